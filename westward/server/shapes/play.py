"""Positions, moves, and what happened."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from westward.server.shapes.common import Action, Number, Shape


class Move(Shape):
    """A move by number or notation; `number` is the latest event that the player has seen."""

    seat: Number
    number: Number
    action: Action | None = None
    notation: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    id: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")] | None = None


class Moved(BaseModel):
    """The number of the event after the move."""

    number: int


class Scene(BaseModel):
    """One drawing."""

    name: str
    box: list[float]
    body: str
    title: str


class Picture(BaseModel):
    """All drawings of a position."""

    defs: str
    scenes: list[Scene]


class Question(BaseModel):
    """What is asked: the name of its kind, and its words."""

    name: str
    text: str
    clause: str
    sealed: bool


class Choice(BaseModel):
    """An answer that is possible."""

    action: int
    label: str
    step: str
    then: str
    clause: str
    kind: str
    notation: str
    parts: list[str]
    either: bool
    turn: int | None
    mover: str
    warn: bool


class ScoreItem(BaseModel):
    """A line of a score, and the row of the score sheet it belongs to."""

    name: str
    category: str
    text: str
    points: int
    clause: str
    parts: list[str]
    #: Whether it would count if the game ended now, and is no part of the score yet.
    later: bool


class Score(BaseModel):
    """The points of a seat."""

    seat: int
    score: int
    items: list[ScoreItem]


class Position(BaseModel):
    """A position as a seat or a spectator sees it."""

    type: Literal["position", "look"]
    event: int
    seat: int
    to_act: list[int]
    over: bool
    picture: Picture | None
    question: Question | None
    choices: list[Choice]
    answered: bool
    answer: str | None
    players: list[Score]
    winners: list[int]
    secret: bool
    undo: bool
    redo: bool
    warn: bool


class Section(BaseModel):
    """What there is to tell about one thing."""

    title: str
    lines: list[str]


class InWords(BaseModel):
    """A position in words."""

    sections: list[Section]


class Events(BaseModel):
    """What happened after an event."""

    model_config = ConfigDict(populate_by_name=True)

    since: int = Field(alias="from")
    to: int
    lines: list[dict[str, Any]]
    to_act: list[int]
    over: bool
