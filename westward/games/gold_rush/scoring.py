"""What areas are worth and who owns them; every point has its category, clause and place in the picture."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.core.journal import Item
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import (
    Landscape,
    cell_x,
    cell_y,
    cowboys,
    first_count,
    has_cowboys,
    open_edges,
    second_count,
)

# What points are booked under.
TILES: Final = 0
LOCOMOTIVE: Final = 1
NUGGETS: Final = 2
LINES: Final = 3
OPEN_NUGGETS: Final = 4
OPEN_TILES: Final = 5
OPEN_LINES: Final = 6
CAMPS: Final = 7
HERDS: Final = 8
CATEGORIES: Final = 9

#: By category: the name of the item, its clause, and the points of one.
NAMES: Final = [
    "tiles", "locomotive", "nuggets", "lines", "open-nuggets", "open-tiles", "open-lines", "camps", "herds",
]  # fmt: skip
CLAUSES: Final = [
    "GR-8.5", "GR-8.7", "GR-8.10", "GR-8.13", "GR-10.3", "GR-10.4", "GR-10.5", "GR-10.6", "GR-10.6",
]  # fmt: skip
EACH: Final[list[int]] = [
    c.PER_TILE, c.PER_TILE, c.PER_NUGGET, c.PER_LINE, c.PER_NUGGET, c.PER_TILE, c.PER_LINE, c.PER_CAMP, c.PER_HERD,
]  # fmt: skip


def owners(area: i64, players: int) -> list[int]:
    """GR-8.3: the seats with most cowboys in an area."""
    most: i64 = 0
    best: list[int] = []
    seat: i64 = 0
    while seat < players:
        n: i64 = cowboys(area, seat)
        if n > most:
            most = n
            best = [seat]
        elif n == most and n > 0:
            best.append(seat)
        seat += 1
    return best


def values(land: Landscape, root: i64, final: bool) -> list[int]:
    """The points each owner of an area gets, by category."""
    area: i64 = land.area[root]
    role: i64 = land.role(root)
    points = [0] * CATEGORIES
    first: int = first_count(area)
    second: int = second_count(area)
    if role == c.RAIL:
        points[OPEN_TILES if final else TILES] = first * c.PER_TILE
        if not final and second == 1:  # GR-8.7, 10.4
            points[LOCOMOTIVE] = first * c.PER_TILE * (c.ONE_LOCOMOTIVE - 1)
    elif role == c.MOUNTAIN:
        points[OPEN_NUGGETS if final else NUGGETS] = first * c.PER_NUGGET
    elif role == c.CITY:
        points[OPEN_LINES if final else LINES] = len(finished_lines(land, root)) * c.PER_LINE
    else:
        points[CAMPS] = first * c.PER_CAMP
        points[HERDS] = second * c.PER_HERD
    return points


def tracks(land: Landscape, city: i64) -> vec[i64]:
    """The railroad segments that start in a city."""
    tile: i64 = i64(land.tile_of[city])
    kind: i64 = land.shape[tile] >> 2
    found = vec[i64]()
    i: i64 = 0
    while i < c.RAILS[kind]:
        if c.CITY_END[kind * 4 + i]:
            found = append(found, land.first[tile] + i)
        i += 1
    return found


def finished_lines(land: Landscape, city: i64) -> list[int]:
    """GR-8.13, 8.14: the different finished lines that start in a city."""
    lines: list[int] = []
    for track in tracks(land, city):
        line: int = land.root(track)
        if not open_edges(land.area[line]) and line not in lines:
            lines.append(line)
    return lines


def connected(land: Landscape, city: i64) -> bool:
    """GR-3.9: whether all lines of a city are finished."""
    tile: i64 = i64(land.tile_of[city])
    kind: i64 = land.shape[tile] >> 2
    i: i64 = 0
    while i < c.RAILS[kind]:
        if c.CITY_END[kind * 4 + i] and open_edges(land.count(land.first[tile] + i)):
            return False
        i += 1
    return True


def unfinished(land: Landscape) -> list[int]:
    """The areas that final scoring looks at, in its order (GR-10.2): those where somebody's cowboys stand."""
    by_role: list[list[int]] = [[], [], [], []]
    i: i64 = 0
    while i < land.segment_count:
        if land.above[i] == i and has_cowboys(land.area[i]):
            by_role[land.role(i)].append(i)
        i += 1
    return by_role[c.MOUNTAIN] + by_role[c.RAIL] + by_role[c.CITY] + by_role[c.PRAIRIE]


def items(points: list[int], parts: list[str]) -> list[Item]:
    """The points by category as lines of a score."""
    found: list[Item] = []
    for category in range(CATEGORIES):
        n = points[category]
        if n:
            found.append(Item(NAMES[category], n, CLAUSES[category], n // EACH[category], parts))
    return found


def gold_items(held: list[int]) -> list[Item]:
    """GR-10.7: the gold on tokens that are known, given by face."""
    worth = sum([c.FACES[face] * held[face] for face in range(len(c.FACES))])
    return [Item("gold", worth, "GR-10.7", sum(held))] if worth else []


def area_parts(land: Landscape, root: int) -> list[str]:
    """The tiles of an area, as parts of the picture."""
    parts: list[str] = []
    for i in range(land.segment_count):
        if land.root(i) == root:
            part = tile_part(land, land.tile_of[i])
            if part not in parts:
                parts.append(part)
    return parts


def tile_part(land: Landscape, tile: int) -> str:
    """The name of a tile in the picture."""
    cell = land.cell[tile]
    return f"tile-{cell_x(cell)}_{cell_y(cell)}"
