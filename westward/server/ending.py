"""The end of a game: the score sheet, the winners, and how the scores grew."""

from __future__ import annotations

from typing import Any, Final

from westward.core import registry
from westward.core.history import History
from westward.core.view import SPECTATOR
from westward.core.words import Words
from westward.server.lines import score_items

Json = dict[str, Any]

#: How many points of the scores' plot there are at most.
_SAMPLES: Final = 160


def result(history: History, names: list[str], language: str, record_url: str) -> Json:
    """The end: score sheet, winners, and how the scores grew."""
    words = Words(history.title, language, names)
    head = registry.view(history.state, SPECTATOR).head
    state = history.at(0)
    every = max(1, -(-len(history.actions) // _SAMPLES))
    plot: list[Json] = []
    for i, action in enumerate(history.actions, start=1):
        state.apply(action)
        if i % every == 0 or i == len(history.actions):
            plot.append({"number": i, "scores": state.scores()})
    sheet = [
        {"seat": i, "name": names[i], "total": head.scores[i], "items": score_items(head.sheet[i], words)}
        for i in range(history.state.players)
    ]
    return {"type": "over", "sheet": sheet, "winners": head.winners, "plot": [p["scores"] for p in plot],
            "plot_at": [p["number"] for p in plot], "record": record_url}  # fmt: skip
