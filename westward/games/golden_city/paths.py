"""Where a walk of an exact length can end: worked out for the whole board when the first game begins, so that every game is quick."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.games.golden_city import components as c
from westward.games.golden_city.moves import GO

LONGEST: Final = 6

#: How walks are counted: by the letter of GC-4.6, never straight back, or by walking distance (GC-8.5).
BY_LETTER: Final = 0
NEVER_BACK: Final = 1
DISTANCE: Final = 2

#: Instead of a position of the locomotive: as if there were none, to say when it is in the way.
NOWHERE: Final[int] = len(c.RAIL)
#: Before the first step there is no field before.
_ITSELF: Final = 1 << 40
#: By field and neighbour: which neighbour of that one the field is.
_NUMBER_AT: Final[list[list[int]]] = [
    [c.NEIGHBOURS[there].index(here) for there in c.NEIGHBOURS[here]] for here in range(c.FIELD_COUNT)
]


class Ends:
    """The fields, ascending, where a walk may end: walkable ones, and houses and lakes as its last step.

    Who may enter a house and where a raft lies is for the caller to see. The lists are shared: do not change them.
    """

    def __init__(self, fields: list[int]) -> None:
        self.fields = fields
        #: The walkable ones, as actions; the others follow in numbering and are listed apart.
        self.go = [GO + field for field in fields if field < c.HOUSES_FROM]
        self.last_steps = [field for field in fields if field >= c.HOUSES_FROM]


_known: Final[list[Ends | None]] = [None] * (3 * (len(c.RAIL) + 1) * c.FIELD_COUNT * (LONGEST + 1))

_prepared: Final[list[bool]] = [False] * 3
#: What is known, by its fields: half of all walks end where others do.
_alike: Final[dict[tuple[int, ...], Ends]] = {}


def ends(mode: int, locomotive: int, start: int, steps: int) -> Ends:
    """Where walks of a length can end, from a field and with the locomotive on a rail field."""
    place = _place(mode, locomotive, start) + steps
    known = _known[place]
    if known is None:
        _find(mode, locomotive, start)
        known = _known[place]
        assert known is not None
    return known


def prepare(mode: int) -> None:
    """Work out all walks of a mode. Most do not come near the locomotive: they are the same wherever it stands."""
    if _prepared[mode]:
        return
    _prepared[mode] = True
    for start in range(c.FIELD_COUNT):
        free = _place(mode, NOWHERE, start)
        _find(mode, NOWHERE, start)
        for locomotive in range(NOWHERE):
            if _comes_near(free, c.RAIL[locomotive]):
                _find(mode, locomotive, start)
            else:
                place = _place(mode, locomotive, start)
                for steps in range(LONGEST + 1):
                    _known[place + steps] = _known[free + steps]


def _place(mode: int, locomotive: int, start: int) -> int:
    return ((mode * (len(c.RAIL) + 1) + locomotive) * c.FIELD_COUNT + start) * (LONGEST + 1)


def _comes_near(free: int, field: int) -> bool:
    for steps in range(LONGEST + 1):
        known = _known[free + steps]
        if known is not None and field in known.fields:
            return True
    return False


def _find(mode: int, locomotive: int, start: int) -> None:
    """Note the ends of all lengths."""
    blocked = c.RAIL[locomotive] if locomotive != NOWHERE else -1  # GC-4.3
    found = _rings(blocked, start) if mode == DISTANCE else _walks(mode, blocked, start)
    place = _place(mode, locomotive, start)
    for steps in range(LONGEST + 1):
        fields = tuple(found[steps])
        if fields not in _alike:
            _alike[fields] = Ends(found[steps])
        _known[place + steps] = _alike[fields]


def _walks(mode: int, blocked: int, start: int) -> list[list[int]]:
    # By field: the fields before it of walks that are there now, as bits, apart by whether they have seen a third field yet.
    size = c.FIELD_COUNT
    pair = [0] * size
    third = [0] * size
    pair[start] = _ITSELF
    here_now = [start]
    found = [[start]]
    for step in range(1, LONGEST + 1):
        new_pair = [0] * size
        new_third = [0] * size
        for here in here_now:
            if step > 1 and here >= c.HOUSES_FROM:
                continue  # GC-4.4, 4.5: lakes and houses only as the last step
            _go_on(mode, blocked, step, here, pair[here], third[here], new_pair, new_third)
        pair, third = new_pair, new_third
        here_now = [field for field in range(size) if pair[field] or third[field]]
        # GC-4.6: a move of two or more steps must visit more than two different fields.
        found.append([field for field in here_now if third[field] or step < 2])
    return found


def _go_on(
    mode: i64, blocked: i64, step: i64, here: i64, pair: i64, third: i64, new_pair: list[int], new_third: list[int]
) -> None:
    # One step further from a field, of all walks that are there.
    neighbours = c.NEIGHBOURS[here]
    for i in range(len(neighbours)):
        there = neighbours[i]
        if there == blocked:
            continue
        back: i64 = 1 << i
        as_before: i64 = 1 << _NUMBER_AT[here][i]
        if step == 1:
            new_pair[there] |= as_before
            continue
        if pair & ~back:
            new_third[there] |= as_before
        if mode == NEVER_BACK:  # GC-4.6, option
            if third & ~back:
                new_third[there] |= as_before
            continue
        if pair & back:
            new_pair[there] |= as_before
        if third:
            new_third[there] |= as_before


def _rings(blocked: int, start: int) -> list[list[int]]:
    seen = [False] * c.FIELD_COUNT
    seen[start] = True
    if blocked >= 0:
        seen[blocked] = True
    ring = [start]
    found = [ring]
    for _ in range(LONGEST):
        further: list[int] = []
        for here in ring:
            if here != start and here >= c.HOUSES_FROM:
                continue
            for there in c.NEIGHBOURS[here]:
                if not seen[there]:
                    seen[there] = True
                    further.append(there)
        further.sort()
        ring = further
        found.append(ring)
    return found
