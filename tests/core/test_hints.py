"""What bots are told about a game without hints of its own."""

from __future__ import annotations

import westward
from westward.core.hints import Hints


def test_without_hints_points_count_and_every_action_is_as_good_as_another() -> None:
    hints: Hints[westward.State] = Hints()
    state = westward.start("golden-city", players=3, seed=4).state
    assert hints.evaluate(state) == [float(points) for points in state.scores()]
    assert hints.priors(state, state.legal()) == []
    assert hints.apart(state)
    assert hints.tells(state)
    drawn = {hints.choose(state, westward.Rng(seed)) for seed in range(60)}
    assert drawn <= set(state.legal())
    assert len(drawn) > 1
