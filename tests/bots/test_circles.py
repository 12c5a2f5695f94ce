"""No bot goes in circles where the rules would let a player do so."""

from __future__ import annotations

import pytest

import westward
from westward.bots import Budget, ask, bot
from westward.bots.advice import advise
from westward.games.great_western_trail.arrange import Seat, arrange


@pytest.mark.parametrize("name", ["rancher", "sheriff", "search@30"])
def test_no_bot_leaves_the_market_empty_handed(name: str) -> None:
    """GWT-5.12 lets a player look at the cattle market and leave it, any number of times."""
    state = arrange(phase="B", market=["holstein"] * 3, seats={0: Seat(at="E", money=50)})
    state.play(state.space.parse("do E 2"))
    end = state.space.parse("end")
    assert end in state.legal()
    assert state.undoes(end)
    assert end not in state.choices()
    for seed in range(12):
        assert ask(bot(name), state, westward.Rng(seed)) != end


def test_no_hint_leaves_the_market_empty_handed() -> None:
    state = arrange(phase="B", market=["holstein"] * 3, seats={0: Seat(at="E", money=50)})
    state.play(state.space.parse("do E 2"))
    for seed in range(3):
        found = advise(state, 0, Budget(iterations=60), westward.Rng(seed))
        assert state.space.parse("end") not in [reason.action for reason in found.reasons]


def test_leaving_the_market_after_buying_is_no_circle() -> None:
    seats = {0: Seat(at="E", money=50, workers={"cowboy": 3})}
    state = arrange(phase="B", market=["holstein"] * 3, seats=seats)
    state.play(state.space.parse("do E 2"))
    state.play(next(a for a in state.legal() if state.space.kind_of(a).name == "buy"))
    assert state.space.parse("end") in state.legal()
    assert state.choices() == state.legal()


@pytest.mark.parametrize("game", westward.ids())
def test_all_that_undoes_is_declared(game: str) -> None:
    """Whatever only leaves a question that the same seat could open again at once says so, and nothing else does."""
    title = westward.title(game)
    for players in (title.players[0], title.players[-1]):
        state, rng = title.start(players), westward.Rng(players)
        while state.to_act != westward.OVER:
            if state.to_act == westward.CHANCE:
                state.apply(state.draw(rng))
                continue
            for action in rng_sample(state.legal(), rng):
                assert state.undoes(action) == goes_back(state, action), state.space.format(action)
            state.apply(rng.pick(state.legal()))


def rng_sample(actions: list[int], rng: westward.Rng) -> list[int]:
    return actions[:2] if rng.below(4) else []


def goes_back(state: westward.State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if after.to_act != state.to_act or len(after.agenda) >= len(state.agenda):
        return False
    key = state.key()
    for again in after.legal():
        opened = after.copy()
        opened.apply(again)
        if opened.key() == key:
            return True
    return False


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
