"""Section 8: the actions."""

from __future__ import annotations

import pytest

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events

from .table import Seat, Table, arrange

# Hiring ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.1")
def test_every_row_is_open_after_the_token_has_left() -> None:
    jobs = {11: ["cowboy"], 12: ["engineer", "craftsman"]}
    table = arrange(phase="B", holder=1, jobs=jobs, seats={0: Seat(at="A", money=9)}).play("do A 2")
    assert table.options("hire") == ["cowboy row 11", "craftsman row 12", "engineer row 12"]


@pytest.mark.clause("GWT-8.2")
@pytest.mark.parametrize(("row", "cost"), list(enumerate([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], 1)))
def test_the_row_costs(row: int, cost: int) -> None:
    jobs = {row: ["cowboy", "craftsman"]}
    table = arrange(phase="B", holder=1, jobs=jobs, seats={0: Seat(at="A", money=cost)})
    table.play("do A 2", f"hire cowboy row {row}")
    assert table.rancher().money == 0
    poor = arrange(phase="B", holder=1, jobs=jobs, seats={0: Seat(at="A", money=cost - 1)})
    assert not poor.may("do A 2")


@pytest.mark.clause("GWT-8.3")
def test_a_full_row_takes_no_more_workers() -> None:
    seat = Seat(at="A", money=20, workers={"cowboy": 6})
    table = arrange(phase="B", token=3, jobs={1: ["cowboy", "engineer"], 2: ["craftsman"]}, seats={0: seat}).play(
        "do A 2"
    )
    assert table.options("hire") == ["craftsman row 2", "engineer row 1"]
    assert table.why_not("hire cowboy row 1").clause == "GWT-8.3"


@pytest.mark.clause("GWT-8.4", "GWT-8.5")
@pytest.mark.parametrize(
    ("worker", "have", "asked", "answer", "money", "certificates"),
    [
        ("cowboy", 3, "clear", "clear FL1", 0, 0),
        ("cowboy", 5, "trade", "trade TP_1", 1, 0),
        ("engineer", 1, "discard", "discard jersey", 0, 1),
        ("engineer", 2, "discard", "discard jersey", 2, 0),
        ("engineer", 4, "discard", "discard jersey", 0, 2),
        ("engineer", 5, "discard", "discard jersey", 4, 0),
    ],
)
def test_immediate_actions_of_worker_spaces(
    worker: str, have: int, asked: str, answer: str, money: int, certificates: int
) -> None:
    def table() -> Table:
        seat = Seat(at="A", money=6, workers={worker: have}, hand=["jersey"])
        tiles = {"FL1": "flood_2_green", "TP_1": "green"}
        return arrange(phase="B", tiles=tiles, jobs={1: [worker]}, seats={0: seat}).play("do A 2")

    assert table().asked == asked
    done = table().play(answer)
    assert (done.rancher().money, done.rancher().certificates) == (money, certificates)
    forgone = table().play("forgo")
    assert (forgone.rancher().money, forgone.rancher().certificates, forgone.rancher().hazards) == (0, 0, [])


@pytest.mark.clause("GWT-8.5")
@pytest.mark.parametrize("have", [3, 5])
def test_the_craftsman_row_builds_for_one_dollar(have: int) -> None:
    seat = Seat(at="A", money=9, workers={"craftsman": have})
    table = arrange(phase="B", jobs={1: ["craftsman"]}, seats={0: seat}).play("do A 2", "build 5 on A1")
    assert table.rancher().money == 0


@pytest.mark.clause("GWT-8.5")
def test_the_fourth_engineer_hires_for_two_less() -> None:
    seat = Seat(at="A", money=10, workers={"engineer": 3})
    table = arrange(phase="B", token=3, jobs={1: ["engineer"], 2: ["cowboy"]}, seats={0: seat}).play(
        "do A 2", "hire engineer row 1"
    )
    assert table.asked == "hire"
    table.play("hire cowboy row 2")
    assert table.rancher().money == 0


@pytest.mark.clause("GWT-8.6", "GWT-8.37")
def test_a_reopened_space_gives_its_action_again() -> None:
    seat = Seat(at="A1", money=7, engine="4", workers={"engineer": 3}, hand=["jersey"])
    table = arrange(phase="B", tiles={"A1": "0 5"}, jobs={1: ["engineer"]}, seats={0: seat})
    table.play("do A1 2", "engine T4", "disc aux_money_2", "give engineer")
    assert table.rancher().workers["engineer"] == 2
    table.play("do A1 1")
    assert (table.rancher().workers["engineer"], table.asked) == (3, "discard")


# Building -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.7", "GWT-8.10", "GWT-8.11", "GWT-8.9")
def test_where_a_building_may_go() -> None:
    seat = Seat(at="B", money=9, workers={"craftsman": 2})
    tiles = {"A1": "1 1", "A2": "0 4", "A3": "0 1"}
    table = arrange(phase="B", tiles=tiles, seats={0: seat}).play("do B 2")
    assert table.why_not("build 2 on A1").clause == "GWT-8.11"
    assert table.why_not("build 2 on A2").clause == "GWT-8.9"
    assert table.why_not("build 2 on A3").clause == "GWT-8.9"
    assert table.why_not("build 1 on B1").clause == "GWT-8.7"
    assert table.why_not("build 6 on B1").clause == "GWT-8.8"
    assert [line for line in table.options("build") if line.endswith("A2")] == ["5 on A2", "6 on A2"]
    table.play("build 3 on F2")
    assert (table.view().tiles["F2"].name, table.rancher().money) == ("3a", 7), "the visible side stays"


@pytest.mark.clause("GWT-8.7")
def test_no_spot_and_no_money_means_no_building() -> None:
    assert not arrange(phase="B", seats={0: Seat(at="B", money=1)}).may("do B 2")
    full = dict.fromkeys([p.id for p in c.BOX.trail if p.kind == "building"], "1 1")
    assert not arrange(phase="B", tiles=full, seats={0: Seat(at="B", money=50)}).may("do B 2")


# Objective cards ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.20", "GWT-8.21")
def test_taking_an_objective_card() -> None:
    def table(stack: list[str]) -> Table:
        return arrange(phase="B", display=["O01", "O06"], objective_stack=stack, seats={0: Seat(at="C")}).play("do C 2")

    assert table(["O03"]).options("take") == ["stack", "O01", "O06"]
    shown = table(["O03"]).play("take O01", "objective O03")
    assert (shown.view().display[:2], shown.rancher().discard) == (["O03", "O06"], {"O01": 1})
    top = table(["O03"]).play("take stack", "objective O03")
    assert (top.view().display[:2], top.rancher().discard) == (["O01", "O06"], {"O03": 1})
    last = table([]).play("take O06")
    assert last.view().display[:2] == ["O01", ""]
    assert not arrange(phase="B", objective_stack=[], seats={0: Seat(at="C", certificates=3)}).may("do C 2")


# Engines and stations -------------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.22", "GWT-8.27")
def test_an_engine_moves_at_least_one_space() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", engine="7", workers={"engineer": 2})}).play("do G 1")
    assert table.options() == ["engine T7", "engine 8", "engine 9"]
    assert table.why_not("engine 7").clause in ("GWT-8.22", "GWT-8.23")
    assert table.why_not("engine 10").clause == "GWT-8.22"
    assert not table.may("forgo")


@pytest.mark.clause("GWT-8.27")
def test_a_reward_of_movement_may_be_forgone() -> None:
    table = arrange(phase="B", seats={0: Seat(at="D", money=2)}).play("do D 2")
    assert table.options() == ["forgo", "engine 1", "engine 2"]
    table.play("forgo")
    assert (table.rancher().engine, table.rancher().money) == ("0", 0)


@pytest.mark.clause("GWT-8.24", "GWT-8.26")
def test_stopping_on_a_turnout_ends_the_movement() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", engine="4", workers={"engineer": 3})}).play("do G 1", "engine T4")
    assert (table.rancher().engine, table.asked) == ("T4", "menu")
    table = arrange(phase="B", seats={0: Seat(at="G", engine="T4", workers={"engineer": 2})}).play("do G 1")
    assert table.options("engine") == ["5", "6"]


@pytest.mark.clause("GWT-8.30")
def test_no_backward_action_from_the_start() -> None:
    cleared = ["aux_cert_1", "aux_trash_1"]
    table = arrange(phase="B", seats={0: Seat(at="G", money=5, cleared=cleared, hand=["jersey"])})
    assert table.options("aux") == ["money 1", "cycle 1"]
    assert table.why_not("aux cert 1").reason == "aux-impossible"


@pytest.mark.clause("GWT-8.31", "GWT-8.50")
def test_a_station_may_be_upgraded_after_moving_back_and_before_the_reward() -> None:
    seat = Seat(at="G", engine="5", money=3, cleared=["aux_cert_1"])
    table = arrange(phase="B", seats={0: seat}).play("aux cert 1", "engine T4")
    assert (table.asked, table.rancher().certificates, table.rancher().money) == ("upgrade", 0, 2)
    table.play("disc aux_money_2")
    assert (table.rancher().stations, table.rancher().certificates, table.rancher().money) == ([1], 1, 0)


@pytest.mark.clause("GWT-8.32", "GWT-8.33")
@pytest.mark.parametrize(
    ("station", "start", "space", "cost", "vp", "dark"),
    [
        (1, "4", "T4", 2, 1, False), (2, "7", "T7", 2, 1, False), (3, "10", "T10", 4, 2, False), (4, "13", "T13", 4, 2, False),
        (5, "16", "T16", 6, 3, True), (6, "21", "T21", 8, 5, True), (7, "25", "T25", 7, 6, True), (8, "29", "T29", 6, 7, True),
        (9, "33", "T33", 5, 8, True), (10, "38", "39", 3, 9, True),
    ],
)  # fmt: skip
def test_every_station(station: int, start: str, space: str, cost: int, vp: int, dark: bool) -> None:
    def table(money: int, own: bool = False) -> Table:
        seats = {
            0: Seat(at="G", engine=start, money=money, stations=[station] if own else []),
            1: Seat(stations=[station]),
        }
        table = arrange(phase="B", seats=seats).play("do G 1")
        return table.play(f"engine {space}") if table.may(f"engine {space}") else table

    asked = table(cost)
    assert asked.asked == "upgrade"
    assert asked.may("disc step_vp") == dark
    asked.play("disc aux_money_2")
    assert (asked.rancher().stations, asked.rancher().money, asked.points()["stations"]) == ([station], 0, vp)
    assert asked.view().stations[station - 1].discs == [0, 1]
    assert table(cost).play("forgo").rancher().stations == []
    assert table(cost - 1).asked != "upgrade"
    assert table(cost, own=True).asked != "upgrade"


@pytest.mark.clause("GWT-8.33", "GWT-10.4")
def test_upgrade_and_hand_space_must_both_be_paid() -> None:
    every = [d.id for d in c.BOX.disc_space if d.id not in ("hand_1", "step_money")]
    seat = Seat(at="G", engine="4", money=6, cleared=every)
    table = arrange(phase="B", seats={0: seat}).play("do G 1", "engine T4")
    assert table.options("disc") == ["step_money"]
    assert table.why_not("disc hand_1").clause == "GWT-10.4"
    table.play("disc step_money")
    assert table.rancher().money == 6 - 2 + 3


@pytest.mark.clause("GWT-8.34", "GWT-8.35", "GWT-8.37")
def test_a_worker_takes_the_place_of_the_station_master() -> None:
    seat = Seat(at="G", engine="4", money=2, workers={"cowboy": 3, "engineer": 2})
    table = arrange(phase="B", seats={0: seat}).play("do G 1", "engine T4", "disc aux_money_2")
    assert table.options() == ["forgo", "give cowboy", "give engineer"]
    assert table.why_not("give craftsman").clause == "GWT-8.34"
    table.play("give cowboy")
    assert table.rancher().workers == {"cowboy": 2, "craftsman": 1, "engineer": 2}
    station = table.view().stations[0]
    assert (station.master, station.worker, table.rancher().masters) == ("", "cowboy", ["SM1"])


@pytest.mark.clause("GWT-8.36")
def test_a_station_master_is_acquired_at_the_upgrade_or_never() -> None:
    seat = Seat(at="G", engine="4", money=9, workers={"cowboy": 3}, stations=[1])
    table = arrange(phase="B", seats={0: seat}).play("do G 1", "engine T4")
    assert table.asked == "menu"
    declined = arrange(phase="B", seats={0: Seat(at="G", engine="4", money=9, workers={"cowboy": 3})})
    declined.play("do G 1", "engine T4", "disc aux_money_2", "forgo")
    assert (declined.rancher().masters, declined.view().stations[0].master) == ([], "SM1")


@pytest.mark.clause("GWT-8.34")
def test_without_hired_workers_there_is_no_station_master() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", engine="4", money=2)}).play(
        "do G 1", "engine T4", "disc aux_money_2"
    )
    assert table.asked == "menu"


def acquire(master: str, seat: Seat, tiles: dict[str, str] | None = None) -> Table:
    """A seat on G with its engine before turnout T4 acquires a station master for a cowboy."""
    masters = [master, *(name for name in c.MASTERS if name != master)]
    table = arrange(phase="B", masters=masters, tiles=tiles or {}, seats={0: seat})
    return table.play("do G 1", "engine T4", "disc aux_money_2", "give cowboy")


AT_T4 = Seat(at="G", engine="4", money=2, workers={"cowboy": 2})


@pytest.mark.clause("GWT-8.38")
def test_sm1_gives_two_dollars() -> None:
    assert acquire("SM1", AT_T4).rancher().money == 2


@pytest.mark.clause("GWT-8.38")
def test_sm2_removes_a_hazard_or_trades() -> None:
    tiles = {"FL1": "flood_2_green", "TP_2": "blue"}
    assert acquire("SM2", AT_T4, tiles).options() == ["forgo", "bonus 1", "bonus 2"]
    hazard = acquire("SM2", AT_T4, tiles).play("bonus 1")
    assert (len(hazard.rancher().hazards), hazard.rancher().money) == (1, 0)
    teepee = acquire("SM2", AT_T4, tiles).play("bonus 2")
    assert (teepee.rancher().teepees["blue"], teepee.rancher().money) == (1, 2)
    forgone = acquire("SM2", AT_T4, tiles).play("forgo")
    assert (forgone.rancher().hazards, forgone.asked) == ([], "menu")
    only = acquire("SM2", AT_T4, {"FL1": "flood_2_green"})
    assert only.options() == ["forgo", "clear FL1"]
    assert acquire("SM2", AT_T4).asked == "menu"


@pytest.mark.clause("GWT-8.38", "GWT-6.14")
@pytest.mark.parametrize("master", ["SM3", "SM4", "SM5"])
def test_sm3_to_sm5_are_permanent_certificates(master: str) -> None:
    table = acquire(master, AT_T4)
    assert (table.rancher().permanent, table.rancher().certificates) == (1, 0)


# The village, auxiliary actions, cattle -----------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.40", "GWT-8.41")
def test_trade_needs_a_teepee_that_can_be_paid() -> None:
    assert not arrange(phase="B", seats={0: Seat(at="D")}).may("do D 1")
    poor = arrange(phase="B", tiles={"TP_M3": "green"}, seats={0: Seat(at="D", money=2)})
    assert not poor.may("do D 1")
    table = arrange(
        phase="B", tiles={"TP_M3": "green", "TP_1": "blue", "TP_2": "green"}, seats={0: Seat(at="D", money=2)}
    )
    table.play("do D 1")
    assert table.options("trade") == ["TP_1", "TP_2"]
    assert table.why_not("trade TP_M3").clause == "GWT-8.40"
    assert table.why_not("trade TP_M2").reason == "no-teepee"


@pytest.mark.clause("GWT-8.42", "GWT-8.43", "GWT-8.44")
def test_levels_of_auxiliary_actions() -> None:
    cleared = ["aux_money_2", "aux_cert_1", "aux_engine_1", "aux_engine_2", "aux_trash_2"]
    table = arrange(phase="B", seats={0: Seat(at="G", engine="3", money=9, cleared=cleared, hand=["jersey"])})
    assert table.rancher().auxiliary == {"money": 2, "cycle": 1, "cert": 1, "engine": 2, "trash": 1}
    assert table.options("aux") == ["money 1", "cycle 1", "cert 1", "engine 1", "trash 1"]
    table.play("do G 2")
    assert table.options("aux") == ["money 1", "money 2", "cycle 1", "cert 1", "engine 1", "engine 2", "trash 1"]
    assert table.why_not("aux cycle 2").clause == "GWT-8.42"


def helped(name: str, seat: Seat) -> Table:
    """An auxiliary action with all levels open, begun on tile G."""
    return arrange(phase="B", seats={0: seat}).play("do G 2", f"aux {name}")


ALL_AUX = [d for a in c.BOX.auxiliary for d in a.disc_spaces]


@pytest.mark.clause("GWT-8.45")
@pytest.mark.parametrize("level", [1, 2])
def test_aux_money(level: int) -> None:
    assert helped(f"money {level}", Seat(at="G", cleared=ALL_AUX)).rancher().money == level


@pytest.mark.clause("GWT-8.46")
@pytest.mark.parametrize("level", [1, 2])
def test_aux_cycle(level: int) -> None:
    seat = Seat(at="G", cleared=ALL_AUX, hand=["jersey", "guernsey"], draw=["black_angus"] * 3)
    table = helped(f"cycle {level}", seat).draw()
    assert (table.rancher().hand, table.rancher().draw) == (2 + level, 3 - level)
    table.play("discard jersey")
    if level == 2:
        table.play("discard black_angus")
    assert (table.rancher().hand, sum(table.rancher().discard.values())) == (2, level)


@pytest.mark.clause("GWT-8.47")
@pytest.mark.parametrize(("level", "space"), [(1, "8"), (2, "7")])
def test_aux_cert(level: int, space: str) -> None:
    table = helped(f"cert {level}", Seat(at="G", engine="9", money=5, cleared=ALL_AUX))
    if table.asked == "back":
        table.play(f"engine {space}")
    assert (table.rancher().money, table.rancher().engine, table.rancher().certificates) == (5 - level, space, level)


@pytest.mark.clause("GWT-8.48")
@pytest.mark.parametrize(("level", "spaces"), [(1, ["1"]), (2, ["1", "2"])])
def test_aux_engine(level: int, spaces: list[str]) -> None:
    table = helped(f"engine {level}", Seat(at="G", money=2, cleared=ALL_AUX))
    assert (table.options("engine"), table.rancher().money) == (spaces, 2 - level)
    assert not arrange(phase="B", seats={0: Seat(at="G", cleared=ALL_AUX)}).may("aux engine 1")


@pytest.mark.clause("GWT-8.49", "GWT-11.10")
def test_aux_trash() -> None:
    seat = Seat(at="G", engine="3", cleared=ALL_AUX, hand=["jersey", "O01", "guernsey"])
    table = helped("trash 2", seat)
    assert table.rancher().engine == "1"
    assert table.options() == ["forgo", "trash jersey", "trash guernsey", "trash O01"]
    table.play("trash O01", "forgo")
    assert (table.view(0).hand, table.view().removed) == (["jersey", "guernsey"], {"O01": 1})
    single = helped("trash 1", seat).play("trash jersey")
    assert (single.rancher().engine, single.rancher().hand, single.asked) == ("2", 2, "menu")


@pytest.mark.clause("GWT-8.51")
def test_each_cowboy_works_once_per_buy_action() -> None:
    seat = Seat(at="E", money=50, workers={"cowboy": 2})
    table = arrange(phase="B", market=["holstein"] * 3, seats={0: seat}).play("do E 2", "reveal", "buy holstein/1")
    assert table.rancher().discard == {"holstein": 1}
    assert table.asked != "buy", "both cowboys have worked"


@pytest.mark.clause("GWT-8.52")
@pytest.mark.parametrize(
    ("deal", "cowboys", "money"),
    [
        ("holstein", 1, 6), ("holstein", 2, 3), ("holstein+holstein", 3, 5), ("west_highland_4", 1, 12), ("west_highland_4", 3, 6),
        ("west_highland_3+west_highland_4", 5, 8), ("texas_longhorn_7", 2, 12), ("texas_longhorn_7", 4, 6),
    ],
)  # fmt: skip
def test_every_offer(deal: str, cowboys: int, money: int) -> None:
    market = ["holstein", "holstein", "west_highland_3", "west_highland_4", "texas_longhorn_7"]

    def table(workers: int, dollars: int) -> Table:
        seat = Seat(at="E", money=dollars, workers={"cowboy": workers})
        return arrange(phase="B", market=market, seats={0: seat}).play("do E 2")

    bought = table(cowboys, money).play(f"buy {deal}/{cowboys}")
    assert (bought.rancher().money, sum(bought.rancher().discard.values())) == (0, deal.count("+") + 1)
    assert table(cowboys, money - 1).why_not(f"buy {deal}/{cowboys}").clause == "GWT-3.4"
    if cowboys > 1:
        assert table(cowboys - 1, money).why_not(f"buy {deal}/{cowboys}").clause == "GWT-8.51"


@pytest.mark.clause("GWT-8.54")
def test_only_cards_of_the_market_are_sold() -> None:
    table = arrange(phase="B", market=["holstein"], seats={0: Seat(at="E", money=50, workers={"cowboy": 5})}).play(
        "do E 2"
    )
    assert table.why_not("buy ayrshire/1").clause == "GWT-8.54"
    assert table.why_not("buy holstein+holstein/3").clause == "GWT-8.54"


@pytest.mark.clause("GWT-8.55", "GWT-8.57")
def test_the_market_grows_by_drawing_and_is_not_refilled() -> None:
    seat = Seat(at="E", money=6, workers={"cowboy": 3})
    table = arrange(phase="B", market=["holstein"] * 7, seats={0: seat})
    table.play("do E 2", "reveal").draw()
    assert len(table.view().market) == 9
    table.play("buy holstein/1")
    assert len(table.view().market) == 8
    table.play("end")
    assert len(table.view().market) == 8


@pytest.mark.clause("GWT-8.56")
def test_buying_may_stop_with_cowboys_left() -> None:
    seat = Seat(at="E", money=50, workers={"cowboy": 4})
    table = arrange(phase="B", market=["holstein"] * 4, seats={0: seat}).play("do E 2", "buy holstein/1", "end")
    assert table.asked == "draw-card"


# Hazards, moving, drawing -----------------------------------------------------------------------------------------------


@pytest.mark.clause("GWT-8.58")
def test_removing_a_hazard() -> None:
    tiles = {"FL1": "flood_4_green", "DR1": "drought_2_black"}
    table = arrange(phase="B", tiles=tiles, seats={0: Seat(at="F", money=7)}).play("do F 2")
    assert table.options("clear") == ["FL1", "DR1"]
    assert table.why_not("clear RF1").clause == "GWT-8.58"
    table.play("clear FL1")
    assert (table.rancher().money, [h.vp for h in table.rancher().hazards]) == (0, [4])
    assert "FL1" not in table.view().tiles
    assert not arrange(phase="B", tiles=tiles, seats={0: Seat(at="F", money=6)}).may("do F 2")
    assert not arrange(phase="B", seats={0: Seat(at="F", money=9)}).may("do F 2")


@pytest.mark.clause("GWT-8.59", "GWT-8.60", "GWT-8.61")
def test_moving_on_by_an_action() -> None:
    tiles = {"A1": "0 4", "A2": "1 7", "FL1": "flood_2_green"}
    table = arrange(phase="B", tiles=tiles, seats={0: Seat(at="A1", money=10, hand=["dutch_belt"])}).play("do A1 2")
    assert {(r.spot, r.steps, r.fee) for r in table.view(0).routes} == {("A2", 1, 4), ("B", 2, 4)}
    table.play("go B by direct")
    assert (table.rancher(1).money, table.rancher().hand) == (4, 1), "fees are paid and no cards drawn"
    assert table.options("do") == ["B 1", "B 2"], "the hazard of 4a is lost"
    assert table.may("aux money 1")
    city = arrange(phase="B", tiles={"G1": "0 3"}, seats={0: Seat(at="G1")}).play("do G1 2")
    assert city.asked == "city-disc"
    city.play("disc aux_money_2").draw()
    assert (city.turn, city.rancher().cattleman) == (1, "START")


@pytest.mark.example(50)
@pytest.mark.clause("GWT-8.59", "GWT-4.8")
def test_a_move_with_one_destination_is_not_asked() -> None:
    table = arrange(phase="B", tiles={"G1": "0 3"}, seats={0: Seat(at="G1")}).play("do G1 2")
    assert (table.rancher().cattleman, table.asked) == ("KC", "city-disc")
    two = arrange(phase="B", tiles={"A1": "0 4", "A2": "1 7"}, seats={0: Seat(at="A1")}).play("do A1 2")
    assert (two.asked, len(two.options())) == ("move", 2)


@pytest.mark.clause("GWT-8.59")
def test_the_printed_steps_do_not_depend_on_the_step_limit() -> None:
    table = arrange(phase="B", tiles={"A1": "0 10"}, seats={0: Seat(at="A1")}).play("do A1 2")
    assert max(r.steps for r in table.view(0).routes) == 5
    assert table.rancher().step_limit == 3


@pytest.mark.clause("GWT-8.62")
def test_draw_and_discard_by_choice() -> None:
    seat = Seat(at="A1", workers={"cowboy": 3}, hand=["jersey"], draw=["guernsey"], discard=["holstein"])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 4"}, seats={0: seat}).play("do A1 1")
    assert table.options() == ["draw 1", "draw 2"], "there are only two cards"
    table.play("draw 2").draw()
    assert table.rancher().hand == 3
    table.play("discard jersey", "discard holstein")
    assert (table.view(0).hand, table.rancher().discard) == (["guernsey"], {"jersey": 1, "holstein": 1})
    none = Seat(at="A1", workers={"cowboy": 3}, hand=["jersey"], draw=[])
    assert not arrange(phase="B", sides="b" * 10, tiles={"A1": "0 4"}, seats={0: none}).may("do A1 1")


@pytest.mark.clause("GWT-8.63", "GWT-15.3")
def test_certificates_stop_at_the_limit() -> None:
    table = arrange(phase="B", seats={0: Seat(at="C", certificates=2)}).play("do C 1")
    assert table.rancher().certificates == 3
    assert [e.value for e in table.events(events.Certified)] == [3]
    assert not arrange(phase="B", seats={0: Seat(at="C", certificates=3)}).may("do C 1")
