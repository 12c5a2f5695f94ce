"""The house: all tables in use, where they are kept, and who helps them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from westward.core.lesson import find_chapter
from westward.core.record import Record
from westward.core.title import Settings as Options
from westward.core.title import Title
from westward.server import chance, learning
from westward.server.arranging import Arranger
from westward.server.calling import Calling
from westward.server.counting import Counting
from westward.server.database import Database
from westward.server.describe import OFFERED
from westward.server.facts import Clock, Facts, Guest, Seat
from westward.server.guests import clean_name
from westward.server.helpers import Helpers
from westward.server.post import Post
from westward.server.problems import Problem, briefly
from westward.server.scribe import ENTERED
from westward.server.settings import Settings
from westward.server.shares import Whereabouts
from westward.server.table import Table
from westward.server.timing import Keeper
from westward.server.titles import find_title

if TYPE_CHECKING:
    from westward.server.bus import Bus

log = logging.getLogger(__name__)

#: A table that nobody looks at is put away after so many seconds.
_IDLE: Final = 300.0
#: So many tables are in use at most, as far as nobody looks on: each takes up to half a megabyte. Then those are put away that nobody
#: has needed for so many seconds.
_MOST: Final = 2_000
_SPARE: Final = 5.0
#: How often the house looks for tables whose bots nobody minds, and for tables to put away.
_ROUND: Final = 5.0
#: What processes tell each other when something of what was said at a table is gone.
_ANEW: Final = "anew"
#: Seconds for which a database that could be written to counts as well, and seconds that its answer is waited for.
_BEAT: Final = 3.0
_ANSWER: Final = 8.0
#: Seconds that bots who think are waited for at the end.
_PATIENCE: Final = 1.0


class House:
    """What a server process holds in its hands."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.clock)
        self.bus = self._bus() if self.database.shared else None
        self.post = Post(settings)
        self.whereabouts = Whereabouts()
        self.helpers = Helpers(settings, self.whereabouts)
        self.tables: dict[str, Table] = {}
        self.me = secrets.token_hex(4)
        self.calling = Calling(self)
        self.keeper = Keeper(self)
        self.arranger = Arranger(self)
        self.counting = Counting(self)
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        #: Tables that could not be brought back: noted once each.
        self._failed: set[str] = set()
        #: When something could last be written.
        self._beat = float("-inf")
        self._pulse: asyncio.Task[None] | None = None

    def _bus(self) -> Bus:
        from westward.server.bus import Bus  # needs psycopg, which only PostgreSQL asks for

        return Bus(self.settings.database, self._heard, self._missed)

    async def open(self) -> None:
        """Open the house, and go on with the games whose bots are to move."""
        await self.database.open()
        if self.bus is not None:
            await self.bus.open()
        await self.calling.open()
        self._rounds = asyncio.ensure_future(self._make_rounds())

    async def close(self) -> None:
        """Put everything away."""
        self.helpers.closing = True
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        stopping = [asyncio.ensure_future(table.thinking.stop()) for table in self.tables.values()]
        if stopping:
            await asyncio.wait(stopping, timeout=_PATIENCE)
        await self.calling.close()
        await self.helpers.close()
        if self.bus is not None:
            await self.bus.close()
        await self.database.close()

    # Tables

    async def table(self, table: str) -> Table:
        """The table of that id, brought back from the database if need be."""
        found = self.tables.get(table)
        if found is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(self._loading[table])
        found.used = time.monotonic()
        found.thinking.mind()  # the bots may have slept since nobody looked on
        return found

    async def visited(self, table: str, guest: str | None) -> Table:
        """The table of that id for somebody who may look at it."""
        found = await self.table(table)
        found.seating.check_look(guest)
        return found

    async def _load(self, table: str) -> Table:
        facts = await self.database.facts(table) if len(table) <= 32 else None
        if facts is None:
            raise Problem("no-such-table", 404)
        found = Table(facts, self.database, self.helpers, self._minds)
        await found.recover()
        self.tables[table] = found
        if len(self.tables) > _MOST:
            await self.put_away(_SPARE, _MOST - _MOST // 10)
        found.changed()
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
        clock: Clock | None = None,
        hints: bool = False,
    ) -> Table:
        """A new table; its game begins at once if no seat is open."""
        if len(seats) not in title.players:
            raise Problem("wrong-seats", 422, low=title.players[0], high=title.players[-1], given=len(seats))
        await self._check_number(host)
        if seed is not None and any(seat.kind == "open" for seat in seats):
            raise Problem("seed-for-others", 422)  # whoever knows the seed knows all that chance will draw
        kept = chance.drawn() if seed is None else chance.chosen(seed)
        now = self.settings.clock()
        facts = _facts(host, title, title.settings(options), "open", seats, private, pace, kept, now)
        await self.database.create(replace(facts, clock=clock, hints=hints))
        return await self.table(facts.id)

    async def bring(self, guest: Guest, record: Record) -> Table:
        """A table from a record: a finished game to look at, or one to go on with, the guest on all seats."""
        await self._check_number(guest.id)
        history = await self.helpers.work(record.history)
        names = [clean_name(name) for name in record.names[: record.players]]
        names += [guest.name] * (record.players - len(names))
        seats = [Seat("person", name, guest.id) for name in names]
        state = "over" if history.over else "running"
        kept = "" if history.over else chance.drawn()  # nothing more is drawn at a table that is only looked at
        facts = _facts(
            guest.id, history.title, record.settings, state, seats, True, "leisure", kept, self.settings.clock()
        )
        facts = replace(facts, brought=history.number)
        await self.database.create(facts, history.written(history.entries, 0))
        return await self.table(facts.id)

    async def learn(self, guest: Guest, title: Title, name: str, language: str) -> str:
        """The id of the table at which a guest walks through a chapter of a lesson: the one that was left, or a new one."""
        chapter = find_chapter(title.id, name)
        if chapter is None:
            raise Problem("no-such-lesson", 404)
        known = await self.database.lesson(guest.id, title.id, name)
        if known is not None:
            return known
        settings, seats = chapter.record.settings, learning.seats(chapter, guest, language)
        kept, now = chance.drawn(), self.settings.clock()
        facts = _facts(guest.id, title, settings, "running", seats, True, "live", kept, now)
        opening = chapter.opening()
        await self.database.create(replace(facts, lesson=name, brought=len(opening)), opening)
        return facts.id

    async def rematch(self, table: Table, guest: str | None) -> str:
        """The id of a table with the same set-up, for those who sit here; the same one for everybody who asks."""
        facts = table.facts
        if guest is None or (not table.seating.of(guest) and facts.host != guest):
            raise Problem("not-your-table", 403)
        if facts.state != "over":
            raise Problem("not-over", 409)
        if facts.rematch is not None:
            return facts.rematch
        title = find_title(facts.game)
        # Bots that play on for somebody who left are plain bots there, and words for the luck are given anew.
        seats = [replace(seat, guest=None if seat.kind == "bot" else seat.guest, word="") for seat in facts.seats]
        clock = None if facts.clock is None else replace(facts.clock, paused=0.0, agreed=())
        new = await self.create(
            guest, title, dict(facts.options), seats, facts.private, facts.pace, clock=clock, hints=facts.hints
        )
        first = await self.database.rematch(table.id, new.id)
        await table.catch_up()
        return first

    async def _check_number(self, host: str) -> None:
        if await self.database.unfinished(host) >= self.settings.limits.tables:
            raise Problem("too-many-tables", 429, most=self.settings.limits.tables)

    # Several processes

    async def _minds(self, table: str) -> bool:
        """Whether this process minds the bots of a table."""
        return self.bus is None or await self.bus.keep(table)

    async def touched(self, tables: Sequence[str], anew: bool = False) -> None:
        """Something was written about tables, and not by them: let them catch up, here and elsewhere.

        `anew`: something of what was said there is gone, so that all of it is read again.
        """
        for table in tables:
            if (found := self.tables.get(table)) is not None:
                if anew:
                    found.forget_said()
                await found.catch_up()
            if self.bus is not None:
                await self.bus.tell(f"{table}|{_ANEW}" if anew else table)

    async def forget(self, guest: str) -> None:
        """Delete all that is somebody's; at tables of others the game goes on without them."""
        found = await self.database.owning.forget(guest, OFFERED[0])
        for table in found.gone:
            if (here := self.tables.pop(table, None)) is not None:
                await here.thinking.stop()
                here.presence.wake()
        await self.touched(found.changed, anew=True)
        for table in found.running:
            goes_on = await self.table(table)
            async with goes_on.lock:
                await goes_on.playing.note_turn()
            goes_on.changed()
        self.wake(guest)

    def wake(self, guest: str) -> None:
        """Let the pages of somebody look who they are now."""
        for table in self.tables.values():
            for watcher in list(table.presence.watchers):
                if watcher.guest == guest:
                    watcher.wake()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.warning("something could not be done, and is tried again in the next round: %s", briefly(problem))

    def _heard(self, news: str) -> None:
        """A process has written something about a table (or deleted, `table|anew`; entries, `table|#number`), or tells who is connected:
        `table|process|seats`.
        """
        table, _, presence = news.partition("|")
        found = self.tables.get(table)
        if found is None:
            return
        if presence.startswith(ENTERED):
            self._later(found.follow(int(presence.removeprefix(ENTERED))))
            return
        if presence == _ANEW:
            found.forget_said()
        if presence in ("", _ANEW):
            self._later(found.catch_up())
            return
        process, _, seats = presence.partition("|")
        if process != self.me:
            if found.presence.heard(process, {int(s) for s in seats.split(",") if s}):
                self.tell_presence(found)
            found.presence.wake()

    def _missed(self) -> None:
        """News may have been lost: catch up with every table in use."""
        for table in list(self.tables.values()):
            self._later(table.catch_up())

    def tell_presence(self, table: Table) -> None:
        """Tell the other processes which seats of a table are connected here."""
        if self.bus is not None and not self.helpers.closing:
            seats = ",".join(map(str, sorted(table.seating.online_here())))
            self._later(self.bus.tell(f"{table.id}|{self.me}|{seats}"))

    # Watching over it

    def figures(self) -> dict[str, int]:
        """Figures for whoever watches over the server."""
        watchers = sum(len(table.presence.watchers) for table in self.tables.values())
        return {"tables": len(self.tables), "sockets": watchers}

    def queues(self) -> dict[str, int]:
        """How many wait for what."""
        return self.helpers.queues()

    async def healthy(self) -> bool:
        """Whether tables can be read and written; asked of the database every few seconds at most."""
        if time.monotonic() - self._beat <= _BEAT:
            return True
        pulse = self._pulse = self._pulse or asyncio.ensure_future(self.database.pulse())
        done, _ = await asyncio.wait([pulse], timeout=_ANSWER)
        if not done:
            log.warning("the database cannot be written to: it does not answer")
            return False  # the same answer is waited for next time: a database that hangs is not asked over and over
        if self._pulse is pulse:  # several may have waited for it
            self._pulse = None
        problem = pulse.exception()
        if problem is not None:
            log.warning("the database cannot be written to: %s", briefly(getattr(problem, "orig", None) or problem))
            return False
        self._beat = time.monotonic()
        return True

    # Rounds

    async def _make_rounds(self) -> None:
        while True:
            try:
                for table in await self.database.due():
                    await self._see_to(table)
                await self.calling.round()
                await self.keeper.round()
                await self.arranger.round()
                await self.counting.round()
                self._mind_presence()
                await self.put_away()
            except asyncio.CancelledError:
                raise
            except DBAPIError as problem:
                log.warning("the database failed during the round through the house: %s", briefly(problem.orig))
            except Exception:
                log.exception("the round through the house failed")
            await asyncio.sleep(_ROUND)

    async def _see_to(self, table: str) -> None:
        """See that the bots of a table go on; one that cannot be brought back stops no other."""
        try:
            found = self.tables.get(table) or await self.table(table)
            if self.bus is not None:
                await found.catch_up()  # in case that a piece of news was lost
                if not found.thinking.awake():
                    await self.bus.release(table)  # somebody may look on elsewhere
            else:
                found.thinking.mind()
        except DBAPIError:
            raise  # no table is to blame, and the round is made again
        except Exception as problem:
            if table not in self._failed:
                self._failed.add(table)
                why = problem.say("en") if isinstance(problem, Problem) else problem
                log.error("the table %s is left alone: %s", table, why, exc_info=not isinstance(problem, Problem))

    def _mind_presence(self) -> None:
        """Say again who is here, and forget processes that no longer do."""
        for table in self.tables.values():
            if table.presence.forget(3 * _ROUND):
                table.presence.wake()
            if table.presence.watchers:
                self.tell_presence(table)

    async def put_away(self, seconds: float = _IDLE, left: int = 0) -> None:
        """Let go of tables that nobody has asked for in a while, those first that nobody has for longest, until so many are left."""
        idle = sorted((table for table in self.tables.values() if table.idle(seconds)), key=lambda table: table.used)
        for table in idle[: max(0, len(self.tables) - left)]:
            if self.tables.pop(table.id, None) is None:
                continue
            await table.thinking.stop()
            if self.bus is not None:
                await self.bus.release(table.id)


def _facts(
    host: str,
    title: Title,
    options: Options,
    state: str,
    seats: Sequence[Seat],
    private: bool,
    pace: str,
    seed: str,
    now: float,
) -> Facts:
    return Facts(
        id=secrets.token_urlsafe(12),
        game=title.id,
        options=options,
        state=state,
        private=private,
        pace=pace,
        seed=seed,
        host=host,
        created=now,
        changed=now,
        seats=tuple(seats),
        version=title.version,
    )
