"""Random games of all kinds end, and nothing is lost on the way."""

from __future__ import annotations

import re

import pytest

import westward
from westward.games.colorado_county import TITLE
from westward.games.colorado_county.invariants import broken
from westward.games.colorado_county.state import Position

from .table import start, table, until

GAMES = 12 if westward.compiled else 4


def random_settings(rng: westward.Rng) -> dict[str, object]:
    """Any value of any option."""
    return {option.name: option.choices[int(rng.below(len(option.choices)))] for option in TITLE.options}


@pytest.mark.clause("CC-12.9", "CC-12.10", "CC-12.11", "CC-12.12", "CC-12.13")
@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize("mixed", [False, True])
def test_random_games_end_and_nothing_is_lost(players: int, mixed: bool) -> None:
    rng = westward.Rng(players)
    for _ in range(GAMES):
        s = start(players, **(random_settings(rng) if mixed else {}))
        sales = 0
        while s.to_act != westward.OVER:
            action = s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal())
            sales += s.space.format(action).startswith("sell ")
            s.play(action)
            assert broken(s) == []
        assert sum(table(s).tiles) + sales == players * (4 if players == 4 else 5)


@pytest.mark.clause("CC-12.9", "CC-12.10", "CC-12.11")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("cowboy", "every cowboy once"),
        ("supply", "Supply and markers of seat 0"),
        ("flag", "flags are not where"),
        ("fewer flags", "fewer .* flags than cards"),
        ("shore", "miscounted"),
        ("owner", "belongs to the wrong seat"),
        ("cards", "cards do not add up"),
        ("sold", "sold too often"),
        ("run", "unseen cowboys"),
    ],
)
def test_a_broken_position_is_noticed(change: str, sentence: str) -> None:
    s = start(3, layout="valley")
    until(s, "bid")
    assert broken(s) == []
    spoil(s, change)
    assert re.search(sentence, " ".join(broken(s)))


def spoil(s: Position, change: str) -> None:
    """Break one thing."""
    if change == "cowboy":
        s.holder[s.holder.index(0)] = 7
    elif change == "supply":
        s.supply[0] -= 1
    elif change == "flag":
        s.flag_at[0] = -1
    elif change == "fewer flags":
        s.stack[0], s.aside = 12, 0
    elif change == "shore":
        s.shore[0] += 1
    elif change == "owner":
        s.owner[0] = 1
    elif change == "cards":
        s.cards[0] += 1
    elif change == "sold":
        s.sold[0] = 3
    else:
        s.runs[0].pop()
