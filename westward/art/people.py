"""Figures in seat colours: standing, digging, resting and riding people, tents, and the black coalition."""

from typing import Final

from westward.art.animals import MANE, horse_markup
from westward.art.glyphs import glyph
from westward.art.palette import GLYPH_LIGHT, INK, ROPE, TIMBER, Seat, darker
from westward.art.svg import Symbol, circle, ellipse, group, once, path, place

_BODY: Final = (
    "M-7.6 10.4L-4.6 2.6C-8.4 2.2-9.4.6-8.6-1.2C-7.4-2.8-4.6-2.8-2.9-3.2C-3.6-4.2-3.9-5.2-3.8-6.2"
    "C-6.8-6.2-8-7.2-7.2-8C-5.6-7.6-4.4-7.9-3.7-8.4C-3.3-10.8-2.6-12-1.6-12C-.9-12-.6-11.5 0-11.5"
    "S.9-12 1.6-12C2.6-12 3.3-10.8 3.7-8.4C4.4-7.9 5.6-7.6 7.2-8C8-7.2 6.8-6.2 3.8-6.2"
    "C3.9-5.2 3.6-4.2 2.9-3.2C4.6-2.8 7.4-2.8 8.6-1.2C9.4.6 8.4 2.2 4.6 2.6L7.6 10.4H1.6L0 6.6L-1.6 10.4z"
)
_HAT_SHADE: Final = "M-3.75-8.1Q0-7 3.75-8.1"
_TENT: Final = "M-11 8L0-8.4L11 8z"
_RIDER_TORSO: Final = "M-3.2-3.2L-3.4-8.4C-3.4-10.4-1.8-10.8-.3-10.8S2.6-10.4 2.8-8.6L5.4-5.6L4.2-4.4L2.3-6.2L2-3.2z"
_RIDER_HAT: Final = (
    "M-4.8-13.6C-3.2-13.1-2.6-13.3-2.3-13.8C-2.1-16.2-1.4-17-.3-16.5C.8-17 1.5-16.2 1.7-13.8"
    "C2-13.3 2.6-13.1 4.2-13.6C4.2-12.3 2-12-.3-12S-4.6-12.3-4.8-13.6z"
)


def _figure(seat: Seat, turn: float = 0) -> str:
    body = path(_BODY, fill=seat.colour, stroke=INK, stroke_width=1.1, stroke_linejoin="round")
    band = darker(seat.colour, 0.4) if seat.name != "black" else "#6d675e"
    body += path(_HAT_SHADE, fill="none", stroke=band, stroke_width=1.1)
    return body + group(glyph(seat.glyph, 0, 0, 1.08, seat.ink), transform=place(0, 1.1, rotate=turn))


@once
def cowboy(seat: Seat) -> Symbol:
    """A standing figure with a hat, in the seat's colour and with its glyph on the chest."""
    shadow = ellipse(0, 10.6, 8.4, 1.9, fill=INK, opacity=0.22)
    return Symbol(f"w-cowboy-{seat.name}", shadow + _figure(seat), (-9.4, -12.6, 9.4, 12.4), _BODY)


@once
def prospector(seat: Seat) -> Symbol:
    """The standing figure with a pickaxe over the shoulder."""
    pick = path("M6.4 9L10-9.4", stroke=INK, stroke_width=2.3, stroke_linecap="round")
    pick += path("M6.4 9L10-9.4", stroke=TIMBER, stroke_width=1.1, stroke_linecap="round")
    pick += path(
        "M4.4-9.6Q9.8-13 14.4-7.4Q9.8-10.4 4.4-9.6z",
        fill="#8d9092",
        stroke=INK,
        stroke_width=0.9,
        stroke_linejoin="round",
    )
    shadow = ellipse(0, 10.6, 8.4, 1.9, fill=INK, opacity=0.22)
    return Symbol(f"w-prospector-{seat.name}", shadow + pick + _figure(seat), (-9.4, -12.6, 14.6, 12.4), _BODY)


@once
def resting(seat: Seat) -> Symbol:
    """The same figure lying down, as farmers do on the prairie."""
    turned = group(_figure(seat, 90), transform="rotate(-90)")
    shadow = ellipse(0, 7.6, 11, 2.2, fill=INK, opacity=0.2)
    return Symbol(f"w-resting-{seat.name}", shadow + turned, (-12.6, -9.4, 11, 9.8))


@once
def tent(seat: Seat) -> Symbol:
    """A ridge tent in the seat's colour with an open flap."""
    body = ellipse(0, 8, 11.6, 1.8, fill=INK, opacity=0.2)
    body += path("M0-8.4L-1.6-10.6M0-8.4L1.6-10.6", stroke=INK, stroke_width=1.1, stroke_linecap="round")
    body += path(_TENT, fill=seat.colour, stroke=INK, stroke_width=1.1, stroke_linejoin="round")
    body += path("M0-8.4L4.2 8H-.6z", fill=darker(seat.colour, 0.62) if seat.name != "black" else "#57524a")
    body += path("M4.2 8L0-8.4L7.2 8z", fill=darker(seat.colour, 0.25))
    body += path(_TENT, fill="none", stroke=INK, stroke_width=1.1, stroke_linejoin="round")
    body += glyph(seat.glyph, -4.4, 4.1, 0.92, seat.ink)
    return Symbol(f"w-tent-{seat.name}", body, (-11.6, -11, 11.6, 9.8), _TENT)


def rider_markup(colour: str, hat: str, face: str = "#d9a877", edge: str = INK) -> str:
    """Draw the upper body of a rider, to sit on a horse drawn around the same origin."""
    body = circle(-0.2, -11.8, 2.1, fill=face, stroke=edge, stroke_width=0.8)
    body += path(_RIDER_TORSO, fill=colour, stroke=edge, stroke_width=0.9, stroke_linejoin="round")
    return body + path(_RIDER_HAT, fill=hat, stroke=edge, stroke_width=0.8, stroke_linejoin="round")


@once
def rider(seat: Seat, coat: str = "#7a4c2c") -> Symbol:
    """A rider in the seat's colour; the saddle blanket carries the glyph."""
    blanket = path("M-5-3.9Q-1-3 3.2-3.9L3.8 2.9Q-1 4-5.4 2.9z", fill=seat.colour, stroke=INK, stroke_width=0.9)
    blanket += glyph(seat.glyph, -0.9, -0.3, 0.98, seat.ink)
    body = ellipse(0, 9.2, 10.5, 1.7, fill=INK, opacity=0.2)
    body += horse_markup(coat, MANE) + rider_markup(seat.colour, darker(seat.colour, 0.18)) + blanket
    return Symbol(f"w-rider-{seat.name}-{coat[1:]}", body, (-12, -17.4, 12.4, 11))


@once
def coalition() -> Symbol:
    """Two riders in black who travel together: the coalition everybody fears."""
    black, edge = "#2b2926", GLYPH_LIGHT
    pair = ""
    for x, y in ((5.2, -2.4), (-4.2, 1.2)):
        one = horse_markup(black, black, edge) + rider_markup(black, black, black, edge)
        one += path("M-5-3.6Q-1-2.8 3.2-3.6L3.6 1.4Q-1 2.4-5.2 1.4z", fill="#57524a", stroke=edge, stroke_width=0.6)
        one += path("M-3.3-6.6L2.5-5.2", stroke=ROPE, stroke_width=0.9)
        pair += group(one, transform=place(x, y))
    ground = ellipse(0.5, 9.4, 15.5, 2.4, fill=INK, opacity=0.25)
    return Symbol("w-coalition", ground + pair, (-16.4, -20, 17.8, 11.8))
