"""Ray RLlib trains on a game."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import westward
from westward.envs.rllib import MaskedEnv

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learning" / "rllib.py"


def test_the_mask_is_part_of_the_observation(game: str) -> None:
    env = MaskedEnv({"game": game, "players": westward.title(game).players[0]})
    seen, _ = env.reset(seed=3)
    for _ in range(5):
        assert env.observation_space.contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        seen, _, over, _, info = env.step(int(legal[0]))
        assert "refusal" not in info
        if over:
            seen, _ = env.reset()


@pytest.mark.long
def test_rllib_trains_on_a_game() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "RAY_AUTH_MODE": "disabled"}
    told = subprocess.run(
        [sys.executable, "-W", "ignore", EXAMPLE, "2"],
        env=env,
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert told.returncode == 0, told.stderr[-3000:]
    lines = re.findall(r"(\d+) games, mean reward (\S+), loss (\S+)", told.stdout)
    assert len(lines) == 2
    for games, mean, loss in lines:
        assert int(games) > 20
        assert -1 < float(mean) < 1  # an illegal action would cost every game
        assert math.isfinite(float(loss))
