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
    MATCHES,
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
    """The tables that are gone with somebody, those at which something of theirs is gone, and where a game goes on without them."""

    gone: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    running: list[str] = field(default_factory=list)


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
        now = self._clock()
        async with self._write() as connection:
            await _withdraw(connection, guest, now)
            tables = await _tables(connection, guest)
            alone = await _alone(connection, guest, tables)
            for table in alone:
                await _remove(connection, table)
            shared = [table for table in tables if table not in alone]
            running = [table for table in shared if await _leave(connection, guest, table, level, now)]
            said = sa.select(CHAT.c.table_id).where(CHAT.c.guest == guest).distinct()
            shared += [row.table_id for row in await connection.execute(said) if row.table_id not in shared]
            await connection.execute(sa.update(RESULTS).where(RESULTS.c.guest == guest).values(guest=None))
            for owned in _GONE:
                await connection.execute(sa.delete(owned.table).where(owned == guest))
        return Forgotten(alone, shared, running)


async def merge(connection: AsyncConnection, was: str, guest: str) -> list[str]:
    """All that was one guest's is another's from now on; the tables at which that changes something."""
    tables = await _tables(connection, was)
    silent = sa.select(MUTED.c.table_id).where(MUTED.c.guest == guest)
    await connection.execute(sa.delete(MUTED).where(MUTED.c.guest == was, MUTED.c.table_id.in_(silent)))
    await _merge_ratings(connection, was, guest)
    await _merge_entries(connection, was, guest)
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


async def _merge_entries(connection: AsyncConnection, was: str, guest: str) -> None:
    """Whoever takes part twice in a tournament that has not begun takes part once."""
    twice = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest)
    still_open = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == "open")
    mine = sa.delete(ENTRANTS).where(ENTRANTS.c.guest == was, ENTRANTS.c.tournament.in_(twice))
    await connection.execute(mine.where(ENTRANTS.c.tournament.in_(still_open)))


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


async def _withdraw(connection: AsyncConnection, guest: str, now: float) -> None:
    """Take somebody out of tournaments, and delete those that concern nobody else: their tables are like any others then."""
    mine = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest)
    asked = sa.select(TOURNAMENTS).where(sa.or_(TOURNAMENTS.c.host == guest, TOURNAMENTS.c.id.in_(mine)))
    for row in list(await connection.execute(asked.order_by(TOURNAMENTS.c.id).with_for_update())):
        others = (ENTRANTS.c.tournament == row.id, ENTRANTS.c.guest.is_not(None), ENTRANTS.c.guest != guest)
        first = sa.select(ENTRANTS.c.guest).where(*others).order_by(ENTRANTS.c.gone > 0, ENTRANTS.c.number)
        heir = (await connection.execute(first.limit(1))).scalar()
        if row.host == guest and heir is None:
            await connection.execute(sa.update(TABLES).where(TABLES.c.tournament == row.id).values(tournament=""))
            for kept in (MATCHES.c.tournament, ENTRANTS.c.tournament, TOURNAMENTS.c.id):
                await connection.execute(sa.delete(kept.table).where(kept == row.id))
            continue
        host = heir if row.host == guest else row.host
        here = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == row.id)
        await connection.execute(here.values(host=host, changed=now))
        await _make_nobodys(connection, guest, row)


async def _make_nobodys(connection: AsyncConnection, guest: str, tournament: Any) -> None:
    """Before the first round somebody is forgotten; later their place is nobody's, and their results and word are the others' too."""
    place = (ENTRANTS.c.tournament == tournament.id, ENTRANTS.c.guest == guest)
    if tournament.state == "open":
        await connection.execute(sa.delete(ENTRANTS).where(*place))
        return
    if tournament.state == "running":
        still = sa.update(ENTRANTS).where(*place, ENTRANTS.c.gone == 0)
        await connection.execute(still.values(gone=tournament.round))
    await connection.execute(sa.update(ENTRANTS).where(*place).values(guest=None, name=""))


async def _remove(connection: AsyncConnection, table: str) -> None:
    """Delete a table with all that is kept about it."""
    await connection.execute(sa.update(TABLES).where(TABLES.c.rematch == table).values(rematch=None))
    for kept in reversed(METADATA.sorted_tables):
        for column in kept.columns:
            if any(key.column is TABLES.c.id for key in column.foreign_keys):
                await connection.execute(sa.delete(kept).where(column == table))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))


async def _leave(connection: AsyncConnection, guest: str, table: str, level: str, now: float) -> bool:
    """Make nobody's what somebody has at a table of others; whether its game goes on."""
    row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table).with_for_update())).one()
    seats = list(await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)))
    arranged = (await connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == row.tournament))).first()
    nobody: dict[str, Any] = {"guest": None, "name": ""}
    if row.state == "open" and arranged is None:
        nobody |= {"kind": "open", "word": ""}
    elif row.state in ("open", "running"):
        nobody |= {"kind": "bot", "level": (arranged.level if arranged else "") or level, "since": 0}
    mine = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.guest == guest)
    await connection.execute(mine.values(nobody))
    await _unname(connection, table, {seat.name for seat in seats if seat.guest == guest})
    if row.state == "running" and any(seat.guest == guest for seat in seats):
        await _note(connection, row, "gone", {}, now)
    if row.host == guest and arranged is not None:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(host=arranged.host))
    elif row.host == guest:
        await _hand_over(connection, row, [seat for seat in seats if seat.guest not in (None, guest)], now)
    return bool(row.state == "running")


async def _hand_over(connection: AsyncConnection, table: Any, others: list[Any], now: float) -> None:
    """Make another one at a table its host, if a game is to come or goes on there."""
    heir = others[0] if others and table.state != "over" else None
    host = sa.update(TABLES).where(TABLES.c.id == table.id)
    await connection.execute(host.values(host=heir.guest if heir is not None else ""))
    if heir is not None:
        await _note(connection, table, "new-host", {"name": heir.name}, now)


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
