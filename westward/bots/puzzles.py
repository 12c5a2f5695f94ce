"""Puzzles: positions of played games with one clearly best answer, and why it is the best.

They stand in the file `puzzles.toml` of a game's folder, made by `tools/puzzles.py`; a game without one has none. docs/puzzles.md
tells by which criteria they were chosen.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache, cached_property
from typing import Final

import msgspec

from westward.bots.advice import LEVEL, Advice, decimal, label, percent, say, sentence
from westward.bots.budget import Budget
from westward.bots.contrast import Difference, in_words
from westward.bots.mcts import SearchBot
from westward.bots.reasons import Reason
from westward.core import registry
from westward.core.errors import SettingsError
from westward.core.record import Record, loads
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.title import Title
from westward.core.words import Words

#: Iterations by which every answer is found again, and by how many seeds.
BUDGET: Final = 400
SEEDS: Final = (1, 2, 3)
#: How many more iterations confirm an answer before a puzzle is kept.
CONFIRMED: Final = 20
FILE: Final = "puzzles.toml"


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the confirming search found out about a choice: its notation, tries, mean result and mean lead."""

    move: str
    tries: int
    result: float
    lead: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A position, whom it asks, the answer, and what is known of the choices, the best first."""

    #: From 1, as in records.
    seat: int
    answer: str
    #: Whether whoever looks one decision ahead answers something else.
    hard: bool
    #: The seed of the game it comes from, played by bots.
    seed: int
    gain: float
    choices: list[Figure]
    why: list[Difference]
    record: str

    @cached_property
    def game(self) -> Record:
        """The game up to the question."""
        return loads(self.record)

    @property
    def state(self) -> State:
        """The position, with the question open; who shows it, shows the view of its seat."""
        return self.game.state().asking(self.seat - 1)

    @cached_property
    def action(self) -> int:
        """The answer as an action."""
        return registry.title(self.game.game).space.parse(self.answer)

    @cached_property
    def name(self) -> str:
        """A short name that no other puzzle has, and that a puzzle keeps wherever it stands."""
        return hashlib.sha256(f"{self.record} {self.seat} {self.answer}".encode()).hexdigest()[:8]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, the version of the game they were made for, and how much more of a game each answer promises at least."""

    version: str
    ahead: float
    puzzle: list[Puzzle]


def read(title: Title) -> Book | None:
    """The puzzles of a game as they are written; None if it has none."""
    file = title.folder / FILE
    if not file.exists():
        return None
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Book)
    except msgspec.DecodeError as problem:
        raise SettingsError(f"{FILE} of {title.id} cannot be read: {problem}.") from None


@cache
def of(game: str) -> list[Puzzle]:
    """The puzzles of a game; none where there are none, or none that were made for the version that is here."""
    title = registry.title(game)
    book = None if title.beside else read(title)
    return [] if book is None or book.version != title.version else book.puzzle


def remake(title: Title) -> str:
    """What to do when puzzles do not fit any more."""
    return f"Make the puzzles of {title.id} anew: `make puzzles GAMES={title.id}`; see docs/puzzles.md."


def daily(day: date) -> tuple[str, int] | None:
    """The game and the number, from 1, of the puzzle of a day: the games in turn, and the puzzles of each in turn."""
    games = [game for game in registry.ids() if of(game)]
    if not games:
        return None
    days = day.toordinal()
    game = games[days % len(games)]
    return game, days // len(games) % len(of(game)) + 1


def searched(puzzle: Puzzle, iterations: int, seed: int) -> list[Reason]:
    """What a search finds in a puzzle's position, from what its seat knows; the choice first."""
    rng = Rng(seed)
    known = puzzle.state.redeal(puzzle.seat - 1, rng)
    return SearchBot(Budget(iterations), learnt=True).reasons(known, rng)


def explanation(puzzle: Puzzle, words: Words) -> str:
    """Why the answer is the best: the figures of the search, and where the points come from."""
    state, seat, space = puzzle.state, puzzle.seat - 1, registry.title(puzzle.game.game).space
    reasons = [Reason(space.parse(f.move), f.tries, f.result, f.lead) for f in puzzle.choices]
    found = Advice(seat, reasons, sum(f.tries for f in puzzle.choices), puzzle.gain)
    why = in_words(puzzle.why, words) or [say(words.language, "contrast-many")]
    return " ".join([sentence(found, state, words, tries=False), *why])


def verdict(puzzle: Puzzle, action: int, words: Words) -> str:
    """What is to be said about an answer, in a sentence."""
    language = words.language
    if action == puzzle.action:
        return say(language, "puzzle-right")
    moves = {f.move: f for f in puzzle.choices}
    title = registry.title(puzzle.game.game)
    figure = moves.get(title.space.format(action))
    facts = {"choice": label(puzzle.state, puzzle.seat - 1, action, words)}
    if figure is None:
        return say(language, "puzzle-wrong-far", **facts)
    best = puzzle.choices[0]
    if best.lead - figure.lead >= LEVEL:
        return say(language, "puzzle-wrong", less=decimal(best.lead - figure.lead, language), **facts)
    return say(language, "puzzle-wrong-wins", percent=percent(figure.result), best=percent(best.result), **facts)
