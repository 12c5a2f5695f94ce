"""How good a position of Golden City looks: gold at home, gold on the way there, and how soon more can be dug."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.golden_city import components as c
from westward.games.golden_city.agenda import ROLL
from westward.games.golden_city.moves import FERRY, GO, RETREAT
from westward.games.golden_city.state import EMPTY, HOLE_COUNT, ROBBER, STATION, Position, purse_worth

NEIGHBOURS: Final[list[list[int]]] = c.NEIGHBOURS
HOUSES_FROM: Final[int] = c.HOUSES_FROM
LAKES_FROM: Final[int] = c.LAKES_FROM
LAKES_TO: Final[int] = c.LAKES_TO
HOUSE: Final[list[int]] = c.HOUSE
HOLES: Final[list[int]] = c.HOLES
HOLE: Final[list[int]] = c.HOLE
LAKE: Final[list[int]] = c.LAKE
SHORES: Final[list[list[int]]] = c.SHORES
TOWN: Final[list[int]] = c.TOWN
FAR: Final = 60


def _turns() -> list[float]:
    # Expected turns until a figure ends on a field so many steps away: any roll that is long enough will do, since walks may
    # wander; shorter ones bring it nearer; the locomotive face moves nobody.
    turns = [1.2]
    for distance in range(1, FAR + 1):
        rest = 0.0
        for roll in range(2, 7):
            if roll < distance:
                rest += turns[distance - roll] / 6.0
        turns.append((1.0 + rest) * 1.2)
    return turns


def _walking(start: int) -> list[int]:
    distance = [FAR] * LAKES_TO
    distance[start] = 0
    ring = [start]
    steps = 0
    while ring:
        steps += 1
        wider: list[int] = []
        for here in ring:
            if here >= HOUSES_FROM and here != start:
                continue
            for there in NEIGHBOURS[here]:
                if there < LAKES_TO and distance[there] == FAR:
                    distance[there] = steps
                    wider.append(there)
        ring = wider
    return distance


_TURNS: Final[list[float]] = _turns()
_STEPS: Final[list[list[int]]] = [_walking(field) for field in range(LAKES_TO)]
#: Turns from any field to any other on foot, and from a raft on any lake to any field, from the best shore.
ON_FOOT: Final[list[list[float]]] = [[_TURNS[d] for d in row] for row in _STEPS]
FROM_LAKE: Final[list[list[float]]] = [
    [min([ON_FOOT[shore][field] for shore in shores]) for field in range(LAKES_TO)] for shores in SHORES
]
#: Chance to beat a robber: a roll that differs from its strength is higher (GC-8.2).
BEATS: Final[list[float]] = [(6 - strength) / 5.0 for strength in range(1, 6)]

#: Points a turn of digging brings, and the share of what one carries that a turn outside costs.
DIG_RATE: Final = 0.9
RISK: Final = 0.035


def turns_left(s: Position) -> float:
    """How many turns each player can still expect: until the train is in, or until the chips run out."""
    train = 6.0 * (STATION - s.locomotive) / s.players
    chips = 2.2 * (s.face_down - s.players) / s.players
    return train if train < chips else chips


def in_time(left: float, needed: float) -> float:
    """The chance to get home with `needed` turns to go and `left` turns to come."""
    margin = (left - needed) / (1.0 + 0.35 * needed) + 0.5
    if margin <= 0.0:
        return 0.04
    return 0.98 if margin >= 1.5 else 0.04 + 0.94 * margin / 1.5


class GoldenCityHints(Hints[Position]):
    """Judges by turns: how many are left, how many it is home, how many to the next chip."""

    span = 9.0
    plies = 6
    heat = 1.0

    def evaluate(self, s: Position) -> list[float]:
        left = turns_left(s)
        holes = s.hole
        near: list[i64] = []
        for h in range(HOLE_COUNT):
            if holes[h] != EMPTY and holes[h] < ROBBER:
                near.append(HOLES[h])
        lakes: list[float] = []
        for row in FROM_LAKE:
            best = _TURNS[FAR]
            for field in near:
                if row[field] < best:
                    best = row[field]
            lakes.append(best)
        points: list[float] = []
        for seat in range(s.players):
            points.append(self._points(s, seat, left, near, lakes))
        return points

    def _points(self, s: Position, seat: int, left: float, near: list[i64], lakes: list[float]) -> float:
        here = s.figure[seat]
        row = ON_FOOT[here]
        house = HOUSE[seat]
        home = row[house] if here != house else 0.0
        dig = _TURNS[FAR]
        for field in near:
            if row[field] < dig:
                dig = row[field]
        if here < LAKES_FROM:  # from a raft the next step leads to the land beside it (GC-6.3)
            for raft in s.raft:
                if s.figure.count(raft) == 0:
                    lake = LAKE[raft]
                    over = row[raft] + lakes[lake]
                    if over < dig:
                        dig = over
                    back = row[raft] + FROM_LAKE[lake][house]
                    if here != house and back < home:
                        home = back
        carried = float(purse_worth(s.carried[seat]))
        points = float(purse_worth(s.banked[seat]))
        if carried > 0.0:
            danger = RISK * home
            if here < HOUSES_FROM and not TOWN[here]:
                for other in range(s.players):
                    if other != seat and _STEPS[s.figure[other]][here] <= 6:
                        danger += 0.05
            if danger > 0.6:
                danger = 0.6
            points += carried * in_time(left, home) * (1.0 - danger)
        digging = left - dig - 4.0
        if digging > 0.0:
            points += DIG_RATE * digging
        for h in range(HOLE_COUNT):
            if s.hole[h] >= ROBBER and s.stack[h]:
                prize = BEATS[s.hole[h] - ROBBER] * (purse_worth(s.stack[h]) + 2)
                points += 0.25 * prize / (1.0 + row[HOLES[h]])
        return points

    def tells(self, s: Position) -> bool:
        return s.agenda[-1] & 255 != ROLL

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        seat = s.to_act
        carried = float(purse_worth(s.carried[seat]))
        out: list[float] = []
        for action in legal:
            out.append(self._first_sight(s, seat, carried, action))
        return out

    def _first_sight(self, s: Position, seat: int, carried: float, action: int) -> float:
        if not GO <= action < FERRY:
            return 0.0
        field = action - GO
        if field == HOUSE[seat]:
            return 0.6 * carried
        if field >= LAKES_FROM:
            return 0.3
        hole = HOLE[field]
        if hole < 0 or s.hole[hole] == EMPTY:
            return 0.0
        if s.hole[hole] >= ROBBER:
            wins = BEATS[s.hole[hole] - ROBBER]
            return wins * (purse_worth(s.stack[hole]) + 2) - (1.0 - wins) * carried
        return 2.2 - 0.16 * carried

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        if legal[0] < GO:
            return rng.pick(legal)
        seat = s.to_act
        carried = float(purse_worth(s.carried[seat]))
        row = ON_FOOT[self._target(s, seat, carried)]
        base = GO if legal[0] < FERRY else FERRY if legal[0] < RETREAT else RETREAT
        best = -1e9
        found = legal[0]
        for action in legal:
            worth = self._first_sight(s, seat, carried, action) - 0.8 * row[action - base] + 1.2 * rng.uniform()
            if worth > best:
                best = worth
                found = action
        return found

    def _target(self, s: Position, seat: int, carried: float) -> int:
        # Where a player heads for: home with a good purse or when time runs out, else to the nearest chip.
        here = s.figure[seat]
        row = ON_FOOT[here]
        house = HOUSE[seat]
        if carried >= 9.0 or (carried > 0.0 and turns_left(s) < row[house] + 2.0):
            return house
        best = _TURNS[FAR] + 1.0
        found = house
        for h in range(HOLE_COUNT):
            field = HOLES[h]
            if row[field] < best and s.hole[h] != EMPTY and s.hole[h] < ROBBER:
                best = row[field]
                found = field
        return found


HINTS: Final = GoldenCityHints()
