"""Sections 12 and 13: the end of the game and the score."""

from __future__ import annotations

import pytest

from westward.core.journal import Scored
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events

from .table import Seat, Table, arrange


def last_worker(players: int = 3) -> Table:
    """Seat 1 is about to fill the job market."""
    jobs = {12: ["cowboy"] * (players - 1)}
    foresight = {"a": ["green", "blue"], "b": ["engineer", "cowboy"]}
    seats = {i: Seat(at="KC" if i == 1 else "A") for i in range(players)}
    return arrange(players, turn=1, phase="B", token=12, jobs=jobs, foresight=foresight, seats=seats).play(
        "foresight a1"
    )


@pytest.mark.clause("GWT-12.1", "GWT-12.2", "GWT-12.4", "GWT-12.5")
def test_the_end_of_the_game() -> None:
    table = last_worker().play("foresight b1")
    assert (table.view().token_holder, table.view().token_row) == (1, 13)
    assert table.points(1)["job-token"] == 2
    turns = [table.turn]
    while table.asked:
        if table.turn != turns[-1]:
            turns.append(table.turn)
            assert all(table.view().foresight[k][i] for k in (0, 1) for i in (0, 1)), "foresight spaces are refilled"
        table.play(table.options()[0]).draw()
    assert turns == [1, 2, 0]
    assert [e.winner_seats for e in table.events(events.Ended)] == [table.view().head.winners]
    assert table.why_not("end").clause == "GWT-12.5"
    assert [e.points for e in table.events(Scored)] == table.view().head.scores


@pytest.mark.clause("GWT-12.3")
def test_no_workers_are_placed_after_the_end_was_triggered() -> None:
    seats = {0: Seat(at="KC")}
    table = arrange(phase="B", holder=1, foresight={"b": ["cowboy", "engineer"], "c": ["cowboy", "green"]}, seats=seats)
    assert table.view().tiles["TP_M3"].name == "green"
    assert table.view().foresight[1][0] is not None
    both = arrange(phase="B", holder=1, foresight={"c": ["green", "blue"]}, seats=seats)
    assert both.options("foresight") == ["c1", "c2"]
    mixed = arrange(phase="B", holder=1, foresight={"a": ["green", "blue"], "c": ["cowboy", "green"]}, seats=seats)
    assert mixed.why_not("foresight c1").clause == "GWT-6.1"


@pytest.mark.clause("GWT-12.6")
def test_there_are_workers_enough_for_the_job_market() -> None:
    workers = sum(pile[kind] for pile in c.PILES for kind in range(3))
    assert workers >= 12 * 4 - c.counts(4).initial_workers
    assert all(kind < c.TEEPEE for kind, n in enumerate(c.PILES[1]) if n), "pile 2 holds nothing but workers"


@pytest.mark.clause("GWT-13.1")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (29, 5)])
def test_money(money: int, points: int) -> None:
    assert arrange(seats={0: Seat(money=money)}).points()["money"] == points


@pytest.mark.clause("GWT-13.2")
def test_buildings_on_the_board() -> None:
    table = arrange(tiles={"A1": "0 1", "A2": "0 10", "A3": "1 9"}, seats={0: Seat()})
    assert [table.points(i)["buildings"] for i in (0, 1)] == [14, 9]
    seat = Seat(at="B", money=20, workers={"craftsman": 4})
    replaced = arrange(phase="B", tiles={"A1": "0 5"}, seats={0: seat}).play("do B 2", "build 9 on A1")
    assert replaced.points()["buildings"] == 9


@pytest.mark.clause("GWT-13.3")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ([], 0), (["kansas_city"] * 3, -18), (["sacramento"], 6), (["san_francisco"], 9), (["el_paso", "san_diego"], 8),
        (["san_diego", "sacramento"], 10), (["colorado_springs", "santa_fe", "albuquerque"], 0),
        (["topeka", "wichita", "colorado_springs"], -4),
        (["albuquerque", "el_paso", "san_diego", "sacramento", "san_francisco"], 6 + 8 + 4 + 6 + 9), (["topeka", "santa_fe"], 0),
    ],
)  # fmt: skip
def test_cities(cities: list[str], points: int) -> None:
    assert arrange(seats={0: Seat(cities=cities)}).points()["cities"] == points


@pytest.mark.clause("GWT-13.4")
def test_stations() -> None:
    assert arrange(seats={0: Seat(stations=[1, 5, 10])}).points()["stations"] == 1 + 3 + 9


@pytest.mark.clause("GWT-13.5")
def test_hazards() -> None:
    assert arrange(seats={0: Seat(kept=["flood_4_green", "drought_3_black", "green"])}).points()["hazards"] == 7


@pytest.mark.clause("GWT-13.6")
def test_cattle() -> None:
    seat = Seat(hand=["texas_longhorn_7"], draw=["west_highland_4"], discard=["ayrshire", "jersey"])
    assert arrange(seats={0: seat}).points()["cattle"] == 7 + 4 + 3
    assert [c.CARD_VP[c.CARD[name]] for name in ("jersey", "guernsey", "black_angus", "dutch_belt")] == [0, 0, 0, 0]


@pytest.mark.clause("GWT-13.7", "GWT-13.9")
def test_cards_of_the_deck_are_added_only_if_that_helps() -> None:
    seat = Seat(objectives=["S03"], hand=["O01"], draw=["O06"], cities=["san_francisco"])
    assert arrange(seats={0: seat}).points()["objectives"] == 5


@pytest.mark.clause("GWT-13.8", "GWT-13.9")
def test_an_item_serves_one_task() -> None:
    tiles = {"A1": "0 1", "A2": "0 2"}
    seat = Seat(objectives=["S03", "O07"], kept=["flood_2_green", "flood_2_black"])
    assert arrange(tiles=tiles, seats={0: seat}).points()["objectives"] == 3


@pytest.mark.clause("GWT-13.10")
@pytest.mark.parametrize(
    ("master", "seat", "points"),
    [
        ("SM1", Seat(masters=["SM1"], workers={"cowboy": 3}), 5),
        ("SM2", Seat(masters=["SM2"], objectives=["S01", "S02", "S03"]), 3),
        ("SM3", Seat(masters=["SM3"], kept=["flood_2_green", "flood_3_green", "drought_2_green"]), 3),
        ("SM4", Seat(masters=["SM4"], kept=["green", "green", "green", "blue", "blue"]), 6),
        ("SM5", Seat(masters=["SM5"], certificates=3), 6),
    ],
)
def test_station_masters(master: str, seat: Seat, points: int) -> None:
    assert arrange(seats={0: seat}).points()[f"master-{master}"] == points


@pytest.mark.clause("GWT-13.11")
def test_sm2_makes_cards_worth_adding_only_up_to_the_next_pair() -> None:
    seat = Seat(objectives=["S01", "S02"], masters=["SM2"], discard=["O01", "O02"])
    points = arrange(seats={0: seat}).points()
    assert (points["objectives"], points["master-SM2"]) == (0, 3)


@pytest.mark.clause("GWT-13.11")
def test_of_several_cards_the_one_with_the_smallest_penalty_makes_the_pair() -> None:
    seat = Seat(objectives=["S01"], masters=["SM2"], discard=["O06", "O07"])
    points = arrange(seats={0: seat}).points()
    assert (points["objectives"], points["master-SM2"]) == (-2, 3), "O07 costs 2, O06 would cost 3"


@pytest.mark.clause("GWT-13.12")
@pytest.mark.parametrize(("cowboys", "points"), [(4, 0), (5, 4), (6, 8)])
def test_workers(cowboys: int, points: int) -> None:
    assert arrange(seats={0: Seat(workers={"cowboy": cowboys})}).points()["workers"] == points


@pytest.mark.clause("GWT-13.13", "GWT-13.14")
def test_step_space_and_token() -> None:
    table = arrange(holder=1, seats={0: Seat(cleared=["step_vp"])})
    assert table.points(0)["step-space"] == 3
    assert table.points(1)["job-token"] == 2
    assert "job-token" not in table.points(0)


@pytest.mark.clause("GWT-13.15")
def test_ties_are_shared() -> None:
    level = arrange(
        3, phase="B", holder=1, seats={0: Seat(at="KC", cleared=c.DISCS), 1: Seat(), 2: Seat(money=10)}
    ).draw()
    assert level.view().head.scores == [3, 2, 2]
    assert level.view().head.winners == [0]
    tie = arrange(3, phase="B", holder=1, seats={0: Seat(at="KC"), 1: Seat(), 2: Seat(money=10)})
    tie.play("disc aux_money_2").draw()
    assert (tie.view().head.scores, tie.view().head.winners) == ([-5, 2, 2], [1, 2])
