"""What a row of Great Western Trail tells beyond where things are: sums over them that choices turn on.

All of it follows from the rest of the row; a net that need not find it out by itself learns the game sooner. A *ladder* is a row of
rungs of which as many are 1 as the number has, so that every amount can count on its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Writer
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.scoring import (
    building_points,
    cattle_points,
    city_points,
    hazard_points,
    master_points,
    skilled_workers,
    station_points,
    supply,
)
from westward.games.great_western_trail.state import CITY_BITS, Position

#: The rungs for money and the worth of deliveries, and for what the tasks of objective cards count.
RUNGS: Final = 30
TASK_RUNGS: Final = 4
#: The lines of the score sheet: buildings, cities, stations, hazards, cattle, objectives, station masters, the player board, and all
#: together with money.
LINES: Final = 9
#: What the sums rest on, as bits for the lists that the game's tensor and `Position.own` name.
WORKERS_FACT: Final = 1 << 12
DISCARD_FACT: Final = 1 << 22
HAND_FACT: Final = 1 << 24
DRAW_FACT: Final = 1 << 25
MONEY_FACT: Final = 1 << 28
DELIVERY_FACTS: Final = 1 << 15 | 1 << 17 | HAND_FACT | 1 << 27
HERD_FACTS: Final = 1 << 14 | 1 << 17 | DISCARD_FACT | HAND_FACT | DRAW_FACT | 1 << 27
#: Sides and job token, tiles; discs, cities, stations, masters; kept tiles, area; blind cards, certificates.
SHEET_FACTS: Final = (
    3 | WORKERS_FACT | 15 << 14 | 3 << 20 | DISCARD_FACT | HAND_FACT | DRAW_FACT | 3 << 26
)  # fmt: skip
BY_VALUE: Final[list[int]] = sorted(range(c.BREED_COUNT), key=lambda breed: -c.BREED_VALUE[breed])


def sum_blocks(n: int) -> list[Block]:
    """The blocks that `write_sums` writes."""
    return [
        Block("delivery", RUNGS),
        Block("in_reach", c.CITY_COUNT),
        Block("money_ladder", n * RUNGS),
        Block("herd_ladder", n * RUNGS),
        Block("workers_ladder", n * c.WORKER_KINDS * c.ROW_SPACES),
        Block("tasks_ladder", n * c.TASK_COUNT * TASK_RUNGS),
        Block("sheet", n * LINES, 5),
    ]


def write_sums(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The sums of every seat, from what the seat that looks knows of them."""
    i: i64 = 0
    if out.part(17, RUNGS + c.CITY_COUNT, DELIVERY_FACTS):
        carried = delivery(s, int(me))
        ladder(out, carried, RUNGS)
        write_reach(s, int(me), carried, out)
    if out.part(18, n * RUNGS, MONEY_FACT):
        while i < n:
            ladder(out, s.money[(me + i) % n], RUNGS)
            i += 1
    if out.part(19, n * RUNGS, HERD_FACTS):
        i = 0
        while i < n:
            ladder(out, best_delivery(s, int((me + i) % n)), RUNGS)
            i += 1
    if out.part(20, n * c.WORKER_KINDS * c.ROW_SPACES, WORKERS_FACT):
        i = 0
        while i < n:
            k: i64 = 0
            while k < c.WORKER_KINDS:
                ladder(out, s.workers[(me + i) % n * c.WORKER_KINDS + k], c.ROW_SPACES)
                k += 1
            i += 1
    if out.part(21, n * (c.TASK_COUNT * TASK_RUNGS + LINES - 1), SHEET_FACTS):
        at: i64 = out.at + n * c.TASK_COUNT * TASK_RUNGS
        i = 0
        while i < n:
            write_sheet(s, int((me + i) % n), i == 0, at + i * LINES, out)
            i += 1
        out.skip(n * (LINES - 1))
    write_totals(s, me, n, out)


def write_totals(s: Position, me: i64, n: i64, out: Writer) -> None:
    """The last line of every sheet, which money changes oftener than anything does the others.

    It stands among what the part before has written; the places that this part does not fill itself are where its own are noted.
    """
    if out.part(22, n, SHEET_FACTS | MONEY_FACT):
        i: i64 = 0
        while i < n:
            total: i64 = s.money[(me + i) % n] // c.MONEY_PER_VP
            sheet: i64 = n + (i - n) * LINES
            line: i64 = 0
            while line < LINES - 1:
                total += out.read(sheet + line)
                line += 1
            out.put_at(sheet + line, total)
            i += 1
        out.skip(n)


def ladder(out: Writer, number: i64, rungs: i64) -> None:
    """As many ones as the number has, of so many rungs."""
    most: i64 = number if number < rungs else rungs
    out.put_bits((1 << most) - 1 if most > 0 else 0, rungs)


def delivery(s: Position, seat: int) -> int:
    """What the hand would be worth in Kansas City: each breed once, and certificates."""
    base = seat * c.HERD
    breeds = 0
    worth = c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    for card in range(c.CATTLE):
        if s.hand[base + card] and not breeds >> c.CARD_BREED[card] & 1:
            breeds |= 1 << c.CARD_BREED[card]
            worth += c.CARD_VALUE[card]
    return worth


def best_delivery(s: Position, seat: int) -> int:
    """What the best hand of the whole herd would be worth, certificates included."""
    base = seat * c.HERD
    held: i64 = 0
    card: i64 = 0
    while card < c.CATTLE:
        if s.hand[base + card] or s.draw_stack[base + card] or s.discard[base + card]:
            held |= 1 << c.CARD_BREED[card]
        card += 1
    left = s.hand_limit(seat)
    worth = c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    for breed in BY_VALUE:
        if left == 0:
            break
        if held >> breed & 1:
            worth += c.BREED_VALUE[breed]
            left -= 1
    return worth


def write_reach(s: Position, seat: int, carried: int, out: Writer) -> None:
    """The cities that a delivery of that worth can go to."""
    held: i64 = s.cities[seat]
    city: i64 = 0
    while city < c.CITY_COUNT:
        free = c.CITY_OFTEN[city] or not held >> (CITY_BITS * city) & 15
        out.put(1 if free and c.CITY_VALUE[city] <= carried else 0)
        city += 1


def write_sheet(s: Position, seat: int, own: bool, at: i64, out: Writer) -> None:
    """What a seat has for the tasks of objective cards; and, further ahead, its score sheet as if the game ended now."""
    have = supply(s, seat)
    i: i64 = 0
    while i < c.TASK_COUNT:
        ladder(out, have[i], TASK_RUNGS)
        i += 1
    there: i64 = at - out.at
    cards = objective_points(s, seat, own, have)
    masters: i64 = 0
    if s.masters[seat]:
        for master in range(c.MASTER_COUNT):
            if s.masters[seat] >> master & 1:
                masters += master_points(s, seat, master, area_cards(s, seat))
    board: i64 = c.WORKER_VP * skilled_workers(s, seat)
    if not s.discs[seat] & c.STEP_VP:
        board += c.STEP_SPACE_VP
    if s.holder == seat:
        board += c.TOKEN_VP
    buildings: i64 = building_points(s, seat)
    cities: i64 = city_points(s, seat)
    stations: i64 = station_points(s, seat)
    hazards: i64 = hazard_points(s, seat)
    cattle: i64 = cattle_points(s, seat)
    out.put_at(there, buildings)
    out.put_at(there + 1, cities)
    out.put_at(there + 2, stations)
    out.put_at(there + 3, hazards)
    out.put_at(there + 4, cattle)
    out.put_at(there + 5, cards)
    out.put_at(there + 6, masters)
    out.put_at(there + 7, board)


def objective_points(s: Position, seat: int, own: bool, have: list[int]) -> i64:
    """What objective cards would bring if each could have all that is there: quicker to tell than the best use of all."""
    points: i64 = 0
    area: i64 = seat * c.AREA_KINDS
    herd: i64 = seat * c.HERD + c.CATTLE
    blind: i64 = seat * c.OBJECTIVE_KINDS
    kind: i64 = 0
    while kind < c.AREA_KINDS:
        played: i64 = s.area[area + kind]
        held: i64 = 0
        if kind < c.OBJECTIVE_KINDS:
            held = s.hand[herd + kind] + s.draw_stack[herd + kind] + s.discard[herd + kind]
            if not own:
                held -= s.blind[blind + kind]
        if played or held:
            if fulfilled(kind, have):
                points += (played + held) * c.OBJECTIVE_VP[kind]
            else:
                points -= played * c.OBJECTIVE_PENALTY[kind]
        kind += 1
    return points


def fulfilled(kind: i64, have: list[int]) -> bool:
    """Whether there is enough for the tasks of an objective card."""
    tasks = c.OBJECTIVE_TASKS[kind]
    task: i64 = 0
    while task < c.TASK_COUNT:
        if tasks[task] > have[task]:
            return False
        task += 1
    return True


def area_cards(s: Position, seat: int) -> int:
    """The objective cards in the personal area."""
    base = seat * c.AREA_KINDS
    count = 0
    for kind in range(c.AREA_KINDS):
        count += s.area[base + kind]
    return count
