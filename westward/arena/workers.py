"""Who does the work: this process, all cores of this machine, or a Ray cluster. The games come out the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from types import TracebackType
from typing import Any, Protocol, TypeVar

from westward.core.errors import SettingsError
from westward.extras import extra

T = TypeVar("T")
R = TypeVar("R")


class Workers(Protocol):
    """Do some work for each of many tasks and give back what comes out as it is done, in any order."""

    def do(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do it for all of them."""
        ...

    def __enter__(self) -> Workers: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Alone:
    """Works in this process."""

    def do(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do it for one after the other."""
        for task in tasks:
            yield work(task)

    def __enter__(self) -> Alone:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


class Pool:
    """Works on a number of processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))

    def do(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do it on all processes."""
        waiting: set[Future[R]] = {self._pool.submit(work, task) for task in tasks}
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
    """Works on a Ray cluster whose machines have Westward installed; the address `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        with extra("ray", "A cluster"):
            import ray
        self._ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError) as problem:
            raise SettingsError(f"There is no Ray cluster at '{address}': {problem}") from None

    def do(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Do it on all machines of the cluster."""
        remote: Any = self._ray.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            done, waiting = self._ray.wait(waiting, num_returns=1)
            yield from self._ray.get(done)

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()


def hire(jobs: int, ray: str | None = None) -> Workers:
    """The workers for a number of processes, or for a cluster if its address is given."""
    if ray is not None:
        return RayCluster(ray)
    return Alone() if jobs == 1 else Pool(jobs)
