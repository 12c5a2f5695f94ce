"""What must be true of every position of Gold Seekers."""

from __future__ import annotations

from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.state import Position


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    problems: list[str] = []
    units = sum(s.money) + sum(s.share) + s.pot
    if units != c.BOX.money.purse * s.players + s.wages:  # KL-13.5
        problems.append(f"There are {units} units, not {c.BOX.money.purse * s.players + s.wages}.")
    drawn = [p for p in s.person if p]
    if len(set(drawn)) != len(drawn) or len(set(s.order)) != len(s.order):
        problems.append("Two players have the same person, or the same place in the turn order.")
    if s.deck != sorted(set(s.deck)):
        problems.append("The deck holds a card twice.")
    if len(set(s.acted)) != len(s.acted):
        problems.append("A field took effect twice in one throw.")
    for seat in range(s.players):
        problems += _broken_seat(s, seat)
    if all(s.person):
        problems += _broken_board(s)
    return problems


def _broken_seat(s: Position, seat: int) -> list[str]:
    problems: list[str] = []
    mate = s.partner[seat]
    leads = s.party[seat] == seat
    if (mate >= 0) != (mate >= 0 and s.partner[mate] == seat and s.party[mate] == s.party[seat]):
        problems.append(f"Player {seat} and the partner do not agree on their coalition.")
    if not leads and (mate < 0 or s.party[seat] != mate):
        problems.append(f"Player {seat} belongs to a party without being in a coalition.")
    if min(s.money[seat], s.shields[seat], s.misses[seat], s.waiting[seat], s.jumped[seat]) < 0:
        problems.append(f"Player {seat} has less than nothing of something.")
    if not leads and (s.spot[seat] >= 0 or s.shields[seat] or s.misses[seat] or s.decision[seat] or s.streak[seat]):
        problems.append(f"Player {seat} is in a coalition and still has a figure or what belongs to it.")
    if mate < 0 and s.streak[seat]:
        problems.append(f"Player {seat} has a streak without a partner.")
    if s.horse[seat] and (mate >= 0 or s.colour[seat] or s.waiting[seat]):
        problems.append(f"Player {seat} rides in a coalition, under the colour die or while waiting.")
    if s.jumped[seat] and (not s.horse[seat] or s.jumped[seat] >= c.BOX.rules.horse_release_limit):
        problems.append(f"Player {seat} has jumped over {s.jumped[seat]} release fields.")
    if abs(s.streak[seat]) >= c.BOX.rules.coalition_streak and s.breaking < 0 and not s.place[seat]:
        problems.append(f"The coalition of player {seat} should be dissolved.")
    return problems


def _broken_board(s: Position) -> list[str]:
    problems: list[str] = []
    taken: set[int] = set()
    for seat in range(s.players):
        if s.party[seat] != seat:
            continue
        spot = s.spot[seat]
        if spot < 0:
            problems.append(f"The figure of player {seat} is not on the board.")
            continue
        kind = c.KIND[spot]
        if c.CAPTURES[spot]:
            if c.FIELD[spot] in taken:
                problems.append(f"Two figures share the field {c.IDS[c.FIELD[spot]]} in phase II.")
            taken.add(c.FIELD[spot])
        if kind == c.GOLD and not s.place[seat]:
            problems.append(f"Player {seat} is on GOLD without having arrived.")
        if s.waiting[seat] and kind != c.OBSERVER:
            problems.append(f"Player {seat} waits elsewhere than on an observer field.")
        if kind == c.CLAIM and (s.horse[seat] or s.colour[seat]):
            problems.append(f"Player {seat} is on the claim with a horse or under the colour die.")
        if s.decision[seat] and c.SECTION[spot] != (s.decision[seat] + 1) // 2:
            problems.append(f"The decision of player {seat} should have lapsed.")
    return problems
