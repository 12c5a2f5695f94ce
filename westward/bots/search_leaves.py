"""Search with a judge from outside: leaves are gathered and judged together, as nets like it (AlphaZero's way, with hidden information)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.bots.search import Search, leads, now, points_of, results
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import OVER, State

#: What is expected of each of some positions for each of its seats: results from 0 (lost) to 1 (won).
Evaluate = Callable[[list[State]], Sequence[Sequence[float]]]
#: How promising each legal action of each of some positions is, in the order of `legal`: any numbers from 0 on.
Priors = Callable[[list[State]], Sequence[Sequence[float]]]

#: An action that was not tried yet counts as one that went like all the others so far.
_TRUST: Final = 1.0


class PlainHints(Hints[State]):
    """The hints of a game, but that no action looks better than another: that is for the judge to say."""

    def __init__(self, hints: Hints[State]) -> None:
        super().__init__()
        self.hints = hints
        self.span = hints.span
        self.curiosity = hints.curiosity
        self.rivalry = hints.rivalry

    def apart(self, s: State) -> bool:
        return self.hints.apart(s)

    def evaluate(self, s: State) -> list[float]:
        return self.hints.evaluate(s)

    def seen_by(self, s: State, seat: int) -> list[float]:
        return self.hints.seen_by(s, seat)

    def ended(self, s: State) -> list[float]:
        return self.hints.ended(s)

    def told(self, points: list[float]) -> list[float]:
        return self.hints.told(points)

    def par(self, points: list[float]) -> float:
        return self.hints.par(points)


class LeafSearch(Search):
    """A tree whose new nodes are judged many at once. Until a leaf is judged, the way to it counts as lost, so that the next
    one is looked for elsewhere.
    """

    def __init__(
        self, hints: Hints[State], seat: int, rng: Rng, evaluate: Evaluate | None, priors: Priors | None, batch: int
    ) -> None:
        super().__init__(PlainHints(hints), seat, rng)
        self.evaluate = evaluate
        self.priors = priors
        self.batch = batch
        self.through_chance = True
        self.trust = _TRUST
        #: The leaves that wait to be judged: positions, nodes, and where their lines end in the lists of edges, nodes and seats.
        self.states: list[State] = []
        self.leaves = vec[i64]()
        self.ends = vec[i64]()
        self.edges_on = vec[i64]()
        self.nodes_on = vec[i64]()
        self.seats_on = vec[i64]()

    def think(self, state: State, iterations: int, seconds: float, least: int = 0, core: bool = False) -> None:
        """As `Search.think`, a batch of iterations at a time."""
        self._find_level(state)
        end = now(core) + seconds
        done = 0
        if self.first[self.root] < 0:
            self._gather(state.redeal(self.seat, self.rng), 0, self.root)
            self._judge()
        while iterations == 0 or done < iterations:
            most = self.batch if iterations == 0 else min(self.batch, iterations - done)
            for _ in range(most):
                deal = state.redeal(self.seat, self.rng)
                depth = self.go_down(deal)
                self._gather(deal, depth, self.leaf)
            self._judge()
            done += most
            self.iterations += most
            if seconds > 0.0 and done >= least and now(core) >= end:
                return

    def _gather(self, state: State, depth: i64, leaf: i64) -> None:
        # The way counts as gone, and lost; what it was worth is added when it is known.
        i: i64 = 0
        while i < depth:
            self.edges_on = append(self.edges_on, self.line_edge[i])
            self.nodes_on = append(self.nodes_on, self.line_node[i])
            self.seats_on = append(self.seats_on, self.line_seat[i])
            self.visits[self.line_node[i]] += 1.0
            self.taken[self.line_edge[i]] += 1.0
            i += 1
        self.states.append(state)
        self.leaves = append(self.leaves, leaf)
        self.ends = append(self.ends, len(self.edges_on))

    def _judge(self) -> None:
        open_ones = [state for state in self.states if state.to_act != OVER]
        values = self.evaluate(open_ones) if self.evaluate is not None and open_ones else []
        priors = self.priors(open_ones) if self.priors is not None and open_ones else []
        at = 0
        for i in range(len(self.states)):
            state = self.states[i]
            points = points_of(state, self.hints, self.seat)
            told = self.hints.told(points)
            lead = leads(told)
            if state.to_act == OVER or self.evaluate is None:
                result = results(state, self._aims(points, lead if told is points else leads(points)), self.span)
            else:
                result = [float(x) for x in values[at]]
            if state.to_act == OVER:
                self._back(i, result, lead)
                continue
            if len(result) != state.players:
                raise ValueError(f"a position has {state.players} values, one for each seat, not {len(result)}")
            legal = state.legal()
            worth = [float(x) for x in priors[at]] if self.priors is not None else [1.0] * len(legal)
            if len(worth) != len(legal):
                raise ValueError(f"a position with {len(legal)} legal actions has as many priors, not {len(worth)}")
            self._expand(self.leaves[i], state, legal, worth)
            self._back(i, result, lead)
            at += 1
        self.states = []
        self.leaves = vec[i64]()
        self.ends = vec[i64]()
        self.edges_on = vec[i64]()
        self.nodes_on = vec[i64]()
        self.seats_on = vec[i64]()

    def _expand(self, node: i64, state: State, legal: list[int], worth: list[float]) -> None:
        # An edge for every choice, with its share of the priors; one that is there already keeps what it was given.
        self.looked[node] = 1
        allowed = state.choices()
        total = sum(worth)
        before: i64 = -1
        edge: i64 = self.first[node]
        for i in range(len(legal)):
            if legal[i] not in allowed:
                continue
            number: i64 = legal[i]
            while edge >= 0 and self.action[edge] < number:
                before = edge
                edge = self.after[edge]
            if edge < 0 or self.action[edge] != number:
                share = worth[i] / total if total > 0.0 else 1.0 / len(legal)
                edge = self._chain(node, before, number, edge, share, 0.0)
            before = edge
            edge = self.after[edge]

    def _back(self, which: i64, result: list[float], lead: list[float]) -> None:
        self.visits[self.leaves[which]] += 1.0
        i: i64 = self.ends[which - 1] if which else 0
        end: i64 = self.ends[which]
        while i < end:
            seat: i64 = self.seats_on[i]
            if seat >= 0:
                edge: i64 = self.edges_on[i]
                self.result[edge] += result[seat]
                self.total[self.nodes_on[i]] += result[seat]
                self.lead[edge] += lead[seat]
            i += 1
