"""Small things one picks up: chips, nuggets, coins, stacks, dice."""

from typing import Final

from westward.art.palette import (
    GLYPH_LIGHT,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_MID,
    INK,
    PAPER,
    darker,
    ink_on,
    lighter,
)
from westward.art.rail import locomotive
from westward.art.svg import Symbol, circle, ellipse, once, path, rect, slug, write

_NUGGET: Final = "M-5 1.5L-3-3.5L1-4.6L4.6-2L5 2.2L1.5 4.4L-2.8 4.2z"


@once
def nugget() -> Symbol:
    """A nugget of gold."""
    body = path(_NUGGET, fill=GOLD, stroke="#6b4408", stroke_width=0.9, stroke_linejoin="round")
    body += path("M-.6-.8L4.6-2L5 2.2L1.5 4.4L-2.8 4.2z", fill=GOLD_MID, opacity=0.55)
    body += path(
        "M-3-3.5L-.6-.8L1-4.6M-.6-.8L4.6-2M-.6-.8L-2.8 4.2M-.6-.8L1.5 4.4",
        fill="none",
        stroke=GOLD_DEEP,
        stroke_width=0.5,
    )
    body += path("M-2.6-2.6L-1-3.4", stroke=GOLD_LIGHT, stroke_width=1, stroke_linecap="round")
    return Symbol("w-nugget", body, (-5.5, -5.1, 5.5, 4.9), _NUGGET)


_DISC: Final = "M-12 0A12 9.4 0 0 1 12 0V3A12 9.4 0 0 1-12 3z"


def _disc(face: str, side: str, rim: str) -> str:
    body = path(_DISC, fill=side, stroke=INK, stroke_width=1)
    body += ellipse(0, 0, 12, 9.4, fill=face, stroke=INK, stroke_width=1.1)
    return body + ellipse(0, 0, 9.9, 7.5, fill="none", stroke=rim, stroke_width=0.7, stroke_dasharray="2 1.3")


_DISC_BOX: Final = (-12.6, -10, 12.6, 13)


@once
def chip_back() -> Symbol:
    """A chip lying face down."""
    body = _disc("#c79a4b", "#8a6430", "#7a5420") + write(0, 0, "?", 11, fill="#54350c")
    return Symbol("w-chip-back", body, _DISC_BOX, _DISC)


@once
def gold_chip(value: int) -> Symbol:
    """A turned-up gold chip with its value in nuggets."""
    body = _disc("#f2cb55", GOLD_DEEP, GOLD_MID) + nugget().inline(-4.8, 0.2, 0.74)
    return Symbol(f"w-gold-chip-{value}", body + write(4, 0, str(value), 13, fill="#4a2f06"), _DISC_BOX, _DISC)


@once
def robber_chip(strength: int) -> Symbol:
    """A turned-up robber chip with his strength."""
    body = _disc("#6d2b22", "#3f1710", "#c78d73")
    body += path(
        "M-9.4.2C-8.2-.4-7.6-.6-7.2-1C-7-4.2-6.2-5.4-4.9-4.7"
        "C-3.6-5.4-2.8-4.2-2.6-1C-2.2-.6-1.6-.4-.4.2C-1 1.6-3 1.8-4.9 1.8S-8.8 1.6-9.4.2z",
        fill=INK,
        stroke="#f0d9c0",
        stroke_width=0.5,
    )
    body += path("M-7.3 2.2Q-4.9 3-2.5 2.2L-3 4.8L-4.9 6L-6.8 4.8z", fill="#f0d9c0", stroke=INK, stroke_width=0.5)
    return Symbol(
        f"w-robber-chip-{strength}", body + write(4.2, 0, str(strength), 13, fill=GLYPH_LIGHT), _DISC_BOX, _DISC
    )


@once
def coin(value: int | str) -> Symbol:
    """A coin seen from above with its value."""
    body = circle(0, 0, 10, fill=GOLD, stroke=INK, stroke_width=1.2) + circle(
        0, 0, 8, fill="#f2cb55", stroke=GOLD_DEEP, stroke_width=0.7
    )
    shown = str(value)
    body += write(0, 0, shown, {1: 13, 2: 11.6}.get(len(shown), 9), fill="#4a2f06")
    return Symbol(
        f"w-coin-{slug(shown)}", body, (-10.6, -10.6, 10.6, 10.6), "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"
    )


@once
def stack(count: int, face: str = "#d0a95e") -> Symbol:
    """A pile of tokens with the number of tokens on top."""
    shown = min(max(count, 1), 5)
    side = darker(face, 0.35)
    body = ""
    for i in range(shown):
        y = 6 - 2.6 * i
        body += ellipse(0, y, 9.4, 5.8, fill=side, stroke=INK, stroke_width=0.9) + ellipse(
            0, y - 1.2, 9.4, 5.8, fill=face, stroke=INK, stroke_width=0.9
        )
    top = 4.8 - 2.6 * (shown - 1)
    body += ellipse(0, top, 7.2, 4.2, fill=lighter(face, 0.3), stroke=side, stroke_width=0.5)
    body += write(0, top, str(count), 12.5 if count < 10 else 11, fill=ink_on(face))
    return Symbol(f"w-stack-{count}-{face[1:]}", body, (-9.9, top - 6.3, 9.9, 12.3))


_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_DIE: Final = (
    "M-8.6-11H8.6A2.4 2.4 0 0 1 11-8.6V8.6A2.4 2.4 0 0 1 8.6 11H-8.6A2.4 2.4 0 0 1-11 8.6V-8.6A2.4 2.4 0 0 1-8.6-11z"
)
_DIE_BOX: Final = (-11.7, -11.7, 11.7, 12.8)


def _cube(face: str) -> str:
    body = rect(-11, -9.6, 22, 22, rx=3.4, fill=darker(face, 0.4), stroke=INK, stroke_width=1.2)
    return body + rect(-11, -11, 22, 22, rx=3.4, fill=face, stroke=INK, stroke_width=1.2)


@once
def die(pips: int, face: str = "#fbf3df") -> Symbol:
    """A die showing one to six pips."""
    dots = "".join(circle(5.6 * x, 5.6 * y, 2.2, fill=ink_on(face)) for x, y in _PIPS[pips])
    return Symbol(f"w-die-{pips}-{face[1:]}", _cube(face) + dots, _DIE_BOX, _DIE)


@once
def die_locomotive(face: str = "#fbf3df") -> Symbol:
    """The die's locomotive face."""
    return Symbol(f"w-die-loco-{face[1:]}", _cube(face) + locomotive().inline(0, 0.6, 0.6), _DIE_BOX, _DIE)


_DIE_COLOURS: Final[dict[str, tuple[str, str]]] = {
    "green": ("#4d8f4a", "M-5.4.4L-1.6 4.4L5.8-4.4"),
    "yellow": ("#e8c33a", "M-5.6 1.4Q-2.8-3.4 0 0T5.6-1.4"),
    "red": ("#b8342a", "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6"),
}


@once
def colour_die(colour: str) -> Symbol:
    """A face of the colour die: green with a tick, yellow with a wave, red with a cross."""
    face, mark = _DIE_COLOURS[colour]
    body = _cube(face) + circle(0, 0, 8.4, fill=lighter(face, 0.2), stroke=darker(face, 0.3), stroke_width=0.8)
    body += path(
        mark,
        fill="none",
        stroke=INK if colour == "yellow" else PAPER,
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return Symbol(f"w-colour-die-{colour}", body, _DIE_BOX, _DIE)
