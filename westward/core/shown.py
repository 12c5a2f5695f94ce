"""How numbers of a position's lists stand in a row as they are: so that a row can be kept like a position by what differs.

Every number adds its share to the row, which is 0 without it; several may add to the same place. A list may be told by seat: then it holds
as many numbers for each, and those of a seat stand `stride` places behind those of the one to its right, counted from the seat that looks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NUMBER: Final = 0
ONE_OF: Final = 1
DIGITS: Final = 2
LADDER: Final = 3
EVERYBODYS: Final = 0
OWN: Final = 1
OTHERS: Final = 2


class Way(NamedTuple):
    """A way to show the numbers of a list, from the place `at` on, with `width` places for each."""

    #: Which list: those of `Tensor.facts` count first, then those of `State.own`.
    list: int
    kind: int
    at: int
    width: int
    #: The places for a seat; -1 for as many as its numbers have.
    stride: int = -1
    #: ONE_OF: the numbers that are marked, and how many share a mark; whether the mark is a seat, which counts from the one that looks.
    low: int = 0
    high: int = 0
    part: int = 1
    turned: bool = False
    #: DIGITS: the bits of each.
    bits: int = 1
    factor: int = 1
    #: Whose numbers show.
    whose: int = EVERYBODYS


def number(list: int, at: int, stride: int = -1, width: int = 1, factor: int = 1, whose: int = EVERYBODYS) -> Way:
    """Every number as it is."""
    return Way(list, NUMBER, at, width, stride, factor=factor, whose=whose)


def one_of(list: int, at: int, width: int, low: int = 0, high: int = -1, part: int = 1, turned: bool = False) -> Way:
    """A 1 at the place that a number names, none for other numbers."""
    return Way(list, ONE_OF, at, width, low=low, high=low + width if high < 0 else high, part=part, turned=turned)


def digits(list: int, at: int, width: int, bits: int = 1) -> Way:
    """The digits of a number, of so many bits each, the lowest first."""
    return Way(list, DIGITS, at, width, bits=bits)


def ladder(list: int, at: int, width: int) -> Way:
    """As many rungs of a ladder as the number has."""
    return Way(list, LADDER, at, width)
