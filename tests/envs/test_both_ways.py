"""Two processes with the same seed and actions give byte-equal observations, whether the engine is compiled or not."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel

import westward

HERE = Path(__file__).parent


def digest(game: str) -> str:
    """A fingerprint of what the environments of a game give for fixed seeds and actions."""
    from westward.envs import gym, openspiel, pettingzoo

    title = westward.title(game)
    total = hashlib.sha256()
    for players in title.players:
        env = pettingzoo.raw_env(game, players)
        env.reset(seed=11)
        for _ in range(25):
            for agent in env.possible_agents:
                seen = env.observe(agent)
                total.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
            if any(env.terminations.values()):
                env.reset()
    single = gym.WestwardEnv(game, title.players[0])
    observation, info = single.reset(seed=12)
    for _ in range(15):
        total.update(observation.tobytes() + info["action_mask"].tobytes())
        observation, _, over, _, info = single.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            observation, info = single.reset()
    games = westward.batch(game, title.players[0], 3, seed=13)
    for _ in range(15):
        total.update(games.observations.tobytes() + games.masks.tobytes())
        games.step(games.sample())
    state = pyspiel.load_game(openspiel.short_name(title)).new_initial_state()
    rng = westward.Rng(14)
    for _ in range(30):
        total.update(repr(state.information_state_tensor(0)).encode() + state.information_state_string(0).encode())
        if not state.is_terminal():
            state.apply_action(rng.pick(state.legal_actions()))
    return total.hexdigest()


def test_this_engine_and_the_plain_source_in_another_process_see_alike(game: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import test_both_ways as t; print(t.westward.compiled, t.digest({game!r}))"
    env = {**os.environ, "PYTHONPATH": str(HERE.parent.parent), "PYTHONHASHSEED": "77"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", digest(game)]
