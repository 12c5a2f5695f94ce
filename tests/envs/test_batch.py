"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import westward
from westward.envs.batch import Batch
from westward.envs.observer import Observer, rewards

ARRAYS = ("observations", "masks", "to_act", "rewards", "dones")


def arrays(games: Batch) -> list[bytes]:
    return [getattr(games, name).tobytes() for name in ARRAYS]


def test_rows_are_what_the_observer_writes(game: str) -> None:
    players = westward.title(game).players[0]
    games = westward.batch(game, players, 4, seed=2)
    eyes = Observer(game, players)
    assert games.layout == eyes.layout()
    for _ in range(40):
        for row, state in enumerate(games.positions):
            assert games.to_act[row] == state.to_act
            assert np.array_equal(games.observations[row], eyes.observe(state, state.to_act))
            assert np.array_equal(games.masks[row], eyes.mask(state, state.to_act))
        games.step(games.sample())


def test_the_arrays_stay_the_same_objects() -> None:
    games = westward.batch("golden-city", 3, 4)
    before = {name: getattr(games, name) for name in ARRAYS}
    games.step(games.sample())
    assert all(getattr(games, name) is array for name, array in before.items())


def test_a_game_that_ends_is_rewarded_and_begins_anew(game: str) -> None:
    title = westward.title(game)
    games = westward.batch(game, title.players[0], 2, seed=4, reward="score")
    ended = 0
    while ended < 3:
        actions = games.sample()
        after = [state.copy() for state in games.positions]
        games.step(actions)
        assert np.array_equal(games.rewards.any(axis=1) & ~games.dones, np.zeros(2, np.bool_))
        for row in np.flatnonzero(games.dones):
            state = after[row]
            state.play(games.observer.action(state, int(actions[row])))
            if state.to_act == westward.OVER:  # otherwise chance had the last word
                expected = rewards(state.scores(), state.winners(), "score")
                assert games.rewards[row].tolist() == pytest.approx(expected)
            ended += 1
        assert games.masks.any(axis=1).all()


def test_a_game_that_chance_alone_decides_is_passed_over() -> None:
    games = westward.batch("gold-seekers", 2, 24, seed=0)
    played = 0
    while played < 200:  # in the last row, number 196 ends without anybody having been asked
        games.step(games.sample())
        assert games.masks.any(axis=1).all()
        played += int(games.dones[-1])


def test_several_processes_give_the_same_games(game: str) -> None:
    players = westward.title(game).players[-1]
    alone = westward.batch(game, players, 5, seed=3)
    with westward.batch(game, players, 5, seed=3, jobs=2) as shared:
        for _ in range(12):
            assert arrays(alone) == arrays(shared)
            actions = alone.sample()
            assert np.array_equal(actions, shared.sample())
            alone.step(actions)
            shared.step(actions)
        alone.reset(9)
        shared.reset(9)
        assert arrays(alone) == arrays(shared)
        with pytest.raises(westward.WestwardError, match="cannot be reached"):
            _ = shared.positions


def test_a_row_does_not_depend_on_how_many_there_are() -> None:
    few, many = westward.batch("golden-city", 3, 2, seed=6), westward.batch("golden-city", 3, 7, seed=6)
    for _ in range(20):
        assert np.array_equal(few.observations, many.observations[:2])
        first = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
        few.step(first[:2])
        many.step(first)


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    games = westward.batch("golden-city", 3, 2)
    before = arrays(games)
    legal = games.sample().tolist()
    with pytest.raises(westward.WestwardError, match="2 actions are needed"):
        games.step(legal[:1])
    illegal = int(np.flatnonzero(~games.masks[1])[0])
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(westward.WestwardError, match=f"Action {wrong} is not legal in row 1"):
            games.step([legal[0], wrong])
    assert arrays(games) == before
    with pytest.raises(westward.SettingsError, match="at least 1, not 0"):
        westward.batch("golden-city", 3, 0)
    with pytest.raises(westward.SettingsError, match="from 1 to 2"):
        westward.batch("golden-city", 3, 2, jobs=3)
