"""The actions of Colorado County and their notation."""

from __future__ import annotations

from typing import Final

from westward.core.space import ActionSpace, Kind
from westward.games.colorado_county import components as c

_VALUES: Final = range(1, c.COWBOYS + 1)

SPACE: Final = ActionSpace(
    Kind("flag", colour=c.FLAG_COLOURS, field=c.IDS),
    Kind("no-bid"),
    Kind("bid", "{count} top {top}", count=_VALUES, top=_VALUES),
    Kind("done"),
    Kind("add", cowboy=_VALUES),
    Kind("pick", card=c.CARD_NAMES),
    Kind("place", fields=c.PLACEMENT_NAMES),
    Kind("pass"),
    Kind("pass-round"),
    Kind("sell", field=c.IDS),
    Kind("decline"),
    Kind("decline-window"),
    Kind("want"),
    Kind("pay", cowboy=_VALUES),
    Kind("lake", fields=c.SPOT_NAMES),
    Kind("start", seat=range(1, c.BOX.game.max_players + 1), chance=True),
    Kind("layout", layout=c.LAYOUT_IDS, chance=True),
    Kind("scatter", fields=c.SPOT_NAMES, chance=True),
    Kind("deal-lack", colours=["-".join(c.FLAG_COLOURS[i] for i in lack) for lack in c.LACKING], chance=True),
    Kind("deal-extra", colours=["-".join(c.FLAG_COLOURS[i] for i in pair) for pair in c.EXTRAS], chance=True),
    Kind("reveal", card=c.CARD_NAMES, chance=True),
    Kind("draw", cowboy=_VALUES, chance=True),
)

FLAG: Final[int] = SPACE.base("flag")
NO_BID: Final[int] = SPACE.base("no-bid")
BID: Final[int] = SPACE.base("bid")
DONE: Final[int] = SPACE.base("done")
ADD: Final[int] = SPACE.base("add")
PICK: Final[int] = SPACE.base("pick")
PLACE: Final[int] = SPACE.base("place")
PASS: Final[int] = SPACE.base("pass")
PASS_ROUND: Final[int] = SPACE.base("pass-round")
SELL: Final[int] = SPACE.base("sell")
DECLINE: Final[int] = SPACE.base("decline")
DECLINE_WINDOW: Final[int] = SPACE.base("decline-window")
WANT: Final[int] = SPACE.base("want")
PAY: Final[int] = SPACE.base("pay")
LAKE: Final[int] = SPACE.base("lake")
LAYOUT: Final[int] = SPACE.base("layout")
SCATTER: Final[int] = SPACE.base("scatter")
DEAL_LACK: Final[int] = SPACE.base("deal-lack")
DEAL_EXTRA: Final[int] = SPACE.base("deal-extra")
REVEAL: Final[int] = SPACE.base("reveal")
DRAW: Final[int] = SPACE.base("draw")
