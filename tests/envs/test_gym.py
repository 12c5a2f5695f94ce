"""Gymnasium's own conformance test, for every game and number of players, and its vector API."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import westward
from westward.envs import gym


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """A game with random legal actions; the last reward and the number of steps."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        _, reward, terminated, truncated, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
        assert not truncated
        if terminated:
            return float(reward), steps
        assert reward == 0


def test_the_checker_has_nothing_to_say(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(gym.env_id(game), players=players)
    check_env(env.unwrapped)
    assert "refusal" not in capsys.readouterr().err


def test_whole_games_against_random(game: str) -> None:
    env = gymnasium.make(gym.env_id(game), reward="score")
    for seed in range(2):
        reward, steps = play(env, seed)
        assert steps > 2
        scores = env.unwrapped.position.scores()  # type: ignore[attr-defined]
        others = scores[1:]
        assert reward == pytest.approx(scores[0] - sum(others) / len(others))
    assert play(env, 1) == play(env, 1)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_bots_play_the_other_seats(seat: int | None) -> None:
    env = gym.WestwardEnv("golden-city", 3, ["greenhorn", "random"], seat=seat)
    reward, _ = play(env, 4)
    assert reward in (1.0, -0.5, 0.25, 0.0)
    if seat is not None:
        assert env.seat == seat


def test_a_drawn_seat_changes_from_game_to_game() -> None:
    env = gym.WestwardEnv("golden-city", 3, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
        assert env.position.to_act == env.seat
    assert seats == {0, 1, 2}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gym.WestwardEnv("golden-city", 3)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1.0, True)
    assert info["refusal"].startswith("GC-")


def test_masks_for_programs_that_ask_for_them() -> None:
    env = gym.WestwardEnv("golden-city", 3)
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_the_standard_vector_api(mode: str) -> None:
    envs = gymnasium.make_vec("westward/golden-city-v1", num_envs=3, vectorization_mode=mode, players=3)
    observations, info = envs.reset(seed=5)
    assert observations.shape == envs.observation_space.shape == (3, gym.WestwardEnv("golden-city").observer.size)
    for _ in range(10):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        assert [legal[0] for legal in info["legal_actions"]] == actions.tolist()
        observations, _, _, truncated, info = envs.step(actions)
        assert not truncated.any()
    assert np.isfinite(observations).all()
    envs.close()


def test_pictures_and_text() -> None:
    for mode, begins in (("ansi", ""), ("svg", "<svg")):
        env = gym.WestwardEnv("golden-city", 3, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert shown is not None
        assert isinstance(shown, str)
        assert shown.startswith(begins)
        assert len(shown) > 200


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(westward.SettingsError, match="2 opponents are needed, not 1"):
        gym.WestwardEnv("golden-city", 3, ["random"])
    with pytest.raises(westward.SettingsError, match="There is no seat 3"):
        gym.WestwardEnv("golden-city", 3, seat=3)
    with pytest.raises(westward.SettingsError, match="There is no bot 'deep-blue'"):
        gym.WestwardEnv("golden-city", 3, "deep-blue")
