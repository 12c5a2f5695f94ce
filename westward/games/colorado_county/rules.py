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
    DrawStart,
    LayLakes,
    PlaceLake,
    ScatterLake,
)
from westward.games.colorado_county.scoring import count, points_of, scored_items
from westward.games.colorado_county.state import CATEGORIES, COLOURS, FEWEST, PER_COLOUR, ROUNDS, WIDE, Position

REVEALED: Final[list[int]] = [row.reveal for row in c.BOX.players.values()]
AUCTIONS: Final[list[int]] = [row.auctions_per_round for row in c.BOX.players.values()]


class BeginRound(Step[Position]):
    """CC-4.1: sales, flags, auctions, scoring. `arg` is the number of the round, from 0."""

    name = "round"
    clause = "CC-4.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.round = arg
        s.auction = 0
        if arg:
            s.start = s.seat_at(1)  # CC-3.9
        s.stack = [PER_COLOUR] * COLOURS  # CC-3.6, 3.7
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
        last = arg + 1 == AUCTIONS[s.players - FEWEST]  # CC-4.2
        if not last:
            s.push(agenda.BEGIN_AUCTION, AUTO, arg + 1)
        s.push(agenda.REDRAW, AUTO)
        if s.sale_windows == WIDE and not last:  # CC-8.4, 10.9
            s.push(agenda.OPEN_WINDOW, AUTO, agenda.POST_PLACE)
        s.push(agenda.ASK_BIDS, AUTO)
        s.push(agenda.OPEN_WINDOW, AUTO, agenda.PRE_BID)
        s.push(agenda.REVEAL_CARD, CHANCE, REVEALED[s.players - FEWEST])
        if s.sale_windows == WIDE:
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
        for i in range(width):
            s.tally[s.round * width + i] = counts[i]
            s.points[s.round * width + i] = points[i]
        if journal is not None:
            for i in range(s.players):
                total = sum(points[i * CATEGORIES : (i + 1) * CATEGORIES])
                journal.append(Scored(i, total, "CC-9.13", scored_items(s, i)))
        if s.round + 1 < ROUNDS:
            s.push(agenda.BEGIN_ROUND, AUTO, s.round + 1)
        elif journal is not None:
            journal.append(events.Ended(s.winners()))


#: In the order of `agenda`.
STEPS: Final = cast(
    "list[Step[State]]",
    [
        DrawStart(), LayLakes(), DrawLayout(), ScatterLake(), PlaceLake(), Deal(), DrawCowboy(), BeginRound(), BeginFlags(),
        DealFlags(), PlaceFlag(), BeginAuction(), RevealCard(), AskBids(), MakeBid(), MakeBidFreely(), ShowBids(), PickCard(),
        EndPicks(), PlaceCard(), Redraw(), OpenWindow(), Offer(), SayInterest(), ShowInterest(), PayCowboy(), BidForLand(),
        BidForLandFreely(), ShowLandBids(), ScoreRound(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 3: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    s.push(agenda.DRAW_START, CHANCE)
    s.settle(None)
    return s
