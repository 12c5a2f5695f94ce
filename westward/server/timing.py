"""The clock of a table: how long people may think, what happens then, holidays, and pausing by agreement."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from westward.core.history import BACK, Entry
from westward.core.rng import derive
from westward.core.state import CHANCE
from westward.server import describe
from westward.server.calling import is_quiet
from westward.server.clocks import deadline, holiday
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
#: Seconds that somebody has at least who takes back the end of a turn; a tenth of the time where that is less.
_LEAST: Final = 60.0
#: So many seconds at least and at most until a paused clock runs again when not everybody agrees.
_PATIENCE: Final = (600.0, 86_400.0)


class Timing:
    """The clock of one table in use."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # Taking back gives nobody new time

    def begins_anew(self, entries: Sequence[Entry]) -> bool:
        """Whether entries lead to a new decision, where each has a time of its own: one that is made again goes on with the old time."""
        clock = self.table.facts.clock
        if clock is None or clock.per != "decision":
            return False
        reached = _reached(self.table.history.entries)
        return _reached([*self.table.history.entries, *entries]) > reached or not reached

    async def goes_on(self, seat: int, count: int) -> float | None:
        """Since when a seat's time runs that takes so many moves back: as if it had not ended its turn. None where no time was over."""
        table, history = self.table, self.table.history
        clock = table.facts.clock
        if clock is None or clock.per == "game" or seat in table.waits_for():
            return None
        last = max((i for i, actor in enumerate(history.actors) if actor == seat), default=None)
        if last is None or last < len(history.actions) - count:
            return None
        others = [i for i in range(last) if history.actors[i] not in (seat, CHANCE)]
        before = last - 1 if clock.per == "decision" else max(others, default=-1)
        first = history.numbers[before] if before >= 0 else 1
        at = await table.database.written_at(table.id, [first, history.numbers[last]])
        now, least = table.database.clock(), min(_LEAST, clock.seconds / 10)
        return now - max(0.0, min(at[-1] - at[0], clock.seconds - least)) if at else None

    # Pausing

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
            name, now = table.facts.seats[mine[0]].name, table.database.clock()
            if people <= set(agreed):
                await self._set(clock, now if pause else 0.0, name)
            elif agreed != clock.agreed:  # who says it again says nothing new
                wanted = 0.0 if pause else clock.wanted or now
                await table.database.set_clock(table.id, replace(clock, agreed=agreed, wanted=wanted), 0.0, 0.0)
                await table.note("wants-pause" if pause else "wants-on", name=name)
            await table.refresh()
        table.changed()

    async def _set(self, clock: Clock, paused: float, name: str) -> None:
        """Pause the clock, or let it run again; the lock is held."""
        now = self.table.database.clock()
        set_anew = replace(clock, paused=paused, agreed=(), wanted=0.0)
        await self.table.database.set_clock(self.table.id, set_anew, clock.paused, now)
        await self.table.note("paused" if paused else "resumed", name=name)

    async def go_on_after_all(self) -> None:
        """Let a paused clock run again that somebody has wanted to run for long enough: nobody can hold a game for ever."""
        table = self.table
        async with table.lock:
            await table.refresh()
            clock = table.facts.clock
            if clock is None or not is_held(clock, table.database.clock()):
                return
            await self._set(clock, 0.0, table.facts.seats[clock.agreed[0]].name if clock.agreed else "")
            await table.refresh()
        table.changed()


def is_held(clock: Clock, now: float) -> bool:
    """Whether a clock is paused though somebody has wanted to go on for as long as a turn may take, within bounds."""
    patience = min(_PATIENCE[1], max(_PATIENCE[0], clock.seconds))
    return bool(clock.paused) and bool(clock.wanted) and now >= clock.wanted + patience


def _reached(entries: Sequence[Entry]) -> int:
    """How many moves a game had at most, before some were taken back."""
    return max(itertools.accumulate(-1 if entry.action == BACK else 1 for entry in entries), default=0)


class Keeper:
    """Looks at the clocks of all tables of a house. Several processes may look at once: what is done is done once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database

    async def round(self) -> None:
        """Remind those whose time runs out, and do what the host chose where it has."""
        now = self._house.settings.clock()
        for asked, stage, clock, seat in await self._database.timed(now):
            if clock.paused:
                if is_held(clock, now):
                    await (await self._house.table(asked.table)).timing.go_on_after_all()
                continue
            end = deadline(clock, seat)
            if (
                end is None
                or now < end - (1 - _REMINDED) * clock.seconds
                or (stage >= REMINDED and clock.then == "wait")
            ):
                continue
            if now < holiday(clock, asked.since, seat.away):
                continue
            try:
                if now >= end:
                    await self._run_out(asked, clock)
                elif clock.seconds >= _LONG and stage < REMINDED:
                    wishes = await self._database.ways.wishes(asked.guest)
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
