"""Where engines can go, which discs can be placed, and which stations upgraded (sections 8 and 10)."""

from __future__ import annotations

from mypy_extensions import i64

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.state import Position


def occupied(s: Position, space: int) -> bool:
    """GWT-8.23: whether an engine stands there; space 0 never counts as occupied."""
    return space > 0 and space in s.engine


def forward_spaces(s: Position, start: int, most: int) -> list[int]:
    """GWT-8.22 to 8.26: the free spaces that an engine reaches by 1 to `most` steps forward, ascending."""
    spaces: list[int] = []
    steps = 0
    for space in range(start + 1, c.LAST_SPACE + 1):
        if space in s.engine:
            continue  # GWT-8.25: skipped, so that a turnout behind it can be reached
        if c.TURNOUT[space]:
            if steps < most:
                spaces.append(space)
        else:
            if steps >= most:
                break
            steps += 1
            spaces.append(space)
    return spaces


def back_spaces(s: Position, start: int, exactly: int) -> list[int]:
    """GWT-8.29: the free spaces exactly so many steps behind, ascending; empty if there are not enough."""
    reached = [start]
    for _ in range(exactly):
        before: list[int] = []
        for space in reached:
            step_back(s, space, before)
        reached = before
    reached.sort()
    return reached


def step_back(s: Position, space: int, found: list[int]) -> None:
    """Add the free spaces one step behind a space; occupied ones are skipped as if they did not exist."""
    behind = space - 1
    if behind < 0:
        return
    if c.TURNOUT[behind]:
        add_or_skip(s, behind, found)
        behind -= 1  # the main track leads past the turnout
    add_or_skip(s, behind, found)


def add_or_skip(s: Position, space: int, found: list[int]) -> None:
    """Add a space, or if it is occupied what lies behind it."""
    if occupied(s, space):
        step_back(s, space, found)
    elif space not in found:
        found.append(space)


def free_behind(s: Position, start: int) -> list[int]:
    """Every free space behind, ascending (GWT-8.28, 9.9)."""
    return [space for space in range(start) if not occupied(s, space)]


def numbers_entered(s: Position, start: int, end: int) -> int:
    """GWT-9.10: how many free numbered spaces an engine enters on its way back."""
    count = 0
    for space in range(end, start):
        if not c.TURNOUT[space] and not occupied(s, space):
            count += 1
    return count


# Discs ---------------------------------------------------------------------------------------------------------------------


def usable_discs(s: Position, seat: int, dark: int, money: int, city_money: int, later: int, spare: int) -> list[int]:
    """GWT-10.1 to 10.8: the discs that can be placed: spaces of the player board, or DISC_COUNT + station.

    `dark` is the corner of the target, `money` what there is to pay a hand space with, `later` what must still be paid
    afterwards (with `city_money` as well), `spare` the station that is the target itself, or -1.
    """
    own: i64 = s.discs[seat]
    if not dark and own & c.WHITE_DISCS:
        own &= c.WHITE_DISCS  # GWT-10.2, 10.3
    usable: list[int] = []
    placeable = False
    purse: i64 = money
    needed: i64 = later - city_money
    disc: i64 = 0
    while own:
        if own & 1 and c.DISC_PAY[disc] <= purse:  # GWT-10.4
            placeable = True
            if purse - c.DISC_PAY[disc] + c.DISC_GAIN[disc] >= needed:  # GWT-6.28
                usable.append(disc)
        own >>= 1
        disc += 1
    if not placeable and money + city_money >= later:  # GWT-10.6
        for station in range(c.STATIONS):
            if s.stations[seat] >> station & 1 and station != spare:
                usable.append(c.DISC_COUNT + station)
    return usable


def upgrade_discs(s: Position, seat: int, station: int) -> list[int]:
    """GWT-8.32, 8.33: the discs a station can be upgraded with now; none if it cannot be."""
    if s.stations[seat] >> station & 1 or s.money[seat] < c.STATION_COST[station]:
        return []
    return usable_discs(s, seat, c.STATION_DARK[station], s.money[seat] - c.STATION_COST[station], 0, 0, station)


def station_is_behind(s: Position, seat: int, station: int) -> bool:
    """GWT-9.17: whether the turnout of a station lies behind the engine; station 10 never does."""
    return c.STATION_SPACE[station] < s.engine[seat] and c.TURNOUT[c.STATION_SPACE[station]] == 1
