"""How the tests speak: notation for actions, fields by name, and views for what lies on the table."""

from __future__ import annotations

import westward
from westward.games.colorado_county import TITLE
from westward.games.colorado_county.state import Position
from westward.games.colorado_county.view import ColoradoCountyView, LakeView, view

from ..table import kinds as kinds
from ..table import play as play
from ..table import reason as reason


def start(players: int, **options: object) -> Position:
    """A new game."""
    s = TITLE.start(players, **options)
    assert isinstance(s, Position)
    return s


def chance(s: Position, seed: int = 1) -> westward.Journal:
    """Let chance draw until somebody is asked or the game is over; what was told."""
    journal: westward.Journal = []
    rng = westward.Rng(seed)
    while s.to_act == westward.CHANCE:
        s.play(s.draw(rng), journal)
    return journal


def until(s: Position, name: str, seed: int = 1) -> None:
    """Play at random, never selling, until a question of that name is open."""
    rng = westward.Rng(seed)
    while s.to_act != westward.OVER and (s.to_act == westward.CHANCE or s.step_now().name != name):
        if s.to_act == westward.CHANCE:
            s.play(s.draw(rng))
        else:
            s.play(s.legal()[0] if s.step_now().name == "sell" else rng.pick(s.legal()))


def may(s: Position) -> set[str]:
    """What the asked player may do, as notation without the kind of action."""
    return {s.space.format(action).partition(" ")[2] or s.space.format(action) for action in s.legal()}


def table(s: Position, seat: int = westward.SPECTATOR) -> ColoradoCountyView:
    """What everybody sees, or a seat."""
    return view(s, seat)


def hand(s: Position, seat: int) -> list[int]:
    """The cowboys of a seat, as it sees them itself."""
    return view(s, seat).hand


def lake(s: Position, name: str) -> LakeView:
    """One of the lakes."""
    return next(one for one in table(s).lakes if one.id == name)


def asked(s: Position) -> tuple[int, str]:
    """Who is asked (-1 for chance, -2 when the game is over), and what."""
    question = table(s).head.question
    return (question.seat, question.name) if question else (westward.OVER, "")


def owner_of(s: Position, field: str) -> int:
    """Whose marker lies on a field, -1 if nobody's."""
    return next((seat for seat, fields in enumerate(table(s).markers) if field in fields), -1)
