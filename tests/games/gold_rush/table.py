"""How the tests speak: players by colour, turns by notation.

    table = Table("blue red", turn="red", board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0")
    table.place("19c 3,0 r0").act("pass")
    table.points == {"blue": 4}

Tokens are drawn when they are taken; `faces` says what they show.
"""

from __future__ import annotations

from typing import Unpack

from westward.core.journal import Journal
from westward.games.gold_rush import TITLE
from westward.games.gold_rush import components as c
from westward.games.gold_rush.arrange import Facts, arrange, places, segment_at
from westward.games.gold_rush.moves import SPACE, TILE, TOKEN
from westward.games.gold_rush.state import Position


def start(players: int, **options: object) -> Position:
    """A new game."""
    s = TITLE.start(players, **options)
    assert isinstance(s, Position)
    return s


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
        _, role, i, x, y = next(places(f"it: {text}"))
        return segment_at(self.state, role, i, x, y)
