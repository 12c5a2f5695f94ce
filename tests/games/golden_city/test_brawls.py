"""Section 9: brawls between prospectors."""

from __future__ import annotations

import pytest

from westward.games.golden_city.arrange import arrange
from westward.games.golden_city.state import Position

from .table import asked, carried, kinds, play, table, turn, where


def attack(red: tuple[str, ...] = ("gold-1",), blue: tuple[str, ...] = ("gold-5", "robber-2")) -> Position:
    """Red has just attacked blue on h1404."""
    s = arrange(figures={"red": "h1204", "blue": "h1404"}, carried={"red": red, "blue": blue}, roll=2)
    play(s, "go h1404")
    return s


@pytest.mark.clause("GC-9.1")
def test_outside_town_two_on_a_field_brawl() -> None:
    assert asked(attack()) == ("chance", "attack")


@pytest.mark.clause("GC-9.1")
def test_in_town_any_number_may_share_a_field() -> None:
    s = arrange(figures={"red": "h1007", "blue": "h0808", "green": "h0808"}, carried={"blue": ["gold-5"]}, roll=2)
    assert kinds(play(s, "go h0808")) == ["Moved"]
    assert table(s).figures[:3] == ["h0808"] * 3
    assert carried(s, "blue") == {"gold-5": 1}
    at_the_station = arrange(figures={"red": "h0508", "blue": "h0707"}, roll=2)
    assert kinds(play(at_the_station, "go h0707")) == ["Moved"]


@pytest.mark.clause("GC-9.2")
def test_the_attacker_rolls_first_and_equal_rolls_are_repeated() -> None:
    s = attack()
    play(s, "die loco")
    assert asked(s) == ("chance", "defend")
    play(s, "die loco")
    assert asked(s) == ("chance", "attack")
    play(s, "die 2", "die loco")
    assert carried(s, "blue") == {}, "the locomotive is a 1"


@pytest.mark.clause("GC-9.3")
def test_the_higher_roll_takes_everything_the_other_carries() -> None:
    s = attack()
    play(s, "die 5", "die 4")
    assert (carried(s, "red"), carried(s, "blue")) == ({"gold-1": 1, "gold-5": 1, "robber-2": 1}, {})
    s = attack()
    play(s, "die 4", "die 5")
    assert (carried(s, "red"), carried(s, "blue")) == ({}, {"gold-1": 1, "gold-5": 1, "robber-2": 1})


@pytest.mark.clause("GC-9.4")
def test_the_winner_rolls_again_and_moves_off() -> None:
    s = attack()
    play(s, "die 5", "die 4")
    assert asked(s) == ("chance", "withdraw")
    play(s, "die 2")
    assert asked(s) == ("red", "retreat")
    play(s, "retreat h1402")
    assert (where(s, "red"), where(s, "blue")) == ("h1402", "h1404")


@pytest.mark.clause("GC-9.4")
def test_a_winning_defender_moves_off_and_leaves_chips_alone() -> None:
    s = attack()
    play(s, "die 2", "die 3", "die loco")
    assert asked(s) == ("blue", "retreat")
    assert kinds(play(s, "retreat h1403")) == ["Retreated"]
    assert (where(s, "red"), where(s, "blue")) == ("h1404", "h1403")
    assert "h1403" in table(s).face_down
    assert turn(s) == "blue"


@pytest.mark.clause("GC-9.5")
def test_the_chip_on_the_field_of_the_brawl_stays() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1403"}, roll=2)
    play(s, "go h1403", "die 2", "die 6", "die 2", "retreat h1204")
    assert where(s, "red") == "h1403"
    assert "h1403" in table(s).face_down
    assert turn(s) == "blue"


@pytest.mark.clause("GC-9.6")
def test_they_brawl_even_with_nothing_to_win() -> None:
    s = attack((), ())
    assert asked(s) == ("chance", "attack")
    assert kinds(play(s, "die 6", "die 5")) == ["Brawled", "Plundered"]


@pytest.mark.clause("GC-9.7")
def test_a_third_figure_attacks_the_one_that_came_later() -> None:
    s = arrange(
        figures={"red": "h1105", "blue": "h0906", "green": "h1005", "yellow": "h1006"},
        carried={"blue": ["gold-1"]},
        empty=["h0906"],
        roll=2,
    )
    play(s, "go h0906", "die 6", "die 2")
    assert kinds(play(s, "die loco")) == ["Stayed"]
    assert (where(s, "red"), where(s, "blue")) == ("h0906", "h0906")
    play(s, "die loco", "die 3", "go h0906", "die 6", "die 2")
    assert carried(s, "green") == {"gold-1": 1}, "red came later and has what blue lost"


@pytest.mark.clause("GC-9.7")
@pytest.mark.parametrize(("first", "later"), [("red", "blue"), ("blue", "red")])
def test_the_later_of_two_is_the_defender(first: str, later: str) -> None:
    s = arrange(figures={first: "h1404", later: "h1404", "green": "h1204"}, carried={first: ["gold-1"], later: ["gold-2"]}, turn="green", roll=2)  # fmt: skip
    play(s, "go h1404", "die 6", "die 2")
    assert carried(s, "green") == {"gold-2": 1}
    assert carried(s, first) == {"gold-1": 1}
