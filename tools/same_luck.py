"""How much of the luck is the same at two tables with one secret where everybody chooses otherwise: docs/chance.md has the figures.

Each pair of games is played at random, with the same luck or with independent luck; draws of the same seat from the same pile are compared one by one.
"""

from __future__ import annotations

import sys
from collections import Counter

import westward
from westward.core.history import History
from westward.core.luck import ALIKE
from westward.core.rng import Rng


def drawn(game: str, players: int, luck: str, choices: int) -> dict[tuple[str, int], int]:
    """What was drawn as the n-th from each pile in a game in which everybody chooses at random."""
    history, rng = History(westward.title(game).start(players), ALIKE + luck), Rng(choices)
    history.draw()
    while not history.over:
        history.play(rng.pick(history.state.choices()))
        history.draw()
    count: Counter[str] = Counter()
    found: dict[tuple[str, int], int] = {}
    for pile, action in zip(history.piles, history.actions, strict=True):
        if pile:
            count[pile] += 1
            found[pile, count[pile]] = action
    return found


def alike(game: str, players: int, pairs: int, same: bool) -> float:
    """The share of draws that both tables of a pair had alike."""
    equal = compared = 0
    for n in range(pairs):
        one = drawn(game, players, f"luck {n}", 2 * n)
        other = drawn(game, players, f"luck {n}" if same else f"other luck {n}", 2 * n + 1)
        both = one.keys() & other.keys()
        equal += sum(one[draw] == other[draw] for draw in both)
        compared += len(both)
    return equal / compared


def main(pairs: int) -> None:
    """Compare all games with their fewest and most players."""
    for game in westward.ids():
        players = westward.title(game).players
        for count in dict.fromkeys((players[0], players[-1])):
            same, other = (alike(game, count, pairs, how) for how in (True, False))
            print(
                f"{game} with {count}: {same:.0%} of the draws alike with the same luck, {other:.0%} without",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
