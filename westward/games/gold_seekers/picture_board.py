"""The board of Gold Seekers as a map: everything on it that never moves, drawn once per language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westward.art import (
    BADLANDS,
    FOAM,
    GOLD,
    INK,
    MOUNTAIN_GROUND,
    PAPER_EDGE,
    PINE_GROUND,
    RED_ROCK,
    ROPE,
    SHORE,
    SNOW,
    STREET,
    TIMBER,
    WATER,
    WATER_INK,
    Definition,
    Point,
    Sheet,
    Symbol,
    cactus,
    circle,
    darker,
    el,
    ellipse,
    grass,
    group,
    icon,
    ink_on,
    lighter,
    line_path,
    mix,
    nugget,
    num,
    once,
    path,
    peak,
    pen,
    pine,
    place,
    plate,
    polygon,
    prairie_ground,
    rect,
    spread,
    stone,
    text,
    tufts,
    water_name,
    write,
)
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import SECTIONS, Field
from westward.games.gold_seekers.places import name_place

WIDTH: Final = c.BOX.layout.width
HEIGHT: Final = c.BOX.layout.height
#: The least size of letters on the board: 10 px on a laptop of 1280 by 800.
LETTERS: Final = 17.9
_FRAME: Final = Definition("gs-frame", el("clipPath", rect(0, 0, WIDTH, HEIGHT), id="gs-frame"))
XY: Final[dict[str, Point]] = {f.id: (f.x, f.y) for f in c.FIELDS}
FIELD_OF: Final[dict[str, Field]] = {f.id: f for f in c.FIELDS}
KIND_ICONS: Final[dict[str, str]] = {"spurs": "spur", "sweat": "drops"}
LEGEND: Final = (
    "event", "colour", "release", "observer", "journalist", "river_decision", "river", "canyon",
    "mountain", "delay", "accel", "exhaust", "yellow",
)  # fmt: skip


def lane_fields(lane: int) -> list[Field]:
    """The fields of a lane in order."""
    return sorted((f for f in c.FIELDS if f.lane == lane), key=lambda f: f.step)


def detour_fields(section: str) -> list[Field]:
    """The fields of a detour in order."""
    return sorted((f for f in c.FIELDS if f.kind == "detour" and f.obstacle == section), key=lambda f: f.step)


def main_way() -> list[Field]:
    """The fields of the main way of phase II, from behind the connecting field to GOLD."""
    way = [FIELD_OF[FIELD_OF["connect"].next]]
    while way[-1].next:
        way.append(FIELD_OF[way[-1].next])
    return way


def loop_fields(mountain: Field) -> list[Field]:
    """The fields of the loop around a mountain in order."""
    way = [FIELD_OF[mountain.loop]]
    while way[-1].next != mountain.id:
        way.append(FIELD_OF[way[-1].next])
    return way


def through(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a soft line that passes exactly through the points."""
    pts = list(points)
    n = len(pts)
    out = f"M{num(pts[0][0])} {num(pts[0][1])}"
    for i in range(n if closed else n - 1):
        before, a = pts[i - 1] if i or closed else pts[0], pts[i]
        b, after = pts[(i + 1) % n], pts[(i + 2) % n] if closed or i + 2 < n else pts[-1]
        ax, ay = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
        bx, by = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
        out += f"C{num(ax)} {num(ay)} {num(bx)} {num(by)} {num(b[0])} {num(b[1])}"
    return out + ("z" if closed else "")


# Fields --------------------------------------------------------------------------------------------------------------


def radius(f: Field) -> float:
    """How large a field is drawn."""
    layout = c.BOX.layout
    if f.kind in ("claim", "gold"):
        return layout.phase2_radius * 1.6
    if f.kind == "mountain":
        return layout.phase2_radius * 1.2
    if f.kind == "detour":
        return layout.detour_radius
    return layout.phase2_radius if f.phase == 2 else layout.field_radius


def outline(f: Field) -> str:
    """The outline of a field around its middle, where it may be chosen."""
    if f.w and f.h:
        w, h = f.w, f.h
        return f"M{num(-w / 2)} {num(-h / 2)}h{num(w)}v{num(h)}h{num(-w)}z"
    # What may be chosen is as large as a field of the lanes, so that the view need not come closer for the detours.
    size = max(radius(f), c.BOX.layout.field_radius)
    r = num(size)
    return f"M-{r} 0a{r} {r} 0 1 0 {num(2 * size)} 0a{r} {r} 0 1 0 -{num(2 * size)} 0z"


@once
def field_symbol(kind: str, size: float) -> Symbol:
    """A field of a kind: a disc in its colour with its icon."""
    look = c.BOX.kinds[kind]
    if kind in ("plain", "detour"):
        body = circle(0, 0, size - 1, fill=look.fill, stroke=darker(look.fill, 0.55), stroke_width=1.6)
    else:
        body = circle(0, 0, size, fill=look.fill, **pen(1.8))
        body += circle(0, 0, size - 2.8, fill="none", stroke=lighter(look.fill, 0.55), stroke_width=1.1, opacity=0.8)
        body += _mark(kind, size)
    return Symbol(f"gs-{kind}-{num(size)}".replace(".", "-"), body, (-size - 1, -size - 1, size + 1, size + 1))


def _mark(kind: str, size: float) -> str:
    look = c.BOX.kinds[kind]
    if kind == "colour":
        side = size * 0.62
        die = rect(-side, -side, 2 * side, 2 * side, rx=side * 0.3, fill="#fbf3df", **pen(1.2))
        dots = ((-0.4, 0.42, "#3f8a3d"), (0.45, 0.42, "#b8342a"), (0, -0.42, "#e0b52e"))
        return die + "".join(
            circle(x * side, y * side, side * 0.3, fill=fill, stroke=INK, stroke_width=0.7) for x, y, fill in dots
        )
    if kind == "exhaust":
        return icon("drops").inline(-size * 0.36, -1, size / 24, color=ink_on(look.fill)) + write(
            size * 0.34, 0, f"−{c.BOX.rules.exhaust_back}", max(size * 0.86, LETTERS), fill=ink_on(look.fill)
        )
    if kind == "start":
        return ""  # the number of the lane stands there
    if kind == "gold":
        return "".join(
            nugget().inline(x, y, scale) for x, y, scale in ((-9, 6, 1.9), (10, 7, 1.8), (0, -7, 2.2), (1, 10, 1.6))
        )
    name = KIND_ICONS.get(look.icon, look.icon)
    return icon(name).inline(0, 0, size / 17, color=ink_on(look.fill)) if name else ""


#: The clause about each kind of field.
_CLAUSES: Final = {
    "start": "KL-2.3", "plain": "KL-4.14", "event": "KL-5.1", "colour": "KL-6.1", "release": "KL-6.3",
    "observer": "KL-7.1", "journalist": "KL-7.3", "river_decision": "KL-8.1", "canyon_decision": "KL-8.1",
    "detour": "KL-8.2", "river": "KL-8.4", "canyon": "KL-8.5", "connect": "KL-4.2", "mountain": "KL-11.2",
    "delay": "KL-11.6", "accel": "KL-11.7", "exhaust": "KL-11.8", "yellow": "KL-10.5", "claim": "KL-12.2", "gold": "KL-12.4",
}  # fmt: skip


def draw_field(sheet: Sheet, f: Field, label: str, state: str = "") -> str:
    """A field as a clickable part; its label begins with its name."""
    shape = outline(f)
    if f.w and f.h:
        body = path(shape, fill="#fbf5e4", **pen(2)) + rect(
            -f.w / 2 + 4, -f.h / 2 + 4, f.w - 8, f.h - 8, fill="none", stroke=PAPER_EDGE, stroke_width=1.4
        )
        body += icon("gate").inline(0, 0, 1.5, color=INK)
    else:
        body = sheet.put(field_symbol(f.kind, radius(f)))
        body += write(0, 0, str(f.lane), 19, fill=INK) if f.kind == "start" else ""
    marks = path(shape, class_="rim") + path(shape, class_="halo") if state else ""
    return group(
        el("title", text(label)),
        body,
        marks,
        id=f"field-{f.id}",
        class_=f"part {state}".rstrip(),
        data_name=label.partition(": ")[0],
        data_clause=_CLAUSES.get(f.kind),
        transform=place(f.x, f.y),
    )


# Ground --------------------------------------------------------------------------------------------------------------


def _near(x: float, y: float, away: float) -> bool:
    return any((x - px) ** 2 + (y - py) ** 2 < away * away for px, py in XY.values())


def _inside(points: Sequence[Point], x: float, y: float) -> bool:
    hit = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            hit = not hit
    return hit


def _by_peak(x: float, y: float) -> bool:
    return any((x - m.cx) ** 2 + (y - m.cy) ** 2 < 120**2 for m in c.BOX.mountain)


def _free(x: float, y: float) -> bool:
    if _near(x, y, 38) or _by_peak(x, y):
        return False
    if 650 < x < 950 and 352 < y < 720:
        return False  # the middle: GOLD and the event card
    if 545 < y < 660 and (280 < x < 620 or 1000 < x < 1310):
        return False  # the spring of the river, and the dice
    return not _inside(c.BOX.art.river, x, y) and not _inside(c.BOX.art.canyon, x, y)


def _highland() -> str:
    """The mountain country inside the lanes."""
    points = [
        (290, 300),
        (520, 268),
        (800, 262),
        (1080, 268),
        (1310, 300),
        (1325, 600),
        (1310, 905),
        (1100, 940),
        (800, 955),
    ]
    points += [(500, 940), (290, 905), (275, 600)]
    out = path(
        through(points, closed=True),
        fill=mix(PINE_GROUND, BADLANDS, 0.45),
        stroke=darker(BADLANDS, 0.25),
        stroke_width=2,
    )
    middle = [(650, 400), (800, 366), (950, 400), (955, 600), (900, 800), (800, 860), (720, 800), (650, 600)]
    return out + path(through(middle, closed=True), fill=lighter(BADLANDS, 0.3), opacity=0.75)


def _river() -> str:
    """The river across the lanes on the left, from its spring in the mountains, with its waves."""
    bank = [(x if x > 0 else -30, y) for x, y in c.BOX.art.river]
    right = max(x for x, _ in bank)
    source = [
        (right - 8, 566),
        (right + 110, 588),
        (right + 220, 580),
        (right + 300, 596),
        (right + 222, 596),
        (right + 112, 616),
        (right - 4, 640),
    ]
    points = [p for p in bank if p[0] < right]
    half = len(points) // 2
    water = through([*points[:half], *source, *points[half:]], closed=True)
    out = path(water, fill=WATER, stroke=SHORE, stroke_width=7, stroke_linejoin="round")
    out += path(water, fill="none", stroke=WATER_INK, stroke_width=1.2, opacity=0.5)
    waves = ""
    ys = [y for _, y in bank]
    inland = [(0.9 * x, y) for x, y in c.BOX.art.river]  # the bank is drawn rounded
    for i, (x, y) in enumerate(
        spread(31, 50, 8, min(ys) + 18, right - 15, max(ys) - 14, inside=lambda px, py: _inside(inland, px, py), gap=22)
    ):
        waves += f"M{num(x)} {num(y)}q{5 + i % 3}-6 {10 + i % 3} 0t10 0"
    return out + path(waves, fill="none", stroke=FOAM, stroke_width=1.8, stroke_linecap="round", opacity=0.9)


def _canyon() -> str:
    """The gorge across the lanes at the top, in layers of red rock."""
    points = [(x, y if y > 0 else -30) for x, y in c.BOX.art.canyon]
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    out = ""
    for share, fill in (
        (1.0, RED_ROCK),
        (0.86, mix(RED_ROCK, "#b4653f", 0.35)),
        (0.7, mix(RED_ROCK, "#a4552f", 0.6)),
        (0.52, "#8f5236"),
    ):
        layer = [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in points]
        out += polygon(
            layer,
            fill=fill,
            stroke=darker(fill, 0.35),
            stroke_width=2.4 if share == 1 else 1.4,
            stroke_linejoin="round",
        )
    cracks = ""
    for x, y in spread(77, 26, 780, 12, 1190, 270, inside=lambda px, py: _inside(c.BOX.art.canyon, px, py), gap=30):
        cracks += f"M{num(x)} {num(y)}l7 9l-3 8l6 8"
    return out + path(
        cracks, fill="none", stroke=darker(RED_ROCK, 0.6), stroke_width=1.5, opacity=0.55, stroke_linejoin="round"
    )


def _trail(d: str, width: float, fill: str, edge: str) -> str:
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, stroke=edge, stroke_width=width + 4, **line) + path(d, stroke=fill, stroke_width=width, **line)


def _ways() -> str:
    """The trodden ways: four lanes in the tints of their persons, detours, the mountain march with its loops."""
    out = ""
    dashed = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    for section in SECTIONS[1:]:
        fields = detour_fields(section)
        first, last = XY[fields[0].id], XY[fields[-1].id]
        for lane in range(1, c.LANES + 1):
            by_step = {f.step: XY[f.id] for f in lane_fields(lane)}
            joins = line_path([by_step[fields[0].branch_step], first]) + line_path(
                [by_step[fields[-1].rejoin_step], last]
            )
            out += path(joins, stroke=INK, stroke_width=2.2, stroke_dasharray="1 8", opacity=0.65, **dashed)
        d = through([XY[f.id] for f in fields])
        if section == "river":  # a log causeway above the rapids
            out += path(d, stroke=INK, stroke_width=34, **dashed) + path(d, stroke=TIMBER, stroke_width=31, **dashed)
            out += path(d, stroke=darker(TIMBER, 0.45), stroke_width=31, stroke_dasharray="1.6 8", fill="none")
        else:  # a ledge along the rim
            out += _trail(d, 34, lighter(RED_ROCK, 0.45), darker(RED_ROCK, 0.5))
        out += _trail(d, 7, ROPE, darker(STREET, 0.45))
    for person in c.BOX.person:
        d = through([XY[f.id] for f in lane_fields(person.id)])
        out += _trail(d, 16, mix("#efe2bd", person.hex, 0.24), darker(mix(STREET, person.hex, 0.3), 0.3))
    for f in c.FIELDS:
        if f.kind == "mountain":
            out += _trail(
                through([XY[f.id], *(XY[g.id] for g in loop_fields(f))], closed=True),
                15,
                "#e3d2a4",
                darker(MOUNTAIN_GROUND, 0.35),
            )
    way = [(FIELD_OF["connect"].x, FIELD_OF["connect"].y - FIELD_OF["connect"].h / 2), *(XY[f.id] for f in main_way())]
    return out + _trail(through(way), 17, "#efe2bd", darker(MOUNTAIN_GROUND, 0.45))


def _peaks(sheet: Sheet) -> str:
    out = ""
    for m in c.BOX.mountain:
        r = m.peak_radius
        out += ellipse(m.cx, m.cy + r * 0.42, r * 0.98, r * 0.44, fill=darker(MOUNTAIN_GROUND, 0.12), opacity=0.55)
        out += peak(m.cx - r * 0.42, m.cy + r * 0.5, r * 0.82, r * 0.5) + peak(
            m.cx + r * 0.45, m.cy + r * 0.54, r * 0.94, r * 0.48
        )
        out += peak(m.cx, m.cy + r * 0.66, r * 1.36, r * 0.74)
        for k, (dx, dy) in enumerate(((-0.86, 0.62), (0.9, 0.62), (-0.62, 0.78), (0.66, 0.8))):
            out += sheet.put(pine(), m.cx + dx * r, m.cy + dy * r - 6, scale=1.3 + 0.1 * (k % 2))
        out += write(
            m.cx, m.cy + r * 0.9, m.name, 19, fill=INK, stroke=mix(PINE_GROUND, BADLANDS, 0.45), stroke_width=5,
            paint_order="stroke", stroke_linejoin="round", font_style="italic",
        )  # fmt: skip
    return out


def _plants(sheet: Sheet) -> str:
    out = tufts(sheet, 5, 150, 20, 20, WIDTH - 20, HEIGHT - 20, inside=_free, scale=1.2)
    for key, shape, count, scale, box in (
        (11, pine(), 46, 1.7, (280, 270, 1320, 940)),
        (12, cactus(), 12, 1.6, (20, 820, 1580, 1180)),
        (13, stone(), 26, 1.7, (20, 20, 1580, 1180)),
        (14, pine(), 22, 1.7, (20, 20, 700, 480)),
        (15, grass(), 60, 1.4, (1220, 20, 1580, 1180)),
    ):
        for x, y in spread(key, count, *box, inside=_free, gap=34):
            out += sheet.put(shape, x, y, scale=scale)
    return out


def _names(words: Words) -> str:
    out = ""
    river = c.BOX.art.river
    out += group(water_name(0, 0, words.say("label-river"), 20), transform=place(max(x for x, _ in river) + 62, 601))
    canyon = c.BOX.art.canyon
    middle = sum(x for x, _ in canyon) / len(canyon)
    out += write(
        middle, max(y for _, y in canyon) - 16, words.say("label-canyon"), 23, font_style="italic", weight=500, fill="#fbe9d2",
        stroke="#5f3421", stroke_width=4, paint_order="stroke", stroke_linejoin="round",
    )  # fmt: skip
    connect = FIELD_OF["connect"]
    out += plate(connect.x + 96, connect.y + connect.h / 2 + 26, words.say("label-connect"), 18)
    starts = [f for f in c.FIELDS if f.kind == "start"]
    out += plate(
        sum(f.x for f in starts) / len(starts) - 8, max(f.y for f in starts) + 36, words.say("label-start"), 18
    )
    claim, gold = FIELD_OF["claim"], FIELD_OF["gold"]
    out += plate(claim.x + 82, claim.y, words.say("label-claim"), 18)
    glow = ellipse(gold.x, gold.y, 62, 54, fill=GOLD, opacity=0.28) + ellipse(
        gold.x, gold.y, 48, 42, fill=GOLD, opacity=0.3
    )
    return glow + out + write(
        gold.x + 40, gold.y + 6, words.say("label-gold"), 26, text_anchor="start", fill="#6b4408", stroke=SNOW, stroke_width=5,
        paint_order="stroke", stroke_linejoin="round", letter_spacing=2,
    )  # fmt: skip


def legend(sheet: Sheet, words: Words, left: float, top: float, wide: float) -> str:
    """What the fields do, in two columns."""
    out = write(left + wide / 2, top, words.say("label-legend"), 20, fill=INK)
    for i, kind in enumerate(LEGEND):
        x, y = left + (i % 2) * wide / 2, top + 34 + (i // 2) * 38
        out += sheet.put(field_symbol(kind, 17), x + 17, y)
        name = "decision" if kind == "river_decision" else kind
        said = words.say(f"label-short-{name}")
        out += write(x + 42, y, said, 19, weight=600, text_anchor="start", fill=INK, class_="read")
    return out


def field_label(f: Field, words: Words) -> str:
    """What a field is, for whoever points at it."""
    kind = words.term(f"kind-{f.kind}")
    return f"{name_place(words, f.id)}: {kind}"


class Ground:
    """The board in one language: what lies below the fields, the fields themselves, and the symbols both use."""

    def __init__(self, words: Words) -> None:
        sheet = Sheet()
        ground = sheet.paint(prairie_ground())
        self.below = (
            rect(0, 0, WIDTH, HEIGHT, fill=ground)
            + _highland()
            + group(_river(), _canyon(), clip_path=sheet.paint(_FRAME))
            + _plants(sheet)
            + _ways()
            + _peaks(sheet)
            + _names(words)
            + rect(1, 1, WIDTH - 2, HEIGHT - 2, fill="none", stroke=INK, stroke_width=3)
        )
        self.labels = {f.id: field_label(f, words) for f in c.FIELDS}
        self.fields = {f.id: draw_field(sheet, f, self.labels[f.id]) for f in c.FIELDS}

    def draw(self, sheet: Sheet, may: set[str]) -> str:
        """The board with the fields that may be clicked."""
        sheet.paint(prairie_ground())
        sheet.paint(_FRAME)
        for symbol in _SYMBOLS:
            sheet.put(symbol)
        marked = (
            draw_field(sheet, f, self.labels[f.id], "may") if f.id in may else self.fields[f.id] for f in c.FIELDS
        )
        return self.below + "".join(marked)


_SYMBOLS: Final[list[Symbol]] = [
    pine(),
    cactus(),
    stone(),
    grass(),
    *{f"{f.kind} {radius(f)}": field_symbol(f.kind, radius(f)) for f in c.FIELDS if not f.w}.values(),
    *(field_symbol(kind, 17) for kind in LEGEND),
]
_GROUNDS: Final[dict[str, Ground]] = {}


def ground(words: Words) -> Ground:
    """The board in the reader's language."""
    if words.language not in _GROUNDS:
        _GROUNDS[words.language] = Ground(words)
    return _GROUNDS[words.language]
