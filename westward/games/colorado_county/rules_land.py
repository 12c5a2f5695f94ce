"""Section 7: cards become markers, and who went away empty-handed draws cowboys."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import CHANCE, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import look_at_lakes, put_marker, take_flag
from westward.games.colorado_county.moves import PLACE
from westward.games.colorado_county.rules_setup import SEAT_BITS
from westward.games.colorado_county.state import CARDS, FIELDS, FLAGGED, FREE, PER_COLOUR, WATER, Position

IDS: Final[list[str]] = c.IDS
CARD_NAMES: Final[list[str]] = c.CARD_NAMES
CARD_COLOUR: Final[list[int]] = c.CARD_COLOUR
FLAG_OF: Final[list[int]] = c.PLACEMENT_FLAG
SECOND_OF: Final[list[int]] = c.PLACEMENT_SECOND
ALONE: Final[list[int]] = c.ALONE
REACH: Final[list[list[int]]] = c.REACH
FOR_NO_BID: Final[int] = c.BOX.redraw.no_bid
FOR_LAST_PLACE: Final[int] = c.BOX.redraw.last_place


def reach(s: Position, card: int, flag: int) -> list[int]:
    """CC-7.5, 10.4: the placements of a card on a flag with the second fields at its distance."""
    return REACH[((card + CARDS) if s.no_mirror else card) * FIELDS + flag]


def placements(s: Position, seat: int) -> list[int]:
    """CC-7.2 to 7.11: all ways to place a seat's card, as actions in rising order."""
    card = s.card[seat]
    found: list[int] = []
    if s.supply[seat] == 0:  # CC-7.10
        return found
    first = CARD_COLOUR[card] * PER_COLOUR
    for i in range(first, first + PER_COLOUR):
        flag = s.flag_at[i]
        if flag < 0:
            continue
        before = len(found)
        if s.supply[seat] > 1:
            for placement in reach(s, card, flag):
                if s.field[SECOND_OF[placement]] == FREE:  # CC-7.6
                    found.append(PLACE + placement)
        if len(found) == before:  # CC-7.8, 7.10
            found.append(PLACE + ALONE[flag])
    found.sort()
    return found


class PlaceCard(Step[Position]):
    """CC-7.2: choose a flag of the card's colour, and the second field; a single way is taken at once (CC-12.2)."""

    name = "place"
    clause = "CC-7.2"
    kinds = "place"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        found = placements(s, seat)
        return found if len(found) > 1 else []

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        place_card(s, seat, action - PLACE, journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        found = placements(s, seat)
        if found:
            place_card(s, seat, found[0] - PLACE, journal)
            return
        if journal is not None:  # CC-7.10, 7.11
            journal.append(events.NoEffect(seat, CARD_NAMES[s.card[seat]]))
        s.card[seat] = -1

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"card": CARD_NAMES[s.card[seat]]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        flag, second = FLAG_OF[action - PLACE], SECOND_OF[action - PLACE]
        card = s.card[seat]
        facts: dict[str, Value] = {"card": CARD_NAMES[card], "field": IDS[flag]}
        if s.field[flag] != FLAGGED + CARD_COLOUR[card]:
            return Refusal("no-such-flag", "CC-7.2", facts)
        if second < 0:
            return Refusal("second-field-due", "CC-7.7", facts)
        facts["second"] = IDS[second]
        if s.supply[seat] == 1:
            return Refusal("last-marker", "CC-7.10", facts)
        if action - PLACE not in reach(s, card, flag):
            return Refusal("other-distance", "CC-7.5", facts)
        if s.field[second] >= WATER:
            return Refusal("second-water", "CC-7.6", facts)
        if s.field[second] >= FLAGGED:
            return Refusal("second-flag", "CC-7.6", facts)
        return Refusal("second-marker", "CC-7.6", facts)


def place_card(s: Position, seat: int, placement: int, journal: Journal | None) -> None:
    """CC-7.3, 7.12: the flag goes, markers come, the card is discarded."""
    flag, second = FLAG_OF[placement], SECOND_OF[placement]
    take_flag(s, flag)
    put_marker(s, seat, flag)
    if second >= 0:
        put_marker(s, seat, second)
    if journal is not None:
        card = CARD_NAMES[s.card[seat]]
        if second >= 0:
            journal.append(events.PlacedTwo(seat, card, IDS[flag], IDS[second]))
        else:
            journal.append(events.Placed(seat, card, IDS[flag]))
    s.card[seat] = -1
    look_at_lakes(s, flag, journal)
    if second >= 0:
        look_at_lakes(s, second, journal)


class Redraw(Step[Position]):
    """CC-7.13 to 7.15: who made no bid, or the last of all, draws; one cowboy at a time, in turn order."""

    name = "redraw"
    clause = "CC-7.13"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        drawers: list[int] = []
        for _ in range(FOR_NO_BID):
            for turn in range(s.players):
                if s.bid_count[s.seat_at(turn)] == 0:
                    drawers.append(s.seat_at(turn))
        if s.ranking and (s.lowest_nonzero or len(s.ranking) == s.players):  # CC-7.14, 10.5
            for _ in range(FOR_LAST_PLACE):
                drawers.append(s.ranking[-1])
        for i in range(min(len(drawers), s.bag) - 1, -1, -1):
            s.push(agenda.DRAW_COWBOY, CHANCE, 1 << SEAT_BITS | drawers[i])
