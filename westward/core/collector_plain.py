"""Rows collected as matrices where there is no compiled code: as `_collector.c` does it, in plain Python."""

from __future__ import annotations

from array import array

from typing_extensions import Buffer


class Collector:
    """Collects what rows of numbers say, again and again, as a matrix: whole rows, or only what is not 0."""

    def __init__(self, rows: Buffer, scale: Buffer, sparse: bool) -> None:
        self._rows = memoryview(rows).cast("B").cast("h")
        self._scale = memoryview(scale).cast("B").cast("f")
        self._sparse = sparse
        if not self._scale or len(self._rows) % len(self._scale):
            raise ValueError(f"{len(self._rows)} numbers are no whole rows of {len(self._scale)}")
        self._renew()

    def _renew(self) -> None:
        self._numbers, self._places, self._starts = array("f"), array("i"), array("i", [0])

    def take(self, row: int) -> None:
        """Take what a row says now as one more row."""
        size, scale = len(self._scale), self._scale
        if not 0 <= row < len(self._rows) // size:
            raise IndexError(f"there is no row {row}")
        numbers = self._rows[row * size : (row + 1) * size].tolist()
        if not self._sparse:
            self._numbers.extend(number * scale[i] if number else 0.0 for i, number in enumerate(numbers))
            return
        places = [i for i, number in enumerate(numbers) if number]
        self._places.extend(places)
        self._numbers.extend(numbers[i] * scale[i] for i in places)
        self._starts.append(len(self._places))

    def finish(self) -> tuple[memoryview, memoryview, memoryview]:
        """Hand over what was collected: numbers, places and starts; and begin anew."""
        found = tuple(memoryview(bytearray(part.tobytes())) for part in (self._numbers, self._places, self._starts))
        self._renew()
        return found[0], found[1], found[2]
