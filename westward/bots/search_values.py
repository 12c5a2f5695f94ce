"""What a search asks of a learnt net, in the words it asks hints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.bots.afterstates import Afterstates
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

    def __init__(self, eyes: Afterstates, game: Hints[State], rivalry: float = 1.0) -> None:
        super().__init__()
        self.eyes = eyes
        self.game = game
        self.span = game.span
        self.plies = -1
        self.together = 1
        self.heat = _HEAT * game.span
        self.curiosity = game.curiosity
        self.trust = game.trust
        self.rivalry = rivalry
        self.equal_luck = game.equal_luck
        #: The file it comes from.
        self.file = ""
        self._judged: i64 = 0

    def evaluate(self, s: State) -> list[float]:
        return self.seen_by(s, s.to_act if s.to_act >= 0 else 0)

    def seen_by(self, s: State, seat: int) -> list[float]:
        eyes = self.eyes
        if self._judged >= _ALONG:
            eyes.line.begin()
            self._judged = 0
        self._judged += 1
        said = eyes.judge(s, seat)
        n = s.players
        out = [0.0] * n
        for i in range(n):
            out[(seat + i) % n] = said[i] * eyes.scale
        return out

    def priors(self, s: State, legal: list[int]) -> list[float]:
        return self.game.priors(s, legal)

    def apart(self, s: State) -> bool:
        return self.game.apart(s)

    def tells(self, s: State) -> bool:
        return False

    def choose(self, s: State, rng: Rng) -> int:
        return self.game.choose(s, rng)
