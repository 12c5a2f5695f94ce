"""Plants small faults in the rules and the scoring of a game and looks whether a test notices each of them.

    PYTHONPATH=. .venv/bin/python tools/mutants.py golden-city --sample 200

The tests are those of the game, its recorded games and some of the contract suite, without those that take many seconds. They
are collected once; each is traced to learn which lines it runs, and each fault is planted in a forked process, which runs the
tests that come by. A fault that no test notices has survived; `tools/survivors.toml` says why those that change nothing do so.
"""

from __future__ import annotations

import argparse
import os
import pickle
import signal
import sys
import time
import tomllib
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

import westward
from westward.arena.intervals import wilson

ROOT: Final = Path(__file__).parent.parent
sys.path.append(str(ROOT))

from tools.mutation import Mutant, mutants  # noqa: E402

#: The modules of a game that decide what happens; positions, boxes, views and pictures are proven by other tests.
RULES: Final = (
    "acts", "bids", "board", "cards", "coalition", "effects", "finish", "landscape", "menu", "movement", "paths",
    "railroad", "rules*", "scoring",
)  # fmt: skip
#: The tests of the contract suite that ask what no recorded game shows: what chance draws, and why something is not allowed.
CONTRACT: Final = [
    f"tests/contract/test_play.py::{name}"
    for name in (
        "test_chance_draws_only_what_it_lists",
        "test_chance_draws_as_often_as_it_says",
        "test_illegal_actions_are_refused_with_a_clause_and_change_nothing",
    )
]
#: The part of the faults that change something which the tests must notice.
WANTED: Final = 0.9
#: Seconds of processor time after which a test, being traced, is too long to be run again and again.
LONGEST: Final = 6.0
#: Tests that took so many seconds together, being traced, are enough for one fault; without the tracing it is a third of that.
ENOUGH: Final = 20.0
#: Seconds of processor time that a test may take with a fault beyond what it took to trace it.
PATIENCE: Final = 2.0

Line = tuple[str, int]


@dataclass
class Covering:
    """Which lines a test runs, how long it takes, and how many faults it has noticed."""

    seconds: float = 0.0
    lines: set[Line] = field(default_factory=set)
    noticed: int = 0

    @property
    def keen(self) -> float:
        """How much it is worth to run this test early."""
        return (1 + self.noticed) / (0.02 + self.seconds)


@dataclass
class Trial:
    """The faults planted in a game, as a plugin that takes over pytest's loop."""

    sample: list[Mutant]
    jobs: int
    traced: list[Covering] = field(default_factory=list)
    survivors: list[Mutant] = field(default_factory=list)
    #: By process: the fault it tries, and the tests it runs in their order.
    running: dict[int, tuple[Mutant, list[int]]] = field(default_factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Trace all tests, then try all faults."""
        self.traced = [trace(item, {str(m.path) for m in self.sample}) for item in session.items]
        for number, mutant in enumerate(self.sample):
            if len(self.running) == self.jobs:
                self.wait()
            chosen = covering(mutant, self.traced)
            if chosen:
                tests = [(session.items[i], self.traced[i].seconds) for i in chosen]
                self.running[plant(mutant, tests)] = mutant, chosen
            else:
                self.survivors.append(mutant)
            print(f"\r{number + 1} of {len(self.sample)}, {len(self.survivors)} survived ", end="", file=sys.stderr)
        while self.running:
            self.wait()
        print(file=sys.stderr)
        return True

    def wait(self) -> None:
        """Wait for one of the faults to be noticed or not."""
        pid, status = os.wait()
        mutant, chosen = self.running.pop(pid)
        if status == 0:
            self.survivors.append(mutant)
        elif os.WIFEXITED(status):
            self.traced[chosen[os.WEXITSTATUS(status) - 1]].noticed += 1


def trace(item: pytest.Item, files: set[str]) -> Covering:
    """Run one test in a process of its own, so that nothing it remembers is left, and learn the lines it runs."""
    reading, writing = os.pipe()
    if os.fork() == 0:
        signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
        found = Covering()
        begun = time.process_time()
        sys.settrace(Tracer(found.lines, files))
        passed = not fails(item)
        sys.settrace(None)
        found.seconds = time.process_time() - begun
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump(found if passed else None, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    os.wait()
    traced: Covering | None = pickle.loads(told) if told else Covering()
    if traced is None:
        raise pytest.UsageError(f"{item.nodeid} fails without any fault.")
    return traced


class Tracer:
    """Writes down the lines of some files that are run."""

    def __init__(self, lines: set[Line], files: set[str]) -> None:
        self.lines = lines
        self.files = files

    def __call__(self, frame: FrameType, event: str, arg: object) -> Any:
        """Called by Python for every call of a function, and for every line of those in the files."""
        if frame.f_code.co_filename not in self.files:
            return None
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self


def covering(mutant: Mutant, traced: list[Covering]) -> list[int]:
    """The tests that run a line of a fault, first those that notice much in little time."""
    lines = {(str(mutant.path), line) for line in mutant.lines}
    order = sorted((i for i, c in enumerate(traced) if lines & c.lines), key=lambda i: -traced[i].keen)
    spent = accumulate(traced[i].seconds for i in order)
    return [i for i, seconds in zip(order, spent, strict=True) if seconds < ENOUGH or i == order[0]]


def fails(item: pytest.Item) -> bool:
    """Whether a test fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def plant(mutant: Mutant, tests: list[tuple[pytest.Item, float]]) -> int:
    """Start a process with the fault that runs the tests until one fails; its id.

    It ends with 0 if no test fails, else with the place of the first that does, counted from 1.
    """
    pid = os.fork()
    if pid:
        return pid
    try:
        replace_code(mutant)
        for place, (item, seconds) in enumerate(tests, start=1):
            # What does not come to an end is noticed too: the process is stopped.
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + seconds)
            if fails(item):
                os._exit(min(place, 255))
        os._exit(0)
    finally:
        os._exit(1)


def replace_code(mutant: Mutant) -> None:
    """Give the function of a mutant its faulty code, wherever it is called from."""
    name = mutant.path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    found: Any = sys.modules[name]
    for part in mutant.function.split("."):
        found = getattr(found, part)
    code: CodeType = mutant.code
    found.__code__ = code.replace(co_qualname=found.__code__.co_qualname)


def planted(game: str) -> list[Mutant]:
    """All faults that can be planted in a game."""
    folder = ROOT / "westward" / "games" / game.replace("-", "_")
    files = sorted({path for pattern in RULES for path in folder.glob(f"{pattern}.py")})
    return [mutant for path in files for mutant in mutants(path)]


def draw(found: list[Mutant], sample: int, seed: int) -> list[Mutant]:
    """So many of them, drawn by lot, in their order; all if 0."""
    order = list(range(len(found)))
    westward.Rng(seed).shuffle(order)
    return [found[i] for i in sorted(order[: sample or None])]


def report(game: str, trial: Trial, total: int) -> bool:
    """Say what survived and how many were noticed; whether these are enough."""
    known: dict[str, str] = tomllib.loads((ROOT / "tools" / "survivors.toml").read_text(encoding="utf-8")).get(game, {})
    changed = [m for m in trial.sample if str(m) not in known]
    survived = [m for m in trial.survivors if str(m) not in known]
    for mutant in survived:
        print(f"  {mutant} (line {mutant.lines.start})")
    rate = wilson(len(changed) - len(survived), len(changed))
    print(
        f"{game}: {total} faults, {len(trial.sample)} planted, {len(trial.sample) - len(changed)} of them change nothing; "
        f"{len(changed) - len(survived)} of {len(changed)} noticed, {rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})"
    )
    return rate.value >= WANTED


def try_game(game: str, sample: int, seed: int, jobs: int) -> bool:
    """Plant faults in one game."""
    found = planted(game)
    trial = Trial(draw(found, sample, seed), jobs)
    tests = [f"tests/games/{game.replace('-', '_')}", "tests/records", *CONTRACT, "-m", "not option"]
    options = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-s", "--no-header", "--no-summary", "-k"]
    if pytest.main([*tests, *options, f"{game} or {game.replace('-', '_')}"], plugins=[trial]) != pytest.ExitCode.OK:
        sys.exit(f"{game}: no fault could be tried; what was wrong stands above.")
    return report(game, trial, len(found))


def main() -> None:
    """Try the games that are named, or all."""
    parser = argparse.ArgumentParser(description="Plants faults and looks whether the tests notice them.")
    parser.add_argument("games", nargs="*", default=westward.ids())
    parser.add_argument("--sample", type=int, default=200, help="faults per game, drawn by lot; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if westward.compiled:
        sys.exit("Faults can only be planted in the plain source: PYTHONPATH=. python tools/mutants.py …")
    enough = [try_game(game, asked.sample, asked.seed, asked.jobs) for game in asked.games]
    sys.exit(0 if all(enough) else 1)


if __name__ == "__main__":
    main()
