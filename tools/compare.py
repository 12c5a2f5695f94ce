"""Compares the speed of random play in two installed environments, in turns and in processor time.

    python tools/compare.py OLD/bin/python NEW/bin/python [GAME …] --rounds 8 --seconds 0.3

Both play the same games from the same seeds, each in a process of its own outside of any checkout, so that the packages as
they are installed are compared. Every round measures both, now the one first and now the other; the median of the rounds'
ratios counts, since both halves of a round meet the machine in about the same mood.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile

#: What each environment runs: it uses only what every version of the package offers.
WORKER = """
import sys, time
import westward
from westward.core.playout import play_games
starts = {}
for line in sys.stdin:
    words = line.split()
    if words[0] == "cases":
        games = words[1:] or westward.ids()
        print(westward.compiled, *(f"{g}/{n}" for g in games for n in westward.title(g).players), flush=True)
        continue
    case, games, seed = words[0], int(words[1]), int(words[2])
    if case not in starts:
        game, players = case.split("/")
        starts[case] = westward.title(game).start(int(players))
        play_games(starts[case], 100, 0)
    begun = time.process_time()
    decisions = play_games(starts[case], games, seed)
    print(decisions, time.process_time() - begun, flush=True)
"""


class Environment:
    """One installed package, asked through a process that stays."""

    def __init__(self, python: str) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [os.path.abspath(python), "-P", "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env,
            cwd=tempfile.gettempdir(),
        )  # fmt: skip

    def ask(self, line: str) -> list[str]:
        """One line there, one line back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer:
            sys.exit("One of the environments broke off; what it said stands above.")
        return answer

    def rate(self, case: str, games: int, seed: int) -> float:
        """Decisions per second of processor time in so many random games."""
        decisions, seconds = self.ask(f"{case} {games} {seed}")
        return int(decisions) / float(seconds)

    def games_in(self, case: str, seconds: float) -> int:
        """About how many games it plays in so many seconds."""
        games = 10
        while (passed := float(self.ask(f"{case} {games} 1")[1])) < 0.05:
            games *= 2
        return max(2, round(games * seconds / passed))

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def ratios(old: Environment, new: Environment, case: str, rounds: int, seconds: float) -> tuple[float, list[float]]:
    """The old speed, and round by round the new one as its multiple."""
    games = old.games_in(case, seconds)
    speeds: list[float] = []
    found: list[float] = []
    for seed in range(rounds):
        first, second = (old, new) if seed % 2 == 0 else (new, old)
        rates = {first: first.rate(case, games, seed), second: second.rate(case, games, seed)}
        speeds.append(rates[old])
        found.append(rates[new] / rates[old])
    return statistics.median(speeds), found


def main() -> None:
    """Ask both environments and print a line per game and number of players."""
    parser = argparse.ArgumentParser(description="Compare the speed of random play in two installed environments.")
    parser.add_argument("old", help="the Python of the environment to compare with")
    parser.add_argument("new", help="the Python of the environment in question")
    parser.add_argument("games", nargs="*", help="ids of games; all if none is given")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long each figure is measured in a round")
    asked = parser.parse_args()
    old, new = Environment(asked.old), Environment(asked.new)
    compiled, *cases = old.ask(" ".join(["cases", *asked.games]))
    print(f"compiled: old {compiled}, new {new.ask('cases')[0]}")
    print(f"{'case':<24}{'old decisions/s':>16}{'new / old':>11}{'lowest':>9}{'highest':>9}")
    for case in cases:
        speed, found = ratios(old, new, case, asked.rounds, asked.seconds)
        line = f"{case:<24}{speed:>16,.0f}{statistics.median(found):>11.3f}{min(found):>9.3f}{max(found):>9.3f}"
        print(line, flush=True)
    old.close()
    new.close()


if __name__ == "__main__":
    main()
