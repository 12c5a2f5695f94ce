"""Hints for a person and the review after a game."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import westward
from westward.bots import Budget, ask, bot
from westward.bots.advice import Advice, advise, last_decision, percent, printed, ranked, sentence
from westward.bots.reasons import Reason
from westward.bots.review import Review, Turn, chances, graph, review, sentences
from westward.bots.slides import slides
from westward.core.words import LANGUAGES


def played(game: str, players: int, seed: int, decisions: int) -> westward.Game:
    """A game between quick bots, up to a number of decisions."""
    match = westward.start(game, players, seed)
    rng = westward.Rng(seed)
    while not match.over and decisions:
        match.play(ask(bot("greenhorn"), match.state, rng))
        decisions -= 1
    return match


@pytest.mark.parametrize("game", westward.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_has_figures_and_a_sentence(game: str, language: str) -> None:
    match = played(game, westward.title(game).players[0], 3, 6)
    seat = match.to_act
    advice = advise(match.state, seat, Budget(iterations=80), westward.Rng(1))
    assert advice.tries == 80
    assert {r.action for r in advice.reasons} <= set(match.legal())
    figures = [(int(percent(r.result)), r.lead) for r in advice.reasons]
    assert figures == sorted(figures, reverse=True)
    words = match.words(language)
    said = sentence(advice, match.state, words)
    assert re.search(r"\d", said)
    assert not re.search(r"[{}]|advice-|choice-", said)
    assert printed(advice, match.state, words).row_count == min(5, len(advice.reasons))


@pytest.mark.parametrize(
    ("second", "told"),
    [((0.5, -1.0), "about 3.0 points worse"), ((0.5, 1.8), "wins only 50 %"), ((0.595, 1.8), "about as good")],
)
def test_the_next_best_is_worse_in_points_or_in_games_won(second: tuple[float, float], told: str) -> None:
    match = played("gold-rush", 2, 3, 6)
    first, other = match.legal()[:2]
    reasons = [Reason(first, 100, 0.6, 2.0), Reason(other, 100, *second)]
    said = sentence(Advice(match.to_act, reasons, 200, 1.0), match.state, match.words("en"), tries=False)
    assert told in said
    assert "worth 1 point." in said


def test_advice_is_the_same_again_with_the_same_seed() -> None:
    match = played("golden-city", 3, 4, 12)
    one, two = (advise(match.state, match.to_act, Budget(iterations=60), westward.Rng(5)) for _ in range(2))
    assert one == two


def test_nobody_is_advised_out_of_turn() -> None:
    match = played("golden-city", 3, 4, 3)
    other = (match.to_act + 1) % 3
    with pytest.raises(westward.SettingsError, match="nothing to decide"):
        advise(match.state, other, Budget(iterations=10), westward.Rng(1))


def test_the_last_decision_of_a_record_is_found() -> None:
    match = played("golden-city", 3, 6, 20)
    record = match.record()
    state = record.state(last_decision(record))
    assert state.to_act >= 0


def test_a_record_without_decisions_says_so() -> None:
    record = westward.Record("golden-city", 3, westward.title("golden-city").settings({}))
    with pytest.raises(westward.SettingsError, match="Nobody has had anything to decide"):
        last_decision(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_tells_the_course_and_the_turning_points(language: str) -> None:
    record = played("golden-city", 3, 8, 10_000).record()
    found = review(record, Budget(iterations=40))
    assert len(found.chances) == len(record.actions) + 1
    assert all(sum(c) == pytest.approx(1.0) for c in found.chances)
    winners = record.state().winners()
    assert all(found.chances[-1][seat] == pytest.approx(1 / len(winners)) for seat in winners)
    assert found.turns
    assert [t.worth for t in found.turns] == sorted((t.worth for t in found.turns), reverse=True)
    words = westward.Words(westward.title(record.game), language)
    said = sentences(found, record, words)
    assert 0 < len(said) <= 6
    assert all(re.search(r"\d", line) and not re.search(r"[{}]|review-", line) for line in said)
    drawing = ET.fromstring(graph(found, record, words))
    assert len(drawing.findall(".//{http://www.w3.org/2000/svg}polyline")) == 2 * record.players


def test_a_hint_begins_with_the_best_figure_that_was_tried_enough() -> None:
    rare, usual, second = Reason(1, 2, 0.9, 9.0), Reason(2, 60, 0.5, 1.0), Reason(3, 18, 0.6, 2.0)
    assert ranked([usual, second, rare]) == [second, usual]


def test_a_hint_tells_no_figures_of_what_was_not_tried_and_lets_points_decide_between_equal_ones() -> None:
    untried, behind, ahead = Reason(1, 0, 0.5, 0.0), Reason(2, 30, 0.503, -5.1), Reason(3, 28, 0.497, -2.0)
    assert ranked([behind, untried, ahead]) == [ahead, behind]
    assert ranked([untried]) == [untried]


def test_a_game_thrown_away_little_by_little_is_a_slide_and_one_lost_at_once_is_none() -> None:
    course = [[0.5 + 0.02 * min(i, 20) - 0.025 * max(0, min(i, 52) - 20), 0.0] for i in range(60)]
    slide = next(s for s in slides(course) if s.seat == 0)
    assert (slide.since, slide.until) == (20, 52)
    assert [slide.before, slide.after] == pytest.approx([0.9, 0.1])
    assert slides([[0.9, 0.1]] * 20 + [[0.1, 0.9]] * 20) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slide_and_a_draw_are_told_in_words(language: str) -> None:
    game = westward.start("gold-seekers", players=2, seed=3)
    rng = westward.Rng(3)
    while not game.over:
        game.play(rng.pick(game.legal()))
    record = game.record()
    drawn = next(i for i in range(60, len(record.actions)) if record.history().at(i).to_act == westward.CHANCE)
    turns = [
        Turn(60, "slide", 0, -1, -1, 0.0, 0.8, 0.2, 0.6, 29),
        Turn(drawn + 1, "luck", 0, record.actions[drawn], -1, 0.0, 0.5, 0.2, 0.3),
    ]
    slide, luck = sentences(Review([], [], turns), record, westward.Words(game.title, language, ["Ann", "Ben"]))
    wanted = {
        "en": "Moves 30 to 60: step by step the chances of Ann fell from 80 % to 20 %.",
        "de": "Zug 30 bis 60: Schritt für Schritt fiel die Aussicht von Ann von 80 % auf 20 %.",
    }
    assert slide == wanted[language]
    assert game.state.space.format(record.actions[drawn]) not in luck


def test_what_is_drawn_in_the_set_up_turns_nothing() -> None:
    game = westward.start("gold-seekers", players=2, seed=3)
    rng = westward.Rng(3)
    while not game.over:
        game.play(rng.pick(game.legal()))
    record = game.record()
    first = next(i for i in range(len(record.actions)) if record.history().at(i).to_act >= 0)
    assert first > 3
    assert all(turn.move > first for turn in review(record, Budget(iterations=2)).turns)


def test_chances_are_seen_from_outside() -> None:
    match = played("gold-rush", 3, 9, 40)
    one = chances(match.state, westward.Rng(1))
    assert sum(one) == pytest.approx(1.0)
    assert all(0 <= c <= 1 for c in one)


def test_the_course_of_gold_seekers_is_told_by_chances_not_by_money() -> None:
    """Over many positions of a game, chances that were learnt for victory tell better who will win than a guess of the same for all."""
    said: list[float] = []
    for seed in range(12):
        state, rng, seen = westward.title("gold-seekers").start(2), westward.Rng(seed), []
        while state.to_act != westward.OVER:
            if state.to_act != westward.CHANCE:
                found = chances(state, westward.Rng(1))
                assert sum(found) == pytest.approx(1.0)
                seen.append(found)
            state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
        winner = state.winners()[0]
        said += [one[winner] for one in seen[len(seen) // 2 :]]
    assert sum(said) / len(said) > 0.55
