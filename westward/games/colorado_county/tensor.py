"""What a seat knows of Colorado County as a row of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import ALL, Block, Tensor, Writer, head_blocks, write_head
from westward.games.colorado_county import components as c
from westward.games.colorado_county.state import BAG, BOUND, CATEGORIES, FLAGGED, FREE, MARKER, TIME, WATER, Position

#: The answers to an offer: none yet, no, no more, yes.
ANSWERS: Final = 4
#: What the parts of a row rest on: bits for what `facts` gives, from the lowest on, then for the lists of `Position.own`.
POINTS: Final = 1 << 2
FIELDS: Final = 1 << 3
SHORES: Final = 1 << 4 | 1 << 5
COWBOYS: Final = 1 | 1 << 1 | 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | ALL << 25
CARDS: Final = 1 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 16


class ColoradoCountyTensor(Tensor[Position]):
    """Seats count from the one that looks; fields, cards and cowboys as in the components."""

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        return [
            *head_blocks(start),
            Block("round", c.ROUNDS),
            Block("auction", 1, 4),
            Block("start", n),
            Block("markers", n * c.FIELDS),
            Block("flags", c.COLOUR_COUNT * c.FIELDS),
            Block("water", c.FIELDS),
            Block("shores", c.LAKES * c.FIELDS),
            Block("shore_markers", n * c.LAKES, 4),
            Block("stones", n * c.COLOUR_COUNT, 3),
            Block("aside", 1, 3),
            Block("supply", n, c.MARKERS),
            Block("tiles", n, 4),
            Block("sold", n, 2),
            Block("not_selling", n),
            Block("not_buying", n),
            Block("hands", n, 10),
            Block("bag", 1, c.COWBOYS),
            Block("hand", c.COWBOYS),
            Block("forward", c.COWBOYS),
            Block("answer", ANSWERS),
            Block("may_be_held", n * c.COWBOYS),
            Block("may_be_in_bag", c.COWBOYS),
            Block("face_up", c.CARDS),
            Block("cards", n * c.CARDS),
            Block("unseen", c.CARDS, 2),
            Block("stack", c.COLOUR_COUNT, 4),
            Block("bid_count", n, 10),
            Block("bid_top", n, c.COWBOYS),
            Block("ranking", n, n),
            Block("offered", c.FIELDS),
            Block("seller", n),
            Block("points", n, 30),
            Block("points_by_category", n * c.ROUNDS * CATEGORIES, 10),
        ]

    def facts(self, s: Position) -> list[list[int]]:
        return [[s.bag, s.offered, s.seller], s.shown, s.points]

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        out.always(1)
        write_head(s, seat, out)
        out.one_of(s.round, c.ROUNDS)
        out.put(s.auction)
        out.one_of((s.start - me + n) % n, n)
        if out.part(2, (n + c.COLOUR_COUNT) * c.FIELDS, FIELDS):
            write_fields(s, me, n, out)
        if out.part(3, (1 + c.LAKES) * c.FIELDS + n * c.LAKES, SHORES):
            write_lakes(s, out)
            write_shores(s, me, n, out)
        out.always(4)
        write_table(s, me, n, out)
        if out.part(5, (n + 3) * c.COWBOYS + ANSWERS, COWBOYS):
            write_cowboys(s, me, n, out)
        if out.part(6, (n + 2) * c.CARDS + c.COLOUR_COUNT + c.FIELDS + 4 * n, CARDS):
            write_cards(s, me, n, out)
        if out.part(7, n * (1 + c.ROUNDS * CATEGORIES), POINTS):
            write_points(s, me, n, out)


def write_list(numbers: list[int], me: i64, n: i64, out: Writer) -> None:
    """A number per seat."""
    i: i64 = 0
    while i < n:
        out.put(numbers[(me + i) % n])
        i += 1


def write_bits(bits: i64, me: i64, n: i64, out: Writer) -> None:
    """A bit per seat."""
    i: i64 = 0
    while i < n:
        out.put(bits >> ((me + i) % n) & 1)
        i += 1


def write_fields(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Markers and flags, field by field."""
    fields: i64 = c.FIELDS
    field = s.field
    f: i64 = 0
    while f < fields:
        what: i64 = field[f]
        if what != FREE and what < WATER:
            plane: i64 = n + what - FLAGGED if what >= FLAGGED else (what - MARKER - me + n) % n
            out.put_at(plane * fields + f, 1)
        f += 1
    out.skip((n + c.COLOUR_COUNT) * fields)


def write_shores(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The markers of each seat on the shores."""
    i: i64 = 0
    while i < n:
        lake: i64 = 0
        while lake < c.LAKES:
            out.put(s.shore[lake * n + (me + i) % n])
            lake += 1
        i += 1


def write_lakes(s: Position, out: Writer) -> None:
    """Water and shores, which are left standing until a lake lies elsewhere."""
    fields: i64 = c.FIELDS
    lake: i64 = 0
    while lake < c.LAKES and out.note(lake) == s.spot[lake] + 1:
        lake += 1
    if lake < c.LAKES:
        out.sweep(0, (1 + c.LAKES) * fields)
        lake = 0
        while lake < c.LAKES:
            out.set_note(lake, s.spot[lake] + 1)
            lake += 1
        f: i64 = 0
        while f < fields:
            if s.field[f] >= WATER:
                out.lay(f, 1)
            lake = 0
            while lake < c.LAKES:
                out.lay((1 + lake) * fields + f, s.beach[f] >> lake & 1)
                lake += 1
            f += 1
    out.skip((1 + c.LAKES) * fields)


def write_table(s: Position, me: i64, n: i64, out: Writer) -> None:
    """What lies beside the county for all to see."""
    i: i64 = 0
    if s.dealt_flags:
        while i < n:
            base: i64 = (me + i) % n * c.COLOUR_COUNT
            k: i64 = 0
            while k < c.COLOUR_COUNT:
                out.put(s.stones[base + k])
                k += 1
            i += 1
    else:
        out.put_all(s.stones)
        out.skip((n - 1) * c.COLOUR_COUNT)
    out.put(s.aside)
    write_list([s.to_place(seat) for seat in range(s.players)], me, n, out)
    write_list(s.tiles, me, n, out)
    write_list(s.sold, me, n, out)
    write_bits(s.not_selling, me, n, out)
    write_bits(s.not_buying, me, n, out)
    write_list(s.hand, me, n, out)
    out.put(s.bag)


def write_cowboys(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The own hand and bid, and where every cowboy may be as far as the seat can tell (CC-12.8)."""
    count: i64 = c.COWBOYS
    holders, forward, shown, entered, runs = s.holder, s.forward, s.shown, s.entered, s.runs
    bag: i64 = s.bag
    i: i64 = 0
    while i < count:
        holder: i64 = holders[i]
        if holder == me:
            out.put_at(i, 1)
        if forward[i] == me + 1:
            out.put_at(count + i, 1)
        if holder == me or shown[i]:
            write_place(holder, i, me, n, out)
        else:
            if bag:
                write_place(BAG, i, me, n, out)
            other: i64 = 0
            while other < n:
                if other != me and fits_one(runs[other], i, entered[i]):
                    write_place(other, i, me, n, out)
                other += 1
        i += 1
    out.skip(2 * count)
    out.one_of(s.answer[me] if s.offered >= 0 else 0, ANSWERS)
    out.skip((n + 1) * count)


def write_place(holder: i64, cowboy: i64, me: i64, n: i64, out: Writer) -> None:
    """That a cowboy may be in a hand or the bag; written ahead, behind the own hand, bid and answer."""
    count: i64 = c.COWBOYS
    place: i64 = n if holder == BAG else (holder - me + n) % n
    out.put_at((2 + place) * count + ANSWERS + cowboy, 1)


def fits_one(runs: list[int], cowboy: i64, entered: i64) -> bool:
    """Whether a cowboy can be one of some runs; the loop that `Position.may_hold` is, without its overhead."""
    for packed in runs:
        run: i64 = packed
        if run >> TIME >= entered and cowboy + 1 > (run >> BOUND & 255):
            return True
    return False


def write_cards(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Cards, bids and the offer."""
    for card in s.face_up:
        out.put_at(card, 1)
    out.skip(c.CARDS)
    i: i64 = 0
    while i < n:
        out.one_of(s.card[(me + i) % n], c.CARDS)
        i += 1
    out.put_all(s.cards)
    out.put_all(s.stack)
    write_list(s.bid_count, me, n, out)
    write_list(s.bid_top, me, n, out)
    place: i64 = 1
    for seat in s.ranking:
        out.put_at((seat - me + n) % n, place)
        place += 1
    out.skip(n)
    out.one_of(s.offered, c.FIELDS)
    out.one_of((s.seller - me + n) % n if s.seller >= 0 else -1, n)


def write_points(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The points of the rounds so far, in all and one by one."""
    kinds: i64 = CATEGORIES
    rounds: i64 = c.ROUNDS
    points = s.points
    i: i64 = 0
    while i < n:
        total: i64 = 0
        place: i64 = n - i + i * rounds * kinds
        at: i64 = (me + i) % n * kinds
        r: i64 = 0
        while r < rounds:
            k: i64 = 0
            while k < kinds:
                number: i64 = points[at + k]
                total += number
                out.put_at(place, number)
                place += 1
                k += 1
            at += n * kinds
            r += 1
        out.put(total)
        i += 1
    out.skip(n * c.ROUNDS * kinds)


TENSOR: Final = ColoradoCountyTensor()
