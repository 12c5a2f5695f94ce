"""Games of a net against itself, written down as rows to learn from: what each seat saw after its choices, and what came of it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from westward.bots.afterstates import Afterstates, draw_softly, result, sealed
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State

#: A sealed question is judged with what others may have answered, drawn so many times.
_SAMPLES: Final = 2
#: Of more actions than this a sample is looked at: there are many alike.
MOST: Final = 48
#: The most rows that one choice may write.
MOST_AT_ONCE: Final = 8


class SelfPlay:
    """Plays whole games and writes their rows into stretches of two shared buffers, with targets beside them.

    The target of a row is what came after it: what the net said at the seat's later choices and the outcome, the further away
    the less what was said counts (`trace`: how much of the rest counts on at every choice).
    """

    def __init__(
        self,
        start: State,
        eyes: Afterstates,
        rng: Rng,
        places: Any,
        numbers: Any,
        width: int,
        trace: float,
        rivalry: tuple[float, float] = (1.0, 1.0),
    ) -> None:
        self.start = start
        self.eyes = eyes
        self.rng = rng
        self.places = places
        self.numbers = numbers
        self.width = width
        self.trace = trace
        #: The least and the most that the points of others may count, and what they count for each seat of this game.
        self.rivalry = rivalry
        self.rivalries: list[float] = []
        #: Of the last game: the scores, choices made, and positions judged since the beginning.
        self.scores: list[int] = []
        self.decisions = 0
        self.judged = 0
        self.seats: list[int] = []
        self.said: list[list[float]] = []
        self.best: list[list[float] | None] = []
        #: Whether a row is of an action beside the chosen one: what was said is its target, and nothing goes on from it.
        self.fixed: list[bool] = []
        #: What the net's points are added to in every row.
        self.grounds: list[list[float]] = []
        self.targets: vec[float] = vec[float]()

    def play(self, first: int, most: int, heat: float, slips: float) -> int:
        """Play a game, the rows written from slot `first` on; how many, 0 if there were more than `most`."""
        state = self.start.copy()
        rng = self.rng
        self.seats = []
        self.said = []
        self.best = []
        self.fixed = []
        self.grounds = []
        self.decisions = 0
        least, most_rivalry = self.rivalry
        self.rivalries = [least + (most_rivalry - least) * rng.uniform() for _ in range(state.players)]
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(state.draw(rng))
                continue
            self.decisions += 1
            legal = state.choices()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            if len(self.seats) + MOST_AT_ONCE > most or self.decisions > 8 * most:
                return 0
            state = self._choose(state, legal, first + len(self.seats), heat, slips)
        self.scores = state.scores()
        self._aim(state)
        return len(self.seats)

    def _choose(self, state: State, legal: list[int], slot: int, heat: float, slips: float) -> State:
        eyes = self.eyes
        rng = self.rng
        seat = state.to_act
        eyes.rivalry = self.rivalries[seat]
        actions = sample(legal, MOST, rng)
        hidden = sealed(state)
        # A net sees what the seat may know; hints see whatever there is, so they get another deal.
        known = state if eyes.ground is None else state.redeal(seat, rng)
        worths = eyes.look_fairly(state, actions, _SAMPLES, rng) if hidden else eyes.look(known, actions)
        self.judged += len(actions) * (_SAMPLES if hidden else 1)
        slip = rng.uniform() < slips
        which = rng.below(len(actions)) if slip else draw_softly(worths, heat, rng)
        best: list[float] | None = None
        if slip:
            best = eyes.said[worths.index(max(worths))]
        action = actions[which]
        if hidden:
            eyes.look(known, [action])
            which = 0
        if eyes.line.write(which, self.places, self.numbers, slot * self.width, self.width):
            self.seats.append(seat)
            self.said.append(eyes.said[which])
            self.best.append(best)
            self.fixed.append(False)
            self.grounds.append(eyes.grounds(eyes.states[which], seat))
        if eyes.ground is None:
            return eyes.states[which]
        state.apply(action)
        return state

    def _aim(self, over: State) -> None:
        # The targets of all rows, from the last to the first.
        n = over.players
        trace = self.trace
        coming = [result(over, seat, self.eyes.scale) for seat in range(n)]
        outputs = 2 * n
        rows = len(self.seats)
        targets = vec[float]([0.0] * (rows * outputs))
        for row in range(rows - 1, -1, -1):
            ahead = coming[self.seats[row]]
            said = self.said[row]
            best = self.best[row]
            ground = self.grounds[row]
            if self.fixed[row]:
                ahead = said.copy()
                best = said
            for i in range(outputs):
                targets[row * outputs + i] = ahead[i] - ground[i] if i < n else ahead[i]
                # A slip says nothing about what comes of choosing well.
                ahead[i] = (1.0 - trace) * said[i] + trace * ahead[i] if best is None else best[i]
        self.targets = targets


def sample(actions: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of the actions, drawn at random."""
    if len(actions) <= most:
        return actions
    drawn = actions.copy()
    for i in range(most):
        j = i + rng.below(len(drawn) - i)
        drawn[i], drawn[j] = drawn[j], drawn[i]
    return drawn[:most]
