"""The bot that looks one decision ahead: it takes what promises the greatest lead."""

from __future__ import annotations

from westward.bots.search import worths
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import State


class GreedyBot:
    """Plays every action once in its head, lets chance answer a few times, and trusts the game's evaluation.

    With `slips`, so many of ten decisions are left to chance, as beginners do.
    """

    def __init__(self, samples: int = 24, slips: int = 0) -> None:
        self.samples = samples
        self.slips = slips

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the greatest expected lead."""
        actions = state.legal()
        if len(actions) == 1 or rng.below(10) < self.slips:
            return rng.pick(actions)
        worth = worths(state, title(state.game).hints, actions, self.samples, rng)
        best = max(worth)
        return rng.pick([a for a, w in zip(actions, worth, strict=True) if w >= best - 1e-9])
