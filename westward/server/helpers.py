"""Who works for all tables beside the event loop: threads, and processes that draw, think and review."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from westward.bots.review import Review
from westward.core.record import Record
from westward.server.drawing_pool import DrawingPool
from westward.server.pool import Pool
from westward.server.reviewing import judge
from westward.server.settings import Settings
from westward.server.thinking_pool import ThinkingPool

T = TypeVar("T")


class Helpers:
    """The helpers of a server process."""

    def __init__(self, settings: Settings) -> None:
        #: Seconds that a bot lets pass before its move.
        self.pause = settings.pause
        self.closing = False
        self.thinking = ThinkingPool(settings.thinkers)
        self.drawing = DrawingPool(settings.artists)
        self._reviewing: Pool | None = None
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="work")

    async def work(self, make: Callable[[], T]) -> T:
        """Do something off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, make)

    async def review(self, record: Record) -> Review:
        """Have a finished game gone through, by a process that makes way for everybody else."""
        if self._reviewing is None:
            self._reviewing = Pool(1, patience=10)
        return await self._reviewing.do(judge, record)

    async def close(self) -> None:
        """Send everybody home."""
        await self.thinking.close()
        await self.drawing.close()
        if self._reviewing is not None:
            await self._reviewing.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
