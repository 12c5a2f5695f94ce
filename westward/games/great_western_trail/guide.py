"""The pictures of the guide: arranged positions, and the clauses that show one."""

from __future__ import annotations

from typing import Final

from westward.core.guide import Shown
from westward.games.great_western_trail.arrange import Seat, arrange
from westward.games.great_western_trail.state import Position

_TILES: Final = {
    "FL1": "flood_2_green", "FL2": "flood_3_black", "DR1": "drought_2_green", "RF1": "rockfall_2_black",
    "TP_1": "green", "TP_2": "blue", "A2": "1 1a", "B1": "0 3a", "F1": "0 1a",
}  # fmt: skip
_JOBS: Final = {1: ("cowboy", "craftsman"), 2: ("engineer", "cowboy"), 3: ("craftsman",)}
_FORESIGHT: Final = {"a": ("green", "flood_2_green"), "b": ("cowboy", "engineer"), "c": ("craftsman", "cowboy")}
_MARKET: Final = (
    "holstein",
    "holstein",
    "brown_swiss",
    "ayrshire",
    "west_highland_3",
    "west_highland_4",
    "texas_longhorn_6",
)
_DISPLAY: Final = ("O01", "O05", "O09", "O14")
_HAND: Final = ("jersey", "guernsey", "black_angus", "black_angus")


def _game(at: str = "B", money: int = 7) -> Position:
    seats = {
        0: Seat(at=at, money=money, engine="6", hand=_HAND, workers={"cowboy": 2, "craftsman": 2}, cities=("topeka",)),
        1: Seat(at="C", money=5, engine="4", cities=("topeka", "wichita"), stations=(1,)),
    }
    return arrange(
        2, tiles=_TILES, seats=seats, jobs=_JOBS, token=3, foresight=_FORESIGHT, market=_MARKET, display=_DISPLAY
    )


PICTURES: Final[dict[str, Shown]] = {
    "board": Shown(
        _game,
        marks=((1330, 1085), (1030, 700), (1180, 1085), (920, 820), (150, 395), (720, 190), (620, 90), (150, 700)),
    ),
    "trail": Shown(_game, seat=0, box=(480, 480, 920, 700)),
    "kansas": Shown(_game, box=(20, 340, 270, 531)),
    "railroad": Shown(_game, box=(0, 0, 815, 340)),
    "hand": Shown(_game, seat=0, scene="hand"),
    "mat": Shown(_game, seat=0, scene="seat-0", box=(0, 0, 500, 337)),
    "market": Shown(_game, seat=0, scene="tray"),
}

CLAUSES: Final[dict[str, str]] = {
    "GWT-4.5": "trail",
    "GWT-4.9": "trail",
    "GWT-6.1": "kansas",
    "GWT-6.13": "hand",
    "GWT-6.18": "railroad",
    "GWT-8.1": "kansas",
    "GWT-8.22": "railroad",
    "GWT-8.32": "railroad",
    "GWT-8.44": "mat",
    "GWT-8.52": "market",
}
