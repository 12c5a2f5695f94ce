"""The course of Colorado County: rounds of flags, auctions and a scoring, as in section 4 of the rulebook."""

from __future__ import annotations

from typing import Final, cast

from westward.core.errors import Value
from westward.core.journal import Journal, Scored
from westward.core.state import AUTO, CHANCE, State, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import take_flag
from westward.games.colorado_county.rules_bids import (
    AskBids,
    EndPicks,
    MakeBid,
    MakeBidFreely,
    PickCard,
    RevealCard,
    ShowBids,
)
from westward.games.colorado_county.rules_flags import BeginFlags, DealFlags, PlaceFlag
from westward.games.colorado_county.rules_land import PlaceCard, Redraw
from westward.games.colorado_county.rules_sale import (
    BidForLand,
    BidForLandFreely,
    Offer,
    OpenWindow,
    PayCowboy,
    SayInterest,
    ShowInterest,
    ShowLandBids,
    open_window,
)
from westward.games.colorado_county.rules_setup import (
    Deal,
    DrawCowboy,
    DrawLayout,
    FirstPlayer,
    LayLakes,
    PlaceLake,
    ScatterLake,
)
from westward.games.colorado_county.scoring import count, points_of, scored_items
from westward.games.colorado_county.state import ALWAYS, CATEGORIES, WIDE, Position


class BeginRound(Step[Position]):
    """CC-4.1: sales, flags, auctions, scoring. `arg` is the number of the round, from 0."""

    name = "round"
    clause = "CC-4.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.round = arg
        s.auction = 0
        if arg:
            s.start = s.seat_at(1)  # CC-3.9
        s.stack = [c.PER_COLOUR] * c.COLOUR_COUNT  # CC-3.6, 3.7
        s.not_selling = 0
        for i in range(s.players):
            s.sold[i] = 0
        if journal is not None:
            journal.append(events.RoundBegan(arg + 1, s.start))
        s.push(agenda.SCORE_ROUND, AUTO)
        s.push(agenda.BEGIN_AUCTION, AUTO)
        s.push(agenda.BEGIN_FLAGS, AUTO)
        if arg:
            s.push(agenda.OPEN_WINDOW, AUTO, agenda.ROUND_START)


class BeginAuction(Step[Position]):
    """CC-4.1: reveal, bids, choice, placement, redraw, with the sale windows between them. `arg` counts the auctions."""

    name = "auction"
    clause = "CC-4.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.auction = arg
        s.ranking = []
        for i in range(s.players):
            s.bid_count[i] = 0
            s.bid_top[i] = 0
        last = s.last_auction()
        wide = s.sale_windows in (WIDE, ALWAYS)  # CC-10.9
        if not last:
            s.push(agenda.BEGIN_AUCTION, AUTO, arg + 1)
        s.push(agenda.REDRAW, AUTO)
        if wide and not last:  # CC-8.4
            s.push(agenda.OPEN_WINDOW, AUTO, agenda.POST_PLACE)
        s.push(agenda.ASK_BIDS, AUTO)
        s.push(agenda.OPEN_WINDOW, AUTO, agenda.PRE_BID)
        s.push(agenda.REVEAL_CARD, CHANCE, c.REVEALED[s.players - c.FEWEST])
        if wide:
            open_window(s, agenda.PRE_REVEAL)


class ScoreRound(Step[Position]):
    """CC-9.1, 9.2, 9.14: flags go, all four categories are scored, and the next round or the end follows."""

    name = "score"
    clause = "CC-9.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        for field in s.flag_at.copy():
            if field >= 0:
                take_flag(s, field)
        width = s.players * CATEGORIES
        counts = count(s)
        points = points_of(s, counts, s.round)
        s.tally = s.tally.copy()
        s.points = s.points.copy()
        for i in range(width):
            s.tally[s.round * width + i] = counts[i]
            s.points[s.round * width + i] = points[i]
        if journal is not None:
            for i in range(s.players):
                total = sum(points[i * CATEGORIES : (i + 1) * CATEGORIES])
                journal.append(Scored(i, total, "CC-9.13", scored_items(s, i)))
        if s.round + 1 < c.ROUNDS:
            s.push(agenda.BEGIN_ROUND, AUTO, s.round + 1)
        elif journal is not None:
            journal.append(events.Ended(s.winners()))


#: In the order of `agenda`.
STEPS: Final = cast(
    "list[Step[State]]",
    [
        FirstPlayer(), LayLakes(), DrawLayout(), ScatterLake(), PlaceLake(), Deal(), DrawCowboy(), BeginRound(), BeginFlags(),
        DealFlags(), PlaceFlag(), BeginAuction(), RevealCard(), AskBids(), MakeBid(), MakeBidFreely(), ShowBids(), PickCard(),
        EndPicks(), PlaceCard(), Redraw(), OpenWindow(), Offer(), SayInterest(), ShowInterest(), PayCowboy(), BidForLand(),
        BidForLandFreely(), ShowLandBids(), ScoreRound(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 3: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    s.push(agenda.DRAW_FIRST, CHANCE)
    s.settle(None)
    return s
