"""A lesson at a table: how far its course is followed, what is said, and the way back and out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from westward.core import registry
from westward.core.lesson import Chapter, ChapterText, Standing, find_chapter, lesson
from westward.core.state import CHANCE
from westward.core.words import Words
from westward.server import describe
from westward.server.database import Conflict
from westward.server.facts import Guest, Seat
from westward.server.problems import Problem, Refused

if TYPE_CHECKING:
    from westward.server.table import Table

#: The bots that sit with a learner, and that play on when the lesson is left.
FRIENDLY = "greenhorn"


def seats(chapter: Chapter, guest: Guest, language: str) -> list[Seat]:
    """Who sits at a lesson's table: the learner, and friendly bots."""
    title = describe.bot_title(FRIENDLY, language)
    found: list[Seat] = []
    for seat in range(chapter.record.players):
        bots = sum(s.kind == "bot" for s in found)
        name = title if bots == 0 else f"{title} {bots + 1}"
        found.append(
            Seat("person", guest.name, guest.id) if seat == chapter.seat else Seat("bot", name, None, FRIENDLY)
        )
    colours = describe.seat_colours(chapter.record.game, found)
    return [replace(seat, colour=colour) for seat, colour in zip(found, colours, strict=True)]


class Learning:
    """The lesson of a table, if it is one."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def chapter(self) -> Chapter | None:
        """The chapter that is walked through; None at every table that is no lesson."""
        facts = self.table.facts
        return find_chapter(facts.game, facts.lesson) if facts.lesson and facts.state == "running" else None

    def _standing(self, chapter: Chapter) -> Standing:
        return chapter.standing(self.table.history.actions)

    # Who answers, and what chance draws

    def due(self) -> int | None:
        """A seat for which the course answers: a bot's, or the learner's own where nothing is remarked."""
        chapter, waiting = self.chapter, self.table.waits_for()
        if chapter is None or not waiting:
            return None
        standing = self._standing(chapter)
        if standing.strayed or standing.done:
            return None
        others = [seat for seat in waiting if seat != chapter.seat]
        if others:
            return others[0]
        return None if self._own(chapter, standing.agreed) in chapter.indexes else chapter.seat

    def _own(self, chapter: Chapter, index: int) -> int:
        """The index of the learner's next move, after what was put into a sealed answer."""
        given = len(self.table.sealed.actions(chapter.seat))
        own = [i for i in range(index, len(chapter.actions)) if chapter.actors[i] == chapter.seat]
        return own[given] if given < len(own) else len(chapter.actions)

    def scripted(self, seat: int) -> int:
        """What the course has a seat answer."""
        chapter = self.chapter
        if chapter is None:
            raise Refused("stale")
        given, index = len(self.table.sealed.actions(seat)), self._standing(chapter).agreed
        return [a for a, who in zip(chapter.actions[index:], chapter.actors[index:], strict=True) if who == seat][given]

    def ahead(self, actions: Sequence[int]) -> tuple[list[int], list[int]]:
        """What follows at once when these actions are played, and what chance draws then: nothing that is not the course's."""
        chapter = self.chapter
        if chapter is None:
            return [], []
        made = self.table.history.actions
        standing = chapter.standing([*made, *actions]) if self._in_a_row(chapter, len(actions)) else None
        if standing is None or standing.strayed or len(made) + len(actions) > len(chapter.actions):
            return [], []
        return chapter.ahead(len(made), len(actions))

    def _in_a_row(self, chapter: Chapter, count: int) -> bool:
        """Whether chance draws nothing between the next decisions."""
        made = len(self.table.history.actions)
        return CHANCE not in chapter.actors[made : made + count]

    # What is said

    def told(self, language: str) -> describe.Json | None:
        """What is said at the table now; None if it is no lesson."""
        chapter = self.chapter
        found = lesson(self.table.facts.game)
        if chapter is None or found is None:
            return None
        text = found.text(language)
        spoken, at = text.chapter[chapter.name], found.names.index(chapter.name)
        standing = self._standing(chapter)
        index = self._own(chapter, standing.agreed)
        step = chapter.indexes.get(index)
        numbers = [one.at for one in chapter.steps]
        said: describe.Json = {
            "event": self.table.number,
            "goal": text.goal,
            "chapter": chapter.name,
            "title": spoken.title,
            "number": at + 1,
            "chapters": len(found.names),
            "next": found.names[at + 1] if at + 1 < len(found.names) else None,
            "step": sum(number <= standing.agreed for number in numbers) + 1,
            "steps": len(numbers),
            "mode": "wait",
            "text": "",
            "action": None,
            "label": "",
            "back": chapter.back_from(standing) is not None,
        }
        if standing.strayed:
            return said | {"mode": "strayed", "text": self._about(chapter, standing, spoken)}
        if standing.done:
            return said | {"mode": "end", "step": len(numbers), "text": spoken.end}
        if step is None or chapter.seat not in self.table.waits_for():
            return said
        label = self._label(chapter.seat, chapter.actions[index], language)
        remark = spoken.step[chapter.steps.index(step)].say.replace("{choice}", f"**{label}**")
        return said | {"mode": "step", "text": remark, "action": chapter.actions[index], "label": label}

    def _about(self, chapter: Chapter, standing: Standing, spoken: ChapterText) -> str:
        """What is said of a choice that is not the proposed one; empty if nothing was foreseen."""
        made = self.table.history.actions[standing.agreed]
        step = chapter.indexes.get(standing.agreed)
        if step is None:
            return ""
        return spoken.step[chapter.steps.index(step)].about(self.table.history.state.space.format(made))

    def _label(self, seat: int, action: int, language: str) -> str:
        table = self.table
        words = Words(table.history.title, language, describe.names(table.facts, language))
        view = registry.view(table.position(seat), seat)
        return words.choice(table.history.title.choice(view, action))

    # The way back and out

    async def before(self, action: int) -> None:
        """A move is about to be made; whoever has strayed, or come to the end, and plays on leaves the lesson; the lock is held."""
        chapter = self.chapter
        if chapter is None:
            return
        standing = self._standing(chapter)
        if standing.strayed or standing.done:
            await self._leave()

    async def do(self, guest: str | None, deed: str) -> None:
        """Go back to the decision before, begin the chapter again, or leave into a normal game."""
        table = self.table
        async with table.lock:
            chapter = self.chapter
            if chapter is None:
                raise Problem("no-such-lesson", 404)
            table.seating.check(guest, chapter.seat)
            try:
                if deed == "leave":
                    await self._leave()
                else:
                    await self._back(chapter, deed == "again")
            except Conflict:
                await table.refresh()
                raise Refused("stale") from None
        table.changed()

    async def _back(self, chapter: Chapter, whole: bool) -> None:
        table, history = self.table, self.table.history
        to = chapter.begins if whole else chapter.back_from(self._standing(chapter))
        if table.sealed.actions(chapter.seat):
            await table.database.withdraw(table.id, table.number, chapter.seat)
            table.sealed.forget(chapter.seat)
            if not whole:
                return
        if to is None or to >= len(history.actions):
            return
        # Each move is taken back by whoever made it; a draw by the learner.
        actors = [seat if seat >= 0 else chapter.seat for seat in history.actors[to:][::-1]]
        await table.playing.take_back(actors)

    async def _leave(self) -> None:
        table = self.table
        await table.database.leave_lesson(table.id, table.number)
        table.facts = replace(table.facts, lesson="", brought=table.number)
        table.version += 1
