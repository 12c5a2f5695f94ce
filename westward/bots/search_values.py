"""What a search asks of a learnt net, in the words it asks hints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.bots.afterstates import Afterstates, odds, result
from westward.bots.search import SPAN_LOGIT
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import State

#: So many positions are judged by how they differ from one of them before another takes its place.
_ALONG: Final = 96
#: How many points less make an action look half as promising at first sight, in spans of the game.
_HEAT: Final = 0.05


class LearntHints(Hints[State]):
    """Judges positions by a net, from what a seat knows of them, wherever they are: nothing is played on.

    Which draws are worth telling apart is left to the game's own hints.
    """

    def __init__(self, eyes: Afterstates, game: Hints[State], rivalry: float = 1.0, victory: bool = False) -> None:
        super().__init__()
        self.eyes = eyes
        if victory:
            # What counts is told by the own chances alone, as the lead that would win as often.
            eyes.per_logit = game.span / SPAN_LOGIT
            rivalry = 0.0
        self.game = game
        self.span = game.span
        self.plies = -1
        self.together = 1
        self.heat = _HEAT * game.span
        self.curiosity = game.curiosity
        self.trust = game.trust
        self.rivalry = rivalry
        self.equal_luck = game.equal_luck
        self.dimness = game.dimness
        #: The file it comes from.
        self.file = ""
        self._judged: i64 = 0
        #: The points that were told beside the latest chances, where chances alone count.
        self._points: list[float] = []

    def evaluate(self, s: State) -> list[float]:
        return self.seen_by(s, s.to_act if s.to_act >= 0 else 0)

    def seen_by(self, s: State, seat: int) -> list[float]:
        eyes = self.eyes
        if self._judged >= _ALONG:
            eyes.line.begin()
            self._judged = 0
        self._judged += 1
        return self._told(eyes.judge(s, seat), seat)

    def ended(self, s: State) -> list[float]:
        return self._told(result(s, 0, self.eyes.scale), 0)

    def _told(self, said: list[float], seat: int) -> list[float]:
        # Points seat by seat from what is said for the seats from one of them on.
        n = len(said) // 2
        per_logit = self.eyes.per_logit
        out = [0.0] * n
        for i in range(n):
            out[(seat + i) % n] = said[i] * self.eyes.scale
        if per_logit <= 0.0:
            return out
        self._points = out
        chances = [0.0] * n
        for i in range(n):
            chances[(seat + i) % n] = per_logit * odds(said[n + i])
        return chances

    def told(self, points: list[float]) -> list[float]:
        return self._points if self.eyes.per_logit > 0.0 else points

    def par(self, points: list[float]) -> float:
        # A chance counts as what it is, whatever the others have.
        return 0.0 if self.eyes.per_logit > 0.0 else super().par(points)

    def priors(self, s: State, legal: list[int]) -> list[float]:
        return self.game.priors(s, legal)

    def apart(self, s: State) -> bool:
        return self.game.apart(s)

    def tells(self, s: State) -> bool:
        return False

    def choose(self, s: State, rng: Rng) -> int:
        return self.game.choose(s, rng)
