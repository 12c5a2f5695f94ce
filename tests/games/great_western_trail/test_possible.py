"""Sections 15 and 8: what cannot be done is not offered, whichever seat it is and whatever the others have."""

from __future__ import annotations

import pytest

from westward.games.great_western_trail import events
from westward.games.great_western_trail.scoring import total

from .table import Seat, Table, arrange

#: Eight of the ten tiles are on the trail: the two that are left show 7 and 9 craftsmen, the best on the trail 5.
EIGHT_BUILT = ["A1", "A2", "A3", "FLR1", "FLR2", "CN1", "E1", "E2"]


@pytest.mark.clause("GWT-8.3", "GWT-15.1")
def test_a_market_with_nobody_who_fits_offers_no_hiring() -> None:
    jobs = {1: ["cowboy"]}
    full = Seat(at="A", money=20, workers={"cowboy": 6})
    table = arrange(phase="B", jobs=jobs, seats={0: full})
    assert not table.may("do A 2")
    assert table.why_not("do A 2").clause == "GWT-15.1"
    nearly = Seat(at="A", money=20, workers={"cowboy": 5})
    assert arrange(phase="B", jobs=jobs, seats={0: nearly}).may("do A 2")


@pytest.mark.clause("GWT-8.8", "GWT-8.9", "GWT-15.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("craftsmen", "may"), [(1, False), (2, True)])
def test_only_the_own_craftsmen_build(seat: int, craftsmen: int, may: bool) -> None:
    tiles = {spot: f"{seat} {number}" for number, spot in enumerate(EIGHT_BUILT, start=1)}
    mine = Seat(at="B", money=30, workers={"craftsman": craftsmen, "engineer": 6})
    others = Seat(workers={"craftsman": 6, "engineer": 6})
    table = arrange(phase="B", turn=seat, tiles=tiles, seats={seat: mine, 1 - seat: others})
    assert table.may("do B 2") == may


@pytest.mark.clause("GWT-8.8")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_that_needs_more_craftsmen_is_refused_by_their_number(seat: int) -> None:
    mine = Seat(at="B", money=30, workers={"craftsman": 2, "engineer": 6})
    others = Seat(workers={"craftsman": 6, "engineer": 6})
    table = arrange(phase="B", turn=seat, seats={seat: mine, 1 - seat: others}).play("do B 2")
    refusal = table.why_not("build 5 on A1")
    assert (refusal.reason, refusal.args["needed"], refusal.args["craftsmen"]) == ("craftsmen-missing", 3, 2)


@pytest.mark.clause("GWT-15.3")
def test_what_asks_for_nothing_is_not_offered_where_it_changes_nothing() -> None:
    seat = Seat(at="A1", money=9)
    table = arrange(phase="B", tiles={"A1": "0 1"}, seats={0: seat})
    assert not table.may("do A1 1")
    assert (table.why_not("do A1 1").reason, table.why_not("do A1 1").clause) == ("action-impossible", "GWT-15.3")


@pytest.mark.clause("GWT-8.20", "GWT-15.1")
@pytest.mark.parametrize("card", ["O01", "O02"])
def test_any_card_on_display_can_be_taken_when_the_stack_is_empty(card: str) -> None:
    table = arrange(phase="B", display=[card], objective_stack=[], seats={0: Seat(at="C")})
    assert table.may("do C 2")
    assert table.play("do C 2").rancher().discard == {card: 1}


@pytest.mark.clause("GWT-8.20")
def test_a_card_that_is_not_on_display_is_named() -> None:
    table = arrange(phase="B", display=["O01", "O03"], seats={0: Seat(at="C")}).play("do C 2")
    assert table.options("take") == ["stack", "O01", "O03"]
    refusal = table.why_not("take O05")
    assert (refusal.reason, refusal.args["card"]) == ("not-on-display", "O05")


@pytest.mark.clause("GWT-15.2", "GWT-8.63")
def test_at_the_limit_a_certificate_is_not_told() -> None:
    seat = Seat(at="FLR1", hand=["jersey"], certificates=3)
    table = arrange(phase="B", tiles={"FLR1": "0 2"}, seats={0: seat})
    before = table.rancher().certificates
    special = next(line for line in table.options("do") if line.endswith("special"))
    table.play(f"do {special}")
    assert (table.rancher().certificates, table.events(events.Certified)) == (before, [])


@pytest.mark.clause("GWT-10.6", "GWT-8.33")
def test_the_last_dollar_upgrades_a_station_with_a_disc_of_another() -> None:
    seat = Seat(at="A1", engine="20", money=2, cleared="all", stations=[3])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1", "station 1")
    assert [event.place for event in table.events(events.DiscTaken)] == ["station_3"]
    assert (table.rancher().stations, table.rancher().money) == ([1], 0)


@pytest.mark.clause("GWT-10.6")
def test_of_several_station_discs_any_can_be_used_but_that_of_the_target() -> None:
    seat = Seat(at="A1", engine="20", money=2, cleared="all", stations=[2, 3])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1")
    assert table.options("disc") == ["station_2", "station_3"]
    assert [table.why_not(f"disc station_{n}").args for n in (1, 4)] == [{"place": "station_1"}, {"place": "station_4"}]


@pytest.mark.clause("GWT-10.6")
def test_a_station_disc_waits_while_the_board_has_one() -> None:
    seat = Seat(at="A1", engine="20", money=9, stations=[3])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1", "station 1")
    assert table.why_not("disc station_3").reason == "board-first"


@pytest.mark.clause("GWT-8.52", "GWT-8.54")
def test_two_cards_of_one_offer_both_leave_the_market() -> None:
    market = ["holstein", "holstein", "holstein", "brown_swiss"]
    seat = Seat(at="E", money=5, workers={"cowboy": 3})
    table = arrange(phase="B", market=market, seats={0: seat}).play("do E 2")
    pair = next(line for line in table.options("buy") if line.count("holstein") == 2)
    table.play(f"buy {pair}")
    assert table.view().market == ["holstein", "brown_swiss"]
    assert table.rancher().discard == {"holstein": 2}


@pytest.mark.clause("GWT-9.4", "GWT-9.5")
def test_what_8b_offers_is_in_order_also_after_a_neighbour_was_used() -> None:
    tiles = {"FLR1": "1 10", "FLR2": "0 8"}
    seat = Seat(at="FLR2", hand=["jersey", "jersey"])
    table = arrange(phase="B", sides="b" * 10, tiles=tiles, seats={0: seat}).play("do FLR1 1")
    legal = table.state.legal()
    assert legal == sorted(legal)
    assert {line.split()[0] for line in table.options("do")} == {"FLR1", "FLR2"}


# Who counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-13.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_sm1_counts_the_workers_of_its_owner(seat: int) -> None:
    mine = Seat(masters=["SM1"], workers={"cowboy": 1, "craftsman": 2, "engineer": 4})
    others = Seat(workers={"cowboy": 6, "craftsman": 6, "engineer": 6})
    assert arrange(seats={seat: mine, 1 - seat: others}).points(seat)["master-SM1"] == 7


def took_blind() -> Table:
    seat = Seat(at="A1", hand=["jersey", "jersey"])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 6"}, display=["O01"], seats={0: seat})
    return table.play("do A1 1", "take stack", "objective O06")


@pytest.mark.clause("GWT-14.3")
def test_a_card_taken_blindly_is_told_without_its_name_and_counts_in_the_hand() -> None:
    table = took_blind()
    assert [event.seat for event in table.events(events.TookBlind)] == [0]
    assert table.view(1).ranchers[0].hand == 2, "a Jersey and the card"
    assert table.view(0).hand == ["jersey", "O06"]


@pytest.mark.clause("GWT-13.7")
def test_a_card_taken_blindly_counts_at_the_end() -> None:
    kept = ["flood_2_green"] * 2 + ["green"] * 3 + ["blue"] * 3
    seat = Seat(at="A1", hand=["jersey"], kept=kept, stations=[1, 2, 3])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 6"}, display=["O01"], seats={0: seat})
    before = total(table.state, 0)
    worth: set[int] = set()
    for card in ("O02", "O03", "O04", "O05", "O06", "O07"):
        again = Table(table.state.copy()).play("do A1 1", "take stack", f"objective {card}")
        worth.add(total(again.state, 0) - before - again.rancher().money // 5)
    assert max(worth) > 0


# Why not --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.32", "GWT-9.8")
def test_each_own_station_is_refused_as_ones_own() -> None:
    seat = Seat(at="A1", engine="20", money=9, stations=[1, 3])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1")
    assert [table.why_not(f"station {n}").reason for n in (1, 3)] == ["station-yours"] * 2


@pytest.mark.clause("GWT-8.54")
def test_whoever_has_just_the_money_lacks_the_card_and_not_the_money() -> None:
    seat = Seat(at="E", money=6, workers={"cowboy": 1})
    table = arrange(phase="B", market=["holstein"], market_stack=["holstein"], seats={0: seat}).play("do E 2")
    refused = [
        line
        for line in table.state.space.kinds["buy"].args["deal"]
        if "brown_swiss" in line and not table.may(f"buy {line}")
    ]
    reasons = {table.why_not(f"buy {line}").reason for line in refused}
    assert "not-in-market" in reasons


@pytest.mark.clause("GWT-9.15", "GWT-8.20")
def test_a_card_from_the_display_makes_the_hand_one_larger() -> None:
    seat = Seat(at="A1", hand=["jersey", "jersey", "jersey"])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 6"}, display=["O01"], seats={0: seat})
    table.play("do A1 1", "take O01")
    assert (table.rancher().hand, sorted(table.view(0).hand)) == (3, ["O01", "jersey", "jersey"])
