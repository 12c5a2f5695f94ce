"""What was learnt and comes with the games: it fits them as they are, plays what is legal, and Legend plays by it."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

import westward
from westward.bots import Bot, GreedyBot, SearchBot, ask, bot, learnt
from westward.bots.budget import Budget
from westward.bots.search import SPAN_LOGIT
from westward.bots.search_values import LearntHints
from westward.core.state import State


def played(state: State, players: list[Bot], most: int, seed: int = 5) -> State:
    """The position after so many decisions, or the end."""
    rng, asked = westward.Rng(seed), 0
    while state.to_act != westward.OVER and asked < most:
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
            continue
        asked += 1
        action = ask(players[state.to_act], state, rng)
        assert action in state.legal()
        state.apply(action)
    return state


@pytest.mark.parametrize("file", learnt.files(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_shipped_net_fits_its_game_and_tells_where_it_comes_from(file: Path) -> None:
    told = learnt.origin(file)
    assert file.stem == str(told.players)
    assert file.parent.parent == westward.title(told.game).folder
    assert told.command.startswith(f"westward train {told.game}")
    assert told.games > 1_000
    assert told.commit
    assert learnt.shipped(told.game, told.players) is not None
    played(westward.title(told.game).start(told.players), [bot("sheriff")] * told.players, 60)


def test_all_nets_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in learnt.files()) <= 20_000_000


def test_what_was_learnt_beats_the_hints() -> None:
    """Great Western Trail with two, one decision ahead: the net against the hints, each in both seats."""
    title, won = westward.title("great-western-trail"), 0.0
    for number in range(4):
        players: list[Bot] = [GreedyBot(learnt=True), GreedyBot()]
        mine = number % 2
        state = played(title.start(2), players if mine == 0 else players[::-1], 10_000, number // 2)
        won += (mine in state.winners()) / len(state.winners())
    assert won >= 3


def test_legend_judges_by_what_was_learnt_where_something_was() -> None:
    assert isinstance(learnt.judge_of(westward.title("great-western-trail").start(2), learnt=True), LearntHints)
    assert not isinstance(learnt.judge_of(westward.title("great-western-trail").start(2), learnt=False), LearntHints)
    legend, plain = bot("legend@30"), bot("search@30")
    assert isinstance(legend, SearchBot)
    assert isinstance(plain, SearchBot)
    assert legend.learnt
    assert not plain.learnt
    played(westward.title("great-western-trail").start(2), [legend, SearchBot(Budget(iterations=30), learnt=True)], 30)


def asked(players: int) -> State:
    """Gold Seekers before the first question with several answers."""
    state = westward.title("gold-seekers").start(players)
    rng = westward.Rng(players)
    while state.to_act == westward.CHANCE or len(state.choices()) < 2:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else state.choices()[0])
    return state


@pytest.mark.parametrize("judged_together", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_decide_and_points_are_told_beside_them(players: int, judged_together: bool) -> None:
    """What is said of a choice early in Gold Seekers: about the share of the victories that falls to a seat, and a lead in points."""
    hints, state = learnt.shipped("gold-seekers", players), asked(players)
    assert hints is not None
    even = (lambda states: [[1.0] * len(s.legal()) for s in states]) if judged_together else None
    found = SearchBot(Budget(iterations=60), hints, priors=even).reasons(state, westward.Rng(1))
    logits = hints.seen_by(state, state.to_act)
    points = hints.told(logits)
    assert points != logits
    assert all(0.0 < x < 120.0 for x in points)
    chances = [1 / (1 + exp(-x * SPAN_LOGIT / hints.span)) for x in logits]
    assert sum(chances) == pytest.approx(1.0, abs=0.15)
    tried = [r for r in found if r.visits]
    mean = sum(r.result * r.visits for r in tried) / sum(r.visits for r in tried)
    assert mean == pytest.approx(chances[state.to_act], abs=0.15)
    assert all(-40.0 < r.lead < 40.0 for r in tried)
    ahead = points[state.to_act] - max(p for seat, p in enumerate(points) if seat != state.to_act)
    assert sum(r.lead * r.visits for r in tried) / sum(r.visits for r in tried) == pytest.approx(ahead, abs=10.0)
