"""What a seat knows of Great Western Trail as a row of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.asking import MAY_FORGO, PART_MASK
from westward.games.great_western_trail.state import CITY_BITS, CITY_MASK, FRAME_DONE, FRAME_KIND, Position
from westward.games.great_western_trail.tensor_sums import (
    DISCARD_FACT,
    DRAW_FACT,
    HAND_FACT,
    WORKERS_FACT,
    sum_blocks,
    write_sums,
)

NEUTRALS: Final[int] = c.PRIVATE_TILE - c.NEUTRAL_TILE
PHASES: Final = 3
FORESIGHT: Final = 6
#: What the single numbers of a player board are: money, certificates and their limit, permanent ones, steps, hand limit, cards in
#: hand and draw stack, cards taken blindly.
SINGLES: Final = 9
#: What the parts of a row rest on: a bit for what `facts` gives, then one for each list of `Position.own`; `tensor_sums` has those it needs too.
TRAIL_FACTS: Final = 1 | 1 << 1
STATIONS_FACTS: Final = 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5
PILES_FACT: Final = 1 << 6
CARDS_FACTS: Final = 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10 | 1 << 11 | 1 << 26
DISCS_FACTS: Final = 1 << 14 | 1 << 15 | 1 << 16 | 1 << 17
KEPT_FACTS: Final = 1 << 18 | 1 << 19 | 1 << 20 | 1 << 21
SINGLES_FACTS: Final = 1 << 14 | 1 << 17 | 1 << 24 | 1 << 25 | 1 << 26 | 1 << 27 | 1 << 28
ENGINES_FACT: Final = 1 << 13
KNOWN_FACT: Final = 1 << 23
BLIND_FACT: Final = 1 << 26
CATTLEMEN_FACT: Final = 1 << 30
FRAMES_FACT: Final = 1 << 34
#: What is kept by seat: the lists from the workers up to the money.
BY_SEAT: Final = (1 << 29) - (1 << 12)
#: The first of the parts that there are for every seat: its single numbers, and what is unseen of its herd.
SINGLES_PART: Final = 23
UNSEEN_PART: Final = 27


class GreatWesternTrailTensor(Tensor[Position]):
    """Seats count from the one that looks; spots, cards and spaces as in the components."""

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        return [
            *head_blocks(start),
            Block("part", c.MOST_PARTS),
            Block("may_forgo", 1),
            Block("turn", n),
            Block("first", n),
            Block("phase", PHASES),
            Block("helped", 1),
            Block("sides", 2 * c.BUILDINGS),
            Block("neutral_tiles", c.SPOT_COUNT * NEUTRALS),
            Block("owners", c.SPOT_COUNT * n),
            Block("buildings", c.SPOT_COUNT * c.BUILDINGS),
            Block("supply_tiles", c.SPOT_COUNT * c.SUPPLY_KINDS),
            Block("in_use", c.SPOT_COUNT),
            Block("done", c.SPOT_COUNT * c.TILE_ACTS),
            Block("masters_at", c.MASTER_PLACES * c.MASTER_COUNT),
            Block("workers_at", c.MASTER_PLACES * c.WORKER_KINDS),
            Block("jobs", c.ROWS * n * c.WORKER_KINDS),
            Block("token", c.ROWS + 1),
            Block("token_holder", n),
            Block("foresight", FORESIGHT * c.SUPPLY_KINDS),
            Block("piles", 3 * c.SUPPLY_KINDS, 4),
            Block("market", c.MARKET_KINDS, 2),
            Block("market_stack", c.MARKET_KINDS, 4),
            Block("display", c.DISPLAY * c.OBJECTIVE_KINDS),
            Block("objectives_unseen", c.OBJECTIVE_KINDS, 2),
            Block("removed", c.HERD, 2),
            Block("hand", c.HERD, 2),
            Block("singles", n * SINGLES, 10),
            Block("workers", n * c.WORKER_KINDS, 6),
            Block("cattlemen", n * c.SPOT_COUNT),
            Block("engines", n * c.SPACE_COUNT),
            Block("discs", n * c.DISC_COUNT),
            Block("cities", n * c.CITY_COUNT),
            Block("stations", n * c.STATIONS),
            Block("masters", n * c.MASTER_COUNT),
            Block("unbuilt", n * c.BUILDINGS),
            Block("replaced", n * c.BUILDINGS),
            Block("kept", n * c.KEPT_KINDS),
            Block("area", n * c.AREA_KINDS),
            Block("discards", n * c.HERD, 2),
            Block("known", n * c.HERD, 2),
            Block("unseen", n * c.HERD, 2),
            *sum_blocks(n),
        ]

    def facts(self, s: Position) -> list[list[int]]:
        return [[s.sides, s.sides_known, s.token, s.holder]]

    def by_seat(self) -> int:
        return BY_SEAT

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        out.always(1)
        write_head(s, seat, out)
        arg: i64 = s.arg_now() if s.to_act == seat else 0
        out.one_of(arg & PART_MASK, c.MOST_PARTS)
        out.put(1 if arg & MAY_FORGO else 0)
        out.one_of((s.turn - me + n) % n if s.first >= 0 else -1, n)
        out.one_of((s.first - me + n) % n if s.first >= 0 else -1, n)
        out.one_of(s.phase, PHASES)
        out.put(s.helped)
        write_trail(s, me, n, out)
        write_board(s, me, n, out)
        write_cards(s, me, n, out)
        write_players(s, me, n, out)
        write_herds(s, me, n, out)
        write_sums(s, me, n, out)


def write_players(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The player boards, and where their figures are."""
    i: i64 = 0
    while i < n:
        seat: i64 = (me + i) % n
        if out.part(SINGLES_PART + i, SINGLES, SINGLES_FACTS if out.seats >> seat & 1 else 0):
            write_singles(s, int(seat), out)
        i += 1
    if out.part(9, n * c.WORKER_KINDS, WORKERS_FACT):
        write_slices(s.workers, c.WORKER_KINDS, me, n, out)
    if out.part(10, n * c.SPOT_COUNT, CATTLEMEN_FACT):
        i = 0
        while i < n:
            out.one_of(s.cattleman[(me + i) % n], c.SPOT_COUNT)
            i += 1
    if out.part(11, n * c.SPACE_COUNT, ENGINES_FACT):
        i = 0
        while i < n:
            out.one_of(s.engine[(me + i) % n], c.SPACE_COUNT)
            i += 1
    if out.part(12, n * (c.DISC_COUNT + c.CITY_COUNT + c.STATIONS + c.MASTER_COUNT), DISCS_FACTS):
        write_bits(s.discs, c.DISC_COUNT, me, n, out)
        write_cities(s, me, n, out)
        write_bits(s.stations, c.STATIONS, me, n, out)
        write_bits(s.masters, c.MASTER_COUNT, me, n, out)
    if out.part(13, n * (2 * c.BUILDINGS + c.KEPT_KINDS + c.AREA_KINDS), KEPT_FACTS):
        write_bits(s.unbuilt, c.BUILDINGS, me, n, out)
        write_bits(s.replaced, c.BUILDINGS, me, n, out)
        write_slices(s.kept, c.KEPT_KINDS, me, n, out)
        write_slices(s.area, c.AREA_KINDS, me, n, out)


def write_cities(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The discs of every seat in the cities."""
    i: i64 = 0
    while i < n:
        discs: i64 = s.cities[(me + i) % n]
        city: i64 = 0
        while city < c.CITY_COUNT:
            out.put(discs >> (CITY_BITS * city) & CITY_MASK)
            city += 1
        i += 1


def write_herds(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Discard piles, known hand cards, and what is unseen."""
    if out.part(14, n * c.HERD, DISCARD_FACT):
        write_slices(s.discard, c.HERD, me, n, out)
    if out.part(15, n * c.HERD, KNOWN_FACT):
        write_slices(s.known, c.HERD, me, n, out)
    i: i64 = 0
    while i < n:
        seat: i64 = (me + i) % n
        if out.part(UNSEEN_PART + i, c.HERD, HAND_FACT | DRAW_FACT | BLIND_FACT if out.seats >> seat & 1 else 0):
            write_unseen(s, seat, i == 0, out)
        i += 1


def write_bits(bits: list[int], size: i64, me: i64, n: i64, out: Writer) -> None:
    """The bits of every seat."""
    i: i64 = 0
    while i < n:
        out.put_bits(bits[(me + i) % n], size)
        i += 1


def write_slices(numbers: list[int], size: i64, me: i64, n: i64, out: Writer) -> None:
    """The numbers of every seat, from a list by seat and kind."""
    i: i64 = 0
    while i < n:
        out.put_some(numbers, (me + i) % n * size, size)
        i += 1


def write_trail(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The sides of the buildings, the tiles on the trail, and the location in use with what was done there."""
    spots: i64 = c.SPOT_COUNT
    if out.part(2, 2 * c.BUILDINGS + spots * (NEUTRALS + n + c.BUILDINGS + c.SUPPLY_KINDS), TRAIL_FACTS):
        write_tiles(s, me, n, out)
    if out.part(3, spots * (1 + c.TILE_ACTS), FRAMES_FACT):
        write_frames(s, spots, out)


def write_frames(s: Position, spots: i64, out: Writer) -> None:
    """The location in use with what was done there."""
    for packed in s.frames:
        frame: i64 = packed
        spot: i64 = frame & ((1 << FRAME_KIND) - 1)
        out.put_at(spot, 1)
        k: i64 = 0
        while k < c.TILE_ACTS:
            out.put_at(spots + spot * c.TILE_ACTS + k, frame >> (FRAME_DONE + k) & 1)
            k += 1
    out.skip(spots * (1 + c.TILE_ACTS))


def write_tiles(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The sides of the buildings, and the tiles on the trail."""
    k: i64 = 0
    while k < s.sides_known:
        out.put_at(2 * k + (s.sides >> k & 1), 1)
        k += 1
    out.skip(2 * c.BUILDINGS)
    spots: i64 = c.SPOT_COUNT
    owners: i64 = spots * NEUTRALS
    numbers: i64 = owners + spots * n
    supply: i64 = numbers + spots * c.BUILDINGS
    tiles = s.tile
    spot: i64 = 0
    while spot < spots:
        tile: i64 = tiles[spot]
        if tile >= c.TRAIL_TILE:
            out.put_at(supply + spot * c.SUPPLY_KINDS + tile - c.TRAIL_TILE, 1)
        elif tile >= c.PRIVATE_TILE:
            number: i64 = tile - c.PRIVATE_TILE
            out.put_at(owners + spot * n + (number // c.BUILDINGS - me + n) % n, 1)
            out.put_at(numbers + spot * c.BUILDINGS + number % c.BUILDINGS, 1)
        elif tile >= c.NEUTRAL_TILE:
            out.put_at(spot * NEUTRALS + tile - c.NEUTRAL_TILE, 1)
        spot += 1
    out.skip(supply + spots * c.SUPPLY_KINDS)


def write_board(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Station masters, the job market, the foresight spaces and the piles."""
    masters: i64 = c.MASTER_PLACES * (c.MASTER_COUNT + c.WORKER_KINDS)
    jobs: i64 = c.ROWS * n * c.WORKER_KINDS + c.ROWS + 1 + n
    if out.part(4, masters + jobs + FORESIGHT * c.SUPPLY_KINDS, STATIONS_FACTS):
        write_stations(s, me, n, out)
    if out.part(5, 3 * c.SUPPLY_KINDS, PILES_FACT):
        out.put_all(s.piles)


def write_stations(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Station masters, the job market and the foresight spaces."""
    for tile in s.master:
        out.one_of(tile, c.MASTER_COUNT)
    for worker in s.given:
        out.one_of(worker, c.WORKER_KINDS)
    for worker in s.jobs:
        out.one_of(worker, c.WORKER_KINDS)
    out.one_of(s.token, c.ROWS + 1)
    out.one_of((s.holder - me + n) % n if s.holder >= 0 else -1, n)
    for tile in s.foresight:
        out.one_of(tile, c.SUPPLY_KINDS)


def write_cards(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The cattle market, the objective cards, what was removed, and the own hand."""
    if out.part(6, 2 * c.MARKET_KINDS + (c.DISPLAY + 1) * c.OBJECTIVE_KINDS + c.HERD, CARDS_FACTS):
        write_market(s, me, n, out)
    if out.part(7, c.HERD, HAND_FACT):
        out.put_some(s.hand, me * c.HERD, c.HERD)


def write_market(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The cattle market, the objective cards, and what was removed."""
    out.put_all(s.market)
    out.put_all(s.market_stack)
    for card in s.display:
        out.one_of(card, c.OBJECTIVE_KINDS)
    kinds: i64 = c.OBJECTIVE_KINDS
    stack, blind = s.objective_stack, s.blind
    k: i64 = 0
    while k < kinds:  # GWT-14.5: a card taken blindly by another may as well be in the stack
        count: i64 = stack[k]
        other: i64 = 0
        while other < n:
            if other != me:
                count += blind[other * kinds + k]
            other += 1
        out.put(count)
        k += 1
    out.put_all(s.removed)


def write_singles(s: Position, seat: int, out: Writer) -> None:
    """The single numbers of a player board."""
    out.put(s.money[seat])
    out.put(s.marker[seat])
    out.put(s.marker_limit(seat))
    out.put(s.permanent(seat))
    out.put(s.step_limit(seat))
    out.put(s.hand_limit(seat))
    out.put(s.hand_size[seat])
    out.put(s.draw_size[seat])
    taken: i64 = 0
    blind = s.blind
    k: i64 = seat * c.OBJECTIVE_KINDS
    end: i64 = k + c.OBJECTIVE_KINDS
    while k < end:
        taken += blind[k]
        k += 1
    out.put(taken)


def write_unseen(s: Position, seat: i64, own: bool, out: Writer) -> None:
    """Hand and draw stack together, as everybody can count them; what was taken blindly only its owner knows."""
    hand, draw, blind = s.hand, s.draw_stack, s.blind
    i: i64 = seat * c.HERD
    cards: i64 = i + c.CATTLE
    end: i64 = i + c.HERD
    hidden: i64 = seat * c.OBJECTIVE_KINDS - cards
    while i < end:
        count: i64 = hand[i] + draw[i]
        if i >= cards and not own:
            count -= blind[hidden + i]
        out.put(count)
        i += 1


TENSOR: Final = GreatWesternTrailTensor()
