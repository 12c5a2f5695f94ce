"""The games that are there, their views, and packed positions."""

from __future__ import annotations

import pytest

import westward
from westward import SettingsError


def test_every_folder_of_games_is_a_game() -> None:
    assert westward.ids() == sorted(westward.ids())
    assert [title.id for title in westward.titles()] == westward.ids()
    assert {"golden-city", "gold-rush"} <= set(westward.ids())


def test_an_unknown_game_gets_a_sentence_with_the_known_ones() -> None:
    with pytest.raises(SettingsError, match="There is no game 'chess'; the games are: colorado-county, "):
        westward.title("chess")


@pytest.mark.parametrize("seat", [-2, 3])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(SettingsError, match=f"There is no seat {seat}; the seats are 0 to 2"):
        westward.view(westward.title("golden-city").start(3), seat)


def test_a_packed_position_keeps_players_and_options() -> None:
    state = westward.title("golden-city").start(5, scout_variant=True)
    again = westward.unpack(westward.pack(state))
    assert (again.game, again.players, again.settings) == (state.game, 5, state.settings)
    assert again.key() == state.key()


@pytest.mark.parametrize("cut", [0, 1, 5, -1])
def test_bytes_that_are_no_position_get_a_sentence(cut: int) -> None:
    packed = westward.pack(westward.title("golden-city").start(3))
    with pytest.raises(SettingsError, match="These bytes are no packed position"):
        westward.unpack(packed[:cut])
