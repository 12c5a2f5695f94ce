"""How long bots let pass before their moves: long enough to be followed, not so long that people wait for nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: Of the pause before a bot's first decision of a turn, its further ones keep this share.
_FURTHER: Final = 0.25
#: Pauses, after which bots that move in a row make no more of them.
_ENOUGH: Final = 4


@dataclass
class Pacing:
    """The pauses of bots that move one after the other, until a person is asked."""

    pause: float
    seat: int = -1
    paused: float = 0.0

    def before(self, seat: int) -> float:
        """Seconds for which the next decision of a seat is at least not to be seen."""
        further, self.seat = seat == self.seat, seat
        wished = self.pause * _FURTHER if further else self.pause
        allowed = max(0.0, min(wished, _ENOUGH * self.pause - self.paused))
        self.paused += allowed
        return allowed
