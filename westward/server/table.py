"""One table that is in use: what it is, how far its game has come, and catching up with what is written down.

What can be done at a table stands by subject in the modules beside this one: `seating`, `playing`, `sealed`, `showing`,
`thinking`, `learning` and `reviewing`.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from westward.core.errors import Misfit, WestwardError
from westward.core.history import History, Written
from westward.core.state import State
from westward.server import chance
from westward.server.database import Database
from westward.server.describe import Json, colours, names, table
from westward.server.facts import Facts, Notice, Said
from westward.server.helpers import Helpers
from westward.server.hosts import Hosts
from westward.server.learning import Learning
from westward.server.playing import Playing
from westward.server.presence import Presence
from westward.server.problems import Problem
from westward.server.records import Recording
from westward.server.reviewing import Reviewing
from westward.server.sealed import SealedAnswers
from westward.server.seating import Seating
from westward.server.showing import Showing
from westward.server.talking import Talking
from westward.server.thinking import Thinking
from westward.server.timing import Timing
from westward.server.titles import find_title

_SERIALS: Final = itertools.count()
#: So many lines of chat are shown to whoever comes.
CHAT: Final = 100
#: So much is noted besides a game.
NOTICES: Final = 400


class Table:
    """A table that is in use in this process. Whoever changes it holds its lock."""

    def __init__(
        self, facts: Facts, database: Database, helpers: Helpers, minds: Callable[[str], Awaitable[bool]]
    ) -> None:
        self.facts = facts
        self.database = database
        self.helpers = helpers
        self.history = begin(facts)
        #: What does not fit of that which is written down: such a table is shown as far as it fits, and takes no moves.
        self.misfit: Misfit | None = None
        self.lock = asyncio.Lock()
        #: Numbers of the moves that clients have named.
        self.client_ids: dict[str, int] = {}
        #: The latest lines of chat.
        self.chat: list[Said] = []
        #: What happened here besides the game.
        self.notices: list[Notice] = []
        #: Grows with every change that is no entry: seats, presence, rematch.
        self.version = 0
        #: When somebody last asked for the table; one that has just come must not be put away at once.
        self.used = time.monotonic()
        #: No two tables in use ever have the same number, also when one is put away and comes back.
        self.serial = next(_SERIALS)
        self._snapshot: History | None = None
        self.presence = Presence()
        self.sealed = SealedAnswers(self.history)
        self.seating = Seating(self)
        self.lesson = Learning(self)
        self.playing = Playing(self)
        self.showing = Showing(self)
        self.thinking = Thinking(self, minds)
        self.reviewing = Reviewing(self)
        self.recording = Recording(self)
        self.talking = Talking(self)
        self.timing = Timing(self)
        self.hosts = Hosts(self)

    @property
    def id(self) -> str:
        """The table's id, which is also its invitation."""
        return self.facts.id

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return self.history.number

    @property
    def waits(self) -> bool:
        """Whether the game has not begun, and may never: the table is open, or was closed before."""
        return self.facts.state == "open" or (self.facts.state == "closed" and not self.number)

    def snapshot(self) -> History:
        """The history as it is now, safe to read from another thread."""
        if self._snapshot is None or self._snapshot.number != self.number:
            self._snapshot = self.history.copy()
        return self._snapshot

    def stopped(self, language: str) -> str | None:
        """Why the game cannot go on, in words; None if it can."""
        if self.misfit is None:
            return None
        return self.history.sentence(self.misfit, language, names(self.facts, language))

    def described(self, guest: str | None, language: str) -> Json:
        """The table as a guest sees it."""
        online, stopped = self.seating.online(), self.stopped(language)
        now = self.database.clock()
        waits_for, asked = self.waits_for(), self.asked()
        return table(self.facts, language, guest, online, self.number, waits_for, stopped, now, asked)

    def asked(self) -> list[int]:
        """The seats that are asked."""
        return self.history.state.pending() if self.facts.state == "running" and self.misfit is None else []

    def waits_for(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [seat for seat in self.asked() if not self.sealed.answered(seat)]

    def position(self, seat: int) -> State:
        """The position, with what a seat has put into a sealed answer that it has begun."""
        return self.sealed.position(seat)

    # Catching up

    async def refresh(self) -> None:
        """Catch up with what is written down; the lock is held."""
        before = self.number
        entries = await self.database.entries(self.id, before)
        answers = await self.database.answers(self.id, before + len(entries))
        said = await self.database.said(self.id, self.chat[-1].number if self.chat else 0)
        noticed = await self.database.notices(self.id, self.notices[-1].number if self.notices else 0)
        # Last: what is written meanwhile is news that is still to come, and news of entries that are known tell nothing about these.
        facts = await self.database.facts(self.id)
        if entries and not before:
            self.misfit = await asyncio.to_thread(self._read, entries)  # nobody uses the table yet
        else:
            self.misfit = self._read(entries)
        # From here on nothing waits, so that nobody sees one thing without the other.
        if facts is not None:
            self.history.seed = chance.seed(facts)  # until the game begins, words may come
            if _shown(facts) != _shown(self.facts) or (facts.clock is not None and entries):
                self.version += 1
            self.facts = facts
        self._name([entry for entry in entries if entry.number <= self.number])
        self.sealed.clear()
        for answer in answers:
            self.misfit = self.misfit or self.sealed.note(answer, self.facts.version)
        self.client_ids |= {a.client_id: self.number + 1 for a in answers if a.client_id is not None}
        self.chat = [*self.chat, *said][-CHAT:]
        self._learn(noticed)

    def _read(self, entries: Sequence[Written]) -> Misfit | None:
        return self.history.read(entries, self.facts.version)

    def _name(self, entries: Sequence[Written]) -> None:
        self.client_ids |= {entry.id: entry.number for entry in entries if entry.id is not None}

    async def learn_names(self) -> None:
        """Catch up, and learn the names of all sealed answers; the lock is held."""
        await self.refresh()
        self.client_ids |= await self.database.named_answers(self.id)

    async def recover(self) -> None:
        """Come back from what is written down, finish what a process that died had left, and begin if all seats are taken."""
        async with self.lock:
            await self.learn_names()
            await self.playing.go_on()
        await self.playing.begin(refresh=False)

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.refresh()
            await self.playing.go_on()
        self.changed()

    async def follow(self, number: int) -> None:
        """Some process has written entries up to a number; mostly they are all that is new, and often this one has written them."""
        async with self.lock:
            if number <= self.number:
                return
            if self.facts.state == "running" and self.facts.clock is None and self.misfit is None and self.number:
                await self._read_on()
            else:
                await self.refresh()
            await self.playing.go_on()
        self.changed()

    async def _read_on(self) -> None:
        """Catch up with the entries alone; the lock is held."""
        entries = await self.database.entries(self.id, self.number)
        self.misfit = self._read(entries)
        self._name([entry for entry in entries if entry.number <= self.number])
        self.sealed.clear()
        if self.history.over:
            self.facts = replace(self.facts, state="over")
            self.version += 1

    def forget_said(self) -> None:
        """Some of what was said and noted here is deleted: let all of it be read again."""
        self.chat, self.notices = [], []

    # Telling

    async def say(self, guest: str, seat: int | None, name: str, text: str) -> Said:
        """Say something at the table."""
        async with self.lock:
            line = await self.database.say(self.id, seat, name, text, guest)
            await self.refresh()
        self.presence.wake()
        return line

    async def note(self, kind: str, **facts: str) -> None:
        """Note for everybody that something happened besides the game; a table at which too much does falls silent."""
        if len(self.notices) >= NOTICES:
            return
        await self.database.notice(self.id, self.number, kind, facts)
        self._learn(await self.database.notices(self.id, self.notices[-1].number if self.notices else 0))
        self.presence.wake()

    def _learn(self, notices: Sequence[Notice]) -> None:
        last = self.notices[-1].number if self.notices else 0
        self.notices += [notice for notice in notices if notice.number > last]

    def changed(self) -> None:
        """Tell everybody who looks on, and let bots go on."""
        self.presence.wake()
        self.thinking.mind()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has needed the table for so long."""
        needed = (
            self.presence.watchers or (self.thinking.due() is not None and self.thinking.awake()) or self.lock.locked()
        )
        return not needed and self.used < time.monotonic() - seconds


def _shown(facts: Facts) -> Facts:
    """What everybody is told of a table between two moves: since when each person is asked tells who has answered a sealed question."""
    return replace(facts, seats=tuple(replace(seat, since=0.0, used=0.0) for seat in facts.seats))


def begin(facts: Facts) -> History:
    """The history of a table's game before its first entry; a Problem says when the table cannot be read."""
    if facts.damage:
        raise Problem("damaged-table", 500, why=facts.damage)
    ghost = next((seat.kind for seat in facts.seats if seat.kind not in ("person", "bot", "open")), None)
    if ghost is not None:
        raise Problem("damaged-table", 500, why=f"there is no such seat as a '{ghost}'.")
    unknown = {seat.colour for seat in facts.seats if seat.colour is not None}.difference(
        colours(find_title(facts.game).id)
    )
    if unknown:
        raise Problem("damaged-table", 500, why=f"there is no colour {', '.join(sorted(unknown))}.")
    try:
        return History(find_title(facts.game).start(len(facts.seats), **facts.options), chance.seed(facts))
    except WestwardError as problem:
        raise Problem("damaged-table", 500, why=str(problem)) from None
