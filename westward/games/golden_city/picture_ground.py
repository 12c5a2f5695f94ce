"""The printed board of Golden City: land, lakes, mountains, railway and town, drawn once and kept."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from westward.art.cards import plate
from westward.art.geometry import hexagon, line_path, region_outline, spread
from westward.art.nature import lake, massif, pebbles, plants, water_name
from westward.art.palette import (
    BALLAST,
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    PRAIRIE,
    ROPE,
    RUST,
    STREET,
    TERRAIN,
    TIMBER,
    darker,
    lighter,
    mix,
    seat_named,
)
from westward.art.rail import railway_through
from westward.art.svg import (
    Box,
    Point,
    Sheet,
    circle,
    ellipse,
    group,
    num,
    once,
    path,
    pen,
    place,
    polygon,
    rect,
    write,
)
from westward.art.town import house, seat_house, station
from westward.games.golden_city import components as c
from westward.games.golden_city.components_box import Field, Lake

SIZE: Final = float(c.BOX.layout.hex_size)
_CLOSED: Final = "#b7ac97"
_MARGIN: Final = 30.0
_XS: Final = [f.x for f in c.FIELDS]
_YS: Final = [f.y for f in c.FIELDS]
LEFT: Final = min(_XS) - SIZE - _MARGIN
RIGHT: Final = max(_XS) + SIZE + _MARGIN
TOP: Final = min(_YS) - SIZE - _MARGIN
LOW: Final = max(_YS) + SIZE + _MARGIN
BOX: Final[Box] = (LEFT, TOP, RIGHT - LEFT, LOW - TOP)


def field(name: str) -> Field:
    """The field of an id."""
    return c.FIELDS[c.NUMBER[name]]


def corners(f: Field, inset: float = 0.0) -> list[Point]:
    """The corners of a field, drawn a little smaller if asked."""
    return hexagon(f.x, f.y, SIZE - inset)


@once
def ground(station_name: str) -> tuple[Sheet, str, str]:
    """All that never moves but the lakes' names, with the sheet of its symbols: what lies below houses and fields, and what stands above them."""
    sheet = Sheet()
    below = [
        _paper(),
        *(_land(sheet, f) for f in c.FIELDS if f.kind not in ("lake", "mountain")),
        *(massif(line_path(corners(f), closed=True), _summits(f)) for f in sorted(_of("mountain"), key=lambda f: f.y)),
        *(_water(number) for number in range(len(c.BOX.lake))),
        _town(sheet),
        _tunnel_hill(),
        railway_through(_track(), 30),
        _portal(),
    ]
    above = [_station(sheet, station_name), _title(), _compass(LEFT + 92, TOP + 268, 46)]
    return sheet, "".join(below), "".join(above)


def homesteads(sheet: Sheet, colours: Sequence[str]) -> str:
    """The houses in their players' colours, in the order of the box; those without a player have none and are closed."""
    return "".join(_homestead(sheet, number, colour) for number, colour in enumerate(colours))


def _of(kind: str) -> list[Field]:
    return [f for f in c.FIELDS if f.kind == kind]


def _paper() -> str:
    width, height = BOX[2], BOX[3]
    out = rect(LEFT, TOP, width, height, fill=PAPER)
    for gap, line in ((10, 2.4), (16, 0.9)):
        out += rect(
            LEFT + gap, TOP + gap, width - 2 * gap, height - 2 * gap, fill="none", stroke=PAPER_EDGE, stroke_width=line
        )
    edge = region_outline([corners(f) for f in c.FIELDS])
    out += path(edge, fill=darker(PAPER_EDGE, 0.3), transform="translate(0 7)", stroke=darker(PAPER_EDGE, 0.3), stroke_width=9, opacity=0.4)  # fmt: skip
    return out + path(edge, fill=PRAIRIE, stroke=darker(PAPER_EDGE, 0.35), stroke_width=9, stroke_linejoin="round")


def terrain(f: Field) -> str:
    """The terrain of a field; a rail field takes that of most of its neighbours."""
    if f.terrain:
        return f.terrain
    around = Counter(t for n in f.adj if (t := field(n).terrain))
    return around.most_common(1)[0][0] if around else "prairie"


def _land(sheet: Sheet, f: Field) -> str:
    if f.kind == "street":
        # Slightly different shades, so that single fields can be told apart.
        fill = mix(STREET, PAPER_DEEP, 0.12 * ((f.q - f.r) % 3))
        dust = spread(c.NUMBER[f.id], 4, f.x - 26, f.y - 28, f.x + 26, f.y + 28, gap=16)
        strewn = "".join(sheet.put(pebbles(), px, py, scale=1.1, opacity=0.75) for px, py in dust)
        return polygon(corners(f), fill=fill, stroke=darker(STREET, 0.35), stroke_width=1.3) + strewn
    if f.kind == "house":
        return ""
    kind = terrain(f)
    base = TERRAIN[kind]
    fill = mix(base, BALLAST, 0.22) if f.kind == "rail" else lighter(base, 0.1 * ((f.q - f.r) % 3))
    out = polygon(corners(f), fill=fill, stroke=darker(base, 0.42), stroke_width=1.3, stroke_opacity=0.55)
    key = c.NUMBER[f.id] + 11
    if f.kind == "land":
        out += plants(sheet, kind, key, f.x, f.y, 27, count=4, scale=1.3)
    elif f.kind == "dig":
        out += plants(sheet, kind, key, f.x, f.y, 33, count=3, clear=26, scale=1.05)
    return out


def _summits(f: Field) -> list[tuple[float, float, float, float]]:
    flip = 1 if (f.q + 2 * f.r) % 2 else -1
    return [(f.x - 11 * flip, f.y + 25, 46, 23), (f.x + 11 * flip, f.y + 32, 60, 25)]


def _water(number: int) -> str:
    info = c.BOX.lake[number]
    out = lake([corners(field(i)) for i in info.fields], shore=8)
    return out + "".join(_post(field(post)) for post in info.posts)


@once
def lake_names(names: tuple[str, ...]) -> str:
    """The names of the lakes, to be written over the rafts: these come everywhere."""
    return "".join(_lake_name(info, name) for info, name in zip(c.BOX.lake, names, strict=True))


def _lake_name(info: Lake, name: str) -> str:
    x, y, width = _widest_stretch([field(i) for i in info.fields], info.posts)
    return water_name(x, y, name, min(30, width / max(len(name), 1) / 0.64))


def _widest_stretch(fields: list[Field], posts: list[str]) -> tuple[float, float, float]:
    """Where a name fits best: the middle and width of the longest row of water without posts, nearest the middle."""
    middle = sum(f.y for f in fields) / len(fields)
    step = SIZE * math.sqrt(3)
    runs: list[list[Field]] = []
    for f in sorted((f for f in fields if f.id not in posts), key=lambda f: (f.y, f.x)):
        if runs and runs[-1][-1].y == f.y and f.x - runs[-1][-1].x < step * 1.5:
            runs[-1].append(f)
        else:
            runs.append([f])
    best = max(runs, key=lambda run: (len(run), -abs(run[0].y - middle)))
    return (best[0].x + best[-1].x) / 2, best[0].y - 10, step * len(best)


def _post(f: Field) -> str:
    x, y = f.x + 25, f.y - 8
    out = ellipse(x, y, 8, 3, fill="none", stroke="#e9f6f4", stroke_width=1.6, opacity=0.8)
    out += rect(x - 4, y - 27, 8, 28, rx=2, fill=TIMBER, **pen(1.4))
    return out + path(f"M{num(x - 4)} {num(y - 20)}h8m-8 3.4h8", stroke=ROPE, stroke_width=2)


def _town(sheet: Sheet) -> str:
    town = [f for f in c.FIELDS if f.town]
    edge = region_outline([corners(f) for f in town])
    x, y = sum(f.x for f in town) / len(town), sum(f.y for f in town) / len(town)
    square = min(_of("street"), key=lambda f: (f.x - x) ** 2 + (f.y - y) ** 2)
    wall = path(edge, fill="none", stroke=darker(TIMBER, 0.45), stroke_width=5, stroke_linejoin="round")
    wall += path(edge, fill="none", stroke=ROPE, stroke_width=1.6, stroke_dasharray="7 6", stroke_linejoin="round")
    return wall + _sheriff(square.x, square.y)


def _sheriff(x: float, y: float) -> str:
    """The sheriff's star on the square: no brawls in town."""
    points = [
        (x + r * math.sin(a), y - r * math.cos(a)) for k in range(12) for r, a in [((25, 13)[k % 2], k * math.pi / 6)]
    ]
    tips = "".join(circle(px, py, 3.2, fill=GOLD, stroke=GOLD_DEEP, stroke_width=1) for px, py in points[::2])
    star = polygon(points, fill=GOLD, stroke=GOLD_DEEP, stroke_width=1.6, stroke_linejoin="round")
    return group(star, tips, circle(x, y, 8.5, fill="none", stroke=GOLD_DEEP, stroke_width=1.4), opacity=0.62)


def _rails() -> list[Point]:
    return [(field(i).x, field(i).y) for i in c.BOX.railway.fields]


def on_track(number: int) -> Point:
    """Where the track passes through a rail field: it rounds the bends, so not always the middle."""
    rails = _rails()
    here = rails[number]
    if number in (0, len(rails) - 1):
        return here
    before, after = rails[number - 1], rails[number + 1]
    return 0.75 * here[0] + 0.125 * (before[0] + after[0]), 0.75 * here[1] + 0.125 * (before[1] + after[1])


def _mouth() -> tuple[Point, int]:
    """Where the tunnel portal stands, and on which side of it the hill is."""
    (x, y), (nx, _) = _rails()[:2]
    side = 1 if x >= nx else -1
    return (x + side * 50, y), side


def _track() -> list[Point]:
    (x, y), side = _mouth()
    return [(x + side * 6, y), *_rails()]


def _tunnel_hill() -> str:
    (x, y), side = _mouth()
    hill = (
        f"M{num(x - side * 24)} {num(y + 26)}C{num(x - side * 26)} {num(y - 44)} {num(x + side * 10)} {num(y - 52)} "
        f"{num(x + side * 44)} {num(y - 14)}L{num(x + side * 50)} {num(y + 26)}z"
    )
    return path(hill, fill="#8a6a4e", **pen(1.4))


def _portal() -> str:
    (x, y), _ = _mouth()
    arch = f"M{num(x - 19)} {num(y + 24)}V{num(y - 6)}A19 21 0 0 1 {num(x + 19)} {num(y - 6)}V{num(y + 24)}"
    out = path(arch + "z", fill="#241a13")
    out += path(arch, fill="none", stroke=INK, stroke_width=11) + path(
        arch, fill="none", stroke="#c9b79a", stroke_width=7.6
    )
    out += path(arch, fill="none", stroke="#8d7a5c", stroke_width=7.6, stroke_dasharray="1.4 7.4")
    return out


def _station(sheet: Sheet, name: str) -> str:
    x, y = _rails()[-1]
    return sheet.put(station(), x + 3, y - 21, scale=1.75) + plate(x - 14, y + 31, name, 17)


def _homestead(sheet: Sheet, number: int, colour: str) -> str:
    seat = c.BOX.seat[number]
    f = field(seat.house)
    yard = lighter(seat_named(colour).colour, 0.62) if colour else lighter(_CLOSED, 0.35)
    out = polygon(corners(f), fill=yard, stroke=darker(STREET, 0.35), stroke_width=1.3)
    out += _fence(seat.house, seat.door)
    if colour:
        return out + sheet.put(seat_house(seat_named(colour)), f.x - 9, f.y - 10, scale=1.9)
    boards = path("M-9 1L9 9M-9 9L9 1", stroke=INK, stroke_width=3.4) + path(
        "M-9 1L9 9M-9 9L9 1", stroke=TIMBER, stroke_width=2
    )
    return out + sheet.put(house(_CLOSED), f.x, f.y - 4, scale=1.9) + group(boards, transform=place(f.x, f.y - 4, 1.9))


@once
def _fence(house_field: str, door_field: str) -> str:
    """A fence around a house, open towards its door, with planks leading out (GC-4.5)."""
    f, door = field(house_field), field(door_field)
    ring = corners(f, 5)
    out = ""
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        middle = ((a[0] + b[0]) / 2 - f.x, (a[1] + b[1]) / 2 - f.y)
        if middle[0] * (door.x - f.x) + middle[1] * (door.y - f.y) > 0.9 * math.hypot(*middle) * math.hypot(
            door.x - f.x, door.y - f.y
        ):
            continue
        line = line_path([a, b])
        out += path(line, fill="none", stroke=INK, stroke_width=5, stroke_linecap="round")
        out += path(line, fill="none", stroke=TIMBER, stroke_width=3, stroke_linecap="round")
        out += path(line, fill="none", stroke=ROPE, stroke_width=3, stroke_dasharray="1.6 6.4")
    turn = math.degrees(math.atan2(door.y - f.y, door.x - f.x))
    x, y = (f.x + door.x) / 2, (f.y + door.y) / 2
    planks = "".join(rect(-10 + 5 * i, -13, 4.4, 26, rx=1, fill=lighter(TIMBER, 0.25), **pen(0.9)) for i in range(4))
    return out + group(planks, transform=place(x, y, rotate=turn))


def _title() -> str:
    x, y = LEFT + 44, TOP + 62
    out = ""
    for row, word in enumerate(("Golden", "City")):
        out += write(x, y + 62 * row, word, 62, weight=400, text_anchor="start", class_="mark", fill=INK)
    rule = y + 106
    out += path(f"M{num(x)} {num(rule)}h64m18 0h64", stroke=INK, stroke_width=2)
    return out + path(f"M{num(x + 73)} {num(rule - 7)}l6 7l-6 7l-6-7z", fill=RUST)


def _compass(x: float, y: float, r: float) -> str:
    out = circle(0, 0, r * 0.72, fill="none", stroke=PAPER_EDGE, stroke_width=1.6)
    out += circle(0, 0, r * 0.64, fill="none", stroke=PAPER_EDGE, stroke_width=0.8)
    for k in range(4):
        turn = f"rotate({90 * k})"
        far, near = (r, r * 0.17) if k % 2 == 0 else (r * 0.86, r * 0.17)
        out += path(f"M0 {num(-far)}L{num(near)} {num(-near)}L0 0z", fill=INK, transform=turn, **pen(1))
        out += path(f"M0 {num(-far)}L{num(-near)} {num(-near)}L0 0z", fill=PAPER, transform=turn, **pen(1))
    return group(out + write(0, -r - 11, "N", 17, fill=INK), transform=place(x, y))
