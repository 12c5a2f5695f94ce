"""What one choice brings that another does not: both are played on to the end with the same luck, and the score sheets compared."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

import msgspec

from westward.bots.advice import decimal, say
from westward.bots.greedy import GreedyBot
from westward.core.journal import Item
from westward.core.registry import title, view
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.core.view import SPECTATOR
from westward.core.words import Words

#: Who plays on: looks at every choice, and asks chance little.
_PLAYER: Final = GreedyBot(samples=2, learnt=True)
#: A game that has not ended after so many moves is left as it stands.
_LONGEST: Final = 3_000
#: A difference is worth telling from so many points on, if it is so many times as large as its error.
_WORTH: Final = 0.7
_SURE: Final = 1.8
#: However little time there is, so many games are played on.
_LEAST: Final = 4
#: How many rows of the score sheet are told of.
_MOST: Final = 3


class Difference(msgspec.Struct, frozen=True):
    """By how many points the first choice is better or worse than the other in one row of the score sheet."""

    #: An item of that row; its category has the words.
    item: str
    points: float
    error: float
    #: Whether these are points of the best of the others.
    rival: bool = False

    @property
    def tells(self) -> bool:
        """Whether it is large enough to be told, and not just luck."""
        return abs(self.points) >= _WORTH and abs(self.points) >= _SURE * self.error


class Contrast(msgspec.Struct, frozen=True):
    """How two choices differ at the end of the game: the lead of the first over the other, and the rows, the greatest first."""

    lead: float
    error: float
    rows: list[Difference]

    @property
    def agrees(self) -> bool:
        """Whether the games that were played on speak for the first choice, by more than luck; if they do not, they explain nothing."""
        return self.lead >= self.error and net(self.rows) > 0


def net(rows: list[Difference]) -> float:
    """By how many points all that is told is in favour of the first choice."""
    return sum(-row.points if row.rival else row.points for row in rows)


def contrast(state: State, seat: int, first: int, other: int, games: int, rng: Rng, seconds: float = 0.0) -> Contrast:
    """Play both choices on so many times, each time from what the seat knows and with the same luck for both.

    With `seconds`, fewer times if that takes longer.
    """
    leads: list[float] = []
    until = time.perf_counter() + seconds
    rows: dict[tuple[str, bool], list[float]] = {}
    items: dict[str, str] = {}
    for number in range(games):
        if seconds and number >= _LEAST and time.perf_counter() >= until:
            break
        known = state.asking(seat).redeal(seat, rng)
        luck = rng.next32()
        ends = [_played_on(known, action, Rng(luck)) for action in (first, other)]
        leads.append(_lead(ends[0], seat) - _lead(ends[1], seat))
        for sign, end in zip((1, -1), ends, strict=True):
            for key, points in _sheet(end, seat, items).items():
                rows.setdefault(key, [0.0] * games)[number] += sign * points
    found = [Difference(items[name], *_mean(row[: len(leads)]), rival) for (name, rival), row in rows.items()]
    told = sorted((d for d in found if d.tells), key=lambda d: -abs(d.points))
    return Contrast(*_mean(leads), told[:_MOST])


def _played_on(known: State, action: int, rng: Rng) -> State:
    state = known.copy()
    state.apply(action)
    for _ in range(_LONGEST):
        if state.to_act == OVER:
            break
        state.apply(state.draw(rng) if state.to_act == CHANCE else _PLAYER.choose(state, rng))
    return state


def _lead(end: State, seat: int) -> float:
    scores = end.scores()
    return float(scores[seat] - max(points for other, points in enumerate(scores) if other != seat))


def _sheet(end: State, seat: int, items: dict[str, str]) -> dict[tuple[str, bool], float]:
    """The points of a seat and of the best of the others by row; `items` learns which item stands for a row."""
    sheet, scores = view(end, SPECTATOR).head.sheet, end.scores()
    rival = max((s for s in range(end.players) if s != seat), key=lambda s: scores[s])
    words = Words(title(end.game))
    found: dict[tuple[str, bool], float] = {}
    for who in (seat, rival):
        for item in sheet[who]:
            name = words.category(item)
            items.setdefault(name, item.name)
            key = (name, who == rival)
            found[key] = found.get(key, 0.0) + item.points
    return found


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean, and its error."""
    n = len(values)
    mean = sum(values) / n
    spread = sum((x - mean) ** 2 for x in values) / max(1, n - 1)
    return round(mean, 2), round(sqrt(spread / n), 2)


def in_words(rows: list[Difference], words: Words, other: str = "") -> list[str]:
    """Where the difference comes from, in a sentence; none where what stands out does not speak for the first choice. `other` names the other choice, unless it was just named."""
    language, out = words.language, []
    groups = {
        "more": [d for d in rows if d.points > 0 and not d.rival],
        "less": [d for d in rows if d.points < 0 and not d.rival],
        "rival-less": [d for d in rows if d.points < 0 and d.rival],
        "rival-more": [d for d in rows if d.points > 0 and d.rival],
    }
    for key, found in groups.items():
        if found:
            told = [f"{words.category(Item(d.item, 0, ''))} ({_signed(d.points, language)})" for d in found]
            out.append(say(language, f"contrast-{key}", rows=words.listing(told)))
    key = "contrast-with" if other else "contrast"
    return [say(language, key, parts="; ".join(out), other=other)] if net(rows) > 0 else []


def _signed(points: float, language: str) -> str:
    return f"{'+' if points > 0 else '−'}{decimal(abs(points), language)}"
