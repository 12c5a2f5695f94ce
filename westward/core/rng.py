"""A small, fast random number generator that gives the same numbers compiled and interpreted.

Chris Doty-Humphrey's sfc32: three 32-bit words and a counter. All intermediate values fit into 64 signed bits, so
native integers never overflow.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from westward.core.errors import SettingsError

_MASK: Final = 0xFFFFFFFF
#: In the place of a seed: the words are set right afterwards.
_SET_LATER: Final = object()


@final
class Rng:
    """A stream of random numbers, determined by its seed alone.

    Two are equal when they will give the same numbers from here on.

    >>> Rng(7) == Rng(7), Rng(7) == Rng(8)
    (True, False)
    """

    def __init__(self, seed: object) -> None:
        self.counter: i64 = 1
        if seed is _SET_LATER:
            self.a: i64 = 0
            self.b: i64 = 0
            self.c: i64 = 0
            return
        words = hashlib.sha256(str(whole_seed(seed)).encode()).digest()
        self.a = int.from_bytes(words[0:4], "little")
        self.b = int.from_bytes(words[4:8], "little")
        self.c = int.from_bytes(words[8:12], "little")

    def next32(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = _MASK
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = ((((c << 21) & mask) | (c >> 11)) + out) & mask
        return out

    def below(self, n: i64) -> i64:
        """A uniform integer from 0 to n - 1, for n up to two thousand million."""
        return (self.next32() * n) >> 32

    def pick(self, choices: list[int]) -> int:
        """One of the choices, all equally likely."""
        return choices[self.below(len(choices))]

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn in proportion to the weights."""
        total: i64 = 0
        for w in weights:
            total += w
        r: i64 = self.below(total)
        for i in range(len(weights)):
            r -= weights[i]
            if r < 0:
                return i
        raise ValueError("the weights of a draw must sum to more than nothing")

    def uniform(self) -> float:
        """A float from 0 up to, but not including, 1."""
        return float(int(self.next32())) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers from here on."""
        return _at(self.a, self.b, self.c, self.counter)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rng):
            return False
        return self.a == other.a and self.b == other.b and self.c == other.c and self.counter == other.counter

    def __repr__(self) -> str:
        return f"<Rng after {self.counter - 1} numbers>"

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[int, int, int, int], Rng], tuple[int, int, int, int]]:
        return _at, (self.a, self.b, self.c, self.counter)


def _at(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    rng = Rng(_SET_LATER)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def whole_seed(seed: object) -> int:
    """The seed as an int, also from NumPy; a SettingsError says it when it is no whole number."""
    if isinstance(seed, int):
        return seed
    if hasattr(seed, "__index__"):
        return int(seed.__index__())
    raise SettingsError(f"A seed is a whole number, not {seed!r}.")


def derive(experiment: str, number: int) -> int:
    """The seed of one game of an experiment: it depends on nothing but the two names."""
    return int.from_bytes(hashlib.sha256(f"{experiment}#{number}".encode()).digest()[:8], "little")
