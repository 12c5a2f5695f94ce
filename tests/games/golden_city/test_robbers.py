"""Section 8: chips and robbers."""

from __future__ import annotations

from typing import Any

import pytest

from westward.games.golden_city.arrange import OpenRobber, arrange
from westward.games.golden_city.state import Position

from .table import asked, banked, carried, kinds, may, play, reason, steps, table, turn, where


def at_a_robber(strength: int = 4, carries: tuple[str, ...] = (), **options: Any) -> Position:
    """Red has just ended a move on an open robber on h1403."""
    s = arrange(
        figures={"red": "h1204"}, carried={"red": carries}, robbers={"h1403": OpenRobber(strength)}, roll=2, **options
    )
    play(s, "go h1403")
    return s


@pytest.mark.clause("GC-8.1")
def test_gold_is_turned_up_for_all_and_taken() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    journal = play(s, "go h1403", "chip gold-4")
    assert kinds(journal) == ["Moved", "Found"]
    assert journal[-1].audience() is None
    assert carried(s, "red") == {"gold-4": 1}
    assert "h1403" not in table(s).face_down
    assert table(s).hidden["gold-4"] == 9


@pytest.mark.clause("GC-8.1")
def test_a_robber_starts_a_brawl_at_once() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1403", "chip robber-3")
    assert asked(s) == ("chance", "fight")
    assert table(s).robbers["h1403"].strength == 3


@pytest.mark.clause("GC-8.2")
@pytest.mark.parametrize(
    ("roll", "outcome"), [("loco", "Robbed"), ("2", "Robbed"), ("4", "Captured"), ("6", "Captured")]
)
def test_higher_wins_and_lower_loses(roll: str, outcome: str) -> None:
    assert outcome in kinds(play(at_a_robber(3), f"die {roll}"))


@pytest.mark.clause("GC-8.2")
def test_an_equal_roll_is_repeated() -> None:
    s = at_a_robber(3)
    play(s, "die 3", "die 3", "die 3")
    assert asked(s) == ("chance", "fight")


@pytest.mark.clause("GC-8.3")
def test_a_beaten_robber_is_taken_with_all_that_lies_under_it() -> None:
    s = arrange(figures={"red": "h1204"}, robbers={"h1403": OpenRobber(4, ["gold-5", "robber-1"])}, roll=2)
    play(s, "go h1403", "die 5")
    assert carried(s, "red") == {"gold-5": 1, "robber-1": 1, "robber-4": 1}
    assert table(s).robbers == {}
    assert where(s, "red") == "h1403"
    assert turn(s) == "blue"


@pytest.mark.clause("GC-8.4")
def test_a_loser_leaves_everything_under_the_robber_and_retreats() -> None:
    s = at_a_robber(4, ("gold-3", "robber-2"))
    play(s, "die 3")
    assert carried(s, "red") == {}
    assert table(s).robbers["h1403"].stack == {"gold-3": 1, "robber-2": 1}
    assert asked(s) == ("red", "retreat")
    assert steps(s) == 3


@pytest.mark.clause("GC-8.5")
def test_a_retreat_may_not_end_on_the_field_of_the_brawl_or_beside_a_figure() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1402"}, robbers={"h1403": OpenRobber(4)}, locomotive=20, roll=2)
    play(s, "go h1403", "die loco")
    assert may(s) == {"h1303", "h1404", "h1304", "h1503", "h1502"}
    assert reason(s, "retreat h1403") == ("retreat-stay", "GC-8.5")
    assert reason(s, "retreat h1402") == ("retreat-figure", "GC-8.5")
    assert reason(s, "retreat h1405") == ("not-that-far", "GC-4.7")


@pytest.mark.clause("GC-8.5")
def test_in_town_a_retreat_may_end_beside_a_figure() -> None:
    s = arrange(figures={"red": "h1005", "blue": "h1007", "green": "h0908"}, roll=2)
    play(s, "go h1007", "die 6", "die 2", "die loco")
    assert "h0908" in may(s)


def winner_at_h1007(**options: Any) -> Position:
    """Red has won a brawl on h1007, three steps from home, and carries a gold 5."""
    s = arrange(figures={"red": "h1005", "blue": "h1007"}, carried={"blue": ["gold-5"]}, roll=2, **options)
    play(s, "go h1007", "die 6", "die 2")
    return s


@pytest.mark.clause("GC-8.5")
@pytest.mark.effect("retreat_may_bank=off")
def test_a_retreat_may_end_at_home_and_banks() -> None:
    s = winner_at_h1007()
    play(s, "die 3", "retreat h0907")
    assert (carried(s, "red"), banked(s, "red")) == ({}, {"gold-5": 1})
    closed = winner_at_h1007(retreat_may_bank=False)
    play(closed, "die 3")
    assert reason(closed, "retreat h0907") == ("retreat-house", "GC-8.5")


@pytest.mark.clause("GC-8.5")
@pytest.mark.effect("retreat_may_board_raft=on")
def test_a_retreat_ends_on_a_raft_only_if_the_table_allows_it() -> None:
    s = at_a_robber(4, (), retreat_may_board_raft=False)
    play(s, "die 2")
    assert reason(s, "retreat h1305") == ("retreat-raft", "GC-8.5")
    s = at_a_robber(4, (), retreat_may_board_raft=True)
    play(s, "die 2", "retreat h1305")
    assert asked(s) == ("red", "ride")
    play(s, "ferry h1110")
    assert where(s, "red") == "h1110"


@pytest.mark.clause("GC-8.5")
@pytest.mark.example(26)
@pytest.mark.effect("retreat_mode=path")
def test_a_retreat_is_a_path_or_a_distance() -> None:
    path = at_a_robber(4, retreat_mode="path")
    play(path, "die 3")
    near = {"h1402", "h1304", "h1404"}
    assert near <= may(path), "three steps around a triangle end next door"
    distance = at_a_robber(4)
    play(distance, "die 3")
    assert not near & may(distance)
    assert may(distance) < may(path)
    assert reason(distance, "retreat h1402") == ("not-that-far", "GC-4.7")


@pytest.mark.clause("GC-8.5")
def test_a_retreat_walks_by_the_rules_of_the_table() -> None:
    strict = at_a_robber(4, reversal="no_immediate", retreat_mode="path")
    play(strict, "die 2")
    free = at_a_robber(4, retreat_mode="path")
    play(free, "die 2")
    assert may(strict) == may(free), "two steps straight back would end on the field of the brawl anyway"
    blocked = arrange(figures={"red": "h1204"}, locomotive=1, roll=2, robbers={"h1403": OpenRobber(4)})
    play(blocked, "go h1403", "die loco")
    assert reason(blocked, "retreat h1502") == ("locomotive", "GC-4.3")


def cornered() -> Position:
    """Red carries a gold 2 to the robber in the corner h0906, whose two neighbours green and yellow stand on."""
    s = arrange(
        figures={"red": "h1105", "green": "h1005", "yellow": "h1006"},
        carried={"red": ["gold-2"]},
        robbers={"h0906": OpenRobber(4)},
        roll=2,
    )
    play(s, "go h0906")
    return s


@pytest.mark.clause("GC-8.5")
def test_without_a_way_off_the_figure_stays() -> None:
    s = cornered()
    assert kinds(play(s, "die loco")) == ["Fought", "Robbed", "Stayed"]
    assert where(s, "red") == "h0906"
    assert table(s).robbers["h0906"].stack == {"gold-2": 1}
    assert turn(s) == "blue"


@pytest.mark.clause("GC-8.6")
def test_a_retreat_turns_no_chip_and_fights_no_robber() -> None:
    s = arrange(figures={"red": "h1204"}, robbers={"h1403": OpenRobber(4), "h1404": OpenRobber(5)}, roll=2)
    play(s, "go h1403")
    onto_chip = s.copy()
    assert kinds(play(onto_chip, "die 2", "retreat h1302"))[-1] == "Retreated"
    assert "h1302" in table(onto_chip).face_down
    onto_robber = s.copy()
    play(onto_robber, "die loco")
    assert kinds(play(onto_robber, "retreat h1404")) == ["Retreated"]
    assert turn(onto_robber) == "blue"


@pytest.mark.clause("GC-8.7")
def test_an_open_robber_can_be_challenged_by_everybody_again_and_again() -> None:
    s = arrange(
        figures={"red": "h1204", "blue": "h1404"},
        carried={"red": ["gold-1"], "blue": ["gold-2"]},
        robbers={"h1403": OpenRobber(5, ["gold-4"])},
        roll=2,
    )
    play(s, "go h1403", "die 2", "retreat h1204")
    play(s, "die 3", "go h1403", "die loco")
    assert table(s).robbers["h1403"].stack == {"gold-1": 1, "gold-2": 1, "gold-4": 1}
    play(s, "retreat h1404", "die 2", "go h0809", "die 2", "go h0808")
    play(s, "die 2", "go h1403", "die 6")
    assert carried(s, "red") == {"gold-1": 1, "gold-2": 1, "gold-4": 1, "robber-5": 1}


@pytest.mark.example(23)
@pytest.mark.clause("GC-8.7")
def test_an_open_robber_may_be_left_alone() -> None:
    s = at_a_robber(4, ("gold-3",))
    assert asked(s) == ("red", "challenge")
    told = play(s, "leave")
    assert kinds(told) == ["LeftAlone"]
    assert (where(s, "red"), carried(s, "red"), turn(s)) == ("h1403", {"gold-3": 1}, "blue")
    again = at_a_robber(4, ("gold-3",))
    play(again, "challenge")
    assert asked(again) == ("chance", "fight")


@pytest.mark.clause("GC-8.7", "GC-8.1")
def test_a_robber_that_was_just_turned_up_cannot_be_declined() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1403", "chip robber-4")
    assert asked(s) == ("chance", "fight")


@pytest.mark.clause("GC-8.8")
@pytest.mark.effect("open_robbers=must")
def test_who_carries_nothing_must_fight_too() -> None:
    s = at_a_robber(4, open_robbers="must")
    assert asked(s) == ("chance", "fight")
    play(s, "die 2")
    assert table(s).robbers["h1403"].stack == {}
    assert asked(s) == ("red", "retreat")


@pytest.mark.clause("GC-8.9", "GC-10.4")
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
def test_a_captured_robber_is_worth_2_whatever_its_strength(strength: int) -> None:
    s = arrange(figures={"red": "h0908"}, carried={"red": [f"robber-{strength}"]}, roll=2)
    assert table(s).carried_worth[0] == 2
    play(s, "go h0907")
    assert s.scores()[0] == 2


@pytest.mark.clause("GC-8.9")
def test_a_captured_robber_can_be_lost_again() -> None:
    s = at_a_robber(4, ("robber-1",))
    play(s, "die 2")
    assert table(s).robbers["h1403"].stack == {"robber-1": 1}
