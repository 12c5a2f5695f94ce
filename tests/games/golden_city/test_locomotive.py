"""Section 7: the locomotive."""

from __future__ import annotations

import pytest

from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange

from .table import asked, carried, kinds, play, steps, table, turn, where

RAIL = c.BOX.railway.fields


@pytest.mark.clause("GC-7.1")
def test_the_locomotive_goes_one_field_toward_the_station() -> None:
    s = arrange(locomotive=8)
    play(s, "die loco")
    assert table(s).locomotive == 9


@pytest.mark.clause("GC-7.2")
def test_who_is_hit_gives_gold_and_robbers_to_the_driver() -> None:
    s = arrange(
        turn="green",
        locomotive=4,
        figures={"blue": RAIL[5]},
        carried={"blue": ["gold-5", "robber-4"], "green": ["gold-1"]},
    )
    journal = play(s, "die loco")
    assert carried(s, "green") == {"gold-1": 1, "gold-5": 1, "robber-4": 1}
    assert carried(s, "blue") == {}
    assert kinds(journal) == ["Rolled", "Steamed", "RunOver"]


@pytest.mark.clause("GC-7.3")
def test_the_driver_loses_nothing_to_the_own_train() -> None:
    s = arrange(locomotive=4, figures={"red": RAIL[5]}, carried={"red": ["gold-5"]}, roll=1)
    assert carried(s, "red") == {"gold-5": 1}
    assert where(s, "red") == RAIL[4]


@pytest.mark.clause("GC-7.4")
def test_who_is_hit_goes_to_the_first_free_field_behind() -> None:
    s = arrange(locomotive=4, figures={"blue": RAIL[5], "green": RAIL[3]}, roll=1)
    assert where(s, "blue") == RAIL[4], "the field that the locomotive leaves is free"
    s = arrange(locomotive=4, figures={"blue": RAIL[5], "green": RAIL[3], "yellow": RAIL[5]}, roll=1)
    assert (where(s, "blue"), where(s, "yellow")) == (RAIL[4], RAIL[2])


@pytest.mark.clause("GC-7.4")
def test_several_are_handled_in_turn_order_from_the_driver_on() -> None:
    s = arrange(turn="yellow", locomotive=4, figures={"blue": RAIL[5], "red": RAIL[5], "yellow": RAIL[5]}, roll=1)
    assert (where(s, "yellow"), where(s, "red"), where(s, "blue")) == (RAIL[4], RAIL[3], RAIL[2])


@pytest.mark.clause("GC-7.4")
def test_rail_field_0_is_the_last_one_to_be_tried() -> None:
    s = arrange(locomotive=1, figures={"blue": RAIL[2], "green": RAIL[2]}, roll=1)
    assert (where(s, "blue"), where(s, "green")) == (RAIL[1], RAIL[0])


@pytest.mark.clause("GC-7.4")
def test_without_a_free_field_they_share_the_tunnel_mouth() -> None:
    s = arrange(locomotive=0, figures={"blue": RAIL[1], "green": RAIL[1]}, roll=1)
    assert (where(s, "blue"), where(s, "green")) == (RAIL[0], RAIL[0])


@pytest.mark.clause("GC-7.6")
def test_nothing_is_resolved_behind_the_locomotive() -> None:
    s = arrange(locomotive=0, figures={"blue": RAIL[1], "green": RAIL[1]}, carried={"green": ["gold-1"]}, roll=1)
    assert asked(s) == ("chance", "roll")
    assert turn(s) == "blue"
    assert carried(s, "red") == {"gold-1": 1}


@pytest.mark.clause("GC-7.7")
def test_in_a_brawl_the_locomotive_face_is_a_1_and_moves_no_train() -> None:
    s = arrange(figures={"red": "h1204"}, robbers={"h1403": OpenRobber(2)}, locomotive=5, roll=2)
    play(s, "go h1403", "die loco")
    assert steps(s) == 1
    assert table(s).locomotive == 5


@pytest.mark.clause("GC-7.7", "GC-9.4")
def test_in_the_winners_retreat_the_locomotive_face_is_a_1_too() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1404"}, locomotive=20, roll=2)
    play(s, "go h1404", "die 6", "die loco", "die loco")
    assert asked(s) == ("red", "retreat")
    assert steps(s) == 1
    assert table(s).locomotive == 20
