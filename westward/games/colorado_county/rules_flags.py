"""Section 5: the flag stones are dealt or lie in a pool, and are placed one by one."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE, Step
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import put_flag
from westward.games.colorado_county.moves import DEAL_EXTRA, DEAL_LACK, FLAG, SPACE
from westward.games.colorado_county.state import ALWAYS, FLAGGED, FREE, WATER, Position

#: A field and those beside it, the last one first.
AND_BESIDE: Final[list[list[int]]] = [sorted([f, *c.NEIGHBOURS[f]], reverse=True) for f in range(c.FIELDS)]
#: The actions of each colour by field as ready-made objects: up to 512 of them are listed for a stone.
ACTIONS: Final[list[list[object]]] = [
    [FLAG + colour * c.FIELDS + f for f in range(c.FIELDS)] for colour in range(c.COLOUR_COUNT)
]


class BeginFlags(Step[Position]):
    """CC-5.1, 10.2: all twelve stones are in the pool, or dealt; each player in turn places one."""

    name = "flags"
    clause = "CC-5.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.aside = 0
        s.flags_next = []
        s.flag_fields = []
        for turn in range(c.STONES - 1, -1, -1):
            s.push(agenda.PLACE_FLAG, s.seat_at(turn))
            if turn and s.sale_windows == ALWAYS:  # CC-10.9
                s.push(agenda.OPEN_WINDOW, AUTO, agenda.PRE_FLAG)
        if not s.dealt_flags:
            s.stones = [c.PER_COLOUR] * c.COLOUR_COUNT
        elif s.players == 3:
            s.stones = [1] * (c.COLOUR_COUNT * s.players)
            tell_stones(s, journal)
        else:
            s.push(agenda.DEAL_FLAGS, CHANCE)


def tell_stones(s: Position, journal: Journal | None) -> None:
    """Dealt stones lie open."""
    if journal is not None:
        for seat in range(s.players):
            colours: list[str] = []
            for colour in range(c.COLOUR_COUNT):
                colours += [c.FLAG_COLOURS[colour]] * s.stones[seat * c.COLOUR_COUNT + colour]
            journal.append(events.StonesDealt(seat, colours))


class DealFlags(Step[Position]):
    """CC-10.2: chance decides which colour each of four players lacks, or of which two each of two has two stones."""

    name = "stones"
    clause = "CC-10.2"
    kinds = "deal-lack deal-extra"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        if s.players == 2:
            return [DEAL_EXTRA + i for i in range(len(c.EXTRAS))]
        return [DEAL_LACK + i for i in range(len(c.LACKING))]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.stones = [1] * (c.COLOUR_COUNT * s.players)
        if s.players == 2:
            extra = c.EXTRAS[SPACE.index(action)]
            for colour in range(c.COLOUR_COUNT):
                s.stones[colour if colour in extra else c.COLOUR_COUNT + colour] += 1
        else:
            lacking = c.LACKING[SPACE.index(action)]
            for i in range(s.players):
                s.stones[i * c.COLOUR_COUNT + lacking[i]] = 0
        tell_stones(s, journal)


def open_fields(s: Position) -> list[int]:
    """Where a stone may go; found once, and then kept up to date stone by stone."""
    if not s.flag_fields:
        s.flag_fields = find_open_fields(s)
    return s.flag_fields


def find_open_fields(s: Position) -> list[int]:
    """The free fields beside no flag, or all free ones if there are none."""
    fields: list[int] = []
    field: i64 = 0
    while field < c.FIELDS:
        if s.field[field] == FREE and s.near[field] == 0:  # CC-5.3
            fields.append(field)
        field += 1
    return fields if fields else [f for f in range(c.FIELDS) if s.field[f] == FREE]  # CC-5.6


def place_of(fields: list[int], field: i64) -> i64:
    """Where a field stands in a rising list; `bisect` would box every number."""
    low: i64 = 0
    high: i64 = len(fields) - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        if fields[middle] < field:
            low = middle + 1
        else:
            high = middle
    return low


def places_taken(s: Position, fields: list[int], field: int) -> list[int]:
    """Where a field and those beside it stand among the open ones, the last place first."""
    places: list[int] = []
    for other in AND_BESIDE[field]:
        if s.field[other] == FREE and s.near[other] == 0:
            places.append(place_of(fields, other))
    return places


def what_is_left(s: Position, before: list[int], colour: int, places: list[int]) -> list[int]:
    """The choices after a stone from the pool took these places among the open fields: those before it but for them, and but
    for its colour if it was the last. The list is long and changes little, so it is not made anew.
    """
    colours = [one for one in range(c.COLOUR_COUNT) if s.stones[one]]
    width = len(before) // len(colours)
    after = before.copy()
    block: i64 = len(colours)
    while block > 0:
        block -= 1
        start: i64 = block * width
        if colours[block] == colour and s.stones[colour] == 1:
            del after[start : start + width]
        else:
            for place in places:
                after.pop(start + place)
    return after


def first_stone(s: Position, seat: int) -> int:
    """CC-10.2: where the stones stand that a seat places: its own if they are dealt, or those of all."""
    return seat * c.COLOUR_COUNT if s.dealt_flags else 0


class PlaceFlag(Step[Position]):
    """CC-5.2 to 5.7: a stone of any colour at hand on any legal field."""

    name = "flag"
    clause = "CC-5.2"
    kinds = "flag"

    def count(self, s: Position, seat: int, arg: int) -> i64:
        colours: i64 = 0
        first = first_stone(s, seat)
        for colour in range(c.COLOUR_COUNT):
            if s.stones[first + colour]:
                colours += 1
        return colours * len(open_fields(s))

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        fields = open_fields(s)
        colour = first = first_stone(s, seat)
        while True:
            if s.stones[colour]:
                if n < len(fields):
                    return FLAG + (colour - first) * c.FIELDS + fields[n]
                n -= len(fields)
            colour += 1

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        if s.flags_next:
            return s.flags_next
        fields = open_fields(s)
        legal: list[object] = []
        first = first_stone(s, seat)
        for colour in range(c.COLOUR_COUNT):
            if s.stones[first + colour]:
                actions = ACTIONS[colour]
                i: i64 = 0
                while i < len(fields):
                    field: i64 = fields[i]
                    legal.append(actions[field])
                    i += 1
        found = cast("list[int]", legal)
        if not s.dealt_flags:
            s.flags_next = found
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        colour, field = SPACE.pair(action)
        if s.near[field]:
            s.flags_next = []
            s.flag_fields = []
        else:
            fields = open_fields(s).copy()
            places = places_taken(s, fields, field)
            if s.flags_next:
                s.flags_next = what_is_left(s, s.flags_next, colour, places)
            for place in places:
                fields.pop(place)
            s.flag_fields = fields
        s.stones[first_stone(s, seat) + colour] -= 1
        put_flag(s, colour, field)
        if journal is not None:
            journal.append(events.FlagPlaced(seat, c.FLAG_COLOURS[colour], c.IDS[field]))

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        first = first_stone(s, seat)  # CC-5.6: without a free field, any stone is put aside
        colour = 0
        while not s.stones[first + colour]:
            colour += 1
        s.stones[first + colour] -= 1
        s.aside += 1
        if journal is not None:
            journal.append(events.FlagAside(seat, c.FLAG_COLOURS[colour]))

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        colour, field = SPACE.pair(action)
        facts: dict[str, Value] = {"colour": c.FLAG_COLOURS[colour], "field": c.IDS[field]}
        if not s.stones[first_stone(s, seat) + colour]:
            return Refusal("no-stone", "CC-10.2" if s.dealt_flags else "CC-5.2", facts)
        if s.field[field] >= WATER:
            return Refusal("water", "CC-5.3", facts)
        if s.field[field] >= FLAGGED:
            return Refusal("flag-there", "CC-5.3", facts)
        if s.field[field] != FREE:
            return Refusal("marker-there", "CC-5.3", facts)
        return Refusal("beside-flag", "CC-5.3", facts)
