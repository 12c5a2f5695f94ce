"""What one seat may know: the only thing that pictures, words, files and tensors are made from."""

from __future__ import annotations

import msgspec

from westward.core.errors import Value
from westward.core.journal import Item
from westward.core.state import OVER, State
from westward.core.state import SPECTATOR as SPECTATOR


class Question(msgspec.Struct, frozen=True):
    """The open question: the key of its words, who is asked (CHANCE for a draw), and its clause."""

    name: str
    seat: int
    clause: str
    facts: dict[str, Value] = {}
    sealed: bool = False


class Choice(msgspec.Struct, frozen=True):
    """One answer: its notation, facts for its words, its clause, and the parts of the picture one clicks to make it.

    All parts together make it, such as a stone and a field, unless `either` says that any one of them stands for it, such as
    each of two equal cards. Choices that differ in `turn` alone lay the same thing at the same place, turned another way. `mover` names the thing
    that would then stand at the place though it need not be touched, such as the own figure; a page shows it there beforehand.
    """

    action: int
    notation: str
    kind: str
    clause: str
    facts: dict[str, Value] = {}
    parts: list[str] = []
    either: bool = False
    turn: int | None = None
    mover: str = ""


class Head(msgspec.Struct, frozen=True):
    """What every view begins with, whatever the game."""

    game: str
    players: int
    settings: dict[str, Value]
    #: Whose eyes: a seat or SPECTATOR.
    seat: int
    #: Colour names of the seats, in seating order.
    colours: list[str]
    to_act: int
    question: Question | None
    #: The legal actions, if it is this seat that is asked.
    legal: list[int]
    #: Points per seat with their items, as far as the seat can know them.
    scores: list[int]
    sheet: list[list[Item]]
    #: Who won; empty before the end.
    winners: list[int]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat may know. Each game adds its own fields; all of it can be written as JSON."""

    head: Head


def head_of(s: State, seat: int, colours: list[str], sheet: list[list[Item]]) -> Head:
    """The common part of a view of a position."""
    question: Question | None = None
    if s.to_act != OVER:
        step = s.step_now()
        facts = step.facts(s, s.to_act, s.arg_now())
        question = Question(step.name, s.to_act, step.clause, facts, step.sealed)
    return Head(
        game=s.game,
        players=s.players,
        settings=s.settings,
        seat=seat,
        colours=colours[: s.players],
        to_act=s.to_act,
        question=question,
        legal=s.legal() if s.to_act == seat else [],
        scores=[sum(item.points for item in items) for items in sheet],
        sheet=sheet,
        winners=s.winners() if s.to_act == OVER else [],
    )


def as_json(view: View) -> bytes:
    """The view as JSON; equal views give equal bytes."""
    return msgspec.json.encode(view, order="sorted")
