"""The bot that looks one decision ahead: it takes what promises the greatest lead, or warmly what promises a little less."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from westward.bots.afterstates import draw_softly
from westward.bots.learnt import judge_of
from westward.bots.search import worths
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import State


@dataclass(frozen=True)
class GreedyBot:
    """Plays every action once in its head, lets chance answer a few times, and trusts the evaluation of the game's hints.

    With `heat`, what promises that many spans of the game less is chosen e times less often, as people do who see the
    difference dimly; more spans where the game's hints say that single choices seldom weigh much (`dimness`).
    `learnt` trusts what was learnt of the game, where something was. With `hints` of your own it trusts yours.
    """

    samples: int = 24
    heat: float = 0.0
    learnt: bool = False
    hints: Hints[Any] | None = None

    def choose(self, state: State, rng: Rng) -> int:
        """The action with the greatest expected lead, or one drawn by its lead."""
        actions = state.choices()
        if len(actions) == 1:
            return actions[0]
        hints = self.hints or judge_of(state, self.learnt)
        worth = worths(state, hints, actions, self.samples, rng)
        return actions[draw_softly(worth, self.heat * hints.span * hints.dimness, rng)]
