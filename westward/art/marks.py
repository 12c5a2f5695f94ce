"""Marks upon the board: flags, claims, score markers, arrows, hazards, stars, and the treatments of parts."""

from collections.abc import Sequence
from typing import Final

from westward.art.geometry import smooth_path
from westward.art.glyphs import glyph
from westward.art.palette import (
    DESERT,
    FOAM,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    NO_GREY,
    PAPER,
    RUST,
    SHORE,
    STONE,
    TIMBER,
    WATER,
    Seat,
    darker,
    lighter,
)
from westward.art.svg import (
    Definition,
    Point,
    Symbol,
    circle,
    el,
    ellipse,
    group,
    memory,
    once,
    path,
    pen,
    place,
    polygon,
    rect,
    text,
)


@once
def flag(seat: Seat) -> Symbol:
    """A flag on a pole in the seat's colour, with its glyph."""
    body = ellipse(-6.4, 11, 4.4, 1.3, fill=INK, opacity=0.25)
    body += path("M-6.4 11V-11", stroke=INK, stroke_width=2.2, stroke_linecap="round")
    body += path("M-6.4 11V-11", stroke=TIMBER, stroke_width=0.9, stroke_linecap="round")
    cloth = "M-6-10.4C-2.4-12 1.2-8.6 9.6-10.4L7.6-4.4L9.6 1.4C1.2 3.2-2.4-.2-6 1.4z"
    body += path(cloth, fill=seat.colour, **pen(1.1)) + glyph(seat.glyph, 0.4, -4.6, 1.15, seat.ink)
    return Symbol(f"w-flag-{seat.name}", body, (-8.4, -12.4, 10.2, 12.4), cloth + "M-7.4 11V-12H-5.4V11z")


@once
def claim(seat: Seat) -> Symbol:
    """A fenced parcel with the seat's sign: this land is taken."""
    back = path("M-10-8H10M-10-5H10", stroke=INK, stroke_width=1.9) + path(
        "M-10-8H10M-10-5H10", stroke=TIMBER, stroke_width=0.9
    )
    posts = "".join(
        rect(x, y, 2.2, 5.4, rx=0.6, fill=TIMBER, **pen(0.7)) for y in (-10.4, 5) for x in (-11.1, -1.1, 8.9)
    )
    front = path("M-10 7.2H10M-10 10.2H10", stroke=INK, stroke_width=1.9) + path(
        "M-10 7.2H10M-10 10.2H10", stroke=TIMBER, stroke_width=0.9
    )
    sides = path("M-10-8V9M10-8V9", stroke=INK, stroke_width=1.6) + path(
        "M-10-8V9M10-8V9", stroke=TIMBER, stroke_width=0.7
    )
    ground = rect(-10, -8, 20, 17.4, fill=seat.colour, opacity=0.34)
    sign = path("M0 2V8.4", stroke=INK, stroke_width=1.8)
    sign += rect(-6, -6.6, 12, 9.6, rx=1.2, fill=seat.colour, **pen(1)) + glyph(seat.glyph, 0, -1.8, 1.25, seat.ink)
    return Symbol(f"w-claim-{seat.name}", ground + back + sides + posts + front + sign, (-11.6, -10.9, 11.6, 11.3))


@once
def score_marker(seat: Seat) -> Symbol:
    """A wooden disc with the seat's glyph for a score track."""
    side = "M-9 0A9 7.4 0 0 1 9 0V3.6A9 7.4 0 0 1-9 3.6z"
    body = path(side, fill=darker(seat.colour, 0.45), **pen(1)) + ellipse(0, 0, 9, 7.4, fill=seat.colour, **pen(1))
    body += glyph(seat.glyph, 0, 0, 1.35, seat.ink)
    return Symbol(f"w-score-{seat.name}", body, (-9.6, -8, 9.6, 11.6), side)


def arrow(points: Sequence[Point], colour: str = RUST, width: float = 4) -> str:
    """A drawn arrow through the points, rounded at the bends, with an outlined head at the last."""
    (ax, ay), (bx, by) = points[-2], points[-1]
    length = max(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5, 0.01)
    ux, uy = (bx - ax) / length, (by - ay) / length
    neck = (bx - ux * width * 2, by - uy * width * 2)
    wing = width * 1.7
    head = [(bx, by), (neck[0] - uy * wing, neck[1] + ux * wing), (neck[0] + uy * wing, neck[1] - ux * wing)]
    shaft = smooth_path([*points[:-1], neck])
    line = path(shaft, fill="none", stroke=PAPER, stroke_width=width + 2.4, stroke_linecap="round")
    tip = polygon(head, fill=colour, stroke=PAPER, stroke_width=2.4, stroke_linejoin="round", paint_order="stroke")
    return line + tip + path(shaft, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def trail(points: Sequence[Point]) -> str:
    """The faint dotted line the last move leaves."""
    return path(smooth_path(points), class_="trail")


@once
def hatch() -> Definition:
    """Grey hatching for what is not possible."""
    wash = rect(0, 0, 6, 6, fill=NO_GREY, opacity=0.28) + path("M0 0V6", stroke="#5f594f", stroke_width=2, opacity=0.6)
    name = "w-hatch"
    return Definition(
        name,
        el("pattern", wash, id=name, width=6, height=6, patternUnits="userSpaceOnUse", patternTransform="rotate(45)"),
    )


@memory
def _rim_and_halo(d: str) -> str:
    return path(d, class_="rim") + path(d, class_="halo")


def halo(d: str, state: str, part_id: str | None = None) -> str:
    """A clickable empty shape over a field that shows its own state: `may`, `chosen`, `no` or none."""
    return group(_rim_and_halo(d), id=part_id, class_=f"part {state}".rstrip())


@memory
def field(
    part_id: str,
    d: str,
    *body: str,
    state: str = "",
    label: str = "",
    name: str = "",
    clause: str | None = None,
    transform: str | None = None,
) -> str:
    """A clickable part made of any markup, with the outline that shows its state drawn on top of it, and the clause about it.

    `label` says what it is to whoever points at it; `name` is what the place is called, written on the board when names are asked for.
    """
    title = el("title", text(label)) if label else ""
    return group(
        title,
        group(*body),
        _rim_and_halo(d),
        id=part_id,
        class_=f"part {state}".rstrip(),
        data_name=name or None,
        data_clause=clause,
        transform=transform,
    )


_STAR: Final = "M0-10L2.9-3.4L10-2.8L4.6 1.9L6.2 8.9L0 5.2L-6.2 8.9L-4.6 1.9L-10-2.8L-2.9-3.4z"


@once
def star(colour: str = GOLD) -> Symbol:
    """A five-pointed star: points, sheriffs, what counts."""
    body = path(_STAR, fill=colour, **pen(1.1)) + path(
        "M0-10L0 .2L2.9-3.4zM10-2.8L0 .2L4.6 1.9zM6.2 8.9L0 .2L0 5.2zM-6.2 8.9L0 .2L-4.6 1.9zM-10-2.8L0 .2L-2.9-3.4z",
        fill=darker(colour, 0.3),
        opacity=0.7,
    )
    return Symbol(f"w-star-{colour[1:]}", body, (-10.6, -10.7, 10.6, 9.6), _STAR)


@once
def trophy() -> Symbol:
    """A cup for the winner."""
    body = path(
        "M-6-8H-10.4C-10.4-2.6-8.4-.8-5-.6M6-8H10.4C10.4-2.6 8.4-.8 5-.6", fill="none", stroke=INK, stroke_width=2.8
    )
    body += path(
        "M-6-8H-10.4C-10.4-2.6-8.4-.8-5-.6M6-8H10.4C10.4-2.6 8.4-.8 5-.6", fill="none", stroke=GOLD, stroke_width=1.3
    )
    body += path("M-6.4-10H6.4C6.8-2.6 5 1.4 1.4 2.4V6H5V9.4H-5V6H-1.4V2.4C-5 1.4-6.8-2.6-6.4-10z", fill=GOLD, **pen(1))
    body += path(
        "M-4-8.4C-4.2-3.6-3.4-.8-1.8.4", fill="none", stroke=GOLD_LIGHT, stroke_width=1.4, stroke_linecap="round"
    )
    body += path("M-5 7.6H5", stroke=GOLD_DEEP, stroke_width=0.7) + path(
        _STAR, transform=place(0.6, -4.6, 0.26), fill=GOLD_DEEP
    )
    return Symbol("w-trophy", body, (-11.6, -10.7, 11.6, 10))


def _hazard_ground(colour: str) -> str:
    body = path("M0-11.4L11.8 9.2Q12 10.6 10.6 10.6H-10.6Q-12 10.6-11.8 9.2z", fill=colour, **pen(1.2))
    return body + path("M0-8.4L9.4 8.6H-9.4z", fill="none", stroke=INK, stroke_width=0.5, opacity=0.6)


@once
def hazard(kind: str) -> Symbol:
    """A warning triangle: `flood`, `drought` or `rockfall`."""
    if kind == "flood":
        body = _hazard_ground(lighter(WATER, 0.35))
        wave = "M-7 {0}q1.75-2.2 3.5 0t3.5 0 3.5 0 3.5 0"
        for y, colour in ((1.4, FOAM), (4.6, SHORE), (7.6, "#2f6f80")):
            body += path(
                wave.format(y) if y > 2 else "M-3.5 1.4q1.75-2.2 3.5 0t3.5 0",
                fill="none",
                stroke=colour if y > 2 else SHORE,
                stroke_width=1.5,
                stroke_linecap="round",
            )
        body += path("M0-6.4C1.8-3.8 2-3 2-2.2A2 2 0 0 1-2-2.2C-2-3-1.8-3.8 0-6.4z", fill=SHORE, **pen(0.6))
    elif kind == "drought":
        body = _hazard_ground(DESERT) + circle(0, -2, 2.6, fill=GOLD, **pen(0.8))
        body += path("M0-6.8V-5.6M-4-4.2L-3-3.4M4-4.2L3-3.4", stroke=INK, stroke_width=0.8, stroke_linecap="round")
        body += path(
            "M-8 8.4L-4 4.4L-5.4 2.6M-4 4.4L0 5.2L1 2.4M0 5.2L-1.4 8.4M0 5.2L4.6 6L5.4 3.4M4.6 6L7.4 8.4",
            fill="none",
            stroke="#8d5a30",
            stroke_width=1.1,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    elif kind == "rockfall":
        body = _hazard_ground("#d7b798") + path("M-8.4 8.6L-1-4.6L-.4 1L-3 8.6z", fill=STONE, **pen(0.7))
        for x, y, r in ((2.4, -1.8, 1.7), (4, 3, 2), (1.6, 6.8, 1.8), (6.4, 7.2, 1.5)):
            corners = [
                (x - r, y + r * 0.3),
                (x - r * 0.4, y - r),
                (x + r * 0.7, y - r * 0.7),
                (x + r, y + r * 0.4),
                (x, y + r),
            ]
            body += polygon(corners, fill="#8d6446", **pen(0.6))
    else:
        raise ValueError(f"There is no hazard called {kind!r}; there are flood, drought and rockfall.")
    outline = "M0-11.4L11.8 9.2Q12 10.6 10.6 10.6H-10.6Q-12 10.6-11.8 9.2z"
    return Symbol(f"w-hazard-{kind}", body, (-12.4, -12.1, 12.4, 11.3), outline)
