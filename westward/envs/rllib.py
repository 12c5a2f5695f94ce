"""Every game for Ray RLlib: the Gymnasium environment with its mask inside the observation, as RLlib's masking modules expect it.

>>> from westward.envs import rllib
>>> env = rllib.MaskedEnv({"game": "golden-city", "players": 3, "opponents": "random"})
>>> sorted(env.reset(seed=7)[0])
['action_mask', 'observations']
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from westward.envs.gym import WestwardEnv

Observation = dict[str, Any]


class MaskedEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; `config` has the keywords of `WestwardEnv`, the game's id among them."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.inside = WestwardEnv(**config)
        self.action_space = spaces.Discrete(self.inside.observer.actions)
        mask = spaces.Box(0.0, 1.0, (self.inside.observer.actions,), np.float32)
        self.observation_space = spaces.Dict({"observations": self.inside.observation_space, "action_mask": mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game."""
        seen, info = self.inside.reset(seed=seed, options=options)
        return self._masked(seen, info), {}

    def step(self, action: Any) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action for the agent, and for the others until the agent is asked again."""
        seen, reward, over, cut, info = self.inside.step(action)
        refusal = {"refusal": info["refusal"]} if "refusal" in info else {}
        return self._masked(seen, info), reward, over, cut, refusal

    def _masked(self, seen: Any, info: dict[str, Any]) -> Observation:
        return {"observations": seen, "action_mask": info["action_mask"].astype(np.float32)}
