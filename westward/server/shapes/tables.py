"""Tables: setting them up, sitting down, and how they look."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt

from westward.server.shapes.common import Name, Number, Shape, Word
from westward.server.shapes.games import Overlay


class SeatWish(Shape):
    """Who shall sit on a seat: I, another person on this device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    level: Word | None = None
    colour: Word | None = None
    word: Name | None = None


class NewClock(Shape):
    """How many seconds people have per decision, per turn or for the whole game; and what happens then: nothing, a bot moves once, or
    a bot takes the seat until its owner is back."""

    per: Literal["decision", "turn", "game"]
    seconds: Annotated[StrictInt, Field(ge=5, le=60 * 86_400)]
    then: Literal["wait", "once", "bot"] = "wait"


class ClockShown(BaseModel):
    """The clock of a table; `left` are the seconds of those who are asked, `banks` those for the rest of the game. Of others who are
    asked at the same time as somebody else, neither is told.

    `away` are the seconds until those are back who are on holiday, as far as their time does not run meanwhile.
    """

    per: Literal["decision", "turn", "game"]
    seconds: int
    then: Literal["wait", "once", "bot"]
    paused: bool
    #: The seats that want to pause, or to go on.
    agreed: list[int]
    left: list[float | None]
    away: list[float | None]
    banks: list[float | None] | None


class NewTable(Shape):
    """A table to be set up. The order of the seats is the seating order, and gives the colours that are not chosen."""

    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    players: Annotated[StrictInt, Field(ge=1, le=12)] | None = None
    options: Annotated[
        dict[Word, StrictBool | StrictInt | Annotated[str, Field(max_length=60)]], Field(max_length=40)
    ] = {}
    private: StrictBool = False
    pace: Literal["live", "leisure"] = "live"
    seed: Annotated[StrictInt, Field(ge=0, le=2**63 - 1)] | None = None
    clock: NewClock | None = None
    hints: StrictBool = False


class Join(Shape):
    """Sit down on an open seat."""

    seat: Number
    name: Name | None = None
    colour: Word | None = None
    word: Name | None = None


class AddWord(Shape):
    """A word that the person on a seat adds to the luck."""

    seat: Number
    word: Name


class Talk(Shape):
    """Who may talk at a table, `apart` with onlookers whom the players do not hear; and how many seconds must pass between two lines of one person."""

    who: Literal["players", "apart", "everybody", "nobody"]
    slow: Annotated[StrictInt, Field(ge=0, le=3600)] = 0


class Leave(Shape):
    """Get up from a seat: before the game it is open again, during the game a bot takes over."""

    seat: Number | None = None
    level: Word | None = None


class Created(BaseModel):
    """The id of a table."""

    table: str


class Player(BaseModel):
    """Who sits on a seat."""

    seat: int
    name: str
    colour: str
    glyph: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    mine: bool
    #: Whether the asker sat here and got up, so that a bot plays on.
    left: bool
    online: bool


class TableOption(BaseModel):
    """An option as it is set."""

    name: str
    value: str
    about: str
    meaning: str
    clause: str
    changed: bool


class Luck(BaseModel):
    """Where the luck comes from: a number that was chosen, or a secret that is opened when the game is over, and words."""

    seed: int | None
    commitment: str | None
    secret: str | None
    words: list[str]
    #: Whether other tables have the same luck.
    alike: bool


class InLesson(BaseModel):
    """The chapter of a lesson that is walked through at a table."""

    chapter: str
    title: str


class Table(BaseModel):
    """A table as the asker sees it."""

    id: str
    game: str
    title: str
    state: Literal["open", "running", "over", "closed"]
    players: list[Player]
    options: list[TableOption]
    box: str
    overlays: list[Overlay]
    pace: Literal["live", "leisure"]
    private: bool
    invite: str
    hosted: bool
    rematch: str | None
    created: float
    changed: float
    event: int
    your_turn: bool
    luck: Luck
    talk: Talk
    clock: ClockShown | None
    #: Whether hints are given.
    hints: bool
    lesson: InLesson | None
    #: The tournament of which this is a table.
    tournament: str | None
    #: Why the game cannot go on, if what was saved of it does not fit the game as it is here.
    stopped: str | None
