"""What is kept: guests, tables, seats, and the history of every game. SQLite by default, or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from filelock import BaseFileLock
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from westward.core.errors import SettingsError
from westward.core.history import Written
from westward.core.title import Settings as Options
from westward.server.arranged import Arranged
from westward.server.facts import Answer, Asked, Clock, Facts, Notice, Said, Seat, Standing
from westward.server.opening import take, unusable, upgrade
from westward.server.owning import Owning
from westward.server.people import People
from westward.server.played import Played
from westward.server.reports import Reports
from westward.server.rows import insert_table
from westward.server.schema import ANSWERS, CALLED, CHAT, ENTRIES, HOUSE, MUTED, NOTICES, RESULTS, SEATS, TABLES
from westward.server.scribe import CHANNEL, Conflict, Note, Scribe, answers, entry_rows, used_up
from westward.server.ways import Ways

__all__ = ["CHANNEL", "Conflict", "Database"]
log = logging.getLogger(__name__)

#: So many seconds the clocks of several processes may differ.
_SKEW: Final = 60.0


class Database:
    """The database. Every method is one transaction."""

    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self.url = url
        self.clock = clock
        self.shared = url.startswith("postgresql")
        options: dict[str, Any] = (
            {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True} if self.shared else {"pool_size": 4}
        )
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **options)
        # SQLite has one writer at a time; waiting here is fairer than SQLite's own retrying.
        self._writing = None if self.shared else asyncio.Lock()
        self._scribe = Scribe(url, self.shared, self._writing)
        self._lock: BaseFileLock | None = None
        self.people = People(self.engine, self._write, clock)
        self.ways = Ways(self.engine, self._write, clock)
        self.arranged = Arranged(self.engine, self._write, clock)
        self.played = Played(self.engine, self._write)
        self.owning = Owning(self.engine, self._write, clock)
        self.reports = Reports(self.engine, self._write, clock)
        if not self.shared:
            for engine in (self.engine.sync_engine, self._scribe.engine):
                sa.event.listen(engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the newest form; a SettingsError says why it cannot be used."""
        self._lock = take(self.url)
        try:
            async with self.engine.connect() as connection:
                if self.shared:  # several processes may start at once
                    await connection.execute(sa.text("SELECT pg_advisory_lock(7265120)"))
                await connection.run_sync(upgrade)
                await connection.commit()
                if self.shared:
                    await connection.execute(sa.text("SELECT pg_advisory_unlock(7265120)"))
        except (DBAPIError, OSError) as problem:
            await self.close()
            raise unusable(self.url, problem) from None
        except SettingsError:
            await self.close()
            raise

    async def close(self) -> None:
        """Close all connections."""
        await self._scribe.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def _write(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        async with self._writing or nullcontext(), self.engine.begin() as connection:
            yield connection
            if table is not None and self.shared:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, table)))

    # The house itself

    async def keep_key(self, name: str = "key", make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
        """A key of the house, made when it is first asked for; the first one kept stays. By `key` it knows its own tokens."""
        asked = sa.select(HOUSE.c.value).where(HOUSE.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(asked)).scalar()
        if found is None:
            try:
                async with self._write() as connection:
                    await connection.execute(sa.insert(HOUSE).values(name=name, value=make()))
            except IntegrityError:
                pass  # another process was quicker
            return await self.keep_key(name, make)
        return str(found)

    async def pulse(self) -> None:
        """Write something and read it again, to see whether that is possible."""
        now = str(self.clock())
        async with self._write() as connection:
            beat = sa.update(HOUSE).where(HOUSE.c.name == "pulse").values(value=now)
            if not (await connection.execute(beat)).rowcount:
                await connection.execute(sa.insert(HOUSE).values(name="pulse", value=now))

    # Tables

    async def create(self, facts: Facts, entries: Sequence[Written] = ()) -> None:
        """Keep a new table."""
        async with self._write() as connection:
            await insert_table(connection, facts, len(entries))
            if entries:
                await connection.execute(sa.insert(ENTRIES), entry_rows(facts.id, entries, facts.created))

    async def facts(self, table: str) -> Facts | None:
        """What a table is; None if there is none of that id."""
        async with self.engine.connect() as connection:
            return await _facts(connection, table)

    async def listing(self, state: str, guest: str | None, limit: int = 100) -> list[Facts]:
        """The public tables in a state, or those of a guest, latest first; of a guest's, those that go on come before all that are over."""
        asked = sa.select(TABLES.c.id).limit(limit)
        if guest is not None:
            asked = asked.order_by(TABLES.c.state == "over")
            asked = asked.where(TABLES.c.id.in_(_latest(guest, limit)), TABLES.c.state != "closed")
        else:
            asked = asked.where(TABLES.c.private == sa.false())
        if state:
            asked = asked.where(TABLES.c.state == state)
        asked = asked.order_by(TABLES.c.changed.desc())
        async with self.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(asked)]
            return await _many(connection, ids)

    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are not over; lessons, of which there is one for each chapter, and tournaments do not count."""
        counted = (
            TABLES.c.host == guest,
            TABLES.c.state.in_(["open", "running"]),
            TABLES.c.lesson == "",
            TABLES.c.tournament == "",
        )
        asked = sa.select(sa.func.count()).where(*counted)
        async with self.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def lesson(self, guest: str, game: str, chapter: str) -> str | None:
        """The table at which a guest walks through a chapter of a lesson; None if there is none."""
        asked = sa.select(TABLES.c.id).where(
            TABLES.c.host == guest, TABLES.c.game == game, TABLES.c.lesson == chapter, TABLES.c.state == "running"
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(asked.limit(1))).scalar()
        return None if found is None else str(found)

    async def leave_lesson(self, table: str, brought: int) -> None:
        """Note that a table is no lesson any more, and that so many of its entries came before that."""
        async with self._write(table) as connection:
            done = sa.update(TABLES).where(TABLES.c.id == table).values(lesson="", brought=brought)
            await connection.execute(done)

    async def due(self) -> list[str]:
        """The running tables with people, or of tournaments, at which a bot is asked."""
        people = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
        asked = sa.select(TABLES.c.id).where(TABLES.c.state == "running", TABLES.c.bot_due == sa.true())
        asked = asked.where(sa.or_(people, TABLES.c.tournament != ""))
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(asked)]

    async def sit(self, table: str, seat: int, who: Seat, was: str, holder: str | None = None) -> bool:
        """Change who sits on a seat that was of a kind and somebody's; False if it no longer is, a Conflict if the colour is taken."""
        values = {name: getattr(who, name) for name in ("kind", "name", "guest", "level", "colour", "word")}
        where = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == was, SEATS.c.guest == holder)
        try:
            async with self._write(table) as connection:
                if not await _touch(connection, self.clock(), table, "open" if who.kind == "open" else None):
                    return False  # the game has begun meanwhile: a seat can no longer be emptied
                done = await connection.execute(sa.update(SEATS).where(*where).values(values))
                return bool(done.rowcount)
        except IntegrityError:
            raise Conflict from None

    async def add_word(self, table: str, seat: int, guest: str, word: str) -> bool:
        """Note what somebody adds to the luck; False if the game is about to begin, or the seat is not theirs."""
        waits = sa.select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.kind == "open")
        where = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.guest == guest)
        async with self._write(table) as connection:
            await _touch(
                connection, self.clock(), table
            )  # nobody sits down meanwhile, so that the game begins with the word or without it
            if (await connection.execute(waits)).first() is None:
                return False
            return bool((await connection.execute(sa.update(SEATS).where(*where).values(word=word))).rowcount)

    async def rematch(self, table: str, new: str) -> str:
        """Note the table of the rematch; the first one noted stays and is returned."""
        async with self._write(table) as connection:
            await connection.execute(
                sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None)).values(rematch=new)
            )
            found = await connection.execute(sa.select(TABLES.c.rematch).where(TABLES.c.id == table))
            return str(found.scalar_one())

    # The host, the clock, and what happened besides the game

    async def set_host(self, table: str, was: str, host: str) -> None:
        """Note who the host of a table is now."""
        async with self._write(table) as connection:
            await connection.execute(
                sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.host == was).values(host=host)
            )

    async def set_private(self, table: str, private: bool) -> None:
        """Note whether a table is found by its link alone."""
        async with self._write(table) as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(private=private))

    async def close_table(self, table: str, was: str) -> bool:
        """Note that a table that is open or running is closed for good; False if it is no longer so."""
        here = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.state == was)
        async with self._write(table) as connection:
            done = await connection.execute(here.values(state="closed", bot_due=False, asked="", changed=self.clock()))
            await connection.execute(sa.update(SEATS).where(SEATS.c.table_id == table).values(since=0, stage=0))
            return bool(done.rowcount)

    async def set_clock(self, table: str, clock: Clock, paused: float, now: float) -> None:
        """Note how the clock of a table is set; after a pause since `paused` everybody's time goes on where it stood."""
        written = msgspec.json.encode(clock).decode()
        async with self._write(table) as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(clock=written))
            if paused and not clock.paused:
                asked = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.since > 0)
                later = sa.case((SEATS.c.since > paused, now), else_=SEATS.c.since + (now - paused))
                await connection.execute(asked.values(since=later))

    async def timed(self, now: float) -> list[tuple[Asked, int, Clock, Seat]]:
        """The people who are asked at running tables with a clock, and how far they have been called.

        Whoever was asked in the future is asked now: the system's clock was put back.
        """
        asked = (
            _SEATED.add_columns(TABLES.c.clock)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(TABLES.c.state == "running", TABLES.c.clock != "", SEATS.c.kind == "person", SEATS.c.since > 0)
            .order_by(SEATS.c.since)
        )
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(asked))
        if rows and rows[-1].since > now + _SKEW:
            async with self._write() as connection:
                await connection.execute(sa.update(SEATS).where(SEATS.c.since > now + _SKEW).values(since=now))
                rows = list(await connection.execute(asked))
        found = list[tuple[Asked, int, Clock, Seat]]()
        for row in rows:
            clock = msgspec.json.decode(row.clock, type=Clock)
            found.append((Asked(row.table_id, row.seat, row.guest, row.since), row.stage, clock, _seat(row)))
        return found

    async def notice(self, table: str, event: int, kind: str, facts: dict[str, str]) -> None:
        """Note that something happened at a table besides its game."""
        row = {
            "table_id": table,
            "event": event,
            "kind": kind,
            "facts": msgspec.json.encode(facts).decode(),
            "at": self.clock(),
        }
        async with self._write(table) as connection:
            await connection.execute(sa.insert(NOTICES).values(row))

    async def notices(self, table: str, after: int) -> list[Notice]:
        """What happened at a table besides its game, after a notice."""
        asked = sa.select(NOTICES).where(NOTICES.c.table_id == table, NOTICES.c.id > after).order_by(NOTICES.c.id)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(asked))
        return [Notice(r.id, r.event, r.kind, msgspec.json.decode(r.facts, type=dict[str, str]), r.at) for r in rows]

    # The history of a game

    async def append(
        self,
        facts: Facts,
        number: int,
        entries: Sequence[Written],
        now: Standing,
        answers: Sequence[Answer] = (),
        was: Sequence[int] | None = None,
        anew: bool = False,
        since: float | None = None,
    ) -> None:
        """Write entries of a table after the first `number`; a Conflict says when somebody else was quicker.

        When they play sealed answers, these must all still be there; when the game begins, seats and words must be as they were.
        For whom time begins anew, and since when it runs, is what a `Note` says.
        """
        await self._scribe.write(
            Note(facts.id, number, entries, now, facts.changed, self.clock(), answers, was, anew, since)
        )

    async def written_at(self, table: str, numbers: Sequence[int]) -> list[float]:
        """When some entries of a table were written down, as far as they are there."""
        asked = sa.select(ENTRIES.c.at).where(ENTRIES.c.table_id == table, ENTRIES.c.number.in_(numbers))
        async with self.engine.connect() as connection:
            return [row.at for row in await connection.execute(asked.order_by(ENTRIES.c.number))]

    async def entries(self, table: str, after: int) -> list[Written]:
        """The entries after the first `after`."""
        asked = sa.select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.move, ENTRIES.c.action, ENTRIES.c.client_id)
        asked = asked.where(ENTRIES.c.table_id == table, ENTRIES.c.number > after).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            return [Written(*row) for row in await connection.execute(asked)]

    async def answer(self, table: str, number: int, answer: Answer) -> None:
        """Keep a sealed answer; a Conflict says when the seat has already answered."""
        row = {"table_id": table, "number": number, "seat": answer.seat, "part": answer.part,
               "action": answer.action, "client_id": answer.client_id, "move": answer.move}  # fmt: skip
        try:
            async with self._write(table) as connection:
                await connection.execute(sa.insert(ANSWERS).values(row))
        except IntegrityError:
            raise Conflict from None

    async def withdraw(self, table: str, number: int, seat: int) -> None:
        """Forget a sealed answer; a Conflict says when it has been played, or is not there."""
        # Nothing changes that others could see; but until it is written down, nobody plays the answers.
        now = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.event == number).values(event=number)
        gone = sa.delete(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.number == number, ANSWERS.c.seat == seat)
        async with self._write(table) as connection:
            if not (await connection.execute(now)).rowcount or not (await connection.execute(gone)).rowcount:
                raise Conflict
            again = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.since == 0)
            await connection.execute(again.values(since=self.clock()))

    async def has_answered(self, table: str, seat: int) -> None:
        """Note that a seat has given its sealed answer: no time runs for it until it is asked again."""
        over = sa.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.since > 0)
        async with self._write() as connection:
            await connection.execute(over.values(used=used_up(self.clock()), since=0, stage=0))

    async def answers(self, table: str, number: int) -> list[Answer]:
        """The answers that wait at a number of entries."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(answers, table, number)

    async def named_answers(self, table: str) -> dict[str, int]:
        """The clients' ids of all sealed answers, with the number of the entry that each of them asked for."""
        asked = sa.select(ANSWERS.c.client_id, ANSWERS.c.number)
        asked = asked.where(ANSWERS.c.table_id == table, ANSWERS.c.client_id.is_not(None))
        async with self.engine.connect() as connection:
            return {row.client_id: row.number + 1 for row in await connection.execute(asked)}

    # Chat

    async def say(self, table: str, seat: int | None, name: str, text: str, guest: str) -> Said:
        """Keep a line of chat."""
        row = {"table_id": table, "seat": seat, "name": name, "text": text, "at": self.clock(), "guest": guest}
        async with self._write(table) as connection:
            done = await connection.execute(sa.insert(CHAT).values(row))
            key = done.inserted_primary_key
        return Said(int(key[0]) if key else 0, seat, name, text, row["at"] if isinstance(row["at"], float) else 0.0)

    async def said(self, table: str, after: int, limit: int = 100) -> list[Said]:
        """The latest lines of chat after one."""
        asked = (
            sa.select(CHAT).where(CHAT.c.table_id == table, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = [Said(r.id, r.seat, r.name, r.text, r.at, r.guest) for r in await connection.execute(asked)]
        return rows[::-1]

    async def allow_talk(self, table: str, who: str, slow: int) -> None:
        """Note who may talk, and how many seconds must pass between two lines of one person."""
        async with self._write(table) as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(talk=who, slow=slow))

    async def mute(self, table: str, line: int, muted: bool) -> bool:
        """Let whoever said a line talk no more, or again; False if there is no such line, or nobody knows who said it."""
        asked = sa.select(CHAT.c.guest).where(CHAT.c.table_id == table, CHAT.c.id == line)
        async with self._write(table) as connection:
            guest = (await connection.execute(asked)).scalar()
            if not guest:
                return False
            await connection.execute(sa.delete(MUTED).where(MUTED.c.table_id == table, MUTED.c.guest == guest))
            if muted:
                await connection.execute(sa.insert(MUTED).values(table_id=table, guest=guest))
            return True

    async def is_muted(self, table: str, guest: str) -> bool:
        """Whether somebody may no longer talk at a table."""
        asked = sa.select(MUTED.c.guest).where(MUTED.c.table_id == table, MUTED.c.guest == guest)
        async with self.engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None


def _latest(guest: str, limit: int) -> sa.Select[Any]:
    """The tables of somebody of which the latest are among: those that are not counted yet, the latest that are, and the latest hosted.

    Somebody may have ten thousand finished games; of these only so many are looked at.
    """
    sits = sa.select(SEATS.c.table_id.label("id")).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    sits = sits.where(SEATS.c.guest == guest, TABLES.c.counted == sa.false())
    sat = sa.select(RESULTS.c.table_id).where(RESULTS.c.guest == guest).order_by(RESULTS.c.ended.desc())
    # Whoever has announced a tournament finds its other tables on its page.
    hosts = sa.select(TABLES.c.id).where(TABLES.c.host == guest, TABLES.c.tournament == "")
    hosts = hosts.order_by(TABLES.c.changed.desc())
    latest = [sa.select(part.limit(limit).subquery().columns[0]) for part in (sat, hosts)]
    every = sits.union(hosts.where(TABLES.c.counted == sa.false()).order_by(None), *latest)
    return sa.select(every.subquery().c.id)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _touch(connection: AsyncConnection, now: float, table: str, state: str | None = None) -> bool:
    """Note that something happens at a table; until that is written down, nobody else writes about it. False if its state is another."""
    found = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.state != "closed")
    found = found if state is None else found.where(TABLES.c.state == state)
    return bool((await connection.execute(found.values(changed=now))).rowcount)


#: Seats, and until when their people are on holiday.
_SEATED: Final = sa.select(SEATS, CALLED.c.away).outerjoin(CALLED, CALLED.c.guest == SEATS.c.guest)


def _seat(row: Any) -> Seat:
    away = row.away or 0.0
    return Seat(row.kind, row.name, row.guest, row.level, row.colour, row.word, row.since, row.used, away)


async def _facts(connection: AsyncConnection, table: str) -> Facts | None:
    found = await _many(connection, [table])
    return found[0] if found else None


async def _many(connection: AsyncConnection, ids: list[str]) -> list[Facts]:
    if not ids:
        return []
    # The tables first: seats may be newer than what is said of the last change, never older, so that no game begins with old words.
    rows = {row.id: row for row in await connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids)))}
    seats: dict[str, list[Seat]] = {i: [] for i in ids}
    asked = _SEATED.where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in await connection.execute(asked):
        seats[row.table_id].append(_seat(row))
    sealed = sa.select(ANSWERS.c.table_id, ANSWERS.c.seat).where(
        TABLES.c.id.in_(ids), ANSWERS.c.table_id == TABLES.c.id, ANSWERS.c.number == TABLES.c.event
    )
    answered = {(row.table_id, row.seat) for row in await connection.execute(sealed)}
    return [read_facts(r, seats[i], {s for t, s in answered if t == i}) for i in ids if (r := rows.get(i)) is not None]


@cache
def note_damage(table: str, damage: str) -> None:
    """Note in the log, once, that a table cannot be read."""
    log.error("the table %s cannot be read: %s", table, damage)


def read_facts(row: Any, seats: list[Seat], answered: set[int]) -> Facts:
    """What a row says of a table; one that is damaged says so, and leaves the others alone."""
    damage, options, asked = "", Options(), list[int]()
    clock: Clock | None = None
    try:
        options = msgspec.json.decode(row.options, type=Options)
        asked = [int(seat) for seat in row.asked.split(",") if seat]
        clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    except (msgspec.DecodeError, ValueError) as problem:
        damage = str(problem)
        note_damage(row.id, damage)
    return Facts(
        id=row.id,
        game=row.game,
        options=options,
        state=row.state,
        private=row.private,
        pace=row.pace,
        seed=row.seed,
        host=row.host,
        created=row.created,
        changed=row.changed,
        seats=tuple(seats),
        rematch=row.rematch,
        version=row.version,
        damage=damage,
        brought=row.brought,
        talk=row.talk,
        slow=row.slow,
        clock=clock,
        hints=row.hints == "on",
        lesson=row.lesson,
        tournament=row.tournament,
        event=row.event,
        asked=tuple(asked),
        waits_for=tuple(seat for seat in asked if seat not in answered),
    )
