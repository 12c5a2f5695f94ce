"""How several server processes that share a PostgreSQL database hear of each other's moves."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable

import psycopg

from westward.server.database import CHANNEL

log = logging.getLogger(__name__)


class Bus:
    """Listens for tables that have changed, and holds the locks that say whose bots this process minds.

    The locks belong to a connection: when a process dies, PostgreSQL frees them at once and another process takes over.
    """

    def __init__(self, url: str, heard: Callable[[str], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._heard = heard
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
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except psycopg.OperationalError:
                log.exception("the database does not answer; trying again")
                await asyncio.sleep(1)

    async def tell(self, news: str) -> None:
        """Tell all processes something that is not worth writing down."""
        async with self._one:
            try:
                await (await self._connection()).execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))
            except psycopg.OperationalError:
                log.warning("the database does not answer")

    async def _connection(self) -> psycopg.AsyncConnection:
        if self._locks is None or self._locks.closed:
            self._kept.clear()
            self._locks = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        return self._locks

    async def keep(self, table: str) -> bool:
        """Take on the bots of a table; False if another process has."""
        async with self._one:
            if table in self._kept:
                return True
            try:
                found = await (await self._connection()).execute("SELECT pg_try_advisory_lock(%s)", (_number(table),))
                row = await found.fetchone()
            except psycopg.OperationalError:
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
                await self._locks.execute("SELECT pg_advisory_unlock(%s)", (_number(table),))


def _number(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
