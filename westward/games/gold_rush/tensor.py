"""What a seat knows of Gold Rush as a row of numbers.

The landscape has no edge, a row has one: it shows the tiles up to RADIUS steps east, west, north and south of the first one, 98.6 in
a hundred tiles of random games. What lies further out is missing here; the actions reach as far as any landscape can.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import BASE, LOW_BITS, LOW_MASK, first_count, second_count
from westward.games.gold_rush.moves import PLACE, SPACE, TENT
from westward.games.gold_rush.state import TENT_ON, Position

RADIUS: Final = 8
WIDTH: Final = 2 * RADIUS + 1
CELLS: Final = WIDTH * WIDTH

RAIL: Final = 0
MOUNTAIN: Final = 1
CITY: Final = 2
#: The planes of the landscape, in their order; those with four stand for sides N, E, S, W, for roles, or for rotations.
TILE: Final = 0
RAIL_SIDES: Final = 1
MOUNTAIN_SIDES: Final = 5
CITIES: Final = 9
LOCOMOTIVES: Final = 10
NUGGETS: Final = 11
CAMPS: Final = 12
HERDS: Final = 13
STACKS: Final = 14
OWN_COWBOYS: Final = 15
OTHER_COWBOYS: Final = 19
OWN_TENT: Final = 23
OTHER_TENTS: Final = 24
FITTING: Final = 25
LATEST: Final = 29
PLANES: Final = 30

#: How learning programs number the actions: those that name no cell as the game does, then planes of the same cells for tents and
#: for places by rotation, then places and tents outside the planes, one by one as they are listed. Of these there are never
#: more than rotations at the empty cells around all tiles but the last: at most 2n + 2 cells border on n connected ones.
TENTS: Final[int] = TENT
PLACES: Final[int] = TENTS + c.MOST_MOUNTAINS * CELLS
OUTSIDE: Final[int] = PLACES + 4 * CELLS
CHOICES: Final[int] = OUTSIDE + 4 * (2 * (c.TILES - 1) + 2)


class GoldRushTensor(Tensor[Position]):
    """Seats count from the one that looks; a plane lists its cells from west to east, and there from north to south."""

    def __init__(self) -> None:
        #: The latest legal actions and their numbers: they are asked for several times per position.
        self._latest: tuple[list[int], list[int]] = ([], [])

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        planes = [
            Block("tiles", CELLS),
            Block("rail_sides", 4 * CELLS),
            Block("mountain_sides", 4 * CELLS),
            Block("cities", CELLS),
            Block("locomotives", CELLS),
            Block("nuggets", CELLS, 2),
            Block("camps", CELLS),
            Block("herds", CELLS),
            Block("stacks", CELLS, 5),
            Block("own_cowboys", 4 * CELLS),
            Block("other_cowboys", 4 * CELLS),
            Block("own_tent", CELLS),
            Block("other_tents", CELLS),
            Block("fitting", 4 * CELLS),
            Block("latest", CELLS),
        ]
        return [
            *head_blocks(start),
            Block("turn", n),
            Block("drawn", c.KINDS),
            Block("deck", c.KINDS, 4),
            Block("deck_left", 1, c.TILES),
            Block("cowboys_left", n, c.COWBOYS),
            Block("tent_placed", n),
            Block("points", n, 50),
            Block("supply", 1, c.TOKENS),
            Block("out", 1, c.TOKENS),
            Block("tokens", n, 10),
            Block("faces", n * c.FACE_KINDS, 4),
            Block("unseen", c.FACE_KINDS, 10),
            *planes,
        ]

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        write_head(s, seat, out)
        out.one_of((s.turn - me + n) % n, n)
        out.one_of(s.drawn, c.KINDS)
        kind: i64 = 0
        while kind < c.KINDS:
            out.put(s.deck[kind])
            kind += 1
        out.put(s.deck_left)
        i: i64 = 0
        while i < n:
            out.put(s.cowboys_left(int((me + i) % n)))
            i += 1
        i = 0
        while i < n:
            out.put(1 if s.tent[(me + i) % n] >= 0 else 0)
            i += 1
        scores = s.scores()
        i = 0
        while i < n:  # GR-7.5: the gold of others is hidden until the end
            other: i64 = (me + i) % n
            out.put(scores[other] - (0 if i == 0 or s.ended else s.gold(int(other))))
            i += 1
        out.put(s.supply)
        out.put(s.out)
        write_tokens(s, me, n, out)
        write_landscape(s, me, out)

    def choices(self, actions: int) -> int:
        return CHOICES

    def fold(self, legal: list[int]) -> list[int]:
        if not legal or legal[-1] < TENT:
            return legal
        latest = self._latest
        if latest[0] is legal:
            return latest[1]
        folded: list[int] = []
        rest: i64 = OUTSIDE
        for action in legal:
            number: i64 = action
            if number >= TENT:
                number = number_of(number)
                if number < 0:
                    number = rest
                    rest += 1
            folded.append(number)
        self._latest = (legal, folded)
        return folded

    def unfold(self, choice: int) -> int:
        if choice < TENTS:
            return choice
        if choice >= OUTSIDE:
            return -1
        placed = choice >= PLACES
        plane, at = divmod(choice - (PLACES if placed else TENTS), CELLS)
        cell = (at // WIDTH + c.REACH - RADIUS) * c.SPAN + at % WIDTH + c.REACH - RADIUS
        return PLACE + cell * 4 + plane if placed else TENT + cell * c.MOST_MOUNTAINS + plane


def number_of(action: i64) -> i64:
    """The number of a tent or place within the planes, -1 if it lies outside."""
    placed: bool = action >= PLACE
    cell, plane = SPACE.pair(action)
    at: i64 = inside(cell)
    if at < 0:
        return -1
    return (PLACES if placed else TENTS) + plane * CELLS + at


def write_tokens(s: Position, me: i64, n: i64, out: Writer) -> None:
    """How many tokens everybody holds, their faces as far as the seat has seen them, and the faces it has not seen."""
    unseen = c.FACE_COUNTS.copy()
    i: i64 = 0
    while i < n:
        other: i64 = (me + i) % n
        out.put(s.token_count(int(other)))
        i += 1
    i = 0
    while i < n:
        if i == 0 or s.ended:
            face: i64 = 0
            while face < c.FACE_KINDS:
                held = s.held[(me + i) % n * c.FACE_KINDS + face]
                unseen[face] -= held
                out.put_at(face, held)
                face += 1
        out.skip(c.FACE_KINDS)
        i += 1
    out.put_all(unseen)


def inside(cell: i64) -> i64:
    """The number of a cell within a plane, -1 if it lies outside."""
    span: i64 = c.SPAN
    reach: i64 = c.REACH
    x: i64 = cell // span - reach + RADIUS
    y: i64 = cell % span - reach + RADIUS
    if x < 0 or y < 0 or x >= WIDTH or y >= WIDTH:
        return -1
    return x * WIDTH + y


def write_landscape(s: Position, me: i64, out: Writer) -> None:
    """Tiles, figures, stacks, and where the drawn tile fits."""
    land = s.land
    lay_tiles(s, out)
    tile: i64 = 0
    while tile < land.tile_count:
        at: i64 = inside(land.cell[tile])
        if at >= 0:
            write_figures(s, me, tile, at, out)
        tile += 1
    at = inside(land.cell[land.tile_count - 1])
    if at >= 0:
        out.put_at(LATEST * CELLS + at, 1)
    if s.drawn >= 0:
        i: i64 = 0
        while i < land.place_count:
            entry: i64 = land.places[i]
            at = inside(entry >> LOW_BITS)
            if at >= 0:
                turns: i64 = i64(c.FITS[s.drawn * 256 - i64(land.ring[entry & LOW_MASK])])
                turn: i64 = 0
                while turn < 4:
                    out.put_at((FITTING + turn) * CELLS + at, turns >> turn & 1)
                    turn += 1
            i += 1
    out.skip(PLANES * CELLS)


def lay_tiles(s: Position, out: Writer) -> None:
    """The tiles themselves, which are left standing: a position of the same game adds to them."""
    land = s.land
    laid: i64 = out.note(0)
    tile: i64 = 0
    while tile < laid and tile < land.tile_count and out.note(tile + 1) == land.cell[tile] << 16 | land.shape[tile]:
        tile += 1
    if tile < laid:
        out.sweep(0, STACKS * CELLS)
        tile = 0
    while tile < land.tile_count:
        at: i64 = inside(land.cell[tile])
        if at >= 0:
            lay_tile(land.shape[tile], at, out)
        out.set_note(tile + 1, land.cell[tile] << 16 | land.shape[tile])
        tile += 1
    out.set_note(0, land.tile_count)


def lay_tile(shape: i64, at: i64, out: Writer) -> None:
    """What is printed on a tile."""
    kind: i64 = shape >> 2
    out.lay(at, 1)
    edges: i64 = c.EDGES[shape]
    side: i64 = 0
    while side < 4:
        edge: i64 = edges >> (2 * side) & 3
        if edge == 2:
            out.lay((RAIL_SIDES + side) * CELLS + at, 1)
        elif edge == 3:
            out.lay((MOUNTAIN_SIDES + side) * CELLS + at, 1)
        side += 1
    locomotives: i64 = 0
    nuggets: i64 = 0
    camps: i64 = 0
    herds: i64 = 0
    i: i64 = 0
    while i < c.SEGMENTS[kind]:
        base: i64 = BASE[kind * c.STRIDE + i]
        role: i64 = c.SPOT[kind * c.STRIDE + i] >> 2
        if role == RAIL:
            locomotives += second_count(base)
        elif role == MOUNTAIN:
            nuggets += first_count(base)
        elif role == CITY:
            out.lay(CITIES * CELLS + at, 1)
        else:
            camps += first_count(base)
            herds += second_count(base)
        i += 1
    out.lay(LOCOMOTIVES * CELLS + at, locomotives)
    out.lay(NUGGETS * CELLS + at, nuggets)
    out.lay(CAMPS * CELLS + at, camps)
    out.lay(HERDS * CELLS + at, herds)


def write_figures(s: Position, me: i64, tile: i64, at: i64, out: Writer) -> None:
    """Tokens, cowboys and tents on a tile."""
    land = s.land
    kind: i64 = land.shape[tile] >> 2
    first: i64 = land.first[tile]
    i: i64 = 0
    while i < c.SEGMENTS[kind]:
        role: i64 = c.SPOT[kind * c.STRIDE + i] >> 2
        if role == MOUNTAIN:
            out.put_at(STACKS * CELLS + at, second_count(land.area[land.root(first + i)]))
        taken: i64 = i64(land.taken[first + i])
        if taken >= TENT_ON:
            out.put_at((OWN_TENT if taken - TENT_ON == me else OTHER_TENTS) * CELLS + at, 1)
        elif taken:
            out.put_at((role + (OWN_COWBOYS if taken - 1 == me else OTHER_COWBOYS)) * CELLS + at, 1)
        i += 1


TENSOR: Final = GoldRushTensor()
