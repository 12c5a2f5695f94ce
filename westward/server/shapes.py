"""The shapes of requests and answers, for checking what comes in and for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

Name = Annotated[str, Field(min_length=1, max_length=200)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
Number = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Action = Annotated[StrictInt, Field(ge=0, le=2**53)]


class Shape(BaseModel):
    """A request's body: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Wrong(BaseModel):
    """What went wrong, as one sentence."""

    error: str
    clause: str | None = None


class Me(BaseModel):
    """The guest who asks."""

    name: str
    language: str


class NewName(Shape):
    """A name for the guest who asks."""

    name: Name


class Token(BaseModel):
    """A token for programs, to be sent as `Authorization: Bearer …`."""

    token: str


class SeatWish(Shape):
    """Who shall sit on a seat: I, another person on this device, a bot, or whoever comes."""

    kind: Literal["me", "local", "bot", "open"]
    name: Name | None = None
    level: Word | None = None
    colour: Word | None = None
    word: Name | None = None


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
    """Who may talk at a table, and how many seconds must pass between two lines of one person."""

    who: Literal["players", "everybody", "nobody"]
    slow: Annotated[StrictInt, Field(ge=0, le=3600)] = 0


class Mute(Shape):
    """Whoever said a line of the chat talks no more, or again."""

    line: Annotated[StrictInt, Field(ge=0, le=2**53)]
    muted: StrictBool = True


class Leave(Shape):
    """Get up from a seat: before the game it is open again, during the game a bot takes over."""

    seat: Number | None = None
    level: Word | None = None


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


class Overlay(BaseModel):
    """Something that can be laid over the board."""

    name: str
    title: str


class Luck(BaseModel):
    """Where the luck comes from: a number that was chosen, or a secret that is opened when the game is over, and words."""

    seed: int | None
    commitment: str | None
    secret: str | None
    words: list[str]


class InLesson(BaseModel):
    """The chapter of a lesson that is walked through at a table."""

    chapter: str
    title: str


class Table(BaseModel):
    """A table as the asker sees it."""

    id: str
    game: str
    title: str
    state: Literal["open", "running", "over"]
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
    lesson: InLesson | None
    #: Why the game cannot go on, if what was saved of it does not fit the game as it is here.
    stopped: str | None


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


class Learn(Shape):
    """A chapter of a game's lesson; the first if none is named."""

    game: Word
    chapter: Word | None = None


class LessonDeed(Shape):
    """Go back to the decision before, begin the chapter again, or leave into a normal game."""

    do: Literal["back", "again", "leave"]


class Coach(BaseModel):
    """What is said at a lesson's table now."""

    event: int
    goal: str
    chapter: str
    title: str
    number: int
    chapters: int
    next: str | None
    step: int
    steps: int
    mode: Literal["step", "wait", "strayed", "end"]
    text: str
    action: int | None
    label: str
    back: bool


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
    lesson: LessonShown | None


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
    """A rulebook."""

    title: str
    html: str
    clauses: dict[str, str]
    about: dict[str, str]


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


class TurningPoint(BaseModel):
    """Where the chances turned: the event to look at, the one after it, and what happened in words."""

    at: int
    event: int
    seat: int
    kind: Literal["choice", "blunder", "good", "swing", "luck", "slide"]
    text: str


class Review(BaseModel):
    """How everybody's chances went; empty until it is ready."""

    ready: bool
    at: list[int] = []
    chances: list[list[float]] = []
    turns: list[TurningPoint] = []


class Events(BaseModel):
    """What happened after an event."""

    model_config = ConfigDict(populate_by_name=True)

    since: int = Field(alias="from")
    to: int
    lines: list[dict[str, Any]]
    to_act: list[int]
    over: bool
