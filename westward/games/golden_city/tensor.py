"""What a seat knows of Golden City as a row of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head
from westward.games.golden_city import components as c
from westward.games.golden_city.agenda import MOVE, WAY_OFF
from westward.games.golden_city.state import BITS, ROBBER, SCOUTED, Position, purse_worth


class GoldenCityTensor(Tensor[Position]):
    """Seats count from the one that looks, fields and holes as in the components."""

    def blocks(self, start: Position) -> list[Block]:
        n = start.players
        return [
            *head_blocks(start),
            Block("steps", 1, 6),
            Block("turn", n),
            Block("houses", n * len(c.HOUSE)),
            Block("figures", n * c.FIELD_COUNT),
            Block("later_than", n, n),
            Block("carried", n * c.CHIPS, 4),
            Block("carried_worth", n, 20),
            Block("banked", n * c.CHIPS, 4),
            Block("points", n, 20),
            Block("rafts", len(c.RAFTS) * c.FIELD_COUNT),
            Block("locomotive", 1, c.STATION),
            Block("face_down", c.HOLE_COUNT),
            Block("scouted", c.HOLE_COUNT),
            Block("scouted_by_others", c.HOLE_COUNT),
            Block("robbers", c.HOLE_COUNT, 5),
            Block("stacks", c.HOLE_COUNT, 10),
            Block("scouted_chips", c.HOLE_COUNT * c.CHIPS),
            Block("hidden", c.CHIPS, 8),
        ]

    def write(self, s: Position, seat: int, out: Writer) -> None:
        n: i64 = s.players
        me: i64 = seat
        write_head(s, seat, out)
        out.put(s.arg_now() if s.to_act >= 0 and s.agenda[-1] & 255 in (MOVE, WAY_OFF) else 0)
        out.one_of((s.turn - me + n) % n, n)
        i: i64 = 0
        while i < n:
            out.one_of(s.house[(me + i) % n] - c.HOUSES_FROM, len(c.HOUSE))
            i += 1
        i = 0
        while i < n:
            out.one_of(s.figure[(me + i) % n], c.FIELD_COUNT)
            i += 1
        i = 0
        while i < n:  # GC-9.7: of two figures on a field the later one is attacked
            arrived: i64 = s.arrived[(me + i) % n]
            later: i64 = 0
            for other in s.arrived:
                if other < arrived:
                    later += 1
            out.put(later)
            i += 1
        write_purses(s.carried, me, n, out)
        write_purses(s.banked, me, n, out)
        for field in s.raft:
            out.one_of(field, c.FIELD_COUNT)
        out.put(s.locomotive)
        write_holes(s, me, out)


def write_purses(purses: list[int], me: i64, n: i64, out: Writer) -> None:
    """The chips of every purse by kind, then what each is worth."""
    i: i64 = 0
    while i < n:
        purse: i64 = purses[(me + i) % n]
        kind: i64 = 0
        while kind < c.CHIPS:
            out.put(purse >> (BITS * kind) & 15)
            kind += 1
        i += 1
    i = 0
    while i < n:
        out.put(purse_worth(purses[(me + i) % n]))
        i += 1


def write_holes(s: Position, me: i64, out: Writer) -> None:
    """What lies on the dig fields as far as the seat knows, and the chips that lie face down anywhere."""
    hidden = s.pool.copy()
    holes: i64 = c.HOLE_COUNT
    h: i64 = 0
    while h < holes:
        what: i64 = s.hole[h]
        seen: i64 = s.seen[h]
        if what >= ROBBER:
            out.put_at(3 * holes + h, what - ROBBER + 1)
            out.put_at(4 * holes + h, purse_worth(s.stack[h]))
        elif what > 0:
            out.put_at(h, 1)
            if what >= SCOUTED:
                hidden[what - SCOUTED] += 1
                if seen >> me & 1:
                    out.put_at(holes + h, 1)
                    out.put_at(5 * holes + h * c.CHIPS + what - SCOUTED, 1)
                    seen -= 1 << me
                out.put_at(2 * holes + h, 1 if seen else 0)
        h += 1
    out.skip((5 + c.CHIPS) * holes)
    out.put_all(hidden)


TENSOR: Final = GoldenCityTensor()
