"""The house: all tables in use, where they are kept, and who thinks and draws for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from westward.bots.review import Review
from westward.core.record import Record
from westward.core.title import Title
from westward.server.easels import Easels
from westward.server.facts import Entry, Facts, Said, Seat
from westward.server.pool import Pool
from westward.server.problems import Problem
from westward.server.reviews import judge
from westward.server.settings import Settings
from westward.server.store import Store
from westward.server.table import Table

if TYPE_CHECKING:
    from westward.server.bus import Bus

log = logging.getLogger(__name__)
T = TypeVar("T")

#: A table that nobody looks at is put away after so many seconds.
_IDLE: Final = 300.0
#: How often the house looks for tables whose bots nobody minds, and for tables to put away.
_ROUND: Final = 5.0


class House:
    """What a server process holds in its hands."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.bus = self._bus() if self.store.shared else None
        self.thinkers = Pool(settings.thinkers)
        self.easels = Easels(settings.artists)
        self.tables: dict[str, Table] = {}
        self.closing = False
        self.me = secrets.token_hex(4)
        self._reviewers: Pool | None = None
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="work")
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _bus(self) -> Bus:
        from westward.server.bus import Bus  # needs psycopg, which only PostgreSQL asks for

        return Bus(self.settings.database, self._heard)

    async def open(self) -> None:
        """Open the house, and go on with the games whose bots are to move."""
        await self.store.open()
        if self.bus is not None:
            await self.bus.open()
        self._rounds = asyncio.ensure_future(self._make_rounds())

    async def close(self) -> None:
        """Put everything away."""
        self.closing = True
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.stop()
        await self.thinkers.close()
        await self.easels.close()
        if self._reviewers is not None:
            await self._reviewers.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self.bus is not None:
            await self.bus.close()
        await self.store.close()

    # Work that takes a while

    async def work(self, make: Callable[[], T]) -> T:
        """Do something off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, make)

    async def judge(self, record: Record) -> Review:
        """Have a finished game gone through, by a process that makes way for everybody else."""
        if self._reviewers is None:
            self._reviewers = Pool(1, patience=10)
        return await self._reviewers.do(judge, record)

    # Tables

    async def table(self, table: str) -> Table:
        """The table of that id, brought back from the store if need be."""
        found = self.tables.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(self._loading[table])
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Table:
        facts = await self.store.facts(table) if len(table) <= 32 else None
        if facts is None:
            raise Problem("no-such-table", 404)
        found = Table(self, facts)
        await found.recover()
        self.tables[table] = found
        await found.begin(refresh=False)
        return found

    async def create(
        self,
        host: str,
        title: Title,
        options: dict[str, object],
        seats: Sequence[Seat],
        private: bool,
        pace: str,
        seed: int | None = None,
    ) -> Table:
        """A new table; its game begins at once if no seat is open."""
        if len(seats) not in title.players:
            raise Problem("wrong-seats", 422, low=title.players[0], high=title.players[-1], given=len(seats))
        await self._check_number(host)
        chance = secrets.token_hex(16) if seed is None else f"seed {seed}"
        facts = _facts(host, title.id, title.settings(options), "open", seats, private, pace, chance)
        await self.store.create(facts)
        return await self.table(facts.id)

    async def bring(self, host: str, record: Any, seats: Sequence[Seat], over: bool, entries: Sequence[Entry]) -> Table:
        """A table from a record."""
        await self._check_number(host)
        state = "over" if over else "running"
        facts = _facts(host, record.game, record.settings, state, seats, True, "leisure", secrets.token_hex(16))
        await self.store.create(facts, entries)
        return await self.table(facts.id)

    async def _check_number(self, host: str) -> None:
        if await self.store.unfinished(host) >= self.settings.limits.tables:
            raise Problem("too-many-tables", 429, most=self.settings.limits.tables)

    async def said(self, table: Table, seat: int | None, name: str, text: str) -> Said:
        """Say something at a table."""
        async with table.lock:
            line = await self.store.say(table.id, seat, name, text)
            await table.refresh()
        table.wake()
        return line

    # Several processes

    async def keep(self, table: str) -> bool:
        """Whether this process minds the bots of a table."""
        return self.bus is None or await self.bus.keep(table)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, news: str) -> None:
        """A process has written something about a table, or tells who is connected: `table|process|seats`."""
        table, _, presence = news.partition("|")
        found = self.tables.get(table)
        if found is None:
            return
        if not presence:
            self._later(found.catch_up())
            return
        process, _, seats = presence.partition("|")
        if process != self.me:
            known = found.elsewhere.get(process)
            found.elsewhere[process] = ({int(s) for s in seats.split(",") if s}, time.monotonic())
            if known is None:
                self.tell_presence(found)
            found.wake()

    def tell_presence(self, table: Table) -> None:
        """Tell the other processes which seats of a table are connected here."""
        if self.bus is not None and not self.closing:
            seats = ",".join(map(str, sorted(table.online_here())))
            self._later(self.bus.tell(f"{table.id}|{self.me}|{seats}"))

    def _mind_presence(self) -> None:
        """Say again who is here, and forget processes that no longer do."""
        late = time.monotonic() - 3 * _ROUND
        for table in self.tables.values():
            gone = [process for process, (_, at) in table.elsewhere.items() if at < late]
            for process in gone:
                del table.elsewhere[process]
            if gone:
                table.wake()
            if table.watchers:
                self.tell_presence(table)

    async def _make_rounds(self) -> None:
        while True:
            try:
                for table in await self.store.due():
                    found = self.tables.get(table) or await self.table(table)
                    if self.bus is not None:
                        await found.catch_up()  # in case that a piece of news was lost
                    else:
                        found.mind_bots()
                self._mind_presence()
                await self.put_away()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the round through the house failed")
            await asyncio.sleep(_ROUND)

    async def put_away(self) -> None:
        """Let go of tables that nobody has asked for in a while."""
        late = time.monotonic() - _IDLE
        for table in list(self.tables.values()):
            idle = not table.watchers and table.used < late and table.bot_due() is None
            if idle and not table.lock.locked():
                del self.tables[table.id]
                await table.stop()
                if self.bus is not None:
                    await self.bus.release(table.id)


def _facts(
    host: str, game: str, options: Any, state: str, seats: Sequence[Seat], private: bool, pace: str, seed: str
) -> Facts:
    now = time.time()
    return Facts(
        id=secrets.token_urlsafe(12),
        game=game,
        options=options,
        state=state,
        private=private,
        pace=pace,
        seed=seed,
        host=host,
        created=now,
        changed=now,
        seats=tuple(seats),
    )
