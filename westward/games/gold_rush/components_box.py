"""What `components.toml` may say: its rows as types, read and checked, with a sentence for every row that is wrong."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from westward.core.box import read_box

SIDES: Final = ("N", "E", "S", "W")
#: Half edges, clockwise from the north-west corner.
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
ENDS: Final = ("", "junction", "city", "mountain")
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
