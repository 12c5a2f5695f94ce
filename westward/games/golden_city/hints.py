"""How good a position of Golden City looks: the gold at home, and what can still be brought there."""

from __future__ import annotations

from typing import Final

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.golden_city import components as c
from westward.games.golden_city.agenda import RIDE, ROLL
from westward.games.golden_city.moves import DO_CHALLENGE, FERRY, GO, SPACE
from westward.games.golden_city.prospects import Prospects
from westward.games.golden_city.state import Position, purse_worth


class GoldenCityHints(Hints[Position]):
    """Judges by turns: how many are left, how many it is home, how many to the next chip."""

    span = 9.0
    plies = 6
    #: A raft and where it lands, a brawl that is won and the way off, a robber and whether to challenge him.
    together = 2
    heat = 1.0
    equal_luck = True
    #: Dice make good what a small slip costs.
    dimness = 2.0

    def evaluate(self, s: Position) -> list[float]:
        prospects = Prospects(s)
        points: list[float] = []
        rider = s.to_act if s.agenda[-1] & 255 == RIDE else -1
        for seat in range(s.players):
            here = s.figure[seat]
            rest = prospects.across(seat, here) if seat == rider else prospects.of(seat, here)
            points.append(purse_worth(s.banked[seat]) + rest)
        return points

    def tells(self, s: Position) -> bool:
        return s.agenda[-1] & 255 != ROLL

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        seat = s.to_act
        if legal[0] == DO_CHALLENGE:
            prospects = Prospects(s)
            return [prospects.fight(s.arg_now(), prospects.carried[seat]), 0.0]
        if legal[0] < GO:  # to roll or to scout, or which house
            return []
        prospects = Prospects(s)
        found: list[float] = []
        for action in legal:
            field = SPACE.index(action)
            boards = action < FERRY and field >= c.LAKES_FROM
            worth = prospects.across(seat, field) if boards else prospects.of(seat, field)
            if action < FERRY:
                worth += prospects.gain(seat, field)
            found.append(worth)
        return found

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        worths = self.priors(s, legal)
        if not worths:
            return rng.pick(legal)
        best = -1e9
        found = legal[0]
        for i in range(len(legal)):
            worth = worths[i] + rng.uniform()
            if worth > best:
                best = worth
                found = legal[i]
        return found


HINTS: Final = GoldenCityHints()
