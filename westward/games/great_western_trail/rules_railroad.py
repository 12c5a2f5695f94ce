"""Engines, stations and discs: the questions of sections 8 (engine, stations), 9 (9a, 9b) and 10."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.acts import after, amount, carry_on, offer, perform, possible
from westward.games.great_western_trail.asking import PART_MASK, Ask, AskOrForgo
from westward.games.great_western_trail.effects import gain, pay
from westward.games.great_western_trail.railroad import (
    back_spaces,
    forward_spaces,
    free_behind,
    numbers_entered,
    occupied,
    station_is_behind,
    upgrade_discs,
)
from westward.games.great_western_trail.state import Position

#: In the argument of UPGRADE: the station must be upgraded, since it was chosen (9b).
CHOSEN: Final = 16
STATION_MASK: Final = 15
#: In the argument of DELIVERY: an extraordinary delivery (9a); below it stands the value that can be delivered.
EXTRA: Final = 256


def move_engine(s: Position, seat: int, space: int, journal: Journal | None) -> None:
    """Put an engine on a space, and nothing else."""
    if journal is not None:
        journal.append(events.Steamed(seat, c.SPACES[s.engine[seat]], c.SPACES[space]))
    s.engine[seat] = space


def stop_engine(s: Position, seat: int) -> None:
    """GWT-8.28, 8.32: what an engine may do where it has stopped."""
    space = s.engine[seat]
    if space == c.LAST_SPACE:
        s.push(step.LAST_STOP, seat)
    if c.STATION_AT[space] >= 0:
        s.push(step.UPGRADE, seat, c.STATION_AT[space])


def why_no_space(s: Position, seat: int, space: int, clause: str) -> Refusal:
    """Why an engine cannot stop on a space."""
    facts: dict[str, Value] = {"space": c.SPACES[space]}
    if occupied(s, space):
        return Refusal("space-taken", "GWT-8.23", facts)
    return Refusal("engine-reach", clause, facts)


class Forward(AskOrForgo):
    """GWT-8.22 to 8.28: move the engine forward."""

    name = "forward"
    clause = "GWT-8.22"
    kinds = "engine forgo"
    due = "GWT-8.27"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        most = amount(s, seat, c.PART_A[arg & PART_MASK])
        return [m.ENGINE + space for space in forward_spaces(s, s.engine[seat], most)]

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        after(s, arg)
        move_engine(s, seat, m.SPACE.index(action), journal)
        stop_engine(s, seat)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"most": amount(s, seat, c.PART_A[arg & PART_MASK])}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_space(s, seat, m.SPACE.index(action), "GWT-8.22")


class Back(AskOrForgo):
    """GWT-8.29 to 8.31: move the engine back exactly so many spaces."""

    name = "back"
    clause = "GWT-8.29"
    kinds = "engine forgo"
    due = "GWT-8.29"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        spaces = back_spaces(s, s.engine[seat], c.PART_A[arg & PART_MASK])
        return [m.ENGINE + space for space in spaces]

    def free(self, arg: int) -> bool:
        return False  # GWT-8.29

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        move_engine(s, seat, m.SPACE.index(action), journal)
        if c.STATION_AT[s.engine[seat]] >= 0:
            after(s, arg)
            stop_engine(s, seat)  # GWT-8.50, 9.18: the station comes first
        else:
            carry_on(s, seat, c.PART_NEXT[arg & PART_MASK], False, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"exactly": c.PART_A[arg & PART_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_space(s, seat, m.SPACE.index(action), "GWT-8.29")


class LastStop(Ask):
    """GWT-8.28: from the last space the engine goes back to any free space, for money."""

    name = "last-stop"
    clause = "GWT-8.28"
    kinds = "engine"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.ENGINE + space for space in free_behind(s, s.engine[seat])]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        move_engine(s, seat, m.SPACE.index(action), journal)
        gain(s, seat, c.LAST_MONEY, "last-space", journal)
        stop_engine(s, seat)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_space(s, seat, m.SPACE.index(action), "GWT-8.28")


class Upgrade(AskOrForgo):
    """GWT-8.32, 8.33, D13, D15: upgrade the station with one of the discs, or leave it. `arg` is the station."""

    name = "upgrade"
    clause = "GWT-8.32"
    kinds = "disc forgo"
    due = "GWT-9.8"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.DISC + disc for disc in upgrade_discs(s, seat, arg & STATION_MASK)]

    def free(self, arg: int) -> bool:
        return not arg & CHOSEN

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        station = arg & STATION_MASK
        pay(s, seat, c.STATION_COST[station], "station", journal)
        take_disc(s, seat, m.SPACE.index(action), journal)
        s.stations[seat] |= 1 << station
        if journal is not None:
            journal.append(events.Upgraded(seat, station + 1, c.STATION_COST[station]))
        place = c.MASTER_PLACE[station]
        if place >= 0 and s.master[place] >= 0:
            s.push(step.STATION_MASTER, seat, place)  # GWT-8.36

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"station": (arg & STATION_MASK) + 1, "cost": c.STATION_COST[arg & STATION_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        station = arg & STATION_MASK
        money = s.money[seat] - c.STATION_COST[station]
        return why_no_disc(s, seat, m.SPACE.index(action), c.STATION_DARK[station], money, station)


def take_disc(s: Position, seat: int, disc: int, journal: Journal | None) -> None:
    """GWT-10.4 to 10.7: a disc leaves its space on the player board, or a station."""
    if disc >= c.DISC_COUNT:
        s.stations[seat] &= ~(1 << (disc - c.DISC_COUNT))
        if journal is not None:
            journal.append(events.DiscTaken(seat, f"station_{disc - c.DISC_COUNT + 1}"))
        return
    s.discs[seat] &= ~(1 << disc)
    if journal is not None:
        journal.append(events.DiscTaken(seat, c.DISCS[disc]))
    if c.DISC_PAY[disc]:
        pay(s, seat, c.DISC_PAY[disc], "disc-space", journal)
    if c.DISC_GAIN[disc]:
        gain(s, seat, c.DISC_GAIN[disc], "disc-space", journal)


def why_no_disc(s: Position, seat: int, disc: int, dark: int, money: int, station: int) -> Refusal:
    """Why a disc cannot be placed: `money` is what is left to pay with, `station` the target if it is one."""
    if disc >= c.DISC_COUNT:
        if not s.stations[seat] >> (disc - c.DISC_COUNT) & 1:
            return Refusal("no-disc-there", "GWT-10.6", {"place": f"station_{disc - c.DISC_COUNT + 1}"})
        if disc - c.DISC_COUNT == station:
            return Refusal("other-station", "GWT-10.6")
        return Refusal("board-first", "GWT-10.6")
    facts: dict[str, Value] = {"place": c.DISCS[disc], "cost": c.DISC_PAY[disc], "money": money}
    if not s.discs[seat] >> disc & 1:
        return Refusal("no-disc-there", "GWT-10.10", facts)
    if not dark and not c.WHITE_DISCS >> disc & 1 and s.discs[seat] & c.WHITE_DISCS:
        return Refusal("dark-disc", "GWT-10.2", facts)
    if c.DISC_PAY[disc] > money:
        return Refusal("money-missing", "GWT-10.4", facts)
    return Refusal("money-missing", "GWT-6.28", facts)


class StationMaster(AskOrForgo):
    """GWT-8.34 to 8.38: a worker for the station master, or not. `arg` is the place of the tile."""

    name = "station-master"
    clause = "GWT-8.34"
    kinds = "give forgo"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.GIVE + worker for worker in range(3) if s.workers[3 * seat + worker] > 1]

    def free(self, arg: int) -> bool:
        return True

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        worker, master = m.SPACE.index(action), s.master[arg]
        s.workers[3 * seat + worker] -= 1  # GWT-8.37
        s.given[arg] = worker
        s.master[arg] = -1
        s.masters[seat] |= 1 << master
        if journal is not None:
            journal.append(events.MasterTaken(seat, c.MASTERS[master], c.WORKERS[worker]))
        open_acts = [act for act in c.MASTER_ACTS[master] if possible(s, seat, act)]
        if len(open_acts) > 1:
            s.push(step.MASTER_BONUS, seat, master)
        elif open_acts:
            offer(s, seat, open_acts[0], journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"master": c.MASTERS[s.master[arg]]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("printed-worker", "GWT-8.34", {"worker": c.WORKERS[m.SPACE.index(action)]})


class MasterBonus(AskOrForgo):
    """GWT-8.38: which half of a station master's choice to use. `arg` is the tile."""

    name = "master-bonus"
    clause = "GWT-8.38"
    kinds = "bonus forgo"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        acts = c.MASTER_ACTS[arg]
        return [m.BONUS + i for i in range(len(acts)) if possible(s, seat, acts[i])]

    def free(self, arg: int) -> bool:
        return True

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        perform(s, seat, c.MASTER_ACTS[arg][m.SPACE.index(action)], False, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"master": c.MASTERS[arg]}


class StationBehind(Ask):
    """GWT-9.8, 9.17: which station behind the engine to upgrade (9b)."""

    name = "station-behind"
    clause = "GWT-9.8"
    kinds = "station"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return [
            m.STATION + station
            for station in range(c.STATIONS)
            if station_is_behind(s, seat, station) and upgrade_discs(s, seat, station)
        ]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        after(s, arg)
        s.push(step.UPGRADE, seat, m.SPACE.index(action) | CHOSEN)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        station = m.SPACE.index(action)
        facts: dict[str, Value] = {
            "station": station + 1, "cost": c.STATION_COST[station], "money": s.money[seat], "space": c.SPACES[s.engine[seat]],
        }  # fmt: skip
        if not station_is_behind(s, seat, station):
            return Refusal("not-behind", "GWT-9.17", facts)
        if s.stations[seat] >> station & 1:
            return Refusal("station-yours", "GWT-8.32", facts)
        if s.money[seat] < c.STATION_COST[station]:
            return Refusal("money-missing", "GWT-8.33", facts)
        return Refusal("no-disc", "GWT-10.8", facts)


class ExtraDelivery(Ask):
    """GWT-9.9 to 9.13: move the engine back, and deliver by the number of spaces entered (9a)."""

    name = "extra-delivery"
    clause = "GWT-9.9"
    kinds = "engine"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.ENGINE + space for space in free_behind(s, s.engine[seat])]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        space = m.SPACE.index(action)
        strength = numbers_entered(s, s.engine[seat], space)
        after(s, arg)
        move_engine(s, seat, space, journal)
        s.push(step.ENGINE_STOPS, AUTO)  # GWT-9.12
        s.push(step.DELIVERY, seat, strength | EXTRA)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_space(s, seat, m.SPACE.index(action), "GWT-9.9")


class EngineStops(Step[Position]):
    """GWT-9.12: the engine stands where it is, and may use its station now."""

    name = "engine-stops"
    clause = "GWT-9.12"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        stop_engine(s, s.turn)
