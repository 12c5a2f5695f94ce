"""What a seat knows of Great Western Trail as a row of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.state import (
    AREA_KINDS,
    BUILDINGS,
    CATTLE,
    CITY_BITS,
    DISPLAY,
    FRAME_DONE,
    FRAME_KIND,
    HERD,
    KEPT_KINDS,
    MARKET_KINDS,
    MASTER_PLACES,
    OBJECTIVE_KINDS,
    PRIVATE_TILE,
    ROWS,
    SPOT_COUNT,
    SUPPLY_KINDS,
    TRAIL_TILE,
    Position,
)

NEUTRAL_TILE: Final[int] = c.NEUTRAL_TILE
NEUTRALS: Final[int] = PRIVATE_TILE - NEUTRAL_TILE
MASTERS: Final[int] = len(c.MASTERS)
SPACES: Final[int] = len(c.SPACES)
DISCS: Final[int] = c.DISC_COUNT
CITIES: Final[int] = len(c.CITIES)
STATIONS: Final[int] = c.STATIONS
WORKERS: Final[int] = len(c.WORKERS)
TILE_ACTS: Final[int] = c.TILE_ACTS
PHASES: Final = 3
#: The parts of acts that a question can be about, and the bit for one that may be forgone.
PARTS: Final = 256
FORESIGHT: Final = 6
#: What the single numbers of a player board are: money, certificates and their limit, permanent ones, steps, hand limit, cards in
#: hand and draw stack, cards taken blindly.
SINGLES: Final = 9


class GreatWesternTrailTensor(Tensor[Position]):
    """Seats count from the one that looks; spots, cards and spaces as in the components."""

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        return [
            *head_blocks(start),
            Block("part", PARTS),
            Block("may_forgo", 1),
            Block("turn", n),
            Block("first", n),
            Block("phase", PHASES),
            Block("helped", 1),
            Block("sides", 2 * BUILDINGS),
            Block("neutral_tiles", SPOT_COUNT * NEUTRALS),
            Block("owners", SPOT_COUNT * n),
            Block("buildings", SPOT_COUNT * BUILDINGS),
            Block("supply_tiles", SPOT_COUNT * SUPPLY_KINDS),
            Block("in_use", SPOT_COUNT),
            Block("done", SPOT_COUNT * TILE_ACTS),
            Block("masters_at", MASTER_PLACES * MASTERS),
            Block("workers_at", MASTER_PLACES * WORKERS),
            Block("jobs", ROWS * n * WORKERS),
            Block("token", ROWS + 1),
            Block("token_holder", n),
            Block("foresight", FORESIGHT * SUPPLY_KINDS),
            Block("piles", 3 * SUPPLY_KINDS, 4),
            Block("market", MARKET_KINDS, 2),
            Block("market_stack", MARKET_KINDS, 4),
            Block("display", DISPLAY * OBJECTIVE_KINDS),
            Block("objectives_unseen", OBJECTIVE_KINDS, 2),
            Block("removed", HERD, 2),
            Block("hand", HERD, 2),
            Block("singles", n * SINGLES, 10),
            Block("workers", n * WORKERS, 6),
            Block("cattlemen", n * SPOT_COUNT),
            Block("engines", n * SPACES),
            Block("discs", n * DISCS),
            Block("cities", n * CITIES),
            Block("stations", n * STATIONS),
            Block("masters", n * MASTERS),
            Block("unbuilt", n * BUILDINGS),
            Block("replaced", n * BUILDINGS),
            Block("kept", n * KEPT_KINDS),
            Block("area", n * AREA_KINDS),
            Block("discards", n * HERD, 2),
            Block("known", n * HERD, 2),
            Block("unseen", n * HERD, 2),
        ]

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        write_head(s, seat, out)
        arg: i64 = s.arg_now() if s.to_act == seat else 0
        out.one_of(arg & (PARTS - 1), PARTS)
        out.put(arg // PARTS & 1)
        out.one_of((s.turn - me + n) % n if s.first >= 0 else -1, n)
        out.one_of((s.first - me + n) % n if s.first >= 0 else -1, n)
        out.one_of(s.phase, PHASES)
        out.put(s.helped)
        write_trail(s, me, n, out)
        write_board(s, me, n, out)
        write_cards(s, me, n, out)
        i: i64 = 0
        while i < n:
            write_singles(s, int((me + i) % n), out)
            i += 1
        write_slices(s.workers, WORKERS, me, n, out)
        i = 0
        while i < n:
            out.one_of(s.cattleman[(me + i) % n], SPOT_COUNT)
            i += 1
        i = 0
        while i < n:
            out.one_of(s.engine[(me + i) % n], SPACES)
            i += 1
        write_bits(s.discs, DISCS, me, n, out)
        i = 0
        while i < n:
            discs: i64 = s.cities[(me + i) % n]
            city: i64 = 0
            while city < CITIES:
                out.put(discs >> (CITY_BITS * city) & 15)
                city += 1
            i += 1
        write_bits(s.stations, STATIONS, me, n, out)
        write_bits(s.masters, MASTERS, me, n, out)
        write_bits(s.unbuilt, BUILDINGS, me, n, out)
        write_bits(s.replaced, BUILDINGS, me, n, out)
        write_slices(s.kept, KEPT_KINDS, me, n, out)
        write_slices(s.area, AREA_KINDS, me, n, out)
        write_slices(s.discard, HERD, me, n, out)
        write_slices(s.known, HERD, me, n, out)
        i = 0
        while i < n:
            write_unseen(s, (me + i) % n, i == 0, out)
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
    k: i64 = 0
    while k < s.sides_known:
        out.put_at(2 * k + (s.sides >> k & 1), 1)
        k += 1
    out.skip(2 * BUILDINGS)
    spots: i64 = SPOT_COUNT
    owners: i64 = spots * NEUTRALS
    numbers: i64 = owners + spots * n
    supply: i64 = numbers + spots * BUILDINGS
    used: i64 = supply + spots * SUPPLY_KINDS
    done: i64 = used + spots
    spot: i64 = 0
    while spot < spots:
        tile: i64 = s.tile[spot]
        if tile >= TRAIL_TILE:
            out.put_at(supply + spot * SUPPLY_KINDS + tile - TRAIL_TILE, 1)
        elif tile >= PRIVATE_TILE:
            number: i64 = tile - PRIVATE_TILE
            out.put_at(owners + spot * n + (number // BUILDINGS - me + n) % n, 1)
            out.put_at(numbers + spot * BUILDINGS + number % BUILDINGS, 1)
        elif tile >= NEUTRAL_TILE:
            out.put_at(spot * NEUTRALS + tile - NEUTRAL_TILE, 1)
        spot += 1
    for packed in s.frames:
        frame: i64 = packed
        spot = frame & ((1 << FRAME_KIND) - 1)
        out.put_at(used + spot, 1)
        k = 0
        while k < TILE_ACTS:
            out.put_at(done + spot * TILE_ACTS + k, frame >> (FRAME_DONE + k) & 1)
            k += 1
    out.skip(done + spots * TILE_ACTS)


def write_board(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Station masters, the job market, the foresight spaces and the piles."""
    for tile in s.master:
        out.one_of(tile, MASTERS)
    for worker in s.given:
        out.one_of(worker, WORKERS)
    for worker in s.jobs:
        out.one_of(worker, WORKERS)
    out.one_of(s.token, ROWS + 1)
    out.one_of((s.holder - me + n) % n if s.holder >= 0 else -1, n)
    for tile in s.foresight:
        out.one_of(tile, SUPPLY_KINDS)
    out.put_all(s.piles)


def write_cards(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The cattle market, the objective cards, what was removed, and the own hand."""
    out.put_all(s.market)
    out.put_all(s.market_stack)
    for card in s.display:
        out.one_of(card, OBJECTIVE_KINDS)
    kinds: i64 = OBJECTIVE_KINDS
    k: i64 = 0
    while k < kinds:  # GWT-14.5: a card taken blindly by another may as well be in the stack
        count: i64 = s.objective_stack[k]
        other: i64 = 0
        while other < n:
            if other != me:
                count += s.blind[other * kinds + k]
            other += 1
        out.put(count)
        k += 1
    out.put_all(s.removed)
    out.put_some(s.hand, me * HERD, HERD)


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
    blind: i64 = 0
    k: i64 = seat * OBJECTIVE_KINDS
    end: i64 = k + OBJECTIVE_KINDS
    while k < end:
        blind += s.blind[k]
        k += 1
    out.put(blind)


def write_unseen(s: Position, seat: i64, own: bool, out: Writer) -> None:
    """Hand and draw stack together, as everybody can count them; what was taken blindly only its owner knows."""
    base: i64 = seat * HERD
    k: i64 = 0
    while k < HERD:
        count: i64 = s.hand[base + k] + s.draw_stack[base + k]
        if k >= CATTLE and not own:
            count -= s.blind[seat * OBJECTIVE_KINDS + k - CATTLE]
        out.put(count)
        k += 1


TENSOR: Final = GreatWesternTrailTensor()
