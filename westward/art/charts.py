"""Plots as SVG, drawn in the colours of the table: lines, bars with intervals, and distributions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from westward.art.palette import GOLD_DEEP, INK, PAPER, PAPER_DEEP, PAPER_EDGE, RUST, SEATS, TEAL, TIMBER, WATER_INK
from westward.art.svg import READING_FONT, el, num, text

WIDTH: Final = 720
LEFT: Final = 150
RIGHT: Final = 24
#: Room on the right for notes beside bars.
NOTE: Final = 110
ROW: Final = 26
#: How wide a letter of a bar's name is at most, on average.
_LETTER: Final = 6.4
#: Colours of series that are no seats, told apart by hue and lightness.
INKS: Final = (RUST, TEAL, GOLD_DEEP, WATER_INK, TIMBER, "#7a5c86", "#4d6b35", "#2b2926")


@dataclass(frozen=True)
class Line:
    """A line of a plot: its name, its values from left to right, and the colour of a seat if it is one."""

    name: str
    values: Sequence[float]
    seat: str = ""


@dataclass(frozen=True)
class Bar:
    """A value with an interval; without one, low and high are the value."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


@dataclass(frozen=True)
class Spread:
    """The values of a group, to be drawn as a distribution."""

    name: str
    values: Sequence[float]


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two ends.

    >>> ticks(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    if high <= low:
        high = low + 1
    rough = (high - low) / (most - 1)
    size: float = 10.0 ** floor(log10(rough))
    step = next(size * m for m in (1, 2, 2.5, 5, 10) if size * m >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    return [round(i * step, 10) for i in range(first, floor(high / step + 1e-9) + 1)]


def colour(seat: str, number: int) -> str:
    """The colour of a seat by name, or of the n-th series."""
    return next((s.colour for s in SEATS if s.name == seat), INKS[number % len(INKS)])


def _words(x: float, y: float, content: str, anchor: str = "start", size: int = 13, weight: int = 400) -> str:
    return el("text", text(content), x=x, y=y, text_anchor=anchor, font_size=size, font_weight=weight, fill=INK)


def _frame(height: float, label: str, *content: str, width: int = WIDTH) -> str:
    title = el("title", text(label))
    paper = el("rect", width=width, height=height, fill=PAPER, rx=6)
    return el(
        "svg",
        title,
        paper,
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {num(height)}",
        role="img",
        aria_label=label,
        font_family=READING_FONT,
    )


def _axis(
    low: float,
    high: float,
    top: float,
    bottom: float,
    unit: str = "",
    right: int = RIGHT,
    width: int = WIDTH,
    left: float = LEFT,
) -> tuple[str, float]:
    scale = (width - left - right) / (high - low)
    parts: list[str] = []
    for value in ticks(low, high, 6 if width == WIDTH else 3):
        x = left + (value - low) * scale
        parts.append(el("line", x1=x, x2=x, y1=top, y2=bottom, stroke=PAPER_EDGE, stroke_width=1, opacity=0.5))
        parts.append(_words(x, bottom + 16, f"{value:g}{unit}", "middle", 12))
    return "".join(parts), scale


def bars(rows: Sequence[Bar], label: str, *, unit: str = "", mark: float | None = None, width: int = WIDTH) -> str:
    """Horizontal bars with intervals; `mark` draws a line, such as what chance alone would give."""
    if not rows:
        return ""
    low = min(0.0, *(r.low for r in rows))
    high = max(r.high for r in rows)
    if mark is not None:
        high = max(high, mark)
    high += (high - low) * 0.04 or 1.0
    left = max(LEFT, 16 + _LETTER * max(len(r.name) for r in rows))
    top, bottom = 34.0, 34.0 + ROW * len(rows)
    axis, scale = _axis(low, high, top, bottom, unit, NOTE if any(r.note for r in rows) else RIGHT, width, left)
    parts = [_words(12, 22, label, size=14, weight=600), axis]
    for i, row in enumerate(rows):
        y = top + ROW * i
        zero = left + (0 - low) * scale
        x = left + (row.value - low) * scale
        tip = f"{row.name}: {row.value:.1f}{unit} [{row.low:.1f}, {row.high:.1f}]"
        bar = el("rect", el("title", text(tip)), x=min(zero, x), y=y + 5, width=abs(x - zero), height=ROW - 10, fill=INKS[i % len(INKS)], opacity=0.8, rx=2)  # fmt: skip
        parts += [_words(left - 8, y + 17, row.name, "end"), bar]
        if row.high > row.low:
            x1, x2 = left + (row.low - low) * scale, left + (row.high - low) * scale
            parts.append(el("path", d=f"M{num(x1)} {num(y + 13)}H{num(x2)}M{num(x1)} {num(y + 8)}v10M{num(x2)} {num(y + 8)}v10", stroke=INK, stroke_width=1.5, fill="none"))  # fmt: skip
        if row.note:
            parts.append(_words(width - 12, y + 17, row.note, "end", 12))
    if mark is not None:
        x = left + (mark - low) * scale
        parts.append(
            el("line", x1=x, x2=x, y1=top - 4, y2=bottom, stroke=INK, stroke_width=1.5, stroke_dasharray="5 4")
        )
    return _frame(bottom + 28, label, *parts, width=width)


def spreads(rows: Sequence[Spread], label: str, unit: str = "") -> str:
    """Distributions one below the other: the middle half as a box, the median, and every value as a thin stroke."""
    rows = [r for r in rows if r.values]
    if not rows:
        return ""
    low = min(min(r.values) for r in rows)
    high = max(max(r.values) for r in rows)
    pad = (high - low) * 0.03 or 1.0
    low, high = low - pad, high + pad
    height = 34
    top, bottom = 34.0, 34.0 + height * len(rows)
    axis, scale = _axis(low, high, top, bottom, unit)
    parts = [_words(12, 22, label, size=14, weight=600), axis]
    for i, row in enumerate(rows):
        values = sorted(row.values)
        y = top + height * i
        q1, q2, q3 = (values[min(len(values) - 1, int(len(values) * q))] for q in (0.25, 0.5, 0.75))
        strokes = "".join(f"M{num(LEFT + (v - low) * scale)} {num(y + 6)}v{height - 12}" for v in sorted(set(values)))
        ink = INKS[i % len(INKS)]
        tip = f"{row.name}: {q2:g} ({q1:g} … {q3:g}), {values[0]:g} … {values[-1]:g}"
        parts += [
            _words(LEFT - 8, y + 21, row.name, "end"),
            el("path", d=strokes, stroke=ink, stroke_width=1, opacity=0.35, fill="none"),
            el("rect", el("title", text(tip)), x=LEFT + (q1 - low) * scale, y=y + 9, width=max(1.0, (q3 - q1) * scale), height=height - 18, fill=ink, opacity=0.75, rx=2),
            el("line", x1=LEFT + (q2 - low) * scale, x2=LEFT + (q2 - low) * scale, y1=y + 5, y2=y + height - 5, stroke=INK, stroke_width=2.5),
        ]  # fmt: skip
    return _frame(bottom + 28, label, *parts)


def lines(
    series: Sequence[Line],
    label: str,
    marks: Sequence[int] = (),
    *,
    first: float = 0,
    each: float = 1,
    low: float = 0.0,
    width: int = WIDTH,
) -> str:
    """Lines from `low` upwards over the moves of a game, with the names at their ends and marks on the axis.

    Where they are not over moves, the axis counts from `first` on, `each` from value to value.
    """
    if not series or not series[0].values:
        return ""
    left, right, top, bottom = 44.0, width - 110.0, 40.0, 300.0
    count = max(2, max(len(s.values) for s in series))
    high = max(low + 1.0, max(max(s.values) for s in series))
    step_x, step_y = (right - left) / (count - 1), (bottom - top) / (high - low)
    parts = [_words(12, 22, label, size=14, weight=600)]
    for value in ticks(low, high):
        y = bottom - (value - low) * step_y
        parts.append(el("line", x1=left, x2=right, y1=y, y2=y, stroke=PAPER_EDGE, stroke_width=1, opacity=0.5))
        parts.append(_words(left - 6, y + 4, f"{value:g}", "end", 12))
    for value in ticks(0, count - 1, 8 if width == WIDTH else 4):
        parts.append(_words(left + value * step_x, bottom + 18, f"{first + each * value:g}", "middle", 12))
    for move in marks:
        x = left + move * step_x
        parts.append(el("line", x1=x, x2=x, y1=top, y2=bottom, stroke=RUST, stroke_width=1, stroke_dasharray="3 4"))
    ends: list[float] = []
    for i, one in sorted(enumerate(series), key=lambda pair: -pair[1].values[-1]):
        points = " ".join(
            f"{num(left + n * step_x)},{num(bottom - (v - low) * step_y)}" for n, v in enumerate(one.values)
        )
        ink = colour(one.seat, i)
        y = bottom - (one.values[-1] - low) * step_y
        y = max(y, ends[-1] + 16) if ends else y
        ends.append(y)
        parts.append(
            el("polyline", points=points, fill="none", stroke=PAPER_DEEP, stroke_width=5, stroke_linejoin="round")
        )
        parts.append(el("polyline", points=points, fill="none", stroke=ink, stroke_width=2.5, stroke_linejoin="round"))
        parts.append(el("circle", cx=right + 12, cy=y, r=5, fill=ink, stroke=INK, stroke_width=1))
        parts.append(_words(right + 22, y + 4, one.name))
    return _frame(bottom + 34, label, *parts, width=width)
