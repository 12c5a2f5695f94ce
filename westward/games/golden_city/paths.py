"""Where a walk of an exact length can end: worked out for the whole board when the first game begins, so that every game is quick."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from westward.games.golden_city import components as c
from westward.games.golden_city.moves import GO

LONGEST: Final = 6

#: How walks are counted: by the letter of GC-4.6, never straight back, or by walking distance (GC-8.5).
BY_LETTER: Final = 0
NEVER_BACK: Final = 1
DISTANCE: Final = 2

#: Instead of a position of the locomotive: as if there were none, to say when it is in the way.
NOWHERE: Final[int] = len(c.RAIL)
#: So many fields go into one word of a set of fields, each as one of these: mypyc compiles a shifted literal as a C int, which
#: has no room for them. A set has so many words.
_WORD: Final = 60
_BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(_WORD)])
_WORDS: Final[int] = -(-c.FIELD_COUNT // _WORD)


def _set_of(fields: list[int]) -> list[int]:
    return [
        sum(1 << field - low for field in fields if 0 <= field - low < _WORD) for low in range(0, c.FIELD_COUNT, _WORD)
    ]


#: By field, its neighbours as a set; and the set of all walkable fields.
_NEAR: Final[vec[i64]] = vec[i64]([word for here in range(c.FIELD_COUNT) for word in _set_of(c.NEIGHBOURS[here])])
_WALKABLE: Final[vec[i64]] = vec[i64](_set_of(list(range(c.HOUSES_FROM))))
_EMPTY: Final[vec[i64]] = vec[i64]([0] * _WORDS)
#: Field after field: its neighbours, and for each a bit that tells which neighbour of that one the field is. Where those of a
#: field begin stands in `_FROM`, and where the last ones end.
_NEXT: Final[vec[i64]] = vec[i64]([there for here in range(c.FIELD_COUNT) for there in c.NEIGHBOURS[here]])
_AS_BEFORE: Final[vec[i64]] = vec[i64](
    [1 << c.NEIGHBOURS[there].index(here) for here in range(c.FIELD_COUNT) for there in c.NEIGHBOURS[here]]
)
_FROM: Final[vec[i64]] = vec[i64]([sum(map(len, c.NEIGHBOURS[:here])) for here in range(c.FIELD_COUNT + 1)])
#: Before the first step there is no field before.
_ITSELF: Final = 1 << 40
#: A 0 for every field.
_NOTHING: Final[vec[i64]] = vec[i64]([0] * c.FIELD_COUNT)
#: Every walkable field as an action, ready-made.
_GO: Final[list[int]] = [GO + field for field in range(c.HOUSES_FROM)]
#: A span of fields in one number: where it begins, how many are walkable, how many there are.
BEGINS: Final = 20
COUNT: Final = 10
MOST: Final = (1 << COUNT) - 1


class Ends:
    """The fields, ascending, where a walk may end: walkable ones, and houses and lakes as its last step.

    Who may enter a house and where a raft lies is for the caller to see. The lists are shared: do not change them.
    """

    def __init__(self, fields: list[int]) -> None:
        self.fields = fields
        #: The walkable ones, as actions; the others follow in numbering and are listed apart.
        self.go = [_GO[field] for field in fields if field < c.HOUSES_FROM]
        self.last_steps = [field for field in fields if field >= c.HOUSES_FROM]


class Walks:
    """The ends of all walks of a mode, in few numbers that lie close together."""

    def __init__(self, mode: int) -> None:
        self.mode = mode
        #: All spans of fields, one after the other.
        self.fields: vec[i16] = vec[i16]()
        #: By locomotive and start, where the spans of its steps begin in the next.
        self.block: vec[i64] = vec[i64]([-1] * ((len(c.RAIL) + 1) * c.FIELD_COUNT))
        self.spans: vec[i64] = vec[i64]()
        #: What is being found: a set for each number of steps; and those of the spans of two blocks, to compare with.
        self._found: vec[i64] = vec[i64]()
        self._free: vec[i64] = vec[i64]()
        self._last: vec[i64] = vec[i64]()
        #: By span, as lists; filled as they are asked for.
        self._lists: dict[int, Ends] = {}

    def prepare(self) -> None:
        """Work out all walks. Most do not come near the locomotive: they are the same wherever it stands."""
        for start in range(c.FIELD_COUNT):
            free = self._note(NOWHERE, start, -1, -1)
            self._free = self._found
            reached = self._reached()
            last = free
            self._last = self._free
            for locomotive in range(NOWHERE):
                if reached[c.RAIL[locomotive] // _WORD] & _BIT[c.RAIL[locomotive] % _WORD]:
                    last = self._note(locomotive, start, free, last)
                    self._last = self._found
                else:
                    self.block[locomotive * c.FIELD_COUNT + start] = free

    def span(self, locomotive: i64, start: i64, steps: i64) -> i64:
        """The span of fields where walks of a length can end."""
        return self.spans[self.block[locomotive * c.FIELD_COUNT + start] + steps]

    def listed(self, span: int) -> Ends:
        """A span as lists."""
        known = self._lists.get(span)
        if known is None:
            first = span >> BEGINS
            known = Ends([int(self.fields[i]) for i in range(first, first + (span & MOST))])
            self._lists[span] = known
        return known

    def _reached(self) -> vec[i64]:
        # The fields where walks of any length end.
        reached = _EMPTY[:]
        for i in range(len(self._found)):
            reached[i % _WORDS] |= self._found[i]
        return reached

    def _note(self, locomotive: i64, start: i64, free: i64, last: i64) -> i64:
        """Find and note the ends of all lengths; where they are those of another block, by its spans. Where they begin."""
        blocked: i64 = c.RAIL[locomotive] if locomotive != NOWHERE else -1  # GC-4.3
        self._found = vec[i64]()
        if self.mode == DISTANCE:
            self._find_rings(blocked, start)
        elif self.mode == BY_LETTER:
            self._find_walks(blocked, start)
        else:
            self._find_straight(blocked, start)
        begins: i64 = len(self.spans)
        self.block[locomotive * c.FIELD_COUNT + start] = begins
        steps: i64 = 0
        while steps <= LONGEST:
            if free >= 0 and self._same(self._free, steps):
                self.spans = append(self.spans, self.spans[free + steps])
            elif last >= 0 and self._same(self._last, steps):
                self.spans = append(self.spans, self.spans[last + steps])
            else:
                self.spans = append(self.spans, self._written(steps))
            steps += 1
        return begins

    def _same(self, other: vec[i64], steps: i64) -> bool:
        i: i64 = steps * _WORDS
        end: i64 = i + _WORDS
        while i < end:
            if self._found[i] != other[i]:
                return False
            i += 1
        return True

    def _written(self, steps: i64) -> i64:
        # A set as a new span.
        begins: i64 = len(self.fields)
        walkable: i64 = 0
        field: i64 = 0
        word: i64 = steps * _WORDS
        while field < c.FIELD_COUNT:
            rest: i64 = self._found[word]
            here: i64 = field
            while rest:
                if rest & 1:
                    self.fields = append(self.fields, i16(here))
                    if here < c.HOUSES_FROM:
                        walkable += 1
                rest >>= 1
                here += 1
            word += 1
            field += _WORD
        return begins << BEGINS | walkable << COUNT | (len(self.fields) - begins)

    def _add(self, fields: vec[i64], blocked: i64) -> None:
        # The set of the next number of steps, without the field of the locomotive.
        if blocked >= 0:
            fields[blocked // _WORD] &= ~_BIT[blocked % _WORD]
        for i in range(_WORDS):
            self._found = append(self._found, fields[i])

    def _find_walks(self, blocked: i64, start: i64) -> None:
        """GC-4.6 by the letter: two or more steps visit more than two different fields. Walks that have not done so yet only go to
        and fro between the start and a neighbour.
        """
        self._add(_only(start), -1)
        first = _near(_only(start))
        self._add(first, blocked)
        returns = start < c.HOUSES_FROM and start != blocked
        walkable = _and(first, _WALKABLE)
        from_first = _without(_near(walkable), start)
        # After an even number of steps to and fro one is at the start again: from there the way that was not taken leads on.
        only = _only_one(walkable)
        from_start = _without(first, only) if only >= 0 else first if returns else _EMPTY[:]
        if not _any(walkable):
            from_start = _EMPTY[:]
        third = _EMPTY[:]
        steps: i64 = 2
        while steps <= LONGEST:
            third = _near(_and(third, _WALKABLE))
            if steps == 2 or (steps % 2 == 0 and returns):
                third = _or(third, from_first)
            elif steps % 2 and returns:
                third = _or(third, from_start)
            self._add(third, blocked)
            steps += 1

    def _find_rings(self, blocked: i64, start: i64) -> None:
        # GC-8.5: so many steps and no fewer.
        ring = _only(start)
        self._add(ring, -1)
        seen = ring[:]
        if blocked >= 0:
            seen[blocked // _WORD] |= _BIT[blocked % _WORD]
        steps: i64 = 1
        while steps <= LONGEST:
            ring = _near(ring if steps == 1 else _and(ring, _WALKABLE))
            for i in range(_WORDS):
                ring[i] &= ~seen[i]
                seen[i] |= ring[i]
            self._add(ring, -1)
            steps += 1

    def _find_straight(self, blocked: i64, start: i64) -> None:
        # By field: the fields before it of walks that are there now, as bits, apart by whether they have seen a third field yet.
        pair = _NOTHING[:]
        third = _NOTHING[:]
        pair[start] = _ITSELF
        self._add(_only(start), -1)
        steps: i64 = 1
        while steps <= LONGEST:
            new_pair = _NOTHING[:]
            new_third = _NOTHING[:]
            # GC-4.4, 4.5: lakes and houses only as the last step
            here: i64 = 0
            end: i64 = c.FIELD_COUNT if steps == 1 else c.HOUSES_FROM
            while here < end:
                if pair[here] | third[here]:
                    _go_on(blocked, steps, here, pair[here], third[here], new_pair, new_third)
                here += 1
            pair = new_pair
            third = new_third
            found = _EMPTY[:]
            here = 0
            while here < c.FIELD_COUNT:
                if third[here] or (steps < 2 and pair[here]):
                    found[here // _WORD] |= _BIT[here % _WORD]
                here += 1
            self._add(found, -1)
            steps += 1


def _go_on(blocked: i64, steps: i64, here: i64, pair: i64, third: i64, new_pair: vec[i64], new_third: vec[i64]) -> None:
    # One step further from a field, of all walks that are there and never go straight back.
    back: i64 = 1
    i: i64 = _FROM[here]
    end: i64 = _FROM[here + 1]
    while i < end:
        there: i64 = _NEXT[i]
        if there != blocked:
            if steps == 1:
                new_pair[there] |= _AS_BEFORE[i]
            elif (pair | third) & ~back:
                new_third[there] |= _AS_BEFORE[i]
        back <<= 1
        i += 1


def _only(field: i64) -> vec[i64]:
    found = _EMPTY[:]
    found[field // _WORD] = _BIT[field % _WORD]
    return found


def _without(fields: vec[i64], field: i64) -> vec[i64]:
    found = fields[:]
    found[field // _WORD] &= ~_BIT[field % _WORD]
    return found


def _and(fields: vec[i64], others: vec[i64]) -> vec[i64]:
    found = fields[:]
    for i in range(_WORDS):
        found[i] &= others[i]
    return found


def _or(fields: vec[i64], others: vec[i64]) -> vec[i64]:
    found = fields[:]
    for i in range(_WORDS):
        found[i] |= others[i]
    return found


def _any(fields: vec[i64]) -> bool:
    return any(fields[i] for i in range(_WORDS))


def _only_one(fields: vec[i64]) -> i64:
    # The only field of a set, -1 if there are others or none.
    one: i64 = -1
    for field in range(c.FIELD_COUNT):
        if fields[field // _WORD] & _BIT[field % _WORD]:
            if one >= 0:
                return -1
            one = field
    return one


def _near(fields: vec[i64]) -> vec[i64]:
    # All neighbours of the fields of a set.
    found = _EMPTY[:]
    word: i64 = 0
    while word < _WORDS:
        rest: i64 = fields[word]
        at: i64 = word * _WORD * _WORDS
        while rest:
            if rest & 1:
                i: i64 = 0
                while i < _WORDS:
                    found[i] |= _NEAR[at + i]
                    i += 1
            rest >>= 1
            at += _WORDS
        word += 1
    return found


_known: Final[list[Walks | None]] = [None] * 3


def walks(mode: int) -> Walks:
    """All walks of a mode."""
    known = _known[mode]
    if known is None:
        known = _known[mode] = Walks(mode)
        known.prepare()
    return known


def ends(mode: int, locomotive: int, start: int, steps: int) -> Ends:
    """Where walks of a length can end, from a field and with the locomotive on a rail field."""
    known = walks(mode)
    return known.listed(int(known.span(locomotive, start, steps)))
