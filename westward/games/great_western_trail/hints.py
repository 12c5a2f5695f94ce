"""How good a position of Great Western Trail looks: points so far, and what money, workers, herd and way still promise."""

from __future__ import annotations

from typing import Final

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import AUX, DO, END, FORGO, GO, PLAY
from westward.games.great_western_trail.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    objectives,
    skilled_workers,
    station_points,
)
from westward.games.great_western_trail.state import CITY_BITS, NOWHERE, Position
from westward.games.great_western_trail.tensor_sums import delivery

#: Farther cities come with arrows between them: so many points more per worth of the delivery.
CITY_WORTH: Final = 0.3


def _way() -> list[float]:
    # How far each spot is from Kansas City, in stops: spots that may stay empty count less.
    last = len(c.SPOTS) - 1
    far = [99.0] * last + [0.0]
    for _ in range(last):
        for spot in range(last):
            for after in (c.NEXT[spot], c.BRANCH[spot]):
                if after >= 0:
                    far[spot] = min(far[spot], far[after] + (1.0 if spot in c.NEUTRAL_SPOTS else 0.35))
    return far


FAR: Final[list[float]] = _way()
#: What a cleared place of the player board is worth beyond its points, early in the game.
DISC_WORTH: Final[list[float]] = [
    {"hand_1": 4.0, "hand_2": 4.0, "step_money": 2.0, "step_vp": 1.5, "cert_limit_4": 1.2, "cert_limit_6": 1.2}.get(
        name, 0.8
    )
    for name in c.DISCS
]
#: What a delivery is worth beyond its points and money: a disc goes, the hand is fresh.
TRIP: Final = 3.0
#: By which the worth of a hand can be expected to grow on a whole trip.
GROWTH: Final = 3.0


def time_left(s: Position) -> float:
    """How much of the game is left, from 1 at the start to 0: the job market fills up, row by row."""
    if s.holder >= 0:
        return 0.05
    filled = 0
    for worker in s.jobs:
        if worker >= 0:
            filled += 1
    spread = filled / (s.players * c.ROWS)
    rows = (s.token - c.TOKEN_START) / (c.ROWS - c.TOKEN_START)
    left = 1.0 - (rows if rows > 0.0 else 0.0) - 0.1 * spread
    return left if left > 0.05 else 0.05


def sure_points(s: Position, seat: int) -> float:
    """What the score sheet would show now, but for the money."""
    best = objectives(s, seat, True)
    points = best.points + building_points(s, seat) + city_points(s, seat) + station_points(s, seat)
    points += hazard_points(s, seat) + cattle_points(s, seat) + c.WORKER_VP * skilled_workers(s, seat)
    for master in range(c.MASTER_COUNT):
        if s.masters[seat] >> master & 1:
            points += master_points(s, seat, master, best.area)
    if not s.discs[seat] & c.STEP_VP:
        points += c.STEP_SPACE_VP
    if s.holder == seat:
        points += c.TOKEN_VP
    return float(points)


def best_city(s: Position, seat: int, worth: float) -> float:
    """The points of the best city that a delivery of that worth can reach and that has no own disc yet."""
    best = float(c.CITY_VP_EACH[0])
    held = s.cities[seat]
    for city in range(1, c.CITY_COUNT):
        if c.CITY_VALUE[city] > worth:
            break
        if held >> CITY_BITS * city & 15 and not c.CITY_OFTEN[city]:
            continue
        points = c.CITY_VP[city] + c.CITY_VP_EACH[city] + CITY_WORTH * c.CITY_VALUE[city]
        if points > best:
            best = points
    return best


class GreatWesternTrailHints(Hints[Position]):
    """Judges what a seat has built up by how much of the game is left to use it."""

    span = 14.0
    plies = 4
    trust = 20.0
    together = 3
    heat = 1.2

    def evaluate(self, s: Position) -> list[float]:
        left = time_left(s)
        return [self._points(s, seat, left) for seat in range(s.players)]

    def _points(self, s: Position, seat: int, left: float) -> float:
        points = sure_points(s, seat)
        money = s.money[seat]
        points += money * (0.2 + (0.28 * left if left < 0.6 else 0.17))
        for worker in range(3):
            count = s.workers[3 * seat + worker]
            points += left * (4.2 * count - 0.25 * count * count)
        base = seat * c.HERD
        for card in range(c.STARTERS, c.CATTLE):
            copies = s.hand[base + card] + s.draw_stack[base + card] + s.discard[base + card]
            points += copies * c.CARD_VALUE[card] * 0.75 * left
        discs = s.discs[seat]
        for disc in range(c.DISC_COUNT):
            if not discs >> disc & 1:
                points += DISC_WORTH[disc] * left
        points += 2.2 * left * s.buildings(seat)
        points += 0.22 * c.SPACE_NUMBER[s.engine[seat]]
        points += 0.5 * left * (s.kept[seat * c.KEPT_KINDS] + s.kept[seat * c.KEPT_KINDS + 1])
        here = s.cattleman[seat]
        done = 0.0 if here == NOWHERE else 1.0 - FAR[here] / FAR[0]
        carried = delivery(s, seat) + GROWTH * (1.0 - done)
        trip = TRIP * left + best_city(s, seat, carried) + carried * (0.2 + (0.28 * left if left < 0.6 else 0.17))
        points += trip * (0.35 + 0.65 * done) * (1.0 if left > 0.15 else left / 0.15)
        return points

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        if legal[0] > END and legal[len(legal) - 1] < DO:
            return []
        out: list[float] = []
        for action in legal:
            if action in (FORGO, END):
                out.append(-1.0)
            elif DO <= action < AUX:
                out.append(1.0)
            elif PLAY <= action < DO:
                out.append(-0.5)
            else:
                out.append(0.0)
        return out

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        n = len(legal)
        if legal[0] == FORGO and n > 1:
            return legal[1 + rng.below(n - 1)]
        if legal[0] >= GO and legal[n - 1] < PLAY:
            return legal[rng.below(n)]
        low = 0
        while low < n and legal[low] < DO:
            low += 1
        high = low
        while high < n and legal[high] < AUX:
            high += 1
        if high > low:
            return legal[low + rng.below(high - low)]
        return rng.pick(legal)


HINTS: Final = GreatWesternTrailHints()
