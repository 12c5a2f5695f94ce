"""Section 1: what is in the box, and what its loader says about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import westward
from westward.core.errors import SettingsError
from westward.games.golden_city import components as c
from westward.games.golden_city import prospects
from westward.games.golden_city.arrange import arrange
from westward.games.golden_city.components_box import WALKABLE, load

from .table import may, reason, table

TEXT = Path(c.__file__).with_name("components.toml").read_text(encoding="utf-8")


@pytest.mark.clause("GC-1.1")
def test_face_down_chips_cannot_be_told_apart() -> None:
    s = arrange()
    assert len(table(s).face_down) == 64
    assert all(table(s.redeal(westward.SPECTATOR, westward.Rng(n))) == table(s) for n in range(8))


@pytest.mark.clause("GC-1.2")
def test_mountains_can_never_be_entered() -> None:
    mountains = [f for f in c.BOX.field if f.kind == "mountain"]
    assert len(mountains) == 27
    assert all(not f.adj for f in mountains)
    assert not any(m.id in f.adj for m in mountains for f in c.BOX.field)
    assert "h1205" not in arrange().space.kinds["go"].args["field"]


@pytest.mark.clause("GC-1.2")
@pytest.mark.parametrize(
    ("field", "kind"), [("h0808", "street"), ("h0812", "rail"), ("h0801", "land"), ("h1302", "dig")]
)
def test_streets_rails_land_and_dig_fields_are_walkable(field: str, kind: str) -> None:
    assert c.BOX.field[[f.id for f in c.BOX.field].index(field)].kind == kind
    s = arrange(figures={"red": c.FIELDS[c.NUMBER[field]].adj[0]}, roll=3)
    assert field in may(s)


@pytest.mark.clause("GC-1.3")
def test_town_is_houses_streets_two_gates_and_the_station() -> None:
    town = [f for f in c.BOX.field if f.town]
    assert sorted(f.kind for f in town) == ["house"] * 6 + ["rail"] * 3 + ["street"] * 2
    assert [f for f in c.BOX.railway.fields if c.FIELDS[c.NUMBER[f]].town] == [
        "h0908",
        "h0709",
        c.BOX.railway.fields[-1],
    ]


@pytest.mark.clause("GC-1.4")
def test_every_lake_field_is_a_shore_field() -> None:
    walkable = {f.id for f in c.BOX.field if f.kind in WALKABLE}
    lakes = [f for f in c.BOX.field if f.kind == "lake"]
    assert len(lakes) == 27
    assert all(walkable & set(f.adj) for f in lakes)
    assert sorted(f for shore in c.SHORES for f in shore) == list(range(c.LAKES_FROM, c.LAKES_TO))


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert c.CHIP_COUNTS == [8, 10, 12, 10, 8, 1, 3, 4, 5, 3]
    assert c.BOX.chips.reserve == 10
    assert len(c.BOX.field) == 169
    kinds = [f.kind for f in c.BOX.field]
    counts = {kind: kinds.count(kind) for kind in ("dig", "land", "rail", "street", "house", "lake", "mountain")}
    assert counts == {"dig": 64, "land": 5, "rail": 38, "street": 2, "house": 6, "lake": 27, "mountain": 27}
    assert len(c.BOX.raft) == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "h0801"\nkind = "land"', 'id = "h0801"\nkind = "swamp"', "Field h0801: there is no kind 'swamp'"),
        ('adj = ["h1404", "h1403", "h1303", "h1204", "h1305"]', 'adj = ["h1404", "h9999", "h1303", "h1204", "h1305"]', "its neighbour h9999 does not exist"),
        ('adj = ["h1404", "h1403", "h1303", "h1204", "h1305"]', 'adj = ["h1404", "h1303", "h1204", "h1305"]', "Field h1403 has the neighbour h1304"),
        ('house = "h0907"\ndoor = "h0808"', 'house = "h0907"\ndoor = "h0809"', "House h0907"),
        ('lake = "A"\nstart = "h1305"', 'lake = "B"\nstart = "h1305"', "Raft 1 does not begin on lake B"),
        ('"5" = 8 }', '"5" = 9 }', "There are 65 chips for 64 dig fields"),
        ('fields = ["h1503", "h1502",', 'fields = ["h1502", "h1503",', "Field h1502 should be rail field 0"),
        ('posts = ["h1305"', "posts = [1305", "components.toml"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(old: str, new: str, sentence: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(SettingsError, match=sentence):
        load(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"turn": "pink"}, "Nobody plays pink"),
        ({"figures": {"red": "h9999"}}, "There is no field 'h9999'"),
        ({"figures": {"red": "h1205"}}, "on a mountain"),
        ({"figures": {"red": "h1306"}}, "swims"),
        ({"figures": {"red": "h1503"}}, "under the locomotive"),
        ({"figures": {"red": "h0909"}}, "in another's house"),
        ({"carried": {"red": ["gold-9"]}}, "There is no chip 'gold-9'"),
        ({"carried": {"red": ["robber-1"] * 2}}, "only 1 chips robber-1"),
        ({"locomotive": 38}, "rail field 38"),
        ({"rafts": {7: "h1306"}}, "no raft 7"),
        ({"rafts": {1: "h1011"}}, "Two rafts"),
        ({"rafts": {1: "h0903"}}, "left its lake"),
        ({"empty": ["h1007"]}, "has no dig hole"),
        ({"face_down": ["h1403", "h1409"], "hidden": ["gold-1"]}, "1 hidden chips are named for 2 fields"),
        ({"carried": {"red": ["gold-1"]}, "face_down": [c.IDS[h] for h in c.HOLES]}, "only 63 are left"),
    ],
)
def test_impossible_positions_cannot_be_arranged(facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        arrange(**facts)  # type: ignore[arg-type]  # each case names another argument


def test_an_unknown_move_of_the_right_kind_is_explained() -> None:
    assert reason(arrange(roll=2), "go h0907") == ("to-and-fro", "GC-4.6")


def test_nobody_leaves_the_town_without_crossing_rails() -> None:
    reached, open_ends = set[int](), list(c.HOUSE)
    while open_ends:
        here = open_ends.pop()
        if here not in reached and here not in c.RAIL[:-1]:
            reached.add(here)
            open_ends += c.NEIGHBOURS[here]
    assert {c.FIELDS[field].town for field in reached} == {True}


def test_every_house_is_as_far_as_every_other_from_all_that_lies_outside_the_town() -> None:
    """Three houses at each of two streets, and both streets touch both gates: no seat is better than another."""
    outside = [field for field in range(c.LAKES_TO) if not c.FIELDS[field].town]
    ways = {tuple(prospects._STEPS[house * c.LAKES_TO + field] for field in outside) for house in c.HOUSE}
    assert len(ways) == 1
    assert {len(c.NEIGHBOURS[house]) for house in c.HOUSE} == {1}
    doors = {c.NEIGHBOURS[house][0] for house in c.HOUSE}
    beyond = [{there for there in c.NEIGHBOURS[door] if there not in c.HOUSE and there not in doors} for door in doors]
    assert beyond[0] == beyond[1], "what lies behind either street is the same, step by step"


@pytest.mark.parametrize("house", range(6))
def test_rafts_shorten_the_way_to_remote_holes(house: int) -> None:
    def steps(start: int) -> list[int]:
        return [prospects._STEPS[start * c.LAKES_TO + hole] for hole in c.HOLES]

    on_foot = steps(c.HOUSE[house])
    by_raft = [
        [prospects._STEPS[c.HOUSE[house] * c.LAKES_TO + raft] + way for way in steps(shore)]
        for raft in c.RAFTS
        for shore in c.SHORES[c.LAKE[raft]]
    ]
    shorter = [walk - min(ways) for walk, *ways in zip(on_foot, *by_raft, strict=True)]
    assert sum(saved >= 3 for saved in shorter) >= 19
    assert max(on_foot) >= 16
