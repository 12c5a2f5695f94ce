"""What may come next, as rows: the same as looking at every position by itself, in one call."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
from array import array
from pathlib import Path

import numpy as np
import pytest
import torch

import westward
from westward.core.collector_plain import Collector as PlainCollector
from westward.core.rows import Eye, fair
from westward.core.state import State
from westward.envs.batch import Batch
from westward.envs.matrices import Collector, Sparse
from westward.envs.observer import Observer

#: Of how many rows at every decision of a whole game it is looked whether they are right.
LOOKED_AT = 4


def some_steps(game: str, players: int, steps: int) -> Batch:
    games = westward.batch(game, players, 6, seed=5)
    for _ in range(steps):
        games.step(games.sample())
    return games


def test_rows_are_what_the_seat_would_see_after_each_legal_action(game: str, players: int) -> None:
    games = some_steps(game, players, 12)
    eyes = Observer(game, players)
    for state in games.positions:
        seat = state.to_act
        found = eyes.afterstates(state, seat, rng=westward.Rng(4))
        assert found.actions.tolist() == eyes.tensor.fold(state.legal())
        asked = fair(state, seat, westward.Rng(4))
        for action, row in zip(asked.legal(), found.rows, strict=True):
            after = asked.copy()
            after.play(action)
            assert np.array_equal(row, eyes.observe(after, seat))


def anew(eyes: Observer, state: State, seat: int) -> np.ndarray:
    """The row of a position, written by somebody who has written none before."""
    eye = Eye(eyes.tensor, eyes.size, eyes.actions)
    eye.write(state, seat)
    return np.asarray(eye.writer.values).astype(np.float32) * eyes.scale


def test_rows_that_others_left_standing_are_right_all_through_a_game(game: str) -> None:
    eyes = Observer(game, 3)
    state, rng, decisions = eyes.start.copy(), westward.Rng(8), 0
    while state.to_act != westward.OVER:
        if state.to_act >= 0:
            decisions += 1
            asked, seat = fair(state, state.to_act, westward.Rng(decisions)), state.to_act
            rows = eyes.afterstates(state, seat, rng=westward.Rng(decisions)).rows
            for i in {rng.below(len(rows)) for _ in range(LOOKED_AT)}:
                after = asked.copy()
                after.apply(asked.legal()[i])
                assert np.array_equal(rows[i], anew(eyes, after, seat)), (decisions, i)
        state.apply(state.draw(rng) if state.to_act < 0 else rng.pick(state.legal()))


def test_sparse_rows_are_the_same_without_their_zeros(game: str) -> None:
    games = some_steps(game, westward.title(game).players[0], 9)
    eyes = games.observer
    seats = [state.to_act for state in games.positions]
    whole = eyes.afterstates_many(games.positions, seats, rng=westward.Rng(1))
    thin = eyes.afterstates_many(games.positions, seats, sparse=True, rng=westward.Rng(1))
    assert isinstance(thin.rows, Sparse)
    assert not isinstance(whole.rows, Sparse)
    assert thin.rows.values.all()
    assert np.array_equal(thin.rows.dense(), whole.rows)
    assert np.array_equal(thin.starts, whole.starts)
    assert np.diff(whole.starts).tolist() == [len(state.legal()) for state in games.positions]


def test_observe_many_is_observe_for_each(game: str) -> None:
    games = some_steps(game, westward.title(game).players[-1], 5)
    seats = [(state.to_act + 1) % state.players for state in games.positions]
    rows = games.observer.observe_many(games.positions, seats)
    for row, state, seat in zip(rows, games.positions, seats, strict=True):
        assert np.array_equal(row, games.observer.observe(state, seat))


def test_a_seat_that_is_not_asked_has_no_afterstates() -> None:
    games = some_steps("golden-city", 3, 4)
    state = games.positions[0]
    found = games.observer.afterstates(state, (state.to_act + 1) % 3)
    assert len(found.actions) == 0
    assert found.rows.shape == (0, games.observer.size)


def revealed(eyes: Observer, state: State, seat: int) -> list[bytes]:
    """The rows after each action, of the position as it really is."""
    rows = []
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        rows.append(eyes.observe(after, seat).tobytes())
    return rows


def test_what_others_answered_under_seal_does_not_show() -> None:
    eyes = Observer("colorado-county", 3)
    rng, telling = westward.Rng(3), 0
    while telling < 3:
        state = eyes.start.copy()
        while state.to_act != westward.OVER:
            seat = state.to_act
            if seat >= 0 and state.step_now().sealed:
                other = state.redeal(seat, rng)  # the same for this seat, with other answers
                if revealed(eyes, state, seat) != revealed(eyes, other, seat):
                    telling += 1
                    lucks = [eyes.afterstates(state, seat, rng=westward.Rng(luck)).rows for luck in range(16)]
                    assert len({np.asarray(rows).tobytes() for rows in lucks}) > 1, "answers are drawn, not told"
            state.apply(state.draw(rng) if seat < 0 else rng.pick(state.legal()))


def test_a_batch_looks_ahead_for_all_its_rows_also_on_several_processes() -> None:
    alone = westward.batch("golden-city", 3, 5, seed=3)
    with westward.batch("golden-city", 3, 5, seed=3, jobs=2) as shared:
        for sparse in (False, True):
            here, there = alone.afterstates(sparse), shared.afterstates(sparse)
            assert np.array_equal(here.actions, there.actions)
            assert np.array_equal(here.starts, there.starts)
            for mine, theirs in zip(here.rows, there.rows, strict=True):
                assert np.array_equal(np.asarray(mine), np.asarray(theirs))


def test_the_arrays_are_tensors_without_copying() -> None:
    found = some_steps("golden-city", 3, 3).afterstates(sparse=True).rows
    assert isinstance(found, Sparse)
    values = torch.from_numpy(found.values)
    assert values.data_ptr() == found.values.ctypes.data
    weights = torch.arange(found.shape[1], dtype=torch.float32)[:, None]
    starts, indices = torch.from_numpy(found.starts), torch.from_numpy(found.indices)
    sums = torch.nn.functional.embedding_bag(indices, weights, starts[:-1], mode="sum", per_sample_weights=values)
    assert np.allclose(sums.numpy(), found.dense() @ weights.numpy())


def test_what_somebody_still_holds_is_not_written_again() -> None:
    games = some_steps("golden-city", 3, 3)
    kept, copies = [], []
    for number in range(6):
        kept.append(games.afterstates(sparse=True).rows if number % 2 else games.afterstates().rows)
        copies.append(kept[-1].dense() if isinstance(kept[-1], Sparse) else kept[-1].copy())
        games.step(games.sample())
        if number > 3:
            del kept[0], copies[0]
    for rows, copy in zip(kept, copies, strict=True):
        assert np.array_equal(rows.dense() if isinstance(rows, Sparse) else rows, copy)


def test_the_collector_in_python_collects_the_same() -> None:
    rows, scale = (
        array("h", [0, 3, -7, 0, 0, 0, 0, 0, 0, 32767, 1] * 2),
        array("f", [1, 0.1, 1 / 3] + [1] * 7 + [1 / 7]),
    )
    for sparse in (False, True):
        quick, plain = Collector(rows, scale, sparse), PlainCollector(rows, scale, sparse)
        for number in (3, 0, -5):
            rows[1] = number
            for row in (0, 1):
                quick.take(row)
                plain.take(row)
        if sparse:
            assert quick.finish() == plain.finish()
        else:
            assert quick.finish()[0] == plain.finish()[0]
        assert len(quick.finish()[0]) == 0


def test_what_does_not_fit_an_observer_is_refused() -> None:
    eyes = Observer("golden-city", 3)
    other = westward.start("golden-city", 4, seed=1).state
    with pytest.raises(westward.SettingsError, match="golden-city with 3 players, not for golden-city with 4"):
        eyes.afterstates(other, 0)
    state = westward.start("golden-city", 3, seed=1).state
    with pytest.raises(westward.SettingsError, match="There is no seat 3"):
        eyes.observe_many([state], [3])
    with pytest.raises(westward.SettingsError, match="2 positions and 1 seats"):
        eyes.observe_many([state, state], [0])


def test_a_pickled_batch_goes_on_as_it_would_have() -> None:
    games = some_steps("great-western-trail", 2, 30)
    again = pickle.loads(pickle.dumps(games))
    for _ in range(200):
        actions = games.sample()
        assert np.array_equal(again.sample(), actions)
        games.step(actions)
        again.step(actions)
        assert np.array_equal(games.observations, again.observations)
        assert np.array_equal(games.dones, again.dones)


def test_a_closed_batch_says_so() -> None:
    games = westward.batch("golden-city", 3, 2)
    games.close()
    for use in (lambda: games.step([0, 0]), lambda: games.reset(1), games.afterstates):
        with pytest.raises(westward.WestwardError, match=r"The batch is closed\."):
            use()


def test_a_process_that_dies_is_named() -> None:
    with westward.batch("golden-city", 3, 4, jobs=2) as games:
        actions = games.sample()
        worker = multiprocessing.active_children()[0]
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        with pytest.raises(westward.WestwardError, match=rf"ended by itself.*{worker.pid} \(exit code -9\)"):
            games.step(actions)
        with pytest.raises(westward.WestwardError, match="closed"):
            games.step(actions)


def test_what_fails_in_a_process_is_told_with_its_reason() -> None:
    with westward.batch("colorado-county", 2, 4, jobs=2) as games:
        games.masks[:] = True  # so that anything passes for legal here
        with pytest.raises(westward.WestwardError, match=r"failed, and the batch is closed:\n(.*\n)*IndexError"):
            games.step([games.masks.shape[1] - 1] * 4)


def test_a_program_without_a_main_guard_may_use_several_processes(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import westward\ngames = westward.batch('golden-city', 3, 4, jobs=2)\ngames.step(games.sample())\nprint(games.n)\ngames.close()\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    said = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True, env=env, timeout=120)
    assert said.stdout == "4\n"
