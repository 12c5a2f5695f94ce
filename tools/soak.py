"""Plays many random games of every number of players with every option set at random, and looks whether each position is sound.

    .venv/bin/python tools/soak.py golden-city --games 10000        (or `make soak` for all kinds)

A game must end, an action that is offered must be taken, and no invariant may be broken. What is wrong is told with the seed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial

import westward
from westward.arena.workers import hire
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


def soak(game: str, games: int, every: int, jobs: int) -> int:
    """Play and count games of one kind; with how many of them something is wrong."""
    began, actions, wrong = time.perf_counter(), 0, 0
    with hire(jobs) as workers:
        for number, problem in workers.do(partial(play, game, every), range(games)):
            actions += number
            if problem:
                wrong += 1
                print(problem, file=sys.stderr)
    spent = time.perf_counter() - began
    print(f"{game}: {games} games, {actions} actions, {wrong} games with a problem, {spent:.0f} s")
    return wrong


def main() -> None:
    """Play, count, and fail when anything is wrong."""
    parser = argparse.ArgumentParser(description="Random games under their invariants.")
    parser.add_argument("kinds", nargs="*", default=westward.ids(), help="ids of the games; all if not given")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1, help="look at every so many actions (and at the end)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    sys.exit(sum(soak(game, asked.games, asked.every, asked.jobs) for game in asked.kinds) > 0)


if __name__ == "__main__":
    main()
