"""Builds a position from named facts, for tests, puzzles and "what if".

>>> s = arrange("blue red", turn="red", board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0")
>>> s.turn, s.cowboys_left(0)
(1, 3)

A tile is written `18d 0,0 r0`, a segment `rail 0 at 1,0`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.errors import SettingsError
from westward.core.state import AUTO, CHANCE
from westward.games.gold_rush import components as c
from westward.games.gold_rush.agenda import DRAW, FINAL
from westward.games.gold_rush.landscape import cell_at
from westward.games.gold_rush.rules import STEPS
from westward.games.gold_rush.scoring import CATEGORIES
from westward.games.gold_rush.state import Position

_TILE = re.compile(r"(\w+) (-?\d+),(-?\d+) r([0-3])")
_AT = re.compile(r"(\w+): (\w+) (\d) at (-?\d+),(-?\d+)")


class Facts(TypedDict, total=False):
    """What can be said about a position; several things of a kind are separated by semicolons."""

    #: Whose turn it is; otherwise the first player's.
    turn: str
    #: Tiles in the order in which they were laid; otherwise the start tile.
    board: str
    cowboys: str
    tents: str
    #: Tokens on mountains; otherwise as many as they show nuggets.
    stacks: str
    #: Tokens in the supply; otherwise all that lie nowhere else.
    supply: int
    held: str
    points: str
    #: Tiles in the deck; otherwise all that are not on the board.
    deck: str
    farmers: bool
    #: Whether the game ends with this position.
    final: bool


def arrange(players: str = "blue red", **facts: Unpack[Facts]) -> Position:
    """A position in which the active player is about to draw a tile, or final scoring has just been done.

    Seats are named in seating order.
    """
    names = players.split()
    s = Position(len(names), {"farmers": facts.get("farmers", True), "first": "random"}, STEPS)
    s.clear()
    for kind, x, y, r in _tiles(facts.get("board", "11s 0,0 r0")):
        _lay(s, kind, x, y, r)
    s.deck[c.START] = 0
    if "deck" in facts:
        s.deck = vec[i64]([facts["deck"].split().count(name) for name in c.IDS])
    s.deck_left = sum(s.deck)
    for who, role, i, x, y in places(facts.get("stacks", "")):
        segment = segment_at(s, role, i, x, y)
        s.stack(s.land.root(segment), int(who) - s.tokens_on(segment))
    for who, role, i, x, y in places(facts.get("cowboys", "")):
        s.put_cowboy(names.index(who), s.next_cowboy(names.index(who)), segment_at(s, role, i, x, y))
    for who, role, i, x, y in places(facts.get("tents", "")):
        s.put_tent(names.index(who), segment_at(s, role, i, x, y))
    for who, faces in _named(facts.get("held", "")):
        for face in faces.split():
            s.held[names.index(who) * len(c.FACES) + c.FACES.index(int(face))] += 1
            s.unseen[c.FACES.index(int(face))] -= 1
            s.supply -= 1
    for who, number in _named(facts.get("points", "")):
        s.points[names.index(who) * CATEGORIES] = int(number)
    if "supply" in facts:
        s.out, s.supply = s.supply - facts["supply"], facts["supply"]
    s.turn = names.index(facts.get("turn", names[0]))
    if facts.get("final", False):
        s.push(FINAL, AUTO)
    else:
        s.push(DRAW, CHANCE)
    s.settle(None)
    return s


def segment_at(s: Position, role: str, index: int, x: int, y: int) -> int:
    """The segment of a tile by its role and index; a SettingsError says when there is none."""
    tile = s.land.tile_at(cell_at(x, y))
    if tile >= 0:
        local = c.SEGMENT[int(s.land.shape[tile] >> 2) * c.STRIDE + c.ROLES.index(role) * c.MOST + index]
        if local >= 0:
            return s.land.first[tile] + local
    raise SettingsError(f"There is no {role} {index} at {x},{y}.")


def _lay(s: Position, kind: int, x: int, y: int, turn: int) -> None:
    cell = cell_at(x, y)
    around, edges = s.land.around(cell), c.EDGES[kind * 4 + turn]
    touching = [side for side in range(4) if around >> 2 * side & 3]
    if s.land.tile_count and (not touching or any((around ^ edges) >> 2 * side & 3 for side in touching)):
        raise SettingsError(f"{c.IDS[kind]} does not fit at {x},{y} with rotation {turn}.")
    if not s.deck[kind]:
        raise SettingsError(f"There is no tile {c.IDS[kind]} left in the box.")
    s.lay(kind, turn, cell)
    s.deck[kind] -= 1


def _tiles(text: str) -> Iterator[tuple[int, int, int, int]]:
    for part in filter(None, (p.strip() for p in text.split(";"))):
        found = _TILE.fullmatch(part)
        if found is None or found[1] not in c.KIND:
            raise SettingsError(f"'{part}' is no tile; it should look like '16f 1,0 r1'.")
        yield c.KIND[found[1]], int(found[2]), int(found[3]), int(found[4])


def places(text: str) -> Iterator[tuple[str, str, int, int, int]]:
    """What stands where, from `blue: rail 0 at 1,0`: the name, role and index of the segment, and its cell."""
    for part in filter(None, (p.strip() for p in text.split(";"))):
        found = _AT.fullmatch(part)
        if found is None:
            raise SettingsError(f"'{part}' should look like 'blue: rail 0 at 1,0'.")
        yield found[1], found[2], int(found[3]), int(found[4]), int(found[5])


def _named(text: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, (p.strip() for p in text.split(";"))):
        who, _, what = part.partition(":")
        yield who.strip(), what.strip()
