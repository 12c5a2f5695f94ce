"""Measures how Golden City's board plays: rafts, train, empty hands, length and seats, in games between Sheriffs.

    python tools/golden_city_board.py --games 2000 --seed 1 [--box examples/boxes/golden-city-first-board.toml] [--players 3 6]

One row for each number of players. Rides, hits by the train, finds and brawls are per game; "nothing" is the share of seats
that end without a point; turns are per player. "Seats" are the wins of each house in percent, shared victories divided;
"chance" is how often equal houses would differ as much or more (chi-squared test). An advantage counts when a second seed shows it too.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter

import westward
from westward.bots import bot
from westward.core import box
from westward.core.errors import WestwardError
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State

GAME = "golden-city"


def by_chance(squares: float, free: int) -> float:
    """How likely a sum of squares with so many degrees of freedom is at least so large: the series for whole and half numbers."""
    half = squares / 2
    if free % 2 == 0:
        return math.exp(-half) * sum(math.pow(half, i) / math.factorial(i) for i in range(free // 2))
    terms = (math.pow(half, i + 0.5) / math.gamma(i + 1.5) for i in range(free // 2))
    return math.erfc(math.sqrt(half)) + math.exp(-half) * sum(terms)


class Tally:
    """What happened in all games of one number of players."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.happened: Counter[str] = Counter()
        self.wins = [0.0] * players
        self.scores: list[int] = []

    def add(self, journal: Journal, end: State) -> None:
        """Count one game."""
        self.games += 1
        self.happened.update(type(event).__name__ for event in journal)
        self.happened[end.end_clause()] += 1
        self.scores += end.scores()
        winners = end.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def row(self) -> str:
        """One line of the table."""
        each = {name: count / self.games for name, count in self.happened.items()}
        players = len(self.wins)
        nothing = 100 * sum(score == 0 for score in self.scores) / len(self.scores)
        even = self.games / players
        chance = by_chance(sum((won - even) ** 2 / even for won in self.wins), players - 1)
        wins = " ".join(f"{100 * won / self.games:.1f}" for won in self.wins)
        return (
            f"| {players} | {each.get('Ferried', 0):.2f} | {each.get('RunOver', 0):.2f} | {nothing:.1f} % "
            f"| {each['Rolled'] / players:.1f} | {sum(self.scores) / len(self.scores):.1f} | {each.get('Found', 0):.1f} "
            f"| {each.get('Attacked', 0):.1f} | {100 * each.get('GC-10.2', 0):.0f} % | {wins} | {chance:.2f} |"
        )


def play(players: int, games: int, seed: int) -> Tally:
    """Let Sheriffs play."""
    tally = Tally(players)
    sheriff = bot("greedy")
    title = westward.title(GAME)
    for number in range(games):
        rng = Rng(seed * 1_000_003 + number)
        state = title.start(players)
        journal: Journal = []
        while state.to_act != OVER:
            action = state.draw(rng) if state.to_act == CHANCE else sheriff.choose(state, rng)
            state.play(action, journal)
        tally.add(journal, state)
    return tally


def main() -> None:
    """Read what to measure, and print the table."""
    parser = argparse.ArgumentParser(description="Measure how Golden City's board plays.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--box", help="another components.toml")
    asked = parser.parse_args()
    try:
        if asked.box:
            box.use([f"{GAME}={asked.box}"])
        westward.title(GAME)
    except WestwardError as problem:
        sys.exit(str(problem))
    print(
        "| Players | Raft rides | Hit by the train | Nothing | Turns | Points | Finds | Brawls | Ended by chips | Seats | Chance |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for players in asked.players:
        print(play(players, asked.games, asked.seed).row(), flush=True)


if __name__ == "__main__":
    main()
