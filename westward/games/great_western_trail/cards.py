"""Section 11: playing objective cards."""

from __future__ import annotations

from westward.core.errors import Refusal
from westward.core.journal import Journal
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.acts import offer
from westward.games.great_western_trail.effects import leave_hand
from westward.games.great_western_trail.moves import PLAY, SPACE
from westward.games.great_western_trail.state import Position


def card_plays(s: Position, seat: int) -> list[int]:
    """The objective cards in hand, as actions."""
    base = seat * c.HERD + c.CATTLE
    return [PLAY + kind for kind in range(c.OBJECTIVE_KINDS) if s.hand[base + kind]]


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
