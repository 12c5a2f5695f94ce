"""Information-set Monte-Carlo tree search: one tree for any game, any number of players, hidden information and chance.

Every iteration redeals what the searching seat cannot know and goes down one tree. The tree's edges are actions, of seats
and of chance alike. At a node only the edges that are legal in this iteration's deal compete (availability); a seat's
edges by their mean result, by how rarely they were tried, and by a prior from the game's hints. A new leaf is played on
for a few decisions and then evaluated. What counts for each seat is its squashed lead over the best of the others.

The tree is flat: nodes and edges are numbers, their properties stand in arrays. The edges of a node are a chain, ascending
by action like `State.legal`, so that one pass matches both.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.bots.search_luck import EqualLuck
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State

#: A lead of one span as a logit: three quarters.
SPAN_LOGIT: Final = 1.0986
#: The deepest line of a tree.
DEEPEST: Final = 200
#: Share of the prior that all actions have alike, so that no action is overlooked for ever.
_EVEN: Final = 0.1
#: How often chance is asked when every action is played once: at the root, and further down.
_LOOKS_ROOT: Final = 16
_LOOKS: Final = 2
#: Of more legal actions than this only the most promising are considered.
_WIDE: Final = 48
#: Where a deal leaves fewer of the considered actions legal than this, more are considered.
_FEW: Final = 8
#: Games that are over count half by who won, half by the squashed lead.
_WON: Final = 0.5
#: A turn is played to its end before the evaluation, but for so many decisions at most.
_TURN: Final = 12


def now(core: bool) -> float:
    """The seconds on the clock, or those of the processor that this process has used."""
    return time.process_time() if core else time.perf_counter()


def leads(points: list[float]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    n: i64 = len(points)
    best = -1e9
    second = -1e9
    for p in points:
        if p > best:
            second = best
            best = p
        elif p > second:
            second = p
    if n == 1:
        return points
    out: list[float] = []
    for p in points:
        out.append(p - best if p < best else p - second)
    return out


def aims(points: list[float], rivalry: float) -> list[float]:
    """What each seat wants: its own points, less those of the best of the others as far as they count."""
    if rivalry == 1.0:
        return leads(points)
    lead = leads(points)
    out: list[float] = []
    for i in range(len(points)):
        out.append(rivalry * lead[i] + (1.0 - rivalry) * points[i])
    return out


def squash(lead: float, span: float) -> float:
    """A lead as a result between 0 and 1: nothing gives a half, `span` points three quarters."""
    x = lead / span * SPAN_LOGIT
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def results(state: State, lead: list[float], span: float) -> list[float]:
    """The result of each seat, between 0 and 1."""
    out: list[float] = []
    for x in lead:
        out.append(squash(x, span))
    if state.to_act == OVER:
        winners = state.winners()
        for seat in range(state.players):
            won = 1.0 / len(winners) if seat in winners else 0.0
            out[seat] = _WON * won + (1.0 - _WON) * out[seat]
    return out


def points_of(state: State, hints: Hints[State], seat: int) -> list[float]:
    """The points each seat can expect as one of them can tell, or has when the game is over."""
    if state.to_act == OVER:
        return hints.ended(state)
    return hints.seen_by(state, seat)


def _worth(state: State, hints: Hints[State], seat: int, rng: Rng, together: int) -> float:
    # The lead of a seat after its action; a direct follow-up of its own is looked through as well. What others answer to
    # the same sealed question is guessed.
    if hints.plies < 0:
        return aims(points_of(state, hints, seat), hints.rivalry)[seat]
    sealed = state.to_act >= 0 and state.step_now().sealed
    while state.to_act == CHANCE or (sealed and state.to_act != seat):
        if state.to_act == CHANCE:
            if not hints.tells(state):
                break
            state.apply(state.draw(rng))
        else:
            state.apply(hints.choose(state, rng))
            sealed = state.to_act >= 0 and state.step_now().sealed
    if together > 1 and state.to_act == seat:
        best = -1e9
        for action in state.choices():
            after = state.copy()
            after.apply(action)
            worth = _worth(after, hints, seat, rng, together - 1)
            if worth > best:
                best = worth
        return best
    return aims(points_of(state, hints, seat), hints.rivalry)[seat]


def worths(state: State, hints: Hints[State], actions: list[int], samples: int, rng: Rng) -> list[float]:
    """The lead that each action of the seat to act promises, by the evaluation after it.

    Chance after an action is averaged over a number of samples, with the same luck for every action; so is what others may have
    answered to a sealed question. What drew nothing the first time never will, and is looked at once.
    """
    seat = state.to_act
    sums = [0.0] * len(actions)
    sure = [-1e9] * len(actions)
    at_once = hints.plies < 0
    fairly = at_once and state.step_now().sealed
    chance = fairly
    known = state
    for _ in range(samples):
        luck = rng.copy()
        if fairly:
            known = state.redeal(seat, rng)
        for i in range(len(actions)):
            if sure[i] > -1e9:
                sums[i] += sure[i]
                continue
            after = known.copy()
            after.apply(actions[i])
            if at_once:
                pass
            elif after.to_act == CHANCE:
                chance = chance or hints.tells(after)
            elif after.to_act != OVER and after.step_now().sealed:
                chance = True
            draws = luck.copy()
            worth = _worth(after, hints, seat, draws, hints.together)
            sums[i] += worth
            if draws.counter == luck.counter and not fairly:
                sure[i] = worth
        if not chance:
            return sums
        rng.next32()
    return [x / samples for x in sums]


def shares(worth: list[float], heat: float) -> list[float]:
    """Priors from worths in points: the best most likely, half as likely for every `heat` points less."""
    best = max(worth)
    out: list[float] = []
    total = 0.0
    for x in worth:
        p = exp((x - best) / heat * 0.6931)
        out.append(p)
        total += p
    even = _EVEN / len(worth)
    for i in range(len(out)):
        out[i] = (1.0 - _EVEN) * out[i] / total + even
    return out


class Search:
    """A tree of what may come, seen from one seat. `think` makes it grow; then it tells what it found."""

    def __init__(self, hints: Hints[State], seat: int, rng: Rng) -> None:
        self.hints = hints
        self.seat = seat
        self.rng = rng
        self.span: float = hints.span
        self.plies: i64 = hints.plies
        self.curiosity: float = hints.curiosity
        self.heat: float = hints.heat
        self.trust: float = hints.trust
        self.rivalry: float = hints.rivalry
        #: What the own points alone count for at the root, where they count: results are compared with that.
        self.level: float = 0.0
        #: Iterations made and decisions played in them.
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        # Nodes: first edge (-1: none yet), visits, sum of results of the seat to act, whether the priors were looked up by
        # playing every action once, and the child that all answers to a sealed question share.
        self.first = vec[i64]([-1])
        self.visits = vec[float]([0.0])
        self.total = vec[float]([0.0])
        self.looked = vec[i64]([0])
        self.shared = vec[i64]([-1])
        # Edges: action, next edge of the node, child node, how often taken, how often legal, prior, sum of results and of
        # leads of the seat that took it, and by how much it looked worse than the best at first sight.
        self.action = vec[i64]()
        self.after = vec[i64]()
        self.child = vec[i64]()
        self.taken = vec[float]()
        self.legal = vec[float]()
        self.prior = vec[float]()
        self.result = vec[float]()
        self.lead = vec[float]()
        self.gap = vec[float]()
        self.root: i64 = 0
        # Equal luck for the actions at the root, in games full of luck.
        self.luck: EqualLuck | None = None
        # Whether a draw is no place to stop at: the next question is.
        self.through_chance = False
        # The line of the current iteration: nodes, edges, and who acted; the node it ends at, and the action at the root it began with.
        self.leaf: i64 = 0
        self.rival: i64 = 0
        self.line_node = vec[i64]([0] * (DEEPEST + 1))
        self.line_edge = vec[i64]([0] * (DEEPEST + 1))
        self.line_seat = vec[i64]([0] * (DEEPEST + 1))

    # Growing ---------------------------------------------------------------------------------------------------------

    def think(self, state: State, iterations: int, seconds: float, least: int = 0, core: bool = False) -> None:
        """Grow the tree by a number of iterations, or for some seconds (0: no limit) but `least` iterations, whichever ends first.

        The seconds are of processor time with `core`.
        """
        self._find_level(state)
        # What another seat does with its luck is not compared.
        equal = self.hints.equal_luck and state.to_act == self.seat
        self.luck = self._equal_luck(state) if equal else None
        end = now(core) + seconds
        done = 0
        while iterations == 0 or done < iterations:
            self.iterate(state)
            done += 1
            if seconds > 0.0 and done & 7 == 0 and done >= least and now(core) >= end:
                return

    def _find_level(self, state: State) -> None:
        if self.rivalry < 1.0 and self.iterations == 0:
            points = points_of(state, self.hints, self.seat)
            self.level = (1.0 - self.rivalry) * self.hints.par(points)

    def go_down(self, state: State) -> i64:
        """Play a deal down the tree until a node that is new, or the end; how many steps that were. The node is `leaf` then."""
        luck = self.luck
        rival: i64 = 0
        node: i64 = self.root
        depth: i64 = 0
        while depth < DEEPEST:
            who: i64 = state.to_act
            if who == OVER:
                break
            if depth > 0 and self.visits[node] == 0.0 and (who != CHANCE or not self.through_chance):
                break
            action: int
            edge: i64
            if who == CHANCE:
                together = not self.hints.apart(state)
                action = self._draw(state)
                edge = self._edge_of(node, 0 if together else action)
            else:
                together = _more_answers(state)
                if depth == 0 and luck is not None:
                    rival = self._fairest(luck)
                    luck.begin(rival)
                    edge = luck.edges[rival]
                else:
                    edge = self._select(node, state)
                action = self.action[edge]
                self.decisions += 1
            self.line_node[depth] = node
            self.line_edge[depth] = edge
            self.line_seat[depth] = who
            depth += 1
            state.apply(action)
            # An answer of several actions goes on from what it has begun with; only when it is given, all go on alike.
            if together and (who == CHANCE or state.to_act != who):
                child: i64 = self.shared[node]
                if child < 0:
                    child = self._new_node()
                    self.shared[node] = child
            else:
                child = self.child[edge]
                if child < 0:
                    child = self._new_node()
                    self.child[edge] = child
            node = child
        self.leaf = node
        self.rival = rival
        return depth

    def iterate(self, root: State) -> None:
        """One iteration: redeal, go down, play on, evaluate, and remember on the way back."""
        state = root.redeal(self.seat, self.rng)
        depth = self.go_down(state)
        self._play_on(state)
        points = points_of(state, self.hints, self.seat)
        lead = leads(points)
        result = results(state, self._aims(points, lead), self.span)
        self.visits[self.leaf] += 1.0
        told = self.hints.told(points)
        self._go_back(depth, result, lead if told is points else leads(told), points)
        if self.luck is not None:
            self.luck.end(self.rival, result[self.seat])
        self.iterations += 1

    def _go_back(self, depth: i64, result: list[float], lead: list[float], points: list[float]) -> None:
        # Along the line, remembering what it led to; whoever wants to know more of the points remembers these, too.
        i: i64 = depth - 1
        while i >= 0:
            seat: i64 = self.line_seat[i]
            edge: i64 = self.line_edge[i]
            node: i64 = self.line_node[i]
            self.visits[node] += 1.0
            self.taken[edge] += 1.0
            if seat >= 0:
                r = result[seat]
                self.result[edge] += r
                self.total[node] += r
                self.lead[edge] += lead[seat]
            i -= 1

    def _aims(self, points: list[float], lead: list[float]) -> list[float]:
        if self.rivalry == 1.0:
            return lead
        out = aims(points, self.rivalry)
        for i in range(len(out)):
            out[i] -= self.level
        return out

    def _play_on(self, state: State) -> None:
        rng = self.rng
        hints = self.hints
        left: i64 = self.plies
        if left < 0:
            return
        who: i64 = state.to_act
        last: i64 = -1
        while who != OVER:
            if who == CHANCE:
                state.apply(self._draw(state))
            else:
                if left <= 0 and (who != last or left <= -_TURN):
                    return
                state.apply(hints.choose(state, rng))
                self.decisions += 1
                left -= 1
                last = who
            who = state.to_act

    def _draw(self, state: State) -> int:
        luck = self.luck
        return state.draw(self.rng) if luck is None else luck.draw(state)

    def _equal_luck(self, state: State) -> EqualLuck | None:
        # For the actions that compete at the root; there is nothing to compare where only one is legal.
        legal = state.choices()
        if self.looked[self.root] == 0:
            self._look(self.root, state, legal)
        edges = [edge for edge in self.edges(self.root) if self.action[edge] in legal]
        return EqualLuck(edges, self.rng.next32()) if edges else None

    def _fairest(self, luck: EqualLuck) -> i64:
        # Like `_select`, at the root and with equal luck.
        visits = self.visits[self.root]
        mean = self.total[self.root] / visits if visits > 0.0 else 0.5
        curiosity = self.curiosity * sqrt(visits + 1.0)
        best: i64 = 0
        best_score = -1e18
        for i in range(len(luck.edges)):
            edge: i64 = luck.edges[i]
            n = self.taken[edge]
            total = self.result[edge] + luck.handicap(i) + self.trust * (mean + self.gap[edge])
            score = total / (n + self.trust) + curiosity * self.prior[edge] / (1.0 + n)
            if score > best_score:
                best_score = score
                best = i
        return best

    def _new_node(self) -> i64:
        self.first = append(self.first, -1)
        self.visits = append(self.visits, 0.0)
        self.total = append(self.total, 0.0)
        self.looked = append(self.looked, 0)
        self.shared = append(self.shared, -1)
        return len(self.first) - 1

    def _new_edge(self, action: i64, after: i64, prior: float, gap: float) -> i64:
        self.action = append(self.action, action)
        self.after = append(self.after, after)
        self.child = append(self.child, -1)
        self.taken = append(self.taken, 0.0)
        self.legal = append(self.legal, 0.0)
        self.prior = append(self.prior, prior)
        self.result = append(self.result, 0.0)
        self.lead = append(self.lead, 0.0)
        self.gap = append(self.gap, gap)
        return len(self.action) - 1

    def _edge_of(self, node: i64, action: i64) -> i64:
        # The edge of an outcome of chance, made if it is new.
        before: i64 = -1
        edge: i64 = self.first[node]
        while edge >= 0 and self.action[edge] < action:
            before = edge
            edge = self.after[edge]
        if edge >= 0 and self.action[edge] == action:
            return edge
        return self._chain(node, before, action, edge, 0.0, 0.0)

    def _chain(self, node: i64, before: i64, action: i64, after: i64, prior: float, gap: float) -> i64:
        edge = self._new_edge(action, after, prior, gap)
        if before < 0:
            self.first[node] = edge
        else:
            self.after[before] = edge
        return edge

    def _select(self, node: i64, state: State) -> i64:
        legal = state.choices()
        visits = self.visits[node]
        if self.looked[node] == 0 and (node == self.root or visits > 4.0 + 0.5 * len(legal)):
            self._look(node, state, legal)
        action, after, taken, times = self.action, self.after, self.taken, self.legal
        prior, result, gap = self.prior, self.result, self.gap
        curiosity = self.curiosity
        trust = self.trust
        mean = self.total[node] / visits if visits > 0.0 else 0.5
        wide = len(legal) > _WIDE
        seen: i64 = 0
        best: i64 = -1
        best_score = -1e18
        edge: i64 = self.first[node]
        for a in legal:
            number: i64 = a
            while edge >= 0 and action[edge] < number:
                edge = after[edge]
            if edge < 0 or action[edge] != number:
                if wide:
                    continue
                self._match(node, legal, self.hints.priors(state, legal), False)
                return self._select(node, state)
            seen += 1
            available = times[edge] + 1.0
            times[edge] = available
            n = taken[edge]
            score = (result[edge] + trust * (mean + gap[edge])) / (n + trust)
            score += curiosity * prior[edge] * sqrt(available) / (1.0 + n)
            if score > best_score:
                best_score = score
                best = edge
            edge = after[edge]
        if wide and seen < _FEW:
            self._match(node, legal, self.hints.priors(state, legal), False)
            return self._select(node, state)
        return best

    def _look(self, node: i64, state: State, legal: list[int]) -> None:
        # Priors by playing each action once: worth it for a node that is visited often.
        self.looked[node] = 1
        if len(legal) > 1:
            looks = _LOOKS_ROOT if node == self.root else _LOOKS
            self._match(node, legal, worths(state, self.hints, legal, looks, self.rng), True)

    def _match(self, node: i64, legal: list[int], worth: list[float], renew: bool) -> None:
        # An edge for every legal action; `renew` gives those that are there the new priors too.
        if worth:
            priors = shares(worth, self.heat)
            gaps = [0.0] * len(legal)
            best = squash(max(worth) - self.level, self.span)
            for i in range(len(legal)):
                gaps[i] = squash(worth[i] - self.level, self.span) - best
        else:
            priors = [1.0 / len(legal)] * len(legal)
            gaps = [0.0] * len(legal)
        least = 0.0
        if len(legal) > _WIDE:
            # Equal ones are told apart by chance, so that those with low numbers are not preferred.
            for i in range(len(priors)):
                priors[i] *= 1.0 + 1e-6 * self.rng.uniform()
            least = sorted(priors)[len(legal) - _WIDE]
        before: i64 = -1
        edge: i64 = self.first[node]
        for i in range(len(legal)):
            if priors[i] < least:
                continue
            number: i64 = legal[i]
            while edge >= 0 and self.action[edge] < number:
                before = edge
                edge = self.after[edge]
            if edge < 0 or self.action[edge] != number:
                edge = self._chain(node, before, number, edge, priors[i], gaps[i])
            elif renew:
                self.prior[edge] = priors[i]
                self.gap[edge] = gaps[i]
            before = edge
            edge = self.after[edge]

    def size(self) -> int:
        """How many edges the tree has, those among them that nothing leads to any more."""
        return len(self.action)

    def move_root(self, node: int) -> None:
        """Go on from a node further down, whose position has come true."""
        self.root = node

    # What was found --------------------------------------------------------------------------------------------------

    def edges(self, node: i64) -> list[int]:
        """The edges of a node, ascending by action."""
        found: list[int] = []
        edge: i64 = self.first[node]
        while edge >= 0:
            found.append(edge)
            edge = self.after[edge]
        return found

    def best(self, legal: list[int]) -> int:
        """The action at the root that was tried most; of equals the one with the better result."""
        best = legal[0]
        most = -1.0
        most_result = 0.0
        for edge in self.edges(self.root):
            number: i64 = edge
            n = self.taken[number]
            if self.action[number] in legal and (n > most or (n == most and self.result[number] > most_result)):
                best = self.action[number]
                most = n
                most_result = self.result[number]
        return best

    def found(self, edge: int) -> tuple[int, int, int, float, float, float]:
        """Of an edge: its action, child node, visits, mean result, mean lead, and prior."""
        number: i64 = edge
        n = self.taken[number]
        mean = self.result[number] / n if n else 0.5
        lead = self.lead[number] / n if n else 0.0
        return self.action[number], self.child[number], int(n), mean, lead, self.prior[number]


def _more_answers(state: State) -> bool:
    # Whether the open question is sealed and another seat still has to answer it after this one.
    agenda = state.agenda
    if len(agenda) < 2:
        return False
    kind: i64 = agenda[len(agenda) - 1] & 255
    return state.steps[kind].sealed and agenda[len(agenda) - 2] & 255 == kind
