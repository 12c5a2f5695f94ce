"""The land of Great Western Trail: where its spots lie, and the map with road, river, desert, mountains and woods."""

from __future__ import annotations

from typing import Final

from westward.art.geometry import smooth_path
from westward.art.nature import cactus, peak, pebbles, pine, prairie_ground, stone, tufts
from westward.art.palette import (
    DESERT,
    FOAM,
    INK,
    MOUNTAIN_GROUND,
    PAPER,
    PINE_GROUND,
    SHORE,
    WATER,
    WATER_INK,
    darker,
    mix,
)
from westward.art.svg import Attr, Definition, Point, Sheet, el, ellipse, group, path, place, polygon, rect, write
from westward.art.town import tipi
from westward.games.great_western_trail import components as c

#: Middles of the spots on the board; a spot that is not listed stands where the components say.
_PLACES: Final[dict[str, Point]] = {
    "START": (1322, 1120),
    "A": (1296, 1012), "A1": (1146, 986), "A2": (1002, 980), "A3": (858, 986),
    "FL1": (1200, 1092), "FL2": (1130, 1100), "FL3": (1060, 1100), "FL4": (990, 1094),
    "FLR1": (880, 1092), "FLR2": (735, 1094),
    "B": (560, 1080), "B1": (590, 974), "B2": (556, 876), "B3": (612, 778),
    "DR1": (446, 1020), "DR2": (404, 950), "DR3": (392, 872), "DR4": (402, 794), "DRR1": (456, 694),
    "C": (690, 672), "CN1": (852, 622), "CN2": (1010, 618), "CS1": (852, 732), "D": (1010, 730),
    "TP_M3": (1010, 820), "TP_M2": (942, 820), "TP_M1": (874, 820),
    "TP_1": (742, 836), "TP_2": (800, 886), "TP_4": (872, 896), "TP_6": (944, 896),
    "TP_8": (1016, 894), "TP_10": (1086, 882),
    "TPR1": (1206, 868), "TPR2": (1216, 744), "E": (1192, 628), "E1": (1070, 516), "E2": (918, 516),
    "RF1": (1310, 572), "RF2": (1334, 502), "RF3": (1322, 432), "RF4": (1252, 384),
    "RFR1": (1132, 398), "RFR2": (978, 398),
    "F": (786, 446), "F1": (636, 396), "F2": (640, 520), "G": (490, 446),
    "G1": (352, 396), "G2": (352, 520), "KC": (170, 410),
}  # fmt: skip
_ACROSS: Final = (345.0, 1380.0)
_DOWN: Final = (360.0, 1140.0)

_ROAD: Final = "#d8c39a"


def where(spot: str) -> Point:
    """The middle of a spot on the board."""
    if spot in _PLACES:
        return _PLACES[spot]
    x, y = c.TRAIL[c.SPOT[spot]].xy
    return _ACROSS[0] + (_ACROSS[1] - _ACROSS[0]) * x / 100, _DOWN[0] + (_DOWN[1] - _DOWN[0]) * y / 100


LAND: Final = (22.0, 350.0, 1350.0, 804.0)
_FRAME: Final = Definition("gwt-frame", el("clipPath", rect(*LAND, rx=14), id="gwt-frame"))


# The land ------------------------------------------------------------------------------------------------------------


def land(sheet: Sheet, names: dict[str, str]) -> str:
    """Prairie, river, desert, mountains, woods and the road: all that is printed."""
    out = [
        rect(*LAND, rx=14, fill=sheet.paint(prairie_ground())),
        _desert(sheet),
        _mountains(sheet),
        _river(sheet),
        _village(sheet),
        *(_wood(sheet, spot) for spot in c.FOREST_SPOTS),
        tufts(sheet, 3, 90, 352, 366, 1360, 1140, inside=_free, scale=1.1),
        rect(*LAND, rx=14, fill="none", stroke=INK, stroke_width=2.4),
        _road(),
        _names(names),
    ]
    return "".join(out)


def _free(x: float, y: float) -> bool:
    """Whether nothing else stands around a point of the prairie."""
    return all(abs(x - px) > 74 or abs(y - py) > 58 for px, py in map(where, c.SPOTS))


def _desert(sheet: Sheet) -> str:
    d = "M352 742C372 708 440 712 452 762C466 830 452 900 478 962C504 1020 494 1070 446 1076"
    d += "C392 1082 352 1040 352 1000z"
    out = path(d, fill=DESERT, stroke=darker(DESERT, 0.2), stroke_width=1.6)
    for symbol, x, y, k in (
        (cactus(), 446, 772, 1.5),
        (cactus(), 366, 1010, 1.5),
        (stone(), 470, 976, 1.8),
        (pebbles(), 366, 1050, 1.8),
        (pebbles(), 372, 738, 1.8),
        (stone(), 480, 1058, 1.6),
    ):
        out += sheet.put(symbol, x, y, scale=k)
    return out


def _mountains(sheet: Sheet) -> str:
    d = "M1196 352H1368V622C1330 632 1286 620 1280 580C1276 530 1290 500 1270 458C1250 428 1206 440 1196 400z"
    out = path(d, fill=mix(MOUNTAIN_GROUND, DESERT, 0.45), stroke="#7d6146", stroke_width=1.4)
    for x, y, high, half in (
        (1226, 446, 44, 26),
        (1284, 436, 40, 26),
        (1290, 500, 54, 30),
        (1352, 392, 44, 24),
        (1288, 548, 46, 24),
        (1362, 462, 50, 24),
        (1370, 546, 56, 26),
        (1352, 622, 44, 26),
    ):
        out += peak(min(x, 1372 - half), y, high, half)
    return out + sheet.put(stone(), 1262, 420, scale=1.8) + sheet.put(stone(), 1290, 612, scale=1.6)


def _river(sheet: Sheet) -> str:
    d = "M1400 1064C1310 1072 1262 1124 1180 1122C1110 1122 1060 1132 990 1122C930 1116 880 1150 800 1170"
    out = path(d, fill="none", stroke=SHORE, stroke_width=86) + path(d, fill="none", stroke=WATER, stroke_width=78)
    at = ((1262, 1112), (1158, 1142), (1086, 1146), (1166, 1096), (1092, 1100), (1022, 1098), (936, 1142))
    waves = "".join(f"M{x} {y}q5-5 10 0t10 0 10 0" for x, y in at)
    out += path(waves, fill="none", stroke=FOAM, stroke_width=2.2, stroke_linecap="round")
    return group(out, clip_path=sheet.paint(_FRAME))


def _village(sheet: Sheet) -> str:
    d = "M706 822C716 782 800 800 834 782C900 768 1010 772 1052 784C1100 800 1132 838 1128 880"
    d += "C1120 936 1030 936 940 934C850 934 780 934 744 898C716 872 700 848 706 822z"
    out = path(d, fill="#cdbb86", stroke=darker("#cdbb86", 0.25), stroke_width=1.6, opacity=0.85)
    for x, y, k, bands in (
        (1068, 818, 1.9, ("#b5482a", "#3f8a86")),
        (820, 826, 1.7, ("#3f8a86", "#b5482a")),
        (1104, 836, 1.5, ("#b5482a", "#c99a2e")),
    ):
        out += sheet.put(tipi(*bands), x, y, scale=k)
    return out


#: Trees around a tile that stands in a forest.
_TREES: Final = (
    (-74, -26), (-58, -44), (-38, -52), (-12, -55), (14, -56), (40, -52), (60, -44), (75, -26), (-80, 2), (80, 4),
    (-74, 28), (75, 30),
)  # fmt: skip


def _wood(sheet: Sheet, number_: int) -> str:
    """The ground of a forest spot with its trees, behind and around the tile."""
    x, y = where(c.SPOTS[number_])
    out = ellipse(x, y + 2, 86, 60, fill=PINE_GROUND, opacity=0.9)
    return out + "".join(sheet.put(pine(), x + dx, y + dy, scale=1.75) for dx, dy in _TREES)


_BENDS: Final[dict[tuple[str, str], list[Point]]] = {
    ("START", "A"): [(1330, 1070)],
    ("A", "FL1"): [(1262, 1070), (1232, 1090)],
    ("A3", "B"): [(740, 986), (690, 1040), (640, 1076)],
    ("FLR2", "B"): [(650, 1094)],
    ("B", "DR1"): [(480, 1076)],
    ("B3", "C"): [(630, 716)],
    ("DRR1", "C"): [(560, 662), (610, 668)],
    ("CS1", "TP_1"): [(778, 760), (748, 790)],
    ("TP_10", "TPR1"): [(1130, 876)],
    ("TPR1", "TPR2"): [(1214, 800)],
    ("D", "E"): [(1110, 716), (1160, 680)],
    ("CN2", "E"): [(1100, 616)],
    ("E", "E1"): [(1180, 560), (1130, 520)],
    ("E", "RF1"): [(1270, 608)],
    ("E2", "F"): [(850, 510), (806, 486)],
    ("RFR2", "F"): [(890, 398), (840, 426)],
    ("F", "F1"): [(720, 408)],
    ("F", "F2"): [(730, 500)],
    ("F1", "G"): [(560, 398)],
    ("F2", "G"): [(560, 510)],
    ("G", "G1"): [(430, 408)],
    ("G", "G2"): [(430, 508)],
    ("G1", "KC"): [(262, 398)],
    ("G2", "KC"): [(270, 506), (220, 460)],
}


def _way(a: str, b: str) -> list[Point]:
    start, end, bends = where(a), where(b), _BENDS.get((a, b), [])
    if bends:
        return [start, *bends, end]
    return [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]


def _road() -> str:
    """A dusty road from Texas to Kansas City, with arrowheads along it."""
    ways = [_way(p.id, n) for p in c.TRAIL for n in p.next]
    d = "".join(smooth_path(way) for way in ways)
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    out = path(d, stroke=darker(_ROAD, 0.42), stroke_width=31, **line)
    out += path(d, stroke=_ROAD, stroke_width=27, **line)
    out += path(d, stroke=darker(_ROAD, 0.2), stroke_width=13, stroke_dasharray="0.1 12", **line)
    out += path(d, stroke=_ROAD, stroke_width=8, **line)
    heads = ""
    for p in c.TRAIL:
        for n in p.next:
            heads += _head(_way(p.id, n))
    return out + heads


def _head(way: list[Point]) -> str:
    """An arrowhead half-way between two spots."""
    middle = len(way) // 2
    (ax, ay), (bx, by) = (way[middle - 1], way[middle]) if len(way) > 3 else (way[0], way[-1])
    x, y = ((ax + bx) / 2, (ay + by) / 2) if len(way) > 3 else way[middle]
    length = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 0.1)
    ux, uy = (bx - ax) / length * 9, (by - ay) / length * 9
    back = (x - ux * 0.5, y - uy * 0.5)
    corners = [(x + ux, y + uy), (back[0] - uy, back[1] + ux), (back[0] + uy, back[1] - ux)]
    return polygon(corners, fill=darker(_ROAD, 0.62))


_OLD_HAND: Final[dict[str, Attr]] = {
    "font_style": "italic",
    "stroke": PAPER,
    "stroke_width": 3,
    "stroke_opacity": 0.6,
    "paint_order": "stroke",
}


def _names(names: dict[str, str]) -> str:
    """The names of the regions, in the hand of old maps."""
    out = ""
    for key, x, y, turn, fill in (
        ("flood", 1094, 1142, 0, WATER_INK),
        ("drought", 464, 884, -90, "#7d5a26"),
        ("rockfall", 1264, 500, -90, "#4d3726"),
        ("village", 950, 859, 0, "#5d4f2a"),
    ):
        line = write(0, 0, names[key], 18, weight=500, fill=fill, letter_spacing=1.5, **_OLD_HAND)
        out += group(line, transform=place(x, y, rotate=turn))
    return out
