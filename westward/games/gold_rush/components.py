"""Loads and checks `components.toml`, and gives it to the rules as flat tables.

A *kind* is a row of the tile list, a *shape* a kind in one of its four rotations: shape = kind * 4 + turn. The segments of a
tile are numbered railroads first, then mountains, then the city, then prairies, each in the order of the file.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from westward.core.box import read_box

SIDES: Final = ("N", "E", "S", "W")
#: Half edges, clockwise from the north-west corner.
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
ENDS: Final = ("", "junction", "city", "mountain")
#: The kinds of segment, in the order in which a tile's segments are numbered.
ROLES: Final = ("rail", "mountain", "city", "prairie")
RAIL: Final = 0
MOUNTAIN: Final = 1
CITY: Final = 2
PRAIRIE: Final = 3
#: At most so many segments of one kind fit on a tile.
MOST: Final = 4


class Rail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A railroad segment: the edges it touches, and what it ends at if it stops on the tile."""

    edges: list[str]
    end: str


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The geometry of a tile without its symbols, at rotation 0."""

    id: str
    name: str
    edges: str
    mountains: list[list[str]]
    rails: list[Rail]
    city: bool
    prairies: list[list[str]]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printed tile: a layout with symbols, and how many copies there are."""

    id: str
    layout: str
    count: int
    nuggets: list[int]
    locos: list[int]
    tipis: list[int]
    horses: list[int]
    src: str


class Tileset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tiles and which of them lies on the table at the start."""

    start: str
    rows: list[Row]


class Players(msgspec.Struct, frozen=True):
    """Who can play."""

    min: int
    max: int
    colours: list[str]


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player gets, and the score track."""

    cowboys_per_player: int
    cowboys_as_score_marker: int
    cowboys_usable: int
    tents_per_player: int
    score_track_length: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mining tokens by face."""

    total: int
    values: list[int]
    faces: dict[str, int]
    faces_src: str


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everything is worth."""

    rail_point_per_tile: int
    rail_multiplier_exactly_one_locomotive: int
    mountain_point_per_nugget: int
    city_points_per_finished_line: int
    tipi_points: int
    horses_points: int


class Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Check sums over the whole box."""

    tiles: int
    start_tiles: int
    tokens: int
    nuggets: int
    locomotives: int
    tipis: int
    horses: int
    cities_3_tracks: int
    cities_4_tracks: int
    mountain_segments: int
    edges_mountain: int
    edges_railroad: int
    edges_prairie: int


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    players: Players
    pieces: Pieces
    mining_tokens: Tokens
    scoring: Points
    totals: Totals
    layout: list[Layout]
    tileset: Tileset


def load(text: str) -> Box:
    """Read the components; a SettingsError names the row that is wrong."""
    return read_box("gold-rush", text, Box, check)


def check(box: Box) -> list[str]:
    """Sentences about what does not fit together; each names the layout, row or total that is wrong."""
    problems = [p for layout in box.layout for p in _check_layout(layout)]
    problems += [f"Layout {name} is there {n} times." for name, n in Counter(k.id for k in box.layout).items() if n > 1]
    layouts = {k.id: k for k in box.layout}
    rows = box.tileset.rows
    for row in rows:
        if row.layout in layouts:
            problems += _check_row(row, layouts[row.layout])
        else:
            problems.append(f"Tile {row.id}: there is no layout '{row.layout}'.")
    problems += [f"Tile {name} is there {n} times." for name, n in Counter(r.id for r in rows).items() if n > 1]
    if problems:
        return problems
    start = [r for r in rows if r.id == box.tileset.start]
    if not start:
        problems.append(f"The start tile {box.tileset.start} is not in the list.")
    elif start[0].count != 1 or start[0].nuggets != [1]:
        problems.append(
            f"Tile {start[0].id}: the start tile is there once and has one mountain with one nugget (GR-2.6)."
        )
    return problems + _check_pieces(box) + _check_totals(box, layouts)


def _check_layout(layout: Layout) -> list[str]:
    where = f"Layout {layout.id}:"
    if len(layout.edges) != 4 or set(layout.edges) - set("mrp"):
        return [f"{where} its edges must be four letters m, r or p, not '{layout.edges}'."]
    problems: list[str] = []
    for letter, name, edges in (
        ("m", "mountain", [e for m in layout.mountains for e in m]),
        ("r", "railroad", [e for r in layout.rails for e in r.edges]),
    ):
        shown = [side for side, kind in zip(SIDES, layout.edges, strict=True) if kind == letter]
        if sorted(edges) != sorted(shown):
            problems.append(
                f"{where} its {name} segments touch {_list(edges)}, but its {name} edges are {_list(shown)}."
            )
    for i, rail in enumerate(layout.rails):
        if len(rail.edges) not in (1, 2) or rail.end not in ENDS or (len(rail.edges) == 2) != (rail.end == ""):
            problems.append(
                f"{where} rail {i} must touch two edges, or one and end at a junction, city or mountain (GR-3.4)."
            )
    tracks = sum(rail.end == "city" for rail in layout.rails)
    if layout.city != (tracks > 0) or (layout.city and tracks not in (3, 4)):
        problems.append(f"{where} a city has 3 or 4 tracks, not {tracks} (GR-1.5).")
    home = {half: i for i, prairie in enumerate(layout.prairies) for half in prairie}
    if len(home) != sum(len(p) for p in layout.prairies) or set(home) - set(HALVES):
        problems.append(f"{where} a prairie names a half edge twice, or one that does not exist.")
    for side, kind in zip(SIDES, layout.edges, strict=True):
        left, right = home.get(side + "L", -1), home.get(side + "R", -1)
        fits = {"p": left == right >= 0, "r": left != right and min(left, right) >= 0, "m": left == right == -1}
        if not fits[kind]:
            problems.append(f"{where} the prairies at edge {side} do not fit its kind (GR-3.3).")
    if max(len(layout.rails), len(layout.mountains), len(layout.prairies)) > MOST:
        problems.append(f"{where} it has more than {MOST} segments of one kind.")
    return problems


def _check_row(row: Row, layout: Layout) -> list[str]:
    problems: list[str] = []
    if not row.id.startswith(row.layout):
        problems.append(f"Tile {row.id}: its id must begin with its layout {row.layout}.")
    if row.count < 0:
        problems.append(f"Tile {row.id}: there cannot be {row.count} copies.")
    for name, values, segments, what, low, high in (
        ("nuggets", row.nuggets, layout.mountains, "mountain", 1, 3),
        ("locos", row.locos, layout.rails, "railroad", 0, 1),
        ("tipis", row.tipis, layout.prairies, "prairie", 0, 3),
        ("horses", row.horses, layout.prairies, "prairie", 0, 3),
    ):
        if len(values) != len(segments):
            problems.append(f"Tile {row.id}: {name} has {len(values)} numbers for {len(segments)} {what} segments.")
        elif any(not low <= v <= high for v in values):
            problems.append(f"Tile {row.id}: {name} must be {low} to {high} on each {what} segment.")
    if row.src not in ("S", "P", "R"):
        problems.append(f"Tile {row.id}: src must be S, P or R, not '{row.src}'.")
    return problems


def _check_pieces(box: Box) -> list[str]:
    problems: list[str] = []
    tokens, pieces = box.mining_tokens, box.pieces
    if sorted(tokens.faces) != sorted(str(v) for v in tokens.values) or sum(tokens.faces.values()) != tokens.total:
        problems.append(f"mining_tokens: the faces must be those of values and sum up to {tokens.total}.")
    if pieces.cowboys_usable != pieces.cowboys_per_player - pieces.cowboys_as_score_marker or pieces.cowboys_usable > 7:
        problems.append("pieces: cowboys_usable must be those left besides the score marker, at most 7.")
    if pieces.tents_per_player != 1:
        problems.append("pieces: every player has exactly one tent (GR-2.2).")
    if len(box.players.colours) != box.players.max or box.players.max > 5:
        problems.append("players: there must be a colour for each of at most 5 players.")
    return problems


def _check_totals(box: Box, layouts: dict[str, Layout]) -> list[str]:
    rows = [(row, layouts[row.layout]) for row in box.tileset.rows]
    tracks = [(sum(r.end == "city" for r in k.rails), row.count) for row, k in rows]
    found = {
        "tiles": sum(row.count for row, _ in rows),
        "start_tiles": sum(row.count for row, _ in rows if row.id == box.tileset.start),
        "tokens": box.mining_tokens.total,
        "nuggets": sum(row.count * sum(row.nuggets) for row, _ in rows),
        "locomotives": sum(row.count * sum(row.locos) for row, _ in rows),
        "tipis": sum(row.count * sum(row.tipis) for row, _ in rows),
        "horses": sum(row.count * sum(row.horses) for row, _ in rows),
        "cities_3_tracks": sum(n for t, n in tracks if t == 3),
        "cities_4_tracks": sum(n for t, n in tracks if t == 4),
        "mountain_segments": sum(row.count * len(k.mountains) for row, k in rows),
        "edges_mountain": sum(row.count * k.edges.count("m") for row, k in rows),
        "edges_railroad": sum(row.count * k.edges.count("r") for row, k in rows),
        "edges_prairie": sum(row.count * k.edges.count("p") for row, k in rows),
    }
    problems = [
        f"totals: {name} says {said}, but the rows add up to {found[name]}."
        for name, said in msgspec.structs.asdict(box.totals).items()
        if found[name] != said
    ]
    # What the packed numbers of the landscape can hold; a box of the real size is far below.
    if found["tiles"] > 120 or max(found["nuggets"], found["tipis"], found["horses"], found["edges_mountain"]) > 500:
        problems.append("totals: the box is larger than the landscape can count.")
    if sum(row.count for row, k in rows if len(k.rails) > 1) > 60:
        problems.append("totals: there are more than 60 tiles with several railroad segments.")
    return problems


def _list(names: list[str]) -> str:
    return ", ".join(names) or "nothing"


BOX: Final = load((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

COLOURS: Final[list[str]] = BOX.players.colours
COWBOYS: Final[int] = BOX.pieces.cowboys_usable
TRACK: Final[int] = BOX.pieces.score_track_length
POINTS: Final = BOX.scoring
TOKENS: Final[int] = BOX.mining_tokens.total
#: Nuggets on each face of a token, and how many tokens show it.
FACES: Final[list[int]] = BOX.mining_tokens.values
FACE_COUNTS: Final[list[int]] = [BOX.mining_tokens.faces[str(v)] for v in FACES]

ROWS: Final[list[Row]] = BOX.tileset.rows
IDS: Final[list[str]] = [r.id for r in ROWS]
KIND: Final[dict[str, int]] = {r.id: i for i, r in enumerate(ROWS)}
COUNTS: Final[list[int]] = [r.count for r in ROWS]
TILES: Final[int] = sum(COUNTS)
START: Final[int] = KIND[BOX.tileset.start]
LAYOUT: Final[list[Layout]] = [next(k for k in BOX.layout if k.id == r.layout) for r in ROWS]
MOST_MOUNTAINS: Final[int] = max(len(k.mountains) for k in BOX.layout)

#: Edge kinds as two bits, 0 being "no tile": a shape's four edges make one byte, N in the lowest bits.
EDGE_KIND: Final = {"p": 1, "r": 2, "m": 3}

# The cells of the plane are folded into a ring of so many: cell (x, y) is number x + FOLD * y. Tiles and open places of a
# connected landscape lie less than FOLD steps apart, and any two cells with the same number lie at least FOLD steps apart
# (it is the perfect covering of the plane by diamonds). So no landscape, however long, meets itself.
_RADIUS: Final = (TILES + 2) // 2
FOLD: Final[int] = 2 * _RADIUS + 1
RING: Final[int] = 2 * _RADIUS * _RADIUS + 2 * _RADIUS + 1
#: What to add to a cell's number to get its neighbour's in the ring, by side.
STEP: Final[list[int]] = [RING - FOLD, 1, FOLD, RING - 1]
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
EDGES: Final[list[int]] = [_edge_code(kind, turn) for kind in range(len(ROWS)) for turn in range(4)]


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
FITS: Final[list[int]] = _fits()

#: Number of segments of each role, by kind * 4 + role, and of all.
ROLE_COUNTS: Final[list[int]] = [sum(r == role for r, _ in segments(k)) for k in range(len(ROWS)) for role in range(4)]
SEGMENTS: Final[list[int]] = [len(segments(k)) for k in range(len(ROWS))]
#: By kind * 16 + segment: the role and index of a segment, as role * MOST + index; and the other way round, -1 if there is none.
STRIDE: Final = 16
SPOT: Final[list[int]] = [
    (segments(k)[i][0] * MOST + segments(k)[i][1]) if i < SEGMENTS[k] else -1
    for k in range(len(ROWS))
    for i in range(STRIDE)
]
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
SIDE_SEGMENT: Final[list[int]] = _side_segments()
HALF_SEGMENT: Final[list[int]] = _half_segments()


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
