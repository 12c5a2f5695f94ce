"""Plays many random games of every number of players with every option set at random, and looks whether each position is sound.

    .venv/bin/python tools/soak.py golden-city --games 10000

A game must end, an action that is offered must be taken, and no invariant may be broken. What is wrong is told with the seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import westward
from westward.core.title import Settings

#: No game is this long.
LONGEST = 100_000


def settings(title: westward.Title, rng: westward.Rng) -> Settings:
    """Half of the games as the box has it, the others with any value of any option."""
    if rng.below(2):
        return title.settings({})
    return title.settings({option.name: option.choices[rng.below(len(option.choices))] for option in title.options})


def play(game: str, every: int, seed: int) -> tuple[int, str]:
    """How many actions one game took, and what is wrong with it (nothing, if all is well)."""
    title, rng = westward.title(game), westward.Rng(seed)
    players = title.players[seed % len(title.players)]
    options = settings(title, rng)
    state = title.start(players, **options)
    number = 0
    try:
        while state.to_act != westward.OVER:
            state.play(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
            number += 1
            problems = title.broken(state) if number % every == 0 or state.to_act == westward.OVER else []
            if problems or number > LONGEST:
                return number, f"seed {seed}, {players} players, action {number}: {' '.join(problems) or 'no end'}"
    except Exception as problem:
        return number, f"seed {seed}, {players} players, action {number}: {problem!r}"
    return number, ""


def all_games(game: str, games: int, every: int, jobs: int) -> Iterator[tuple[int, str]]:
    """The games on so many processes."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play, game, every), range(games), chunksize=20)


def main() -> None:
    """Play, count, and fail when anything is wrong."""
    parser = argparse.ArgumentParser(description="Random games under their invariants.")
    parser.add_argument("game", choices=westward.ids())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1, help="look at every so many actions (and at the end)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    began, actions, wrong = time.perf_counter(), 0, 0
    for number, problem in all_games(asked.game, asked.games, asked.every, asked.jobs):
        actions += number
        if problem:
            wrong += 1
            print(problem, file=sys.stderr)
    spent = time.perf_counter() - began
    print(f"{asked.game}: {asked.games} games, {actions} actions, {wrong} games with a problem, {spent:.0f} s")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
