"""The pictures of the guide: arranged positions, and the clauses that show one. The places are looked up on the board that is there."""

from __future__ import annotations

from typing import Final

from westward.core.guide import Shown
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange
from westward.games.golden_city.picture_ground import SIZE
from westward.games.golden_city.state import Position

_KINDS: Final = [f.kind for f in c.FIELDS]
_MIDDLE: Final = (sum(f.x for f in c.FIELDS) / c.FIELD_COUNT, sum(f.y for f in c.FIELDS) / c.FIELD_COUNT)


def _central(field: int) -> tuple[int, float]:
    """First the fields among many dig holes, of these the one nearest to the middle of the board."""
    x, y = c.FIELDS[field].x - _MIDDLE[0], c.FIELDS[field].y - _MIDDLE[1]
    return -min(3, sum(_KINDS[n] == "dig" for n in c.NEIGHBOURS[field])), x * x + y * y


#: A dig hole whose neighbours are dig holes too, and one of them.
_HOLE: Final = min(c.HOLES, key=_central)
_NEXT: Final = next(n for n in c.NEIGHBOURS[_HOLE] if _KINDS[n] == "dig")
#: A field beside a raft that a figure can stand on, and the raft's.
_RAFT: Final = c.RAFTS[0]
_SHORE: Final = next(n for n in c.NEIGHBOURS[_RAFT] if _KINDS[n] in ("land", "dig"))
_TRAIN: Final = len(c.RAIL) // 3


def _around(*fields: int, room: float = 2.4) -> tuple[float, float, float, float]:
    """The box around some fields, with so many fields around them."""
    xs, ys = [c.FIELDS[f].x for f in fields], [c.FIELDS[f].y for f in fields]
    edge = room * SIZE
    return (min(xs) - edge, min(ys) - edge, max(xs) - min(xs) + 2 * edge, max(ys) - min(ys) + 2 * edge)


def _mark(field: int) -> tuple[float, float]:
    return (c.FIELDS[field].x - 0.7 * SIZE, c.FIELDS[field].y - 0.6 * SIZE)


def _begin() -> Position:
    return arrange(4)


def _move() -> Position:
    return arrange(4, figures={"red": c.IDS[_HOLE]}, empty=[c.IDS[_HOLE]], roll=3)


def _robber() -> Position:
    there, stack = c.IDS[_NEXT], ("gold-4", "gold-2")
    return arrange(
        4,
        figures={"red": c.IDS[_HOLE]},
        carried={"red": ["gold-3"]},
        banked={"red": ["gold-5", "gold-2", "robber-2"]},
        robbers={there: OpenRobber(3, stack)},
        empty=[c.IDS[_HOLE]],
    )


def _raft() -> Position:
    return arrange(4, figures={"red": c.IDS[_SHORE]}, roll=2)


def _train() -> Position:
    figures = {"blue": c.IDS[c.RAIL[_TRAIN + 1]]}
    return arrange(4, figures=figures, carried={"blue": ["gold-5", "gold-4"]}, locomotive=_TRAIN)


PICTURES: Final[dict[str, Shown]] = {
    "board": Shown(
        _begin, marks=(_mark(c.HOUSE[0]), _mark(c.HOLES[0]), _mark(c.RAFTS[0]), _mark(c.RAIL[1]), _mark(c.RAIL[-1]))
    ),
    "move": Shown(_move, seat=0, box=_around(_HOLE, room=4.6)),
    "robber": Shown(_robber, box=_around(_HOLE, _NEXT)),
    "raft": Shown(_raft, seat=0, box=_around(_RAFT, _SHORE, room=3.2)),
    "train": Shown(_train, box=_around(c.RAIL[_TRAIN], c.RAIL[_TRAIN + 1])),
    "mat": Shown(_robber, scene="seat-0"),
}

CLAUSES: Final[dict[str, str]] = {
    "GC-4.9": "move",
    "GC-5.1": "mat",
    "GC-6.1": "raft",
    "GC-7.2": "train",
    "GC-8.4": "robber",
    "GC-8.7": "robber",
}
