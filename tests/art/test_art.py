"""The drawing kit: well-formed, escaped, readable, frugal and always the same."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from westward.art import (
    FONT_FOLDER,
    FONTS,
    GLYPHS,
    ICON_NAMES,
    SEATS,
    Sheet,
    Symbol,
    badge,
    card,
    chip_back,
    contrast,
    cowboy,
    document,
    el,
    field,
    font_face_css,
    gold_chip,
    halo,
    hexagon,
    icon,
    lake,
    name_place,
    num,
    picture,
    plants,
    plate,
    region_outline,
    seat_named,
    seat_pattern,
    smooth_path,
    spread,
    square,
    station_master_tile,
    text,
    write,
)
from westward.art.specimen import specimen

SVG = "{http://www.w3.org/2000/svg}"


def parse(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def ids(svg: str) -> Counter[str]:
    return Counter(node.attrib["id"] for node in parse(svg).iter() if "id" in node.attrib)


def test_the_specimen_is_well_formed_and_titled() -> None:
    root = parse(specimen())
    assert root.tag == SVG + "svg"
    assert root.attrib["role"] == "img"
    assert root[0].tag == SVG + "title"
    assert root[0].text


def test_the_specimen_is_the_same_every_time() -> None:
    assert specimen() == specimen()


def test_every_id_is_emitted_once_and_every_reference_has_its_target() -> None:
    svg = specimen()
    assert set(ids(svg).values()) == {1}
    targets = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert targets <= set(ids(svg))


def test_attributes_are_escaped_renamed_rounded_and_left_out() -> None:
    assert el("a", title='<"&>') == '<a title="&lt;&quot;&amp;&gt;"/>'
    assert el("a", stroke_width=1.0, class_="may", viewBox="0 0 1 1") == (
        '<a stroke-width="1" class="may" viewBox="0 0 1 1"/>'
    )
    assert el("a", x=1.23456, y=None) == '<a x="1.23"/>'
    assert el("a", "b") == "<a>b</a>"


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (-0.001, "0"), (2.5, "2.5"), (10.0, "10"), (-3.456, "-3.46"), (100, "100")]
)
def test_numbers_are_short(value: float, shown: str) -> None:
    assert num(value) == shown


def test_text_from_people_cannot_break_a_picture() -> None:
    nasty = '</text><script>"&'
    body = write(0, 0, nasty, 12) + plate(0, 0, nasty) + card(90, 120, nasty, value=nasty, foot=nasty)
    root = parse(document(10, 10, body, title=nasty))
    assert root[0].text == nasty
    assert not list(root.iter(SVG + "script"))
    assert text("a<b") == "a&lt;b"


def test_glyphs_read_on_their_colour() -> None:
    for seat in SEATS:
        assert contrast(seat.colour, seat.ink) >= 4.5, seat.name


def test_contrast_is_computed_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_seats_differ_in_name_colour_glyph_and_pattern() -> None:
    assert [seat.name for seat in SEATS] == ["yellow", "red", "green", "blue", "black", "white"]
    assert len({seat.colour for seat in SEATS}) == len(SEATS)
    assert len({seat.glyph for seat in SEATS}) == len(SEATS)
    assert len({GLYPHS[seat.glyph] for seat in SEATS}) == len(SEATS)
    assert len({seat_pattern(seat).markup for seat in SEATS}) == len(SEATS)
    assert all(GLYPHS[seat.glyph] in cowboy(seat).body for seat in SEATS)


def test_an_unknown_seat_is_refused_with_a_sentence() -> None:
    assert seat_named("blue") is SEATS[3]
    with pytest.raises(ValueError, match="There is no seat called 'pink'"):
        seat_named("pink")


def test_a_board_with_many_chips_keeps_one_symbol() -> None:
    sheet = Sheet()
    chips = [sheet.put(chip_back(), 10 * i, 5, height=12) for i in range(64)]
    svg = document(640, 10, *chips, title="chips", defs=[sheet.defs()])
    assert len(sheet) == 1
    assert len(list(parse(svg).iter(SVG + "symbol"))) == 1
    assert len(list(parse(svg).iter(SVG + "use"))) == 64


def test_symbols_with_different_content_have_different_ids() -> None:
    symbols = [gold_chip(1), gold_chip(2), badge(SEATS[0]), badge(SEATS[1])]
    symbols += [station_master_tile("a b"), station_master_tile("a-b"), *(icon(name) for name in ICON_NAMES)]
    assert len({symbol.id for symbol in symbols}) == len({symbol.body for symbol in symbols}) == len(symbols)


def test_asking_twice_gives_the_same_symbol() -> None:
    assert cowboy(SEATS[2]) is cowboy(SEATS[2])


def test_a_symbol_is_placed_by_height_and_by_foot() -> None:
    block = Symbol("block", el("rect"), (-5, -10, 5, 10))
    assert 'transform="translate(7 8) scale(2)"' in Sheet().put(block, 7, 8, height=40)
    assert 'transform="translate(7 -12) scale(2)"' in Sheet().put(block, 7, 8, height=40, foot=True)
    assert 'transform="translate(0 0) rotate(90)"' in Sheet().put(block, rotate=90)


def test_a_part_carries_its_id_state_label_and_halo() -> None:
    sheet = Sheet()
    part = sheet.part("cowboy-3", cowboy(SEATS[1]), 5, 5, state="may", label="Red & ready")
    root = parse(document(10, 10, part, title="t", defs=[sheet.defs()]))
    group = next(node for node in root.iter(SVG + "g") if node.attrib.get("id") == "cowboy-3")
    assert group.attrib["class"].split() == ["part", "moves", "may"]
    assert [node.attrib.get("class") for node in group.findall(SVG + "use")] == ["rim", "halo", None]
    assert group.findtext(SVG + "title") == "Red & ready"


def test_a_field_shows_its_state_above_its_body() -> None:
    node = parse(field("t-1", "M0 0H9V9z", el("rect"), state="chosen", label="Tile"))
    assert node.attrib == {"id": "t-1", "class": "part chosen"}
    assert [child.tag for child in node] == ["title", "g", "path", "path"]


def test_states_and_motion_are_in_every_picture() -> None:
    style = parse(picture(badge(SEATS[0]))).findtext(SVG + "style") or ""
    for name in ("may", "chosen", "no", "trail", "part", "moves", "drop", "tumble"):
        assert f".{name}" in style
    assert "prefers-reduced-motion" in style
    assert 'class="part may"' in halo("M0 0H1V1z", "may")


def test_scatter_depends_on_the_key_alone_and_keeps_its_distance() -> None:
    points = spread(7, 20, 0, 0, 100, 100, gap=8)
    assert points == spread(7, 20, 0, 0, 100, 100, gap=8)
    assert points != spread(8, 20, 0, 0, 100, 100, gap=8)
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in points)
    assert all((a - c) ** 2 + (b - d) ** 2 >= 64 for i, (a, b) in enumerate(points) for c, d in points[:i])
    assert plants(Sheet(), "prairie", 3, 0, 0, 30) == plants(Sheet(), "prairie", 3, 0, 0, 30)


def test_cells_that_touch_share_one_outline() -> None:
    pair = region_outline([square(0, 0, 10), square(10, 0, 10)])
    assert pair.count("M") == 1
    assert pair.count("L") == 5
    ring = [square(10 * x, 10 * y, 10) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert region_outline(ring).count("M") == 2
    corner_to_corner = region_outline([square(0, 0, 10), square(10, 10, 10)])
    assert corner_to_corner.count("z") >= 1
    rounded = [[(round(x), round(y)) for x, y in hexagon(cx, 0.4, 44)] for cx in (0.4, 76.6)]
    assert region_outline(rounded).count("L") == 9
    assert region_outline([hexagon(0, 0, 44), hexagon(44 * 3**0.5, 0, 44)]).count("L") == 9


def test_a_lake_shows_its_name() -> None:
    assert "Lake &amp; Co" in lake([hexagon(0, 0, 44)], "Lake & Co")
    hook = [square(0, 0, 10), square(0, 10, 10), square(0, 20, 10), square(10, 20, 10)]
    assert name_place(hook) == (5, 20)


def test_smooth_paths_keep_their_ends() -> None:
    assert smooth_path([(0, 0), (10, 0), (10, 10), (20, 10)]) == "M0 0Q10 0 10 5Q10 10 15 10L20 10"
    assert smooth_path([(0, 0), (5, 5)]) == "M0 0L5 5"


def test_every_font_file_is_here_and_licensed() -> None:
    css = font_face_css("/static/fonts/")
    for font in FONTS:
        assert (FONT_FOLDER / font.file).read_bytes()[:4] == b"wOF2"
        assert f"/static/fonts/{font.file}" in css
        assert font.family in (FONT_FOLDER / "LICENSES.md").read_text(encoding="utf-8")
    assert {path.name for path in FONT_FOLDER.glob("*.woff2")} == {font.file for font in FONTS}
    assert "SIL OPEN FONT LICENSE" in (FONT_FOLDER / "OFL.txt").read_text(encoding="utf-8")
