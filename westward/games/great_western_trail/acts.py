"""Acts: when one is possible, and how its parts follow each other.

An act is a row of parts in `components`. Requirements (pay, discard, engine back) come first and must be met completely; what follows
them is a reward that may be forgone, except money (GWT-3.4, 3.5).
"""

from __future__ import annotations

from typing import Final

from westward.core.journal import Journal
from westward.core.state import AUTO
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.asking import MAY_FORGO, PART_MASK
from westward.games.great_western_trail.effects import certify, gain, pay
from westward.games.great_western_trail.paths import anywhere_ahead
from westward.games.great_western_trail.railroad import back_spaces, station_is_behind, upgrade_discs
from westward.games.great_western_trail.state import COWBOY, CRAFTSMAN, ENGINEER, Position


def amount(s: Position, seat: int, value: int) -> int:
    """A number of an act, or what it counts."""
    if value < c.COUNTED:
        return value
    what = value - c.COUNTED
    if what == c.COUNT_ENGINEERS:
        return s.workers[3 * seat + ENGINEER]
    if what == c.COUNT_COWBOYS:
        return s.workers[3 * seat + COWBOY]
    if what == c.COUNT_FOREST:
        return s.forest_buildings(seat)
    if what == c.COUNT_PAIRS:
        return s.teepee_pairs(seat)
    if what == c.COUNT_HAZARDS:
        return s.hazards(seat)
    raise ValueError("an act can count engineers, cowboys, forest buildings, teepee pairs and hazards")


def has_cards(s: Position, seat: int, what: int) -> bool:
    """Whether the hand holds what a discard asks for (GWT-3.11, 3.12)."""
    base = seat * c.HERD
    if what == c.ANY_PAIR:
        return any(breed_count(s, seat, breed) > 1 for breed in range(c.BREED_COUNT))
    if what == c.ANY_OBJECTIVE:
        return any(s.hand[i] > 0 for i in range(base + c.CATTLE, base + c.HERD))
    return any(s.hand[base + k] > 0 and (what == c.ANY_CATTLE or c.CARD_BREED[k] == what) for k in range(c.CATTLE))


def breed_count(s: Position, seat: int, breed: int) -> int:
    """How many cards of a breed are in hand."""
    base = seat * c.HERD
    count = 0
    for card in range(c.CATTLE):
        if c.CARD_BREED[card] == breed:
            count += s.hand[base + card]
    return count


#: What asks for nothing: it is not offered where it would change nothing (GWT-15.3).
FREE_OPS: Final[list[int]] = [
    c.CERTIFICATE, c.CERTIFICATE_LIMIT, c.CYCLE, c.FORWARD, c.FREE_MOVE, c.MONEY_PER, c.TEEPEE_PAIRS,
]  # fmt: skip


def possible(s: Position, seat: int, act: int) -> bool:
    """GWT-15.1 to 15.3: the requirements can be met, or without any there is something to change."""
    part = c.ACTS[act]
    op = c.PART_OP[part]
    money = s.money[seat]
    if op == c.PAY:
        if money < c.PART_A[part]:
            return False
        part = c.PART_NEXT[part]
        return c.PART_OP[part] != c.BACK or len(back_spaces(s, s.engine[seat], c.PART_A[part])) > 0
    a = c.PART_A[part]
    if op == c.DISCARD:
        return has_cards(s, seat, a)
    if op == c.BACK:
        return len(back_spaces(s, s.engine[seat], a)) > 0
    if op == c.FORWARD:
        return amount(s, seat, a) > 0
    if op == c.HIRE:
        return can_hire(s, seat, a)
    if op == c.BUILD:
        return can_build(s, seat, a)
    if op == c.MONEY_PER:
        return amount(s, seat, c.PART_B[part]) > 0
    if op in (c.CERTIFICATE, c.CERTIFICATE_LIMIT):
        return s.marker[seat] < s.marker_limit(seat)
    if op == c.TEEPEE_PAIRS:
        return s.teepee_pairs(seat) > 0
    if op == c.TAKE:
        return max(s.display) >= 0 or max(s.objective_stack) > 0
    if op == c.TRADE:
        return can_trade(s, seat)
    if op == c.CLEAR:
        return money >= a and hazard_on_board(s)
    if op == c.FREE_MOVE:
        return anywhere_ahead(s, seat)
    if op == c.BUY:
        return can_buy(s, seat, s.workers[3 * seat + COWBOY])
    if op == c.CYCLE:
        return s.draw_size[seat] + s.discard_size[seat] > 0 and amount(s, seat, a) > 0
    if op == c.STATION_BEHIND:
        for station in range(c.STATIONS):
            if station_is_behind(s, seat, station) and upgrade_discs(s, seat, station):
                return True
        return False
    if op == c.EXTRA_DELIVERY:
        return s.engine[seat] > 0  # GWT-9.13
    return True


def can_hire(s: Position, seat: int, modifier: int) -> bool:
    """GWT-8.1 to 8.3: whether a worker can be hired."""
    columns = s.players
    for row in range(s.token):
        if s.money[seat] >= c.ROW_COSTS[row] + modifier:
            for i in range(row * columns, (row + 1) * columns):
                worker = s.jobs[i]
                if worker >= 0 and s.workers[3 * seat + worker] < c.ROW_SPACES:
                    return True
    return False


def can_build(s: Position, seat: int, price: int) -> bool:
    """GWT-8.7 to 8.9: whether a building can be placed or replaced."""
    most = s.workers[3 * seat + CRAFTSMAN]
    if price and s.money[seat] // price < most:
        most = s.money[seat] // price
    low = c.PRIVATE_TILE + seat * c.BUILDINGS
    empty = False
    for spot in c.PRIVATE_SPOTS:
        tile = s.tile[spot]
        if tile == 0:
            if not empty and affordable_building(s, seat, 0, most):
                return True
            empty = True  # what does not fit on one empty spot fits on none
        elif low <= tile < low + c.BUILDINGS and affordable_building(
            s, seat, c.SIDE_CRAFTSMEN[s.side_of(tile - low)], most
        ):
            return True
    return False


def affordable_building(s: Position, seat: int, old: int, most: int) -> bool:
    """Whether an unused tile shows more craftsmen than an old one, but at most so many more."""
    for number in range(c.BUILDINGS):
        if s.unbuilt[seat] >> number & 1 and old < c.SIDE_CRAFTSMEN[s.side_of(number)] <= old + most:
            return True
    return False


def can_trade(s: Position, seat: int) -> bool:
    """GWT-8.40: whether there is a teepee that can be paid."""
    return any(s.tile[c.VILLAGE[i]] > 0 and s.money[seat] + c.VILLAGE_VALUES[i] >= 0 for i in range(len(c.VILLAGE)))


def hazard_on_board(s: Position) -> bool:
    """Whether any hazard lies on the trail."""
    return any(s.tile[spot] > 0 for spot in c.ALL_HAZARD_SPOTS)


def can_buy(s: Position, seat: int, cowboys: int) -> bool:
    """GWT-8.52, 8.55: whether a card can be bought or turned up; everybody has a cowboy."""
    if max(s.market_stack) > 0:
        return True
    return any(deal_on(s, seat, deal, cowboys) for deal in range(len(c.DEAL_MONEY)))


def deal_on(s: Position, seat: int, deal: int, cowboys: int) -> bool:
    """Whether an offer can be taken: cowboys, money and the cards are there."""
    if c.DEAL_COWBOYS[deal] > cowboys or c.DEAL_MONEY[deal] > s.money[seat]:
        return False
    first, second = c.DEAL_FIRST[deal], c.DEAL_SECOND[deal]
    if not s.market[first]:
        return False
    return second < 0 or s.market[second] > (1 if second == first else 0)


# Carrying out ------------------------------------------------------------------------------------------------------------------


def perform(s: Position, seat: int, act: int, forgo: bool, journal: Journal | None) -> None:
    """Carry out an act; with `forgo` its first question may be declined."""
    carry_on(s, seat, c.ACTS[act], forgo, journal)


def carry_on(s: Position, seat: int, part: int, forgo: bool, journal: Journal | None) -> None:
    """Do the parts that ask nothing, up to the first that does."""
    while part >= 0:
        op, a = c.PART_OP[part], c.PART_A[part]
        if op == c.PAY:
            pay(s, seat, a, "action", journal)
        elif op == c.MONEY:
            gain(s, seat, a, "action", journal)
        elif op == c.MONEY_PER:
            gain(s, seat, a * amount(s, seat, c.PART_B[part]), "action", journal)
        elif op == c.CERTIFICATE:
            certify(s, seat, amount(s, seat, a), journal)
        elif op == c.CERTIFICATE_LIMIT:
            certify(s, seat, s.marker_limit(seat), journal)  # GWT-9.14
        elif op == c.TEEPEE_PAIRS:  # GWT-9.2
            pairs = s.teepee_pairs(seat)
            gain(s, seat, c.PART_B[part] * pairs, "action", journal)
            certify(s, seat, a * pairs, journal)
        else:
            s.push(step.OP_STEP[op], seat, part | (MAY_FORGO if forgo or c.PART_REWARD[part] else 0))
            return
        part = c.PART_NEXT[part]


def after(s: Position, arg: int) -> None:
    """Put what follows a part on the agenda; effects that are pushed later come before it (GWT-3.14)."""
    part = c.PART_NEXT[arg & PART_MASK]
    if part >= 0:
        s.push(step.PART, AUTO, part)


def offer(s: Position, seat: int, act: int, journal: Journal | None) -> None:
    """GWT-8.4, 8.38, 11.3: an immediate action, done or forgone; money is taken, unless the table lets it lapse (GWT-16.5)."""
    if act < 0 or not possible(s, seat, act):
        return
    if s.forgo_money and c.PART_OP[c.ACTS[act]] == c.MONEY:
        s.push(step.PART, seat, c.ACTS[act])
    else:
        perform(s, seat, act, True, journal)
