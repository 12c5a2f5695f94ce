"""Section 1: what is in the box, and what its loader says about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import westward
from westward.core.errors import SettingsError
from westward.games.golden_city import components as c
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
    assert len(mountains) == 19
    assert all(not f.adj for f in mountains)
    assert not any(m.id in f.adj for m in mountains for f in c.BOX.field)
    assert "h1311" not in arrange().space.kinds["go"].args["field"]


@pytest.mark.clause("GC-1.2")
@pytest.mark.parametrize(
    ("field", "kind"), [("h1007", "street"), ("h0508", "rail"), ("h1304", "land"), ("h1408", "dig")]
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
    assert len(lakes) == 31
    assert all(walkable & set(f.adj) for f in lakes)
    assert sorted(f for shore in c.SHORES for f in shore) == list(range(c.LAKES_FROM, c.LAKES_TO))


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert c.CHIP_COUNTS == [8, 10, 12, 10, 8, 1, 3, 4, 5, 3]
    assert c.BOX.chips.reserve == 10
    assert len(c.BOX.field) == 217
    kinds = [f.kind for f in c.BOX.field]
    counts = {kind: kinds.count(kind) for kind in ("dig", "land", "rail", "street", "house", "lake", "mountain")}
    assert counts == {"dig": 64, "land": 67, "rail": 18, "street": 12, "house": 6, "lake": 31, "mountain": 19}
    assert len(c.BOX.raft) == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "h0416"\nkind = "land"', 'id = "h0416"\nkind = "swamp"', "Field h0416: there is no kind 'swamp'"),
        ('adj = ["h0516", "h0515", "h0415"]', 'adj = ["h0516", "h9999", "h0415"]', "its neighbour h9999 does not exist"),
        ('adj = ["h0516", "h0515", "h0415"]', 'adj = ["h0516", "h0415"]', "Field h0515 has the neighbour h0416"),
        ('house = "h1008"\ndoor = "h0908"', 'house = "h1008"\ndoor = "h0907"', "House h1008"),
        ('lake = "A"\nstart = "h1207"', 'lake = "B"\nstart = "h1207"', "Raft 1 does not begin on lake B"),
        ('"5" = 8 }', '"5" = 9 }', "There are 65 chips for 64 dig fields"),
        ('["h1400", "h1300",', '["h1300", "h1400",', "Field h1300 should be rail field 0"),
        ('posts = ["h1207"', "posts = [1207", "components.toml"),
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
        ({"figures": {"red": "h1311"}}, "on a mountain"),
        ({"figures": {"red": "h1206"}}, "swims"),
        ({"figures": {"red": "h1400"}}, "under the locomotive"),
        ({"figures": {"red": "h1006"}}, "in another's house"),
        ({"carried": {"red": ["gold-9"]}}, "There is no chip 'gold-9'"),
        ({"carried": {"red": ["robber-1"] * 2}}, "only 1 chips robber-1"),
        ({"locomotive": 18}, "rail field 18"),
        ({"rafts": {7: "h1206"}}, "no raft 7"),
        ({"rafts": {1: "h1308"}}, "Two rafts"),
        ({"rafts": {1: "h0903"}}, "left its lake"),
        ({"empty": ["h1007"]}, "has no dig hole"),
        ({"face_down": ["h1408", "h1409"], "hidden": ["gold-1"]}, "1 hidden chips are named for 2 fields"),
        ({"carried": {"red": ["gold-1"]}, "face_down": [c.IDS[h] for h in c.HOLES]}, "only 63 are left"),
    ],
)
def test_impossible_positions_cannot_be_arranged(facts: dict[str, object], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        arrange(**facts)  # type: ignore[arg-type]  # each case names another argument


def test_an_unknown_move_of_the_right_kind_is_explained() -> None:
    assert reason(arrange(roll=2), "go h1008") == ("to-and-fro", "GC-4.6")
