"""Section 9: two players with one figure."""

from __future__ import annotations

from westward.core.journal import Journal
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.movement import back, lose_horse, put
from westward.games.gold_seekers.state import Position


def eligible(s: Position, seat: int) -> list[int]:
    """KL-9.3, 9.4: the players that a single player may ask; a coalition never comes to it (KL-9.10)."""
    parties = 0
    for other in range(s.players):
        if s.racing(other):
            parties += 1
    if parties < 3 and not s.two_may_join:
        return []
    return [o for o in range(s.players) if o != seat and s.racing(o) and s.partner[o] < 0 and not s.waiting[o]]


def join(s: Position, leader: int, mate: int, journal: Journal | None) -> None:
    """KL-9.5, 9.6: one black figure for both; the accepted offer ends the turn."""
    lose_horse(s, leader, journal)
    lose_horse(s, mate, journal)
    if s.rest(mate) < s.rest(leader):
        spot, s.decision[leader] = s.spot[mate], s.decision[mate]
    else:
        spot = s.spot[leader]
    s.party[mate] = leader
    s.partner[leader] = mate
    s.partner[mate] = leader
    s.shields[leader] += s.shields[mate]
    s.misses[leader] = 0
    s.streak[leader] = 0
    leave_board(s, mate)
    put(s, leader, spot, journal)
    if journal is not None:
        journal.append(events.Joined(leader, mate, c.IDS[c.FIELD[spot]]))


def leave_board(s: Position, seat: int) -> None:
    """The own figure of the partner who is not the leader is put aside, with all that belongs to it."""
    s.spot[seat] = -1
    s.decision[seat] = 0
    s.shields[seat] = 0
    s.misses[seat] = 0


def compare(s: Position, leader: int, first: int, second: int, journal: Journal | None) -> int:
    """KL-9.13: who of the partners was better, -1 if neither; the streak goes on or breaks."""
    if first == second:
        s.streak[leader] = 0
        if journal is not None:
            journal.append(events.Even(leader, s.partner[leader]))
        return -1
    streak = s.streak[leader]
    if first > second:
        better, streak = leader, (streak if streak > 0 else 0) + 1
    else:
        better, streak = s.partner[leader], (streak if streak < 0 else 0) - 1
    s.streak[leader] = streak
    if journal is not None:
        journal.append(events.Better(better, abs(streak)))
    if abs(streak) >= c.STREAK and s.breaking < 0:
        s.breaking = better
    return better


def dissolve(s: Position, leader: int, better: int, journal: Journal | None) -> None:
    """KL-9.14: the better partner stays with all the party has, the other goes back without it."""
    mate = s.partner[leader]
    other = mate if better == leader else leader
    spot = s.spot[leader]
    if better == mate:
        s.spot[mate] = spot
        s.decision[mate] = s.decision[leader]
        s.shields[mate] = s.shields[leader]
        s.misses[mate] = s.misses[leader]
        leave_board(s, leader)
    s.party[mate] = mate
    s.partner[leader] = -1
    s.partner[mate] = -1
    s.streak[leader] = 0
    there = back(spot, c.COALITION_BACK)
    put(s, other, there, journal)
    if journal is not None:
        journal.append(events.Dissolved(better, other, c.IDS[c.FIELD[there]]))
