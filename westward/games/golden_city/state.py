"""The position of Golden City: figures, rafts, locomotive, chips and purses."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import Numbers, State, Step
from westward.games.golden_city import components as c
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.paths import BY_LETTER, DISTANCE, NEVER_BACK

RAFTS: Final[list[int]] = c.RAFTS
HOUSE: Final[list[int]] = c.HOUSE
HOLE_COUNT: Final[int] = len(c.HOLES)
CHIP_COUNTS: Final[list[int]] = c.CHIP_COUNTS
CHIP_WORTH: Final[list[int]] = c.CHIP_WORTH
#: The rail field where the train's journey ends.
STATION: Final[int] = len(c.RAIL) - 1

#: What lies on a dig field. From SCOUTED on: face down, but somebody has looked at it (SCOUTED + kind of chip).
#: From ROBBER on: an open robber (ROBBER + strength - 1).
EMPTY: Final = 0
FACE_DOWN: Final = 1
SCOUTED: Final = 2
ROBBER: Final = 16

#: A purse counts chips of ten kinds in one integer, four bits each, so that pouring one into another is an addition.
BITS: Final = 4


def purse_worth(purse: int) -> int:
    """The points of a purse at home (GC-10.4)."""
    worth = 0
    for kind in range(10):
        worth += ((purse >> (BITS * kind)) & 15) * CHIP_WORTH[kind]
    return worth


def purse_count(purse: int, low: int, high: int) -> int:
    """How many chips of the kinds from low to high - 1 a purse holds."""
    count = 0
    for kind in range(low, high):
        count += (purse >> (BITS * kind)) & 15
    return count


class Position(State):
    """Where everything is. Purses: `carried` openly, `banked` at home, `stack` under an open robber."""

    figure: list[int]
    #: When each figure came to its field; the later one of two is attacked (GC-9.7).
    arrived: list[int]
    carried: list[int]
    banked: list[int]
    raft: list[int]
    #: How many fields the locomotive has gone.
    locomotive: int
    hole: list[int]
    #: Per hole, the seats that have scouted its chip, as bits.
    seen: list[int]
    stack: list[int]
    #: The chips that lie face down and that nobody has looked at, by kind.
    pool: list[int]
    face_down: int
    #: Whose turn it is.
    turn: int
    clock: int
    # The options of the table as numbers, so that no decision looks up a word.
    walk_mode: int
    retreat_mode: int
    retreat_banks: bool
    retreat_boards: bool
    gold_ends: bool
    scouting: bool

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("golden-city", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 2."""
        self.figure = HOUSE[: self.players]
        self.arrived = [0] * self.players
        self.carried = [0] * self.players
        self.banked = [0] * self.players
        self.raft = RAFTS.copy()
        self.locomotive = 0
        self.hole = [FACE_DOWN] * HOLE_COUNT
        self.seen = [0] * HOLE_COUNT
        self.stack = [0] * HOLE_COUNT
        self.pool = CHIP_COUNTS.copy()
        self.face_down = HOLE_COUNT
        self.turn = 0
        self.clock = 0
        self.walk_mode = NEVER_BACK if self.settings["reversal"] == "no_immediate" else BY_LETTER
        self.retreat_mode = DISTANCE if self.settings["retreat_mode"] == "distance" else self.walk_mode
        self.retreat_banks = bool(self.settings["retreat_may_bank"])
        self.retreat_boards = bool(self.settings["retreat_may_board_raft"])
        self.gold_ends = self.settings["chips_end_rule"] == "gold_on_board"
        self.scouting = bool(self.settings["scout_variant"])

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.figure = self.figure.copy()
        p.arrived = self.arrived.copy()
        p.carried = self.carried.copy()
        p.banked = self.banked.copy()
        p.raft = self.raft.copy()
        p.locomotive = self.locomotive
        p.hole = self.hole.copy()
        p.seen = self.seen.copy()
        p.stack = self.stack.copy()
        p.pool = self.pool.copy()
        p.face_down = self.face_down
        p.turn = self.turn
        p.clock = self.clock
        p.walk_mode = self.walk_mode
        p.retreat_mode = self.retreat_mode
        p.retreat_banks = self.retreat_banks
        p.retreat_boards = self.retreat_boards
        p.gold_ends = self.gold_ends
        p.scouting = self.scouting
        return p

    def numbers(self) -> list[int]:
        single = [self.locomotive, self.face_down, self.turn, self.clock]
        lists = self.figure + self.arrived + self.carried + self.banked + self.raft
        return single + lists + self.hole + self.seen + self.stack + self.pool

    def restore(self, numbers: Numbers) -> None:
        n = self.players
        self.locomotive, self.face_down, self.turn, self.clock = (
            numbers.one(), numbers.one(), numbers.one(), numbers.one(),
        )  # fmt: skip
        self.figure, self.arrived = numbers.take(n), numbers.take(n)
        self.carried, self.banked = numbers.take(n), numbers.take(n)
        self.raft = numbers.take(len(RAFTS))
        self.hole, self.seen = numbers.take(HOLE_COUNT), numbers.take(HOLE_COUNT)
        self.stack, self.pool = numbers.take(HOLE_COUNT), numbers.take(10)

    def redeal(self, seat: int, rng: Rng) -> Position:
        """Chips that others have scouted and this seat has not are drawn anew from all it cannot tell apart."""
        p = self.copy()
        unknown = [
            h for h in range(HOLE_COUNT) if SCOUTED <= p.hole[h] < ROBBER and not (seat >= 0 and p.seen[h] >> seat & 1)
        ]
        for h in unknown:
            p.pool[p.hole[h] - SCOUTED] += 1
        for h in unknown:
            kind = rng.weighted(p.pool)
            p.pool[kind] -= 1
            p.hole[h] = SCOUTED + kind
        return p

    def scores(self) -> list[int]:
        return [purse_worth(purse) for purse in self.banked]  # GC-10.3

    def winners(self) -> list[int]:
        best = super().winners()  # GC-10.5
        if self.settings["tie_break"] == "fewest_chips":  # GC-10.7
            chips = [purse_count(purse, 0, 10) for purse in self.banked]
            fewest = min([chips[seat] for seat in best])
            best = [seat for seat in best if chips[seat] == fewest]
        return best

    def end_clause(self) -> str:
        return "GC-10.1" if self.locomotive == STATION else "GC-10.2"

    def raft_on(self, field: int) -> int:
        """The number of the raft on a field, -1 if there is none."""
        for i in range(len(self.raft)):
            if self.raft[i] == field:
                return i
        return -1

    def figures_on(self, field: int) -> list[int]:
        """The seats whose figures stand on a field."""
        return [seat for seat in range(self.players) if self.figure[seat] == field]

    def put(self, seat: int, field: int) -> None:
        """Put a figure on a field."""
        self.clock += 1
        self.figure[seat] = field
        self.arrived[seat] = self.clock
