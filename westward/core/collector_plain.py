"""Rows collected as matrices where there is no compiled code: as `_collector.c` does it, in plain Python."""

from __future__ import annotations

from array import array

from typing_extensions import Buffer


def differing(now: list[list[int]], before: list[list[int]]) -> int:
    """A bit for every list that is not the same in both."""
    return sum(1 << i for i, (a, b) in enumerate(zip(now, before, strict=True)) if a != b)


def seats_differing(now: list[list[int]], before: list[list[int]], which: int, seats: int) -> int:
    """A bit for every seat whose share is not the same in both of some lists, which hold as many entries for each seat."""
    found = 0
    for i, (a, b) in enumerate(zip(now, before, strict=True)):
        if which >> i & 1:
            share = len(a) // seats
            for seat in range(seats):
                part = slice(seat * share, (seat + 1) * share)
                found |= (a[part] != b[part]) << seat
    return found


def refill(now: list[list[int]], wanted: list[list[int]], which: int) -> None:
    """Make lists hold what others do, where a bit asks for it."""
    for i, (own, other) in enumerate(zip(now, wanted, strict=True)):
        if which >> i & 1:
            own[:] = other


class Collector:
    """Collects what one row of numbers says, again and again, as a matrix: whole rows, or only what is not 0."""

    def __init__(self, row: Buffer, scale: Buffer, sparse: bool) -> None:
        self._row = memoryview(row).cast("B").cast("h")
        self._scale = memoryview(scale).cast("B").cast("f")
        self._sparse = sparse
        if len(self._row) != len(self._scale):
            raise ValueError(f"a row of {len(self._row)} numbers needs as many factors, not {len(self._scale)}")
        self._renew()

    def _renew(self) -> None:
        self._numbers, self._places, self._starts = array("f"), array("i"), array("i", [0])

    def take(self) -> None:
        """Take what the row says now as one more row."""
        row, scale = self._row.tolist(), self._scale
        if not self._sparse:
            self._numbers.extend(number * scale[i] if number else 0.0 for i, number in enumerate(row))
            return
        places = [i for i, number in enumerate(row) if number]
        self._places.extend(places)
        self._numbers.extend(row[i] * scale[i] for i in places)
        self._starts.append(len(self._places))

    def finish(self) -> tuple[memoryview, memoryview, memoryview]:
        """Hand over what was collected: numbers, places and starts; and begin anew."""
        found = tuple(memoryview(bytearray(part.tobytes())) for part in (self._numbers, self._places, self._starts))
        self._renew()
        return found[0], found[1], found[2]
