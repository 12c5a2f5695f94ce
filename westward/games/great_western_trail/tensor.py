"""What a seat knows of Great Western Trail as a row of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.shown import Way
from westward.core.tensor import Block, Tensor, Writer, write_head
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.asking import MAY_FORGO, PART_MASK
from westward.games.great_western_trail.state import FRAME_DONE, FRAME_KIND, LISTS, SHARED_LISTS, Position
from westward.games.great_western_trail.tensor_layout import PHASES, Layout, blocks_of, shown_of
from westward.games.great_western_trail.tensor_sums import FRAMES, HOLDER, SIDES, write_sums

#: The part of a row that is written by itself: the location in use.
FRAMES_PART: Final = 1
#: The last of a row's notes: the sides of the buildings, and who took the job market token.
SIDES_NOTE: Final = 94
HOLDER_NOTE: Final = 95


class GreatWesternTrailTensor(Tensor[Position]):
    """Seats count from the one that looks; spots, cards and spaces as in the components."""

    def __init__(self) -> None:
        #: By number of players, once it is asked for.
        self.layouts: list[Layout | None] = [None] * 5

    def blocks(self, start: Position) -> list[Block]:
        return blocks_of(start)

    def shown(self, s: Position) -> list[Way]:
        return shown_of(s)

    def by_seat(self) -> int:
        return sum(1 << i for i, name in enumerate(LISTS) if name not in SHARED_LISTS)

    def write(self, s: Position, seat: int, out: Writer) -> None:
        at = self.layouts[s.players]
        if at is None:
            at = self.layouts[s.players] = Layout(s)
        n: i64 = s.players
        me: i64 = seat
        write_head(s, seat, out)
        arg: i64 = s.arg_now() if s.to_act == seat else 0
        out.one_of(arg & PART_MASK, c.MOST_PARTS)
        out.put(1 if arg & MAY_FORGO else 0)
        out.one_of((s.turn - me + n) % n if s.first >= 0 else -1, n)
        out.one_of((s.first - me + n) % n if s.first >= 0 else -1, n)
        out.one_of(s.phase, PHASES)
        out.put(s.helped)
        write_sides(s, out)
        out.go(at.token)
        out.one_of(s.token, c.ROWS + 1)
        out.one_of((s.holder - me + n) % n if s.holder >= 0 else -1, n)
        if out.note(HOLDER_NOTE) != s.holder + 1:
            out.set_note(HOLDER_NOTE, s.holder + 1)
            out.changed |= HOLDER
        out.go(at.in_use)
        if out.part(FRAMES_PART, c.SPOT_COUNT * (1 + c.TILE_ACTS), FRAMES):
            write_frames(s, out)
        out.go(0)
        write_sums(s, me, n, at, out)
        out.go(at.end)


def write_sides(s: Position, out: Writer) -> None:
    """The sides of the buildings, which stand as they are once they are settled."""
    told: i64 = s.sides << 5 | s.sides_known
    if out.note(SIDES_NOTE) == told:
        return
    out.set_note(SIDES_NOTE, told)
    out.changed |= SIDES
    out.sweep(0, 2 * c.BUILDINGS)
    k: i64 = 0
    while k < s.sides_known:
        out.lay(2 * k + (s.sides >> k & 1), 1)
        k += 1


def write_frames(s: Position, out: Writer) -> None:
    """The location in use with what was done there."""
    spots: i64 = c.SPOT_COUNT
    for packed in s.frames:
        frame: i64 = packed
        spot: i64 = frame & ((1 << FRAME_KIND) - 1)
        out.put_at(spot, 1)
        k: i64 = 0
        while k < c.TILE_ACTS:
            out.put_at(spots + spot * c.TILE_ACTS + k, frame >> (FRAME_DONE + k) & 1)
            k += 1


TENSOR: Final = GreatWesternTrailTensor()
