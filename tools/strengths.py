"""Measures how strong the levels are, on one scale for all games, and writes `westward/bots/strengths.toml`.

    python tools/strengths.py --jobs 16 --minutes 8            # all games and numbers of players
    python tools/strengths.py gold-seekers --players 2 --minutes 1

Every level meets the one below it in pairs of games with the same luck, as `westward arena` plays them, and plays among its equals for the points it
reaches. A share of the victories p is 400 · log10(p / (1 - p)) on the scale, as in chess; `random` is 0, and the steps add up. Where hardly a game is lost the step is only a
lower limit. Rows of other games and numbers of players are kept.

Which pair is played next is decided by what it would tell for its time: dear games are played less often than cheap ones, but each at least `LEAST` times.
For every step the share of the victories is printed with its 95 % interval, by pairs where that is wider; it takes many games to see a small step.
"""

from __future__ import annotations

import argparse
import math
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import westward
from westward.arena.intervals import Interval, wilson
from westward.arena.plan import Contest, Meeting, task
from westward.arena.playing import play, play_out
from westward.bots.strengths import Strength, read
from westward.core.rng import derive

FILE: Final = Path(__file__).parent.parent / "westward" / "bots" / "strengths.toml"
#: What is measured of each level: searches get iterations, so that the machine plays no part.
LEVELS: Final = ("greenhorn", "rancher", "sheriff", "legend")
LEGEND: Final = "legend@{iterations}"
#: Elo's scale: so much for ten times the odds.
TENFOLD: Final = 400.0
#: So many victories short of all or none, and the step is only a limit.
SATURATED: Final = 2.0
#: So many pairs of each meeting are played first, and so many games among equals in all.
LEAST: Final = 4
EQUALS: Final = 24
#: Seconds that a pair is thought to take before one was played.
UNKNOWN: Final = 1.0


class Outcome(NamedTuple):
    """What one piece of work brought: shares of the victories, or points, and the seconds of processor time it took."""

    found: list[float]
    seconds: float


def pair(contest: Contest, meeting: Meeting, number: int) -> Outcome:
    """Play a pair of games with the same luck; the first bot's shares."""
    begun = time.process_time()
    shares = [play(task(contest, meeting, 2 * number + i)).share for i in (0, 1)]
    return Outcome(shares, time.process_time() - begun)


def among_equals(contest: Contest, meeting: Meeting, number: int) -> Outcome:
    """Let a level play among its equals; the mean points of the seats."""
    begun = time.process_time()
    state = westward.title(contest.game).start(contest.players)
    names = [meeting.first] * contest.players
    play_out(state, names, derive(f"equals/{contest.seed}", number), lambda *_: None)
    return Outcome([sum(state.scores()) / contest.players], time.process_time() - begun)


class Series:
    """Work of one kind for one meeting, and what it has brought so far."""

    def __init__(self, contest: Contest, meeting: Meeting, equals: bool, most: int) -> None:
        self.contest, self.meeting, self.equals = contest, meeting, equals
        self.most = EQUALS if equals else most
        self.begun = 0
        self.spent = 0.0
        self.outcomes: list[Outcome] = []

    def __repr__(self) -> str:
        return f"{self.contest.game} {self.contest.players} {self.meeting.first}"

    @property
    def urgency(self) -> float:
        """How much the next piece of work would tell for its time; 0 when there is no more to do."""
        if self.begun >= self.most:
            return 0.0
        cost = self.spent / len(self.outcomes) if self.outcomes else UNKNOWN
        return (1e9 if self.begun < LEAST else 1.0) / (self.begun + 1) ** 2 / (cost + 1e-3)

    def begin(self, pool: ProcessPoolExecutor) -> Future[Outcome]:
        """Have the next piece of work done."""
        self.begun += 1
        return pool.submit(among_equals if self.equals else pair, self.contest, self.meeting, self.begun - 1)

    def end(self, outcome: Outcome) -> None:
        """Note what a piece of work brought."""
        self.outcomes.append(outcome)
        self.spent += outcome.seconds

    def values(self) -> list[float]:
        """All shares, or all points."""
        return [x for one in self.outcomes for x in one.found]

    def share(self) -> Interval:
        """The share of the victories: games of a pair may go together, so by pairs if that is less sure."""
        values = self.values()
        plain = wilson(sum(values), len(values))
        low, high = plain.value - 1.96 * self.error(), plain.value + 1.96 * self.error()
        return Interval(plain.value, max(0.0, min(plain.low, low)), min(1.0, max(plain.high, high)))

    def error(self) -> float:
        """The standard error of the share, by pairs."""
        pairs = [sum(one.found) / 2 for one in self.outcomes]
        mean = sum(pairs) / len(pairs)
        return math.sqrt(sum((x - mean) ** 2 for x in pairs)) / max(1, len(pairs) - 1)


def work(series: list[Series], jobs: int, seconds: float) -> None:
    """Do the most telling piece of work again and again, on all processes, for so long."""
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: dict[Future[Outcome], Series] = {}
        while True:
            while len(waiting) < jobs:
                one = max(series, key=lambda s: s.urgency)
                if not one.urgency or (time.monotonic() > end and one.begun >= LEAST):
                    break
                waiting[one.begin(pool)] = one
            if not waiting:
                return
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                waiting.pop(done).end(done.result())


def contests(asked: argparse.Namespace) -> list[Contest]:
    """What is to be measured: every level against the one below."""
    names = ["random", *(LEGEND.format(iterations=asked.search) if x == "legend" else x for x in LEVELS)]
    found: list[Contest] = []
    for game in asked.game:
        for players in westward.title(game).players:
            if not asked.players or players in asked.players:
                found.append(Contest(game, players, {}, names, "ladder", asked.seed))
    return found


def rows(contest: Contest, series: list[Series]) -> list[Strength]:
    """All levels of a game with so many players, from what was played."""
    found: list[Strength] = []
    rating, variance, least = 0.0, 0.0, False
    for level, meeting in zip(LEVELS, contest.meetings(), strict=True):
        met, equals = (next(s for s in series if s.meeting == meeting and s.equals is kind) for kind in (False, True))
        games = len(met.values())
        won = sum(met.values())
        share = (won + 0.5) / (games + 1)
        error = max(met.error(), math.sqrt(share * (1 - share) / games))
        rating += TENFOLD * math.log10(share / (1 - share))
        variance += (TENFOLD / math.log(10) * error / (share * (1 - share))) ** 2
        least = least or games - won <= SATURATED
        points = sum(equals.values()) / len(equals.values())
        about = round(1.96 * math.sqrt(variance))
        found.append(
            Strength(contest.game, contest.players, level, round(rating), about, least, round(points), meeting.first, games)
        )  # fmt: skip
        told, clear = met.share(), "" if met.share().low > 0.5 else ": not clear"
        print(f"{contest.game} {contest.players}  {meeting.first} over {meeting.second}: {100 * told.value:.1f} % "
              f"[{100 * told.low:.1f}, {100 * told.high:.1f}] of {games:,}{clear}; rating {round(rating)} ± {about}, "
              f"{points:.1f} points", flush=True)  # fmt: skip
    return found


def written(found: list[Strength]) -> str:
    """The file's text."""
    lines = ["# Written by tools/strengths.py; see westward/bots/strengths.py."]
    for row in found:
        lines += ["", "[[strength]]", f'game = "{row.game}"', f"players = {row.players}", f'level = "{row.level}"']
        lines += [f"rating = {row.rating}", f"about = {row.about}", f"least = {str(row.least).lower()}"]
        lines += [f"points = {row.points}", f'bot = "{row.bot}"', f"games = {row.games}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read what to measure, measure and write it."""
    parser = argparse.ArgumentParser(description="Measure how strong the levels are.")
    parser.add_argument("game", nargs="*", default=westward.ids())
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players; all if not given")
    parser.add_argument("--games", type=int, default=8000, help="of a meeting at most")
    parser.add_argument(
        "--minutes", type=float, default=8, help="for everything together, and what has been begun by then"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--search", type=int, default=400, help="iterations of Legend")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    wanted = contests(asked)
    series = {
        i: [Series(c, m, equals, asked.games // 2) for m in c.meetings() for equals in (False, True)]
        for i, c in enumerate(wanted)
    }
    work([one for group in series.values() for one in group], asked.jobs, 60 * asked.minutes)
    new = [row for i, contest in enumerate(wanted) for row in rows(contest, series[i])]
    measured = {(row.game, row.players) for row in new}
    kept = [row for row in read(FILE) if (row.game, row.players) not in measured]
    ordered = sorted([*kept, *new], key=lambda r: (r.game, r.players, LEVELS.index(r.level)))
    asked.out.write_text(written(ordered), encoding="utf-8")


if __name__ == "__main__":
    main()
