"""The bookkeeping of areas against a flood fill over the whole landscape, after every move of many random games.

The checker knows the layouts as they stand in the file, by names of edges and half edges, and nothing of the tables that the
landscape works with.
"""

from __future__ import annotations

import pytest

import westward
from westward import CHANCE, OVER, Rng, derive
from westward.games.gold_rush import components as c
from westward.games.gold_rush.invariants import broken
from westward.games.gold_rush.landscape import cell_x, cell_y, cowboys, first_count, has_tent, open_edges, second_count
from westward.games.gold_rush.state import Position

from .table import start as begin

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
#: What an edge or half edge touches on the neighbouring tile, as in GR-3.2 and GR-3.3.
TOUCHES = {
    "N": "S", "E": "W", "S": "N", "W": "E",
    "NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL",
}  # fmt: skip


def turned(names: list[str], turn: int) -> list[str]:
    return [c.SIDES[(c.SIDES.index(n[0]) + turn) % 4] + n[1:] for n in names]


def parts_of(kind: int, turn: int) -> list[tuple[str, list[str], int, int]]:
    """The segments of a tile in their order: role, what they touch, first and second count."""
    row, layout = c.ROWS[kind], c.LAYOUT[kind]
    parts = [("rail", turned(r.edges, turn), 0, n) for r, n in zip(layout.rails, row.locos, strict=True)]
    parts += [("mountain", turned(m, turn), n, 0) for m, n in zip(layout.mountains, row.nuggets, strict=True)]
    parts += [("city", [], 0, 0)] * layout.city
    symbols = zip(layout.prairies, row.tipis, row.horses, strict=True)
    return parts + [("prairie", turned(p, turn), camps, herds) for p, camps, herds in symbols]


PARTS = {(kind, turn): parts_of(kind, turn) for kind in range(len(c.ROWS)) for turn in range(4)}


#: Games per batch: 500 in all where the rules run compiled.
GAMES = 25 if westward.compiled else 2


class Flood:
    """All areas of a landscape: the area of each segment, and what each area counts."""

    def __init__(self, s: Position) -> None:
        land = s.land
        self.parts: list[tuple[str, list[str], int, int]] = []
        place: list[tuple[int, int]] = []
        at: dict[tuple[int, int], dict[str, int]] = {}
        for tile in range(land.tile_count):
            x, y = cell_x(land.cell[tile]), cell_y(land.cell[tile])
            at[x, y] = {}
            for part in PARTS[land.shape[tile] >> 2, land.shape[tile] & 3]:
                for edge in part[1]:
                    at[x, y][edge] = len(self.parts)
                self.parts.append(part)
                place.append((x, y))
        self.area = [-1] * len(self.parts)
        self.counts: dict[int, tuple[int, int, int]] = {}
        for start in range(len(self.parts)):
            if self.area[start] >= 0:
                continue
            self.area[start] = start
            todo, open_, first, second, tiles = [start], 0, 0, 0, set()
            while todo:
                here = todo.pop()
                role, touches, one, two = self.parts[here]
                x, y = place[here]
                tiles.add((x, y))
                first, second = first + one, second + two
                for edge in touches:
                    dx, dy = STEPS[edge[0]]
                    neighbour = at.get((x + dx, y + dy))
                    if neighbour is None:
                        open_ += role != "prairie"
                    elif self.area[there := neighbour[TOUCHES[edge]]] < 0:
                        self.area[there] = start
                        todo.append(there)
            role = self.parts[start][0]
            self.counts[start] = (open_, len(tiles) if role == "rail" else first, second)


def check(s: Position, flood: Flood) -> None:
    """Areas are named by their first segment in both, so they can be compared one by one."""
    land = s.land
    assert [land.root(i) for i in range(land.segment_count)] == flood.area
    standing: dict[tuple[int, int], int] = {}
    for i, segment in enumerate(s.cowboy):
        if segment >= 0:
            key = (flood.area[segment], i // c.COWBOYS)
            standing[key] = standing.get(key, 0) + 1
    camping = {(flood.area[segment], seat) for seat, segment in enumerate(s.tent) if segment >= 0}
    for root, (open_, first, second) in flood.counts.items():
        packed = land.area[root]
        assert (open_edges(packed), first_count(packed)) == (open_, first)
        if flood.parts[root][0] != "mountain":
            assert second_count(packed) == second
        for seat in range(s.players):
            assert cowboys(packed, seat) == standing.get((root, seat), 0)
            assert has_tent(packed, seat) == ((root, seat) in camping)


def play_and_check(number: int) -> None:
    s = begin(2 + number % 4, farmers=number % 5 != 0)
    rng = Rng(derive("gold-rush landscape", number))
    flood = Flood(s)
    while s.to_act != OVER:
        moved = s.to_act >= 0
        s.apply(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
        if moved:
            if len(flood.parts) != s.land.segment_count:
                flood = Flood(s)
            check(s, flood)
    assert broken(s) == []


@pytest.mark.clause("GR-3.2", "GR-3.3", "GR-3.5", "GR-8.6", "GR-9.2")
@pytest.mark.parametrize("batch", range(10))
def test_the_bookkeeping_agrees_with_a_flood_fill(batch: int) -> None:
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        play_and_check(number)
