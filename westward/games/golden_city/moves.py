"""The actions of Golden City and their notation."""

from __future__ import annotations

from typing import Final

from westward.core.space import ActionSpace, Kind
from westward.games.golden_city import components as c

SPACE: Final = ActionSpace(
    Kind("roll"),
    Kind("scout"),
    Kind("challenge"),
    Kind("leave"),
    Kind("house", field=[c.IDS[field] for field in c.HOUSE]),
    Kind("go", field=c.IDS[: c.LAKES_TO]),
    Kind("ferry", field=c.IDS[: c.LAKES_TO]),
    Kind("retreat", field=c.IDS[: c.LAKES_TO]),
    Kind("first", seat=range(1, len(c.COLOURS) + 1), chance=True),
    Kind("die", face=["loco", 2, 3, 4, 5, 6], chance=True),
    Kind("chip", chip=c.CHIP_NAMES, chance=True),
)

DO_ROLL: Final[int] = SPACE.base("roll")
DO_SCOUT: Final[int] = SPACE.base("scout")
DO_CHALLENGE: Final[int] = SPACE.base("challenge")
DO_LEAVE: Final[int] = SPACE.base("leave")
TAKE_HOUSE: Final[int] = SPACE.base("house")
GO: Final[int] = SPACE.base("go")
FERRY: Final[int] = SPACE.base("ferry")
RETREAT: Final[int] = SPACE.base("retreat")
DIE: Final[int] = SPACE.base("die")
CHIP: Final[int] = SPACE.base("chip")
