"""Games that were thrown away little by little: where a seat's chances fell step by step, without a single turning point."""

from __future__ import annotations

from typing import Final

import msgspec

#: Who loses this much of a game over many moves has met a slide; no single move may have lost half of it.
FALL: Final = 0.3


class Slide(msgspec.Struct, frozen=True):
    """The chances of a seat fell from `before` after move `since` to `after` after move `until`."""

    seat: int
    since: int
    until: int
    before: float
    after: float


def slides(course: list[list[float]]) -> list[Slide]:
    """The greatest slide of each seat that has one; `course` has the chances of every seat after each move."""
    found = [_deepest([row[seat] for row in course], seat) for seat in range(len(course[0]))]
    return [slide for slide in found if slide is not None]


def _deepest(chances: list[float], seat: int) -> Slide | None:
    # The end decides the rest: who has lost has no chance left, which is no slide.
    best: Slide | None = None
    high = 0
    for i in range(1, len(chances) - 1):
        if chances[i] >= chances[high]:
            high = i
        elif chances[high] - chances[i] > (best.before - best.after if best else FALL):
            best = Slide(seat, high, i, chances[high], chances[i])
    if best is None:
        return None
    drops = [chances[i - 1] - chances[i] for i in range(best.since + 1, best.until + 1)]
    return best if max(drops) < (best.before - best.after) / 2 else None
