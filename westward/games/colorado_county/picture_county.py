"""The printed part of the board, drawn once per layout and language: score track, grid, ground and lakes."""

from __future__ import annotations

from functools import cache
from typing import Final

from westward.art.geometry import region_outline
from westward.art.nature import lake as water
from westward.art.nature import name_place, pebbles, pine, plants, water_name
from westward.art.palette import (
    GOLD,
    GRASS,
    GRASS_LINE,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    PRAIRIE,
    PRAIRIE_DEEP,
    RED_ROCK,
    TIMBER,
    mix,
)
from westward.art.svg import Sheet, circle, group, path, pen, rect, write
from westward.games.colorado_county import components as c
from westward.games.colorado_county.picture_pieces import (
    CELL,
    HIGH,
    LEFT,
    MARGIN,
    STRIP,
    TOP,
    TRACK,
    WIDE,
    centre,
    corner,
    square,
    track_cell,
)

#: The width and height of the county with its score track.
COUNTY: Final = (2 * (MARGIN + TRACK + STRIP) + WIDE, 2 * (MARGIN + TRACK + STRIP) + HIGH)

Lakes = tuple[tuple[str, tuple[str, ...], int, str], ...]


@cache
def ground(lakes: Lakes, go: str) -> tuple[Sheet, str]:
    """The board as it is printed; lakes are given by id, fields, value and name."""
    sheet = Sheet()
    wet = {field for _, fields, _, _ in lakes for field in fields}
    body = _track(go) + _fields(wet) + _decor(sheet, wet) + _border() + _names()
    body += "".join(_lake(*lake) for lake in lakes)
    return sheet, group(body)


def _track(go: str) -> str:
    width, height = COUNTY
    out = rect(2, 2, width - 4, height - 4, rx=10, fill=PAPER, **pen(2))
    out += rect(6, 6, width - 12, height - 12, rx=7, fill="none", stroke=PAPER_EDGE, stroke_width=1.2)
    for at in range(c.BOX.board.svg.track_cells):
        x, y = track_cell(at)
        w, h = _track_size(at)
        tint = GOLD if at == 0 else PAPER_DEEP if at % 5 == 0 else "#f9f0dc"
        out += rect(x - w / 2 + 1, y - h / 2 + 1, w - 2, h - 2, rx=4, fill=tint, stroke=PAPER_EDGE, stroke_width=1)
        out += write(
            x, y, go if at == 0 else str(at), 14 if at % 5 else 16, fill=INK, opacity=1 if at % 5 == 0 else 0.62
        )
    return out


def _track_size(at: int) -> tuple[float, float]:
    x, y = track_cell(at)
    width, height = COUNTY
    edge = MARGIN + TRACK
    w = TRACK if x < edge or x > width - edge else (WIDE + 2 * STRIP) / c.COLUMNS
    h = TRACK if y < edge or y > height - edge else (HIGH + 2 * STRIP) / c.ROWS
    return w, h


def _fields(wet: set[str]) -> str:
    out = rect(
        LEFT - STRIP, TOP - STRIP, WIDE + 2 * STRIP, HIGH + 2 * STRIP, rx=4, fill=mix(PRAIRIE_DEEP, TIMBER, 0.35)
    )
    shades = (mix(PRAIRIE, GRASS, 0.35), mix(PRAIRIE, GRASS, 0.75))
    for number, field in enumerate(c.IDS):
        if field in wet:
            continue
        x, y = corner(field)
        shade = shades[(number % c.COLUMNS + number // c.COLUMNS) % 2]
        if c.BORDER[number]:
            shade = mix(shade, RED_ROCK, 0.62)
        out += rect(x, y, CELL, CELL, fill=shade)
    lines = "".join(f"M{LEFT + i * CELL} {TOP}v{HIGH}" for i in range(c.COLUMNS + 1))
    lines += "".join(f"M{LEFT} {TOP + i * CELL}h{WIDE}" for i in range(c.ROWS + 1))
    out += path(lines, fill="none", stroke=GRASS_LINE, stroke_width=1, stroke_opacity=0.55)
    return out + rect(LEFT, TOP, WIDE, HIGH, fill="none", **pen(2))


def _decor(sheet: Sheet, wet: set[str]) -> str:
    out = ""
    for number, field in enumerate(c.IDS):
        if field in wet:
            continue
        x, y = centre(field)
        if c.BORDER[number]:
            if number % 4 == 1:
                out += sheet.put(pebbles(), x + 14, y + 17, scale=1.1)
            continue
        if number % 7 == 3:
            out += sheet.put(pine(), x - 16, y + 12, scale=1.15)
        else:
            out += plants(sheet, "grassland", number, x, y, 23, count=2, clear=12, scale=0.8)
    return group(out, opacity=0.6)


def _border() -> str:
    """CC-2.4: a rope fence between the border fields and the rest."""
    return rect(
        LEFT + CELL, TOP + CELL, WIDE - 2 * CELL, HIGH - 2 * CELL,
        fill="none", stroke=TIMBER, stroke_width=2, stroke_dasharray="9 5", stroke_opacity=0.8,
    )  # fmt: skip


def _names() -> str:
    out = ""
    for i, letter in enumerate(c.BOX.board.column_letters):
        for y in (TOP - STRIP / 2, TOP + HIGH + STRIP / 2):
            out += write(LEFT + (i + 0.5) * CELL, y, letter, 15, fill=PAPER)
    for i in range(c.ROWS):
        for x in (LEFT - STRIP / 2, LEFT + WIDE + STRIP / 2):
            out += write(x, TOP + (i + 0.5) * CELL, str(i + 1), 15, fill=PAPER)
    return out


def _lake(name_id: str, fields: tuple[str, ...], value: int, name: str) -> str:
    cells = [square(field) for field in fields]
    out = water(cells, shore=4)
    out += path(
        region_outline(cells), fill="none", stroke=PAPER, stroke_opacity=0.35, stroke_width=9, stroke_linejoin="round"
    )
    x, y = name_place(cells)
    row = sum(abs(cy - y) < 1 for _, cy in (centre(field) for field in fields))
    words = name.split(" ") if row == 1 else [name]
    size = min(17.0 if row > 1 else 12.0, max(12.0, row * CELL / max(map(len, words)) * 1.7))
    for i, word in enumerate(words):
        out += water_name(x, y + (17 if row > 1 else 21) + (i - len(words) + 1) * size, word, size)
    vx, vy = value_place(fields)
    out += circle(vx, vy, 12.5, fill=GOLD, **pen(1.3)) + write(vx, vy, str(value), 16, fill=INK)
    return group(out, id=f"lake-{name_id}")


def value_place(fields: tuple[str, ...]) -> tuple[float, float]:
    """Where the value of a lake is printed: in the first of its cells, beside where the owner's badge goes."""
    x, y = corner(fields[0])
    return x + 16, y + 16


def owner_place(fields: tuple[str, ...]) -> tuple[float, float]:
    """Where the owner's badge lies on a lake."""
    x, y = corner(fields[0])
    return x + CELL - 15, y + 16
