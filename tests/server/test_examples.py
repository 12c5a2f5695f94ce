"""The example bot plays a game, and the command says what is wrong with its options."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_to_the_end(server: Server, person: Come) -> None:
    ann = person("Ann")
    table = ann.table("gold-seekers", "open", "bot")
    done = subprocess.run(
        [sys.executable, str(BOT), f"{server.url}/t/{table}"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Points: [")
    assert ann.get(f"/api/tables/{table}")["state"] == "over"


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40


def test_a_taken_port_and_a_strange_database_are_said_plainly(server: Server) -> None:
    for options, words in (
        (["--port", str(server.port)], "Nobody can listen"),
        (["--port", "0", "--database", "mysql://x"], "sqlite:///"),
    ):
        command = [sys.executable, "-P", "-m", "westward", "serve", *options]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 2
        assert words in done.stderr
        assert "Traceback" not in done.stderr
