"""The actions of Gold Seekers and their notation."""

from __future__ import annotations

from typing import Final

from westward.core.space import ActionSpace, Kind
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import DIE_COLOURS

_SEATS: Final = range(1, c.PERSONS + 1)

SPACE: Final = ActionSpace(
    Kind("throw"),
    Kind("stop"),
    Kind("straight"),
    Kind("loop"),
    Kind("wait"),
    Kind("decline"),
    Kind("detour"),
    Kind("direct"),
    Kind("buy"),
    Kind("walk"),
    Kind("ask", seat=_SEATS),
    Kind("nobody"),
    Kind("accept"),
    Kind("refuse"),
    Kind("person", card=_SEATS, chance=True),
    Kind("order", seat=_SEATS, chance=True),
    Kind("die", number=c.NUMBER_FACES, chance=True),
    Kind("dice", colour=DIE_COLOURS, number=c.NUMBER_FACES, chance=True),
    Kind("card", number=range(1, c.CARDS + 1), chance=True),
)

THROW_AGAIN: Final[int] = SPACE.base("throw")
STOP: Final[int] = SPACE.base("stop")
STRAIGHT: Final[int] = SPACE.base("straight")
LOOP: Final[int] = SPACE.base("loop")
WAIT: Final[int] = SPACE.base("wait")
DECLINE: Final[int] = SPACE.base("decline")
GO_DETOUR: Final[int] = SPACE.base("detour")
GO_DIRECT: Final[int] = SPACE.base("direct")
BUY: Final[int] = SPACE.base("buy")
WALK: Final[int] = SPACE.base("walk")
ASK: Final[int] = SPACE.base("ask")
NOBODY: Final[int] = SPACE.base("nobody")
ACCEPT: Final[int] = SPACE.base("accept")
REFUSE: Final[int] = SPACE.base("refuse")
PERSON: Final[int] = SPACE.base("person")
ORDER: Final[int] = SPACE.base("order")
DIE: Final[int] = SPACE.base("die")
DICE: Final[int] = SPACE.base("dice")
CARD: Final[int] = SPACE.base("card")
