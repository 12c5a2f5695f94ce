"""The cases of the environments: every game and number of players, and with `case` every value of every option too."""

from __future__ import annotations

import pytest

import westward

from ..contract.conftest import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "players" in metafunc.fixturenames:
        seats = [(title.id, players) for title in westward.titles() for players in title.players]
        metafunc.parametrize(("game", "players"), seats, ids=[f"{game}-{players}" for game, players in seats])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", westward.ids())
