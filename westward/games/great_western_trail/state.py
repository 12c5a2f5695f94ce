"""The position of Great Western Trail: the board, the player boards and the herds."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import OVER, Numbers, State, Step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import SPACE

#: Worker rows.
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
#: A cattleman that has not been placed yet.
NOWHERE: Final = -1
#: Where a turn is: before or in Phase A, in Phase B at a location, and past the location's use.
PHASE_A: Final = 0
PHASE_B: Final = 1
PHASE_C: Final = 2
#: A seat's discs in the ten cities are counted in one integer, four bits each.
CITY_BITS: Final = 4
CITY_MASK: Final = 15
#: How often a redeal looks for hands that fit the open question, and how many cards are exchanged where none was found.
TRIES: Final = 60
EXCHANGES: Final = 40
#: The lists that `own` names, in its order; those that hold as many numbers for every seat.
LISTS: Final[list[str]] = [
    "tile", "master", "given", "jobs", "foresight", "piles", "market", "market_stack", "display", "objective_stack", "removed",
    "workers", "engine", "discs", "cities", "stations", "masters", "unbuilt", "replaced", "kept", "area", "discard", "known", "hand",
    "draw_stack", "blind", "marker", "money", "gone", "cattleman", "hand_size", "draw_size", "discard_size", "frames",
]  # fmt: skip
SHARED_LISTS: Final = {*LISTS[: LISTS.index("workers")], "gone", "frames"}
#: A frame of the menu: the spot, the kind of building, and a bit for every local action done there.
FRAME_KIND: Final = 6
FRAME_DONE: Final = 11


@final
class Position(State):
    """Where everything is. Lists by seat and kind are flat: index seat * kinds + kind."""

    shared: ClassVar[str] = "fee"
    derived: ClassVar[str] = "cards_in_city forgo_money fee"
    loose: ClassVar[str] = "_own"

    #: Whose turn it is, who began (-1 in the set-up), and where in the turn we are.
    turn: int
    first: int
    phase: int
    #: Tiles on the trail: see the tile codes of `components`.
    tile: list[int]
    #: Sides of the building tiles, a bit set for b; how many are settled.
    sides: int
    sides_known: int
    #: Master tiles at their stations (-1 when acquired) and the workers that took their place (-1 for none).
    master: list[int]
    given: list[int]
    jobs: list[int]
    #: The row of the job market token from 0, ROWS when it is gone, and who took it (-1).
    token: int
    holder: int
    #: Kinds of supply tiles on the six foresight spaces, -1 for none; the three piles; tiles that left the game.
    foresight: list[int]
    piles: list[int]
    gone: list[int]
    market: list[int]
    market_stack: list[int]
    display: list[int]
    objective_stack: list[int]
    removed: list[int]

    cattleman: list[int]
    engine: list[int]
    money: list[int]
    workers: list[int]
    #: Place on the certificate track.
    marker: list[int]
    #: Discs still on the player board, discs in cities, stations with a disc, masters held: as bits.
    discs: list[int]
    cities: list[int]
    stations: list[int]
    masters: list[int]
    #: Building tiles not yet used, and those that were replaced, as bits.
    unbuilt: list[int]
    replaced: list[int]
    kept: list[int]
    area: list[int]
    hand: list[int]
    draw_stack: list[int]
    discard: list[int]
    hand_size: list[int]
    draw_size: list[int]
    discard_size: list[int]
    #: Hand cards that everybody knows to be there, and objective cards taken blindly, known to the owner alone (GWT-14.5).
    known: list[int]
    blind: list[int]

    #: Phase B: the location's tile and, after it, the chain of neighbours used by 8b; whether the auxiliary action was taken.
    frames: list[int]
    helped: int
    #: The options objectives_in_kansas_city and forgo_money.
    cards_in_city: int
    forgo_money: int
    fee: list[int]

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("great-western-trail", players, settings, SPACE, steps)
        # What `own` gives, once it was asked: rules fill lists, and put no others in their place.
        self._own: list[list[int]] = []

    def set_up(self) -> None:
        """Section 2, before anything is drawn."""
        n = self.players
        self.turn = 0
        self.first = -1
        self.phase = PHASE_A
        self.tile = [0] * c.SPOT_COUNT
        self.sides = 0
        self.sides_known = 0
        self.master = [-1] * c.MASTER_PLACES
        self.given = [-1] * c.MASTER_PLACES
        self.jobs = [-1] * (c.ROWS * n)
        self.token = c.TOKEN_START
        self.holder = -1
        self.foresight = [-1] * 6
        self.piles = c.PILES[0] + c.PILES[1] + c.PILES[2]
        self.gone = [0] * c.SUPPLY_KINDS
        self.market = [0] * c.MARKET_KINDS
        self.market_stack = c.MARKET_COUNTS.copy()
        self.display = [-1] * c.DISPLAY
        self.objective_stack = c.OBJECTIVE_COUNTS.copy()
        self.removed = [0] * c.HERD
        self.cattleman = [NOWHERE] * n
        self.engine = [0] * n
        self.money = [0] * n
        self.workers = [1] * (3 * n)
        self.marker = [0] * n
        self.discs = [c.ALL_DISCS] * n
        self.cities = [0] * n
        self.stations = [0] * n
        self.masters = [0] * n
        self.unbuilt = [(1 << c.BUILDINGS) - 1] * n
        self.replaced = [0] * n
        self.kept = [0] * (c.KEPT_KINDS * n)
        self.area = [0] * (c.AREA_KINDS * n)
        deck = c.START_DECK + [0] * (c.HERD - c.STARTERS)
        self.hand = [0] * (c.HERD * n)
        self.draw_stack = deck * n
        self.discard = [0] * (c.HERD * n)
        self.hand_size = [0] * n
        self.draw_size = [sum(c.START_DECK)] * n
        self.discard_size = [0] * n
        self.known = [0] * (c.HERD * n)
        self.blind = [0] * (c.OBJECTIVE_KINDS * n)
        self.frames = []
        self.helped = 0
        self.cards_in_city = 1 if self.settings["objectives_in_kansas_city"] else 0
        self.forgo_money = 1 if self.settings["forgo_money"] else 0
        self.fee = c.FEES[n]

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.adopt(self)
        p.tile = self.tile.copy()
        p.master = self.master.copy()
        p.given = self.given.copy()
        p.jobs = self.jobs.copy()
        p.foresight = self.foresight.copy()
        p.piles = self.piles.copy()
        p.gone = self.gone.copy()
        p.market = self.market.copy()
        p.market_stack = self.market_stack.copy()
        p.display = self.display.copy()
        p.objective_stack = self.objective_stack.copy()
        p.removed = self.removed.copy()
        p.cattleman = self.cattleman.copy()
        p.engine = self.engine.copy()
        p.money = self.money.copy()
        p.workers = self.workers.copy()
        p.marker = self.marker.copy()
        p.discs = self.discs.copy()
        p.cities = self.cities.copy()
        p.stations = self.stations.copy()
        p.masters = self.masters.copy()
        p.unbuilt = self.unbuilt.copy()
        p.replaced = self.replaced.copy()
        p.kept = self.kept.copy()
        p.area = self.area.copy()
        p.hand = self.hand.copy()
        p.draw_stack = self.draw_stack.copy()
        p.discard = self.discard.copy()
        p.hand_size = self.hand_size.copy()
        p.draw_size = self.draw_size.copy()
        p.discard_size = self.discard_size.copy()
        p.known = self.known.copy()
        p.blind = self.blind.copy()
        p.frames = self.frames.copy()
        return p

    def adopt(self, other: State) -> None:
        assert isinstance(other, Position)
        self.copy_agenda(other)
        self.turn = other.turn
        self.first = other.first
        self.phase = other.phase
        self.sides = other.sides
        self.sides_known = other.sides_known
        self.token = other.token
        self.holder = other.holder
        self.helped = other.helped
        self.cards_in_city = other.cards_in_city
        self.forgo_money = other.forgo_money
        self.fee = other.fee

    def own(self) -> list[list[int]]:
        if not self._own:
            self._own = self._lists()
        return self._own

    def _lists(self) -> list[list[int]]:
        return [
            self.tile, self.master, self.given, self.jobs, self.foresight, self.piles, self.market, self.market_stack, self.display,
            self.objective_stack, self.removed, self.workers, self.engine, self.discs, self.cities, self.stations, self.masters,
            self.unbuilt, self.replaced, self.kept, self.area, self.discard, self.known, self.hand, self.draw_stack, self.blind,
            self.marker, self.money, self.gone, self.cattleman, self.hand_size, self.draw_size, self.discard_size, self.frames,
        ]  # fmt: skip

    def fields(self, numbers: Numbers) -> None:
        self._own = []
        self.turn = numbers.one(self.turn)
        self.first = numbers.one(self.first)
        self.phase = numbers.one(self.phase)
        self.sides = numbers.one(self.sides)
        self.sides_known = numbers.one(self.sides_known)
        self.token = numbers.one(self.token)
        self.holder = numbers.one(self.holder)
        self.helped = numbers.one(self.helped)
        self.frames = numbers.some(self.frames)
        self.tile = numbers.row(self.tile)
        self.master = numbers.row(self.master)
        self.given = numbers.row(self.given)
        self.jobs = numbers.row(self.jobs)
        self.foresight = numbers.row(self.foresight)
        self.piles = numbers.row(self.piles)
        self.gone = numbers.row(self.gone)
        self.market = numbers.row(self.market)
        self.market_stack = numbers.row(self.market_stack)
        self.display = numbers.row(self.display)
        self.objective_stack = numbers.row(self.objective_stack)
        self.removed = numbers.row(self.removed)
        self.cattleman = numbers.row(self.cattleman)
        self.engine = numbers.row(self.engine)
        self.money = numbers.row(self.money)
        self.workers = numbers.row(self.workers)
        self.marker = numbers.row(self.marker)
        self.discs = numbers.row(self.discs)
        self.cities = numbers.row(self.cities)
        self.stations = numbers.row(self.stations)
        self.masters = numbers.row(self.masters)
        self.unbuilt = numbers.row(self.unbuilt)
        self.replaced = numbers.row(self.replaced)
        self.kept = numbers.row(self.kept)
        self.area = numbers.row(self.area)
        self.hand = numbers.row(self.hand)
        self.draw_stack = numbers.row(self.draw_stack)
        self.discard = numbers.row(self.discard)
        self.hand_size = numbers.row(self.hand_size)
        self.draw_size = numbers.row(self.draw_size)
        self.discard_size = numbers.row(self.discard_size)
        self.known = numbers.row(self.known)
        self.blind = numbers.row(self.blind)

    # What is hidden ------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int, rng: Rng) -> Position:
        """Others' hands are drawn anew from what they have in hand and draw stack, blind cards from all unseen ones.

        What the open question gives away about a hand (somebody who is asked which Jersey to discard has one) stays true.
        """
        self.check_seat(seat)
        p = self.copy()
        if self.to_act == OVER:
            return p
        for attempt in range(TRIES):
            last = attempt == TRIES - 1
            if not last:
                p._redeal_blind(seat, rng)
            for other in range(p.players):
                # A hand that fits the open question is hard to come by in rare cases: then the cards of one that does are exchanged.
                if other != seat and not (last and other == p.to_act):
                    p._redeal_hand(other, rng)
            if p.to_act < 0 or p.to_act == seat:
                break
            if last:
                p._exchange(p.to_act, rng)
            p._legal = p.step_now().legal(p, p.to_act, p.arg_now())
            if p._legal:
                break
            p = self.copy()
        return p

    def _exchange(self, other: int, rng: Rng) -> None:
        """Exchange cards of hand and draw stack one by one, as long as the hand fits the open question: after many times every such hand is as likely."""
        base = other * c.HERD
        for _ in range(EXCHANGES):
            hidden = [self.hand[base + kind] - self.fixed(other, kind) for kind in range(c.HERD)]
            drawn = self.draw_stack[base : base + c.HERD]
            if sum(hidden) == 0 or sum(drawn) == 0:
                return
            out, back = rng.weighted(hidden), rng.weighted(drawn)
            self._swap(base + out, base + back)
            if not self.step_now().legal(self, other, self.arg_now()):
                self._swap(base + back, base + out)

    def _swap(self, out: int, back: int) -> None:
        self.hand[out] -= 1
        self.draw_stack[out] += 1
        self.draw_stack[back] -= 1
        self.hand[back] += 1

    def fixed(self, other: i64, kind: i64) -> i64:
        """How many cards of a kind everybody knows, or its owner alone took blindly, to be in a hand."""
        blind = self.blind[other * c.OBJECTIVE_KINDS + kind - c.CATTLE] if kind >= c.CATTLE else 0
        return self.known[other * c.HERD + kind] + blind

    def _redeal_blind(self, seat: int, rng: Rng) -> None:
        n = c.OBJECTIVE_KINDS
        missing: list[int] = []
        for other in range(self.players):
            for kind in range(n):
                count = self.blind[other * n + kind]
                if other != seat and count:
                    self.objective_stack[kind] += count
                    self.hand[other * c.HERD + c.CATTLE + kind] -= count
                    self.blind[other * n + kind] = 0
                    missing += [other] * count
        for other in missing:
            kind = rng.weighted(self.objective_stack)
            self.objective_stack[kind] -= 1
            self.blind[other * n + kind] += 1
            self.hand[other * c.HERD + c.CATTLE + kind] += 1

    def _redeal_hand(self, other: int, rng: Rng) -> None:
        hidden = self.hand_size[other]
        pool = [0] * c.HERD
        base = other * c.HERD
        for kind in range(c.HERD):
            fixed = self.fixed(other, kind)
            pool[kind] = self.draw_stack[base + kind] + self.hand[base + kind] - fixed
            hidden -= fixed
            self.hand[base + kind] = fixed
        for _ in range(hidden):
            kind = rng.weighted(pool)
            pool[kind] -= 1
            self.hand[base + kind] += 1
        for kind in range(c.HERD):
            self.draw_stack[base + kind] = pool[kind]

    # Scores ------------------------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        from westward.games.great_western_trail.scoring import total

        return [total(self, seat) for seat in range(self.players)]

    def end_clause(self) -> str:
        return "GWT-12.5"

    # Numbers that follow from the position -----------------------------------------------------------------------------------

    def step_limit(self, seat: int) -> int:
        """GWT-4.15."""
        limit = c.STEP_BASE[self.players]
        discs = self.discs[seat]
        if not discs & c.STEP_MONEY:
            limit += c.STEP_LEFT[self.players]
        if not discs & c.STEP_VP:
            limit += c.STEP_RIGHT[self.players]
        return limit

    def hand_limit(self, seat: int) -> int:
        """GWT-7.2."""
        discs = self.discs[seat]
        return c.HAND_BASE + (0 if discs & c.HAND_1 else 1) + (0 if discs & c.HAND_2 else 1)

    def marker_limit(self, seat: int) -> int:
        """GWT-10.9: the last place of the certificate track that may be used."""
        discs = self.discs[seat]
        if discs & c.CERT_4:
            return c.CERT_BASE
        return c.CERT_BASE + 1 if discs & c.CERT_6 else c.CERT_BASE + 2

    def auxiliary_level(self, seat: int, number: int) -> int:
        """GWT-8.42: how many levels of an auxiliary action are open."""
        level = c.AUXILIARY_FREE[number]
        discs: i64 = self.discs[seat]
        for i in range(2 * number, 2 * number + 2):
            lock = c.AUXILIARY_LOCKS[i]
            if lock and not discs & lock:
                level += 1
        return level

    def permanent(self, seat: int) -> int:
        """Permanent certificates (GWT-6.14)."""
        held: i64 = self.masters[seat]
        count: i64 = 0
        master: i64 = 0
        while held:
            if held & 1:
                count += c.MASTER_PERMANENT[master]
            held >>= 1
            master += 1
        return int(count)

    def owner(self, tile: int) -> int:
        """Whose private building a tile is, -1 if it is none."""
        return (tile - c.PRIVATE_TILE) // c.BUILDINGS if c.PRIVATE_TILE <= tile < c.TRAIL_TILE else -1

    def side_of(self, number: int) -> int:
        """The visible side of a building number (from 0), as components number them."""
        return 2 * number + (self.sides >> number & 1)

    def building_kind(self, tile: int) -> int:
        """Which building a tile is: a neutral one, or FIRST_SIDE + its visible side; -1 for other tiles."""
        if tile < c.PRIVATE_TILE:
            return tile - 1
        if tile < c.TRAIL_TILE:
            return c.FIRST_SIDE + self.side_of((tile - c.PRIVATE_TILE) % c.BUILDINGS)
        return -1

    def hands_of(self, tile: int, seat: int) -> int:
        """GWT-4.10, 4.14: the hands on a tile that a seat must pay for."""
        if tile < c.PRIVATE_TILE:
            return 0
        if tile >= c.TRAIL_TILE:
            return c.SUPPLY_HANDS[tile - c.TRAIL_TILE]
        number = tile - c.PRIVATE_TILE
        return 0 if number // c.BUILDINGS == seat else c.SIDE_HANDS[self.side_of(number % c.BUILDINGS)]

    def forest_buildings(self, seat: int) -> int:
        """GWT-9.1: own private buildings on forest spots."""
        low = c.PRIVATE_TILE + seat * c.BUILDINGS
        count = 0
        for spot in c.FOREST_SPOTS:
            if low <= self.tile[spot] < low + c.BUILDINGS:
                count += 1
        return count

    def buildings(self, seat: int) -> int:
        """Own private buildings on the trail."""
        low: i64 = c.PRIVATE_TILE + seat * c.BUILDINGS
        end: i64 = low + c.BUILDINGS
        count: i64 = 0
        tiles = self.tile
        for spot in c.PRIVATE_SPOTS:
            tile: i64 = tiles[spot]
            if low <= tile < end:
                count += 1
        return int(count)

    def city_discs(self, seat: int, city: int) -> int:
        """Own discs in a city."""
        return self.cities[seat] >> CITY_BITS * city & CITY_MASK

    def teepee_pairs(self, seat: int) -> int:
        """Pairs of a green and a blue teepee."""
        return min(self.kept[seat * c.KEPT_KINDS], self.kept[seat * c.KEPT_KINDS + 1])

    def hazards(self, seat: int) -> int:
        """Hazard tiles kept."""
        count: i64 = 0
        kept = self.kept
        i: i64 = seat * c.KEPT_KINDS + 2
        end: i64 = (seat + 1) * c.KEPT_KINDS
        while i < end:
            count += kept[i]
            i += 1
        return int(count)
