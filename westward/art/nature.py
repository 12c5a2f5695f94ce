"""Land and water: mountains, plants, stones, lakes, dig holes."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from westward.art.geometry import chance, region_outline, spread
from westward.art.palette import (
    FOAM,
    GOLD,
    GRASS_LINE,
    INK,
    MOUNTAIN,
    MOUNTAIN_GROUND,
    MOUNTAIN_SHADE,
    PINE,
    PINE_DEEP,
    PRAIRIE,
    PRAIRIE_DEEP,
    RUST,
    SHORE,
    SNOW,
    STONE,
    WATER,
    WATER_INK,
)
from westward.art.svg import (
    Definition,
    Point,
    Sheet,
    Symbol,
    circle,
    el,
    ellipse,
    group,
    num,
    once,
    path,
    pen,
    polygon,
    write,
)


@once
def prairie_ground() -> Definition:
    """The one soft gradient of the table: prairie, lighter towards the upper left."""
    stops = el("stop", offset=0, stop_color=PRAIRIE) + el("stop", offset=1, stop_color=PRAIRIE_DEEP)
    return Definition("w-prairie", el("linearGradient", stops, id="w-prairie", x1=0, y1=0, x2=1, y2=1))


def peak(x: float, y: float, height: float, width: float) -> str:
    """A snow-capped peak whose foot is centred on (x, y); `width` is half the foot."""

    def at(dx: float, dy: float) -> str:
        return f"{num(x + dx * width)} {num(y - dy * height)}"

    def line(*corners: tuple[float, float]) -> str:
        return "M" + "L".join(at(dx, dy) for dx, dy in corners)

    left, right = [(-1.0, 0.0), (-0.56, 0.46), (-0.4, 0.56), (0.0, 1.0)], [(0.3, 0.68), (0.46, 0.56), (1.0, 0.0)]
    ridge = line(*left, *right)
    furrows = ((0.44, 0.44, 0.3, 0.06), (0.6, 0.34, 0.54, 0.06), (-0.34, 0.44, -0.5, 0.2), (-0.16, 0.36, -0.26, 0.14))
    face = path(ridge + "z", fill=MOUNTAIN)
    shade = path(line((0, 1), *right, (0.12, 0), (0.3, 0.3), (0.02, 0.52), (0.1, 0.72)) + "z", fill=MOUNTAIN_SHADE)
    cap = line((-0.33, 0.635), (0, 1), (0.3, 0.68), (0.19, 0.6), (0.07, 0.72), (-0.07, 0.58), (-0.18, 0.68)) + "z"
    snow = path(cap, fill=SNOW)
    grooves = "".join(line((ax, ay), (bx, by)) for ax, ay, bx, by in furrows)
    lines = path(grooves, stroke=INK, stroke_width=max(0.35, height / 44), opacity=0.5, stroke_linecap="round")
    edge = path(ridge, fill="none", **pen(max(0.5, height / 30)))
    return face + shade + snow + lines + edge


@once
def peaks() -> Symbol:
    """Two peaks side by side, for a field nobody can cross."""
    body = ellipse(0, 10.6, 19.4, 2.4, fill=INK, opacity=0.16)
    body += peak(-7.5, 10.4, 18.4, 11) + peak(6.5, 11.4, 23, 13.5)
    return Symbol("w-peaks", body, (-19.4, -12, 20.2, 13), "M-18.5 10.4L-7.5-8L-1 2L6.5-11.6L20 11.4z")


def massif(d: str, summits: Sequence[tuple[float, float, float, float]]) -> str:
    """A stretch of mountain country inside the path, with peaks given as (x, y, height, half width)."""
    ground = path(d, fill=MOUNTAIN_GROUND, stroke="#7d6146", stroke_width=1.2, stroke_linejoin="round")
    return ground + "".join(peak(*summit) for summit in sorted(summits, key=lambda s: s[1]))


@once
def pine() -> Symbol:
    """A pine tree."""
    body = path("M0 7V3", stroke="#5a3d28", stroke_width=1.8)
    body += path(
        "M-5.2 4.6L-1.9.4H-4L-1.3-3.4H-2.7L0-8L2.7-3.4H1.3L4 .4H1.9L5.2 4.6z",
        fill=PINE,
        stroke=PINE_DEEP,
        stroke_width=0.9,
        stroke_linejoin="round",
    )
    body += path("M.3-6.6L2-3.6L.8-2.6L3 .2L1.2 1L4 4.2H.4z", fill=PINE_DEEP, opacity=0.55)
    return Symbol("w-pine", body, (-5.6, -8.5, 5.6, 7.4))


@once
def grass() -> Symbol:
    """A tuft of grass."""
    body = path(
        "M0 3.4Q-.8-.4-3.4-2.6M0 3.4Q-.2-1.2.2-4.4M0 3.4Q1-.2 3.6-2",
        fill="none",
        stroke=GRASS_LINE,
        stroke_width=1.1,
        stroke_linecap="round",
    )
    return Symbol("w-grass", body, (-4, -5, 4.2, 4))


@once
def cactus() -> Symbol:
    """A cactus with two arms."""
    shape = "M0 8.5V-8M0 2H-4.6V-2.8M0 4.2H4.8V-1"
    body = path(shape, fill="none", stroke=PINE_DEEP, stroke_width=4.6, stroke_linecap="round", stroke_linejoin="round")
    body += path(
        shape, fill="none", stroke="#7c9f62", stroke_width=2.9, stroke_linecap="round", stroke_linejoin="round"
    )
    body += path("M-.1-7V7.6M-4.6-2.4V.8M4.8-.8V2.6", fill="none", stroke=PINE_DEEP, stroke_width=0.5, opacity=0.8)
    return Symbol("w-cactus", body, (-7, -10.4, 7.2, 10.8))


@once
def stone() -> Symbol:
    """A stone in the sand."""
    body = path(
        "M-5 2.4L-3.6-1.2L-.4-2.8L3-1.6L5 2.4z", fill=STONE, stroke="#8d6446", stroke_width=0.8, stroke_linejoin="round"
    )
    body += path("M-.4-2.8L1.2.2L5 2.4H.2z", fill="#8d6446", opacity=0.45)
    return Symbol("w-stone", body, (-5.4, -3.2, 5.4, 2.9))


@once
def pebbles() -> Symbol:
    """Three grains of gravel."""
    body = (
        circle(-2.6, 0.8, 1, fill="#c8ac6c")
        + circle(1.2, -1, 0.8, fill="#bb9c58")
        + circle(3, 1.2, 0.7, fill="#c8ac6c")
    )
    return Symbol("w-pebbles", body, (-3.8, -2, 3.8, 2))


@once
def flower(petals: str = RUST) -> Symbol:
    """A prairie flower."""
    body = path(
        "M0 4.4Q-.4 1.4 0-1M0 3Q-2 2.4-2.6.8M0 2.4Q1.8 2 2.2.6",
        fill="none",
        stroke="#7f8a3f",
        stroke_width=0.9,
        stroke_linecap="round",
    )
    body += "".join(circle(x, y, 1.15, fill=petals) for x, y in ((-1.4, -1.7), (1.4, -1.7), (0, -3.2), (0, -0.5)))
    body += circle(0, -1.8, 0.9, fill=GOLD)
    return Symbol(f"w-flower-{petals[1:]}", body, (-3, -4.6, 3, 4.8))


_PLANTS: Final[dict[str, tuple[Callable[[], Symbol], ...]]] = {
    "desert": (pebbles, pebbles, cactus, pebbles, stone),
    "red_rock": (stone, pebbles, stone),
    "pine_forest": (pine, pine, pine, grass),
    "prairie": (grass, grass, grass, grass, flower),
    "grassland": (grass, grass, lambda: flower("#fff8e6"), grass, flower),
    "badlands": (stone, grass, pebbles, stone),
}
_PLANT_SCALE: Final[dict[str, float]] = {"w-pine": 1.0, "w-cactus": 0.9}


def plants(
    sheet: Sheet,
    terrain: str,
    key: int,
    x: float,
    y: float,
    radius: float,
    *,
    count: int = 3,
    clear: float = 0.0,
    scale: float = 1.0,
) -> str:
    """Strew what grows on a terrain around (x, y), leaving a circle of `clear` free in the middle."""
    kinds = _PLANTS[terrain]
    between = chance(key * 31 + 7)

    def inside(px: float, py: float) -> bool:
        away = (px - x) ** 2 + (py - y) ** 2
        return clear * clear <= away <= radius * radius

    box = (x - radius, y - radius, x + radius, y + radius)
    out = []
    for px, py in spread(key, count, *box, inside=inside, gap=radius * 0.45):
        symbol = kinds[int(between(0, len(kinds) - 1e-9))]()
        out.append(sheet.put(symbol, px, py, scale=scale * between(0.85, 1.1)))
    return "".join(out)


def tufts(
    sheet: Sheet,
    key: int,
    count: int,
    left: float,
    top: float,
    right: float,
    bottom: float,
    *,
    inside: Callable[[float, float], bool] | None = None,
    scale: float = 0.8,
) -> str:
    """Strew tufts of grass over a box, where `inside` allows it."""
    points = spread(key, count, left, top, right, bottom, inside=inside, gap=9 * scale)
    return "".join(sheet.put(grass(), px, py, scale=scale) for px, py in points)


def lake(cells: Sequence[Sequence[Point]], name: str = "", *, size: float = 24, shore: float = 5) -> str:
    """Water over the given cells with one shore line around them, waves, and the name in the middle."""
    water = "".join(polygon(cell) for cell in cells)
    edge = region_outline(cells)
    out = group(water, fill=WATER, stroke=WATER, stroke_width=0.8)
    out += group(water, fill="none", stroke=FOAM, stroke_opacity=0.4, stroke_width=1, stroke_dasharray="4 5")
    out += path(edge, fill="none", stroke=SHORE, stroke_width=shore, stroke_linejoin="round")
    out += path(edge, fill="none", stroke=WATER_INK, stroke_width=1, stroke_opacity=0.55, stroke_linejoin="round")
    waves = ""
    for cell in cells:
        cx, cy = sum(p[0] for p in cell) / len(cell), sum(p[1] for p in cell) / len(cell)
        w = max(abs(p[0] - cx) for p in cell) / 4
        h, q = num(w / 2), num(w)
        waves += f"M{num(cx - 1.6 * w)} {num(cy + 1.3 * w)}q{h}-{h} {q} 0t{q} 0 {q} 0"
    out += path(waves, fill="none", stroke=FOAM, stroke_width=1.6, stroke_linecap="round", opacity=0.85)
    if name:
        out += water_name(*name_place(cells), name, size)
    return out


def name_place(cells: Sequence[Sequence[Point]]) -> Point:
    """The middle of the longest row of touching cells, the one nearest to the heart of the region."""
    middles = [(sum(p[0] for p in cell) / len(cell), sum(p[1] for p in cell) / len(cell)) for cell in cells]
    heart = sum(m[0] for m in middles) / len(middles), sum(m[1] for m in middles) / len(middles)
    wide = max(p[0] for p in cells[0]) - min(p[0] for p in cells[0])
    rows: list[list[Point]] = []
    for x, y in sorted(middles, key=lambda m: (round(m[1] / wide * 4), m[0])):
        if rows and abs(rows[-1][-1][1] - y) < wide / 4 and abs(x - rows[-1][-1][0]) < wide * 1.1:
            rows[-1].append((x, y))
        else:
            rows.append([(x, y)])
    centres = [(len(row), (row[0][0] + row[-1][0]) / 2, row[0][1]) for row in rows]
    _, x, y = max(centres, key=lambda c: (c[0], -math.dist(c[1:], heart)))
    return x, y


def water_name(x: float, y: float, name: str, size: float = 24) -> str:
    """The name of a lake or river, in the slanted hand of old maps."""
    return write(
        x, y, name, size,
        weight=500, font_style="italic", fill=WATER_INK, stroke=WATER, stroke_width=size / 7, paint_order="stroke",
        stroke_linejoin="round",
    )  # fmt: skip


@once
def dig_hole() -> Symbol:
    """An empty hole in the ground with the earth thrown up around it."""
    body = ellipse(0, 2, 13.2, 9, fill="#6b4f35", opacity=0.55)
    body += ellipse(0, 0.4, 11.6, 7.6, fill="#7d5d3f", stroke=INK, stroke_width=0.7)
    body += ellipse(0, 1, 10, 6.2, fill=INK) + path("M-8.6 4Q0 9 8.6 4Q5 6.8 0 6.9T-8.6 4z", fill="#5a4129")
    return Symbol("w-dig-hole", body, (-13.2, -7.4, 13.2, 11))
