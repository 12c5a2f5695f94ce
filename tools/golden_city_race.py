"""Solves the end of Golden City as a race home before the train, and tells how far the bots are from perfect there.

    python tools/golden_city_race.py --bots sheriff legend@400
    python tools/golden_city_race.py --players 6 --trains 2 4 6 --games 200

One figure is out with all the gold, and nothing else counts than whether it is home before the train is in. A state is its field and how far the train has
to go; what every roll allows is taken from the rules themselves. What is left out: nobody attacks, there is nothing to dig on the way, and nobody moves a raft meanwhile; the own
raft counts as lying where it was found until it is really moved, when everything is reckoned anew.

Then bots play that figure by the rules, while the others stay in town and drive the train when they roll it. After each choice it is known what chance it has thrown away, so few games tell much.
"""

from __future__ import annotations

import argparse
import math
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from westward.bots import Bot, ask, bot
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER
from westward.games.golden_city import components as c
from westward.games.golden_city.agenda import RIDE
from westward.games.golden_city.arrange import arrange
from westward.games.golden_city.moves import DIE, FERRY, GO, SPACE

if TYPE_CHECKING:
    from westward.games.golden_city.state import Position

Floats = NDArray[np.float64]

#: The seat that is out, and what it carries.
RACER: Final = 0
GOLD: Final = ("gold-5", "gold-5", "gold-4")
FACES: Final = 6
#: Rounds in which nobody rolls the train may follow each other: what still changes after so many is less than a millionth.
ROUNDS: Final = 30


def scene(players: int, train: int, figure: int) -> Position:
    """Everybody is at home but the racer; a few chips lie where the figures do not come to soon, so that the train ends the game."""
    ways = _distances(c.HOUSE[RACER])
    far = sorted((c.IDS[f] for f in c.HOLES), key=lambda name: -ways[c.NUMBER[name]])[: players + 2]
    return arrange(
        players,
        figures={c.COLOURS[RACER]: c.IDS[figure]},
        carried={c.COLOURS[RACER]: GOLD},
        locomotive=c.STATION - train,
        face_down=far,
    )


@cache
def _distances(start: int) -> list[int]:
    far = 99
    found = [far] * c.FIELD_COUNT
    found[start] = 0
    ring = [start]
    while ring:
        wider = []
        for here in ring:
            for there in c.NEIGHBOURS[here]:
                if there < c.HOUSES_FROM and found[there] == far:
                    found[there] = found[here] + 1
                    wider.append(there)
        ring = wider
    return found


class Race:
    """The chances to be home in time, for rafts that lie somewhere. `rounds` is how many own turns are looked ahead."""

    def __init__(self, players: int, trains: int, rafts: tuple[int, ...], rounds: int = ROUNDS) -> None:
        self.players, self.trains, self.rafts = players, trains, rafts
        self.house = c.HOUSE[RACER]
        #: By fields that the train has to go and field of the figure, when the racer is about to roll.
        self.value: Floats = np.zeros((trains + 1, c.LAKES_TO))
        self.value[:, self.house] = 1.0
        ways = {train: self._ways(train) for train in range(1, trains + 1)}
        for _ in range(rounds):
            self.solve(ways)

    def solve(self, ways: dict[int, list[list[list[int]]]]) -> None:
        """One more own turn ahead, for every state."""
        before = self.others()
        value = np.zeros_like(self.value)
        for train in range(1, self.trains + 1):
            # The own house ends the race; of the ways of a roll the best one is taken.
            after = before[train]
            value[train, :] = self.driven(before, train, own=True) / FACES
            for rolled in ways[train]:
                best = np.array([max(after[y] for y in there) for there in rolled])
                value[train, :] += best / FACES
            value[train, self.house] = 1.0
        self.value = value

    def others(self) -> Floats:
        """The chances when all others are about to roll, one after the other."""
        value = self.value
        for _ in range(self.players - 1):
            moved = np.zeros_like(value)
            for train in range(1, self.trains + 1):
                moved[train] = value[train] * (FACES - 1) / FACES + self.driven(value, train, own=False) / FACES
            value = moved
        return value

    def driven(self, value: Floats, train: int, own: bool) -> Floats:
        """What is left of the chances when the train goes one field: whom it hits loses everything, but not to themselves (GC-7.2, 7.3)."""
        if train == 1:
            home = np.zeros(c.LAKES_TO)
            home[self.house] = 1.0
            return home
        left: Floats = value[train - 1].copy()
        hit, behind = c.RAIL[c.STATION - train + 1], c.RAIL[c.STATION - train]
        left[hit] = left[behind] if own else 0.0
        return left

    def _ways(self, train: int) -> list[list[list[int]]]:
        """For every roll and field where the figure may end up: the field itself if it cannot go."""
        base = scene(self.players, train, c.HOUSE[RACER])
        return [[self._ends(base, field, roll) for field in range(c.LAKES_TO)] for roll in range(2, FACES + 1)]

    def _ends(self, base: Position, field: int, roll: int) -> list[int]:
        s = self.at(base, field)
        if s is None:
            return [field]
        s.apply(DIE + roll - 1)
        if s.to_act != RACER:
            return [field]
        found: list[int] = []
        for action in s.legal():
            after = s.copy()
            after.apply(action)
            if after.to_act == RACER and after.agenda[-1] & 255 == RIDE:
                found += [SPACE.index(ferry) for ferry in after.legal()]
            else:
                found.append(SPACE.index(action))
        return found

    def at(self, base: Position, field: int) -> Position | None:
        """The racer on a field, about to roll; None where no figure can be."""
        house = c.HOUSES_FROM <= field < c.LAKES_FROM
        if (house and field != self.house) or field == c.RAIL[base.locomotive]:
            return None
        s = base.copy()
        s.raft = list(self.rafts)
        s.figure[RACER] = field
        if field >= c.LAKES_FROM and field not in s.raft:
            mine = next(i for i, raft in enumerate(s.raft) if c.LAKE[raft] == c.LAKE[field])
            s.raft[mine] = field
        return s


@cache
def race(players: int, trains: int, rafts: tuple[int, ...]) -> Race:
    """The chances for rafts as they lie."""
    return Race(players, trains, rafts)


def worth(s: Position, trains: int) -> float:
    """The racer's chance in a position whose next step is somebody's roll, or the end."""
    if s.banked[RACER]:
        return 1.0
    if s.to_act == OVER or not s.carried[RACER]:
        return 0.0
    known = race(s.players, trains, tuple(sorted(s.raft)))
    value = known.value
    for _ in range((RACER - s.turn) % s.players):
        moved = np.zeros_like(value)
        for train in range(1, trains + 1):
            moved[train] = value[train] * (FACES - 1) / FACES + known.driven(value, train, own=False) / FACES
        value = moved
    return float(value[c.STATION - s.locomotive, s.figure[RACER]])


def after(s: Position, action: int, trains: int) -> float:
    """The racer's chance after an action of theirs, with the best way on if there is more to choose."""
    there = s.copy()
    there.apply(action)
    if there.to_act == RACER:
        return max(after(there, one, trains) for one in there.legal())
    return worth(there, trains)


def stay(s: Position) -> int:
    """The others keep to the town, so that they meet nobody."""
    legal = s.legal()
    homely = [a for a in legal if GO <= a < FERRY and (c.TOWN[SPACE.index(a)] or SPACE.index(a) == s.house[s.to_act])]
    return (homely or legal)[0]


class Told(NamedTuple):
    """The chance at the start, what choices threw away, whether the racer came home, and how many choices there were."""

    chance: float
    lost: float
    home: bool
    choices: int


def play(s: Position, player: Bot, rng: Rng, trains: int) -> Told:
    """Let somebody race home by the rules."""
    s = s.copy()
    chance, lost, choices = worth(s, trains), 0.0, 0
    while s.to_act != OVER and s.carried[RACER]:
        if s.to_act == CHANCE:
            s.apply(s.draw(rng))
        elif s.to_act == RACER:
            action = ask(player, s, rng)
            worths = {one: after(s, one, trains) for one in s.legal()}
            lost += max(worths.values()) - worths[action]
            choices += len(worths) > 1
            s.apply(action)
        else:
            s.apply(stay(s))
    return Told(chance, lost, bool(s.banked[RACER]), choices)


def starts(players: int, train: int, games: int, seed: int) -> list[Position]:
    """Positions with the racer anywhere on land outside the town, the more the better the chance is an open one."""
    rng = Rng(seed)
    fields = [f for f in range(c.HOUSES_FROM) if not c.TOWN[f] and f not in c.RAIL]
    found: list[Position] = []
    while len(found) < games:
        s = scene(players, train, rng.pick(fields))
        if 0.05 < worth(s, train) < 0.95:
            found.append(s)
    return found


def main() -> None:
    """Read what to ask, and tell."""
    parser = argparse.ArgumentParser(description="Solve the race home at the end of Golden City.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--trains", type=int, nargs="*", default=[1, 2, 4, 6], help="fields that the train has to go")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", nargs="*", default=["random", "rancher", "sheriff", "legend@200"])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for train in asked.trains:
        positions = starts(asked.players, train, asked.games, asked.seed)
        for name in asked.bots:
            told = [play(s, bot(name), Rng(asked.seed * 1_000_003 + i), train) for i, s in enumerate(positions)]
            lost = [one.lost for one in told]
            error = float(np.std(lost)) / math.sqrt(len(lost))
            print(
                f"{asked.players} players, train {train} from the station, {len(told)} races: perfect {100 * np.mean([t.chance for t in told]):.1f} % come home; "
                f"{name} throws away {100 * np.mean(lost):.2f} ± {100 * error:.2f} points of a hundred "
                f"({100 * np.mean([t.home for t in told]):.0f} % came home, {sum(t.choices for t in told) / len(told):.1f} choices)",
                flush=True,
            )


if __name__ == "__main__":
    main()
