"""The box of Gold Rush as flat tables for the rules.

A *kind* is a row of the tile list, a *shape* a kind in one of its four rotations: shape = kind * 4 + turn. The segments of a
tile are numbered railroads first, then mountains, then the city, then prairies, each in the order of the file.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from westward.core.box import box_of
from westward.games.gold_rush.components_box import HALVES as HALVES
from westward.games.gold_rush.components_box import MOST as MOST
from westward.games.gold_rush.components_box import SIDES as SIDES
from westward.games.gold_rush.components_box import Box, Layout, Row, load

BOX: Final[Box] = box_of("gold-rush", load)

#: The kinds of segment, in the order in which a tile's segments are numbered.
ROLES: Final[list[str]] = ["rail", "mountain", "city", "prairie"]
RAIL: Final = 0
MOUNTAIN: Final = 1
CITY: Final = 2
PRAIRIE: Final = 3

COLOURS: Final[list[str]] = BOX.players.colours
COWBOYS: Final[int] = BOX.pieces.cowboys_usable
TRACK: Final[int] = BOX.pieces.score_track_length
TOKENS: Final[int] = BOX.mining_tokens.total
#: Nuggets on each face of a token, and how many tokens show it.
FACES: Final[list[int]] = BOX.mining_tokens.values
FACE_COUNTS: Final[list[int]] = [BOX.mining_tokens.faces[str(v)] for v in FACES]
FACE_KINDS: Final[int] = len(FACES)

PER_TILE: Final[int] = BOX.scoring.rail_point_per_tile
ONE_LOCOMOTIVE: Final[int] = BOX.scoring.rail_multiplier_exactly_one_locomotive
PER_NUGGET: Final[int] = BOX.scoring.mountain_point_per_nugget
PER_LINE: Final[int] = BOX.scoring.city_points_per_finished_line
PER_CAMP: Final[int] = BOX.scoring.tipi_points
PER_HERD: Final[int] = BOX.scoring.horses_points

ROWS: Final[list[Row]] = BOX.tileset.rows
IDS: Final[list[str]] = [r.id for r in ROWS]
KIND: Final[dict[str, int]] = {r.id: i for i, r in enumerate(ROWS)}
COUNTS: Final[list[int]] = [r.count for r in ROWS]
KINDS: Final[int] = len(COUNTS)
TILES: Final[int] = sum(COUNTS)
START: Final[int] = KIND[BOX.tileset.start]
LAYOUT: Final[list[Layout]] = [next(k for k in BOX.layout if k.id == r.layout) for r in ROWS]
MOST_MOUNTAINS: Final[i64] = max(len(k.mountains) for k in BOX.layout)

#: Edge kinds as two bits, 0 being "no tile": a shape's four edges make one byte, N in the lowest bits.
EDGE_KIND: Final = {"p": 1, "r": 2, "m": 3}

# The cells of the plane are folded into a ring of so many: cell (x, y) is number x + FOLD * y. Tiles and open places of a
# connected landscape lie less than FOLD steps apart, and any two cells with the same number lie at least FOLD steps apart
# (it is the perfect covering of the plane by diamonds). So no landscape, however long, meets itself.
_RADIUS: Final = (TILES + 2) // 2
FOLD: Final[int] = 2 * _RADIUS + 1
RING: Final[i64] = 2 * _RADIUS * _RADIUS + 2 * _RADIUS + 1
#: What to add to a cell's number to get its neighbour's in the ring, by side.
STEP: Final[vec[i64]] = vec[i64]([RING - FOLD, 1, FOLD, RING - 1])
#: Coordinates of tiles go from -REACH to REACH.
REACH: Final[int] = TILES - 1
SPAN: Final[int] = 2 * REACH + 1


def segments(kind: int) -> list[tuple[int, int]]:
    """The segments of a tile in their order, as (role, index within the role)."""
    k = LAYOUT[kind]
    counts = (len(k.rails), len(k.mountains), int(k.city), len(k.prairies))
    return [(role, i) for role, n in enumerate(counts) for i in range(n)]


def picture_of(kind: int, turn: int) -> tuple[frozenset[object], ...]:
    """What a tile shows at a rotation: equal for rotations that nobody can tell apart (GR-4.8)."""
    row, k = ROWS[kind], LAYOUT[kind]

    def sides(names: list[str]) -> frozenset[int]:
        return frozenset((SIDES.index(e) + turn) % 4 for e in names)

    def halves(names: list[str]) -> frozenset[int]:
        return frozenset((HALVES.index(h) + 2 * turn) % 8 for h in names)

    return (
        frozenset((sides(m), n) for m, n in zip(k.mountains, row.nuggets, strict=True)),
        frozenset((sides(r.edges), r.end, n) for r, n in zip(k.rails, row.locos, strict=True)),
        frozenset((halves(p), t, h) for p, t, h in zip(k.prairies, row.tipis, row.horses, strict=True)),
    )


def _distinct_turns(kind: int) -> list[int]:
    seen: list[tuple[frozenset[object], ...]] = []
    turns = []
    for turn in range(4):
        shown = picture_of(kind, turn)
        if shown not in seen:
            seen.append(shown)
            turns.append(turn)
    return turns


#: The rotations of each kind that differ (GR-4.8).
TURNS: Final[list[list[int]]] = [_distinct_turns(kind) for kind in range(len(ROWS))]


def _edge_code(kind: int, turn: int) -> int:
    return sum(EDGE_KIND[LAYOUT[kind].edges[(side - turn) % 4]] << 2 * side for side in range(4))


#: The four edges of each shape as a byte.
EDGES: Final[vec[i64]] = vec[i64]([_edge_code(kind, turn) for kind in range(len(ROWS)) for turn in range(4)])


def _fits() -> list[int]:
    masks = [sum(3 << 2 * side for side in range(4) if code >> 2 * side & 3) for code in range(256)]
    table: list[int] = []
    by_edges: dict[tuple[str, tuple[int, ...]], list[int]] = {}
    for kind in range(len(ROWS)):
        key = (LAYOUT[kind].edges, tuple(TURNS[kind]))
        if key not in by_edges:
            turns = [(1 << turn, EDGES[kind * 4 + turn]) for turn in TURNS[kind]]
            by_edges[key] = [
                sum(bit + 16 for bit, edges in turns if edges & masks[code] == code) for code in range(256)
            ]
        table += by_edges[key]
    return table


#: FITS[kind * 256 + code]: a bit for each rotation in which the kind fits an open place whose neighbours' edges are `code`,
#: and above these four bits how many there are.
FITS: Final[vec[u8]] = vec[u8](_fits())

#: How many segments each kind has, by role and of all.
RAILS: Final[vec[i64]] = vec[i64]([len(k.rails) for k in LAYOUT])
MOUNTAINS: Final[vec[i64]] = vec[i64]([len(k.mountains) for k in LAYOUT])
CITIES: Final[vec[i64]] = vec[i64]([int(k.city) for k in LAYOUT])
PRAIRIES: Final[vec[i64]] = vec[i64]([len(k.prairies) for k in LAYOUT])
SEGMENTS: Final[vec[i64]] = vec[i64]([len(segments(kind)) for kind in range(len(ROWS))])
#: By kind * 16 + segment: the role and index of a segment, as role * MOST + index; and the other way round, -1 if there is none.
STRIDE: Final = 16
SPOT: Final[vec[i64]] = vec[i64](
    [
        (segments(k)[i][0] * MOST + segments(k)[i][1]) if i < SEGMENTS[k] else -1
        for k in range(len(ROWS))
        for i in range(STRIDE)
    ]
)
SEGMENT: Final[list[int]] = [
    next((i for i in range(SEGMENTS[k]) if SPOT[k * STRIDE + i] == spot), -1)
    for k in range(len(ROWS))
    for spot in range(STRIDE)
]


def _side_segments() -> list[int]:
    table: list[int] = []
    for layout in LAYOUT:
        owner = [-1] * 4
        for i, edges in enumerate([r.edges for r in layout.rails] + layout.mountains):
            for e in edges:
                owner[SIDES.index(e)] = i
        table += [owner[(side - turn) % 4] for turn in range(4) for side in range(4)]
    return table


def _half_segments() -> list[int]:
    table: list[int] = []
    for kind, layout in enumerate(LAYOUT):
        owner = [-1] * 8
        first = SEGMENTS[kind] - len(layout.prairies)
        for i, halves in enumerate(layout.prairies):
            for h in halves:
                owner[HALVES.index(h)] = first + i
        table += [owner[(half - 2 * turn) % 8] for turn in range(4) for half in range(8)]
    return table


#: The railroad or mountain segment at each side (shape * 4 + side), the prairie segment at each half edge (shape * 8 + half).
SIDE_SEGMENT: Final[vec[i64]] = vec[i64](_side_segments())
HALF_SEGMENT: Final[vec[i64]] = vec[i64](_half_segments())
#: Whether a railroad segment ends at a city, by kind * MOST + index.
CITY_END: Final[vec[i64]] = vec[i64](
    [int(r < len(k.rails) and k.rails[r].end == "city") for k in LAYOUT for r in range(MOST)]
)


def _symbols(kind: int, i: int) -> tuple[int, int, int]:
    """Open edges, first and second count of a segment: tiles and locomotives, nuggets and tokens, camps and herds."""
    row, layout = ROWS[kind], LAYOUT[kind]
    role, index = segments(kind)[i]
    if role == RAIL:
        return len(layout.rails[index].edges), 1, row.locos[index]
    if role == MOUNTAIN:
        return len(layout.mountains[index]), row.nuggets[index], 0
    if role == PRAIRIE:
        return 0, row.tipis[index], row.horses[index]
    return 0, 0, 0


SYMBOLS: Final[list[tuple[int, int, int]]] = [
    _symbols(k, i) if i < SEGMENTS[k] else (0, 0, 0) for k in range(len(ROWS)) for i in range(STRIDE)
]

# How long the lists of a landscape can become; they are made so long at once.
MOST_PLACES: Final[int] = 2 * TILES + 2
MOST_SEGMENTS: Final[int] = sum(SEGMENTS[k] * COUNTS[k] for k in range(KINDS))
MOST_SITES: Final[int] = sum(MOUNTAINS[k] * COUNTS[k] for k in range(KINDS))
MOST_CITIES: Final[int] = sum(CITIES[k] * COUNTS[k] for k in range(KINDS))
