"""Ratings of bots over all games they played, for any number of players: Plackett–Luce by openskill."""

from __future__ import annotations

import msgspec
from openskill.models import PlackettLuce

from westward.arena.intervals import LEVEL, Interval
from westward.arena.playing import Played
from westward.bots.ratings import move
from westward.core.rng import Rng


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating; the interval comes from drawing the pairs of games anew."""

    bot: str
    games: int
    rating: Interval


def rate(games: list[Played]) -> dict[str, float]:
    """One rating per bot. A bot that has several seats in a game moves by the mean of what they earn."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for game in games for name in game.seats}
    for game in games:
        ranks = [
            0.0 if seat in game.winners else 1.0 + max(game.scores) - score for seat, score in enumerate(game.scores)
        ]
        move(model, ratings, game.seats, ranks)
    return {name: r.mu for name, r in ratings.items()}


def rated(games: list[Played], resamples: int = 60) -> list[Rating]:
    """The bots with their ratings and intervals, the best first; the order in which games were played plays no part."""
    if not games:
        return []
    by_pair: dict[tuple[str, int], list[Played]] = {}
    for game in games:
        by_pair.setdefault((game.meeting, game.number // 2), []).append(game)
    units = [by_pair[key] for key in sorted(by_pair)]
    # With thousands of games fewer draws do: each of them rates all games once more.
    resamples = max(20, min(resamples, 60_000 // len(games)))
    rng = Rng(len(units))
    samples: dict[str, list[float]] = {}
    middle: dict[str, list[float]] = {}
    for number in range(resamples):
        order = list(range(len(units)))
        rng.shuffle(order)
        for name, mu in rate([g for i in order for g in units[i]] if number < 10 else []).items():
            middle.setdefault(name, []).append(mu)
        drawn = [units[rng.below(len(units))] for _ in units]
        for name, mu in rate([g for unit in drawn for g in unit]).items():
            samples.setdefault(name, []).append(mu)
    found: list[Rating] = []
    for name, values in middle.items():
        spread = sorted(samples.get(name, values))
        cut = int((1 - LEVEL) / 2 * len(spread))
        value = sum(values) / len(values)
        interval = Interval(value, min(value, spread[cut]), max(value, spread[len(spread) - 1 - cut]))
        found.append(Rating(name, sum(name in g.seats for g in games), interval))
    return sorted(found, key=lambda r: -r.rating.value)
