"""Section 11: playing objective cards."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.errors import Refusal
from westward.core.journal import Journal
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.acts import offer
from westward.games.great_western_trail.effects import leave_hand
from westward.games.great_western_trail.moves import PLAY, SPACE
from westward.games.great_western_trail.state import Position


def add_card_plays(s: Position, seat: int, found: list[int]) -> None:
    """Add the objective cards in hand, as actions."""
    hand = s.hand
    first: i64 = seat * c.HERD + c.CATTLE
    end: i64 = first + c.OBJECTIVE_KINDS
    i: i64 = first
    while i < end:
        if hand[i] != 0:
            found.append(PLAY + (i - first))
        i += 1


def play_card(s: Position, seat: int, action: int, journal: Journal | None) -> None:
    """GWT-11.2, 11.3: the card goes to the personal area; its immediate action is done or forgone."""
    kind = SPACE.index(action)
    leave_hand(s, seat, c.CATTLE + kind)
    s.area[seat * c.AREA_KINDS + kind] += 1
    if journal is not None:
        journal.append(events.Played(seat, c.CARDS[c.CATTLE + kind]))
    offer(s, seat, c.CARD_ACT[kind], journal)


def why_no_card(s: Position, seat: int, action: int) -> Refusal:
    """Why a card cannot be played."""
    return Refusal("not-in-hand", "GWT-11.1", {"card": c.CARDS[c.CATTLE + SPACE.index(action)]})
