"""Sections 4 to 6 and the retreat of 8.5: where a figure may go, and what awaits it there."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE, Step
from westward.games.golden_city import components as c
from westward.games.golden_city import events
from westward.games.golden_city.agenda import ATTACK, CHALLENGE, DIG, FIGHT, RIDE
from westward.games.golden_city.moves import FERRY, GO, RETREAT, SPACE
from westward.games.golden_city.paths import BEGINS, BY_LETTER, COUNT, DISTANCE, MOST, NEVER_BACK, NOWHERE, ends, walks
from westward.games.golden_city.state import EMPTY, FACE_DOWN, ROBBER, Position, purse_worth


class Move(Step[Position]):
    """GC-4.9: a move is described by its end field; `arg` is the number of steps."""

    name = "move"
    clause = "GC-4.9"
    kinds = "go"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        here = s.figure[seat]
        reach = ends(s.walk_mode, s.locomotive, here, arg)
        legal = reach.go
        for field in reach.last_steps:
            if may_stop(s, seat, field):
                if legal is reach.go:
                    legal = legal.copy()
                legal.append(GO + field)
        return legal

    def count(self, s: Position, seat: int, arg: int) -> i64:
        known = walks(s.walk_mode)
        span: i64 = known.span(s.locomotive, s.figure[seat], arg)
        count: i64 = span >> COUNT & MOST
        at: i64 = (span >> BEGINS) + count
        end: i64 = (span >> BEGINS) + (span & MOST)
        while at < end:
            if may_stop(s, seat, int(known.fields[at])):
                count += 1
            at += 1
        return count

    def nth(self, s: Position, seat: int, arg: int, n: i64) -> int:
        known = walks(s.walk_mode)
        span: i64 = known.span(s.locomotive, s.figure[seat], arg)
        walkable: i64 = span >> COUNT & MOST
        at: i64 = (span >> BEGINS) + n
        if n < walkable:
            return GO + int(known.fields[at])
        left: i64 = n - walkable
        at = (span >> BEGINS) + walkable
        while True:
            field = int(known.fields[at])
            if may_stop(s, seat, field):
                if left == 0:
                    return GO + field
                left -= 1
            at += 1

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        field = SPACE.index(action)
        if journal is not None:
            journal.append(events.Moved(seat, c.IDS[s.figure[seat]], c.IDS[field]))
        s.put(seat, field)
        resolve(s, seat, field, journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        if journal is not None:  # GC-4.7
            journal.append(events.Stayed(seat))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"steps": arg}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        field = SPACE.index(action)
        facts: dict[str, Value] = {"steps": arg, "field": c.IDS[field]}
        closed = closed_field(s, seat, field, facts)
        if closed is not None:
            return closed
        if field == s.figure[seat] and field >= c.LAKES_FROM:
            return Refusal("same-raft", "GC-6.4", facts)
        return no_walk(s, s.walk_mode, s.figure[seat], field, arg, facts)


def no_walk(s: Position, mode: int, start: int, field: int, steps: int, facts: dict[str, Value]) -> Refusal:
    """Why no walk of that length ends on a field that could be entered."""
    if field in ends(mode, NOWHERE, start, steps).fields:
        return Refusal("locomotive-in-the-way", "GC-4.3", facts)
    if mode == NEVER_BACK and field in ends(BY_LETTER, s.locomotive, start, steps).fields:
        return Refusal("straight-back", "GC-4.6", facts)
    if mode != DISTANCE and only_to_and_fro(start, field, steps):
        return Refusal("to-and-fro", "GC-4.6", facts)
    return Refusal("not-that-far", "GC-4.7", facts)


def only_to_and_fro(start: int, field: int, steps: int) -> bool:
    """Whether one could get there by going to and fro between two fields (GC-4.6)."""
    if start >= c.HOUSES_FROM:
        return steps == 2 and field == start
    return field == start if steps % 2 == 0 else field < c.HOUSES_FROM and field in c.NEIGHBOURS[start]


def may_stop(s: Position, seat: int, field: int) -> bool:
    """GC-4.4, 4.5: whether a move may end in a house or on a lake that it reaches."""
    return field == s.house[seat] if field < c.LAKES_FROM else field != s.figure[seat] and raft_free(s, field)


def raft_free(s: Position, field: int) -> bool:
    """GC-4.4: a raft lies there, and nobody stands on it."""
    return s.raft_on(field) >= 0 and field not in s.figure


def closed_field(s: Position, seat: int, field: int, facts: dict[str, Value]) -> Refusal | None:
    """Why a field cannot be entered at all, if so."""
    if field == c.RAIL[s.locomotive]:
        return Refusal("locomotive", "GC-4.3", facts)
    if c.HOUSES_FROM <= field < c.LAKES_FROM and field != s.house[seat]:
        return Refusal("other-house", "GC-4.5", facts)
    if field >= c.LAKES_FROM and field != s.figure[seat]:
        if s.raft_on(field) < 0:
            return Refusal("no-raft", "GC-4.4", facts)
        if not raft_free(s, field):
            return Refusal("raft-taken", "GC-6.2", facts)
    return None


def resolve(s: Position, seat: int, field: int, journal: Journal | None) -> None:
    """GC-3.4: what happens on the end field of a move; the first that applies."""
    if field >= c.HOUSES_FROM:
        if field < c.LAKES_FROM:
            bank(s, seat, journal)
        else:
            s.push(RIDE, seat)
        return
    if not c.TOWN[field]:
        rival = -1
        for other in range(s.players):
            if other != seat and s.figure[other] == field and (rival < 0 or s.arrived[other] > s.arrived[rival]):
                rival = other  # GC-9.7
        if rival >= 0:  # GC-9.1
            if journal is not None:
                journal.append(events.Attacked(seat, rival, c.IDS[field]))
            s.push(ATTACK, CHANCE, rival)
            return
    hole = c.HOLE[field]
    if hole < 0 or s.hole[hole] == EMPTY:
        return
    if s.hole[hole] >= ROBBER:
        if s.may_leave_robbers:  # GC-8.7
            s.push(CHALLENGE, seat, hole)
        else:
            s.push(FIGHT, CHANCE, hole)
    else:
        s.push(DIG, CHANCE if s.hole[hole] == FACE_DOWN else AUTO, hole)


def bank(s: Position, seat: int, journal: Journal | None) -> None:
    """GC-5.1: the open stock goes into the house."""
    if journal is not None and s.carried[seat]:
        journal.append(events.Banked(seat, purse_worth(s.carried[seat])))
    s.banked[seat] += s.carried[seat]
    s.carried[seat] = 0


class Ride(Step[Position]):
    """GC-6.1: raft and figure go to any shore field of the lake without another raft."""

    name = "ride"
    clause = "GC-6.1"
    kinds = "ferry"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        here = s.figure[seat]
        return [FERRY + f for f in c.SHORES[c.LAKE[here]] if f == here or s.raft_on(f) < 0]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        here, field = s.figure[seat], SPACE.index(action)
        raft = s.raft_on(here)
        s.raft[raft] = field
        if journal is not None:
            journal.append(events.Ferried(seat, raft, c.IDS[here], c.IDS[field]))
        s.put(seat, field)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        field = SPACE.index(action)
        facts: dict[str, Value] = {"field": c.IDS[field]}
        if field >= c.LAKES_FROM and c.LAKE[field] == c.LAKE[s.figure[seat]]:
            return Refusal("another-raft", "GC-6.1", facts)
        return Refusal("not-this-lake", "GC-6.1", facts)


class WayOff(Step[Position]):
    """GC-8.5: the retreat after a brawl; `arg` is the number of steps."""

    name = "retreat"
    clause = "GC-8.5"
    kinds = "retreat"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        here = s.figure[seat]
        known = walks(s.retreat_mode)
        span = int(known.span(s.locomotive, here, arg))
        found: list[int] = []
        for i in range(span >> BEGINS, (span >> BEGINS) + (span & MOST)):
            field = int(known.fields[i])
            if field != here and may_end_retreat(s, seat, field):
                found.append(RETREAT + field)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        field = SPACE.index(action)
        if journal is not None:
            journal.append(events.Retreated(seat, c.IDS[s.figure[seat]], c.IDS[field]))
        s.put(seat, field)  # GC-8.6: what lies there is left alone
        if field >= c.LAKES_FROM:
            s.push(RIDE, seat)
        elif field >= c.HOUSES_FROM:
            bank(s, seat, journal)

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.append(events.Stayed(seat))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"steps": arg}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        field = SPACE.index(action)
        facts: dict[str, Value] = {"steps": arg, "field": c.IDS[field]}
        if field == s.figure[seat]:
            return Refusal("retreat-stay", "GC-8.5", facts)
        closed = closed_field(s, seat, field, facts)
        if closed is not None:
            return closed
        if field >= c.LAKES_FROM and not s.retreat_boards:
            return Refusal("retreat-raft", "GC-8.5", facts)
        if field == s.house[seat] and not s.retreat_banks:
            return Refusal("retreat-house", "GC-8.5", facts)
        if field < c.HOUSES_FROM and not c.TOWN[field] and s.figures_on(field):
            return Refusal("retreat-figure", "GC-8.5", facts)
        return no_walk(s, s.retreat_mode, s.figure[seat], field, arg, facts)


def may_end_retreat(s: Position, seat: int, field: int) -> bool:
    """GC-8.5: where a retreat may end."""
    if field < c.HOUSES_FROM:
        return bool(c.TOWN[field]) or not s.figures_on(field)
    if field < c.LAKES_FROM:
        return field == s.house[seat] and s.retreat_banks
    return s.retreat_boards and raft_free(s, field)
