"""What happens on the grid: lakes are laid, stones and markers come and go, lakes change their owner."""

from __future__ import annotations

from westward.core.journal import Journal
from westward.games.colorado_county import components as c
from westward.games.colorado_county import events
from westward.games.colorado_county.state import FLAGGED, FREE, INCUMBENT, MARKER, SHARED, WATER, Position


def lay_lake(s: Position, lake: int, spot: int) -> None:
    """Put a lake tile on the board."""
    s.spot[lake] = spot
    beach = s.beach.copy()
    for field in c.SPOTS[spot]:
        s.field[field] = WATER + lake
    for field in c.SPOTS[spot]:
        for other in c.NEIGHBOURS[field]:
            if s.field[other] < WATER:
                beach[other] |= 1 << lake  # CC-2.5
    s.beach = beach


def spot_open(s: Position, spot: int) -> bool:
    """CC-2.6: no other lake lies on or around these fields."""
    for field in c.SPOTS[spot]:
        for other in c.AROUND[field]:
            if s.field[other] >= WATER:
                return False
    return True


def put_flag(s: Position, colour: int, field: int) -> None:
    """Put a flag stone on a field."""
    place = colour * c.PER_COLOUR
    while s.flag_at[place] >= 0:
        place += 1
    s.flag_at[place] = field
    s.field[field] = FLAGGED + colour
    for other in c.NEIGHBOURS[field]:
        s.near[other] += 1


def take_flag(s: Position, field: int) -> None:
    """Take a flag stone off its field."""
    place = (s.field[field] - FLAGGED) * c.PER_COLOUR
    while s.flag_at[place] != field:
        place += 1
    s.flag_at[place] = -1
    s.field[field] = FREE
    for other in c.NEIGHBOURS[field]:
        s.near[other] -= 1


def put_marker(s: Position, seat: int, field: int) -> None:
    """A seat's marker comes from the supply to a field; the lakes are looked at afterwards."""
    s.field[field] = MARKER + seat
    s.supply[seat] -= 1
    lakes = s.beach[field]
    if lakes:
        for lake in range(c.LAKES):
            if lakes >> lake & 1:
                s.shore[lake * s.players + seat] += 1


def take_marker(s: Position, field: int) -> None:
    """A marker goes back to its owner's supply; the lakes are looked at afterwards."""
    seat = s.field[field] - MARKER
    s.field[field] = FREE
    s.supply[seat] += 1
    lakes = s.beach[field]
    if lakes:
        for lake in range(c.LAKES):
            if lakes >> lake & 1:
                s.shore[lake * s.players + seat] -= 1


def look_at_lakes(s: Position, field: int, journal: Journal | None) -> None:
    """CC-9.4: find the owners of the lakes by a field on which a marker has changed."""
    lakes = s.beach[field]
    if not lakes or s.lake_ties == SHARED:
        return
    for lake in range(c.LAKES):
        if not lakes >> lake & 1:
            continue
        owner = lake_owner(s, lake)
        if owner != s.owner[lake]:
            s.owner[lake] = owner
            if journal is not None:
                if owner >= 0:
                    journal.append(events.LakeTaken(owner, c.LAKE_IDS[lake]))
                else:
                    journal.append(events.LakeLost(c.LAKE_IDS[lake]))


def lake_owner(s: Position, lake: int) -> int:
    """CC-9.4: to whom a lake goes by the markers on its shore; -1 for nobody."""
    best, top, several = 0, -1, False
    for seat in range(s.players):
        count = s.shore[lake * s.players + seat]
        if count > best:
            best, top, several = count, seat, False
        elif count == best:
            several = True
    if top < 0:
        return -1
    present = s.owner[lake]
    if s.lake_ties == INCUMBENT and present >= 0 and s.shore[lake * s.players + present] == best:
        return present
    return -1 if several else top
