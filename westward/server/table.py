"""One table: who sits there, the course of the game, and everybody who looks on."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from westward.bots.review import Review
from westward.core import registry
from westward.core.record import Record
from westward.core.rng import derive
from westward.core.state import CHANCE, OVER, State
from westward.server import show
from westward.server.course import BACK, Course, Plan
from westward.server.drawing import Sight
from westward.server.easels import Mark, Order
from westward.server.facts import Answer, Entry, Facts, Said, Seat, Standing
from westward.server.problems import Problem, Refused
from westward.server.reviews import tell
from westward.server.store import Conflict
from westward.server.thinkers import choose
from westward.server.why import read_action, refusal_words

if TYPE_CHECKING:
    from westward.server.house import House

log = logging.getLogger(__name__)

#: How often a move is tried when other processes write at the same moment.
_TRIES: Final = 5
_SERIALS: Final = itertools.count()
#: Seconds that somebody who asks for the review of a game is kept waiting.
_REVIEW: Final = 10.0
#: So many lines of chat are shown to whoever comes.
CHAT: Final = 100


class Watcher(Protocol):
    """Somebody who is told when the table changes."""

    guest: str

    def wake(self) -> None:
        """Something has changed."""
        ...


class Table:
    """A table that is in use in this process. Whoever changes it holds its lock."""

    def __init__(self, house: House, facts: Facts) -> None:
        self.house = house
        self.facts = facts
        self.course = Course(registry.title(facts.game), len(facts.seats), facts.options, facts.seed)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        #: Answers to a sealed question by seat, action by action: those that are complete, and those that have begun.
        self.answers: dict[int, list[Answer]] = {}
        self.begun: dict[int, list[Answer]] = {}
        #: Numbers of the moves that clients have named.
        self.client_ids: dict[str, int] = {}
        #: The latest lines of chat.
        self.chat: list[Said] = []
        #: Per other process, the seats that are connected there, and when it said so.
        self.elsewhere: dict[str, tuple[set[int], float]] = {}
        #: Grows with every change that is no entry: seats, presence, rematch.
        self.version = 0
        #: When somebody last asked for the table; one that has just come must not be put away at once.
        self.used = time.monotonic()
        self._bots: asyncio.Task[None] | None = None
        self._still: Course | None = None
        #: No two tables in use ever have the same number, also when one is put away and comes back.
        self._serial = next(_SERIALS)
        self._frames: dict[tuple[int, bool, Mark, Mark | None], asyncio.Future[bytes]] = {}
        self._framed_at: tuple[int, int] = (-1, -1)
        self._review: asyncio.Future[Review] | None = None

    # Reading

    @property
    def id(self) -> str:
        """The table's id, which is also its invitation."""
        return self.facts.id

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return self.course.number

    def still(self) -> Course:
        """The course as it is now, safe to read from another thread."""
        if self._still is None or self._still.number != self.course.number:
            self._still = self.course.still()
        return self._still

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [i for i, s in enumerate(self.facts.seats) if guest is not None and s.guest == guest]

    def asked(self) -> list[int]:
        """The seats that are asked."""
        return self.course.state.pending() if self.facts.state == "running" else []

    def waits_for(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [seat for seat in self.asked() if seat not in self.answers]

    def sealed(self, seat: int) -> tuple[int, ...]:
        """The actions of a seat's answer that nobody else knows of yet."""
        return tuple(a.action for a in self.answers.get(seat, self.begun.get(seat, ())))

    def position(self, seat: int) -> State:
        """The position, with what a seat has put into a sealed answer that it has begun."""
        if seat not in self.begun:
            return self.course.state
        return self.course.answering(seat, self.sealed(seat))[0]

    def _standing(self, state: State) -> Standing:
        asked = tuple(state.pending())
        bot_due = any(self.facts.seats[seat].kind == "bot" for seat in asked)
        return Standing("over" if state.to_act == OVER else "running", asked, bot_due)

    def online_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for w in self.watchers for seat in self.seats_of(w.guest)}

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        return self.online_here().union(*(seats for seats, _ in self.elsewhere.values()))

    def check_seat(self, guest: str | None, seat: int) -> None:
        """A Problem says when the seat is not the guest's."""
        if not 0 <= seat < len(self.facts.seats):
            raise Problem("no-such-seat", 404, seat=seat, last=len(self.facts.seats) - 1)
        if guest is None or self.facts.seats[seat].guest != guest:
            raise Problem("not-your-seat", 403)

    async def frame(self, seat: int, language: str, picture: bool, before: Mark | None) -> tuple[bytes, Mark]:
        """The present position for a seat that the asker holds, or for a spectator; made once for all who have the same."""
        now = (self.number, self.version)
        if self._framed_at != now:
            self._frames.clear()
            self._framed_at = now
        mark = (*now, self.sealed(seat), language)
        key = (seat, picture, mark, before)
        if key not in self._frames:
            order = Order(self.sight(seat, language, picture=picture), "position", self._serial, mark, before)
            self._frames[key] = asyncio.ensure_future(self.house.easels.frame(order))
        return await asyncio.shield(self._frames[key]), mark

    async def look(self, seat: int, language: str, overlay: str, at: int | None, picture: bool) -> bytes:
        """An earlier position, or the present one with an overlay."""
        sight = self.sight(seat, language, overlay, at, picture)
        return await self.house.easels.frame(
            Order(sight, "look", self._serial, (self.number, self.version, (), language))
        )

    def sight(self, seat: int, language: str, overlay: str = "", at: int | None = None, picture: bool = True) -> Sight:
        """What is to be drawn: the present position, or the one after an earlier event."""
        latest = at is None or at == self.number
        state = self.position(seat) if at is None or latest else self.course.after(at)
        names = tuple(show.names(self.facts, language))
        answered = latest and seat in self.answers
        asked = latest and seat in self.asked() and not answered
        return Sight(
            packed=registry.pack(state),
            event=self.number if at is None else at,
            seat=seat,
            names=names,
            language=language,
            overlay=overlay,
            picture=picture,
            open=asked,
            answered=answered,
            undo=latest and seat >= 0 and (bool(self.sealed(seat)) or self.course.can_take_back(seat)),
            redo=asked and bool(self.course.undone),
            seed=self.facts.seed,
            colours=tuple(show.shades(self.facts.game, self.facts.seats)),
        )

    async def review(self, language: str) -> show.Json | None:
        """How everybody's chances went, in words; None while it is being worked out."""
        if self.facts.state != "over":
            raise Problem("not-over", 409)
        still = self.still()
        record = Record(self.facts.game, len(self.facts.seats), self.facts.options, still.actions)
        if self._review is None or (self._review.done() and self._review.exception() is not None):
            self._review = asyncio.ensure_future(self.house.judge(record))
        done, _ = await asyncio.wait([self._review], timeout=_REVIEW)
        if not done:
            return None
        found = self._review.result()
        record = replace(record, names=show.names(self.facts, language))
        return await self.house.work(lambda: tell(found, record, still.events(), language))

    # Loading

    async def refresh(self) -> None:
        """Catch up with what is written down; the lock is held."""
        store = self.house.store
        before = self.number
        facts = await store.facts(self.id)
        entries = await store.entries(self.id, before)
        answers = await store.answers(self.id, before + len(entries))
        said = await store.said(self.id, self.chat[-1].number if self.chat else 0)
        if entries and not before:
            await asyncio.to_thread(self.course.follow, entries)  # nobody uses the table yet
        else:
            self.course.follow(entries)
        # From here on nothing waits, so that nobody sees one thing without the other.
        if facts is not None:
            if replace(facts, changed=self.facts.changed) != self.facts:
                self.version += 1
            self.facts = facts
        self._name(before, entries)
        self.answers, self.begun = {}, {}
        for answer in answers:
            self._note(answer)
        self.client_ids |= {a.client_id: self.number + 1 for a in answers if a.client_id is not None}
        self.chat = [*self.chat, *said][-CHAT:]

    def _note(self, answer: Answer) -> None:
        """Take note of an action of a sealed answer; the first ones come first."""
        given = [*self.begun.pop(answer.seat, []), answer]
        whole = self.course.answering(answer.seat, [a.action for a in given])[1]
        (self.answers if whole else self.begun)[answer.seat] = given

    def _name(self, before: int, entries: Sequence[Entry]) -> None:
        for number, entry in enumerate(entries, start=before + 1):
            if entry.client_id is not None:
                self.client_ids[entry.client_id] = number

    def _sealed(self) -> bool:
        state = self.course.state
        return self.facts.state == "running" and state.to_act >= 0 and state.step_now().sealed

    async def begin(self, refresh: bool = True) -> None:
        """Start the game if no seat is open."""
        async with self.lock:
            if refresh:
                await self.refresh()
            if self.facts.state == "open" and all(s.kind != "open" for s in self.facts.seats):
                try:
                    await self._write(self.course.plan())
                except Conflict:
                    await self.refresh()  # another process has begun it
            elif self.facts.state == "running" and set(self.facts.waits_for) != set(self.waits_for()):
                await self._note_turn()  # of a record that was brought along
        self.changed()

    async def _note_turn(self) -> None:
        """Write down whose turn it is, and whether it is a bot's; the lock is held."""
        for _ in range(_TRIES):
            try:
                await self.house.store.append(self.id, self.number, [], self._standing(self.course.state))
                return
            except Conflict:
                await self.refresh()

    async def recover(self) -> None:
        """Come back from the store, and finish what a process that died had left."""
        async with self.lock:
            await self._look_up()
            await self._go_on()

    async def _look_up(self) -> None:
        """Catch up, and learn the names of all sealed answers; the lock is held."""
        await self.refresh()
        self.client_ids |= await self.house.store.named_answers(self.id)

    async def catch_up(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.refresh()
            await self._go_on()
        self.changed()

    async def _go_on(self) -> None:
        """Draw what chance has not drawn, play answers that are all in; the lock is held."""
        if self.facts.state != "running":
            return
        try:
            if self.course.state.to_act == CHANCE:
                await self._write(self.course.plan())
            else:
                await self._open_sealed()
        except Conflict:
            await self.refresh()

    # Playing

    async def play(
        self, seat: int, number: int, client_id: str | None, action: int | None, notation: str | None = None
    ) -> int:
        """Make a move; returns the number of its entry. A move whose id is known is not made again."""
        for _ in range(_TRIES):
            try:
                async with self.lock:
                    if client_id is not None and client_id in self.client_ids:
                        return self.client_ids[client_id]
                    done = await self._play(seat, number, client_id, action, notation)
                self.changed()
                return done
            except Conflict:
                await self.catch_up()
        raise Refused("stale")

    async def _play(
        self, seat: int, number: int, client_id: str | None, given: int | None, notation: str | None
    ) -> int:
        if self.facts.state == "open":
            raise Refused("not-running")
        if self.facts.state == "over":
            raise Refused("game-over")
        action = read_action(self.course, given, notation)
        if action is None:
            raise Problem("wrong-action", 422)
        if number != self.number and self.house.bus is not None:
            await self._look_up()
            if client_id is not None and client_id in self.client_ids:
                return self.client_ids[client_id]
        if number != self.number:
            raise Refused("stale")
        asked = self.asked()
        if seat not in asked:
            raise Refused("not-asked", name=" + ".join(self.facts.seats[s].name for s in asked))
        if seat in self.answers:
            raise Refused("already-answered")
        state = self.position(seat).asking(seat)
        if action not in state.legal():
            names = [s.name for s in self.facts.seats]
            texts, clause = refusal_words(self.course, state, seat, action, names)
            raise Refused("illegal", texts, clause)
        if not state.step_now().sealed:
            await self._write(self.course.plan([(seat, action, client_id)]))
            return number + 1
        answer = Answer(seat, action, client_id, len(self.begun.get(seat, ())))
        await self.house.store.answer(self.id, number, answer)
        if self.house.store.shared:
            await self.refresh()
        else:
            self._note(answer)
            if client_id is not None:
                self.client_ids[client_id] = number + 1
        await self._open_sealed()
        return number + 1

    async def _open_sealed(self) -> None:
        """When all answers to a sealed question are in, play them in the order of the game; the lock is held."""
        if not self._sealed():
            return
        asked = self.asked()
        if not all(seat in self.answers for seat in asked):
            return
        moves: list[tuple[int, int, str | None]] = []
        state = self.course.state.copy()
        left = {seat: list(self.sealed(seat)) for seat in asked}
        while left.get(state.to_act):
            seat = state.to_act
            action = left[seat].pop(0)
            state.apply(action)
            moves.append((seat, action, None))
        answers = [answer for given in self.answers.values() for answer in given]
        await self._write(self.course.plan(moves), answers)
        self.answers = {}  # not before: until it is written down nobody shall be asked again

    async def _write(self, plan: Plan, answers: Sequence[Answer] = ()) -> None:
        """Write a plan down, then carry it out."""
        before = self.number
        now = self._standing(plan.state)
        await self.house.store.append(self.id, before, plan.entries, now, answers)
        self.course.adopt(plan)
        self._name(before, plan.entries)
        if now.state != self.facts.state:
            self._set(now.state)

    def _set(self, state: str) -> None:
        self.facts = replace(self.facts, state=state)
        self.version += 1

    # Going back

    async def back(self, seat: int, whole_turn: bool) -> None:
        """Take back the seat's latest move, or all since it last learnt something."""
        async with self.lock:
            if self.facts.state != "running":
                raise Refused("game-over" if self.facts.state == "over" else "not-running")
            try:
                if self.sealed(seat):
                    await self.house.store.withdraw(self.id, self.number, seat)
                    self.answers.pop(seat, None)
                    self.begun.pop(seat, None)
                else:
                    await self._take_back(seat, whole_turn)
            except Conflict:
                await self.refresh()
                raise Refused("stale") from None
        self.changed()

    async def _take_back(self, seat: int, whole_turn: bool) -> None:
        still = self.still()
        count = await self.house.work(lambda: still.takes_back(seat))
        if not count:
            raise Refused("nothing-to-take-back")
        entries = [Entry(BACK, seat)] * (count if whole_turn else 1)
        before = self.course.at(len(self.course.actions) - len(entries))
        await self.house.store.append(self.id, self.number, entries, self._standing(before))
        self.course.follow(entries)

    async def again(self, seat: int) -> None:
        """Play again what was taken back last."""
        if not self.course.undone:
            raise Refused("nothing-to-play-again")
        await self.play(seat, self.number, None, self.course.undone[-1])

    # Sitting down and getting up

    async def sit(self, seat: int, who: Seat, was: str) -> None:
        """Change who sits on a seat, and begin when all are taken."""
        if not 0 <= seat < len(self.facts.seats):
            raise Problem("no-such-seat", 404, seat=seat, last=len(self.facts.seats) - 1)
        async with self.lock:
            if who.kind == "person":
                who = self._coloured(seat, who)
            try:
                done = await self.house.store.sit(self.id, seat, who, was)
            except Conflict:
                await self.refresh()
                raise show.taken(self.course.title, who.colour or "") from None
            await self.refresh()
            if self.facts.state == "running":
                await self._note_turn()
        self.changed()
        if not done:
            raise Problem("seat-taken", 409)
        await self.begin()

    def _coloured(self, seat: int, who: Seat) -> Seat:
        """Who sits down with the colour that was asked for, or with that of the seat; a Problem says when it is taken."""
        shades = show.shades(self.facts.game, self.facts.seats)
        wanted = who.colour or shades[seat]
        others = [shades[i] for i, s in enumerate(self.facts.seats) if i != seat and s.kind != "open"]
        if wanted in others:
            raise show.taken(self.course.title, wanted)
        return replace(who, colour=wanted)

    # Telling

    def changed(self) -> None:
        """Tell everybody who looks on, and let bots go on."""
        self.wake()
        self.mind_bots()

    def wake(self) -> None:
        """Tell everybody who looks on."""
        for watcher in list(self.watchers):
            watcher.wake()

    def bot_due(self) -> int | None:
        for seat in self.asked():
            if self.facts.seats[seat].kind == "bot" and seat not in self.answers:
                return seat
        return None

    def mind_bots(self) -> None:
        """See that bots which are asked will answer."""
        if self.bot_due() is not None and (self._bots is None or self._bots.done()) and not self.house.closing:
            self._bots = asyncio.ensure_future(self._run_bots())

    async def _run_bots(self) -> None:
        if not await self.house.keep(self.id):
            return  # another process does
        while (seat := self.bot_due()) is not None:
            number = self.number
            state = self.position(seat).copy()
            seed = derive(f"{self.facts.seed} bot {seat}", number)
            thinking = choose(self.house.thinkers, state, seat, self.facts.seats[seat].level, seed)
            action, _ = await asyncio.gather(thinking, asyncio.sleep(self.house.settings.pause))
            if number != self.number:
                continue
            try:
                await self.play(seat, number, None, action)
            except Problem as problem:
                log.debug("a bot's move came too late at %s: %s", self.id, problem.key)

    async def stop(self) -> None:
        """Let the bots rest."""
        if self._bots is not None and not self._bots.done():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
