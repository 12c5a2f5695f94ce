"""What can happen in Gold Seekers. Fields are named by their ids; `seat` is the player, or the leader of a coalition."""

from __future__ import annotations

from westward.core.journal import Event


class Drawn(Event, frozen=True):
    """A player drew a person card."""

    seat: int
    person: str


class Ordered(Event, frozen=True):
    """The turn order was drawn by lot."""

    seats: list[int]


class Threw(Event, frozen=True):
    """A throw of the number die."""

    seat: int
    number: int


class ThrewBoth(Event, frozen=True, tag="threw-both"):
    """A throw of both dice."""

    seat: int
    colour: str
    number: int


class Better(Event, frozen=True):
    """A partner was better than the other; `streak` times in a row."""

    seat: int
    streak: int


class Even(Event, frozen=True):
    """Neither partner was better."""

    seat: int
    other_seat: int


class Moved(Event, frozen=True):
    """A figure went forward; `steps` is 0 for the way to the next release field."""

    seat: int
    steps: int
    start: str
    field: str
    kind: str


class MovedBack(Event, frozen=True, tag="moved-back"):
    """A figure went back."""

    seat: int
    steps: int
    start: str
    field: str
    kind: str


class Stayed(Event, frozen=True):
    """The colour die told a figure to stand still."""

    seat: int


class Unused(Event, frozen=True):
    """A throw would have led beyond the claim."""

    seat: int


class Captured(Event, frozen=True):
    """A figure sent another to the connecting field."""

    seat: int
    other_seat: int
    field: str


class Shuffled(Event, frozen=True):
    """The event cards were shuffled into a new deck."""


class Struck(Event, frozen=True):
    """An event card was drawn; `entry` is what the person card followed says."""

    seat: int
    number: int
    title: str
    entry: str


class UnderColourDie(Event, frozen=True, tag="under-colour-die"):
    """A player is under the colour die from now on."""

    seat: int


class Released(Event, frozen=True):
    """A player is free of the colour die."""

    seat: int


class ShieldGained(Event, frozen=True, tag="shield-gained"):
    """Obstacles of the future will be ignored."""

    seat: int
    count: int


class Shielded(Event, frozen=True):
    """A shield was used up by an obstacle; `left` remain."""

    seat: int
    obstacle: str
    left: int


class Granted(Event, frozen=True):
    """An extra throw was granted."""

    seat: int


class Delayed(Event, frozen=True):
    """Turns will be missed."""

    seat: int
    turns: int


class Missed(Event, frozen=True):
    """A turn was missed; `left` are still to come."""

    seat: int
    left: int


class Exhausted(Event, frozen=True):
    """A figure is exhausted and goes back."""

    seat: int
    steps: int


class JobTaken(Event, frozen=True, tag="job-taken"):
    """A player took the newspaper job."""

    seat: int


class JobDeclined(Event, frozen=True, tag="job-declined"):
    """A player declined the newspaper job."""

    seat: int


class Waited(Event, frozen=True):
    """An observer's turn passed; `left` touches are still awaited."""

    seat: int
    left: int


class JobEnded(Event, frozen=True, tag="job-ended"):
    """The newspaper job ended, since nobody is left to be watched."""

    seat: int


class Reported(Event, frozen=True):
    """An observer was moved to the journalist field and paid by the newspaper."""

    seat: int
    field: str
    pay: int


class Crossing(Event, frozen=True):
    """A decision on how to cross river or canyon."""

    seat: int
    section: str
    way: str


class Adrift(Event, frozen=True):
    """A boat went adrift."""

    seat: int
    steps: int
    field: str


class Ambushed(Event, frozen=True):
    """A figure was ambushed in the canyon."""

    seat: int
    turns: int


class MountainWay(Event, frozen=True, tag="mountain-way"):
    """With the right of way a figure went straight on, or round the mountain all the same."""

    seat: int
    way: str


class HorseBought(Event, frozen=True, tag="horse-bought"):
    """A horse was bought."""

    seat: int
    units: int


class HorseLost(Event, frozen=True, tag="horse-lost"):
    """A horse was lost or given up."""

    seat: int


class Offered(Event, frozen=True):
    """A coalition was offered."""

    seat: int
    other_seat: int


class Refused(Event, frozen=True):
    """A coalition was refused."""

    seat: int
    other_seat: int


class Joined(Event, frozen=True):
    """Two players have one figure from now on."""

    seat: int
    other_seat: int
    field: str


class Dissolved(Event, frozen=True):
    """A coalition broke up: the better partner stays, the other goes back."""

    seat: int
    other_seat: int
    field: str


class Arrived(Event, frozen=True):
    """A party reached GOLD."""

    seats: list[int]
    place: int


class Paid(Event, frozen=True):
    """A share of the pot."""

    seat: int
    units: int
    place: int


class Ended(Event, frozen=True):
    """The game is over, by `arrival` or after too many `rounds`."""

    cause: str
