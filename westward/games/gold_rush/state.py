"""The position of Gold Rush: landscape, figures, deck, tokens and points."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import Numbers, State, Step
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import (
    BASE,
    SECOND,
    Landscape,
    cell_at,
    first_count,
    one_cowboy,
    one_tent,
    second_count,
)
from westward.games.gold_rush.moves import SPACE
from westward.games.gold_rush.scoring import CATEGORIES, owners, unfinished, values

#: In the landscape a segment is taken by a cowboy (seat + 1) or by a tent (TENT_ON + seat).
TENT_ON: Final = 8


@final
class Position(State):
    """Where everything is. Seats count from 0, segments as in the landscape."""

    derived: ClassVar[str] = "farmers"

    land: Landscape
    #: Tiles left in the deck by kind, and in all; the tile in hand, -1 if none.
    deck: vec[i64]
    deck_left: int
    drawn: int
    #: The segment of each cowboy (seat * COWBOYS + number) and tent (seat), -1 in the supply.
    cowboy: list[int]
    tent: list[int]
    #: Tokens nobody has looked at by face, wherever they lie; how many of them are in the supply and out of the game.
    unseen: list[int]
    supply: int
    out: int
    #: Tokens by face that each seat holds (seat * faces + face).
    held: list[int]
    #: Points booked, by seat * CATEGORIES + category.
    points: list[int]
    #: The active player.
    turn: int
    #: Whether farmers may be placed (GR-11.1).
    farmers: int
    #: Whether final scoring is done.
    ended: int

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("gold-rush", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 2."""
        self.clear()
        self.lay(c.START, 0, cell_at(0, 0))
        self.deck[c.START] -= 1
        self.deck_left -= 1

    def clear(self) -> None:
        """An empty table with everything in its supply."""
        self.land = Landscape()
        self.land.clear()
        self.deck = vec[i64](c.COUNTS)
        self.deck_left = c.TILES
        self.drawn = -1
        self.cowboy = [-1] * (self.players * c.COWBOYS)
        self.tent = [-1] * self.players
        self.unseen = c.FACE_COUNTS.copy()
        self.supply = c.TOKENS
        self.out = 0
        self.held = [0] * (self.players * len(c.FACES))
        self.points = [0] * (self.players * CATEGORIES)
        self.turn = 0
        self.farmers = 1 if self.settings["farmers"] else 0
        self.ended = 0

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.land = self.land.copy()
        p.deck = self.deck[:]
        p.deck_left = self.deck_left
        p.drawn = self.drawn
        p.cowboy = self.cowboy.copy()
        p.tent = self.tent.copy()
        p.unseen = self.unseen.copy()
        p.supply = self.supply
        p.out = self.out
        p.held = self.held.copy()
        p.points = self.points.copy()
        p.turn = self.turn
        p.farmers = self.farmers
        p.ended = self.ended
        return p

    def fields(self, numbers: Numbers) -> None:
        self.turn = numbers.one(self.turn)
        self.ended = numbers.one(self.ended)
        self.drawn = numbers.one(self.drawn)
        self.deck_left = numbers.one(self.deck_left)
        self.supply = numbers.one(self.supply)
        self.out = numbers.one(self.out)
        land = self.land
        shapes = numbers.some([int(land.shape[i]) for i in range(land.tile_count)])
        cells = numbers.some([int(land.cell[i]) for i in range(land.tile_count)])
        stacks = numbers.some([int(second_count(land.area[m])) for m in self.mountains()])
        self.deck = vec[i64](numbers.row([int(n) for n in self.deck]))
        self.cowboy = numbers.row(self.cowboy)
        self.tent = numbers.row(self.tent)
        self.unseen = numbers.row(self.unseen)
        self.held = numbers.row(self.held)
        self.points = numbers.row(self.points)
        if numbers.reading:
            self.lay_anew(shapes, cells, stacks)

    def lay_anew(self, shapes: list[int], cells: list[int], stacks: list[int]) -> None:
        """Lay all tiles again, with so many tokens on each mountain, and put the figures on them."""
        land = Landscape()
        land.clear()
        self.land = land
        for i in range(len(shapes)):
            land.lay(shapes[i], cells[i])
        mountains = self.mountains()
        for i in range(len(mountains)):
            land.area[mountains[i]] += i64(stacks[i]) << SECOND
        for i in range(len(self.cowboy)):
            if self.cowboy[i] >= 0:
                self.put_cowboy(i // c.COWBOYS, i % c.COWBOYS, self.cowboy[i])
        for seat in range(self.players):
            if self.tent[seat] >= 0:
                self.put_tent(seat, self.tent[seat])

    def redeal(self, seat: int, rng: Rng) -> Position:
        """GR-12.9: all tokens the seat has not seen are dealt anew, also those that others hold."""
        self.check_seat(seat)
        p = self.copy()
        if p.ended:
            return p  # GR-10.7: all tokens lie open
        faces = len(c.FACES)
        for other in range(p.players):
            if other != seat:
                for face in range(faces):
                    p.unseen[face] += p.held[other * faces + face]
        for other in range(p.players):
            if other != seat:
                count = self.token_count(other)
                for face in range(faces):
                    p.held[other * faces + face] = 0
                for _ in range(count):
                    face = rng.weighted(p.unseen)
                    p.unseen[face] -= 1
                    p.held[other * faces + face] += 1
        return p

    def scores(self) -> list[int]:
        """Points booked, what final scoring would add now, and the gold held."""
        scores = [self.gold(seat) for seat in range(self.players)]
        for i in range(self.players * CATEGORIES):
            scores[i // CATEGORIES] += self.points[i]
        if not self.ended:
            for area in unfinished(self.land):
                worth = sum(values(self.land, area, True))
                for seat in owners(self.land.area[area], self.players):
                    scores[seat] += worth
        return scores

    def booked(self, seat: int) -> int:
        """The points a seat has on the score track; gold counts there at the end only (GR-7.5)."""
        gold = self.gold(seat) if self.ended else 0
        return gold + sum(self.points[seat * CATEGORIES : (seat + 1) * CATEGORIES])

    def gold(self, seat: int) -> int:
        """GR-10.7: the nuggets on a seat's tokens."""
        worth = 0
        for face in range(len(c.FACES)):
            worth += c.FACES[face] * self.held[seat * len(c.FACES) + face]
        return worth

    def end_clause(self) -> str:
        return "GR-10.1"

    # Tiles and tokens --------------------------------------------------------------------------------------------------

    def lay(self, kind: int, turn: int, cell: int) -> int:
        """Lay a tile and put tokens on its mountains (GR-4.9); how many."""
        land = self.land
        land.lay(kind * 4 + turn, cell)
        rails: i64 = c.RAILS[kind]
        mountain: i64 = land.first[land.tile_count - 1] + rails
        before = self.supply
        i: i64 = 0
        while i < c.MOUNTAINS[kind]:  # GR-4.10
            nuggets: i64 = first_count(BASE[kind * c.STRIDE + rails + i])
            self.stack(land.root(mountain + i), min(nuggets, self.supply))  # GR-4.11
            i += 1
        return before - self.supply

    def stack(self, root: i64, tokens: int) -> None:
        """Put tokens from the supply on the stack of a mountain."""
        self.land.area[root] += i64(tokens) << SECOND
        self.supply -= tokens

    def mountains(self) -> list[int]:
        """The roots of all mountains, in the order in which they came."""
        land = self.land
        roots: list[int] = []
        for tile in range(land.tile_count):
            kind = land.shape[tile] >> 2
            first: i64 = land.first[tile] + c.RAILS[kind]
            for i in range(first, first + c.MOUNTAINS[kind]):
                if land.above[i] == i:
                    roots.append(i)
        return roots

    def tokens_on(self, segment: int) -> int:
        """How many tokens lie on the mountain of a segment."""
        return second_count(self.land.count(segment))

    def token_count(self, seat: int) -> int:
        """How many tokens a seat holds."""
        count = 0
        for face in range(len(c.FACES)):
            count += self.held[seat * len(c.FACES) + face]
        return count

    # Figures -----------------------------------------------------------------------------------------------------------

    def cowboys_left(self, seat: int) -> int:
        """How many cowboys a seat has in the supply."""
        count = 0
        for i in range(seat * c.COWBOYS, seat * c.COWBOYS + c.COWBOYS):
            if self.cowboy[i] < 0:
                count += 1
        return count

    def next_cowboy(self, seat: int) -> int:
        """The number of the first cowboy in a seat's supply, -1 if there is none."""
        for i in range(c.COWBOYS):
            if self.cowboy[seat * c.COWBOYS + i] < 0:
                return i
        return -1

    def put_cowboy(self, seat: int, number: int, segment: int) -> None:
        """Put a cowboy on a segment."""
        land = self.land
        self.cowboy[seat * c.COWBOYS + number] = segment
        land.taken[segment] = i16(seat + 1)
        land.area[land.root(segment)] += one_cowboy(seat)

    def lift_cowboy(self, seat: int, number: int) -> None:
        """Take a cowboy back into the supply."""
        land = self.land
        segment = self.cowboy[seat * c.COWBOYS + number]
        self.cowboy[seat * c.COWBOYS + number] = -1
        land.taken[segment] = i16(0)
        land.area[land.root(segment)] -= one_cowboy(seat)

    def put_tent(self, seat: int, segment: int) -> None:
        """Put the tent of a seat on a segment."""
        land = self.land
        self.tent[seat] = segment
        land.taken[segment] = i16(TENT_ON + seat)
        land.area[land.root(segment)] += one_tent(seat)

    def lift_tent(self, seat: int) -> None:
        """Take a tent off the landscape."""
        land = self.land
        segment = self.tent[seat]
        self.tent[seat] = -1
        land.taken[segment] = i16(0)
        land.area[land.root(segment)] -= one_tent(seat)
