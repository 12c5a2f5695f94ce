"""How much thinking a move may take: iterations, seconds, or both."""

from __future__ import annotations

import re
from dataclasses import dataclass

from westward.core.errors import SettingsError


@dataclass(frozen=True)
class Budget:
    """A limit per move; 0 means no limit of that kind. With iterations alone, the same seed gives the same move."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as it is written behind a bot's name.

        >>> Budget.read("500"), Budget.read("1.5s")
        (Budget(iterations=500, seconds=0.0), Budget(iterations=0, seconds=1.5))
        """
        if re.fullmatch(r"[1-9]\d{0,8}", text):
            return cls(iterations=int(text))
        if re.fullmatch(r"\d{0,4}(\.\d+)?s", text) and text != "s" and float(text[:-1]) > 0:
            return cls(seconds=float(text[:-1]))
        raise SettingsError(f"A budget is a number of iterations such as 500 or seconds such as 1.5s, not '{text}'.")

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds else str(self.iterations)
