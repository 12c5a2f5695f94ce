"""The railway: track along any path, the locomotive, the raft that ferries across lakes."""

from collections.abc import Sequence

from westward.art.geometry import smooth_path
from westward.art.glyphs import glyph
from westward.art.palette import (
    BALLAST,
    BALLAST_DEEP,
    GOLD,
    INK,
    IRON,
    LAMP,
    RAIL,
    RAIL_EDGE,
    ROPE,
    RUST,
    SLEEPER,
    TIMBER,
    darker,
    ink_on,
    lighter,
)
from westward.art.svg import Point, Symbol, circle, ellipse, group, once, path, pen, rect


def railway(d: str, width: float = 13) -> str:
    """Track along path data: ballast of the given width, sleepers and two rails."""
    k = width / 13
    dash = f"{2.1 * k:.2f} {3.4 * k:.2f}"
    return group(
        path(d, stroke=BALLAST, stroke_width=13 * k),
        path(d, stroke=BALLAST_DEEP, stroke_width=10.5 * k),
        path(d, stroke=SLEEPER, stroke_width=9 * k, stroke_dasharray=dash, stroke_dashoffset=k),
        path(d, stroke=RAIL_EDGE, stroke_width=5.7 * k),
        path(d, stroke=RAIL, stroke_width=4.7 * k),
        path(d, stroke=BALLAST_DEEP, stroke_width=3 * k),
        path(d, stroke=SLEEPER, stroke_width=3 * k, stroke_dasharray=dash, stroke_dashoffset=k),
        fill="none",
        stroke_linejoin="round",
    )


def railway_through(points: Sequence[Point], width: float = 13) -> str:
    """Track along a polyline with every bend rounded."""
    return railway(smooth_path(points), width)


@once
def locomotive(colour: str = RUST, mark: str = "") -> Symbol:
    """A steam engine facing right; `mark` is a seat glyph for the cab."""
    line = pen()
    body = ellipse(0, 8.4, 16, 1.6, fill=INK, opacity=0.2)
    body += path("M-14.4 3.6H11.4V5.4H-14.4z", fill=darker(colour, 0.3), **line)
    body += path("M11.2 3.4L16 8H9.8z", fill=colour, **line) + path(
        "M12 4.6L12 7.6M13.4 6L13.4 7.6", stroke=INK, stroke_width=0.5
    )
    body += rect(-3.4, -4, 14, 7.8, rx=3, fill=IRON, **line)
    body += path("M.6-4V3.8M4.6-4V3.8", stroke=GOLD, stroke_width=0.8)
    body += path("M7-4L6.4-8.6L5-10.4H11L9.6-8.6L9-4z", fill=IRON, **line) + path(
        "M5-10.4H11", stroke=GOLD, stroke_width=1.1
    )
    body += path("M.6-4C.6-7.2 4.4-7.2 4.4-4z", fill=GOLD, **line)
    body += circle(10.8, -1.2, 1.5, fill=LAMP, **line)
    body += rect(-13.4, -7.8, 10, 11.6, fill=colour, **line)
    body += path("M-15-7.6Q-8.4-10.6-1.8-7.6z", fill=darker(colour, 0.45), **line)
    if mark:
        body += rect(-12.2, -6.4, 7.6, 8.8, rx=0.8, fill=colour) + glyph(mark, -8.4, -2, 1.05, ink_on(colour))
    else:
        body += rect(-11.6, -6, 6.4, 4.6, rx=0.5, fill=LAMP, stroke=INK, stroke_width=0.7)
        body += path("M-8.4-6V-1.4", stroke=INK, stroke_width=0.7)
    for x, r in ((-9, 4), (0, 3.6), (7.6, 2.8)):
        body += circle(x, 9 - r - 0.4, r, fill=INK) + circle(
            x, 9 - r - 0.4, r - 1, fill="none", stroke=GOLD, stroke_width=0.8
        )
        body += circle(x, 9 - r - 0.4, 0.9, fill=GOLD)
    body += path("M-9 5.6L0 6.2", stroke=RAIL, stroke_width=1.1, stroke_linecap="round")
    name = f"w-locomotive-{colour[1:]}{'-' + mark if mark else ''}"
    return Symbol(
        name,
        body,
        (-16, -11, 16.4, 10),
        "M-15-7.6Q-8.4-10.6-1.8-7.6V-4H6L5-10.4H11L9.6-4L12 0V3.6L16 8L9 9H-13L-13.6-7z",
    )


@once
def raft() -> Symbol:
    """Four logs lashed together."""
    logs = "".join(
        rect(-12, -8 + 4 * i, 24, 4, rx=1.9, fill=lighter(TIMBER, 0.12) if i % 2 else TIMBER) for i in range(4)
    )
    rings = "".join(circle(11, -6 + 4 * i, 1.1, fill=ROPE, stroke_width=0.5) for i in range(4))
    body = ellipse(0, 8.4, 12.6, 1.6, fill="#20545f", opacity=0.35, stroke="none") + logs + rings
    body += path("M-6.6-8.6V8.6M5.6-8.6V8.6", stroke=INK, stroke_width=2.4) + path(
        "M-6.6-8.4V8.4M5.6-8.4V8.4", stroke=ROPE, stroke_width=1.3
    )
    return Symbol("w-raft", group(body, stroke=INK, stroke_width=0.9), (-12.6, -8.8, 12.6, 10))
