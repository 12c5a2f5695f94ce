"""Who may talk at a table, and how often."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from westward.server.problems import Problem, Refused

if TYPE_CHECKING:
    from westward.server.table import Table

#: How many people are remembered who have talked.
_MOST: Final = 1_000


class Talking:
    """The chat of a table. The host may open it to everybody, close it, slow it down, and mute people."""

    def __init__(self, table: Table) -> None:
        self.table = table
        #: When each guest may talk again, as far as this process knows.
        self._next: dict[str, float] = {}

    async def check(self, guest: str) -> None:
        """A Problem says when somebody may not talk now."""
        facts = self.table.facts
        belongs = facts.host == guest or bool(self.table.seating.of(guest))
        if facts.talk == "nobody" and facts.host != guest:
            raise Refused("no-talk")
        if facts.talk == "players" and not belongs:
            raise Problem("not-your-table", 403)
        if await self.table.database.is_muted(self.table.id, guest):
            raise Refused("muted")
        wait = self._next.get(guest, 0) - time.monotonic()
        if wait > 0 and facts.host != guest:
            raise Refused("too-slow", seconds=int(wait) + 1)
        if len(self._next) > _MOST:
            self._next.clear()
        self._next[guest] = time.monotonic() + facts.slow

    async def allow(self, guest: str | None, who: str, slow: int) -> None:
        """The host says who may talk, and how many seconds must pass between two lines of one person."""
        self._check_host(guest)
        await self.table.database.allow_talk(self.table.id, who, slow)
        await self.table.catch_up()

    async def mute(self, guest: str | None, line: int, muted: bool) -> None:
        """The host mutes whoever said a line, or lets them talk again."""
        self._check_host(guest)
        if not await self.table.database.mute(self.table.id, line, muted):
            raise Problem("no-such-line", 404, number=line)

    def _check_host(self, guest: str | None) -> None:
        if guest is None or self.table.facts.host != guest:
            raise Problem("not-the-host", 403)
