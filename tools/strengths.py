"""Measures how strong the levels are, on one scale for all games, and writes `westward/bots/strengths.toml`.

    python tools/strengths.py                                  # everything, for about an hour and a half on one core
    python tools/strengths.py gold-seekers --players 2 --seconds 60

Every level meets the one below it in pairs of games with the same luck, as `westward arena` plays them, and plays among its equals for the points it
reaches. A share of the victories p is 400 · log10(p / (1 - p)) on the scale, as in chess; `random` is 0, and the steps add up. Where hardly a game is lost the step is only a
lower limit. Rows of other games and numbers of players are kept.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Final, NamedTuple

import westward
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


class Step(NamedTuple):
    """How much stronger a level is than the one below."""

    rating: float
    variance: float
    least: bool
    games: int


def step(contest: Contest, meeting: Meeting, games: int, seconds: float) -> Step:
    """Play a meeting for so many games, or so long."""
    won, played, end = 0.0, 0, time.process_time() + seconds
    while played < games and (time.process_time() < end or played < 8):
        for number in (played, played + 1):
            won += play(task(contest, meeting, number)).share
        played += 2
    share = (won + 0.5) / (played + 1)
    variance = (TENFOLD / math.log(10)) ** 2 / (played * share * (1 - share))
    return Step(TENFOLD * math.log10(share / (1 - share)), variance, played - won <= SATURATED, played)


def usual_points(contest: Contest, name: str, games: int, seconds: float) -> float:
    """The mean of the points of all seats in games among equals."""
    total, played, end = 0.0, 0, time.process_time() + seconds
    while played < games and (time.process_time() < end or played < 4):
        state = westward.title(contest.game).start(contest.players)
        play_out(state, [name] * contest.players, derive(f"equals/{contest.seed}", played), lambda *_: None)
        total += sum(state.scores()) / contest.players
        played += 1
    return total / played


def measure(game: str, players: int, asked: argparse.Namespace) -> list[Strength]:
    """All levels of a game with so many players."""
    names = ["random", *(LEGEND.format(iterations=asked.search) if x == "legend" else x for x in LEVELS)]
    contest = Contest(game, players, {}, names, "ladder", asked.seed)
    found: list[Strength] = []
    rating, variance, least = 0.0, 0.0, False
    for level, meeting in zip(LEVELS, contest.meetings(), strict=True):
        seconds = asked.seconds * (2 if level == "legend" else 1)
        one = step(contest, meeting, asked.games, seconds)
        rating, variance, least = rating + one.rating, variance + one.variance, least or one.least
        points = usual_points(contest, meeting.first, asked.games // 4, seconds / 3)
        about = round(1.96 * math.sqrt(variance))
        found.append(
            Strength(game, players, level, round(rating), about, least, round(points), meeting.first, one.games)
        )
        print(found[-1], flush=True)
    return found


def written(rows: list[Strength]) -> str:
    """The file's text."""
    lines = ["# Written by tools/strengths.py; see westward/bots/strengths.py."]
    for row in rows:
        lines += ["", "[[strength]]", f'game = "{row.game}"', f"players = {row.players}", f'level = "{row.level}"']
        lines += [f"rating = {row.rating}", f"about = {row.about}", f"least = {str(row.least).lower()}"]
        lines += [f"points = {row.points}", f'bot = "{row.bot}"', f"games = {row.games}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read what to measure, measure and write it."""
    parser = argparse.ArgumentParser(description="Measure how strong the levels are.")
    parser.add_argument("game", nargs="*", default=westward.ids())
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players; all if not given")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument(
        "--seconds", type=float, default=60, help="of processor time for a meeting at most; twice as much for Legend"
    )
    parser.add_argument("--search", type=int, default=200, help="iterations of Legend")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for game in asked.game:
        for players in asked.players or westward.title(game).players:
            new = measure(game, players, asked)
            kept = [row for row in read(FILE) if (row.game, row.players) != (game, players)]
            FILE.write_text(
                written(sorted([*kept, *new], key=lambda r: (r.game, r.players, LEVELS.index(r.level)))),
                encoding="utf-8",
            )


if __name__ == "__main__":
    main()
