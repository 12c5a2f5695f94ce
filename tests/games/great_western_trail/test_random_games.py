"""Random games: nothing appears, nothing is lost, every dollar is explained, and every game ends."""

from __future__ import annotations

import pytest

import westward
from westward.core.journal import Journal
from westward.games.great_western_trail import TITLE, events
from westward.games.great_western_trail.invariants import broken
from westward.games.great_western_trail.rules import begin

#: Random games per case; the compiled engine is quick enough for more.
GAMES = 6 if westward.compiled else 2
SIDES = ("all_a", "all_b", "random")


def explained(journal: Journal, players: int) -> list[int]:
    """What the told events say about everybody's money."""
    change = [0] * players
    for event in journal:
        if isinstance(event, events.Gained):
            change[event.seat] += event.amount
        elif isinstance(event, events.Paid):
            change[event.seat] -= event.amount
        elif isinstance(event, events.FeePaid):
            change[event.seat] -= event.amount
            change[event.other_seat] += event.amount
    return change


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.clause("GWT-12.6", "GWT-3.3")
def test_random_games_keep_everything_together(players: int, sides: str) -> None:
    for seed in range(GAMES):
        often = seed % 2 == 1
        settings = TITLE.settings({"private_sides": sides, "objectives_in_kansas_city": often, "forgo_money": often})
        state, rng = begin(players, settings), westward.Rng(seed)
        moves = 0
        while state.to_act != westward.OVER:
            journal: Journal = []
            before = list(state.money)
            state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()), journal)
            assert broken(state) == []
            change = explained(journal, players)
            assert [money + more for money, more in zip(before, change, strict=True)] == state.money
            moves += 1
            assert moves < 20_000
        assert state.holder >= 0
