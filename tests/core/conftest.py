"""A position of each game, for what all positions can do."""

from __future__ import annotations

import pytest

import westward
from westward.core.title import Title


def middle(title: Title) -> westward.State:
    """A position in the midst of a random game, with a seat to act."""
    state, rng = title.start(title.players[-1]), westward.Rng(5)
    actions = 0
    while actions < 40 or state.to_act < 0:
        actions += 1
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    return state


@pytest.fixture(params=westward.ids())
def state(request: pytest.FixtureRequest) -> westward.State:
    return middle(westward.title(request.param))
