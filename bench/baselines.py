"""Measures the baselines of docs/benchmark.md anew, row by row, into bench/results.json; `page` writes the page's tables and curves.

python -m bench.baselines bots                                  # random, greedy and search, every task
python -m bench.baselines ppo gold-seekers/2 --seed 1           # MaskablePPO, trained and measured on the way
python -m bench.baselines learner gold-seekers/2 --seed 1       # what `westward train` does in three minutes
python -m bench.baselines page
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import westward
from bench import page
from bench.tasks import OPPONENTS, STEPS, TASKS, Score, Task, keep, kept, score, told

#: Bots that learn nothing; the search only with the fewest players, for it takes long.
BOTS = ("random", "greedy")
SEARCH = "search@200"
#: How many of its games are played: a share of all, since each takes seconds.
SEARCH_GAMES = 100
#: How long the project's own learner plays and learns, on two processes.
MINUTES = 3.0


def note(scores: list[Score]) -> None:
    """Keep scores and tell them."""
    keep(scores)
    for one in scores:
        print(told(one), flush=True)


def bots(tasks: list[Task]) -> None:
    """What bots score that learn nothing; what is known is not measured again."""
    known = {one.key for one in kept()}
    for task in tasks:
        fewest = westward.title(task.game).players[0] == task.players
        for name in (*BOTS, SEARCH) if fewest else BOTS:
            for opponent in OPPONENTS:
                if (task.name, name, 0, 0, opponent) not in known:
                    note(
                        [
                            score(task, name, opponent, games=SEARCH_GAMES)
                            if name == SEARCH
                            else score(task, name, opponent)
                        ]
                    )


def ppo(task: Task, seed: int, folder: Path) -> None:
    """Train MaskablePPO and measure it on the way, against the harder opponent only at the end."""
    from bench import ppo as learner

    for steps, file in learner.train(task, seed, folder):
        opponents = OPPONENTS if steps == STEPS[-1] else OPPONENTS[:1]
        note([score(task, f"bench.ppo:Agent@{file}", opponent, "ppo", seed, steps) for opponent in opponents])


def learner(task: Task, seed: int, folder: Path) -> None:
    """Let the project's own learner play against itself for some minutes, and measure it after every quarter of them."""
    from westward.learn.plan import Plan
    from westward.learn.trainer import Trainer

    for quarter in range(4):
        plan = Plan(
            task.game,
            task.players,
            MINUTES / 4,
            folder,
            jobs=1,
            total=MINUTES,
            rows=50_000,
            opponent="",
            seed=seed,
            resume=quarter > 0,
        )
        trainer = Trainer(plan, lambda moment: print(moment.line(), flush=True))
        trainer.run()
        net = folder / f"{task.game}-{task.players}.net"
        note([score(task, str(net), opponent, "learner", seed, trainer.counts.rows) for opponent in OPPONENTS])


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["bots", "ppo", "learner", "page"])
    parser.add_argument("tasks", nargs="*", help="all tasks if none is named")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.what == "page":
        page.write()
        return
    tasks = [TASKS[name] for name in given.tasks] or list(TASKS.values())
    if given.what == "bots":
        bots(tasks)
        return
    for task in tasks:
        begun = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            (ppo if given.what == "ppo" else learner)(task, given.seed, Path(folder))
        print(f"{task.name}: {time.process_time() - begun:.0f} s of the processor", flush=True)


if __name__ == "__main__":
    main()
