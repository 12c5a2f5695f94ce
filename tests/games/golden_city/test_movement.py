"""Sections 4 and 6: walking and rafts."""

from __future__ import annotations

import pytest

from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange
from westward.games.golden_city.components_box import WALKABLE
from westward.games.golden_city.paths import BY_LETTER, NEVER_BACK, ends

from .table import asked, kinds, may, play, reason, table, turn, where


def within(field: str, steps: int) -> set[str]:
    """Walkable fields at most so many steps away, as a check by another way of counting."""
    found = {field}
    for _ in range(steps):
        found |= {n for f in found for n in c.FIELDS[c.NUMBER[f]].adj if c.FIELDS[c.NUMBER[n]].kind in WALKABLE}
    return found


@pytest.mark.clause("GC-4.1")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_every_step_costs_a_point(roll: int) -> None:
    s = arrange(figures={"red": "h1304"}, locomotive=c.STATION - 1, roll=roll)
    land = {f for f in may(s) if c.FIELDS[c.NUMBER[f]].kind in WALKABLE}
    assert land <= within("h1304", roll)
    assert within("h1304", roll) - within("h1304", roll - 1) <= land


@pytest.mark.clause("GC-4.2")
def test_figures_and_chips_may_be_crossed_without_effect() -> None:
    free = arrange(figures={"red": "h0901"}, roll=2)
    # Between h0901 and h0702 lies only h0801, between h0603 and h0801 the chip on h0702.
    s = arrange(figures={"red": "h0901", "blue": "h0801"}, carried={"blue": ["gold-3"]}, roll=2)
    assert may(s) == may(free)
    assert kinds(play(s, "go h0702", "chip gold-1")) == ["Moved", "Found"]
    over_a_chip = arrange(figures={"red": "h0603"}, roll=2)
    assert kinds(play(over_a_chip, "go h0801")) == ["Moved"]
    assert "h0702" in table(over_a_chip).face_down
    over_a_robber = arrange(figures={"red": "h0603"}, robbers={"h0702": OpenRobber(5)}, roll=2)
    assert kinds(play(over_a_robber, "go h0801")) == ["Moved"]


@pytest.mark.clause("GC-4.3")
def test_the_locomotive_can_be_neither_entered_nor_crossed() -> None:
    s = arrange(figures={"red": "h0812"}, locomotive=19, roll=2)
    assert reason(s, "go h0813") == ("locomotive", "GC-4.3")
    assert reason(s, "go h0814") == ("locomotive-in-the-way", "GC-4.3")


@pytest.mark.clause("GC-4.4")
def test_water_can_be_entered_only_where_a_raft_lies() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    assert "h1305" in may(s)
    assert reason(s, "go h1306") == ("no-raft", "GC-4.4")


@pytest.mark.clause("GC-4.4")
def test_water_can_be_entered_only_as_the_last_step() -> None:
    # From h1407 to h1309 it would be two steps over the raft; by land it is a long way round.
    s = arrange(figures={"red": "h1407"}, rafts={1: "h1408"}, roll=3)
    assert "h1408" in may(s)
    assert reason(s, "go h1309") == ("not-that-far", "GC-4.7")


@pytest.mark.clause("GC-4.5")
def test_a_house_is_entered_by_its_owner_alone() -> None:
    near_the_door = {"red": "h0809", "blue": "h0809"}
    assert "h0907" in may(arrange(figures=near_the_door, turn="red", roll=2))
    assert "h0907" not in may(arrange(figures=near_the_door, turn="blue", roll=2))


@pytest.mark.clause("GC-4.5")
def test_a_house_is_entered_and_left_through_its_door_alone() -> None:
    # h1007 lies right behind the red house, its door on the other side.
    s = arrange(figures={"red": "h1007"}, roll=2)
    assert reason(s, "go h0907") == ("not-that-far", "GC-4.7")
    leaving = arrange(roll=2)
    assert may(leaving) <= set(c.FIELDS[c.NUMBER["h0808"]].adj)


@pytest.mark.clause("GC-4.6")
def test_pure_to_and_fro_is_forbidden() -> None:
    assert reason(arrange(figures={"red": "h1304"}, roll=2), "go h1304") == ("to-and-fro", "GC-4.6")
    # h1304 has triangles around it, so with 4 there is an honest way back.
    assert "h1304" in may(arrange(figures={"red": "h1304"}, roll=4))


@pytest.mark.clause("GC-4.6")
@pytest.mark.effect("reversal=no_immediate")
def test_stepping_straight_back_is_allowed_unless_the_table_forbids_it() -> None:
    assert "h0907" in may(arrange(roll=4))
    strict = arrange(roll=4, reversal="no_immediate")
    assert reason(strict, "go h0907") == ("straight-back", "GC-4.6")


@pytest.mark.clause("GC-4.7")
def test_the_whole_roll_must_be_used() -> None:
    s = arrange(figures={"red": "h1304"}, roll=5)
    assert reason(s, "go h0115") == ("not-that-far", "GC-4.7")
    door = arrange(figures={"red": "h0808"}, roll=2)
    assert reason(door, "go h0907") == ("not-that-far", "GC-4.7")


@pytest.mark.clause("GC-4.7")
@pytest.mark.parametrize("mode", [BY_LETTER, NEVER_BACK])
def test_on_this_board_nobody_is_ever_without_a_move(mode: int) -> None:
    for locomotive, rail in enumerate(c.RAIL):
        for start in range(c.LAKES_TO):
            for roll in range(2, 7):
                assert start == rail or ends(mode, locomotive, start, roll).go


@pytest.mark.clause("GC-4.8")
def test_a_move_around_a_triangle_ends_where_it_began_and_counts() -> None:
    s = arrange(figures={"red": "h1403"}, roll=3)
    assert kinds(play(s, "go h1403", "chip gold-4")) == ["Moved", "Found"]


@pytest.mark.clause("GC-4.9")
def test_each_end_field_is_one_choice() -> None:
    s = arrange(figures={"red": "h1304"}, roll=6)
    assert len(s.legal()) == len(may(s))
    assert asked(s) == ("red", "move")


@pytest.mark.clause("GC-6.1")
def test_a_raft_goes_to_any_shore_field_of_its_lake_without_another_raft() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1305")
    assert asked(s) == ("red", "ride")
    assert reason(s, "ferry h1011") == ("another-raft", "GC-6.1")
    assert reason(s, "ferry h0903") == ("not-this-lake", "GC-6.1")
    assert reason(s, "ferry h1404") == ("not-this-lake", "GC-6.1")
    play(s, "ferry h1110")
    assert (where(s, "red"), table(s).rafts[0]) == ("h1110", "h1110")
    assert turn(s) == "blue"


@pytest.mark.clause("GC-6.1")
def test_a_raft_may_stay_where_it_is() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1305", "ferry h1305")
    assert (where(s, "red"), table(s).rafts[0]) == ("h1305", "h1305")


@pytest.mark.clause("GC-6.2", "GC-6.6")
def test_a_raft_carries_one_figure_which_nobody_can_attack() -> None:
    s = arrange(figures={"blue": "h1305", "red": "h1204"}, roll=2)
    assert "h1305" not in may(s)
    assert reason(s, "go h1305") == ("raft-taken", "GC-6.2")


@pytest.mark.clause("GC-6.2")
def test_everybody_may_use_every_raft() -> None:
    for colour in ("red", "blue", "green", "yellow"):
        s = arrange(figures={colour: "h1204"}, turn=colour, roll=2)
        assert "h1305" in may(s)


@pytest.mark.clause("GC-6.3")
def test_the_next_move_leads_from_the_raft_to_land() -> None:
    s = arrange(figures={"red": "h1408"}, rafts={1: "h1408", 2: "h1110"}, locomotive=9, roll=2)
    first_steps = {"h1507", "h1407", "h1309", "h1409"}
    assert set(c.FIELDS[c.NUMBER["h1408"]].adj) == first_steps
    assert may(s) == {n for f in first_steps for n in within(f, 1)}


@pytest.mark.clause("GC-6.3")
def test_a_figure_waits_on_its_raft_while_its_owner_scouts() -> None:
    s = arrange(figures={"red": "h1408"}, rafts={1: "h1408"}, scout_variant=True, empty=["h1407", "h1309", "h1409"])
    play(s, "scout")
    assert where(s, "red") == "h1408"
    assert turn(s) == "blue"


@pytest.mark.clause("GC-6.4")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_a_move_may_not_end_on_the_raft_it_left(roll: int) -> None:
    s = arrange(figures={"red": "h1305"}, roll=roll)
    assert reason(s, "go h1305") == ("same-raft", "GC-6.4")


@pytest.mark.clause("GC-6.4")
def test_a_move_from_one_raft_may_end_on_another() -> None:
    s = arrange(figures={"red": "h1305"}, rafts={2: "h1306"}, roll=2)
    assert "h1306" in may(s)


@pytest.mark.clause("GC-6.5")
def test_the_raft_stays_where_it_was_left() -> None:
    s = arrange(figures={"red": "h1408"}, rafts={1: "h1408"}, roll=2)
    play(s, "go h1210", "chip gold-1")
    assert table(s).rafts[0] == "h1408"
