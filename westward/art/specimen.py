"""The specimen sheet: every shape of the kit with its name, large, at 24 px, and on the board."""

from collections.abc import Sequence

from westward.art.animals import cattle_head, horse
from westward.art.cards import (
    building,
    card,
    card_back,
    cattle_card,
    certificate,
    plate,
    scroll,
    station_master_tile,
    telegraph,
    tile_back,
    tipi_tile,
    worker_tile,
)
from westward.art.geometry import hexagon, line_path
from westward.art.glyphs import badge, seat_pattern
from westward.art.icons import ICON_NAMES, icon
from westward.art.marks import arrow, claim, field, flag, halo, hatch, hazard, score_marker, star, trail, trophy
from westward.art.nature import (
    cactus,
    dig_hole,
    flower,
    grass,
    lake,
    massif,
    peaks,
    pebbles,
    pine,
    plants,
    prairie_ground,
    stone,
    tufts,
)
from westward.art.palette import GOLD, INK, PAPER, PAPER_EDGE, PRAIRIE, RUST, SEATS, TEAL, TERRAIN, TIMBER
from westward.art.people import coalition, cowboy, prospector, resting, rider, tent
from westward.art.rail import locomotive, raft, railway, railway_through
from westward.art.svg import Sheet, Symbol, document, group, path, place, polygon, rect, scale_to, write
from westward.art.things import chip_back, coin, colour_die, die, die_locomotive, gold_chip, nugget, robber_chip, stack
from westward.art.town import camp, city, house, seat_house, station, tipi, town

_WIDTH = 1440
_CELL = 104


def _shelves() -> list[tuple[str, list[tuple[str, Symbol]]]]:
    shelves: list[tuple[str, list[tuple[str, Symbol]]]] = []
    for title, make in (("badge", badge), ("cowboy", cowboy), ("prospector", prospector), ("resting", resting)):
        shelves.append((title, [(f"{title} {seat.name}", make(seat)) for seat in SEATS]))
    for title, make in (("tent", tent), ("rider", rider), ("seat_house", seat_house), ("flag", flag)):
        shelves.append((title, [(f"{title} {seat.name}", make(seat)) for seat in SEATS]))
    for title, make in (("claim", claim), ("score_marker", score_marker)):
        shelves.append((title, [(f"{title} {seat.name}", make(seat)) for seat in SEATS]))
    singles: list[tuple[str, Symbol]] = [
        ("coalition", coalition()),
        ("horse", horse()),
        ("horse", horse("#b07a4c")),
        ("cattle_head", cattle_head("#8f887c", "#d9d2c4")),
        ("cattle_head shaggy", cattle_head("#a05a2f", "#b87747", "wide", True)),
        ("cattle_head long", cattle_head("#efe5d2", "#a0562f", "long")),
        ("house", house("#c98f58")),
        ("station", station()),
        ("town", town()),
        ("city", city()),
        ("tipi", tipi()),
        ("camp", camp()),
        ("locomotive", locomotive()),
        ("locomotive blue", locomotive(SEATS[3].colour, SEATS[3].glyph)),
        ("raft", raft()),
        ("peaks", peaks()),
        ("pine", pine()),
        ("cactus", cactus()),
        ("grass", grass()),
        ("flower", flower()),
        ("stone", stone()),
        ("pebbles", pebbles()),
        ("dig_hole", dig_hole()),
        ("chip_back", chip_back()),
        ("gold_chip", gold_chip(3)),
        ("robber_chip", robber_chip(4)),
        ("nugget", nugget()),
        ("coin", coin(5)),
        ("coin", coin(12)),
        ("stack", stack(4)),
        *((f"die {n}", die(n)) for n in range(1, 7)),
        ("die_locomotive", die_locomotive()),
        *((f"colour_die {c}", colour_die(c)) for c in ("green", "yellow", "red")),
        *((f"hazard {k}", hazard(k)) for k in ("flood", "drought", "rockfall")),
        *((f"worker_tile {k}", worker_tile(k)) for k in ("cowboy", "craftsman", "engineer")),
        *((f"tipi_tile {k}", tipi_tile(k)) for k in ("green", "blue")),
        ("station_master_tile", station_master_tile("2/3")),
        ("tile_back", tile_back()),
        ("certificate", certificate(4)),
        ("telegraph", telegraph()),
        ("card_back", card_back()),
        ("star", star()),
        ("trophy", trophy()),
    ]
    shelves.append(("things", singles))
    return shelves


def _specimen_cell(sheet: Sheet, x: float, y: float, name: str, symbol: Symbol, ground: str) -> str:
    big = scale_to(symbol, 1, 52, 60)
    small = scale_to(symbol, 1, 24, 34)
    cx, cy = (symbol.box[0] + symbol.box[2]) / 2, (symbol.box[1] + symbol.box[3]) / 2
    out = rect(x + 2, y + 2, _CELL - 4, _CELL - 4, rx=4, fill=ground, stroke=PAPER_EDGE, stroke_width=0.8)
    out += sheet.put(symbol, x + 38 - cx * big, y + 38 - cy * big, scale=big)
    out += sheet.put(symbol, x + 84 - cx * small, y + 60 - cy * small, scale=small)
    return out + write(x + _CELL / 2, y + 88, name, 10.5, weight=600, fill=INK, class_="read")


def _icons(sheet: Sheet, y: float) -> str:
    out = ""
    for i, name in enumerate(ICON_NAMES):
        x = 60 + (i % 15) * 90
        row = y + (i // 15) * 62
        out += sheet.put(icon(name), x, row, height=30, color=(INK, RUST, TEAL)[i % 3])
        out += sheet.put(icon(name), x + 34, row + 6, height=16)
        out += write(x + 8, row + 30, name, 10.5, weight=600, fill=INK, class_="read")
    return out


def _hex_scene(sheet: Sheet) -> str:
    size = 44.0
    across, down = size * 3**0.5, size * 1.5
    kinds = [
        ["red_rock", "red_rock", "desert", "desert", "desert", "badlands", "badlands"],
        ["pine_forest", "red_rock", "lake", "lake", "desert", "badlands", "badlands"],
        ["pine_forest", "pine_forest", "lake", "lake", "lake", "prairie", "prairie"],
        ["pine_forest", "pine_forest", "grassland", "lake", "grassland", "prairie", "prairie"],
    ]
    at = {
        (c, r): ((c + (r % 2) / 2) * across + 40, r * down + 50) for r, row in enumerate(kinds) for c in range(len(row))
    }
    ground = ""
    decor = ""
    for (c, r), (x, y) in at.items():
        kind = kinds[r][c]
        if kind != "lake":
            ground += polygon(
                hexagon(x, y, size), fill=TERRAIN[kind], stroke="#8d7a55", stroke_opacity=0.4, stroke_width=1.4
            )
            decor += plants(sheet, kind, c * 17 + r, x, y, 30, clear=14 if (c + r) % 3 else 0)
    water = [hexagon(*at[c, r], size) for r, row in enumerate(kinds) for c, kind in enumerate(row) if kind == "lake"]
    scene = ground + decor + lake(water, "Mirror Lake", size=19)
    scene += railway_through([at[0, 3], at[1, 3], at[2, 3], at[4, 3], at[5, 2], at[6, 2]], 28)
    scene += sheet.put(peaks(), *at[0, 0], width=74) + sheet.put(peaks(), *at[6, 1], width=74)
    scene += sheet.put(raft(), *at[3, 1], width=46, rotate=-10) + sheet.put(locomotive(), *at[5, 2], width=62)
    scene += sheet.put(dig_hole(), *at[2, 0], width=44)
    for cell, chip in (((1, 0), chip_back()), ((4, 0), gold_chip(5)), ((5, 0), robber_chip(3)), ((0, 1), chip_back())):
        x, y = at[cell]
        scene += sheet.put(dig_hole(), x, y + 3, width=44) + sheet.put(chip, x, y - 2, width=36)
    scene += sheet.put(seat_house(SEATS[1]), *at[4, 1], height=54)
    scene += trail([at[1, 1], at[1, 2], at[0, 2]])
    for cell, seat, state in (((1, 1), 3, ""), ((0, 2), 2, "may"), ((6, 3), 0, "chosen"), ((5, 1), 4, "no")):
        scene += sheet.part(f"scene-{seat}", prospector(SEATS[seat]), *at[cell], height=56, state=state)
    scene += halo(line_path(hexagon(*at[1, 2], size - 4), closed=True), "may")
    scene += halo(line_path(hexagon(*at[5, 3], size - 4), closed=True), "chosen")
    scene += polygon(hexagon(*at[2, 3], size - 3), fill=sheet.paint(seat_pattern(SEATS[3])))
    return scene + polygon(hexagon(*at[6, 0], size - 3), fill=sheet.paint(hatch()), class_="no")


def _tile_scene(sheet: Sheet) -> str:
    left = tufts(sheet, 3, 12, 8, 52, 92, 96, inside=lambda x, y: abs(y - 70) > 14)
    left += massif(
        "M0 0H100V20Q88 34 70 33Q50 44 32 34Q12 34 0 18z", [(22, 26, 22, 14), (50, 34, 28, 17), (78, 27, 22, 14)]
    )
    left += (
        railway("M0 50C30 50 30 72 50 72S72 50 100 50")
        + sheet.put(tipi(), 22, 86, height=22)
        + sheet.put(tipi(), 80, 84, height=20)
    )
    left += sheet.put(nugget(), 37, 22, height=11) + sheet.put(nugget(), 64, 24, height=11)
    right = (
        tufts(sheet, 5, 14, 8, 8, 92, 96)
        + railway("M0 50H100")
        + railway("M50 50V100")
        + sheet.put(town(), 50, 46, width=50)
    )
    right += sheet.put(horse(), 80, 82, height=20) + sheet.put(resting(SEATS[1]), 22, 82, height=20)
    out = ""
    for x, body, state in ((0, left, ""), (104, right, "chosen")):
        frame = rect(0, 0, 100, 100, rx=3, fill=sheet.paint(prairie_ground()), stroke="#7c6a3e", stroke_width=1.2)
        out += field(f"tile-{x}", "M0 0H100V100H0z", frame, body, state=state, transform=place(x, 0))
    out += sheet.part("scene-cowboy", cowboy(SEATS[0]), 50, 36, height=24, state="may")
    return out + sheet.put(tent(SEATS[3]), 176, 18, height=20) + sheet.put(stack(5), 128, 20, height=18)


def _papers() -> str:
    head = {"colour": "#7d4aa0", "coat": "#efe5d2", "patch": "#a0562f", "horns": "long"}
    out = group(
        cattle_card(
            96,
            132,
            "Longhorn",
            5,
            colour=head["colour"],
            coat=head["coat"],
            patch=head["patch"],
            horns="long",
            points=7,
        ),
    )
    out += group(
        cattle_card(
            96, 132, "Highland", 4, colour="#8a5a34", coat="#a05a2f", patch="#b87747", horns="wide", shaggy=True
        ),
        transform=place(106, 0),
    )
    land = card(
        96, 132, "Land", rect(-14, -14, 28, 28, fill=PRAIRIE, stroke=INK), value="3", colour=TEAL, foot="knight's move"
    )
    out += group(land, transform=place(212, 0))
    out += group(
        building(120, 110, "Trading post", star().inline(0, 0, 2.2), number="4", colour=TIMBER), transform=place(322, 0)
    )
    out += plate(382, 128, "12 points", 14) + scroll(600, 30, "WESTWARD", 26)
    out += write(600, 96, "Westward", 44, weight=400, fill=RUST, class_="mark")
    return out + arrow([(500, 130), (560, 118), (620, 140), (700, 118)])


def _seat_swatches(sheet: Sheet) -> str:
    out = ""
    for i, seat in enumerate(SEATS):
        out += rect(i * 66, 0, 60, 60, rx=3, fill=PRAIRIE, stroke=PAPER_EDGE) + rect(
            i * 66, 0, 60, 60, rx=3, fill=sheet.paint(seat_pattern(seat))
        )
    for i, state in enumerate(("may", "chosen", "no")):
        x = 420 + i * 90
        hexed = line_path(hexagon(x + 26, 30, 28), closed=True)
        out += path(hexed, fill=PRAIRIE) + halo(hexed, state) + write(x + 26, 74, f".{state}", 12, fill=INK)
        if state == "no":
            out += path(hexed, fill=sheet.paint(hatch()))
        out += sheet.part(f"state-{state}", cowboy(SEATS[1]), x + 26, 30, height=34, state=state)
    return out


def specimen() -> str:
    """The whole sheet as one SVG document."""
    sheet = Sheet()
    body, y = [], 84.0
    per_row = (_WIDTH - 60) // _CELL
    cells = [cell for _, shelf in _shelves() for cell in shelf]
    seated = 10 * len(SEATS)
    rows: list[Sequence[tuple[str, Symbol]]] = [cells[i : i + 12] for i in range(0, seated, 12)]
    rows += [cells[i : i + per_row] for i in range(seated, len(cells), per_row)]
    for number, row in enumerate(rows):
        indent = (_WIDTH - len(row) * _CELL) / 2
        for i, (name, symbol) in enumerate(row):
            body.append(
                _specimen_cell(sheet, indent + i * _CELL, y, name, symbol, PRAIRIE if (i + number) % 2 else "#faf2e0")
            )
        y += _CELL
    body.append(_icons(sheet, y + 30))
    y += 150
    body.append(group(_hex_scene(sheet), transform=place(40, y)))
    body.append(group(_tile_scene(sheet), transform=place(720, y, 2.2)))
    body.append(group(_seat_swatches(sheet), transform=place(720, y + 240)))
    y += 320
    body.append(group(_papers(), transform=place(40, y)))
    height = y + 170
    frame = rect(0, 0, _WIDTH, height, fill=PAPER) + rect(
        8, 8, _WIDTH - 16, height - 16, fill="none", stroke=INK, stroke_width=2
    )
    frame += rect(13, 13, _WIDTH - 26, height - 26, fill="none", stroke=GOLD, stroke_width=1)
    title = write(_WIDTH / 2, 48, "The Drawing Kit", 34, fill=INK, letter_spacing=4)
    return document(_WIDTH, height, frame, title, *body, title="Westward: the drawing kit", defs=[sheet.defs()])
