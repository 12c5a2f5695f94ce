"""Section 2: what is in the box, and the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from westward.core.errors import SettingsError
from westward.games.colorado_county import TITLE, components
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.components import BOX
from westward.games.colorado_county.components_box import load
from westward.games.colorado_county.picture_pieces import track_cell

from .table import chance, lake, may, start, table

TOML = (Path(components.__file__).parent / "components.toml").read_text(encoding="utf-8")


def neighbours(field: str) -> set[str]:
    return {components.IDS[other] for other in components.NEIGHBOURS[components.NUMBER[field]]}


@pytest.mark.clause("CC-1.2")
def test_the_box_names_author_publisher_year_and_players() -> None:
    assert (BOX.game.designer, BOX.game.publisher, BOX.game.year) == ("Reinhard Staupe", "Schmidt Spiele", 1999)
    assert list(TITLE.players) == [2, 3, 4]


@pytest.mark.clause("CC-1.5")
def test_other_numbers_in_the_file_are_taken_over() -> None:
    box = load(TOML.replace("border_first = [6, 9, 3, 1]", "border_first = [8, 7, 6, 5]"))
    assert box.scoring.border_first == [8, 7, 6, 5]


@pytest.mark.clause("CC-2.1")
def test_fields_are_named_by_column_and_row() -> None:
    assert len(components.IDS) == 150
    assert (components.IDS[0], components.IDS[14], components.IDS[15], components.IDS[-1]) == ("A1", "O1", "A2", "O10")


@pytest.mark.clause("CC-2.2")
def test_adjacent_fields_share_an_edge() -> None:
    assert neighbours("B2") == {"B1", "A2", "C2", "B3"}
    assert neighbours("A1") == {"B1", "A2"}


@pytest.mark.clause("CC-2.3", "CC-2.4")
@pytest.mark.parametrize("layout", components.LAYOUT_IDS)
def test_every_layout_has_22_water_128_land_and_46_border_fields(layout: str) -> None:
    water = {field for one in table(arrange(3, layout=layout)).lakes for field in one.fields}
    land = set(components.IDS) - water
    ring = {f for f in land if f[0] in "AO" or f[1:] in ("1", "10")}
    assert (len(water), len(land), len(ring)) == (22, 128, 46)
    assert {components.IDS[f] for f, border in enumerate(components.BORDER) if border} == ring


@pytest.mark.clause("CC-2.5")
def test_a_shore_is_the_land_beside_the_water_and_may_belong_to_two_lakes() -> None:
    s = arrange(3)
    assert lake(s, "prairie_pond").shore == ["H3", "G4", "I4", "H5"]
    assert set(lake(s, "elk_lake").shore) == {"J2", "J3", "K1", "K4", "L1", "L3", "M2"}
    shores = [set(one.shore) for one in table(arrange(3, layout="north_fork")).lakes]
    assert any(a & b for i, a in enumerate(shores) for b in shores[:i]), "C7 lies by two lakes"


@pytest.mark.clause("CC-2.6")
@pytest.mark.parametrize("mode", ["preset", "scatter"])
def test_lakes_keep_off_the_ring_and_never_touch(mode: str) -> None:
    for seed in range(12):
        s = start(3, lake_mode=mode)
        chance(s, seed)
        lakes = table(s).lakes
        for one in lakes:
            assert not any(components.BORDER[components.NUMBER[f]] for f in one.fields)
            around = {components.IDS[a] for f in one.fields for a in components.AROUND[components.NUMBER[f]]}
            assert not any(around & set(other.fields) for other in lakes if other.id != one.id)


@pytest.mark.clause("CC-2.7")
def test_a_field_with_a_marker_or_a_flag_is_not_free() -> None:
    s = arrange(2, pool={"blue": 2}, flags={"red": "C9"}, markers={1: "A5"})
    free = {line.split()[1] for line in may(s)}
    assert "C9" not in free
    assert "A5" not in free
    assert "H4" not in free, "water is no land"
    assert {"A4", "A6", "B5"} <= free


@pytest.mark.clause("CC-2.8")
def test_the_six_lakes_grow_in_size_value_and_shore() -> None:
    rows = [(one.id, one.size, one.value, one.shore) for one in BOX.lakes]
    assert rows == [
        ("prairie_pond", 1, 3, 4),
        ("beaver_pond", 2, 4, 6),
        ("elk_lake", 3, 5, 7),
        ("mirror_lake", 4, 6, 8),
        ("antelope_lake", 5, 7, 9),
        ("great_bear_lake", 7, 8, 10),
    ]
    for layout in components.LAYOUT_IDS:
        for one, row in zip(table(arrange(2, layout=layout)).lakes, rows, strict=True):
            assert (len(one.fields), one.value, len(one.shore)) == row[1:]


@pytest.mark.clause("CC-2.9")
def test_48_cards_show_a_flag_and_a_figure() -> None:
    copies = {name: figure.copies_per_colour for name, figure in BOX.figures.items()}
    assert copies == {"single": 4, "pair": 2, "diagonal": 2, "skip": 2, "long": 1, "knight": 1}
    vectors = {name: figure.vector for name, figure in BOX.figures.items()}
    assert vectors == {
        "single": None,
        "pair": (1, 0),
        "diagonal": (1, 1),
        "skip": (2, 0),
        "long": (3, 0),
        "knight": (2, 1),
    }
    assert [len(figure.cells) for figure in BOX.figures.values()] == [1, 2, 3, 3, 4, 4]
    assert len(BOX.cards) == sum(components.CARD_COUNT) == 48


@pytest.mark.clause("CC-2.10")
def test_squares_without_a_star_may_be_water_occupied_or_off_the_board() -> None:
    s = arrange(2, flags={"green": "H6 A8"}, markers={1: "H7 H8"}, cards={0: "green-long"})
    assert "H6+H3" in may(s), "over the water of H4"
    assert "H6+H9" in may(s), "over two markers"
    knight = arrange(2, flags={"green": "A9"}, cards={0: "green-knight"})
    assert "A9+C10" in may(knight), "whichever way the squares between are drawn"


@pytest.mark.clause("CC-2.11", "CC-12.8")
def test_all_know_the_cards_that_are_left_but_not_their_order() -> None:
    s = start(3)
    chance(s)
    v = table(s)
    assert v.unseen == dict(zip(components.CARD_NAMES, components.CARD_COUNT, strict=True))
    assert v.stack == {"blue": 3, "red": 3, "yellow": 3, "green": 3}
    later = arrange(3, face_up=["blue-single", "red-knight"])
    assert table(later).unseen["blue-single"] == 3
    assert "red-knight" not in table(later).unseen
    assert table(later).stack == {"blue": 2, "red": 2, "yellow": 3, "green": 3}


@pytest.mark.clause("CC-2.12")
def test_the_score_track_has_54_cells_and_begins_anew_after_53() -> None:
    cells = [track_cell(points) for points in range(54)]
    assert len(set(cells)) == 54
    assert track_cell(54) == cells[0] == (min(x for x, _ in cells), min(y for _, y in cells))
    assert track_cell(60) == cells[6]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'prairie_pond = ["H4"]',
            'prairie_pond = ["A4"]',
            "Layout valley, lake prairie_pond: it lies on the outer ring",
        ),
        ('prairie_pond = ["H4"]', 'prairie_pond = ["Z4"]', "Layout valley, lake prairie_pond: there is no field Z4"),
        ('prairie_pond = ["H4"]', 'prairie_pond = ["H4", "I5"]', "lake prairie_pond: the fields do not have the shape"),
        (
            'beaver_pond = ["J8", "K8"]',
            'beaver_pond = ["K6", "L6"]',
            "Layout valley: antelope_lake touches beaver_pond",
        ),
        ("shore = 10", "shore = 11", "Lake great_bear_lake: its shore has 10 fields, not 11"),
        (
            'id = "blue-01"\ncolour = "blue"',
            'id = "blue-01"\ncolour = "pink"',
            "Card blue-01: there is no flag colour 'pink'",
        ),
        ("vector = [2, 1]", "vector = [1, 2]", "Figure knight: its vector does not lead from star to star"),
        ("reveal = 3 ", "reveal = 5 ", "players.4: cards and flags must come out even"),
        (
            "double_each = [2, 2, 1, 1]",
            "double_each = [2, 2, 1]",
            "scoring.double_each should have one number per round",
        ),
        ("rows = 10", 'rows = "ten"', "components.toml of colorado-county"),
    ],
)
def test_a_wrong_row_of_the_file_is_named(old: str, new: str, sentence: str) -> None:
    assert old in TOML
    with pytest.raises(SettingsError, match=sentence.replace(".", r"\.")):
        load(TOML.replace(old, new, 1))
