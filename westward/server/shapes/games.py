"""Games, bots and rulebooks."""

from __future__ import annotations

from pydantic import BaseModel


class Overlay(BaseModel):
    """Something that can be laid over the board."""

    name: str
    title: str


class OptionValue(BaseModel):
    """A value of an option."""

    value: str
    about: str


class GameOption(BaseModel):
    """A rule that a table may switch."""

    name: str
    clause: str
    about: str
    when: str
    values: list[OptionValue]
    default: str


class ChapterName(BaseModel):
    """A chapter of a lesson."""

    name: str
    title: str


class LessonShown(BaseModel):
    """A guided first game, as the lobby shows it."""

    goal: str
    minutes: int
    chapters: list[ChapterName]


class StrengthShown(BaseModel):
    """How strong a level is with so many players, on the scale on which playing at random is 0, and the points it usually reaches."""

    players: int
    level: str
    rating: int
    least: bool
    points: int


class Game(BaseModel):
    """A game."""

    id: str
    title: str
    summary: str
    players: list[int]
    colours: list[str]
    glyphs: list[str]
    options: list[GameOption]
    overlays: list[Overlay]
    maturity: str
    box: str
    #: The same game with other boxes that may be chosen for a table.
    boxes: list[Game]
    lesson: LessonShown | None
    strengths: list[StrengthShown]


class Bot(BaseModel):
    """A kind of bot."""

    id: str
    title: str
    about: str


class Games(BaseModel):
    """All games, and the bots that can be played against."""

    games: list[Game]
    bots: list[Bot]


class Rules(BaseModel):
    """A rulebook: a guide in two pages, empty if there is none, and the numbered clauses."""

    title: str
    guide: str
    html: str
    clauses: dict[str, str]
    about: dict[str, str]
    remarks: dict[str, str]
    symbols: dict[str, str]
