"""Solves Gold Seekers with two players as a race of two who do not meet, and tells how far the bots are from perfect.

    python tools/gold_seekers_race.py solve
    python tools/gold_seekers_race.py meet --games 2000 --bots sheriff rancher

The states of one racer are reduced to spot, decision, horse with the release fields it jumped over, colour die and up to two shields, with horses bought (up to two)
and newspaper jobs done (one) for the money; everything that a turn can bring is taken from the rules themselves. What is left out: nobody captures, event
cards come from a full deck, and the other touches an event field in a constant share of turns (which ends jobs and sets boats adrift).

`solve` finds by dynamic programming what answers win most often against the rule "straight, throw, buy, decline, direct", against somebody at random, and against
the best answers themselves. `meet` lets somebody play the whole game who judges by the odds of this race.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

import westward
from westward.bots import Bot, ask, bot
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.movement import back
from westward.games.gold_seekers.moves import BUY, CARD, DECLINE, GO_DIRECT, STRAIGHT, THROW_AGAIN, WAIT
from westward.games.gold_seekers.state import RIVER_DIRECT

if TYPE_CHECKING:
    from westward.games.gold_seekers.state import Position

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

#: In so many turns of a player every race is over, or counts as drawn.
TURNS: Final = 120
#: Horses and jobs that are told apart, and so the kinds of purses: 2 * horses + jobs.
HORSES: Final = 2
PURSES: Final = 2 * (HORSES + 1)
SHIELDS: Final = 2
#: Longer jobs count as so long.
LONGEST_JOB: Final = 16
#: How often a turn of the other touches an event field: measured by `touches`.
TOUCH: Final = 0.17
#: An extra throw belongs to the same turn; so many of them count.
AGAIN: Final = 3
RULE: Final = (STRAIGHT, THROW_AGAIN, BUY, DECLINE, GO_DIRECT)

#: Spot, decision, horse, release fields jumped over, shields, colour die.
Racer = tuple[int, int, int, int, int, int]


def purse(horses: int, jobs: int) -> int:
    """The number of a purse."""
    return 2 * min(horses, HORSES) + min(jobs, 1)


#: The purse after nothing, a horse bought, and a job done.
SPENT: Final[Ints] = np.array(
    [
        [2 * h + j for h in range(HORSES + 1) for j in (0, 1)],
        [purse(h + 1, j) for h in range(HORSES + 1) for j in (0, 1)],
        [purse(h, j + 1) for h in range(HORSES + 1) for j in (0, 1)],
    ]
)


class Edges(NamedTuple):
    """The ways from the nodes of one level: all ways of a node stand together, from `first` on."""

    nodes: Ints
    first: Ints
    child: Ints
    #: How likely a draw is; for choices the action, and what it does to the purse.
    share: Floats
    action: Ints
    spends: Ints


class Race:
    """All states of a racer, and what a turn may bring: nodes of chance and of choice, level over level."""

    def __init__(self) -> None:
        self.base = base()
        self.number: dict[Racer, int] = {}
        self.states: list[Racer] = []
        self.nodes: dict[tuple[Any, ...], int] = {}
        self.shape: list[tuple[Any, ...]] = []
        self.root: list[int] = []
        self.starts = [self.state((c.STARTS[lane], 0, 0, 0, 0, 0)) for lane in range(1, c.LANES + 1)]
        at = 0
        while at < len(self.states):
            self.root.append(self.look(self.at(self.states[at]), True))
            at += 1
        self.lane: Ints = np.array([c.LANE[racer[0]] - 1 for racer in self.states])
        self.arrange()

    # From the rules --------------------------------------------------------------------------------------------------

    def at(self, racer: Racer) -> Position:
        """A position in which a racer is about to throw."""
        s = self.base.copy()
        s.person[0] = c.LANE[racer[0]]
        s.person[1] = 1 + s.person[0] % c.LANES
        s.spot[1] = c.STARTS[s.person[1]]
        s.spot[0], s.decision[0], s.horse[0], s.jumped[0], s.shields[0], s.colour[0] = racer
        return s

    def state(self, racer: Racer) -> int:
        """The number of a state, which is new if it was not met."""
        if racer not in self.number:
            self.number[racer] = len(self.states)
            self.states.append(racer)
        return self.number[racer]

    def node(self, *shape: Any) -> int:
        """The number of a node of this shape."""
        if shape not in self.nodes:
            self.nodes[shape] = len(self.shape)
            self.shape.append(shape)
        return self.nodes[shape]

    def look(self, s: Position, first: bool = False) -> int:
        """The node of a position within a turn."""
        if s.to_act == OVER:
            return self.node("arrived", s.person[0] - 1)
        actions = s.legal()
        if s.to_act == CHANCE:
            if not first and s.step_now().name == "throw":
                return self.drifting(racer_of(s, 0), s.round - 1)
            weights = s.weights() or [1] * len(actions)
            shares: defaultdict[int, float] = defaultdict(float)
            for action, weight in zip(actions, weights, strict=True):
                shares[self.after(s, action)] += weight / sum(weights)
            return self.mixed(shares)
        return self.node("choice", tuple((self.after(s, a), a, (a == BUY) + 2 * (a == WAIT)) for a in actions))

    def after(self, s: Position, action: int) -> int:
        if action == WAIT:
            return self.job(racer_of(s, 0))
        after = s.copy()
        after.apply(action)
        return self.look(after)

    def mixed(self, shares: dict[int, float]) -> int:
        if len(shares) == 1:
            return next(iter(shares))
        return self.node("chance", tuple(sorted(shares.items())))

    def job(self, racer: Racer) -> int:
        """KL-7.3: two touches of the other lead to the journalist field; the horse is given up."""
        there = c.JOURNALISTS[racer[0]]
        gone = (there, racer[1] if c.SECTION[there] == (racer[1] + 1) >> 1 else 0, 0, 0, *racer[4:])
        shares: dict[int, float] = {}
        left = 1.0
        for turns in range(2, LONGEST_JOB):
            share = (turns - 1) * TOUCH**2 * (1 - TOUCH) ** (turns - 2)
            shares[self.drifting(gone, turns)] = share
            left -= share
        shares[self.drifting(gone, LONGEST_JOB)] = left
        return self.mixed(shares)

    def drifting(self, racer: Racer, turns: int) -> int:
        """A throw in so many turns; a boat may go adrift before (KL-8.4)."""
        here = self.node("throw", self.state(racer), turns)
        spot, decision, horse, jumped, shields, colour = racer
        if turns == 0 or decision != RIVER_DIRECT or c.KIND[spot] != c.RIVER or horse:
            return here
        there = spot if shields else back(spot, c.ADRIFT_BACK)
        held = decision if c.SECTION[there] == (decision + 1) >> 1 else 0
        adrift = (there, held, horse, jumped, max(0, shields - 1), colour)
        return self.mixed({here: 1 - TOUCH, self.node("throw", self.state(adrift), turns): TOUCH})

    # As tables -------------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The nodes as arrays, level by level."""
        level = [0] * len(self.shape)
        throws, arrived = [], [0] * c.LANES
        by_level: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
        for number, (kind, *rest) in enumerate(self.shape):
            if kind == "throw":
                throws.append((number, *rest))
            elif kind == "arrived":
                arrived[rest[0]] = number
            else:
                level[number] = 1 + max(level[way[0]] for way in rest[0])
                by_level[level[number], kind].append(number)
        self.throws: Ints = np.array(throws).T
        self.arrived: Ints = np.array(arrived)
        self.roots: Ints = np.array(self.root)
        self.levels = [(kind, self.edges(nodes)) for (_, kind), nodes in sorted(by_level.items())]

    def edges(self, nodes: list[int]) -> Edges:
        ways = [way for number in nodes for way in self.shape[number][1]]
        first = np.cumsum([0, *(len(self.shape[number][1]) for number in nodes)])[:-1]
        spends = [way[2] if len(way) > 2 else 0 for way in ways]
        child, second = np.array([way[0] for way in ways]), np.array([way[1] for way in ways], np.float64)
        return Edges(np.array(nodes), first, child, second, second.astype(np.int64), np.array(spends))


def base() -> Position:
    """A position in which seat 0 throws and seat 1 misses its turns for ever."""
    s = cast("Position", westward.title("gold-seekers").start(2))
    while not s.order:
        s.apply(s.legal()[0])
    s.misses[1] = 10**6
    return s


def racer_of(s: Position, seat: int) -> Racer:
    """The state of a seat as a racer."""
    return s.spot[seat], s.decision[seat], s.horse[seat], s.jumped[seat], min(s.shields[seat], SHIELDS), s.colour[seat]


# Solving -------------------------------------------------------------------------------------------------------------

#: How choices are answered: by purse, a share for each way of each level of choices; one table for all turns or one for each.
Answers = list[list[NDArray[np.float32]]]


class Course(NamedTuple):
    """How a racer fares by turns, from 1: the chance to arrive in a turn, and to be on the way after it, by lane and purse.

    `taken` tells of each level of choices how often every way was taken.
    """

    arrives: Floats
    races: Floats
    taken: list[Floats]


def fixed(race: Race, preferred: tuple[int, ...]) -> Answers:
    """Always the preferred answers; with none, any of them evenly."""
    table = []
    for kind, edges in race.levels:
        if kind != "choice":
            continue
        liked = np.isin(edges.action, preferred).astype(np.float64) if preferred else np.ones(len(edges.child))
        total = np.add.reduceat(liked, edges.first)
        liked /= np.repeat(total, np.diff([*edges.first, len(edges.child)]))
        table.append(np.repeat(liked[:, None], PURSES, 1).astype(np.float32))
    return [table]


def course(race: Race, answers: Answers) -> Course:
    """How a racer fares who answers so."""
    arrives, races = np.zeros((TURNS + 2, c.LANES, PURSES)), np.zeros((TURNS + 2, c.LANES, PURSES))
    coming = np.zeros((TURNS + LONGEST_JOB + 2, len(race.states), PURSES))
    coming[1, race.starts, 0] = 1.0
    racing = np.zeros((c.LANES, PURSES))
    np.add.at(racing, race.lane[race.starts], coming[1][race.starts])
    number, state, later = race.throws
    lane = race.lane[state]
    taken = [np.zeros(len(edges.child)) for kind, edges in race.levels if kind == "choice"]
    for turn in range(1, TURNS + 1):
        table = answers[turn if len(answers) > 1 else 0]
        now = coming[turn]
        for _ in range(AGAIN):
            mass = spread(race, now, table, taken)
            for i in range(c.LANES):
                racing[i] -= now[race.lane == i].sum(0)
            again = np.zeros_like(now)
            np.add.at(racing, lane, mass[number])
            np.add.at(coming, (turn + later[later > 0], state[later > 0]), mass[number[later > 0]])
            np.add.at(again, state[later == 0], mass[number[later == 0]])
            arrives[turn] += mass[race.arrived]
            now = again
        coming[turn + 1] += now
        races[turn] = racing
    return Course(arrives, races, taken)


def spread(race: Race, now: Floats, table: list[NDArray[np.float32]], taken: list[Floats]) -> Floats:
    """How likely every node is within a turn that begins so; what is chosen is added to what was taken."""
    mass = np.zeros((len(race.shape), PURSES))
    np.add.at(mass, race.roots, now)
    which = sum(kind == "choice" for kind, _ in race.levels)
    for kind, edges in reversed(race.levels):
        parents = np.repeat(edges.nodes, np.diff([*edges.first, len(edges.child)]))
        if kind == "chance":
            np.add.at(mass, edges.child, mass[parents] * edges.share[:, None])
            continue
        which -= 1
        chosen = mass[parents] * table[which]
        taken[which] += chosen.sum(1)
        for spends in range(len(SPENT)):
            ways = edges.spends == spends
            moved = chosen[ways]
            if spends:
                moved = np.zeros_like(moved)
                np.add.at(moved.T, SPENT[spends], chosen[ways].T)
            np.add.at(mass, edges.child[ways], moved)
    return mass


def victory(first: bool) -> Floats:
    """What the first or second to arrive has of the victory, by the own purse and the other's."""
    found = np.zeros((PURSES, PURSES))
    pay = int(westward.title("gold-seekers").start(2).settings["newspaper"])
    for mine in range(PURSES):
        for other in range(PURSES):
            pot = 2 * c.STAKE + c.HORSE_PRICE * (mine // 2 + other // 2)
            second = pot * c.SECOND_SHARE // c.SECOND_OF
            lead = pay * (mine % 2 - other % 2) - c.HORSE_PRICE * (mine // 2 - other // 2)
            lead += pot - 2 * second if first else 2 * second - pot
            # KL-13.5: of equals, whoever arrived first
            found[mine, other] = lead > 0 or (first and lead == 0)
    return found


def stakes(other: Course, begins: bool) -> tuple[Floats, Floats]:
    """By turn, own lane and own purse: what arriving is worth, and what it has brought until then that the other arrived before."""
    shift = 0 if begins else 1
    arrives, races = np.zeros_like(other.arrives), np.zeros_like(other.races)
    # What the other does before the own turn: as many turns as oneself, or one fewer.
    races[1:] = other.races[: len(races) - 1] if begins else other.races[1:]
    if begins:
        races[1] = other.races[1]
    arrives[: len(arrives) - shift] = other.arrives[shift:]
    mixed = [np.mean([x[:, lane] for lane in range(c.LANES)], 0) for x in (arrives, races)]
    others = [(c.LANES * m[:, None] - x) / (c.LANES - 1) for m, x in zip(mixed, (arrives, races), strict=True)]
    wins = others[1] @ victory(True).T
    beaten = np.cumsum(others[0] @ victory(False).T, 0)
    # Before the own turn t the other arrived in its turns up to t - 1.
    return wins, np.concatenate([np.zeros((1, c.LANES, PURSES)), beaten[:-1]])


def best(race: Race, other: Course, begins: bool, answers: Answers | None = None) -> tuple[float, Answers]:
    """How often one wins against such a racer, by given answers or the best ones, and which these are."""
    wins, beaten = stakes(other, begins)
    number, state, later = race.throws
    worth = np.repeat(beaten[-1][race.lane][None], TURNS + LONGEST_JOB + 2, 0)
    chosen: Answers = [[] for _ in range(TURNS + 1)]
    for turn in range(TURNS, 0, -1):
        value = np.zeros((len(race.shape), PURSES))
        base = beaten[turn]
        value[race.arrived] = wins[turn]
        value[number] = worth[turn + later, state] - base[race.lane[state]]
        for _ in range(AGAIN):
            table = gather(race, value, answers[turn if len(answers) > 1 else 0] if answers else None)
            now = value[race.roots]
            value[number[later == 0]] = now[state[later == 0]]
        worth[turn] = now + base[race.lane]
        chosen[turn] = table
    return float(np.mean(worth[1, race.starts, 0])), chosen


def gather(race: Race, value: Floats, table: list[NDArray[np.float32]] | None) -> list[NDArray[np.float32]]:
    """Fill in the value of every node from those it leads to; the answers by which that was done."""
    used: list[NDArray[np.float32]] = []
    for kind, edges in race.levels:
        ahead = value[edges.child]
        if kind == "chance":
            value[edges.nodes] = np.add.reduceat(ahead * edges.share[:, None], edges.first)
            continue
        for spends in range(1, len(SPENT)):
            ways = edges.spends == spends
            ahead[ways] = ahead[ways][:, SPENT[spends]]
        if table is None:
            most = np.maximum.reduceat(ahead, edges.first)
            lengths = np.diff([*edges.first, len(edges.child)])
            good = (ahead >= np.repeat(most, lengths, 0) - 1e-12).astype(np.float64)
            good /= np.repeat(np.add.reduceat(good, edges.first), lengths, 0)
            used.append(good.astype(np.float32))
        else:
            used.append(table[len(used)])
        value[edges.nodes] = np.add.reduceat(ahead * used[-1], edges.first)
    return used


# Playing by the odds -------------------------------------------------------------------------------------------------


def usual(race: Race, answers: Answers) -> Answers:
    """One table for all turns and purses: how often a racer who answers so takes each way on average."""
    taken = course(race, answers).taken
    table = []
    for (_, edges), ways in zip([level for level in race.levels if level[0] == "choice"], taken, strict=True):
        lengths = np.diff([*edges.first, len(edges.child)])
        ways = ways + 1e-9
        table.append(
            np.repeat((ways / np.repeat(np.add.reduceat(ways, edges.first), lengths))[:, None], PURSES, 1).astype(
                np.float32
            )
        )
    return [table]


def arrivals(race: Race, answers: Answers) -> Floats:
    """By turn, from 1 for the coming one, and state: how likely one arrives then, having spent so much on the way."""
    found = np.zeros((TURNS + 1, len(race.states), PURSES))
    number, state, later = race.throws
    for turn in range(1, TURNS + 1):
        value = np.zeros((len(race.shape), PURSES))
        value[race.arrived, 0] = turn == 1
        soon = later < turn
        value[number[soon]] = found[turn - later[soon], state[soon]]
        for _ in range(AGAIN):
            which = 0
            for kind, edges in race.levels:
                ahead = value[edges.child]
                if kind == "chance":
                    ahead = ahead * edges.share[:, None]
                else:
                    for spends in range(1, len(SPENT)):
                        ways = edges.spends == spends
                        moved = np.zeros((ways.sum(), PURSES))
                        np.add.at(moved.T, SPENT[spends], ahead[ways].T)
                        ahead[ways] = moved
                    ahead = ahead * answers[0][which]
                    which += 1
                value[edges.nodes] = np.add.reduceat(ahead, edges.first)
            found[turn] = value[race.roots]
            value[number[later == 0]] = found[turn, state[later == 0]]
    return found


class Odds:
    """Takes what wins most often if both then race on, each as the best answers against the rule go on average."""

    def __init__(self, race: Race) -> None:
        self.race = race
        answers = best(race, course(race, fixed(race, RULE)), True)[1]
        self.arrivals = arrivals(race, usual(race, answers))
        self.by_spot: defaultdict[int, list[Racer]] = defaultdict(list)
        for racer in race.states:
            self.by_spot[racer[0]].append(racer)

    def choose(self, state: State, rng: Rng) -> int:
        """The answer with the best odds."""
        s = cast("Position", state)
        return max(s.legal(), key=lambda action: self.after(s, action, s.to_act))

    def after(self, s: Position, action: int, seat: int) -> float:
        """The chance to win after an action."""
        after = s.copy()
        after.apply(action)
        return self.chance(after, seat)

    def chance(self, s: Position, seat: int) -> float:
        """The chance to win in a position: looked through to the next throw."""
        if s.to_act == OVER:
            winners = s.winners()
            return 1 / len(winners) if seat in winners else 0.0
        actions = s.legal()
        if s.to_act == seat:
            return max(self.after(s, action, seat) for action in actions)
        if s.to_act == CHANCE and s.step_now().name != "throw":
            weights = s.weights() or [1] * len(actions)
            return sum(w * self.after(s, a, seat) for a, w in zip(actions, weights, strict=True)) / sum(weights)
        return self.race_on(s, seat, s.arg_now() == seat)

    def race_on(self, s: Position, seat: int, begins: bool) -> float:
        """The chance to win when both race on."""
        other = 1 - seat
        mine, theirs = self.ahead(s, seat), self.ahead(s, other)
        later = np.cumsum(theirs[::-1], 0)[::-1]
        # Who begins is ahead of whoever arrives in the same turn.
        slower = later if begins else np.concatenate([later[1:], np.zeros((1, PURSES))])
        first, second = self.victory(s, seat, True), self.victory(s, seat, False)
        beaten = np.cumsum(theirs, 0) - (theirs if begins else 0.0)
        won = np.einsum("tm,mn,tn->", mine, first, slower) + np.einsum("tm,mn,tn->", mine, second, beaten)
        return float(won)

    def victory(self, s: Position, seat: int, first: bool) -> Floats:
        """Whether arriving first or second wins, by what both will have spent until then."""
        horses, jobs = np.arange(PURSES) // 2, np.arange(PURSES) % 2
        pot = s.pot + c.HORSE_PRICE * (horses[:, None] + horses[None, :])
        second = pot * c.SECOND_SHARE // c.SECOND_OF
        own = s.newspaper_pay * jobs - c.HORSE_PRICE * horses
        lead = s.money[seat] - s.money[1 - seat] + own[:, None] - own[None, :]
        lead = lead + (pot - 2 * second if first else 2 * second - pot)
        wins: Floats = ((lead > 0) | ((lead == 0) & first)).astype(np.float64)
        return wins

    def ahead(self, s: Position, seat: int) -> Floats:
        """When a seat will arrive, by turns from 1, and what it will have spent."""
        waits = s.waiting[seat]
        if not waits:
            return self.delayed(self.of(racer_of(s, seat)), s.misses[seat])
        racer = racer_of(s, seat)
        there = c.JOURNALISTS[racer[0]]
        plain = self.of((there, 0, 0, 0, *racer[4:]))
        paid = np.zeros_like(plain)
        np.add.at(paid.T, SPENT[2], plain.T)
        found = np.zeros_like(plain)
        for turns in range(waits, LONGEST_JOB):
            share = math.comb(turns - 1, waits - 1) * TOUCH**waits * (1 - TOUCH) ** (turns - waits)
            found += share * self.delayed(paid, turns - 1)
        late: Floats = found + (1 - found.sum()) * self.delayed(paid, LONGEST_JOB)
        return late

    def delayed(self, arrives: Floats, turns: int) -> Floats:
        """The same so many turns later; what would come after all turns comes in the last."""
        if turns == 0:
            return arrives
        found = np.zeros_like(arrives)
        found[turns:] = arrives[: len(arrives) - turns]
        found[-1] += arrives[len(arrives) - turns :].sum(0)
        return found

    def of(self, racer: Racer) -> Floats:
        """When a racer arrives; one who is no state of the race counts as the most similar one on the same spot."""
        if racer not in self.race.number:
            racer = min(
                self.by_spot[racer[0]], key=lambda one: sum(abs(a - b) for a, b in zip(one, racer, strict=True))
            )
        found = self.arrivals[:, self.race.number[racer]].copy()
        found[-1, 0] += 1.0 - found.sum()
        return found


# Asking --------------------------------------------------------------------------------------------------------------


def by_rule(state: State, rng: Rng) -> int:
    """The fixed rule in the whole game."""
    legal = state.legal()
    return next((action for action in RULE if action in legal), legal[0])


def solve(race: Race) -> None:
    """How often the rule, chance and the best answers win in the race."""
    known = {"the rule": fixed(race, RULE), "chance": fixed(race, ())}
    print(f"{len(race.states):,} states, {len(race.shape):,} nodes in their turns")
    courses = {name: course(race, answers) for name, answers in known.items()}
    for name, answers in (*known.items(), ("the best answers", None)):
        for other, ahead in courses.items():
            print(f"  {name} against {other}: {percent(race, ahead, answers)}", flush=True)
    # The best answers against the best answers, and so on: where nobody can do better any more, both win half.
    answers = known["the rule"]
    for number in range(1, 4):
        answers = best(race, course(race, answers), True)[1]
        better = percent(race, course(race, answers), None)
        print(f"  the best answers against the best answers of {number} times before: {better}", flush=True)


def percent(race: Race, other: Course, answers: Answers | None) -> str:
    """How often such answers win, beginning as often as not."""
    found = [best(race, other, begins, answers)[0] for begins in (True, False)]
    return f"{50 * sum(found):.1f} %"


def meet(race: Race, names: list[str], games: int, seed: int) -> None:
    """How often somebody who plays by the odds wins against bots, and these against the rule and chance; with standard errors."""
    odds = Odds(race)
    rule, chance = by_rule, lambda state, rng: rng.pick(state.legal())
    players: dict[str, Any] = {"odds": asked_of(odds), **{name: asked_of(bot(name)) for name in names}}
    for name, player in players.items():
        others = (
            {"the rule": rule, "chance": chance} if name != "odds" else {"the rule": rule, "chance": chance, **players}
        )
        for other, against in others.items():
            if other != name:
                print(f"  {name} against {other}: {share(player, against, games, seed)}", flush=True)


def asked_of(player: Bot) -> Any:
    """A bot as a function of position and luck."""
    return lambda state, rng: ask(player, state, rng)


def share(player: Any, other: Any, games: int, seed: int) -> str:
    """How much of the victory a player has, in both seats alike."""
    won = []
    for number in range(games):
        rng, mine = Rng(seed * 1_000_003 + number // 2), number % 2
        state = westward.title("gold-seekers").start(2)
        while state.to_act != OVER:
            who = player if state.to_act == mine else other
            state.apply(state.draw(rng) if state.to_act == CHANCE else who(state, rng))
        winners = state.winners()
        won.append(1 / len(winners) if mine in winners else 0.0)
    mean = sum(won) / games
    return f"{100 * mean:.1f} ± {100 * math.sqrt(sum((w - mean) ** 2 for w in won)) / games:.1f} %"


def touches(games: int, seed: int) -> None:
    """How many of the turns of the rule touch an event field."""
    turns = cards = 0
    for number in range(games):
        state, rng = westward.title("gold-seekers").start(2), Rng(seed * 1_000_003 + number)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                turns += state.step_now().name == "throw"
                action = state.draw(rng)
                cards += CARD <= action < CARD + c.CARDS
            else:
                action = by_rule(state, rng)
            state.apply(action)
    print(f"  {cards / turns:.3f} of {turns:,} throws")


def main() -> None:
    """Read what to ask, and tell."""
    parser = argparse.ArgumentParser(
        description="Solve Gold Seekers with two players as a race of two who do not meet."
    )
    parser.add_argument("what", choices=("solve", "meet", "touches"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", nargs="*", default=["greenhorn", "rancher", "sheriff"])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.what == "touches":
        touches(asked.games, asked.seed)
    elif asked.what == "solve":
        solve(Race())
    else:
        meet(Race(), asked.bots, asked.games, asked.seed)


if __name__ == "__main__":
    main()
