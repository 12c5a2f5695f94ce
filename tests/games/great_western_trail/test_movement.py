"""Section 4: the turn and moving the cattleman."""

from __future__ import annotations

import pytest

from .table import Seat, arrange


@pytest.mark.clause("GWT-4.1", "GWT-7.3")
def test_a_turn_has_three_phases_and_then_the_next_player_begins() -> None:
    table = arrange(3, tiles={"A1": "1 2"}, seats={0: Seat(at="A", hand=["jersey"])})
    assert table.asked == "travel"
    table.play("go A1 by direct")
    assert table.asked == "menu"
    table.play("aux money 1")
    assert table.asked == "draw-card"
    assert table.draw().turn == 1


@pytest.mark.clause("GWT-4.2")
def test_the_first_turn_places_the_cattleman_on_a_neutral_building() -> None:
    seats = {0: Seat(at="", money=3), 1: Seat(at="G")}
    table = arrange(tiles={"FL1": "flood_2_green"}, seats=seats)
    assert table.options() == [f"begin {spot}" for spot in "ABCDEFG"]
    table.play("begin G")
    assert (table.rancher().cattleman, table.rancher().money, table.asked) == ("G", 3, "menu")


@pytest.mark.clause("GWT-4.3")
def test_moves_lead_forward_and_from_texas_to_a_first() -> None:
    table = arrange(seats={0: Seat(at="START")})
    assert [(r.spot, r.steps, r.locations) for r in table.view(0).routes if r.steps == 1] == [("A", 1, ["A"])]
    table = arrange(seats={0: Seat(at="C")})
    assert table.why_not("go B by direct").clause == "GWT-4.3"


@pytest.mark.clause("GWT-4.5")
def test_a_move_has_at_least_one_step_and_at_most_the_limit() -> None:
    table = arrange(seats={0: Seat(at="A")})
    assert {r.spot for r in table.view(0).routes} == {"B", "C", "D", "E"}
    assert {r.steps for r in table.view(0).routes} == {1, 2, 3}
    assert table.why_not("go F by direct").clause == "GWT-4.5"
    assert table.why_not("go A by direct").reason == "not-ahead"


@pytest.mark.clause("GWT-4.7")
@pytest.mark.example(51)
def test_routes_with_different_fees_are_both_on_offer() -> None:
    table = arrange(tiles={"RF1": "rockfall_2_green"}, seats={0: Seat(at="E", money=5)})
    assert [(r.spot, r.steps, r.fee) for r in table.view(0).routes if r.spot == "F"] == [("F", 1, 0), ("F", 2, 2)]
    free = arrange(tiles={"E1": "0 2"}, seats={0: Seat(at="E", money=5)})
    assert [(r.spot, r.steps, r.fee) for r in free.view(0).routes if r.spot == "F"] == [("F", 1, 0)]
    assert free.why_not("go F by direct").reason == "same-route"


@pytest.mark.clause("GWT-4.8")
def test_kansas_city_ends_the_move() -> None:
    table = arrange(seats={0: Seat(at="F", cleared=["step_money", "step_vp"])})
    assert {(r.spot, r.steps) for r in table.view(0).routes} == {("G", 1), ("KC", 2)}


@pytest.mark.clause("GWT-4.10")
def test_own_and_neutral_buildings_are_free() -> None:
    tiles = {"A1": "0 4", "A2": "0 7", "B1": "0 1"}
    table = arrange(tiles=tiles, seats={0: Seat(at="A", money=9)})
    assert {r.spot: r.fee for r in table.view(0).routes} == {"A1": 0, "A2": 0, "B": 0, "B1": 0, "C": 0, "D": 0, "E": 0}
    assert table.play("go A2 by direct").rancher().money == 9


@pytest.mark.clause("GWT-4.12")
def test_cattlemen_share_locations() -> None:
    table = arrange(3, seats={0: Seat(at="A"), 1: Seat(at="B"), 2: Seat(at="B")}).play("go B by direct")
    assert [r.cattleman for r in table.view().ranchers] == ["B", "B", "B"]


@pytest.mark.clause("GWT-4.13")
def test_a_cattleman_on_an_emptied_spot_moves_on_from_there() -> None:
    seats = {0: Seat(at="F", money=7), 1: Seat(at="FL2", money=5)}
    table = arrange(phase="B", tiles={"FL2": "flood_2_green", "FL3": "flood_3_green"}, seats=seats)
    table.play("do F 2", "clear FL2").draw()
    assert (table.turn, table.rancher(1).cattleman) == (1, "FL2")
    assert {r.spot: r.fee for r in table.view(1).routes}["FL3"] == 2


@pytest.mark.clause("GWT-4.13")
def test_a_tile_put_under_a_cattleman_costs_nothing() -> None:
    seats = {0: Seat(at="KC"), 1: Seat(at="FL1", money=5)}
    table = arrange(phase="B", foresight={"a": ["flood_2_green"]}, seats=seats)
    assert table.view().tiles["FL1"].name == "flood"
    table.play("disc aux_money_2").draw()
    assert (table.rancher(1).money, {r.spot: r.fee for r in table.view(1).routes}["B"]) == (5, 0)


@pytest.mark.clause("GWT-4.14")
@pytest.mark.parametrize(
    ("spot", "tile", "fee"),
    [("TP_1", "green", 1), ("TP_1", "blue", 2), ("FL1", "flood_3_green", 1), ("FL1", "flood_3_black", 2)],
)
def test_hands_of_hazards_and_teepees(spot: str, tile: str, fee: int) -> None:
    at = "CS1" if spot == "TP_1" else "A"
    table = arrange(4, tiles={spot: tile}, seats={0: Seat(at=at, money=9)})
    route = next(r for r in table.view(0).routes if r.spot == spot)
    assert (route.fee, route.fees) == (fee, [0, 0, 0, 0])


@pytest.mark.clause("GWT-4.14")
def test_hands_of_private_buildings() -> None:
    hands = {"1": ["green"], "4": ["black"], "7": ["green", "black"], "8": ["green"], "10": ["black"]}
    for number in range(1, 11):
        tile = arrange(tiles={"A1": f"1 {number}"}).view().tiles["A1"]
        assert tile.hands == hands.get(str(number), [])
    hands["8"] = []
    for number in range(1, 11):
        tile = arrange(sides="b" * 10, tiles={"A1": f"1 {number}"}).view().tiles["A1"]
        assert tile.hands == hands.get(str(number), [])
