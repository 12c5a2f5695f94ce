"""Steps that several games share."""

from __future__ import annotations

from collections import Counter

import pytest

import westward
from westward.core.journal import First
from westward.core.steps import DrawFirst

#: The games whose first player is drawn by lot before anything else happens.
GAMES = [title for title in westward.titles() if isinstance(title.start(title.players[0]).step_now(), DrawFirst)]


def test_there_are_games_that_draw_the_first_player() -> None:
    assert {title.id for title in GAMES} >= {"gold-rush", "golden-city"}


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_each_seat_is_drawn_as_often_as_any_other_and_told(title: westward.Title) -> None:
    state, rng = title.start(title.players[-1]), westward.Rng(1)
    assert [state.space.index(action) for action in state.legal()] == list(range(state.players))
    assert len(set(state.weights())) == 1
    drawn = Counter(state.draw(rng) for _ in range(600))
    assert min(drawn.values()) > 600 / state.players * 0.6
    for seat, action in enumerate(state.legal()):
        after, journal = state.copy(), westward.Journal()
        after.play(action, journal)
        assert journal[0] == First(seat)
