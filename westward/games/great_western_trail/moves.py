"""The actions of Great Western Trail and their notation."""

from __future__ import annotations

from typing import Final

from westward.core.space import ActionSpace, Kind
from westward.games.great_western_trail import components as c


def way_name(way: int) -> str:
    """The branches that leave the first way of a fork, such as `FL1+CS1`; `direct` if there are none."""
    branches = [c.SPOTS[c.BRANCH[fork]] for fork in c.FORKS if c.FORK_BIT[fork] & way]
    return "+".join(branches) or "direct"


WAYS: Final[list[str]] = [way_name(way) for way in range(c.WAY_COUNT)]


SPACE: Final = ActionSpace(
    Kind("forgo"),
    Kind("end"),
    Kind("begin", spot=[c.SPOTS[i] for i in c.NEUTRAL_SPOTS]),
    Kind("go", "{spot} by {way}", spot=c.SPOTS, way=WAYS),
    Kind("play", card=c.CARDS[c.CATTLE : c.HERD]),
    Kind("do", "{spot} {number}", spot=[c.SPOTS[i] for i in c.BUILDING_SPOTS], number=["1", "2", "3", "special"]),
    Kind("aux", "{name} {level}", name=c.AUXILIARIES, level=[1, 2]),
    Kind("hire", "{worker} row {row}", worker=c.WORKERS, row=range(1, c.ROWS + 1)),
    Kind("build", "{number} on {spot}", number=range(1, c.BUILDINGS + 1), spot=[c.SPOTS[i] for i in c.PRIVATE_SPOTS]),
    Kind("discard", card=c.CARDS[: c.HERD]),
    Kind("trash", card=c.CARDS[: c.HERD]),
    # As many as a row has cowboys.
    Kind("draw", count=range(1, c.ROW_SPACES + 1)),
    Kind("take", card=["stack", *c.CARDS[c.CATTLE : c.HERD]]),
    Kind("engine", space=c.SPACES),
    Kind("station", station=range(1, c.STATIONS + 1)),
    Kind("disc", place=[*c.DISCS, *(f"station_{n}" for n in range(1, c.STATIONS + 1))]),
    Kind("give", worker=c.WORKERS),
    Kind("bonus", number=[1, 2]),
    Kind("trade", spot=[c.SPOTS[i] for i in c.VILLAGE]),
    Kind("clear", spot=[c.SPOTS[i] for i in c.ALL_HAZARD_SPOTS]),
    Kind("buy", deal=c.DEALS),
    Kind("reveal"),
    Kind("foresight", "{column}{place}", column=["a", "b", "c"], place=[1, 2]),
    Kind("spend", certificates=range(c.CERT_TRACK[-1] + 1)),
    Kind("deliver", city=c.CITIES),
    Kind("first", seat=range(1, 5), chance=True),
    Kind("neutral", tile=c.NEUTRALS, chance=True),
    Kind("side", side=["a", "b"], chance=True),
    Kind("master", tile=c.MASTERS, chance=True),
    Kind("supply", tile=c.SUPPLY, chance=True),
    Kind("market", card=c.CARDS[c.STARTERS : c.CATTLE], chance=True),
    Kind("objective", card=c.CARDS[c.CATTLE : c.HERD], chance=True),
    Kind("starter", card=c.CARDS[c.HERD :], chance=True),
    Kind("card", card=c.CARDS[: c.HERD], chance=True),
)

FORGO: Final[int] = SPACE.base("forgo")
END: Final[int] = SPACE.base("end")
BEGIN: Final[int] = SPACE.base("begin")
#: A route is GO + its last spot * WAY_COUNT + its way.
GO: Final[int] = SPACE.base("go")
PLAY: Final[int] = SPACE.base("play")
#: A local action is DO + building spot (see components.SITE) * TILE_ACTS + number.
DO: Final[int] = SPACE.base("do")
#: An auxiliary action is AUX + 2 * its number + level - 1.
AUX: Final[int] = SPACE.base("aux")
HIRE: Final[int] = SPACE.base("hire")
BUILD: Final[int] = SPACE.base("build")
DISCARD: Final[int] = SPACE.base("discard")
TRASH: Final[int] = SPACE.base("trash")
DRAW: Final[int] = SPACE.base("draw")
#: TAKE is the top card of the stack, TAKE + 1 + kind a card of the display.
TAKE: Final[int] = SPACE.base("take")
ENGINE: Final[int] = SPACE.base("engine")
STATION: Final[int] = SPACE.base("station")
#: Discs of the player board first, then those on stations.
DISC: Final[int] = SPACE.base("disc")
GIVE: Final[int] = SPACE.base("give")
BONUS: Final[int] = SPACE.base("bonus")
TRADE: Final[int] = SPACE.base("trade")
CLEAR: Final[int] = SPACE.base("clear")
BUY: Final[int] = SPACE.base("buy")
REVEAL: Final[int] = SPACE.base("reveal")
FORESIGHT: Final[int] = SPACE.base("foresight")
SPEND: Final[int] = SPACE.base("spend")
DELIVER: Final[int] = SPACE.base("deliver")

NEUTRAL: Final[int] = SPACE.base("neutral")
SIDE: Final[int] = SPACE.base("side")
MASTER: Final[int] = SPACE.base("master")
SUPPLY: Final[int] = SPACE.base("supply")
MARKET: Final[int] = SPACE.base("market")
OBJECTIVE: Final[int] = SPACE.base("objective")
STARTER: Final[int] = SPACE.base("starter")
CARD: Final[int] = SPACE.base("card")
