"""Section 11: playing objective cards."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal
from westward.core.journal import Journal
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.acts import offer
from westward.games.great_western_trail.effects import leave_hand
from westward.games.great_western_trail.moves import PLAY
from westward.games.great_western_trail.state import AREA_KINDS, CATTLE, HERD, OBJECTIVE_KINDS, Position

CARDS: Final[list[str]] = c.CARDS
CARD_ACT: Final[list[int]] = c.CARD_ACT


def card_plays(s: Position, seat: int) -> list[int]:
    """The objective cards in hand, as actions."""
    base = seat * HERD + CATTLE
    return [PLAY + kind for kind in range(OBJECTIVE_KINDS) if s.hand[base + kind]]


def play_card(s: Position, seat: int, action: int, journal: Journal | None) -> None:
    """GWT-11.2, 11.3: the card goes to the personal area; its immediate action is done or forgone."""
    kind = action - PLAY
    leave_hand(s, seat, CATTLE + kind)
    s.area[seat * AREA_KINDS + kind] += 1
    if journal is not None:
        journal.append(events.Played(seat, CARDS[CATTLE + kind]))
    offer(s, seat, CARD_ACT[kind], journal)


def why_no_card(s: Position, seat: int, action: int) -> Refusal:
    """Why a card cannot be played."""
    return Refusal("not-in-hand", "GWT-11.1", {"card": CARDS[CATTLE + action - PLAY]})
