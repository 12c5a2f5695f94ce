"""Ladders and round-robins: plays the meetings of a contest until every answer is clear or all games are played."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import msgspec

from westward.arena.intervals import Interval, bootstrap, careful_level, looks, wilson
from westward.arena.plan import Contest, Meeting, task
from westward.arena.playing import Played, play
from westward.arena.results import Results
from westward.arena.workers import Workers


class Outcome(msgspec.Struct, frozen=True):
    """What came out of a meeting."""

    game: str
    players: int
    first: str
    second: str
    games: int
    #: How much of all victories the first bot took, with the Wilson interval over games and the bootstrap over pairs.
    wins: Interval
    paired: Interval
    #: Mean lead of the first bot's seats over the other's, in points.
    lead: Interval
    #: Whether the interval leaves out the bar (a half if none was set), so that the answer is clear.
    clear: bool
    #: Mean seconds per decision of the two bots.
    seconds: list[float]


def pairs(games: list[Played]) -> list[list[Played]]:
    """The games that share their luck, two by two; a game whose partner is missing is left out."""
    by_pair: dict[int, list[Played]] = {}
    for game in games:
        by_pair.setdefault(game.number // 2, []).append(game)
    return [pair for pair in by_pair.values() if len(pair) == 2]


def lead(game: Played) -> float:
    """The mean points of the first bot's seats less those of the other's."""
    mine = [p for p, first in zip(game.scores, game.first, strict=True) if first]
    theirs = [p for p, first in zip(game.scores, game.first, strict=True) if not first]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


def outcome(contest: Contest, meeting: Meeting, games: list[Played], bar: float, level: float) -> Outcome:
    """Count a meeting."""
    two = pairs(games)
    wins = wilson(sum(g.share for g in games), len(games), level)
    seconds: list[float] = []
    for first in (True, False):
        seats = [(g.seconds[i], g.decisions[i]) for g in games for i in range(contest.players) if g.first[i] is first]
        seconds.append(sum(s for s, _ in seats) / max(1, sum(d for _, d in seats)))
    return Outcome(
        game=contest.game,
        players=contest.players,
        first=meeting.first,
        second=meeting.second,
        games=len(games),
        wins=wins,
        paired=bootstrap([sum(g.share for g in pair) / 2 for pair in two]),
        lead=bootstrap([sum(lead(g) for g in pair) / 2 for pair in two]),
        clear=bool(games) and wins.excludes(bar),
        seconds=seconds,
    )


def run(
    contest: Contest,
    games: int,
    results: Results,
    workers: Workers,
    *,
    stop: bool = True,
    bar: float = 0.5,
    tick: Callable[[Meeting, int, int], object] = lambda meeting, played, planned: None,
) -> list[Outcome]:
    """Play every meeting of a contest; games that the results have are not played again.

    With `stop`, a meeting ends when its interval leaves out the bar. It is looked at after 16, 32, 64 … games, each time with
    so strict an interval that all looks together err no more often than one in twenty times.
    """
    contest.check()
    games = 2 * ceil(games / 2)
    results.begin(contest)
    out: list[Outcome] = []
    level = careful_level(games) if stop else 0.95
    for meeting in contest.meetings():
        name = contest.id(meeting)
        for size in looks(games) if stop else [games]:
            known = results.numbers(name)
            missing = [n for n in range(size) if n not in known]
            played = size - len(missing)
            tick(meeting, played, games)
            for game in workers.do(play, [task(contest, meeting, n) for n in missing]):
                results.add([game])
                played += 1
                tick(meeting, played, games)
            found = outcome(contest, meeting, results.games(name, size), bar, level)
            if stop and found.clear:
                break
        out.append(found)
    return out
