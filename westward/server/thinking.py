"""The bots of a table, and what somebody is told who asks for a hint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from westward.bots.coaching import last_choice
from westward.core import registry
from westward.core.rng import derive
from westward.server.describe import hints_given, names
from westward.server.pacing import Pacing
from westward.server.problems import Problem, Refused, briefly
from westward.server.shares import Share
from westward.server.thinking_pool import hint, judge

if TYPE_CHECKING:
    from westward.server.table import Table

log = logging.getLogger(__name__)

#: Seconds for which somebody who asked for the table over HTTP counts as looking on.
_LOOKED_ON: Final = 60.0


class Thinking:
    """Sees that the bots of a table answer; `minds` tells whether this process is the one to do so."""

    def __init__(self, table: Table, minds: Callable[[str], Awaitable[bool]]) -> None:
        self.table = table
        self._minds = minds
        self._bots: asyncio.Task[None] | None = None
        self._musing: asyncio.Task[None] | None = None
        #: The event after which bots were last let think on.
        self._mused = -1

    def due(self) -> int | None:
        """A seat whose bot is asked and has not answered; in a lesson, one for which its course answers."""
        if self.table.lesson.chapter is not None:
            return self.table.lesson.due()
        seats = self.table.facts.seats
        return next((seat for seat in self.table.waits_for() if seats[seat].kind == "bot"), None)

    def mind(self) -> None:
        """See that bots which are asked will answer."""
        idle = self._bots is None or self._bots.done()
        if idle and self.due() is not None and self.awake() and not self.table.helpers.closing:
            self._bots = asyncio.ensure_future(self._run())
        still = self._musing is None or self._musing.done()
        if still and self._mused != self.table.number and self.thoughtful() and not self.table.helpers.closing:
            self._musing = asyncio.ensure_future(self._muse())

    def thoughtful(self) -> bool:
        """Whether bots may think on while others decide: a person plays, somebody looks on, and nobody answers in secret."""
        table = self.table
        return (
            table.helpers.musing > 0
            and table.lesson.chapter is None
            and any(seat.kind == "person" for seat in table.facts.seats)
            and bool(table.presence.looking())
            and len(table.asked()) == 1
            and not table.history.state.step_now().sealed
        )

    async def _muse(self) -> None:
        """Let every bot that is not asked think on from here, and from wherever the game is when that is done."""
        table = self.table
        share = self._share(table.facts.host)
        while await self._minds(table.id) and self._mused != table.number and self.thoughtful():
            self._mused, state, asked = table.number, table.history.state.copy(), table.asked()
            for seat, who in enumerate(table.facts.seats):
                if who.kind == "bot" and seat not in asked:
                    seed = derive(f"{table.facts.seed} musing {seat}", self._mused)
                    thinker = (table.serial, seat, who.level)
                    await table.helpers.thinking.muse(thinker, state, seed, share, table.helpers.musing)

    def awake(self) -> bool:
        """Whether there is anybody to play for: somebody at the table, who looks on, or in its tournament. Else the bots sleep."""
        table = self.table
        people = any(seat.kind == "person" for seat in table.facts.seats)
        return (
            people
            or bool(table.facts.tournament)
            or bool(table.presence.watchers)
            or table.used > time.monotonic() - _LOOKED_ON
        )

    def _share(self, guest: str) -> Share:
        return self.table.helpers.whereabouts.share(guest, self.table.id)

    async def _run(self) -> None:
        table = self.table
        if not await self._minds(table.id):
            return  # another process does
        pacing = Pacing(table.helpers.pause)
        while (seat := self.due()) is not None and self.awake():
            number = table.number
            action, _ = await asyncio.gather(self._choose(seat), asyncio.sleep(pacing.before(seat)))
            if number != table.number or self.due() != seat:
                continue
            try:
                await table.playing.play(seat, number, None, action)
            except Problem as problem:
                log.debug("a bot's move came too late at %s: %s", table.id, problem.key)
            except DBAPIError as problem:
                log.warning("a bot's move at %s cannot be written down now: %s", table.id, briefly(problem.orig))
                return  # the next round comes by

    async def _choose(self, seat: int) -> int:
        """What a bot chooses, or in a lesson what its course has."""
        table = self.table
        if table.lesson.chapter is not None:
            return table.lesson.scripted(seat)
        seed = derive(f"{table.facts.seed} bot {seat}", table.number)
        who = (table.serial, seat, table.facts.seats[seat].level)
        return await table.helpers.thinking.choose(
            who, table.position(seat).copy(), seed, self._share(table.facts.host)
        )

    async def stop(self) -> None:
        """Let the bots rest."""
        tasks = [task for task in (self._bots, self._musing) if task is not None and not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, seat: int, language: str) -> dict[str, Any]:
        """What a seat that is asked might consider, from what it knows alone."""
        table = self.table
        if not hints_given(table.facts):
            raise Refused("no-hints")
        if seat not in table.waits_for():
            raise Refused("nobody-asked")
        number, seed = table.number, derive(f"{table.facts.seed} hint", table.number)
        packed, people = registry.pack(table.position(seat)), tuple(names(table.facts, language))
        share = self._share(table.facts.seats[seat].guest or "")
        await table.database.played.note_help(table.id, seat)
        found = await table.helpers.thinking.do(share, hint, packed, seat, people, language, seed)
        return {"event": number, **found}

    async def judge(self, seat: int, language: str) -> dict[str, Any]:
        """How good the latest choice of a seat was, from what it knew when it chose; never between people."""
        table = self.table
        people = [one for one in table.facts.seats if one.kind == "person"]
        if len(people) > 1 or table.facts.tournament or table.facts.state != "running":
            raise Refused("judged-alone")
        history = table.snapshot()
        at = last_choice(history, seat)
        if at is None:
            raise Refused("nothing-chosen")
        seed = derive(f"{table.facts.seed} judge", at)
        packed, names_here = registry.pack(history.at(at)), tuple(names(table.facts, language))
        share = self._share(table.facts.seats[seat].guest or "")
        await table.database.played.note_help(table.id, seat)
        found = await table.helpers.thinking.do(
            share, judge, packed, seat, history.actions[at], names_here, language, seed
        )
        return {"event": history.numbers[at], **found}
