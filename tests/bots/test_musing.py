"""A bot that searches goes on thinking while others decide: its next move begins with more tries, and from nothing that its seat cannot know."""

from __future__ import annotations

from itertools import islice

import pytest

import westward
from westward.bots import Budget, SearchBot, bot
from westward.core.state import CHANCE, OVER, State

#: Few enough that the tests are quick, many enough that the likely lines are tried often.
TRIES = 1200


def begun(game: str, players: int, wanted: int, **options: object) -> tuple[State, int]:
    """A position after the first choice of seat 1's bot, in which another seat is asked alone and openly."""
    state, rng = westward.title(game).start(players, **options), westward.Rng(5)
    for _ in range(wanted):
        while state.to_act == CHANCE:
            state.apply(state.draw(rng))
        state.apply(rng.pick(state.choices()))
    while state.to_act in (CHANCE, 1) or state.step_now().sealed:
        state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.choices()))
    return state, 1


def play_on(state: State, seat: int, rng: westward.Rng, musing: SearchBot | None) -> State:
    """Let the others move, sensibly, until the seat is asked; a bot that muses does so before each of their choices."""
    other = bot("sheriff")
    while state.to_act != seat:
        assert state.to_act != OVER
        if state.to_act == CHANCE:
            state.apply(state.draw(rng))
            continue
        if musing is not None:
            for _ in islice(musing.muse(state.redeal(seat, rng), seat, rng), TRIES // 8):
                pass
        state.apply(other.choose(state.redeal(state.to_act, rng), rng))
    return state


@pytest.mark.parametrize(("game", "moments"), [("great-western-trail", (28, 36)), ("colorado-county", (12, 20))])
def test_the_next_move_begins_with_more_tries(game: str, moments: tuple[int, int]) -> None:
    kept: list[int] = []
    for muses in (True, False):
        found = 0
        for wanted in moments:
            state, seat = begun(game, 2, wanted)
            rng, player = westward.Rng(9), SearchBot(Budget(iterations=200), learnt=True)
            after = play_on(state, seat, rng, player if muses else None)
            player.choose(after.redeal(seat, rng), rng)
            found += player.kept
        kept.append(found)
    assert kept[1] == 0, "nobody has asked the bot before"
    assert kept[0] > 200, "the tree of what was expected goes on where the game does"


def test_musing_knows_nothing_that_the_seat_cannot_know() -> None:
    """Two truths that look alike to the seat: it muses the same, also about what the others hold."""
    compared = 0
    for wanted in range(20, 160, 4):
        state, seat = begun("golden-city", 3, wanted, scout_variant="on")
        other = state.redeal(seat, westward.Rng(70 + wanted))
        compared += state.key() != other.key()
        trees: list[list[int]] = []
        for truth in (state, other):
            rng, player = westward.Rng(3), SearchBot(Budget(iterations=50), learnt=True)
            trees.append(list(islice(player.muse(truth.redeal(seat, rng), seat, rng), 10)))
        assert trees[0] == trees[1]
        assert trees[0][-1] > trees[0][0] > 0
    assert compared > 2


def test_musing_ends_when_the_tree_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westward.bots.mcts._LARGE", 300)
    state, seat = begun("gold-rush", 2, 12)
    rng, player = westward.Rng(3), SearchBot(Budget(iterations=50), learnt=True)
    sizes = [list(player.muse(state.redeal(seat, rng), seat, rng)) for _ in range(2)]
    assert all(one[-1] > 300 >= one[-2] for one in sizes), "once it is large it begins anew"
