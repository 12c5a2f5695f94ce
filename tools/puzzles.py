"""Makes the puzzles of a game: `make puzzles GAMES=gold-rush`. docs/puzzles.md tells the criteria.

Bots that see differences dimly play games; a quick search looks for questions with one answer far ahead of all others. What
it finds is kept where a much larger search with other luck agrees, where the quick one finds the same answer with several seeds, and where
playing on to the end agrees too.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import westward
from westward.bots import GreedyBot
from westward.bots.advice import gain
from westward.bots.budget import Budget
from westward.bots.contrast import Contrast, contrast
from westward.bots.mcts import SearchBot
from westward.bots.puzzles import BUDGET, CONFIRMED, FILE, SEEDS, Figure, Puzzle, searched
from westward.bots.reasons import Reason
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State

GAMES: Final = Path(__file__).parent.parent / "westward" / "games"
WANTED: Final = 24
#: Who plays the games: well, but not always alike.
PLAYER: Final = GreedyBot(samples=2, heat=0.04, learnt=True)
#: Of so many questions with a choice one is looked at.
EVERY: Final = 2
#: Fewer choices are no puzzle; a yes or no may be one.
CHOICES: Final = 2
#: How much more of a game the answer must promise than any other choice when confirmed, and which share of that at the first look. Where
#: luck has most of the say, a single choice decides less.
CLEARLY: Final = 0.08
CLOSE: Final = {"golden-city": 0.04}
AT_FIRST: Final = 0.6
#: A choice that was tried so seldom has not shown what it is worth.
TRIED: Final = 20
#: The game must still be open: neither won nor lost whatever one does.
OPEN: Final = (0.15, 0.93)
#: So many games are played on to the end with the answer and with the next best choice.
PLAYED_ON: Final = 32
#: At most so many puzzles come from one game, and they lie so many moves apart.
FROM_ONE: Final = 2
APART: Final = 12
#: At most this share asks the same question, or is found at first sight.
SHARE: Final = 0.4
EASY: Final = 0.5
#: So many choices are written down with their figures.
WRITTEN: Final = 8


class Found(NamedTuple):
    """A position in which one answer leads, at the first look."""

    move: int
    state: State
    answer: int


class Counts:
    """What is kept so far, and what there is enough of."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.kept: list[tuple[str, Puzzle]] = []
        self.seen: Counter[str] = Counter()
        self.began = time.monotonic()

    def room_for(self, question: str, hard: bool, kinds: int) -> bool:
        """Whether another puzzle that asks this is wanted."""
        share = max(SHARE, 1 / max(1, kinds))
        alike = sum(asked == question for asked, _ in self.kept)
        easy = sum(not puzzle.hard for _, puzzle in self.kept)
        return alike < ceil(share * self.wanted) and (hard or easy < ceil(EASY * self.wanted))

    def tell(self, game: int) -> None:
        """How far it has come."""
        figures = ", ".join(f"{name} {count}" for name, count in self.seen.items())
        minutes = (time.monotonic() - self.began) / 60
        print(f"after game {game}, {minutes:.1f} minutes: {len(self.kept)} kept; {figures}", flush=True)


def clearly(game: str) -> float:
    """By how much the answer of a puzzle must be ahead in a game."""
    return CLOSE.get(game, CLEARLY)


def ahead(reasons: list[Reason]) -> float:
    """How much more of a game the first choice promises than the best of the others that were tried enough."""
    others = [r.result for r in reasons[1:] if r.visits >= TRIED]
    return reasons[0].result - max(others) if others else 0.0


def played(start: State, rng: Rng, seen: Counter[str]) -> tuple[list[int], list[Found]]:
    """The moves of a game that bots play, and its questions with one answer ahead at the first look."""
    state, actions, found = start, list[int](), list[Found]()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = state.draw(rng)
        else:
            if len(state.choices()) >= CHOICES and rng.below(EVERY) == 0:
                seen["looked at"] += 1
                luck = Rng(rng.next32())
                reasons = SearchBot(Budget(BUDGET), learnt=True).reasons(state.redeal(state.to_act, luck), luck)
                if ahead(reasons) >= AT_FIRST * clearly(state.game):
                    found.append(Found(len(actions), state.copy(), reasons[0].action))
            action = PLAYER.choose(state.redeal(state.to_act, rng), rng)
        state.apply(action)
        actions.append(action)
    return actions, found


def confirmed(draft: Puzzle, action: int, seed: int) -> list[Reason] | None:
    """What the large search finds, if it and the small ones agree that the answer is clearly the best."""
    if any(searched(draft, BUDGET, s)[0].action != action for s in SEEDS):
        return None
    reasons = searched(draft, BUDGET * CONFIRMED, seed)
    best = reasons[0]
    open_still = OPEN[0] <= best.result <= OPEN[1]
    good = (
        best.action == action
        and ahead(reasons) >= clearly(draft.game.game)
        and all(r.result <= best.result for r in reasons)
    )
    return reasons if good and open_still else None


def draft_of(found: Found, game: westward.Record, seed: int) -> Puzzle:
    """A puzzle without its figures."""
    record = westward.Record(game.game, game.players, game.settings, game.actions[: found.move])
    answer = found.state.space.format(found.answer)
    hard = GreedyBot(learnt=True).choose(found.state.redeal(found.state.to_act, Rng(seed)), Rng(seed)) != found.answer
    return Puzzle(found.state.to_act + 1, answer, hard, seed, 0.0, [], [], record.dumps())


def finished(draft: Puzzle, reasons: list[Reason], why: Contrast, seed: int) -> Puzzle:
    """The puzzle with its figures."""
    space = draft.state.space
    order = [reasons[0], *sorted(reasons[1:], key=lambda r: (-r.result, r.action))]
    order = [r for i, r in enumerate(order) if i == 0 or r.visits >= TRIED][:WRITTEN]
    figures = [Figure(space.format(r.action), r.visits, round(r.result, 3), round(r.lead, 2)) for r in order]
    at_once = gain(draft.state, reasons[0].action, Rng(seed))
    return Puzzle(draft.seat, draft.answer, draft.hard, seed, round(at_once, 2), figures, why.rows, draft.record)


def tried(found: Found, game: westward.Record, counts: Counts, kinds: int, seed: int) -> Puzzle | None:
    """The puzzle of a position, if it holds."""
    question = found.state.step_now().name
    draft = draft_of(found, game, seed)
    if not counts.room_for(question, draft.hard, kinds):
        counts.seen["one of many"] += 1
        return None
    luck = derive(f"puzzle {game.game}", seed + found.move)
    reasons = confirmed(draft, found.answer, luck)
    if reasons is None:
        counts.seen["not confirmed"] += 1
        return None
    second = max(reasons[1:], key=lambda r: (r.visits >= TRIED, r.result))
    why = contrast(draft.state, draft.seat - 1, found.answer, second.action, PLAYED_ON, Rng(luck))
    if why.lead < why.error:
        counts.seen["lost when played on"] += 1
        return None
    return finished(draft, reasons, why, seed)


def keep_some(found: list[Found], game: westward.Record, counts: Counts, kinds: int, seed: int) -> None:
    """Keep a few puzzles of a game, in the order in which they are given."""
    taken: list[int] = []
    for one in found:
        if len(taken) == FROM_ONE or len(counts.kept) == counts.wanted:
            return
        if any(abs(one.move - move) < APART for move in taken):
            continue
        puzzle = tried(one, game, counts, kinds, seed)
        if puzzle is not None:
            taken.append(one.move)
            counts.kept.append((one.state.step_now().name, puzzle))


def make(game: str, wanted: int, seed: int, minutes: float) -> list[Puzzle]:
    """Puzzles of a game, until there are enough or the time is up."""
    title = westward.title(game)
    counts = Counts(wanted)
    asked: set[str] = set()
    number = 0
    while len(counts.kept) < wanted and time.monotonic() < counts.began + 60 * minutes:
        number += 1
        rng = Rng(derive(f"puzzles of {game}", seed + number))
        players = title.players[number % len(title.players)]
        start = title.start(players)
        actions, found = played(start, rng, counts.seen)
        counts.seen["ahead"] += len(found)
        asked.update(one.state.step_now().name for one in found)
        before = len(counts.kept)
        keep_some(
            sorted(found, key=lambda _: rng.next32()),
            westward.Record(game, players, start.settings, actions),
            counts,
            len(asked),
            seed + number,
        )
        if len(counts.kept) > before:
            counts.tell(number)
    print(game, Counter(name for name, _ in counts.kept), sum(p.hard for _, p in counts.kept), "hard", flush=True)
    return [puzzle for _, puzzle in counts.kept]


def written(title: westward.Title, puzzles: list[Puzzle]) -> str:
    """The file of a game's puzzles."""
    head = f"""# Puzzles: positions of played games with one clearly best answer. Made by `make puzzles GAMES={title.id}`, not by hand;
# docs/puzzles.md tells the criteria and what the figures are.
version = "{title.version}"
ahead = {clearly(title.id)}
"""
    return head + "".join(_one(puzzle) for puzzle in puzzles)


def _one(p: Puzzle) -> str:
    figures = "".join(
        f'  {{ move = "{f.move}", tries = {f.tries}, result = {f.result}, lead = {f.lead} }},\n' for f in p.choices
    )
    why = "".join(
        f'  {{ item = "{d.item}", points = {d.points}, error = {d.error}, rival = {str(d.rival).lower()} }},\n'
        for d in p.why
    )
    return f'''
[[puzzle]]
seat = {p.seat}
answer = "{p.answer}"
hard = {str(p.hard).lower()}
seed = {p.seed}
gain = {p.gain}
choices = [
{figures}]
why = [
{why}]
record = """
{p.record}"""
'''


def main() -> None:
    """Make the puzzles of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args()
    for game in given.games or westward.ids():
        title = westward.title(game)
        began = time.monotonic()
        puzzles = make(game, given.wanted, given.seed, given.minutes)
        if len(puzzles) < given.wanted:
            sys.exit(
                f"{game}: only {len(puzzles)} of {given.wanted} puzzles in {given.minutes:g} minutes; nothing is written."
            )
        target = GAMES / title.folder.name / FILE
        target.write_text(written(title, puzzles), encoding="utf-8")
        print(f"{target}: {len(puzzles)} puzzles in {(time.monotonic() - began) / 60:.1f} minutes", flush=True)


if __name__ == "__main__":
    main()
