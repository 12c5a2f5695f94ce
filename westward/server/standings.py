"""The results of a tournament: points for the places at a table, or for what others made of the same luck; and who stands where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

#: What somebody without a table, or whose table could not be finished, gets for a round.
BYE: Final = 0.5


@dataclass(frozen=True)
class Result:
    """A table of a round: who sat where, and their scores; no scores if it could not be finished, None if it is not over."""

    round: int
    sat: tuple[int, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Row:
    """Where an entrant stands: the place, the points, the tables won, and what the opponents have."""

    entrant: int
    place: int
    points: float
    wins: int
    opponents: float
    #: The points of each round; None for a round that is not over for the entrant.
    rounds: tuple[float | None, ...]


def shares(scores: Sequence[float]) -> list[float]:
    """The share of the others whom each has beaten, from 0 to 1; a tie is half a beaten one.

    >>> shares([7, 3, 7])
    [0.75, 0.0, 0.75]
    """
    others = len(scores) - 1
    return [(sum(s > o for o in scores) + (sum(s == o for o in scores) - 1) / 2) / max(1, others) for s in scores]


def by_places(result: Result) -> dict[int, float]:
    """Points for the places at a table: winners are first, the others follow by their scores."""
    if result.scores is None:
        return {}
    if not result.scores:
        return dict.fromkeys(result.sat, BYE)
    best = max(result.scores) + 1
    ranked = [best if seat in result.winners else score for seat, score in enumerate(result.scores)]
    return dict(zip(result.sat, shares(ranked), strict=True))


def by_seats(results: Sequence[Result]) -> dict[int, float]:
    """Points for what the entrants of a round made of the same luck: each is compared with those on the same seat elsewhere."""
    if any(result.scores is None for result in results):
        return {}
    found: dict[int, float] = {}
    over = [result for result in results if result.scores]
    for seat in range(max((len(result.sat) for result in results), default=0)):
        here = [(result.sat[seat], result.scores[seat]) for result in over if result.scores and seat < len(result.sat)]
        points = shares([score for _, score in here]) if len(here) > 1 else [BYE] * len(here)
        found |= dict(zip([entrant for entrant, _ in here], points, strict=True))
    return {entrant: found.get(entrant, BYE) for result in results for entrant in result.sat}


def points_of(
    results: Sequence[Result], rounds: int, alike: bool, here: Mapping[int, Collection[int]]
) -> dict[int, list[float | None]]:
    """The points of everybody for each round so far; `here` are those who took part in each round, from 1."""
    entrants = {entrant for round in here.values() for entrant in round}
    found: dict[int, list[float | None]] = {entrant: [] for entrant in entrants}
    for round in range(1, rounds + 1):
        played = [result for result in results if result.round == round]
        if alike:
            got = by_seats(played)
        else:
            got = {entrant: points for result in played for entrant, points in by_places(result).items()}
        seated = {entrant for result in played for entrant in result.sat}
        for entrant, row in found.items():
            without = BYE if entrant in here.get(round, ()) else 0.0
            row.append(got.get(entrant) if entrant in seated else without)
    return found


def standings(points: Mapping[int, Sequence[float | None]], results: Sequence[Result]) -> list[Row]:
    """Everybody by points; then by tables won; then by the points of the opponents. Who is equal in all shares the place."""
    total = {entrant: sum(p for p in row if p is not None) for entrant, row in points.items()}
    wins, opponents = dict.fromkeys(points, 0), dict.fromkeys(points, 0.0)
    for result in results:
        if not result.scores:
            continue
        for seat, entrant in enumerate(result.sat):
            wins[entrant] += seat in result.winners
            opponents[entrant] += sum(total[o] for o in result.sat if o != entrant) / (len(result.sat) - 1)
    merits = {e: (round(total[e], 6), wins[e], round(opponents[e], 6)) for e in points}
    order = sorted(points, key=lambda e: (*(-m for m in merits[e]), e))
    return [
        Row(e, 1 + sum(merits[o] > merits[e] for o in order), total[e], wins[e], opponents[e], tuple(points[e]))
        for e in order
    ]
