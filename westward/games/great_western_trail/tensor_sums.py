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
    city_points,
    hazard_points,
    master_points,
    skilled_workers,
    station_count,
    station_points,
)
from westward.games.great_western_trail.state import CITY_BITS, CITY_MASK, Position

#: The rungs for money and the worth of deliveries, and for what the tasks of objective cards count.
RUNGS: Final = 30
TASK_RUNGS: Final = 4
#: The lines of the score sheet: buildings, cities, stations, hazards, cattle, objectives, station masters, the player board, and all
#: together with money.
LINES: Final = 9
BUILDINGS: Final = 0
CITIES: Final = 1
STATIONS: Final = 2
HAZARDS: Final = 3
CATTLE: Final = 4
OBJECTIVES: Final = 5
MASTERS: Final = 6
BOARD: Final = 7
#: What a row's notes tell of each seat: what there is for the tasks, all lines but the last, and the worth of its best delivery.
BEST: Final[int] = c.TASK_COUNT + LINES - 1
NOTED: Final[int] = BEST + 1
#: What the sums rest on, as bits for the lists that the game's tensor and `Position.own` name.
TILE_FACTS: Final = 3
WORKERS_FACT: Final = 1 << 12
CITY_DISCS_FACT: Final = 1 << 15
STATION_DISCS_FACT: Final = 1 << 16
KEPT_FACT: Final = 1 << 20
DISCARD_FACT: Final = 1 << 22
HAND_FACT: Final = 1 << 24
DRAW_FACT: Final = 1 << 25
MONEY_FACT: Final = 1 << 28
HERD_LISTS: Final = DISCARD_FACT | HAND_FACT | DRAW_FACT
DELIVERY_FACTS: Final = 1 << 15 | 1 << 17 | HAND_FACT | 1 << 27
HERD_FACTS: Final = 1 << 14 | 1 << 17 | DISCARD_FACT | HAND_FACT | DRAW_FACT | 1 << 27
#: What is not kept by seat.
SHARED_FACTS: Final = TILE_FACTS
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
        out.put_bits(rungs(carried, RUNGS), RUNGS)
        write_reach(s, int(me), carried, out)
    if out.part(18, n * RUNGS, MONEY_FACT):
        while i < n:
            out.put_bits(rungs(s.money[(me + i) % n], RUNGS), RUNGS)
            i += 1
    if out.part(19, n * RUNGS, HERD_FACTS):
        i = 0
        while i < n:
            seat: i64 = (me + i) % n
            if out.seats >> seat & 1:
                out.set_note(i * NOTED + BEST, best_delivery(s, int(seat)))
            out.put_bits(rungs(out.note(i * NOTED + BEST), RUNGS), RUNGS)
            i += 1
    if out.part(20, n * c.WORKER_KINDS * c.ROW_SPACES, WORKERS_FACT):
        i = 0
        while i < n:
            first: i64 = (me + i) % n * c.WORKER_KINDS
            bits: i64 = 0
            k: i64 = 0
            while k < c.WORKER_KINDS:
                bits |= rungs(s.workers[first + k], c.ROW_SPACES) << (c.ROW_SPACES * k)
                k += 1
            out.put_bits(bits, c.WORKER_KINDS * c.ROW_SPACES)
            i += 1
    if out.part(21, n * (c.TASK_COUNT * TASK_RUNGS + LINES - 1), SHEET_FACTS):
        at: i64 = out.at + n * c.TASK_COUNT * TASK_RUNGS
        i = 0
        while i < n:
            note_sheet(s, int((me + i) % n), i == 0, i * NOTED, out)
            write_sheet(i * NOTED, at + i * LINES, out)
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


def rungs(number: i64, most: i64) -> i64:
    """A ladder: as many bits as the number has, of so many at most."""
    return (1 << (number if number < most else most)) - 1 if number > 0 else 0


def delivery(s: Position, seat: int) -> int:
    """What the hand would be worth in Kansas City: each breed once, and certificates."""
    hand = s.hand
    i: i64 = seat * c.HERD
    breeds: i64 = 0
    worth: i64 = c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    for breed in c.CARD_BREED:
        if hand[i] and not breeds >> breed & 1:
            breeds |= 1 << breed
            worth += c.BREED_VALUE[breed]
        i += 1
    return int(worth)


def best_delivery(s: Position, seat: int) -> int:
    """What the best hand of the whole herd would be worth, certificates included."""
    hand, draw, discard = s.hand, s.draw_stack, s.discard
    i: i64 = seat * c.HERD
    held: i64 = 0
    for breed in c.CARD_BREED:
        if hand[i] or draw[i] or discard[i]:
            held |= 1 << breed
        i += 1
    left: i64 = s.hand_limit(seat)
    worth: i64 = c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    for breed in BY_VALUE:
        if left == 0:
            break
        if held >> breed & 1:
            worth += c.BREED_VALUE[breed]
            left -= 1
    return int(worth)


def write_reach(s: Position, seat: int, carried: int, out: Writer) -> None:
    """The cities that a delivery of that worth can go to."""
    held: i64 = s.cities[seat]
    bits: i64 = 0
    city: i64 = 0
    for value in c.CITY_VALUE:
        if value <= carried and (c.CITY_OFTEN[city] or not held >> (CITY_BITS * city) & CITY_MASK):
            bits |= 1 << city
        city += 1
    out.put_bits(bits, city)


def note_sheet(s: Position, seat: int, own: bool, first: i64, out: Writer) -> None:
    """Note, as far as it may have changed, what a seat has for each task of objective cards, and its score sheet as if the game ended
    now.
    """
    changed: i64 = out.changed if out.seats >> seat & 1 else out.changed & SHARED_FACTS
    if not changed & SHEET_FACTS:
        return
    lines: i64 = first + c.TASK_COUNT
    if changed & TILE_FACTS:
        out.set_note(first + c.TASK_BUILDING, s.buildings(seat))
        out.set_note(lines + BUILDINGS, building_points(s, seat))
    if changed & CITY_DISCS_FACT:
        out.set_note(first + c.TASK_SAN_FRANCISCO, s.city_discs(seat, c.SAN_FRANCISCO))
        out.set_note(lines + CITIES, city_points(s, seat))
    if changed & STATION_DISCS_FACT:
        out.set_note(first + c.TASK_STATION, station_count(s, seat))
        out.set_note(lines + STATIONS, station_points(s, seat))
    if changed & KEPT_FACT:
        kept: i64 = seat * c.KEPT_KINDS
        out.set_note(first + c.TASK_GREEN, s.kept[kept])
        out.set_note(first + c.TASK_BLUE, s.kept[kept + 1])
        out.set_note(first + c.TASK_HAZARD, s.hazards(seat))
        out.set_note(lines + HAZARDS, hazard_points(s, seat))
    if changed & HERD_LISTS:
        note_herd(s, seat, first, out)
    out.set_note(lines + OBJECTIVES, objective_points(s, seat, own, first, out))
    out.set_note(lines + MASTERS, masters_points(s, seat))
    out.set_note(lines + BOARD, board_points(s, seat))


def note_herd(s: Position, seat: int, first: i64, out: Writer) -> None:
    """Note what a seat's cattle count for tasks and for points."""
    hand, draw, discard = s.hand, s.draw_stack, s.discard
    for task in c.CATTLE_TASKS:
        out.set_note(first + task, 0)
    base: i64 = seat * c.HERD
    points: i64 = 0
    for card, task in enumerate(c.CARD_TASK):
        i: i64 = base + card
        count: i64 = hand[i] + draw[i] + discard[i]
        if count:
            points += count * c.CARD_VP[card]
            if task >= 0:
                out.set_note(first + task, out.note(first + task) + count)
    out.set_note(first + c.TASK_COUNT + CATTLE, points)


def masters_points(s: Position, seat: int) -> i64:
    """What the station masters of a seat are worth."""
    points: i64 = 0
    held: i64 = s.masters[seat]
    master: i64 = 0
    while held:
        if held & 1:
            points += master_points(s, seat, int(master), area_cards(s, seat))
        held >>= 1
        master += 1
    return points


def board_points(s: Position, seat: int) -> i64:
    """What skilled workers, a cleared place and the job market token are worth."""
    points: i64 = c.WORKER_VP * skilled_workers(s, seat)
    if not s.discs[seat] & c.STEP_VP:
        points += c.STEP_SPACE_VP
    if s.holder == seat:
        points += c.TOKEN_VP
    return points


def write_sheet(first: i64, at: i64, out: Writer) -> None:
    """What is noted of a seat: what it has for the tasks of objective cards; and, further ahead, its score sheet."""
    task: i64 = 0
    while task < c.TASK_COUNT:
        out.put_bits(rungs(out.note(first + task), TASK_RUNGS), TASK_RUNGS)
        task += 1
    there: i64 = at - out.at
    line: i64 = 0
    while line < LINES - 1:
        out.put_at(there + line, out.note(first + task + line))
        line += 1


def objective_points(s: Position, seat: int, own: bool, have: i64, out: Writer) -> i64:
    """What objective cards would bring if each could have all that is there: quicker to tell than the best use of all."""
    played, hand, draw, discard = s.area, s.hand, s.draw_stack, s.discard
    points: i64 = 0
    area: i64 = seat * c.AREA_KINDS
    herd: i64 = seat * c.HERD + c.CATTLE
    blind: i64 = seat * c.OBJECTIVE_KINDS
    kind: i64 = 0
    kinds: i64 = c.AREA_KINDS
    while kind < kinds:
        due: i64 = played[area + kind]
        count: i64 = due
        if kind < c.OBJECTIVE_KINDS:
            count += hand[herd + kind] + draw[herd + kind] + discard[herd + kind]
            if not own:
                count -= s.blind[blind + kind]
        if due or count:
            if fulfilled(kind, have, out):
                points += count * c.OBJECTIVE_VP[kind]
            else:
                points -= due * c.OBJECTIVE_PENALTY[kind]
        kind += 1
    return points


def fulfilled(kind: i64, have: i64, out: Writer) -> bool:
    """Whether what is noted suffices for the tasks of an objective card."""
    for needed in c.OBJECTIVE_TASKS[kind]:
        if needed and needed > out.note(have):
            return False
        have += 1
    return True


def area_cards(s: Position, seat: int) -> int:
    """The objective cards in the personal area."""
    base = seat * c.AREA_KINDS
    count = 0
    for kind in range(c.AREA_KINDS):
        count += s.area[base + kind]
    return count
