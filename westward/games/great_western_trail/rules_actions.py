"""Section 8: the actions of tiles, workers and cards, a question each. All belong to the player whose turn it is."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.acts import (
    DEAL_COWBOYS,
    DEAL_FIRST,
    DEAL_MONEY,
    DEAL_SECOND,
    PART_A,
    ROW_COSTS,
    ROW_SPACES,
    SIDE_CRAFTSMEN,
    VILLAGE,
    VILLAGE_VALUES,
    after,
    carry_on,
    deal_on,
    offer,
    perform,
    possible,
)
from westward.games.great_western_trail.agenda import PART_MASK, Ask, or_forgo
from westward.games.great_western_trail.effects import (
    acquire,
    gain,
    lapse,
    pay,
    turn_up,
)
from westward.games.great_western_trail.menu import AUXILIARIES, AUXILIARY_ACTS, mark
from westward.games.great_western_trail.state import (
    BUILDINGS,
    COWBOY,
    CRAFTSMAN,
    KEPT_KINDS,
    PRIVATE_SPOTS,
    PRIVATE_TILE,
    STARTERS,
    TRAIL_TILE,
    Position,
)

CARDS: Final[list[str]] = c.CARDS
SPOTS: Final[list[str]] = c.SPOTS
SUPPLY: Final[list[str]] = c.SUPPLY
ASKS: Final[list[str]] = c.ASKS
BREEDS: Final[list[str]] = c.BREEDS
ROWS: Final[int] = c.ROWS
PLOTS: Final[int] = len(c.PRIVATE_SPOTS)
SIDE_IDS: Final[list[str]] = c.SIDE_IDS
ROW_ACT: Final[list[int]] = c.ROW_ACT
TEEPEE: Final[int] = c.TEEPEE
HAZARD_SPOTS: Final[list[int]] = c.ALL_HAZARD_SPOTS
AUXILIARY_NAMES: Final[list[str]] = c.AUXILIARIES
DRAW_CARDS: Final[int] = c.BOX.cattle_draw.cards
DRAW_COWBOYS: Final[int] = c.BOX.cattle_draw.cowboys
EXACTLY: Final[int] = c.EXACTLY
TO_HAND: Final[int] = c.TO_HAND

#: The argument of BUY: cowboys left, whether anything was bought or turned up, and the local action it belongs to.
COWBOY_MASK: Final = 15
STARTED: Final = 16
BUY_ACTION: Final = 5


class Part(Step[Position]):
    """The next part of an act, after what the part before it has triggered."""

    name = "part"
    clause = "GWT-3.14"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        carry_on(s, s.turn, arg, False, journal)


class Hire(Ask):
    """GWT-8.1 to 8.4: a worker from a row above the job market token."""

    name = "hire"
    clause = "GWT-8.1"
    kinds = "hire forgo"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        modifier = PART_A[arg & PART_MASK]
        columns, money = s.players, s.money[seat]
        found: list[int] = []
        for worker in range(3):
            if s.workers[3 * seat + worker] >= ROW_SPACES:
                continue  # GWT-8.3
            for row in range(s.token):
                if money < ROW_COSTS[row] + modifier:
                    continue
                for i in range(row * columns, (row + 1) * columns):
                    if s.jobs[i] == worker:
                        found.append(m.HIRE + worker * ROWS + row)
                        break
        return or_forgo(found, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.FORGO:
            lapse(seat, journal)
            return
        worker, row = (action - m.HIRE) // ROWS, (action - m.HIRE) % ROWS
        cost = ROW_COSTS[row] + PART_A[arg & PART_MASK]
        i = row * s.players
        while s.jobs[i] != worker:
            i += 1
        s.jobs[i] = -1  # GWT-6.11
        pay(s, seat, cost, "hire", journal)
        if journal is not None:
            journal.append(events.Hired(seat, SUPPLY[worker], row + 1, cost))
        s.workers[3 * seat + worker] += 1
        after(s, arg)
        offer(s, seat, ROW_ACT[worker * (ROW_SPACES + 1) + s.workers[3 * seat + worker]], journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"modifier": PART_A[arg & PART_MASK]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.FORGO:
            return Refusal("must-do", "GWT-5.2")
        worker, row = (action - m.HIRE) // ROWS, (action - m.HIRE) % ROWS
        cost = ROW_COSTS[row] + PART_A[arg & PART_MASK]
        facts: dict[str, Value] = {"worker": SUPPLY[worker], "row": row + 1, "cost": cost, "money": s.money[seat]}
        if worker not in s.jobs[row * s.players : (row + 1) * s.players]:
            return Refusal("no-such-worker", "GWT-8.1", facts)
        if row >= s.token:
            return Refusal("below-token", "GWT-8.1", facts)
        if s.workers[3 * seat + worker] >= ROW_SPACES:
            return Refusal("row-full", "GWT-8.3", facts)
        return Refusal("too-expensive", "GWT-8.2", facts)


class Build(Ask):
    """GWT-8.7 to 8.12: an unused tile on an empty spot, or in place of an own tile with fewer craftsmen."""

    name = "build"
    clause = "GWT-8.7"
    kinds = "build forgo"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        price = PART_A[arg & PART_MASK]
        most = s.workers[3 * seat + CRAFTSMAN]
        if price and s.money[seat] // price < most:
            most = s.money[seat] // price
        low = PRIVATE_TILE + seat * BUILDINGS
        shown: list[int] = []
        for plot in range(PLOTS):
            tile = s.tile[PRIVATE_SPOTS[plot]]
            if tile == 0:
                shown.append(0)
            elif low <= tile < low + BUILDINGS:
                shown.append(SIDE_CRAFTSMEN[s.side_of(tile - low)])
            else:
                shown.append(99)  # GWT-8.11
        found: list[int] = []
        for number in range(BUILDINGS):
            if not s.unbuilt[seat] >> number & 1:
                continue
            craftsmen = SIDE_CRAFTSMEN[s.side_of(number)]
            for plot in range(PLOTS):
                if shown[plot] < craftsmen <= shown[plot] + most:
                    found.append(m.BUILD + number * PLOTS + plot)
        return or_forgo(found, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.FORGO:
            lapse(seat, journal)
            return
        number, spot = (action - m.BUILD) // PLOTS, PRIVATE_SPOTS[(action - m.BUILD) % PLOTS]
        side = s.side_of(number)
        craftsmen = SIDE_CRAFTSMEN[side]
        old = "none"
        if s.tile[spot]:  # GWT-8.9
            gone = (s.tile[spot] - PRIVATE_TILE) % BUILDINGS
            craftsmen -= SIDE_CRAFTSMEN[s.side_of(gone)]
            s.replaced[seat] |= 1 << gone
            old = SIDE_IDS[s.side_of(gone)]
        cost = craftsmen * PART_A[arg & PART_MASK]
        pay(s, seat, cost, "build", journal)
        s.tile[spot] = PRIVATE_TILE + seat * BUILDINGS + number
        s.unbuilt[seat] &= ~(1 << number)
        if journal is not None:
            journal.append(events.Built(seat, SIDE_IDS[side], SPOTS[spot], cost, old))
        after(s, arg)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"price": PART_A[arg & PART_MASK]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.FORGO:
            return Refusal("must-do", "GWT-5.2")
        number, spot = (action - m.BUILD) // PLOTS, PRIVATE_SPOTS[(action - m.BUILD) % PLOTS]
        side = s.side_of(number)
        needed = SIDE_CRAFTSMEN[side]
        facts: dict[str, Value] = {"building": SIDE_IDS[side], "spot": SPOTS[spot]}
        if not s.unbuilt[seat] >> number & 1:
            return Refusal("building-used", "GWT-8.7", facts)
        tile = s.tile[spot]
        if tile and s.owner(tile) != seat:
            return Refusal("not-yours", "GWT-8.11", facts)
        if tile:
            needed -= SIDE_CRAFTSMEN[s.side_of((tile - PRIVATE_TILE) % BUILDINGS)]
            if needed <= 0:
                return Refusal("not-better", "GWT-8.9", facts)
        facts["needed"] = needed
        facts["craftsmen"] = s.workers[3 * seat + CRAFTSMAN]
        facts["cost"] = needed * PART_A[arg & PART_MASK]
        if needed > s.workers[3 * seat + CRAFTSMAN]:
            return Refusal("craftsmen-missing", "GWT-8.8", facts)
        return Refusal("money-missing", "GWT-3.4", facts)


class Trade(Ask):
    """GWT-8.40: a teepee from the village."""

    name = "trade"
    clause = "GWT-8.40"
    kinds = "trade forgo"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        found = [
            m.TRADE + i for i in range(len(VILLAGE)) if s.tile[VILLAGE[i]] and s.money[seat] + VILLAGE_VALUES[i] >= 0
        ]
        return or_forgo(found, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.FORGO:
            lapse(seat, journal)
            return
        place = action - m.TRADE
        spot, value = VILLAGE[place], VILLAGE_VALUES[place]
        kind = s.tile[spot] - TRAIL_TILE
        s.tile[spot] = 0
        s.kept[seat * KEPT_KINDS + kind - TEEPEE] += 1
        if journal is not None:
            journal.append(events.Traded(seat, SUPPLY[kind], SPOTS[spot]))
        if value > 0:
            gain(s, seat, value, "village", journal)
        else:
            pay(s, seat, -value, "village", journal)
        after(s, arg)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.FORGO:
            return Refusal("must-do", "GWT-5.2")
        place = action - m.TRADE
        if not s.tile[VILLAGE[place]]:
            return Refusal("no-teepee", "GWT-8.40", {"value": VILLAGE_VALUES[place]})
        return Refusal("money-missing", "GWT-8.40", {"cost": -VILLAGE_VALUES[place], "money": s.money[seat]})


class ClearHazard(Ask):
    """GWT-8.58: remove a hazard from the trail."""

    name = "clear"
    clause = "GWT-8.58"
    kinds = "clear forgo"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        if s.money[seat] < PART_A[arg & PART_MASK]:
            return []
        return or_forgo([m.CLEAR + i for i in range(len(HAZARD_SPOTS)) if s.tile[HAZARD_SPOTS[i]]], arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.FORGO:
            lapse(seat, journal)
            return
        spot = HAZARD_SPOTS[action - m.CLEAR]
        kind = s.tile[spot] - TRAIL_TILE
        pay(s, seat, PART_A[arg & PART_MASK], "clear", journal)
        s.tile[spot] = 0
        s.kept[seat * KEPT_KINDS + kind - TEEPEE] += 1
        if journal is not None:
            journal.append(events.Cleared(seat, SUPPLY[kind], SPOTS[spot]))
        after(s, arg)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"cost": PART_A[arg & PART_MASK]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.FORGO:
            return Refusal("must-do", "GWT-5.2")
        return Refusal("no-hazard", "GWT-8.58", {"spot": SPOTS[HAZARD_SPOTS[action - m.CLEAR]]})


class AuxiliaryAction(Ask):
    """GWT-8.43, 8.44: an unlocked auxiliary action, at most at the level of the symbol."""

    name = "auxiliary"
    clause = "GWT-8.44"
    kinds = "aux forgo"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        most = PART_A[arg & PART_MASK]
        found: list[int] = []
        for i in range(AUXILIARIES):
            open_levels = s.auxiliary_level(seat, i)
            for level in range(min(open_levels, most)):
                if possible(s, seat, AUXILIARY_ACTS[2 * i + level]):
                    found.append(m.AUX + 2 * i + level)
        return or_forgo(found, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.FORGO:
            lapse(seat, journal)
            return
        after(s, arg)
        help_out(s, seat, action, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"most": PART_A[arg & PART_MASK]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.FORGO:
            return Refusal("must-do", "GWT-5.2")
        return why_no_auxiliary(s, seat, action)


def help_out(s: Position, seat: int, action: int, journal: Journal | None) -> None:
    """Begin an auxiliary action."""
    if journal is not None:
        journal.append(events.Helped(seat, AUXILIARY_NAMES[(action - m.AUX) // 2], (action - m.AUX) % 2 + 1))
    perform(s, seat, AUXILIARY_ACTS[action - m.AUX], False, journal)


def why_no_auxiliary(s: Position, seat: int, action: int) -> Refusal:
    """Why an auxiliary action cannot be taken."""
    number, level = (action - m.AUX) // 2, (action - m.AUX) % 2 + 1
    facts: dict[str, Value] = {"name": "aux-" + AUXILIARY_NAMES[number], "level": level}
    if s.auxiliary_level(seat, number) < level:
        return Refusal("aux-locked", "GWT-8.42", facts)
    return Refusal("aux-impossible", "GWT-3.4", facts)


class Buy(Ask):
    """GWT-8.51 to 8.57: take an offer, turn up cards with a cowboy, or stop."""

    name = "buy"
    clause = "GWT-8.52"
    kinds = "buy reveal end"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        cowboys = arg & COWBOY_MASK
        found = [m.END]  # GWT-8.56
        for deal in range(len(DEAL_MONEY)):
            if deal_on(s, seat, deal, cowboys):
                found.append(m.BUY + deal)
        if cowboys >= DRAW_COWBOYS and max(s.market_stack) > 0:
            found.append(m.REVEAL)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.END:
            return
        if not arg & STARTED:  # GWT-5.12
            mark(s, arg >> BUY_ACTION)
            arg |= STARTED
        if action == m.REVEAL:
            arg -= DRAW_COWBOYS
            s.push(step.BUY, seat, arg)
            turn_up(s, DRAW_CARDS)
            return
        deal = action - m.BUY
        first, second = DEAL_FIRST[deal], DEAL_SECOND[deal]
        pay(s, seat, DEAL_MONEY[deal], "cattle", journal)
        s.market[first] -= 1
        acquire(s, seat, STARTERS + first)
        cards = [CARDS[STARTERS + first]]
        if second >= 0:
            s.market[second] -= 1
            acquire(s, seat, STARTERS + second)
            cards.append(CARDS[STARTERS + second])
        if journal is not None:
            journal.append(events.Bought(seat, cards, DEAL_COWBOYS[deal], DEAL_MONEY[deal]))
        s.push(step.BUY, seat, arg - DEAL_COWBOYS[deal])

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"cowboys": arg & COWBOY_MASK}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        cowboys = arg & COWBOY_MASK
        if action == m.REVEAL:
            if cowboys < DRAW_COWBOYS:
                return Refusal("cowboys-missing", "GWT-8.51", {"needed": DRAW_COWBOYS, "cowboys": cowboys})
            return Refusal("market-stack-empty", "GWT-8.55")
        deal = action - m.BUY
        if DEAL_COWBOYS[deal] > cowboys:
            return Refusal("cowboys-missing", "GWT-8.51", {"needed": DEAL_COWBOYS[deal], "cowboys": cowboys})
        if DEAL_MONEY[deal] > s.money[seat]:
            return Refusal("money-missing", "GWT-3.4", {"cost": DEAL_MONEY[deal], "money": s.money[seat]})
        return Refusal("not-in-market", "GWT-8.54")


def open_buying(s: Position, seat: int, action: int) -> None:
    """Look at the cattle market; it counts as an action with the first card bought or turned up."""
    s.push(step.BUY, seat, s.workers[3 * seat + COWBOY] | action << BUY_ACTION)
