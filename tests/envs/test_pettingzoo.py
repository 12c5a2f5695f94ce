"""PettingZoo's own conformance tests, for every game and number of players, and what is particular to ours."""

from __future__ import annotations

import pickle
import warnings
import xml.etree.ElementTree as ET
from functools import partial

import numpy as np
import pytest

import westward
from westward.envs import pettingzoo

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests begin by making an example the old way
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo warns of every observation that is a dictionary, unless it is of its own environments; it is their form too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=60)


def test_named_observations_conform_too(game: str) -> None:
    players = westward.title(game).players[0]
    env = pettingzoo.env(game, players, named=True)
    api_test(env, num_cycles=20)
    observation, *_ = env.last()
    assert observation is not None
    layout = env.unwrapped.observer.layout()
    assert {name: block.size for name, block in observation["observation"].items()} == {
        n: size for n, size, _ in layout
    }


def test_seeds(game: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, game, players), num_cycles=40)


def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(svg: str) -> bool:
        return ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"

    render_test(partial(pettingzoo.env, game, westward.title(game).players[-1]), {"svg": drawn})
    assert len(capsys.readouterr().out) > 1000  # the mode "human" writes on the screen


def test_the_shared_state(game: str) -> None:
    env = pettingzoo.raw_env(game, westward.title(game).players[0])
    env.reset(seed=1)
    for _ in range(5):
        assert env.state_space.contains(env.state())
        parts = [env.observe(agent)["observation"] for agent in env.agents]
        assert np.array_equal(env.state(), np.concatenate(parts))
        env.step(env.observer.legal(env.position)[0])


def test_a_game_is_cut_off_after_so_many_cycles(game: str, players: int) -> None:
    cycles = 3
    env = pettingzoo.env(game, players, max_cycles=cycles)
    env.reset(seed=3)
    decisions = ends = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        done = terminated or truncated
        ends += done
        decisions += not done
        if done:
            assert reward == 0 or terminated
        env.step(None if done else int(np.flatnonzero(observation["action_mask"])[0]))
        assert agent not in env.agents if done else agent in env.agents
    assert decisions == cycles * players
    assert ends == players


def test_rewards_come_at_the_end_and_sum_to_nothing(game: str) -> None:
    players = westward.title(game).players[-1]
    for reward in ("win", "score"):
        env = pettingzoo.raw_env(game, players, reward=reward)
        env.reset(seed=5)
        rng = westward.Rng(5)
        while not any(env.terminations.values()):
            assert set(env.rewards.values()) == {0.0}
            env.step(rng.pick(env.observer.legal(env.position)))
        scores = env.position.scores()
        best = max(env.rewards, key=lambda agent: env.rewards[agent])
        assert sum(env.rewards.values()) == pytest.approx(0)
        assert env.rewards == env._cumulative_rewards
        if reward == "score":
            assert scores[env.seats[best]] == max(scores)
        else:
            assert env.seats[best] in env.position.winners()


def test_an_illegal_action_loses_with_the_standard_wrappers() -> None:
    env = pettingzoo.env("golden-city", 3)
    env.reset(seed=1)
    loser = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_an_illegal_action_is_refused_without_them() -> None:
    env = pettingzoo.raw_env("golden-city", 3)
    env.reset(seed=1)
    with pytest.raises(westward.IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_the_wrappers_say_when_reset_is_missing() -> None:
    env = pettingzoo.env("golden-city", 3)
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.terminations
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.agents


def test_environments_can_be_pickled_for_other_processes() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("golden-city", 4, reward="score", scout_variant=True)))
    env.reset(seed=1)
    assert env.position.settings["scout_variant"] is True
    assert str(env) == "westward_golden_city_v1"


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(westward.SettingsError, match="The render mode cannot be 'film'"):
        pettingzoo.env("golden-city", 3, render_mode="film")
    with pytest.raises(westward.SettingsError, match="3 to 6 players"):
        pettingzoo.env("golden-city", 2)
    with pytest.raises(westward.SettingsError, match="no option 'chess'"):
        pettingzoo.env("golden-city", 3, chess=True)
