"""What bots are told about Nuggets."""

from westward.games.nuggets.state import Position

from westward.core.hints import Hints
from westward.core.rng import Rng


class NuggetsHints(Hints[Position]):
    """Whoever leaves four nuggets, or eight, or twelve, can answer whatever a single opponent takes."""

    span = 0.5
    plies = 4

    def evaluate(self, s: Position) -> list[float]:
        points = [float(x) for x in s.scores()]
        if s.to_act >= 0 and (s.heap <= 3 or s.players == 2):
            points = [0.0] * s.players
            points[s.to_act if s.heap % 4 else (s.to_act + 1) % s.players] = 1.0
        return points

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        return [1.0 if (s.heap - action - 1) % 4 == 0 else 0.0 for action in legal]

    def choose(self, s: Position, rng: Rng) -> int:
        good = [action for action in s.legal() if (s.heap - action - 1) % 4 == 0]
        return good[0] if good else rng.pick(s.legal())


HINTS = NuggetsHints()
