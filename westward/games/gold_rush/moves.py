"""The actions of Gold Rush and their notation."""

from __future__ import annotations

from typing import Final

from westward.core.space import ActionSpace, Kind
from westward.games.gold_rush import components as c

_ACROSS: Final = range(-c.REACH, c.REACH + 1)

SPACE: Final = ActionSpace(
    Kind("pass"),
    Kind("mine"),
    Kind("cowboy", role=c.ROLES, segment=range(c.MOST)),
    Kind("tent", "{x},{y} {segment}", x=_ACROSS, y=_ACROSS, segment=range(c.MOST_MOUNTAINS)),
    Kind("place", "{x},{y} r{turn}", x=_ACROSS, y=_ACROSS, turn=range(4)),
    Kind("first", seat=range(1, len(c.COLOURS) + 1), chance=True),
    Kind("tile", tile=c.IDS, chance=True),
    Kind("token", face=c.FACES, chance=True),
)

PASS: Final[int] = SPACE.base("pass")
MINE: Final[int] = SPACE.base("mine")
COWBOY: Final[int] = SPACE.base("cowboy")
TENT: Final[int] = SPACE.base("tent")
PLACE: Final[int] = SPACE.base("place")
TILE: Final[int] = SPACE.base("tile")
TOKEN: Final[int] = SPACE.base("token")

#: Every action as a ready-made integer, so that listing legal actions makes none anew.
ACTIONS: Final[list[object]] = list(range(TOKEN + len(c.FACES)))
