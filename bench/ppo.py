"""MaskablePPO of sb3-contrib as it stands: how it is trained for a task, and the agent that comes out of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import westward
from bench.tasks import STEPS, Task
from westward.envs.observer import Observer


class Spans(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The lead at the end in spans of the game, which suit the learning rate."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One step."""
        seen, reward, over, cut, info = self.env.step(action)
        return seen, float(reward) / self.env.unwrapped.observer.title.hints.span, over, cut, info  # type: ignore[attr-defined]

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions."""
        found: NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return found


def train(task: Task, seed: int, folder: Path) -> Iterator[tuple[int, Path]]:
    """Train against random players; at every number of steps, the file of the net as it is then."""
    torch.set_num_threads(1)
    envs = make_vec_env(
        f"westward.envs.gym:westward/{task.game}-v1",
        n_envs=16,
        seed=seed,
        env_kwargs={"players": task.players, "opponents": "random", "seat": None, "reward": "score"},
        wrapper_class=Spans,
    )
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=160, batch_size=512, n_epochs=6, learning_rate=7e-4, gamma=1.0, ent_coef=0.01,
        policy_kwargs={"net_arch": [128]}, seed=seed, device="cpu",
    )  # fmt: skip
    for steps in STEPS:
        if steps:
            model.learn(steps - model.num_timesteps, reset_num_timesteps=False)
        file = folder / f"{task.game}-{task.players}-{seed}-{steps}.zip"
        model.save(file)
        yield steps, file


@cache
def loaded(file: str) -> Any:
    """The net of a file."""
    torch.set_num_threads(1)
    return MaskablePPO.load(file, device="cpu")


@cache
def eyes(game: str, players: int) -> Observer:
    """What sees positions of a game."""
    return Observer(game, players)


class Agent:
    """A trained net as a bot: bench.ppo:Agent@FILE. It takes the action that it holds for the best."""

    def __init__(self, file: str) -> None:
        self.net = loaded(file)

    def choose(self, state: westward.State, rng: westward.Rng) -> int:
        """One of the legal actions."""
        seen = eyes(state.game, state.players)
        row, mask = seen.observe(state, state.to_act), seen.mask(state, state.to_act)
        number, _ = self.net.predict(row, action_masks=mask.astype(bool), deterministic=True)
        return seen.action(state, int(number))
