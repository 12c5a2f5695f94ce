"""How places get their names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import westward
from westward.core.places import bearing, numbered
from westward.core.telling import gathered

_NAMES = """
import re, westward
from westward.games.golden_city.places import ATLAS
for language in ("en", "de"):
    names = ATLAS.names(westward.Words(westward.title("golden-city"), language))
    assert len(set(names.values())) == len(names) > 20, len(names)
    raw = [name for name in names.values() if re.search("zz|moon|_", name)]
    assert not raw, raw
"""


@pytest.mark.parametrize(
    ("dx", "dy", "side"),
    [(1, 0, "east"), (0, -2, "north"), (-3, 3, "southwest"), (2, -2.1, "northeast"), (-1, 0.1, "west")],
)
def test_a_bearing_is_a_direction_of_the_compass(dx: float, dy: float, side: str) -> None:
    assert bearing(dx, dy) == side


def test_places_that_are_called_alike_are_numbered() -> None:
    assert numbered([("a", "Desert"), ("b", "Ford"), ("c", "Desert")]) == {
        "a": "Desert 1",
        "b": "Ford",
        "c": "Desert 2",
    }


def test_names_that_differ_in_their_number_are_told_together() -> None:
    assert gathered(["Desert 10", "Ford", "Desert 2"]) == ["Desert 2, 10", "Ford"]


def test_a_redrawn_board_gets_names_too(tmp_path: Path) -> None:
    """Other ids and a country that the words do not know."""
    text = (westward.title("golden-city").folder / "components.toml").read_text(encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text(re.sub(r'"h(\d)', r'"zz\1', text).replace("red_rock", "moon_dust"), encoding="utf-8")
    environment = {**os.environ, "WESTWARD_BOX": f"golden-city={box}"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", _NAMES], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
