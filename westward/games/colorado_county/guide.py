"""The pictures of the guide: arranged positions, and the clauses that show one."""

from __future__ import annotations

from typing import Final

from westward.core.guide import Shown
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.state import Position

#: The middle of field A1, and the size of a field.
_FIRST: Final = 103.5
_FIELD: Final = 58.0

_FLAGS: Final = {"blue": "G3 C7 M9", "red": "F1 K5 A6", "yellow": "I1 G9 L7", "green": "B10 I6 O2"}


def _at(field: str) -> tuple[float, float]:
    """The middle of a field on the board."""
    column, row = "ABCDEFGHIJKLMNO".index(field[0]), int(field[1:]) - 1
    return (_FIRST + _FIELD * column, _FIRST + _FIELD * row)


def _mark(field: str) -> tuple[float, float]:
    """The upper left corner of a field, where a number hides little."""
    x, y = _at(field)
    return (x - 0.42 * _FIELD, y - 0.42 * _FIELD)


def _around(first: str, last: str) -> tuple[float, float, float, float]:
    """The box around the fields from one corner to the other."""
    (left, top), (right, low) = _at(first), _at(last)
    edge = 0.62 * _FIELD
    return (left - edge, top - edge, right - left + 2 * edge, low - top + 2 * edge)


def _county() -> Position:
    return arrange(
        3, flags=_FLAGS, markers={0: "H3 H5 B3", 1: "D6 D7 G7", 2: "M4 L3"}, face_up=("blue-pair", "red-single")
    )


def _auction() -> Position:
    hands = {0: (3, 8, 15, 22, 31, 40, 47, 52, 60)}
    return arrange(3, flags=_FLAGS, hands=hands, face_up=("blue-knight", "yellow-skip"))


def _second() -> Position:
    return arrange(3, flags={"blue": "G6", "red": "E5"}, cards={0: "blue-pair"}, markers={1: "G5"})


def _scoring() -> Position:
    markers = {0: "B6 B7 F4 F5 G5", 1: "L5 L6 O6 K9", 2: "A9 A10 D10 J5"}
    return arrange(3, markers=markers, flags={"green": "O9"}, round=2)


PICTURES: Final[dict[str, Shown]] = {
    "county": Shown(_county, marks=(_mark("F1"), _mark("D6"), _mark("H4"), _mark("O7"), (985, 40))),
    "cards": Shown(_auction, seat=0, scene="tray"),
    "hand": Shown(_auction, seat=0, scene="hand"),
    "second": Shown(_second, seat=0, box=_around("D4", "J8")),
    "scoring": Shown(_scoring, box=_around("A1", "O10"), marks=(_mark("B6"), _mark("F4"), _mark("M5"), _mark("A9"))),
    "points": Shown(_scoring, scene="info", box=(0, 292, 318, 174)),
}

CLAUSES: Final[dict[str, str]] = {
    "CC-5.2": "county",
    "CC-6.2": "hand",
    "CC-6.11": "cards",
    "CC-7.2": "second",
    "CC-9.13": "points",
    "CC-9.6": "scoring",
    "CC-9.7": "scoring",
}
