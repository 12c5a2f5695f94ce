"""A small, fast random number generator that gives the same numbers compiled and interpreted.

Chris Doty-Humphrey's sfc32: three 32-bit words and a counter. All intermediate values fit into 64 signed bits, so
native integers never overflow.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers, determined by its seed alone."""

    def __init__(self, seed: int) -> None:
        words = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(words[0:4], "little")
        self.b: i64 = int.from_bytes(words[4:8], "little")
        self.c: i64 = int.from_bytes(words[8:12], "little")
        self.counter: i64 = 1

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
        other = Rng(0)
        other.a, other.b, other.c, other.counter = self.a, self.b, self.c, self.counter
        return other


def derive(experiment: str, number: int) -> int:
    """The seed of one game of an experiment: it depends on nothing but the two names."""
    return int.from_bytes(hashlib.sha256(f"{experiment}#{number}".encode()).digest()[:8], "little")
