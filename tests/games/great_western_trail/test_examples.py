"""The 48 worked examples of the rulebook."""

from __future__ import annotations

from dataclasses import replace

import pytest

from westward.games.great_western_trail import events

from .table import Seat, Table, arrange

#: A hand with every breed, worth 25 (GWT-6.13), and one worth exactly 10.
ALL_BREEDS = [
    "jersey", "guernsey", "black_angus", "dutch_belt", "holstein", "brown_swiss", "ayrshire", "west_highland_3",
    "texas_longhorn_5",
]  # fmt: skip
WORTH_10 = ["jersey", "guernsey", "black_angus", "dutch_belt", "holstein"]


def ways(table: Table, spot: str) -> list[tuple[int, int]]:
    """Steps and fees of the routes to a spot."""
    return sorted((r.steps, r.fee) for r in table.view(table.turn).routes if r.spot == spot)


def in_city(seat: Seat) -> Table:
    """The first seat has just arrived in Kansas City, where no foresight tiles lie."""
    return arrange(phase="B", seats={0: replace(seat, at="KC")})


@pytest.mark.example(1)
@pytest.mark.clause("GWT-4.4", "GWT-4.7")
def test_a_route_counts_locations_and_skips_empty_spots() -> None:
    table = arrange(
        4, tiles={"A2": "1 2", "FL1": "flood_2_green", "FL2": "flood_2_black"}, seats={0: Seat(at="A", money=9)}
    )
    assert ways(table, "B") == [(2, 0), (3, 3)]
    assert table.options("go").count("B by direct") == table.options("go").count("B by FL1") == 1


@pytest.mark.example(2)
@pytest.mark.clause("GWT-4.15")
@pytest.mark.parametrize(
    ("players", "cleared", "limit"),
    [(3, [], 3), (3, ["step_money"], 5), (2, ["step_money", "step_vp"], 5), (4, ["step_money", "step_vp"], 7)],
)
def test_the_step_limit_grows_with_cleared_step_spaces(players: int, cleared: list[str], limit: int) -> None:
    assert arrange(players, seats={0: Seat(cleared=cleared)}).rancher().step_limit == limit


@pytest.mark.example(3)
@pytest.mark.clause("GWT-4.9", "GWT-4.10", "GWT-4.11", "GWT-3.4")
def test_fees_are_paid_in_travel_order_as_far_as_the_money_goes() -> None:
    tiles = {"A1": "1 4", "A2": "2 1", "FL1": "flood_2_green", "FL2": "flood_2_black"}
    table = arrange(4, tiles=tiles, seats={0: Seat(at="A", money=2)})
    table.play("go B by direct")
    assert [table.rancher(i).money for i in range(4)] == [0, 2, 0, 0]
    table = arrange(4, tiles=tiles, seats={0: Seat(at="A", money=2)})
    table.play("go B by FL1")
    assert [table.rancher(i).money for i in range(4)] == [0, 0, 0, 0]
    assert [e.amount for e in table.events(events.Paid)] == [1, 1]


@pytest.mark.example(4)
@pytest.mark.clause("GWT-5.2", "GWT-5.4", "GWT-5.5")
def test_the_special_action_is_a_further_local_action() -> None:
    table = arrange(
        phase="B",
        tiles={"DRR1": "0 2"},
        market=["holstein"],
        seats={0: Seat(at="DRR1", money=6, hand=["guernsey", "jersey"])},
    )
    assert table.options("do") == ["DRR1 1", "DRR1 2", "DRR1 special"]
    assert table.may("aux money 1")
    table.play("do DRR1 special", "discard jersey")
    assert table.options("do") == ["DRR1 1", "DRR1 2"]
    assert table.why_not("aux money 1").clause == "GWT-5.5"
    table.play("do DRR1 1")
    assert table.rancher().money == 10
    assert table.why_not("do DRR1 1").clause == "GWT-5.3"


@pytest.mark.example(5)
@pytest.mark.clause("GWT-5.6")
@pytest.mark.parametrize(("spot", "tile"), [("FL1", "flood_2_green"), ("TP_1", "green"), ("A1", "1 2")])
def test_on_a_foreign_tile_there_are_only_single_auxiliary_actions(spot: str, tile: str) -> None:
    cleared = ["aux_money_2", "aux_engine_1", "aux_engine_2"]
    table = arrange(
        phase="B", tiles={spot: tile}, seats={0: Seat(at=spot, money=9, cleared=cleared, hand=["guernsey", "jersey"])}
    )
    assert table.options() == ["aux money 1", "aux cycle 1", "aux engine 1"]


@pytest.mark.example(6)
@pytest.mark.clause("GWT-6.13", "GWT-6.14", "GWT-6.15", "GWT-6.16")
def test_income_counts_each_breed_once_and_spent_certificates() -> None:
    hand = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]
    table = in_city(Seat(hand=hand, certificates=3))
    table.play("spend 2")
    assert (table.rancher().money, table.rancher().certificates) == (10, 1)
    table = in_city(Seat(hand=hand, masters=["SM3"]))
    assert table.rancher().money == 9


@pytest.mark.example(7)
@pytest.mark.clause("GWT-6.18", "GWT-6.24", "GWT-6.25", "GWT-10.2")
def test_a_delivery_by_value_corners_and_transport() -> None:
    def table() -> Table:
        return in_city(Seat(hand=WORTH_10, engine="5", cities=["topeka", "colorado_springs"]))

    assert table().options("deliver") == ["kansas_city", "wichita", "santa_fe", "albuquerque"]
    left = {}
    for city in table().options("deliver"):
        played = table().play(f"deliver {city}")
        assert played.may("disc step_vp") == (city == "albuquerque")
        played.play("disc aux_money_2")
        while played.asked == "take":
            played.play(played.options()[0])
        left[city] = 10 - played.draw().rancher().money
    assert left == {"albuquerque": 3, "santa_fe": 2, "wichita": 0, "kansas_city": -6}
    albuquerque = table().play("deliver albuquerque", "disc aux_money_2")
    assert albuquerque.asked != "take"


@pytest.mark.example(8)
@pytest.mark.clause("GWT-7.1", "GWT-3.8")
def test_phase_c_draws_and_leaves_the_discard_pile_alone() -> None:
    seat = Seat(at="FL1", cleared=["hand_1"], hand=["jersey"] * 3, draw=["guernsey"] * 2, discard=["black_angus"] * 3)
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: seat})
    table.play("aux money 1").draw()
    assert (table.rancher().hand, table.rancher().draw) == (5, 0)
    assert table.rancher().discard == {"black_angus": 3}


@pytest.mark.example(9)
@pytest.mark.clause("GWT-8.1", "GWT-8.2", "GWT-8.3", "GWT-8.4", "GWT-8.5", "GWT-15.1")
def test_hiring_twice_at_a() -> None:
    table = arrange(
        phase="B", token=4, jobs={2: ["cowboy"], 3: ["engineer"], 4: ["craftsman"]},
        seats={0: Seat(at="A", money=20, workers={"engineer": 2}, hand=["jersey"])},
    )  # fmt: skip
    assert table.options("do") == ["A 2", "A 3"]
    table.play("do A 2")
    assert table.options("hire") == ["cowboy row 2", "engineer row 3"]
    assert table.why_not("hire craftsman row 4").reason == "below-token"
    table.play("hire engineer row 3", "discard jersey", "do A 3")
    assert table.rancher().workers == {"cowboy": 2, "craftsman": 1, "engineer": 3}
    assert table.rancher().money == 20 - 13


@pytest.mark.example(10)
@pytest.mark.clause("GWT-8.8", "GWT-8.9")
def test_placing_and_replacing_a_building() -> None:
    table = arrange(phase="B", seats={0: Seat(at="B", money=4, workers={"craftsman": 2})})
    table.play("do B 2", "build 4 on A1")
    assert table.rancher().money == 0
    assert table.view().tiles["A1"].name == "4a"
    table = arrange(phase="B", tiles={"A1": "0 4"}, seats={0: Seat(at="B", money=6, workers={"craftsman": 3})})
    table.play("do B 2", "build 7 on A1")
    assert table.rancher().money == 0
    assert table.rancher().replaced == ["4a"]
    table = arrange(phase="B", tiles={"A1": "0 4"}, seats={0: Seat(at="B", money=6, workers={"craftsman": 2})})
    table.play("do B 2")
    assert table.why_not("build 7 on A1").reason == "craftsmen-missing"


def forward(engine: str, others: list[str], most: int) -> set[str]:
    """Where an engine can go forward, with 4 players."""
    seats = {0: Seat(at="G", engine=engine, workers={"engineer": most})}
    seats |= {i + 1: Seat(engine=space) for i, space in enumerate(others)}
    table = arrange(4, phase="B", seats=seats).play("do G 1")
    return set(table.options("engine")) or {table.rancher().engine}


def backward(engine: str, others: list[str], exactly: int) -> set[str]:
    """Where an engine can go back to, with 4 players; empty if it cannot."""
    cleared = ["aux_cert_1", "aux_cert_2"]
    seats = {0: Seat(at="G", engine=engine, money=2, cleared=cleared)}
    seats |= {i + 1: Seat(engine=space) for i, space in enumerate(others)}
    table = arrange(4, phase="B", seats=seats).play("do G 2")
    if not table.may(f"aux cert {exactly}"):
        return set()
    table.play(f"aux cert {exactly}")
    return set(table.options("engine")) or {table.rancher().engine}


@pytest.mark.example(11)
@pytest.mark.clause("GWT-8.22", "GWT-8.23", "GWT-8.24")
def test_an_engine_skips_occupied_spaces_and_may_turn_out() -> None:
    assert forward("1", ["3"], 3) == {"2", "4", "5", "T4"}


@pytest.mark.example(12)
@pytest.mark.clause("GWT-8.40")
def test_a_teepee_costs_or_brings_the_value_of_its_spot() -> None:
    tiles = {"TP_M2": "green", "TP_6": "blue"}
    table = arrange(phase="B", tiles=tiles, seats={0: Seat(at="D", money=2)}).play("do D 1", "trade TP_M2")
    assert (table.rancher().money, table.rancher().teepees) == (0, {"green": 1, "blue": 0})
    table = arrange(phase="B", tiles=tiles, seats={0: Seat(at="D", money=2)}).play("do D 1", "trade TP_6")
    assert (table.rancher().money, table.rancher().teepees) == (8, {"green": 0, "blue": 1})


@pytest.mark.example(13)
@pytest.mark.clause("GWT-9.1")
def test_1a_pays_for_own_buildings_in_forests() -> None:
    table = arrange(phase="B", tiles={"FLR2": "0 1", "B1": "0 2", "E1": "0 3"}, seats={0: Seat(at="FLR2")})
    table.play("do FLR2 1")
    assert table.rancher().money == 6


@pytest.mark.example(14)
@pytest.mark.clause("GWT-8.51", "GWT-8.52", "GWT-8.53", "GWT-8.54")
def test_offers_by_cowboys_and_money() -> None:
    def table(cowboys: int, money: int) -> Table:
        seat = Seat(at="E", money=money, workers={"cowboy": cowboys})
        market = ["holstein", "ayrshire", "west_highland_3", "west_highland_5", "texas_longhorn_6"]
        return arrange(phase="B", market=market, seats={0: seat}).play("do E 2")

    one = table(1, 12)
    assert "holstein/1" in one.options("buy")
    assert "west_highland_5/1" in one.options("buy")
    assert not any(deal.endswith(("/2", "/3")) for deal in one.options("buy"))
    two = table(2, 12)
    two.play("buy holstein/1", "buy ayrshire/1")
    assert (two.rancher().money, two.rancher().discard) == (0, {"holstein": 1, "ayrshire": 1})
    assert table(2, 3).options("buy") == ["holstein/2", "ayrshire/2"]
    assert table(2, 12).play("buy texas_longhorn_6/2").rancher().money == 0
    assert table(3, 5).play("buy holstein+ayrshire/3").rancher().discard == {"holstein": 1, "ayrshire": 1}
    five = table(5, 8).play("buy west_highland_3+west_highland_5/5")
    assert (five.rancher().money, five.rancher().discard) == (0, {"west_highland_3": 1, "west_highland_5": 1})


BUILDINGS_3 = {"A1": "0 1", "A2": "0 2", "A3": "0 3"}
HAZARDS_3 = ["flood_2_green", "flood_3_green", "drought_2_green"]


@pytest.mark.example(15)
@pytest.mark.clause("GWT-13.7", "GWT-13.8")
@pytest.mark.parametrize("first", ["S03", "O07"])
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_objectives_are_fulfilled_or_cost_their_penalty(first: str, discs: int, points: int) -> None:
    seat = Seat(
        objectives=[first, "O15", "O06", "O06"], kept=[*HAZARDS_3, "blue_teepee"], cities=["san_francisco"] * discs
    )
    assert arrange(tiles=BUILDINGS_3, seats={0: seat}).points()["objectives"] == points


@pytest.mark.example(16)
@pytest.mark.clause("GWT-13.3")
def test_san_diego_and_sacramento_without_el_paso() -> None:
    assert arrange(seats={0: Seat(cities=["san_diego", "sacramento"])}).points()["cities"] == 10


@pytest.mark.example(17)
@pytest.mark.clause("GWT-10.9")
@pytest.mark.parametrize(
    ("cleared", "limit"), [([], 3), (["cert_limit_6"], 3), (["cert_limit_4"], 4), (["cert_limit_6", "cert_limit_4"], 6)]
)
def test_the_certificate_limit(cleared: list[str], limit: int) -> None:
    assert arrange(seats={0: Seat(cleared=cleared)}).rancher().certificate_limit == limit


@pytest.mark.example(18)
@pytest.mark.clause("GWT-8.63", "GWT-6.15")
def test_the_certificate_track_jumps_from_4_to_6() -> None:
    seat = Seat(at="C", certificates=4, cleared=["cert_limit_4", "cert_limit_6"])
    assert arrange(phase="B", seats={0: seat}).play("do C 1").rancher().certificates == 6
    table = in_city(Seat(certificates=6, cleared=["cert_limit_4", "cert_limit_6"]))
    assert table.options("spend") == ["0", "2", "3", "4", "5", "6"]
    assert table.why_not("spend 1").clause == "GWT-6.15"


@pytest.mark.example(19)
@pytest.mark.clause("GWT-8.29", "GWT-8.30")
@pytest.mark.parametrize(
    ("engine", "exactly", "spaces"),
    [("5", 1, {"4", "T4"}), ("5", 2, {"3", "4"}), ("T4", 1, {"4"}), ("T4", 2, {"3"}), ("1", 2, set()), ("0", 1, set())],
)
def test_a_backward_move_is_exact(engine: str, exactly: int, spaces: set[str]) -> None:
    assert backward(engine, [], exactly) == spaces


@pytest.mark.example(20)
@pytest.mark.clause("GWT-6.26", "GWT-6.25")
@pytest.mark.parametrize(
    ("engine", "city", "cost"), [("T4", "albuquerque", 3), ("12", "albuquerque", 0), ("0", "san_francisco", 11)]
)
def test_transport_costs_count_crosses(engine: str, city: str, cost: int) -> None:
    table = in_city(Seat(hand=ALL_BREEDS, engine=engine))
    table.play(f"deliver {city}", "disc aux_money_2")
    assert table.rancher().money == 25 - cost


@pytest.mark.example(21)
@pytest.mark.clause("GWT-9.9", "GWT-9.10", "GWT-9.11", "GWT-9.12", "GWT-9.13")
def test_an_extraordinary_delivery_by_the_spaces_driven_back() -> None:
    def table(other: str) -> Table:
        seats = {0: Seat(at="A1", engine="12", money=4), 1: Seat(engine=other)}
        return arrange(phase="B", tiles={"A1": "0 9"}, seats=seats).play("do A1 2", "engine T10")

    one = table("0")
    assert one.options("deliver") == ["kansas_city", "topeka"]
    one.play("deliver topeka", "disc aux_money_2")
    assert one.asked == "upgrade"
    one.play("disc aux_cycle_2")
    assert (one.rancher().stations, one.rancher().cities, one.rancher().money) == ([3], {"topeka": 1}, 0)
    none = table("11")
    assert none.asked == "city-disc"
    none.play("disc aux_money_2", "forgo")
    assert (none.rancher().cities, none.rancher().money) == ({"kansas_city": 1}, 10)
    assert none.points()["cities"] == -6
    at_start = arrange(phase="B", tiles={"A1": "0 9"}, seats={0: Seat(at="A1")})
    assert not at_start.may("do A1 2")


@pytest.mark.example(22)
@pytest.mark.clause("GWT-8.28")
def test_the_last_space_brings_the_engine_back() -> None:
    table = arrange(phase="B", seats={0: Seat(at="G", engine="37", money=5, workers={"engineer": 3})})
    table.play("do G 1", "engine 39")
    assert table.asked == "upgrade"
    table.play("disc step_vp")
    assert (table.rancher().stations, table.rancher().money) == ([10], 2)
    assert table.asked == "last-stop"
    table.play("engine T33")
    assert table.asked == "upgrade"
    table.play("disc aux_money_2")
    assert (table.rancher().stations, table.rancher().money) == ([9, 10], 0)


@pytest.mark.example(23)
@pytest.mark.clause("GWT-10.3", "GWT-10.6", "GWT-10.11", "GWT-10.4")
def test_dark_discs_for_white_corners_and_discs_from_stations() -> None:
    def cleared_but(*left: str) -> list[str]:
        every = in_city(Seat()).rancher().discs
        return [name for name in every if name not in left]

    table = in_city(Seat(hand=["holstein"], certificates=1, engine="4", cleared=cleared_but("step_vp", "hand_1")))
    table.play("spend 1", "deliver wichita")
    assert table.rancher().discs == ["hand_1"]
    seat = Seat(hand=["holstein"], cleared=cleared_but("hand_1", "hand_2"), stations=[2, 6])
    poor = in_city(seat)
    assert poor.rancher().money == 3
    poor.play("deliver topeka")
    assert poor.options("disc") == ["station_2", "station_6"]
    assert poor.why_not("disc hand_1").clause == "GWT-10.4"
    rich = in_city(replace(seat, money=2)).play("deliver topeka")
    assert rich.options("disc") == ["hand_1", "hand_2"]
    assert rich.why_not("disc station_2").clause == "GWT-10.6"


@pytest.mark.example(24)
@pytest.mark.clause("GWT-6.22", "GWT-6.21", "GWT-6.23")
def test_santa_fe_can_complete_two_arrows() -> None:
    table = arrange(
        phase="B", display=["O01", "O02"], objective_stack=["O03", "O04"],
        seats={0: Seat(at="KC", hand=WORTH_10, engine="9", cities=["colorado_springs", "albuquerque"])},
    )  # fmt: skip
    table.play("deliver santa_fe", "disc aux_money_2", "take O01", "objective O03")
    assert table.options("take") == ["stack", "O02", "O03"]
    table.play("take O03", "objective O04")
    assert {k: n for k, n in table.rancher().discard.items() if k in ("O01", "O03")} == {"O01": 1, "O03": 1}
    assert table.draw().asked == "travel"


@pytest.mark.example(25)
@pytest.mark.clause("GWT-6.5", "GWT-6.6", "GWT-6.3")
def test_tiles_go_to_the_lowest_free_spot_or_leave_the_game() -> None:
    flood = {
        f"FL{n}": name for n, name in enumerate(["flood_2_green", "flood_2_black", "flood_3_green", "flood_3_black"], 1)
    }
    table = arrange(
        phase="B", tiles=flood | {"TP_M3": "green", "TP_M1": "blue"},
        foresight={"a": ["flood_4_green", "blue"], "c": ["green"]}, seats={0: Seat(at="KC")},
    )  # fmt: skip
    table.play("foresight a1")
    assert [e.tile for e in table.events(events.Vanished)] == ["flood_4_green"]
    assert table.view().tiles["TP_M2"].name == "green"


@pytest.mark.example(26)
@pytest.mark.clause("GWT-6.9", "GWT-6.8")
@pytest.mark.parametrize(("there", "after"), [(8, 10), (12, 12)])
def test_a_yellow_arrow_fills_the_cattle_market(there: int, after: int) -> None:
    market = (["holstein"] * 7 + ["brown_swiss"] * 7)[:there]
    table = arrange(
        3,
        phase="B",
        token=6,
        jobs={6: ["cowboy", "cowboy"]},
        market=market,
        foresight={"b": ["engineer"]},
        seats={0: Seat(at="KC")},
    )
    table.draw()
    assert len(table.view().market) == after
    assert table.view().token_row == 7


@pytest.mark.example(27)
@pytest.mark.clause("GWT-12.1", "GWT-12.2", "GWT-12.3", "GWT-6.10")
def test_the_last_worker_ends_the_game_after_one_more_round() -> None:
    def table(third: list[str]) -> Table:
        seats = {0: Seat(at="KC"), 1: Seat(at="G")}
        return arrange(
            phase="B", token=12, jobs={12: ["cowboy"]}, seats=seats,
            foresight={"a": ["green"], "b": ["engineer", "cowboy"], "c": third},
        ).play("foresight b1")  # fmt: skip

    teepee = table(["cowboy", "blue"])
    assert teepee.view().token_holder == 0
    assert teepee.view().foresight[2][1] is None
    assert teepee.view().tiles["TP_M2"].name == "blue"
    workers = table(["cowboy", "engineer"])
    assert workers.view().foresight[2][0] is not None
    assert workers.view().foresight[2][1] is not None
    workers.play("disc aux_money_2").draw()
    assert workers.turn == 1
    while workers.draw().asked:
        assert workers.turn == 1
        workers.play(workers.options()[0])
    assert workers.view().head.winners


@pytest.mark.example(28)
@pytest.mark.clause("GWT-13.9")
def test_the_better_of_two_equal_cards_is_fulfilled() -> None:
    seat = Seat(objectives=["S03", "O07"], kept=HAZARDS_3[:2])
    assert arrange(tiles=BUILDINGS_3, seats={0: seat}).points()["objectives"] == 3


@pytest.mark.example(29)
@pytest.mark.clause("GWT-13.11")
def test_an_unfulfilled_card_can_be_worth_adding() -> None:
    seat = Seat(objectives=["S03"], masters=["SM2"], kept=HAZARDS_3[:1], discard=["O01"])
    points = arrange(tiles=BUILDINGS_3, seats={0: seat}).points()
    assert points["objectives"] + points["master-SM2"] == 4


@pytest.mark.example(30)
@pytest.mark.clause("GWT-13.10")
def test_sm5_counts_temporary_and_permanent_certificates() -> None:
    seat = Seat(certificates=4, cleared=["cert_limit_4"], masters=["SM3", "SM5"])
    assert arrange(seats={0: seat}).points()["master-SM5"] == 9


@pytest.mark.example(31)
@pytest.mark.clause("GWT-9.4", "GWT-9.5", "GWT-9.7")
def test_8b_uses_its_neighbours_and_special_actions() -> None:
    sides = "abbbbbbbbb"
    hand = ["guernsey", "dutch_belt", "jersey"]
    table = arrange(phase="B", sides=sides, tiles={"A3": "0 8", "A2": "1 2"}, seats={0: Seat(at="A3", hand=hand)})
    assert table.options("do") == ["B 1", "A2 1", "A2 2"]
    table = arrange(phase="B", sides=sides, tiles={"FLR1": "0 8", "FLR2": "0 1"}, seats={0: Seat(at="FLR1", hand=hand)})
    assert table.options("do") == ["FLR1 special", "FLR2 1", "FLR2 special"]


@pytest.mark.example(32)
@pytest.mark.clause("GWT-11.6", "GWT-11.7", "GWT-11.8", "GWT-11.9")
def test_a_free_move_never_enters_kansas_city() -> None:
    table = arrange(seats={0: Seat(at="G", hand=["O17"])}).play("play O17")
    assert table.asked == "travel"
    assert table.rancher().objectives == ["O17"]
    table = arrange(seats={0: Seat(at="F", hand=["O17"])}).play("play O17")
    assert table.options() == ["forgo", "go G by direct"]
    assert table.why_not("go KC by direct").clause == "GWT-11.6"


@pytest.mark.example(33)
@pytest.mark.clause("GWT-8.12", "GWT-8.9")
def test_tiles_with_more_craftsmen_than_a_row_holds_come_by_replacement() -> None:
    seat = Seat(at="B", money=10, workers={"craftsman": 6})
    table = arrange(phase="B", tiles={"A1": "0 4"}, seats={0: seat}).play("do B 2")
    assert table.why_not("build 9 on A2").reason == "craftsmen-missing"
    table.play("build 9 on A1")
    assert table.rancher().money == 0


@pytest.mark.example(34)
@pytest.mark.clause("GWT-4.9", "GWT-4.14")
@pytest.mark.parametrize(("players", "fee"), [(2, 4), (3, 3), (4, 3)])
def test_the_fee_of_two_hands(players: int, fee: int) -> None:
    table = arrange(players, tiles={"A1": "1 7"}, seats={0: Seat(at="A", money=9)}).play("go A1 by direct")
    assert (table.rancher(0).money, table.rancher(1).money) == (9 - fee, fee)


@pytest.mark.example(35)
@pytest.mark.clause("GWT-8.55")
def test_a_cowboy_turns_up_what_is_left() -> None:
    seat = Seat(at="E", workers={"cowboy": 2})
    table = (
        arrange(phase="B", market=["holstein"], market_stack=["ayrshire"], seats={0: seat})
        .play("do E 2", "reveal")
        .draw()
    )
    assert table.view().market == ["holstein", "ayrshire"]
    empty = arrange(phase="B", market=["holstein"], market_stack=[], seats={0: Seat(at="E", money=6)}).play("do E 2")
    assert empty.why_not("reveal").clause == "GWT-8.55"


@pytest.mark.example(36)
@pytest.mark.clause("GWT-3.8", "GWT-8.46")
def test_aux_cycle_shuffles_when_a_card_is_needed() -> None:
    seat = Seat(at="FL1", hand=["jersey"], draw=[], discard=["guernsey", "guernsey", "black_angus"])
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: seat})
    table.play("aux cycle 1", "card black_angus", "discard jersey")
    assert table.rancher().discard == {"jersey": 1}
    assert table.rancher().draw == 2


@pytest.mark.example(37)
@pytest.mark.clause("GWT-13.12")
def test_workers_on_spaces_5_and_6() -> None:
    seat = Seat(workers={"cowboy": 6, "engineer": 5, "craftsman": 4})
    assert arrange(seats={0: seat}).points()["workers"] == 12


@pytest.mark.example(38)
@pytest.mark.clause("GWT-6.7", "GWT-6.8", "GWT-6.11")
def test_a_filled_row_moves_the_token() -> None:
    table = arrange(
        3, phase="B", token=5, jobs={5: ["cowboy", "cowboy"]}, foresight={"b": ["engineer"], "c": ["craftsman"]},
        seats={0: Seat(at="KC")},
    ).draw()  # fmt: skip
    assert table.view().jobs[4] == ["cowboy", "cowboy", "engineer"]
    assert table.view().jobs[5] == ["craftsman", "", ""]
    assert (table.view().token_row, len(table.view().market)) == (6, 0)
    jobs = {5: ["cowboy", "cowboy", "engineer"]}
    after = arrange(3, phase="B", token=6, jobs=jobs, seats={0: Seat(at="A", money=7)}).play(
        "do A 2", "hire cowboy row 5"
    )
    assert after.rancher().money == 0
    assert after.view().jobs[4] == ["", "cowboy", "engineer"]


@pytest.mark.example(39)
@pytest.mark.clause("GWT-3.2", "GWT-3.3", "GWT-3.4", "GWT-3.5", "GWT-3.6", "GWT-15.2")
def test_requirements_and_rewards() -> None:
    hand = ["black_angus", "black_angus", "jersey", "jersey"]

    def table(at: str, tiles: dict[str, str] | None = None, sides: str = "b" * 10) -> Table:
        return arrange(phase="B", tiles=tiles or {}, sides=sides, seats={0: Seat(at=at, hand=hand, certificates=3)})

    one = table("E").play("do E 1")
    assert (one.rancher().money, one.rancher().discard) == (2, {"black_angus": 1})
    assert not one.may("do E 1")
    pair = table("F").play("do F 1")
    assert pair.options("discard") == ["jersey", "black_angus"]
    pair.play("discard jersey")
    assert (pair.rancher().money, pair.rancher().discard) == (4, {"jersey": 2})
    certificate = table("DRR1", {"DRR1": "0 2"}).play("do DRR1 special", "discard jersey")
    assert (certificate.rancher().certificates, certificate.rancher().discard) == (3, {"jersey": 1})
    both = table("FLR1", {"FLR1": "0 2"}).play("do FLR1 special")
    assert (both.rancher().certificates, both.rancher().money) == (3, 2)
    engine = table("A1", {"A1": "0 2"}).play("do A1 1")
    assert engine.options() == ["forgo", "engine 1"]
    engine.play("forgo")
    assert (engine.rancher().engine, engine.rancher().discard) == ("0", {"jersey": 1})


@pytest.mark.example(40)
@pytest.mark.clause("GWT-8.23", "GWT-8.25", "GWT-8.26", "GWT-8.29", "GWT-8.30")
def test_engines_around_others() -> None:
    assert forward("3", ["4"], 2) == {"T4", "5", "6"}
    assert backward("16", ["15"], 1) == {"14"}
    assert backward("16", ["15"], 2) == {"13", "T13"}
    assert backward("T13", ["13"], 2) == {"11"}
    assert backward("30", [], 2) == {"28", "29"}
    assert backward("30", ["T29"], 2) == {"28"}
    assert backward("4", ["1", "2", "3"], 1) == {"0"}
    assert backward("1", ["0"], 1) == {"0"}
    assert backward("5", ["4"], 1) == {"3", "T4"}


@pytest.mark.example(41)
@pytest.mark.clause("GWT-13.8", "GWT-13.9", "GWT-13.10", "GWT-13.11")
def test_the_best_use_of_objective_cards() -> None:
    two = {"A1": "0 1", "A2": "0 2"}
    a = Seat(objectives=["S04", "O04", "O15"], stations=[1, 2, 3, 4, 5], kept=[*HAZARDS_3, "blue_teepee"])
    assert arrange(tiles=BUILDINGS_3, seats={0: a}).points()["objectives"] == 8
    b = Seat(objectives=["S04", "O02"], discard=["O16"], kept=[*HAZARDS_3, "green_teepee", "blue_teepee"])
    assert arrange(tiles=two, seats={0: b}).points()["objectives"] == 3
    c = Seat(objectives=["S01", "O02", "O01"], kept=[*HAZARDS_3[:2], "green_teepee", "blue_teepee", "blue_teepee"])
    assert arrange(tiles=two, seats={0: c}).points()["objectives"] == 1
    d = Seat(objectives=["S02", "O07", "O09", "O11", "O06"], kept=HAZARDS_3[:1])
    assert arrange(tiles=BUILDINGS_3, seats={0: d}).points()["objectives"] == -4


@pytest.mark.example(42)
@pytest.mark.clause("GWT-9.6", "GWT-5.12", "GWT-9.4", "GWT-8.61")
def test_a_chain_of_8b() -> None:
    sides = "b" * 10
    hand = ["dutch_belt", "guernsey"]
    chain = arrange(phase="B", sides=sides, tiles={"A2": "0 8", "A3": "1 8"}, seats={0: Seat(at="A2", hand=hand)})
    assert chain.options("do") == ["B 1"]
    chain.play("do B 1")
    assert chain.rancher().money == 2
    alone = arrange(phase="B", sides=sides, tiles={"A1": "0 8"}, seats={0: Seat(at="A1", hand=hand)})
    assert alone.options("do") == ["A 1"]
    assert alone.may("aux money 1")
    again = arrange(phase="B", sides=sides, tiles={"A1": "0 10", "A2": "0 8"}, seats={0: Seat(at="A1")})
    again.play("do A1 1", "do A1 3", "go A2 by direct", "do A1 1")
    assert again.rancher().money == 8


@pytest.mark.example(43)
@pytest.mark.clause("GWT-4.9", "GWT-4.10", "GWT-4.11")
def test_long_routes_pay_until_the_money_is_gone() -> None:
    tiles = {
        "A1": "1 10",
        "A2": "1 8",
        "A3": "2 4",
        "B1": "3 1",
        "FL1": "flood_2_green",
        "FL2": "flood_2_black",
        "FLR1": "1 7",
    }

    def table() -> Table:
        # Numbers on one trail must differ per seat: seat 1 owns 10, 8 and 7.
        seat = Seat(at="A", money=2, cleared=["step_money"])
        return arrange(4, turn=3, sides="abbbbbbbbb", tiles=tiles, seats={3: seat})

    assert table().rancher(3).step_limit == 6
    short = table().play("go B1 by direct")
    assert [short.rancher(i).money for i in range(4)] == [0, 2, 0, 0]
    assert [e.amount for e in short.events(events.FeePaid)] == [2]
    long = table().play("go B1 by FL1")
    assert [e.amount for e in long.events(events.Paid)] == [1, 1]
    assert [long.rancher(i).money for i in range(4)] == [0, 0, 0, 0]


@pytest.mark.example(44)
@pytest.mark.clause("GWT-8.28", "GWT-8.34")
def test_the_money_of_the_last_space_can_pay_a_station() -> None:
    seat = Seat(at="G", engine="38", workers={"cowboy": 2})
    table = arrange(phase="B", masters=["SM3", "SM2", "SM1", "SM4", "SM5"], seats={0: seat}).play("do G 1")
    assert table.asked == "last-stop"
    table.play("engine T4", "disc aux_money_2")
    assert (table.rancher().money, table.rancher().stations) == (1, [1])
    assert table.options() == ["forgo", "give cowboy"]
    table.play("give cowboy")
    assert table.rancher().masters == ["SM3"]


@pytest.mark.example(45)
@pytest.mark.clause("GWT-9.18", "GWT-9.16")
def test_1b_decides_the_station_before_the_money() -> None:
    seat = Seat(at="A1", engine="5", money=1)
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 1"}, seats={0: seat}).play("do A1 2", "engine T4")
    assert (table.rancher().money, table.rancher().stations) == (4, [])


@pytest.mark.example(46)
@pytest.mark.clause("GWT-13.3", "GWT-13.1", "GWT-6.13")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        (["kansas_city"] * 2, -12), (["topeka", "wichita"], -3), (["wichita", "colorado_springs"], -1),
        (["albuquerque", "el_paso"], 6), (["san_francisco"] * 2, 18),
    ],
)  # fmt: skip
def test_points_for_cities_and_money(cities: list[str], points: int) -> None:
    table = arrange(seats={0: Seat(cities=cities, money=24)})
    assert (table.points()["cities"], table.points()["money"]) == (points, 4)
    assert in_city(Seat(hand=ALL_BREEDS)).rancher().money == 25


@pytest.mark.example(47)
@pytest.mark.clause("GWT-5.11", "GWT-11.12", "GWT-11.8")
def test_a_card_is_no_use_of_the_location() -> None:
    def table(card: str) -> Table:
        tiles = {"FL1": "flood_2_green", "FL2": "flood_3_green"}
        return arrange(phase="B", tiles=tiles, seats={0: Seat(at="FL1", hand=[card, "O02"])}).play(f"play {card}")

    money = table("O01")
    assert money.rancher().money == 2
    assert money.why_not("end").clause == "GWT-5.8"
    assert money.may("aux money 1")
    free = table("O17").play("go FL2 by direct").draw()
    assert (free.turn, free.rancher().cattleman) == (1, "FL2")
    assert "O02" in free.view(0).hand


@pytest.mark.example(48)
@pytest.mark.clause("GWT-9.17", "GWT-9.8")
@pytest.mark.parametrize(("engine", "stations"), [("T7", ["1"]), ("8", ["1", "2"])])
def test_9b_reaches_stations_behind_the_engine(engine: str, stations: list[str]) -> None:
    seat = Seat(at="A1", engine=engine, money=9)
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 1")
    if len(stations) > 1:
        assert table.options("station") == stations
        assert table.why_not("station 10").clause == "GWT-9.17"
        table.play("station 2")
    table.play("disc aux_money_2")
    assert table.rancher().engine == engine
    assert table.rancher().stations == [int(stations[-1])]
