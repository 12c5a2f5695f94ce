"""The artwork of the tiles, drawn from the layout data alone: any layout, any rotation, and everything upright.

A tile is 100 units wide. `ground_plan` works out where tracks, mountains and prairies of a layout lie at a rotation, and where
figures, tokens and symbols have room; `tile` draws one of the printed tiles on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from westward.art import (
    BALLAST,
    BALLAST_DEEP,
    GRASS_LINE,
    INK,
    MOUNTAIN_GROUND,
    Definition,
    Point,
    Symbol,
    camp,
    chance,
    circle,
    el,
    horse,
    locomotive,
    nugget,
    num,
    once,
    path,
    peak,
    place,
    prairie_ground,
    railway,
    rect,
    smooth_path,
    town,
    use,
)
from westward.games.gold_rush import components as c

SIZE: Final = 100
_MIDDLE: Final = (50.0, 50.0)
#: Corners clockwise from the north-west; side i runs from corner i to the next.
_CORNERS: Final = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
_INWARD: Final = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
_TRACK: Final = 13.0
_CITY: Final = 24.0
_JUNCTION: Final = 9.0
_GRID: Final = 4
#: Sizes of the peaks that may stand on a mountain: height and half the foot.
_PEAKS: Final = ((30.0, 17.0), (25.0, 14.0), (20.0, 11.5), (15.0, 9.0))


@dataclass(frozen=True)
class Plan:
    """Where things are on a tile of one layout at one rotation; lists go by segment index."""

    tracks: list[str]
    #: Where a railwayman stands, and where a locomotive does.
    rail_spots: list[Point]
    loco_spots: list[Point]
    #: Ends of tracks at mountains.
    portals: list[Point]
    mountains: list[str]
    peaks: list[tuple[float, float, float, float]]
    #: Where a miner or tent stands, the stack of tokens, and up to three nuggets.
    miner_spots: list[Point]
    stack_spots: list[Point]
    nugget_spots: list[list[Point]]
    #: The ground of each prairie as path data, where a farmer lies, and room for camps and herds.
    prairies: list[str]
    farmer_spots: list[Point]
    symbol_spots: list[list[Point]]
    tufts: list[Point]
    city: Point


def _bezier(a: Point, b: Point, e: Point, f: Point, steps: int = 14) -> list[Point]:
    out = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        out.append(
            (
                u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * e[0] + t**3 * f[0],
                u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * e[1] + t**3 * f[1],
            )
        )
    return out


def _mountain(sides: list[int], deep: bool, alone: bool) -> list[Point]:
    """The outline of a mountain that fills some sides from corner to corner and bows towards the middle elsewhere."""
    if len(sides) == 4:
        return list(_CORNERS)
    start = next(s for s in sides if (s - 1) % 4 not in sides)
    order = [(start + i) % 4 for i in range(4)]
    points: list[Point] = []
    gap: list[int] = []
    for side in [*order, start]:
        if side in sides or side == start:
            if gap:
                points += _bow(gap, deep, alone)[1:]
                gap = []
            if len(points) == 0 or points[-1] != _CORNERS[side]:
                points.append(_CORNERS[side])
            points.append(_CORNERS[(side + 1) % 4])
        else:
            gap.append(side)
    return points[:-1]


def _bow(gap: list[int], deep: bool, alone: bool) -> list[Point]:
    """The edge of a mountain across sides that are not its own."""
    a, b = _CORNERS[gap[0]], _CORNERS[(gap[-1] + 1) % 4]
    if len(gap) == 2:
        corner = _CORNERS[(gap[-1] + 2) % 4]
        t = (50 + (corner[0] - 50) * 0.1, 50 + (corner[1] - 50) * 0.1)
        lean = 0.2
        return _bezier(
            a,
            (t[0] + (a[0] - b[0]) * lean, t[1] + (a[1] - b[1]) * lean),
            (t[0] - (a[0] - b[0]) * lean, t[1] - (a[1] - b[1]) * lean),
            b,
        )
    # One side: a bay into the mountain. Three sides: the mountain is a cap on the fourth.
    inward = _INWARD[gap[0]] if len(gap) == 1 else _INWARD[(gap[-1] + 1) % 4]
    depth = (62 if deep else 44) if len(gap) == 1 else 45
    # Two mountains that meet at a corner must not overlap there.
    lean = 0.16 if alone else 0.46
    return _bezier(
        a,
        (a[0] + inward[0] * depth + (b[0] - a[0]) * lean, a[1] + inward[1] * depth + (b[1] - a[1]) * lean),
        (b[0] + inward[0] * depth + (a[0] - b[0]) * lean, b[1] + inward[1] * depth + (a[1] - b[1]) * lean),
        b,
    )


def _edge(side: int, along: float = 0.5) -> Point:
    (ax, ay), (bx, by) = _CORNERS[side], _CORNERS[(side + 1) % 4]
    return ax + (bx - ax) * along, ay + (by - ay) * along


def _inside(outline: list[Point], x: float, y: float) -> bool:
    found = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def _away(points: list[Point], x: float, y: float) -> float:
    return math.sqrt(min([(px - x) * (px - x) + (py - y) * (py - y) for px, py in points], default=9999.0))


def _track(edges: list[int], end: str, outlines: list[list[Point]], mountain_sides: set[int]) -> list[Point]:
    """The way of a track, as points."""
    start = _edge(edges[0])
    if len(edges) == 2:
        stop = _edge(edges[1])
        if (edges[0] - edges[1]) % 4 != 2:
            return _bezier(start, _towards(start, 0.552), _towards(stop, 0.552), stop)
        # A straight track makes room for a mountain on one of its sides.
        beside = [s for s in range(4) if s not in edges and s in mountain_sides]
        bow = 18.0 if len(beside) == 1 else 0.0
        push = _INWARD[beside[0]] if beside else (0.0, 0.0)
        middle = (50 + push[0] * bow, 50 + push[1] * bow)
        lean = ((stop[0] - start[0]) * 0.24, (stop[1] - start[1]) * 0.24)
        first = _bezier(
            start, (start[0] + lean[0], start[1] + lean[1]), (middle[0] - lean[0], middle[1] - lean[1]), middle
        )
        second = _bezier(
            middle, (middle[0] + lean[0], middle[1] + lean[1]), (stop[0] - lean[0], stop[1] - lean[1]), stop
        )
        return first + second[1:]
    if end != "mountain":
        return [start, _towards(start, 0.5), _MIDDLE]
    reach = next((t / 50 for t in range(20, 90, 2) if any(_inside(o, *_towards(start, t / 50)) for o in outlines)), 1.0)
    return [start, _towards(start, reach / 2), _towards(start, reach)]


def _towards(start: Point, share: float) -> Point:
    return start[0] + (50 - start[0]) * share, start[1] + (50 - start[1]) * share


def _fill_in(points: list[Point], gap: float = 4) -> list[Point]:
    """Points along a way, close enough to measure distances."""
    out: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(points):
        n = max(1, round(math.hypot(bx - ax, by - ay) / gap))
        out += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    return [*out, points[-1]]


class _Room:
    """Free points of one prairie or mountain, from which the roomiest are taken one after the other."""

    def __init__(self, points: dict[Point, float], used: list[tuple[Point, float]]) -> None:
        self.points = points
        self.used = list(used)

    def take_two(self) -> tuple[Point, Point]:
        """Room for two; where there is little, neither takes all of it."""
        if len(self.points) > 28:
            return self.take(12), self.take(10)

        def room(pair: tuple[Point, Point]) -> float:
            return sum(min(self.points[p], 9) for p in pair) + 1.2 * min(math.dist(*pair) / 2, 12)

        some = sorted(self.points)
        one, other = max(((a, b) for a in some for b in some if a != b), key=room)
        self.used += [(one, 12), (other, 10)]
        return one, other

    def take(self, need: float) -> Point:
        """The point with most room around it; `need` is how much room the thing put there needs itself."""
        middle = (sum(p[0] for p in self.points) / len(self.points), sum(p[1] for p in self.points) / len(self.points))

        def room(p: Point) -> float:
            free = min([self.points[p], 16.0, *(math.dist(at, p) - taken for at, taken in self.used)])
            return free - math.dist(p, middle) / 100

        best = max(self.points, key=room)
        self.used.append((best, need))
        return best


@dataclass(frozen=True)
class _Ground:
    """The geometry of a layout at rotation 0, as points."""

    ways: list[list[Point]]
    outlines: list[list[Point]]
    free: list[Point]
    prairies: list[list[Point]]
    rail_spots: list[Point]
    loco_spots: list[Point]
    miner_spots: list[Point]
    stack_spots: list[Point]
    nugget_spots: list[list[Point]]
    farmer_spots: list[Point]
    symbol_spots: list[list[Point]]


@once
def _ground(layout_id: str) -> _Ground:
    layout = next(k for k in c.BOX.layout if k.id == layout_id)
    mountains = [[c.SIDES.index(e) for e in m] for m in layout.mountains]
    outlines = [_mountain(sides, bool(layout.rails), len(mountains) == 1) for sides in mountains]
    sides = {side for m in mountains for side in m}
    ways = [_track([c.SIDES.index(e) for e in r.edges], r.end, outlines, sides) for r in layout.rails]
    rails = [p for way in ways for p in _fill_in(way)]
    hub = _CITY if layout.city else _JUNCTION if any(r.end == "junction" for r in layout.rails) else 0.0
    walls = rails + [p for o in outlines for p in _fill_in([*o, o[0]], 6)]
    cells = [(x + _GRID / 2, y + _GRID / 2) for x in range(0, SIZE, _GRID) for y in range(0, SIZE, _GRID)]
    free = {
        p
        for p in cells
        if _away(rails, *p) > _TRACK / 2 and math.dist(p, _MIDDLE) > hub and not any(_inside(o, *p) for o in outlines)
    }
    prairies = [_flood(free, [_half_edge(half) for half in halves]) for halves in layout.prairies]

    rail_spots = [_on_track(way, r.end, layout.city, 0.5) for way, r in zip(ways, layout.rails, strict=True)]
    loco_spots = [_on_track(way, r.end, layout.city, 0.28) for way, r in zip(ways, layout.rails, strict=True)]
    used = [(p, 11.0) for p in rail_spots] + [(p, 12.0) for p in loco_spots]
    farmer_spots, symbol_spots = [], []
    for ground in prairies:
        some = [p for p in ground if p[0] // _GRID % 2 == p[1] // _GRID % 2 == 0] or ground
        room = _Room({p: min(_away(walls, *p), math.dist(p, _MIDDLE) - hub, _rim(p) - 3) for p in some}, used)
        farmer, symbol = room.take_two()
        farmer_spots.append(_within(farmer))
        symbol_spots.append([_within(p) for p in (symbol, room.take(10), room.take(10))])

    miner_spots, stack_spots, nugget_spots = [], [], []
    for outline in outlines:
        shore = [p for p in _fill_in([*outline, outline[0]], 6) if 0 < p[0] < 100 and 0 < p[1] < 100]
        room = _Room({p: min(_away(shore, *p), _rim(p)) for p in cells[::2] if _inside(outline, *p)}, [])
        miner_spots.append(room.take(10))
        stack_spots.append(room.take(10))
        nugget_spots.append([room.take(6) for _ in range(3)])
    return _Ground(
        ways, outlines, sorted(free), prairies, rail_spots, loco_spots, miner_spots, stack_spots, nugget_spots,
        farmer_spots, symbol_spots,
    )  # fmt: skip


@once
def ground_plan(layout_id: str, turn: int) -> Plan:
    """Where everything lies on a tile: the ground is turned, what stands on it stays upright."""
    layout = next(k for k in c.BOX.layout if k.id == layout_id)
    g = _ground(layout_id)

    def turned(points: list[Point]) -> list[Point]:
        for _ in range(turn):
            points = [(SIZE - y, x) for x, y in points]
        return points

    ways, outlines = [turned(way) for way in g.ways], [turned(o) for o in g.outlines]
    key = int(layout_id) * 4 + turn if layout_id.isdigit() else sum(map(ord, layout_id)) + turn
    return Plan(
        tracks=[smooth_path(way) if len(way) > 3 else _line(way) for way in ways],
        rail_spots=turned(g.rail_spots),
        loco_spots=turned(g.loco_spots),
        portals=[way[-1] for way, r in zip(ways, layout.rails, strict=True) if r.end == "mountain"],
        mountains=[_line(o) + "z" for o in outlines],
        peaks=_peaks(outlines, key),
        miner_spots=turned(g.miner_spots),
        stack_spots=turned(g.stack_spots),
        nugget_spots=[turned(spots) for spots in g.nugget_spots],
        prairies=[_cover(sorted(turned(ground))) for ground in g.prairies],
        farmer_spots=turned(g.farmer_spots),
        symbol_spots=[turned(spots) for spots in g.symbol_spots],
        tufts=_tufts(turned(g.free), key),
        city=_MIDDLE,
    )


def _half_edge(half: str) -> Point:
    """A point of the tile close to the middle of a half edge."""
    side, right = divmod(c.HALVES.index(half), 2)
    x, y = _edge(side, 0.75 if right else 0.25)
    return x + _INWARD[side][0] * 2, y + _INWARD[side][1] * 2


def _rim(p: Point) -> float:
    """Room towards the border of the tile; figures may reach a little over it."""
    return min(p[0], p[1], 100 - p[0], 100 - p[1]) + 3


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in points)


def _on_track(way: list[Point], end: str, city: bool, share: float) -> Point:
    """A point of a track; a short arm at a city is used nearer to its edge."""
    points = _fill_in(way, 1)
    if end in ("junction", "city"):
        share = 0.26 if city else 0.42
    x, y = points[round((len(points) - 1) * share)]
    return _within((x, y))


def _within(p: Point) -> Point:
    """The point, moved so far from the border that what stands there does not reach over it."""
    return min(max(p[0], 13.5), 86.5), min(max(p[1], 13.5), 87.0)


def _flood(free: set[Point], seeds: list[Point]) -> list[Point]:
    """The free cells that hang together with the seeds."""
    todo = [min(free, key=lambda p: math.dist(p, seed)) for seed in seeds]
    found = set(todo)
    while todo:
        x, y = todo.pop()
        for step in ((x + _GRID, y), (x - _GRID, y), (x, y + _GRID), (x, y - _GRID)):
            if step in free and step not in found:
                found.add(step)
                todo.append(step)
    return sorted(found)


def _cover(cells: list[Point]) -> str:
    """Path data that covers cells, row by row."""
    h = _GRID / 2
    out = ""
    rows: dict[float, list[float]] = {}
    for x, y in cells:
        rows.setdefault(y, []).append(x)
    for y, xs in sorted(rows.items()):
        start = last = xs[0]
        for x in [*xs[1:], 999.0]:
            if x - last > _GRID:
                out += (
                    f"M{num(start - h)} {num(y - h)}h{num(last - start + _GRID)}v{_GRID}h-{num(last - start + _GRID)}z"
                )
                start = x
            last = x
    return out


def _peaks(outlines: list[list[Point]], key: int) -> list[tuple[float, float, float, float]]:
    """Peaks strewn over the mountains, from back to front: x, y of the foot, height, half the foot."""
    between = chance(key + 5)
    out: list[tuple[float, float, float, float]] = []
    for outline in outlines:
        for height, half in _PEAKS:
            for _ in range(40):
                x, y = between(half - 2, 102 - half), between(height + 2, 99)
                foot = ((x - half * 0.8, y - 1), (x + half * 0.8, y - 1), (x, y - height * 0.5), (x, y - height * 0.9))
                fits = all(_inside(outline, *p) for p in foot)
                if fits and all(math.hypot(x - ox, (y - oy) * 1.3) > (half + ow) * 0.72 for ox, oy, _, ow in out):
                    out.append((round(x, 1), round(y, 1), height, half))
    return sorted(out, key=lambda p: p[1])


def _tufts(free: list[Point], key: int) -> list[Point]:
    between = chance(key + 11)
    order = sorted(free, key=lambda p: between(0, 1))
    out: list[Point] = []
    for p in order:
        if 6 < p[0] < 94 and 8 < p[1] < 94 and all(math.dist(p, q) > 13 for q in out):
            out.append((p[0] + round(between(-1.5, 1.5), 1), p[1] + round(between(-1.5, 1.5), 1)))
        if len(out) == 12:
            break
    return out


@once
def _peak(height: float, half: float) -> Symbol:
    """One of the few sizes of peak, with its foot at the origin."""
    return Symbol(f"gr-peak-{height:g}", peak(0, 0, height, half), (-half, -height, half, 0))


@once
def _herd() -> Symbol:
    """Two wild horses."""
    body = horse("#a06f3e").inline(9, -4.5, 0.72) + horse().inline(-6, 3.5, 0.82)
    return Symbol("gr-herd", body, (-16, -14, 18, 13))


@once
def _portal() -> Symbol:
    """The mouth of a tunnel."""
    body = path("M-9.5 8V-1A9.5 9.5 0 0 1 9.5-1V8z", fill="#8d7458", stroke=INK, stroke_width=1)
    body += path("M-6.4 8V0A6.4 6.4 0 0 1 6.4 0V8z", fill="#2b2019")
    return Symbol("gr-portal", body, (-10, -11, 10, 8.5))


@once
def _tuft_lines() -> Symbol:
    shape = "M0 2q-.6-2-1.8-3M0 2q0-2.4.2-3.8M0 2q.8-1.8 2-2.6"
    body = path(shape, fill="none", stroke=GRASS_LINE, stroke_width=0.8, stroke_linecap="round")
    return Symbol("gr-tuft", body, (-2, -2, 2.2, 2))


def nested(symbol: Symbol) -> Definition:
    """A symbol as something another symbol needs."""
    return Definition(symbol.id, el("symbol", symbol.body, id=symbol.id, overflow="visible"))


@once
def tile(name: str, turn: int) -> Symbol:
    """A printed tile at a rotation, its upper left corner at the origin."""
    row = c.ROWS[c.KIND[name]]
    layout = c.LAYOUT[c.KIND[name]]
    plan = ground_plan(row.layout, turn)
    needs: dict[str, Definition] = {}

    def put(symbol: Symbol, at: Point, scale: float = 1.0) -> str:
        needs.setdefault(symbol.id, nested(symbol))
        return use(symbol.id, transform=place(round(at[0], 1), round(at[1], 1), scale))

    ground = prairie_ground()
    body = rect(0, 0, SIZE, SIZE, fill=ground.url)
    body += "".join(put(_tuft_lines(), p) for p in plan.tufts)
    for outline in plan.mountains:
        body += path(outline, fill=MOUNTAIN_GROUND, stroke="#7d6146", stroke_width=1.2, stroke_linejoin="round")
    body += "".join(put(_peak(height, half), (x, y)) for x, y, height, half in plan.peaks)
    junction = any(r.end == "junction" for r in layout.rails)
    if junction:
        body += circle(50, 50, 10, fill=BALLAST) + circle(50, 50, 8.4, fill=BALLAST_DEEP)
    body += "".join(railway(d) for d in plan.tracks)
    if junction:
        body += circle(50, 50, 5.2, fill="#5a3d28", stroke=INK, stroke_width=0.8)
        body += circle(50, 50, 2.6, fill="#d9d6cc", stroke=INK, stroke_width=0.6)
    body += "".join(put(_portal(), (x, y - 2)) for x, y in plan.portals)
    if layout.city:
        body += put(town(), plan.city, 1.04)
    for spots, count in zip(plan.nugget_spots, row.nuggets, strict=True):
        body += "".join(put(nugget(), p, 1.15) for p in spots[:count])
    for spots, camps, herds in zip(plan.symbol_spots, row.tipis, row.horses, strict=True):
        for i, p in enumerate(spots[: camps + herds]):
            body += put(camp(), p, 0.7) if i < camps else put(_herd(), p, 0.9)
    for (x, y), count in zip(plan.loco_spots, row.locos, strict=True):
        if count:
            body += put(locomotive(), (x, y - 6), 0.82)
    body += rect(0.5, 0.5, 99, 99, fill="none", stroke="#7c6a3e", stroke_width=1, opacity=0.7)
    outline = "M0 0H100V100H0z"
    return Symbol(f"gr-{name}-{turn}", body, (0, 0, 100, 100), outline, (ground, *needs.values()))


def spot(name: str, turn: int, role: str, index: int) -> Point:
    """Where a figure stands on a tile."""
    plan = ground_plan(c.ROWS[c.KIND[name]].layout, turn)
    if role == "rail":
        return plan.rail_spots[index]
    if role == "mountain":
        return plan.miner_spots[index]
    if role == "city":
        return plan.city
    return plan.farmer_spots[index]
