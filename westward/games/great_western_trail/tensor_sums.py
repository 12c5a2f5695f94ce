"""What a row of Great Western Trail tells beyond where things are: sums over them that choices turn on.

All of it follows from the rest of the row; a net that need not find it out by itself learns the game sooner. A *ladder* is a row of
rungs of which as many are 1 as the number has, so that every amount can count on its own. Sums stand in the row until they are others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Writer
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.scoring import (
    city_points,
    hazard_points,
    master_points,
    skilled_workers,
    station_count,
    station_points,
)
from westward.games.great_western_trail.state import CITY_BITS, CITY_MASK, LISTS, Position
from westward.games.great_western_trail.tensor_layout import LINES, RUNGS, SINGLES, TASK_RUNGS, Layout

#: The lines of the score sheet, the last one apart.
BUILDINGS: Final = 0
CITIES: Final = 1
STATIONS: Final = 2
HAZARDS: Final = 3
CATTLE: Final = 4
OBJECTIVES: Final = 5
MASTERS: Final = 6
BOARD: Final = 7
#: What a row's notes tell of each seat: what there is for the tasks, and the worth of its best delivery; and, behind all seats, of the one
#: that looks, what it would deliver.
BEST: Final[int] = c.TASK_COUNT
NOTED: Final[int] = BEST + 1
CARRIED: Final[int] = 4 * NOTED


def fact(name: str) -> int:
    """The bit of a list of the position."""
    return 1 << LISTS.index(name)


#: What sums rest on: lists, and what is in none.
SIDES: Final = 1 << 54
HOLDER: Final = 1 << 55
FRAMES: Final[int] = fact("frames")
TILES: Final[int] = fact("tile") | SIDES
WORKERS: Final[int] = fact("workers")
DISCS: Final[int] = fact("discs")
CITY_DISCS: Final[int] = fact("cities")
STATION_DISCS: Final[int] = fact("stations")
KEPT: Final[int] = fact("kept")
MONEY: Final[int] = fact("money")
LIMITS: Final[int] = DISCS | fact("masters")
CERTIFICATES: Final[int] = fact("marker") | fact("masters")
HERD: Final[int] = fact("hand") | fact("draw_stack") | fact("discard")
DELIVERY: Final[int] = fact("hand") | CERTIFICATES | CITY_DISCS
BEST_DELIVERY: Final[int] = HERD | CERTIFICATES | DISCS
MASTER_POINTS: Final[int] = CERTIFICATES | WORKERS | KEPT | fact("area")
BOARD_POINTS: Final[int] = WORKERS | DISCS | HOLDER
TASKS: Final[int] = TILES | CITY_DISCS | STATION_DISCS | KEPT | HERD | fact("area") | fact("blind")
#: What is not kept by seat.
SHARED: Final[int] = TILES | HOLDER
ALL_LINES: Final[int] = TASKS | MASTER_POINTS | BOARD_POINTS | MONEY
BY_VALUE: Final[list[int]] = sorted(range(c.BREED_COUNT), key=lambda breed: -c.BREED_VALUE[breed])


def write_sums(s: Position, me: i64, n: i64, at: Layout, out: Writer) -> None:
    """The sums of every seat, from what the seat that looks knows of them; those of others come after its own."""
    changed: i64 = out.changed
    if changed & TILES:
        note_buildings(s, me, n, at, out)
    i: i64 = 0
    while i < n:
        seat: i64 = (me + i) % n
        of_seat: i64 = changed if out.seats >> seat & 1 else changed & SHARED
        if of_seat & LIMITS:
            write_limits(s, int(seat), at.singles + i * SINGLES, out)
        if i == 0 and of_seat & DELIVERY:
            write_delivery(s, int(me), at, out)
        if of_seat & BEST_DELIVERY:
            best: i64 = best_delivery(s, int(seat), i, at, out)
            climb(at.herd_ladder + i * RUNGS, RUNGS, i * NOTED + BEST, best, out)
        if of_seat & ALL_LINES:
            write_seat(s, int(seat), i, at, of_seat, out)
        i += 1


def climb(place: i64, most: i64, note: i64, number: i64, out: Writer) -> None:
    """Let a ladder have as many rungs as a number that a note keeps."""
    old: i64 = out.note(note)
    if old == number:
        return
    out.set_note(note, number)
    number = number if number < most else most
    while old < number:
        out.lay(place + old, 1)
        old += 1
    old = old if old < most else most
    while old > number:
        old -= 1
        out.lay(place + old, 0)


def write_limits(s: Position, seat: int, place: i64, out: Writer) -> None:
    """Of the single numbers of a player board those that are in no list."""
    out.lay(place + 2, s.marker_limit(seat))
    out.lay(place + 3, s.permanent(seat))
    out.lay(place + 4, s.step_limit(seat))
    out.lay(place + 5, s.hand_limit(seat))


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


def write_delivery(s: Position, seat: int, at: Layout, out: Writer) -> None:
    """What the hand would be worth in Kansas City, and the cities that such a delivery can go to."""
    worth: i64 = delivery(s, seat)
    climb(at.delivery, RUNGS, CARRIED, worth, out)
    held: i64 = s.cities[seat]
    place: i64 = at.delivery + RUNGS
    for city, value in enumerate(c.CITY_VALUE):
        often = c.CITY_OFTEN[city] != 0 or not held >> (CITY_BITS * city) & CITY_MASK
        out.lay(place + city, 1 if often and value <= worth else 0)


def best_delivery(s: Position, seat: int, i: i64, at: Layout, out: Writer) -> i64:
    """What the best hand of the whole herd would be worth, certificates included."""
    values = out.values
    unseen: i64 = out.start + at.unseen + i * c.HERD
    discards: i64 = out.start + at.discards + i * c.HERD
    held: i64 = 0
    for breed in c.CARD_BREED:
        if values[unseen] != 0 or values[discards] != 0:
            held |= 1 << breed
        unseen += 1
        discards += 1
    left: i64 = s.hand_limit(seat)
    worth: i64 = c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    for breed in BY_VALUE:
        if left == 0:
            break
        if held >> breed & 1:
            worth += c.BREED_VALUE[breed]
            left -= 1
    return worth


def note_buildings(s: Position, me: i64, n: i64, at: Layout, out: Writer) -> None:
    """How many buildings every seat has for tasks, and what they are worth."""
    counts: i64 = 0
    points: i64 = 0
    sides: i64 = s.sides
    tiles = s.tile
    for spot in c.PRIVATE_SPOTS:
        number: i64 = tiles[spot] - c.PRIVATE_TILE
        if 0 <= number < 4 * c.BUILDINGS:
            i: i64 = (number // c.BUILDINGS - me + n) % n * 8
            kind: i64 = number % c.BUILDINGS
            counts += 1 << i
            points += c.SIDE_VP[2 * kind + (sides >> kind & 1)] << i
    seat: i64 = 0
    while seat < n:
        have(seat, c.TASK_BUILDING, counts >> 8 * seat & 255, at, out)
        out.lay(at.sheet + seat * LINES + BUILDINGS, points >> 8 * seat & 255)
        seat += 1


def have(i: i64, task: i64, number: i64, at: Layout, out: Writer) -> None:
    """Note what a seat has for a task of objective cards."""
    climb(at.tasks + (i * c.TASK_COUNT + task) * TASK_RUNGS, TASK_RUNGS, i * NOTED + task, number, out)


def write_seat(s: Position, seat: int, i: i64, at: Layout, changed: i64, out: Writer) -> None:
    """What a seat has for each task of objective cards, and its score sheet as if the game ended now, as far as they may have changed."""
    sheet: i64 = at.sheet + i * LINES
    if changed & CITY_DISCS:
        have(i, c.TASK_SAN_FRANCISCO, s.city_discs(seat, c.SAN_FRANCISCO), at, out)
        out.lay(sheet + CITIES, city_points(s, seat))
    if changed & STATION_DISCS:
        have(i, c.TASK_STATION, station_count(s, seat), at, out)
        out.lay(sheet + STATIONS, station_points(s, seat))
    if changed & KEPT:
        kept: i64 = seat * c.KEPT_KINDS
        have(i, c.TASK_GREEN, s.kept[kept], at, out)
        have(i, c.TASK_BLUE, s.kept[kept + 1], at, out)
        have(i, c.TASK_HAZARD, s.hazards(seat), at, out)
        out.lay(sheet + HAZARDS, hazard_points(s, seat))
    if changed & HERD:
        write_cattle(i, at, out)
    if changed & TASKS:
        out.lay(sheet + OBJECTIVES, objective_points(i, at, out))
    if changed & MASTER_POINTS:
        out.lay(sheet + MASTERS, masters_points(s, seat))
    if changed & BOARD_POINTS:
        out.lay(sheet + BOARD, board_points(s, seat))
    total: i64 = s.money[seat] // c.MONEY_PER_VP
    line: i64 = 0
    while line < LINES - 1:
        total += out.read(sheet + line)
        line += 1
    out.lay(sheet + line, total)


def write_cattle(i: i64, at: Layout, out: Writer) -> None:
    """What a seat's cattle count for tasks and for points."""
    values = out.values
    unseen: i64 = out.start + at.unseen + i * c.HERD
    discards: i64 = out.start + at.discards + i * c.HERD
    counts: i64 = 0
    points: i64 = 0
    card: i64 = c.STARTERS
    end: i64 = c.CATTLE
    while card < end:
        count: i64 = i64(values[unseen + card]) + i64(values[discards + card])
        if count:
            points += count * c.CARD_VP[card]
            task: i64 = c.CARD_TASK[card]
            if task >= 0:
                counts += count << 6 * task
        card += 1
    for task_of_cattle in c.CATTLE_TASKS:
        have(i, task_of_cattle, counts >> 6 * task_of_cattle & 63, at, out)
    out.lay(at.sheet + i * LINES + CATTLE, points)


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


def objective_points(i: i64, at: Layout, out: Writer) -> i64:
    """What objective cards would bring if each could have all that is there: quicker to tell than the best use of all."""
    values = out.values
    played: i64 = out.start + at.area + i * c.AREA_KINDS
    unseen: i64 = out.start + at.unseen + i * c.HERD + c.CATTLE
    discards: i64 = out.start + at.discards + i * c.HERD + c.CATTLE
    points: i64 = 0
    kind: i64 = 0
    kinds: i64 = c.AREA_KINDS
    in_herds: i64 = c.OBJECTIVE_KINDS
    while kind < kinds:
        due: i64 = i64(values[played + kind])
        count: i64 = due
        if kind < in_herds:
            count += i64(values[unseen + kind]) + i64(values[discards + kind])
        if due or count:
            if fulfilled(kind, i * NOTED, out):
                points += count * c.OBJECTIVE_VP[kind]
            else:
                points -= due * c.OBJECTIVE_PENALTY[kind]
        kind += 1
    return points


def fulfilled(kind: i64, noted: i64, out: Writer) -> bool:
    """Whether what is noted suffices for the tasks of an objective card."""
    for needed in c.OBJECTIVE_TASKS[kind]:
        if needed and needed > out.note(noted):
            return False
        noted += 1
    return True


def area_cards(s: Position, seat: int) -> int:
    """The objective cards in the personal area."""
    base = seat * c.AREA_KINDS
    count = 0
    for kind in range(c.AREA_KINDS):
        count += s.area[base + kind]
    return count
