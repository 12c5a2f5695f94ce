"""Sections 12 and 13: arriving, and sharing out the pot."""

from __future__ import annotations

from westward.core.journal import Journal
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.state import Position


def arrive(s: Position, party: int, lucky: int, journal: Journal | None) -> None:
    """KL-12.4: the party is on GOLD; `lucky` is who threw the number for it."""
    place = 1 + taken(s)
    s.spot[party] = c.GOLDS[c.LANE[s.spot[party]]]
    award(s, party, place, lucky)
    if journal is not None:
        journal.append(events.Arrived(members(s, party), place))
    left = [seat for seat in range(s.players) if s.racing(seat)]
    if place == 1 and len(left) == 1:  # KL-13.4
        award(s, left[0], 2, left[0])
    if place == 2 or len(left) < 2:
        pay(s, "arrival", journal)


def taken(s: Position) -> int:
    """How many parties have arrived."""
    return max(s.place)


def members(s: Position, party: int) -> list[int]:
    """The players of a party, the leader first."""
    return [party] if s.partner[party] < 0 else [party, s.partner[party]]


def award(s: Position, party: int, place: int, lucky: int) -> None:
    """Give a place to the members of a party; the odd unit of a share will go to one of them (KL-13.3)."""
    for seat in members(s, party):
        s.place[seat] = place
        s.odd[seat] = 1 if seat == lucky else 0


def stop_the_race(s: Position, journal: Journal | None) -> None:
    """KL-13.6: the parties still racing fill the free places by distance to go, ties in turn order."""
    while taken(s) < 2:
        nearest = -1
        for seat in s.order:
            if s.racing(seat) and (nearest < 0 or s.rest(seat) < s.rest(nearest)):
                nearest = seat
        if nearest < 0:
            break
        award(s, nearest, 1 + taken(s), nearest)
    pay(s, "rounds", journal)


def pay(s: Position, cause: str, journal: Journal | None) -> None:
    """KL-13.2, 13.3: two thirds for the first arrival and one third for the second; partners halve their share."""
    second = s.pot * c.SECOND_SHARE // c.SECOND_OF
    for seat in range(s.players):
        if s.place[seat] == 0:
            continue
        share = second if s.place[seat] == 2 else s.pot - second
        if taken(s) == 1:  # a coalition of the only two players: all is theirs
            share = s.pot
        if s.partner[seat] >= 0:
            share = share // 2 + (share % 2 if s.odd[seat] else 0)
        s.share[seat] = share
        if journal is not None:
            journal.append(events.Paid(seat, share, s.place[seat]))
    s.pot = 0
    s.finished = True
    if journal is not None:
        journal.append(events.Ended(cause))
