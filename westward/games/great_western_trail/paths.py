"""Routes along the trail (section 4): where they end, what they cost, and by which branches they go.

A route is its last spot and its *way*: a bit for every fork where it takes the second branch. Routes to one spot that pay the same
fees to the same players are one choice, and the shortest of them stands for all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.moves import GO
from westward.games.great_western_trail.state import Position

#: Fees by receiver in one integer: eight bits for each seat, then the bank.
FEE_BITS: Final = 8
BANK: Final = 4


#: A route as two integers: where it ends and what it costs; and its steps and way, the better the lower.
SPOT_BITS: Final = 6
SPOT_MASK: Final = 63
ROUTES: Final = 16


@final
class Search:
    """The routes found so far."""

    def __init__(self, s: Position, seat: int, limit: int, free: bool) -> None:
        self.s = s
        self.seat = seat
        self.limit = limit
        self.free = free
        self.ends = vec[i64](capacity=ROUTES)
        self.courses = vec[i64](capacity=ROUTES)

    def enter(self, spot: i64, steps: i64, way: i64, fees: i64, cash: i64) -> None:
        """Walk on from a spot that is about to be entered."""
        s = self.s
        while True:
            if spot == c.KANSAS_CITY:  # GWT-4.8
                if not self.free:
                    self.add(spot, steps + 1, way, fees)
                return
            tile = s.tile[spot]
            if tile != 0:  # GWT-4.4
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

    def add(self, spot: i64, steps: i64, way: i64, fees: i64) -> None:
        """A location is reached; of routes to it with the same fees the shortest stays, or that by the lower way."""
        end: i64 = fees << SPOT_BITS | spot
        course: i64 = steps * c.WAY_COUNT + way
        ends = self.ends
        i: i64 = 0
        while i < len(ends):
            if ends[i] == end:
                if course < self.courses[i]:
                    self.courses[i] = course
                return
            i += 1
        self.ends = append(self.ends, end)
        self.courses = append(self.courses, course)

    def route(self, i: int) -> tuple[int, int, int, int]:
        """A route: its last spot, fees, steps and way."""
        end, course = int(self.ends[i]), int(self.courses[i])
        return end & SPOT_MASK, end >> SPOT_BITS, course // c.WAY_COUNT, course % c.WAY_COUNT


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
    ways: i64 = c.WAY_COUNT
    actions: list[int] = []
    i: i64 = 0
    while i < len(found.ends):
        actions.append(GO + (found.ends[i] & SPOT_MASK) * ways + found.courses[i] % ways)
        i += 1
    actions.sort()
    return actions


def follow(s: Position, start: int, spot: int, way: int) -> list[int]:
    """The locations from a spot to another by a way, the last one included; empty if the way does not lead there."""
    passed: list[int] = []
    here: i64 = start
    while here != spot:
        here = c.BRANCH[here] if c.FORK_BIT[here] & way else c.NEXT[here]
        if here < 0:
            return []
        if s.tile[here] or here == c.KANSAS_CITY:
            passed.append(here)
    return passed if passed and passed[len(passed) - 1] == spot else []


def anywhere_ahead(s: Position, seat: int) -> bool:
    """GWT-11.9: whether a location other than Kansas City lies ahead."""
    return len(search(s, seat, 1, True).ends) > 0
