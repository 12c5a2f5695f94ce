"""How good a choice was, in words: the last one of a running game, and the moments of a finished one."""

from __future__ import annotations

import msgspec
import pytest

import westward
from westward.bots import Budget, coaching, puzzles
from westward.bots.reasons import Reason
from westward.bots.review import Review, Turn, sentences
from westward.core.rng import Rng
from westward.core.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["gold-rush", "great-western-trail"])
def test_the_best_choice_is_praised_and_a_bad_one_is_not(game: str, language: str) -> None:
    puzzle = puzzles.of(game)[0]
    state, seat, words = puzzle.state, puzzle.seat - 1, Words(westward.title(game), language)
    said = []
    for action in (puzzle.action, state.space.parse(puzzle.choices[-1].move)):
        found = coaching.judged(state, seat, action, Budget(puzzles.BUDGET), Rng(1))
        said.append(coaching.verdict(found, state, words))
        assert found.best.action == puzzle.action
        assert coaching.reasoning(found, state, words)
        offered = [r.action for r in coaching.offered(found)]
        assert {puzzle.action, action} <= set(offered)
        assert 2 <= len(offered) <= 4
    assert said[0] != said[1]
    assert not any("coach-" in one or "{" in one for one in said)


def test_a_choice_is_judged_from_what_the_seat_knew() -> None:
    puzzle = next(p for p in puzzles.of("gold-rush") if p.game.players == 2)
    state, seat = puzzle.state, puzzle.seat - 1
    other = state.redeal(seat, Rng(99))
    assert other.key() != state.key(), "the deck lies in another order"
    one, two = (
        coaching.judged(s.redeal(seat, Rng(5)), seat, puzzle.action, Budget(200), Rng(7)) for s in (state, other)
    )
    assert one.best.action == two.best.action == puzzle.action


def test_the_last_choice_is_the_seats_own_and_one_that_it_had() -> None:
    game = westward.start("gold-seekers", players=3, seed=5)
    rng = westward.Rng(5)
    while not game.over:
        game.play(rng.pick(game.legal()))
    history = game.record().history()
    for seat in range(3):
        at = coaching.last_choice(history, seat)
        assert at is not None
        assert history.actors[at] == seat
        assert len(history.at(at).choices()) > 1
        later = [i for i in range(at + 1, len(history.actions)) if history.actors[i] == seat]
        assert all(len(history.at(i).choices()) == 1 for i in later)
    assert coaching.last_choice(westward.start("gold-seekers", players=3, seed=5).record().history(), 0) is None


def test_five_moments_of_a_seat_at_most_in_the_order_of_the_game() -> None:
    game = westward.start("gold-rush", players=2, seed=3)
    rng = westward.Rng(3)
    while not game.over:
        game.play(rng.pick(game.legal()))
    history = game.record().history()
    own = [i for i in range(len(history.actions)) if history.actors[i] == 0 and len(history.at(i).choices()) > 1]
    turns = [Turn(i + 1, "choice", 0, history.actions[i], -1, 1.0, 0.0, 0.0, 0.5) for i in own[30:50]]
    turns += [Turn(own[0] + 1, "luck", 0, history.actions[own[0]], -1, 0.0, 0.1, 0.9, 0.8)]
    found = coaching.moments(Review([], [], turns), history, [0, 1], 0.5)
    assert len(found) == coaching.MOST
    assert [m.move for m in found] == sorted(m.move for m in found)
    assert all(history.actions[m.move] == m.judgement.action for m in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_do_not_show_what_is_better_games_won_are_told(language: str) -> None:
    puzzle = puzzles.of("gold-seekers")[0]
    state, seat, words = puzzle.state, puzzle.seat - 1, Words(westward.title("gold-seekers"), language)
    other = next(a for a in state.choices() if a != puzzle.action)
    for lead, shows in ((-2.0, False), (3.0, True)):
        reasons = [Reason(puzzle.action, 90, 0.61, lead), Reason(other, 30, 0.42, 0.0)]
        said = coaching.verdict(coaching.Judgement(seat, other, reasons, 120, 0.0), state, words)
        assert ("61 %" in said and "42 %" in said) is not shows
        turn = Turn(len(puzzle.game.actions) + 1, "choice", seat, other, puzzle.action, lead, 0.42, 0.61, 0.19)
        record = westward.Record(
            puzzle.game.game, puzzle.game.players, puzzle.game.settings, [*puzzle.game.actions, other]
        )
        for kind in ("choice", "blunder", "good"):
            told = sentences(Review([], [], [msgspec.structs.replace(turn, kind=kind)]), record, words)[0]
            assert ("61 %" in told and "42 %" in told) is not shows
            assert "review-" not in told
