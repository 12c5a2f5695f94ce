"""After a game: how everybody's chances went and where they turned, worked out beside the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westward.bots.budget import Budget
from westward.bots.review import Review, review, sentences
from westward.core import registry
from westward.core.record import Record
from westward.core.words import Words

Json = dict[str, Any]

#: Seconds that all choices of a game are thought about together, and the most for one of them.
_WHOLE: Final = 15.0
_ONE: Final = 0.1
#: How many points the course of the chances has at most, apart from the turning points.
_SAMPLES: Final = 160
_TURNS: Final = 6


def judge(record: Record) -> Review:
    """Go through a game; this takes a while."""
    return review(record, Budget(seconds=min(_ONE, _WHOLE / max(1, len(record.actions)))))


def tell(found: Review, record: Record, events: Sequence[int], language: str) -> Json:
    """A review in words; `events` has, for each action of the record, the event right after it."""
    words = Words(registry.title(record.game), language, record.names)
    at = [0, *events]
    turns = sorted(found.turns[:_TURNS], key=lambda t: t.move)
    told = [
        {"at": at[turn.move] - 1, "event": at[turn.move], "seat": turn.seat, "kind": turn.kind, "text": text}
        for turn, text in zip(turns, sentences(found, record, words, _TURNS), strict=True)
    ]
    every = max(1, -(-len(events) // _SAMPLES))
    turning = {m for turn in turns for m in (turn.move - 1, turn.move)}
    shown = [i for i in range(len(at)) if i % every == 0 or i == len(events) or i in turning]
    chances = [[round(c, 4) for c in found.chances[i]] for i in shown]
    return {"ready": True, "at": [at[i] for i in shown], "chances": chances, "turns": told}
