"""The random playout, which must play as the plain loop does."""

from __future__ import annotations

import westward
from westward.core.playout import play_games, playout


def plain(state: westward.State, rng: westward.Rng) -> int:
    """The same, step by step."""
    decisions = 0
    while state.to_act != westward.OVER:
        if state.to_act == westward.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.pick(state.legal()))
            decisions += 1
    return decisions


def test_a_playout_is_the_plain_loop() -> None:
    for seed in range(3):
        quick, slow = westward.title("golden-city").start(3), westward.title("golden-city").start(3)
        assert playout(quick, westward.Rng(seed)) == plain(slow, westward.Rng(seed))
        assert quick.key() == slow.key()


def test_many_games_begin_at_the_same_position_and_leave_it_alone() -> None:
    start = westward.title("gold-seekers").start(2)
    before = start.key()
    rng = westward.Rng(4)
    assert play_games(start, 3, 4) == sum(playout(start.copy(), rng) for _ in range(3))
    assert start.key() == before
