"""What a seat knows of Gold Seekers as a row of numbers; everything is open here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import DIE_COLOURS
from westward.games.gold_seekers.state import COLOURED, Position

COLOURS: Final[int] = len(DIE_COLOURS) + 1
DECISIONS: Final = 5


class GoldSeekersTensor(Tensor[Position]):
    """Seats count from the one that looks; what belongs to a coalition stands at its leader."""

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        return [
            *head_blocks(start),
            Block("turn", n),
            Block("round", 1, 20),
            Block("order", n, n),
            Block("persons", n * c.PERSONS),
            Block("fields", n * c.FIELD_COUNT),
            Block("lanes", n * c.LANES),
            Block("right_of_way", n),
            Block("rest", n, 60),
            Block("decisions", n * DECISIONS),
            Block("partners", n * n),
            Block("leads", n),
            Block("streak", n, 3),
            Block("horse", n),
            Block("jumped", n, 3),
            Block("shields", n),
            Block("misses", n),
            Block("waiting", n, 3),
            Block("colour_die", n),
            Block("arrival", n, 2),
            Block("money", n, c.PURSE),
            Block("pot", 1, c.PURSE),
            Block("thrower", n),
            Block("number", 1, 6),
            Block("colour", COLOURS),
            Block("second_thrower", n),
            Block("second_number", 1, 6),
            Block("second_colour", COLOURS),
            Block("card", c.CARDS),
            Block("card_seat", n),
            Block("deck", c.CARDS),
            Block("mover", n),
            Block("moved_from", c.FIELD_COUNT),
            Block("decider", n),
            Block("extra", 1),
            Block("breaking", n),
            Block("acted", c.FIELD_COUNT),
        ]

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        write_head(s, seat, out)
        write_seat(s.order[s.turn] if s.turn >= 0 else -1, me, n, out)
        out.put(s.round)
        place: i64 = 1
        for other in s.order:
            out.put_at((other - me + n) % n, place)
            place += 1
        out.skip(n)
        write_figures(s, me, n, out)
        write_players(s, me, n, out)
        out.put(s.pot)
        write_throw(s.dice, s.thrower, me, n, out)
        write_throw(s.second_dice, s.second_thrower, me, n, out)
        out.one_of(s.card - 1, c.CARDS)
        write_seat(s.card_seat, me, n, out)
        for card in s.deck:
            out.put_at(card - 1, 1)
        out.skip(c.CARDS)
        write_seat(s.mover, me, n, out)
        out.one_of(c.FIELD[s.moved_from] if s.moved_from >= 0 else -1, c.FIELD_COUNT)
        write_seat(s.decider, me, n, out)
        out.put(1 if s.extra else 0)
        write_seat(s.breaking, me, n, out)
        for field in s.acted:
            out.put_at(field, 1)
        out.skip(c.FIELD_COUNT)


def write_seat(seat: i64, me: i64, n: i64, out: Writer) -> None:
    """A seat, or none, counted from the one that looks."""
    out.one_of((seat - me + n) % n if seat >= 0 else -1, n)


def write_list(numbers: list[int], me: i64, n: i64, out: Writer) -> None:
    """A number per seat."""
    i: i64 = 0
    while i < n:
        out.put(numbers[(me + i) % n])
        i += 1


def write_figures(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Who they are and where their figures stand."""
    i: i64 = 0
    while i < n:
        out.one_of(s.person[(me + i) % n] - 1, c.PERSONS)
        i += 1
    i = 0
    while i < n:
        spot: i64 = s.spot[(me + i) % n]
        if spot >= 0:
            out.put_at(i * c.FIELD_COUNT + c.FIELD[spot], 1)
            out.put_at(n * c.FIELD_COUNT + i * c.LANES + c.LANE[spot] - 1, 1)
            out.put_at(n * (c.FIELD_COUNT + c.LANES) + i, 1 if c.RIGHT[spot] else 0)
        if s.person[(me + i) % n]:
            out.put_at(n * (c.FIELD_COUNT + c.LANES + 1) + i, s.rest(int((me + i) % n)))
        i += 1
    out.skip(n * (c.FIELD_COUNT + c.LANES + 2))
    i = 0
    while i < n:
        out.one_of(s.decision[(me + i) % n], DECISIONS)
        i += 1


def write_players(s: Position, me: i64, n: i64, out: Writer) -> None:
    """Coalitions, and what the players have."""
    i: i64 = 0
    while i < n:
        write_seat(s.partner[(me + i) % n], me, n, out)
        i += 1
    i = 0
    while i < n:
        seat: i64 = (me + i) % n
        leads = s.party[seat] == seat
        streak: i64 = s.streak[s.party[seat]]
        out.put_at(i, 1 if leads and s.partner[seat] >= 0 else 0)
        out.put_at(n + i, max(streak if leads else -streak, 0))
        i += 1
    out.skip(2 * n)
    write_list(s.horse, me, n, out)
    write_list(s.jumped, me, n, out)
    write_list(s.shields, me, n, out)
    write_list(s.misses, me, n, out)
    write_list(s.waiting, me, n, out)
    write_list(s.colour, me, n, out)
    write_list(s.place, me, n, out)
    i = 0
    while i < n:
        seat = (me + i) % n
        out.put(s.money[seat] + s.share[seat])
        i += 1


def write_throw(dice: i64, thrower: i64, me: i64, n: i64, out: Writer) -> None:
    """A throw as it lies on the table, if there is one."""
    write_seat(thrower if dice else -1, me, n, out)
    out.put(dice % COLOURED)
    out.one_of(dice // COLOURED if dice else -1, COLOURS)


TENSOR: Final = GoldSeekersTensor()
