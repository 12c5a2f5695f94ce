"""Environments in the middle of a game are copied and pickled as they are, and draw themselves as pixels."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import parallel_api_test
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

import westward
from westward.envs import gym, openspiel, pettingzoo
from westward.envs.observer import Observer


def again(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


def test_an_observer_is_what_it_was_made_with() -> None:
    eyes = Observer("golden-city", 3, {"scout_variant": True})
    state = eyes.start
    for other in again(eyes):
        assert np.array_equal(other.observe(state, 0), eyes.observe(state, 0))
        assert other.start.settings["scout_variant"] is True


@pytest.mark.parametrize("opponents", ["random", "rancher", "search@20"])
def test_gymnasium_goes_on_where_it_was(opponents: str) -> None:
    env = gym.WestwardEnv("golden-city", 3, opponents)
    _, info = env.reset(seed=5)
    for _ in range(6):
        _, _, _, _, info = env.step(info["legal_actions"][0])
    others = again(env)
    for _ in range(4):
        action = info["legal_actions"][-1]
        seen, reward, over, _, info = env.step(action)
        for other in others:
            its_seen, its_reward, its_over, _, its_info = other.step(action)
            if opponents != "search@20":  # a copied search has thought of nothing yet
                assert np.array_equal(its_seen, seen)
                assert (its_reward, its_over, its_info["legal_actions"]) == (reward, over, info["legal_actions"])
        if opponents == "search@20":
            break


def test_pettingzoo_goes_on_where_it_was(game: str) -> None:
    env = pettingzoo.env(game, westward.title(game).players[0])
    env.reset(seed=5)
    for _ in range(3):
        env.step(env.last()[4]["legal_actions"][0])
    others = again(env)
    for _ in range(3):
        action = env.last()[4]["legal_actions"][-1]
        env.step(action)
        for other in others:
            other.step(action)
            assert other.agent_selection == env.agent_selection
            assert np.array_equal(other.last()[0]["observation"], env.last()[0]["observation"])


def test_openspiel_games_and_states_are_pickled_for_other_processes(game: str) -> None:
    name = openspiel.short_name(westward.title(game))
    loaded = pyspiel.load_game(f"{name}(reward=score)")
    state = loaded.new_initial_state()
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    for other in again(loaded):
        assert str(other) == str(loaded)
    kept = pickle.dumps((loaded, state))
    other, its_state = pickle.loads(kept)
    assert str(its_state) == str(state)
    assert its_state.history() == state.history()
    elsewhere = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read())[1])"
    paths = [p for p in sys.path if p]
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}\n{elsewhere}"],
        input=kept,
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode().strip() == str(state)


def test_the_bound_of_a_game_is_near_and_holds(game: str) -> None:
    title = westward.title(game)
    for players in title.players:
        bound = openspiel.longest(title, players)
        assert 50 < bound < 5_000
        state, rng, decisions = title.start(players), westward.Rng(77), 0
        while state.to_act != westward.OVER:
            decisions += state.to_act >= 0
            state.apply(state.draw(rng) if state.to_act < 0 else rng.pick(state.legal()))
        assert bound / 30 < decisions < bound / 2


def test_pixels(game: str) -> None:
    env = gymnasium.make(f"westward.envs.gym:westward/{game}-v1", render_mode="rgb_array")
    env.reset(seed=2)
    frame: Any = env.render()
    assert frame.shape == (960, 960, 3)
    assert frame.dtype == np.uint8
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 100, "something is drawn"


def test_stable_baselines_makes_vectors_as_it_stands() -> None:
    envs = make_vec_env("westward/golden-city-v1", n_envs=2, seed=1)
    assert envs.reset().shape == (2, Observer("golden-city", 3).size)
    drawn = envs.render()
    assert drawn is not None
    assert drawn.shape[-1] == 3


@pytest.mark.long
def test_stable_baselines_makes_vectors_on_processes() -> None:
    envs = make_vec_env(
        "westward.envs.gym:westward/golden-city-v1",
        n_envs=2,
        vec_env_cls=SubprocVecEnv,
        vec_env_kwargs={"start_method": "spawn"},
    )
    assert envs.reset().shape[0] == 2
    envs.close()


def test_all_agents_at_once() -> None:
    env = pettingzoo.parallel_env("golden-city", 3)
    parallel_api_test(env, num_cycles=50)
    seen, _ = env.reset(seed=4)
    asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(asked) == 1, "who is not asked has an empty mask, and its action does not count"


def test_a_step_before_the_first_reset_is_refused_with_a_sentence() -> None:
    with pytest.raises(westward.WestwardError, match="must be reset before its first step"):
        pettingzoo.raw_env("golden-city", 3).step(0)
