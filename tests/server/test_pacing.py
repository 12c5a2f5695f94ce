"""Bots are to be followed, and people are not to wait for pauses."""

from __future__ import annotations

import pytest

from westward.server.pacing import Pacing


def test_the_first_decision_of_a_turn_is_paused_longest() -> None:
    pacing = Pacing(0.8)
    assert [pacing.before(seat) for seat in (1, 1, 1, 2, 2)] == pytest.approx([0.8, 0.2, 0.2, 0.8, 0.2])


def test_pauses_of_bots_in_a_row_have_an_end() -> None:
    pacing = Pacing(0.9)
    paused = [pacing.before(seat) for turn in range(4) for seat in (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)]
    assert sum(paused) == pytest.approx(3.6)
    assert paused[-1] == 0


def test_a_server_without_pauses_has_none() -> None:
    assert [Pacing(0).before(seat) for seat in (1, 1, 2)] == [0, 0, 0]
