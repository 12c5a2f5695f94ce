"""What a seat may know of Gold Rush: all but the deck's order and the faces of tokens it has not taken itself."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from westward.core.errors import Value
from westward.core.journal import Item
from westward.core.view import Choice, View, head_of
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import (
    LOW_BITS,
    LOW_MASK,
    cell_x,
    cell_y,
    cowboys,
    first_count,
    has_cowboys,
    has_tent,
    open_edges,
    second_count,
)
from westward.games.gold_rush.moves import SPACE
from westward.games.gold_rush.scoring import (
    CATEGORIES,
    area_parts,
    connected,
    finished_lines,
    gold_items,
    items,
    owners,
    unfinished,
    values,
)
from westward.games.gold_rush.state import Position
from westward.games.gold_rush.view_landmarks import Landmarks, whereabouts


class Tile(msgspec.Struct, frozen=True):
    """A tile of the landscape."""

    x: int
    y: int
    tile: str
    turn: int
    #: Where it lies, seen from landmarks, if a tent may be put there now; empty where no landmark tells it from others.
    near: str = ""


class Place(msgspec.Struct, frozen=True):
    """An open place next to the landscape."""

    x: int
    y: int
    #: Rotations in which the drawn tile fits.
    turns: list[int]
    #: No tile that is left can ever fill it.
    dead: bool
    #: Where it lies, seen from landmarks; empty where no landmark tells it from others.
    near: str = ""


class Figure(msgspec.Struct, frozen=True):
    """A cowboy or tent on the landscape; number counts a seat's cowboys."""

    seat: int
    number: int
    #: Where it stands, such as `3_-1-rail-0`.
    spot: str


class Area(msgspec.Struct, frozen=True):
    """A line, mountain, city or prairie with all that counts for it."""

    role: str
    #: Its segments, such as `3_-1-rail-0`.
    spots: list[str]
    tiles: int
    #: Edges with no tile next to them; for a city, lines that are not finished.
    open: int
    finished: bool
    locomotives: int
    nuggets: int
    tokens: int
    camps: int
    herds: int
    #: Different finished lines of a city.
    lines: int
    #: Cowboys per seat, and the seats whose tents are here.
    cowboys: list[int]
    tents: list[int]
    owners: list[int]
    #: Points for each owner, if it were scored as it is now.
    worth: int
    #: What people call it, such as `mountain:long`; empty where nothing marks it.
    called: str = ""


class Marker(msgspec.Struct, frozen=True):
    """A marker on the score track; it lies flat once it has been around (GR-8.19)."""

    field: int
    flat: bool


class GoldRushView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Tiles are named by their row in the tile list, tokens by their nuggets."""

    #: The active player.
    turn: int
    tiles: list[Tile]
    #: The tile in hand, "" if none.
    drawn: str
    places: list[Place]
    cowboys: list[Figure]
    tents: list[Figure]
    areas: list[Area]
    #: Cowboys in the supplies.
    cowboys_left: list[int]
    #: Points on the score track.
    booked: list[int]
    markers: list[Marker]
    deck: dict[str, int]
    deck_left: int
    discarded: dict[str, int]
    #: Tokens in the supply, out of the game, and in front of each seat.
    supply: int
    out: int
    tokens: list[int]
    #: Tokens by face that this seat knows, of each seat; None if hidden.
    faces: list[dict[str, int] | None]
    #: Tokens by face that this seat has not seen.
    unseen: dict[str, int]


class _Ground(NamedTuple):
    """What of a position is the same for whoever looks at it, and most of the work."""

    tiles: list[Tile]
    areas: list[Area]
    tents: list[Figure]
    marks: Landmarks
    places: list[Place]


#: That of the latest position: everybody at a table looks at the same one, one after the other.
_LATEST: Final[list[tuple[tuple[int, ...], dict[str, Value], _Ground]]] = []


def _ground(s: Position) -> _Ground:
    key = s.key()
    for known, settings, ground in _LATEST:
        if known == key and settings == s.settings:
            return ground
    tiles, there, tents = laid_tiles(s), areas(s), tents_of(s)
    marks = landmarks(tiles, there, tents)
    called = [msgspec.structs.replace(area, called=marks.called.get(i, "")) for i, area in enumerate(there)]
    ground = _Ground(tiles, called, tents, marks, places(s, marks))
    _LATEST[:] = [(key, s.settings, ground)]
    return ground


def view(s: Position, seat: int) -> GoldRushView:
    """The position as a seat may know it."""
    land = s.land
    faces = [held(s, i) if i == seat or s.ended else None for i in range(s.players)]
    seen = [
        sum(s.held[i * len(c.FACES) + f] for i in range(s.players) if faces[i] is not None) for f in range(len(c.FACES))
    ]
    laid = [land.shape[i] >> 2 for i in range(land.tile_count)]
    ground = _ground(s)
    head = head_of(s, seat, c.COLOURS, [sheet(s, i, faces[i] is not None) for i in range(s.players)])
    near = whereabouts(ground.marks, camp_sites(head.legal))
    gone = [n - s.deck[k] - laid.count(k) - (s.drawn == k) for k, n in enumerate(c.COUNTS)]
    return GoldRushView(
        head=head,
        turn=s.turn,
        tiles=[msgspec.structs.replace(t, near=near[t.x, t.y]) if (t.x, t.y) in near else t for t in ground.tiles],
        drawn=c.IDS[s.drawn] if s.drawn >= 0 else "",
        places=ground.places,
        cowboys=[Figure(i // c.COWBOYS, i % c.COWBOYS, spot_id(s, at)) for i, at in enumerate(s.cowboy) if at >= 0],
        tents=ground.tents,
        areas=ground.areas,
        cowboys_left=[s.cowboys_left(i) for i in range(s.players)],
        booked=[s.booked(i) for i in range(s.players)],
        markers=[Marker(s.booked(i) % c.TRACK, s.booked(i) >= c.TRACK) for i in range(s.players)],
        deck={c.IDS[k]: n for k, n in enumerate(s.deck) if n},
        deck_left=s.deck_left,
        discarded={c.IDS[k]: n for k, n in enumerate(gone) if n},
        supply=s.supply,
        out=s.out,
        tokens=[s.token_count(i) for i in range(s.players)],
        faces=faces,
        unseen={str(v): n - seen[f] for f, (v, n) in enumerate(zip(c.FACES, c.FACE_COUNTS, strict=True))},
    )


def laid_tiles(s: Position) -> list[Tile]:
    """The landscape, in the order in which it was laid."""
    return [_tile(s, i) for i in range(s.land.tile_count)]


def _tile(s: Position, i: int) -> Tile:
    cell, shape = s.land.cell[i], s.land.shape[i]
    return Tile(cell_x(cell), cell_y(cell), c.IDS[shape >> 2], shape & 3)


def held(s: Position, seat: int) -> dict[str, int]:
    """The tokens of a seat by face."""
    n = len(c.FACES)
    return {str(v): s.held[seat * n + f] for f, v in enumerate(c.FACES) if s.held[seat * n + f]}


def sheet(s: Position, seat: int, gold: bool) -> list[Item]:
    """Where a seat's points come from: those booked, those final scoring would give now, and gold that is known."""
    lines = items(s.points[seat * CATEGORIES : (seat + 1) * CATEGORIES], [])
    if not s.ended:
        for root in unfinished(s.land):
            if seat in owners(s.land.area[root], s.players):
                lines += items(values(s.land, root, True), area_parts(s.land, root))
    if gold:
        n = len(c.FACES)
        lines += gold_items(s.held[seat * n : (seat + 1) * n])
    return lines


def landmarks(tiles: list[Tile], areas: list[Area], tents: list[Figure]) -> Landmarks:
    """What can be pointed at in the landscape."""
    at = {(t.x, t.y): t for t in tiles}
    sides: dict[tuple[int, int, str], int] = {}
    for i, area in enumerate(areas):
        for spot in area.spots if area.role != "prairie" else []:
            x, y = _cell_of(spot)
            for side in sides_of(at[x, y], area.role, int(spot.rsplit("-", 1)[1])) or [""]:
                sides[x, y, side] = i
    layouts = {cell: c.ROWS[c.KIND[t.tile]].layout for cell, t in at.items()}
    return Landmarks(layouts, sides, areas, {_cell_of(tent.spot): tent.seat for tent in tents})


def tents_of(s: Position) -> list[Figure]:
    """The tents on the landscape."""
    return [Figure(i, 0, spot_id(s, at)) for i, at in enumerate(s.tent) if at >= 0]


def near_place(s: Position, cell: int) -> str:
    """Where an open place lies, seen from landmarks, as whoever lays the drawn tile is told."""
    found = places(s, landmarks(laid_tiles(s), areas(s), tents_of(s)))
    return next((p.near for p in found if (p.x, p.y) == (cell_x(cell), cell_y(cell))), "")


def camp_sites(legal: list[int]) -> list[tuple[int, int]]:
    """The tiles on which a tent may be put."""
    cells = [SPACE.pair(action)[0] for action in legal if SPACE.kind_of(action).name == "tent"]
    return list(dict.fromkeys((cell_x(cell), cell_y(cell)) for cell in cells))


def near_camp(s: Position, cell: int, segment: int, legal: list[int]) -> tuple[str, str]:
    """Where a mountain lies on which a tent may be put, and what it is called, as whoever puts it there is told.

    `legal` is what there was to choose from.
    """
    there, spot = areas(s), spot_id(s, segment)
    marks = landmarks(laid_tiles(s), there, tents_of(s))
    called = next((marks.called.get(i, "") for i, area in enumerate(there) if spot in area.spots), "")
    return whereabouts(marks, camp_sites(legal)).get((cell_x(cell), cell_y(cell)), ""), called


def _cell_of(spot: str) -> tuple[int, int]:
    x, y = map(int, spot.rsplit("-", 2)[0].split("_"))
    return x, y


def places(s: Position, marks: Landmarks) -> list[Place]:
    """The open places, from west to east; where a tile is drawn those get names where it fits."""
    land = s.land
    left = [k for k, n in enumerate(s.deck) if n or k == s.drawn]
    found: list[Place] = []
    for i in range(land.place_count):
        entry = land.places[i]
        around = -int(land.ring[entry & LOW_MASK])
        turns = int(c.FITS[s.drawn * 256 + around]) if s.drawn >= 0 else 0
        dead = not any(c.FITS[k * 256 + around] for k in left)
        cell = entry >> LOW_BITS
        found.append(Place(cell_x(cell), cell_y(cell), [t for t in range(4) if turns >> t & 1], dead))
    near = whereabouts(marks, [(p.x, p.y) for p in found if p.turns])
    return [msgspec.structs.replace(p, near=near.get((p.x, p.y), "")) for p in found]


def spot_id(s: Position, segment: int) -> str:
    """The name of a segment: its tile's place, its role and its index."""
    cell, spot = s.land.cell_of(segment), s.land.spot(segment)
    return f"{cell_x(cell)}_{cell_y(cell)}-{c.ROLES[spot // c.MOST]}-{spot % c.MOST}"


def areas(s: Position) -> list[Area]:
    """All areas, in the order in which they began."""
    land = s.land
    members: dict[int, list[int]] = {}
    for i in range(land.segment_count):
        members.setdefault(land.root(i), []).append(i)
    return [_area(s, root, inside) for root, inside in members.items()]


def _area(s: Position, root: int, members: list[int]) -> Area:
    land = s.land
    area, role = land.area[root], land.role(root)
    first, second = first_count(area), second_count(area)
    unconnected = role == c.CITY and not connected(land, root)
    finished = role != c.PRAIRIE and not open_edges(area) and not unconnected
    return Area(
        role=c.ROLES[role],
        spots=[spot_id(s, i) for i in members],
        tiles=len({land.tile_of[i] for i in members}),
        open=open_edges(area),
        finished=finished,
        locomotives=second if role == c.RAIL else 0,
        nuggets=first if role == c.MOUNTAIN else 0,
        tokens=second if role == c.MOUNTAIN else 0,
        camps=first if role == c.PRAIRIE else 0,
        herds=second if role == c.PRAIRIE else 0,
        lines=len(finished_lines(land, root)) if role == c.CITY else 0,
        cowboys=[cowboys(area, i) for i in range(s.players)],
        tents=[i for i in range(s.players) if has_tent(area, i)],
        owners=owners(area, s.players) if has_cowboys(area) else [],
        worth=sum(values(land, root, not finished)),
    )


def sides_of(tile: Tile, role: str, index: int) -> str:
    """The sides of a tile that a segment touches, as it lies, such as `NE`."""
    layout = c.LAYOUT[c.KIND[tile.tile]]
    if role == "city":
        return ""
    if role == "rail":
        names = layout.rails[index].edges
    elif role == "mountain":
        names = layout.mountains[index]
    else:
        names = [half[0] for half in layout.prairies[index]]
    turned = {(c.SIDES.index(n) + tile.turn) % 4 for n in names}
    return "".join(side for i, side in enumerate(c.SIDES) if i in turned)


def choice(v: GoldRushView, action: int) -> Choice:
    """An answer with what a player wants to know about it."""
    kind = SPACE.kind_of(action).name
    args = SPACE.arguments(action)
    seat = v.head.to_act
    clause = "GR-7.6"
    facts: dict[str, Value] = {}
    parts: list[str] = []
    turn = int(args["turn"]) if kind == "place" else None
    if kind == "place":
        clause = "GR-4.3"
        x, y = int(args["x"]), int(args["y"])
        near = next((p.near for p in v.places if (p.x, p.y) == (x, y)), "")
        facts = {"x": x, "y": y, "near": near, "degrees": 90 * int(args["turn"])}
        parts = [f"place-{args['x']}_{args['y']}", f"turn-{args['turn']}"]
    elif kind == "cowboy":
        clause = "GR-5.1"
        spot = f"{v.tiles[-1].x}_{v.tiles[-1].y}-{args['role']}-{args['segment']}"
        facts = _area_facts(v, spot)
        if facts:
            facts["sides"] = f"sides-{sides_of(v.tiles[-1], args['role'], int(args['segment']))}"
        used = {f.number for f in v.cowboys if f.seat == seat}
        number = next((i for i in range(c.COWBOYS) if i not in used), 0)
        parts = [f"cowboy-{seat}-{number}", f"spot-{spot}"]
    elif kind == "tent":
        clause = "GR-6.1"
        spot = f"{args['x']}_{args['y']}-mountain-{args['segment']}"
        facts = _area_facts(v, spot)
        x, y = int(args["x"]), int(args["y"])
        near = next((t.near for t in v.tiles if (t.x, t.y) == (x, y)), "")
        facts |= {"x": x, "y": y, "near": near, "moved": any(t.seat == seat for t in v.tents)}
        parts = [f"tent-{seat}", f"spot-{spot}"]
    elif kind == "mine":
        clause = "GR-7.1"
        area = next((a for a in v.areas if seat in a.tents), None)
        if area is not None:
            facts = {"tokens": area.tokens}
            parts = [stack_id(area)]
    return Choice(action, SPACE.format(action), kind, clause, facts, parts, turn=turn)


def stack_id(area: Area) -> str:
    """The name of a mountain's stack of tokens in the picture."""
    return f"stack-{area.spots[0]}"


def _area_facts(v: GoldRushView, spot: str) -> dict[str, Value]:
    """What is to be known of the area that a segment belongs to; nothing where no such segment lies."""
    area = next((a for a in v.areas if spot in a.spots), None)
    if area is None:
        return {}
    return {
        "role": area.role,
        "called": area.called,
        "tiles": area.tiles,
        "locomotives": area.locomotives,
        "nuggets": area.nuggets,
        "tokens": area.tokens,
        "camps": area.camps,
        "herds": area.herds,
        "finished": area.finished,
        "points": area.worth,
    }
