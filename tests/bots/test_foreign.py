"""Bots that are not ours: by module and class, by entry point, from a net; wherever a bot is named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import westward
from westward.bots import ask, bot
from westward.server import describe

BOT = '''
class Last:
    """Takes the last legal action."""

    def __init__(self, text=""):
        self.text = text

    def choose(self, state, rng):
        return state.legal()[-1]


class NoBot:
    pass
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "their_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "their_bots", raising=False)
    return tmp_path


def run(folder: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p and p != str(folder)), "NO_COLOR": "1"}
    command = [sys.executable, "-P", "-m", "westward", *words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_class_of_any_module() -> None:
    game = westward.start("golden-city", 3, seed=1)
    assert ask(bot("their_bots:Last"), game.state, westward.Rng(1)) == game.legal()[-1]
    assert bot("their_bots:Last@deep").text == "deep"  # type: ignore[attr-defined]


def test_a_package_offers_bots(folder: Path) -> None:
    info = folder / "their-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[westward.bots]\nlast = their_bots:Last\n")
    game = westward.start("golden-city", 3, seed=1)
    assert ask(bot("last"), game.state, westward.Rng(1)) == game.legal()[-1]
    with pytest.raises(westward.SettingsError, match=r"the bots are: .*, last; or module:Class"):
        bot("first")


def test_what_cannot_be_had_is_told() -> None:
    for name, sentence in (
        ("no_such_module:Bot", "no_such_module:Bot cannot be imported: No module named 'no_such_module'"),
        ("their_bots:First", "their_bots:First cannot be imported: module 'their_bots' has no attribute 'First'"),
        ("their_bots:NoBot", r"is no bot: it has no method choose\(state, rng\)"),
        ("their_bots:NoBot@3", "their_bots:NoBot@3 cannot be made"),
        ("nowhere.net", "nowhere.net"),
    ):
        with pytest.raises(westward.SettingsError, match=sentence):
            bot(name)


def test_they_play_wherever_a_bot_is_named(folder: Path) -> None:
    simulated = run(
        folder,
        "simulate",
        "golden-city",
        "-p",
        "3",
        "--bots",
        "their_bots:Last,random,random",
        "--games",
        "2",
        "--json",
    )
    assert json.loads(simulated)["bots"][0] == "their_bots:Last"
    met = run(
        folder,
        "arena",
        "golden-city",
        "-p",
        "3",
        "--bots",
        "random,their_bots:Last",
        "--games",
        "2",
        "--jobs",
        "2",
        "--json",
    )
    assert json.loads(met)["outcomes"]
    game = westward.start("golden-city", 3, seed=1)
    (folder / "game.txt").write_text(game.record().dumps())
    hint = json.loads(run(folder, "hint", "game.txt", "--budget", "20", "--bot", "their_bots:Last", "--json"))
    assert hint["advice"]["reasons"][0]["action"] == game.legal()[-1]


def test_the_table_offers_what_its_host_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(describe, "OFFERED", list(describe.OFFERED))
    describe.offer(["their_bots:Last"])
    assert describe.bots("en")[-1] == {"id": "their_bots:Last", "title": "Last", "about": "A bot of this host"}
    assert describe.bot_title("their_bots:Last", "de") == "Last"
    with pytest.raises(westward.SettingsError, match="cannot be imported"):
        describe.offer(["no_such_module:Bot"])
