"""The classes of `_net.c` in Python, for places without a compiler: the same results, slowly."""

from __future__ import annotations

from array import array
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Buffer


class Net:
    """Layers: the sizes of the row and of every layer; and all weights (input by input) and biases, layer by layer."""

    def __init__(self, sizes: tuple[int, ...], numbers: Buffer) -> None:
        if len(sizes) < 3:
            raise ValueError("a net has 2 layers or more")
        self.sizes = sizes
        self.count = sum((before + 1) * after for before, after in pairwise(sizes))
        self.load(numbers)

    def load(self, numbers: Buffer) -> None:
        """Take over other numbers."""
        all_numbers = array("f", bytes(numbers))
        if len(all_numbers) != self.count:
            raise ValueError(f"a net of this shape has {self.count} numbers, not {len(all_numbers)}")
        self.layers: list[tuple[array[float], array[float]]] = []
        at = 0
        for before, after in pairwise(self.sizes):
            end = at + before * after
            self.layers.append((all_numbers[at:end], all_numbers[end : end + after]))
            at = end + after


def _add(total: array[float], weights: array[float], first: int, factor: float) -> None:
    for i in range(len(total)):
        total[i] += factor * weights[first + i]


class Line:
    """Judges what one row of numbers says, again and again."""

    def __init__(self, net: Net, row: Buffer) -> None:
        self.net = net
        self.row = memoryview(row).cast("B").cast("h")
        if len(self.row) != net.sizes[0]:
            raise ValueError(f"a row of this net has {net.sizes[0]} numbers, not {len(self.row)}")
        self.judged: list[list[int]] = []

    def begin(self) -> None:
        """Begin anew: the next row is the anchor."""
        self.judged = []

    def judge(self) -> tuple[float, ...]:
        """The net's numbers for what the row says now."""
        weights, biases = self.net.layers[0]
        row = self.row.tolist()
        if not self.judged:
            self.anchor = row
            self.anchor_sum = biases[:]
            for place, number in enumerate(row):
                if number:
                    _add(self.anchor_sum, weights, place * len(biases), number)
        self.judged.append(row)
        total = self.anchor_sum[:]
        for place, number in enumerate(row):
            if number != self.anchor[place]:
                _add(total, weights, place * len(biases), number - self.anchor[place])
        for further, more in self.net.layers[1:]:
            before, total = total, more[:]
            for i, told in enumerate(before):
                if told > 0.0:
                    _add(total, further, i * len(more), told)
        return tuple(total)

    def write(self, which: int, places: Buffer, numbers: Buffer, at: int, width: int) -> bool:
        """Write the places and the numbers of a judged row that are not 0 into a stretch of two buffers, and pad; whether they fit."""
        to_places, to_numbers = memoryview(places).cast("B").cast("H"), memoryview(numbers).cast("B").cast("h")
        if at < 0 or width < 0 or at + width > min(len(to_places), len(to_numbers)):
            raise IndexError("there is no such place for a row")
        found = [(place, number) for place, number in enumerate(self.judged[which]) if number]
        padded = (found + [(self.net.sizes[0], 0)] * width)[:width]
        for i, (place, number) in enumerate(padded):
            to_places[at + i] = place
            to_numbers[at + i] = number
        return len(found) <= width
