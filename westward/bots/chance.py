"""The bot that leaves everything to chance: the floor that every other bot is measured from."""

from __future__ import annotations

from dataclasses import dataclass

from westward.core.rng import Rng
from westward.core.state import State


@dataclass(frozen=True)
class RandomBot:
    """Picks any legal action, all equally likely."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of the legal actions."""
        return rng.pick(state.legal())
