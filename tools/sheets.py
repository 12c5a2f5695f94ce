"""How many points a bot reaches among its equals, line by line of the score sheet.

    python tools/sheets.py great-western-trail --players 2 --bot legend@1000 --games 20 --jobs 2

All seats are the same bot, with luck of their own. Told are the means over all seats, the standard error of the whole (by games, whose seats go together), and what
each line of the sheet brings.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean, stdev
from typing import NamedTuple

import westward
from westward.arena.playing import play_out
from westward.core.registry import title, view
from westward.core.rng import derive
from westward.core.words import Words


class Asked(NamedTuple):
    """One game to play."""

    game: str
    players: int
    bot: str
    number: int


class Ended(NamedTuple):
    """How a game ended: the points of each seat, decisions of all, and the points by line of the sheet of all seats together."""

    scores: list[int]
    decisions: int
    lines: Counter[str]


def play(asked: Asked) -> Ended:
    """Play a game among equals to its end."""
    state = title(asked.game).start(asked.players)
    words = Words(title(asked.game), "en")
    decisions: list[int] = []
    play_out(
        state, [asked.bot] * asked.players, derive("sheets", asked.number), lambda s, *_: decisions.append(s.to_act)
    )
    lines: Counter[str] = Counter()
    for items in view(state, 0).head.sheet:
        for item in items:
            lines[words.category(item)] += item.points
    return Ended(state.scores(), sum(seat >= 0 for seat in decisions), lines)


def main() -> None:
    """Read what to play, play it and tell."""
    parser = argparse.ArgumentParser(description="Tell how many points a bot reaches among its equals.")
    parser.add_argument("game", choices=westward.ids())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", default="legend@1000")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    todo = [Asked(asked.game, asked.players, asked.bot, asked.first + i) for i in range(asked.games)]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        games = list(pool.map(play, todo))
    means = [mean(game.scores) for game in games]
    error = stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.nan
    seats = asked.games * asked.players
    print(f"{asked.game} {asked.players}  {asked.bot}: {mean(means):.1f} ± {error:.1f} points over {seats} seats, "
          f"winners {mean(max(game.scores) for game in games):.1f}, {mean(game.decisions for game in games):.0f} decisions a game")  # fmt: skip
    for line in sorted({line for game in games for line in game.lines}):
        total = sum(game.lines[line] for game in games)
        print(f"  {line}: {total / seats:.1f}")


if __name__ == "__main__":
    main()
