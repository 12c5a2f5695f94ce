"""Who meets whom in a tournament, at tables of any size, and on which seats.

Known libraries pair two by two; here whole tables are put together. A round is better the fewer people meet again and, in a
Swiss tournament, the closer the points of those at one table are; seats are given so that everybody has had each about equally often.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, TypeAlias

#: The entrants at the tables of a round.
Tables: TypeAlias = list[list[int]]

#: There are no more rounds than this.
MOST_ROUNDS: Final = 20
#: How bad it is to meet again, beside a difference of one point.
_AGAIN: Final = 1_000.0
#: How often a round is put together anew to find a better one.
_TRIES: Final = 12
#: How many changes are tried to find a round robin with fewer rounds, how readily bad ones are made at first, and how that fades.
_CHANGES: Final = 60_000
_WARM: Final = 0.6
_COOLING: Final = 0.2 ** (1 / _CHANGES)


@dataclass
class Past:
    """What happened in the rounds before: who met, who sat where, who had no table."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)

    def note(self, tables: Tables, entrants: Collection[int]) -> None:
        """A round was played at these tables; each is in seating order."""
        for table in tables:
            self.met.update(frozenset(pair) for pair in combinations(table, 2))
            self.sat.update((entrant, seat) for seat, entrant in enumerate(table))
        seated = {entrant for table in tables for entrant in table}
        self.byes.update(entrant for entrant in entrants if entrant not in seated)


def sizes(count: int, size: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table when so many play: about so many as wished, all of them if the game allows it.

    >>> sizes(9, 4, [2, 3, 4]), sizes(5, 2, [2]), sizes(7, 3, [3, 4]), sizes(8, 3, [2, 3, 4])
    ([3, 3, 3], [2, 2], [4, 3], [3, 3, 2])
    """
    for seated in range(count, 0, -1):
        found: list[tuple[int, int, list[int]]] = []
        for tables in range(1, seated + 1):
            low, more = divmod(seated, tables)
            split = [low + 1] * more + [low] * (tables - more)
            if set(split) <= set(allowed):
                off = [abs(one - size) for one in split]
                found.append((max(off), sum(off), split))
        if found:
            return min(found)[2]
    return []


def robin(count: int, size: int, allowed: Collection[int]) -> list[Tables]:
    """The rounds of a round robin of entrants 0 to count - 1: until everybody has met everybody, or there are too many rounds."""
    if size == 2 and 2 in allowed:
        return _by_twos(count)
    return [[list(table) for table in tables] for tables in _planned(count, tuple(sizes(count, size, allowed)))]


@lru_cache(maxsize=64)
def _planned(count: int, split: tuple[int, ...]) -> list[Tables]:
    """Round by round first; then with fewer and fewer rounds, all at once, as long as that is found."""
    past, rounds = Past(), list[Tables]()
    everybody = list(range(count))
    pairs = count * (count - 1) // 2
    while split and len(past.met) < pairs and len(rounds) < MOST_ROUNDS:
        tables = put_together(everybody, split, past, {}, len(rounds))
        past.note(tables, everybody)
        rounds.append(tables)
    fewer = len(rounds) - (len(past.met) == pairs)
    while sum(split) == count and len(split) > 1 and fewer >= _fewest(count, split):
        found = _all_at_once(split, fewer)
        if found is None:
            break
        rounds, fewer = found, fewer - 1
    return rounds


def _fewest(count: int, split: Sequence[int]) -> int:
    """Everybody can meet everybody in no fewer rounds than these."""
    for_one = -(-(count - 1) // (max(split) - 1))
    for_all = -(-count * (count - 1) // sum(size * (size - 1) for size in split))
    return max(for_one, for_all)


def _all_at_once(split: Sequence[int], rounds: int) -> list[Tables] | None:
    """So many rounds in which everybody meets everybody, found by simulated annealing; None if none are found.

    Two entrants of a round change places if that lets no fewer pairs meet, and more and more rarely if it does.
    """
    count = sum(split)
    rng = random.Random(f"{split} {rounds}")
    plan = [_cut(rng.sample(range(count), count), split) for _ in range(rounds)]
    met = [[0] * count for _ in range(count)]
    for tables in plan:
        for one, other in (pair for table in tables for pair in permutations(table, 2)):
            met[one][other] += 1
    apart = sum(met[one][other] == 0 for one, other in combinations(range(count), 2))
    warmth = _WARM
    for _ in range(_CHANGES):
        if not apart:
            return plan
        warmth *= _COOLING
        here, there = rng.sample(rng.choice(plan), 2)
        a, b = rng.randrange(len(here)), rng.randrange(len(there))
        one, other = here[a], there[b]
        more = _lost(met, one, other, here) + _lost(met, other, one, there)
        if more <= 0 or rng.random() < math.exp(-more / warmth):
            _move(met, one, other, here)
            _move(met, other, one, there)
            here[a], there[b] = other, one
            apart += more
    return None


def _lost(met: list[list[int]], goes: int, comes: int, table: Sequence[int]) -> int:
    """How many pairs no longer meet, less those that then do, if somebody goes from a table and somebody else comes."""
    return sum((met[goes][mate] == 1) - (met[comes][mate] == 0) for mate in table if mate != goes)


def _move(met: list[list[int]], goes: int, comes: int, table: Sequence[int]) -> None:
    for mate in table:
        if mate != goes:
            for who, change in ((goes, -1), (comes, 1)):
                met[who][mate] += change
                met[mate][who] += change


def _by_twos(count: int) -> list[Tables]:
    """Two by two everybody meets everybody once: one stays, the others go round."""
    ring = [*range(count), *([-1] if count % 2 else [])]
    rounds: list[Tables] = []
    for _ in range(len(ring) - 1):
        pairs = [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]
        rounds.append([pair for pair in pairs if -1 not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds[:MOST_ROUNDS]


def put_together(
    entrants: Sequence[int], split: Sequence[int], past: Past, points: Mapping[int, float], seed: int
) -> Tables:
    """The tables of a round. Those with the fewest points who have not yet had a bye have one, if there are too many."""
    rng = random.Random(seed)
    lots = {entrant: rng.random() for entrant in sorted(entrants)}
    order = sorted(entrants, key=lambda e: (-points.get(e, 0.0), lots[e]))
    for _ in range(len(order) - sum(split)):
        fewest = min(past.byes[e] for e in order)
        order.remove(next(e for e in reversed(order) if past.byes[e] == fewest))
    best: Tables = []
    least = float("inf")
    for attempt in range(_TRIES):
        if attempt:
            rng.shuffle(order)
        tables = _cut(order, split)
        cost = _improve(tables, past, points)
        if cost < least:
            best, least = tables, cost
        if not least:
            break
    return best


def _cut(order: Sequence[int], split: Sequence[int]) -> Tables:
    tables: Tables = []
    at = 0
    for size in split:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


def _improve(tables: Tables, past: Past, points: Mapping[int, float]) -> float:
    """Let two change places as long as that makes the round better; how bad it is then."""
    costs = [_cost(table, past, points) for table in tables]
    better = True
    while better:
        better = False
        for i, j in combinations(range(len(tables)), 2):
            for a in range(len(tables[i])):
                for b in range(len(tables[j])):
                    _swap(tables, i, a, j, b)
                    now = (_cost(tables[i], past, points), _cost(tables[j], past, points))
                    if sum(now) < costs[i] + costs[j] - 1e-9:
                        costs[i], costs[j] = now
                        better = True
                    else:
                        _swap(tables, i, a, j, b)
    return sum(costs)


def _swap(tables: Tables, i: int, a: int, j: int, b: int) -> None:
    tables[i][a], tables[j][b] = tables[j][b], tables[i][a]


def _cost(table: Sequence[int], past: Past, points: Mapping[int, float]) -> float:
    cost = 0.0
    for one, other in combinations(table, 2):
        cost += _AGAIN * past.met[frozenset((one, other))] ** 2
        cost += (points.get(one, 0.0) - points.get(other, 0.0)) ** 2
    return cost


def seated(table: Sequence[int], past: Past, seed: int) -> list[int]:
    """The entrants of a table in seating order: so that everybody has had each seat about equally often."""
    order = sorted(table)
    random.Random(seed).shuffle(order)  # where it does not matter, nobody is preferred
    return list(min(permutations(order), key=lambda p: sum(2 ** past.sat[entrant, i] for i, entrant in enumerate(p))))
