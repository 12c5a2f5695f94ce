"""Tensors tell what a seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import westward
from westward.core.tensor import Writer
from westward.core.tensors import HashedTensor
from westward.core.title import Title
from westward.envs import observer
from westward.envs.observer import HASH_BITS, Observer, fingerprint, knowledge, rewards

from ..contract.conftest import Case

STRIDE = 5 if westward.compiled else 17


def seen(case: Case) -> Observer:
    return Observer(case.title.id, case.players, dict(case.settings))


def sampled(case: Case, seed: int) -> Iterator[westward.State]:
    for number, state in enumerate(case.states(seed)):
        if number % STRIDE == 0 or state.to_act == westward.OVER:
            yield state


def test_no_tensor_tells_what_the_seat_cannot_know(case: Case) -> None:
    eyes, rng = seen(case), westward.Rng(1)
    for seed in range(2):
        for state in sampled(case, seed):
            for seat in range(case.players):
                redealt = eyes.observe(state.redeal(seat, rng), seat)
                assert np.array_equal(redealt, eyes.observe(state, seat))


def test_a_tensor_fills_its_layout_and_stays_within_its_bounds(case: Case) -> None:
    eyes = seen(case)
    out = Writer(eyes.size)
    names = [name for name, _, _ in eyes.layout()]
    assert len(set(names)) == len(names)
    assert eyes.high.shape == (eyes.size,)
    for state in sampled(case, 3):
        for seat in range(case.players):
            eyes.tensor.show(state.asking(seat), seat, out)
            assert out.at == eyes.size
            numbers = eyes.observe(state, seat)
            assert numbers.dtype == np.float32
            assert np.all(np.abs(numbers) <= eyes.high)
            assert np.array_equal(np.concatenate(list(eyes.named(numbers).values())), numbers)


def test_information_states_are_equal_exactly_when_the_knowledge_is(case: Case) -> None:
    eyes, rng = seen(case), westward.Rng(2)
    by_text: dict[str, bytes] = {}
    by_bits: dict[bytes, str] = {}
    for state in sampled(case, 4):
        for seat in range(case.players):
            for known in (state, state.redeal(seat, rng)):
                text, bits = knowledge(known, seat), eyes.information(known, seat).tobytes()
                assert by_text.setdefault(text, bits) == bits
                assert by_bits.setdefault(bits, text) == text


def test_sealed_answers_stay_out_of_the_others_tensors(case: Case) -> None:
    eyes = seen(case)
    for number, state in enumerate(case.states(3)):
        seats = state.pending()
        if len(seats) < 2 or number % 2:
            continue
        asked = state.to_act
        others = [seat for seat in range(case.players) if seat != asked]
        views = []
        for which in (0, -1):
            after = state.copy()
            while after.to_act == asked:  # an answer may take several actions
                after.apply(after.legal()[which])
            views.append([eyes.observe(after, seat).tobytes() for seat in others])
        assert views[0] == views[1]


def test_the_mask_flags_the_legal_actions_of_the_asked_seat(case: Case) -> None:
    eyes = seen(case)
    for state in sampled(case, 6):
        for seat in range(case.players):
            asked = state.asking(seat)
            flagged = np.flatnonzero(eyes.mask(state, seat)).tolist()
            assert flagged == (eyes.legal(asked) if seat in state.pending() else [])
            if flagged:
                assert sorted(eyes.action(asked, number) for number in flagged) == asked.legal()
                assert eyes.action(asked, eyes.actions - 1) in (*asked.legal(), eyes.actions - 1, -1)


def test_what_was_left_standing_from_another_game_is_swept_away(case: Case) -> None:
    eyes = seen(case)
    for states in zip(sampled(case, 7), sampled(case, 8), strict=False):
        for state in states:
            fresh = Writer(eyes.size)
            eyes.tensor.show(state.asking(0), 0, fresh)
            again = np.asarray(fresh.values).astype(np.float32) * eyes.scale
            assert np.array_equal(eyes.observe(state, 0), again)


def test_far_moves_of_gold_rush_have_numbers_too() -> None:
    eyes = Observer("gold-rush", 2)
    space = eyes.title.space
    near = [space.parse(line) for line in ("place -8,8 r3", "place 0,1 r0", "tent 8,-8 1")]
    far = [space.parse(line) for line in ("place -9,0 r1", "place 71,-71 r2")]
    numbers = eyes.tensor.fold(sorted(near + far))
    assert len(set(numbers)) == 5
    assert all(0 <= number < eyes.actions for number in numbers)
    back = [eyes.tensor.unfold(number) for number in numbers]
    assert [a for a in back if a >= 0] == sorted(near)
    assert back.count(-1) == 2
    assert eyes.tensor.fold([0, 1]) == [0, 1]


def test_a_seat_comes_first_in_its_own_tensor(game: str) -> None:
    title = westward.title(game)
    eyes = Observer(game, title.players[0])
    state = title.start(title.players[0])
    rng = westward.Rng(1)
    asked = set()
    while state.to_act != westward.OVER:
        if state.to_act >= 0:
            numbers = eyes.named(eyes.observe(state, state.to_act))
            assert numbers["asked"][0] == 1
            asked.add(state.to_act)
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    assert len(asked) == title.players[0]


def test_a_game_without_a_tensor_gets_a_general_one(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def general(title: Title) -> HashedTensor:
        return HashedTensor()

    monkeypatch.setattr(observer, "tensor_of", general)
    eyes, rng = seen(case), westward.Rng(1)
    state = case.start()
    while state.to_act == westward.CHANCE:
        state.apply(state.draw(rng))
    before = eyes.observe(state, 0)
    assert np.array_equal(before, eyes.observe(state.redeal(0, rng), 0))
    for _ in range(12):
        state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    assert not np.array_equal(before, eyes.observe(state, 0))


def test_fingerprints_are_bits() -> None:
    state = westward.title("golden-city").start(3)
    bits = fingerprint(state, 0)
    assert bits.shape == (HASH_BITS,)
    assert set(bits.tolist()) == {0.0, 1.0}


def test_a_number_that_does_not_fit_is_refused() -> None:
    out = Writer(1)
    out.begin(0)
    with pytest.raises(OverflowError, match="40000"):
        out.put(40_000)


@pytest.mark.parametrize(
    ("scores", "winners", "win", "score"),
    [
        ([30, 10], [0], [1, -1], [20, -20]),
        ([10, 10], [0, 1], [0, 0], [0, 0]),
        ([30, 20, 10], [0], [1, -0.5, -0.5], [15, 0, -15]),
        ([20, 20, 5], [0, 1], [0.25, 0.25, -0.5], [7.5, 7.5, -15]),
    ],
)
def test_rewards_sum_to_nothing(scores: list[int], winners: list[int], win: list[float], score: list[float]) -> None:
    assert rewards(scores, winners, "win") == win
    assert rewards(scores, winners, "score") == score
    assert sum(win) == sum(score) == 0


def test_an_unknown_reward_is_refused_with_a_sentence() -> None:
    with pytest.raises(westward.SettingsError, match="it can be win or score"):
        observer.check_reward("fame")
