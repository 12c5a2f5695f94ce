"""The kinds of step that the agenda of Golden City can hold, by number; `rules.STEPS` has them in this order."""

from __future__ import annotations

from typing import Final

DRAW_FIRST: Final = 0
BEGIN_TURN: Final = 1
ROLL_OR_SCOUT: Final = 2
ROLL: Final = 3
MOVE: Final = 4
RIDE: Final = 5
DIG: Final = 6
FIGHT: Final = 7
ATTACK: Final = 8
DEFEND: Final = 9
WITHDRAW: Final = 10
WAY_OFF: Final = 11
PEEK: Final = 12
END_TURN: Final = 13
CHALLENGE: Final = 14
CHOOSE_HOUSE: Final = 15
