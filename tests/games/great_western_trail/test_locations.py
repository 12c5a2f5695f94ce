"""Section 5: using the location."""

from __future__ import annotations

import pytest

from .table import Seat, arrange


@pytest.mark.clause("GWT-5.1", "GWT-5.5", "GWT-5.7")
def test_local_actions_or_one_single_auxiliary_action() -> None:
    seat = Seat(at="G", cleared=["aux_money_2"])
    table = arrange(phase="B", seats={0: seat})
    assert table.options() == ["do G 1", "do G 2", "aux money 1", "aux cycle 1"]
    assert table.why_not("aux money 2").clause == "GWT-5.7"
    table.play("aux money 1")
    assert table.asked == "draw-card"
    table = arrange(phase="B", seats={0: Seat(at="G", hand=["O06"])}).play("aux money 1")
    assert table.options() == ["end", "play O06"]
    assert table.why_not("do G 1").clause == "GWT-5.5"
    assert table.why_not("aux money 1").clause == "GWT-5.7"


@pytest.mark.clause("GWT-5.2")
def test_each_local_action_once_in_any_order() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G")}).play("do G 2", "aux money 1")
    assert table.options() == ["end", "do G 1"]
    assert table.why_not("do G 2").reason == "done-already"
    table.play("end")
    assert table.asked == "draw-card"


@pytest.mark.clause("GWT-5.3")
def test_a_slash_is_one_local_action() -> None:
    table = arrange(phase="B", display=["O01"], seats={0: Seat(at="C")})
    assert table.options("do") == ["C 1", "C 2", "C 3"]
    table.play("do C 1")
    assert table.options("do") == ["C 3"]
    assert table.why_not("do C 2").clause == "GWT-5.3"


@pytest.mark.clause("GWT-5.8")
def test_phase_b_cannot_be_passed() -> None:
    table = arrange(phase="B", seats={0: Seat(at="A")})
    assert "end" not in table.options()
    assert table.why_not("end").clause == "GWT-5.8"
    assert table.may("aux money 1")


@pytest.mark.clause("GWT-5.9", "GWT-6.1")
def test_kansas_city_has_five_subphases_in_order() -> None:
    foresight = {"a": ["green", "flood_2_green"], "b": ["cowboy", "engineer"], "c": ["cowboy", "blue"]}
    table = arrange(phase="B", foresight=foresight, seats={0: Seat(at="KC", certificates=1)})
    asked = []
    for line in ("foresight a1", "foresight b2", "foresight c1", "spend 0", "disc aux_money_2"):
        asked.append(table.asked)
        table.play(line)
    assert asked == ["foresight", "foresight", "foresight", "income", "city-disc"]


@pytest.mark.clause("GWT-5.10")
def test_replacing_the_tile_under_the_cattleman_changes_nothing_now() -> None:
    seat = Seat(at="B1", money=20, workers={"craftsman": 4, "cowboy": 2}, hand=["guernsey"])
    tiles = {"B1": "0 8", "B2": "0 2"}
    table = arrange(phase="B", sides="abbbbbbbbb", tiles=tiles, market=["holstein"], seats={0: seat})
    assert table.may("do B 2")
    table.play("do B 2", "build 10 on B1")
    assert table.view().tiles["B1"].name == "10b"
    assert not any(line.startswith("do B1") for line in table.options())


@pytest.mark.clause("GWT-5.10")
def test_the_actions_of_the_old_tile_stay() -> None:
    tiles = {"A1": "0 8", "A2": "0 5"}
    jobs = {1: ["craftsman", "cowboy"]}
    seat = Seat(at="A2", money=20, workers={"craftsman": 3, "engineer": 2})
    table = arrange(phase="B", tiles=tiles, token=2, jobs=jobs, seats={0: seat})
    table.play("do A2 1", "hire craftsman row 1", "build 7 on A2")
    assert table.view().tiles["A2"].name == "7a"
    assert table.options("do") == ["A2 2"]
    table.play("do A2 2", "engine 2")
    assert table.rancher().engine == "2"


@pytest.mark.clause("GWT-5.11")
def test_cards_block_neither_local_actions_nor_the_auxiliary_action() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", hand=["O06"])}).play("play O06", "aux money 1")
    assert table.rancher().money == 1
    assert table.options("do") == ["G 1", "G 2"]
    assert table.may("aux money 1")
    assert table.why_not("end").clause == "GWT-5.8"


@pytest.mark.clause("GWT-5.12", "GWT-8.56")
def test_looking_at_the_market_is_no_action_yet() -> None:
    table = arrange(phase="B", market=["holstein"], seats={0: Seat(at="E", money=6)}).play("do E 2", "end")
    assert table.asked == "menu"
    assert table.may("do E 2")
    assert table.may("aux money 1")
    table.play("do E 2", "buy holstein/1")
    assert table.asked == "draw-card"
    turned = arrange(phase="B", seats={0: Seat(at="E", workers={"cowboy": 2}, hand=["O01"])}).play(
        "do E 2", "reveal", "end"
    )
    assert turned.options() == ["end", "play O01"]
