"""What people report: a line of chat, or somebody at a table. It goes to whoever runs the server, and to the host of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.core.errors import SettingsError
from westward.server.opening import check_form, file_of, unusable
from westward.server.schema import CHAT, REPORTS

_DAY: Final = 86_400.0


@dataclass(frozen=True)
class Report:
    """Something that was reported: about whom, which line of chat if it is one, and why. Who reported it is not told on."""

    number: int
    table: str
    guest: str
    name: str
    line: str
    why: str
    at: float

    def when(self) -> str:
        """When it came in, in universal time."""
        return f"{datetime.fromtimestamp(self.at, UTC):%Y-%m-%d %H:%M} UTC"


_OPEN: Final = sa.select(REPORTS).where(REPORTS.c.closed == sa.false()).order_by(REPORTS.c.id)


class Reports:
    """The reports of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        write: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._write = write
        self._clock = clock

    async def said(self, table: str, line: int) -> tuple[str, str, str] | None:
        """Who said a line of chat, under which name, and what; None if there is no such line, or nobody knows who said it."""
        asked = sa.select(CHAT.c.guest, CHAT.c.name, CHAT.c.text).where(CHAT.c.table_id == table, CHAT.c.id == line)
        async with self._engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None or not row.guest else (row.guest, row.name, row.text)

    async def today(self, by: str) -> int:
        """How many reports somebody has made within a day."""
        asked = sa.select(sa.func.count()).where(REPORTS.c.by == by, REPORTS.c.at > self._clock() - _DAY)
        async with self._engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def keep(self, table: str, by: str, about: tuple[str, str, str], why: str) -> int:
        """Keep a report about somebody under a name, with a line of chat or an empty one; its number."""
        guest, name, line = about
        row = {"table_id": table, "by": by, "guest": guest, "name": name, "line": line, "why": why, "at": self._clock()}
        async with self._write() as connection:
            key = (await connection.execute(sa.insert(REPORTS).values(row))).inserted_primary_key
        return int(key[0]) if key else 0

    async def open(self, table: str | None = None) -> list[Report]:
        """The reports that nobody has closed, of one table or of all, the oldest first."""
        asked = _OPEN
        if table is not None:
            asked = asked.where(REPORTS.c.table_id == table)
        async with self._engine.connect() as connection:
            return [_report(row) for row in await connection.execute(asked)]


def read(url: str, close: Sequence[int]) -> list[Report]:
    """The open reports of a database, for whoever runs its server, after closing those of some numbers."""
    path = file_of(url)
    if path is not None and not path.exists():
        raise SettingsError(f"There is no file {path}.")
    engine = sa.create_engine(url.replace("sqlite+aiosqlite:", "sqlite:"), hide_parameters=True)
    try:
        with engine.begin() as connection:
            check_form(connection)
            for number in close:
                done = connection.execute(sa.update(REPORTS).where(REPORTS.c.id == number).values(closed=True))
                if not done.rowcount:
                    raise SettingsError(f"There is no report {number}.")
            return [_report(row) for row in connection.execute(_OPEN)]
    except DBAPIError as problem:
        raise unusable(url, problem) from None
    finally:
        engine.dispose()


def _report(row: Any) -> Report:
    return Report(row.id, row.table_id, row.guest, row.name, row.line, row.why, row.at)
