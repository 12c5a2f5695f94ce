"""Rows that follow lists where there is no compiled code: as `_mirror.c` does it, in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from westward.core.shown import DIGITS, NUMBER, ONE_OF, OTHERS, OWN, Way

#: A bit for each list that differs, and above them one for each seat.
LISTS: Final = 56
FURTHEST: Final = 32767


class Numbers(Protocol):
    """Rows of numbers side by side."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


def restore(now: list[list[int]], wanted: list[list[int]], which: int) -> int:
    """Make lists hold what others do, where a bit asks for it; a bit for each that held something else."""
    found = 0
    for i, (own, other) in enumerate(zip(now, wanted, strict=True)):
        if which >> i & 1 and own != other:
            own[:] = other
            found |= 1 << i
    return found


class Mirror:
    """Keeps rows of numbers like the lists they show."""

    def __init__(self, values: Numbers, size: int, players: int, by_seat: int, shown: list[Way]) -> None:
        self._values = values
        self._size = size
        self._players = players
        self._by_seat = by_seat
        self._ways: list[list[Way]] = [[] for _ in range(LISTS)]
        for way in shown:
            self._ways[way.list].append(way)
        #: By row: the seat, and the lists it shows.
        self._seen: dict[int, tuple[int, list[list[int]]]] = {}

    def follow(self, row: int, seat: int, facts: list[list[int]], own: list[list[int]]) -> int:
        """Let a row show, for a seat, what lists hold now; a bit for each list that differs from before, and for each seat whose share of
        lists by seat does, from bit 56 on; -1 where the row showed nothing for that seat.
        """
        if not 0 <= seat < self._players:
            raise IndexError(f"there is no seat {seat}")
        now = [list(some) for some in (*facts, *own)]
        known_seat, known = self._seen.get(row, (seat, []))
        added: dict[int, int] = {}
        if known_seat != seat:
            for which, numbers in enumerate(known):
                self._change(added, known_seat, which, numbers, [])
            known = []
        found = 0
        for which, numbers in enumerate(now):
            old = known[which] if known else []
            if numbers != old:
                found |= 1 << which | self._change(added, seat, which, old, numbers) << LISTS
        self._add(row * self._size, added)
        self._seen[row] = seat, now
        return found if known else -1

    def _change(self, added: dict[int, int], seat: int, which: int, old: list[int], new: list[int]) -> int:
        """What other numbers of a list add to which places; a bit for every seat of which they are."""
        size, seats = max(len(old), len(new)), 0
        by_seat = self._by_seat >> which & 1
        share = size // self._players if by_seat else size
        for i in range(size):
            was, now = old[i] if i < len(old) else None, new[i] if i < len(new) else None
            if was == now:
                continue
            seats |= 1 << i // share if by_seat else 0
            turn = (i // share - seat) % self._players if by_seat else 0
            for way in self._ways[which]:
                if (way.whose == OWN and turn) or (way.whose == OTHERS and not turn):
                    continue
                at = way.at + turn * (share * way.width if way.stride < 0 else way.stride) + i % share * way.width
                for sign, number in ((-1, was), (1, now)):
                    for place, amount in self._shares(way, seat, number):
                        added[at + place] = added.get(at + place, 0) + sign * way.factor * amount
        return seats

    def _shares(self, way: Way, seat: int, number: int | None) -> Iterator[tuple[int, int]]:
        """What a number adds to which places, from its first on."""
        if number is None:
            return
        if way.kind == NUMBER:
            yield 0, number
        elif way.kind == ONE_OF:
            if way.low <= number < way.high:
                which = (number - way.low) // way.part
                yield ((which - seat) % self._players if way.turned else which % way.width), 1
        elif way.kind == DIGITS:
            for digit in range(way.width):
                yield digit, number >> way.bits * digit & (1 << way.bits) - 1
        else:
            for rung in range(min(number, way.width)):
                yield rung, 1

    def _add(self, first: int, added: dict[int, int]) -> None:
        """Add to the numbers of a row, or, where one would not fit, to none."""
        for place, amount in added.items():
            number = self._values[first + place] + amount
            if not -FURTHEST <= number <= FURTHEST:
                raise OverflowError(f"{number} does not fit into a tensor")
        for place, amount in added.items():
            if amount:
                self._values[first + place] += amount
