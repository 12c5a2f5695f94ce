"""The colours of the table by name, and the six seats told apart by colour, glyph and pattern."""

from dataclasses import dataclass
from functools import cache
from typing import Final

PAPER: Final = "#f4e9d2"
INK: Final = "#3b2a1d"
DARK_PAPER: Final = "#211a14"
DARK_INK: Final = "#eadfc8"
PAPER_DEEP: Final = "#e6d6b4"
PAPER_EDGE: Final = "#b49a6c"

PRAIRIE: Final = "#d9cf8f"
PRAIRIE_DEEP: Final = "#c3bb72"
GRASS: Final = "#c6d793"
GRASS_LINE: Final = "#8c8a45"
DESERT: Final = "#ecd9a0"
RED_ROCK: Final = "#dfae87"
BADLANDS: Final = "#d9bfa0"
PINE_GROUND: Final = "#b9c99a"
PINE: Final = "#5f7d4d"
PINE_DEEP: Final = "#45603a"
STREET: Final = "#cdb994"

MOUNTAIN: Final = "#8a6a4e"
MOUNTAIN_SHADE: Final = "#6b4f3a"
MOUNTAIN_GROUND: Final = "#a88a68"
SNOW: Final = "#f3ead8"

WATER: Final = "#7cc0cb"
SHORE: Final = "#4f97a8"
FOAM: Final = "#e9f6f4"
WATER_INK: Final = "#20545f"

RAIL: Final = "#d9d6cc"
RAIL_EDGE: Final = "#3f4043"
SLEEPER: Final = "#5a3d28"
BALLAST: Final = "#b39b73"
BALLAST_DEEP: Final = "#9c845e"

RUST: Final = "#b5482a"
TEAL: Final = "#3f8a86"
GOLD: Final = "#e3b128"
GOLD_DEEP: Final = "#8a5f10"
GOLD_MID: Final = "#b98612"
GOLD_LIGHT: Final = "#fff3c2"
TIMBER: Final = "#a06f3e"
ROPE: Final = "#e9d9b0"
IRON: Final = "#2e3b3a"
HIDE: Final = "#efe0c0"
LAMP: Final = "#ffe9a8"
STONE: Final = "#b98a66"
SHADOW: Final = "#3b2a1d"
NO_GREY: Final = "#8b857a"

GLYPH_DARK: Final = "#2b2926"
GLYPH_LIGHT: Final = "#fff8e6"

TERRAIN: Final[dict[str, str]] = {
    "desert": DESERT,
    "red_rock": RED_ROCK,
    "pine_forest": PINE_GROUND,
    "prairie": PRAIRIE,
    "grassland": GRASS,
    "badlands": BADLANDS,
}


@dataclass(frozen=True, slots=True)
class Seat:
    """One of the six seats: its colour, the ink of the glyph upon it, and the glyph's name."""

    index: int
    name: str
    colour: str
    ink: str
    glyph: str


SEATS: Final[tuple[Seat, ...]] = (
    Seat(0, "yellow", "#e0a92e", GLYPH_DARK, "star"),
    Seat(1, "red", "#b8342a", GLYPH_LIGHT, "triangle"),
    Seat(2, "green", "#37773f", GLYPH_LIGHT, "square"),
    Seat(3, "blue", "#2f5fa8", GLYPH_LIGHT, "circle"),
    Seat(4, "black", "#2b2926", GLYPH_LIGHT, "diamond"),
    Seat(5, "white", "#efe8d8", GLYPH_DARK, "cross"),
)
_BY_NAME: Final[dict[str, Seat]] = {seat.name: seat for seat in SEATS}


def seat_named(name: str) -> Seat:
    """Find a seat by its colour name."""
    if name not in _BY_NAME:
        raise ValueError(f"There is no seat called {name!r}; the seats are {', '.join(_BY_NAME)}.")
    return _BY_NAME[name]


def channels(colour: str) -> tuple[int, int, int]:
    """Split `#rrggbb` into its three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def luminance(colour: str) -> float:
    """Relative luminance between 0 and 1, as WCAG defines it."""
    r, g, b = (c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 to 21."""
    a, b = sorted((luminance(one), luminance(other)))
    return (b + 0.05) / (a + 0.05)


def ink_on(colour: str) -> str:
    """The glyph ink, dark or light, that reads better on a colour."""
    return max((GLYPH_DARK, GLYPH_LIGHT), key=lambda ink: contrast(ink, colour))


@cache
def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; share 0 is the first, 1 the second."""
    a, b = channels(one), channels(other)
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(a, b, strict=True))


def darker(colour: str, share: float = 0.25) -> str:
    """Blend a colour towards the ink."""
    return mix(colour, INK, share)


def lighter(colour: str, share: float = 0.3) -> str:
    """Blend a colour towards the paper."""
    return mix(colour, "#fffaf0", share)
