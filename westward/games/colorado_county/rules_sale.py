"""Section 8: in a sale window players offer land, others show interest in secret, and one buys it or it becomes free."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.bids import (
    FreeBid,
    SealedBid,
    all_forward,
    beats,
    hand_of,
    land_facts,
    put_into_bag,
    show,
)
from westward.games.colorado_county.board import look_at_lakes, put_marker, take_marker
from westward.games.colorado_county.moves import DECLINE, DECLINE_WINDOW, PASS, PASS_ROUND, PAY, SELL, SPACE, WANT
from westward.games.colorado_county.rules_land import any_to_place
from westward.games.colorado_county.rules_setup import draw_from_bag
from westward.games.colorado_county.state import FREE, MARKER, NO, NO_MORE, NO_SALES, UNASKED, WATER, YES, Position


class OpenWindow(Step[Position]):
    """CC-8.5: in a window each player is asked once, in turn order. `arg` is the window."""

    name = "window"
    clause = "CC-8.5"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        open_window(s, arg)


def open_window(s: Position, window: int) -> None:
    """Ask everybody in turn, if anybody can sell; who cannot now may have bought land when the turn comes."""
    s.not_buying = 0
    if s.sale_windows == NO_SALES or scoring_is_next(s, window):  # CC-10.9, 8.4
        return
    for seat in range(s.players):
        if may_sell(s, seat):
            for turn in range(s.players - 1, -1, -1):
                s.push(agenda.OFFER, s.seat_at(turn), window)
            return


def scoring_is_next(s: Position, window: int) -> bool:
    """CC-8.4: whether nothing changes the board any more between a window and the scoring of the round."""
    return window in (agenda.PRE_PLACE, agenda.NEXT_PLACE) and s.last_auction() and not any_to_place(s)


def may_sell(s: Position, seat: int) -> bool:
    """CC-8.1: a tile left, fewer than two sales this round, a marker to sell, and no standing no."""
    return (
        s.tiles[seat] > 0
        and s.sold[seat] < c.SALE_LIMIT
        and s.supply[seat] < c.MARKERS
        and not s.not_selling >> seat & 1
    )


def own_field(s: Position, seat: int, start: i64, skipped: i64) -> i64:
    """The first field from one on that carries a seat's marker, after so many others that do."""
    fields = s.field
    mark: i64 = MARKER + seat
    field: i64 = start
    while True:
        if fields[field] == mark:
            if skipped == 0:
                return field
            skipped -= 1
        field += 1


class Offer(Step[Position]):
    """CC-8.6: pass or offer one field; after a sale the same player is asked again. `arg` is the window."""

    name = "sell"
    clause = "CC-8.6"
    kinds = "pass pass-round sell"

    def count(self, s: Position, seat: int, arg: int) -> i64:
        if not may_sell(s, seat) or scoring_is_next(s, arg):
            return 0
        return 2 + c.MARKERS - s.supply[seat]

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        return (PASS if n == 0 else PASS_ROUND) if n < 2 else SELL + own_field(s, seat, 0, n - 2)

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        legal = [PASS, PASS_ROUND]
        field: i64 = -1
        left: i64 = self.count(s, seat, arg) - 2
        if left < 0:
            return []
        while left > 0:
            field = own_field(s, seat, field + 1, 0)
            legal.append(SELL + field)
            left -= 1
        return legal

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == PASS:
            if journal is not None:
                journal.append(events.Passed(seat, c.WINDOWS[arg]))
        elif action == PASS_ROUND:
            s.not_selling |= 1 << seat
            if journal is not None:
                journal.append(events.PassedRound(seat))
        else:
            s.push(agenda.OFFER, seat, arg)
            offer(s, seat, SPACE.index(action), journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"window": c.WINDOWS[arg], "tiles": s.tiles[seat], "left": c.SALE_LIMIT - s.sold[seat]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        field = SPACE.index(action)
        facts: dict[str, Value] = {"field": c.IDS[field]}
        if s.field[field] == FREE or s.field[field] >= WATER:
            return Refusal("nobodys-land", "CC-8.1", facts)
        return Refusal("not-your-land", "CC-8.1", facts)


def offer(s: Position, seat: int, field: int, journal: Journal | None) -> None:
    """CC-8.7, 8.8: the tile is given up, and all who could buy say whether they want to."""
    s.tiles[seat] -= 1
    s.sold[seat] += 1
    s.offered = field
    s.seller = seat
    s.asked = 0
    for i in range(s.players):
        s.answer[i] = UNASKED
    if journal is not None:
        journal.append(events.Offered(seat, c.IDS[field]))
    s.push(agenda.SHOW_INTEREST, AUTO)
    for turn in range(s.players - 1, -1, -1):
        other = s.seat_at(turn)
        if other != seat and s.hand[other] and s.to_place(other) and not s.not_buying >> other & 1:
            s.asked |= 1 << other
            s.push(agenda.SAY_INTEREST, other)


class SayInterest(Step[Position]):
    """CC-8.8: interested or not, in secret and at the same time; a no may stand for the whole window."""

    name = "interest"
    clause = "CC-8.8"
    kinds = "decline decline-window want"
    sealed = True

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [DECLINE, DECLINE_WINDOW, WANT]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.answer[seat] = YES if action == WANT else NO if action == DECLINE else NO_MORE

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return land_facts(s)


class ShowInterest(Step[Position]):
    """CC-8.9 to 8.11: nobody, one or several are interested."""

    name = "interests"
    clause = "CC-8.8"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.asked = 0
        interested: list[int] = []
        for turn in range(s.players):
            other = s.seat_at(turn)
            if s.answer[other] == YES:
                interested.append(other)
            elif s.answer[other] == NO_MORE:
                s.not_buying |= 1 << other
            if journal is not None and s.answer[other] != UNASKED:
                if s.answer[other] == YES:
                    journal.append(events.Wanted(other))
                else:
                    journal.append(
                        events.DeclinedWindow(other) if s.answer[other] == NO_MORE else events.Declined(other)
                    )
        if not interested:
            free_land(s, journal)
        elif len(interested) == 1:
            s.push(agenda.PAY_COWBOY, interested[0])
        else:
            s.push(agenda.SHOW_LAND_BIDS, AUTO)
            for i in range(len(interested) - 1, -1, -1):
                bidder = interested[i]
                s.asked |= 1 << bidder
                if s.hand[bidder] == 1:
                    s.forward[s.highest(bidder)] = bidder + 1  # CC-12.2: there is only this bid
                else:
                    s.push(agenda.BID_FOR_LAND_FREELY if s.free_bids else agenda.BID_FOR_LAND, bidder, 1)


def free_land(s: Position, journal: Journal | None) -> None:
    """CC-8.9: nobody buys."""
    if journal is not None:
        journal.append(events.Freed(s.seller, c.IDS[s.offered]))
    take_marker(s, s.offered)
    end_sale(s, journal)


def sell_land(s: Position, buyer: int, paid: list[int], journal: Journal | None) -> None:
    """CC-8.12, 8.13: the cowboys go to the seller, in sight of all, and the buyer's marker replaces the seller's."""
    if journal is not None:
        journal.append(events.Bought(buyer, s.seller, c.IDS[s.offered], [cowboy + 1 for cowboy in paid]))
    s.shown = s.shown.copy()
    for cowboy in paid:
        s.holder[cowboy] = s.seller
        s.shown[cowboy] = 1
    s.hand[buyer] -= len(paid)
    s.hand[s.seller] += len(paid)
    take_marker(s, s.offered)
    put_marker(s, buyer, s.offered)
    end_sale(s, journal)


def end_sale(s: Position, journal: Journal | None) -> None:
    """CC-8.14, 8.15: the lakes are looked at once, and the seller draws."""
    look_at_lakes(s, s.offered, journal)
    draw_from_bag(s, s.seller, c.SELLER_DRAWS)
    s.offered = -1
    s.seller = -1
    s.flags_next = []  # with `always` a field may have become free between two stones
    s.flag_fields = []


class PayCowboy(Step[Position]):
    """CC-8.10: the only one interested pays one cowboy; who has only one pays that."""

    name = "pay"
    clause = "CC-8.10"
    kinds = "pay"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [PAY + cowboy for cowboy in hand_of(s, seat)] if s.hand[seat] > 1 else []

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.lose(seat, SPACE.index(action))
        sell_land(s, seat, [SPACE.index(action)], journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        self.play(s, seat, arg, PAY + s.highest(seat), journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return land_facts(s)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("not-your-cowboy", "CC-8.10", {"top": SPACE.index(action) + 1})


class BidForLand(SealedBid):
    """CC-8.11: a bid of at least one cowboy for the field on offer."""

    name = "land-bid"
    clause = "CC-8.11"


class BidForLandFreely(FreeBid):
    """CC-8.11, 10.3: the same, cowboy by cowboy."""

    name = "land-bid-freely"
    clause = "CC-8.11"


class ShowLandBids(Step[Position]):
    """CC-8.11, 8.12: the best bid buys; the others go back to their owners, or with an option into the bag (CC-10.7)."""

    name = "land-bids"
    clause = "CC-8.11"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        buyer = -1
        best: list[int] = []
        bids = all_forward(s)
        for turn in range(s.players):
            bidder = s.seat_at(turn)
            bid = bids[bidder]
            if not bid:
                continue
            show(s, bidder, bid)
            if journal is not None:
                journal.append(events.LandBidShown(bidder, len(bid), bid[-1] + 1, [cowboy + 1 for cowboy in bid]))
            if beats(bid, best):
                buyer, best = bidder, bid
        s.asked = 0
        s.clock += 1
        for bidder in range(s.players):
            if bidder != buyer:
                if s.losers_pay:
                    put_into_bag(s, bidder, bids[bidder])
                else:
                    s.shown = s.shown.copy()
                    for cowboy in bids[bidder]:
                        s.shown[cowboy] = 1
        sell_land(s, buyer, best, journal)
