"""Rows of afterstates per second of processor time on one core: of positions of all stages of random games, 64 at a time.

.venv/bin/python tools/rows.py [GAME…] [--rounds 5] [--seconds 0.5]
"""

from __future__ import annotations

import argparse
import statistics
import time

import westward
from westward.envs.batch import Batch
from westward.envs.benchmark import ROWS, Work, looks


def rate(work: Work, seconds: float) -> float:
    """How much of the work gets done in a second of processor time."""
    done, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        done += work()
    return done / passed


def main() -> None:
    """Measure in turns; the medians count."""
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("games", nargs="*", default=westward.ids())
    wanted.add_argument("--rounds", type=int, default=5)
    wanted.add_argument("--seconds", type=float, default=0.5)
    args = wanted.parse_args()
    print("compiled" if westward.compiled else "interpreted")
    for game in args.games:
        players = westward.title(game).players[0]
        works = [looks(Batch(game, players, ROWS), sparse) for sparse in (True, False)]
        for work in works:
            work()  # what is written for the first time needs fresh memory
        rates = [[rate(work, args.seconds) for work in works] for _ in range(args.rounds)]
        sparse, dense = (round(statistics.median(column)) for column in zip(*rates, strict=True))
        print(f"{game}, {players} players: {sparse:,} sparse, {dense:,} dense rows/s", flush=True)


if __name__ == "__main__":
    main()
