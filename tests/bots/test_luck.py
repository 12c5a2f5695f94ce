"""Equal luck: the tries of different actions draw the same, and luck is not taken for merit."""

from __future__ import annotations

import pytest

import westward
from westward.bots.search_luck import EqualLuck


def at_the_first_roll(seed: int) -> westward.State:
    state, rng = westward.title("golden-city").start(3), westward.Rng(seed)
    state.apply(state.draw(rng))
    assert state.step_now().name == "roll"
    return state


def test_the_same_try_of_different_actions_draws_the_same() -> None:
    luck, state = EqualLuck([10, 11], 1), at_the_first_roll(1)
    rolls = []
    for rival in (0, 1):
        luck.begin(rival)
        rolls.append([luck.draw(state) for _ in range(20)])
    assert rolls[0] == rolls[1]
    assert len(set(rolls[0])) > 1
    luck.end(0, 0.5)
    luck.begin(0)
    assert [luck.draw(state) for _ in range(20)] != rolls[0]


def test_a_draw_of_another_kind_does_not_shift_the_luck() -> None:
    start = westward.title("golden-city").start(3)
    luck, state = EqualLuck([10, 11], 2), at_the_first_roll(2)
    luck.begin(0)
    plain = [luck.draw(state) for _ in range(6)]
    luck.begin(1)
    mixed = []
    for _ in range(6):
        luck.draw(start)  # who begins: another kind of draw
        mixed.append(luck.draw(state))
    assert plain == mixed


def test_draws_are_fair() -> None:
    luck, state = EqualLuck([10], 3), at_the_first_roll(3)
    counts: dict[int, int] = {}
    for _ in range(6000):
        luck.begin(0)
        roll = luck.draw(state)
        counts[roll] = counts.get(roll, 0) + 1
        luck.end(0, 0.5)
    assert len(counts) == 6
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_luck_is_not_taken_for_merit() -> None:
    """The first tries are lucky. An action that was tried only then looks better than it is, until it gets its handicap."""
    luck, fortune = EqualLuck([10, 11], 4), [0.3] * 10 + [-0.1] * 30
    for n in range(40):
        luck.end(0, 0.5 + fortune[n])
        if n < 10:
            luck.end(1, 0.45 + fortune[n])
    assert luck.sums[1][-1] / 10 > luck.sums[0][-1] / 40
    fair = [(luck.sums[rival][-1] + luck.handicap(rival)) / tries for rival, tries in ((0, 40), (1, 10))]
    assert fair[0] == pytest.approx(0.5)
    assert fair[1] == pytest.approx(0.45)
