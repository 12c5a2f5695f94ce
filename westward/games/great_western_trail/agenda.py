"""The numbers of the steps on the agenda, in the order of `rules.STEPS`, and which of them asks for a part of an act."""

from __future__ import annotations

from typing import Final

from westward.games.great_western_trail import components as c

# Set-up and draws.
SET_NEUTRAL: Final = 0
SET_SIDE: Final = 1
SET_MASTER: Final = 2
SET_TRAIL: Final = 3
SET_JOBS: Final = 4
SET_STARTER: Final = 5
DRAW_FIRST: Final = 6
DRAW_SUPPLY: Final = 7
DRAW_MARKET: Final = 8
DRAW_DISPLAY: Final = 9
DRAW_OBJECTIVE: Final = 10
DRAW_CARD: Final = 11
# The turn.
BEGIN_TURN: Final = 12
FIRST_PLACE: Final = 13
TRAVEL: Final = 14
MENU: Final = 15
REFILL_HAND: Final = 16
END_TURN: Final = 17
# Kansas City.
FORESIGHT: Final = 18
CITY_CARDS: Final = 19
INCOME: Final = 20
DELIVERY: Final = 21
CITY_DISC: Final = 22
TRANSPORT: Final = 23
LEAVE_CITY: Final = 24
# Actions.
PART: Final = 25
DISCARD: Final = 26
SECOND_CARD: Final = 27
FORWARD: Final = 28
BACK: Final = 29
LAST_STOP: Final = 30
UPGRADE: Final = 31
STATION_MASTER: Final = 32
MASTER_BONUS: Final = 33
TAKE: Final = 34
HIRE: Final = 35
BUILD: Final = 36
TRADE: Final = 37
CLEAR: Final = 38
AUXILIARY: Final = 39
MOVE: Final = 40
FREE_MOVE: Final = 41
BUY: Final = 42
CYCLE: Final = 43
DROP: Final = 44
TRASH: Final = 45
STATION_BEHIND: Final = 46
EXTRA_DELIVERY: Final = 47
ENGINE_STOPS: Final = 48

#: The step that asks for a part of an act; -1 for parts that ask nothing.
OP_STEP: Final[list[int]] = [-1] * len(c.OP_NAMES)
OP_STEP[c.DISCARD] = DISCARD
OP_STEP[c.BACK] = BACK
OP_STEP[c.TAKE] = TAKE
OP_STEP[c.FORWARD] = FORWARD
OP_STEP[c.HIRE] = HIRE
OP_STEP[c.BUILD] = BUILD
OP_STEP[c.TRADE] = TRADE
OP_STEP[c.CLEAR] = CLEAR
OP_STEP[c.AUXILIARY] = AUXILIARY
OP_STEP[c.MOVE] = MOVE
OP_STEP[c.FREE_MOVE] = FREE_MOVE
OP_STEP[c.CYCLE] = CYCLE
OP_STEP[c.STATION_BEHIND] = STATION_BEHIND
OP_STEP[c.EXTRA_DELIVERY] = EXTRA_DELIVERY
OP_STEP[c.TRASH] = TRASH
