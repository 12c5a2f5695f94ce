"""Adding a game means adding one folder: the example of docs/architecture.md passes the contract suite as it is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import westward

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "games" / "nuggets"


def test_the_page_shows_the_code_of_the_example() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    files = "\n".join(path.read_text(encoding="utf-8") for path in EXAMPLE.glob("*.py"))
    shown = [line.strip() for block in blocks for line in block.splitlines() if line.strip()]
    assert len(shown) > 50
    assert [line for line in shown if line not in files] == []


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is installed, compiled or not, with the example as its only game."""
    place = tmp_path_factory.mktemp("house")
    package = Path(westward.__file__).parent
    ignore = shutil.ignore_patterns(
        "__pycache__", "golden_city", "gold_rush", "gold_seekers", "colorado_county", "great_western_trail"
    )
    shutil.copytree(package, place / "westward", ignore=ignore)
    shutil.copytree(EXAMPLE, place / "westward" / "games" / "nuggets")
    for compiled in package.parent.glob("westward_*__mypyc*"):
        shutil.copy(compiled, place)
    shutil.copytree(ROOT / "tests" / "contract", place / "tests" / "contract")
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def run(house: Path, *command: str) -> str:
    """What Python says in the house; it must be content."""
    env = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run([sys.executable, *command], cwd=house, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_folder_is_a_new_game_that_passes_the_contract_suite(house: Path) -> None:
    suite = [f"tests/contract/test_{name}.py" for name in ("play", "views", "fields")]
    assert re.search(r"\d{2,} passed", run(house, "-m", "pytest", "-p", "no:cacheprovider", *suite))


PLAY = """
import westward
from westward.bots import LEVELS, ask, bot
from westward.bots.search import Search

title = westward.title("nuggets")
hints = title.hints
print(westward.compiled, type(hints).__name__, Search(hints, 0, westward.Rng(1)).span, Search(hints, 0, westward.Rng(1)).plies)
names = [level.name if level.budget is None else f"{level.name}@40" for level in LEVELS]
for name in names:
    won = 0
    for seed in range(4):
        for players in title.players:
            game = westward.start("nuggets", players=players, seed=seed)
            bots = [bot(name if seat == 0 else names[(seat + seed) % 4]) for seat in range(players)]
            rng = westward.Rng(seed)
            while not game.over:
                game.play(ask(bots[game.to_act], game.state, rng))
            won += players == 2 and game.winners() == [0]
    print(name, won)
state = title.start(2)
while state.heap > 1:
    state.apply(0)
refusal = state.why_not(2)
print(refusal.reason, refusal.clause, refusal.args)
"""


def test_the_new_game_plays_every_level_by_its_own_hints(house: Path) -> None:
    said = run(house, "-c", PLAY).splitlines()
    assert said[0] == f"{westward.compiled} NuggetsHints 0.5 4"
    won = {line.split()[0]: int(line.split()[1]) for line in said[1:5]}
    assert list(won) == ["greenhorn", "rancher", "sheriff", "legend@40"]
    # Twenty-one is one more than twenty: who begins and knows the hints cannot lose to a single opponent.
    assert won["sheriff"] == won["legend@40"] == 4
    assert said[5] == "too-many NU-1.1 {'left': 1}"
