"""What can be laid over the landscape: who owns what, where no tile can go any more, and what is left in the deck."""

from __future__ import annotations

from typing import Final

from westward.art import (
    INK,
    PAPER,
    PAPER_EDGE,
    Sheet,
    badge,
    group,
    hatch,
    path,
    place,
    rect,
    seat_named,
    seat_pattern,
    write,
)
from westward.core.words import Words
from westward.games.gold_rush import components as c
from westward.games.gold_rush.picture_tiles import SIZE, ground_plan, spot, tile
from westward.games.gold_rush.view import Area, GoldRushView, Tile

_ROLES: Final = {"lines": ("rail", "city"), "mountains": ("mountain",), "prairies": ("prairie",)}


def overlay_markup(
    sheet: Sheet, v: GoldRushView, words: Words, overlay: str, box: tuple[float, float, float, float], k: float
) -> str:
    """The overlay of that name; `box` is where the landscape is drawn, `k` the scale of its lettering."""
    if overlay in _ROLES:
        tiles = {f"{t.x}_{t.y}": t for t in v.tiles}
        owned = [a for a in v.areas if a.role in _ROLES[overlay] and a.owners]
        shapes = "".join(_wash(sheet, v, a, tiles) for a in owned)
        return group(shapes + "".join(_label(sheet, v, a, tiles, k) for a in owned), id=f"overlay-{overlay}")
    if overlay == "gaps":
        fill = sheet.paint(hatch())
        dead = "".join(
            rect(p.x * SIZE + 4, p.y * SIZE + 4, SIZE - 8, SIZE - 8, rx=6, fill=fill, stroke="#6f685e", stroke_width=2)
            for p in v.places
            if p.dead
        )
        return group(dead, id="overlay-gaps")
    if overlay == "deck":
        return _deck(sheet, v, words, box, k)
    return ""


def _wash(sheet: Sheet, v: GoldRushView, area: Area, tiles: dict[str, Tile]) -> str:
    """The ground of an area in the pattern of its owner; several owners take turns from tile to tile."""
    out = ""
    for i, name in enumerate(area.spots):
        at, role, index = name.rsplit("-", 2)
        t = tiles[at]
        plan = ground_plan(c.ROWS[c.KIND[t.tile]].layout, t.turn)
        seat = seat_named(v.head.colours[area.owners[i % len(area.owners)]])
        fill = sheet.paint(seat_pattern(seat))
        where = place(t.x * SIZE, t.y * SIZE)
        if role == "rail":
            d = plan.tracks[int(index)]
            out += group(
                path(d, fill="none", stroke=seat.colour, stroke_width=22, stroke_opacity=0.45),
                path(d, fill="none", stroke=fill, stroke_width=22),
                transform=where,
            )
        elif role == "city":
            out += path("M26 50a24 24 0 1 0 48 0a24 24 0 1 0-48 0z", fill=fill, transform=where)
        else:
            d = plan.mountains[int(index)] if role == "mountain" else plan.prairies[int(index)]
            out += path(d, fill=fill, transform=where)
    return out


def _label(sheet: Sheet, v: GoldRushView, area: Area, tiles: dict[str, Tile], k: float) -> str:
    """Who leads by how many cowboys, and what it is worth: badges, `2 : 1`, points."""
    taken = [f.spot for f in v.cowboys if f.spot in area.spots]
    at, role, index = taken[0].rsplit("-", 2)
    t = tiles[at]
    px, py = spot(t.tile, t.turn, role, int(index))
    x, y = t.x * SIZE + px, t.y * SIZE + py - 30
    seats = [s for s, n in enumerate(area.cowboys) if n]
    seats.sort(key=lambda s: -area.cowboys[s])
    size = 14 * k
    width = size * (1.9 * len(seats) + 2.9)
    out = rect(x - width / 2, y - size, width, 2 * size, rx=size / 2, fill=PAPER, stroke=INK, stroke_width=k * 1.2)
    left = x - width / 2 + size * 0.9
    for s in seats:
        out += sheet.put(badge(seat_named(v.head.colours[s])), left, y, height=size * 1.3)
        out += write(left + size * 0.95, y, str(area.cowboys[s]), size * 0.9, fill=INK)
        left += size * 1.9
    return out + write(left + size * 0.6, y, f"= {area.worth}", size, fill=INK)


def _deck(sheet: Sheet, v: GoldRushView, words: Words, box: tuple[float, float, float, float], k: float) -> str:
    """All kinds of tile that are left, with their numbers, on a sheet over the landscape."""
    x, y, width, height = box
    out = rect(
        x + 8,
        y + 8,
        width - 16,
        height - 16,
        rx=10 * k,
        fill=PAPER,
        fill_opacity=0.96,
        stroke=PAPER_EDGE,
        stroke_width=2 * k,
    )
    size = 19 * k
    out += write(
        x + 30 * k, y + 36 * k, words.say("label-deck", {"count": v.deck_left}), size, text_anchor="start", fill=INK
    )
    across, down = width - 60 * k, height - 70 * k
    n = max(1, len(v.deck))
    sides = [(min(across / columns - 30 * k, down / -(-n // columns) - 10 * k), columns) for columns in range(3, 17)]
    side, columns = max(sides)
    side = min(side, 1.2 * SIZE * k)
    for i, (name, count) in enumerate(v.deck.items()):
        left, top = x + 30 * k + i % columns * (side + 30 * k), y + 60 * k + i // columns * (side + 10 * k)
        out += sheet.put(tile(name, 0), left, top, scale=side / SIZE)
        if count > 1:
            out += write(left + side + 3 * k, top + side / 2, f"×{count}", 14 * k, text_anchor="start", fill=INK)
    return group(out, id="overlay-deck")
