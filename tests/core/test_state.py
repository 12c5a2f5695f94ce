"""Positions, wherever Python expects something of an object: printing, comparing, copying, pickling, drawing."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import xml.etree.ElementTree as ET
from operator import methodcaller
from typing import Any, cast

import pytest

import westward
from westward.core.rows import Eye
from westward.core.tensor import Tensor
from westward.games.golden_city.tensor import TENSOR

from .conftest import middle


def test_a_position_says_what_it_is() -> None:
    state = westward.title("golden-city").start(4)
    assert repr(state) == "<golden-city position, 4 players, chance to draw 'first'>"
    state.apply(state.legal()[2])
    state.apply(state.legal()[1])
    assert repr(state) == "<golden-city position, 4 players, seat 2 asked 'move'>"


def test_a_finished_position_says_so(state: westward.State) -> None:
    rng = westward.Rng(1)
    while state.to_act != westward.OVER:
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    assert repr(state) == f"<{state.game} position, {state.players} players, over>"


def test_equal_positions_are_equal_and_have_no_hash(state: westward.State) -> None:
    other = state.copy()
    assert other == state
    other.apply(other.legal()[0])
    assert other != state
    assert state != "a position"
    assert state != westward.title(state.game).start(state.players)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_positions_of_other_settings_are_others() -> None:
    title = westward.title("golden-city")
    assert title.start(4) == title.start(4)
    assert title.start(4) != title.start(4, scout_variant=True)
    assert title.start(4) != title.start(5)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_positions_can_be_copied_and_pickled(state: westward.State, again: Any) -> None:
    other = again(state)
    assert other is not state
    assert other == state
    assert type(other) is type(state)
    assert other.legal() == state.legal()
    other.apply(other.legal()[-1])
    assert other != state


def test_a_deep_copy_keeps_what_is_the_same_the_same(state: westward.State) -> None:
    first, second = copy.deepcopy([state, state])
    assert first is second is not state


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_positions_and_generators_travel_to_other_processes(method: str) -> None:
    states = [middle(title) for title in westward.titles()]
    with multiprocessing.get_context(method).Pool(1) as pool:
        there = pool.map_async(methodcaller("key"), states).get(120)
        drawn = pool.map_async(methodcaller("below", 1000), [westward.Rng(3)]).get(120)
        back = pool.map_async(copy.copy, states).get(120)
    assert there == [state.key() for state in states]
    assert drawn == [westward.Rng(3).below(1000)]
    assert back == states


def test_a_position_prints_and_draws_itself_as_spectators_see_it(state: westward.State) -> None:
    game = westward.title(state.game)
    seen = westward.view(state, westward.SPECTATOR)
    words = westward.Words(game)
    assert str(state) == westward.text(state) == game.text(seen, words)
    svg = methodcaller("_repr_svg_")(state)
    assert svg == westward.picture(state).whole() == game.picture(seen, words, "").whole()
    assert ET.fromstring(svg).tag.endswith("svg")


@pytest.mark.parametrize("seat", [-2, 9])
def test_a_seat_that_does_not_exist_is_named(state: westward.State, seat: int) -> None:
    with pytest.raises(
        westward.SettingsError, match=f"There is no seat {seat}; the seats are 0 to {state.players - 1}"
    ):
        state.redeal(seat, westward.Rng(1))
    with pytest.raises(westward.SettingsError, match=f"There is no seat {seat}"):
        westward.view(state, seat)


def test_a_packed_position_with_something_behind_it_is_refused(state: westward.State) -> None:
    with pytest.raises(IndexError, match="too long"):
        state.load([*state.key(), 0])


def test_whoever_only_watches_is_offered_nothing_when_chance_draws() -> None:
    state = westward.title("golden-city").start(4)
    assert state.to_act == westward.CHANCE
    assert westward.view(state, westward.SPECTATOR).head.legal == []
    eye = Eye(cast("Tensor[westward.State]", TENSOR), 5000, state.space.size)
    eye.flag(state, westward.SPECTATOR)
    assert not any(eye.mask.flags[i] for i in range(state.space.size))
