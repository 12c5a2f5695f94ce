"""The record of a table's game, as far as somebody may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from westward.core import registry
from westward.core.history import History
from westward.core.journal import Journal, seen_by
from westward.core.record import Record
from westward.core.state import State
from westward.core.view import SPECTATOR, as_json
from westward.server import chance
from westward.server.describe import names
from westward.server.facts import Facts
from westward.server.problems import say
from westward.server.shares import Share

if TYPE_CHECKING:
    from westward.server.table import Table


def known(history: History, seat: int, first: int = 0) -> int:
    """How many of the first actions a seat, or a spectator, knows exactly: up to the first one it could not tell.

    A seat can tell an action when every other action possible at that moment would have led it to see something else.
    The first so many actions need not be looked at again.
    """
    state = history.at(first)
    for i in range(first, len(history.actions)):
        action = history.actions[i]
        if history.actors[i] != seat and _hides(state, action, seat):
            return i
        state.apply(action)
    return len(history.actions)


def _hides(state: State, action: int, seat: int) -> bool:
    """Whether another action would look the same to a seat. What is told differs most often, and is quick to compare."""
    after, told = _played(state, action, seat)
    seen: bytes | None = None
    for other in state.legal():
        if other == action:
            continue
        instead, told_instead = _played(state, other, seat)
        if told != told_instead:
            continue
        seen = seen or as_json(registry.view(after, seat))
        if seen == as_json(registry.view(instead, seat)):
            return True
    return False


def _played(state: State, action: int, seat: int) -> tuple[State, Journal]:
    after = state.copy()
    journal: Journal = []
    after.apply(action, journal)
    return after, seen_by(journal, seat)


@dataclass
class _Looked:
    """So many of the first actions are known to a seat; whether the next one is not; and the actions that were looked at."""

    count: int
    cut: bool
    actions: list[int]

    def first(self, actions: list[int]) -> int:
        """How many of the first actions need not be looked at again."""
        return self.count if self.actions == actions[: len(self.actions)] else 0


class Recording:
    """The records of a table's game. What a seat has come to know it knows for good, so that nothing is looked at twice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._looked: dict[int, _Looked] = {}
        self._one = asyncio.Lock()

    async def text(self, share: Share, seats: Sequence[int], language: str) -> str:
        """The record of the game, as far as the asker may know it: all of it when the game is over."""
        table = self.table
        async with self._one:  # whoever asks for the same game at the same moment waits, and then knows most of it
            history = table.snapshot()
            most = len(history.actions)
            if not history.over:
                most = min([await self._known(share, history, seat) for seat in seats or [SPECTATOR]])
            people = names(table.facts, language)
            return await table.helpers.record(share, written, history, table.facts, people, most, language)

    async def _known(self, share: Share, history: History, seat: int) -> int:
        before = self._looked.get(seat)
        first = 0 if before is None else before.first(history.actions)
        if before is not None and first and (before.cut or first == len(history.actions)):
            return first
        count = await self.table.helpers.record(share, known, history, seat, first)
        cut = count < len(history.actions)
        self._looked[seat] = _Looked(count, cut, history.actions[: count + cut])
        return count


def written(history: History, facts: Facts, people: list[str], most: int, language: str) -> str:
    """The record of the first so many actions."""
    actions, version = history.actions[:most], history.title.version
    luck = chance.luck(facts, history)
    text = Record(facts.game, len(facts.seats), facts.options, actions, people, version, luck).dumps()
    return text if most == len(history.actions) else text + f"; {say('secret-rest', language)}\n"
