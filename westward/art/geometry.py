"""Points and paths: hexagons, smooth lines, outlines of regions, and a scatter that depends on a key alone."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from westward.art.svg import Point, num

_MASK = (1 << 64) - 1


def hexagon(x: float, y: float, size: float) -> list[Point]:
    """The six corners of a hexagon with its point up; `size` is centre to corner."""
    turns = [math.radians(60 * k - 30) for k in range(6)]
    return [(x + size * math.cos(a), y + size * math.sin(a)) for a in turns]


def square(x: float, y: float, size: float) -> list[Point]:
    """The four corners of a square cell around (x, y); `size` is its side."""
    h = size / 2
    return [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]


def line_path(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of straight lines through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("z" if closed else "")


def smooth_path(points: Sequence[Point]) -> str:
    """Path data of a line that rounds every bend, passing through the middles between the points."""
    if len(points) < 3:
        return line_path(points)
    out = f"M{num(points[0][0])} {num(points[0][1])}"
    for (x, y), (nx, ny) in pairwise(points[1:]):
        out += f"Q{num(x)} {num(y)} {num((x + nx) / 2)} {num((y + ny) / 2)}"
    return out + f"L{num(points[-1][0])} {num(points[-1][1])}"


def region_outline(cells: Sequence[Sequence[Point]]) -> str:
    """Path data of the border around touching cells, leaving out the edges two of them share.

    Corners closer than a twelfth of an edge count as one, so that rounded coordinates still meet.
    """
    corners: list[Point] = []
    near = math.dist(cells[0][0], cells[0][1]) / 12 if cells else 0.0

    def corner(p: Point) -> int:
        for i, q in enumerate(corners):
            if abs(p[0] - q[0]) < near and abs(p[1] - q[1]) < near:
                return i
        corners.append(p)
        return len(corners) - 1

    edges: dict[tuple[int, int], None] = {}
    for cell in cells:
        around = [corner(p) for p in cell]
        for a, b in zip(around, [*around[1:], around[0]], strict=True):
            if (b, a) in edges:
                del edges[b, a]
            else:
                edges[a, b] = None
    follow: dict[int, list[int]] = {}
    for a, b in edges:
        follow.setdefault(a, []).append(b)
    loops = []
    for start, ends in follow.items():
        while ends:
            loop, here = [start], ends.pop()
            while here != start:
                loop.append(here)
                here = follow[here].pop()
            loops.append(line_path([corners[i] for i in loop], closed=True))
    return "".join(loops)


def chance(key: int) -> Callable[[float, float], float]:
    """A stream of numbers that depends on the key alone: call it with a lower and an upper bound."""
    state = (key * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK

    def between(low: float, high: float) -> float:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return low + (high - low) * ((z ^ (z >> 31)) / _MASK)

    return between


def spread(
    key: int,
    count: int,
    left: float,
    top: float,
    right: float,
    bottom: float,
    *,
    inside: Callable[[float, float], bool] | None = None,
    gap: float = 0.0,
) -> list[Point]:
    """Up to `count` points in a box, at least `gap` apart, sorted from back to front."""
    between = chance(key)
    points: list[Point] = []
    for _ in range(count * 12):
        if len(points) == count:
            break
        x, y = between(left, right), between(top, bottom)
        if (inside is None or inside(x, y)) and all((x - px) ** 2 + (y - py) ** 2 >= gap * gap for px, py in points):
            points.append((x, y))
    return sorted(points, key=lambda p: p[1])
