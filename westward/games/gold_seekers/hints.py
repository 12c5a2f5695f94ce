"""How good a position of Gold Seekers looks: how many turns each party needs, and what share of the pot that promises."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.gold_seekers.moves import BUY, DECLINE, STRAIGHT, THROW_AGAIN
from westward.games.gold_seekers.state import RIVER_DIRECT, Position

#: Fields a throw leads on average, and the turns until the claim's number is thrown.
STEPS: Final = 3.5
AT_THE_CLAIM: Final = 6.0
UNDER_THE_COLOUR_DIE: Final = 3.5
ON_A_HORSE: Final = 4.0
JOINT: Final = 0.78


def turns_to_go(s: Position, seat: int) -> float:
    """About how many turns the party of a seat still needs."""
    party = s.party[seat]
    rest = float(s.rest(seat))
    turns = rest / STEPS
    if s.horse[party]:
        turns -= ON_A_HORSE if turns > 2.0 * ON_A_HORSE else 0.5 * turns
    mate = s.partner[party]
    if mate >= 0:
        turns *= JOINT
        turns += 0.5 * AT_THE_CLAIM
    else:
        turns += AT_THE_CLAIM
    if rest > 0.0 and s.colour[party] and (mate < 0 or s.colour[mate]):
        turns += UNDER_THE_COLOUR_DIE if turns > UNDER_THE_COLOUR_DIE else turns
    turns += s.misses[party] - 0.4 * s.shields[party]
    if s.waiting[party]:
        # The job ends with a jump of some twenty fields.
        turns += 1.5 * s.waiting[party] - 6.0
    if s.decision[party] == RIVER_DIRECT:
        turns -= 0.3
    return turns if turns > 0.3 else 0.3


class GoldSeekersHints(Hints[Position]):
    """The earlier a party is likely to arrive, the more of the pot it can expect."""

    span = 9.0
    #: There are few decisions and quick throws, so games are played to their end.
    plies = 400
    heat = 1.5
    curiosity = 1.0
    #: Dice decide most: a choice moves the chances by a few points of a hundred.
    dimness = 8.0

    def evaluate(self, s: Position) -> list[float]:
        n = s.players
        turns = [turns_to_go(s, seat) for seat in range(n)]
        least = min(turns)
        spread = 1.0 + 0.8 * sqrt(least)
        total = 0.0
        likely = [0.0] * n
        for seat in range(n):
            if s.place[seat]:
                likely[seat] = 1.0 if s.place[seat] == 1 else 0.35
            else:
                likely[seat] = exp((least - turns[seat]) / spread)
            if s.party[seat] == seat:
                total += likely[seat]
        points: list[float] = []
        for seat in range(n):
            share = s.pot * likely[s.party[seat]] / total
            if s.partner[seat] >= 0:
                share *= 0.5
            pay = s.newspaper_pay if s.waiting[seat] else 0
            points.append(s.money[seat] + pay + s.share[seat] + share)
        return points

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        first = legal[0]
        if first in (THROW_AGAIN, STRAIGHT, BUY):
            return first
        if DECLINE in legal and rng.below(4):
            return legal[0]
        return rng.pick(legal)


HINTS: Final = GoldSeekersHints()
