"""How good a position of Gold Rush looks: what stands on the track, what areas will bring, tents and free cowboys."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.gold_rush import components as c
from westward.games.gold_rush.landscape import (
    STRIDE,
    Landscape,
    cowboys,
    first_count,
    has_tent,
    open_edges,
    second_count,
)
from westward.games.gold_rush.moves import COWBOY, MINE, PASS, PLACE, TENT
from westward.games.gold_rush.scoring import CATEGORIES, PER_CAMP, PER_HERD, PER_LINE, tracks
from westward.games.gold_rush.state import FACES, Position

SEGMENT: Final[list[int]] = c.SEGMENT
RAIL: Final = c.RAIL
MOUNTAIN: Final = c.MOUNTAIN
CITY: Final = c.CITY
FACE_COUNT: Final[int] = len(c.FACES)

#: What cowboys in the supply are worth early in the game: the first of them most.
IN_SUPPLY: Final[list[float]] = [0.0, 2.6, 4.4, 5.4, 6.0, 6.4, 6.8, 7.0]


class Outlook:
    """What the rest of the game has in store: turns of each player, the mean token, and chances to close an open edge."""

    def __init__(self, s: Position) -> None:
        left = s.deck_left + (1 if s.drawn >= 0 else 0)
        self.turns: float = left / s.players
        tokens = 0
        worth = 0
        for face in range(FACE_COUNT):
            tokens += s.unseen[face]
            worth += s.unseen[face] * FACES[face]
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


def area_worth(s: Position, root: i64, o: Outlook, tents: bool) -> float:
    """What an area can be expected to bring its owners, and the chance to get the cowboy back, in points."""
    land = s.land
    area: i64 = land.area[root]
    role: i64 = land.role(root)
    edges: i64 = open_edges(area)
    first = float(int(first_count(area)))
    second = float(int(second_count(area)))
    if role == RAIL:
        p = chance(o.rail, edges)
        grown = first + float(int(edges))
        if second == 1.0:
            grown *= 2.0 - 0.15 * float(int(edges))
        return p * (grown + 1.3 * o.time) + (1.0 - p) * first
    if role == MOUNTAIN:
        p = chance(o.mountain, edges)
        kept = second * (0.65 if tents else 0.95)
        grown = 0.4 * float(int(edges))
        return first + p * (grown + kept * o.token + 1.3 * o.time) + (1.0 - p) * grown * 0.5
    if role == CITY:
        lines = 0.0
        all_done = 1.0
        for track in tracks(land, root):
            done = line_chance(land, track, o)
            lines += done
            all_done *= done
        return PER_LINE * lines + 1.3 * o.time * all_done
    return PER_CAMP * first + PER_HERD * second + 0.12 * o.turns


class GoldRushHints(Hints[Position]):
    """Judges areas by how likely they are to be finished with the tiles that are left."""

    span = 12.0
    plies = 8
    together = 2
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
            tents = False
            seat = 0
            while seat < n:
                here: i64 = cowboys(area, seat)
                if here > most:
                    most = here
                if has_tent(area, seat):
                    tents = True
                seat += 1
            worth = area_worth(s, root, o, tents)
            seat = 0
            while seat < n:
                if cowboys(area, seat) == most:
                    points[seat] += worth
                seat += 1
        for owner in range(s.players):
            tent = s.tent[owner]
            if tent >= 0:
                stack = float(int(second_count(land.count(tent))))
                if stack > 0.5 * o.turns:
                    stack = 0.5 * o.turns
                points[owner] += 0.55 * stack * o.token + 0.2 * o.time
            else:
                points[owner] += 0.3 * o.time
        return points

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        if legal[0] >= PLACE:
            return []
        o = Outlook(s)
        return [self._first_sight(s, action, o) for action in legal]

    def _first_sight(self, s: Position, action: int, o: Outlook) -> float:
        if action == PASS:
            return 0.0
        if action == MINE:
            return 0.8 * o.token
        land = s.land
        seat = s.to_act
        if action < TENT:
            tile: i64 = land.tile_count - 1
            spot = action - COWBOY
            segment: i64 = land.first[tile] + SEGMENT[(land.shape[tile] >> 2) * STRIDE + spot]
            free = s.cowboys_left(seat)
            cost = (IN_SUPPLY[free] - IN_SUPPLY[free - 1]) * o.time
            return area_worth(s, land.root(segment), o, False) - cost
        return 0.1 if s.tent[seat] < 0 else -0.3

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        if legal[0] >= PLACE:
            return rng.pick(legal)
        o = Outlook(s)
        best = -1e9
        found = legal[0]
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
