"""How strong the levels are: measured on one scale, not falling from level to level, and told where one chooses a bot."""

from __future__ import annotations

from itertools import pairwise

import pytest

import westward
from westward.bots import LEVELS
from westward.bots.strengths import Strength, strengths


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
