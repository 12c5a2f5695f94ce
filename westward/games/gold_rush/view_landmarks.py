"""What people point at to say where an open place of Gold Rush lies: "north of Ann's city", "west of the long mountain".

A landmark is written `tile:last`, `tent:1` (the tent of the second seat), `city:0` (the city with a cowboy of the first), `mountain:long`, `rail:only`, or
`shows:bend` (some tile with a bend); a way to say where a place lies is the direction in which it lies from a landmark, or from several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, Protocol

from westward.games.gold_rush import components as c

#: A place.
Cell = tuple[int, int]

#: From which side of a place a neighbour is seen: where it lies, the side it shows to the place, and where the place lies from there.
_AROUND: Final = (((0, -1), "S", "south"), ((1, 0), "W", "west"), ((0, 1), "N", "north"), ((-1, 0), "E", "east"))
#: What counts as long.
_LONG: Final = 3
#: Of so many places that are seen alike one can be told by where it lies among them.
_ALIKE: Final = 3
#: Which landmarks come to mind first.
_FIRST: Final = ("tile:last", "tile:start", "tent", "city", "mountain", "rail", "shows")
#: What catches the eye on the tiles, by layout.
_SHOWS: Final = {
    "massif": ("01", "02"),
    "end": ("03", "10"),
    "corner": ("04", "05"),
    "range": ("06",),
    "two": ("07", "08"),
    "mountain": ("09",),
    "straight": ("11", "16"),
    "bend": ("12", "13", "17"),
    "junction": ("14", "18", "21"),
    "city": ("15", "19", "20"),
}
SHOWS: Final = {layout: what for what, layouts in _SHOWS.items() for layout in layouts}


class Marked(Protocol):
    """What is to be known of an area to call it by something."""

    @property
    def role(self) -> str: ...
    @property
    def tiles(self) -> int: ...
    @property
    def cowboys(self) -> list[int]: ...
    @property
    def tents(self) -> list[int]: ...


class Landmarks:
    """The landmarks of a landscape.

    `tiles` has its tiles by their layouts, `sides` says which area lies at which side of which tile or in its middle, `tents` where the seats' tents are.
    """

    def __init__(
        self,
        tiles: dict[Cell, str],
        sides: Mapping[tuple[int, int, str], int],
        areas: Sequence[Marked],
        tents: Mapping[Cell, int],
    ) -> None:
        self.tiles = tiles
        self.start, self.last = next(iter(tiles), None), next(reversed(tiles), None)
        self.sides = sides
        self.tents = tents
        #: What areas are called; those that nothing marks have no name.
        self.called: dict[int, str] = {}
        for role in c.ROLES[:3]:
            found = {i: area for i, area in enumerate(areas) if area.role == role}
            kinds = {i: _kinds(area, list(found.values())) for i, area in found.items()}
            alike = Counter(kind for some in kinds.values() for kind in some)
            self.called |= {
                i: f"{role}:{kind}" for i, some in kinds.items() for kind in reversed(some) if alike[kind] == 1
            }

    def ways(self, cell: Cell) -> list[str]:
        """How one can say where an open place lies, seen from one landmark after the other."""
        found: list[str] = []
        for (dx, dy), side, way in _AROUND:
            there = (cell[0] + dx, cell[1] + dy)
            if there in self.tiles:
                found += [f"{way}:{mark}" for mark in self._marks(there, side)]
        return sorted(found, key=lambda way: next(i for i, kind in enumerate(_FIRST) if f":{kind}" in way))

    def _marks(self, cell: Cell, side: str) -> Iterator[str]:
        if cell == self.start:
            yield "tile:start"
        elif cell == self.last:
            yield "tile:last"
        if cell in self.tents:
            yield f"tent:{self.tents[cell]}"
        for at in (side, ""):
            area = self.sides.get((*cell, at), -1)
            if area in self.called:
                yield self.called[area]
        yield f"shows:{SHOWS[self.tiles[cell]]}"


def _kinds(area: Marked, alike: list[Marked]) -> list[str]:
    """What marks an area among those of its kind: its one cowboy, its length, a tent, or that there is no other."""
    there = [seat for seat, n in enumerate(area.cowboys) if n]
    kinds = [str(there[0])] if len(there) == 1 else []
    if area.tiles >= _LONG and area.tiles == max(one.tiles for one in alike):
        kinds.append("long")
    kinds += [f"tent-{seat}" for seat in area.tents]
    return [*kinds, "only"] if len(alike) == 1 else kinds


def whereabouts(marks: Landmarks, places: Sequence[Cell]) -> dict[Cell, str]:
    """For each open place a way to say where it lies that fits no other, from as few landmarks as can be.

    Of two or three that are seen alike one is the northern, middle or southern, or the western or eastern one; where even that does not help
    nothing is said.
    """
    single = {place: marks.ways(place) for place in places}
    tries: dict[Cell, list[str]] = {place: [] for place in places}
    seen: dict[str, list[Cell]] = {}
    found: dict[Cell, str] = {}
    for n in (1, 2, 3):
        if len(found) == len(single):
            break
        for place, ways in single.items():
            more = list(dict.fromkeys(";".join(some) for some in combinations(ways, n)))
            tries[place] += more
            for way in more:
                seen.setdefault(way, []).append(place)
        for place, ways in tries.items():
            if place not in found and (only := next((way for way in ways if len(seen[way]) == 1), "")):
                found[place] = only
    for place in single.keys() - found.keys():
        told = (f"{way}{_one_of(place, seen[way])}" for way in tries[place] if len(seen[way]) <= _ALIKE)
        found[place] = next((way for way in told if not way.endswith("?")), "")
    return found


def _one_of(place: Cell, alike: list[Cell]) -> str:
    """Which one of up to three places it is, by the axis along which they lie farthest apart."""
    if len(alike) == 1:
        return ""
    spans = [max(one[axis] for one in alike) - min(one[axis] for one in alike) for axis in (0, 1)]
    axis = int(spans[1] >= spans[0])
    order = sorted({one[axis] for one in alike})
    if len(order) < len(alike):
        return "?"
    names = ("west", "east") if axis == 0 else ("north", "south")
    return ";one:" + (names[0] if place[axis] == order[0] else names[1] if place[axis] == order[-1] else "middle")
