"""What a player of Golden City can still bring home: by the way there, the train, the next chip, and who is near."""

from __future__ import annotations

from math import comb, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.games.golden_city import components as c
from westward.games.golden_city.state import EMPTY, ROBBER, Position, purse_worth

#: No way is longer.
FAR: Final = 40


def _walking(start: int) -> list[int]:
    distance = [FAR] * c.LAKES_TO
    distance[start] = 0
    ring = [start]
    steps = 0
    while ring:
        steps += 1
        wider: list[int] = []
        for here in ring:
            if here >= c.HOUSES_FROM and here != start:
                continue
            for there in c.NEIGHBOURS[here]:
                if there < c.LAKES_TO and distance[there] == FAR:
                    distance[there] = steps
                    wider.append(there)
        ring = wider
    return distance


_WAYS: Final[list[list[int]]] = [_walking(field) for field in range(c.LAKES_TO)]
#: Stopping on a raft costs about so many steps.
_BOARDING: Final = 2
_OVER: Final[list[list[int]]] = [
    [min(FAR, min([_WAYS[shore][field] for shore in shores]) + _BOARDING) for field in range(c.LAKES_TO)]
    for shores in c.SHORES
]
#: Steps from any field (row) to any other, and from a raft on any lake to any field, from the best shore.
_STEPS: Final = vec[i64]([steps for row in _WAYS for steps in row])
_BY_RAFT: Final = vec[i64]([steps for row in _OVER for steps in row])


def _within(ways: list[list[int]]) -> list[int]:
    # Per field and number of steps, the holes that are no further, as bits of a signed number.
    found: list[int] = []
    for row in ways:
        for steps in range(FAR):
            holes = 0
            for h in range(c.HOLE_COUNT):
                if row[c.HOLES[h]] <= steps:
                    holes |= 1 << h
            found.append(holes - (1 << 64) if holes >> 63 else holes)
    return found


_HOLES_WITHIN: Final = vec[i64](_within(_WAYS))
_HOLES_BY_RAFT: Final = vec[i64](_within(_OVER))
_BIT: Final = vec[i64]([1 << h if h < 63 else -(1 << 63) for h in range(c.HOLE_COUNT)])


def _turns() -> list[float]:
    # Expected turns until a figure ends on a field so many steps away: any roll that is long enough will do, since walks may
    # wander; shorter ones bring it nearer; the locomotive face moves nobody.
    turns = [1.2]
    for distance in range(1, FAR + 1):
        rest = 0.0
        for roll in range(2, 7):
            if roll < distance:
                rest += turns[distance - roll] / 6.0
        turns.append((1.0 + rest) * 1.2)
    return turns


def _in_time(players: int) -> list[float]:
    # By fields the train has to go and steps to go: the chance to be home before it is in, for a player whose turn comes.
    others = [comb(players - 1, j) * 5.0 ** (players - 1 - j) / 6.0 ** (players - 1) for j in range(players)]
    table = [0.0] * (FAR + 1)
    for train in range(1, c.STATION + 1):
        table.append(1.0)
        for steps in range(1, FAR + 1):
            chance = 0.0
            for roll in range(1, 7):  # 1: the locomotive
                if 1 < roll >= steps:
                    chance += 1.0
                    continue
                way = steps if roll == 1 else steps - roll
                for j in range(players):
                    rest = train - j - (1 if roll == 1 else 0)
                    if rest > 0:
                        chance += others[j] * table[rest * (FAR + 1) + way]
            table.append(chance / 6.0)
    return table


_TURNS: Final = vec[float](_turns())
_TABLE: Final[int] = (c.STATION + 1) * (FAR + 1)
_IN_TIME: Final = vec[float]([x for players in range(3, c.MOST_PLAYERS + 1) for x in _in_time(players)])
#: Chance that one roll leads to a field so many steps away.
_REACH: Final = vec[float]([0.5] + [(7 - max(steps, 2)) / 6.0 for steps in range(1, 7)] + [0.0] * (FAR - 6))
#: Chance to beat a robber: a roll that differs from its strength is higher (GC-8.2).
_BEATS: Final[list[float]] = [(6 - strength) / 5.0 for strength in range(1, 6)]

# The weights below were fitted to how 370 games between greedy bots with three, four and six players ended.
#: The share of what one carries that a turn outside costs, that each figure costs which can reach one and carries less, and
#: what all of this costs at most.
_RISK: Final = 0.085
_THREAT: Final = 0.1
_MOST_RISK: Final = 0.7
#: So many chips are found while the train goes one field.
_CHIPS_PER_RAIL: Final = 2
#: What the turns that are left bring: those for digging, beyond the ways out and home, and any of them.
_PER_DIG: Final = 0.75
_ON_THE_WAY: Final = 4.0
_PER_ROOT: Final = 1.44
_TOO_LATE: Final = 2.1
#: What a dig brings at once, and the share of what one carries that it costs.
_FIND: Final = 2.4
_LOSS: Final = 0.12
#: Of what another carries more: the share that an attack brings at once, and that the chance to attack is worth.
_ATTACK: Final = 0.45
_PREY: Final = 0.225


class Prospects:
    """Judges where figures could stand in a position: what everybody carries and what there is to get is gathered once."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.chips: i64 = 0
        self.robbers: list[int] = []
        holes = s.hole
        for h in range(c.HOLE_COUNT):
            if holes[h] >= ROBBER:
                self.robbers.append(h)
            elif holes[h] != EMPTY:
                self.chips |= _BIT[h]
        self.carried = vec[float]()
        for purse in s.carried:
            self.carried = append(self.carried, float(purse_worth(purse)))
        # Rafts that nobody stands on, and how far it is from each to a chip.
        self.rafts: list[int] = []
        self.onward = vec[i64]()
        for raft in s.raft:
            if raft not in s.figure:
                self.rafts.append(raft)
                self.onward = append(self.onward, _nearest(_HOLES_BY_RAFT, c.LAKE[raft], self.chips))
        train: i64 = c.STATION - s.locomotive
        if not s.gold_ends and not s.stacks_end:  # GC-10.2: the chips may run out first
            chips: i64 = (s.face_down - s.players) // _CHIPS_PER_RAIL
            if chips < train:
                train = chips if chips > 1 else 1
        self.left: float = 6.0 * int(train) / s.players
        self.in_time: i64 = (s.players - 3) * _TABLE + train * (FAR + 1)

    def of(self, seat: i64, here: i64) -> float:
        """The points a seat can still bring home if its figure stands on a field."""
        s = self.s
        row: i64 = here * c.LAKES_TO
        house: i64 = s.house[seat]
        home: i64 = _STEPS[row + house]
        dig: i64 = _nearest(_HOLES_WITHIN, here, self.chips)
        if here < c.LAKES_FROM:  # from a raft the next step leads to the land beside it (GC-6.3)
            for i in range(len(self.rafts)):
                raft: i64 = self.rafts[i]
                way: i64 = _STEPS[row + raft]
                if way + self.onward[i] < dig:
                    dig = way + self.onward[i]
                lake: i64 = c.LAKE[raft]
                if way + _BY_RAFT[lake * c.LAKES_TO + house] < home:
                    home = way + _BY_RAFT[lake * c.LAKES_TO + house]
        mine = self.carried[seat]
        points = _PER_ROOT * sqrt(self.left) - _TOO_LATE
        digging = self.left - _TURNS[dig] - _ON_THE_WAY
        if digging > 0.0:
            points += _PER_DIG * digging
        if points < 0.0:
            points = 0.0
        outside = here < c.HOUSES_FROM and not c.TOWN[here]
        threat = 0.0
        prey = 0.0
        for other in range(s.players):
            if other == seat:
                continue
            there: i64 = s.figure[other]
            more = self.carried[other] - mine
            if more < 0.0:
                if outside:
                    threat += _REACH[_STEPS[there * c.LAKES_TO + here]]
            elif more > 0.0 and there < c.HOUSES_FROM and not c.TOWN[there]:
                worth = _PREY * _REACH[_STEPS[row + there]] * more
                if worth > prey:
                    prey = worth
        prize = 0.0
        for h in self.robbers:
            chance = _REACH[_STEPS[row + c.HOLES[h]]]
            if chance > 0.0:
                worth = chance * self.fight(h, mine)
                if worth > prize:
                    prize = worth
        if mine > 0.0:
            danger = _RISK * _TURNS[home] + _THREAT * threat if home else 0.0
            if danger > _MOST_RISK:
                danger = _MOST_RISK
            points += mine * _IN_TIME[self.in_time + home] * (1.0 - danger)
        return points + prey + prize

    def across(self, seat: i64, raft: i64) -> float:
        """The same for a figure that boards a raft: it may land wherever no other raft lies (GC-6.1)."""
        best = self.of(seat, raft)
        for shore in c.SHORES[c.LAKE[raft]]:
            if shore not in self.s.raft:
                worth = self.of(seat, shore)
                if worth > best:
                    best = worth
        return best

    def fight(self, hole: i64, mine: float) -> float:
        """What a brawl with an open robber promises."""
        beats = _BEATS[self.s.hole[hole] - ROBBER]
        return beats * (purse_worth(self.s.stack[hole]) + 2) - (1.0 - beats) * mine

    def gain(self, seat: i64, field: i64) -> float:
        """What ending a move on a field promises at once."""
        if field >= c.HOUSES_FROM:
            return 0.0
        mine = self.carried[seat]
        if not c.TOWN[field]:
            for other in range(self.s.players):
                if self.s.figure[other] == field and other != seat:
                    return _ATTACK * (self.carried[other] - mine)
        hole: i64 = c.HOLE[field]
        if hole < 0 or self.s.hole[hole] == EMPTY:
            return 0.0
        if self.s.hole[hole] >= ROBBER:
            promise = self.fight(hole, mine)
            return 0.0 if promise < 0.0 and self.s.may_leave_robbers else promise
        return _FIND - _LOSS * mine


def _nearest(within: vec[i64], place: i64, chips: i64) -> i64:
    # The steps to the nearest of some holes.
    steps: i64 = 0
    row: i64 = place * FAR
    while steps < FAR and not within[row + steps] & chips:
        steps += 1
    return steps
