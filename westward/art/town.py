"""Where people live: houses, stations, towns, and tipi camps drawn with the same care."""

from westward.art.glyphs import glyph
from westward.art.palette import (
    HIDE,
    INK,
    LAMP,
    PAPER,
    PAPER_EDGE,
    RUST,
    SLEEPER,
    TEAL,
    TIMBER,
    Seat,
    darker,
    ink_on,
    lighter,
    luminance,
)
from westward.art.svg import Symbol, circle, ellipse, once, path, pen, rect


@once
def house(colour: str, mark: str = "") -> Symbol:
    """A false-front house in any colour; `mark` is a seat glyph for the sign board."""
    line = pen(1)
    dim = darker(colour) if luminance(colour) > 0.03 else "#4a463f"
    body = ellipse(0, 11.4, 13, 1.8, fill=INK, opacity=0.2)
    body += rect(-10, -3, 20, 14, fill=lighter(colour, 0.12), **line)
    body += path("M-10 .5H10M-10 4H10M-10 7.5H10", stroke=dim, stroke_width=0.5, opacity=0.7)
    body += path("M-11.6-2.4V-7H-7.6V-11.6H7.6V-7H11.6V-2.4z", fill=colour, **line)
    body += path("M-12.6-2.6H12.6V-.8H-12.6z", fill=dim, **line) + path(
        "M-8.2-11.8H8.2", stroke=INK, stroke_width=2, stroke_linecap="round"
    )
    body += rect(-2.6, 3, 5.2, 8, fill=INK) + path("M0 3.4V10.6", stroke=TIMBER, stroke_width=0.5)
    for x in (-8.2, 4.2):
        body += rect(x, 2, 4, 4.4, fill=LAMP, stroke=INK, stroke_width=0.8) + path(
            f"M{x + 2} 2V6.4", stroke=INK, stroke_width=0.5
        )
    if mark:
        body += glyph(mark, 0, -6.9, 1.05, ink_on(colour))
    else:
        body += rect(-5, -8.8, 10, 3.6, rx=0.5, fill=PAPER, stroke=INK, stroke_width=0.6) + path(
            "M-3.6-7H3.6", stroke=INK, stroke_width=0.8, stroke_dasharray="1.6 .7"
        )
    name = f"w-house-{colour[1:]}{'-' + mark if mark else ''}"
    return Symbol(name, body, (-13, -12.9, 13, 13), "M-12.6 11V-2.6L-11.6-7H-7.6V-11.8H7.6V-7H11.6L12.6-2.6V11z")


def seat_house(seat: Seat) -> Symbol:
    """The house of a seat, in its colour and with its glyph."""
    return house(seat.colour, seat.glyph)


@once
def station(colour: str = RUST) -> Symbol:
    """A railway depot with a wide roof, a platform and a clock."""
    line = pen()
    body = rect(-15, 8, 30, 2.8, fill=SLEEPER, **line)
    body += rect(-10.6, -1.6, 21.2, 9.8, fill="#e0c48e", **line)
    body += path("M-10.6 3H10.6", stroke=SLEEPER, stroke_width=0.5)
    body += path("M-15-1L-11-7.4H11L15-1z", fill=colour, **line) + path(
        "M-9.6-7V-1.2M-5-7V-1.2M5-7V-1.2M9.6-7V-1.2", stroke=darker(colour, 0.35), stroke_width=0.6
    )
    body += path("M-3.6-4.6L0-11L3.6-4.6V-1H-3.6z", fill="#e0c48e", **line) + path(
        "M-4.8-4.4L0-12.2L4.8-4.4", fill="none", stroke=INK, stroke_width=1.4, stroke_linejoin="round"
    )
    body += circle(0, -4.6, 2, fill=PAPER, stroke=INK, stroke_width=0.7) + path(
        "M0-6V-4.6L1.1-4", fill="none", stroke=INK, stroke_width=0.6
    )
    body += rect(-2.2, 2, 4.4, 6, fill=INK)
    body += "".join(rect(x, 1.6, 3.4, 3.6, fill=LAMP, stroke=INK, stroke_width=0.7) for x in (-8.4, 5))
    body += path("M-13.2-1V8M13.2-1V8", stroke=INK, stroke_width=1.1)
    return Symbol(f"w-station-{colour[1:]}", body, (-15.6, -13, 15.6, 11.4))


@once
def town() -> Symbol:
    """A small town: three houses on trodden ground."""
    body = ellipse(0, 3, 23, 18, fill="#d8c69c", stroke="#a98f62", stroke_width=1)
    body += (
        house("#c98f58").inline(-9.6, -4, 0.52)
        + house("#8fa79a").inline(8.6, -5, 0.56)
        + house("#c9ad72").inline(-1, 11, 0.6)
    )
    return Symbol("w-town", body, (-23.5, -15.5, 23.5, 21.5))


@once
def city() -> Symbol:
    """A larger town: a row of fronts, a church and a water tower."""
    line = pen(0.8)
    body = ellipse(0, 5, 31, 19, fill="#d8c69c", stroke="#a98f62", stroke_width=1)
    tower = path("M15-3L13.4 6M21-3L22.6 6M14.4 2H21.6", stroke=INK, stroke_width=1)
    tower += rect(13.4, -11, 9.2, 8, fill=TIMBER, **line) + path(
        "M12.6-11L18-15.4L23.4-11z", fill=darker(TIMBER, 0.4), **line
    )
    tower += path("M13.4-8.6H22.6M13.4-5.4H22.6", stroke=INK, stroke_width=0.6)
    church = rect(-5, -8.4, 10, 12, fill=PAPER, **line) + path("M-6.4-8L0-13.4L6.4-8z", fill=RUST, **line)
    church += rect(-2, -17, 4, 5.4, fill=PAPER, **line) + path("M-2.6-17L0-22.6L2.6-17z", fill=RUST, **line)
    church += path("M0-22.4V-25.4M-1.1-24.4H1.1", stroke=INK, stroke_width=0.8) + rect(-1.4, -1.6, 2.8, 5, fill=INK)
    body += church + tower
    for x, y, colour in (
        (-17, -2, "#8fa79a"),
        (-20, 11, "#c98f58"),
        (-5, 12.5, "#c9ad72"),
        (10, 12, "#b9705a"),
        (24, 9.6, "#8fa79a"),
    ):
        body += house(colour).inline(x, y, 0.52)
    return Symbol("w-city", body, (-31.5, -26, 31.5, 24.5))


_TIPI = "M0-9.4L8.4 8.2Q0 10.6-8.4 8.2z"


@once
def tipi(band: str = RUST, second: str = TEAL, hide: str = HIDE) -> Symbol:
    """A tipi with two painted bands."""
    body = ellipse(0, 8.8, 9.4, 1.8, fill=INK, opacity=0.18)
    body += path("M-2.4-12.6L.6-8.6M2.4-12.6L-.6-8.6M.2-13.2V-8.6", stroke=INK, stroke_width=1, stroke_linecap="round")
    body += path(_TIPI, fill=hide, stroke=INK, stroke_width=1, stroke_linejoin="round")
    body += path("M-5.8 2.6Q0 4.4 5.8 2.6L7 5.2Q0 7.4-7 5.2z", fill=band)
    body += path("M-3-3.2Q0-2.2 3-3.2L3.9-1.4Q0-.2-3.9-1.4z", fill=second)
    body += path(
        "M-4.2-.6L-3.4.9L-2.4-.2L-1.2 1.2L0 0L1.2 1.2L2.4-.2L3.4.9L4.2-.6",
        fill="none",
        stroke=INK,
        stroke_width=0.55,
        stroke_linejoin="round",
    )
    body += path("M0 1.4L2.3 9.3Q0 9.8-2.3 9.3z", fill=INK) + path("M0 1.4V-6", stroke=INK, stroke_width=0.5)
    body += path(_TIPI, fill="none", stroke=INK, stroke_width=1, stroke_linejoin="round")
    return Symbol(f"w-tipi-{band[1:]}-{second[1:]}-{hide[1:]}", body, (-9.4, -13.7, 9.4, 10.6), _TIPI)


@once
def camp() -> Symbol:
    """A camp of three tipis around a fire."""
    body = ellipse(0, 6, 20, 9, fill="#cdbb86", stroke=PAPER_EDGE, stroke_width=0.8)
    body += (
        tipi(TEAL, RUST).inline(0, -5, 0.72)
        + tipi().inline(-10.6, 1.4, 0.86)
        + tipi(RUST, "#c99a2e").inline(10.6, 1.8, 0.82)
    )
    body += path("M-2.4 11.2L2.4 9.6M-2.4 9.6L2.4 11.2", stroke=SLEEPER, stroke_width=1.1, stroke_linecap="round")
    body += path(
        "M0 4.6C1.8 6.4 2.4 7.6 1.6 9.2Q0 10.4-1.6 9.2C-2.4 7.8-1 7 0 4.6z",
        fill="#e3b128",
        stroke=RUST,
        stroke_width=0.6,
    )
    return Symbol("w-camp", body, (-20.5, -15, 20.5, 15.4))
