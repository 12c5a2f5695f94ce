"""How sure a count is: Wilson intervals, bootstrap intervals, and when a question is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist, fmean
from typing import Final

import msgspec

from westward.core.rng import Rng

LEVEL: Final = 0.95


class Interval(msgspec.Struct, frozen=True):
    """A value with the two-sided interval it lies in."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Whether a value lies outside."""
        return value < self.low or value > self.high


def wilson(wins: float, games: int, level: float = LEVEL) -> Interval:
    """The interval of a win rate. Shared victories count in parts, which only makes it more careful.

    >>> round(wilson(174, 200).low, 3), round(wilson(174, 200).high, 3)
    (0.816, 0.91)
    """
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + level / 2)
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(
    values: Sequence[float],
    measure: Callable[[Sequence[float]], float] = fmean,
    resamples: int = 1000,
    level: float = LEVEL,
) -> Interval:
    """The interval of a measure by drawing the values anew, always with the same luck."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    rng = Rng(len(values))
    n = len(values)
    found = sorted(measure([values[rng.below(n)] for _ in range(n)]) for _ in range(resamples))
    cut = int((1 - level) / 2 * resamples)
    return Interval(measure(values), found[cut], found[resamples - 1 - cut])


def looks(games: int, first: int = 16) -> list[int]:
    """After how many games to look whether the answer is clear: 16, 32, 64 … and at the end.

    >>> looks(100)
    [16, 32, 64, 100]
    """
    at: list[int] = []
    size = first
    while size < games:
        at.append(size)
        size *= 2
    return [*at, games]


def careful_level(games: int, level: float = LEVEL) -> float:
    """The level of each look such that all of them together err no more often than one look at `level` would."""
    return 1 - (1 - level) / len(looks(games))
