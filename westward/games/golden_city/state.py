"""The position of Golden City: figures, rafts, locomotive, chips and purses."""

from __future__ import annotations

from typing import ClassVar, Final, final

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import Numbers, State, Step
from westward.games.golden_city import components as c
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.paths import BY_LETTER, DISTANCE, NEVER_BACK, walks

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
        worth += ((purse >> (BITS * kind)) & 15) * c.CHIP_WORTH[kind]
    return worth


def purse_count(purse: int, low: int, high: int) -> int:
    """How many chips of the kinds from low to high - 1 a purse holds."""
    count = 0
    for kind in range(low, high):
        count += (purse >> (BITS * kind)) & 15
    return count


@final
class Position(State):
    """Where everything is. Purses: `carried` openly, `banked` at home, `stack` under an open robber."""

    shared: ClassVar[str] = "house"
    derived: ClassVar[str] = (
        "walk_mode retreat_mode retreat_banks retreat_boards gold_ends stacks_end may_leave_robbers houses_chosen scouting"
    )

    #: The house of each seat, and where its figure stands.
    house: list[int]
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
    stacks_end: bool
    may_leave_robbers: bool
    houses_chosen: bool
    scouting: bool

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("golden-city", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 2."""
        self.house = c.HOUSE[: self.players]
        self.figure = self.house.copy()
        self.arrived = [0] * self.players
        self.carried = [0] * self.players
        self.banked = [0] * self.players
        self.raft = c.RAFTS.copy()
        self.locomotive = 0
        self.hole = [FACE_DOWN] * c.HOLE_COUNT
        self.seen = [0] * c.HOLE_COUNT
        self.stack = [0] * c.HOLE_COUNT
        self.pool = c.CHIP_COUNTS.copy()
        self.face_down = c.HOLE_COUNT
        self.turn = 0
        self.clock = 0
        self.walk_mode = NEVER_BACK if self.settings["reversal"] == "no_immediate" else BY_LETTER
        self.retreat_mode = DISTANCE if self.settings["retreat_mode"] == "distance" else self.walk_mode
        walks(self.walk_mode)
        walks(self.retreat_mode)
        self.retreat_banks = bool(self.settings["retreat_may_bank"])
        self.retreat_boards = bool(self.settings["retreat_may_board_raft"])
        self.gold_ends = self.settings["chips_end_rule"] == "gold_on_board"
        self.stacks_end = self.settings["chips_end_rule"] == "all_on_board"
        self.may_leave_robbers = self.settings["open_robbers"] == "may"
        self.houses_chosen = self.settings["houses"] == "chosen"
        self.scouting = bool(self.settings["scout_variant"])

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.house = self.house  # made anew when houses are chosen, never changed
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
        p.stacks_end = self.stacks_end
        p.may_leave_robbers = self.may_leave_robbers
        p.houses_chosen = self.houses_chosen
        p.scouting = self.scouting
        return p

    def fields(self, numbers: Numbers) -> None:
        self.locomotive = numbers.one(self.locomotive)
        self.face_down = numbers.one(self.face_down)
        self.turn = numbers.one(self.turn)
        self.clock = numbers.one(self.clock)
        self.house = numbers.row(self.house)
        self.figure = numbers.row(self.figure)
        self.arrived = numbers.row(self.arrived)
        self.carried = numbers.row(self.carried)
        self.banked = numbers.row(self.banked)
        self.raft = numbers.row(self.raft)
        self.hole = numbers.row(self.hole)
        self.seen = numbers.row(self.seen)
        self.stack = numbers.row(self.stack)
        self.pool = numbers.row(self.pool)

    def redeal(self, seat: int, rng: Rng) -> Position:
        """Chips that others have scouted and this seat has not are drawn anew from all it cannot tell apart."""
        self.check_seat(seat)
        p = self.copy()
        unknown = [
            h
            for h in range(c.HOLE_COUNT)
            if SCOUTED <= p.hole[h] < ROBBER and not (seat >= 0 and p.seen[h] >> seat & 1)
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
        return "GC-10.1" if self.locomotive == c.STATION else "GC-10.2"

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
