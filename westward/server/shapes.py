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


class Done(BaseModel):
    """It is done."""

    done: bool


class Base(Shape):
    """The address by which the page reaches the server, such as `https://table.example.org`."""

    base: Annotated[str, Field(min_length=1, max_length=300)]


class Mail(Shape):
    """A mail address."""

    address: Annotated[str, Field(min_length=3, max_length=254)]


class Code(Shape):
    """A code that somebody was given."""

    code: Annotated[str, Field(min_length=1, max_length=2000)]


class Credential(Shape):
    """What a browser answers when it is asked for a passkey, as `PublicKeyCredential.toJSON()` gives it."""

    credential: Annotated[dict[str, Any], Field(max_length=20)]


class Link(BaseModel):
    """A link that is good once and for so many seconds, and its QR code as a data URI."""

    url: str
    qr: str
    seconds: int


class Entry(BaseModel):
    """Whose device this one would become; `brings` is the number of its own games, which come along."""

    name: str
    mail: str
    same: bool
    brings: int


class Device(BaseModel):
    """A device of mine."""

    id: str
    name: str
    since: float
    seen: float
    #: Whether it is the one that asks.
    here: bool


class Passkey(BaseModel):
    """A passkey of mine."""

    id: str
    name: str
    since: float


class Can(BaseModel):
    """What a server can do to keep somebody known."""

    mail: bool
    passkeys: bool


class Identity(BaseModel):
    """By what one is known."""

    devices: list[Device]
    passkeys: list[Passkey]
    mails: list[str]
    can: Can


class PushKeys(Shape):
    """What a browser gives to encrypt for it."""

    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class Push(Base):
    """A browser's subscription to push messages."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    keys: PushKeys


class Hook(Base):
    """The address of a webhook."""

    url: Annotated[str, Field(min_length=1, max_length=1000)]


class Switch(Shape):
    """On or off."""

    active: StrictBool


class Off(Shape):
    """The code of a call, which turns its way off or on again."""

    code: Annotated[str, Field(min_length=1, max_length=200)]
    active: StrictBool = False


class TurnedOff(BaseModel):
    """Which kind of way was turned."""

    kind: str
    active: bool


class Tried(BaseModel):
    """On how many ways a call went out."""

    reached: int


Minute = Annotated[StrictInt, Field(ge=0, lt=1440)]


class Wish(Shape):
    """When somebody wants to be called: after so many minutes, not between two minutes of the day, not before `away` is over."""

    soon: Annotated[StrictInt, Field(ge=1, le=2880)] = 5
    quiet: tuple[Minute, Minute] | None = None
    zone: Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[\w+/-]+$")] = "UTC"
    language: Literal["en", "de"] = "en"
    away: Annotated[float, Field(ge=0, le=2**40)] | None = None


class WayShown(BaseModel):
    """A way on which I am called."""

    id: str
    kind: Literal["push", "mail", "hook"]
    address: str
    active: bool
    #: Whether it leads to the device that asks.
    here: bool


class Calls(BaseModel):
    """On which ways I am called and when; `key` is what browsers need for push messages, empty where there are none."""

    ways: list[WayShown]
    soon: int
    quiet: tuple[int, int] | None
    zone: str
    language: str
    away: float | None
    key: str
    mail: bool


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
    """The clock of a table; `left` are the seconds of those who are asked, `banks` those for the rest of the game."""

    per: Literal["decision", "turn", "game"]
    seconds: int
    then: Literal["wait", "once", "bot"]
    paused: bool
    #: The seats that want to pause, or to go on.
    agreed: list[int]
    left: list[float | None]
    banks: list[float] | None


class Pause(Shape):
    """Whether the asker wants to pause, or to go on."""

    pause: StrictBool


class Fill(Shape):
    """A seat for a bot of a level."""

    seat: Number
    level: Word | None = None


class OfSeat(Shape):
    """A seat."""

    seat: Number


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
    clock: ClockShown | None
    #: Whether hints are given.
    hints: bool
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
    """A rulebook: a guide in two pages, empty if there is none, and the numbered clauses."""

    title: str
    guide: str
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


class Figures(BaseModel):
    """A choice with what a search found: the share of games won, and the lead at the end."""

    action: int
    label: str
    wins: float
    lead: float


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


class TurningPoint(BaseModel):
    """Where the chances turned: the event to look at, the one after it, and what happened in words."""

    at: int
    event: int
    seat: int
    kind: Literal["choice", "blunder", "good", "swing", "luck", "slide"]
    text: str


class Moment(BaseModel):
    """A choice worth a second look: the event to look at, choices to choose from, which was best and which was made, and why."""

    at: int
    move: int
    seat: int
    question: str
    choices: list[Figures]
    best: int
    played: int
    verdict: str
    why: str


class Review(BaseModel):
    """How everybody's chances went; empty until it is ready."""

    ready: bool
    at: list[int] = []
    chances: list[list[float]] = []
    turns: list[TurningPoint] = []
    moments: list[Moment] = []


class Events(BaseModel):
    """What happened after an event."""

    model_config = ConfigDict(populate_by_name=True)

    since: int = Field(alias="from")
    to: int
    lines: list[dict[str, Any]]
    to_act: list[int]
    over: bool
