"""Who works for all tables beside the event loop: threads, and processes that draw, think and review."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from westward.core.record import Record
from westward.server.drawing_pool import DrawingPool
from westward.server.pool import Pool
from westward.server.reviewing import Found, judge
from westward.server.settings import Settings
from westward.server.shares import Places, Share, Whereabouts
from westward.server.thinking_pool import ThinkingPool

P = ParamSpec("P")
T = TypeVar("T")


class Clerk:
    """A process that makes way for everybody else, started when it is first needed; those who wait come in turn."""

    def __init__(self) -> None:
        self.places = Places(1)
        self._pool: Pool | None = None

    async def do(self, share: Share, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of some work on somebody's account."""
        async with self.places.place(share):
            if self._pool is None:
                self._pool = Pool(1, patience=10)
            done = asyncio.ensure_future(self._pool.do(work, *args, **kwargs))
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                await asyncio.wait([done])  # the next one would wait for it all the same
                raise

    async def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            await self._pool.close()


class Helpers:
    """The helpers of a server process."""

    def __init__(self, settings: Settings, whereabouts: Whereabouts) -> None:
        self.whereabouts = whereabouts
        #: Seconds that a bot lets pass before its move.
        self.pause = settings.pause
        #: Seconds of processor time for which one that searches goes on thinking while somebody else decides.
        self.musing = settings.musing
        #: Moves that may be taken back at one table.
        self.backs = settings.limits.backs
        self.closing = False
        self.thinking = ThinkingPool(settings.thinkers, settings.ready)
        self.drawing = DrawingPool(settings.artists, settings.ready)
        self._reviewing = Clerk()
        self._recording = Clerk()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="work")

    async def work(self, make: Callable[[], T]) -> T:
        """Do something off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, make)

    async def review(self, share: Share, record: Record, seats: tuple[int, ...]) -> Found:
        """Have a finished game gone through, by a process that makes way for everybody else."""
        return await self._reviewing.do(share, judge, record, seats)

    async def record(self, share: Share, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the record of a running game made, by a process that makes way for everybody else."""
        return await self._recording.do(share, make, *args, **kwargs)

    def queues(self) -> dict[str, int]:
        """How many wait for what."""
        return {"thinking": self.thinking.places.waiting, "drawing": self.drawing.waiting(),
                "records": self._recording.places.waiting, "reviews": self._reviewing.places.waiting}  # fmt: skip

    async def close(self) -> None:
        """Send everybody home."""
        everybody = (self.thinking, self.drawing, self._reviewing, self._recording)
        await asyncio.gather(*(one.close() for one in everybody))
        self._threads.shutdown(wait=False, cancel_futures=True)
