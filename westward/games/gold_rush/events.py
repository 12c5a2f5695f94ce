"""What can happen in Gold Rush. Tiles are named by the layout they show, places by their coordinates."""

from __future__ import annotations

from typing import ClassVar

from westward.core.journal import Event


class Drew(Event, frozen=True):
    """A tile was drawn and shown."""

    seat: int
    tile: str
    layout: str


class Discarded(Event, frozen=True):
    """The tile fits nowhere and leaves the game."""

    seat: int
    tile: str
    layout: str


class Placed(Event, frozen=True):
    """A tile was laid, and tokens on its mountains."""

    seat: int
    tile: str
    layout: str
    x: int
    y: int
    turn: int
    tokens: int
    #: Where the place lay, seen from landmarks.
    near: str = ""


class Occupied(Event, frozen=True):
    """A cowboy was put on the new tile; role is rail, mountain, city or prairie."""

    seat: int
    role: str
    segment: int
    x: int
    y: int


class Camped(Event, frozen=True):
    """A tent was put on a mountain, from the supply or from another tile."""

    seat: int
    x: int
    y: int
    segment: int
    moved: bool
    #: Where the mountain lay, seen from landmarks, and what it is called.
    near: str = ""
    called: str = ""


class Passed(Event, frozen=True):
    """A player did nothing after laying the tile."""

    seat: int


class Taken(Event, frozen=True):
    """A token was taken from the mountain that begins on the tile at (x, y); `left` remain on it."""

    seat: int
    x: int
    y: int
    left: int


class Took(Event, frozen=True):
    """What the token showed, for its owner alone."""

    private: ClassVar[bool] = True

    seat: int
    face: int


class Finished(Event, frozen=True):
    """An area was finished; role is rail, mountain or city, `parts` are its tiles."""

    role: str
    parts: list[str]


class Home(Event, frozen=True):
    """Cowboys came back to the supply."""

    seat: int
    cowboys: int


class Struck(Event, frozen=True):
    """A tent came back to the supply."""

    seat: int


class Lost(Event, frozen=True):
    """Tokens left the game unseen."""

    tokens: int


class Ended(Event, frozen=True):
    """The last tile was laid, or fits nowhere; final scoring follows."""


class Revealed(Event, frozen=True):
    """A player turned over all tokens at the end."""

    seat: int
    tokens: int
    gold: int
