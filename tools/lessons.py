"""For whoever writes a lesson: find a game that has what it shall show, and list the decisions of a course.

    python tools/lessons.py find gold-seekers --players 3 --kinds crossing,horse,job --games 500 > first.txt
    python tools/lessons.py show gold-seekers
    python tools/lessons.py approve gold-seekers

`find` plays games between bots and prints the record in which the learner is asked all the given questions soonest; `show` lists every
decision of the learner in a record, or in each chapter of a game's lesson, with its number, question, proposal and other choices, and how long
it takes. `approve` says that the remarks have been read against the clauses that they cite, as these are now.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import westward
from westward.bots import bot
from westward.core import registry
from westward.core.history import History
from westward.core.lesson import lesson
from westward.core.record import Record, loads
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE
from westward.core.words import LANGUAGES, Words


def play(game: str, players: int, seed: int, level: str, most: int) -> History:
    """A game between bots of one level, up to a number of moves."""
    history = History(registry.title(game).start(players), f"lesson {seed}")
    minds = [bot(level) for _ in range(players)]
    while not history.over and len(history.actions) < most:
        if history.state.to_act == CHANCE:
            history.draw()
            continue
        seat = history.state.pending()[0]
        rng = Rng(derive(f"lesson {seed}", history.number))
        asked = history.state.asking(seat)
        if asked.step_now().sealed:
            while not history.over and history.state.to_act >= 0 and history.state.step_now().sealed:
                who = history.state.to_act
                history.play(minds[who].choose(history.state.asking(who).redeal(who, rng), rng))
        else:
            history.play(minds[seat].choose(history.state.redeal(seat, rng), rng))
    return history


def decisions(history: History, seat: int) -> Iterator[tuple[int, str]]:
    """The learner's decisions: the number of the move, and the question."""
    state = history.at(0)
    for i, (who, action) in enumerate(zip(history.actors, history.actions, strict=True)):
        if who == seat:
            yield i + 1, state.step_now().name
        state.apply(action)


def find(args: argparse.Namespace) -> int:
    """Print the record in which all questions are asked soonest after each other."""
    wanted = set(args.kinds.split(","))
    best: tuple[int, Record, int, int] | None = None
    for seed in range(args.first, args.first + args.games):
        history = play(args.game, args.players, seed, args.level, args.most)
        asked = list(decisions(history, args.seat - 1))
        for start, (first, _) in enumerate(asked):
            missing = set(wanted)
            for count, (at, kind) in enumerate(asked[start:], start=1):
                missing.discard(kind)
                if not missing:
                    cost = (at - first) + 4 * count
                    if best is None or cost < best[0]:
                        actions = history.actions[: min(at + args.after, len(history.actions))]
                        best = cost, Record(args.game, args.players, history.state.settings, actions), first, at
                        print(f"seed {seed}: moves {first} to {at}, {count} decisions", file=sys.stderr)
                    break
    if best is None:
        print("No game asks all of that.", file=sys.stderr)
        return 1
    print(best[1].dumps(), end="")
    return 0


def show(args: argparse.Namespace) -> int:
    """List the learner's decisions with their choices."""
    if args.record:
        _show(loads(Path(args.record).read_text(encoding="utf-8")), args, args.seat - 1, None)
        return 0
    found = lesson(args.game)
    if found is None:
        print(f"{args.game} has no lesson.", file=sys.stderr)
        return 1
    for chapter in found.chapters():
        print(f"== {chapter.name}")
        _show(chapter.record, args, chapter.seat, {step.at for step in chapter.steps})
    print(", ".join(f"{language}: {found.minutes(language):.1f} minutes" for language in LANGUAGES))
    return 0


def approve(args: argparse.Namespace) -> int:
    """Write down the clauses that the remarks cite, as they are now."""
    found = lesson(args.game)
    if found is None:
        print(f"{args.game} has no lesson.", file=sys.stderr)
        return 1
    lines = [
        f"# The clauses that the remarks rest on, as they were when these were last read: tools/lessons.py approve {args.game}"
    ]
    for language in LANGUAGES:
        lines += ["", f"[{language}]", *[f'"{clause}" = "{short}"' for clause, short in found.cited(language).items()]]
    (found.folder / "clauses.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def _show(record: Record, args: argparse.Namespace, seat: int, only: set[int] | None) -> None:
    history = record.history()
    words = Words(registry.title(record.game), args.lang)
    state = history.at(0)
    for i, (who, action) in enumerate(zip(history.actors, history.actions, strict=True)):
        told: westward.core.journal.Journal = []
        question = registry.view(state, who).head.question if who == seat else None
        if question is not None and i + 1 >= args.start and (only is None or i + 1 in only):
            view = registry.view(state, seat)
            print(f"[{i + 1}] {question.name}: {words.question(question)}")
            legal = state.legal()
            for choice in [registry.title(record.game).choice(view, a) for a in legal[: args.choices]]:
                mark = "→" if choice.action == action else " "
                print(f"    {mark} {choice.notation}: {words.choice(choice)} ({choice.clause})")
            if len(legal) > args.choices:
                chosen = registry.title(record.game).choice(view, action)
                print(f"    … {len(legal)} in all; → {chosen.notation}: {words.choice(chosen)}")
        state.apply(action, told)
        if i + 1 >= args.start and only is None:
            for event in told:
                print(f"      {i + 1} {'*' if who < 0 else who + 1} {words.event(event)}")


def main() -> int:
    """Find, show or approve."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("deed", choices=("find", "show", "approve"))
    parser.add_argument("game")
    parser.add_argument("--record")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--kinds", default="")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=2000)
    parser.add_argument("--after", type=int, default=12)
    parser.add_argument("--level", default="greenhorn")
    parser.add_argument("--start", type=int, default=1)
    parser.add_argument("--choices", type=int, default=12)
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    return {"find": find, "show": show, "approve": approve}[args.deed](args)


if __name__ == "__main__":
    sys.exit(main())
