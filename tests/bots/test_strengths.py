"""How strong the levels are: measured on one scale, not falling from level to level, and told where one chooses a bot."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import westward
from westward.arena.plan import Contest
from westward.bots import LEVELS
from westward.bots.strengths import Strength, read, strengths

from ..tool import load


def by_players(game: str) -> dict[int, list[Strength]]:
    found: dict[int, list[Strength]] = {}
    for row in strengths(game):
        found.setdefault(row.players, []).append(row)
    return found


MEASURED = [game for game in westward.ids() if strengths(game)]


@pytest.mark.parametrize("game", MEASURED)
def test_all_levels_were_measured_where_one_was(game: str) -> None:
    for players, rows in by_players(game).items():
        assert players in westward.title(game).players
        assert [row.level for row in rows] == [level.name for level in LEVELS]
        assert all(row.bot.partition("@")[0] == row.level for row in rows)


@pytest.mark.parametrize("game", MEASURED)
def test_the_scale_begins_at_random_play_and_does_not_fall(game: str) -> None:
    for rows in by_players(game).values():
        assert rows[0].rating >= 0
        # Nobody is clearly weaker than the level below; the rating of Legend is that of all steps together.
        assert all(one.rating <= other.rating + other.about for one, other in pairwise(rows))
        assert rows[-1].rating > rows[0].rating
        # Where hardly a game was lost on the way up, the sum of the steps is a lower limit.
        assert [row.least for row in rows] == sorted(row.least for row in rows)
        assert all(row.games >= 8 and row.about > 0 for row in rows)


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load("strengths")


def test_a_step_is_measured_and_written_beside_what_was_known(tmp_path: Path, tool: ModuleType) -> None:
    out = tmp_path / "strengths.toml"
    asked = ["gold-seekers", "--players", "2", "--minutes", "0", "--search", "10", "--out", str(out)]
    told = subprocess.run(
        [sys.executable, str(tool.__file__), *asked], capture_output=True, text=True, check=True
    ).stdout
    known, new = read(tool.FILE), read(out)
    mine = [row for row in new if (row.game, row.players) == ("gold-seekers", 2)]
    assert [(row.level, row.games) for row in mine] == [(level.name, 2 * tool.LEAST) for level in LEVELS]
    assert mine[-1].bot == "legend@10"
    assert all(f"gold-seekers 2  {row.bot} over " in told for row in mine)
    assert [row for row in new if row not in mine] == [
        row for row in known if (row.game, row.players) != ("gold-seekers", 2)
    ]


def test_what_tells_most_for_its_time_is_played_next(tool: ModuleType) -> None:
    contest = Contest("gold-seekers", 2, {}, ["random", "sheriff"], "ladder", 0)
    cheap, dear = (tool.Series(contest, contest.meetings()[0], False, 1000) for _ in range(2))

    def play(one: Any) -> None:
        one.begun += 1
        one.end(tool.Outcome([1.0, 0.5], 1.0 if one is cheap else 100.0))

    for one in [cheap, dear] * tool.LEAST:
        play(one)
    for _ in range(200):
        play(max(cheap, dear, key=lambda one: one.urgency))
    assert 8 <= cheap.begun / dear.begun <= 12, "ten times as often what costs a hundredth"
    assert cheap.share().low < 0.75 < cheap.share().high <= 1.0
