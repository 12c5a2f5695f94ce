"""Routes along the trail (section 4): where they end, what they cost, and by which branches they go.

A route is its last spot and its *way*: a bit for every fork where it takes the second branch. Routes to one spot that pay the same
fees to the same players are one choice, and the shortest of them stands for all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import GO
from westward.games.great_western_trail.state import Position

#: Fees by receiver in one integer: eight bits for each seat, then the bank.
FEE_BITS: Final = 8
BANK: Final = 4


class Search:
    """The routes found so far: for each its last spot, fees, steps and way."""

    def __init__(self, s: Position, seat: int, limit: int, free: bool) -> None:
        self.s = s
        self.seat = seat
        self.limit = limit
        self.free = free
        self.spots: list[int] = []
        self.fees: list[int] = []
        self.steps: list[int] = []
        self.ways: list[int] = []

    def enter(self, spot: i64, steps: i64, way: i64, fees: i64, cash: i64) -> None:
        """Walk on from a spot that is about to be entered."""
        s = self.s
        while True:
            if spot == c.KANSAS_CITY:  # GWT-4.8
                if not self.free:
                    self.add(spot, steps + 1, way, fees)
                return
            tile = s.tile[spot]
            if tile:  # GWT-4.4
                steps += 1
                if not self.free:
                    fee: i64 = s.fee[s.hands_of(tile, self.seat)]
                    if fee > cash:
                        fee = cash  # GWT-4.11
                    if fee:
                        cash -= fee
                        owner = s.owner(tile)
                        fees += fee << (FEE_BITS * (owner if owner >= 0 else BANK))
                self.add(spot, steps, way, fees)
                if steps == self.limit:
                    return
            second = c.BRANCH[spot]
            if second >= 0:  # GWT-4.7
                self.enter(second, steps, way | c.FORK_BIT[spot], fees, cash)
            spot = c.NEXT[spot]

    def add(self, spot: int, steps: int, way: int, fees: int) -> None:
        """A location is reached."""
        for i in range(len(self.spots)):
            if self.spots[i] == spot and self.fees[i] == fees:
                if steps < self.steps[i] or (steps == self.steps[i] and way < self.ways[i]):
                    self.steps[i] = steps
                    self.ways[i] = way
                return
        self.spots.append(spot)
        self.fees.append(fees)
        self.steps.append(steps)
        self.ways.append(way)


def search(s: Position, seat: int, limit: int, free: bool) -> Search:
    """All routes of a seat's cattleman; free ones cost nothing and never enter Kansas City (GWT-11.6)."""
    found = Search(s, seat, limit, free)
    spot = s.cattleman[seat]
    if c.BRANCH[spot] >= 0:
        found.enter(c.BRANCH[spot], 0, c.FORK_BIT[spot], 0, s.money[seat])
    if c.NEXT[spot] >= 0:
        found.enter(c.NEXT[spot], 0, 0, 0, s.money[seat])
    return found


def routes(s: Position, seat: int, limit: int, free: bool) -> list[int]:
    """The routes as actions, ascending."""
    found = search(s, seat, limit, free)
    actions = [GO + found.spots[i] * c.WAY_COUNT + found.ways[i] for i in range(len(found.spots))]
    actions.sort()
    return actions


def follow(s: Position, start: int, spot: int, way: int) -> list[int]:
    """The locations from a spot to another by a way, the last one included; empty if the way does not lead there."""
    passed: list[int] = []
    here = start
    while here != spot:
        here = c.BRANCH[here] if c.FORK_BIT[here] & way else c.NEXT[here]
        if here < 0:
            return []
        if s.tile[here] or here == c.KANSAS_CITY:
            passed.append(here)
    return passed if passed and passed[len(passed) - 1] == spot else []


def anywhere_ahead(s: Position, seat: int) -> bool:
    """GWT-11.9: whether a location other than Kansas City lies ahead."""
    return len(search(s, seat, 1, True).spots) > 0
