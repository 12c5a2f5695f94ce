"""Draws, with the kit, what the pages show besides the games: the horizon, the tab's icons, the glyphs of the seats, the style of pictures.

Run it after a change of `westward/art`; a test says when it is due.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from westward.art.fonts import font_face_css
from westward.art.glyphs import GLYPHS
from westward.art.marks import star
from westward.art.nature import cactus, grass, peak, pine, stone
from westward.art.palette import BADLANDS, DESERT, GOLD, INK, PAPER, PRAIRIE, PRAIRIE_DEEP, RED_ROCK, RUST, SEATS, mix
from westward.art.people import rider
from westward.art.rail import locomotive, railway
from westward.art.style import STYLE
from westward.art.svg import Sheet, circle, document, el, group, path, rect
from westward.art.town import city, station, tipi

WEB: Final = Path(__file__).parent.parent / "westward" / "web"
_WIDE: Final = 1600
_HIGH: Final = 300


def horizon() -> str:
    """A long print of the West: sun, mesas, mountains, a town, a train on its way."""
    sheet = Sheet()
    sky = el("stop", offset=0, stop_color=PAPER) + el("stop", offset=1, stop_color=mix(GOLD, PAPER, 0.55))
    gradient = el("linearGradient", sky, id="sky", x1=0, y1=0, x2=0, y2=1)
    body = [rect(0, 0, _WIDE, _HIGH, fill="url(#sky)")]
    body += [circle(1180, 150, r, fill="none", stroke=RUST, stroke_width=1.2, opacity=0.3) for r in (74, 88, 104)]
    body.append(circle(1180, 150, 60, fill=mix(RUST, GOLD, 0.6), stroke=INK, stroke_width=1.6))
    for x, y, span in ((240, 52, 130), (560, 34, 90), (860, 66, 110), (1420, 58, 140)):
        cloud = f"M{x} {y}h{span}M{x + 18} {y + 8}h{span - 46}M{x + 40} {y - 8}h{span - 70}"
        body.append(path(cloud, stroke=INK, stroke_width=1.6, opacity=0.3, stroke_linecap="round"))
    far = mix(BADLANDS, PAPER, 0.35)
    body.append(
        path(
            "M900 210V150l8-6h70l6 8v20l30 4v34zM1290 210V132l10-8h96l8 8v34h44v44zM1500 210v-44l6-6h60l10 10v40z",
            fill=RED_ROCK,
            stroke=INK,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
    )
    strata = "M908 164h68M904 184h112M1298 150h104M1294 172h150M1506 184h66"
    body.append(path(strata, stroke=INK, stroke_width=1, opacity=0.35))
    body.append(
        path(
            "M0 206C150 176 260 190 420 196S700 186 900 200S1300 196 1600 190V300H0z",
            fill=far,
            stroke=INK,
            stroke_width=1.2,
        )
    )
    for x, y, height, half in ((70, 214, 92, 66), (330, 212, 84, 60), (160, 218, 132, 90), (256, 222, 108, 76)):
        body.append(peak(x, y, height, half))
    ground = "M0 222C200 206 380 226 560 218S980 206 1180 222S1480 214 1600 220V300H0z"
    body.append(path(ground, fill=PRAIRIE, stroke=INK, stroke_width=1.6))
    for x, y, height in ((390, 224, 38), (414, 230, 46), (440, 226, 32), (20, 232, 44), (44, 238, 34)):
        body.append(sheet.put(pine(), x, y, height=height, foot=True))
    body.append(sheet.put(city(), 620, 212, height=66))
    body.append(sheet.put(station(), 800, 240, height=54, foot=True))
    for x, y, height in ((1040, 236, 50), (1088, 244, 58), (1134, 238, 44)):
        body.append(sheet.put(tipi(), x, y, height=height, foot=True))
    for x, y, height in ((1300, 246, 58), (1366, 238, 40), (1520, 250, 66), (1460, 236, 34)):
        body.append(sheet.put(cactus(), x, y, height=height, foot=True))
    body.append(path("M0 254C400 244 800 262 1600 250V300H0z", fill=PRAIRIE_DEEP, stroke=INK, stroke_width=1.2))
    body.append(railway("M-10 270C400 258 800 278 1610 266", 20))
    body.append(sheet.put(locomotive(RUST), 470, 252, height=46))
    smoke = ((492, 214, 9), (478, 200, 12), (456, 190, 15), (428, 184, 11))
    body += [circle(x, y, r, fill=PAPER, stroke=INK, stroke_width=1.2, opacity=0.9) for x, y, r in smoke]
    body.append(sheet.put(rider(SEATS[3]), 1225, 262, height=52, foot=True))
    for x, y in ((60, 290), (180, 282), (330, 292), (700, 290), (860, 294), (1010, 290), (1150, 292), (1400, 290)):
        body.append(sheet.put(grass(), x, y, height=12, foot=True))
    for x, y in ((250, 294), (930, 292), (1330, 294), (1560, 290)):
        body.append(sheet.put(stone(), x, y, height=9, foot=True))
    body.append(rect(0, 0, _WIDE, _HIGH, fill=DESERT, opacity=0.1))
    return document(_WIDE, _HIGH, *body, title="Westward", defs=[gradient, sheet.defs()])


def icon(turn: bool) -> str:
    """The tab's icon; when it is the reader's turn, gold with a bright dot."""
    sheet = Sheet()
    body = circle(0, 0, 15, fill=GOLD if turn else RUST, stroke=INK, stroke_width=2)
    body += sheet.put(star("#fff8e6" if not turn else "#b5482a"), 0, 0, scale=1.05)
    if turn:
        body += circle(10.5, -10.5, 5, fill="#d4281c", stroke="#fff8e6", stroke_width=1.6)
    return document(32, 32, group(body), title="Westward", view_box=(-16, -16, 32, 32), defs=[sheet.defs()])


def kit_style() -> str:
    """The fonts, and the style that standalone pictures carry in themselves."""
    return f"/* Written by tools/web_art.py. */\n{font_face_css('/fonts')}{STYLE}"


def glyphs() -> str:
    """The seats' glyphs as the pages draw them in badges and plots."""
    seats = {seat.name: seat.glyph for seat in SEATS}
    record = "/** @type {Record<string, string>} */\nexport const"
    return (
        "// Written by tools/web_art.py: the outline of each glyph, and which seat bears it.\n"
        f"{record} GLYPHS = {json.dumps(GLYPHS, indent=2)};\n\n{record} GLYPH_OF = {json.dumps(seats, indent=2)};\n"
    )


def files() -> dict[Path, str]:
    """Every file that is drawn here, with its content."""
    return {
        WEB / "art" / "horizon.svg": horizon(),
        WEB / "art" / "icon.svg": icon(turn=False),
        WEB / "art" / "icon-turn.svg": icon(turn=True),
        WEB / "art" / "glyphs.js": glyphs(),
        WEB / "style" / "kit.css": kit_style(),
    }


if __name__ == "__main__":
    for file, content in files().items():
        file.write_text(content, encoding="utf-8")
