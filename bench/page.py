"""Writes the tables and curves of docs/benchmark.md from what was measured."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Final

import westward
from bench.tasks import OPPONENTS, STEPS, TASKS, Score, kept
from westward.arena.intervals import wilson
from westward.art.charts import Line, lines
from westward.core.words import Words

PAGE: Final = Path(__file__).parent.parent / "docs" / "benchmark.md"
CURVES: Final = PAGE.parent / "benchmark"
#: Between these lines of the page stands what is written here.
BEGIN: Final = "<!-- measured: python -m bench.baselines page -->"
END: Final = "<!-- end of what was measured -->"
#: How the methods are called, in the order of the tables; what is trained, and what its curve counts to the right.
NAMES: Final = {
    "random": "random",
    "greedy": "greedy",
    "search@200": "search, 200 iterations",
    "ppo": "MaskablePPO",
    "learner": "`westward train`",
}
TRAINED: Final = ("ppo", "learner")
HEAD: Final = (
    "| Agent | Decisions in training | Seeds | v random: victories | lead | v greedy: victories | lead |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def share(scores: list[Score]) -> str:
    """The share of victories of one or more runs, all their games together."""
    won = wilson(sum(s.wins for s in scores), sum(s.games for s in scores))
    return f"{won.value:.1%} [{won.low:.1%}, {won.high:.1%}]".replace("%", " %")


def row(method: str, scores: list[Score]) -> str:
    """One line of a table: an agent after its training, over all seeds."""
    last = {seed: max(s.steps for s in scores if s.seed == seed) for seed in {s.seed for s in scores}}
    ends = [s for s in scores if s.steps == last[s.seed]]
    steps = f"{fmean(last.values()):,.0f}" if method in TRAINED else "–"
    seeds = ", ".join(str(seed) for seed in sorted(last)) if method in TRAINED else "–"
    cells = [NAMES[method], steps, seeds]
    for opponent in OPPONENTS:
        of = [s for s in ends if s.opponent == opponent]
        cells += [share(of), f"{fmean(s.lead for s in of):+.1f}"]
    return f"| {' | '.join(cells)} |"


def curve(task: str, scores: list[Score]) -> str:
    """How MaskablePPO learns, seed by seed."""
    series = []
    for seed in sorted({s.seed for s in scores}):
        of = {s.steps: s for s in scores if s.seed == seed and s.opponent == OPPONENTS[0]}
        series.append(Line(f"seed {seed}", [100 * of[steps].won.value for steps in STEPS if steps in of]))
    label = f"{task}: MaskablePPO v random, % of victories by thousand decisions"
    return lines(series, label, each=STEPS[1] / 1000)


def minutes(task: str, scores: list[Score]) -> str:
    """How the project's own learner learns, quarter by quarter."""
    series = []
    for opponent in OPPONENTS:
        of = sorted((s for s in scores if s.opponent == opponent and s.seed == 1), key=lambda s: s.steps)
        series.append(Line(f"v {opponent}", [100 * s.won.value for s in of]))
    return lines(series, f"{task}: westward train, % of victories after each quarter", first=1)  # fmt: skip


def section(task: str, scores: list[Score]) -> str:
    """The table of a task with its curves."""
    by_method = {method: [s for s in scores if s.method == method] for method in NAMES}
    found = {method: some for method, some in by_method.items() if some}
    name = Words(westward.title(TASKS[task].game), "en").say("title")
    parts = [f"### {task}\n\n{name}, {TASKS[task].players} players.\n", HEAD]
    parts += [row(method, some) for method, some in found.items()]
    drawn: dict[str, Callable[[str, list[Score]], str]] = {"ppo": curve, "learner": minutes}
    for method in TRAINED:
        if method in found:
            file = CURVES / f"{task.replace('/', '-')}-{method}.svg"
            file.write_text(drawn[method](task, found[method]) + "\n", encoding="utf-8")
            parts.append(f"\n![{task}: {NAMES[method].strip('`')}]({CURVES.name}/{file.name})")
    return "\n".join(parts)


def measured() -> str:
    """All that the page has from measurements; draws the curves on the way."""
    CURVES.mkdir(exist_ok=True)
    scores = kept()
    tasks = [task for task in TASKS if any(s.task == task for s in scores)]
    return "\n\n".join(section(task, [s for s in scores if s.task == task]) for task in tasks)


def write() -> None:
    """Write the page anew."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{measured()}\n\n{END}{after}", encoding="utf-8")
