"""Section 8: the actions of tiles, workers and cards, a question each. All belong to the player whose turn it is."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.acts import after, carry_on, deal_on, offer, perform, possible
from westward.games.great_western_trail.asking import PART_MASK, Ask, AskOrForgo, lapse
from westward.games.great_western_trail.effects import (
    acquire,
    gain,
    pay,
    turn_up,
)
from westward.games.great_western_trail.menu import mark
from westward.games.great_western_trail.state import COWBOY, CRAFTSMAN, Position

#: The argument of BUY: cowboys left, whether anything was bought or turned up, and the local action it belongs to.
COWBOY_MASK: Final = 15
STARTED: Final = 16
BUY_ACTION: Final = 5


class Part(Step[Position]):
    """The next part of an act, after what the part before it has triggered; or, put to a seat, whether it takes the money of an
    immediate action (GWT-16.5).
    """

    name = "part"
    clause = "GWT-3.14"
    kinds = "bonus forgo"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.FORGO, m.BONUS]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if seat != AUTO and action == m.FORGO:
            lapse(seat, journal)
        else:
            carry_on(s, s.turn, arg, False, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"amount": c.PART_A[arg]}


class Hire(AskOrForgo):
    """GWT-8.1 to 8.4: a worker from a row above the job market token."""

    name = "hire"
    clause = "GWT-8.1"
    kinds = "hire forgo"
    due = "GWT-5.2"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        modifier = c.PART_A[arg & PART_MASK]
        columns, money = s.players, s.money[seat]
        found: list[int] = []
        for worker in range(3):
            if s.workers[3 * seat + worker] >= c.ROW_SPACES:
                continue  # GWT-8.3
            for row in range(s.token):
                if money < c.ROW_COSTS[row] + modifier:
                    continue
                for i in range(row * columns, (row + 1) * columns):
                    if s.jobs[i] == worker:
                        found.append(m.HIRE + worker * c.ROWS + row)
                        break
        return found

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        worker, row = m.SPACE.pair(action)
        cost = c.ROW_COSTS[row] + c.PART_A[arg & PART_MASK]
        i = row * s.players
        while s.jobs[i] != worker:
            i += 1
        s.jobs[i] = -1  # GWT-6.11
        pay(s, seat, cost, "hire", journal)
        if journal is not None:
            journal.append(events.Hired(seat, c.SUPPLY[worker], row + 1, cost))
        s.workers[3 * seat + worker] += 1
        after(s, arg)
        offer(s, seat, c.ROW_ACT[worker * (c.ROW_SPACES + 1) + s.workers[3 * seat + worker]], journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"modifier": c.PART_A[arg & PART_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        worker, row = m.SPACE.pair(action)
        cost = c.ROW_COSTS[row] + c.PART_A[arg & PART_MASK]
        facts: dict[str, Value] = {"worker": c.SUPPLY[worker], "row": row + 1, "cost": cost, "money": s.money[seat]}
        if worker not in s.jobs[row * s.players : (row + 1) * s.players]:
            return Refusal("no-such-worker", "GWT-8.1", facts)
        if row >= s.token:
            return Refusal("below-token", "GWT-8.1", facts)
        if s.workers[3 * seat + worker] >= c.ROW_SPACES:
            return Refusal("row-full", "GWT-8.3", facts)
        return Refusal("too-expensive", "GWT-8.2", facts)


class Build(AskOrForgo):
    """GWT-8.7 to 8.12: an unused tile on an empty spot, or in place of an own tile with fewer craftsmen."""

    name = "build"
    clause = "GWT-8.7"
    kinds = "build forgo"
    due = "GWT-5.2"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        price = c.PART_A[arg & PART_MASK]
        most = s.workers[3 * seat + CRAFTSMAN]
        if price and s.money[seat] // price < most:
            most = s.money[seat] // price
        low = c.PRIVATE_TILE + seat * c.BUILDINGS
        shown: list[int] = []
        for plot in range(c.PLOTS):
            tile = s.tile[c.PRIVATE_SPOTS[plot]]
            if tile == 0:
                shown.append(0)
            elif low <= tile < low + c.BUILDINGS:
                shown.append(c.SIDE_CRAFTSMEN[s.side_of(tile - low)])
            else:
                shown.append(99)  # GWT-8.11
        found: list[int] = []
        for number in range(c.BUILDINGS):
            if not s.unbuilt[seat] >> number & 1:
                continue
            craftsmen = c.SIDE_CRAFTSMEN[s.side_of(number)]
            for plot in range(c.PLOTS):
                if shown[plot] < craftsmen <= shown[plot] + most:
                    found.append(m.BUILD + number * c.PLOTS + plot)
        return found

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        number, plot = m.SPACE.pair(action)
        spot = c.PRIVATE_SPOTS[plot]
        side = s.side_of(number)
        craftsmen = c.SIDE_CRAFTSMEN[side]
        old = "none"
        if s.tile[spot]:  # GWT-8.9
            gone = (s.tile[spot] - c.PRIVATE_TILE) % c.BUILDINGS
            craftsmen -= c.SIDE_CRAFTSMEN[s.side_of(gone)]
            s.replaced[seat] |= 1 << gone
            old = c.SIDE_IDS[s.side_of(gone)]
        cost = craftsmen * c.PART_A[arg & PART_MASK]
        pay(s, seat, cost, "build", journal)
        s.tile[spot] = c.PRIVATE_TILE + seat * c.BUILDINGS + number
        s.unbuilt[seat] &= ~(1 << number)
        if journal is not None:
            journal.append(events.Built(seat, c.SIDE_IDS[side], c.SPOTS[spot], cost, old))
        after(s, arg)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"price": c.PART_A[arg & PART_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        number, plot = m.SPACE.pair(action)
        spot = c.PRIVATE_SPOTS[plot]
        side = s.side_of(number)
        needed = c.SIDE_CRAFTSMEN[side]
        facts: dict[str, Value] = {"building": c.SIDE_IDS[side], "spot": c.SPOTS[spot]}
        if not s.unbuilt[seat] >> number & 1:
            return Refusal("building-used", "GWT-8.7", facts)
        tile = s.tile[spot]
        if tile and s.owner(tile) != seat:
            return Refusal("not-yours", "GWT-8.11", facts)
        if tile:
            needed -= c.SIDE_CRAFTSMEN[s.side_of((tile - c.PRIVATE_TILE) % c.BUILDINGS)]
            if needed <= 0:
                return Refusal("not-better", "GWT-8.9", facts)
        facts["needed"] = needed
        facts["craftsmen"] = s.workers[3 * seat + CRAFTSMAN]
        facts["cost"] = needed * c.PART_A[arg & PART_MASK]
        if needed > s.workers[3 * seat + CRAFTSMAN]:
            return Refusal("craftsmen-missing", "GWT-8.8", facts)
        return Refusal("money-missing", "GWT-3.4", facts)


class Trade(AskOrForgo):
    """GWT-8.40: a teepee from the village."""

    name = "trade"
    clause = "GWT-8.40"
    kinds = "trade forgo"
    due = "GWT-5.2"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return [
            m.TRADE + i
            for i in range(len(c.VILLAGE))
            if s.tile[c.VILLAGE[i]] and s.money[seat] + c.VILLAGE_VALUES[i] >= 0
        ]

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        place = m.SPACE.index(action)
        spot, value = c.VILLAGE[place], c.VILLAGE_VALUES[place]
        kind = s.tile[spot] - c.TRAIL_TILE
        s.tile[spot] = 0
        s.kept[seat * c.KEPT_KINDS + kind - c.TEEPEE] += 1
        if journal is not None:
            journal.append(events.Traded(seat, c.SUPPLY[kind], c.SPOTS[spot]))
        if value > 0:
            gain(s, seat, value, "village", journal)
        else:
            pay(s, seat, -value, "village", journal)
        after(s, arg)

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        place = m.SPACE.index(action)
        if not s.tile[c.VILLAGE[place]]:
            return Refusal("no-teepee", "GWT-8.40", {"value": c.VILLAGE_VALUES[place]})
        return Refusal("money-missing", "GWT-8.40", {"cost": -c.VILLAGE_VALUES[place], "money": s.money[seat]})


class ClearHazard(AskOrForgo):
    """GWT-8.58: remove a hazard from the trail."""

    name = "clear"
    clause = "GWT-8.58"
    kinds = "clear forgo"
    due = "GWT-5.2"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        if s.money[seat] < c.PART_A[arg & PART_MASK]:
            return []
        return [m.CLEAR + i for i in range(len(c.ALL_HAZARD_SPOTS)) if s.tile[c.ALL_HAZARD_SPOTS[i]]]

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        spot = c.ALL_HAZARD_SPOTS[m.SPACE.index(action)]
        kind = s.tile[spot] - c.TRAIL_TILE
        pay(s, seat, c.PART_A[arg & PART_MASK], "clear", journal)
        s.tile[spot] = 0
        s.kept[seat * c.KEPT_KINDS + kind - c.TEEPEE] += 1
        if journal is not None:
            journal.append(events.Cleared(seat, c.SUPPLY[kind], c.SPOTS[spot]))
        after(s, arg)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"cost": c.PART_A[arg & PART_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("no-hazard", "GWT-8.58", {"spot": c.SPOTS[c.ALL_HAZARD_SPOTS[m.SPACE.index(action)]]})


class AuxiliaryAction(AskOrForgo):
    """GWT-8.43, 8.44: an unlocked auxiliary action, at most at the level of the symbol."""

    name = "auxiliary"
    clause = "GWT-8.44"
    kinds = "aux forgo"
    due = "GWT-5.2"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        most = c.PART_A[arg & PART_MASK]
        found: list[int] = []
        for i in range(c.AUXILIARY_COUNT):
            open_levels = s.auxiliary_level(seat, i)
            for level in range(min(open_levels, most)):
                if possible(s, seat, c.AUXILIARY_ACTS[2 * i + level]):
                    found.append(m.AUX + 2 * i + level)
        return found

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        after(s, arg)
        help_out(s, seat, action, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"most": c.PART_A[arg & PART_MASK]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_auxiliary(s, seat, action)


def help_out(s: Position, seat: int, action: int, journal: Journal | None) -> None:
    """Begin an auxiliary action."""
    if journal is not None:
        number, level = m.SPACE.pair(action)
        journal.append(events.Helped(seat, c.AUXILIARIES[number], level + 1))
    perform(s, seat, c.AUXILIARY_ACTS[m.SPACE.index(action)], False, journal)


def why_no_auxiliary(s: Position, seat: int, action: int) -> Refusal:
    """Why an auxiliary action cannot be taken."""
    number, level = m.SPACE.pair(action)
    facts: dict[str, Value] = {"name": "aux-" + c.AUXILIARIES[number], "level": level + 1}
    if s.auxiliary_level(seat, number) <= level:
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
        for deal in range(len(c.DEAL_MONEY)):
            if deal_on(s, seat, deal, cowboys):
                found.append(m.BUY + deal)
        if cowboys >= c.DRAW_COWBOYS and max(s.market_stack) > 0:
            found.append(m.REVEAL)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.END:
            return
        if not arg & STARTED:  # GWT-5.12
            mark(s, arg >> BUY_ACTION)
            arg |= STARTED
        if action == m.REVEAL:
            arg -= c.DRAW_COWBOYS
            s.push(step.BUY, seat, arg)
            turn_up(s, c.DRAW_CARDS)
            return
        deal = m.SPACE.index(action)
        first, second = c.DEAL_FIRST[deal], c.DEAL_SECOND[deal]
        pay(s, seat, c.DEAL_MONEY[deal], "cattle", journal)
        s.market[first] -= 1
        acquire(s, seat, c.STARTERS + first)
        cards = [c.CARDS[c.STARTERS + first]]
        if second >= 0:
            s.market[second] -= 1
            acquire(s, seat, c.STARTERS + second)
            cards.append(c.CARDS[c.STARTERS + second])
        if journal is not None:
            journal.append(events.Bought(seat, cards, c.DEAL_COWBOYS[deal], c.DEAL_MONEY[deal]))
        s.push(step.BUY, seat, arg - c.DEAL_COWBOYS[deal])

    def undoes(self, s: Position, seat: int, arg: int, action: int) -> bool:
        return action == m.END and not arg & STARTED  # GWT-5.12: looking at the market is no action yet

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"cowboys": arg & COWBOY_MASK}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        cowboys = arg & COWBOY_MASK
        if action == m.REVEAL:
            if cowboys < c.DRAW_COWBOYS:
                return Refusal("cowboys-missing", "GWT-8.51", {"needed": c.DRAW_COWBOYS, "cowboys": cowboys})
            return Refusal("market-stack-empty", "GWT-8.55")
        deal = m.SPACE.index(action)
        if c.DEAL_COWBOYS[deal] > cowboys:
            return Refusal("cowboys-missing", "GWT-8.51", {"needed": c.DEAL_COWBOYS[deal], "cowboys": cowboys})
        if c.DEAL_MONEY[deal] > s.money[seat]:
            return Refusal("money-missing", "GWT-3.4", {"cost": c.DEAL_MONEY[deal], "money": s.money[seat]})
        return Refusal("not-in-market", "GWT-8.54")


def open_buying(s: Position, seat: int, action: int) -> None:
    """Look at the cattle market; it counts as an action with the first card bought or turned up."""
    s.push(step.BUY, seat, s.workers[3 * seat + COWBOY] | action << BUY_ACTION)
