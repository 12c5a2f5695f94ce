"""The bot that looks one decision ahead: it takes what promises the greatest lead."""

from __future__ import annotations

from westward.bots.search import worths
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import State


class GreedyBot:
    """Plays every action once in its head, lets chance answer a few times, and trusts the game's evaluation.

    With `glance`, it sees only some of the actions, so many at most, picked at random: what catches a beginner's eye.
    """

    def __init__(self, samples: int = 8, glance: int = 0) -> None:
        self.samples = samples
        self.glance = glance

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the greatest expected lead."""
        actions = list(state.legal())
        if self.glance:
            rng.shuffle(actions)
            actions = actions[: min(self.glance, 1 + rng.below(len(actions)))]
        if len(actions) == 1:
            return actions[0]
        worth = worths(state, title(state.game).hints, actions, self.samples, rng)
        best = max(worth)
        return rng.pick([a for a, w in zip(actions, worth, strict=True) if w >= best - 1e-9])
