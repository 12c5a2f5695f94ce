"""Playing at a table: moves, taking back and playing again; each is written down before it happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from westward.core.history import BACK, Entry, Plan
from westward.core.state import CHANCE, OVER, State
from westward.core.words import LANGUAGES
from westward.server.database import Conflict
from westward.server.facts import Answer, Standing
from westward.server.metrics import MOVES, WRITING
from westward.server.problems import Problem, Refused
from westward.server.why import read_action, refusal_words

if TYPE_CHECKING:
    from westward.server.table import Table

#: How often a move is tried when other processes write at the same moment.
_TRIES: Final = 5


class Playing:
    """The moves of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # Beginning and going on

    async def begin(self, refresh: bool = True) -> None:
        """Start the game if no seat is open."""
        table = self.table
        async with table.lock:
            if refresh:
                await table.refresh()
            was = table.facts.state
            for _ in range(_TRIES):
                if table.facts.state != "open" or any(s.kind == "open" for s in table.facts.seats):
                    break
                try:
                    await self._write(table.history.plan())
                except Conflict:
                    await table.refresh()  # another process has begun it, or somebody got up
            if was == "running" and set(table.facts.waits_for) != set(table.waits_for()):
                await self.note_turn()  # of a record that was brought along
        table.changed()

    async def note_turn(self) -> None:
        """Write down whose turn it is, and whether it is a bot's; the lock is held."""
        table = self.table
        for _ in range(_TRIES):
            if table.misfit is not None:
                return
            try:
                await table.database.append(table.facts, table.number, [], self._standing(table.history.state))
                return
            except Conflict:
                await table.refresh()

    async def go_on(self) -> None:
        """Draw what chance has not drawn, play answers that are all in; the lock is held."""
        table = self.table
        if table.facts.state != "running" or table.misfit is not None:
            return
        try:
            if table.history.state.to_act == CHANCE:
                await self._write(table.history.plan())
            else:
                await self._open_sealed()
        except Conflict:
            await table.refresh()

    # Moves

    async def play(
        self, seat: int, number: int, client_id: str | None, action: int | None, notation: str | None = None
    ) -> int:
        """Make a move; returns the number of its entry. A move whose id is known is not made again."""
        table = self.table
        for _ in range(_TRIES):
            try:
                async with table.lock:
                    if client_id is not None and client_id in table.client_ids:
                        return table.client_ids[client_id]
                    done = await self._play(seat, number, client_id, action, notation)
                table.changed()
                return done
            except Conflict:
                await table.catch_up()
        raise Refused("stale")

    async def _play(
        self, seat: int, number: int, client_id: str | None, given: int | None, notation: str | None
    ) -> int:
        table = self.table
        self._check_running()
        action = read_action(table.history, given, notation)
        if action is None:
            raise Problem("wrong-action", 422)
        if number != table.number and table.database.shared:
            await table.learn_names()
            if client_id is not None and client_id in table.client_ids:
                return table.client_ids[client_id]
        if number != table.number:
            raise Refused("stale")
        if not self._check_move(seat, action).step_now().sealed:
            await table.lesson.before(action)
            await self._write(self._plan([action], client_id))
        else:
            await self._seal(table.sealed.next(seat, action, client_id))
        return number + 1

    def _check_running(self) -> None:
        table = self.table
        if table.misfit is not None:
            raise Refused("stopped", {language: table.stopped(language) or "" for language in LANGUAGES})
        if table.facts.state != "running":
            raise Refused({"over": "game-over", "closed": "table-closed"}.get(table.facts.state, "not-running"))

    def _check_move(self, seat: int, action: int) -> State:
        """The position in which a seat may make a move; a Refused says why not."""
        table = self.table
        asked = table.asked()
        if seat not in asked:
            raise Refused("not-asked", name=" + ".join(table.facts.seats[s].name for s in asked))
        if table.sealed.answered(seat):
            raise Refused("already-answered")
        state = table.position(seat).asking(seat)
        if action not in state.legal():
            names = [s.name for s in table.facts.seats]
            texts, clause = refusal_words(table.history, state, seat, action, names)
            raise Refused("illegal", texts, clause)
        return state

    async def _seal(self, answer: Answer) -> None:
        """Keep a sealed answer, and play all of them if it was the last."""
        table = self.table
        await table.database.answer(table.id, table.number, answer)
        if table.database.shared:
            await table.refresh()
        else:
            table.sealed.note(answer)
            if answer.client_id is not None:
                table.client_ids[answer.client_id] = table.number + 1
        if table.sealed.answered(answer.seat) and table.facts.seats[answer.seat].kind == "person":
            await table.database.has_answered(table.id, answer.seat)
        await self._open_sealed()

    async def _open_sealed(self) -> None:
        """When all answers to a sealed question are in, play them in the order of the game; the lock is held."""
        table = self.table
        state = table.history.state
        if not table.asked() or not state.step_now().sealed:
            return
        actions = table.sealed.in_order(table.asked())
        if actions:
            await self._write(self._plan(actions), table.sealed.given())
            table.sealed.clear()  # not before: until it is written down nobody shall be asked again

    def _plan(self, actions: Sequence[int], id: str | None = None) -> Plan:
        """What happens when these actions are played: in a lesson that is followed, what its course has."""
        further, draws = self.table.lesson.ahead(actions)
        return self.table.history.plan([*actions, *further], id, draws)

    async def _write(self, plan: Plan, answers: Sequence[Answer] = ()) -> None:
        """Write a plan down, then carry it out."""
        table = self.table
        now = self._standing(plan.state)
        lines = table.history.written(plan.entries)
        with WRITING.time():
            anew = table.timing.begins_anew(plan.entries)
            await table.database.append(table.facts, table.number, lines, now, answers, table.asked(), anew)
        MOVES.inc(len(lines))
        table.history.adopt(plan)
        table.client_ids |= {line.id: line.number for line in lines if line.id is not None}
        if now.state != table.facts.state:
            table.facts = replace(table.facts, state=now.state)
            table.version += 1
        await self._look_at_clock()

    async def _look_at_clock(self) -> None:
        """Learn whose time runs now."""
        table = self.table
        if table.facts.clock is not None:
            table.facts = await table.database.facts(table.id) or table.facts
            table.version += 1

    def _standing(self, state: State) -> Standing:
        asked = tuple(state.pending())
        bot_due = any(self.table.facts.seats[seat].kind == "bot" for seat in asked)
        return Standing("over" if state.to_act == OVER else "running", asked, bot_due)

    # Going back

    async def back(self, seat: int, whole_turn: bool) -> None:
        """Take back the seat's latest move, or all since it last learnt something."""
        table = self.table
        async with table.lock:
            self._check_running()
            try:
                if table.sealed.actions(seat):
                    await table.database.withdraw(table.id, table.number, seat)
                    table.sealed.forget(seat)
                else:
                    await self._take_back(seat, whole_turn)
            except Conflict:
                await table.refresh()
                raise Refused("stale") from None
        table.changed()

    async def _take_back(self, seat: int, whole_turn: bool) -> None:
        table = self.table
        history, snapshot = table.history, table.snapshot()
        count = await table.helpers.work(lambda: snapshot.takes_back(seat, None if whole_turn else 1))
        if not count:
            raise Refused("nothing-to-take-back")
        if (history.number - len(history.actions)) // 2 + count > table.helpers.backs:
            raise Refused("too-much-taken-back", most=table.helpers.backs)  # a history only grows
        await self.take_back([seat] * count)

    async def take_back(self, seats: Sequence[int]) -> None:
        """Take the latest actions back, each as a seat wishes; the lock is held."""
        table, history = self.table, self.table.history
        lines = history.written([Entry(BACK, seat) for seat in seats])
        now = self._standing(history.at(len(history.actions) - len(seats)))
        since = await table.timing.goes_on(seats[-1], len(seats))
        await table.database.append(table.facts, table.number, lines, now, since=since)
        for seat in seats:
            history.take_back(1, seat)
        await self._look_at_clock()

    async def again(self, seat: int) -> None:
        """Play again what was taken back last."""
        undone = self.table.history.undone
        if not undone:
            raise Refused("nothing-to-play-again")
        await self.play(seat, self.table.number, None, undone[-1])
