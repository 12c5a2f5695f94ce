"""How good a position of Gold Rush looks: what stands on the track, what areas will bring, tents and free cowboys."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.gold_rush import components as c
from westward.games.gold_rush.agenda import ACT, DRAW
from westward.games.gold_rush.landscape import (
    ALL_TENTS,
    BASE,
    SECOND,
    TENTS,
    Landscape,
    cowboys,
    first_count,
    has_cowboys,
    open_edges,
    ring_of,
    second_count,
)
from westward.games.gold_rush.moves import MINE, PASS, PLACE, SPACE, TENT
from westward.games.gold_rush.rules import mountain_at
from westward.games.gold_rush.scoring import CATEGORIES, tracks
from westward.games.gold_rush.state import Position

#: What cowboys in the supply are worth early in the game: the first of them most.
IN_SUPPLY: Final[list[float]] = [0.0, 2.6, 4.4, 5.4, 6.0, 6.4, 6.8, 7.0]


#: Of so many places, picked at random, a quick choice takes the best.
TRIED: Final = 4


class Outlook:
    """What the rest of the game has in store: turns of each player, the mean token, and chances to close an open edge."""

    def __init__(self, s: Position) -> None:
        left = s.deck_left + (1 if s.drawn >= 0 else 0)
        self.turns: float = left / s.players
        tokens = 0
        worth = 0
        for face in range(c.FACE_KINDS):
            tokens += s.unseen[face]
            worth += s.unseen[face] * c.FACES[face]
        self.token: float = worth / tokens if tokens else 0.0
        self.rail: float = 0.90 * (1.0 - exp(-0.22 * self.turns))
        self.mountain: float = 0.84 * (1.0 - exp(-0.14 * self.turns))
        #: How far the game is from its end, for what needs time: 1 for long, 0 at the end.
        self.time: float = self.turns / 12.0 if self.turns < 12.0 else 1.0


def chance(step: float, edges: i64) -> float:
    """The chance that so many open edges are all closed."""
    p = 1.0
    while edges > 0:
        p *= step
        edges -= 1
    return p


def line_chance(land: Landscape, track: i64, o: Outlook) -> float:
    """The chance that the line of a track is finished."""
    return chance(o.rail, open_edges(land.count(track)))


def worth_of(area: i64, role: i64, o: Outlook) -> float:
    """What a line, a mountain or a prairie can be expected to bring its owners, and getting the cowboy back, in points."""
    edges: i64 = open_edges(area)
    first = float(int(first_count(area)))
    second = float(int(second_count(area)))
    if role == c.RAIL:
        p = chance(o.rail, edges)
        grown = first + float(int(edges))
        if second == 1.0:
            grown *= 2.0 - 0.15 * float(int(edges))
        return p * (grown + 1.3 * o.time) + (1.0 - p) * first
    if role == c.MOUNTAIN:
        p = chance(o.mountain, edges)
        kept = second * (0.65 if area >> TENTS & ALL_TENTS else 0.95)
        grown = 0.4 * float(int(edges))
        return first + p * (grown + kept * o.token + 1.3 * o.time) + (1.0 - p) * grown * 0.5
    return c.PER_CAMP * first + c.PER_HERD * second + 0.12 * o.turns


def area_worth(s: Position, root: i64, o: Outlook) -> float:
    """What any area can be expected to bring its owners."""
    land = s.land
    role: i64 = land.role(root)
    if role != c.CITY:
        return worth_of(land.area[root], role, o)
    lines = 0.0
    all_done = 1.0
    for track in tracks(land, root):
        done = line_chance(land, track, o)
        lines += done
        all_done *= done
    return c.PER_LINE * lines + 1.3 * o.time * all_done


class Fitting:
    """Judges where the drawn tile could go without laying it: by the areas that it would join."""

    def __init__(self, s: Position, o: Outlook) -> None:
        self.s = s
        self.o = o
        self.seat: i64 = s.to_act
        self.kind: i64 = s.drawn
        free = s.cowboys_left(s.to_act)
        self.cost: float = (IN_SUPPLY[free] - IN_SUPPLY[free - 1]) * o.time if free else -1.0
        #: What the areas of the tile's segments would count, and the areas met so far.
        self.sums = vec[i64]([0] * c.STRIDE)
        self.met = vec[i64]([0] * 12)
        self.met_count: i64 = 0
        self.gain: float = 0.0

    def worth(self, action: int) -> float:
        """What laying the tile so promises the seat, less what it promises the others."""
        land = self.s.land
        cell, turn = SPACE.pair(action)
        shape: i64 = self.kind * 4 + turn
        base: i64 = self.kind * c.STRIDE
        count: i64 = c.SEGMENTS[self.kind]
        rails: i64 = c.RAILS[self.kind]
        sums = self.sums
        i: i64 = 0
        while i < count:
            sums[i] = BASE[base + i]
            if rails <= i < rails + c.MOUNTAINS[self.kind]:
                sums[i] += first_count(BASE[base + i]) << SECOND
            i += 1
        self.met_count = 0
        self.gain = 0.0
        here: i64 = ring_of(cell)
        side: i64 = 0
        while side < 4:
            there: i64 = here + c.STEP[side]
            if there >= c.RING:
                there -= c.RING
            tile: i64 = i64(land.ring[there]) - 1
            if tile >= 0:
                self._meet(shape, side, land.shape[tile], land.first[tile])
            side += 1
        best = 0.0
        i = 0
        while i < count:
            role: i64 = c.SPOT[base + i] >> 2
            if has_cowboys(sums[i]):
                self._share(sums[i], worth_of(sums[i], role, self.o))
            elif self.cost >= 0.0 and (role != c.PRAIRIE or self.s.farmers):
                worth = (self._city() if role == c.CITY else worth_of(sums[i], role, self.o)) - self.cost
                if worth > best:
                    best = worth
            i += 1
        return self.gain + best

    def _meet(self, shape: i64, side: i64, other: i64, first: i64) -> None:
        back: i64 = side ^ 2
        middle: i64 = c.SIDE_SEGMENT[shape * 4 + side]
        if middle >= 0:
            self._join(middle, first + c.SIDE_SEGMENT[other * 4 + back], 2)
        left: i64 = c.HALF_SEGMENT[shape * 8 + side * 2]
        if left >= 0:
            self._join(left, first + c.HALF_SEGMENT[other * 8 + back * 2 + 1], 0)
            self._join(c.HALF_SEGMENT[shape * 8 + side * 2 + 1], first + c.HALF_SEGMENT[other * 8 + back * 2], 0)

    def _join(self, mine: i64, segment: i64, closed: i64) -> None:
        land = self.s.land
        root: i64 = land.root(segment)
        self.sums[mine] -= closed
        i: i64 = 0
        while i < self.met_count:
            if self.met[i] == root:
                return
            i += 1
        self.met[i] = root
        self.met_count = i + 1
        area: i64 = land.area[root]
        self.sums[mine] += area
        if has_cowboys(area):
            self._share(area, -worth_of(area, land.role(root), self.o))

    def _share(self, area: i64, worth: float) -> None:
        most: i64 = 0
        n: i64 = self.s.players
        seat: i64 = 0
        while seat < n:
            if cowboys(area, seat) > most:
                most = cowboys(area, seat)
            seat += 1
        seat = 0
        while seat < n:
            if cowboys(area, seat) == most:
                self.gain += worth if seat == self.seat else -worth / float(int(n - 1))
            seat += 1

    def _city(self) -> float:
        lines = 0.0
        i: i64 = 0
        while i < c.RAILS[self.kind]:
            if c.CITY_END[self.kind * 4 + i]:
                lines += chance(self.o.rail, open_edges(self.sums[i]))
            i += 1
        return c.PER_LINE * lines


def camp_worth(land: Landscape, segment: i64, mined: i64, o: Outlook) -> float:
    """What a tent on a segment can be expected to dig, after some tokens were mined."""
    stack = float(int(second_count(land.count(segment)) - mined))
    if stack > 0.5 * o.turns:
        stack = 0.5 * o.turns
    return 0.55 * stack * o.token + 0.2 * o.time


class GoldRushHints(Hints[Position]):
    """Judges areas by how likely they are to be finished with the tiles that are left."""

    span = 12.0
    plies = 16
    heat = 1.5

    def evaluate(self, s: Position) -> list[float]:
        land = s.land
        n: i64 = s.players
        o = Outlook(s)
        points: list[float] = []
        seat: i64 = 0
        while seat < n:
            booked = s.gold(seat)
            at = seat * CATEGORIES
            for category in range(CATEGORIES):
                booked += s.points[at + category]
            free = s.cowboys_left(seat)
            points.append(float(booked) + IN_SUPPLY[free] * o.time)
            seat += 1
        seen: list[i64] = []
        for segment in s.cowboy:
            if segment < 0:
                continue
            root: i64 = land.root(segment)
            if root in seen:
                continue
            seen.append(root)
            area: i64 = land.area[root]
            most: i64 = 0
            seat = 0
            while seat < n:
                here: i64 = cowboys(area, seat)
                if here > most:
                    most = here
                seat += 1
            worth = area_worth(s, root, o)
            seat = 0
            while seat < n:
                if cowboys(area, seat) == most:
                    points[seat] += worth
                seat += 1
        for owner in range(s.players):
            tent = s.tent[owner]
            points[owner] += camp_worth(land, tent, 0, o) if tent >= 0 else 0.3 * o.time
        if s.to_act >= 0 and s.agenda[-1] & 255 == ACT:
            # Who has laid a tile will do the best with it.
            best = 0.0
            for action in s.legal():
                worth = self._first_sight(s, action, o)
                if worth > best:
                    best = worth
            points[s.to_act] += best
        return points

    def tells(self, s: Position) -> bool:
        return s.agenda[-1] & 255 != DRAW

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        o = Outlook(s)
        if legal[0] >= PLACE:
            fitting = Fitting(s, o)
            return [fitting.worth(action) for action in legal]
        return [self._first_sight(s, action, o) for action in legal]

    def _first_sight(self, s: Position, action: int, o: Outlook) -> float:
        if action == PASS:
            return 0.0
        land = s.land
        seat = s.to_act
        if action == MINE:
            return o.token + camp_worth(land, s.tent[seat], 1, o) - camp_worth(land, s.tent[seat], 0, o)
        if action < TENT:
            tile: i64 = land.tile_count - 1
            spot = SPACE.index(action)
            segment: i64 = land.first[tile] + c.SEGMENT[(land.shape[tile] >> 2) * c.STRIDE + spot]
            free = s.cowboys_left(seat)
            cost = (IN_SUPPLY[free] - IN_SUPPLY[free - 1]) * o.time
            return area_worth(s, land.root(segment), o) - cost
        cell, index = SPACE.pair(action)
        mine = 0.3 * o.time if s.tent[seat] < 0 else camp_worth(land, s.tent[seat], 0, o)
        return camp_worth(land, mountain_at(s, cell, index), 0, o) - mine

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        o = Outlook(s)
        best = -1e9
        found = legal[0]
        if legal[0] >= PLACE:
            fitting = Fitting(s, o)
            for _ in range(TRIED):
                action = rng.pick(legal)
                worth = fitting.worth(action)
                if worth > best:
                    best = worth
                    found = action
            return found
        for action in legal:
            if action >= TENT:
                break
            worth = self._first_sight(s, action, o) + 2.0 * rng.uniform()
            if worth > best:
                best = worth
                found = action
        if best < 1.0 and legal[len(legal) - 1] >= TENT and s.tent[s.to_act] < 0:
            return rng.pick(legal)
        return found


HINTS: Final = GoldRushHints()
