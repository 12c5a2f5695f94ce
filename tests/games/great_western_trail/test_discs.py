"""Section 10: discs and certificates."""

from __future__ import annotations

from dataclasses import replace

import pytest

from westward.games.great_western_trail import components as c

from .table import Seat, Table, arrange

WHITE = [d.id for d in c.BOX.disc_space if d.corner == "white"]
DARK = [d.id for d in c.BOX.disc_space if d.corner == "dark"]
CITY = Seat(at="KC", hand=["jersey"], money=20)


def delivery(seat: Seat, city: str) -> Table:
    """A delivery to a city, about to choose the disc."""
    return arrange(phase="B", seats={0: seat}).play(f"deliver {city}")


@pytest.mark.clause("GWT-10.1", "GWT-10.2")
def test_white_discs_go_anywhere_and_dark_ones_to_dark_corners() -> None:
    assert delivery(CITY, "topeka").options("disc") == WHITE
    hand = ["jersey", "guernsey", "black_angus", "dutch_belt", "holstein"]
    dark = delivery(replace(CITY, hand=hand), "albuquerque")
    assert sorted(dark.options("disc")) == sorted(WHITE + DARK)
    assert delivery(CITY, "topeka").why_not("disc step_vp").clause == "GWT-10.2"


@pytest.mark.clause("GWT-10.3")
def test_without_white_discs_dark_ones_may_go_to_white_corners() -> None:
    assert delivery(replace(CITY, cleared=WHITE), "topeka").options("disc") == DARK
    one = delivery(replace(CITY, cleared=WHITE[1:]), "topeka")
    assert one.rancher().discs == DARK, "the last white disc was taken without asking"


@pytest.mark.clause("GWT-10.4")
def test_a_hand_space_costs_five() -> None:
    table = delivery(replace(CITY, cleared=WHITE), "topeka").play("disc hand_2")
    assert (table.rancher().money, table.rancher().hand_limit) == (20 + 1 - 5, 5)


@pytest.mark.clause("GWT-10.5", "GWT-13.13")
def test_step_spaces_give_money_or_points() -> None:
    left = delivery(replace(CITY, cleared=WHITE), "topeka").play("disc step_money")
    assert (left.rancher().money, left.rancher().step_limit) == (20 + 1 + 3, 4)
    right = delivery(replace(CITY, cleared=WHITE), "topeka").play("disc step_vp")
    assert (right.rancher().money, right.rancher().step_limit, right.points()["step-space"]) == (21, 4, 3)
    assert "step-space" not in left.points()


@pytest.mark.clause("GWT-10.6", "GWT-10.7")
def test_a_station_gives_its_disc_back_when_the_board_is_empty() -> None:
    table = delivery(replace(CITY, cleared=c.DISCS, stations=[2, 6]), "topeka").play("disc station_6")
    assert (table.rancher().stations, table.points()["stations"]) == ([2], 1)
    again = Seat(at="G", engine="20", money=20, workers={"engineer": 2}, cleared=c.DISCS, stations=[2])
    upgrade = arrange(phase="B", seats={0: again}).play("do G 1", "engine T21")
    assert upgrade.options() == ["forgo", "disc station_2"]
    upgrade.play("disc station_2")
    assert upgrade.rancher().stations == [6], "station 6 may be upgraded again later"


@pytest.mark.clause("GWT-10.6")
def test_for_an_upgrade_the_disc_comes_from_another_station() -> None:
    seat = Seat(at="A1", engine="30", money=20, cleared=c.DISCS, stations=[1])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1", "station 2")
    assert table.rancher().stations == [2]


@pytest.mark.clause("GWT-10.8")
def test_without_any_disc_the_delivery_is_skipped() -> None:
    table = arrange(phase="B", seats={0: replace(CITY, cleared=c.DISCS)}).draw()
    assert (table.turn, table.rancher().cities, table.rancher().money) == (1, {}, 21)
    engine = Seat(at="G", engine="4", money=9, cleared=c.DISCS)
    assert arrange(phase="B", seats={0: engine}).play("do G 1", "engine T4").asked == "menu"


@pytest.mark.clause("GWT-10.8")
def test_the_money_of_kansas_city_comes_too_late_for_a_hand_space() -> None:
    seat = Seat(at="KC", cleared=[d for d in c.DISCS if d != "hand_1"])
    table = arrange(phase="B", seats={0: seat}).draw()
    assert (table.turn, table.rancher().money, table.rancher().discs) == (1, 0, ["hand_1"])


@pytest.mark.clause("GWT-10.10")
def test_discs_never_return_to_the_player_board() -> None:
    table = delivery(replace(CITY, cleared=c.DISCS, stations=[2, 6]), "topeka")
    assert table.rancher().discs == []
    assert table.why_not("disc aux_money_2").clause == "GWT-10.10"
    assert table.play("disc station_2").rancher().discs == []
