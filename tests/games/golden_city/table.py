"""How the tests speak: colours for seats, notation for actions, and views for what lies on the table."""

from __future__ import annotations

import westward
from westward.games.golden_city.components import COLOURS
from westward.games.golden_city.state import Position
from westward.games.golden_city.view import GoldenCityView, view

from ..table import kinds as kinds
from ..table import reason as reason
from ..table import refusal as refusal


def play(s: Position, *lines: str) -> westward.Journal:
    """Play lines of notation one after the other; what was told. A roll of who stands before an open robber is a challenge."""
    journal: westward.Journal = []
    for line in lines:
        if line.startswith("die ") and s.step_now().name == "challenge":
            s.play(s.space.parse("challenge"), journal)
        s.play(s.space.parse(line), journal)
    return journal


def may(s: Position) -> set[str]:
    """The fields that the asked player may choose."""
    return {s.space.arguments(action)["field"] for action in s.legal()}


def table(s: Position) -> GoldenCityView:
    """What everybody sees."""
    return view(s, westward.SPECTATOR)


def seat(colour: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(colour)


def where(s: Position, colour: str) -> str:
    """The field of a figure."""
    return table(s).figures[seat(colour)]


def carried(s: Position, colour: str) -> dict[str, int]:
    """What a player carries."""
    return table(s).carried[seat(colour)]


def banked(s: Position, colour: str) -> dict[str, int]:
    """What a player has at home."""
    return table(s).banked[seat(colour)]


def turn(s: Position) -> str:
    """Whose turn it is."""
    return COLOURS[table(s).turn]


def asked(s: Position) -> tuple[str, str]:
    """Who is asked (or chance), and what."""
    question = table(s).head.question
    assert question is not None, "the game is over"
    return (COLOURS[question.seat] if question.seat >= 0 else "chance"), question.name


def steps(s: Position) -> object:
    """How many steps the open question speaks of."""
    question = table(s).head.question
    return question and question.facts["steps"]
