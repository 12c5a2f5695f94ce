"""The turn of Golden City, step by step as in the rulebook; walking and brawling have their own modules."""

from __future__ import annotations

from typing import Final, cast

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE, State, Step
from westward.core.steps import DrawFirst
from westward.games.golden_city import components as c
from westward.games.golden_city import events
from westward.games.golden_city.agenda import (
    BEGIN_TURN,
    CHOOSE_HOUSE,
    DRAW_FIRST,
    END_TURN,
    MOVE,
    PEEK,
    ROLL,
    ROLL_OR_SCOUT,
)
from westward.games.golden_city.moves import CHIP, DO_ROLL, DO_SCOUT, SPACE, TAKE_HOUSE
from westward.games.golden_city.rules_brawl import Attack, Challenge, Defend, Die, Dig, Fight, Withdraw
from westward.games.golden_city.rules_walk import Move, Ride, WayOff
from westward.games.golden_city.state import FACE_DOWN, ROBBER, SCOUTED, Position, purse_count, purse_worth


class FirstPlayer(DrawFirst[Position]):
    """GC-2.5: the first player is drawn at random."""

    clause = "GC-2.5"

    def begin(self, s: Position, first: int, journal: Journal | None) -> None:
        s.turn = first
        s.push(BEGIN_TURN, AUTO)
        if s.houses_chosen:
            s.push(CHOOSE_HOUSE, s.turn)


class ChooseHouse(Step[Position]):
    """GC-2.4: in turn order everybody takes a house that nobody has chosen; `arg` counts those who have. Who has not chosen
    yet stands in one that is free, and gives it to whoever chooses it.
    """

    name = "house"
    clause = "GC-2.4"
    kinds = "house"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        chosen = [s.house[(s.turn + i) % s.players] for i in range(arg)]
        free = [TAKE_HOUSE + i for i in range(len(c.HOUSE)) if c.HOUSE[i] not in chosen]
        return free if len(free) > 1 else []

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        wanted = c.HOUSE[SPACE.index(action)]
        house = s.house.copy()
        if wanted in house:
            house[house.index(wanted)] = house[seat]
        house[seat] = wanted
        s.house = house
        s.figure = house.copy()
        self.nothing(s, seat, arg, journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.append(events.HouseTaken(seat, c.IDS[s.house[seat]]))
        if arg + 1 < s.players:
            s.push(CHOOSE_HOUSE, (seat + 1) % s.players, arg + 1)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("house-taken", "GC-2.4", {"field": c.IDS[c.HOUSE[SPACE.index(action)]]})


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
    holes = [
        c.HOLE[f] for f in c.NEIGHBOURS[s.figure[seat]] if c.HOLE[f] >= 0 and FACE_DOWN <= s.hole[c.HOLE[f]] < ROBBER
    ]
    if journal is not None:
        journal.append(events.Scouted(seat, c.IDS[s.figure[seat]], len(holes)))
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
            s.pool[SPACE.index(action)] -= 1
            s.hole[arg] = SCOUTED + SPACE.index(action)
        s.seen[arg] |= 1 << s.turn
        if journal is not None:
            journal.append(events.Saw(s.turn, c.IDS[c.HOLES[arg]], c.CHIP_NAMES[s.hole[arg] - SCOUTED]))


class TurnRoll(Die):
    """GC-3.2, 3.3: the locomotive advances, or the figure must move."""

    name = "roll"
    clause = "GC-3.1"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        steps = SPACE.index(action) + 1
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
    field = c.RAIL[s.locomotive]
    if journal is not None:
        journal.append(events.Steamed(driver, c.IDS[field], c.STATION - s.locomotive))
    if s.locomotive == c.STATION:
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
        while behind > 0 and s.figures_on(c.RAIL[behind]):
            behind -= 1
        s.put(seat, c.RAIL[behind])
        if journal is not None:
            journal.append(events.RunOver(driver, seat, 0 if seat == driver else worth, c.IDS[c.RAIL[behind]]))


class EndTurn(Step[Position]):
    """GC-3.5: the game ends, or the left neighbour of the player whose turn it was goes on."""

    name = "end"
    clause = "GC-3.5"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if s.locomotive == c.STATION:  # GC-10.1
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
    if s.stacks_end:
        under = 0
        for purse in s.stack:
            under += purse_count(purse, 0, 5)
        return s.face_down + under
    if not s.gold_ends:
        return s.face_down
    taken = 0
    for seat in range(s.players):
        taken += purse_count(s.carried[seat], 0, 5) + purse_count(s.banked[seat], 0, 5)
    return c.GOLD_CHIPS - taken


STEPS: Final = cast(
    "list[Step[State]]",
    [
        FirstPlayer(), BeginTurn(), RollOrScout(), TurnRoll(), Move(), Ride(), Dig(), Fight(), Attack(), Defend(), Withdraw(),
        WayOff(), Peek(), EndTurn(), Challenge(), ChooseHouse(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 2: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    s.push(DRAW_FIRST, CHANCE)
    s.settle(None)
    return s
