"""How fast the games run, beside two references measured in the same run.

R is OpenSpiel's `maedn` with four players, stepped from Python at random; `loop` is a fixed piece of plain Python. Figures
of one machine rot, ratios to references measured in alternation with them do not: compare ratios.
"""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable
from functools import partial

import msgspec
from rich.console import Group
from rich.table import Table

import westward
from westward.bots.search import Search
from westward.core.hints import Hints
from westward.core.playout import copies, play_games, playout
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.envs import benchmark as env_benchmark
from westward.envs.benchmark import EnvLine


class Reference(msgspec.Struct):
    """A reference: what it is and how many of its steps run in a second."""

    name: str
    per_second: float


class Line(msgspec.Struct):
    """The figures of one game and number of players."""

    game: str
    players: int
    compiled: bool
    #: Decisions per second of uniform random play inside the loop of `core.playout`, and driven from interpreted Python.
    decisions_per_second: float
    driven_per_second: float
    games_per_second: float
    decisions_per_game: float
    legal_per_decision: float
    #: Copies of a position in mid-game, from inside the loop.
    copies_per_second: float
    copy_microseconds: float
    #: Iterations of the search from a position in mid-game, and decisions of random playouts to the end inside a search
    #: from the start, as a ratio to bare random play.
    search_per_second: float
    search_ratio: float
    #: Memory of a position in mid-game beside another of the same game, and of a node of a search tree with its edges.
    position_bytes: float
    node_bytes: float
    #: The same as ratios to the references; R is missing when OpenSpiel is not installed.
    ratio_to_r: float | None
    driven_ratio_to_r: float | None
    ratio_to_loop: float


class Report(msgspec.Struct):
    """One run of the benchmark."""

    compiled: bool
    seconds: float
    rounds: int
    references: list[Reference]
    lines: list[Line]
    #: The adapters for learning programs beside their peers, where the libraries are installed.
    environments: list[EnvLine] = []


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work gets done in a second of processor time, measured for about so many seconds.

    Processor time, so that other programs on the machine disturb the figure less.
    """
    work()
    done, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        done += work()
    return done / passed


def plain_loop() -> int:
    """A fixed loop of plain Python: its speed stands for the interpreter and the machine."""
    total, values = 0, list(range(100))
    for i in range(20_000):
        total += values[i % 100] ^ i
    return 20_000 if total else 0


def maedn() -> Callable[[], int] | None:
    """One random game of OpenSpiel's `maedn` with four players; None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    import random

    game = pyspiel.load_game("maedn(players=4)")
    rng = random.Random(1)

    def one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def driven(start: State, rng: Rng) -> int:
    """One random game, one `legal` and one `play` per decision, from interpreted Python."""
    state, decisions = start.copy(), 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.draw(rng))
        else:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            decisions += 1
    return decisions


def random_games(start: State, rng: Rng) -> int:
    """Twenty random games inside the loop of `core.playout`."""
    return sum(playout(start.copy(), rng) for _ in range(20))


def many_copies(state: State) -> int:
    """Two thousand copies of a position."""
    copies(state, 2_000)
    return 2_000


def middle(start: State, decisions: float) -> State:
    """A position in the middle of a random game."""
    state, rng, left = start.copy(), Rng(5), decisions / 2
    while left > 0 and state.to_act != OVER:
        left -= state.to_act != CHANCE
        state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.legal()))
    return state


def asked(state: State) -> State:
    """The position with chance drawn until a seat is asked."""
    rng = Rng(6)
    while state.to_act == CHANCE:
        state.apply(state.draw(rng))
    return state


def search_iterations(state: State) -> int:
    """A hundred iterations of the search with the game's hints."""
    Search(title(state.game).hints, state.to_act, Rng(7)).think(state, 100, 0.0)
    return 100


def playouts_inside(state: State, rng: Rng) -> int:
    """Fifty iterations of a search whose leaves are played to the end at random; how many decisions that were."""
    search = Search(Hints(), state.to_act, rng)
    search.plies = 1 << 30
    search.think(state, 50, 0.0)
    return search.decisions


def branching(start: State) -> float:
    """How many legal actions a decision has on average."""
    rng, decisions, legal = Rng(3), 0, 0
    for _ in range(10):
        state = start.copy()
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(state.draw(rng))
            else:
                legal += len(state.legal())
                decisions += 1
                state.apply(rng.pick(state.legal()))
    return legal / decisions


def taken(make: Callable[[], object]) -> tuple[object, int]:
    """What is made, and how much memory it takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = make()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return made, after - before


def memory(state: State) -> tuple[float, float]:
    """The bytes of a position and of a node of a search tree."""

    def grown() -> Search:
        search = Search(title(state.game).hints, state.to_act, Rng(7))
        search.think(state, 400, 0.0)
        return search

    grown()  # what a game works out once is no part of a tree
    _, positions = taken(lambda: [state.copy() for _ in range(1000)])
    search, tree = taken(grown)
    assert isinstance(search, Search)
    return positions / 1000, tree / len(search.first)


def run(games: list[str], seconds: float, rounds: int, tick: Callable[[], object] = int) -> Report:
    """Measure games and references in alternation; medians of the rounds."""
    cases = [(game, players) for game in games for players in title(game).players]
    starts = {case: title(case[0]).start(case[1]) for case in cases}
    works: dict[str, Callable[[], int]] = {"loop": plain_loop}
    if (peer := maedn()) is not None:
        works["R"] = peer
    shapes: dict[tuple[str, int], tuple[float, float]] = {}
    sizes: dict[tuple[str, int], tuple[float, float]] = {}
    for case in cases:
        start = starts[case]
        per_game = play_games(start, 100, 2) / 100
        shapes[case] = per_game, branching(start)
        sizes[case] = memory(asked(middle(start, per_game)))
        works[f"play {case}"] = partial(random_games, start, Rng(4))
        works[f"drive {case}"] = partial(driven, start, Rng(4))
        works[f"copy {case}"] = partial(many_copies, middle(start, per_game))
        works[f"search {case}"] = partial(search_iterations, asked(middle(start, per_game)))
        works[f"inside {case}"] = partial(playouts_inside, asked(start.copy()), Rng(4))
    samples: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            samples[name].append(rate(work, seconds))
            tick()
    speed = {name: statistics.median(values) for name, values in samples.items()}
    r = speed.get("R")
    lines = [
        Line(
            game=case[0],
            players=case[1],
            compiled=westward.compiled,
            decisions_per_second=speed[f"play {case}"],
            driven_per_second=speed[f"drive {case}"],
            games_per_second=speed[f"play {case}"] / shapes[case][0],
            decisions_per_game=shapes[case][0],
            legal_per_decision=shapes[case][1],
            copies_per_second=speed[f"copy {case}"],
            copy_microseconds=1e6 / speed[f"copy {case}"],
            search_per_second=speed[f"search {case}"],
            search_ratio=speed[f"inside {case}"] / speed[f"play {case}"],
            position_bytes=sizes[case][0],
            node_bytes=sizes[case][1],
            ratio_to_r=speed[f"play {case}"] / r if r else None,
            driven_ratio_to_r=speed[f"drive {case}"] / r if r else None,
            ratio_to_loop=speed[f"play {case}"] / speed["loop"],
        )
        for case in cases
    ]
    references = [Reference("loop", speed["loop"])] + ([Reference("R", r)] if r else [])
    environments = env_benchmark.run(games, seconds, rounds, rate, tick)
    return Report(westward.compiled, seconds, rounds, references, lines, environments)


def table(report: Report) -> Group:
    """The report for people."""
    speeds = ", ".join(f"{r.name} {r.per_second:,.0f}/s" for r in report.references)
    how = "compiled" if report.compiled else "interpreted"
    out = Table("game", "players", "decisions/s", "× R", "driven/s", "× R", "× loop", "games/s", "per game", "legal", "copy µs", "search it/s", "inside", "bytes", "per node",
                title=f"{how}; references: {speeds}", box=None, pad_edge=False)  # fmt: skip
    for line in report.lines:
        ratios = [f"{x:.2f}" if x is not None else "-" for x in (line.ratio_to_r, line.driven_ratio_to_r)]
        out.add_row(line.game, str(line.players), f"{line.decisions_per_second:,.0f}", ratios[0], f"{line.driven_per_second:,.0f}",
                    ratios[1], f"{line.ratio_to_loop:.3f}", f"{line.games_per_second:,.0f}", f"{line.decisions_per_game:.1f}",
                    f"{line.legal_per_decision:.1f}", f"{line.copy_microseconds:.2f}", f"{line.search_per_second:,.0f}",
                    f"{line.search_ratio:.2f}", f"{line.position_bytes:,.0f}", f"{line.node_bytes:,.0f}")  # fmt: skip
    return Group(out, "", env_benchmark.table(report.environments)) if report.environments else Group(out)
