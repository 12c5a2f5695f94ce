"""The landscape: tiles side by side, and the areas they form, kept up to date as each tile is added.

Cells are numbered as in the notation: cell = (x + REACH) * SPAN + y + REACH. Segments are numbered in the order in which they
came; an area is named by its first segment, its root. All that is counted for an area stands in one packed integer at its root,
so that joining two areas is an addition:

    open edges | first count | second count | cowboys of each seat | tents of each seat

The first and second count are tiles and locomotives of a line, nuggets and tokens of a mountain, camps and herds of a prairie.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from westward.games.gold_rush import components as c

# The fields of an area's packed integer.
COUNT_BITS: Final = 9
FIRST: Final = 9
SECOND: Final = 18
COWBOYS: Final = 27
COWBOY_BITS: Final = 3
TENTS: Final = 42
COUNT_MASK: Final = 511
SEATS: Final = 5
ALL_COWBOYS: Final = 0x7FFF
ALL_TENTS: Final = 31

# Powers of two come from a table: mypyc compiles a shifted literal as a C int, which has no room for the upper fields.
BIT: Final = vec[i64]([1 << i for i in range(63)])

#: How an entry of the open places and camp sites is packed: the sort key above, the cell in the ring or the segment below.
LOW_BITS: Final = 12
LOW_MASK: Final = 4095

#: What to add to a cell to get its neighbour, by side.
NEXT: Final = vec[i64]([-1, c.SPAN, 1, -c.SPAN])
#: What a segment counts when it is laid.
BASE: Final = vec[i64]([n | first << FIRST | second << SECOND for n, first, second in c.SYMBOLS])


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates."""
    return (x + c.REACH) * c.SPAN + y + c.REACH


def cell_x(cell: int) -> int:
    """How far east a cell lies."""
    return cell // c.SPAN - c.REACH


def cell_y(cell: int) -> int:
    """How far south a cell lies."""
    return cell % c.SPAN - c.REACH


def ring_of(cell: i64) -> i64:
    """The place of a cell in the ring; no two cells of one landscape share it."""
    span: i64 = c.SPAN
    reach: i64 = c.REACH
    fold: i64 = c.FOLD
    return (cell // span - reach + fold * (cell % span - reach)) % c.RING


def open_edges(area: i64) -> i64:
    """How many edges of an area have no tile next to them; 0 when it is finished (GR-3.7, 3.8)."""
    return area & COUNT_MASK


def first_count(area: i64) -> i64:
    """Tiles of a line, nugget symbols of a mountain, camps of a prairie."""
    return area >> FIRST & COUNT_MASK


def second_count(area: i64) -> i64:
    """Locomotives of a line, tokens on a mountain, herds of a prairie."""
    return area >> SECOND & COUNT_MASK


def cowboys(area: i64, seat: i64) -> i64:
    """How many cowboys of a seat an area holds."""
    return area >> (COWBOYS + COWBOY_BITS * seat) & 7


def has_cowboys(area: i64) -> bool:
    """Whether anybody's cowboy stands in an area."""
    return area >> COWBOYS & ALL_COWBOYS != 0


def has_tent(area: i64, seat: i64) -> bool:
    """Whether a seat's tent stands in an area."""
    return area >> (TENTS + seat) & 1 != 0


def one_cowboy(seat: i64) -> i64:
    """What a cowboy adds to an area."""
    return BIT[COWBOYS + COWBOY_BITS * seat]


def one_tent(seat: i64) -> i64:
    """What a tent adds to an area."""
    return BIT[TENTS + seat]


@final
class Landscape:
    """All tiles on the table. Its lists are longer than what they hold; the counts say how much of them is meant."""

    #: As in a position: these depend on who has asked before, or keep what areas counted before they were joined.
    loose: ClassVar[str] = "above area"

    tile_count: i64
    segment_count: i64
    place_count: i64
    site_count: i64
    city_count: i64
    #: Shape and cell of each tile, in the order in which they were laid, and its first segment.
    shape: vec[i64]
    cell: vec[i64]
    first: vec[i64]
    #: By place in the ring: a tile (number + 1), an open place (minus the edges around it), or 0.
    ring: vec[i16]
    #: Open places (GR-4.4), and mountain segments where a tent could camp (GR-6.3), ascending.
    places: vec[i64]
    sites: vec[i64]
    #: By segment: its tile, the segment above it in its area, what its area counts, who stands on it (0: nobody).
    tile_of: vec[i16]
    above: vec[i16]
    area: vec[i64]
    taken: vec[i16]
    #: By segment: for roots of lines, a bit for each tile with several tracks that the line touches.
    hubs: vec[i64]
    hub_count: i64
    #: The segments of all cities.
    cities: vec[i64]

    def __init__(self) -> None:
        pass

    def clear(self) -> None:
        """Take all tiles off."""
        self.tile_count = 0
        self.segment_count = 0
        self.place_count = 0
        self.site_count = 0
        self.city_count = 0
        self.hub_count = 0
        self.shape = vec[i64]([0] * c.TILES)
        self.cell = vec[i64]([0] * c.TILES)
        self.first = vec[i64]([0] * c.TILES)
        self.ring = vec[i16]([0] * int(c.RING))
        self.places = vec[i64]([0] * c.MOST_PLACES)
        self.sites = vec[i64]([0] * c.MOST_SITES)
        self.tile_of = vec[i16]([0] * c.MOST_SEGMENTS)
        self.above = vec[i16]([0] * c.MOST_SEGMENTS)
        self.area = vec[i64]([0] * c.MOST_SEGMENTS)
        self.taken = vec[i16]([0] * c.MOST_SEGMENTS)
        self.hubs = vec[i64]([0] * c.MOST_SEGMENTS)
        self.cities = vec[i64]([0] * c.MOST_CITIES)

    def copy(self) -> Landscape:
        """An independent landscape equal to this one."""
        other = Landscape()
        other.tile_count = self.tile_count
        other.segment_count = self.segment_count
        other.place_count = self.place_count
        other.site_count = self.site_count
        other.city_count = self.city_count
        other.hub_count = self.hub_count
        other.shape = self.shape[:]
        other.cell = self.cell[:]
        other.first = self.first[:]
        other.ring = self.ring[:]
        other.places = self.places[:]
        other.sites = self.sites[:]
        other.tile_of = self.tile_of[:]
        other.above = self.above[:]
        other.area = self.area[:]
        other.taken = self.taken[:]
        other.hubs = self.hubs[:]
        other.cities = self.cities[:]
        return other

    # Looking ---------------------------------------------------------------------------------------------------------

    def tile_at(self, cell: int) -> int:
        """The number of the tile on a cell, -1 if there is none."""
        found: i64 = i64(self.ring[ring_of(cell)]) - 1
        # The ring is exact for the landscape and its open places only; far away cells may fold onto a tile.
        if found >= 0 and self.cell[found] == cell:
            return found
        return -1

    def around(self, cell: int) -> int:
        """The edges of the tiles around an open place, as a byte; 0 if no tile is next to the cell, or on it."""
        i: i64 = 0
        while i < self.place_count:
            entry: i64 = self.places[i]
            if entry >> LOW_BITS == cell:
                return -i64(self.ring[entry & LOW_MASK])
            i += 1
        return 0

    def root(self, segment: i64) -> i64:
        """The name of the area a segment belongs to: its first segment."""
        above = self.above
        here: i64 = segment
        up: i64 = i64(above[here])
        while up != here:
            higher: i64 = i64(above[up])
            above[here] = i16(higher)  # halve the way for those who ask next
            here = higher
            up = i64(above[here])
        return here

    def count(self, segment: i64) -> i64:
        """What the area of a segment counts, packed."""
        return self.area[self.root(segment)]

    def spot(self, segment: i64) -> i64:
        """The role and index of a segment on its tile, as role * MOST + index."""
        tile: i64 = i64(self.tile_of[segment])
        return c.SPOT[(self.shape[tile] >> 2) * c.STRIDE + segment - self.first[tile]]

    def role(self, segment: i64) -> i64:
        """The role of a segment."""
        return self.spot(segment) >> 2

    def cell_of(self, segment: i64) -> i64:
        """The cell of the tile a segment lies on."""
        return self.cell[i64(self.tile_of[segment])]

    # Laying ----------------------------------------------------------------------------------------------------------

    def lay(self, shape: i64, cell: i64) -> None:
        """Add a tile that fits, and join the areas that meet (GR-3.2, 3.3)."""
        kind: i64 = shape >> 2
        tile: i64 = self.tile_count
        first: i64 = self.segment_count
        self.tile_count = tile + 1
        self.shape[tile] = shape
        self.cell[tile] = cell
        self.first[tile] = first
        hub: i64 = 0
        rails: i64 = c.RAILS[kind]
        if rails > 1:
            hub = BIT[self.hub_count]
            self.hub_count += 1
        here: i64 = first
        end: i64 = first + c.SEGMENTS[kind]
        base: i64 = kind * c.STRIDE - first
        while here < end:
            self.tile_of[here] = i16(tile)
            self.above[here] = i16(here)
            self.area[here] = BASE[base + here]
            self.hubs[here] = hub if here < first + rails else i64(0)
            here += 1
        self.segment_count = end
        if c.CITIES[kind]:
            self.cities[self.city_count] = first + rails + c.MOUNTAINS[kind]
            self.city_count += 1
        here = ring_of(cell)
        ring = self.ring
        if ring[here]:
            self.place_count = leave_out(self.places, self.place_count, cell)
        ring[here] = i16(tile + 1)
        edges: i64 = c.EDGES[shape]
        side: i64 = 0
        while side < 4:
            there: i64 = here + c.STEP[side]
            if there >= c.RING:
                there -= c.RING
            found: i64 = i64(ring[there])
            if found > 0:
                self.join(shape, first, side, found - 1)
            else:
                if found == 0:
                    self.place_count = put_in(self.places, self.place_count, (cell + NEXT[side]) << LOW_BITS | there)
                ring[there] = i16(found - ((edges >> (2 * side) & 3) << (2 * (side ^ 2))))
            side += 1
        mountain: i64 = first + rails
        end = mountain + c.MOUNTAINS[kind]
        while mountain < end:
            site: i64 = cell * c.MOST_MOUNTAINS + mountain - first - rails
            self.site_count = put_in(self.sites, self.site_count, site << LOW_BITS | mountain)
            mountain += 1
        mountain = first + rails
        while mountain < end:
            root: i64 = self.root(mountain)
            if not open_edges(self.area[root]):
                self.shut(root)
            mountain += 1

    def join(self, shape: i64, first: i64, side: i64, tile: i64) -> None:
        """Join the segments of the new tile with those of a neighbour."""
        other: i64 = self.shape[tile]
        there: i64 = self.first[tile]
        back: i64 = side ^ 2
        middle: i64 = c.SIDE_SEGMENT[shape * 4 + side]
        if middle >= 0:
            self.link(first + middle, there + c.SIDE_SEGMENT[other * 4 + back], 2)
        left: i64 = c.HALF_SEGMENT[shape * 8 + side * 2]
        if left >= 0:
            self.link(first + left, there + c.HALF_SEGMENT[other * 8 + back * 2 + 1], 0)
            right: i64 = c.HALF_SEGMENT[shape * 8 + side * 2 + 1]
            if right != left:
                self.link(first + right, there + c.HALF_SEGMENT[other * 8 + back * 2], 0)

    def link(self, one: i64, other: i64, closed: i64) -> None:
        """Make one area of two, or close a ring; `closed` edges are open no more."""
        low: i64 = self.root(one)
        high: i64 = self.root(other)
        area = self.area
        if low == high:
            area[low] -= closed
            return
        if low > high:
            low, high = high, low
        self.above[high] = i16(low)
        total: i64 = area[low] + area[high] - closed
        hubs = self.hubs
        if hubs[high]:
            twice: i64 = hubs[low] & hubs[high]
            while twice:  # GR-8.6: a tile counts once
                total -= BIT[FIRST]
                twice &= twice - 1
            hubs[low] |= hubs[high]
        area[low] = total

    def shut(self, root: i64) -> None:
        """GR-6.3: nobody can camp on a finished mountain."""
        sites = self.sites
        left: i64 = 0
        i: i64 = 0
        while i < self.site_count:
            if self.root(sites[i] & LOW_MASK) != root:
                sites[left] = sites[i]
                left += 1
            i += 1
        self.site_count = left


def put_in(entries: vec[i64], count: i64, entry: i64) -> i64:
    """Put one more among the ascending entries; how many there are then."""
    i: i64 = count
    while i > 0 and entries[i - 1] > entry:
        entries[i] = entries[i - 1]
        i -= 1
    entries[i] = entry
    return count + 1


def leave_out(entries: vec[i64], count: i64, key: i64) -> i64:
    """Leave out the entry of that key, which is there; how many are left."""
    i: i64 = 0
    while entries[i] >> LOW_BITS != key:
        i += 1
    count -= 1
    while i < count:
        entries[i] = entries[i + 1]
        i += 1
    return count
