"""What is kept of how people want to be called, and who is to be called now. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.server.facts import Asked, Way, Wishes
from westward.server.schema import CALLED, SEATS, TABLES, WAYS

#: How far somebody has been called in a turn.
SILENT: Final = 0
CALLED_ONCE: Final = 1
REMINDED: Final = 2


class Ways:
    """The ways to the guests of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        write: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._write = write
        self._clock = clock

    async def of(self, guest: str) -> list[Way]:
        """The ways on which somebody can be called, oldest first."""
        asked = sa.select(WAYS).where(WAYS.c.guest == guest).order_by(WAYS.c.since, WAYS.c.id)
        async with self._engine.connect() as connection:
            return [_way(row) for row in await connection.execute(asked)]

    async def find(self, id: str) -> Way | None:
        """The way of an id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(WAYS).where(WAYS.c.id == id))).first()
        return None if row is None else _way(row)

    async def keep(self, way: Way) -> None:
        """Keep a way, in the place of the one that had its id."""
        row = {name: getattr(way, name) for name in
               ("id", "guest", "kind", "address", "keys", "device", "base", "active")}  # fmt: skip
        async with self._write() as connection:
            await connection.execute(sa.delete(WAYS).where(WAYS.c.id == way.id))
            await connection.execute(sa.insert(WAYS).values(**row, since=self._clock()))

    async def switch(self, id: str, active: bool) -> bool:
        """Call somebody on a way from now on, or no longer; False if there is none of that id."""
        async with self._write() as connection:
            done = await connection.execute(sa.update(WAYS).where(WAYS.c.id == id).values(active=active))
            return bool(done.rowcount)

    async def drop(self, id: str) -> None:
        """Forget a way."""
        async with self._write() as connection:
            await connection.execute(sa.delete(WAYS).where(WAYS.c.id == id))

    # When somebody wants to be called

    async def wishes(self, guest: str) -> Wishes:
        """When somebody wants to be called."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(CALLED).where(CALLED.c.guest == guest))).first()
        return Wishes() if row is None else _wishes(row)

    async def wish(self, guest: str, wishes: Wishes) -> None:
        """Note when somebody wants to be called."""
        row = {"guest": guest, "soon": wishes.soon, "quiet_from": wishes.quiet_from, "quiet_to": wishes.quiet_to,
               "zone": wishes.zone, "language": wishes.language, "away": wishes.away}  # fmt: skip
        async with self._write() as connection:
            await connection.execute(sa.delete(CALLED).where(CALLED.c.guest == guest))
            await connection.execute(sa.insert(CALLED).values(row))

    async def holiday(self, guest: str, until: float) -> None:
        """Note until when somebody is away."""
        await self.wish(guest, replace(await self.wishes(guest), away=until))

    # Who is to be called

    async def waiting(self) -> list[tuple[Asked, Wishes]]:
        """People who are asked at a running table and have not been called, and have a way on which to be; with their wishes."""
        reachable = sa.exists().where(WAYS.c.guest == SEATS.c.guest, WAYS.c.active == sa.true())
        asked = (
            sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.guest.label("who"), SEATS.c.since, CALLED)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .outerjoin(CALLED, CALLED.c.guest == SEATS.c.guest)
            .where(TABLES.c.state == "running", SEATS.c.kind == "person", SEATS.c.since > 0)
            .where(SEATS.c.stage == SILENT, reachable)
            .order_by(SEATS.c.since)
        )
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(asked))
        return [(Asked(r.table_id, r.seat, r.who, r.since), Wishes() if r.guest is None else _wishes(r)) for r in rows]

    async def claim(self, table: str, seat: int, since: float, stage: int) -> bool:
        """Note that the person on a seat is called for this turn; False if another process has, or the turn is over."""
        where = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.since == since, SEATS.c.stage < stage)
        async with self._write() as connection:
            return bool((await connection.execute(sa.update(SEATS).where(*where).values(stage=stage))).rowcount)

    async def saw(self, table: str, seats: list[int]) -> None:
        """The people on these seats look at their table: they know that they are asked."""
        where = (SEATS.c.table_id == table, SEATS.c.seat.in_(seats), SEATS.c.since > 0, SEATS.c.stage == SILENT)
        async with self._write() as connection:
            await connection.execute(sa.update(SEATS).where(*where).values(stage=CALLED_ONCE))


def _wishes(row: sa.Row[Any]) -> Wishes:
    return Wishes(row.soon, row.quiet_from, row.quiet_to, row.zone, row.language, row.away)


def _way(row: sa.Row[tuple[object, ...]]) -> Way:
    return Way(*(getattr(row, name) for name in
                 ("id", "guest", "kind", "address", "keys", "device", "base", "active")))  # fmt: skip
