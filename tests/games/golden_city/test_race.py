"""The race home by which the end of Golden City is solved goes as the rules go."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import westward
from westward.core.state import CHANCE, OVER
from westward.games.golden_city import components as c
from westward.games.golden_city.moves import DIE

from ...tool import load

if TYPE_CHECKING:
    from westward.games.golden_city.state import Position

PLAYERS, TRAINS, TURNS = 3, 2, 2


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load("golden_city_race")


def by_force(tool: ModuleType, s: Position, turns: int, known: dict[object, float]) -> float:
    """The chance to come home within so many own turns, by playing everything that can happen."""
    if s.banked[0]:
        return 1.0
    if s.to_act == OVER or not s.carried[0]:
        return 0.0
    name = (s.figure[0], s.locomotive, tuple(sorted(s.raft)), s.turn, turns, s.to_act, s.agenda[-1])
    if name in known:
        return known[name]
    if s.to_act == CHANCE:
        actions, weights = s.legal(), s.weights() or [1] * len(s.legal())
        mine = s.turn == 0 and actions[0] == DIE
        if mine and turns == 0:
            return 0.0
        chances = [by_force(tool, after(s, action), turns - mine, known) for action in actions]
        found = sum(w * x for w, x in zip(weights, chances, strict=True)) / sum(weights)
    elif s.to_act == 0:
        found = max(by_force(tool, after(s, action), turns, known) for action in s.legal())
    else:
        found = by_force(tool, after(s, tool.stay(s)), turns, known)
    known[name] = found
    return found


def after(s: Position, action: int) -> Position:
    there = s.copy()
    there.apply(action)
    return there


@pytest.mark.parametrize("way", [5, 6])
def test_the_chances_are_those_of_everything_that_can_happen(tool: ModuleType, way: int) -> None:
    distances = tool._distances(c.HOUSE[0])
    field = next(f for f in range(c.HOUSES_FROM) if distances[f] == way and f not in c.RAIL)
    s = tool.scene(PLAYERS, TRAINS, field)
    race = tool.Race(PLAYERS, TRAINS, tuple(sorted(s.raft)), rounds=TURNS)
    expected = by_force(tool, s, TURNS, {})
    assert 0.0 < expected < 1.0
    assert race.value[TRAINS, field] == pytest.approx(expected)


def test_what_a_choice_throws_away_is_told(tool: ModuleType) -> None:
    """A field from the door with every roll at hand: who goes home loses nothing, who walks away loses all."""
    distances = tool._distances(c.HOUSE[0])
    field = next(f for f in range(c.HOUSES_FROM) if distances[f] == 4 and f not in c.RAIL)
    lost = {}
    for name, pick in (("home", max), ("away", min)):
        walker, scene = Walker(distances, pick), tool.scene(PLAYERS, 1, field)
        told = [tool.play(scene, walker, westward.Rng(seed), 1) for seed in range(4)]
        assert sum(one.choices for one in told) > 0
        lost[name] = sum(one.lost for one in told)
    assert lost["away"] > 0.5
    assert lost["home"] < 0.1 * lost["away"]


class Walker:
    """Goes as near to the house as it can, or as far."""

    def __init__(self, distances: list[int], pick: Any) -> None:
        self.distances, self.pick = distances, pick

    def choose(self, state: Position, rng: westward.Rng) -> int:
        return int(self.pick(state.legal(), key=lambda action: -self.distances[state.space.index(action)]))
