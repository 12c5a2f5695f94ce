"""Who plays the games: this process, all cores of this machine, or a Ray cluster. The games come out the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from types import TracebackType
from typing import Any, Protocol

from westward.arena.plan import Task
from westward.arena.table import Played, play
from westward.core.errors import SettingsError


class Workers(Protocol):
    """Plays tasks and gives the games back as they end, in any order."""

    def play(self, tasks: Sequence[Task]) -> Iterator[Played]:
        """Play them all."""
        ...

    def __enter__(self) -> Workers: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Alone:
    """Plays in this process."""

    def play(self, tasks: Sequence[Task]) -> Iterator[Played]:
        """Play them one after the other."""
        for task in tasks:
            yield play(task)

    def __enter__(self) -> Alone:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


class Pool:
    """Plays on a number of processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))

    def play(self, tasks: Sequence[Task]) -> Iterator[Played]:
        """Play them on all processes."""
        waiting: set[Future[Played]] = {self._pool.submit(play, task) for task in tasks}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)


class RayCluster:
    """Plays on a Ray cluster whose machines have Westward installed; the address `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SettingsError("For --ray, Ray must be installed: pip install 'westward[ray]'.") from None
        self._ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError) as problem:
            raise SettingsError(f"There is no Ray cluster at '{address}': {problem}") from None
        self._play: Any = ray.remote(play)

    def play(self, tasks: Sequence[Task]) -> Iterator[Played]:
        """Play them on all machines of the cluster."""
        waiting = [self._play.remote(task) for task in tasks]
        while waiting:
            done, waiting = self._ray.wait(waiting, num_returns=1)
            yield from self._ray.get(done)

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


def hire(jobs: int, ray: str | None) -> Workers:
    """The workers for a number of processes, or for a cluster if its address is given."""
    if ray is not None:
        return RayCluster(ray)
    return Alone() if jobs == 1 else Pool(jobs)
