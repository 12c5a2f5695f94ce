"""No bot goes in circles where the rules would let a player do so."""

from __future__ import annotations

import westward
from westward.bots import ask, bot
from westward.games.great_western_trail.arrange import Seat, arrange


class Leaver:
    """A bot that always takes the first action, which in the cattle market is to leave it."""

    def choose(self, state: westward.State, rng: westward.Rng) -> int:
        return state.legal()[0]


def test_no_bot_leaves_the_market_empty_handed() -> None:
    """GWT-5.12 lets a player look at the cattle market and leave it, any number of times."""
    table = arrange(phase="B", market=["holstein"] * 3, seats={0: Seat(at="E", money=50)}).play("do E 2")
    assert "end" in table.options()
    for seed in range(12):
        action = ask(Leaver(), table.state, westward.Rng(seed))
        assert table.state.space.format(action) != "end"


def test_greedy_players_finish_great_western_trail() -> None:
    state, rng = westward.title("great-western-trail").start(2), westward.Rng(5)
    players, asked = [bot("sheriff"), bot("sheriff")], 0
    while state.to_act != westward.OVER:
        assert asked < 5_000
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
        else:
            asked += 1
            state.apply(ask(players[state.to_act], state, rng))
    assert max(state.scores()) > 20
