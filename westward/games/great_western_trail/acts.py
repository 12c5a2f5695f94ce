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
from westward.games.great_western_trail.effects import certify, gain, pay
from westward.games.great_western_trail.paths import anywhere_ahead
from westward.games.great_western_trail.railroad import back_spaces, station_is_behind, upgrade_discs
from westward.games.great_western_trail.state import (
    BUILDINGS,
    CATTLE,
    COWBOY,
    CRAFTSMAN,
    ENGINEER,
    HERD,
    PRIVATE_SPOTS,
    PRIVATE_TILE,
    Position,
)

ACTS: Final[list[int]] = c.ACTS
PART_OP: Final[list[int]] = c.PART_OP
PART_A: Final[list[int]] = c.PART_A
PART_B: Final[list[int]] = c.PART_B
PART_NEXT: Final[list[int]] = c.PART_NEXT
PART_REWARD: Final[list[int]] = c.PART_REWARD
OP_STEP: Final[list[int]] = step.OP_STEP
CARD_BREED: Final[list[int]] = c.CARD_BREED
COUNTED: Final[int] = c.COUNTED
ENGINEERS: Final[int] = c.COUNTED + c.COUNTS.index("engineers")
COWBOYS: Final[int] = c.COUNTED + c.COUNTS.index("cowboys")
FOREST: Final[int] = c.COUNTED + c.COUNTS.index("own_forest_buildings")
PAIRS: Final[int] = c.COUNTED + c.COUNTS.index("teepee_pairs")
HAZARDS: Final[int] = c.COUNTED + c.COUNTS.index("hazards")
ANY_CATTLE: Final[int] = c.ANY_CATTLE
ANY_PAIR: Final[int] = c.ANY_PAIR
ANY_OBJECTIVE: Final[int] = c.ANY_OBJECTIVE
BREED_COUNT: Final[int] = len(c.BREEDS)
ROW_SPACES: Final[int] = c.ROW_SPACES
ROW_COSTS: Final[list[int]] = c.ROW_COSTS
SIDE_CRAFTSMEN: Final[list[int]] = c.SIDE_CRAFTSMEN
VILLAGE: Final[list[int]] = c.VILLAGE
VILLAGE_VALUES: Final[list[int]] = c.VILLAGE_VALUES
ALL_HAZARD_SPOTS: Final[list[int]] = c.ALL_HAZARD_SPOTS
STATIONS: Final[int] = c.STATIONS
STARTERS: Final[int] = c.STARTERS
DEAL_COWBOYS: Final[list[int]] = [d.cowboys for d in c.DEALS]
DEAL_MONEY: Final[list[int]] = [d.money for d in c.DEALS]
DEAL_FIRST: Final[list[int]] = [d.first - c.STARTERS for d in c.DEALS]
DEAL_SECOND: Final[list[int]] = [d.second - c.STARTERS if d.second >= 0 else -1 for d in c.DEALS]

PAY: Final[int] = c.PAY
DISCARD: Final[int] = c.DISCARD
BACK: Final[int] = c.BACK
MONEY: Final[int] = c.MONEY
MONEY_PER: Final[int] = c.MONEY_PER
CERTIFICATE: Final[int] = c.CERTIFICATE
CERTIFICATE_LIMIT: Final[int] = c.CERTIFICATE_LIMIT
TEEPEE_PAIRS: Final[int] = c.TEEPEE_PAIRS
TAKE: Final[int] = c.TAKE
FORWARD: Final[int] = c.FORWARD
HIRE: Final[int] = c.HIRE
BUILD: Final[int] = c.BUILD
TRADE: Final[int] = c.TRADE
CLEAR: Final[int] = c.CLEAR
FREE_MOVE: Final[int] = c.FREE_MOVE
BUY: Final[int] = c.BUY
CYCLE: Final[int] = c.CYCLE
STATION_BEHIND: Final[int] = c.STATION_BEHIND
EXTRA_DELIVERY: Final[int] = c.EXTRA_DELIVERY


def amount(s: Position, seat: int, value: int) -> int:
    """A number of an act, or what it counts."""
    if value < COUNTED:
        return value
    if value == ENGINEERS:
        return s.workers[3 * seat + ENGINEER]
    if value == COWBOYS:
        return s.workers[3 * seat + COWBOY]
    if value == FOREST:
        return s.forest_buildings(seat)
    if value == PAIRS:
        return s.teepee_pairs(seat)
    if value == HAZARDS:
        return s.hazards(seat)
    raise ValueError("an act can count engineers, cowboys, forest buildings, teepee pairs and hazards")


def has_cards(s: Position, seat: int, what: int) -> bool:
    """Whether the hand holds what a discard asks for (GWT-3.11, 3.12)."""
    base = seat * HERD
    if what == ANY_PAIR:
        return any(breed_count(s, seat, breed) > 1 for breed in range(BREED_COUNT))
    if what == ANY_OBJECTIVE:
        return any(s.hand[i] > 0 for i in range(base + CATTLE, base + HERD))
    return any(s.hand[base + k] > 0 and (what == ANY_CATTLE or CARD_BREED[k] == what) for k in range(CATTLE))


def breed_count(s: Position, seat: int, breed: int) -> int:
    """How many cards of a breed are in hand."""
    base = seat * HERD
    count = 0
    for card in range(CATTLE):
        if CARD_BREED[card] == breed:
            count += s.hand[base + card]
    return count


def possible(s: Position, seat: int, act: int) -> bool:
    """GWT-15.1 to 15.3: the requirements can be met, or without any there is something to change."""
    part = ACTS[act]
    op = PART_OP[part]
    money = s.money[seat]
    if op == PAY:
        if money < PART_A[part]:
            return False
        part = PART_NEXT[part]
        return PART_OP[part] != BACK or len(back_spaces(s, s.engine[seat], PART_A[part])) > 0
    a = PART_A[part]
    if op == DISCARD:
        return has_cards(s, seat, a)
    if op == BACK:
        return len(back_spaces(s, s.engine[seat], a)) > 0
    if op == FORWARD:
        return amount(s, seat, a) > 0
    if op == HIRE:
        return can_hire(s, seat, a)
    if op == BUILD:
        return can_build(s, seat, a)
    if op == MONEY_PER:
        return amount(s, seat, PART_B[part]) > 0
    if op in (CERTIFICATE, CERTIFICATE_LIMIT):
        return s.marker[seat] < s.marker_limit(seat)
    if op == TEEPEE_PAIRS:
        return s.teepee_pairs(seat) > 0
    if op == TAKE:
        return max(s.display) >= 0 or max(s.objective_stack) > 0
    if op == TRADE:
        return can_trade(s, seat)
    if op == CLEAR:
        return money >= a and hazard_on_board(s)
    if op == FREE_MOVE:
        return anywhere_ahead(s, seat)
    if op == BUY:
        return can_buy(s, seat, s.workers[3 * seat + COWBOY])
    if op == CYCLE:
        return s.draw_size[seat] + s.discard_size[seat] > 0 and amount(s, seat, a) > 0
    if op == STATION_BEHIND:
        for station in range(STATIONS):
            if station_is_behind(s, seat, station) and upgrade_discs(s, seat, station):
                return True
        return False
    if op == EXTRA_DELIVERY:
        return s.engine[seat] > 0  # GWT-9.13
    return True


def can_hire(s: Position, seat: int, modifier: int) -> bool:
    """GWT-8.1 to 8.3: whether a worker can be hired."""
    columns = s.players
    for row in range(s.token):
        if s.money[seat] >= ROW_COSTS[row] + modifier:
            for i in range(row * columns, (row + 1) * columns):
                worker = s.jobs[i]
                if worker >= 0 and s.workers[3 * seat + worker] < ROW_SPACES:
                    return True
    return False


def can_build(s: Position, seat: int, price: int) -> bool:
    """GWT-8.7 to 8.9: whether a building can be placed or replaced."""
    most = s.workers[3 * seat + CRAFTSMAN]
    if price and s.money[seat] // price < most:
        most = s.money[seat] // price
    low = PRIVATE_TILE + seat * BUILDINGS
    for spot in PRIVATE_SPOTS:
        tile = s.tile[spot]
        if tile == 0:
            if affordable_building(s, seat, 0, most):
                return True
        elif low <= tile < low + BUILDINGS and affordable_building(
            s, seat, SIDE_CRAFTSMEN[s.side_of(tile - low)], most
        ):
            return True
    return False


def affordable_building(s: Position, seat: int, old: int, most: int) -> bool:
    """Whether an unused tile shows more craftsmen than an old one, but at most so many more."""
    for number in range(BUILDINGS):
        if s.unbuilt[seat] >> number & 1 and old < SIDE_CRAFTSMEN[s.side_of(number)] <= old + most:
            return True
    return False


def can_trade(s: Position, seat: int) -> bool:
    """GWT-8.40: whether there is a teepee that can be paid."""
    return any(s.tile[VILLAGE[i]] > 0 and s.money[seat] + VILLAGE_VALUES[i] >= 0 for i in range(len(VILLAGE)))


def hazard_on_board(s: Position) -> bool:
    """Whether any hazard lies on the trail."""
    return any(s.tile[spot] > 0 for spot in ALL_HAZARD_SPOTS)


def can_buy(s: Position, seat: int, cowboys: int) -> bool:
    """GWT-8.52, 8.55: whether a card can be bought or turned up."""
    if cowboys <= 0:
        return False
    if max(s.market_stack) > 0:
        return True
    return any(deal_on(s, seat, deal, cowboys) for deal in range(len(DEAL_MONEY)))


def deal_on(s: Position, seat: int, deal: int, cowboys: int) -> bool:
    """Whether an offer can be taken: cowboys, money and the cards are there."""
    if DEAL_COWBOYS[deal] > cowboys or DEAL_MONEY[deal] > s.money[seat]:
        return False
    first, second = DEAL_FIRST[deal], DEAL_SECOND[deal]
    if not s.market[first]:
        return False
    return second < 0 or s.market[second] > (1 if second == first else 0)


# Carrying out ------------------------------------------------------------------------------------------------------------------


def perform(s: Position, seat: int, act: int, forgo: bool, journal: Journal | None) -> None:
    """Carry out an act; with `forgo` its first question may be declined."""
    carry_on(s, seat, ACTS[act], forgo, journal)


def carry_on(s: Position, seat: int, part: int, forgo: bool, journal: Journal | None) -> None:
    """Do the parts that ask nothing, up to the first that does."""
    while part >= 0:
        op, a = PART_OP[part], PART_A[part]
        if op == PAY:
            pay(s, seat, a, "action", journal)
        elif op == MONEY:
            gain(s, seat, a, "action", journal)
        elif op == MONEY_PER:
            gain(s, seat, a * amount(s, seat, PART_B[part]), "action", journal)
        elif op == CERTIFICATE:
            certify(s, seat, amount(s, seat, a), journal)
        elif op == CERTIFICATE_LIMIT:
            certify(s, seat, s.marker_limit(seat), journal)  # GWT-9.14
        elif op == TEEPEE_PAIRS:  # GWT-9.2
            pairs = s.teepee_pairs(seat)
            gain(s, seat, PART_B[part] * pairs, "action", journal)
            certify(s, seat, a * pairs, journal)
        else:
            s.push(OP_STEP[op], seat, part | (step.MAY_FORGO if forgo or PART_REWARD[part] else 0))
            return
        part = PART_NEXT[part]


def after(s: Position, arg: int) -> None:
    """Put what follows a part on the agenda; effects that are pushed later come before it (GWT-3.14)."""
    part = PART_NEXT[arg & step.PART_MASK]
    if part >= 0:
        s.push(step.PART, AUTO, part)


def offer(s: Position, seat: int, act: int, journal: Journal | None) -> None:
    """GWT-8.4, 8.38, 11.3: an immediate action, done or forgone."""
    if act >= 0 and possible(s, seat, act):
        perform(s, seat, act, True, journal)
