"""Hints for a person and the review after a game."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import westward
from westward.bots import Budget, ask, bot
from westward.bots.advice import advise, last_decision, printed, sentence
from westward.bots.review import chances, graph, review, sentences
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
    match = played(game, westward.title(game).players[0], 3, 9)
    seat = match.to_act
    advice = advise(match.state, seat, Budget(iterations=80), westward.Rng(1))
    assert advice.tries == 80
    assert {r.action for r in advice.reasons} <= set(match.legal())
    assert advice.reasons[0].visits == max(r.visits for r in advice.reasons)
    words = match.words(language)
    said = sentence(advice, match.state, words)
    assert re.search(r"\d", said)
    assert not re.search(r"[{}]|advice-|choice-", said)
    assert printed(advice, match.state, words).row_count == min(5, len(advice.reasons))


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


def test_chances_are_seen_from_outside() -> None:
    match = played("gold-rush", 3, 9, 40)
    one = chances(match.state, westward.Rng(1))
    assert sum(one) == pytest.approx(1.0)
    assert all(0 <= c <= 1 for c in one)
