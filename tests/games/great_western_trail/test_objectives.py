"""Section 11: objective cards, and each of them by itself."""

from __future__ import annotations

import pytest

from westward.games.great_western_trail import components as c

from .table import Seat, Table, arrange


@pytest.mark.clause("GWT-11.1")
def test_when_cards_may_be_played() -> None:
    seat = Seat(at="F", hand=["O01", "O02", "O03"])
    table = arrange(seats={0: seat})
    assert table.options("play") == ["O01", "O02", "O03"], "before Phase A"
    table.play("play O01", "go G by direct")
    assert table.options("play") == ["O02", "O03"], "before an action"
    table.play("play O02", "do G 2")
    assert table.options("play") == [], "not inside an action"
    table.play("aux money 1")
    assert table.options("play") == ["O03"], "after an action"
    table.play("end").draw()
    assert (table.turn, table.rancher().money) == (1, 5)


@pytest.mark.clause("GWT-11.2", "GWT-11.10")
def test_a_played_card_must_be_scored_and_one_in_the_deck_not() -> None:
    table = arrange(seats={0: Seat(at="F", hand=["O01"])})
    assert table.points()["objectives"] == 0
    table.play("play O01")
    assert (table.rancher().objectives, table.points()["objectives"]) == (["O01"], -2)


@pytest.mark.clause("GWT-11.3")
def test_an_immediate_action_may_be_forgone() -> None:
    table = arrange(seats={0: Seat(at="F", hand=["O12"])}).play("play O12")
    assert table.options() == ["forgo", "engine 1", "engine 2"]
    table.play("forgo")
    assert (table.rancher().engine, table.rancher().objectives) == ("0", ["O12"])


@pytest.mark.example(49)
@pytest.mark.clause("GWT-3.5", "GWT-8.38", "GWT-11.3", "GWT-16.5")
@pytest.mark.effect("forgo_money=on")
def test_the_money_of_an_immediate_action_is_taken_unless_the_table_lets_it_lapse() -> None:
    seats = {0: Seat(at="F", money=4, hand=["O01"])}
    taken = arrange(seats=seats).play("play O01")
    assert (taken.rancher().money, taken.asked) == (6, "travel")
    asked = arrange(seats=seats, forgo_money=True).play("play O01")
    assert (asked.asked, asked.options(), asked.rancher().money) == ("part", ["forgo", "bonus 1"], 4)
    assert arrange(seats=seats, forgo_money=True).play("play O01", "bonus 1").rancher().money == 6
    lapsed = asked.play("forgo")
    assert (lapsed.rancher().money, lapsed.rancher().objectives, lapsed.asked) == (4, ["O01"], "travel")
    master = {0: Seat(at="G", engine="4", money=2, workers={"cowboy": 2})}
    station = arrange(phase="B", masters=c.MASTERS, seats=master, forgo_money=True)
    station.play("do G 1", "engine T4", "disc aux_money_2", "give cowboy")
    assert (station.asked, station.rancher().money) == ("part", 0)


@pytest.mark.clause("GWT-11.5")
def test_no_cards_in_kansas_city() -> None:
    foresight = {"a": ["green", "blue"]}
    table = arrange(foresight=foresight, seats={0: Seat(at="G", hand=["O01"])}).play("go KC by direct")
    assert table.options() == ["foresight a1", "foresight a2"]
    table.play("foresight a1")
    assert (table.asked, table.rancher().discard) == ("city-disc", {"O01": 1})


@pytest.mark.clause("GWT-11.6")
def test_a_free_move_ignores_hands() -> None:
    tiles = {"A1": "1 7", "A2": "1 4"}
    table = arrange(tiles=tiles, seats={0: Seat(at="A", money=5, hand=["O18"])}).play("play O18")
    assert {(r.spot, r.steps, r.fee) for r in table.view(0).routes} >= {
        ("A1", 1, 0),
        ("A2", 2, 0),
        ("B", 1, 0),
        ("C", 2, 0),
    }
    table.play("go A2 by direct")
    assert (table.rancher().money, table.asked) == (5, "travel")


@pytest.mark.clause("GWT-11.7")
def test_a_free_move_before_phase_a() -> None:
    table = arrange(seats={0: Seat(at="A", hand=["O17"])}).play("play O17", "go C by direct")
    assert (table.asked, table.rancher().cattleman) == ("travel", "C")
    table.play("go D by CS1")
    assert table.asked == "menu"


@pytest.mark.clause("GWT-11.8", "GWT-11.12")
def test_a_free_move_in_phase_b_ends_it() -> None:
    table = arrange(phase="B", seats={0: Seat(at="A", hand=["O17", "guernsey"])}).play(
        "do A 1", "play O17", "go B by direct"
    )
    assert table.asked == "draw-card"
    forgone = arrange(phase="B", seats={0: Seat(at="A", hand=["O17", "guernsey"])}).play("play O17", "forgo")
    assert (forgone.asked, forgone.options("do")) == ("menu", ["A 1"])


@pytest.mark.clause("GWT-11.9", "GWT-11.12")
def test_a_free_move_without_a_goal_lapses() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", hand=["O17"])}).play("play O17")
    assert (table.asked, table.rancher().objectives) == ("menu", ["O17"])


@pytest.mark.clause("GWT-11.11")
@pytest.mark.parametrize("card", ["S01", "S02", "S03", "S04"])
def test_starting_cards_cost_nothing(card: str) -> None:
    assert arrange(seats={0: Seat(objectives=[card])}).points()["objectives"] == 0
    assert card not in c.CARDS[: c.HERD], "it is never in a hand, so it cannot be played for an action"


#: Everything that a task can ask for, by its name.
SUPPLY: dict[str, Seat] = {
    "green_teepee": Seat(kept=["green"] * 2),
    "blue_teepee": Seat(kept=["blue"] * 2),
    "hazard": Seat(kept=["flood_2_green", "flood_2_black"]),
    "station": Seat(stations=[1, 2]),
    "cattle3": Seat(discard=["holstein", "brown_swiss", "ayrshire"]),
    "west_highland": Seat(discard=["west_highland_3", "west_highland_4"]),
    "texas_longhorn": Seat(discard=["texas_longhorn_5"]),
    "san_francisco": Seat(cities=["san_francisco"]),
}

CARDS = [
    ("S01", "cattle3 west_highland building", 3, 0), ("S02", "station station green_teepee", 3, 0),
    ("S03", "building building hazard", 3, 0), ("S04", "blue_teepee hazard hazard", 3, 0),
    ("O01", "building blue_teepee blue_teepee", 3, 2), ("O02", "building green_teepee blue_teepee", 3, 2),
    ("O03", "west_highland hazard hazard", 3, 2), ("O04", "station station hazard", 3, 2),
    ("O05", "cattle3 cattle3 cattle3 building", 4, 2), ("O06", "san_francisco", 5, 3),
    ("O07", "building building hazard", 3, 2), ("O08", "station green_teepee blue_teepee", 3, 2),
    ("O09", "texas_longhorn hazard", 3, 2), ("O10", "station green_teepee green_teepee", 3, 2),
    ("O11", "cattle3 cattle3 cattle3 station", 4, 2), ("O12", "west_highland west_highland station green_teepee", 5, 3),
    ("O13", "cattle3 west_highland texas_longhorn", 5, 3), ("O14", "building building green_teepee green_teepee", 5, 3),
    ("O15", "building blue_teepee hazard hazard", 5, 3), ("O16", "station station hazard hazard", 5, 3),
    ("O17", "building building hazard hazard", 5, 2), ("O18", "station station blue_teepee blue_teepee", 5, 2),
    ("O19", "cattle3 west_highland texas_longhorn", 5, 2), ("O20", "cattle3 west_highland hazard hazard", 5, 2),
    ("O21", "station station building building", 5, 2),
]  # fmt: skip


def scored(card: str, tasks: list[str]) -> int:
    """The points of one card of the area with just what the named tasks ask for."""
    kept: list[str] = []
    discard: list[str] = []
    stations: list[int] = []
    cities: list[str] = []
    tiles = {f"A{i + 1}": f"0 {i + 1}" for i in range(tasks.count("building"))}
    for task, stock in SUPPLY.items():
        n = tasks.count(task)
        kept += stock.kept[:n]
        discard += stock.discard[:n]
        stations += stock.stations[:n]
        cities += stock.cities[:n]
    seat = Seat(objectives=[card], kept=kept, discard=discard, stations=stations, cities=cities)
    return arrange(tiles=tiles, seats={0: seat}).points()["objectives"]


@pytest.mark.clause("GWT-13.7", "GWT-13.8")
@pytest.mark.parametrize(("card", "tasks", "vp", "penalty"), CARDS)
def test_every_card_asks_for_its_tasks(card: str, tasks: str, vp: int, penalty: int) -> None:
    needed = tasks.split()
    assert scored(card, needed) == vp
    for i in range(len(needed)):
        assert scored(card, needed[:i] + needed[i + 1 :]) == -penalty, f"without one {needed[i]}"


@pytest.mark.clause("GWT-11.4")
def test_there_are_24_and_4_cards() -> None:
    assert sum(c.OBJECTIVE_COUNTS) == 24
    assert c.OBJECTIVE_COUNTS[c.CARD["O06"] - c.CATTLE] == 4
    assert c.AREA_KINDS - c.OBJECTIVE_KINDS == 4
    assert [card for card, *_ in CARDS] == c.CARDS[c.HERD :] + c.CARDS[c.CATTLE : c.HERD]


def played(card: str) -> Table:
    """A card played before Phase A on the first fork."""
    return arrange(seats={0: Seat(at="A", engine="1", hand=[card, "jersey"], cleared=["aux_money_2"])}).play(
        f"play {card}"
    )


@pytest.mark.clause("GWT-11.4")
@pytest.mark.parametrize("card", ["O01", "O02", "O03", "O04", "O05"])
def test_cards_that_give_money(card: str) -> None:
    assert played(card).rancher().money == 2


@pytest.mark.clause("GWT-11.4", "GWT-8.44")
def test_o06_gives_an_auxiliary_action() -> None:
    assert played("O06").options() == ["forgo", "aux money 1", "aux money 2", "aux cycle 1"]
    assert played("O06").play("aux money 2").rancher().money == 2


@pytest.mark.clause("GWT-11.4", "GWT-8.62")
@pytest.mark.parametrize("card", ["O07", "O08", "O09", "O10", "O11"])
def test_cards_that_draw_and_discard(card: str) -> None:
    table = played(card)
    assert table.options() == ["forgo", "draw 1", "draw 2", "draw 3"]
    table.play("draw 3").draw()
    assert table.rancher().hand == 4
    while table.asked == "drop":
        table.play(table.options()[0])
    assert (table.rancher().hand, table.asked) == (1, "travel")


@pytest.mark.clause("GWT-11.4", "GWT-8.22")
@pytest.mark.parametrize(("card", "most"), [("O12", 2), ("O13", 2), ("O14", 2), ("O15", 3), ("O16", 3)])
def test_cards_that_drive(card: str, most: int) -> None:
    spaces = played(card).options("engine")
    assert spaces == ["2", "3", "4"][:most]


@pytest.mark.clause("GWT-11.4", "GWT-11.6")
@pytest.mark.parametrize("card", ["O17", "O18", "O19", "O20", "O21"])
def test_cards_with_a_free_move(card: str) -> None:
    table = played(card)
    assert {r.steps for r in table.view(0).routes} == {1, 2, 3}
    assert table.play("go C by direct").rancher().cattleman == "C"
