"""What can happen in Colorado County. Fields are named by their ids, cards by colour and figure, cowboys by value."""

from __future__ import annotations

from typing import ClassVar

from westward.core.journal import Event


class LakesLaid(Event, frozen=True, tag="lakes-laid"):
    """The lakes lie as in one of the ready-made layouts."""

    layout: str


class LakeLaid(Event, frozen=True, tag="lake-laid"):
    """A lake was laid by chance (-1) or by a seat."""

    seat: int
    lake: str
    field: str


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins; the seat is its start player."""

    round: int
    seat: int


class StonesDealt(Event, frozen=True, tag="stones-dealt"):
    """The flag stones that a seat was given."""

    seat: int
    colours: list[str]


class FlagPlaced(Event, frozen=True, tag="flag-placed"):
    """A flag stone was put on a field."""

    seat: int
    colour: str
    field: str


class FlagAside(Event, frozen=True, tag="flag-aside"):
    """There was no free field for a flag stone."""

    seat: int
    colour: str


class Revealed(Event, frozen=True):
    """A land card was turned up."""

    card: str


class BidShown(Event, frozen=True, tag="bid-shown"):
    """A bid of an auction was revealed."""

    seat: int
    count: int
    top: int
    cowboys: list[int]


class NoBidShown(Event, frozen=True, tag="no-bid-shown"):
    """A seat made no bid."""

    seat: int


class Picked(Event, frozen=True):
    """A seat took a land card."""

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """Nobody took a land card."""

    card: str


class Placed(Event, frozen=True):
    """A seat used a card for one marker."""

    seat: int
    card: str
    field: str


class PlacedTwo(Event, frozen=True, tag="placed-two"):
    """A seat used a card for two markers."""

    seat: int
    card: str
    field: str
    second: str


class NoEffect(Event, frozen=True, tag="no-effect"):
    """A card could not be used."""

    seat: int
    card: str


class Drew(Event, frozen=True):
    """A seat drew a cowboy from the bag."""

    seat: int


class Saw(Event, frozen=True):
    """Which cowboy it was."""

    private: ClassVar[bool] = True

    seat: int
    cowboy: int


class Passed(Event, frozen=True):
    """A seat does not sell in this window."""

    seat: int
    window: str


class PassedRound(Event, frozen=True, tag="passed-round"):
    """A seat will not sell any more in this round."""

    seat: int


class Offered(Event, frozen=True):
    """A seat offers a field for sale."""

    seat: int
    field: str


class Wanted(Event, frozen=True):
    """A seat is interested in the field on offer."""

    seat: int


class Declined(Event, frozen=True):
    """A seat is not interested."""

    seat: int


class DeclinedWindow(Event, frozen=True, tag="declined-window"):
    """A seat is not interested in any offer of this window."""

    seat: int


class LandBidShown(Event, frozen=True, tag="land-bid-shown"):
    """A bid for the field on offer was revealed."""

    seat: int
    count: int
    top: int
    cowboys: list[int]


class Bought(Event, frozen=True):
    """A seat bought a field and paid these cowboys."""

    seat: int
    other_seat: int
    field: str
    cowboys: list[int]


class Freed(Event, frozen=True):
    """Nobody bought the field; it is free again."""

    seat: int
    field: str


class LakeTaken(Event, frozen=True, tag="lake-taken"):
    """A lake has a new owner."""

    seat: int
    lake: str


class LakeLost(Event, frozen=True, tag="lake-lost"):
    """A lake has no owner any more."""

    lake: str


class Ended(Event, frozen=True):
    """The game is over."""

    seats: list[int]
