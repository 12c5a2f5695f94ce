"""The numbers of the steps on the agenda, in the order of `rules.STEPS`."""

from __future__ import annotations

from typing import Final

DRAW_FIRST: Final = 0
DRAW: Final = 1
LAY: Final = 2
ACT: Final = 3
TAKE: Final = 4
SCORE: Final = 5
SHARE_OUT: Final = 6
REWARD: Final = 7
SCORE_CITIES: Final = 8
END_TURN: Final = 9
FINAL: Final = 10

#: In the argument of TAKE the seat stands in the lowest bits, the mountain above.
SEAT_BITS: Final = 3
