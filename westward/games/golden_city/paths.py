"""Where a walk of an exact length can end: worked out for the whole board when the first game begins, so that every game is quick."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
#: Field after field: its neighbours, and for each a bit that tells which neighbour of that one the field is. Where those of a
#: field begin stands in `_FROM`, and where the last ones end.
_NEXT: Final[vec[i64]] = vec[i64]([there for here in range(c.FIELD_COUNT) for there in c.NEIGHBOURS[here]])
_AS_BEFORE: Final[vec[i64]] = vec[i64](
    [1 << c.NEIGHBOURS[there].index(here) for here in range(c.FIELD_COUNT) for there in c.NEIGHBOURS[here]]
)
_FROM: Final[vec[i64]] = vec[i64]([sum(map(len, c.NEIGHBOURS[:here])) for here in range(c.FIELD_COUNT + 1)])
#: A 0 for every field.
_NOTHING: Final[vec[i64]] = vec[i64]([0] * c.FIELD_COUNT)
#: Every walkable field as an action, ready-made.
_GO: Final[list[int]] = [GO + field for field in range(c.HOUSES_FROM)]
#: So many fields go into one word of a set of fields, each as one of these: mypyc compiles a shifted literal as a C int, which
#: has no room for them.
_WORD: Final = 60
_BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(_WORD)])


class Ends:
    """The fields, ascending, where a walk may end: walkable ones, and houses and lakes as its last step.

    Who may enter a house and where a raft lies is for the caller to see. The lists are shared: do not change them.
    """

    def __init__(self, fields: list[int]) -> None:
        self.fields = fields
        #: The walkable ones, as actions; the others follow in numbering and are listed apart.
        self.go = [_GO[field] for field in fields if field < c.HOUSES_FROM]
        self.last_steps = [field for field in fields if field >= c.HOUSES_FROM]


_known: Final[list[Ends | None]] = [None] * (3 * (len(c.RAIL) + 1) * c.FIELD_COUNT * (LONGEST + 1))

_prepared: Final[list[bool]] = [False] * 3
#: What is known, by its set of fields: more than half of all walks end where others do.
_alike: Final[dict[int, Ends]] = {}


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
        reached = _reached(free)
        for locomotive in range(NOWHERE):
            if reached[c.RAIL[locomotive]]:
                _find(mode, locomotive, start)
            else:
                place = _place(mode, locomotive, start)
                for steps in range(LONGEST + 1):
                    _known[place + steps] = _known[free + steps]


def _place(mode: int, locomotive: int, start: int) -> int:
    return ((mode * (len(c.RAIL) + 1) + locomotive) * c.FIELD_COUNT + start) * (LONGEST + 1)


def _reached(place: int) -> vec[i64]:
    # By field: whether walks of any length that are noted from a place on end there.
    reached = _NOTHING[:]
    for steps in range(LONGEST + 1):
        known = _known[place + steps]
        if known is not None:
            for field in known.fields:
                reached[field] = 1
    return reached


def _as_a_set(fields: list[int]) -> int:
    # Ascending fields as bits of one number.
    whole = 0
    word: i64 = 0
    base: i64 = 0
    for field in fields:
        while field - base >= _WORD:
            whole |= int(word) << int(base)
            word = 0
            base += _WORD
        word |= _BIT[field - base]
    return whole | int(word) << int(base)


def _find(mode: int, locomotive: int, start: int) -> None:
    """Note the ends of all lengths."""
    blocked = c.RAIL[locomotive] if locomotive != NOWHERE else -1  # GC-4.3
    found = _rings(blocked, start) if mode == DISTANCE else _walks(mode, blocked, start)
    place = _place(mode, locomotive, start)
    for steps in range(LONGEST + 1):
        key = _as_a_set(found[steps])
        known = _alike.get(key)
        if known is None:
            known = _alike[key] = Ends(found[steps])
        _known[place + steps] = known


def _walks(mode: i64, blocked: i64, start: i64) -> list[list[int]]:
    # By field: the fields before it of walks that are there now, as bits, apart by whether they have seen a third field yet.
    pair = _NOTHING[:]
    third = _NOTHING[:]
    pair[start] = _ITSELF
    found = [[int(start)]]
    step: i64 = 1
    while step <= LONGEST:
        new_pair = _NOTHING[:]
        new_third = _NOTHING[:]
        # GC-4.4, 4.5: lakes and houses only as the last step
        here: i64 = 0
        end: i64 = c.FIELD_COUNT if step == 1 else c.HOUSES_FROM
        while here < end:
            if pair[here] | third[here]:
                _go_on(mode, blocked, step, here, pair[here], third[here], new_pair, new_third)
            here += 1
        pair = new_pair
        third = new_third
        # GC-4.6: a move of two or more steps must visit more than two different fields.
        fields: list[int] = []
        here = 0
        while here < c.FIELD_COUNT:
            if third[here] or (step < 2 and pair[here]):
                fields.append(here)
            here += 1
        found.append(fields)
        step += 1
    return found


def _go_on(
    mode: i64, blocked: i64, step: i64, here: i64, pair: i64, third: i64, new_pair: vec[i64], new_third: vec[i64]
) -> None:
    # One step further from a field, of all walks that are there.
    first: i64 = _FROM[here]
    end: i64 = _FROM[here + 1]
    back: i64 = 1
    i: i64 = first
    while i < end:
        there: i64 = _NEXT[i]
        as_before: i64 = _AS_BEFORE[i]
        if there != blocked:
            if step == 1:
                new_pair[there] |= as_before
            else:
                if pair & ~back:
                    new_third[there] |= as_before
                if mode == NEVER_BACK:  # GC-4.6, option
                    if third & ~back:
                        new_third[there] |= as_before
                else:
                    if pair & back:
                        new_pair[there] |= as_before
                    if third:
                        new_third[there] |= as_before
        back <<= 1
        i += 1


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
