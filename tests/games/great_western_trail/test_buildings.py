"""Section 9 and the tiles: each neutral building and each of the 20 private building sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

from westward.games.great_western_trail import components as c

from .table import Seat, Table, arrange

A, B = "a" * 10, "b" * 10
HERE = Seat(at="A1")


def at(number: int, sides: str, seat: Seat = HERE, tiles: dict[str, str] | None = None, **jobs: list[str]) -> Table:
    """The first seat stands on an own building on A1."""
    tiles = {"A1": f"0 {number}"} | (tiles or {})
    return arrange(
        phase="B", sides=sides, tiles=tiles, token=2, jobs={1: jobs.get("jobs", [])}, display=["O01", "O02"], market=["holstein"],
        seats={0: seat},
    )  # fmt: skip


@pytest.mark.clause("GWT-8.8", "GWT-13.2", "GWT-4.14")
def test_craftsmen_points_and_hands_of_all_sides() -> None:
    rows = {b.id: (b.craftsmen, b.vp, "+".join(b.hands)) for b in c.BOX.private_building}
    assert rows == {
        "1a": (1, 1, "green"), "2a": (1, 1, ""), "3a": (1, 1, ""), "4a": (2, 3, "black"), "5a": (3, 4, ""), "6a": (4, 5, ""),
        "7a": (5, 6, "green+black"), "8a": (5, 6, "green"), "9a": (7, 9, ""), "10a": (9, 13, "black"),
        "1b": (1, 1, "green"), "2b": (1, 1, ""), "3b": (2, 3, ""), "4b": (2, 3, "black"), "5b": (3, 4, ""), "6b": (4, 5, ""),
        "7b": (5, 6, "green+black"), "8b": (6, 8, ""), "9b": (6, 8, ""), "10b": (8, 11, "black"),
    }  # fmt: skip


@pytest.mark.clause("GWT-9.1", "GWT-15.3")
def test_1a_needs_a_forest_building() -> None:
    assert not at(1, A).may("do A1 1")
    assert at(1, A, tiles={"CN1": "0 2", "CN2": "1 3"}).play("do A1 1").rancher().money == 2


@pytest.mark.clause("GWT-5.2")
def test_2a_pays_four_for_a_guernsey_and_buys() -> None:
    table = at(2, A, replace(HERE, hand=["guernsey"], money=2)).play("do A1 1", "do A1 2", "buy holstein/1")
    assert (table.rancher().money, table.rancher().discard) == (0, {"guernsey": 1, "holstein": 1})


@pytest.mark.clause("GWT-8.59")
def test_3a_pays_three_for_a_pair_and_moves_one_step() -> None:
    table = at(3, A, replace(HERE, hand=["jersey"] * 2)).play("do A1 1")
    assert table.rancher().money == 3
    table.play("do A1 2")
    assert (table.rancher().cattleman, table.asked) == ("B", "menu"), "the next location is the only one"


@pytest.mark.clause("GWT-8.58")
def test_4a_removes_a_hazard_for_five_and_moves_two_steps() -> None:
    table = at(4, A, replace(HERE, money=5), {"FL1": "flood_3_black"}).play("do A1 1")
    assert (table.rancher().money, len(table.rancher().hazards)) == (0, 1)
    assert max(r.steps for r in table.play("do A1 2").view(0).routes) == 2


@pytest.mark.clause("GWT-8.2")
def test_5a_hires_for_one_less_and_drives() -> None:
    table = at(5, A, replace(HERE, money=5), jobs=["cowboy"]).play("do A1 1", "do A1 2")
    assert (table.rancher().money, table.rancher().workers["cowboy"], table.rancher().engine) == (0, 2, "1")


@pytest.mark.clause("GWT-8.44")
def test_6a_pays_ten_for_a_holstein_and_helps() -> None:
    table = at(6, A, replace(HERE, hand=["holstein"], cleared=["aux_money_2"])).play(
        "do A1 1", "do A1 2", "aux money 2"
    )
    assert table.rancher().money == 12


@pytest.mark.clause("GWT-9.2")
@pytest.mark.parametrize(
    ("kept", "money", "certificates"),
    [(["green", "blue"], 2, 2), (["green", "green", "blue", "blue", "blue"], 4, 3)],
)
def test_7a_counts_teepee_pairs(kept: list[str], money: int, certificates: int) -> None:
    table = at(7, A, replace(HERE, kept=kept)).play("do A1 1")
    assert (table.rancher().money, table.rancher().certificates) == (money, certificates)
    assert sum(table.rancher().teepees.values()) == len(kept)


@pytest.mark.clause("GWT-9.2", "GWT-15.3")
def test_7a_needs_a_pair() -> None:
    assert not at(7, A, replace(HERE, kept=["green", "green"])).may("do A1 1")


@pytest.mark.clause("GWT-5.3")
def test_8a_trades_or_helps_and_drives_two() -> None:
    table = at(8, A, tiles={"TP_1": "green"})
    assert table.options("do") == ["A1 1", "A1 2", "A1 3"]
    table.play("do A1 1")
    assert (table.rancher().teepees["green"], table.options("do")) == (1, ["A1 3"])
    assert table.play("do A1 3").options("engine") == ["1", "2"]


@pytest.mark.clause("GWT-9.13", "GWT-9.11")
def test_9a_drives_three_and_delivers() -> None:
    table = at(9, A, replace(HERE, money=0)).play("do A1 1", "engine 3")
    assert not table.may("aux money 1")
    table.play("do A1 2")
    assert table.options("engine") == ["0", "1", "2"]
    table.play("engine 2")
    assert table.options("deliver") == ["kansas_city", "topeka"]
    table.play("deliver kansas_city", "disc aux_money_2")
    assert (table.rancher().money, table.rancher().cities) == (6, {"kansas_city": 1})


@pytest.mark.clause("GWT-9.10")
def test_9a_counts_space_0_and_skips_others() -> None:
    seats = {0: replace(HERE, engine="5"), 1: Seat(engine="2")}
    table = arrange(phase="B", tiles={"A1": "0 9"}, seats=seats).play("do A1 2", "engine 0")
    assert table.options("deliver") == ["kansas_city", "topeka", "wichita"], "0, 1, 3 and 4 were entered"


@pytest.mark.clause("GWT-9.14")
def test_10a_fills_certificates_and_moves_five() -> None:
    table = at(10, A, replace(HERE, cleared=["cert_limit_4", "cert_limit_6"])).play("do A1 1")
    assert table.rancher().certificates == 6
    assert max(r.steps for r in table.play("do A1 2").view(0).routes) == 5


@pytest.mark.clause("GWT-9.16", "GWT-11.10")
def test_1b_takes_objective_cards_and_drives_back() -> None:
    table = at(1, B, replace(HERE, hand=["O01", "jersey"], engine="3")).play("do A1 1")
    assert (table.rancher().certificates, table.rancher().discard, table.rancher().money) == (2, {"O01": 1}, 0)
    table.play("do A1 2")
    assert (table.rancher().engine, table.rancher().money) == ("2", 3)
    assert not at(1, B, replace(HERE, hand=["jersey"])).options("do")


@pytest.mark.clause("GWT-3.5")
def test_2b_drives_for_a_jersey_and_pays_for_a_dutch_belt() -> None:
    table = at(2, B, replace(HERE, hand=["jersey", "dutch_belt"])).play("do A1 1", "engine 1", "do A1 2")
    assert (table.rancher().engine, table.rancher().money) == ("1", 3)


@pytest.mark.clause("GWT-8.44", "GWT-8.59")
def test_3b_helps_and_moves_one_step() -> None:
    table = at(3, B).play("do A1 1", "aux money 1", "do A1 2")
    assert (table.rancher().money, table.rancher().cattleman) == (1, "B")


@pytest.mark.clause("GWT-8.62")
def test_4b_draws_by_cowboys_and_moves_three_steps() -> None:
    seat = replace(HERE, workers={"cowboy": 2}, hand=["jersey"], draw=["guernsey"] * 3)
    table = at(4, B, seat).play("do A1 1")
    assert table.options("draw") == ["1", "2"]
    table.play("draw 1", "discard jersey")
    assert max(r.steps for r in table.play("do A1 2").view(0).routes) == 3


@pytest.mark.clause("GWT-8.63")
def test_5b_certificates_for_a_black_angus_and_a_dollar_per_engineer() -> None:
    table = at(5, B, replace(HERE, hand=["black_angus"], workers={"engineer": 4})).play("do A1 1", "do A1 2")
    assert (table.rancher().certificates, table.rancher().money) == (2, 4)


@pytest.mark.clause("GWT-9.15")
def test_6b_takes_an_objective_card_into_the_hand() -> None:
    table = at(6, B, replace(HERE, hand=["jersey", "guernsey"])).play("do A1 1", "discard jersey")
    assert table.options() == ["forgo", "take stack", "take O01", "take O02"]
    table.play("take O02").draw()
    assert table.rancher().money == 3
    assert "O02" in table.view(0).hand
    assert len([card for card in table.view().display if card]) == 2
    none = arrange(
        phase="B", sides=B, tiles={"A1": "0 6"}, objective_stack=[], seats={0: replace(HERE, hand=["jersey"])}
    )
    assert none.play("do A1 1").rancher().money == 3


@pytest.mark.clause("GWT-9.3")
def test_7b_drives_by_forest_buildings() -> None:
    assert not at(7, B).may("do A1 1")
    table = at(7, B, tiles={"CN1": "0 2", "E1": "0 3", "E2": "1 4"}).play("do A1 1")
    assert table.options("engine") == ["1", "2"]


@pytest.mark.clause("GWT-9.4", "GWT-9.5")
def test_8b_uses_a_neighbour_without_fee_and_by_own_counts() -> None:
    tiles = {"A1": "0 8", "A2": "1 5"}
    seats = {0: replace(HERE, money=3, workers={"engineer": 3}), 1: Seat(workers={"engineer": 6})}
    table = arrange(phase="B", sides="bbbbabbbbb", tiles=tiles, seats=seats)
    table.play("do A2 2")
    assert table.options("engine") == ["1", "2", "3"]
    table.play("engine 3")
    assert (table.rancher().cattleman, table.rancher().money, table.rancher(1).money) == ("A1", 3, 0)
    assert table.draw().turn == 1


@pytest.mark.clause("GWT-9.4")
def test_8b_uses_one_neighbour_only() -> None:
    seat = Seat(at="A1", hand=["guernsey"], money=20)
    jobs = {1: ["cowboy", "engineer"]}
    table = arrange(phase="B", sides=B, tiles={"A1": "0 8", "A2": "1 10"}, jobs=jobs, seats={0: seat})
    assert table.options("do") == ["A 1", "A 2", "A 3", "A2 1", "A2 2", "A2 3"]
    table.play("do A 1")
    assert table.options("do") == ["A 2", "A 3"]
    assert table.why_not("do A2 1").reason == "not-here"


@pytest.mark.clause("GWT-9.4")
def test_8b_uses_no_hazards_teepees_texas_or_kansas_city() -> None:
    table = arrange(phase="B", sides=B, tiles={"TPR1": "0 8", "TP_10": "green"}, seats={0: Seat(at="TPR1")})
    assert table.options("do") == []
    table = arrange(phase="B", sides=B, tiles={"G1": "0 8"}, seats={0: Seat(at="G1")})
    assert table.options("do") == ["G 1", "G 2"]


@pytest.mark.clause("GWT-9.8", "GWT-8.34")
def test_9b_upgrades_by_the_usual_rules() -> None:
    seat = replace(HERE, engine="20", money=4, workers={"cowboy": 2}, stations=[1])
    table = at(9, B, seat).play("do A1 1")
    assert table.options("station") == ["2", "3", "4"]
    assert table.why_not("station 1").reason == "station-yours"
    assert table.why_not("station 5").reason == "money-missing"
    assert table.why_not("station 6").clause == "GWT-9.17"
    table.play("station 3")
    assert not table.may("forgo")
    table.play("disc aux_money_2", "give cowboy")
    assert (table.rancher().stations, table.rancher().masters, table.rancher().money) == ([1, 3], ["SM3"], 0)
    assert table.rancher().engine == "20"


@pytest.mark.clause("GWT-8.59", "GWT-5.2")
def test_10b_pays_four_drives_four_and_moves_four() -> None:
    table = at(10, B).play("do A1 1", "do A1 2", "engine 4")
    assert (table.rancher().money, table.rancher().engine) == (4, "4")
    assert max(r.steps for r in table.play("do A1 3").view(0).routes) == 4


NEUTRAL = {
    "A": ("guernsey", "do A 1", 2), "B": ("dutch_belt", "do B 1", 2), "E": ("black_angus", "do E 1", 2),
}  # fmt: skip


@pytest.mark.parametrize(("tile", "row"), list(NEUTRAL.items()))
@pytest.mark.clause("GWT-5.2", "GWT-3.12")
def test_neutral_buildings_that_pay_for_a_breed(tile: str, row: tuple[str, str, int]) -> None:
    card, line, money = row
    assert arrange(phase="B", seats={0: Seat(at=tile, hand=[card])}).play(line).rancher().money == money
    assert not arrange(phase="B", seats={0: Seat(at=tile, hand=["jersey"])}).may(line)
