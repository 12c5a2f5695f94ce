"""The record of a table's game, as far as somebody may know it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from westward.core import registry
from westward.core.history import History
from westward.core.journal import Journal, seen_by
from westward.core.record import Record
from westward.core.state import State
from westward.core.view import SPECTATOR, as_json
from westward.server import chance
from westward.server.facts import Facts
from westward.server.problems import say

#: Seconds after which the record of a running game is cut.
_PATIENCE: Final = 3.0


def known(history: History, seat: int, patience: float = _PATIENCE) -> int:
    """How many of the first actions a seat, or a spectator, knows exactly: up to the first one it could not tell.

    A seat can tell an action when every other action possible at that moment would have led it to see something else.
    What cannot be made sure of within so many seconds counts as unknown.
    """
    state = history.at(0)
    until = time.monotonic() + patience
    for i, action in enumerate(history.actions):
        if time.monotonic() > until:
            return i
        if seat == SPECTATOR or history.actors[i] != seat:  # the number of a spectator is also that of chance
            seen = _sees(state, action, seat)
            if any(other != action and _sees(state, other, seat) == seen for other in state.legal()):
                return i
        state.apply(action)
    return len(history.actions)


def _sees(state: State, action: int, seat: int) -> tuple[bytes, Journal]:
    """All that a seat gets to know from an action."""
    after = state.copy()
    journal: Journal = []
    after.apply(action, journal)
    return as_json(registry.view(after, seat)), seen_by(journal, seat)


def record(history: History, facts: Facts, names: list[str], seats: Sequence[int], language: str) -> str:
    """The record of the game, as far as the asker may know it: all of it when the game is over."""
    actions = history.actions
    cut = False
    if not history.over:
        most = min(known(history, seat) for seat in (seats or [SPECTATOR]))
        cut = most < len(actions)
        actions = actions[:most]
    luck = chance.luck(facts, history)
    text = Record(
        facts.game, len(facts.seats), facts.options, list(actions), names, history.title.version, luck
    ).dumps()
    return text + f"; {say('secret-rest', language)}\n" if cut else text
