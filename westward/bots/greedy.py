"""The bot that looks one decision ahead: it takes what promises the greatest lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from westward.bots.search import worths
from westward.core.hints import Hints
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import State


@dataclass(frozen=True)
class GreedyBot:
    """Plays every action once in its head, lets chance answer a few times, and trusts the evaluation of the game's hints.

    With `slips`, so many of ten decisions are left to chance, as beginners do. With `hints` of your own it trusts yours.
    """

    samples: int = 24
    slips: int = 0
    hints: Hints[Any] | None = None

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the greatest expected lead."""
        actions = state.choices()
        if len(actions) == 1 or rng.below(10) < self.slips:
            return rng.pick(actions)
        worth = worths(state, self.hints or title(state.game).hints, actions, self.samples, rng)
        best = max(worth)
        return rng.pick([a for a, w in zip(actions, worth, strict=True) if w >= best - 1e-9])
