"""What can happen in Great Western Trail. Spots, cards, tiles, spaces and cities are named by their ids."""

from __future__ import annotations

from typing import ClassVar

from westward.core.journal import Event


class NeutralPlaced(Event, frozen=True, tag="neutral-placed"):
    """A neutral building was put on a spot in the set-up."""

    tile: str
    spot: str


class SideShown(Event, frozen=True, tag="side-shown"):
    """Which side of a building number everybody uses."""

    building: str


class MasterPlaced(Event, frozen=True, tag="master-placed"):
    """A station master tile was put at a station."""

    tile: str
    station: int


class StarterDealt(Event, frozen=True, tag="starter-dealt"):
    """A starting objective card was dealt."""

    seat: int
    card: str


class Supplied(Event, frozen=True):
    """A tile of the supply was put on a foresight space."""

    tile: str
    column: str
    place: int


class Settled(Event, frozen=True):
    """A teepee or a hazard was put on the trail."""

    tile: str
    spot: str


class Vanished(Event, frozen=True):
    """A tile found no free place and left the game, or was set aside in the set-up."""

    tile: str


class JobOffered(Event, frozen=True, tag="job-offered"):
    """A worker came to the job market."""

    worker: str
    row: int


class TokenMoved(Event, frozen=True, tag="token-moved"):
    """The job market token went on to a row."""

    row: int


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """The job market is full; the seat takes its token."""

    seat: int


class MarketTurned(Event, frozen=True, tag="market-turned"):
    """A card of the market stack was turned up."""

    card: str


class Displayed(Event, frozen=True):
    """An objective card was turned up into the display."""

    card: str


class Began(Event, frozen=True):
    """A cattleman was placed for the first time."""

    seat: int
    spot: str


class Moved(Event, frozen=True):
    """A cattleman moved."""

    seat: int
    start: str
    spot: str
    steps: int


class Gained(Event, frozen=True):
    """Money from the bank; `reason` is a key of terms."""

    seat: int
    amount: int
    reason: str


class Paid(Event, frozen=True):
    """Money into the bank."""

    seat: int
    amount: int
    reason: str


class FeePaid(Event, frozen=True, tag="fee-paid"):
    """A fee to another player."""

    seat: int
    amount: int
    other_seat: int
    spot: str


class Used(Event, frozen=True):
    """A local action was begun."""

    seat: int
    spot: str
    action: str


class Helped(Event, frozen=True):
    """An auxiliary action was begun."""

    seat: int
    auxiliary: str
    level: int


class Discarded(Event, frozen=True):
    """A card went from hand to the discard pile."""

    seat: int
    card: str


class Removed(Event, frozen=True):
    """A hand card left the game."""

    seat: int
    card: str


class Drew(Event, frozen=True):
    """A seat drew cards."""

    seat: int
    count: int


class DrewCard(Event, frozen=True, tag="drew-card"):
    """Which card it was."""

    private: ClassVar[bool] = True

    seat: int
    card: str


class Shuffled(Event, frozen=True):
    """A discard pile became the draw stack."""

    seat: int
    count: int


class Played(Event, frozen=True):
    """An objective card was played into the personal area."""

    seat: int
    card: str


class Took(Event, frozen=True):
    """An objective card was taken openly; `to` is `discard-pile` or `hand`."""

    seat: int
    card: str
    to: str


class TookBlind(Event, frozen=True, tag="took-blind"):
    """The top card of the objective stack was taken into the hand."""

    seat: int


class SawBlind(Event, frozen=True, tag="saw-blind"):
    """Which card that was."""

    private: ClassVar[bool] = True

    seat: int
    card: str


class Hired(Event, frozen=True):
    """A worker was hired from a row of the job market."""

    seat: int
    worker: str
    row: int
    cost: int


class Built(Event, frozen=True):
    """A private building was put on the trail; `replaced` is the old tile, or `none`."""

    seat: int
    building: str
    spot: str
    cost: int
    replaced: str


class Steamed(Event, frozen=True):
    """An engine moved."""

    seat: int
    start: str
    space: str


class Certified(Event, frozen=True):
    """The certificate marker moved to a value."""

    seat: int
    value: int


class Upgraded(Event, frozen=True):
    """A station was upgraded."""

    seat: int
    station: int
    cost: int


class DiscTaken(Event, frozen=True, tag="disc-taken"):
    """A disc left a space of the player board or, named `station_…`, a station."""

    seat: int
    place: str


class MasterTaken(Event, frozen=True, tag="master-taken"):
    """A station master was acquired for a worker."""

    seat: int
    tile: str
    worker: str


class Traded(Event, frozen=True):
    """A teepee was taken from the village."""

    seat: int
    tile: str
    spot: str


class Cleared(Event, frozen=True):
    """A hazard was removed."""

    seat: int
    tile: str
    spot: str


class Bought(Event, frozen=True):
    """Cattle cards were bought."""

    seat: int
    cards: list[str]
    cowboys: int
    cost: int


class Revealed(Event, frozen=True):
    """The hand was shown in Kansas City."""

    seat: int
    cards: list[str]
    value: int


class Sold(Event, frozen=True):
    """The income: the breeding value with certificates."""

    seat: int
    value: int
    permanent: int
    spent: int
    total: int


class Delivered(Event, frozen=True):
    """A disc was put on a city."""

    seat: int
    city: str


class NotDelivered(Event, frozen=True, tag="not-delivered"):
    """There was no disc for a delivery."""

    seat: int


class Lapsed(Event, frozen=True):
    """Something offered was forgone."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over."""

    winner_seats: list[int]
