"""Sections 6 and 7: Kansas City, and drawing cards."""

from __future__ import annotations

import pytest

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events

from .table import Seat, Table, arrange

WORTH_10 = ["jersey", "guernsey", "black_angus", "dutch_belt", "holstein"]
EVERY = [*WORTH_10, "brown_swiss", "ayrshire", "west_highland_3", "texas_longhorn_5"]


@pytest.mark.clause("GWT-6.1", "GWT-6.2", "GWT-6.4")
def test_one_tile_of_each_column_and_no_refill_before_the_end() -> None:
    foresight = {"a": ["green", "flood_2_green"], "c": ["cowboy"]}
    table = arrange(phase="B", token=3, foresight=foresight, seats={0: Seat(at="KC", certificates=1)})
    assert table.why_not("foresight c1").clause == "GWT-6.1"
    table.play("foresight a2")
    assert table.asked == "income", "one tile alone is taken, an empty column skipped"
    assert table.view().jobs[2] == ["cowboy", ""]
    assert [[t is not None for t in column] for column in table.view().foresight] == [
        [True, False],
        [False] * 2,
        [False] * 2,
    ]


@pytest.mark.clause("GWT-6.3")
def test_a_tile_that_finds_no_room_may_be_chosen() -> None:
    village = dict.fromkeys(["TP_M3", "TP_M2", "TP_M1", "TP_1", "TP_2", "TP_4", "TP_6", "TP_8", "TP_10"], "green")
    table = arrange(phase="B", tiles=village, foresight={"a": ["blue", "flood_2_green"]}, seats={0: Seat(at="KC")})
    assert table.options("foresight") == ["a1", "a2"]
    table.play("foresight a1")
    assert [e.tile for e in table.events(events.Vanished)] == ["blue_teepee"]


@pytest.mark.clause("GWT-6.9")
@pytest.mark.parametrize(("row", "market"), [(6, 7), (9, 7), (5, 0), (7, 0)])
def test_the_arrows_after_rows_6_and_9_are_yellow(row: int, market: int) -> None:
    table = arrange(
        phase="B", token=row, jobs={row: ["cowboy"]}, foresight={"b": ["cowboy"]}, seats={0: Seat(at="KC")}
    ).draw()
    assert (len(table.view().market), table.view().token_row) == (market, row + 1)


@pytest.mark.clause("GWT-6.9")
def test_an_empty_stack_ends_the_filling() -> None:
    table = arrange(
        phase="B", token=6, jobs={6: ["cowboy"]}, foresight={"b": ["cowboy"]}, market=["holstein"], market_stack=["ayrshire"],
        seats={0: Seat(at="KC")},
    ).draw()  # fmt: skip
    assert table.view().market == ["holstein", "ayrshire"]


@pytest.mark.clause("GWT-6.11", "GWT-6.7")
def test_vacated_spaces_stay_empty() -> None:
    table = arrange(
        phase="B",
        token=3,
        jobs={1: ["", "cowboy"], 2: ["cowboy", ""]},
        foresight={"b": ["engineer"]},
        seats={0: Seat(at="KC")},
    )
    assert table.view().jobs[:3] == [["", "cowboy"], ["cowboy", ""], ["engineer", ""]]


@pytest.mark.clause("GWT-6.12", "GWT-6.17", "GWT-14.4")
def test_the_hand_is_shown_and_discarded() -> None:
    table = arrange(phase="B", seats={0: Seat(at="KC", hand=["jersey", "jersey", "O01"], certificates=1)})
    assert "jersey" not in table.view(1).ranchers[0].known
    table.play("spend 0")
    assert [e.cards for e in table.events(events.Revealed)] == [["jersey", "jersey", "O01"]]
    assert (table.rancher().hand, table.rancher().discard) == (0, {"jersey": 2, "O01": 1})


@pytest.mark.clause("GWT-6.13")
def test_a_breed_counts_once_whatever_its_points() -> None:
    hand = ["west_highland_3", "west_highland_5", "texas_longhorn_5", "texas_longhorn_7", "O01"]
    assert arrange(phase="B", seats={0: Seat(at="KC", hand=hand)}).rancher().money == 9


@pytest.mark.clause("GWT-6.14")
def test_permanent_certificates_count_by_themselves() -> None:
    table = arrange(phase="B", seats={0: Seat(at="KC", hand=["jersey"], masters=["SM3", "SM4", "SM5"])})
    assert (table.rancher().money, table.rancher().permanent) == (4, 3)


@pytest.mark.clause("GWT-6.18")
def test_a_city_is_served_once_except_the_first_and_the_last() -> None:
    own = ["kansas_city", "topeka", "wichita", "san_francisco"]
    table = arrange(phase="B", seats={0: Seat(at="KC", hand=EVERY, money=20, cities=own)})
    cities = table.options("deliver")
    assert {"kansas_city", "san_francisco"} <= set(cities)
    assert not {"topeka", "wichita"} & set(cities)
    assert table.why_not("deliver topeka").reason == "city-served"
    poor = arrange(phase="B", seats={0: Seat(at="KC", hand=["guernsey", "jersey"])})
    assert poor.options("deliver") == ["kansas_city", "topeka"]
    assert poor.why_not("deliver wichita").reason == "city-too-far"


@pytest.mark.clause("GWT-6.19")
def test_discs_of_others_do_not_matter() -> None:
    seats = {0: Seat(at="KC", hand=["jersey"]), 1: Seat(cities=["topeka"])}
    table = arrange(phase="B", seats=seats).play("deliver topeka", "disc aux_trash_1")
    assert [r.cities for r in table.view().ranchers] == [{"topeka": 1}, {"topeka": 1}]
    assert "aux_trash_1" not in table.rancher().discs


@pytest.mark.clause("GWT-6.20", "GWT-13.3")
def test_kansas_city_gives_money_and_costs_points() -> None:
    table = arrange(phase="B", seats={0: Seat(at="KC")}).play("disc aux_money_2")
    assert table.rancher().money == 6
    assert table.points()["cities"] == -6


@pytest.mark.clause("GWT-6.21", "GWT-8.20")
@pytest.mark.parametrize(
    ("own", "city", "cards"),
    [
        ("topeka", "wichita", 1), ("wichita", "topeka", 1), ("colorado_springs", "santa_fe", 1), ("santa_fe", "albuquerque", 1),
        ("wichita", "colorado_springs", 0), ("albuquerque", "el_paso", 0), ("san_diego", "sacramento", 0),
    ],
)  # fmt: skip
def test_arrows_with_an_objective_symbol(own: str, city: str, cards: int) -> None:
    seat = Seat(at="KC", hand=EVERY, engine="20", cities=[own])
    table = arrange(phase="B", display=["O01", "O02"], seats={0: seat}).play(f"deliver {city}", "disc aux_money_2")
    assert (table.asked == "take") == bool(cards)
    if cards:
        assert not table.may("forgo"), "the card must be taken"
        table.play("take O02")
        assert table.rancher().discard["O02"] == 1


@pytest.mark.clause("GWT-6.23")
def test_an_arrow_triggers_once() -> None:
    seat = Seat(at="KC", hand=EVERY, engine="20", cities=["topeka", "wichita", "san_francisco"])
    table = arrange(phase="B", display=["O01"], seats={0: seat}).play("deliver san_francisco", "disc aux_money_2")
    assert table.asked != "take"


@pytest.mark.clause("GWT-6.24")
def test_no_transport_costs_below_or_beyond_the_city() -> None:
    for engine in ("10", "T10", "30"):
        seat = Seat(at="KC", hand=EVERY, engine=engine)
        table = arrange(phase="B", seats={0: seat}).play("deliver albuquerque", "disc aux_money_2")
        assert table.rancher().money == 25


@pytest.mark.clause("GWT-6.25")
def test_where_the_crosses_lie() -> None:
    crosses = [n for n in range(18) if _cost(n) > _cost(n + 1)]
    assert crosses == [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]


def _cost(engine: int) -> int:
    """What a delivery to San Francisco costs."""
    seat = Seat(at="KC", hand=EVERY, engine=str(engine))
    return 25 - arrange(phase="B", seats={0: seat}).play("deliver san_francisco", "disc aux_money_2").rancher().money


@pytest.mark.clause("GWT-6.27")
def test_the_order_of_payments_in_a_delivery() -> None:
    seat = Seat(at="KC", hand=EVERY, cities=["santa_fe"])
    table = arrange(phase="B", display=["O01"], seats={0: seat})
    table.play("deliver albuquerque", "disc hand_1")
    assert (table.asked, table.rancher().money) == ("take", 20), "the disc space is paid, the transport not yet"
    table.play("take O01").draw()
    assert table.rancher().money == 15
    told = [type(e).__name__ for e in table.journal if not isinstance(e, events.Displayed)]
    assert told[:5] == ["DiscTaken", "Paid", "Delivered", "Took", "Paid"]


@pytest.mark.clause("GWT-6.28", "GWT-10.11")
def test_a_delivery_must_be_affordable_as_a_whole() -> None:
    white = [d.id for d in c.BOX.disc_space if d.corner == "white"]
    seat = Seat(at="KC", hand=[*WORTH_10, "west_highland_3"], cleared=[*white, "step_money", "step_vp", "cert_limit_6"])
    table = arrange(phase="B", seats={0: seat})
    assert table.rancher().money == 14
    assert "el_paso" in table.options("deliver"), "5 for the disc and 7 for the transport"
    poor = arrange(phase="B", seats={0: Seat(at="KC", hand=WORTH_10, cleared=seat.cleared)})
    assert poor.options("deliver") == [
        "kansas_city",
        "topeka",
        "wichita",
        "colorado_springs",
        "santa_fe",
        "albuquerque",
    ]
    assert (
        arrange(phase="B", seats={0: Seat(at="KC", hand=["jersey"] * 2, certificates=3)})
        .play("spend 3")
        .may("deliver wichita")
    )
    bare = Seat(at="KC", hand=["holstein", "jersey"], cleared=seat.cleared, stations=[1])
    delivery = arrange(phase="B", seats={0: bare})
    assert delivery.rancher().money == 4
    unpaid = arrange(
        phase="B", seats={0: Seat(at="KC", hand=[*WORTH_10[:4], "brown_swiss"], cleared=seat.cleared, stations=[])}
    )
    assert unpaid.play("deliver albuquerque", "disc hand_1").rancher().money == 0


@pytest.mark.clause("GWT-6.28", "GWT-10.11")
def test_a_disc_that_leaves_too_little_for_the_transport_rules_the_city_out() -> None:
    white = [d.id for d in c.BOX.disc_space if d.corner == "white"]
    cleared = [*white, "step_money", "step_vp", "cert_limit_6"]
    hand = ["jersey", "guernsey", "black_angus", "holstein"]
    table = arrange(phase="B", seats={0: Seat(at="KC", hand=hand, cleared=cleared, stations=[1])})
    assert table.rancher().money == 8
    assert "santa_fe" not in table.options("deliver"), "5 + 4 is too much, and station discs are not for that"
    assert table.why_not("deliver santa_fe").clause == "GWT-6.28"
    assert "colorado_springs" in table.options("deliver")


@pytest.mark.clause("GWT-6.29", "GWT-6.30", "GWT-6.31")
def test_after_the_delivery_the_cattleman_is_in_texas_and_columns_are_refilled() -> None:
    foresight = {"a": ["green"], "b": ["cowboy", "engineer"]}
    table = arrange(
        phase="B", foresight=foresight, piles={1: ["blue"], 3: []}, seats={0: Seat(at="KC", hand=["jersey"])}
    )
    table.play("foresight b1", "deliver kansas_city", "disc aux_money_2")
    assert table.rancher().cattleman == "START"
    table.draw()
    view = table.view()
    assert [[t is not None for t in column] for column in view.foresight] == [
        [True, False],
        [True, True],
        [False, False],
    ]
    assert (view.piles[0], table.rancher().hand, table.turn) == ({}, 4, 1)


@pytest.mark.clause("GWT-6.32")
def test_the_market_is_shown_as_a_fan() -> None:
    market = ["texas_longhorn_5", "west_highland_4", "holstein", "ayrshire", "brown_swiss", "west_highland_3"]
    assert arrange(market=market).view().market == [
        "holstein", "brown_swiss", "ayrshire", "west_highland_3", "west_highland_4", "texas_longhorn_5",
    ]  # fmt: skip
    colours = [
        c.BOX.breeds[b].colour for b in ("holstein", "brown_swiss", "ayrshire", "west_highland", "texas_longhorn")
    ]
    assert colours == ["yellow", "red", "blue", "brown", "purple"]


@pytest.mark.clause("GWT-7.1", "GWT-7.2")
@pytest.mark.parametrize(("cleared", "limit"), [([], 4), (["hand_1"], 5), (["hand_1", "hand_2"], 6)])
def test_the_hand_limit(cleared: list[str], limit: int) -> None:
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: Seat(at="FL1", cleared=cleared)})
    table.play("aux money 1").draw()
    assert (table.rancher().hand_limit, table.rancher().hand) == (limit, limit)


@pytest.mark.parametrize(
    ("city", "value", "dark"),
    [
        ("kansas_city", 0, False), ("topeka", 1, False), ("wichita", 4, False), ("colorado_springs", 6, False),
        ("santa_fe", 8, False), ("albuquerque", 10, True), ("el_paso", 12, True), ("san_diego", 14, False),
        ("sacramento", 16, True), ("san_francisco", 18, True),
    ],
)  # fmt: skip
@pytest.mark.clause("GWT-1.7", "GWT-1.8", "GWT-6.18", "GWT-10.2")
def test_every_city(city: str, value: int, dark: bool) -> None:
    def table(strength: int) -> Table:
        # An extraordinary delivery of just that strength.
        seat = Seat(at="A1", engine=str(strength + 20))
        return arrange(phase="B", tiles={"A1": "0 9"}, seats={0: seat}).play("do A1 2", "engine 20")

    if value > 1:
        assert not table(value - 1).may(f"deliver {city}")
    delivered = table(max(value, 1)).play(f"deliver {city}")
    assert delivered.may("disc step_vp") == dark
    delivered.play("disc aux_money_2")
    assert delivered.rancher().cities == {city: 1}
