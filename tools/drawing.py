"""Measures how long the processor draws positions, as a process beside the server does: each whole position, and the frame with what has changed.

Games are played by chance with as many players as can be, and seen by the first seat and by a spectator. The digest is that of all that was
drawn: with PYTHONHASHSEED set it stays the same as long as the drawings do.

python tools/drawing.py                                  # every game
python tools/drawing.py colorado-county --games 6 --least 30    # of what the seat is asked, only questions with 30 choices or more
"""

from __future__ import annotations

import argparse
import hashlib
import random
import time
from collections.abc import Iterator

import msgspec

import westward
from westward.core import registry
from westward.core.history import History
from westward.core.view import SPECTATOR
from westward.server.drawing import Drawn, Sight, draw

#: Games end after so many events here.
EVENTS = 400


def sights(game: str, seed: int) -> Iterator[Sight]:
    """What the first seat and a spectator see of a game by chance, event by event."""
    count = westward.title(game).players[-1]
    history, chance = History(westward.title(game).start(count), f"bench {seed}"), random.Random(seed)
    names = tuple(f"Bot {seat}" if seat else "Ann" for seat in range(count))
    history.draw()
    while not history.over and history.number < EVENTS:
        asked = history.state.pending()
        for seat in (0, SPECTATOR):
            packed = registry.pack(history.state)
            yield Sight(packed, history.number, seat, names, "en", open=seat in asked, seed=history.seed)
        history.play(chance.choice(history.state.asking(asked[0]).legal()))
        history.draw()


def told(game: str, games: int, least: int) -> str:
    """A line about a game."""
    had: dict[int, Drawn] = {}
    every: list[float] = []
    asked: list[float] = []
    digest = hashlib.sha256()
    for sight in [sight for seed in range(games) for sight in sights(game, seed)]:
        start = time.process_time_ns()
        drawn = draw(sight)
        drawn.frame("position", had.get(sight.seat))
        every.append((time.process_time_ns() - start) / 1e6)
        had[sight.seat] = drawn
        digest.update(msgspec.json.encode([drawn.words, drawn.defs, drawn.scenes]))
        if sight.open and len(drawn.words["choices"]) >= least:
            asked.append(every[-1])
    asked.sort()
    half, most = (asked[len(asked) // 2], asked[int(len(asked) * 0.95)]) if asked else (0.0, 0.0)
    mean = sum(every) / len(every)
    return f"{game:22}{len(every):10}{mean:8.2f}{len(asked):10}{half:8.2f}{most:8.2f}   {digest.hexdigest()[:16]}"


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=westward.ids())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--least", type=int, default=1)
    wanted = parser.parse_args()
    print("processor, ms          positions    mean     asked     p50     p95   digest")
    for game in wanted.game:
        print(told(game, wanted.games, wanted.least), flush=True)


if __name__ == "__main__":
    main()
