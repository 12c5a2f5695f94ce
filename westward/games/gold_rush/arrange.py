"""Positions set up by name, for tests, puzzles and "what if".

    table = Table("blue red", turn="red", board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0")
    table.place("19c 3,0 r0").act("pass")
    table.points == {"blue": 4}

A tile is written `18d 0,0 r0`, a segment `rail 0 at 1,0`. Tokens are drawn when they are taken; `faces` says what they show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.errors import SettingsError
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import EDGES, cell_at
from westward.games.gold_rush.moves import SPACE, TILE, TOKEN
from westward.games.gold_rush.rules import STEPS
from westward.games.gold_rush.scoring import CATEGORIES
from westward.games.gold_rush.state import DRAW, FINAL, Position

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
    s = Position(len(names), {"farmers": facts.get("farmers", True)}, STEPS)
    s.clear()
    for kind, x, y, r in _tiles(facts.get("board", "11s 0,0 r0")):
        _lay(s, kind, x, y, r)
    s.deck[c.START] = 0
    if "deck" in facts:
        s.deck = vec[i64]([facts["deck"].split().count(name) for name in c.IDS])
    s.deck_left = sum(s.deck)
    for who, role, i, x, y in _places(facts.get("stacks", "")):
        segment = segment_at(s, role, i, x, y)
        s.stack(s.land.root(segment), int(who) - s.tokens_on(segment))
    for who, role, i, x, y in _places(facts.get("cowboys", "")):
        s.put_cowboy(names.index(who), s.next_cowboy(names.index(who)), segment_at(s, role, i, x, y))
    for who, role, i, x, y in _places(facts.get("tents", "")):
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
    around, edges = s.land.around(cell), EDGES[kind * 4 + turn]
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


def _places(text: str) -> Iterator[tuple[str, str, int, int, int]]:
    for part in filter(None, (p.strip() for p in text.split(";"))):
        found = _AT.fullmatch(part)
        if found is None:
            raise SettingsError(f"'{part}' should look like 'blue: rail 0 at 1,0'.")
        yield found[1], found[2], int(found[3]), int(found[4]), int(found[5])


def _named(text: str) -> Iterator[tuple[str, str]]:
    for part in filter(None, (p.strip() for p in text.split(";"))):
        who, _, what = part.partition(":")
        yield who.strip(), what.strip()


class Table:
    """An arranged position with the players' names, on which turns are played by notation."""

    def __init__(self, players: str = "blue red", **facts: Unpack[Facts]) -> None:
        self.names = players.split()
        self.state = arrange(players, **facts)
        self.events: Journal = []
        self._before = self._points()

    def draw(self, tile: str) -> Table:
        """The active player draws this tile."""
        self.state.play(TILE + c.KIND[tile], self.events)
        return self

    def place(self, tile: str) -> Table:
        """The active player draws a tile and lays it, such as `19c 3,0 r0`."""
        name, where = tile.split(" ", 1)
        self.draw(name)
        self.state.play(SPACE.parse(f"place {where}"), self.events)
        return self

    def act(self, action: str, faces: str = "") -> Table:
        """The active player acts, by notation; tokens that are taken then show the faces in this order."""
        self.state.play(SPACE.parse(action), self.events)
        for face in faces.split():
            self.state.play(TOKEN + c.FACES.index(int(face)), self.events)
        return self

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.names.index(name)

    def options(self, kind: str) -> list[str]:
        """The legal actions of a kind, as their notation without the kind's name."""
        found = [SPACE.format(a) for a in self.state.legal() if SPACE.kind_of(a).name == kind]
        return [text.removeprefix(kind).strip() for text in found]

    def _points(self) -> list[int]:
        return [self.state.booked(seat) for seat in range(len(self.names))]

    @property
    def points(self) -> dict[str, int]:
        """Points gained since the position was arranged, by name; in a finished game all points."""
        before = [0] * len(self.names) if self.state.ended else self._before
        gains = [now - then for now, then in zip(self._points(), before, strict=True)]
        return {name: gain for name, gain in zip(self.names, gains, strict=True) if gain}

    def cowboys(self, name: str) -> int:
        """Cowboys in a player's supply."""
        return self.state.cowboys_left(self.seat(name))

    def tent_at(self, name: str) -> int:
        """The segment of a player's tent, -1 in the supply."""
        return self.state.tent[self.seat(name)]

    def tokens(self, name: str) -> list[int]:
        """The faces of a player's tokens, ascending."""
        n, seat = len(c.FACES), self.seat(name)
        return [v for f, v in enumerate(c.FACES) for _ in range(self.state.held[seat * n + f])]

    def stack(self, segment: str) -> int:
        """How many tokens lie on the mountain of a segment, such as `mountain 0 at 1,0`."""
        return self.state.tokens_on(self.segment(segment))

    def segment(self, text: str) -> int:
        """The number of a segment written as `rail 0 at 1,0`."""
        _, role, i, x, y = next(_places(f"it: {text}"))
        return segment_at(self.state, role, i, x, y)
