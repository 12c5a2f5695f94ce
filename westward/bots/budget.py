"""How much thinking a move or a turn may take: iterations, seconds, or both."""

from __future__ import annotations

import re
from dataclasses import dataclass

from westward.core.errors import SettingsError


@dataclass(frozen=True)
class Budget:
    """A limit per move; 0 means no limit of that kind. With iterations alone, the same seed gives the same move.

    With `turn`, the seconds are for all decisions in a row that a seat makes before another one is asked. With `core`, they are of
    processor time: what else the machine does plays no part.
    """

    iterations: int = 0
    seconds: float = 0.0
    turn: bool = False
    core: bool = False

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as it is written behind a bot's name.

        >>> Budget.read("500"), Budget.read("1.5s/turn")
        (Budget(iterations=500, seconds=0.0, turn=False, core=False), Budget(iterations=0, seconds=1.5, turn=True, core=False))
        """
        if re.fullmatch(r"[1-9]\d{0,8}", text):
            return cls(iterations=int(text))
        plain, per, whole = text.partition("/")
        if (
            re.fullmatch(r"\d{0,4}(\.\d+)?s", plain)
            and plain != "s"
            and float(plain[:-1]) > 0
            and (not per or whole in ("turn", "core"))
        ):
            return cls(seconds=float(plain[:-1]), turn=whole == "turn", core=whole == "core")
        raise SettingsError(
            f"A budget is a number of iterations such as 500, seconds such as 1.5s, seconds for a turn such as 2s/turn, "
            f"or seconds of processor time such as 1s/core, not '{text}'."
        )

    def __str__(self) -> str:
        return f"{self.seconds:g}s{'/turn' * self.turn}{'/core' * self.core}" if self.seconds else str(self.iterations)
