"""What must be true of every position of Gold Rush."""

from __future__ import annotations

from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import (
    LOW_BITS,
    LOW_MASK,
    SEATS,
    cell_at,
    cell_x,
    cell_y,
    cowboys,
    has_tent,
    open_edges,
)
from westward.games.gold_rush.state import TENT_ON, Position

_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    return _tiles(s) + _tokens(s) + _figures(s)


def _tiles(s: Position) -> list[str]:
    problems: list[str] = []
    land = s.land
    laid = [land.shape[i] >> 2 for i in range(land.tile_count)]
    for kind, name in enumerate(c.IDS):
        if s.deck[kind] + laid.count(kind) + (s.drawn == kind) > c.COUNTS[kind]:
            problems.append(f"There are more tiles {name} than the box has.")
    if sum(s.deck) != s.deck_left:
        problems.append("The number of tiles in the deck is wrong.")
    tiles = {(cell_x(land.cell[i]), cell_y(land.cell[i])): land.shape[i] for i in range(land.tile_count)}
    around: dict[int, int] = {}
    for (x, y), shape in tiles.items():
        for side, (dx, dy) in enumerate(_STEPS):
            edge = c.EDGES[shape] >> 2 * side & 3
            there = (x + dx, y + dy)
            if there not in tiles:
                cell = cell_at(*there)
                around[cell] = around.get(cell, 0) | edge << 2 * (side ^ 2)
            elif c.EDGES[tiles[there]] >> 2 * (side ^ 2) & 3 != edge:
                problems.append(f"The tiles at {x},{y} and {there[0]},{there[1]} do not match.")
    open_places = [land.places[i] for i in range(land.place_count)]
    if [entry >> LOW_BITS for entry in open_places] != sorted(around):
        problems.append("The list of open places is wrong.")
    if any(-land.ring[entry & LOW_MASK] != around.get(entry >> LOW_BITS) for entry in open_places):
        problems.append("The edges around an open place are wrong.")
    return problems


def _tokens(s: Position) -> list[str]:
    problems: list[str] = []
    stacks = sum(s.tokens_on(m) for m in s.mountains())
    held = sum(s.held)
    if s.supply + stacks + held + s.out != c.TOKENS:
        problems.append(f"There are {s.supply + stacks + held + s.out} tokens, not {c.TOKENS}.")
    for face, count in enumerate(c.FACE_COUNTS):
        if s.unseen[face] + sum(s.held[face :: len(c.FACES)]) != count:
            problems.append(f"The tokens of {c.FACES[face]} nuggets do not add up to {count}.")
    if min(s.unseen) < 0 or min(s.held) < 0 or s.supply < 0:
        problems.append("Somebody owes tokens.")
    return problems


def _figures(s: Position) -> list[str]:
    problems: list[str] = []
    land = s.land
    taken = {segment: 1 + i // c.COWBOYS for i, segment in enumerate(s.cowboy) if segment >= 0}
    tents = {segment: TENT_ON + seat for seat, segment in enumerate(s.tent) if segment >= 0}
    if len(taken) + len(tents) != sum(segment >= 0 for segment in s.cowboy + s.tent) or taken.keys() & tents.keys():
        problems.append("Two figures stand on one segment.")
    if [land.taken[i] for i in range(land.segment_count)] != [
        taken.get(i, tents.get(i, 0)) for i in range(land.segment_count)
    ]:
        problems.append("A segment is taken by nobody, or free under a figure.")
    for root in range(land.segment_count):
        if land.root(root) != root:
            continue
        for seat in range(SEATS):
            mine = [i for i, who in taken.items() if who == seat + 1 and land.root(i) == root]
            if cowboys(land.area[root], seat) != len(mine):
                problems.append(f"The cowboys of seat {seat} in area {root} are counted wrongly.")
            camps = seat < s.players and s.tent[seat] >= 0 and land.root(s.tent[seat]) == root
            if has_tent(land.area[root], seat) != camps:
                problems.append(f"The tent of seat {seat} in area {root} is counted wrongly.")
    sites = sorted(i for i in range(land.segment_count) if land.role(i) == c.MOUNTAIN and open_edges(land.count(i)))
    if sorted(land.sites[i] & LOW_MASK for i in range(land.site_count)) != sites:
        problems.append("The list of camp sites is wrong.")
    if not s.farmers and any(land.role(i) == c.PRAIRIE for i in taken):
        problems.append("There is a farmer in a game without farmers.")
    return problems
