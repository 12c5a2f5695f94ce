"""How the tests speak: seats by number, notation for actions, and views for what lies on the table."""

from __future__ import annotations

import westward
from westward.games.gold_seekers.state import Position
from westward.games.gold_seekers.view import GoldSeekersView, Player, view

from ..table import kinds as kinds
from ..table import play as play


def table(s: Position) -> GoldSeekersView:
    """What everybody sees."""
    return view(s, westward.SPECTATOR)


def player(s: Position, seat: int) -> Player:
    """What is open about a player."""
    return table(s).players[seat]


def where(s: Position, seat: int) -> str:
    """The field of the figure of a seat; empty if it is off the board."""
    return player(s, seat).field


def asked(s: Position) -> tuple[int, str]:
    """Who is asked (-1 for chance) and what."""
    question = table(s).head.question
    assert question is not None, "the game is over"
    return question.seat, question.name


def may(s: Position) -> list[str]:
    """The answers that are possible now, or what can be drawn."""
    return [s.space.format(action) for action in s.legal()]


def turn(s: Position) -> int:
    """Whose turn it is."""
    return table(s).turn


def over(s: Position) -> bool:
    """Whether the game has ended."""
    return s.to_act == westward.OVER
