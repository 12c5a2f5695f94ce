"""Search with a judge from outside: leaves in batches, visit counts and values."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

import westward
from westward.bots import Budget, SearchBot, ask
from westward.core.state import State
from westward.envs.observer import Observer

BATCHES: list[int] = []


def even(states: list[State]) -> Sequence[Sequence[float]]:
    """Nobody is ahead."""
    BATCHES.append(len(states))
    return [[0.5] * state.players for state in states]


def last_only(states: list[State]) -> Sequence[Sequence[float]]:
    """Only the last legal action is any good."""
    return [[0.01] * (len(state.legal()) - 1) + [1.0] for state in states]


def by_points(states: list[State]) -> Sequence[Sequence[float]]:
    """Who has more points is ahead."""
    return [[points / (1 + sum(state.scores())) for points in state.scores()] for state in states]


def asked(game: str, players: int, seed: int = 3) -> State:
    state = westward.start(game, players, seed=seed).state
    rng = westward.Rng(seed)
    while state.to_act < 0 or len(state.choices()) < 2:
        state.apply(state.draw(rng) if state.to_act < 0 else rng.pick(state.legal()))
    return state


@pytest.mark.parametrize("game", westward.ids())
def test_leaves_are_judged_in_batches(game: str) -> None:
    state = asked(game, westward.title(game).players[0])
    BATCHES.clear()
    bot = SearchBot(Budget(iterations=96), evaluate=even, batch=32)
    found = bot.reasons(state, westward.Rng(1))
    assert BATCHES[0] == 1, "the root by itself"
    assert max(BATCHES) <= 32
    assert sum(BATCHES) > 48, "finished games need no judge"
    assert sum(reason.visits for reason in found) == 96
    assert {reason.action for reason in found} <= set(state.legal())


def test_what_the_judge_finds_promising_is_tried_first() -> None:
    state = asked("golden-city", 3)
    found = SearchBot(Budget(iterations=64), evaluate=even, priors=last_only, batch=8).reasons(state, westward.Rng(1))
    assert found[0].action == state.choices()[-1]
    assert found[0].visits > 32


def test_what_the_judge_says_comes_back_as_values() -> None:
    state = asked("golden-city", 3)
    found = SearchBot(Budget(iterations=64), evaluate=even, batch=8).reasons(state, westward.Rng(1))
    assert all(reason.result == pytest.approx(0.5) for reason in found if reason.visits)


def test_the_same_seed_gives_the_same_choice_and_a_pickled_bot_is_the_same_bot() -> None:
    state = asked("great-western-trail", 2)
    bot = SearchBot(Budget(iterations=80), evaluate=by_points, batch=16)
    again = pickle.loads(pickle.dumps(bot))
    assert bot.reasons(state, westward.Rng(5)) == again.reasons(state, westward.Rng(5))


def test_a_whole_game_by_a_judge() -> None:
    game = westward.start("golden-city", 3, seed=8)
    bots = [SearchBot(Budget(iterations=16), evaluate=by_points, batch=8) for _ in range(3)]
    rng = westward.Rng(2)
    while not game.over:
        game.play(ask(bots[game.to_act], game.state, rng))


def test_a_judge_that_looks_at_rows() -> None:
    eyes = Observer("golden-city", 3)

    def judge(states: list[State]) -> Sequence[Sequence[float]]:
        rows = eyes.observe_many(states, [state.to_act for state in states])
        return [[float(row[0])] * 3 for row in rows]

    assert SearchBot(Budget(iterations=20), evaluate=judge).reasons(asked("golden-city", 3), westward.Rng(1))


@pytest.mark.parametrize(
    ("judge", "sentence"),
    [
        ({"evaluate": lambda s: [[0.5]] * len(s)}, "3 values"),
        ({"priors": lambda s: [[1.0]] * len(s)}, "as many priors"),
    ],
)
def test_a_judge_that_is_wrong_is_told(judge: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        SearchBot(Budget(iterations=9), **judge).choose(asked("golden-city", 3), westward.Rng(1))  # type: ignore[arg-type]
