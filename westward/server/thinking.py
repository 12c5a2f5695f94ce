"""The bots of a table, and what somebody is told who asks for a hint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from westward.core import registry
from westward.core.rng import derive
from westward.server.describe import hints_given, names
from westward.server.problems import Problem, Refused, briefly
from westward.server.shares import Share
from westward.server.thinking_pool import hint

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

    def due(self) -> int | None:
        """A seat whose bot is asked and has not answered."""
        seats = self.table.facts.seats
        return next((seat for seat in self.table.waits_for() if seats[seat].kind == "bot"), None)

    def mind(self) -> None:
        """See that bots which are asked will answer."""
        idle = self._bots is None or self._bots.done()
        if idle and self.due() is not None and self.awake() and not self.table.helpers.closing:
            self._bots = asyncio.ensure_future(self._run())

    def awake(self) -> bool:
        """Whether there is anybody to play for: somebody at the table, or somebody who looks on. Else the bots sleep."""
        table = self.table
        people = any(seat.kind == "person" for seat in table.facts.seats)
        return people or bool(table.presence.watchers) or table.used > time.monotonic() - _LOOKED_ON

    def _share(self, guest: str) -> Share:
        return self.table.helpers.whereabouts.share(guest, self.table.id)

    async def _run(self) -> None:
        table = self.table
        if not await self._minds(table.id):
            return  # another process does
        while (seat := self.due()) is not None and self.awake():
            number = table.number
            seed = derive(f"{table.facts.seed} bot {seat}", number)
            who = (table.serial, seat, table.facts.seats[seat].level)
            thought = table.helpers.thinking.choose(
                who, table.position(seat).copy(), seed, self._share(table.facts.host)
            )
            action, _ = await asyncio.gather(thought, asyncio.sleep(table.helpers.pause))
            if number != table.number or table.facts.seats[seat].kind != "bot":
                continue
            try:
                await table.playing.play(seat, number, None, action)
            except Problem as problem:
                log.debug("a bot's move came too late at %s: %s", table.id, problem.key)
            except DBAPIError as problem:
                log.warning("a bot's move at %s cannot be written down now: %s", table.id, briefly(problem.orig))
                return  # the next round comes by

    async def stop(self) -> None:
        """Let the bots rest."""
        if self._bots is not None and not self._bots.done():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

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
        found = await table.helpers.thinking.do(share, hint, packed, seat, people, language, seed)
        return {"event": number, **found}
