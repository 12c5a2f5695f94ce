"""Sections 8 and 9: digging, robbers, and brawls between prospectors."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import CHANCE, Step
from westward.games.golden_city import components as c
from westward.games.golden_city import events
from westward.games.golden_city.agenda import ATTACK, DEFEND, FIGHT, WAY_OFF, WITHDRAW
from westward.games.golden_city.moves import CHIP, DIE, DO_CHALLENGE, DO_LEAVE, SPACE
from westward.games.golden_city.state import BITS, EMPTY, ROBBER, SCOUTED, Position, purse_worth

DIE_FACES: Final[list[int]] = [DIE + face for face in range(6)]

#: In the argument of the brawl steps a roll takes three bits, what it concerns stands above.
ROLL_BITS: Final = 3


class Die(Step[Position]):
    """A roll of the die: six equally likely faces."""

    kinds = "die"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return DIE_FACES

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return DIE + rng.below(6)


def strength(action: int) -> int:
    """What a die face counts in brawls and retreats: the locomotive is a 1 (GC-7.7)."""
    return SPACE.index(action) + 1


class Dig(Step[Position]):
    """GC-8.1: turn up the chip; gold is taken, a robber means a brawl. `arg` is the hole."""

    name = "dig"
    clause = "GC-8.1"
    kinds = "chip"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [CHIP + kind for kind in range(10) if s.pool[kind]]

    def weights(self, s: Position, arg: int) -> list[int]:
        return [n for n in s.pool if n]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        return CHIP + rng.weighted(s.pool)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if seat == CHANCE:
            kind = SPACE.index(action)
            s.pool[kind] -= 1
        else:
            kind = s.hole[arg] - SCOUTED
        s.face_down -= 1
        s.seen[arg] = 0
        if journal is not None:
            journal.append(events.Found(s.turn, c.HOLE_IDS[arg], c.CHIP_NAMES[kind]))
        if kind < 5:
            s.hole[arg] = EMPTY
            s.carried[s.turn] += 1 << (BITS * kind)
        else:
            s.hole[arg] = ROBBER + kind - 5
            s.push(FIGHT, CHANCE, arg)


class Challenge(Step[Position]):
    """GC-8.7: whoever ends a move on the field of an open robber may challenge it. `arg` is the hole."""

    name = "challenge"
    clause = "GC-8.7"
    kinds = "challenge leave"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [DO_CHALLENGE, DO_LEAVE]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == DO_CHALLENGE:
            s.push(FIGHT, CHANCE, arg)
        elif journal is not None:
            journal.append(events.LeftAlone(seat, c.HOLE_IDS[arg]))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        worth = purse_worth(s.stack[arg])
        return {"field": c.HOLE_IDS[arg], "strength": s.hole[arg] - ROBBER + 1, "worth": worth}


class Fight(Die):
    """GC-8.2 to 8.4: the roll against a robber. `arg` is the hole."""

    name = "fight"
    clause = "GC-8.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        player, roll = s.turn, strength(action)
        robber = s.hole[arg] - ROBBER + 1
        field = c.HOLE_IDS[arg]
        if journal is not None:
            journal.append(events.Fought(player, field, robber, roll))
        if roll == robber:
            s.push(FIGHT, CHANCE, arg)
        elif roll > robber:
            gain = s.stack[arg] + (1 << (BITS * (robber + 4)))
            s.carried[player] += gain
            s.stack[arg] = 0
            s.hole[arg] = EMPTY
            if journal is not None:
                journal.append(events.Captured(player, field, c.CHIP_NAMES[robber + 4], purse_worth(gain)))
        else:
            if journal is not None:
                journal.append(events.Robbed(player, field, purse_worth(s.carried[player])))
            s.stack[arg] += s.carried[player]
            s.carried[player] = 0
            s.push(WAY_OFF, player, roll)


class Attack(Die):
    """GC-9.2: the attacker rolls. `arg` is the defender."""

    name = "attack"
    clause = "GC-9.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.push(DEFEND, CHANCE, arg << ROLL_BITS | strength(action))


class Defend(Die):
    """GC-9.2, 9.3: the defender rolls; the higher roll takes the other's open stock."""

    name = "defend"
    clause = "GC-9.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        attacker, defender = s.turn, arg >> ROLL_BITS
        first, second = arg & 7, strength(action)
        if journal is not None:
            journal.append(events.Brawled(attacker, first, defender, second))
        if first == second:
            s.push(ATTACK, CHANCE, defender)
            return
        winner, loser = (attacker, defender) if first > second else (defender, attacker)
        if journal is not None:
            journal.append(events.Plundered(winner, loser, purse_worth(s.carried[loser])))
        s.carried[winner] += s.carried[loser]
        s.carried[loser] = 0
        s.push(WITHDRAW, CHANCE, winner)


class Withdraw(Die):
    """GC-9.4: the winner of a brawl rolls how far to go. `arg` is the winner."""

    name = "withdraw"
    clause = "GC-9.4"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.push(WAY_OFF, arg, strength(action))
