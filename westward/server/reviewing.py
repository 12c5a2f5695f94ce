"""After a game: how everybody's chances went and where they turned, worked out beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from westward.bots import advice, coaching
from westward.bots.budget import Budget
from westward.bots.coaching import Moment
from westward.bots.review import Review, review, sentences
from westward.core import registry
from westward.core.record import Record
from westward.core.words import Words
from westward.server.describe import names
from westward.server.problems import Problem

if TYPE_CHECKING:
    from westward.server.table import Table

Json = dict[str, Any]

#: Seconds that somebody who asks for the review of a game is kept waiting.
_PATIENCE: Final = 10.0
#: Seconds that all choices of a game are thought about together, and the most for one of them.
_WHOLE: Final = 15.0
_ONE: Final = 0.1
#: How many points the course of the chances has at most, apart from the turning points.
_SAMPLES: Final = 160
_TURNS: Final = 6
#: Seconds that all moments for a second look are thought about together.
_MOMENTS: Final = 6.0


class Found(msgspec.Struct, frozen=True):
    """What was worked out about a game: its course, and the moments of some seats that are worth a second look."""

    review: Review
    moments: list[Moment]


def judge(record: Record, seats: tuple[int, ...]) -> Found:
    """Go through a game, and look for moments of some seats; this takes a while."""
    found = review(record, Budget(seconds=min(_ONE, _WHOLE / max(1, len(record.actions)))))
    return Found(found, coaching.moments(found, record.history(), seats, _MOMENTS))


def _told_moment(moment: Moment, record: Record, at: Sequence[int], words: Words) -> Json:
    found, state = moment.judgement, record.state(moment.move)
    choices = [
        {
            "action": r.action,
            "label": advice.label(state, found.seat, r.action, words),
            "wins": r.result,
            "lead": r.lead,
        }
        for r in coaching.offered(found)
    ]
    question = registry.view(state, found.seat).head.question
    return {
        "at": at[moment.move],
        "move": moment.move + 1,
        "seat": found.seat,
        "question": "" if question is None else words.question(question),
        "choices": choices,
        "best": found.best.action,
        "played": found.action,
        "verdict": coaching.verdict(found, state, words),
        "why": coaching.reasoning(found, state, words),
    }


def tell(found: Review, record: Record, events: Sequence[int], language: str) -> Json:
    """A review in words; `events` has, for each action of the record, the event right after it."""
    words = Words(registry.title(record.game), language, record.names)
    at = [0, *events]
    turns = sorted(found.turns[:_TURNS], key=lambda t: t.move)
    told = [
        {
            "at": at[turn.since] if turn.kind == "slide" else at[turn.move] - 1,
            "event": at[turn.move],
            "seat": turn.seat,
            "kind": turn.kind,
            "text": text,
        }
        for turn, text in zip(turns, sentences(found, record, words, _TURNS), strict=True)
    ]
    every = max(1, -(-len(events) // _SAMPLES))
    turning = {m for turn in turns for m in (turn.move - 1, turn.move)}
    shown = [i for i in range(len(at)) if i % every == 0 or i == len(events) or i in turning]
    chances = [[round(c, 4) for c in found.chances[i]] for i in shown]
    return {"ready": True, "at": [at[i] for i in shown], "chances": chances, "turns": told}


def tell_all(found: Found, record: Record, events: Sequence[int], language: str) -> Json:
    """All that was worked out, in words."""
    words = Words(registry.title(record.game), language, record.names)
    moments = [_told_moment(moment, record, [0, *events], words) for moment in found.moments]
    return {**tell(found.review, record, events, language), "moments": moments}


class Reviewing:
    """The review of a table's game; it is worked out once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._found: asyncio.Future[Found] | None = None

    async def told(self, language: str) -> Json | None:
        """How everybody's chances went, in words; None while it is being worked out."""
        table = self.table
        if table.facts.state != "over" or table.misfit is not None:
            raise Problem("not-over", 409)
        history = table.snapshot()
        record = Record(table.facts.game, len(table.facts.seats), table.facts.options, history.actions)
        if self._found is None or (self._found.done() and self._found.exception() is not None):
            seats = [i for i, seat in enumerate(table.facts.seats) if seat.kind == "person"]
            share = table.helpers.whereabouts.share(table.facts.host, table.id)
            self._found = asyncio.ensure_future(
                table.helpers.review(share, record, tuple(seats or range(len(table.facts.seats))))
            )
        done, _ = await asyncio.wait([self._found], timeout=_PATIENCE)
        if not done:
            return None
        found = self._found.result()
        record = replace(record, names=names(table.facts, language))
        return await table.helpers.work(lambda: tell_all(found, record, history.numbers, language))
