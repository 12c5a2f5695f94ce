"""The position of Colorado County: the county, the hands, the bag, the cards and the points."""

from __future__ import annotations

from typing import ClassVar, Final, final

from westward.core.errors import Refusal, Value
from westward.core.rng import Rng
from westward.core.state import Numbers, State, Step
from westward.games.colorado_county import agenda
from westward.games.colorado_county import components as c
from westward.games.colorado_county.moves import SELL, SPACE

#: What a field carries: nothing, the marker of a seat, a flag stone of a colour, or the water of a lake.
FREE: Final = 0
MARKER: Final = 1
FLAGGED: Final = 5
WATER: Final = 9

#: Where a cowboy is that no seat holds.
BAG: Final = 7

#: Answers to an offer.
UNASKED: Final = 0
NO: Final = 1
NO_MORE: Final = 2
YES: Final = 3

#: The four categories of a scoring, in the order of the tables.
CATEGORIES: Final = 4

#: What the options say, as numbers.
INCUMBENT: Final = 0
STRICT: Final = 1
SHARED: Final = 2
PRESET: Final = 0
SCATTER: Final = 1
DRAFT: Final = 2
STANDARD: Final = 0
WIDE: Final = 1
ALWAYS: Final = 2
NO_SALES: Final = 3

#: A run of cowboys in a hand that only their holder knows: when they were drawn, above which value they lie (both as far
#: as everybody can tell), and how many they are. Packed as time, bound, count.
TIME: Final = 16
BOUND: Final = 8


@final
class Position(State):
    """All that lies on the table and behind the screens."""

    shared: ClassVar[str] = "flags_next flag_fields beach points tally shown"
    derived: ClassVar[str] = (
        "near beach shore hand bag "
        "lake_mode lake_ties sale_windows dealt_flags free_bids no_mirror lowest_nonzero losers_pay "
        "second_by_board lakes_use_supply"
    )
    loose: ClassVar[str] = "flags_next flag_fields"

    #: The round from 0, the auction in it, and the start player of the round.
    round: int
    auction: int
    start: int
    field: list[int]
    #: Per field, how many flag stones stand beside it (CC-5.3).
    near: list[int]
    #: Where the stones of each colour stand, -1 if not on the board; three places per colour.
    flag_at: list[int]
    #: Flag stones to be placed, by colour: four numbers, or with dealt stones four per seat.
    stones: list[int]
    #: What the next stone from the pool may do and where it may go, as it was listed or as the last one left it; empty if it
    #: must be found anew.
    flags_next: list[int]
    flag_fields: list[int]
    #: Stones put aside this round (CC-5.6).
    aside: int
    #: Where each lake lies (a number of a spot, -1 before), and per field the lakes it is a shore of, as bits.
    spot: list[int]
    beach: list[int]
    #: Markers on each lake's shore, seat by seat, and the owners.
    shore: list[int]
    owner: list[int]
    supply: list[int]
    tiles: list[int]
    sold: list[int]
    #: Who holds each cowboy, a seat or BAG; and how many each seat and the bag hold.
    holder: list[int]
    hand: list[int]
    bag: int
    #: Cards not yet revealed by kind, and how many of each colour the stack of this round still has.
    cards: list[int]
    stack: list[int]
    face_up: list[int]
    #: The card each seat has taken and not yet placed, -1 if none.
    card: list[int]
    #: The revealed bids of this auction and their ranking.
    bid_count: list[int]
    bid_top: list[int]
    ranking: list[int]
    #: Cowboys put forward in bids that are not yet revealed.
    forward: list[int]
    #: The seats that are asked a sealed question, as bits, and their answers to an offer.
    asked: int
    answer: list[int]
    #: The field on offer, -1 if none, and whose it is.
    offered: int
    seller: int
    #: Standing answers: the seats that sell no more this round, and buy no more in this window.
    not_selling: int
    not_buying: int
    #: Points and what they were counted from, by round, seat and category.
    points: list[int]
    tally: list[int]
    #: What everybody knows of the cowboys: when each last went into the bag, which are known to be in their holder's
    #: hand, and the unknown rest of every hand as runs.
    clock: int
    entered: list[int]
    shown: list[int]
    runs: list[list[int]]
    #: The options as numbers.
    lake_mode: int
    lake_ties: int
    sale_windows: int
    dealt_flags: bool
    free_bids: bool
    no_mirror: bool
    lowest_nonzero: bool
    losers_pay: bool
    second_by_board: bool
    lakes_use_supply: bool

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("colorado-county", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 3, before anything is drawn."""
        n = self.players
        self.round = 0
        self.auction = 0
        self.start = 0
        self.field = [FREE] * c.FIELDS
        self.near = [0] * c.FIELDS
        self.flag_at = [-1] * c.STONES
        self.flags_next = []
        self.flag_fields = []
        self.aside = 0
        self.spot = [-1] * c.LAKES
        self.beach = [0] * c.FIELDS
        self.shore = [0] * (c.LAKES * n)
        self.owner = [-1] * c.LAKES
        self.supply = [c.MARKERS] * n  # CC-3.3
        self.tiles = [c.FOR_SALE[n - c.FEWEST]] * n  # CC-3.4
        self.sold = [0] * n
        self.holder = [BAG] * c.COWBOYS
        self.hand = [0] * n
        self.bag = c.COWBOYS
        self.cards = c.CARD_COUNT.copy()
        self.stack = [0] * c.COLOUR_COUNT
        self.face_up = []
        self.card = [-1] * n
        self.bid_count = [0] * n
        self.bid_top = [0] * n
        self.ranking = []
        self.forward = [0] * c.COWBOYS
        self.asked = 0
        self.answer = [UNASKED] * n
        self.offered = -1
        self.seller = -1
        self.not_selling = 0
        self.not_buying = 0
        self.points = [0] * (c.ROUNDS * n * CATEGORIES)
        self.tally = [0] * (c.ROUNDS * n * CATEGORIES)
        self.clock = 0
        self.entered = [0] * c.COWBOYS
        self.shown = [0] * c.COWBOYS
        self.runs = [[] for _ in range(n)]
        self.read_options()
        self.stones = [0] * (c.COLOUR_COUNT * n if self.dealt_flags else c.COLOUR_COUNT)

    def read_options(self) -> None:
        """Section 10, as numbers."""
        self.lake_mode = ["preset", "scatter", "draft"].index(str(self.settings["lake_mode"]))
        self.lake_ties = ["incumbent", "none", "shared"].index(str(self.settings["lake_ties"]))
        self.sale_windows = ["standard", "wide", "always", "off"].index(str(self.settings["sale_windows"]))
        self.dealt_flags = self.settings["flag_mode"] == "dealt"
        self.free_bids = self.settings["bid_mode"] == "free"
        self.no_mirror = not self.settings["mirror_figures"]
        self.lowest_nonzero = self.settings["redraw_mode"] == "lowest_nonzero"
        self.losers_pay = self.settings["sale_losers"] == "bag"
        self.second_by_board = self.settings["second_marker"] == "board"
        self.lakes_use_supply = self.settings["lake_markers"] == "supply"

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.adopt(self)
        p.field = self.field.copy()
        p.near = self.near.copy()
        p.flag_at = self.flag_at.copy()
        p.stones = self.stones.copy()
        p.spot = self.spot.copy()
        p.shore = self.shore.copy()
        p.owner = self.owner.copy()
        p.supply = self.supply.copy()
        p.tiles = self.tiles.copy()
        p.sold = self.sold.copy()
        p.holder = self.holder.copy()
        p.hand = self.hand.copy()
        p.cards = self.cards.copy()
        p.stack = self.stack.copy()
        p.face_up = self.face_up.copy()
        p.card = self.card.copy()
        p.bid_count = self.bid_count.copy()
        p.bid_top = self.bid_top.copy()
        p.ranking = self.ranking.copy()
        p.forward = self.forward.copy()
        p.answer = self.answer.copy()
        p.entered = self.entered.copy()
        p.runs = [runs.copy() for runs in self.runs]
        return p

    def adopt(self, other: State) -> None:
        assert isinstance(other, Position)
        self.copy_agenda(other)
        self.round = other.round
        self.auction = other.auction
        self.start = other.start
        self.flags_next = other.flags_next  # made anew for every stone, never changed
        self.flag_fields = other.flag_fields  # likewise
        self.aside = other.aside
        self.beach = other.beach  # made anew when a lake is laid, never changed
        self.bag = other.bag
        self.asked = other.asked
        self.offered = other.offered
        self.seller = other.seller
        self.not_selling = other.not_selling
        self.not_buying = other.not_buying
        self.points = other.points  # these three are made anew when they change, never changed
        self.tally = other.tally
        self.clock = other.clock
        self.shown = other.shown
        self.lake_mode = other.lake_mode
        self.lake_ties = other.lake_ties
        self.sale_windows = other.sale_windows
        self.dealt_flags = other.dealt_flags
        self.free_bids = other.free_bids
        self.no_mirror = other.no_mirror
        self.lowest_nonzero = other.lowest_nonzero
        self.losers_pay = other.losers_pay
        self.second_by_board = other.second_by_board
        self.lakes_use_supply = other.lakes_use_supply

    def own(self) -> list[list[int]]:
        return [
            self.field, self.spot, self.shore, self.holder, self.forward, self.entered, self.answer, self.face_up, self.card,
            self.cards, self.stack, self.bid_count, self.bid_top, self.ranking, self.near, self.flag_at, self.stones, self.owner,
            self.supply, self.tiles, self.sold, self.hand, *self.runs,
        ]  # fmt: skip

    def fields(self, numbers: Numbers) -> None:
        self.round = numbers.one(self.round)
        self.auction = numbers.one(self.auction)
        self.start = numbers.one(self.start)
        self.aside = numbers.one(self.aside)
        self.asked = numbers.one(self.asked)
        self.offered = numbers.one(self.offered)
        self.seller = numbers.one(self.seller)
        self.not_selling = numbers.one(self.not_selling)
        self.not_buying = numbers.one(self.not_buying)
        self.clock = numbers.one(self.clock)
        self.field = numbers.row(self.field)
        self.flag_at = numbers.row(self.flag_at)
        self.stones = numbers.row(self.stones)
        self.spot = numbers.row(self.spot)
        self.owner = numbers.row(self.owner)
        self.supply = numbers.row(self.supply)
        self.tiles = numbers.row(self.tiles)
        self.sold = numbers.row(self.sold)
        self.card = numbers.row(self.card)
        self.bid_count = numbers.row(self.bid_count)
        self.bid_top = numbers.row(self.bid_top)
        self.answer = numbers.row(self.answer)
        self.holder = numbers.row(self.holder)
        self.forward = numbers.row(self.forward)
        self.entered = numbers.row(self.entered)
        self.shown = numbers.row(self.shown)
        self.cards = numbers.row(self.cards)
        self.stack = numbers.row(self.stack)
        self.face_up = numbers.some(self.face_up)
        self.ranking = numbers.some(self.ranking)
        self.points = numbers.row(self.points)
        self.tally = numbers.row(self.tally)
        self.runs = [numbers.some(runs) for runs in self.runs]
        if numbers.reading:
            self.count_anew()

    def count_anew(self) -> None:
        """Derive what is kept only for speed from the board and the hands."""
        n = self.players
        self.flags_next = []
        self.flag_fields = []
        self.near = [0] * c.FIELDS
        for field in self.flag_at:
            if field >= 0:
                for other in c.NEIGHBOURS[field]:
                    self.near[other] += 1
        self.beach = [0] * c.FIELDS
        for lake in range(c.LAKES):
            if self.spot[lake] >= 0:
                for field in c.SPOTS[self.spot[lake]]:
                    for other in c.NEIGHBOURS[field]:
                        if self.field[other] < WATER:
                            self.beach[other] |= 1 << lake
        self.shore = [0] * (c.LAKES * n)
        for field in range(c.FIELDS):
            if MARKER <= self.field[field] < FLAGGED:
                for lake in range(c.LAKES):
                    if self.beach[field] >> lake & 1:
                        self.shore[lake * n + self.field[field] - MARKER] += 1
        self.hand = [self.holder.count(seat) for seat in range(n)]
        self.bag = self.holder.count(BAG)

    def scores(self) -> list[int]:
        totals = [0] * self.players
        for i in range(len(self.points)):
            totals[i // CATEGORIES % self.players] += self.points[i]
        return totals

    def winners(self) -> list[int]:
        best = super().winners()  # CC-11.1, 11.2
        if self.settings["final_tie"] == "cowboys":  # CC-10.8
            most = max([self.hand[seat] for seat in best])
            best = [seat for seat in best if self.hand[seat] == most]
            tops = [self.highest(seat) for seat in best]
            top = max(tops)
            best = [best[i] for i in range(len(best)) if tops[i] == top]
        return best

    def end_clause(self) -> str:
        return "CC-11.1"

    def elsewhere(self, action: int) -> Refusal:
        if not SELL <= action < SELL + c.FIELDS:
            return super().elsewhere(action)
        if self.sale_windows == NO_SALES:
            return Refusal("no-sales", "CC-10.9")
        return Refusal("no-window", "CC-8.3" if self.sale_windows == STANDARD else "CC-10.9")

    def redeal(self, seat: int, rng: Rng) -> Position:
        """The cowboys that the seat cannot see are dealt anew, and with them the bids and answers not yet revealed."""
        self.check_seat(seat)
        p = self.copy()
        p.deal_anew(seat, rng)
        p.answer_anew(seat, rng)
        p.settle(None)
        return p

    # The seats and their cowboys -------------------------------------------------------------------------------------

    def seat_at(self, turn: int) -> int:
        """The seat whose turn it is, counted from the start player of the round (CC-3.10)."""
        return (self.start + turn) % self.players

    def last_auction(self) -> bool:
        """CC-4.2: whether the scoring follows this auction."""
        return self.auction + 1 == c.AUCTIONS[self.players - c.FEWEST]

    def to_place(self, seat: int) -> int:
        """The markers that a seat can still put on land; an option takes those for its lakes from them (CC-10.11)."""
        left = self.supply[seat]
        if self.lakes_use_supply:
            left -= self.owner.count(seat)
        return left if left > 0 else 0

    def highest(self, seat: int) -> int:
        """The number of the highest cowboy in a hand, -1 if it is empty."""
        for i in range(c.COWBOYS - 1, -1, -1):
            if self.holder[i] == seat:
                return i
        return -1

    def pending_bits(self) -> int:
        """The seats whose answers to the open sealed question are not in yet, as bits."""
        bits = 0
        kind = self.agenda[-1] & 255
        for i in range(len(self.agenda) - 1, -1, -1):
            entry = self.agenda[i]
            if entry & 255 != kind:
                break
            bits |= 1 << ((entry >> 8 & 255) - 3)
        return bits

    # What everybody knows of the cowboys -----------------------------------------------------------------------------

    def gain_unseen(self, seat: int) -> None:
        """A seat drew a cowboy that only it has seen."""
        runs = self.runs[seat]
        run = self.clock << TIME
        if runs and runs[-1] >> BOUND == run >> BOUND:
            runs[-1] += 1
        else:
            runs.append(run | 1)

    def lose(self, seat: int, cowboy: int) -> None:
        """A seat shows a cowboy and gives it away. It may have been any fitting one of the unseen; to take the run that fits
        fewest keeps every hand possible that was possible before: later runs always fit whatever earlier ones do.
        """
        if self.shown[cowboy]:
            self.shown = self.shown.copy()
            self.shown[cowboy] = 0
            return
        runs = self.runs[seat]
        for i in range(len(runs)):
            if fits(runs[i], cowboy, self.entered[cowboy]):
                runs[i] -= 1
                if not runs[i] & 255:
                    runs.pop(i)
                return
        raise ValueError(f"cowboy {cowboy + 1} cannot have been in the hand of seat {seat}")

    def bound_below(self, seat: int, cowboy: int) -> None:
        """Everybody has learnt that the unseen cowboys of a seat are higher than this one (CC-6.4)."""
        runs = self.runs[seat]
        for i in range(len(runs)):
            if (runs[i] >> BOUND & 255) < cowboy + 1:
                runs[i] = runs[i] & ~(255 << BOUND) | (cowboy + 1) << BOUND

    def may_hold(self, seat: int, cowboy: int) -> bool:
        """Whether a cowboy that nobody has shown can be in a hand, as far as everybody knows."""
        entered = self.entered[cowboy]
        return any(fits(run, cowboy, entered) for run in self.runs[seat])

    # Dealing anew ----------------------------------------------------------------------------------------------------

    def deal_anew(self, viewer: int, rng: Rng) -> None:
        """Exchange the cowboys that the viewer cannot place, as far as they fit where they come to."""
        places: list[int] = []
        runs: list[int] = []
        cowboys: list[int] = []
        for seat in range(self.players):
            if seat == viewer:
                continue
            hidden = [i for i in range(c.COWBOYS) if self.holder[i] == seat and not self.shown[i]]
            for run in self.runs[seat]:
                for _ in range(run & 255):
                    k = 0
                    while not fits(run, hidden[k], self.entered[hidden[k]]):
                        k += 1
                    places.append(seat)
                    runs.append(run)
                    cowboys.append(hidden.pop(k))
        seats = len(places)
        for i in range(c.COWBOYS):
            if self.holder[i] == BAG:
                places.append(BAG)
                cowboys.append(i)
        for _ in range(3):
            for i in range(seats):
                j = i + int(rng.below(len(places) - i))
                a, b = cowboys[i], cowboys[j]
                if fits(runs[i], b, self.entered[b]) and (j >= seats or fits(runs[j], a, self.entered[a])):
                    cowboys[i], cowboys[j] = b, a
        for i in range(len(places)):
            self.holder[cowboys[i]] = places[i]

    def answer_anew(self, viewer: int, rng: Rng) -> None:
        """Draw the others' sealed answers anew, from all that they may have answered."""
        if len(self.agenda) == 0 or not self.step_now().sealed:
            return
        kind = self.agenda[-1] & 255
        pending = self.pending_bits()
        for seat in range(self.players):
            if seat == viewer or not self.asked >> seat & 1:
                continue
            done = not pending >> seat & 1
            if kind == agenda.SAY_INTEREST:
                if done:
                    self.answer[seat] = NO + int(rng.below(3))
                continue
            for i in range(c.COWBOYS):
                if self.forward[i] == seat + 1:
                    self.forward[i] = 0
            least = 1 if kind == agenda.BID_FOR_LAND or kind == agenda.BID_FOR_LAND_FREELY else 0
            if done:  # who has not answered may have begun a free bid, but nobody else knows it
                self.guess_bid(seat, least, rng)

    def guess_bid(self, seat: int, least: int, rng: Rng) -> None:
        """Put forward some of the lowest cowboys of a hand and one higher one."""
        hand = [i for i in range(c.COWBOYS) if self.holder[i] == seat]
        count = least + int(rng.below(len(hand) - least + 1))
        if count:
            for i in range(count - 1):
                self.forward[hand[i]] = seat + 1
            self.forward[hand[count - 1 + int(rng.below(len(hand) - count + 1))]] = seat + 1


def fits(run: int, cowboy: int, entered: int) -> bool:
    """Whether a cowboy that went into the bag then can be one of a run."""
    return run >> TIME >= entered and cowboy + 1 > (run >> BOUND & 255)
