"""The random playout, the loop that benchmarks, simulations and searches run millions of times; and looking one action ahead."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> int:
    """Play the position to its end by uniform random choices; how many decisions players made."""
    decisions: i64 = 0
    while True:
        who: i64 = state.to_act
        if who == OVER:
            return decisions
        if who == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.pick(rng))
            decisions += 1


def noted_playout(state: State, rng: Rng, actions: list[int]) -> int:
    """The same game as `playout`, its actions noted."""
    decisions: i64 = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = state.draw(rng)
        else:
            action = state.pick(rng)
            decisions += 1
        actions.append(action)
        state.apply(action)
    return decisions


def play_games(start: State, games: int, seed: int) -> int:
    """Play many random games from one starting position; the number of decisions in all."""
    rng = Rng(seed)
    decisions = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions


def followers(state: State, actions: list[int]) -> list[int]:
    """Who would be to act after each of some legal actions: a seat, CHANCE or OVER."""
    found: list[int] = []
    for action in actions:
        after = state.copy()
        after.apply(action)
        found.append(after.to_act)
    return found


def copies(state: State, n: int) -> None:
    """Copy a position n times, for the benchmark."""
    for _ in range(n):
        state.copy()
