"""The bot that searches: it grows a tree of what may come and keeps the part that came true."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from westward.bots.budget import Budget
from westward.bots.learnt import judge_of
from westward.bots.reasons import Reason
from westward.bots.search import Search
from westward.bots.search_leaves import Evaluate, LeafSearch, Priors
from westward.core.hints import Hints
from westward.core.registry import view
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State

#: A part of the old tree is worth keeping from so many visits on, and so many places are compared at most.
_KEPT_VISITS: Final = 24
_COMPARED: Final = 48
#: Of the seconds left for a turn, a decision takes this share; however late it is, it makes so many iterations.
_SHARE: Final = 0.4
_LEAST: Final = 40
#: While others decide it goes on by so many iterations at a time, and from this size on a tree begins anew: some twenty megabytes.
_AT_A_TIME: Final = 8
_LARGE: Final = 250_000


class SearchBot:
    """Information-set Monte-Carlo tree search, see `westward.bots.search`.

    One object plays one seat of one game and keeps the part of its tree that came true. A new object's first move depends on
    the position, the seed and the iterations alone. A copied or unpickled bot is a new object: it has thought of nothing yet.
    `learnt` evaluates by what was learnt of the game, where something was; with `hints` of your own it evaluates by yours.

    `evaluate` and `priors` judge new places of the tree from outside, `batch` of them at a time: see `search_leaves`.
    """

    def __init__(
        self,
        budget: Budget,
        hints: Hints[Any] | None = None,
        *,
        learnt: bool = False,
        evaluate: Evaluate | None = None,
        priors: Priors | None = None,
        batch: int = 16,
    ) -> None:
        self.budget = budget
        self.hints = hints
        self.learnt = learnt
        self.judge = (evaluate, priors, batch)
        #: Seconds that the turn has taken so far.
        self._spent = 0.0
        self._search: Search | None = None
        self._root: State | None = None
        #: What was chosen last, how often the root of its tree had been visited by then, and how often when it was asked.
        self.chosen = -1
        self.visits = 0
        self.kept = 0

    def __repr__(self) -> str:
        hints = "" if self.hints is None else f", {self.hints!r}"
        return f"SearchBot({self.budget!r}{hints}{', learnt=True' * self.learnt})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _anew, (self.budget, self.hints, self.learnt, *self.judge)

    def choose(self, state: State, rng: Rng) -> int:
        """The action that the search tried most."""
        legal = state.choices()
        if len(legal) == 1:
            return legal[0]
        search = self._think(state, rng)
        self.chosen = search.best(legal)
        return self.chosen

    def muse(self, state: State, seat: int, rng: Rng) -> Iterator[int]:
        """Go on thinking for a seat while another one decides; after every few iterations tells how large the tree is.

        Like what is chosen from, the position has been redealt for the seat. It ends when the tree has grown large.
        """
        search = self._kept(state, seat)
        if search is None or search.size() > _LARGE:
            search = self._begin(self.hints or judge_of(state, self.learnt), seat, rng)
        self._search, self._root, self.chosen = search, state, -1
        while search.size() <= _LARGE:
            search.rng = rng
            search.think(state, _AT_A_TIME, 0.0)
            yield search.size()

    def reasons(self, state: State, rng: Rng) -> list[Reason]:
        """All choices, the best first, with how often each was tried and what to expect of it."""
        search = self._think(state, rng)
        legal = state.choices()
        self.chosen = search.best(legal)
        found: list[Reason] = []
        for edge in search.edges(search.root):
            action, _, visits, result, lead, _ = search.found(edge)
            if action in legal:
                found.append(Reason(action, visits, result, lead))
        # What was chosen stands first, even where another was tried as often.
        return sorted(found, key=lambda r: (r.action != self.chosen, -r.visits, -r.result, r.action))

    def _think(self, state: State, rng: Rng) -> Search:
        began = time.perf_counter()
        if self.budget.turn and not self._goes_on(state, rng):
            self._spent = 0.0
        search = self._kept(state, state.to_act)
        if search is None:
            search = self._begin(self.hints or judge_of(state, self.learnt), state.to_act, rng)
        self.kept = self._visits(search)
        search.rng = rng
        search.think(state, self.budget.iterations, self._seconds(), _LEAST, self.budget.core)
        self._spent += time.perf_counter() - began
        self._search, self._root = search, state
        self.visits = self._visits(search)
        return search

    def _visits(self, search: Search) -> int:
        return sum(search.found(edge)[2] for edge in search.edges(search.root))

    def _seconds(self) -> float:
        if not self.budget.turn:
            return self.budget.seconds
        return max(_SHARE * (self.budget.seconds - self._spent), 1e-3)

    def _goes_on(self, state: State, rng: Rng) -> bool:
        """Whether this is the same turn as at the last decision: nobody else is asked after what was chosen there."""
        if self._root is None or self._root.to_act != state.to_act or self.chosen not in self._root.legal():
            return False
        after = self._root.copy()
        after.apply(self.chosen)
        while after.to_act == CHANCE:
            after.apply(after.draw(rng))
        return after.to_act == state.to_act

    def _begin(self, hints: Hints[Any], seat: int, rng: Rng) -> Search:
        evaluate, priors, batch = self.judge
        return LeafSearch(hints, seat, rng, evaluate, priors, batch) if evaluate or priors else Search(hints, seat, rng)

    def _kept(self, state: State, seat: int) -> Search | None:
        """The old search with its root moved to this position, if the tree has it."""
        search, root = self._search, self._root
        self._search = self._root = None
        if search is None or root is None or search.seat != seat or root.game != state.game:
            return None
        node = self._find(search, root, state)
        if node < 0:
            return None
        search.move_root(node)
        return search

    def _find(self, search: Search, root: State, wanted: State) -> int:
        # The tree is gone through by visits, from the chosen action on. Two positions are the same for this seat exactly
        # when its views of them are; what it cannot see is not compared.
        seat = search.seat
        own, seen = wanted.to_act == seat, view(wanted, seat)
        # While others decided, their choices were at the root.
        edges = [e for e in search.edges(search.root) if self.chosen in (-1, search.found(e)[0])]
        places: list[tuple[State, int]] = [(root, e) for e in edges]
        compared = 0
        while places and compared < _COMPARED:
            before, edge = places.pop(0)
            action, node, visits = search.found(edge)[:3]
            if node < 0 or visits < _KEPT_VISITS or action not in before.legal():
                continue
            state = before.copy()
            state.apply(action)
            compared += 1
            same = state.to_act == wanted.to_act and (not own or state.legal() == wanted.legal())
            if same and view(state, seat) == seen:
                return node
            if state.to_act == OVER:
                continue
            places += [(state, e) for e in search.edges(node)]
            places.sort(key=lambda place: -search.found(place[1])[2])
        return -1


def _anew(
    budget: Budget, hints: Hints[Any] | None, learnt: bool, evaluate: Evaluate | None, priors: Priors | None, batch: int
) -> SearchBot:
    return SearchBot(budget, hints, learnt=learnt, evaluate=evaluate, priors=priors, batch=batch)
