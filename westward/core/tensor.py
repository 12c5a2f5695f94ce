"""A seat's knowledge as a flat row of small whole numbers, for learning programs.

Each game's `tensor.py` defines `TENSOR`, an instance of its own subclass of `Tensor`: named blocks of fixed size, written
straight from the position, for a View is too slow to make at every step. It writes only what the seat may know, and puts the
seat itself first; a test holds it against `redeal` for every game.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from westward.core.shown import Way
from westward.core.state import CHANCE, OVER, State

try:
    from westward.core._mirror import Mirror
except ImportError:
    from westward.core.mirror_plain import Mirror  # type: ignore[assignment]

_MOST: Final = 32767
#: How many notes a row has, and how many parts.
NOTES: Final = 96
PARTS: Final = 32
#: What has changed, where nothing is known of it: all.
ALL: Final = -1
#: The bits that tell which lists have changed; above them are those of seats.
_LISTS: Final = 56

S = TypeVar("S", bound=State)


class Block:
    """Some numbers of a row that belong together; `unit` is what they are divided by, so that most lie between 0 and 1."""

    def __init__(self, name: str, size: int, unit: int = 1) -> None:
        self.name = name
        self.size = size
        self.unit = unit


@final
class Writer:
    """Rows of numbers side by side in one buffer, each filled from left to right. Most numbers are 0: the others are remembered,
    so that clearing a row is quick.

    What seldom changes in a game can be left standing: `lay` writes numbers that are not cleared, and the row's notes say what they
    stand for, so that the next writing finds out whether that still holds.

    A row may follow the lists of a position: then `changed` says which of them are others than those it was last written from; what is
    shown of them stands already, and parts of the row that rest on none of them are left as they are.
    """

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.values: vec[i16] = vec[i16]([0] * (size * rows))
        self.at: i64 = 0
        #: The row that is written, and where it begins.
        self._row: i64 = 0
        self.start: i64 = 0
        #: A bit for every fact that has changed since this row was last written.
        self.changed: i64 = ALL
        #: A bit for every seat of which a fact that `Tensor.by_seat` names has changed since.
        self.seats: i64 = ALL
        #: A bit for every list of `State.own` that is another than the row showed before.
        self.own_changed: i64 = ALL
        #: The places of the row's other numbers: those of a part from where it begins, up to `_next` for the one that is written now. By row
        #: and part, how many there were when another one was begun; part 0 is all that is written before the first part.
        self._marked: vec[i64] = vec[i64]([0] * (size * rows))
        self._part: i64 = 0
        self._first: i64 = 0
        self._next: i64 = 0
        self._marks: vec[i64] = vec[i64]([0] * (PARTS * rows))
        self._notes: vec[i64] = vec[i64]([0] * (NOTES * rows))
        #: What keeps rows like lists, where a game's do; and by row, whether what was begun last was written to its end.
        self.mirror: Mirror | None = None
        self._sound: vec[i64] = vec[i64]([0] * rows)
        self._settings: object = None

    def go(self, place: i64) -> None:
        """Go to a number of the row, which is passed over up to there."""
        self.at = self.start + place

    def begin(self, row: i64) -> None:
        """Clear a row, as far as it is not written in parts, and go to its first number."""
        self._marks[self._row * PARTS + self._part] = self._next - self._first
        self._row = row
        self.start = self.at = row * self.size
        self.changed = self.seats = ALL
        self._clear(0)

    def follow(self, seat: int, facts: list[list[int]], own: list[list[int]], settings: object) -> None:
        """Let the row show what the lists of a game with these settings hold, and find out what has changed of them."""
        assert self.mirror is not None
        if settings is not self._settings:
            self._settings = settings
            self._sound = vec[i64]([0] * len(self._sound))
        sound: bool = self._sound[self._row] != 0
        self._sound[self._row] = 0
        found: i64 = self.mirror.follow(int(self._row), seat, facts, own)
        self.own_changed = found >> len(facts)
        if sound and found >= 0:
            self.changed = found & ((1 << _LISTS) - 1)
            self.seats = found >> _LISTS

    def end(self) -> None:
        """All of the row is written."""
        self._sound[self._row] = 1

    def _clear(self, part: i64) -> None:
        values = self.values
        marked = self._marked
        i: i64 = self.at
        end: i64 = i + self._marks[self._row * PARTS + part]
        self._part = part
        self._first = i
        self._next = i
        while i < end:
            values[marked[i]] = i16(0)
            i += 1

    def part(self, part: i64, size: i64, facts: i64) -> bool:
        """Go on with a part of the row, from 1 on, that rests on these facts; False if it stands and is passed over.

        A bit stands for each list that `Tensor.facts` gives, from the lowest on, then for each of `State.own`. The part has
        room for as many numbers as lie between its beginning and that of the next one.
        """
        self._marks[self._row * PARTS + self._part] = self._next - self._first
        if self.changed & facts:
            self._clear(part)
            return True
        self._part = part
        self._first = self.at
        self._next = self.at + self._marks[self._row * PARTS + part]
        self.at += size
        return False

    def always(self, part: i64) -> None:
        """Go on with a part of the row that is written every time."""
        self._marks[self._row * PARTS + self._part] = self._next - self._first
        self._clear(part)

    def _set(self, place: i64, number: i64) -> None:
        if number > _MOST or number < -_MOST:
            raise OverflowError(f"{number} does not fit into a tensor")
        values = self.values
        if values[place] == 0:
            self._marked[self._next] = place
            self._next += 1
        values[place] = i16(number)

    def put(self, number: i64) -> None:
        """Write the next number."""
        if number:
            self._set(self.at, number)
        self.at += 1

    def one_of(self, which: i64, size: i64) -> None:
        """Write `size` numbers that are 0 but for a 1 at `which`; all are 0 if that is none of them."""
        if 0 <= which < size:
            self._set(self.at + which, 1)
        self.at += size

    def put_at(self, offset: i64, number: i64) -> None:
        """Write a number further ahead, without going there; 0 leaves what is there."""
        if number:
            self._set(self.at + offset, number)

    def read(self, offset: i64) -> i64:
        """What was written further ahead or back."""
        return i64(self.values[self.at + offset])

    def skip(self, size: i64) -> None:
        """Leave numbers as they are: 0, or what is shown of lists."""
        self.at += size

    def put_all(self, numbers: list[int]) -> None:
        """Write numbers one after the other."""
        self.put_some(numbers, 0, len(numbers))

    def put_some(self, numbers: list[int], first: i64, size: i64) -> None:
        """Write some numbers of a list, from the first of them on."""
        values, marked = self.values, self._marked
        base: i64 = self.at - first
        behind: i64 = self._next
        i: i64 = first
        end: i64 = first + size
        while i < end:
            number: i64 = numbers[i]
            if number:
                if number > _MOST or number < -_MOST:
                    raise OverflowError(f"{number} does not fit into a tensor")
                values[base + i] = i16(number)
                marked[behind] = base + i
                behind += 1
            i += 1
        self._next = behind
        self.at += size

    def put_bits(self, bits: i64, size: i64) -> None:
        """Write bits, the lowest first; not more than 31."""
        values, marked = self.values, self._marked
        at: i64 = self.at
        behind: i64 = self._next
        self.at = at + size
        rest: i64 = bits & ((1 << size) - 1)
        while rest:
            if rest & 1:
                values[at] = i16(1)
                marked[behind] = at
                behind += 1
            rest >>= 1
            at += 1
        self._next = behind

    def lay(self, offset: i64, number: i64) -> None:
        """Write a number further ahead that is left standing when the row is cleared."""
        self.values[self.at + offset] = i16(number)

    def sweep(self, offset: i64, size: i64) -> None:
        """Clear numbers further ahead that were left standing."""
        values = self.values
        i: i64 = self.at + offset
        end: i64 = i + size
        while i < end:
            values[i] = i16(0)
            i += 1

    def note(self, which: i64) -> i64:
        """What was noted of the row's standing numbers; 0 at first."""
        return self._notes[self._row * NOTES + which]

    def set_note(self, which: i64, number: i64) -> None:
        """Note something of the row's standing numbers."""
        self._notes[self._row * NOTES + which] = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor(Generic[S]):
    """How a game writes rows."""

    def blocks(self, start: S) -> list[Block]:
        """The blocks of a row, in their order, for games that begin like this; sizes depend on the number of players alone."""
        raise NotImplementedError

    def write(self, s: S, seat: int, out: Writer) -> None:
        """Write what a seat may know, block by block, as far as it has changed and is not shown already."""
        raise NotImplementedError

    def show(self, s: S, seat: int, out: Writer, row: i64 = 0) -> None:
        """Let a row tell what a seat may know."""
        self.show_own(s, s.own(), seat, out, row)

    def show_own(self, s: S, own: list[list[int]], seat: int, out: Writer, row: i64) -> None:
        """The same for who has the position's own lists at hand."""
        out.begin(row)
        if own:
            if out.mirror is None:
                out.mirror = Mirror(out.values, int(out.size), s.players, self.by_seat(), self.shown(s))
            out.follow(seat, self.facts(s), own, s.settings)
        self.write(s, seat, out)
        out.end()

    def facts(self, s: S) -> list[list[int]]:
        """What a row rests on beside the lists of `State.own`, for a game that writes its rows in parts."""
        return []

    def shown(self, s: S) -> list[Way]:
        """What a row shows of these lists as it is, list by list; `write` leaves it alone."""
        return []

    def by_seat(self) -> int:
        """A bit for each of those lists that holds as many numbers for every seat, seat by seat."""
        return 0

    def choices(self, actions: int) -> int:
        """How many numbers learning programs have for the `actions` of the game that seats choose: by default as many."""
        return actions

    def fold(self, legal: list[int]) -> list[int]:
        """By which numbers learning programs know these legal actions, one by one; by default by the game's own."""
        return legal

    def unfold(self, choice: int) -> int:
        """Which action a number means in every position; -1 if that depends on what is legal."""
        return choice


def head_blocks(s: State) -> list[Block]:
    """The blocks that `write_head` writes."""
    return [Block("asked", s.players + 2), Block("question", len(s.steps))]


def write_head(s: State, seat: int, out: Writer) -> None:
    """Who is asked, counted from the seat (then: chance, over), and which question."""
    n: i64 = s.players
    who: i64 = s.to_act
    if who >= 0:
        out.one_of((who - seat + n) % n, n + 2)
    else:
        out.one_of(n if who == CHANCE else n + 1, n + 2)
    out.one_of(-1 if who == OVER else s.agenda[-1] & 255, len(s.steps))
