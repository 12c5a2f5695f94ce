"""The turn of Golden City, step by step as in the rulebook; walking and brawling have their own modules."""

from __future__ import annotations

from typing import Final, cast

from westward.core.errors import Value
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE, State, Step
from westward.games.golden_city import components as c
from westward.games.golden_city import events
from westward.games.golden_city.agenda import BEGIN_TURN, DRAW_FIRST, END_TURN, MOVE, PEEK, ROLL, ROLL_OR_SCOUT
from westward.games.golden_city.moves import CHIP, DIE, DO_ROLL, DO_SCOUT, FIRST
from westward.games.golden_city.rules_brawl import Attack, Defend, Die, Dig, Fight, Withdraw
from westward.games.golden_city.rules_walk import Move, Ride, WayOff
from westward.games.golden_city.state import FACE_DOWN, ROBBER, SCOUTED, STATION, Position, purse_count, purse_worth

IDS: Final[list[str]] = c.IDS
CHIP_NAMES: Final[list[str]] = c.CHIP_NAMES
NEIGHBOURS: Final[list[list[int]]] = c.NEIGHBOURS
RAIL: Final[list[int]] = c.RAIL
HOLE: Final[list[int]] = c.HOLE
GOLD_CHIPS: Final[int] = sum(c.CHIP_COUNTS[:5])


class DrawFirst(Step[Position]):
    """GC-2.5: the first player is drawn at random."""

    name = "first"
    clause = "GC-2.5"
    kinds = "first"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [FIRST + i for i in range(s.players)]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.turn = action - FIRST
        if journal is not None:
            journal.append(events.First(s.turn))
        s.push(BEGIN_TURN, AUTO)


class BeginTurn(Step[Position]):
    """GC-3.1: roll, or with the variant choose between rolling and scouting."""

    name = "turn"
    clause = "GC-3.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.push(END_TURN, AUTO)
        if s.scouting:
            s.push(ROLL_OR_SCOUT, s.turn)
        else:
            s.push(ROLL, CHANCE)


class RollOrScout(Step[Position]):
    """GC-11.5: the choice at the start of a turn."""

    name = "turn"
    clause = "GC-11.5"
    kinds = "roll scout"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [DO_ROLL, DO_SCOUT]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == DO_ROLL:
            s.push(ROLL, CHANCE)
        else:
            scout(s, seat, journal)


def scout(s: Position, seat: int, journal: Journal | None) -> None:
    """GC-11.1: look at the face-down chips on the neighbouring fields."""
    holes = [HOLE[f] for f in NEIGHBOURS[s.figure[seat]] if HOLE[f] >= 0 and FACE_DOWN <= s.hole[HOLE[f]] < ROBBER]
    if journal is not None:
        journal.append(events.Scouted(seat, IDS[s.figure[seat]], len(holes)))
    for hole in reversed(holes):
        s.push(PEEK, CHANCE if s.hole[hole] == FACE_DOWN else AUTO, hole)


class Peek(Step[Position]):
    """GC-11.4: what a scouted chip is, drawn when the first scout looks; only scouts learn it."""

    name = "peek"
    clause = "GC-11.4"
    kinds = "chip"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [CHIP + kind for kind in range(10) if s.pool[kind]]

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.pool if n]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if seat == CHANCE:
            s.pool[action - CHIP] -= 1
            s.hole[arg] = SCOUTED + action - CHIP
        s.seen[arg] |= 1 << s.turn
        if journal is not None:
            journal.append(events.Saw(s.turn, IDS[c.HOLES[arg]], CHIP_NAMES[s.hole[arg] - SCOUTED]))


class TurnRoll(Die):
    """GC-3.2, 3.3: the locomotive advances, or the figure must move."""

    name = "roll"
    clause = "GC-3.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        steps = action - DIE + 1
        if journal is not None:
            journal.append(events.Rolled(s.turn, "loco" if steps == 1 else str(steps)))
        if steps == 1:
            steam(s, journal)
        else:
            s.push(MOVE, s.turn, steps)


def steam(s: Position, journal: Journal | None) -> None:
    """Section 7: the locomotive goes one field on and takes what it hits."""
    driver = s.turn
    s.locomotive += 1
    field = RAIL[s.locomotive]
    if journal is not None:
        journal.append(events.Steamed(driver, IDS[field], STATION - s.locomotive))
    if s.locomotive == STATION:
        return  # GC-10.1: the game ends at once
    for i in range(s.players):
        seat = (driver + i) % s.players  # GC-7.4: in turn order, beginning with the driver
        if s.figure[seat] != field:
            continue
        worth = purse_worth(s.carried[seat])
        if seat != driver:  # GC-7.2, 7.3
            s.carried[driver] += s.carried[seat]
            s.carried[seat] = 0
        behind = s.locomotive - 1
        while behind > 0 and s.figures_on(RAIL[behind]):
            behind -= 1
        s.put(seat, RAIL[behind])
        if journal is not None:
            journal.append(events.RunOver(driver, seat, 0 if seat == driver else worth, IDS[RAIL[behind]]))


class EndTurn(Step[Position]):
    """GC-3.5: the game ends, or the left neighbour of the player whose turn it was goes on."""

    name = "end"
    clause = "GC-3.5"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if s.locomotive == STATION:  # GC-10.1
            if journal is not None:
                journal.append(events.Ended("train"))
        elif chips_left(s) <= s.players:  # GC-10.2
            if journal is not None:
                journal.append(events.Ended("chips"))
        else:
            s.turn = (s.turn + 1) % s.players
            s.push(BEGIN_TURN, AUTO)


def chips_left(s: Position) -> int:
    """GC-10.2: the chips that count for the end of the game."""
    if not s.gold_ends:
        return s.face_down
    taken = 0
    for seat in range(s.players):
        taken += purse_count(s.carried[seat], 0, 5) + purse_count(s.banked[seat], 0, 5)
    return GOLD_CHIPS - taken


STEPS: Final = cast(
    "list[Step[State]]",
    [
        DrawFirst(), BeginTurn(), RollOrScout(), TurnRoll(), Move(), Ride(), Dig(), Fight(), Attack(), Defend(), Withdraw(),
        WayOff(), Peek(), EndTurn(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 2: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    s.push(DRAW_FIRST, CHANCE)
    s.settle(None)
    return s
