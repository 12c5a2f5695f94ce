"""What can happen in Golden City. Fields and chips are named by their ids."""

from __future__ import annotations

from typing import ClassVar

from westward.core.journal import Event


class Rolled(Event, frozen=True):
    """The turn roll; face is `loco` or the number of steps."""

    seat: int
    face: str


class Moved(Event, frozen=True):
    """A figure moved."""

    seat: int
    start: str
    field: str


class Stayed(Event, frozen=True):
    """A figure had no legal move, or no way to retreat."""

    seat: int


class Ferried(Event, frozen=True):
    """A figure crossed a lake on a raft."""

    seat: int
    raft: int
    start: str
    field: str


class Found(Event, frozen=True):
    """A chip was turned up."""

    seat: int
    field: str
    chip: str


class Fought(Event, frozen=True):
    """A roll against a robber."""

    seat: int
    field: str
    strength: int
    roll: int


class Captured(Event, frozen=True):
    """A robber was beaten, and taken with what lay under it."""

    seat: int
    field: str
    chip: str
    worth: int


class Robbed(Event, frozen=True):
    """A robber won, and keeps what the player carried."""

    seat: int
    field: str
    worth: int


class Attacked(Event, frozen=True):
    """A brawl between two prospectors begins."""

    seat: int
    other_seat: int
    field: str


class Brawled(Event, frozen=True):
    """Both rolls of a brawl."""

    seat: int
    roll: int
    other_seat: int
    other_roll: int


class Plundered(Event, frozen=True):
    """The winner of a brawl took what the loser carried."""

    seat: int
    other_seat: int
    worth: int


class Retreated(Event, frozen=True):
    """A figure withdrew from a brawl."""

    seat: int
    start: str
    field: str


class Banked(Event, frozen=True):
    """What was carried is safe at home."""

    seat: int
    worth: int


class Steamed(Event, frozen=True):
    """The locomotive went one field on; `left` is how far the station still is."""

    seat: int
    field: str
    left: int


class RunOver(Event, frozen=True, tag="run-over"):
    """The locomotive hit a figure; the driver gets what it carried."""

    seat: int
    other_seat: int
    worth: int
    field: str


class Scouted(Event, frozen=True):
    """A seat looked at the chips around its figure."""

    seat: int
    field: str
    count: int


class Saw(Event, frozen=True):
    """What the scout saw."""

    private: ClassVar[bool] = True

    seat: int
    field: str
    chip: str


class HouseTaken(Event, frozen=True, tag="house"):
    """A seat has its house."""

    seat: int
    field: str


class LeftAlone(Event, frozen=True, tag="left-alone"):
    """A seat did not challenge the open robber on its field."""

    seat: int
    field: str


class Ended(Event, frozen=True):
    """The game is over, because of the `train` or the `chips`."""

    cause: str
