"""Writes down what happens at the tables: all moves that wait go into one transaction, and each is there before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from westward.core.history import Written
from westward.server.facts import Answer, Standing
from westward.server.schema import ANSWERS, ENTRIES, SEATS, TABLES

CHANNEL: Final = "westward"
#: Before the number of the latest entry, in news of entries.
ENTERED: Final = "#"


class Conflict(Exception):
    """Somebody else has written that number first."""


@dataclass
class Note:
    """Entries of a table after the first `number`, and how the table stands then.

    When they play sealed answers, these must all still be there. A game begins with the seats and words that were seen: as long as
    the table is open, nothing may have changed since.
    """

    table: str
    number: int
    entries: Sequence[Written]
    now: Standing
    #: When the table had last changed, as far as whoever writes knows.
    seen: float
    at: float
    answers: Sequence[Answer] = ()
    #: The seats that were asked before; None if that is not known.
    was: Sequence[int] | None = None
    #: Whether everybody's time begins anew, because it is counted by decisions and there is a new one.
    anew: bool = False
    #: Since when the time runs of those who were not asked before; None for now.
    since: float | None = None


#: This comes first: it makes everybody else who writes about the table wait, and finds out whether somebody was quicker.
_STAND: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"), TABLES.c.event == sa.bindparam("after"), TABLES.c.state != "closed")
    .where(sa.or_(TABLES.c.state != "open", TABLES.c.changed == sa.bindparam("seen")))
    .values({name: sa.bindparam(f"new_{name}") for name in ("state", "asked", "bot_due", "event", "changed")})
)


class Scribe:
    """Has one thread and one connection. Whoever comes while it writes is written down together with all others who came."""

    def __init__(self, url: str, shared: bool, writing: asyncio.Lock | None) -> None:
        self._shared = shared
        self._writing = writing
        self.engine = sa.create_engine(
            url.replace("sqlite+aiosqlite:", "sqlite:"), pool_size=1, hide_parameters=True, pool_pre_ping=shared
        )
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._waiting: list[tuple[Note, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, note: Note) -> None:
        """Write a note down; a Conflict says when somebody else was quicker."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((note, written))
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._work())
        await written

    async def close(self) -> None:
        """Write the rest, then close the connection."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        self.engine.dispose()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            # Processes that share a database take the tables in the same order, so that none waits for another in a circle.
            batch.sort(key=lambda one: one[0].table)
            async with self._writing or nullcontext():
                found = await loop.run_in_executor(self._thread, self._put, [note for note, _ in batch])
            for (_, written), problem in zip(batch, found, strict=True):
                if written.done():
                    continue
                if problem is None:
                    written.set_result(None)
                else:
                    written.set_exception(problem)

    def _put(self, notes: list[Note]) -> list[Exception | None]:
        """Write all notes at once, or each by itself when one of them cannot be written."""
        try:
            return self._transact(notes)
        except DBAPIError as problem:
            if len(notes) > 1:
                return [found for note in notes for found in self._put([note])]
            return [Conflict() if isinstance(problem, IntegrityError) else problem]
        except Exception as problem:
            return [problem] * len(notes)

    def _transact(self, notes: list[Note]) -> list[Exception | None]:
        with self.engine.begin() as connection:
            stands = [self._stand(connection, note) for note in notes]
            quickest = [note for note, first in zip(notes, stands, strict=True) if first]
            rows = [row for note in quickest for row in entry_rows(note.table, note.entries, note.at)]
            if rows and self._shared:  # psycopg would make a pipeline of several, and complain of a conflict
                connection.execute(sa.insert(ENTRIES).values(rows))
            elif rows:
                connection.execute(sa.insert(ENTRIES), rows)
            for note in quickest:
                _time(connection, note)
            if self._shared:
                for note in quickest:
                    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news_of(note))))
        return [None if first else Conflict() for first in stands]

    def _stand(self, connection: sa.Connection, note: Note) -> bool:
        """Note how a table stands; False if it has gone on meanwhile."""
        if note.answers:
            connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id == note.table).with_for_update())
            if set(note.answers) != set(answers(connection, note.table, note.number)):
                return False
        return bool(connection.execute(_STAND, _standing(note)).rowcount)


def used_up(at: float) -> sa.ColumnElement[float]:
    """How much time a seat that is asked has used up by then; nobody gets any back when the system's clock was put back."""
    return SEATS.c.used + sa.case((SEATS.c.since < at, at - SEATS.c.since), else_=0.0)


def _time(connection: sa.Connection, note: Note) -> None:
    """Note since when people are asked: time runs from then until somebody else is."""
    here = SEATS.c.table_id == note.table
    if note.anew:
        over = sa.update(SEATS).where(here, SEATS.c.since > 0)
        connection.execute(over.values(used=used_up(note.at), since=note.at))
    if note.was is not None and set(note.was) == set(note.now.asked) and not note.answers:
        return
    asked = SEATS.c.seat.in_(note.now.asked)
    person = SEATS.c.kind == "person"
    over = sa.update(SEATS).where(here, SEATS.c.since > 0, sa.not_(sa.and_(asked, person)))
    connection.execute(over.values(used=used_up(note.at), since=0, stage=0))
    begins = sa.update(SEATS).where(here, SEATS.c.since == 0, asked, person)
    connection.execute(begins.values(since=note.at if note.since is None else note.since, stage=0))


def news_of(note: Note) -> str:
    """What processes tell each other of a note: how many entries the table has now, or that something else is new."""
    return f"{note.table}|{ENTERED}{note.number + len(note.entries)}" if note.entries else note.table


def _standing(note: Note) -> dict[str, Any]:
    asked = ",".join(map(str, note.now.asked))
    return {"of": note.table, "after": note.number, "seen": note.seen, "new_state": note.now.state, "new_asked": asked, "new_bot_due": note.now.bot_due,
            "new_event": note.number + len(note.entries), "new_changed": note.at}  # fmt: skip


def answers(connection: sa.Connection, table: str, number: int) -> list[Answer]:
    """The sealed answers that wait at a number of entries, the first action of each first."""
    asked = sa.select(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.number == number).order_by(ANSWERS.c.part)
    return [Answer(row.seat, row.action, row.client_id, row.part, row.move) for row in connection.execute(asked)]


def entry_rows(table: str, entries: Sequence[Written], at: float) -> list[dict[str, Any]]:
    """The rows of entries of a table."""
    return [{"table_id": table, "number": e.number, "action": e.action, "seat": e.seat, "move": e.move,
             "client_id": e.id, "at": at} for e in entries]  # fmt: skip
