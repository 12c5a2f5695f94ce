"""The terminal, played through a pseudo-terminal as a person would: a whole game of each title."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import westward

ROOT = Path(__file__).parent.parent.parent
PROMPT = "\n> "


class Screen:
    """A pseudo-terminal with a game in it."""

    def __init__(self, *words: str, width: int = 80, height: int = 40, colour: bool = False) -> None:
        ours, theirs = pty.openpty()
        env = {**os.environ, "COLUMNS": str(width), "LINES": str(height), "TERM": "xterm-256color"}
        env.pop("NO_COLOR", None)
        if not colour:
            env["NO_COLOR"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "westward", "play", *words],
            stdin=theirs, stdout=theirs, stderr=theirs, env=env, cwd=ROOT, close_fds=True,
        )  # fmt: skip
        os.close(theirs)
        self.screen = ours
        #: All that came, with the codes of colours.
        self.raw = ""

    def read(self) -> str:
        """All until the next question, or the end."""
        seen, end = "", time.monotonic() + 120
        while not seen.endswith(PROMPT):
            assert time.monotonic() < end, seen[-2000:]
            if not select.select([self.screen], [], [], 1.0)[0]:
                continue
            try:
                some = os.read(self.screen, 65536)
            except OSError:  # the other side is closed
                break
            if not some:
                break
            self.raw += some.decode(errors="replace")
            seen += some.decode(errors="replace").replace("\r\n", "\n")
            seen = re.sub(r"\x1b\[[\d;]*m", "", seen)
        return seen

    def type(self, line: str) -> str:
        """Type a line; what comes back until the next question."""
        os.write(self.screen, line.encode() + b"\n")
        return self.read()

    def close(self) -> int:
        """End it; the exit code."""
        os.close(self.screen)
        return self.process.wait(timeout=30)


def numbers(seen: str) -> list[int]:
    """The numbers of the choices on the screen."""
    return [int(n) for n in re.findall(r"^ {0,2}(\d+)  |(?<=  ) {0,2}(\d+)  (?=\S)", seen, re.M) for n in n if n]


@pytest.mark.parametrize("game", westward.ids())
def test_a_whole_game(game: str) -> None:
    rng = random.Random(4)
    screen = Screen(game, "--seed", "5", "--bots", "random")
    seen = screen.read()
    assert re.search(r"You are \w+, player 1 of \d\. The others are played by random\.", seen)
    questions = 0
    while seen.endswith(PROMPT):
        questions += 1
        assert questions < 1500
        assert "Traceback" not in seen
        found = numbers(seen.rpartition("(you) · ")[2])
        seen = screen.type(str(rng.choice(found)) if found else "1")
    assert "The game is over." in seen
    assert seen.count("★") >= 1
    assert screen.close() == 0
    assert questions >= 2


def test_the_position_shown_is_the_one_that_is_decided_on() -> None:
    screen = Screen("golden-city", "--seed", "3")
    first = screen.read()
    assert "The others are played by rancher." in first
    seen = screen.type("3")
    news, _, position = seen.partition("R Red (you)")
    assert "Since your last decision" in news
    assert "Red (you) goes from North House to Rail 26." in news
    assert "Blue rolls" in news
    assert re.search(r"▌Red \(you\) on Rail 26", position), "what has changed is marked"
    assert re.search(r"^ +\? .* 3=  4=  \.   ~ ", first, re.M), "the board shows the numbers of the choices"
    assert not re.search(r"^▌[ ?]+$", news, re.M), "that something else may be chosen is no change of the board"
    assert "Red (you) · 0 points · Blue 0 · Green" in position
    screen.type("q")
    screen.close()


def test_a_slip_does_not_bring_the_whole_menu_again() -> None:
    screen = Screen("golden-city", "--seed", "3")
    screen.read()
    for typed, sentence in (
        ("99", "choose from 1 to 18"),
        ("", "Type a number from 1 to 18"),
        ("zzz", "there is no move 'zzz'"),
    ):
        seen = screen.type(typed)
        assert sentence in seen
        assert len(seen.split("\n")) < 6, seen
    assert "GC-" in screen.type("?1")
    assert "Grassland 1" in screen.type("m")
    assert len(screen.type("h")) > 40
    screen.type("q")
    screen.close()


def test_many_choices_are_grouped_and_come_by_the_page() -> None:
    screen = Screen("colorado-county", "--seed", "2", height=24)
    seen = screen.read()
    while (more := re.search(r"… (\d+) more choices", seen)) is None:
        seen = screen.type(str(max(numbers(seen.rpartition("(you) · ")[2]))))
    shown = len(seen.rpartition("(you) · ")[2].split("\n"))
    assert shown < 26
    following = screen.type("+")
    assert min(numbers(following)) > 5
    assert int(more[1]) >= len(numbers(following))
    assert re.search(r"^  1  Blue flag … \(\d+\)$", screen.type("m"), re.M), "so many choices begin with their groups"
    assert "A1" in screen.type("blue flag")
    assert "Black (you) places a blue flag on B1." in screen.type("b1")
    screen.type("q")
    screen.close()


def test_a_board_higher_than_the_screen_is_not_shown_again_at_every_step() -> None:
    screen = Screen("great-western-trail", "--seed", "5", height=40)
    assert "What has happened so far" in (first := screen.read())
    assert "Cattle market" in first
    step = screen.type("1")
    assert "▌  Texas > San Antonio[E] @Yellow (you)" in step, "what has changed is shown"
    assert "Cattle market" not in step
    assert "Cattle market" in screen.type("b")
    screen.type("q")
    screen.close()


def test_width_colours_and_language_are_respected() -> None:
    screen = Screen("great-western-trail", "--seed", "3", "--lang", "de", width=60)
    seen = screen.read()
    assert "Du bist Gelb" in seen
    assert not re.search(r"\x1b\[[\d;]*[34]\d", screen.raw), "no colours, if none are wanted"
    prose = [line for line in seen.split("\n") if ", " in line]
    assert max(len(line) for line in prose) <= 60
    screen.type("q")
    screen.close()
    coloured = Screen("golden-city", "--seed", "3", colour=True)
    coloured.read()
    assert "\x1b[31mRed" in coloured.raw
    coloured.type("q")
    coloured.close()
