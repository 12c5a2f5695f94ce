"""The clock of a table: how long people may think, what happens then, holidays, and pausing by agreement."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from westward.core.rng import derive
from westward.server import describe
from westward.server.calling import is_quiet
from westward.server.clocks import deadline
from westward.server.facts import Asked, Clock
from westward.server.problems import Problem, briefly
from westward.server.ways import REMINDED

if TYPE_CHECKING:
    from westward.server.house import House
    from westward.server.table import Table

log = logging.getLogger(__name__)

#: People are reminded when a quarter of their time is left, if it is at least so many seconds.
_REMINDED: Final = 0.75
_LONG: Final = 3_600


class Timing:
    """The clock of one table in use."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def agree(self, guest: str | None, pause: bool) -> None:
        """Somebody wants to pause, or to go on: when all people at the table do, so it is."""
        table = self.table
        mine = table.seating.of(guest)
        if not mine:
            raise Problem("not-your-table", 403)
        async with table.lock:
            await table.refresh()
            clock = table.facts.clock
            if clock is None or table.facts.state != "running" or pause == bool(clock.paused):
                raise Problem("nothing-to-pause", 409)
            agreed = tuple(sorted({*clock.agreed, *mine}))
            people = {i for i, seat in enumerate(table.facts.seats) if seat.kind == "person"}
            name = table.facts.seats[mine[0]].name
            if people <= set(agreed):
                now = table.database.clock()
                paused = now if pause else 0.0
                await table.database.set_clock(table.id, replace(clock, paused=paused, agreed=()), clock.paused, now)
                await table.note("paused" if pause else "resumed", name=name)
            else:
                await table.database.set_clock(table.id, replace(clock, agreed=agreed), 0.0, 0.0)
                await table.note("wants-pause" if pause else "wants-on", name=name)
            await table.refresh()
        table.changed()


class Keeper:
    """Looks at the clocks of all tables of a house. Several processes may look at once: what is done is done once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database

    async def round(self) -> None:
        """Remind those whose time runs out, and do what the host chose where it has."""
        now = self._house.settings.clock()
        for asked, stage, clock, seat in await self._database.timed(now):
            end = deadline(clock, seat)
            if (
                end is None
                or now < end - (1 - _REMINDED) * clock.seconds
                or (stage >= REMINDED and clock.then == "wait")
            ):
                continue  # a holiday only makes it later
            wishes = await self._database.ways.wishes(asked.guest)
            end = deadline(clock, seat, wishes.away) or end
            if clock.per == "turn" and now < wishes.away:
                continue
            try:
                if now >= end:
                    await self._run_out(asked, clock)
                elif clock.seconds >= _LONG and now >= end - (1 - _REMINDED) * clock.seconds and stage < REMINDED:
                    if is_quiet(wishes, now) or not await self._database.ways.claim(
                        asked.table, asked.seat, asked.since, REMINDED
                    ):
                        continue
                    await self._house.calling.remind(asked)
            except Exception as problem:
                log.warning("a clock could not be minded at %s: %s", asked.table, briefly(problem))

    async def _run_out(self, asked: Asked, clock: Clock) -> None:
        if clock.then == "wait":
            return
        table = await self._house.table(asked.table)
        if self._house.bus is not None:
            await table.catch_up()
        if asked.seat not in table.waits_for() or table.facts.seats[asked.seat].kind != "person":
            return
        if clock.then == "bot":
            await take_over(table, asked.seat, "late")
        else:
            await self._move_once(table, asked.seat, clock.per)

    async def _move_once(self, table: Table, seat: int, per: Literal["decision", "turn", "game"]) -> None:
        """A bot answers for somebody until another one is asked, or once where every decision has its time."""
        name, told = table.facts.seats[seat].name, False
        while seat in table.waits_for():
            number = table.number
            who = (table.serial, seat, describe.OFFERED[0])
            share = table.helpers.whereabouts.share(table.facts.host, table.id)
            seed = derive(f"{table.facts.seed} late {seat}", number)
            action = await table.helpers.thinking.choose(who, table.position(seat).copy(), seed, share)
            try:
                await table.playing.play(seat, number, None, action)
            except Problem:
                return  # somebody was quicker: the person, or another process
            if not told:
                await table.note("moved-for", name=name)
                told = True
            if per == "decision":
                return


async def take_over(table: Table, seat: int, why: str, level: str | None = None, **facts: str) -> None:
    """A bot takes the seat of somebody until they are back, and the log says so."""
    was = table.facts.seats[seat]
    who = replace(was, kind="bot", level=level or describe.OFFERED[0])
    await table.seating.sit(seat, who, "person", was.guest)
    await table.note(f"bot-{why}", name=was.name, **facts)
