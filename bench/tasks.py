"""The tasks of docs/benchmark.md: a game, a number of players and fixed opponents, and how an agent's score in it is measured.

python -m bench.tasks golden-city/3 rancher                     # any bot by name, or package.module:Class, or a file of a net
python -m bench.tasks golden-city/3 bench.ppo:Agent@model.zip
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import westward
from westward.arena.intervals import Interval, bootstrap, wilson
from westward.arena.playing import play_out
from westward.core.rng import derive

#: Whom every agent meets. Both judge by the rules and the hints of the game alone, so that nothing that was learnt changes them.
OPPONENTS: Final = ("random", "greedy")
#: How many games a score is made of.
GAMES: Final = 400
#: After so many decisions of its own in training a learner is measured.
STEPS: Final = (0, 25_600, 51_200, 76_800, 102_400)
#: Where the figures are kept from which the page is written.
RESULTS: Final = Path(__file__).parent / "results.json"


@dataclass(frozen=True)
class Task:
    """A game and a number of players, all options as in the box."""

    game: str
    players: int

    @property
    def name(self) -> str:
        """As in golden-city/3."""
        return f"{self.game}/{self.players}"


#: The task of every game and number of players.
TASKS: Final = {task.name: task for title in westward.titles() for n in title.players for task in [Task(title.id, n)]}


@dataclass(frozen=True)
class Score:
    """What came out of the games of one agent against one opponent in all other seats."""

    task: str
    #: What made the agent (random, greedy, search@200, ppo, learner), the seed of its training, and its decisions in training.
    method: str
    seed: int
    steps: int
    opponent: str
    games: int
    #: Shares of the victory, added up, and the mean lead over the mean of the others with the ends of its interval.
    wins: float
    lead: float
    low: float
    high: float

    @property
    def won(self) -> Interval:
        """The share of victories."""
        return wilson(self.wins, self.games)

    @property
    def key(self) -> tuple[str, str, int, int, str]:
        """What the score is of."""
        return self.task, self.method, self.seed, self.steps, self.opponent


def measure(task: Task, agent: str, opponent: str, games: int = GAMES) -> tuple[list[float], list[float]]:
    """By game: the agent's share of the victory and its lead. Game by game it sits one seat further; chance depends on the task alone."""
    shares: list[float] = []
    leads: list[float] = []
    for number in range(games):
        seat = number % task.players
        state = westward.title(task.game).start(task.players)
        names = [agent if i == seat else opponent for i in range(task.players)]
        play_out(state, names, derive(f"benchmark {task.name}", number // task.players), lambda *_: None)
        scores, winners = state.scores(), state.winners()
        shares.append(1 / len(winners) if seat in winners else 0.0)
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / (task.players - 1))
    return shares, leads


def score(
    task: Task, agent: str, opponent: str, method: str = "", seed: int = 0, steps: int = 0, games: int = GAMES
) -> Score:
    """The score of an agent, given by the name of a bot."""
    shares, leads = measure(task, agent, opponent, games)
    lead = bootstrap(leads)
    return Score(task.name, method or agent, seed, steps, opponent, games, sum(shares), round(lead.value, 2), round(lead.low, 2), round(lead.high, 2))  # fmt: skip


def kept() -> list[Score]:
    """All scores that were measured."""
    return [Score(**row) for row in json.loads(RESULTS.read_text(encoding="utf-8"))] if RESULTS.exists() else []


def keep(scores: list[Score]) -> None:
    """Keep scores, in the place of those that were measured earlier of the same."""
    rows = {one.key: one for one in [*kept(), *scores]}
    lines = [json.dumps(asdict(one)) for one in sorted(rows.values(), key=lambda s: s.key)]
    RESULTS.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def told(one: Score) -> str:
    """A score in a line."""
    won = one.won
    return (
        f"{one.task} {one.method} seed {one.seed} after {one.steps:,} steps v {one.opponent}: {won.value:.1%} [{won.low:.1%}, {won.high:.1%}] "
        f"of {one.games}, lead {one.lead:+.1f} [{one.low:+.1f}, {one.high:+.1f}]"
    )


def main() -> None:
    """Tell an agent's scores."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("agent")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    for opponent in OPPONENTS:
        print(told(score(TASKS[given.task], given.agent, opponent, games=given.games)), flush=True)


if __name__ == "__main__":
    main()
