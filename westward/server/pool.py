"""Processes beside the server: bots think there and pictures are drawn there, so that no table waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

from westward.server.titles import titles

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

#: Seconds that are waited for work at the end.
_PATIENCE: Final = 1.0


def _begin(patience: int) -> None:
    """A helper leaves Ctrl-C to the server, and goes when the server is gone, however it went."""
    os.nice(patience)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            wait([parent.sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()
    titles()


def _ready() -> int:
    return os.getpid()


class Pool:
    """Some processes that do what they are given; started anew if they die."""

    def __init__(self, number: int, patience: int = 0, ready: bool = True) -> None:
        self._number = number
        #: Whether they start at once: the first question should not wait for that.
        self._ready = ready
        #: How far they step back when others need the processor, as `nice` counts it.
        self._patience = patience
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._number, mp_context=context, initializer=_begin, initargs=(self._patience,))
        for _ in range(self._number if self._ready else 0):
            pool.submit(_ready)
        return pool

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of some work."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, partial(work, *args, **kwargs))
        except BrokenProcessPool:
            log.warning("a helper process has died; it is started anew")
            if self._pool is pool:
                self._pool = self._start()
            return await loop.run_in_executor(self._pool, partial(work, *args, **kwargs))

    async def close(self) -> None:
        """End the processes; one that still thinks ends when the server is gone."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, cancel_futures=True), _PATIENCE)
