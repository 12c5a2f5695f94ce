"""The numbers of the steps on the agenda, in the order of `rules.STEPS`."""

from __future__ import annotations

from typing import Final

DRAW_PERSON: Final = 0
DRAW_ORDER: Final = 1
THROW: Final = 2
MOUNTAIN_WAY: Final = 3
DRAW_CARD: Final = 4
JOB: Final = 5
CROSSING: Final = 6
HORSE_OFFER: Final = 7
OFFER: Final = 8
ANSWER: Final = 9
EXTRA_THROW: Final = 10
AFTER_THROW: Final = 11
