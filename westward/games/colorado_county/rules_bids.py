"""Section 6: the cards are revealed, all bid in secret, and take cards by rank."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.bids import (
    FreeBid,
    SealedBid,
    all_forward,
    beats,
    free_choices,
    put_into_bag,
    show,
)
from westward.games.colorado_county.moves import DONE, NO_BID, PICK, REVEAL, SPACE
from westward.games.colorado_county.rules_sale import open_window
from westward.games.colorado_county.state import ALWAYS, Position

#: The first card of each colour, and the end: cards of a colour stand together.
COLOUR_FROM: Final[list[int]] = [
    *(c.CARD_COLOUR.index(colour) for colour in range(len(c.FLAG_COLOURS))),
    len(c.CARD_COLOUR),
]
#: A number that all possible numbers of cards of one colour divide, so that weights stay whole.
EVEN: Final = 27720


class RevealCard(Step[Position]):
    """CC-6.1, 3.6: the next card of the stack. Its colour is one of the cards of this stack, its figure one of those of
    that colour which have not been seen in any stack. `arg` is how many cards are turned up in all.
    """

    name = "reveal"
    clause = "CC-6.1"
    kinds = "reveal"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [REVEAL + card for card in range(c.CARDS) if s.cards[card] and s.stack[c.CARD_COLOUR[card]]]

    def weights(self, s: Position, arg: int) -> list[int]:
        left = [sum(s.cards[COLOUR_FROM[colour] : COLOUR_FROM[colour + 1]]) for colour in range(c.COLOUR_COUNT)]
        weights: list[int] = []
        for card in range(c.CARDS):
            colour = c.CARD_COLOUR[card]
            if s.cards[card] and s.stack[colour]:
                weights.append(s.stack[colour] * s.cards[card] * EVEN // left[colour])
        return weights

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        colour = rng.weighted(s.stack)
        low = COLOUR_FROM[colour]
        return REVEAL + low + rng.weighted(s.cards[low : COLOUR_FROM[colour + 1]])

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        card = SPACE.index(action)
        s.cards[card] -= 1
        s.stack[c.CARD_COLOUR[card]] -= 1
        s.face_up.append(card)
        if journal is not None:
            journal.append(events.Revealed(c.CARD_NAMES[card]))
        if arg > 1:
            s.push(agenda.REVEAL_CARD, CHANCE, arg - 1)


class AskBids(Step[Position]):
    """CC-6.2: all who can bid are asked at the same time; who has no cowboy or no marker makes no bid (CC-6.6)."""

    name = "bids"
    clause = "CC-6.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.asked = 0
        s.push(agenda.SHOW_BIDS, AUTO)
        for turn in range(s.players - 1, -1, -1):
            bidder = s.seat_at(turn)
            if s.hand[bidder] > 0 and s.to_place(bidder) > 0:
                s.asked |= 1 << bidder
                s.push(agenda.MAKE_BID_FREELY if s.free_bids else agenda.MAKE_BID, bidder)


class MakeBid(SealedBid):
    """CC-6.2: no bid, or a count and a top."""

    name = "bid"
    clause = "CC-6.2"

    def idle(self, s: Position, seat: int, arg: int, action: int) -> bool:
        if not nothing_to_save_for(s):
            return False
        return action == NO_BID or SPACE.pair(action)[0] + 1 < s.hand[seat]


class MakeBidFreely(FreeBid):
    """CC-6.2, 10.3: the same, cowboy by cowboy."""

    name = "bid-freely"
    clause = "CC-10.3"

    def idle(self, s: Position, seat: int, arg: int, action: int) -> bool:
        return nothing_to_save_for(s) and action != next(a for a in free_choices(s, seat, arg) if a != DONE)


def nothing_to_save_for(s: Position) -> bool:
    """CC-11.3: whether cowboys that are not bid now are worth nothing: after the last auction they would only buy land that
    nobody sells, since whoever sells would be paid in cowboys.
    """
    return s.last_auction() and s.round + 1 == c.ROUNDS


class ShowBids(Step[Position]):
    """CC-6.7 to 6.11: the bids are ranked and go into the bag; the bidders choose cards by rank."""

    name = "show"
    clause = "CC-6.7"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.asked = 0
        s.clock += 1
        forward = all_forward(s)
        bids: list[list[int]] = []
        s.ranking = []
        for turn in range(s.players):
            bidder = s.seat_at(turn)
            bid = forward[bidder]
            if not bid:  # CC-6.9
                if journal is not None:
                    journal.append(events.NoBidShown(bidder))
                continue
            place = 0
            while place < len(bids) and beats(bids[place], bid):
                place += 1
            bids.insert(place, bid)
            s.ranking.insert(place, bidder)
            s.bid_count[bidder] = len(bid)
            s.bid_top[bidder] = bid[-1] + 1
            show(s, bidder, bid)
            put_into_bag(s, bidder, bid)  # CC-6.10
            if journal is not None:
                journal.append(events.BidShown(bidder, len(bid), bid[-1] + 1, [cowboy + 1 for cowboy in bid]))
        s.push(agenda.END_PICKS, AUTO)
        for place in range(min(len(s.ranking), len(s.face_up)) - 1, -1, -1):
            s.push(agenda.PICK_CARD, s.ranking[place])
            if s.sale_windows == ALWAYS:  # CC-10.9
                s.push(agenda.OPEN_WINDOW, AUTO, agenda.PRE_PICK)


class PickCard(Step[Position]):
    """CC-6.11: take one of the face-up cards; who has no choice takes what there is (CC-12.2)."""

    name = "pick"
    clause = "CC-6.11"
    kinds = "pick"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        first = s.face_up[0]
        several = False
        for card in s.face_up:
            if card != first:
                several = True
        return [PICK + card for card in sorted(set(s.face_up))] if several else []  # CC-12.3

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        take_card(s, seat, SPACE.index(action), journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        take_card(s, seat, s.face_up[0], journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"place": s.ranking.index(seat) + 1}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("card-not-there", "CC-6.11", {"card": c.CARD_NAMES[SPACE.index(action)]})


def take_card(s: Position, seat: int, card: int, journal: Journal | None) -> None:
    """A seat takes a card from those that lie face up."""
    s.face_up.remove(card)
    s.card[seat] = card
    if journal is not None:
        journal.append(events.Picked(seat, c.CARD_NAMES[card]))


class EndPicks(Step[Position]):
    """CC-6.13, 6.14, 7.1: what nobody took is discarded; after the sale window the cards are placed by rank."""

    name = "picks"
    clause = "CC-6.14"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if journal is not None:
            for card in s.face_up:
                journal.append(events.Discarded(c.CARD_NAMES[card]))
        s.face_up.clear()
        for place in range(len(s.ranking) - 1, -1, -1):
            if s.card[s.ranking[place]] >= 0:
                s.push(agenda.PLACE_CARD, s.ranking[place])
                if place and s.sale_windows == ALWAYS:  # CC-10.9
                    s.push(agenda.OPEN_WINDOW, AUTO, agenda.NEXT_PLACE)
        open_window(s, agenda.PRE_PLACE)
