"""What the field touched does (sections 4 to 8 and 11), and what the person cards say (section 5)."""

from __future__ import annotations

from typing import Final

from westward.core.journal import Journal
from westward.core.state import CHANCE
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.agenda import CROSSING, DRAW_CARD, HORSE_OFFER, JOB, OFFER
from westward.games.gold_seekers.coalition import eligible
from westward.games.gold_seekers.components_box import KINDS
from westward.games.gold_seekers.movement import back, lose_horse, put, release, shielded, turns_off
from westward.games.gold_seekers.state import CANYON_DIRECT, MAY_THROW, RIVER_DIRECT, Position

#: The words for the kinds of field.
KIND_TERMS: Final[list[str]] = [f"kind-{name}" for name in KINDS]

#: The sections as arguments of the crossing question.
AT_RIVER: Final = 1
AT_CANYON: Final = 2


def move_to(s: Position, party: int, spot: int, steps: int, journal: Journal | None) -> None:
    """KL-4.10: a movement that touches the field it ends on; `steps` are what was thrown or told."""
    if journal is not None:
        start, field = c.IDS[c.FIELD[s.spot[party]]], c.IDS[c.FIELD[spot]]
        if steps < 0:
            journal.append(events.MovedBack(party, -steps, start, field, KIND_TERMS[c.KIND[spot]]))
        else:
            journal.append(events.Moved(party, steps, start, field, KIND_TERMS[c.KIND[spot]]))
    put(s, party, spot, journal)
    touch(s, party, journal)


def touch(s: Position, party: int, journal: Journal | None) -> None:
    """The field under the figure takes effect."""
    spot = s.spot[party]
    kind = c.KIND[spot]
    if kind < c.EVENT:  # KL-4.14, and fields whose time comes later
        return
    if kind == c.RELEASE:
        release(s, party, journal)
    elif kind == c.EVENT:
        if not ignored(s, c.FIELD[spot]):
            touch_event(s, party, journal)
    elif kind == c.COLOUR:
        put_under_colour_die(s, party, journal)
    elif kind == c.EXHAUST:
        if not ignored(s, c.FIELD[spot]):  # KL-11.8
            if journal is not None:
                journal.append(events.Exhausted(party, c.EXHAUST_BACK))
            move_to(s, party, back(spot, c.EXHAUST_BACK), -c.EXHAUST_BACK, journal)
    elif kind == c.ACCEL:  # KL-11.7
        grant(s, party, s.accel_grant, journal)
    elif kind == c.DELAY:  # KL-11.6
        must_miss(s, party, c.DELAY_SKIP, journal)
    elif kind == c.OBSERVER:
        if s.partner[party] < 0:  # KL-7.1
            s.push(JOB, party)
    elif kind == c.RIVER_DECISION:
        if not s.horse[party]:  # KL-8.1
            s.push(CROSSING, s.decider, AT_RIVER)
    elif kind == c.CANYON_DECISION:
        if not s.horse[party]:
            s.push(CROSSING, s.decider, AT_CANYON)
    elif (
        kind == c.CANYON
        and s.decision[party] == CANYON_DIRECT  # KL-8.3, 8.5
        and not s.horse[party]
        and not shielded(s, party, "obstacle-canyon", journal)
    ):
        if journal is not None:
            journal.append(events.Ambushed(party, c.CANYON_SKIP))
        s.misses[party] += c.CANYON_SKIP


def ignored(s: Position, field: int) -> bool:
    """KL-4.12: whether the field took effect in this throw already; if not, it does now."""
    if field in s.acted:
        return True
    s.acted.append(field)
    return False


def grant(s: Position, party: int, kind: int, journal: Journal | None) -> None:
    """KL-3.6: an extra throw. Whatever grants one leads nowhere else, so that a throw has one grant at most."""
    s.extra = kind
    if journal is not None:
        journal.append(events.Granted(party))


def must_miss(s: Position, party: int, turns: int, journal: Journal | None) -> None:
    """Pending misses."""
    s.misses[party] += turns
    if journal is not None:
        journal.append(events.Delayed(party, turns))


def put_under_colour_die(s: Position, party: int, journal: Journal | None) -> None:
    """KL-6.1, 9.9: the colour die, for both partners of a coalition."""
    if s.horse[party] or shielded(s, party, "obstacle-colour", journal):  # KL-10.4
        return
    mate = s.partner[party]
    if journal is not None:
        for seat in (party, mate):
            if seat >= 0 and not s.colour[seat]:
                journal.append(events.UnderColourDie(seat))
    s.colour[party] = 1
    if mate >= 0:
        s.colour[mate] = 1


def touch_event(s: Position, party: int, journal: Journal | None) -> None:
    """KL-5.2: first observers and boats, then the horse, then the card."""
    for other in range(s.players):
        if other == party or not s.racing(other):
            continue
        if s.waiting[other]:
            s.waiting[other] -= 1
            if s.waiting[other] == 0:  # KL-7.3
                journalist = c.JOURNALISTS[s.spot[other]]
                put(s, other, journalist, journal)
                s.money[other] += s.newspaper_pay  # KL-7.4
                s.wages += s.newspaper_pay
                if journal is not None:
                    journal.append(events.Reported(other, c.IDS[c.FIELD[journalist]], s.newspaper_pay))
        elif s.decision[other] == RIVER_DIRECT and c.KIND[s.spot[other]] == c.RIVER and not s.horse[other]:
            drift(s, other, journal)
    lose_horse(s, party, journal)  # KL-10.7
    if not s.deck:  # KL-5.1
        s.deck = list(range(1, c.CARDS + 1))
        if journal is not None:
            journal.append(events.Shuffled())
    s.push(DRAW_CARD, CHANCE, party)


def drift(s: Position, party: int, journal: Journal | None) -> None:
    """KL-8.4: the boat goes adrift, unless a shield prevents it."""
    if shielded(s, party, "obstacle-river", journal):
        return
    put(s, party, back(s.spot[party], c.ADRIFT_BACK), journal)
    if journal is not None:
        journal.append(events.Adrift(party, c.ADRIFT_BACK, c.IDS[c.FIELD[s.spot[party]]]))


def carry_out(s: Position, party: int, op: int, n: int, journal: Journal | None) -> None:
    """KL-5.3: what the person card says."""
    if op == c.OP_MOVE:
        if n < 0:
            move_to(s, party, back(s.spot[party], -n), n, journal)
        else:
            move_to(s, party, instructed(s, party, n), n, journal)
    elif op == c.OP_SKIP:
        must_miss(s, party, n, journal)
    elif op == c.OP_COLOUR:
        put_under_colour_die(s, party, journal)
    elif op == c.OP_RELEASE:
        release(s, party, journal)
    elif op == c.OP_SHIELD:
        s.shields[party] += n
        if journal is not None:
            journal.append(events.ShieldGained(party, n))
    elif op == c.OP_AGAIN:
        grant(s, party, MAY_THROW, journal)
    elif op == c.OP_TO_RELEASE:
        here = s.spot[party]
        spot = c.TO_RELEASE_OTHER[here] if turns_off(s, party) else c.TO_RELEASE[here]
        if spot >= 0:
            move_to(s, party, spot, 0, journal)
    elif s.partner[party] >= 0:  # KL-9.10: the rest is void for a coalition
        return
    elif op == c.OP_HORSE:
        if s.money[party] >= c.HORSE_PRICE:  # KL-10.1
            s.push(HORSE_OFFER, party)
    elif op == c.OP_COALITION and eligible(s, party):  # KL-9.2 to 9.4
        s.push(OFFER, party)


def instructed(s: Position, party: int, n: int) -> int:
    """Where an instruction to go forward ends: before the claim at the latest (KL-5.3, 12.1)."""
    here = s.spot[party]
    spot = (c.OTHER if turns_off(s, party) else c.AHEAD)[here * c.STRIDE + n]
    return c.BEFORE_CLAIM[c.LANE[here]] if spot < 0 or c.KIND[spot] == c.CLAIM else spot
