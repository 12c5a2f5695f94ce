"""The pieces of Colorado County: flag stones, land cards, cowboys, and where the fields lie."""

from __future__ import annotations

from typing import Final

from westward.art.cards import card, card_field
from westward.art.icons import icon
from westward.art.marks import star
from westward.art.palette import (
    GLYPH_DARK,
    GLYPH_LIGHT,
    GOLD,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    TIMBER,
    darker,
    lighter,
)
from westward.art.svg import (
    Point,
    Symbol,
    circle,
    ellipse,
    group,
    num,
    once,
    path,
    pen,
    place,
    rect,
    write,
)
from westward.games.colorado_county import components as c

#: The side of a field, the strip for letters and numbers around the fields, and the depth of the score track.
CELL: Final = 58
STRIP: Final = 20
TRACK: Final = 42
MARGIN: Final = 12
LEFT: Final = MARGIN + TRACK + STRIP
TOP: Final = MARGIN + TRACK + STRIP
WIDE: Final = c.COLUMNS * CELL
HIGH: Final = c.ROWS * CELL


def corner(field: str) -> Point:
    """The upper left corner of a field."""
    number = c.NUMBER[field]
    return LEFT + number % c.COLUMNS * CELL, TOP + number // c.COLUMNS * CELL


def centre(field: str) -> Point:
    """The middle of a field."""
    x, y = corner(field)
    return x + CELL / 2, y + CELL / 2


def outline(field: str, inset: float = 2.5) -> str:
    """The path around a field, a little inside of its edges."""
    x, y = corner(field)
    side = num(CELL - 2 * inset)
    return f"M{num(x + inset)} {num(y + inset)}h{side}v{side}h-{side}z"


def square(field: str) -> list[Point]:
    """The four corners of a field."""
    x, y = corner(field)
    return [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]


def track_cell(points: int) -> Point:
    """CC-2.12: the middle of the score track's cell for a score; it runs clockwise from the upper left corner."""
    at = points % c.BOX.board.svg.track_cells
    across, down = c.COLUMNS + 2, c.ROWS + 2
    width, height = WIDE + 2 * STRIP, HIGH + 2 * STRIP
    if at < across:
        return _along(at, across, width), MARGIN + TRACK / 2
    at -= across
    if at < down - 2:
        return MARGIN + TRACK + width + TRACK / 2, MARGIN + TRACK + (at + 0.5) * height / (down - 2)
    at -= down - 2
    if at < across:
        return _along(across - 1 - at, across, width), MARGIN + TRACK + height + TRACK / 2
    at -= across
    return MARGIN + TRACK / 2, MARGIN + TRACK + height - (at + 0.5) * height / (down - 2)


def _along(at: int, across: int, width: float) -> float:
    """How far from the left a cell of the upper or lower row of the track is; the corners are square."""
    if at == 0:
        return MARGIN + TRACK / 2
    if at == across - 1:
        return MARGIN + TRACK + width + TRACK / 2
    return MARGIN + TRACK + (at - 0.5) * width / (across - 2)


#: Every flag colour has an emblem of its own, so that flags can be told apart without colour.
_EMBLEMS: Final[dict[str, str]] = {
    "blue": "M-5-1.4q1.7-2.4 3.3 0t3.4 0 3.3 0M-5 2.2q1.7-2.4 3.3 0t3.4 0 3.3 0",
    "red": "M-5 3.4L5-3.4M-5-.6L.4-3.6M-.4 3.6L5 .6",
    "yellow": "M-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M0-5V-3.8M0 3.8V5M-5 0H-3.8M3.8 0H5",
    "green": "M0-4L-3.6 2.6H3.6zM0 2.6V4.6",
}


def paint(colour: str) -> str:
    """The paint of a flag colour."""
    return c.BOX.colours.hex[colour]


def _ink(colour: str) -> str:
    return GLYPH_DARK if colour == "yellow" else GLYPH_LIGHT


@once
def flag_stone(colour: str) -> Symbol:
    """A flag on its stone, with the emblem of its colour."""
    body = ellipse(-6, 11.6, 7, 2.2, fill=INK, opacity=0.25)
    body += ellipse(-6, 10.6, 6, 2.6, fill=darker(paint(colour), 0.35), **pen(1))
    body += path("M-6 10V-12", stroke=INK, stroke_width=2.6, stroke_linecap="round")
    body += path("M-6 10V-12", stroke=TIMBER, stroke_width=1.2, stroke_linecap="round")
    cloth = "M-5.6-11.6C-1.6-13.4 3-9.8 11.4-11.6L9-5L11.4 1.6C3 3.4-1.6-.2-5.6 1.6z"
    body += path(cloth, fill=paint(colour), **pen(1.2))
    body += emblem(colour, 1.6, -5, 0.9)
    return Symbol(f"w-cc-flag-{colour}", body, (-13, -13.4, 12.2, 14), cloth + "M-7.4 10V-13H-4.6V10z")


def emblem(colour: str, x: float, y: float, scale: float) -> str:
    """The emblem of a flag colour."""
    d = _EMBLEMS[colour]
    style = "round"
    return path(
        d, transform=place(x, y, scale), fill="none", stroke=_ink(colour), stroke_width=1.7, stroke_linecap=style,
        stroke_linejoin=style,
    )  # fmt: skip


CARD: Final = (92, 128)


def land_card(name: str) -> str:
    """A land card: its flag, and the squares with their stars; its name is for those who point at it."""
    colour, kind = name.split("-")
    width, height = CARD
    _, _, w, h = card_field(width, height)
    shape = c.BOX.figures[kind]
    columns = max(cell[0] for cell in shape.cells) + 1
    rows = max(cell[1] for cell in shape.cells) + 1
    side = min(20.0, (w - 6) / columns)
    left, top = -columns * side / 2, h / 2 - 4 - rows * side - (22 - rows * side / 2 if rows == 1 else 2)
    squares = ""
    for number, (dx, dy) in enumerate(shape.cells):
        starred = number in shape.stars
        squares += rect(
            left + dx * side, top + dy * side, side, side,
            fill=lighter(paint(colour), 0.55) if starred else PAPER_DEEP,
            stroke=INK, stroke_width=1, stroke_dasharray=None if starred else "2 2",
        )  # fmt: skip
        if starred:
            squares += star(GOLD).inline(left + (dx + 0.5) * side, top + (dy + 0.5) * side, side / 24)
    flag = flag_stone(colour).inline(0, -h / 2 + 24, 1.35)
    ground = rect(-w / 2, -h / 2, w, h, rx=2, fill=lighter(paint(colour), 0.82))
    return card(width, height, "", ground, flag, squares, colour=paint(colour))


COWBOY: Final = (54, 72)


@once
def cowboy_card(value: int) -> Symbol:
    """A cowboy as a card: his hat and his value, the higher the more golden."""
    width, height = COWBOY
    body = rect(-width / 2, -height / 2, width, height, rx=5, fill=PAPER, **pen(1.3))
    ground = lighter(GOLD, 0.9 - 0.75 * value / c.COWBOYS)
    body += rect(
        -width / 2 + 3, -height / 2 + 3, width - 6, height - 6, rx=3, fill=ground, stroke=PAPER_EDGE, stroke_width=0.8
    )
    body += icon("hat").inline(0, -19, 1.05, color="#7a4c2c")
    body += write(0, 10, str(value), 27, fill=INK)
    return Symbol(
        f"w-cc-cowboy-{value}", body, (-width / 2 - 0.7, -height / 2 - 0.7, width / 2 + 0.7, height / 2 + 0.7)
    )


@once
def bag() -> Symbol:
    """The bag with the cowboys."""
    body = ellipse(0, 13, 13, 2, fill=INK, opacity=0.2)
    body += path("M-4-7C-13-1-14 13-8 13.4H8C14 13 13-1 4-7z", fill="#b98a5a", **pen(1.3))
    body += path("M-6-12Q0-8.4 6-12L4-7H-4z", fill="#cda578", **pen(1.2))
    body += path("M-5-7.2Q0-5 5-7.2", fill="none", stroke="#7a4c2c", stroke_width=2.4, stroke_linecap="round")
    return Symbol("w-cc-bag", body, (-14.4, -13, 14.4, 15))


@once
def sale_tile() -> Symbol:
    """A "For Sale" sign on its post: a dollar says it in every language, and at any size."""
    body = path("M0 12V-4", stroke=INK, stroke_width=3.4, stroke_linecap="round")
    body += path("M0 12V-4", stroke=TIMBER, stroke_width=1.8, stroke_linecap="round")
    body += rect(-12, -11, 24, 13, rx=1.5, fill=PAPER, **pen(1.2))
    body += write(0, -4.4, "$", 13, fill="#a33d22")
    return Symbol("w-cc-sale", body, (-12.7, -11.7, 12.7, 13))


@once
def start_star() -> Symbol:
    """The sign of the start player: a sheriff's star."""
    body = circle(0, 0, 10, fill=GOLD, **pen(1.2)) + star(PAPER).inline(0, 0, 0.72)
    return Symbol("w-cc-start", body, (-10.7, -10.7, 10.7, 10.7))


def small_figure(kind: str, x: float, y: float, side: float, colour: str) -> str:
    """A figure alone, for a card that is only named."""
    shape = c.BOX.figures[kind]
    columns = max(cell[0] for cell in shape.cells) + 1
    rows = max(cell[1] for cell in shape.cells) + 1
    out = ""
    for number, (dx, dy) in enumerate(shape.cells):
        fill = paint(colour) if number in shape.stars else PAPER_DEEP
        out += rect(
            x + (dx - columns / 2) * side,
            y + (dy - rows / 2) * side,
            side,
            side,
            fill=fill,
            stroke=INK,
            stroke_width=0.8,
        )
    return group(out)
