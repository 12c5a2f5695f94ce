"""Puzzles."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from westward.server.shapes.after import Figures
from westward.server.shapes.play import Position
from westward.server.shapes.tables import Table


class PuzzleName(BaseModel):
    """Which puzzle it is: the game's, its number of so many, and a name that it keeps wherever it stands."""

    game: str
    title: str
    number: int
    of: int
    name: str
    #: Whether whoever looks one decision ahead answers something else.
    hard: bool
    players: int
    #: The day, in universal time, if it is the puzzle of today.
    day: str | None


class PuzzleShelf(BaseModel):
    """How many puzzles each game has that has some, and the one of the day."""

    daily: PuzzleName | None
    games: dict[str, int]


class Puzzle(PuzzleName):
    """A puzzle with its position."""

    table: Table
    position: Position


class PuzzleAnswer(BaseModel):
    """What is said about an answer; which is the best, and why, once it was found or given up."""

    right: bool
    text: str
    answer: int | None
    why: str
    choices: list[Figures]


class PuzzleWhy(BaseModel):
    """Why a part of the picture cannot be chosen, or which action it would be."""

    type: Literal["why"]
    text: str
    clause: str
    part: str | None = None
    action: int | None = None
