"""Section 4: putting figures on fields, capturing, being sent back."""

from __future__ import annotations

from westward.core.journal import Journal
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.state import CANYON_DETOUR, RIVER_DETOUR, Position


def put(s: Position, party: int, spot: int, journal: Journal | None) -> None:
    """End a movement of any kind on a spot: decisions lapse, and in phase II others are captured."""
    s.spot[party] = spot
    decision = s.decision[party]
    if decision and c.SECTION[spot] != (decision + 1) >> 1:  # KL-8.6
        s.decision[party] = 0
    if c.CAPTURES[spot]:
        capture(s, party, c.FIELD[spot], journal)
    elif c.KIND[spot] == c.CLAIM:
        reach_claim(s, party, journal)


def capture(s: Position, party: int, field: int, journal: Journal | None) -> None:
    """KL-4.6, 4.7: every other figure on the field goes to the connecting field, keeping its lane."""
    for other in range(s.players):
        if other != party and s.party[other] == other and c.FIELD[s.spot[other]] == field:
            s.spot[other] = c.CONNECTS[c.LANE[s.spot[other]]]
            if journal is not None:
                journal.append(events.Captured(party, other, c.IDS[field]))


def reach_claim(s: Position, party: int, journal: Journal | None) -> None:
    """KL-6.4, 10.9: on the claim there is no colour die and no horse."""
    lose_horse(s, party, journal)
    release(s, party, journal)


def lose_horse(s: Position, party: int, journal: Journal | None) -> None:
    """KL-10.10: the upper figure is taken off; the money stays."""
    if s.horse[party]:
        s.horse[party] = 0
        s.jumped[party] = 0
        if journal is not None:
            journal.append(events.HorseLost(party))


def release(s: Position, party: int, journal: Journal | None) -> None:
    """KL-6.3, 9.9: a party is free of the colour die, in a coalition both partners."""
    mate = s.partner[party]
    if journal is not None:
        for seat in (party, mate):
            if seat >= 0 and s.colour[seat]:
                journal.append(events.Released(seat))
    s.colour[party] = 0
    if mate >= 0:
        s.colour[mate] = 0


def back(spot: int, steps: int) -> int:
    """KL-4.3: the spot a number of steps back."""
    return c.BEHIND[spot * c.BACK_STRIDE + steps]


def turns_off(s: Position, party: int) -> bool:
    """KL-8.2, 10.4: whether the figure will leave its lane for the detour; a rider passes every obstacle straight."""
    return s.decision[party] in (RIVER_DETOUR, CANYON_DETOUR) and not s.horse[party]


def shielded(s: Position, party: int, obstacle: str, journal: Journal | None) -> bool:
    """KL-5.4: a shield is used up the moment an obstacle would strike."""
    if s.shields[party] == 0:
        return False
    s.shields[party] -= 1
    if journal is not None:
        journal.append(events.Shielded(party, obstacle, s.shields[party]))
    return True
