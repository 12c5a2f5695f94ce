"""Playing with a corrected box from the command line, without touching the installation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import westward
from westward.core import box

ROOT = Path(__file__).parent.parent.parent


def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "160", "NO_COLOR": "1"}
    command = [sys.executable, "-P", "-m", "westward", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=ROOT, env=env, check=False)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A box of Golden City with a gold chip of value 2 in the place of one of value 1."""
    file = tmp_path / "mine.toml"
    text = box.packaged("golden-city").read_text(encoding="utf-8")
    file.write_text(text.replace('"1" = 8,', '"1" = 7,', 1).replace('"2" = 10,', '"2" = 11,', 1), encoding="utf-8")
    return file


def test_a_file_is_enough_to_play_with_it_and_the_record_says_so(mine: Path, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    done = run("play", "golden-city", "--seed", "3", "--box", str(mine), "--save", str(kept), stdin="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert f"golden-city is played with the box {mine}" in done.stderr
    head = kept.read_text(encoding="utf-8").partition("\n\n")[0]
    assert "\nbox mine\n" in head
    assert f"version {westward.title('golden-city').version}" not in head, "another box, another version"
    without = run("replay", str(kept))
    assert (without.returncode, "was played with the box 'mine'" in without.stderr) == (2, True)
    again = run("replay", str(kept), "--box", str(mine), "--json")
    shown = json.loads(again.stdout)
    assert (again.returncode, shown["problem"], shown["over"]) == (0, None, True)


def test_games_are_simulated_with_a_box_in_every_process(mine: Path) -> None:
    done = run(
        "simulate", "golden-city", "-p", "3", "--games", "4", "--jobs", "2", "--box", f"golden-city={mine}", "--json"
    )
    assert json.loads(done.stdout)["games"] == 4, done.stderr


def test_the_board_is_drawn_with_and_without_a_box(tmp_path: Path, mine: Path) -> None:
    text = mine.read_text(encoding="utf-8")
    moved = text.replace('kind = "dig"', 'kind = "land"', 1).replace('"1" = 7,', '"1" = 6,', 1)
    mine.write_text(moved, encoding="utf-8")
    pictures = []
    for number, words in enumerate(([], ["--box", str(mine)])):
        file = tmp_path / f"{number}.svg"
        done = run("draw", "golden-city", "--svg", str(file), *words)
        assert done.returncode == 0, done.stderr
        pictures.append(ET.parse(file).getroot())
    first, second = (sum("chip-" in str(e.get("id")) for e in picture.iter()) for picture in pictures)
    assert second == first - 1, "a dig hole less"


def test_an_owner_gets_the_file_to_correct(tmp_path: Path) -> None:
    copy = tmp_path / "my-box.toml"
    assert run("check", "gold-rush", "--copy", str(copy)).returncode == 0
    assert copy.read_text(encoding="utf-8") == box.packaged("gold-rush").read_text(encoding="utf-8")
    told = run("check", "gold-rush", str(copy)).stdout
    assert f"westward draw gold-rush --box {copy}" in told
    assert f"westward play gold-rush --box {copy}" in told


def test_a_wrong_box_gets_a_sentence(tmp_path: Path, mine: Path) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace('"1" = 7,', '"1" = 9,', 1), encoding="utf-8")
    done = run("simulate", "golden-city", "-p", "3", "--games", "1", "--box", str(mine))
    assert (done.returncode, "chips for 64 dig fields" in done.stderr) == (2, True), done.stderr
    other = tmp_path / "other.toml"
    other.write_text("[cocktails]\ngin = 1\n", encoding="utf-8")
    done = run("play", "golden-city", "--box", str(other))
    assert (done.returncode, "does not look like the box of any game" in done.stderr) == (2, True)
    done = run("play", "golden-city", "--box", str(tmp_path / "nowhere.toml"))
    assert (done.returncode, "cannot be read" in done.stderr) == (2, True)


@pytest.mark.parametrize("game", westward.ids())
def test_every_game_is_known_by_its_box(game: str) -> None:
    assert box.game_in(box.packaged(game)) == game


def test_a_game_that_has_begun_keeps_its_box(mine: Path) -> None:
    westward.title("golden-city")
    with pytest.raises(westward.SettingsError, match="played with another box already"):
        box.use([str(mine)])


BOARDS = [
    ("golden-city", "first-board", "3"),
    ("golden-city", "second-board", "6"),
    ("gold-seekers", "first-board", "2"),
]


@pytest.mark.parametrize(("game", "name", "players"), BOARDS)
def test_the_other_boards_of_a_game_can_be_checked_and_played(game: str, name: str, players: str) -> None:
    other = ROOT / "examples" / "boxes" / f"{game}-{name}.toml"
    told = run("check", game, str(other))
    assert (told.returncode, "correct" in told.stdout) == (0, True), told.stdout + told.stderr
    played = run("simulate", game, "-p", players, "--games", "2", "--box", str(other), "--json")
    assert played.returncode == 0, played.stderr
