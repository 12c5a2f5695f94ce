"""What happened, in the reader's words: as far as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westward.core.history import BACK, History
from westward.core.journal import Event, Item, Scored
from westward.core.view import SPECTATOR
from westward.core.words import Words, facts_of
from westward.server.problems import say

Json = dict[str, Any]


def score_items(items: Sequence[Item], words: Words, over: bool = True) -> list[Json]:
    """The lines of a score; before the end some of them are no part of it yet."""
    return [
        {
            "name": i.name,
            "category": words.category(i),
            "text": words.item(i),
            "points": i.points,
            "clause": i.clause,
            "parts": i.parts,
            "later": counts_later(i, words, over),
        }
        for i in items
    ]


def score_of(items: Sequence[Item], words: Words, over: bool) -> int:
    """The points on the table: before the end without what counts only then."""
    return sum(item.points for item in items if not counts_later(item, words, over))


def counts_later(item: Item, words: Words, over: bool) -> bool:
    """Whether the points of an item would count only if the game ended as it stands."""
    return not over and item.name in words.title.at_the_end


def line(event: Event, number: int, words: Words) -> Json:
    """One thing that happened, in words."""
    shown: Json = {"number": number, "seat": getattr(event, "seat", None), "text": words.event(event)}
    parts = words.title.parts(facts_of(event))
    if parts:
        shown["parts"] = parts
    clause = getattr(event, "clause", None)
    if clause is not None:
        shown["clause"] = clause
    if isinstance(event, Scored):
        shown |= {"points": event.points, "items": score_items(event.items, words)}
    audience = event.audience()
    if audience is not None:
        shown["private"] = audience
    return shown


def log(history: History, after: int, seats: Sequence[int], names: list[str], language: str) -> list[Json]:
    """What happened after so many entries, as far as one of the seats, or a spectator if there is none, may know."""
    words = Words(history.title, language, names)
    lines: list[Json] = []
    for number in range(after + 1, history.number + 1):
        entry = history.entries[number - 1]
        if entry.action == BACK:
            text = say("taken-back", language, seat=words.seat(entry.seat))
            lines.append({"number": number, "seat": entry.seat, "text": text, "back": history.moves(number)})
        known = {id(e) for seat in (seats or [SPECTATOR]) for e in history.told(number, seat)}
        lines += [line(e, number, words) for e in history.told(number) if id(e) in known]
    return lines
