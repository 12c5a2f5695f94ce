"""The puzzles: every answer is found again by a fixed budget, from what its seat knows, and is explained in words."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

import westward
from westward.bots import puzzles
from westward.core.view import as_json
from westward.core.words import LANGUAGES, Words

GAMES = westward.ids()


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_twenty_made_for_the_rules_and_the_box_that_are_here(game: str) -> None:
    title = westward.title(game)
    book = puzzles.read(title)
    assert book is not None, puzzles.remake(title)
    assert book.version == title.version, f"The rules, moves or box have changed. {puzzles.remake(title)}"
    assert len(book.puzzle) >= 20
    assert len({p.name for p in book.puzzle}) == len(book.puzzle)
    assert any(p.hard for p in book.puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_a_fixed_budget_finds_every_answer(game: str) -> None:
    missed = [
        (number, puzzle.answer)
        for number, puzzle in enumerate(puzzles.of(game), start=1)
        if puzzles.searched(puzzle, puzzles.BUDGET, puzzles.SEEDS[0])[0].action != puzzle.action
    ]
    assert missed == [], f"The search finds something else. {puzzles.remake(westward.title(game))}"


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_stands_clearly_first_in_a_much_larger_search(game: str) -> None:
    book = puzzles.read(westward.title(game))
    assert book is not None
    assert book.ahead >= 0.04
    for puzzle in book.puzzle:
        best, *others = puzzle.choices
        assert best.move == puzzle.answer
        assert best.result - max(f.result for f in others) >= book.ahead - 0.001
        assert sum(f.tries for f in puzzle.choices) > puzzles.BUDGET * puzzles.CONFIRMED / 2


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_is_asked_and_sees_only_what_it_knows(game: str) -> None:
    for number, puzzle in enumerate(puzzles.of(game)):
        state, seat = puzzle.state, puzzle.seat - 1
        assert state.to_act == seat
        assert {f.move for f in puzzle.choices} <= {state.space.format(a) for a in state.choices()}
        redealt = state.redeal(seat, westward.Rng(number))
        assert as_json(westward.view(redealt, seat)) == as_json(westward.view(state, seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_said_why(game: str, language: str) -> None:
    words = Words(westward.title(game), language)
    for puzzle in puzzles.of(game):
        said = puzzles.explanation(puzzle, words)
        assert said.count("“" if language == "de" else "”") >= 2, (
            "the answer and the next best are called by their names"
        )
        assert ("beides zu Ende" if language == "de" else "layed on to the end") in said, "where the points come from"
        assert "advice-" not in said
        assert "contrast-" not in said
        assert "{" not in said
        assert "_" not in said, "an id"
        other = next(a for a in puzzle.state.choices() if a != puzzle.action)
        assert puzzles.verdict(puzzle, puzzle.action, words) != puzzles.verdict(puzzle, other, words)


def test_a_day_has_one_puzzle_and_the_games_come_in_turn() -> None:
    first = date(2026, 11, 18)
    days = [puzzles.daily(first + timedelta(days=i)) for i in range(5 * len(GAMES))]
    assert days == [puzzles.daily(first + timedelta(days=i)) for i in range(5 * len(GAMES))]
    assert len(set(days)) == len(days)
    games = [day[0] for day in days if day is not None]
    assert sorted(games[: len(GAMES)]) == GAMES
    assert games[: len(GAMES)] == games[len(GAMES) : 2 * len(GAMES)]


def test_puzzles_of_another_version_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    book = puzzles.read(westward.title("gold-rush"))
    assert book is not None
    monkeypatch.setattr(puzzles, "read", lambda title: puzzles.Book("of another version", book.ahead, book.puzzle))
    assert puzzles.of.__wrapped__("gold-rush") == []


def test_a_game_without_a_file_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "FILE", "there-is-no-such-file.toml")
    assert puzzles.read(westward.title("gold-rush")) is None
    assert puzzles.of.__wrapped__("gold-rush") == []
