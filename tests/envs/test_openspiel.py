"""OpenSpiel's own conformance test and its searches, for every game."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation

import westward
from westward.envs import openspiel
from westward.envs.observer import Observer


def load(game: str, players: int | None = None, **options: object) -> Any:
    title = westward.title(game)
    given = {"players": players or title.players[0], **options}
    text = ",".join(f"{name}={value}" for name, value in given.items())
    return pyspiel.load_game(f"{openspiel.short_name(title)}({text})")


def random_step(state: Any, rng: westward.Rng) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[int(rng.below(len(outcomes)))][0])
    else:
        state.apply_action(rng.pick(state.legal_actions()))


def test_random_simulations_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(load(game, westward.title(game).players[-1]), num_sims=1, serialize=True, verbose=False)


def test_names_and_parameters() -> None:
    game = pyspiel.load_game("python_westward_gold_rush(players=3,farmers=False,reward=score)")
    assert game.num_players() == 3
    assert game.new_initial_state().position.settings["farmers"] is False
    assert game.max_utility() == openspiel.FURTHEST
    assert pyspiel.load_game(str(game)).num_players() == 3


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(westward.SettingsError, match="2 to 5 players"):
        load("gold-rush", 9)
    with pytest.raises(westward.SettingsError, match="it can be win or score"):
        load("gold-rush", 2, reward="fame")


def test_the_copy_of_a_state_goes_its_own_way(game: str) -> None:
    rng = westward.Rng(1)
    state = load(game).new_initial_state()
    for _ in range(30):
        random_step(state, rng)
    before, other = state.position.key(), state.clone()
    assert other.position.key() == before
    assert other.history() == state.history()
    random_step(other, rng)
    assert state.position.key() == before


def test_a_state_survives_serialisation_even_when_it_was_resampled(game: str) -> None:
    rng = westward.Rng(2)
    loaded = load(game)
    state = loaded.new_initial_state()
    for _ in range(40):
        random_step(state, rng)
    other = state.resample(0, rng)
    for one in (state, other):
        assert loaded.deserialize_state(one.serialize()).position.key() == one.position.key()
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, one))[1]
        assert again.position.key() == one.position.key()
        assert pickle.loads(pickle.dumps(one.held)).position.key() == one.position.key()


def test_a_resampled_state_is_the_same_to_its_seat(game: str) -> None:
    rng = westward.Rng(3)
    state = load(game, westward.title(game).players[-1]).new_initial_state()
    number = 0
    while not state.is_terminal():
        if number % 11 == 0 and not state.is_chance_node():
            for seat in range(state.num_players()):
                other = state.resample(seat, rng)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(seat) == state.legal_actions(seat)
        random_step(state, rng)
        number += 1


def test_observers_name_the_blocks(game: str) -> None:
    loaded = load(game)
    state = loaded.new_initial_state()
    eyes = Observer(game, loaded.num_players())
    short = make_observation(loaded)
    long = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    assert [*short.dict] == [name for name, _, _ in eyes.layout()]
    assert [*long.dict] == [*short.dict, "knowledge"]
    short.set_from(state, 1)
    assert np.array_equal(short.tensor, eyes.observe(state.position, 1))
    assert loaded.observation_tensor_shape() == [eyes.size]
    assert loaded.information_state_tensor_shape() == [eyes.size + 128]


def test_public_and_full_observers(game: str) -> None:
    rng = westward.Rng(4)
    loaded = load(game)
    state = loaded.new_initial_state()
    kinds = [pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS]
    types = [pyspiel.IIGObservationType(perfect_recall=False, private_info=kind) for kind in kinds]
    public, full = (make_observation(loaded, kind) for kind in types)
    for _ in range(25):
        random_step(state, rng)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert full.string_from(state, 0).count("\n") == loaded.num_players() - 1
    public.set_from(state, 0)
    assert set(public.tensor.tolist()) == {0.0, 1.0}


def play(loaded: Any, choose: Any) -> list[float]:
    """A whole game: a search for the first seat, random play for the others."""
    rng = westward.Rng(7)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            action = choose(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            random_step(state, rng)
    returns: list[float] = state.returns()
    return returns


def test_the_search_in_cpp_plays_a_whole_game(game: str) -> None:
    loaded = load(game)
    bot = pyspiel.MCTSBot(loaded, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, 2, 100, False, 7, False)
    # `step` lets go of the interpreter's lock, which no game written in Python survives; this asks for the same search.
    returns = play(loaded, lambda state: bot.step_with_policy(state)[1])
    assert sum(returns) == pytest.approx(0)
    assert max(map(abs, returns)) <= 1


def test_the_information_set_search_plays_a_whole_game(game: str) -> None:
    loaded = load(game)
    evaluator = openspiel.PlayoutEvaluator(1, 3)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 3, random_state=np.random.RandomState(3))
    bot.set_resampler(openspiel.resampler(5))
    returns = play(loaded, lambda state: int(bot.step(state)))
    assert sum(returns) == pytest.approx(0)


def test_the_evaluator_knows_chance_and_seats() -> None:
    state = load("golden-city").new_initial_state()
    evaluator = openspiel.PlayoutEvaluator(4, 3)
    assert evaluator.prior(state) == state.chance_outcomes()
    assert evaluator.evaluate(state).sum() == pytest.approx(0)
    assert state.legal_actions(0) == []
