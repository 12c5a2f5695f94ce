"""Many games of one kind stepped at once, with masks and observations in arrays that are filled again and again.

>>> import westward
>>> games = westward.batch("golden-city", players=3, n=16, seed=7)
>>> games.step(games.sample())
>>> games.observations.shape[0], games.masks.shape[0]
(16, 16)
"""

from __future__ import annotations

import multiprocessing
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from westward.core.errors import SettingsError, WestwardError
from westward.core.rng import Rng
from westward.core.rows import Kept, Rows
from westward.core.state import State
from westward.envs.matrices import Afterstates, joined
from westward.envs.observer import Floats, Observer, check_reward, rewards

#: What a process is told, beside a seed to begin anew with; the rows that come back from a look ahead are dense or sparse.
_STEP: Final = "step"
_AHEAD: Final = "ahead"
_AHEAD_SPARSE: Final = "ahead, sparse"
#: Seconds that a process has to end by itself.
_PATIENCE: Final = 5.0


class Batch:
    """n games side by side. One that ends begins anew at once; then `dones` and `rewards` tell of the game that ended.

    observations (n, size), float32: what the seat that is asked knows, as described by `layout`.
    masks (n, actions), bool: what it may do.
    to_act (n,), int16: which seat it is.
    rewards (n, players), float32, and dones (n,), bool: the results of games that ended with the latest step.

    The arrays are the same objects after every step: copy what is to be kept. With `jobs` above 1 the games run on so many
    processes, with the same results; use the batch as a context manager then, or `close` it.
    """

    def __init__(
        self,
        game: str,
        players: int,
        n: int,
        seed: int = 0,
        reward: str = "win",
        jobs: int = 1,
        **options: Any,
    ) -> None:
        check_reward(reward)
        if n < 1:
            raise SettingsError(f"The number of games must be at least 1, not {n}.")
        if not 1 <= jobs <= n:
            raise SettingsError(f"The number of processes must be from 1 to {n}, the number of games, not {jobs}.")
        self.observer = Observer(game, players, options)
        self._made = (game, players, n, reward, options)
        self._closed = False
        self.n = n
        self._reward = reward
        self._rng = Rng(seed)
        self._all = np.arange(n)
        self._workers: list[tuple[BaseProcess, Connection]] = []
        if jobs == 1:
            self._rows: _Part | None = _Part(self.observer, reward, 0, n, _arrays(self.observer, n, None))
            self._take(self._rows.arrays)
            # The flags that the engine writes are what a reader sees: nothing is copied.
            self.masks = np.asarray(self._rows.rows.mask.flags).view(np.bool_).reshape(n, self.observer.actions)
        else:
            self._rows = None
            self._start_workers(game, players, reward, jobs, options)
        self.reset(seed)

    def _take(self, arrays: _Arrays) -> None:
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.to_act = arrays.to_act
        self.rewards = arrays.rewards
        self.dones = arrays.dones
        self._actions = arrays.actions

    def _start_workers(self, game: str, players: int, reward: str, jobs: int, options: dict[str, Any]) -> None:
        context = multiprocessing.get_context("spawn")
        shared = [context.RawArray("b", size) for size in _Arrays.sizes(self.observer, self.n)]
        self._take(_arrays(self.observer, self.n, shared))
        bounds = [self.n * job // jobs for job in range(jobs + 1)]
        with _main_left_alone():
            for first, end in pairwise(bounds):
                here, there = context.Pipe()
                task = (game, players, options, reward, self.n, first, end, shared, there)
                worker = context.Process(target=_work, args=task, daemon=True)
                worker.start()
                there.close()  # else the death of the process would not be noticed
                self._workers.append((worker, here))

    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """Name, size and unit of every block of an observation."""
        return self.observer.layout()

    @property
    def positions(self) -> list[State]:
        """The positions themselves, to read; with several processes they are out of reach."""
        if self._rows is None:
            raise WestwardError("The positions of a batch on several processes cannot be reached.")
        return self._rows.rows.states

    def _take_up(self, rng: Rng, kept: Kept, arrays: tuple[Any, Any], closed: bool) -> None:
        assert self._rows is not None
        self._rng = rng
        self._rows.rows.take_up(kept)
        self._rows.show()
        self.rewards[:], self.dones[:] = arrays
        self._closed = closed

    def reset(self, seed: int) -> None:
        """Begin all games anew; what happens in a row depends on the seed, the row's number and the actions alone."""
        self._check_open()
        self._rng = Rng(seed)
        if self._rows is not None:
            self._rows.reset(seed)
        else:
            self._tell(seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in every row."""
        self._check_open()
        wanted = np.asarray(actions, dtype=np.int64)
        if wanted.shape != (self.n,):
            raise WestwardError(f"{self.n} actions are needed, one for each row, not an array of shape {wanted.shape}.")
        within = (wanted >= 0) & (wanted < self.observer.actions)
        legal = within & self.masks[self._all, np.where(within, wanted, 0)]
        if not legal.all():
            row = int(np.argmin(legal))
            raise WestwardError(f"Action {wanted[row]} is not legal in row {row}.")
        if self._rows is not None:
            self._rows.step(wanted.tolist())
        else:
            self._actions[:] = wanted
            self._tell(_STEP)

    def afterstates(self, sparse: bool = False) -> Afterstates:
        """What the seat that is asked would know after each of its legal actions, for every row: see `Observer.afterstates`.

        What others answered to a sealed question is drawn anew, differently each time.
        """
        self._check_open()
        if self._rows is not None:
            return self._rows.ahead(sparse)
        return joined(self._tell(_AHEAD_SPARSE if sparse else _AHEAD), self.observer.size)

    def _check_open(self) -> None:
        if self._closed:
            raise WestwardError("The batch is closed.")

    def _tell(self, what: str | int) -> list[Any]:
        """What all processes answer. When one cannot, the batch is closed: its rows would no longer belong together."""
        answers: list[Any] = []
        try:
            for _, pipe in self._workers:
                pipe.send(what)
            for _, pipe in self._workers:
                answers.append(pipe.recv())
        except (EOFError, OSError):
            raise self._broken() from None
        for answer in answers:
            if isinstance(answer, str):
                self.close()
                raise WestwardError(f"A process of the batch failed, and the batch is closed:\n{answer}")
        return answers

    def _broken(self) -> WestwardError:
        """The sentence about processes that are no longer there."""
        for worker, _ in self._workers:
            worker.join(timeout=1)
        gone = [f"{worker.pid} (exit code {worker.exitcode})" for worker, _ in self._workers if not worker.is_alive()]
        self.close()
        which = ", ".join(gone) or "one"
        return WestwardError(f"A process of the batch ended by itself, and the batch is closed: {which}.")

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every row, drawn at random from the batch's own seed."""
        if self._rows is not None:
            return np.array(self._rows.rows.sample(self._rng), np.int64)
        return np.array([self._rng.pick(np.flatnonzero(mask).tolist()) for mask in self.masks], np.int64)

    def close(self) -> None:
        """End the processes, if there are any; the batch cannot be stepped any more."""
        self._closed = True
        for _, pipe in self._workers:
            pipe.close()
        for worker, _ in self._workers:
            worker.join(timeout=_PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        self._workers.clear()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._rows is None:
            raise WestwardError("A batch on several processes can be neither copied nor pickled.")
        arrays = (self.rewards.copy(), self.dones.copy())
        return _again, (self._made, self._rng, self._rows.rows.kept(), arrays, self._closed)

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def _again(
    made: tuple[str, int, int, str, dict[str, Any]], rng: Rng, kept: Kept, arrays: tuple[Any, Any], closed: bool
) -> Batch:
    """A batch as it was when it was pickled."""
    game, players, n, reward, options = made
    batch = Batch(game, players, n, reward=reward, **options)
    batch._take_up(rng, kept, arrays, closed)
    return batch


@contextmanager
def _main_left_alone() -> Iterator[None]:
    """Processes started within do not run the program's main module again: it need not be guarded, and may be a notebook."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class _Arrays:
    """The arrays of a batch, or of some rows of it."""

    def __init__(
        self,
        observations: Floats,
        masks: NDArray[np.bool_],
        to_act: NDArray[np.int16],
        results: Floats,
        dones: NDArray[np.bool_],
        actions: NDArray[np.int64],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.to_act = to_act
        self.rewards = results
        self.dones = dones
        self.actions = actions

    @staticmethod
    def sizes(o: Observer, n: int) -> list[int]:
        """The bytes of each array."""
        return [4 * n * o.size, n * o.actions, 2 * n, 4 * n * o.players, n, 8 * n]

    def some(self, first: int, end: int) -> _Arrays:
        """The same arrays, but for some rows only."""
        rows = slice(first, end)
        return _Arrays(
            self.observations[rows], self.masks[rows], self.to_act[rows], self.rewards[rows], self.dones[rows], self.actions[rows]
        )  # fmt: skip


def _arrays(o: Observer, n: int, shared: list[Any] | None) -> _Arrays:
    """Arrays in memory of one's own or in shared memory; alone, masks need no array beside the engine's."""
    if shared is None:
        none = np.zeros((n, 0), np.bool_)
        return _Arrays(
            np.zeros((n, o.size), np.float32), none, np.zeros(n, np.int16), np.zeros((n, o.players), np.float32),
            np.zeros(n, np.bool_), np.zeros(n, np.int64),
        )  # fmt: skip
    seen, masks, to_act, results, dones, actions = shared
    return _Arrays(
        np.frombuffer(seen, np.float32).reshape(n, o.size), np.frombuffer(masks, np.bool_).reshape(n, o.actions),
        np.frombuffer(to_act, np.int16), np.frombuffer(results, np.float32).reshape(n, o.players),
        np.frombuffer(dones, np.bool_), np.frombuffer(actions, np.int64),
    )  # fmt: skip


class _Part:
    """Some rows of a batch in one process."""

    def __init__(self, o: Observer, reward: str, first: int, end: int, arrays: _Arrays) -> None:
        n = end - first
        self.rows = Rows(o.start, o.tensor, o.size, o.actions, first, n)
        self._observer = o
        self.arrays = arrays
        self._reward = reward
        self._scale = o.scale
        self._numbers: NDArray[np.int16] = np.asarray(self.rows.writer.values).reshape(n, o.size)
        self._seats: NDArray[np.int16] = np.asarray(self.rows.seats)
        self.flags: NDArray[np.bool_] = np.asarray(self.rows.mask.flags).view(np.bool_).reshape(n, o.actions)

    def reset(self, seed: int) -> None:
        self.rows.reset(seed)
        self.arrays.dones[:] = False
        self.arrays.rewards[:] = 0
        self.show()

    def step(self, actions: list[int]) -> None:
        arrays = self.arrays
        ended = self.rows.step(actions)
        arrays.dones[:] = False
        arrays.rewards[:] = 0
        for row in ended:
            arrays.dones[row] = True
            arrays.rewards[row] = rewards(self.rows.scores[row], self.rows.winners[row], self._reward)
        self.show()

    def ahead(self, sparse: bool) -> Afterstates:
        states = self.rows.states
        return self._observer.afterstates_many(states, [state.to_act for state in states], sparse)

    def show(self) -> None:
        np.multiply(self._numbers, self._scale, out=self.arrays.observations)
        self.arrays.to_act[:] = self._seats
        if self.arrays.masks.size:
            self.arrays.masks[:] = self.flags


def _work(
    game: str,
    players: int,
    options: dict[str, Any],
    reward: str,
    n: int,
    first: int,
    end: int,
    shared: list[Any],
    pipe: Connection,
) -> None:
    """What one process of a batch does until the pipe is closed."""
    observer = Observer(game, players, options)
    part = _Part(observer, reward, first, end, _arrays(observer, n, shared).some(first, end))
    while True:
        try:
            what = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send(_answer(part, what))
        except Exception:
            pipe.send(traceback.format_exc())


def _answer(part: _Part, what: str | int) -> Afterstates | None:
    if what == _STEP:
        part.step(part.arrays.actions.tolist())
    elif isinstance(what, str):
        return part.ahead(what == _AHEAD_SPARSE)
    else:
        part.reset(what)
    return None
