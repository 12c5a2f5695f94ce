"""Tournaments: announcing them, taking part, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt

from westward.server.shapes.common import Name, Number, Shape, Word
from westward.server.shapes.tables import NewClock


class NewTournament(Shape):
    """A tournament to be announced. A series is one table that plays several times; a round robin ends when all have met."""

    name: Name
    game: Word
    form: Literal["series", "robin", "swiss"]
    #: How many sit at a table.
    size: Annotated[StrictInt, Field(ge=2, le=12)]
    #: How many rounds there are; a round robin knows by itself.
    rounds: Annotated[StrictInt, Field(ge=1, le=20)] = 3
    options: Annotated[
        dict[Word, StrictBool | StrictInt | Annotated[str, Field(max_length=60)]], Field(max_length=40)
    ] = {}
    private: StrictBool = False
    pace: Literal["live", "leisure"] = "leisure"
    clock: NewClock
    #: Whether all tables of a round have the same luck.
    alike: StrictBool = False
    #: The bots that fill up; nobody does if there is none.
    level: Word | None = None


class Announced(BaseModel):
    """The id of a new tournament."""

    tournament: str


class Enter(Shape):
    """Take part, by a name, with a word for the luck perhaps."""

    name: Name | None = None
    word: Name | None = None


class Withdraw(Shape):
    """Take part no more; the host may name an entrant."""

    number: Number | None = None


class Standing(BaseModel):
    """Where an entrant stands. `rounds` are the points of each round, none for one that is not over."""

    number: int
    name: str
    bot: bool
    mine: bool
    gone: bool
    place: int
    points: float
    wins: int
    opponents: float
    rounds: list[float | None]


class MatchSeat(BaseModel):
    """Who sat on a seat, and what came of it; nothing is told before it may be known."""

    number: int
    name: str
    score: int | None
    won: bool
    points: float | None


class TournamentTable(BaseModel):
    """A table of a round."""

    table: str
    state: Literal["open", "running", "over", "closed"]
    #: Whether the asker may look at it.
    visible: bool
    seats: list[MatchSeat]


class Round(BaseModel):
    """A round: its tables, and where its luck came from, if all of them have the same."""

    number: int
    tables: list[TournamentTable]
    commitment: str | None
    secret: str | None


class TournamentSummary(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    title: str
    form: Literal["series", "robin", "swiss"]
    state: Literal["open", "running", "over"]
    round: int
    rounds: int
    entrants: int
    alike: bool
    mine: bool
    changed: float


class TournamentShown(TournamentSummary):
    """A tournament as the asker sees it."""

    size: int
    pace: Literal["live", "leisure"]
    clock: NewClock
    private: bool
    #: What the bots that fill up are called.
    level: str | None
    hosted: bool
    #: Whether the asker takes part.
    entered: bool
    full: bool
    standings: list[Standing]
    played: list[Round]
    #: The seals of all rounds to come, where tables have the same luck; the words of the entrants, and what these give together.
    seals: list[str]
    words: list[str]
    word: str | None
