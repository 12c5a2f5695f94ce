"""The position of Great Western Trail: the board, the player boards and the herds."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import OVER, Numbers, State, Step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import SPACE

SPOT_COUNT: Final[int] = len(c.SPOTS)
HERD: Final[int] = c.HERD
CATTLE: Final[int] = c.CATTLE
OBJECTIVE_KINDS: Final[int] = c.OBJECTIVE_KINDS
AREA_KINDS: Final[int] = c.AREA_KINDS
KEPT_KINDS: Final[int] = c.KEPT_KINDS
SUPPLY_KINDS: Final[int] = c.SUPPLY_KINDS
MARKET_KINDS: Final[int] = c.MARKET_KINDS
STARTERS: Final[int] = c.STARTERS
ROWS: Final[int] = c.ROWS
MASTER_PLACES: Final[int] = len(c.MASTERED)
DISPLAY: Final[int] = c.BOX.setup.objective_display_size
PILES: Final[list[list[int]]] = c.PILES
START_DECK: Final[list[int]] = c.START_DECK
MARKET_COUNTS: Final[list[int]] = c.MARKET_COUNTS
OBJECTIVE_COUNTS: Final[list[int]] = c.OBJECTIVE_COUNTS
ALL_DISCS: Final[int] = c.ALL_DISCS
BUILDINGS: Final[int] = c.BUILDINGS
FEES: Final[list[list[int]]] = [[], [], c.fees(2), c.fees(3), c.fees(4)]
STEP_BASE: Final[list[int]] = [0, 0] + [c.counts(n).step_base for n in (2, 3, 4)]
STEP_LEFT: Final[list[int]] = [0, 0] + [c.counts(n).step_bonus_money_space for n in (2, 3, 4)]
STEP_RIGHT: Final[list[int]] = [0, 0] + [c.counts(n).step_bonus_vp_space for n in (2, 3, 4)]
MARKET_SIZE: Final[list[int]] = [0, 0] + [c.counts(n).cattle_market_size for n in (2, 3, 4)]
TOKEN_START: Final[int] = c.BOX.setup.job_token_start_row - 1

HAND_BASE: Final[int] = c.BOX.player_board.hand_limit_base
CERT_TRACK: Final[list[int]] = c.CERT_TRACK
#: Places on the certificate track that are the limit without and with the cleared spaces (GWT-10.9).
CERT_BASE: Final[int] = c.CERT_TRACK.index(c.BOX.player_board.certificate_limit_base)
CERT_4: Final[int] = 1 << c.DISC["cert_limit_4"]
CERT_6: Final[int] = 1 << c.DISC["cert_limit_6"]
STEP_MONEY: Final[int] = 1 << c.DISC["step_money"]
STEP_VP: Final[int] = 1 << c.DISC["step_vp"]
HAND_1: Final[int] = 1 << c.DISC["hand_1"]
HAND_2: Final[int] = 1 << c.DISC["hand_2"]
AUXILIARY_FREE: Final[list[int]] = c.AUXILIARY_FREE
AUXILIARY_DISCS: Final[list[list[int]]] = c.AUXILIARY_DISCS
FOREST_SPOTS: Final[list[int]] = c.FOREST_SPOTS
PRIVATE_SPOTS: Final[list[int]] = c.PRIVATE_SPOTS
PRIVATE_TILE: Final[int] = c.PRIVATE_TILE
FIRST_SIDE: Final[int] = c.FIRST_SIDE
TRAIL_TILE: Final[int] = c.TRAIL_TILE
SUPPLY_HANDS: Final[list[int]] = c.SUPPLY_HANDS
SIDE_HANDS: Final[list[int]] = c.SIDE_HANDS
MASTER_PERMANENT: Final[list[int]] = c.MASTER_PERMANENT

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
#: How often a redeal looks for hands that fit the open question.
TRIES: Final = 60
#: A frame of the menu: the spot, the kind of building, and a bit for every local action done there.
FRAME_KIND: Final = 6
FRAME_DONE: Final = 11


class Position(State):
    """Where everything is. Lists by seat and kind are flat: index seat * kinds + kind."""

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
    #: The option objectives_in_kansas_city.
    cards_in_city: int
    fee: list[int]

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("great-western-trail", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 2, before anything is drawn."""
        n = self.players
        self.turn = 0
        self.first = -1
        self.phase = PHASE_A
        self.tile = [0] * SPOT_COUNT
        self.sides = 0
        self.sides_known = 0
        self.master = [-1] * MASTER_PLACES
        self.given = [-1] * MASTER_PLACES
        self.jobs = [-1] * (ROWS * n)
        self.token = TOKEN_START
        self.holder = -1
        self.foresight = [-1] * 6
        self.piles = PILES[0] + PILES[1] + PILES[2]
        self.gone = [0] * SUPPLY_KINDS
        self.market = [0] * MARKET_KINDS
        self.market_stack = MARKET_COUNTS.copy()
        self.display = [-1] * DISPLAY
        self.objective_stack = OBJECTIVE_COUNTS.copy()
        self.removed = [0] * HERD
        self.cattleman = [NOWHERE] * n
        self.engine = [0] * n
        self.money = [0] * n
        self.workers = [1] * (3 * n)
        self.marker = [0] * n
        self.discs = [ALL_DISCS] * n
        self.cities = [0] * n
        self.stations = [0] * n
        self.masters = [0] * n
        self.unbuilt = [(1 << BUILDINGS) - 1] * n
        self.replaced = [0] * n
        self.kept = [0] * (KEPT_KINDS * n)
        self.area = [0] * (AREA_KINDS * n)
        deck = START_DECK + [0] * (HERD - STARTERS)
        self.hand = [0] * (HERD * n)
        self.draw_stack = deck * n
        self.discard = [0] * (HERD * n)
        self.hand_size = [0] * n
        self.draw_size = [sum(START_DECK)] * n
        self.discard_size = [0] * n
        self.known = [0] * (HERD * n)
        self.blind = [0] * (OBJECTIVE_KINDS * n)
        self.frames = []
        self.helped = 0
        self.cards_in_city = 1 if self.settings["objectives_in_kansas_city"] else 0
        self.fee = FEES[n]

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.turn = self.turn
        p.first = self.first
        p.phase = self.phase
        p.tile = self.tile.copy()
        p.sides = self.sides
        p.sides_known = self.sides_known
        p.master = self.master.copy()
        p.given = self.given.copy()
        p.jobs = self.jobs.copy()
        p.token = self.token
        p.holder = self.holder
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
        p.helped = self.helped
        p.cards_in_city = self.cards_in_city
        p.fee = self.fee
        return p

    def numbers(self) -> list[int]:
        single = [
            self.turn, self.first, self.phase, self.sides, self.sides_known, self.token, self.holder, self.helped,
            len(self.frames),
        ]  # fmt: skip
        board = self.tile + self.master + self.given + self.jobs + self.foresight + self.piles + self.gone
        cards = self.market + self.market_stack + self.display + self.objective_stack + self.removed
        seats = self.cattleman + self.engine + self.money + self.workers + self.marker + self.discs + self.cities
        more = self.stations + self.masters + self.unbuilt + self.replaced + self.kept + self.area
        herds = self.hand + self.draw_stack + self.discard + self.hand_size + self.draw_size + self.discard_size
        return single + self.frames + board + cards + seats + more + herds + self.known + self.blind

    def restore(self, numbers: Numbers) -> None:
        n = self.players
        self.turn, self.first, self.phase = numbers.one(), numbers.one(), numbers.one()
        self.sides, self.sides_known = numbers.one(), numbers.one()
        self.token, self.holder, self.helped = numbers.one(), numbers.one(), numbers.one()
        self.frames = numbers.take(numbers.one())
        self.tile = numbers.take(SPOT_COUNT)
        self.master, self.given = numbers.take(MASTER_PLACES), numbers.take(MASTER_PLACES)
        self.jobs = numbers.take(ROWS * n)
        self.foresight = numbers.take(6)
        self.piles, self.gone = numbers.take(3 * SUPPLY_KINDS), numbers.take(SUPPLY_KINDS)
        self.market, self.market_stack = numbers.take(MARKET_KINDS), numbers.take(MARKET_KINDS)
        self.display, self.objective_stack = numbers.take(DISPLAY), numbers.take(OBJECTIVE_KINDS)
        self.removed = numbers.take(HERD)
        self.cattleman, self.engine, self.money = numbers.take(n), numbers.take(n), numbers.take(n)
        self.workers, self.marker = numbers.take(3 * n), numbers.take(n)
        self.discs, self.cities = numbers.take(n), numbers.take(n)
        self.stations, self.masters = numbers.take(n), numbers.take(n)
        self.unbuilt, self.replaced = numbers.take(n), numbers.take(n)
        self.kept, self.area = numbers.take(KEPT_KINDS * n), numbers.take(AREA_KINDS * n)
        self.hand, self.draw_stack = numbers.take(HERD * n), numbers.take(HERD * n)
        self.discard = numbers.take(HERD * n)
        self.hand_size, self.draw_size, self.discard_size = numbers.take(n), numbers.take(n), numbers.take(n)
        self.known, self.blind = numbers.take(HERD * n), numbers.take(OBJECTIVE_KINDS * n)

    # What is hidden ------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int, rng: Rng) -> Position:
        """Others' hands are drawn anew from what they have in hand and draw stack, blind cards from all unseen ones.

        What the open question gives away about a hand (somebody who is asked which Jersey to discard has one) stays true.
        """
        p = self.copy()
        if self.to_act == OVER:
            return p
        for attempt in range(TRIES):
            last = attempt == TRIES - 1
            if not last:
                p._redeal_blind(seat, rng)
            for other in range(p.players):
                # A hand that fits the open question is hard to come by in rare cases: then it stays as it is.
                if other != seat and not (last and other == p.to_act):
                    p._redeal_hand(other, rng)
            if p.to_act < 0 or p.to_act == seat:
                break
            p._legal = p.step_now().legal(p, p.to_act, p.arg_now())
            if p._legal:
                break
            p = self.copy()
        return p

    def _redeal_blind(self, seat: int, rng: Rng) -> None:
        n = OBJECTIVE_KINDS
        missing: list[int] = []
        for other in range(self.players):
            for kind in range(n):
                count = self.blind[other * n + kind]
                if other != seat and count:
                    self.objective_stack[kind] += count
                    self.hand[other * HERD + CATTLE + kind] -= count
                    self.blind[other * n + kind] = 0
                    missing += [other] * count
        for other in missing:
            kind = rng.weighted(self.objective_stack)
            self.objective_stack[kind] -= 1
            self.blind[other * n + kind] += 1
            self.hand[other * HERD + CATTLE + kind] += 1

    def _redeal_hand(self, other: int, rng: Rng) -> None:
        hidden = self.hand_size[other]
        pool = [0] * HERD
        base = other * HERD
        for kind in range(HERD):
            fixed = self.known[base + kind]
            if kind >= CATTLE:
                fixed += self.blind[other * OBJECTIVE_KINDS + kind - CATTLE]
            pool[kind] = self.draw_stack[base + kind] + self.hand[base + kind] - fixed
            hidden -= fixed
            self.hand[base + kind] = fixed
        for _ in range(hidden):
            kind = rng.weighted(pool)
            pool[kind] -= 1
            self.hand[base + kind] += 1
        for kind in range(HERD):
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
        limit = STEP_BASE[self.players]
        discs = self.discs[seat]
        if not discs & STEP_MONEY:
            limit += STEP_LEFT[self.players]
        if not discs & STEP_VP:
            limit += STEP_RIGHT[self.players]
        return limit

    def hand_limit(self, seat: int) -> int:
        """GWT-7.2."""
        discs = self.discs[seat]
        return HAND_BASE + (0 if discs & HAND_1 else 1) + (0 if discs & HAND_2 else 1)

    def marker_limit(self, seat: int) -> int:
        """GWT-10.9: the last place of the certificate track that may be used."""
        discs = self.discs[seat]
        if discs & CERT_4:
            return CERT_BASE
        return CERT_BASE + 1 if discs & CERT_6 else CERT_BASE + 2

    def auxiliary_level(self, seat: int, number: int) -> int:
        """GWT-8.42: how many levels of an auxiliary action are open."""
        level = AUXILIARY_FREE[number]
        discs = self.discs[seat]
        for disc in AUXILIARY_DISCS[number]:
            if not discs >> disc & 1:
                level += 1
        return level

    def permanent(self, seat: int) -> int:
        """Permanent certificates (GWT-6.14)."""
        held = self.masters[seat]
        count = 0
        for master in range(MASTER_PLACES):
            if held >> master & 1:
                count += MASTER_PERMANENT[master]
        return count

    def owner(self, tile: int) -> int:
        """Whose private building a tile is, -1 if it is none."""
        return (tile - PRIVATE_TILE) // BUILDINGS if PRIVATE_TILE <= tile < TRAIL_TILE else -1

    def side_of(self, number: int) -> int:
        """The visible side of a building number (from 0), as components number them."""
        return 2 * number + (self.sides >> number & 1)

    def building_kind(self, tile: int) -> int:
        """Which building a tile is: a neutral one, or FIRST_SIDE + its visible side; -1 for other tiles."""
        if tile < PRIVATE_TILE:
            return tile - 1
        if tile < TRAIL_TILE:
            return FIRST_SIDE + self.side_of((tile - PRIVATE_TILE) % BUILDINGS)
        return -1

    def hands_of(self, tile: int, seat: int) -> int:
        """GWT-4.10, 4.14: the hands on a tile that a seat must pay for."""
        if tile < PRIVATE_TILE:
            return 0
        if tile >= TRAIL_TILE:
            return SUPPLY_HANDS[tile - TRAIL_TILE]
        number = tile - PRIVATE_TILE
        return 0 if number // BUILDINGS == seat else SIDE_HANDS[self.side_of(number % BUILDINGS)]

    def forest_buildings(self, seat: int) -> int:
        """GWT-9.1: own private buildings on forest spots."""
        low = PRIVATE_TILE + seat * BUILDINGS
        count = 0
        for spot in FOREST_SPOTS:
            if low <= self.tile[spot] < low + BUILDINGS:
                count += 1
        return count

    def buildings(self, seat: int) -> int:
        """Own private buildings on the trail."""
        low = PRIVATE_TILE + seat * BUILDINGS
        count = 0
        for spot in PRIVATE_SPOTS:
            if low <= self.tile[spot] < low + BUILDINGS:
                count += 1
        return count

    def city_discs(self, seat: int, city: int) -> int:
        """Own discs in a city."""
        return self.cities[seat] >> CITY_BITS * city & 15

    def teepee_pairs(self, seat: int) -> int:
        """Pairs of a green and a blue teepee."""
        return min(self.kept[seat * KEPT_KINDS], self.kept[seat * KEPT_KINDS + 1])

    def hazards(self, seat: int) -> int:
        """Hazard tiles kept."""
        count = 0
        for i in range(seat * KEPT_KINDS + 2, (seat + 1) * KEPT_KINDS):
            count += self.kept[i]
        return count
