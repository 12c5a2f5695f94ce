"""What a learnt net says of the positions after each of some actions, from what the seat that acts may know of them."""

from __future__ import annotations

from math import exp, log
from typing import Final

from westward.bots.net import Line, Net
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import OVER, State
from westward.core.tensor import Tensor, Writer

#: Chances count as no surer than this.
_SURE: Final = 1e-3


def odds(chance: float) -> float:
    """A probability as a logit, within bounds."""
    sure = min(1.0 - _SURE, max(_SURE, chance))
    return log(sure / (1.0 - sure))


def share(logit: float) -> float:
    """A logit as a probability."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-logit))


def result(state: State, seat: int, scale: float) -> list[float]:
    """How a finished game ended, as a net would say it: points of every seat from the one that looks, then shares of the victory."""
    n = state.players
    scores = state.scores()
    winners = state.winners()
    out = [scores[(seat + i) % n] / scale for i in range(n)]
    for i in range(n):
        out.append(1.0 / len(winners) if (seat + i) % n in winners else 0.0)
    return out


class Afterstates:
    """Positions after actions, and what a net says of them.

    A net says for every seat, counted from the one that looks, how many points it expects (divided by `scale`), and then the
    logit of its victory.
    """

    def __init__(
        self,
        tensor: Tensor[State],
        size: int,
        net: Net,
        scale: float,
        win: float = 0.0,
        rivalry: float = 1.0,
        ground: Hints[State] | None = None,
    ) -> None:
        self.tensor = tensor
        self.writer = Writer(size)
        self.line = Line(net, self.writer.values)
        self.scale = scale
        #: How many points of lead a certain victory counts.
        self.win = win
        #: How much the points of the best of the others count against the own ones: 1 for the lead, 0 for the own points alone.
        self.rivalry = rivalry
        #: Hints whose points the net's are added to; None if the net says it all.
        self.ground = ground
        #: With more than 0 chances of victory alone count, so many points for a logit.
        self.per_logit = 0.0
        #: The positions after the actions of the last look, and what is said of each: points, then chances.
        self.states: list[State] = []
        self.said: list[list[float]] = []

    def look(self, state: State, actions: list[int]) -> list[float]:
        """The lead in points that every action promises to the seat to act; chance that follows has not drawn yet."""
        seat = state.to_act
        self.line.begin()
        self.states = []
        self.said = []
        worths: list[float] = []
        for action in actions:
            after = state.copy()
            after.apply(action)
            self.states.append(after)
            self.said.append(self.judge(after, seat))
            worths.append(self.worth(self.said[-1]))
        return worths

    def judge(self, state: State, seat: int) -> list[float]:
        """What the net says of a position, or what came out if it is over."""
        self.tensor.show(state, seat, self.writer)
        said = list(self.line.judge())
        if state.to_act == OVER:
            return result(state, seat, self.scale)
        chances(said)
        if self.ground is not None:
            under = self.grounds(state, seat)
            for i in range(len(under)):
                said[i] += under[i]
        return said

    def grounds(self, state: State, seat: int) -> list[float]:
        """What the net's points are added to, counted from the seat that looks and divided by `scale`."""
        n = state.players
        out = [0.0] * n
        if self.ground is None:
            return out
        points = [float(x) for x in state.scores()] if state.to_act == OVER else self.ground.seen_by(state, seat)
        for i in range(n):
            out[i] = points[(seat + i) % n] / self.scale
        return out

    def worth(self, said: list[float]) -> float:
        """The own points less what those of the best of the others count, with what the chances count."""
        n = len(said) // 2
        if self.per_logit > 0.0:
            return self.per_logit * odds(said[n])
        best = -1e9
        for i in range(1, n):
            if said[i] > best:
                best = said[i]
        lead = said[0] - self.rivalry * best if n > 1 else said[0]
        return lead * self.scale + self.win * said[n]

    def look_fairly(self, state: State, actions: list[int], samples: int, rng: Rng) -> list[float]:
        """As `look`, where others have answered a sealed question already: what they may have answered is drawn some times."""
        seat = state.to_act
        sums = [0.0] * len(actions)
        for _ in range(samples):
            worths = self.look(state.redeal(seat, rng), actions)
            for i in range(len(actions)):
                sums[i] += worths[i]
        return [x / samples for x in sums]


def chances(said: list[float]) -> list[float]:
    """What a net says with its logits made probabilities, in place."""
    for i in range(len(said) // 2, len(said)):
        said[i] = share(said[i])
    return said


def sealed(state: State) -> bool:
    """Whether the open question is a sealed one."""
    return state.step_now().sealed


def draw_softly(worths: list[float], heat: float, rng: Rng) -> int:
    """An index, the likelier the greater its worth: e times for every `heat` points more; 0 takes the best."""
    best = max(worths)
    if heat <= 0.0:
        found = [i for i in range(len(worths)) if worths[i] >= best - 1e-9]
        return found[rng.below(len(found))]
    total = 0.0
    shares: list[float] = []
    for worth in worths:
        x = (worth - best) / heat
        part = exp(x) if x > -30.0 else 0.0
        shares.append(part)
        total += part
    left = rng.uniform() * total
    for i in range(len(shares)):
        left -= shares[i]
        if left < 0.0:
            return i
    return worths.index(best)
