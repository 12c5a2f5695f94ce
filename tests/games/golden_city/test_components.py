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
    assert len(mountains) == 26
    assert all(not f.adj for f in mountains)
    assert not any(m.id in f.adj for m in mountains for f in c.BOX.field)
    assert "h1205" not in arrange().space.kinds["go"].args["field"]


@pytest.mark.clause("GC-1.2")
@pytest.mark.parametrize(
    ("field", "kind"), [("h1007", "street"), ("h0812", "rail"), ("h1304", "land"), ("h1403", "dig")]
)
def test_streets_rails_land_and_dig_fields_are_walkable(field: str, kind: str) -> None:
    assert c.BOX.field[[f.id for f in c.BOX.field].index(field)].kind == kind
    s = arrange(figures={"red": c.FIELDS[c.NUMBER[field]].adj[0]}, roll=3)
    assert field in may(s)


@pytest.mark.clause("GC-1.3")
def test_town_is_houses_streets_and_the_station() -> None:
    town = [f for f in c.BOX.field if f.town]
    assert sorted(f.kind for f in town) == ["house"] * 6 + ["rail"] + ["street"] * 12
    assert [f.id for f in town if f.kind == "rail"] == [c.BOX.railway.fields[-1]]


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
    assert counts == {"dig": 64, "land": 2, "rail": 32, "street": 12, "house": 6, "lake": 27, "mountain": 26}
    assert len(c.BOX.raft) == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "h1304"\nkind = "land"', 'id = "h1304"\nkind = "swamp"', "Field h1304: there is no kind 'swamp'"),
        ('adj = ["h1404", "h1403", "h1303", "h1204", "h1305"]', 'adj = ["h1404", "h9999", "h1303", "h1204", "h1305"]', "its neighbour h9999 does not exist"),
        ('adj = ["h1404", "h1403", "h1303", "h1204", "h1305"]', 'adj = ["h1404", "h1303", "h1204", "h1305"]', "Field h1403 has the neighbour h1304"),
        ('house = "h1008"\ndoor = "h0908"', 'house = "h1008"\ndoor = "h0907"', "House h1008"),
        ('lake = "A"\nstart = "h1305"', 'lake = "B"\nstart = "h1305"', "Raft 1 does not begin on lake B"),
        ('"5" = 8 }', '"5" = 9 }', "There are 65 chips for 64 dig fields"),
        ('fields = ["h1507", "h1506",', 'fields = ["h1506", "h1507",', "Field h1506 should be rail field 0"),
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
        ({"figures": {"red": "h1507"}}, "under the locomotive"),
        ({"figures": {"red": "h1006"}}, "in another's house"),
        ({"carried": {"red": ["gold-9"]}}, "There is no chip 'gold-9'"),
        ({"carried": {"red": ["robber-1"] * 2}}, "only 1 chips robber-1"),
        ({"locomotive": 32}, "rail field 32"),
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
    assert reason(arrange(roll=2), "go h1008") == ("to-and-fro", "GC-4.6")


def test_nobody_leaves_the_basin_of_the_town_without_crossing_rails() -> None:
    reached, open_ends = set[int](), list(c.HOUSE)
    while open_ends:
        here = open_ends.pop()
        if here not in reached and here not in c.RAIL[:-1]:
            reached.add(here)
            open_ends += c.NEIGHBOURS[here]
    assert [c.IDS[hole] for hole in c.HOLES if hole in reached] == ["h0805", "h0905", "h1005", "h0706", "h0607", "h0508", "h0611", "h0711"]  # fmt: skip


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
