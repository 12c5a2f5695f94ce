"""What the host of a table may do: list it, fill seats, replace the absent, hand over, close; and who may take over an abandoned table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from westward.server import describe
from westward.server.clocks import deadline
from westward.server.facts import Guest, Seat
from westward.server.problems import Problem, Refused
from westward.server.seating import check_level
from westward.server.timing import take_over

if TYPE_CHECKING:
    from westward.server.table import Table

#: Seconds for which somebody must be asked and not be there until the host may replace them in a game that is played at once; in one
#: over days it is their time that must be up, or, where there is no clock, as long as a host may be away.
_ABSENT: Final = 120.0
#: Seconds after which a host who has not been seen has abandoned a table.
_ABANDONED: Final = 3 * 86_400.0
#: Seconds for which an invitation to a bot's seat is good.
_INVITED: Final = 3 * 86_400.0


class Hosts:
    """The host's rights at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, guest: str | None) -> None:
        """A Problem says when somebody is not the host."""
        if guest is None or self.table.facts.host != guest:
            raise Problem("not-the-host", 403)

    async def fill(self, guest: str | None, seat: int, level: str | None, language: str) -> None:
        """Put a bot on a seat: before the game on an open one, during the game in the place of somebody who is absent."""
        self.check(guest)
        self.table.seating.check_number(seat)
        check_level(level)
        await self.table.catch_up()  # to know since when people are asked
        facts = self.table.facts
        was = facts.seats[seat]
        level = level or describe.OFFERED[0]
        if facts.state == "open":
            if was.kind != "open":
                raise Problem("seat-taken", 409)
            await self.table.seating.sit(seat, Seat("bot", describe.bot_title(level, language), None, level), "open")
            return
        self._check_absent(seat)
        await take_over(self.table, seat, "host", level, host=self._name(guest))

    def _check_absent(self, seat: int) -> None:
        facts, now = self.table.facts, self.table.database.clock()
        was = facts.seats[seat]
        if facts.state != "running" or was.kind != "person":
            raise Refused("game-over" if facts.state == "over" else "seat-taken")
        if facts.pace == "leisure" and facts.clock is not None:
            end = deadline(facts.clock, was)
            if seat in self.table.seating.online() or end is None or now < end:
                raise Problem("has-time", 409, name=was.name)
            return
        least = _ABSENT if facts.pace == "live" else _ABANDONED
        if seat in self.table.seating.online() or not was.since or now - was.since < least:
            if facts.pace == "live":
                raise Problem("not-absent", 409, name=was.name, minutes=int(least // 60))
            raise Problem("not-absent-days", 409, name=was.name, days=int(least // 86_400))

    async def invite(self, guest: str | None, seat: int) -> str:
        """What lets one person, say somebody who has lost every cookie, play on for a bot: good once, for some days."""
        self.check(guest)
        self.table.seating.check_number(seat)
        await self.table.catch_up()
        self._check_bot(seat)
        return await self.table.database.people.hand_out("seat", guest, f"{self.table.id} {seat}", _INVITED)

    async def accept(self, guest: Guest, code: str) -> None:
        """Play on for a bot, as the host wishes. Such a game counts for nobody's rating."""
        people = self.table.database.people
        found = await people.look_up(code, "seat")
        table, _, number = found.data.partition(" ") if found is not None else ("", "", "")
        if table != self.table.id:
            raise Problem("link-used", 404)
        await self.table.catch_up()
        was = self._check_bot(int(number))
        if self.table.seating.of(guest.id):
            raise Problem("sits-here", 409)
        if await people.use_up(code, "seat") is None:
            raise Problem("link-used", 404)
        await self.table.database.played.note_help(self.table.id, int(number))
        await self.table.seating.sit(
            int(number), replace(was, kind="person", level="", name=guest.name, guest=guest.id), "bot", was.guest
        )
        names = describe.names(self.table.facts, "en")
        await self.table.note("took-seat", name=guest.name, was=was.name or names[int(number)])

    def _check_bot(self, seat: int) -> Seat:
        """The seat of a bot whose place somebody may take; a Problem says when it is none."""
        facts = self.table.facts
        if facts.state != "running" or facts.seats[seat].kind != "bot" or facts.tournament or facts.lesson:
            raise Problem("cannot-invite", 409)
        return facts.seats[seat]

    async def open(self, guest: str | None, seat: int) -> None:
        """Free a seat before the game: a bot or somebody who does not come gets up."""
        self.check(guest)
        self.table.seating.check_number(seat)
        was = self.table.facts.seats[seat]
        if self.table.facts.state != "open":
            raise Refused("not-before-the-game")
        if was.kind != "open":
            await self.table.seating.sit(seat, Seat("open"), was.kind, was.guest)
            await self.table.note("freed", name=was.name, host=self._name(guest))

    async def show(self, guest: str | None, private: bool) -> None:
        """List the table for everybody in the lobby, or let it be found by its link alone."""
        self.check(guest)
        await self.table.database.set_private(self.table.id, private)
        await self.table.catch_up()

    async def close(self, guest: str | None) -> None:
        """Close the table for good: before the game, and during it once nobody else is there whose game it is too."""
        self.check(guest)
        await self.table.catch_up()
        state = self.table.facts.state
        if state not in ("open", "running"):
            raise Refused("game-over" if state == "over" else "table-closed")
        if state == "running":
            await self._check_deserted(guest)
        if not await self.table.database.close_table(self.table.id, state):
            raise Refused("stale")
        await self.table.note("closed", name=self._name(guest))
        await self.table.catch_up()

    async def _check_deserted(self, guest: str | None) -> None:
        """A Problem says when somebody else plays who has been here within days; whose bot plays on has left the game."""
        others = {s.guest for s in self.table.facts.seats if s.kind == "person" and s.guest not in (None, guest)}
        for other in others:
            seen = await self.table.database.people.last_seen(other or "")
            if self.table.database.clock() - seen < _ABANDONED:
                raise Problem("others-play", 409, days=int(_ABANDONED // 86_400))

    async def hand_over(self, guest: str | None, seat: int) -> None:
        """Make somebody at the table its host."""
        self.check(guest)
        self.table.seating.check_number(seat)
        heir = self.table.facts.seats[seat]
        if heir.kind != "person" or heir.guest is None:
            raise Problem("no-heir", 409)
        await self._become(heir.guest, "new-host", heir.name)

    async def claim(self, guest: str | None) -> None:
        """Become the host of a table whose host has not been seen for days."""
        mine = self.table.seating.of(guest)
        if guest is None or not mine:
            raise Problem("not-your-table", 403)
        seen = await self.table.database.people.last_seen(self.table.facts.host)
        if self.table.facts.host != guest and self.table.database.clock() - seen < _ABANDONED:
            raise Problem("host-is-there", 409, days=int(_ABANDONED // 86_400))
        await self._become(guest, "claimed", self.table.facts.seats[mine[0]].name)

    async def _become(self, guest: str, why: str, name: str) -> None:
        await self.table.database.set_host(self.table.id, self.table.facts.host, guest)
        await self.table.note(why, name=name)
        await self.table.catch_up()

    def _name(self, guest: str | None) -> str:
        mine = self.table.seating.of(guest)
        return self.table.facts.seats[mine[0]].name if mine else ""
