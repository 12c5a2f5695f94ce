"""A budget for a turn is shared by all decisions in a row that a seat makes."""

from __future__ import annotations

import time

import pytest

import westward
from westward.bots import Budget, SearchBot, ask, bot
from westward.core.errors import SettingsError


def test_a_budget_for_a_turn_is_written_behind_the_seconds() -> None:
    assert Budget.read("2s/turn") == Budget(seconds=2.0, turn=True)
    assert str(Budget.read("2s/turn")) == "2s/turn"
    assert str(Budget.read("0.5s")) == "0.5s"
    for wrong in ("2s/", "2s/move", "500/turn", "/turn"):
        with pytest.raises(SettingsError, match="2s/turn"):
            Budget.read(wrong)


def test_a_budget_may_be_of_processor_time() -> None:
    assert Budget.read("0.1s/core") == Budget(seconds=0.1, core=True)
    assert str(Budget.read("0.1s/core")) == "0.1s/core"
    state, rng = westward.title("gold-rush").start(2), westward.Rng(3)
    while state.to_act == westward.CHANCE or len(state.choices()) < 2:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else state.choices()[0])
    began = time.process_time()
    ask(bot("search@0.1s/core"), state, rng)
    assert 0.09 < time.process_time() - began < 0.4


def test_the_decisions_of_a_turn_share_its_seconds() -> None:
    state, rng = westward.title("great-western-trail").start(2), westward.Rng(3)
    quick, slow = bot("greedy"), SearchBot(Budget(seconds=1.0, turn=True))
    took: list[float] = []
    while state.to_act == westward.CHANCE or len(took) < 3:
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
            continue
        # The first seat that has three decisions in a row.
        before = state.to_act
        choices = len(state.choices())
        began = time.perf_counter()
        state.apply(ask(slow if before == 0 else quick, state, rng))
        if before == 0 and choices > 1:
            took.append(time.perf_counter() - began)
        if state.to_act not in (0, westward.CHANCE):
            took = []
    # Each with a second of its own would take three.
    assert sum(took) < 2.0


def test_however_late_it_is_a_decision_gets_some_iterations() -> None:
    state, rng = westward.title("golden-city").start(3), westward.Rng(3)
    while state.to_act == westward.CHANCE or len(state.choices()) < 2:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else state.choices()[0])
    reasons = SearchBot(Budget(seconds=1e-6)).reasons(state.redeal(state.to_act, rng), rng)
    assert sum(reason.visits for reason in reasons) >= 40
