"""Section 3: terms and general rules."""

from __future__ import annotations

import pytest

import westward

from .table import Seat, arrange


@pytest.mark.clause("GWT-3.1", "GWT-4.6", "GWT-4.4")
def test_only_spots_with_a_tile_and_kansas_city_are_locations() -> None:
    table = arrange(tiles={"A2": "1 2"}, seats={0: Seat(at="A")})
    assert {r.spot: r.steps for r in table.view(0).routes} == {"A2": 1, "B": 1, "C": 2, "D": 3, "E": 3}
    assert table.why_not("go A1 by direct").clause == "GWT-4.6"


@pytest.mark.clause("GWT-3.7", "GWT-13.6")
def test_the_herd_deck_is_draw_stack_hand_and_discard_pile() -> None:
    seat = Seat(hand=["holstein"], draw=["brown_swiss"], discard=["ayrshire"])
    assert arrange(seats={0: seat}).points()["cattle"] == 1 + 2 + 3


@pytest.mark.clause("GWT-3.8", "GWT-3.9", "GWT-7.1")
def test_a_player_without_cards_plays_with_fewer() -> None:
    seat = Seat(at="FL1", hand=["jersey"], draw=["guernsey"], discard=[])
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: seat}).play("aux money 1").draw()
    assert (table.rancher().hand, table.rancher().draw) == (2, 0)
    assert table.turn == 1


@pytest.mark.clause("GWT-3.10")
def test_cards_above_the_limit_stay_in_hand() -> None:
    seat = Seat(at="FL1", hand=["jersey"] * 5 + ["guernsey"])
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: seat}).play("aux money 1").draw()
    assert (table.rancher().hand, table.rancher().hand_limit) == (6, 4)


@pytest.mark.clause("GWT-3.11", "GWT-3.12")
def test_pairs_are_of_one_breed_and_objectives_are_no_cattle() -> None:
    seat = Seat(at="F", hand=["west_highland_3", "west_highland_5", "jersey", "O01", "O02"])
    table = arrange(phase="B", seats={0: seat}).play("do F 1")
    assert table.options("discard") == ["west_highland_3", "west_highland_5"]
    assert table.why_not("discard jersey").clause == "GWT-3.11"
    assert table.why_not("discard O01").clause == "GWT-3.12"
    table.play("discard west_highland_5")
    assert table.rancher().discard == {"west_highland_3": 1, "west_highland_5": 1}
    cattle = arrange(phase="B", tiles={"DRR1": "0 2"}, seats={0: Seat(at="DRR1", hand=["O01", "jersey", "guernsey"])})
    assert cattle.play("do DRR1 special").options("discard") == ["jersey", "guernsey"]
    cycle = (
        arrange(phase="B", seats={0: Seat(at="G", hand=["O01", "jersey"], draw=["guernsey"])})
        .play("aux cycle 1")
        .draw()
    )
    assert cycle.options("discard") == ["jersey", "guernsey", "O01"]


@pytest.mark.clause("GWT-3.11")
def test_two_breeds_are_no_pair() -> None:
    table = arrange(phase="B", seats={0: Seat(at="F", hand=["jersey", "guernsey"])})
    assert not table.may("do F 1")


@pytest.mark.clause("GWT-3.13")
def test_the_printed_worker_counts() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", workers={"engineer": 2})}).play("do G 1")
    assert table.options("engine") == ["1", "2"]


@pytest.mark.clause("GWT-3.14")
def test_effects_are_resolved_depth_first() -> None:
    seat = Seat(at="A", money=30, workers={"engineer": 3}, hand=["jersey"])
    jobs = {1: ["engineer", "craftsman"], 2: ["engineer", "cowboy"]}
    table = arrange(phase="B", token=3, jobs=jobs, seats={0: seat})
    table.play("do A 2", "hire engineer row 1")
    assert table.view().head.question is not None
    assert table.asked == "hire"
    table.play("hire engineer row 2")
    assert table.asked == "discard"
    table.play("discard jersey")
    assert (table.asked, table.rancher().workers["engineer"], table.rancher().money) == ("menu", 5, 30 - 6 - 4)


#: Offers that can be forgone whenever they are made.
ALWAYS_FREE = {"station-master", "master-bonus", "part"}


@pytest.mark.clause("GWT-3.4", "GWT-3.5")
def test_what_must_be_done_says_by_which_clause() -> None:
    state = arrange().state
    clauses = westward.title("great-western-trail").rulebook().clauses
    forgo = state.space.parse("forgo")
    asking = {step.name: step for step in state.steps if "forgo" in step.kinds.split()}
    assert len(asking) == 16
    for name in asking.keys() - ALWAYS_FREE:
        refusal = asking[name].why_not(state, 0, 0, forgo)
        assert refusal.reason == "must-do"
        assert refusal.clause in clauses, name
