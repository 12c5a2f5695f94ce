"""Games of a net against itself in which every choice is searched for: rows say what the search found, not only what the net said.

The net learns of the chosen action from what came later, as in `selfplay`, and of every other action that was looked at closely from
what the search found behind it. So each search makes the net that the next one asks a little better.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.bots.afterstates import sealed
from westward.bots.search import Search
from westward.bots.search_values import LearntHints
from westward.core.rng import Rng
from westward.core.state import State
from westward.learn.selfplay import SelfPlay

#: An action is told of beside the chosen one if it got at least this share of the tries, and of so many at most.
_CLOSELY: Final = 0.06
_BESIDE: Final = 5
#: A tree that goes on from the choice before gets at least this share of new tries.
_ANEW: Final = 0.3


class PointSearch(Search):
    """A search that also remembers of every action how many points each seat could expect behind it."""

    def __init__(self, hints: LearntHints, seat: int, rng: Rng, players: int) -> None:
        super().__init__(hints, seat, rng)
        self.seats: i64 = players
        self.points = vec[float]()

    def _new_edge(self, action: i64, after: i64, prior: float, gap: float) -> i64:
        i: i64 = 0
        while i < self.seats:
            self.points = append(self.points, 0.0)
            i += 1
        return super()._new_edge(action, after, prior, gap)

    def _go_back(self, depth: i64, result: list[float], lead: list[float], points: list[float]) -> None:
        super()._go_back(depth, result, lead, points)
        n = self.seats
        i: i64 = depth - 1
        while i >= 0:
            at: i64 = self.line_edge[i] * n
            k: i64 = 0
            while k < n:
                self.points[at + k] += points[k]
                k += 1
            i -= 1

    def tried(self) -> float:
        """How often the actions at the root were tried, all together."""
        total = 0.0
        for edge in self.edges(self.root):
            total += self.taken[edge]
        return total

    def expected(self, edge: i64) -> list[float]:
        """The points that each seat can expect after the action of an edge that was tried."""
        n = self.seats
        taken = self.taken[edge]
        out: list[float] = []
        k: i64 = 0
        while k < n:
            out.append(self.points[edge * n + k] / taken)
            k += 1
        return out


class SearchPlay(SelfPlay):
    """Plays whole games with `tries` iterations for a choice and writes their rows as `SelfPlay` does."""

    def __init__(
        self,
        start: State,
        judge: LearntHints,
        rng: Rng,
        places: Any,
        numbers: Any,
        width: int,
        trace: float,
        rivalry: tuple[float, float],
        tries: int,
    ) -> None:
        super().__init__(start, judge.eyes, rng, places, numbers, width, trace, rivalry)
        self.judge = judge
        self.tries = tries
        #: The tree of the last choice with its root moved on, if the same seat is asked again at once, and the number of that decision.
        self.tree: PointSearch | None = None
        self.next_decision = 0

    def play(self, first: int, most: int, heat: float, slips: float) -> int:
        self.tree = None
        return super().play(first, most, heat, slips)

    def _choose(self, state: State, legal: list[int], slot: int, heat: float, slips: float) -> State:
        seat = state.to_act
        search = self._think(state)
        edges = [
            edge for edge in search.edges(search.root) if search.taken[edge] > 0.0 and search.action[edge] in legal
        ]
        best = most_tried(search, edges)
        chosen = best
        slip = self.rng.uniform() < slips
        if slip:
            chosen = edges[self.rng.below(len(edges))]
        elif heat > 0.0:
            chosen = self._draw(search, edges)
        action = int(search.action[chosen])
        self._tell(state, search, edges, chosen, best, slot)
        state = state.copy()
        state.apply(action)
        child = int(search.child[chosen])
        self.tree = None
        if state.to_act == seat and child >= 0 and search.visits[child] > 0.0 and not sealed(state):
            search.move_root(child)
            self.tree = search
            self.next_decision = self.decisions + 1
        return state

    def _think(self, state: State) -> PointSearch:
        seat = state.to_act
        self.judge.rivalry = self.rivalries[seat]
        search = self.tree
        # Where there was only one thing to do in between, the tree stands at another position.
        if search is None or self.next_decision != self.decisions:
            search = PointSearch(self.judge, seat, self.rng, state.players)
        missing = self.tries - int(search.tried())
        before = search.iterations
        search.think(state, max(missing, int(_ANEW * self.tries)), 0.0)
        self.judged += int(search.iterations - before)
        return search

    def _draw(self, search: PointSearch, edges: list[int]) -> int:
        total = 0.0
        for edge in edges:
            total += keenly(search.taken[edge])
        left = self.rng.uniform() * total
        for edge in edges:
            left -= keenly(search.taken[edge])
            if left < 0.0:
                return edge
        return edges[-1]

    def _tell(self, state: State, search: PointSearch, edges: list[int], chosen: int, best: int, slot: int) -> None:
        # The rows of what others were looked at closely, then of the chosen action.
        seat = state.to_act
        least = _CLOSELY * search.tried()
        told = [edge for edge in edges if edge != chosen and search.taken[edge] >= least]
        told.sort(key=lambda edge: -search.taken[edge])
        told = [*told[:_BESIDE], chosen]
        eyes = self.eyes
        # A net sees what the seat may know; hints see whatever there is, so they get another deal.
        known = state if eyes.ground is None else state.redeal(seat, self.rng)
        eyes.look(known, [int(search.action[edge]) for edge in told])
        for i in range(len(told)):
            if not eyes.line.write(i, self.places, self.numbers, slot * self.width, self.width):
                continue
            found = self._found(search, told[i], seat, eyes.said[i])
            last = i == len(told) - 1
            self.seats.append(seat)
            self.said.append(found)
            self.fixed.append(not last)
            self.best.append(self._found(search, best, seat, eyes.said[i]) if last and chosen != best else None)
            self.grounds.append(eyes.grounds(eyes.states[i], seat))
            slot += 1

    def _found(self, search: PointSearch, edge: int, seat: int, said: list[float]) -> list[float]:
        # What the search found behind an action, as the net says it: points from the seat on; the chances are the net's own.
        points = search.expected(edge)
        n = len(points)
        out = said.copy()
        for i in range(n):
            out[i] = points[(seat + i) % n] / self.eyes.scale
        return out


def keenly(tries: float) -> float:
    """How likely an action is chosen that was tried so often: twice as often, eight times as likely."""
    return tries * tries * tries


def most_tried(search: Search, edges: list[int]) -> int:
    """The edge that was tried most; of equals the one with the better result."""
    best = edges[0]
    for edge in edges:
        if search.taken[edge] > search.taken[best] or (
            search.taken[edge] == search.taken[best] and search.result[edge] > search.result[best]
        ):
            best = edge
    return best
