"""Sections 1, 2 and 16: what is in the box, the set-up, and the options."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from westward.core.errors import SettingsError, Value
from westward.core.state import CHANCE
from westward.games.great_western_trail import TITLE, events
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.components_box import MOST_PARTS, check, load, part_count
from westward.games.great_western_trail.rules import begin

from .table import Seat, Table, arrange

TRAIL = {p.id: p for p in c.BOX.trail}


def begun(players: int = 2, **options: Value) -> Table:
    """A table before anything is drawn."""
    return Table(begin(players, TITLE.settings(dict(options))), 3)


def started(players: int = 2, **options: Value) -> Table:
    """A table after the set-up."""
    return begun(players, **options).draw()


@pytest.mark.clause("GWT-1.1", "GWT-1.2", "GWT-1.3")
def test_the_trail() -> None:
    kinds = Counter(p.kind for p in c.BOX.trail)
    assert kinds == {"start": 1, "neutral": 7, "building": 22, "hazard": 12, "teepee": 9, "kansas_city": 1}
    assert all(c.SPOT[after] > c.SPOT[p.id] for p in c.BOX.trail for after in p.next), "the trail leads one way only"
    on = [p.value for p in c.BOX.trail if p.kind == "teepee" and p.on_trail]
    assert on == [1, 2, 4, 6, 8, 10]
    assert [TRAIL[name].next for name in ("TP_M3", "TP_M2", "TP_M1")] == [[], [], []]
    forks = {p.id: p.next for p in c.BOX.trail if len(p.next) > 1}
    assert forks == {
        "A": ["A1", "FL1"], "B": ["B1", "DR1"], "C": ["CN1", "CS1"], "CS1": ["D", "TP_1"], "E": ["E1", "RF1"],
        "F": ["F1", "F2"], "G": ["G1", "G2"],
    }  # fmt: skip


@pytest.mark.clause("GWT-1.2")
def test_a_cattleman_never_enters_the_spots_beside_the_trail() -> None:
    tiles = {"TP_M3": "green", "TP_M1": "blue", "TP_1": "green"}
    table = arrange(tiles=tiles, seats={0: Seat(at="CS1", money=9)})
    assert "TP_1" in {r.spot for r in table.view(0).routes}
    assert not {"TP_M3", "TP_M1"} & {r.spot for r in table.view(0).routes}


@pytest.mark.clause("GWT-1.4")
@pytest.mark.parametrize("spot", ["FLR2", "B1", "CN1", "CN2", "E1", "E2", "RFR2", "F2"])
def test_forest_spots(spot: str) -> None:
    table = arrange(phase="B", tiles={spot: "0 1"}, seats={0: Seat(at=spot)}).play(f"do {spot} 1")
    assert table.rancher().money == 2


@pytest.mark.clause("GWT-1.4")
def test_there_are_eight_forest_spots() -> None:
    assert sum(p.forest for p in c.BOX.trail) == 8


@pytest.mark.clause("GWT-1.5")
@pytest.mark.parametrize(
    ("spot", "card", "money"),
    [
        ("FLR1", "jersey", 2), ("FLR2", "jersey", 2), ("TPR2", "jersey", 2), ("RFR2", "jersey", 2),
        ("DRR1", "guernsey", 0), ("TPR1", "guernsey", 0), ("RFR1", "guernsey", 0),
    ],
)  # fmt: skip
def test_special_actions_of_spots(spot: str, card: str, money: int) -> None:
    table = arrange(phase="B", tiles={spot: "0 8"}, seats={0: Seat(at=spot, hand=[card])}).play(f"do {spot} special")
    assert (table.rancher().certificates, table.rancher().money, table.rancher().discard) == (1, money, {card: 1})
    other = arrange(phase="B", tiles={spot: "0 8"}, seats={0: Seat(at=spot, hand=["guernsey"])})
    assert other.may(f"do {spot} special") == (card == "guernsey")


@pytest.mark.clause("GWT-1.5")
def test_only_seven_spots_have_a_special_action() -> None:
    assert sum(bool(p.special) for p in c.BOX.trail) == 7
    table = arrange(phase="B", tiles={"A1": "0 2"}, seats={0: Seat(at="A1", hand=["jersey"])})
    assert table.why_not("do A1 special").reason == "no-special"


@pytest.mark.clause("GWT-1.6", "GWT-1.7", "GWT-1.8")
def test_railroad_cities_and_corners() -> None:
    turnouts = [name for name in c.SPACES if name.startswith("T")]
    assert turnouts == ["T4", "T7", "T10", "T13", "T16", "T21", "T25", "T29", "T33"]
    assert [name for name in c.SPACES if name not in turnouts] == [str(n) for n in range(40)]
    assert [t.space for t in c.BOX.station] == [*turnouts, "39"]
    assert c.CITY_VALUE == [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    dark = [k.id for k in c.BOX.city if k.corner == "dark"]
    assert dark == ["albuquerque", "el_paso", "sacramento", "san_francisco"]
    assert [t.id for t in c.BOX.station if t.corner == "dark"] == [5, 6, 7, 8, 9, 10]
    dark_discs = [d.id for d in c.BOX.disc_space if d.corner == "dark"]
    assert dark_discs == ["cert_limit_6", "step_money", "step_vp", "hand_1", "hand_2"]


@pytest.mark.clause("GWT-2.1", "GWT-2.2", "GWT-2.5", "GWT-2.7", "GWT-2.9")
def test_the_board_after_the_set_up() -> None:
    view = started().view()
    assert sorted(t.master for t in view.stations[:5]) == ["SM1", "SM2", "SM3", "SM4", "SM5"]
    assert all(not t.master for t in view.stations[5:])
    assert sorted(view.tiles[spot].name for spot in "ABCDEFG") == list("ABCDEFG")
    assert view.token_row == 2
    assert [len([t for t in column if t]) for column in view.foresight] == [2, 2, 2]
    assert all(t is not None and t.kind != "worker" for t in view.foresight[0])
    assert all(t is not None and t.kind == "worker" for t in view.foresight[1])
    assert len(view.display) == 4
    assert all(view.display)
    assert view.objective_stack == 20


@pytest.mark.clause("GWT-2.3")
def test_the_supply_piles() -> None:
    assert [sum(pile) for pile in c.PILES] == [35, 33, 26]
    first, second, third = (dict(zip(c.SUPPLY, pile, strict=True)) for pile in c.PILES)
    assert (first["green_teepee"], first["blue_teepee"]) == (9, 8)
    assert sum(n for name, n in first.items() if name.startswith(("flood", "drought", "rockfall"))) == 18
    assert [second[w] for w in c.WORKERS] == [11, 11, 11]
    assert [third[w] for w in c.WORKERS] == [7, 7, 7]
    assert (third["green_teepee"], third["blue_teepee"]) == (2, 3)


@pytest.mark.clause("GWT-2.4")
def test_seven_tiles_of_pile_1_begin_on_the_trail() -> None:
    table = begun(neutral_buildings="fixed")
    table.play("master SM1", "master SM2", "master SM3", "master SM4", "master SM5")
    table.play("supply flood_4_green", "supply flood_4_green", "supply flood_3_green", "supply flood_3_black")
    assert [f"FL{n}" in table.view().tiles for n in range(1, 5)] == [True] * 4
    table.play("supply flood_2_black")
    assert [e.tile for e in table.events(events.Vanished)] == ["flood_2_black"]
    table.draw()
    view = table.view()
    assert sum(t.kind in ("hazard", "teepee") for t in view.tiles.values()) == 7
    shown = sum(t is not None for t in view.foresight[0])
    assert sum(view.piles[0].values()) == 35 - 7 - shown
    assert view.piles[0].get("flood_2_black", 0) + sum(t == "flood_2_black" for t in _names(table)) == 1


def _names(table: Table) -> list[str]:
    return [f"{t.name}_{t.vp}_{t.hands[0]}" for t in table.view().foresight[0] if t and t.kind == "hazard"]


@pytest.mark.clause("GWT-2.6", "GWT-2.8", "GWT-2.16")
@pytest.mark.parametrize(
    ("players", "rows", "market", "money"),
    [(2, [2, 1], 7, [6, 7]), (3, [3, 2], 10, [6, 7, 8]), (4, [4, 3], 13, [6, 7, 8, 9])],
)
def test_what_depends_on_the_player_count(players: int, rows: list[int], market: int, money: list[int]) -> None:
    table = started(players)
    view = table.view()
    assert [sum(bool(w) for w in row) for row in view.jobs[:3]] == [*rows, 0]
    assert len(view.market) == market
    assert sum(view.market_stack.values()) == 36 - market
    assert [view.ranchers[(view.first + i) % players].money for i in range(players)] == money


@pytest.mark.clause("GWT-2.10", "GWT-2.11", "GWT-2.12", "GWT-2.13", "GWT-2.14", "GWT-2.17", "GWT-2.18")
def test_what_every_player_begins_with() -> None:
    table = started(4)
    view = table.view()
    for seat, rancher in enumerate(view.ranchers):
        assert rancher.buildings == [f"{n}a" for n in range(1, 11)]
        assert rancher.discs == c.DISCS
        assert (rancher.engine, rancher.certificates) == ("0", 0)
        assert rancher.workers == {"cowboy": 1, "craftsman": 1, "engineer": 1}
        assert rancher.unseen == {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}
        assert (rancher.hand, rancher.draw) == (4, 10)
        assert len(table.view(seat).hand) == 4
        assert rancher.cattleman == ""
    starting = [r.objectives for r in view.ranchers]
    assert sorted(name for names in starting for name in names) == ["S01", "S02", "S03", "S04"]


@pytest.mark.clause("GWT-2.15", "GWT-4.1")
def test_the_start_player_is_drawn_and_turns_go_clockwise() -> None:
    table = begun(3)
    while table.asked != "first":
        table.state.play(table.state.legal()[0])
    assert table.options() == ["first 1", "first 2", "first 3"]
    table.play("first 2").draw()
    assert (table.turn, table.view().first) == (1, 1)
    for seat in (1, 2, 0, 1):
        assert table.draw().turn == seat
        while table.turn == seat:
            table.play(table.options()[0]).draw()


@pytest.mark.clause("GWT-16.1", "GWT-2.2")
@pytest.mark.effect("neutral_buildings=fixed")
def test_neutral_buildings_fixed_or_drawn() -> None:
    fixed = started(neutral_buildings="fixed").view()
    assert [fixed.tiles[spot].name for spot in "ABCDEFG"] == list("ABCDEFG")
    table = begun()
    while table.asked != "set-neutral":
        table.state.play(table.state.legal()[0])
    assert table.options("neutral") == list("ABCDEFG")
    assert table.play("neutral G").view().tiles["A"].name == "G"


@pytest.mark.clause("GWT-16.2", "GWT-2.10")
@pytest.mark.effect("private_sides=all_b", "private_sides=random")
def test_the_sides_of_the_private_buildings() -> None:
    assert started(private_sides="all_b").view().sides == [f"{n}b" for n in range(1, 11)]
    table = begun(private_sides="random")
    while table.asked != "set-side":
        table.state.play(table.state.legal()[0])
    table.play("side b", "side a", *["side b"] * 8).draw()
    sides = ["1b", "2a", *(f"{n}b" for n in range(3, 11))]
    assert table.view().sides == sides
    assert [r.buildings for r in table.view().ranchers] == [sides, sides]


@pytest.mark.clause("GWT-16.3", "GWT-11.5")
@pytest.mark.effect("objectives_in_kansas_city=on")
def test_objective_cards_in_kansas_city() -> None:
    def table(allowed: bool) -> Table:
        return arrange(
            phase="B",
            foresight={"a": ["green"]},
            seats={0: Seat(at="KC", hand=["O01"])},
            objectives_in_kansas_city=allowed,
        )

    assert table(False).asked == "city-disc"
    assert table(True).asked == "city-cards"
    played = table(True).play("play O01")
    assert (played.rancher().objectives, played.rancher().money) == (["O01"], 2)
    declined = table(True).play("end", "end", "end")
    assert declined.asked == "city-disc"


@pytest.mark.clause("GWT-16.4", "GWT-14.6")
def test_the_rest_of_the_set_up_is_random_whatever_the_options() -> None:
    table = begun(neutral_buildings="fixed", private_sides="all_a")
    drawn = set()
    while table.state.to_act == CHANCE:
        drawn.add(table.asked)
        table.state.play(table.state.legal()[0])
    assert drawn == {
        "set-master", "set-trail", "set-jobs", "draw-supply", "draw-market", "draw-display", "set-starter", "first",
        "draw-card",
    }  # fmt: skip


def test_components_name_the_row_that_is_wrong() -> None:
    text = (Path(c.__file__).parent / "components.toml").read_text(encoding="utf-8")
    assert check(load(text)) == []
    for old, new, said in [
        ('special = "any_cattle_for_cert"', 'special = "nothing"', "Spot DRR1: there is no special action 'nothing'."),
        ('next = ["A2"]', 'next = ["Z9"]', "Spot A1: the next spot Z9 does not exist."),
        (
            'breed = "holstein", count = 1, money = 10',
            'breed = "emu", count = 1, money = 10',
            "Private building 6a: there is no breed 'emu'.",
        ),
        ('space = "T16"', 'space = "X"', "Station 5: there is no turnout 'X'."),
        ("start_money = [6, 7, 8]\n", "start_money = [6, 7]\n", "The row for 3 players needs 3 amounts"),
        ('op = "buy_cattle"', 'op = "fly"', "there is no operation 'fly'."),
        ('kind = "cowboy"\ncount = 11', 'kind = "clown"\ncount = 11', "there is no such worker."),
        ('cities = ["el_paso", "san_diego"]', 'cities = ["el_paso", "rome"]', "City arrow el_paso-rome"),
        ('tasks = ["san_francisco"]', 'tasks = ["fishing"]', "Objective O06: it names a task"),
    ]:
        assert old in text
        with pytest.raises(SettingsError, match=r"components\.toml of great-western-trail") as told:
            load(text.replace(old, new))
        assert said in str(told.value)


def test_all_parts_of_acts_can_be_told_apart() -> None:
    assert part_count(c.BOX) == len(c.PART_OP) <= MOST_PARTS
    neutral = [*c.BOX.neutral_building, *(replace(c.BOX.neutral_building[0], id=f"N{i}") for i in range(80))]
    assert f"at most {MOST_PARTS} can be told apart" in " ".join(check(replace(c.BOX, neutral_building=neutral)))
