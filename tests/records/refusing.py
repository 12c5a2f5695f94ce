"""What the recorded games ask, with its facts, and what they refuse, with its reason, clause and facts.

    01-5-players-end-shared.txt
    12 lay asks tile=16f left=71
    12 lay refuses place 3,4 r1: no-neighbour GR-4.4 x=3 y=4 turn=1

The number is that of the moves made before. Of each kind of refusal, a few are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import westward

#: How many refusals of each reason are kept by question and kind of action, and how many of each question's facts.
KEPT: Final = 6
#: How many actions of each kind are tried at each question.
TRIED: Final = 10
#: How far beside a legal action others are tried.
BESIDE: Final = 9


def file_of(folder: Path, game: str) -> Path:
    """Where the refusals of a game are kept."""
    return folder / f"{game}.refusals.txt"


def refusals(folder: Path, game: str) -> str:
    """All that is kept of a game, record by record."""
    seen: Counter[tuple[str, ...]] = Counter()
    told: list[str] = []
    for number, path in enumerate(sorted((folder / game).glob("*.txt"))):
        rng = westward.Rng(westward.derive(f"refusals/{game}", number))
        found = list(_found(westward.loads(path.read_text(encoding="utf-8")), seen, rng))
        told += [path.name, *found] if found else []
    return "\n".join([*told, ""])


def kept(folder: Path, game: str) -> dict[str, list[str]]:
    """What is kept of a game, by the file of the record."""
    found: dict[str, list[str]] = {}
    for line in file_of(folder, game).read_text(encoding="utf-8").splitlines():
        if line[:2].isdigit() and line.endswith(".txt"):
            found[line] = []
        else:
            found[next(reversed(found))].append(line)
    return found


def told_again(record: westward.Record, lines: list[str]) -> Iterator[str]:
    """What a record asks and refuses now, at the same moments."""
    state, done = record.start(), 0
    for line in lines:
        number, _, what = line.split()[:3]
        for action in record.actions[done : int(number)]:
            state.apply(action)
        done = int(number)
        if what == "asks":
            yield _question(state, done)
        else:
            yield _refusal(state, done, state.space.parse(line.split(" refuses ")[1].split(":")[0]))


def _found(record: westward.Record, seen: Counter[tuple[str, ...]], rng: westward.Rng) -> Iterator[str]:
    """What a record shows that was not shown often enough."""
    state = record.start()
    for number, action in enumerate(record.actions):
        if state.to_act != westward.CHANCE:
            line = _question(state, number)
            name = state.step_now().name
            if "=" in line and _new(seen, 1, line.split(" ", 1)[1]) and _new(seen, KEPT, name):
                yield line
            for tried in _illegal(state, rng):
                refusal = state.why_not(tried)
                assert refusal is not None
                kind = state.space.kind_of(tried).name
                if _new(seen, KEPT if refusal.args else 2, name, kind, refusal.reason, refusal.clause):
                    yield _refusal(state, number, tried)
        state.apply(action)


def _new(seen: Counter[tuple[str, ...]], often: int, *key: str) -> bool:
    """Whether something was not met so often yet."""
    seen[key] += 1
    return seen[key] <= often


def _illegal(state: westward.State, rng: westward.Rng) -> Iterator[int]:
    """Some actions of the kinds that the question is about which are not legal: any, and some beside legal ones."""
    legal = state.legal()
    kinds = [state.space.kinds[name] for name in state.step_now().kinds.split()]
    tried = {kind.base + rng.below(kind.size) for kind in kinds for _ in range(TRIED)}
    beside = {rng.pick(legal) + rng.below(2 * BESIDE + 1) - BESIDE for _ in range(TRIED)}
    tried |= {action for kind in kinds for action in beside if kind.base <= action < kind.base + kind.size}
    yield from sorted(tried - set(legal))


def _question(state: westward.State, number: int) -> str:
    step = state.step_now()
    question = westward.view(state, state.to_act).head.question
    facts = question.facts if question else {}
    return " ".join([f"{number} {step.name} asks", *(f"{name}={value}" for name, value in facts.items())])


def _refusal(state: westward.State, number: int, action: int) -> str:
    refusal = state.why_not(action)
    line = f"{number} {state.step_now().name} refuses {state.space.format(action)}:"
    if refusal is None:
        return f"{line} nothing"
    return " ".join(
        [line, refusal.reason, refusal.clause, *(f"{name}={value}" for name, value in refusal.args.items())]
    )
