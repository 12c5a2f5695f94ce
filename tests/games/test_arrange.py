"""Every game's `arrange.py` builds positions from named facts, and begins with an example that runs."""

from __future__ import annotations

import doctest
import importlib

import pytest

import westward


@pytest.mark.parametrize("game", westward.ids())
def test_the_example_of_an_arrangement_runs(game: str) -> None:
    module = importlib.import_module(f"westward.games.{game.replace('-', '_')}.arrange")
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
