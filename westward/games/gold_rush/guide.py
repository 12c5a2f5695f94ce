"""The pictures of the guide: arranged positions, and the clauses that show one."""

from __future__ import annotations

from typing import Final

from westward.core.guide import Shown
from westward.games.gold_rush.arrange import arrange
from westward.games.gold_rush.picture_tiles import SIZE
from westward.games.gold_rush.state import Position

Box = tuple[float, float, float, float]


def _around(left: int, top: int, right: int, low: int) -> Box:
    """The box around the tiles from one corner to the other, with a little table around them."""
    return ((left - 0.15) * SIZE, (top - 0.15) * SIZE, (right - left + 1.3) * SIZE, (low - top + 1.3) * SIZE)


def _turn() -> Position:
    return arrange(
        "yellow red",
        board="11s 0,0 r0; 18d 0,1 r0; 16f 1,1 r1",
        cowboys="red: rail 0 at 1,1",
        deck="16a 02c 09a 19c",
    )


def _roles() -> Position:
    return arrange(
        "yellow red green blue",
        board="18d 0,0 r0; 16f 1,0 r1; 19c 2,0 r0; 06b 2,-1 r0; 09a 1,1 r2; 09d 3,-1 r3",
        cowboys="yellow: rail 0 at 1,0; red: mountain 0 at 2,-1; green: city 0 at 2,0; blue: prairie 0 at 1,1",
    )


def _line() -> Position:
    return arrange(
        "yellow red",
        turn="red",
        board="18d 0,0 r0; 16a 1,0 r1; 16f 2,0 r1",
        cowboys="yellow: rail 0 at 1,0",
        deck="19c",
    )


def _mountain() -> Position:
    return arrange(
        "yellow red green",
        turn="green",
        board="02c 0,0 r0; 09a 0,-1 r2; 09d -1,0 r1",
        cowboys="red: mountain 0 at 0,0",
        tents="green: mountain 0 at -1,0",
        deck="11c",
    )


def _city() -> Position:
    return arrange(
        "yellow red",
        turn="red",
        board="19c 0,0 r3; 17f 0,-1 r3; 17f 1,-1 r0; 17f 1,0 r1; 16f 0,1 r0",
        cowboys="yellow: city 0 at 0,0",
        deck="18d",
    )


def _prairie() -> Position:
    return arrange(
        "yellow red green",
        board="06b 0,0 r0; 09a 0,-1 r0; 04b 1,-1 r1; 09d 0,1 r2; 04a 1,1 r2; 09b 1,0 r3",
        cowboys="yellow: prairie 0 at 0,-1; red: prairie 0 at 0,1",
    )


PICTURES: Final[dict[str, Shown]] = {
    "turn": Shown(_turn, plays=("tile 16a",), seat=0, box=_around(-1, 0, 2, 2)),
    "roles": Shown(_roles, box=_around(0, -1, 3, 1), marks=((150, 16), (216, -84), (285, 16), (116, 116))),
    "line": Shown(_line, plays=("tile 19c", "place 3,0 r0"), box=_around(0, 0, 3, 0)),
    "mountain": Shown(_mountain, box=_around(-1, -1, 0, 0), marks=((-62, 18), (84, 86))),
    "city": Shown(_city, plays=("tile 18d", "place 0,2 r2"), box=_around(0, -1, 1, 2)),
    "prairie": Shown(_prairie, box=_around(0, -1, 1, 1)),
}

CLAUSES: Final[dict[str, str]] = {
    "GR-4.3": "turn",
    "GR-4.1": "roles",
    "GR-5.2": "roles",
    "GR-7.1": "mountain",
    "GR-8.7": "line",
    "GR-8.10": "mountain",
    "GR-8.14": "city",
    "GR-10.6": "prairie",
}
