"""The tile list and tokens: what is certain, what is reconstructed, and that an edited file is checked row by row."""

from __future__ import annotations

from pathlib import Path

import pytest

from westward import SettingsError
from westward.games.gold_rush import components as c
from westward.games.gold_rush.components_box import load

FILE = (Path(c.__file__).parent / "components.toml").read_text(encoding="utf-8")


@pytest.mark.clause("GR-1.1")
def test_the_five_colours() -> None:
    assert c.COLOURS == ["yellow", "red", "green", "blue", "black"]


@pytest.mark.clause("GR-1.2")
def test_every_edge_shows_one_of_three_kinds() -> None:
    assert {letter for k in c.BOX.layout for letter in k.edges} == {"m", "r", "p"}
    assert all(len(k.edges) == 4 for k in c.BOX.layout)


@pytest.mark.clause("GR-1.3", "GR-14.3")
def test_mountains_show_one_to_three_nuggets_63_in_all() -> None:
    shown = [n for r in c.ROWS for n in r.nuggets * r.count]
    assert set(shown) == {1, 2, 3}
    assert (len(shown), sum(shown)) == (46, 63)
    assert sum(shown) <= c.TOKENS


@pytest.mark.clause("GR-1.4", "GR-14.7")
def test_locomotives_camps_and_herds() -> None:
    assert sum(r.count * sum(r.locos) for r in c.ROWS) == 14
    assert sum(r.count * sum(r.tipis) for r in c.ROWS) == 20
    assert sum(r.count * sum(r.horses) for r in c.ROWS) == 14


@pytest.mark.clause("GR-1.5")
def test_cities_have_three_or_four_tracks() -> None:
    tracks = [sum(x.end == "city" for x in k.rails) for k in c.BOX.layout if k.city]
    assert set(tracks) == {3, 4}


@pytest.mark.clause("GR-1.6")
def test_layouts_with_two_mountains() -> None:
    assert [k.id for k in c.BOX.layout if len(k.mountains) > 1] == ["07", "08"]


@pytest.mark.clause("GR-14.2")
def test_the_frame_of_the_basic_game() -> None:
    def tiles(*layouts: str) -> int:
        return sum(r.count for r in c.ROWS if r.layout in layouts)

    assert [tiles("16"), tiles("17"), tiles("18"), tiles("21")] == [8, 9, 4, 1]
    assert [tiles("19"), tiles("20"), tiles("15")] == [6, 2, 2]
    assert sum(r.count for r in c.ROWS if r.nuggets) == 42


@pytest.mark.clause("GR-14.4")
def test_tracks_that_end_at_a_mountain() -> None:
    assert [k.id for k in c.BOX.layout if any(r.end == "mountain" for r in k.rails)] == ["03", "10"]


@pytest.mark.clause("GR-14.5", "GR-2.6")
def test_the_start_tile_and_its_ordinary_copies() -> None:
    start = c.ROWS[c.START]
    assert (start.id, start.nuggets) == ("11s", [1])
    assert sum(r.count for r in c.ROWS if r.layout == start.layout and r.id != start.id) == 3


@pytest.mark.clause("GR-14.6", "GR-2.5")
def test_the_faces_of_the_tokens() -> None:
    assert dict(zip(c.FACES, c.FACE_COUNTS, strict=True)) == {0: 13, 1: 20, 2: 16, 3: 10, 5: 4}
    assert sum(v * n for v, n in zip(c.FACES, c.FACE_COUNTS, strict=True)) == 102


@pytest.mark.clause("GR-1.7")
def test_a_corrected_list_is_taken_over() -> None:
    edited = FILE.replace('{ id = "16f", layout = "16", count = 3', '{ id = "16f", layout = "16", count = 2')
    edited = edited.replace('{ id = "16d", layout = "16", count = 1', '{ id = "16d", layout = "16", count = 2')
    edited = edited.replace("tipis = 20 ", "tipis = 21 ")
    box = load(edited)
    assert {r.id: r.count for r in box.tileset.rows if r.layout == "16"}["16d"] == 2


@pytest.mark.clause("GR-1.7")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('{ id = "16f", layout = "16", count = 3', '{ id = "16f", layout = "16", count = 4', "tiles says 72, but the rows add up to 73"),
        ('{ id = "04a", layout = "04", count = 1, nuggets = [1]', '{ id = "04a", layout = "04", count = 1, nuggets = [1, 1]', "Tile 04a: nuggets has 2 numbers for 1 mountain segments"),
        ('{ id = "04a", layout = "04", count = 1, nuggets = [1]', '{ id = "04a", layout = "04", count = 1, nuggets = [4]', "Tile 04a: nuggets must be 1 to 3"),
        ('{ id = "04a", layout = "04"', '{ id = "04a", layout = "44"', "Tile 04a: there is no layout '44'"),
        ('{ id = "04b"', '{ id = "04a"', "Tile 04a is there 2 times"),
        ('edges = "mppm"', 'edges = "mpp"', "Layout 04: its edges must be four letters"),
        ('edges = "mppm"', 'edges = "mrpm"', "Layout 04: its railroad segments touch nothing, but its railroad edges are E"),
        ('prairies = [["NR", "EL", "ER", "SL"], ["NL", "SR", "WL", "WR"]]', 'prairies = [["NR", "EL", "ER", "SL"], ["SR", "WL", "WR"]]', "Layout 16: the prairies at edge N"),
        ('faces = { "0" = 13', 'faces = { "0" = 14', "mining_tokens"),
        ('start = "11s"', 'start = "11x"', "The start tile 11x is not in the list"),
        ("locos = [1],          tipis = [0, 0],       horses = [0, 0],       src = \"R\" },\n  { id = \"05b\"", "locos = [2],          tipis = [0, 0],       horses = [0, 0],       src = \"R\" },\n  { id = \"05b\"", "Tile 05a: locos must be 0 to 1"),
        ('src = "R" },\n  { id = "02a"', 'src = "X" },\n  { id = "02a"', "Tile 01a: src must be S, P or R"),
        ("cowboys_usable = 4", "cowboys_usable = 5", "cowboys_usable"),
        ("count = 1, nuggets = [3]", "count = one, nuggets = [3]", "components.toml"),
        ("count = 1, nuggets = [3]", "kount = 1, nuggets = [3]", "kount"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_row(old: str, new: str, sentence: str) -> None:
    assert old in FILE
    with pytest.raises(SettingsError) as problem:
        load(FILE.replace(old, new, 1))
    assert sentence in str(problem.value)


@pytest.mark.clause("GR-4.12")
def test_the_ring_holds_every_landscape_without_meeting_itself() -> None:
    # Tiles and open places of a connected landscape are at most TILES + 1 steps apart.
    reach = c.TILES + 1
    for dy in range(reach + 1):
        for dx in range(-(reach - dy), reach - dy + 1):
            if (dx, dy) != (0, 0):
                assert (dx + c.FOLD * dy) % c.RING != 0
