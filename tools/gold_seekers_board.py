"""Measures how much the decisions of Gold Seekers matter on a board, and which of them depend on the position.

    python tools/gold_seekers_board.py rules --games 2000 [--box examples/boxes/gold-seekers-first-board.toml] [--players 2 4]
    python tools/gold_seekers_board.py search --games 200 --search 500
    python tools/gold_seekers_board.py level --games 4000
    python tools/gold_seekers_board.py decisions --positions 40 --playouts 2000 [--kind job] [--option newspaper=0]
    python tools/gold_seekers_board.py bound --games 1000

`rules` lets all 32 fixed rules (river and canyon each direct or by the detour, the newspaper job, horses and coalitions each
taken or not; always throw again and go straight on) meet random players; the best one changes single answers for as long as
that wins against itself, and then meets each rule that differs from it in one answer. `search` lets a deep search meet random players and the best fixed rule, `level` Sheriff and the best fixed rule. `decisions` plays both answers of
decisions out many times with the same luck, by that rule with coalitions, and tells how often they differ by more than one percentage point
of winning. `bound` asks how many games could be won at all: somebody who knew all coming dice and cards tries every answer to every own question
until the game is won; nobody who does not know them can win more. A shared victory counts as its part. Every figure is given with its standard error.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import westward
from westward.bots import ask, bot
from westward.core import box
from westward.core.errors import WestwardError
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from westward.games.gold_seekers.state import Position

GAME = "gold-seekers"
#: A player: answers the open question.
Player = Callable[[State, Rng], int]
#: What a fixed rule fixes.
PARTS = ("river", "canyon", "job", "horse", "coalition")
Rule = tuple[bool, ...]
#: How the rules are switched.
SWITCHED: dict[str, object] = {}
#: So many endings of one game are tried at most by somebody who knows the future.
MOST_TRIED = 4000


def name_of(rule: Rule) -> str:
    """A fixed rule in words."""
    river, canyon, job, horse, coalition = rule
    said = [f"river {'direct' if river else 'detour'}", f"canyon {'direct' if canyon else 'detour'}"]
    said += [
        f"{'' if yes else 'no '}{part}" for yes, part in ((job, "job"), (horse, "horse"), (coalition, "coalition"))
    ]
    return ", ".join(said)


def begun(seats: int) -> State:
    """A game that begins."""
    return westward.title(GAME).start(seats, **SWITCHED)


def by_rule(rule: Rule) -> Player:
    """A player who answers every kind of question always the same way."""
    river, canyon, job, horse, coalition = rule

    def choose(state: State, rng: Rng) -> int:
        legal = state.legal()
        first, last = legal[0], legal[-1]
        step = state.step_now().name
        if step == "job":
            return first if job else last
        if step == "crossing":
            straight = river if state.arg_now() == 1 else canyon
            return last if straight else first
        if step == "horse":
            return first if horse else last
        if step == "offer":
            return legal[rng.below(len(legal) - 1)] if coalition else last
        if step == "answer":
            return first if coalition else last
        return first  # throw again, straight on

    return choose


def at_random(state: State, rng: Rng) -> int:
    """Any answer."""
    return rng.pick(state.legal())


def by_bot(name: str) -> Player:
    """A bot as a player."""
    player = bot(name)
    return lambda state, rng: ask(player, state, rng)


def finish(state: State, players: list[Player], rng: Rng) -> list[float]:
    """Play a position to its end; what each seat has of the victory."""
    while True:
        who = state.to_act
        if who == OVER:
            break
        state.apply(state.draw(rng) if who == CHANCE else players[who](state, rng))
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def meet(mine: Player, others: Player, seats: int, games: int, seed: int) -> tuple[float, float]:
    """How often one player wins against others of one kind, brought to two players, and the standard error.

    With more than two players the share of wins is compared with an even share: 50 % means no better than the others.
    """
    won = []
    for number in range(games):
        rng = Rng(seed * 1_000_003 + number)
        seat = number % seats
        table = [mine if i == seat else others for i in range(seats)]
        won.append(finish(begun(seats), table, rng)[seat])
    mean = sum(won) / games
    return mean, math.sqrt(sum((w - mean) ** 2 for w in won) / games / (games - 1))


def percent(found: tuple[float, float]) -> str:
    """A share with its standard error."""
    return f"{100 * found[0]:.1f} ± {100 * found[1]:.1f} %"


def best_rule(seats: int, games: int, seed: int) -> Rule:
    """The fixed rule that wins most against random players."""
    found = {}
    for rule in itertools.product((True, False), repeat=len(PARTS)):
        if seats == 2 and rule[-1]:
            continue  # KL-9.4: with two players there is no coalition
        found[rule] = meet(by_rule(rule), at_random, seats, games, seed)
    best = max(found, key=lambda rule: found[rule][0])
    print(f"  {percent(found[best])} against random: {name_of(best)}", flush=True)
    return improved(best, seats, games, seed)


def changed(rule: Rule, part: int) -> Rule:
    """The same rule with another answer to one question."""
    return tuple(not yes if part == i else yes for i, yes in enumerate(rule))


def improved(rule: Rule, seats: int, games: int, seed: int) -> Rule:
    """A rule that no other answer to one question beats clearly."""
    for _ in range(4):
        for part in range(len(PARTS) if seats > 2 else len(PARTS) - 1):
            won, error = meet(by_rule(changed(rule, part)), by_rule(rule), seats, 2 * games, seed + 2)
            if won - 1 / seats > 2 * error:
                rule = changed(rule, part)
                break
        else:
            break
    against = meet(by_rule(rule), at_random, seats, 2 * games, seed + 3)
    print(f"  {percent(against)} against random: {name_of(rule)}, best against itself", flush=True)
    return rule


def rules(seats: int, asked: argparse.Namespace) -> None:
    """The best fixed rule, and what each of its answers is worth."""
    best = best_rule(seats, asked.games, asked.seed)
    for i, part in enumerate(PARTS):
        if part == "coalition" and seats == 2:
            continue
        share = meet(by_rule(best), by_rule(changed(best, i)), seats, 4 * asked.games, asked.seed + 1)
        print(f"  {percent(share)} against the same rule with another answer at: {part}", flush=True)


def search(seats: int, asked: argparse.Namespace) -> None:
    """A deep search against random players, the best fixed rule, and that rule against `greedy`."""
    rule = by_rule(best_rule(seats, 10 * asked.games, asked.seed))
    deep, greedy = by_bot(f"search@{asked.search}"), by_bot("greedy")
    pairs = (
        ("search", deep, "random", at_random),
        ("search", deep, "the rule", rule),
        ("the rule", rule, "greedy", greedy),
    )
    for one, mine, other, others in pairs:
        print(f"  {percent(meet(mine, others, seats, asked.games, asked.seed))} {one} against {other}", flush=True)


def level(seats: int, asked: argparse.Namespace) -> None:
    """Sheriff in one seat against the best fixed rule in all others, and the other way round."""
    rule, sheriff = by_rule(best_rule(seats, asked.games, asked.seed)), by_bot("sheriff")
    print(f"  {percent(meet(sheriff, rule, seats, asked.games, asked.seed))} Sheriff against the rule", flush=True)
    print(f"  {percent(meet(rule, sheriff, seats, asked.games, asked.seed))} the rule against Sheriff", flush=True)


def kind_of(state: State) -> str:
    """What kind of decision a position asks for."""
    step = state.step_now().name
    if step == "crossing":
        return PARTS[state.arg_now() - 1]
    return step


def decisions(seats: int, asked: argparse.Namespace) -> None:
    """How far the answers of decisions are apart, by kind."""
    best = best_rule(seats, asked.games, asked.seed)
    rule = by_rule((*best[:-1], seats > 2))  # where nobody ever agrees, offers would mean nothing
    table = [rule] * seats
    found: dict[str, list[tuple[State, int]]] = defaultdict(list)
    number = 0
    while number < 4000 and any(len(found[kind]) < asked.positions for kind in ("river", "canyon", "job", "horse")):
        rng = Rng(asked.seed * 7_000_003 + number)
        number += 1
        state = begun(seats)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(state.draw(rng))
                continue
            if len(state.legal()) > 1 and len(found[kind_of(state)]) < asked.positions and rng.below(2):
                found[kind_of(state)].append((state.copy(), number))
            state.apply(rule(state, rng))
    for kind in sorted(asked.kind or found):
        positions = found[kind]
        tell(kind, [apart(state, table, asked.playouts, luck) for state, luck in positions])


def apart(state: State, table: list[Player], playouts: int, luck: int) -> tuple[float, float]:
    """How much more the first answer wins than the best other one, and the standard error; the same dice for both."""
    seat = state.to_act
    wins = []
    for action in state.legal():
        row = []
        for i in range(playouts):
            after = state.copy()
            after.apply(action)
            row.append(finish(after, table, Rng(luck * 1_000_003 + i))[seat])
        wins.append(row)
    second = max(wins[1:], key=sum)
    gaps = [a - b for a, b in zip(wins[0], second, strict=True)]
    mean = sum(gaps) / playouts
    return mean, math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / playouts / (playouts - 1))


def tell(kind: str, gaps: list[tuple[float, float]]) -> None:
    """The share of decisions whose answers differ by more than a point, with the noise of the playouts taken out."""
    n = len(gaps)
    if n < 3:
        return
    mean = sum(gap for gap, _ in gaps) / n
    seen = sum((gap - mean) ** 2 for gap, _ in gaps) / (n - 1)
    noise = sum(error**2 for _, error in gaps) / n
    spread = math.sqrt(max(seen - noise, 1e-12))

    def below(x: float) -> float:
        return 0.5 * (1 + math.erf((x - mean) / spread / math.sqrt(2)))

    first = 1 - below(0.0)
    more = 1 - below(0.01) + below(-0.01)
    print(
        f"  {kind}: {n} decisions, first answer better in {100 * first:.0f} %, on average by {100 * mean:+.1f} points, "
        f"spread {100 * spread:.1f}, noise {100 * math.sqrt(noise):.1f}; more than one point apart in {100 * more:.0f} %",
        flush=True,
    )


class Foresight:
    """Somebody at a table who knows what all dice and cards will show, and tries all answers.

    Every round of everybody has luck of its own, so that no answer changes what is thrown later.
    """

    def __init__(self, seat: int, others: Player, luck: int) -> None:
        self.seat = seat
        self.others = others
        self.luck = luck
        self.left = MOST_TRIED

    def rng(self, state: Position) -> Rng:
        """The luck of this round of whose turn it is."""
        return Rng(derive(f"foresight {self.luck}", 8 * state.round + state.turn + 1))

    def best(self, state: Position, moment: tuple[int, int], rng: Rng) -> float:
        """The most of the victory that any answers bring."""
        while (who := state.to_act) != OVER:
            if moment != (state.round, state.turn):
                moment, rng = (state.round, state.turn), self.rng(state)
            if who == CHANCE:
                state.apply(state.draw(rng))
            elif who != self.seat:
                state.apply(self.others(state, rng))
            elif len(state.legal()) == 1:
                state.apply(state.legal()[0])
            else:
                return self.tried(state, moment, rng)
        self.left -= 1
        winners = state.winners()
        return 1 / len(winners) if self.seat in winners else 0.0

    def tried(self, state: Position, moment: tuple[int, int], rng: Rng) -> float:
        """The best of all answers to the open question; where there are too many to try, the game counts as won."""
        most = 0.0
        for action in state.legal():
            if self.left <= 0:
                return 1.0
            after = state.copy()
            after.apply(action)
            most = max(most, self.best(after, moment, rng.copy()))
            if most == 1.0:
                break
        return most


def bound(seats: int, asked: argparse.Namespace) -> None:
    """What nobody can exceed against random players and against the best fixed rule."""
    rule = by_rule(best_rule(seats, asked.games, asked.seed))
    for name, others in (("random players", at_random), ("the rule", rule)):
        won, cut = [], 0
        for number in range(asked.games):
            seer = Foresight(number % seats, others, asked.seed * 1_000_003 + number)
            start = cast("Position", begun(seats))
            won.append(seer.best(start, (-1, -1), seer.rng(start)))
            cut += seer.left <= 0
        mean = sum(won) / len(won)
        error = math.sqrt(sum((w - mean) ** 2 for w in won) / len(won) / (len(won) - 1))
        print(
            f"  at most {percent((mean, error))} against {name}; {cut} games were not searched to the end", flush=True
        )


def main() -> None:
    """Read what to measure, and print it for each number of players."""
    parser = argparse.ArgumentParser(description="Measure the decisions of Gold Seekers.")
    parser.add_argument("what", choices=("rules", "search", "level", "decisions", "bound"))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--search", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--kind", nargs="*", help="only these kinds of decisions, such as job")
    parser.add_argument("--option", nargs="*", default=[], help="rules to switch, as name=value")
    parser.add_argument("--box", help="another components.toml")
    asked = parser.parse_args()
    try:
        if asked.box:
            box.use([f"{GAME}={asked.box}"])
        SWITCHED.update({name: value for name, _, value in (option.partition("=") for option in asked.option)})
        begun(2)
    except WestwardError as problem:
        sys.exit(str(problem))
    measure = {"rules": rules, "search": search, "level": level, "decisions": decisions, "bound": bound}[asked.what]
    for seats in asked.players:
        print(f"{seats} players:", flush=True)
        measure(seats, asked)


if __name__ == "__main__":
    main()
