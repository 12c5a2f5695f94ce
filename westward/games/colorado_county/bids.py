"""What a bid is: cowboys put forward in secret, ranked by their number and the highest of them (CC-6.3 to 6.8)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import Step
from westward.games.colorado_county import agenda
from westward.games.colorado_county import components as c
from westward.games.colorado_county.moves import ADD, BID, DONE, NO_BID, SPACE
from westward.games.colorado_county.state import BAG, Position

#: The actions as ready-made objects, by count and top.
ACTIONS: Final[list[list[object]]] = [[BID + k * c.COWBOYS + top for top in range(c.COWBOYS)] for k in range(c.COWBOYS)]
NONE: Final[object] = NO_BID
AT_LEAST_ONE: Final = Refusal("bid-at-least-one", "CC-8.11")


def land_facts(s: Position) -> dict[str, Value]:
    """What is on offer, and whose it is."""
    return {"seller_seat": s.seller, "field": c.IDS[s.offered]}


def hand_of(s: Position, seat: int) -> list[int]:
    """The cowboys in a hand, rising."""
    holder = s.holder
    hand: list[int] = []
    who: i64 = seat
    left: i64 = s.hand[seat]
    i: i64 = 0
    while left > 0:
        if holder[i] == who:
            hand.append(i)
            left -= 1
        i += 1
    return hand


def cowboy_of(s: Position, seat: int, below: i64) -> i64:
    """The cowboy in a hand that so many of the hand are below."""
    holder = s.holder
    who: i64 = seat
    i: i64 = 0
    while True:
        if holder[i] == who:
            if below == 0:
                return i
            below -= 1
        i += 1


def pairs(s: Position, seat: int, with_none: bool) -> list[int]:
    """CC-6.5: every count with every top that leaves enough lower cowboys."""
    hand = hand_of(s, seat)
    legal: list[object] = []
    if with_none:
        legal.append(NONE)
    count: i64 = len(hand)
    k: i64 = 0
    while k < count:
        actions = ACTIONS[k]
        i: i64 = k
        while i < count:
            legal.append(actions[hand[i]])
            i += 1
        k += 1
    return cast("list[int]", legal)


def put_pair(s: Position, seat: int, action: int) -> None:
    """CC-6.4: the top, and for the rest of the count the lowest of the hand."""
    others, top = SPACE.pair(action)
    s.forward[top] = seat + 1
    who: i64 = seat
    i: i64 = 0
    while others > 0:
        if s.holder[i] == who:
            s.forward[i] = seat + 1
            others -= 1
        i += 1


def why_no_pair(s: Position, seat: int, action: int) -> Refusal:
    """Why a pair is no legal bid."""
    others, top = SPACE.pair(action)
    facts: dict[str, Value] = {"count": others + 1, "top": top + 1}
    if s.holder[top] != seat:
        return Refusal("not-your-cowboy", "CC-6.3", facts)
    if others >= s.hand[seat]:
        return Refusal("too-many", "CC-6.5", facts)
    return Refusal("too-few-below", "CC-6.5", facts)


def free_choices(s: Position, seat: int, least: int) -> list[int]:
    """CC-10.3: another cowboy above those put forward, or done with at least so many."""
    legal: list[int] = []
    count = 0
    for i in range(c.COWBOYS):
        if s.forward[i] == seat + 1:
            count += 1
            legal.clear()
        elif s.holder[i] == seat:
            legal.append(ADD + i)
    if count >= least:
        legal.insert(0, DONE)
    return legal


def put_one(s: Position, seat: int, action: int) -> bool:
    """CC-10.3: put one cowboy forward; whether more can follow."""
    cowboy = SPACE.index(action)
    s.forward[cowboy] = seat + 1
    return cowboy < s.highest(seat)


def why_not_add(s: Position, seat: int, action: int) -> Refusal:
    """Why a cowboy cannot be added."""
    cowboy = SPACE.index(action)
    facts: dict[str, Value] = {"top": cowboy + 1}
    if s.holder[cowboy] != seat:
        return Refusal("not-your-cowboy", "CC-6.3", facts)
    return Refusal("rising-order", "CC-10.3", facts)


def all_forward(s: Position) -> list[list[int]]:
    """The cowboys that each seat has put forward, rising."""
    bids: list[list[int]] = [[] for _ in range(s.players)]
    forward = s.forward
    i: i64 = 0
    while i < c.COWBOYS:
        seat: i64 = forward[i]
        if seat != 0:
            bids[seat - 1].append(i)
        i += 1
    return bids


def beats(one: list[int], other: list[int]) -> bool:
    """CC-6.7, 6.8: more cowboys, or as many with the higher top; the sum does not matter."""
    if len(one) != len(other):
        return len(one) > len(other)
    return bool(one) and one[-1] > other[-1]


def show(s: Position, seat: int, bid: list[int]) -> None:
    """CC-12.6: all see a bid, and what it tells about the rest of the hand."""
    for cowboy in bid:
        s.forward[cowboy] = 0
        s.lose(seat, cowboy)
    if len(bid) > 1 and not s.free_bids:
        s.bound_below(seat, bid[-2])


def put_into_bag(s: Position, seat: int, bid: list[int]) -> None:
    """Cowboys that have been shown go into the bag; `s.clock` has been set on for it."""
    for cowboy in bid:
        s.holder[cowboy] = BAG
        s.entered[cowboy] = s.clock
    s.hand[seat] -= len(bid)
    s.bag += len(bid)


class SealedBid(Step[Position]):
    """CC-6.4, 6.5: a count and a top, made in secret: how many cowboys a hand has is public, what is put forward of them is
    not. `arg` is how many cowboys a bid needs: none in an auction, where one may make no bid, and one for land (CC-8.11).
    """

    kinds = "no-bid bid"
    sealed = True

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return pairs(s, seat, arg == 0)

    def count(self, s: Position, seat: int, arg: int) -> i64:
        hand: i64 = s.hand[seat]
        return (hand * (hand + 1) >> 1) + (1 if arg == 0 else 0)

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        if arg == 0:
            if n == 0:
                return NO_BID
            n -= 1
        others: i64 = 0
        tops: i64 = s.hand[seat]  # every further cowboy leaves one top less
        while n >= tops:
            n -= tops
            tops -= 1
            others += 1
        return BID + others * c.COWBOYS + cowboy_of(s, seat, others + n)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action != NO_BID:
            put_pair(s, seat, action)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return land_facts(s) if arg else {"hand": s.hand[seat]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return AT_LEAST_ONE if action == NO_BID else why_no_pair(s, seat, action)


class FreeBid(SealedBid):
    """CC-10.3: any cowboys, put forward one by one in rising order. The answer of a seat takes several actions, which
    nobody else sees; the others answer before, after or between them.
    """

    kinds = "done add"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return free_choices(s, seat, arg)

    def count(self, s: Position, seat: int, arg: int) -> i64:
        return -1

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action != DONE and put_one(s, seat, action):
            s.push(agenda.BID_FOR_LAND_FREELY if arg else agenda.MAKE_BID_FREELY, seat, arg)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return AT_LEAST_ONE if action == DONE else why_not_add(s, seat, action)
