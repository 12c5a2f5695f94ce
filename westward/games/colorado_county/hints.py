"""How good a position of Colorado County looks: points so far, what each coming scoring may bring, and the hands."""

from __future__ import annotations

from math import exp
from typing import Final

from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.games.colorado_county import agenda
from westward.games.colorado_county import components as c
from westward.games.colorado_county.bids import hand_of
from westward.games.colorado_county.moves import BID, NO_BID, PASS, PASS_ROUND, SPACE
from westward.games.colorado_county.state import FLAGGED, MARKER, Position

#: What a card is worth that waits to be placed, by its markers.
CARD_WORTH: Final[list[float]] = [0.0, 2.0, 3.4]


def likely(ahead: float, spread: float) -> float:
    """The chance to stay ahead, or to come ahead, with so much ahead now and so much to happen still."""
    x = ahead / spread
    if x > 12.0:
        return 1.0
    if x < -12.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def auctions_left(s: Position) -> int:
    """How many auctions are still to come in this round, the present one among them."""
    left = c.AUCTIONS[s.players - c.FEWEST] - s.auction
    return left if left > 0 else 0


def places(counts: list[int], spread: float, first: float, second: float, points: list[float]) -> None:
    """Add what first and second place of a category may bring to each seat."""
    n = len(counts)
    for seat in range(n):
        mine = counts[seat]
        above = -1
        middle = -1
        for other in range(n):
            if other == seat:
                continue
            if counts[other] > above:
                middle = above
                above = counts[other]
            elif counts[other] > middle:
                middle = counts[other]
        wins = likely(mine - above + 0.2, spread)
        points[seat] += first * wins
        if second > 0.0:
            follows = 1.0 - wins
            if n > 2:
                follows *= likely(mine - middle, spread)
            points[seat] += second * follows


class ColoradoCountyHints(Hints[Position]):
    """Judges what is on the board by the scorings to come: the further away, the less a lead means."""

    span = 9.0
    plies = 10
    heat = 1.2
    #: Choices differ by much: whoever misses a tenth of a span hardly plays worse.
    dimness = 4.0

    def evaluate(self, s: Position) -> list[float]:
        n = s.players
        points = [float(x) for x in s.scores()]
        self._board(s, points)
        per_round = c.AUCTIONS[n - c.FEWEST]
        left = float(auctions_left(s) + per_round * (c.ROUNDS - 1 - s.round))
        bidding = len(s.agenda) > 0 and s.agenda[-1] & 255 == agenda.MAKE_BID
        for seat in range(n):
            forward = s.forward.count(seat + 1)
            hand = s.hand[seat] - forward
            # CC-11.3: what is not bid in the last auction is worth nothing, so rather bid it.
            room = left if bidding and not forward else left - 1.0
            if room <= 0.0:
                points[seat] -= 0.02 * hand
            elif hand:
                points[seat] += 2.2 * room * (1.0 - exp(-hand / room)) + 0.5 * s.highest(seat) / c.COWBOYS
            if s.card[seat] >= 0:
                points[seat] += CARD_WORTH[c.CARD_STARS[s.card[seat]]]
            points[seat] += 0.5 * s.tiles[seat] * (left if left < 8.0 else 8.0) / 8.0
        if len(s.agenda) > 0 and s.agenda[-1] & 255 == agenda.PICK_CARD:
            best = 0.0
            for card in s.face_up:
                if CARD_WORTH[c.CARD_STARS[card]] > best:
                    best = CARD_WORTH[c.CARD_STARS[card]]
            taken = 0
            for seat in s.ranking:
                if s.card[seat] < 0 and taken < len(s.face_up):
                    points[seat] += best + 0.4 - 0.4 * taken
                    taken += 1
        return points

    def _board(self, s: Position, points: list[float]) -> None:
        n = s.players
        border = [0] * n
        doubles = [0] * n
        area = [0] * n
        field = s.field
        seen = [0] * c.FIELDS
        group: list[int] = []
        for start in range(c.FIELDS):
            mark = field[start]
            if mark < MARKER or mark >= FLAGGED:
                continue
            seat = mark - MARKER
            if c.BORDER[start]:
                border[seat] += 1
            if seen[start]:
                continue
            seen[start] = 1
            group.clear()
            group.append(start)
            i = 0
            while i < len(group):
                for other in c.NEIGHBOURS[group[i]]:
                    if field[other] == mark and not seen[other]:
                        seen[other] = 1
                        group.append(other)
                i += 1
            size = len(group)
            if size == c.DOUBLE_SIZE:
                doubles[seat] += 1
            if size > area[seat]:
                area[seat] = size
        for seat in range(n):
            if area[seat] < c.AREA_SIZE:
                area[seat] -= 1
        per_round = c.AUCTIONS[n - c.FEWEST]
        gap = float(auctions_left(s))
        for number in range(s.round, c.ROUNDS):
            places(border, 0.35 + 0.16 * gap, c.BORDER_FIRST[number], c.BORDER_SECOND[number], points)
            places(area, 0.4 + 0.22 * gap, c.AREA_FIRST[number], c.AREA_SECOND[number], points)
            keep = exp(-0.06 * gap)
            for seat in range(n):
                points[seat] += c.DOUBLE_EACH[number] * doubles[seat] * keep
            for lake in range(c.LAKES):
                worth = float(c.LAKE_VALUE[lake] if c.LAKE_PRINTED[number] else c.LAKE_FLAT[number])
                self._lake(s, lake, worth, 0.3 + 0.12 * gap, points)
            gap += per_round

    def _lake(self, s: Position, lake: int, worth: float, spread: float, points: list[float]) -> None:
        n = s.players
        for seat in range(n):
            mine = s.shore[lake * n + seat]
            rival = 0
            for other in range(n):
                if other != seat and s.shore[lake * n + other] > rival:
                    rival = s.shore[lake * n + other]
            ahead = mine - rival + (0.5 if s.owner[lake] == seat else -0.5)
            points[seat] += worth * likely(ahead, spread)

    def priors(self, s: Position, legal: list[int]) -> list[float]:
        kind = s.agenda[-1] & 255
        if kind == agenda.MAKE_BID or kind == agenda.BID_FOR_LAND:
            usual = self._usual_bid(s, s.to_act)
            out: list[float] = []
            for action in legal:
                count = 0.0 if action == NO_BID else float(SPACE.pair(action)[0] + 1)
                out.append(-1.2 * (count - usual if count > usual else 0.5 * (usual - count)))
            return out
        if kind == agenda.OFFER:
            return [0.0 if action in (PASS, PASS_ROUND) else -2.0 for action in legal]
        return []

    def _usual_bid(self, s: Position, seat: int) -> float:
        left = auctions_left(s) + c.AUCTIONS[s.players - c.FEWEST] * (c.ROUNDS - 1 - s.round)
        return s.hand[seat] / (left if left > 1 else 1)

    def apart(self, s: Position) -> bool:
        return s.agenda[-1] & 255 != agenda.DRAW_COWBOY

    def choose(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        kind = s.agenda[-1] & 255
        if kind == agenda.MAKE_BID:
            seat = s.to_act
            count = int(self._usual_bid(s, seat) * (0.4 + 1.2 * rng.uniform()) + rng.uniform())
            hand = hand_of(s, seat)
            if count > len(hand):
                count = len(hand)
            if count == 0:
                return NO_BID
            return BID + (count - 1) * c.COWBOYS + hand[count - 1 + rng.below(len(hand) - count + 1)]
        if kind == agenda.OFFER:
            return PASS_ROUND
        if kind == agenda.BID_FOR_LAND:
            return legal[rng.below(s.hand[s.to_act])]
        return rng.pick(legal)


HINTS: Final = ColoradoCountyHints()
