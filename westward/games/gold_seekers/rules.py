"""The turn of Gold Seekers, step by step as in the rulebook: what is drawn, what is asked, and what comes then."""

from __future__ import annotations

from typing import Final, cast

from westward.core.errors import Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, State, Step
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.agenda import (
    AFTER_THROW,
    DRAW_ORDER,
    DRAW_PERSON,
    EXTRA_THROW,
    MOUNTAIN_WAY,
    THROW,
)
from westward.games.gold_seekers.coalition import compare, dissolve
from westward.games.gold_seekers.components_box import DIE_COLOURS
from westward.games.gold_seekers.effects import carry_out, move_to
from westward.games.gold_seekers.finish import arrive, stop_the_race
from westward.games.gold_seekers.movement import back, lose_horse, turns_off
from westward.games.gold_seekers.moves import (
    CARD,
    DICE,
    DIE,
    LOOP,
    ORDER,
    PERSON,
    SPACE,
    STOP,
    STRAIGHT,
    THROW_AGAIN,
)
from westward.games.gold_seekers.rules_choices import Answer, Crossing, HorseOffer, Job, Offer
from westward.games.gold_seekers.state import COLOURED, MUST_THROW, RED, YELLOW_FACE, Position

#: KL-13.6.
LAST_ROUND: Final = 1000

NUMBER_THROWS: Final[list[int]] = [DIE + i for i in range(c.SIDES)]
COLOUR_THROWS: Final[list[int]] = [DICE + i for i in range(3 * c.SIDES)]
COLOUR_THROW_WEIGHTS: Final[list[int]] = [weight for weight in c.COLOUR_WEIGHTS for _ in range(c.SIDES)]


# Section 2: set-up ---------------------------------------------------------------------------------------------------


class DrawPerson(Step[Position]):
    """KL-2.2, 2.3: each player draws a person card and begins on the lane of its number. `arg` is the seat."""

    name = "person"
    clause = "KL-2.2"
    kinds = "person"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [PERSON + card - 1 for card in range(1, c.PERSONS + 1) if card not in s.person]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        card = SPACE.index(action) + 1
        s.person[arg] = card
        s.spot[arg] = c.STARTS[card]
        if journal is not None:
            journal.append(events.Drawn(arg, f"person-{card}"))
        if arg + 1 < s.players:
            s.push(DRAW_PERSON, CHANCE, arg + 1)
        else:
            s.push(DRAW_ORDER, CHANCE)


class DrawOrder(Step[Position]):
    """KL-2.6: the turn order is drawn by lot."""

    name = "order"
    clause = "KL-2.6"
    kinds = "order"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [ORDER + seat for seat in range(s.players) if seat not in s.order]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.order.append(SPACE.index(action))
        if len(s.order) < s.players - 1:
            s.push(DRAW_ORDER, CHANCE)
            return
        for last in range(s.players):
            if last not in s.order:
                s.order.append(last)
        if journal is not None:
            journal.append(events.Ordered(list(s.order)))
        next_turn(s, journal)


# Section 3: the turn -------------------------------------------------------------------------------------------------


def next_turn(s: Position, journal: Journal | None) -> None:
    """Call up the seats in turn order, until a party throws."""
    while True:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
            s.round += 1
            if s.round > LAST_ROUND:
                stop_the_race(s, journal)
                return
        seat = s.order[s.turn]
        if not s.racing(seat):  # KL-3.1, 3.2
            continue
        if s.waiting[seat]:
            if somebody_moves(s, seat):  # KL-3.3
                if journal is not None:
                    journal.append(events.Waited(seat, s.waiting[seat]))
                continue
            s.waiting[seat] = 0  # KL-7.5
            if journal is not None:
                journal.append(events.JobEnded(seat))
        elif s.misses[seat]:  # KL-3.4
            s.misses[seat] -= 1
            if journal is not None:
                journal.append(events.Missed(seat, s.misses[seat]))
            continue
        begin_throw(s, seat)
        return


def somebody_moves(s: Position, observer: int) -> bool:
    """KL-7.5: whether another party still racing may yet touch an event field."""
    for other in range(s.players):
        if other != observer and s.racing(other) and not s.waiting[other] and c.KIND[s.spot[other]] != c.CLAIM:
            return True
    return False


def begin_throw(s: Position, party: int) -> None:
    """KL-3.5: throw, then everything that follows from it."""
    if s.acted:
        s.acted = []
    s.decider = party
    s.extra = 0
    s.breaking = -1
    s.push(AFTER_THROW, AUTO)
    s.push(THROW, CHANCE, party)


class Throw(Step[Position]):
    """KL-3.5, 9.7: the number die, with the colour die for those under it. `arg` is the seat that throws."""

    name = "throw"
    clause = "KL-3.5"
    kinds = "die dice"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return COLOUR_THROWS if s.colour[arg] else NUMBER_THROWS

    def weights(self, s: Position, arg: int) -> list[int]:
        return COLOUR_THROW_WEIGHTS if s.colour[arg] else []

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        if s.colour[arg]:
            return DICE + c.COLOUR_FACES[rng.below(c.COLOUR_SIDES)] * c.SIDES + rng.below(c.SIDES)
        return DIE + rng.below(c.SIDES)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action < DICE:
            thrown = SPACE.index(action) + 1
            if journal is not None:
                journal.append(events.Threw(arg, thrown))
        else:
            face, number = SPACE.pair(action)
            thrown = number + 1 + (face + 1) * COLOURED
            if journal is not None:
                journal.append(events.ThrewBoth(arg, DIE_COLOURS[face], thrown % COLOURED))
        party = s.party[arg]
        mate = s.partner[party]
        if arg == party:
            s.dice, s.thrower = thrown, arg
            s.second_dice = 0
            if mate < 0:
                move_single(s, party, thrown, journal)
            else:
                s.push(THROW, CHANCE, mate)
        else:
            s.second_dice, s.second_thrower = thrown, arg
            move_joint(s, party, journal)


def movement(thrown: int) -> int:
    """KL-6.2: how far a throw leads on foot: forward, back (below 0), or nowhere."""
    colour = thrown // COLOURED
    number = thrown % COLOURED
    if colour == YELLOW_FACE:
        return 0
    return -number if colour == RED else number


def move_single(s: Position, party: int, thrown: int, journal: Journal | None) -> None:
    """The throw of a single player."""
    kind = c.KIND[s.spot[party]]
    if kind == c.CLAIM:
        if thrown == c.CLAIM_NUMBER:  # KL-12.2
            arrive(s, party, party, journal)
        return
    steps = movement(thrown)
    if s.horse[party] and kind != c.YELLOW:  # KL-10.3, 10.5
        steps *= c.HORSE_FACTOR
    go(s, party, steps, journal)


def move_joint(s: Position, leader: int, journal: Journal | None) -> None:
    """KL-9.7: the coalition moves by the better of its throws."""
    mate = s.partner[leader]
    spot = s.spot[leader]
    if c.KIND[spot] == c.CLAIM:
        first, second = s.dice, s.second_dice
        if first == c.CLAIM_NUMBER or second == c.CLAIM_NUMBER:
            compare(s, leader, first, second, journal)
            s.breaking = -1  # KL-9.15
            arrive(s, leader, leader if first == c.CLAIM_NUMBER else mate, journal)
            return
        compare(s, leader, first, second, journal)
        return
    first = effective(s, leader, movement(s.dice))
    second = effective(s, leader, movement(s.second_dice))
    if compare(s, leader, first, second, journal) == mate:
        s.decider = mate  # KL-9.12
        go(s, leader, movement(s.second_dice), journal)
    else:
        go(s, leader, movement(s.dice), journal)


def effective(s: Position, party: int, steps: int) -> int:
    """KL-9.8: the movement by which throws are compared; one that cannot be used counts 0."""
    if steps <= 0:
        return steps
    at = s.spot[party] * c.STRIDE + steps
    return steps if c.AHEAD[at] >= 0 or c.OTHER[at] >= 0 else 0


def go(s: Position, party: int, steps: int, journal: Journal | None) -> None:
    """Section 4: move the figure by dice."""
    spot = s.spot[party]
    if steps > 0:
        if c.RIGHT[spot]:
            s.push(MOUNTAIN_WAY, s.decider, steps)  # KL-11.2
        else:
            go_forward(s, party, steps, turns_off(s, party), journal)
    elif steps < 0:
        s.mover, s.moved_from = party, spot
        move_to(s, party, back(spot, -steps), steps, journal)
    elif journal is not None:  # KL-4.13
        journal.append(events.Stayed(party))


def go_forward(s: Position, party: int, steps: int, other_way: bool, journal: Journal | None) -> None:
    """KL-4.1: forward by dice, on the main way or on the other one."""
    spot = s.spot[party]
    at = spot * c.STRIDE + steps
    there = c.OTHER[at] if other_way else c.AHEAD[at]
    if there < 0:  # KL-4.9
        if journal is not None:
            journal.append(events.Unused(party))
        return
    s.mover, s.moved_from = party, spot
    if s.horse[party]:
        s.jumped[party] += c.JUMPED_OTHER[at] if other_way else c.JUMPED[at]
        if s.jumped[party] >= c.RELEASE_LIMIT:  # KL-10.8
            lose_horse(s, party, journal)
    move_to(s, party, there, steps, journal)


class MountainWay(Step[Position]):
    """KL-11.2: with the right of way, straight on or round the mountain. `arg` is the number of steps."""

    name = "mountain"
    clause = "KL-11.2"
    kinds = "straight loop"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [STRAIGHT, LOOP]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if journal is not None:
            journal.append(events.MountainWay(seat, "straight" if action == STRAIGHT else "loop"))
        go_forward(s, s.party[seat], arg, action == STRAIGHT, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        spot = s.spot[s.party[seat]]
        facts: dict[str, Value] = {"steps": arg, "mountain": c.MOUNTAIN_NAMES[c.FIELD[spot]]}
        straight, loop = c.OTHER[spot * c.STRIDE + arg], c.AHEAD[spot * c.STRIDE + arg]
        facts["straight"] = c.IDS[c.FIELD[straight]] if straight >= 0 else ""
        facts["loop"] = c.IDS[c.FIELD[loop]] if loop >= 0 else ""
        return facts


class DrawCard(Step[Position]):
    """KL-5.1, 9.10: an event card, and what the person card says about it. `arg` is the party."""

    name = "card"
    clause = "KL-5.1"
    kinds = "card"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [CARD + number - 1 for number in s.deck]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return CARD + rng.pick(s.deck) - 1

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        number = SPACE.index(action) + 1
        s.deck.remove(number)
        mate = s.partner[arg]
        follows = arg
        row = (number - 1) * c.PERSONS - 1
        if mate >= 0:
            first, second = c.JOINT_MERIT[row + s.person[arg]], c.JOINT_MERIT[row + s.person[mate]]
            if compare(s, arg, first, second, journal) == mate:
                follows = mate
        s.card = number
        s.card_seat = follows
        if journal is not None:
            journal.append(events.Struck(follows, number, f"event-{number}", f"entry-{number}-{s.person[follows]}"))
        at = row + s.person[follows]
        carry_out(s, arg, c.OP[at], c.OP_N[at], journal)


class AfterThrow(Step[Position]):
    """KL-3.6, 9.13: when all is resolved, a coalition may break up, or an extra throw follows; else the next turn."""

    name = "after"
    clause = "KL-3.6"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if s.finished:
            return
        party = s.order[s.turn]
        if s.breaking >= 0:
            dissolve(s, party, s.breaking, journal)
        elif s.extra and s.misses[party] == 0:
            if s.extra == MUST_THROW:
                begin_throw(s, party)
            else:
                s.push(EXTRA_THROW, s.decider)
            return
        next_turn(s, journal)


class ExtraThrow(Step[Position]):
    """KL-3.6: an extra throw may be made."""

    name = "extra"
    clause = "KL-3.6"
    kinds = "throw stop"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [THROW_AGAIN, STOP]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == THROW_AGAIN:
            begin_throw(s, s.order[s.turn])  # KL-9.16: of a coalition, jointly
        else:
            next_turn(s, journal)


STEPS: Final = cast(
    "list[Step[State]]",
    [
        DrawPerson(), DrawOrder(), Throw(), MountainWay(), DrawCard(), Job(), Crossing(), HorseOffer(), Offer(), Answer(),
        ExtraThrow(), AfterThrow(),
    ],
)  # fmt: skip


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Section 2: the set-up."""
    s = Position(players, settings, STEPS)
    s.set_up()
    s.push(DRAW_PERSON, CHANCE)
    s.settle(None)
    return s
