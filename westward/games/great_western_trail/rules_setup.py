"""Section 2 and all draws of chance: nothing is shuffled, a draw is made when somebody learns something (GWT-14.6)."""

from __future__ import annotations

from typing import Final

from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.effects import acquire, draw_cards, settle_tile, turn_up
from westward.games.great_western_trail.rules_city import refill_foresight
from westward.games.great_western_trail.state import (
    AREA_KINDS,
    BUILDINGS,
    CATTLE,
    DISPLAY,
    HERD,
    MARKET_KINDS,
    MARKET_SIZE,
    MASTER_PLACES,
    OBJECTIVE_KINDS,
    STARTERS,
    SUPPLY_KINDS,
    Position,
)

CARDS: Final[list[str]] = c.CARDS
SUPPLY: Final[list[str]] = c.SUPPLY
SPOTS: Final[list[str]] = c.SPOTS
NEUTRALS: Final[list[str]] = c.NEUTRALS
NEUTRAL_SPOTS: Final[list[int]] = c.NEUTRAL_SPOTS
NEUTRAL_TILE: Final[int] = c.NEUTRAL_TILE
SIDE_IDS: Final[list[str]] = c.SIDE_IDS
MASTERS: Final[list[str]] = c.MASTERS
MASTERED: Final[list[int]] = c.MASTERED
STARTER_KINDS: Final[int] = AREA_KINDS - OBJECTIVE_KINDS
START_MONEY: Final[list[list[int]]] = [[], [], *(c.counts(n).start_money for n in (2, 3, 4))]
START_WORKERS: Final[list[int]] = [0, 0, *(c.counts(n).initial_workers for n in (2, 3, 4))]
START_TILES: Final[int] = c.BOX.setup.initial_hazard_teepee_tiles
START_HAND: Final[int] = c.BOX.setup.start_hand
TO_HAND: Final[int] = c.TO_HAND
COLUMNS: Final = "abc"


def prepare(s: Position) -> None:
    """Section 2: the agenda of the set-up, from its end to its beginning."""
    n = s.players
    s.push(step.BEGIN_TURN, AUTO)
    s.push(step.SET_FIRST, CHANCE)
    for seat in range(n - 1, -1, -1):
        s.push(step.SET_STARTER, CHANCE, seat)
    for slot in range(DISPLAY - 1, -1, -1):
        s.push(step.DRAW_DISPLAY, CHANCE, slot)
    turn_up(s, MARKET_SIZE[n])
    refill_foresight(s)  # GWT-2.7; the tiles for trail and market are drawn before
    s.push(step.SET_JOBS, CHANCE, START_WORKERS[n])
    s.push(step.SET_TRAIL, CHANCE, START_TILES)
    for number in range(BUILDINGS - 1, -1, -1):
        if s.settings["private_sides"] == "random":
            s.push(step.SET_SIDE, CHANCE, number)
    if s.settings["private_sides"] != "random":
        s.sides = (1 << BUILDINGS) - 1 if s.settings["private_sides"] == "all_b" else 0
        s.sides_known = BUILDINGS
    for i in range(len(NEUTRAL_SPOTS) - 1, -1, -1):
        if s.settings["neutral_buildings"] == "fixed":
            s.tile[NEUTRAL_SPOTS[i]] = NEUTRAL_TILE + i
        else:
            s.push(step.SET_NEUTRAL, CHANCE, i)
    for place in range(MASTER_PLACES - 1, -1, -1):
        s.push(step.SET_MASTER, CHANCE, place)


def some_of(counts: list[int], base: int, low: int, high: int) -> list[int]:
    """The outcomes of a draw from a counted stack: an action for every kind that is there."""
    return [base + i - low for i in range(low, high) if counts[i]]


def one_of(counts: list[int], low: int, high: int, total: int, rng: Rng) -> int:
    """A kind drawn from a counted stack of known size."""
    r = rng.below(total)
    for i in range(low, high):
        r -= counts[i]
        if r < 0:
            return i - low
    raise ValueError("the stack is smaller than its size says")


class SetNeutral(Step[Position]):
    """GWT-2.2: a neutral tile for a spot. `arg` is the spot's number among the neutral ones."""

    name = "set-neutral"
    clause = "GWT-2.2"
    kinds = "neutral"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        placed = [s.tile[spot] - NEUTRAL_TILE for spot in NEUTRAL_SPOTS]
        return [m.NEUTRAL + i for i in range(len(NEUTRALS)) if i not in placed]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.tile[NEUTRAL_SPOTS[arg]] = NEUTRAL_TILE + action - m.NEUTRAL
        if journal is not None:
            journal.append(events.NeutralPlaced(NEUTRALS[action - m.NEUTRAL], SPOTS[NEUTRAL_SPOTS[arg]]))


class SetSide(Step[Position]):
    """GWT-2.10, 16.2: the side of a building number. `arg` is the number."""

    name = "set-side"
    clause = "GWT-16.2"
    kinds = "side"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.SIDE, m.SIDE + 1]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.sides |= action - m.SIDE << arg
        s.sides_known += 1
        if journal is not None:
            journal.append(events.SideShown(SIDE_IDS[s.side_of(arg)]))


class SetMaster(Step[Position]):
    """GWT-2.1: a station master for a station. `arg` is its place."""

    name = "set-master"
    clause = "GWT-2.1"
    kinds = "master"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.MASTER + i for i in range(len(MASTERS)) if i not in s.master]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.master[arg] = action - m.MASTER
        if journal is not None:
            journal.append(events.MasterPlaced(MASTERS[action - m.MASTER], MASTERED[arg] + 1))


class DrawSupply(Step[Position]):
    """GWT-2.7, 6.30: a tile of a pile for a foresight space. `arg` is the space."""

    name = "draw-supply"
    clause = "GWT-6.30"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        low = arg // 2 * SUPPLY_KINDS
        return some_of(s.piles, m.SUPPLY, low, low + SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        low = arg // 2 * SUPPLY_KINDS
        return [n for n in s.piles[low : low + SUPPLY_KINDS] if n]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = action - m.SUPPLY
        s.piles[arg // 2 * SUPPLY_KINDS + kind] -= 1
        s.foresight[arg] = kind
        if journal is not None:
            journal.append(events.Supplied(SUPPLY[kind], COLUMNS[arg // 2], arg % 2 + 1))


class SetTrail(DrawSupply):
    """GWT-2.4: tiles of pile 1 onto the trail. `arg` is how many are still to be placed."""

    name = "set-trail"
    clause = "GWT-2.4"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.piles, m.SUPPLY, 0, SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.piles[:SUPPLY_KINDS] if n]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.piles[action - m.SUPPLY] -= 1
        left = arg - 1 if settle_tile(s, action - m.SUPPLY, journal) else arg
        if left:
            s.push(step.SET_TRAIL, CHANCE, left)
            return
        for kind in range(SUPPLY_KINDS):  # set-aside tiles go back
            s.piles[kind] += s.gone[kind]
            s.gone[kind] = 0


class SetJobs(Step[Position]):
    """GWT-2.6: the first workers of the job market. `arg` is how many are still to come."""

    name = "set-jobs"
    clause = "GWT-2.6"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.piles, m.SUPPLY, SUPPLY_KINDS, 2 * SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.piles[SUPPLY_KINDS : 2 * SUPPLY_KINDS] if n]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = action - m.SUPPLY
        s.piles[SUPPLY_KINDS + kind] -= 1
        place = s.jobs.index(-1)
        s.jobs[place] = kind
        if journal is not None:
            journal.append(events.JobOffered(SUPPLY[kind], place // s.players + 1))
        if arg > 1:
            s.push(step.SET_JOBS, CHANCE, arg - 1)


class SetStarter(Step[Position]):
    """GWT-2.14: a starting objective card for a seat. `arg` is the seat."""

    name = "set-starter"
    clause = "GWT-2.14"
    kinds = "starter"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        for kind in range(STARTER_KINDS):
            dealt = 0
            for other in range(s.players):
                dealt += s.area[other * AREA_KINDS + OBJECTIVE_KINDS + kind]
            if not dealt:
                found.append(m.STARTER + kind)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = action - m.STARTER
        s.area[arg * AREA_KINDS + OBJECTIVE_KINDS + kind] += 1
        if journal is not None:
            journal.append(events.StarterDealt(arg, CARDS[HERD + kind]))


class SetFirst(Step[Position]):
    """GWT-2.15 to 2.17: the start player; money by seat, and everybody draws."""

    name = "set-first"
    clause = "GWT-2.15"
    kinds = "first"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.FIRST + i for i in range(s.players)]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.first = s.turn = action - m.FIRST
        if journal is not None:
            journal.append(events.First(s.turn))
        for i in range(s.players):
            other = (s.turn + i) % s.players
            s.money[other] = START_MONEY[s.players][i]
            if journal is not None:
                journal.append(events.Gained(other, s.money[other], "for-start"))
            draw_cards(s, other, START_HAND, journal)


class DrawMarket(Step[Position]):
    """GWT-2.8, 6.9, 8.55: cards of the market stack are turned up. `arg` is how many."""

    name = "draw-market"
    clause = "GWT-8.55"
    kinds = "market"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.market_stack, m.MARKET, 0, MARKET_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.market_stack if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return m.MARKET + rng.weighted(s.market_stack)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = action - m.MARKET
        s.market_stack[kind] -= 1
        s.market[kind] += 1
        if journal is not None:
            journal.append(events.MarketTurned(CARDS[STARTERS + kind]))
        turn_up(s, arg - 1)


class DrawDisplay(Step[Position]):
    """GWT-2.9, 8.21: a card of the objective stack for the display. `arg` is the slot."""

    name = "draw-display"
    clause = "GWT-8.21"
    kinds = "objective"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.objective_stack, m.OBJECTIVE, 0, OBJECTIVE_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.objective_stack if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return m.OBJECTIVE + rng.weighted(s.objective_stack)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = action - m.OBJECTIVE
        s.objective_stack[kind] -= 1
        s.display[arg] = kind
        if journal is not None:
            journal.append(events.Displayed(CARDS[CATTLE + kind]))


class DrawObjective(DrawDisplay):
    """GWT-8.20, 9.15: the top card of the objective stack, to the discard pile or blindly to the hand (`arg`)."""

    name = "draw-objective"
    clause = "GWT-8.20"
    kinds = "objective"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind, player = action - m.OBJECTIVE, s.turn
        s.objective_stack[kind] -= 1
        card = CATTLE + kind
        if arg != TO_HAND:
            acquire(s, player, card)
            if journal is not None:
                journal.append(events.Took(player, CARDS[card], "discard-pile"))
            return
        s.hand[player * HERD + card] += 1
        s.hand_size[player] += 1
        s.blind[player * OBJECTIVE_KINDS + kind] += 1  # GWT-14.3
        if journal is not None:
            journal.append(events.TookBlind(player))
            journal.append(events.SawBlind(player, CARDS[card]))


class DrawCard(Step[Position]):
    """GWT-3.8, 7.1: a card of a herd. `arg` is the seat and how many cards it draws."""

    name = "draw-card"
    clause = "GWT-3.8"
    kinds = "card"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        low = (arg & 3) * HERD
        return some_of(s.draw_stack, m.CARD, low, low + HERD)

    def weights(self, s: Position, arg: int) -> list[int]:
        low = (arg & 3) * HERD
        return [n for n in s.draw_stack[low : low + HERD] if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        player = arg & 3
        return m.CARD + one_of(s.draw_stack, player * HERD, (player + 1) * HERD, s.draw_size[player], rng)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        player, card = arg & 3, action - m.CARD
        s.draw_stack[player * HERD + card] -= 1
        s.draw_size[player] -= 1
        s.hand[player * HERD + card] += 1
        s.hand_size[player] += 1
        if journal is not None:
            journal.append(events.DrewCard(player, CARDS[card]))
        draw_cards(s, player, (arg >> 2) - 1, journal)
