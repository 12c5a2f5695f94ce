"""The numbers of the steps on the agenda, in the order of the rulebook; `rules.STEPS` lists them in this order."""

from __future__ import annotations

from typing import Final

DRAW_FIRST: Final = 0
LAY_LAKES: Final = 1
DRAW_LAYOUT: Final = 2
SCATTER_LAKE: Final = 3
PLACE_LAKE: Final = 4
DEAL: Final = 5
DRAW_COWBOY: Final = 6
BEGIN_ROUND: Final = 7
BEGIN_FLAGS: Final = 8
DEAL_FLAGS: Final = 9
PLACE_FLAG: Final = 10
BEGIN_AUCTION: Final = 11
REVEAL_CARD: Final = 12
ASK_BIDS: Final = 13
MAKE_BID: Final = 14
MAKE_BID_FREELY: Final = 15
SHOW_BIDS: Final = 16
PICK_CARD: Final = 17
END_PICKS: Final = 18
PLACE_CARD: Final = 19
REDRAW: Final = 20
OPEN_WINDOW: Final = 21
OFFER: Final = 22
SAY_INTEREST: Final = 23
SHOW_INTEREST: Final = 24
PAY_COWBOY: Final = 25
BID_FOR_LAND: Final = 26
BID_FOR_LAND_FREELY: Final = 27
SHOW_LAND_BIDS: Final = 28
SCORE_ROUND: Final = 29

# The sale windows, numbered as in `components.toml`.
ROUND_START: Final = 0
PRE_REVEAL: Final = 1
PRE_BID: Final = 2
PRE_PLACE: Final = 3
POST_PLACE: Final = 4
PRE_FLAG: Final = 5
PRE_PICK: Final = 6
NEXT_PLACE: Final = 7
