"""The six seat glyphs, their badges, and the seat patterns for translucent overlays."""

from typing import Final

from westward.art.palette import INK, Seat, darker
from westward.art.svg import Definition, Symbol, circle, el, once, path, place, rect

GLYPHS: Final[dict[str, str]] = {
    "star": "M0-3.4L.95-1.1L3.4-.95L1.5.6L2.1 3L0 1.7L-2.1 3L-1.5.6L-3.4-.95L-.95-1.1z",
    "triangle": "M0-3L3 2.3H-3z",
    "square": "M-2.3-2.3H2.3V2.3H-2.3z",
    "circle": "M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
    "diamond": "M0-3.2L2.6 0L0 3.2L-2.6 0z",
    "cross": "M-1-3H1V-1H3V1H1V3H-1V1H-3V-1H-1z",
}


def glyph(name: str, x: float = 0, y: float = 0, scale: float = 1.0, fill: str = INK) -> str:
    """Draw a seat glyph, about six units high, centred on (x, y)."""
    return path(GLYPHS[name], transform=place(x, y, scale), fill=fill)


@once
def badge(seat: Seat) -> Symbol:
    """A round badge in the seat's colour with its glyph: the shortest way to name a seat."""
    body = circle(0, 0, 10, fill=seat.colour, stroke=INK, stroke_width=1.4)
    body += circle(0, 0, 8.2, fill="none", stroke=seat.ink, stroke_width=0.5, opacity=0.55)
    body += glyph(seat.glyph, 0, 0, 1.9, seat.ink)
    outline = "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"
    return Symbol(f"w-badge-{seat.name}", body, (-10.7, -10.7, 10.7, 10.7), outline)


@once
def seat_pattern(seat: Seat) -> Definition:
    """A translucent wash strewn with the seat's glyph, for ownership, reach and fees; never colour alone."""
    name = f"w-pattern-{seat.name}"
    mark = darker(seat.colour, 0.3) if seat.name != "white" else seat.colour
    edge = INK if seat.name in ("white", "yellow") else None
    marks = "".join(
        path(GLYPHS[seat.glyph], transform=place(x, y, 1.05), fill=mark, stroke=edge, stroke_width=0.8, opacity=0.85)
        for x, y in ((5, 5), (15, 15))
    )
    wash = rect(0, 0, 20, 20, fill=seat.colour, opacity=0.34)
    return Definition(name, el("pattern", wash, marks, id=name, width=20, height=20, patternUnits="userSpaceOnUse"))
