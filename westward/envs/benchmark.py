"""How fast the environments are, beside the peers that the same programs would drive: measured in alternation, as ratios.

OpenSpiel's `python_block_dominoes` is a game written in Python like ours; PettingZoo's `connect_four_v3` a board game with masks and
the standard wrappers. Everybody is driven by the same loop, which chooses at random from the mask.

PettingZoo is measured with our quicker subclasses of its standard wrappers, as `env()` gives them, and with its own wrappers unmodified.
These take so long that an environment which does nothing at all is measured in them too: no game can be quicker than that.
"""

from __future__ import annotations

import os
import random
import statistics
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from rich.table import Table

from westward.core.registry import title

#: How many games a batch has, and how many steps are measured at a time.
ROWS: Final = 64
STEPS: Final = 20
#: From how many stages of games rows are looked ahead, and how many steps lie between them.
STAGES: Final = 8
BETWEEN: Final = 23
OPENSPIEL: Final = "OpenSpiel python_block_dominoes"
PETTINGZOO: Final = "PettingZoo connect_four_v3"
UNMODIFIED: Final = "PettingZoo, unmodified wrappers"
NOTHING: Final = "(nothing)"

#: Does some steps and says how many.
Work = Callable[[], int]


class EnvLine(msgspec.Struct):
    """The figures of one adapter and game; for Gymnasium a step is one of the agent, the other seats' moves within it."""

    adapter: str
    game: str
    players: int
    steps_per_second: float
    peer: str
    peer_per_second: float
    ratio: float


def flagged(mask: Any) -> Any:
    """The legal actions of a mask."""
    return mask.view(bool).nonzero()[0]


def zoo_game(env: Any) -> Work:
    """One random game of a PettingZoo environment."""
    rng = random.Random(1)

    def one_game() -> int:
        env.reset(seed=rng.randrange(2**31))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = flagged(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return one_game


def unmodified(env: Any) -> Any:
    """An environment in PettingZoo's standard wrappers as they are."""
    from pettingzoo.utils import wrappers

    inside = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))


def nothing() -> Any:
    """A PettingZoo environment that does nothing: two agents take turns, and after a hundred steps both are done."""
    import numpy as np
    from pettingzoo import AECEnv

    from westward.envs.spaces import Actions

    class Nothing(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
        metadata: dict[str, Any] = {"name": "nothing_v0"}

        def __init__(self) -> None:
            super().__init__()
            self.possible_agents = ["player_0", "player_1"]
            self.space = Actions(7)
            self.seen = {"observation": np.zeros(7, np.float32), "action_mask": np.ones(7, np.int8)}

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            self.agents = self.possible_agents.copy()
            self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
            self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self.agent_selection, self.steps, self._skip_agent_selection = self.agents[0], 0, None

        def action_space(self, agent: str) -> Any:
            return self.space

        def observe(self, agent: str) -> dict[str, Any]:
            return self.seen

        def step(self, action: int | None) -> None:
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            self.steps += 1
            if self.steps == 100:
                self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.steps % 2]

    return Nothing()


def spiel_game(game: Any) -> Work:
    """One random game of OpenSpiel; every action is a step, those of chance too."""
    rng = random.Random(1)

    def one_game() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return one_game


def gym_game(env: Any) -> Work:
    """One random game of a Gymnasium environment."""
    rng = random.Random(1)

    def one_game() -> int:
        _, info = env.reset(seed=rng.randrange(2**31))
        steps, over = 0, False
        while not over:
            legal = flagged(info["action_mask"])
            _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return one_game


def batch_steps(games: Any) -> Work:
    """Some random steps of a batch."""

    def some_steps() -> int:
        for _ in range(STEPS):
            games.step(games.sample())
        return STEPS * int(games.n)

    return some_steps


def looks(games: Any, sparse: bool) -> Work:
    """The rows of all that may come next, at positions of all stages of random games."""
    positions = []
    for number in range(STAGES * BETWEEN):
        games.step(games.sample())
        if number % BETWEEN == 0:
            positions.append([state.copy() for state in games.positions])

    def some_rows() -> int:
        rows = 0
        for some in positions:
            rows += len(games.observer.afterstates_many(some, [state.to_act for state in some], sparse).actions)
        return rows

    return some_rows


def clocked(work: Work, seconds: float) -> float:
    """How much of the work gets done in a second by the clock on the wall, for work that others do too."""
    work()
    done, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        done += work()
    return done / passed


def zoo_works(cases: list[tuple[str, int]], works: dict[tuple[str, str, int], Work]) -> None:
    """PettingZoo, Gymnasium and batches, with their peer."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the peer and what it imports
        from pettingzoo.classic import connect_four_v3

    from westward.envs import gym, pettingzoo
    from westward.envs.batch import Batch

    works[PETTINGZOO, "", 0] = zoo_game(connect_four_v3.env())
    works[UNMODIFIED, NOTHING, 2] = zoo_game(unmodified(nothing()))
    for game, players in cases:
        works["PettingZoo", game, players] = zoo_game(pettingzoo.env(game, players))
        works[UNMODIFIED, game, players] = zoo_game(unmodified(pettingzoo.raw_env(game, players)))
        works["Gymnasium", game, players] = gym_game(gym.WestwardEnv(game, players))
        works["batch", game, players] = batch_steps(Batch(game, players, ROWS))
        works["afterstates (rows)", game, players] = looks(Batch(game, players, ROWS), False)
        works["afterstates (rows), sparse", game, players] = looks(Batch(game, players, ROWS), True)


def spiel_works(cases: list[tuple[str, int]], works: dict[tuple[str, str, int], Work]) -> None:
    """OpenSpiel, with its peer."""
    import pyspiel
    from open_spiel.python.games import block_dominoes as _registers_itself  # noqa: F401

    from westward.envs import openspiel

    works[OPENSPIEL, "", 0] = spiel_game(pyspiel.load_game("python_block_dominoes"))
    for game, players in cases:
        loaded = pyspiel.load_game(f"{openspiel.short_name(title(game))}(players={players})")
        works["OpenSpiel", game, players] = spiel_game(loaded)


def shared_works(cases: list[tuple[str, int]]) -> dict[tuple[str, str, int], Any]:
    """Batches on all processors."""
    from westward.envs.batch import Batch

    jobs = os.cpu_count() or 1
    name = f"batch on {jobs} processes"
    return {(name, game, players): Batch(game, players, ROWS * jobs, jobs=jobs) for game, players in cases}


def run(
    games: list[str],
    seconds: float,
    rounds: int,
    rate: Callable[[Work, float], float],
    tick: Callable[[], object] = int,
) -> list[EnvLine]:
    """Measure every game with its fewest players and the peers in alternation; medians of the rounds.

    Where a library is not installed, its lines are missing.
    """
    cases = [(game, title(game).players[0]) for game in games]
    works: dict[tuple[str, str, int], Work] = {}
    batches: dict[tuple[str, str, int], Any] = {}
    with suppress(ImportError):
        zoo_works(cases, works)
        batches = shared_works(cases)
    with suppress(ImportError):
        spiel_works(cases, works)
    samples: dict[tuple[str, str, int], list[float]] = {}
    for _ in range(rounds):
        for key, work in works.items():
            samples.setdefault(key, []).append(rate(work, seconds))
            tick()
        for key, batch in batches.items():
            samples.setdefault(key, []).append(clocked(batch_steps(batch), seconds))
            tick()
    for batch in batches.values():
        batch.close()
    speed = {key: statistics.median(values) for key, values in samples.items()}
    lines: list[EnvLine] = []
    for (adapter, game, players), value in speed.items():
        if game:
            peer = OPENSPIEL if adapter == "OpenSpiel" else PETTINGZOO
            beside = speed[peer, "", 0]
            lines.append(EnvLine(adapter, game, players, value, peer, beside, value / beside))
    return lines


def printed(lines: list[EnvLine]) -> Table:
    """The figures for people."""
    out = Table("environment", "game", "players", "steps/s", "peer", "steps/s", "ratio", box=None, pad_edge=False)
    for line in lines:
        out.add_row(line.adapter, line.game, str(line.players), f"{line.steps_per_second:,.0f}", line.peer,
                    f"{line.peer_per_second:,.0f}", f"{line.ratio:.2f}")  # fmt: skip
    return out
