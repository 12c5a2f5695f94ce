"""Section 2 and all draws of chance: nothing is shuffled, a draw is made when somebody learns something (GWT-14.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, Step
from westward.core.steps import DrawFirst
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.effects import acquire, draw_cards, settle_tile, turn_up
from westward.games.great_western_trail.rules_city import refill_foresight
from westward.games.great_western_trail.state import Position

STARTER_KINDS: Final[int] = c.AREA_KINDS - c.OBJECTIVE_KINDS
COLUMNS: Final = "abc"


def prepare(s: Position) -> None:
    """Section 2: the agenda of the set-up, from its end to its beginning."""
    n = s.players
    s.push(step.BEGIN_TURN, AUTO)
    s.push(step.DRAW_FIRST, CHANCE)
    for seat in range(n - 1, -1, -1):
        s.push(step.SET_STARTER, CHANCE, seat)
    for slot in range(c.DISPLAY - 1, -1, -1):
        s.push(step.DRAW_DISPLAY, CHANCE, slot)
    turn_up(s, c.MARKET_SIZE[n])
    refill_foresight(s)  # GWT-2.7; the tiles for trail and market are drawn before
    s.push(step.SET_JOBS, CHANCE, c.START_WORKERS[n])
    s.push(step.SET_TRAIL, CHANCE, c.START_TILES)
    for number in range(c.BUILDINGS - 1, -1, -1):
        if s.settings["private_sides"] == "random":
            s.push(step.SET_SIDE, CHANCE, number)
    if s.settings["private_sides"] != "random":
        s.sides = (1 << c.BUILDINGS) - 1 if s.settings["private_sides"] == "all_b" else 0
        s.sides_known = c.BUILDINGS
    for i in range(len(c.NEUTRAL_SPOTS) - 1, -1, -1):
        if s.settings["neutral_buildings"] == "fixed":
            s.tile[c.NEUTRAL_SPOTS[i]] = c.NEUTRAL_TILE + i
        else:
            s.push(step.SET_NEUTRAL, CHANCE, i)
    for place in range(c.MASTER_PLACES - 1, -1, -1):
        s.push(step.SET_MASTER, CHANCE, place)


def some_of(counts: list[int], base: int, low: int, high: int) -> list[int]:
    """The outcomes of a draw from a counted stack: an action for every kind that is there."""
    return [base + i - low for i in range(low, high) if counts[i]]


def number_of(counts: list[int], low: i64, high: i64) -> i64:
    """How many there are in a part of a counted stack."""
    total: i64 = 0
    i: i64 = low
    while i < high:
        total += counts[i]
        i += 1
    return total


def one_of(counts: list[int], low: i64, high: i64, total: i64, rng: Rng) -> i64:
    """A kind drawn from a counted stack of known size."""
    r: i64 = rng.below(total)
    i: i64 = low
    while i < high:
        r -= counts[i]
        if r < 0:
            return i - low
        i += 1
    raise ValueError("the stack is smaller than its size says")


def draw_from(piles: list[int], pile: i64, rng: Rng) -> int:
    """A tile of a pile, as an action."""
    low: i64 = pile * c.SUPPLY_KINDS
    high: i64 = low + c.SUPPLY_KINDS
    return m.SUPPLY + one_of(piles, low, high, number_of(piles, low, high), rng)


class SetNeutral(Step[Position]):
    """GWT-2.2: a neutral tile for a spot. `arg` is the spot's number among the neutral ones."""

    name = "set-neutral"
    clause = "GWT-2.2"
    kinds = "neutral"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        placed = [s.tile[spot] - c.NEUTRAL_TILE for spot in c.NEUTRAL_SPOTS]
        return [m.NEUTRAL + i for i in range(len(c.NEUTRALS)) if i not in placed]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.tile[c.NEUTRAL_SPOTS[arg]] = c.NEUTRAL_TILE + m.SPACE.index(action)
        if journal is not None:
            journal.append(events.NeutralPlaced(c.NEUTRALS[m.SPACE.index(action)], c.SPOTS[c.NEUTRAL_SPOTS[arg]]))


class SetSide(Step[Position]):
    """GWT-2.10, 16.2: the side of a building number. `arg` is the number."""

    name = "set-side"
    clause = "GWT-16.2"
    kinds = "side"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.SIDE, m.SIDE + 1]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.sides |= m.SPACE.index(action) << arg
        s.sides_known += 1
        if journal is not None:
            journal.append(events.SideShown(c.SIDE_IDS[s.side_of(arg)]))


class SetMaster(Step[Position]):
    """GWT-2.1: a station master for a station. `arg` is its place."""

    name = "set-master"
    clause = "GWT-2.1"
    kinds = "master"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.MASTER + i for i in range(len(c.MASTERS)) if i not in s.master]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.master[arg] = m.SPACE.index(action)
        if journal is not None:
            journal.append(events.MasterPlaced(c.MASTERS[m.SPACE.index(action)], c.MASTERED[arg] + 1))


class DrawSupply(Step[Position]):
    """GWT-2.7, 6.30: a tile of a pile for a foresight space. `arg` is the space."""

    name = "draw-supply"
    clause = "GWT-6.30"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        low = arg // 2 * c.SUPPLY_KINDS
        return some_of(s.piles, m.SUPPLY, low, low + c.SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        low = arg // 2 * c.SUPPLY_KINDS
        return [n for n in s.piles[low : low + c.SUPPLY_KINDS] if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return draw_from(s.piles, arg // 2, rng)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = m.SPACE.index(action)
        s.piles[arg // 2 * c.SUPPLY_KINDS + kind] -= 1
        s.foresight[arg] = kind
        if journal is not None:
            journal.append(events.Supplied(c.SUPPLY[kind], COLUMNS[arg // 2], arg % 2 + 1))


class SetTrail(DrawSupply):
    """GWT-2.4: tiles of pile 1 onto the trail. `arg` is how many are still to be placed."""

    name = "set-trail"
    clause = "GWT-2.4"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.piles, m.SUPPLY, 0, c.SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.piles[: c.SUPPLY_KINDS] if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return draw_from(s.piles, 0, rng)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.piles[m.SPACE.index(action)] -= 1
        left = arg - 1 if settle_tile(s, m.SPACE.index(action), journal) else arg
        if left:
            s.push(step.SET_TRAIL, CHANCE, left)
            return
        for kind in range(c.SUPPLY_KINDS):  # set-aside tiles go back
            s.piles[kind] += s.gone[kind]
            s.gone[kind] = 0


class SetJobs(Step[Position]):
    """GWT-2.6: the first workers of the job market. `arg` is how many are still to come."""

    name = "set-jobs"
    clause = "GWT-2.6"
    kinds = "supply"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.piles, m.SUPPLY, c.SUPPLY_KINDS, 2 * c.SUPPLY_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.piles[c.SUPPLY_KINDS : 2 * c.SUPPLY_KINDS] if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return draw_from(s.piles, 1, rng)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = m.SPACE.index(action)
        s.piles[c.SUPPLY_KINDS + kind] -= 1
        place = s.jobs.index(-1)
        s.jobs[place] = kind
        if journal is not None:
            journal.append(events.JobOffered(c.SUPPLY[kind], place // s.players + 1))
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
                dealt += s.area[other * c.AREA_KINDS + c.OBJECTIVE_KINDS + kind]
            if not dealt:
                found.append(m.STARTER + kind)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = m.SPACE.index(action)
        s.area[arg * c.AREA_KINDS + c.OBJECTIVE_KINDS + kind] += 1
        if journal is not None:
            journal.append(events.StarterDealt(arg, c.CARDS[c.HERD + kind]))


class FirstPlayer(DrawFirst[Position]):
    """GWT-2.15 to 2.17: the start player; money by seat, and everybody draws."""

    clause = "GWT-2.15"

    def begin(self, s: Position, first: int, journal: Journal | None) -> None:
        s.first = s.turn = first
        for i in range(s.players):
            other = (first + i) % s.players
            s.money[other] = c.START_MONEY[s.players][i]
            if journal is not None:
                journal.append(events.Gained(other, s.money[other], "for-start"))
            draw_cards(s, other, c.START_HAND, journal)


class DrawMarket(Step[Position]):
    """GWT-2.8, 6.9, 8.55: cards of the market stack are turned up. `arg` is how many."""

    name = "draw-market"
    clause = "GWT-8.55"
    kinds = "market"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.market_stack, m.MARKET, 0, c.MARKET_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.market_stack if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return m.MARKET + rng.weighted(s.market_stack)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = m.SPACE.index(action)
        s.market_stack[kind] -= 1
        s.market[kind] += 1
        if journal is not None:
            journal.append(events.MarketTurned(c.CARDS[c.STARTERS + kind]))
        turn_up(s, arg - 1)


class DrawDisplay(Step[Position]):
    """GWT-2.9, 8.21: a card of the objective stack for the display. `arg` is the slot."""

    name = "draw-display"
    clause = "GWT-8.21"
    kinds = "objective"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return some_of(s.objective_stack, m.OBJECTIVE, 0, c.OBJECTIVE_KINDS)

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.objective_stack if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return m.OBJECTIVE + rng.weighted(s.objective_stack)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind = m.SPACE.index(action)
        s.objective_stack[kind] -= 1
        s.display[arg] = kind
        if journal is not None:
            journal.append(events.Displayed(c.CARDS[c.CATTLE + kind]))


class DrawObjective(DrawDisplay):
    """GWT-8.20, 9.15: the top card of the objective stack, to the discard pile or blindly to the hand (`arg`)."""

    name = "draw-objective"
    clause = "GWT-8.20"
    kinds = "objective"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        kind, player = m.SPACE.index(action), s.turn
        s.objective_stack[kind] -= 1
        card = c.CATTLE + kind
        if arg != c.TO_HAND:
            acquire(s, player, card)
            if journal is not None:
                journal.append(events.Took(player, c.CARDS[card], "discard-pile"))
            return
        s.hand[player * c.HERD + card] += 1
        s.hand_size[player] += 1
        s.blind[player * c.OBJECTIVE_KINDS + kind] += 1  # GWT-14.3
        if journal is not None:
            journal.append(events.TookBlind(player))
            journal.append(events.SawBlind(player, c.CARDS[card]))


class DrawCard(Step[Position]):
    """GWT-3.8, 7.1: a card of a herd. `arg` is the seat and how many cards it draws."""

    name = "draw-card"
    clause = "GWT-3.8"
    kinds = "card"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        low = (arg & 3) * c.HERD
        return some_of(s.draw_stack, m.CARD, low, low + c.HERD)

    def weights(self, s: Position, arg: int) -> list[int]:
        low = (arg & 3) * c.HERD
        return [n for n in s.draw_stack[low : low + c.HERD] if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        player = arg & 3
        return m.CARD + one_of(s.draw_stack, player * c.HERD, (player + 1) * c.HERD, s.draw_size[player], rng)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        player, card = arg & 3, m.SPACE.index(action)
        s.draw_stack[player * c.HERD + card] -= 1
        s.draw_size[player] -= 1
        s.hand[player * c.HERD + card] += 1
        s.hand_size[player] += 1
        if journal is not None:
            journal.append(events.DrewCard(player, c.CARDS[card]))
        draw_cards(s, player, (arg >> 2) - 1, journal)
