"""Who may talk at a table and how often, who hears it, and reporting it."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from westward.server.facts import Said
from westward.server.metrics import REPORTED
from westward.server.problems import Problem, Refused

if TYPE_CHECKING:
    from westward.server.table import Table

log = logging.getLogger(__name__)

#: How many reports one person may make in a day.
_REPORTS: Final = 20
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

    def hears(self, guest: str | None, line: Said) -> bool:
        """Whether somebody is shown a line: where onlookers talk apart, those who play do not hear them; the host hears everybody."""
        if self.table.facts.talk != "apart" or line.seat is not None or self.table.facts.host == guest:
            return True
        return not self.table.seating.of(guest)

    async def report(self, guest: str, line: int | None, seat: int | None, why: str) -> None:
        """Somebody reports a line of chat, or a person at the table."""
        reports = self.table.database.reports
        if await reports.today(guest) >= _REPORTS:
            raise Problem("too-many-reports", 429, most=_REPORTS)
        about: tuple[str, str, str] | None = None
        if line is not None:
            about = await reports.said(self.table.id, line)
            if about is None:
                raise Problem("no-such-line", 404, number=line)
        elif seat is not None:
            self.table.seating.check_number(seat)
            who = self.table.facts.seats[seat]
            about = (who.guest, who.name, "") if who.guest is not None else None
        if about is None or about[0] == guest:
            raise Problem("nobody-to-report", 409)
        number = await reports.keep(self.table.id, guest, about, why)
        REPORTED.inc()
        log.warning("report %d came in: 'westward reports' shows it", number)

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
