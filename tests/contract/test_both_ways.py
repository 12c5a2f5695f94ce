"""The compiled and the interpreted engine play the same games, in any process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import westward
from westward.core.title import Title

HERE = Path(__file__).parent


def digest(game: str) -> str:
    """A fingerprint of every position of three random games for each number of players."""
    title = westward.title(game)
    total = hashlib.sha256()
    for players in title.players:
        for seed in range(3):
            state, rng = title.start(players), westward.Rng(seed)
            while state.to_act != westward.OVER:
                total.update(repr((state.key(), state.legal())).encode())
                state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
            total.update(repr(state.scores()).encode())
    return total.hexdigest()


def test_this_engine_and_the_plain_source_in_another_process_play_alike(title: Title) -> None:
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import test_both_ways as t; print(t.westward.compiled, t.digest({title.id!r}))"
    env = {**os.environ, "PYTHONPATH": str(HERE.parent.parent), "PYTHONHASHSEED": "77"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", digest(title.id)]
