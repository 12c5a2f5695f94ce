"""A game as a whole: its record, and its end with the score sheet and how the scores grew."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from westward.core import registry
from westward.core.journal import Journal, seen_by
from westward.core.record import Record
from westward.core.state import State
from westward.core.view import SPECTATOR, as_json
from westward.core.words import Words
from westward.server.course import Course
from westward.server.facts import Entry, Facts
from westward.server.lines import score_items
from westward.server.problems import say

Json = dict[str, Any]

#: How many points of the scores' plot there are at most.
_SAMPLES: Final = 160
#: Seconds after which the record of a running game is cut.
_PATIENCE: Final = 3.0


def known(course: Course, seat: int, patience: float = _PATIENCE) -> int:
    """How many of the first actions a seat, or a spectator, knows exactly: up to the first one it could not tell.

    A seat can tell an action when every other action possible at that moment would have led it to see something else.
    What cannot be made sure of within so many seconds counts as unknown.
    """
    state = course.at(0)
    until = time.monotonic() + patience
    for i, action in enumerate(course.actions):
        if time.monotonic() > until:
            return i
        if seat == SPECTATOR or course.actors[i] != seat:  # the number of a spectator is also that of chance
            seen = _sees(state, action, seat)
            if any(other != action and _sees(state, other, seat) == seen for other in state.legal()):
                return i
        state.apply(action)
    return len(course.actions)


def _sees(state: State, action: int, seat: int) -> tuple[bytes, Journal]:
    """All that a seat gets to know from an action."""
    after = state.copy()
    journal: Journal = []
    after.apply(action, journal)
    return as_json(registry.view(after, seat)), seen_by(journal, seat)


def record(course: Course, facts: Facts, names: list[str], seats: Sequence[int], language: str) -> str:
    """The record of the game, as far as the asker may know it: all of it when the game is over."""
    actions = course.actions
    cut = False
    if not course.over:
        most = min(known(course, seat) for seat in (seats or [SPECTATOR]))
        cut = most < len(actions)
        actions = actions[:most]
    text = Record(facts.game, len(facts.seats), facts.options, list(actions), names).dumps()
    return text + f"; {say('secret-rest', language)}\n" if cut else text


def record_so_far(facts: Facts, entries: Sequence[Entry], names: list[str], seats: Sequence[int], language: str) -> str:
    """The same from the entries of a game; for another process, since it takes a while before the game is over."""
    course = Course(registry.title(facts.game), len(facts.seats), facts.options, facts.seed)
    course.follow(entries)
    return record(course, facts, names, seats, language)


def result(course: Course, names: list[str], language: str, record_url: str) -> Json:
    """The end: score sheet, winners, and how the scores grew."""
    words = Words(course.title, language, names)
    head = registry.view(course.state, SPECTATOR).head
    state = course.at(0)
    every = max(1, -(-len(course.actions) // _SAMPLES))
    plot: list[Json] = []
    for i, action in enumerate(course.actions, start=1):
        state.apply(action)
        if i % every == 0 or i == len(course.actions):
            plot.append({"number": i, "scores": state.scores()})
    sheet = [
        {"seat": i, "name": names[i], "total": head.scores[i], "items": score_items(head.sheet[i], words)}
        for i in range(course.state.players)
    ]
    return {"type": "over", "sheet": sheet, "winners": head.winners, "plot": [p["scores"] for p in plot],
            "plot_at": [p["number"] for p in plot], "record": record_url}  # fmt: skip
