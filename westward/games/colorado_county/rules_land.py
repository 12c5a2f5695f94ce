"""Section 7: cards become markers, and who went away empty-handed draws cowboys."""

from __future__ import annotations

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import CHANCE, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import look_at_lakes, put_marker, take_flag
from westward.games.colorado_county.moves import PLACE, SPACE
from westward.games.colorado_county.rules_setup import SEAT_BITS
from westward.games.colorado_county.state import FLAGGED, FREE, WATER, Position


def reach(s: Position, card: int, flag: int) -> list[int]:
    """CC-7.5, 10.4: the placements of a card on a flag with the second fields at its distance."""
    return c.REACH[((card + c.CARDS) if s.no_mirror else card) * c.FIELDS + flag]


def add_second_fields(s: Position, card: int, flag: int, found: list[int]) -> None:
    """CC-7.6: add the placements of a card on a flag with a second field, as actions."""
    for placement in reach(s, card, flag):
        if s.field[c.PLACEMENT_SECOND[placement]] == FREE:
            found.append(PLACE + placement)


def placements(s: Position, seat: int) -> list[int]:
    """CC-7.2 to 7.11: all ways to place a seat's card, as actions in rising order."""
    card = s.card[seat]
    found: list[int] = []
    markers = s.to_place(seat)
    if markers == 0:  # CC-7.10
        return found
    alone: list[int] = []
    first = c.CARD_COLOUR[card] * c.PER_COLOUR
    for i in range(first, first + c.PER_COLOUR):
        flag = s.flag_at[i]
        if flag < 0:
            continue
        before = len(found)
        if markers > 1:
            add_second_fields(s, card, flag, found)
        if len(found) == before:  # CC-7.8, 7.10
            alone.append(PLACE + c.ALONE[flag])
    if alone and not (found and s.second_by_board):  # CC-7.9, 10.10
        found += alone
    found.sort()
    return found


def any_to_place(s: Position) -> bool:
    """Whether a card will still bring a marker onto the board."""
    return any(s.card[seat] >= 0 and placements(s, seat) for seat in range(s.players))


class PlaceCard(Step[Position]):
    """CC-7.2: choose a flag of the card's colour, and the second field; a single way is taken at once (CC-12.2)."""

    name = "place"
    clause = "CC-7.2"
    kinds = "place"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        found = placements(s, seat)
        return found if len(found) > 1 else []

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        place_card(s, seat, SPACE.index(action), journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        found = placements(s, seat)
        if found:
            place_card(s, seat, found[0] - PLACE, journal)
            return
        if journal is not None:  # CC-7.10, 7.11
            journal.append(events.NoEffect(seat, c.CARD_NAMES[s.card[seat]]))
        s.card[seat] = -1

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"card": c.CARD_NAMES[s.card[seat]]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        flag, second = c.PLACEMENT_FLAG[SPACE.index(action)], c.PLACEMENT_SECOND[SPACE.index(action)]
        card = s.card[seat]
        facts: dict[str, Value] = {"card": c.CARD_NAMES[card], "field": c.IDS[flag]}
        if s.field[flag] != FLAGGED + c.CARD_COLOUR[card]:
            return Refusal("no-such-flag", "CC-7.2", facts)
        if second < 0:
            both: list[int] = []
            add_second_fields(s, card, flag, both)
            if not both:
                return Refusal("second-elsewhere", "CC-10.10", facts)
            return Refusal("second-field-due", "CC-7.7", facts)
        facts["second"] = c.IDS[second]
        if s.to_place(seat) == 1:
            return Refusal("last-marker", "CC-7.10", facts)
        if SPACE.index(action) not in reach(s, card, flag):
            return Refusal("other-distance", "CC-7.5", facts)
        if s.field[second] >= WATER:
            return Refusal("second-water", "CC-7.6", facts)
        if s.field[second] >= FLAGGED:
            return Refusal("second-flag", "CC-7.6", facts)
        return Refusal("second-marker", "CC-7.6", facts)


def place_card(s: Position, seat: int, placement: int, journal: Journal | None) -> None:
    """CC-7.3, 7.12: the flag goes, markers come, the card is discarded."""
    flag, second = c.PLACEMENT_FLAG[placement], c.PLACEMENT_SECOND[placement]
    take_flag(s, flag)
    put_marker(s, seat, flag)
    if second >= 0:
        put_marker(s, seat, second)
    if journal is not None:
        card = c.CARD_NAMES[s.card[seat]]
        if second >= 0:
            journal.append(events.PlacedTwo(seat, card, c.IDS[flag], c.IDS[second]))
        else:
            journal.append(events.Placed(seat, card, c.IDS[flag]))
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
        for _ in range(c.FOR_NO_BID):
            for turn in range(s.players):
                if s.bid_count[s.seat_at(turn)] == 0:
                    drawers.append(s.seat_at(turn))
        if s.ranking and (s.lowest_nonzero or len(s.ranking) == s.players):  # CC-7.14, 10.5
            for _ in range(c.FOR_LAST_PLACE):
                drawers.append(s.ranking[-1])
        for i in range(min(len(drawers), s.bag) - 1, -1, -1):
            s.push(agenda.DRAW_COWBOY, CHANCE, 1 << SEAT_BITS | drawers[i])
