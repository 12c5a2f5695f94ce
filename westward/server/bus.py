"""How several server processes that share a PostgreSQL database hear of each other's moves."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from westward.server.database import CHANNEL
from westward.server.problems import briefly

log = logging.getLogger(__name__)

#: Seconds of silence after which it is asked whether the database is still there, and for which an answer is waited.
_SILENCE: Final = 5.0
#: Seconds until it is tried again.
_AGAIN: Final = 0.5


class Bus:
    """Listens for tables that have changed, and holds the locks that say whose bots this process minds.

    The locks belong to a connection: when a process dies, PostgreSQL frees them at once and another process takes over.
    """

    def __init__(self, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._heard = heard
        #: Is told whenever listening begins: what was said before that has not been heard.
        self._missed = missed
        self._listening: asyncio.Task[None] | None = None
        self._locks: psycopg.AsyncConnection | None = None
        self._kept: set[str] = set()
        self._one = asyncio.Lock()

    async def open(self) -> None:
        """Begin to listen."""
        self._listening = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        """Stop listening and free all locks."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect("westward listens") as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    while True:
                        async for notice in connection.notifies(timeout=_SILENCE):
                            self._heard(notice.payload)
                        # A line that was cut somewhere looks like one on which nobody speaks.
                        await asyncio.wait_for(connection.execute("SELECT 1"), _SILENCE)
            except (psycopg.Error, OSError, TimeoutError) as problem:
                log.warning("the database does not answer, trying again: %s", briefly(problem))
                await asyncio.sleep(_AGAIN)

    async def _connect(self, name: str) -> psycopg.AsyncConnection:
        connecting = psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=5, application_name=name
        )
        return await asyncio.wait_for(connecting, 2 * _SILENCE)

    async def tell(self, news: str) -> None:
        """Tell all processes something that is not worth writing down."""
        async with self._one:
            try:
                asked = (await self._connection()).execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))
                await asyncio.wait_for(asked, _SILENCE)
            except (psycopg.Error, OSError, TimeoutError):
                await self._let_go()

    async def _connection(self) -> psycopg.AsyncConnection:
        if self._locks is None or self._locks.closed:
            self._kept.clear()
            self._locks = await self._connect("westward locks")
        return self._locks

    async def _let_go(self) -> None:
        """Forget a connection that does not answer, and with it all locks."""
        self._kept.clear()
        if self._locks is not None:
            with contextlib.suppress(psycopg.Error, OSError, TimeoutError):
                await asyncio.wait_for(self._locks.close(), 1)
            self._locks = None

    async def keep(self, table: str) -> bool:
        """Take on the bots of a table; False if another process has."""
        async with self._one:
            if table in self._kept:
                return True
            try:
                connection = await self._connection()
                asked = connection.execute("SELECT pg_try_advisory_lock(%s)", (_number(table),))
                row = await (await asyncio.wait_for(asked, _SILENCE)).fetchone()
            except (psycopg.Error, OSError, TimeoutError):
                await self._let_go()
                return False
            if row is not None and row[0]:
                self._kept.add(table)
                return True
            return False

    async def release(self, table: str) -> None:
        """Leave the bots of a table to others."""
        async with self._one:
            if table in self._kept and self._locks is not None:
                self._kept.discard(table)
                try:
                    await self._locks.execute("SELECT pg_advisory_unlock(%s)", (_number(table),))
                except (psycopg.Error, OSError):
                    await self._let_go()


def _number(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
