"""How the tests speak: colours for seats, notation for actions, and views for what lies on the table."""

from __future__ import annotations

import westward
from westward.core.errors import Refusal
from westward.games.golden_city.components import COLOURS
from westward.games.golden_city.state import Position
from westward.games.golden_city.view import GoldenCityView, view


def play(s: Position, *lines: str) -> westward.Journal:
    """Play lines of notation one after the other; what was told."""
    journal: westward.Journal = []
    for line in lines:
        s.play(s.space.parse(line), journal)
    return journal


def may(s: Position) -> set[str]:
    """The fields that the asked player may choose."""
    return {s.space.arguments(action)["field"] for action in s.legal()}


def refusal(s: Position, line: str) -> Refusal:
    """Why a line of notation is not allowed now."""
    found = s.why_not(s.space.parse(line))
    assert found is not None, f"{line} is allowed"
    return found


def reason(s: Position, line: str) -> tuple[str, str]:
    """The reason and the clause of a refusal."""
    found = refusal(s, line)
    return found.reason, found.clause


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


def kinds(journal: westward.Journal) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in journal]
