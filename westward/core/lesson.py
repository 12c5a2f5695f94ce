"""Guided first games: a course through real games, and what is remarked along it in each language.

A game has a lesson if its folder has a folder `lesson`: `course.toml` says which decisions of which records are walked through,
and `en.toml` and `de.toml` say what is remarked there. docs/lessons.md tells how one is written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from westward.core import registry
from westward.core.errors import SettingsError, WestwardError
from westward.core.history import History, Written
from westward.core.record import Record, loads
from westward.core.state import CHANCE
from westward.core.title import Title

T = TypeVar("T")

#: What a lesson's time is reckoned from: how many words one reads in a minute who learns, and how many seconds a decision takes: to find
#: its proposal on the board, to press it and to confirm it.
WORDS_A_MINUTE: Final = 180
SECONDS_A_DECISION: Final = 12

#: How a remark cites a clause of the rulebook.
CITED: Final = re.compile(r"§ ?([A-Z]+-\d+\.\d+[a-z]?)")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that the learner makes: the number of the record's move, and the question that is asked there."""

    at: int
    asks: str
    #: Other moves that may stand: the course goes on as if the proposed one had been made.
    fine: list[str] = []
    #: Whether all that lies between the decision before and this one happens at once.
    later: bool = False


class ChapterPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: a record of the lesson's folder, the decisions in it, and how many moves of it are played; all if it does not say."""

    name: str
    record: str
    step: list[Step]
    ends: int | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `course.toml` says: the learner's seat (from 1), how long it takes, and the chapters."""

    seat: int
    minutes: int
    chapter: list[ChapterPlan]
    #: Questions that are left out, with the option that must be switched for them to be asked.
    beyond: dict[str, str] = {}


class StepText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a decision, and of other choices there: by notation, by kind of move, or `*` for all others."""

    say: str
    other: dict[str, str] = {}

    def about(self, notation: str) -> str:
        """What is said of another choice; empty if nothing was foreseen."""
        other = self.other
        return other.get(notation) or other.get(notation.split(" ", 1)[0]) or other.get("*", "")


class ChapterText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said in a chapter: at each of its decisions, and at its end."""

    title: str
    end: str
    step: list[StepText]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson says in one language."""

    goal: str
    chapter: dict[str, ChapterText]

    def read(self) -> str:
        """All that a learner reads who follows: what is said of other choices is left out."""
        chapters = [" ".join([one.title, *[step.say for step in one.step], one.end]) for one in self.chapter.values()]
        return CITED.sub("", " ".join([self.goal, *chapters]))

    def all(self) -> list[str]:
        """Every text, for whoever checks them."""
        found = [self.goal]
        for chapter in self.chapter.values():
            found += [chapter.title, chapter.end]
            found += [text for step in chapter.step for text in (step.say, *step.other.values())]
        return found


@dataclass(frozen=True)
class Standing:
    """How far a game has followed a chapter: so many moves agree with it, and so many were made."""

    agreed: int
    made: int
    #: How many moves the chapter has.
    all: int

    @property
    def strayed(self) -> bool:
        """Whether another move was made than the chapter has."""
        return self.agreed < min(self.made, self.all)

    @property
    def done(self) -> bool:
        """Whether the chapter was followed to its end."""
        return self.agreed == self.all


class Chapter:
    """A chapter with its moves, replayed; a WestwardError says where it does not fit the game."""

    def __init__(self, plan: ChapterPlan, seat: int, folder: Path) -> None:
        self.name = plan.name
        self.seat = seat
        record = loads((folder / plan.record).read_text(encoding="utf-8"))
        self.record: Record = record
        self.history: History = record.history()
        self.actions: list[int] = self.history.actions[: plan.ends]
        self.actors: list[int] = self.history.actors[: plan.ends]
        self.steps: list[Step] = plan.step
        self._check()

    def _check(self) -> None:
        if not self.steps:
            raise SettingsError(f"The chapter {self.name} has no steps.")
        for step in self.steps:
            where = f"Step {step.at} of the chapter {self.name}"
            if not 1 <= step.at <= len(self.actions) or self.actors[step.at - 1] != self.seat:
                raise SettingsError(f"{where}: that move is not the learner's.")
            asks = self.history.at(step.at - 1).step_now().name
            if asks != step.asks:
                raise SettingsError(f"{where}: it asks '{asks}', not '{step.asks}'.")

    @cached_property
    def indexes(self) -> dict[int, Step]:
        """The steps by the number of moves made before them."""
        return {step.at - 1: step for step in self.steps}

    @cached_property
    def fine(self) -> dict[int, set[int]]:
        """The moves that may stand in place of the proposed ones, by the number of moves made before them."""
        parse = self.history.state.space.parse
        return {step.at - 1: {parse(move) for move in step.fine} for step in self.steps}

    def opens(self, index: int) -> int:
        """How many moves lie behind when the question of a move is put: answers to a sealed question are all given from there."""
        while index and self.history.at(index).step_now().sealed and self.history.at(index - 1).step_now().sealed:
            index -= 1
        return index

    @cached_property
    def begins(self) -> int:
        """How many moves lie behind when the chapter opens."""
        return self.opens(self.steps[0].at - 1)

    def opening(self) -> list[Written]:
        """The moves that lie behind when the chapter opens, as they are written down."""
        return self.history.written(self.history.entries[: self.begins], 0)

    def standing(self, actions: Sequence[int]) -> Standing:
        """How far a game has followed."""
        for i, action in enumerate(actions[: len(self.actions)]):
            if action != self.actions[i] and action not in self.fine.get(i, ()):
                return Standing(i, len(actions), len(self.actions))
        return Standing(min(len(actions), len(self.actions)), len(actions), len(self.actions))

    def next_step(self, index: int) -> Step | None:
        """The next decision after so many moves."""
        return next((step for step in self.steps if step.at > index), None)

    def ahead(self, index: int, count: int) -> tuple[list[int], list[int]]:
        """After so many moves and `count` decisions: the further decisions that happen at once, and all that chance draws till then."""
        decisions: list[int] = []
        draws: list[int] = []
        after = self.next_step(index + count)
        until = after.at - 1 if after is not None and after.later else -1
        i, passed = index, 0
        while i < len(self.actions):
            if self.actors[i] == CHANCE:
                draws.append(self.actions[i])
            elif passed < count:
                passed += 1
            elif i < until:
                decisions.append(self.actions[i])
            else:
                break
            i += 1
        return decisions, draws

    def back_from(self, standing: Standing) -> int | None:
        """How many moves lie behind the decision to which one goes back; None at the first one."""
        before = [self.opens(step.at - 1) for step in self.steps]
        found = [i for i in before if i < standing.made and i <= standing.agreed]
        return found[-1] if found else None


class Lesson:
    """The guided first game of a game."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.folder = title.folder / "lesson"
        self.plan = _read(self.folder / "course.toml", Plan)

    @cached_property
    def names(self) -> list[str]:
        """The names of the chapters, in order."""
        return [chapter.name for chapter in self.plan.chapter]

    @cache  # noqa: B019 lessons are few and stay
    def chapter(self, name: str) -> Chapter:
        """A chapter; a SettingsError says when there is none of that name."""
        plan = next((chapter for chapter in self.plan.chapter if chapter.name == name), None)
        if plan is None:
            raise SettingsError(f"There is no chapter '{name}'; there are {', '.join(self.names)}.")
        return Chapter(plan, self.plan.seat - 1, self.folder)

    def chapters(self) -> list[Chapter]:
        """All chapters, in order."""
        return [self.chapter(name) for name in self.names]

    def minutes(self, language: str) -> float:
        """How long it takes to follow, reckoned from what there is to read and to decide."""
        decisions = sum(len(chapter.step) for chapter in self.plan.chapter)
        return len(self.text(language).read().split()) / WORDS_A_MINUTE + decisions * SECONDS_A_DECISION / 60

    def cited(self, language: str) -> dict[str, str]:
        """The clauses that its remarks cite, each as its rulebook has it, in short form: it changes with every word of the clause."""
        clauses = self.title.rulebook(language).clauses
        names = {name for text in self.text(language).all() for name in CITED.findall(text)}
        return {name: blake2b(clauses.get(name, "").encode(), digest_size=6).hexdigest() for name in sorted(names)}

    def approved(self) -> dict[str, dict[str, str]]:
        """The cited clauses in each language as they were when the remarks were last read against them (`clauses.toml`)."""
        return _read(self.folder / "clauses.toml", dict[str, dict[str, str]])

    @cache  # noqa: B019
    def text(self, language: str) -> Text:
        """What it says in a language."""
        return _read(self.folder / f"{language}.toml", Text)


@cache
def lesson(game: str) -> Lesson | None:
    """The guided first game of a game; None if it has none. It is played with the usual box."""
    title = registry.title(game)
    return Lesson(title) if not title.beside and (title.folder / "lesson" / "course.toml").exists() else None


def find_chapter(game: str, name: str) -> Chapter | None:
    """A chapter of a game's lesson, as long as it is there and fits the game."""
    found = lesson(game)
    if found is None or name not in found.names:
        return None
    try:
        return found.chapter(name)
    except WestwardError:
        return None


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as problem:
        raise SettingsError(f"{path.parent.parent.name}/lesson/{path.name}: {problem}") from None
