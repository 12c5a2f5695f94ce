"""Section 9: the four categories, what each seat has in them, and the points of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.journal import Item
from westward.games.colorado_county import components as c
from westward.games.colorado_county.state import CATEGORIES, FLAGGED, FREE, MARKER, SHARED, Position

BORDER: Final = 0
DOUBLE: Final = 1
AREA: Final = 2
LAKE: Final = 3
NAMES: Final[list[str]] = ["border", "double", "area", "lake"]
CLAUSES: Final[list[str]] = ["CC-9.8", "CC-9.6", "CC-9.7", "CC-9.3"]


def groups(s: Position) -> list[list[int]]:
    """CC-9.5: all groups of markers, each with its fields."""
    seen = [False] * c.FIELDS
    found: list[list[int]] = []
    for field in range(c.FIELDS):
        mark = s.field[field]
        if seen[field] or not MARKER <= mark < FLAGGED:
            continue
        seen[field] = True
        group = [field]
        i = 0
        while i < len(group):
            for other in c.NEIGHBOURS[group[i]]:
                if s.field[other] == mark and not seen[other]:
                    seen[other] = True
                    group.append(other)
            i += 1
        found.append(group)
    return found


def count(s: Position) -> list[int]:
    """What each seat has now: border fields, doubles, size of the largest area, lakes; seat by seat."""
    counts = [0] * (s.players * CATEGORIES)
    left = s.field.copy()
    field: i64 = 0
    while field < c.FIELDS:
        mark: i64 = left[field]
        if MARKER <= mark < FLAGGED:
            row: i64 = (mark - MARKER) * CATEGORIES
            border: i64 = 0
            size: i64 = 0
            left[field] = FREE
            group = [int(field)]
            while size < len(group):
                here: i64 = group[size]
                size += 1
                border += c.BORDER[here]
                for other in c.NEIGHBOURS[here]:
                    if left[other] == mark:
                        left[other] = FREE
                        group.append(other)
            counts[row + BORDER] += border  # CC-9.8
            if size == c.DOUBLE_SIZE:
                counts[row + DOUBLE] += 1  # CC-9.6
            if size >= c.AREA_SIZE and size > counts[row + AREA]:
                counts[row + AREA] = size  # CC-9.7
        field += 1
    for lake in range(c.LAKES):
        for seat in range(s.players):
            if owns(s, seat, lake):
                counts[seat * CATEGORIES + LAKE] += 1
    return counts


def owns(s: Position, seat: int, lake: int) -> bool:
    """CC-9.3, 10.6: whether a seat scores a lake."""
    if s.lake_ties != SHARED:
        return s.owner[lake] == seat
    mine = s.shore[lake * s.players + seat]
    for other in range(s.players):
        if s.shore[lake * s.players + other] > mine:
            return False
    return mine > 0


def points_of(s: Position, counts: list[int], number: int) -> list[int]:
    """CC-9.13: the points that these counts give in a round, seat by seat in the four categories."""
    points = [0] * (s.players * CATEGORIES)
    rank(s.players, counts, BORDER, c.BORDER_FIRST[number], c.BORDER_SECOND[number], points)
    rank(s.players, counts, AREA, c.AREA_FIRST[number], c.AREA_SECOND[number], points)
    for seat in range(s.players):
        row = seat * CATEGORIES
        points[row + DOUBLE] = counts[row + DOUBLE] * c.DOUBLE_EACH[number]
        points[row + LAKE] = counts[row + LAKE] * c.LAKE_FLAT[number]
        if c.LAKE_PRINTED[number]:
            for lake in range(c.LAKES):
                if owns(s, seat, lake):
                    points[row + LAKE] += c.LAKE_VALUE[lake]
    return points


def rank(players: int, counts: list[int], category: int, first: int, second: int, points: list[int]) -> None:
    """First and second place of a category."""
    best = next_best = leaders = 0
    for seat in range(players):
        value = counts[seat * CATEGORIES + category]
        if value > best:
            best, next_best, leaders = value, best, 1
        elif value == best:
            leaders += 1
        elif value > next_best:
            next_best = value
    if not best:  # CC-9.9
        return
    for seat in range(players):
        value = counts[seat * CATEGORIES + category]
        if value == best:
            points[seat * CATEGORIES + category] = first  # CC-9.10
        elif value == next_best and value and leaders == 1:
            points[seat * CATEGORIES + category] = second  # CC-9.11, 9.12


def items(s: Position, seat: int) -> list[Item]:
    """Where the points of a seat come from: the scorings so far."""
    lines: list[Item] = []
    for number in range(c.ROUNDS):
        lines += round_items(s, seat, number)
    return lines


def round_items(s: Position, seat: int, number: int) -> list[Item]:
    """The points of a seat in one round."""
    lines: list[Item] = []
    row = (number * s.players + seat) * CATEGORIES
    for category in range(CATEGORIES):
        if s.points[row + category]:
            name = f"{NAMES[category]}-{number + 1}"
            lines.append(Item(name, s.points[row + category], CLAUSES[category], s.tally[row + category]))
    return lines


def scored_items(s: Position, seat: int) -> list[Item]:
    """The points of a seat in the round just scored, with the parts of the picture they were counted on."""
    lines: list[Item] = []
    for item in round_items(s, seat, s.round):
        parts = scored_parts(s, seat, NAMES.index(item.name.split("-")[0]))
        lines.append(Item(item.name, item.points, item.clause, item.count, parts))
    return lines


def scored_parts(s: Position, seat: int, category: int) -> list[str]:
    """The fields or lakes that count for a seat in a category now."""
    if category == LAKE:
        return [f"lake-{c.LAKE_IDS[lake]}" for lake in range(c.LAKES) if owns(s, seat, lake)]
    mark = MARKER + seat
    if category == BORDER:
        return [f"field-{c.IDS[f]}" for f in range(c.FIELDS) if c.BORDER[f] and s.field[f] == mark]
    mine = [group for group in groups(s) if s.field[group[0]] == mark]
    if category == DOUBLE:
        return [f"field-{c.IDS[f]}" for group in mine if len(group) == c.DOUBLE_SIZE for f in group]
    largest = max([len(group) for group in mine])
    return [f"field-{c.IDS[f]}" for group in mine if len(group) == largest for f in group]
