"""What is kept about guests, tables and how far games have come, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from westward.core.title import Settings as Options


@dataclass(frozen=True)
class Guest:
    """A person, known by a token that only that person's browser holds; each device has one of its own."""

    id: str
    name: str
    #: The id of the device from which the person asks.
    device: str = ""


@dataclass(frozen=True)
class Device:
    """A device of a person; its token is not told."""

    id: str
    name: str
    since: float
    seen: float


@dataclass(frozen=True)
class Pass:
    """What a code that is good once is for."""

    kind: str
    guest: str | None
    data: str


@dataclass(frozen=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    key: str
    count: int
    name: str
    since: float = 0.0
    guest: str = ""


@dataclass(frozen=True)
class Way:
    """A way on which somebody is called: a push message to a browser, mail, or a webhook."""

    id: str
    guest: str
    kind: str
    address: str
    #: What a browser gave to encrypt push messages with; else empty.
    keys: str = ""
    #: The device of a push message.
    device: str = ""
    #: The address by which the person reaches the server.
    base: str = ""
    active: bool = True


@dataclass(frozen=True)
class Wishes:
    """When somebody wants to be called: after so many minutes, not within these minutes of their day."""

    soon: int = 5
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    language: str = "en"
    #: Until when somebody is away on holiday; 0 for not at all.
    away: float = 0.0


@dataclass(frozen=True)
class Asked:
    """A person who is asked at a table, and since when."""

    table: str
    seat: int
    guest: str
    since: float


@dataclass(frozen=True)
class Clock:
    """How long people may think, and what happens then: nothing, a bot moves once, or a bot takes the seat."""

    per: Literal["decision", "turn", "game"]
    seconds: int
    then: Literal["wait", "once", "bot"] = "wait"
    #: Since when the clock is paused, 0 if it runs; and the seats that want to change that.
    paused: float = 0.0
    agreed: tuple[int, ...] = ()
    #: Since when somebody wants to go on, 0 if nobody does.
    wanted: float = 0.0


@dataclass(frozen=True)
class Notice:
    """Something that happened at a table besides its game, after an event."""

    number: int
    event: int
    kind: str
    facts: dict[str, str]
    at: float


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat: a person, a bot, or nobody yet."""

    kind: str
    name: str = ""
    guest: str | None = None
    level: str = ""
    #: The colour that was chosen; None where it goes by the seat.
    colour: str | None = None
    #: What its person added to the luck before the game.
    word: str = ""
    #: Since when its person is asked, 0 if not; and how many seconds of the game's clock are used up.
    since: float = 0.0
    used: float = 0.0
    #: Until when its person is on holiday, 0 if they said nothing of the kind; it is kept with the person.
    away: float = 0.0


@dataclass(frozen=True)
class Facts:
    """What a table is, apart from the history of its game."""

    id: str
    game: str
    options: Options
    state: str
    private: bool
    pace: str
    seed: str
    host: str
    created: float
    #: When something last happened, what the latest event is, which seats are asked, and which of these have not answered: these
    #: change with the game, the others do not.
    changed: float = field(compare=False)
    seats: tuple[Seat, ...]
    rematch: str | None = None
    #: The version of the game under which the table was set up; older tables do not tell.
    version: str = ""
    #: What is wrong with the row, if something is: then there is nothing to play.
    damage: str = ""
    #: How many of the first entries were brought along with a record.
    brought: int = 0
    #: Who may talk: players, everybody or nobody; and how many seconds must pass between two lines of one person.
    talk: str = "players"
    slow: int = 0
    clock: Clock | None = None
    #: Whether hints are given between people.
    hints: bool = False
    #: The chapter of the game's lesson that is walked through here; empty at every other table.
    lesson: str = ""
    #: The tournament of which this is a table; empty at every other table.
    tournament: str = ""
    event: int = field(default=0, compare=False)
    asked: tuple[int, ...] = field(default=(), compare=False)
    waits_for: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Standing:
    """How far a game has come: the state of the table, the seats that are asked, and whether one of them is a bot's."""

    state: str
    asked: tuple[int, ...]
    bot_due: bool


@dataclass(frozen=True)
class Answer:
    """An answer to a sealed question that waits for the others, or one part of it where it takes several actions."""

    seat: int
    action: int
    client_id: str | None = None
    part: int = 0
    #: Its notation, which counts; older ones have none.
    move: str | None = None


@dataclass(frozen=True)
class Said:
    """A line of the table's chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    #: Who said it; empty for what is older than that is kept.
    guest: str = ""
