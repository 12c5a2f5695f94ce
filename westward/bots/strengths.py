"""How strong the levels are: one scale for all games, on which playing at random is 0, and the points they usually reach.

The figures are measured by `tools/strengths.py` and stand in `strengths.toml`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec


class Strength(msgspec.Struct, frozen=True):
    """A level in a game with so many players.

    Whoever is 400 higher wins ten of eleven games against the other, each with half of the seats. `about` is half of the width of the
    95 % interval; `least` says that hardly a game was lost against the level below, so that it may be more. `points` is the mean of games among equals.
    """

    game: str
    players: int
    level: str
    rating: int
    about: int
    least: bool
    points: int
    #: The bot that was measured, with its budget, and how many games it played.
    bot: str
    games: int


FILE = Path(__file__).with_name("strengths.toml")


def read(file: Path) -> list[Strength]:
    """What a file says of all games, by game, players and from the weakest level up."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, list[Strength]])["strength"]


@cache
def strengths(game: str) -> list[Strength]:
    """What was measured of a game."""
    return [row for row in read(FILE) if row.game == game]
