"""What all adapters share: a seat's knowledge as an array, the legal actions as a mask, and the result as rewards."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from westward.core.errors import SettingsError
from westward.core.registry import title, view
from westward.core.rng import Rng
from westward.core.rows import Ahead, Eye, action_of, numbers_of
from westward.core.state import OVER, State
from westward.core.tensor import Block
from westward.core.tensors import tensor_of
from westward.core.title import Title
from westward.core.view import as_json
from westward.envs.matrices import Afterstates, Collector, Matrix, dense, restore, sparse

Floats = NDArray[np.float32]
Flags = NDArray[np.int8]

#: How many bits of the fingerprint of a seat's knowledge an information-state tensor ends with.
HASH_BITS: Final = 128
#: The ways a game can be rewarded.
REWARDS: Final = ("win", "score")
_FURTHEST: Final = 32767


def decisions(game: Title) -> int:
    """How many actions a seat may have to choose from: all but those of chance, where they come last."""
    return max(kind.base + kind.size for kind in game.space.kinds.values() if not kind.chance)


class Observer:
    """Writes observations and masks for one game, number of players and options. Arrays it returns are the caller's own."""

    def __init__(self, game: str, players: int, options: dict[str, object] | None = None) -> None:
        self._made = (game, players, options)
        self.title = title(game)
        self.start = self.title.start(players, **(options or {}))
        self.players = players
        self.tensor = tensor_of(self.title)
        #: How many numbers there are for a seat's actions, and how many the game itself has: most games use their own.
        self.own_actions = decisions(self.title)
        self.actions: int = self.tensor.choices(self.own_actions)
        self.blocks: list[Block] = self.tensor.blocks(self.start)
        self.size = sum(block.size for block in self.blocks)
        self._eye = Eye(self.tensor, self.size, self.actions)
        self._numbers: NDArray[np.int16] = np.asarray(self._eye.writer.values)
        self._flags: NDArray[np.int8] = np.asarray(self._eye.mask.flags).view(np.int8)
        units = [np.full(block.size, 1 / block.unit, np.float32) for block in self.blocks]
        self.scale: Floats = np.concatenate(units)
        #: The bounds of every number of an observation.
        self.high: Floats = self.scale * np.float32(_FURTHEST)
        self._ahead = Ahead(self.tensor, self.size, players, restore)
        self._collectors = [Collector(self._ahead.writer.values, self.scale.data, thin) for thin in (False, True)]
        self._rng = Rng(0)

    def __reduce__(self) -> tuple[type[Observer], tuple[str, int, dict[str, object] | None]]:
        return Observer, self._made

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat knows, as numbers: see `blocks` for their meaning."""
        self._eye.write(state, seat)
        numbers: Floats = self._numbers.astype(np.float32)
        numbers *= self.scale
        return numbers

    def observe_many(self, states: Sequence[State], seats: Sequence[int], sparse: bool = False) -> Matrix:
        """One row of each position, as its seat knows it."""
        if len(states) != len(seats):
            raise SettingsError(
                f"Every position needs its seat: there are {len(states)} positions and {len(seats)} seats."
            )
        for state, seat in zip(states, seats, strict=True):
            self._fits(state, seat)
        self._ahead.observe(list(states), [int(seat) for seat in seats], self._collectors[sparse].take)
        return self._finish(sparse)

    def afterstates(self, state: State, seat: int, sparse: bool = False, rng: Rng | None = None) -> Afterstates:
        """What a seat would know right after each of its legal actions; no rows if it is not asked.

        Chance that follows an action has not drawn yet. What others answered to a sealed question is drawn anew, by `rng`.
        """
        return self.afterstates_many([state], [seat], sparse, rng)

    def afterstates_many(
        self, states: Sequence[State], seats: Sequence[int], sparse: bool = False, rng: Rng | None = None
    ) -> Afterstates:
        """The same for many positions: the rows of each one after the other."""
        numbers: list[int] = []
        starts = [0]
        take = self._collectors[sparse].take
        for state, seat in zip(states, seats, strict=True):
            self._fits(state, seat)
        for state, seat in zip(states, seats, strict=True):
            numbers += self._ahead.look(state, int(seat), rng or self._rng, take)
            starts.append(len(numbers))
        return Afterstates(np.array(numbers, np.int64), np.array(starts, np.int64), self._finish(sparse))

    def _fits(self, state: State, seat: int) -> None:
        if state.game != self.title.id or state.players != self.players:
            raise SettingsError(
                f"This observer is for {self.title.id} with {self.players} players, not for {state.game} with {state.players}."
            )
        state.check_seat(seat)

    def _finish(self, thin: bool) -> Matrix:
        made = self._collectors[thin].finish()
        return sparse(made, self.size) if thin else dense(made, self.size)

    def mask(self, state: State, seat: int) -> Flags:
        """A 1 for every action that is legal for the seat now."""
        self._eye.flag(state, seat)
        return self._flags.copy()

    def flags(self, numbers: list[int]) -> Flags:
        """A 1 for each of these numbers of actions; the list must not change later."""
        self._eye.mask.show(0, numbers)
        return self._flags.copy()

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions of the seat that is asked; a list of the caller's own."""
        return list(numbers_of(self.tensor, state.legal()))

    def action(self, state: State, choice: int) -> int:
        """The game's own action that a number means now; for one that means none, -1 or an action that is not legal."""
        return action_of(self.tensor, state, choice)

    def information(self, state: State, seat: int) -> Floats:
        """The observation followed by the bits of a fingerprint of the View: equal exactly when the seat's knowledge is."""
        return np.concatenate([self.observe(state, seat), fingerprint(state, seat)])

    def named(self, numbers: Floats) -> dict[str, Floats]:
        """The blocks of an observation by name."""
        ends = np.cumsum([block.size for block in self.blocks])[:-1]
        parts = np.split(numbers, ends, axis=-1)
        return {block.name: part for block, part in zip(self.blocks, parts, strict=True)}

    def layout(self) -> list[tuple[str, int, int]]:
        """Name, size and unit of every block."""
        return [(block.name, block.size, block.unit) for block in self.blocks]


def knowledge(state: State, seat: int) -> str:
    """All that a seat knows, as text: its View in JSON."""
    return as_json(view(state, seat)).decode()


def fingerprint(state: State, seat: int) -> Floats:
    """The bits of a hash of all that a seat knows."""
    digest = hashlib.sha256(as_json(view(state, seat))).digest()[: HASH_BITS // 8]
    return np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32)


def check_reward(reward: str) -> None:
    """Refuse a way of rewarding that there is not."""
    if reward not in REWARDS:
        raise SettingsError(f"The reward cannot be '{reward}'; it can be {' or '.join(REWARDS)}.")


def rewards(scores: list[int], winners: list[int], reward: str) -> list[float]:
    """What the result is worth to each seat; the sum is always 0.

    win: 1 for a victory, as much less than nothing for the others together; a shared victory is shared.
    score: the points less the mean of the others' points.
    """
    n = len(scores)
    if reward == "win":
        share = n / len(winners)
        return [((share if seat in winners else 0) - 1) / (n - 1) for seat in range(n)]
    total = sum(scores)
    return [points - (total - points) / (n - 1) for points in scores]


def result(state: State, reward: str) -> list[float]:
    """The rewards of a position: nothing before the game is over."""
    if state.to_act != OVER:
        return [0.0] * state.players
    return rewards(state.scores(), state.winners(), reward)
