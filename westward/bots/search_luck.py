"""Equal luck for the actions that a search compares, so that it does not take luck for merit.

The n-th try of every action at the root is made with the same luck: the first die roll of the iteration is the same, the
second, the first chip that is dug up, and so on for every kind of draw. What an action is worth is then judged by how its
results differ from those of the action tried most, with the same luck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.rng import Rng
from westward.core.state import State

#: There are no more kinds of draws, since an entry of the agenda has eight bits for its kind.
_KINDS: Final = 256
_MASK: Final = 0xFFFFFFFF
#: A large odd number spreads the tries over all seeds; so many numbers are passed over until seeds that are close have parted.
_SPREAD: Final = 2654435761
_PASSED: Final = 12


class EqualLuck:
    """The luck of a search from one root, and what each action there made of it."""

    def __init__(self, edges: list[int], seed: int) -> None:
        #: The edges that compete at the root.
        self.edges = edges
        # For each the running sum of its results; the one that was tried most.
        self.sums: list[list[float]] = [[0.0] for _ in edges]
        self.leader: i64 = 0
        self.mean: float = 0.0
        # The luck of this iteration: which try it is, and how often each kind of draw was made.
        self.seeds = Rng(seed)
        self.luck = Rng(0)
        self.number: i64 = 0
        self.draws = vec[i64]([0] * _KINDS)

    def handicap(self, rival: i64) -> float:
        """What to add to the sum of an action's results to make up for the luck of its tries."""
        tries = len(self.sums[rival]) - 1
        return tries * self.mean - self.sums[self.leader][tries]

    def begin(self, rival: i64) -> None:
        """Begin the next try of an action."""
        self.number = len(self.sums[rival]) - 1
        for kind in range(_KINDS):
            self.draws[kind] = 0

    def end(self, rival: i64, result: float) -> None:
        """Note the result of a try."""
        sums = self.sums[rival]
        sums.append(sums[len(sums) - 1] + result)
        if len(sums) > len(self.sums[self.leader]):
            self.leader = rival
        best = self.sums[self.leader]
        self.mean = best[len(best) - 1] / (len(best) - 1)

    def draw(self, state: State) -> int:
        """The outcome of the open draw with the luck of this try."""
        kind: i64 = state.agenda[len(state.agenda) - 1] & (_KINDS - 1)
        count = self.draws[kind]
        self.draws[kind] = count + 1
        luck = self.luck
        luck.a = self.seeds.a ^ (self.number * _SPREAD & _MASK)
        luck.b = self.seeds.b ^ (kind << 16 ^ count)
        luck.c = self.seeds.c
        luck.counter = 1
        for _ in range(_PASSED):
            luck.next32()
        return state.draw(luck)
