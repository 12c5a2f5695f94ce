"""The race by which Gold Seekers with two is solved goes as the rules go."""

from __future__ import annotations

from types import ModuleType

import pytest

import westward
from westward.core.state import CHANCE, OVER

from ...tool import load


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    found = load("gold_seekers_race")
    # A lone racer: nobody ends jobs or sets boats adrift.
    vars(found).update(TOUCH=0.0, TURNS=80)
    return found


@pytest.fixture(scope="module")
def race(tool: ModuleType) -> object:
    return tool.Race()


def test_a_lone_racer_arrives_as_in_the_game(tool: ModuleType, race: object) -> None:
    course = tool.course(race, tool.fixed(race, tool.RULE))
    chance = course.arrives.sum((1, 2)) / len(course.arrives[0])
    found = []
    for number in range(600):
        rng = westward.Rng(number)
        state = tool.base()
        state.person[0] = 1 + number % 4
        state.spot[0] = tool.c.STARTS[state.person[0]]
        while state.to_act != OVER:
            state.apply(state.draw(rng) if state.to_act == CHANCE else tool.by_rule(state, rng))
        found.append(state.round)
    for turn in (20, 30, 40, 50, 60):
        wanted = chance[: turn + 1].sum()
        assert sum(x <= turn for x in found) / len(found) == pytest.approx(wanted, abs=0.075)


def test_equal_racers_win_half_and_the_best_answers_win_more(tool: ModuleType, race: object) -> None:
    rule = tool.fixed(race, tool.RULE)
    course = tool.course(race, rule)
    even, better = tool.best(race, course, True, rule)[0], tool.best(race, course, True)[0]
    # Who begins is a little ahead; whoever has not arrived after the last turn that is looked at has not won.
    assert even == pytest.approx(0.51, abs=0.02)
    assert better > even + 0.03
