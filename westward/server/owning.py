"""All that is somebody's: it is carried along when two identities become one, told, and deleted. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.server.schema import (
    CALLED,
    CHAT,
    DEVICES,
    ENTRANTS,
    GUESTS,
    METADATA,
    MUTED,
    NOTICES,
    PASSES,
    PASSKEYS,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    TABLES,
    TOURNAMENTS,
    WAYS,
)

#: The columns that say whose something is.
OWNED: Final[tuple[sa.Column[Any], ...]] = (
    GUESTS.c.id,
    DEVICES.c.guest,
    PASSES.c.guest,
    PASSKEYS.c.guest,
    WAYS.c.guest,
    CALLED.c.guest,
    TABLES.c.host,
    SEATS.c.guest,
    CHAT.c.guest,
    MUTED.c.guest,
    REPORTS.c.by,
    REPORTS.c.guest,
    RESULTS.c.guest,
    RATINGS.c.who,
    TOURNAMENTS.c.host,
    ENTRANTS.c.guest,
)
#: What nobody is told: secrets, even if only hashes of them are kept; the luck of games that go on; and who has reported somebody.
_UNTOLD: Final = {DEVICES.c.token, PASSES.c.code, PASSES.c.data, WAYS.c["keys"], TABLES.c.seed, TOURNAMENTS.c.secrets}
#: What is deleted with its owner; the rest belongs to the games of others too, and is made nobody's.
_GONE: Final = (CHAT.c.guest, MUTED.c.guest, REPORTS.c.by, REPORTS.c.guest, RATINGS.c.who, CALLED.c.guest, WAYS.c.guest,
                PASSES.c.guest, PASSKEYS.c.guest, DEVICES.c.guest, GUESTS.c.id)  # fmt: skip


@dataclass(frozen=True)
class Forgotten:
    """The tables that are gone with somebody, and those that others play on at, or look back at."""

    gone: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)


class Owning:
    """What belongs to the people of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        write: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._write = write
        self._clock = clock

    async def told(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Every row that is somebody's, table by table."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._engine.connect() as connection:
            for owned in OWNED:
                hidden = _UNTOLD | ({REPORTS.c.by} if owned is REPORTS.c.guest else set())
                columns = [column for column in owned.table.columns if column not in hidden]
                rows = await connection.execute(sa.select(*columns).where(owned == guest))
                found.setdefault(owned.table.name, []).extend(dict(row._mapping) for row in rows)
        return found

    async def tables(self, guest: str) -> list[str]:
        """The tables at which somebody sits or sat, the oldest first."""
        asked = sa.select(TABLES.c.id).where(TABLES.c.id.in_(_sat(guest))).order_by(TABLES.c.created)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(asked)]

    async def forget(self, guest: str, level: str) -> Forgotten:
        """Delete all that is somebody's. At tables of others their seat is nobody's from now on; where a game goes on, a bot takes it."""
        async with self._write() as connection:
            tables = await _tables(connection, guest)
            alone = await _alone(connection, guest, tables)
            for table in alone:
                await _remove(connection, table)
            shared = [table for table in tables if table not in alone]
            for table in shared:
                await _leave(connection, guest, table, level, self._clock())
            await connection.execute(sa.update(RESULTS).where(RESULTS.c.guest == guest).values(guest=None))
            await _withdraw(connection, guest)
            for owned in _GONE:
                await connection.execute(sa.delete(owned.table).where(owned == guest))
        return Forgotten(alone, shared)


async def merge(connection: AsyncConnection, was: str, guest: str) -> list[str]:
    """All that was one guest's is another's from now on; the tables at which that changes something."""
    tables = await _tables(connection, was)
    silent = sa.select(MUTED.c.table_id).where(MUTED.c.guest == guest)
    await connection.execute(sa.delete(MUTED).where(MUTED.c.guest == was, MUTED.c.table_id.in_(silent)))
    await _merge_ratings(connection, was, guest)
    for single in (CALLED.c.guest, GUESTS.c.id):  # of these everybody has one
        await connection.execute(sa.delete(single.table).where(single == was))
    for owned in OWNED:
        if owned.table not in (CALLED, GUESTS):
            await connection.execute(sa.update(owned.table).where(owned == was).values({owned.name: guest}))
    return tables


async def _merge_ratings(connection: AsyncConnection, was: str, guest: str) -> None:
    """Of two ratings in a game, the one from more games stays."""
    asked = sa.select(RATINGS).where(RATINGS.c.who.in_([was, guest])).order_by(RATINGS.c.games, RATINGS.c.who)
    best = {row.game: row.who for row in await connection.execute(asked)}
    for game, who in best.items():
        other = guest if who == was else was
        await connection.execute(sa.delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who == other))


def _sat(guest: str) -> sa.Select[Any]:
    return sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest)


async def _tables(connection: AsyncConnection, guest: str) -> list[str]:
    """The tables at which somebody sits or is the host."""
    asked = sa.union(_sat(guest), sa.select(TABLES.c.id).where(TABLES.c.host == guest))
    return [row[0] for row in await connection.execute(asked)]


async def _alone(connection: AsyncConnection, guest: str, tables: list[str]) -> list[str]:
    """Those of the tables that concern nobody else: no other person sits there or has said something, and no tournament counts them."""
    others = set[str]()
    for owned in (SEATS, CHAT):
        asked = sa.select(owned.c.table_id).where(
            owned.c.table_id.in_(tables), owned.c.guest != guest, owned.c.guest != ""
        )
        others |= {row.table_id for row in await connection.execute(asked.distinct())}
    arranged = sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.tournament != "")
    others |= {row.id for row in await connection.execute(arranged)}
    return [table for table in tables if table not in others]


async def _withdraw(connection: AsyncConnection, guest: str) -> None:
    """Make nobody's what somebody has in tournaments: they take part no longer, and another entrant is the host, if there is one."""
    now = sa.select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == ENTRANTS.c.tournament).scalar_subquery()
    gone = sa.case((ENTRANTS.c.gone > 0, ENTRANTS.c.gone), (now > 0, now), else_=1)
    mine = sa.update(ENTRANTS).where(ENTRANTS.c.guest == guest)
    await connection.execute(mine.values(guest=None, name="–", word="", gone=gone))
    for row in list(await connection.execute(sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.host == guest))):
        heir = sa.select(ENTRANTS.c.guest).where(ENTRANTS.c.tournament == row.id, ENTRANTS.c.guest.is_not(None))
        found = (await connection.execute(heir.order_by(ENTRANTS.c.number).limit(1))).scalar()
        await connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id).values(host=found or ""))


async def _remove(connection: AsyncConnection, table: str) -> None:
    """Delete a table with all that is kept about it."""
    await connection.execute(sa.update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    for kept in reversed(METADATA.sorted_tables):
        for column in kept.columns:
            if any(key.column is TABLES.c.id for key in column.foreign_keys):
                await connection.execute(sa.delete(kept).where(column == table))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))


async def _leave(connection: AsyncConnection, guest: str, table: str, level: str, now: float) -> None:
    """Make nobody's what somebody has at a table of others."""
    row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table).with_for_update())).one()
    seats = list(await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)))
    nobody: dict[str, Any] = {"guest": None, "name": ""}
    if row.state == "open":
        nobody |= {"kind": "open", "word": ""}
    elif row.state == "running":
        nobody |= {"kind": "bot", "level": level, "since": 0}
    mine = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.guest == guest)
    await connection.execute(mine.values(nobody))
    await _unname(connection, table, {seat.name for seat in seats if seat.guest == guest})
    if row.state == "running" and any(seat.guest == guest for seat in seats):
        await _note(connection, row, "gone", {}, now)
    if row.host == guest:
        heir = next((seat for seat in seats if seat.guest not in (None, guest)), None)
        goes_on = row.state != "over" and heir is not None
        host = sa.update(TABLES).where(TABLES.c.id == table)
        await connection.execute(host.values(host=heir.guest if heir is not None and goes_on else ""))
        if heir is not None and goes_on:
            await _note(connection, row, "new-host", {"name": heir.name}, now)


async def _unname(connection: AsyncConnection, table: str, names: set[str]) -> None:
    """Take names out of what happened at a table besides its game."""
    for row in list(await connection.execute(sa.select(NOTICES).where(NOTICES.c.table_id == table))):
        facts = msgspec.json.decode(row.facts, type=dict[str, str])
        kept = {key: "" if value in names else value for key, value in facts.items()}
        if kept != facts:
            here = sa.update(NOTICES).where(NOTICES.c.id == row.id)
            await connection.execute(here.values(facts=msgspec.json.encode(kept).decode()))


async def _note(connection: AsyncConnection, table: Any, kind: str, facts: dict[str, str], now: float) -> None:
    told = {
        "table_id": table.id,
        "event": table.event,
        "kind": kind,
        "facts": msgspec.json.encode(facts).decode(),
        "at": now,
    }
    await connection.execute(sa.insert(NOTICES).values(told))
