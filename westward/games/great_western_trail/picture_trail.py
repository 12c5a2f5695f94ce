"""The trail of Great Western Trail: its spots, the tiles that lie there, and the cattlemen upon them."""

from __future__ import annotations

from typing import Final

from westward.art.cards import tipi_tile, worker_tile
from westward.art.glyphs import badge
from westward.art.marks import field, hazard
from westward.art.nature import pine
from westward.art.palette import (
    GOLD,
    INK,
    PAPER,
    RUST,
    Seat,
    darker,
    ink_on,
    lighter,
    seat_named,
)
from westward.art.people import rider
from westward.art.svg import (
    Sheet,
    Symbol,
    circle,
    el,
    ellipse,
    group,
    num,
    once,
    path,
    pen,
    place,
    rect,
    text,
    write,
)
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_icons import (
    BOOT,
    FIGURE,
    SMALL,
    Sign,
    act_signs,
    building_rows,
    cost,
    fit,
    hand_signs,
    number,
    points,
    row,
    tile_outline,
    width_of,
)
from westward.games.great_western_trail.picture_land import where
from westward.games.great_western_trail.places import name_place
from westward.games.great_western_trail.view import GreatWesternTrailView, Tile
from westward.games.great_western_trail.view_choice import act_facts, tile_name

TILE: Final = (124.0, 84.0)
_HEAD: Final = 21.0
#: What a place is called, and what is to be known of it.
Told = tuple[str, str]
HAZARD_SIZE: Final = 60.0
TEEPEE_SIZE: Final = 54.0
_STONE: Final = "#a49b8a"
#: Where cattlemen wait before they begin: below the map, the first at the right.
_CAMP: Final = (1330.0, 1184.0)


# Tiles ---------------------------------------------------------------------------------------------------------------


OUTLINE: Final = tile_outline(*TILE)
#: A building's outline with its false front.
_HOUSE_OUTLINE: Final = (
    f"M{-TILE[0] / 2} {TILE[1] / 2}V{-TILE[1] / 2 + 6}h10v-11H{TILE[0] / 2 - 10}v11h10V{TILE[1] / 2}z"
)
_SMALL_OUTLINE: Final = tile_outline(HAZARD_SIZE, HAZARD_SIZE)
_TEEPEE_OUTLINE: Final = tile_outline(TEEPEE_SIZE, TEEPEE_SIZE)


@once
def building_face(kind: int, colour: str) -> Symbol:
    """A building tile: a false front with its name, points and hands, and a row of signs for every local action."""
    width, height = TILE
    left, top = -width / 2, -height / 2
    letter = c.BUILDING_NAMES[kind]
    ink = ink_on(colour)
    body = path(OUTLINE, fill=lighter(colour, 0.78) if kind >= c.FIRST_SIDE else "#ece5d6", **pen(1.8))
    front = f"M{left} {top + _HEAD}V{top + 6}h10V{top - 5}H{-left - 10}v11h10V{top + _HEAD}z"
    body += path(front, fill=colour, **pen(1.6))
    middle = top + 8.4
    if kind < c.FIRST_SIDE:
        body += write(left + 24, middle, letter, 20, fill=ink)
    else:
        side = kind - c.FIRST_SIDE
        body += write(left + 30, middle, letter, FIGURE, fill=ink)
        hands = hand_signs([h for h, bit in (("green", c.GREEN), ("black", c.BLACK)) if c.SIDE_HANDS[side] & bit])
        body += row(hands, -2, middle, 40)
        body += row([points(c.SIDE_VP[side])], -left - 26, middle - 0.6, 40, high=0.97)
    rows = building_rows(kind)
    room = height - _HEAD
    pitch = min(30.0, (room - 2) / len(rows))
    for i, signs in enumerate(rows):
        y = top + _HEAD + room / 2 + (i - (len(rows) - 1) / 2) * pitch
        body += row(signs, 0, y, width - 2.6, high=min(1.0, pitch / 20.4))
    return Symbol(f"gwt-tile-{letter}-{colour[1:]}", body, (left - 1, top - 6, -left + 1, -top + 1), OUTLINE)


@once
def hazard_face(zone: str, vp: int, hand: str) -> Symbol:
    """A hazard tile: the danger, its points and its hand."""
    ground = {"flood": "#bfe0e2", "drought": "#f1dfae", "rockfall": "#d9bfa0"}.get(zone, PAPER)
    body = path(_SMALL_OUTLINE, fill=ground, **pen(1.8))
    body += hazard(zone).inline(-9, -5, 1.5)
    body += row([points(vp)], 14, 13, 40, high=1.18)
    body += row(hand_signs([hand]), 18, -17, 40, high=1.1)
    return Symbol(f"gwt-hazard-{zone}-{vp}-{hand}", body, (-31, -31, 31, 31), _SMALL_OUTLINE)


@once
def teepee_face(colour: str) -> Symbol:
    """A teepee tile with its hand."""
    scale = TEEPEE_SIZE / 26.4
    body = tipi_tile(colour).inline(0, 0, scale)
    body += row(hand_signs(c.BOX.teepee_hands[colour]), 17, 17, 40)
    return Symbol(f"gwt-teepee-{colour}", body, (-27, -27, 27, 27), _TEEPEE_OUTLINE)


def tile_symbol(tile: Tile, colours: list[str]) -> Symbol:
    """The symbol of any tile."""
    if tile.kind == "neutral":
        return building_face(c.BUILDING_NAMES.index(tile.name), _STONE)
    if tile.kind == "building":
        seat = seat_named(colours[tile.owner])
        return building_face(c.BUILDING_NAMES.index(tile.name), seat.colour)
    if tile.kind == "hazard":
        return hazard_face(tile.name, tile.vp, tile.hands[0])
    return teepee_face(tile.name) if tile.kind == "teepee" else worker_tile(tile.name)


@once
def _site(forest: bool, neutral: bool) -> Symbol:
    """An empty building spot: pegs and a rope in the grass."""
    fill = "#e3ddcb" if neutral else "#d5d9a4" if forest else "#e7dba6"
    body = path(OUTLINE, fill=fill, opacity=0.94, stroke=INK, stroke_width=1.6, stroke_dasharray="7 5")
    w, h = TILE
    body += "".join(
        rect(x * w / 2 - 3, y * h / 2 - 3, 6, 6, rx=1, fill="#a06f3e", **pen(1)) for x in (-1, 1) for y in (-1, 1)
    )
    return Symbol(f"gwt-site-{int(forest)}{int(neutral)}", body, (-w / 2, -h / 2, w / 2, h / 2), OUTLINE)


@once
def _empty_square(size: float, key: str, text_: str, fill: str) -> Symbol:
    """An empty spot for a hazard or teepee with its number."""
    d = tile_outline(size, size)
    body = path(d, fill=fill, opacity=0.9, stroke=INK, stroke_width=1.4, stroke_dasharray="6 4")
    body += write(0, 0, text_, 21, fill=darker(fill, 0.62))
    return Symbol(f"gwt-empty-{key}", body, (-size / 2, -size / 2, size / 2, size / 2), d)


# Spots ---------------------------------------------------------------------------------------------------------------


def spots(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """All spots with what lies there; every one is a part to click."""
    order = sorted((p for p in c.TRAIL if p.kind != "kansas_city"), key=lambda p: where(p.id)[1])
    done: dict[str, list[tuple[int, str]]] = {}
    for action in view.actions:
        if action.done:
            done.setdefault(action.spot, []).append((action.group, action.number))
    return "".join(_known(sheet, view, words, p, may, tuple(done.get(p.id, ()))) for p in order)


def _known(
    sheet: Sheet, view: GreatWesternTrailView, words: Words, p: c.Spot, may: set[str], done: tuple[tuple[int, str], ...]
) -> str:
    """A spot as it was drawn lately if it looks the same: a move changes a few of them."""
    tile = view.tiles.get(p.id)
    seen = None if tile is None else (tile.kind, tile.name, tile.vp, tuple(tile.hands))
    colour = view.head.colours[tile.owner] if tile is not None and tile.owner >= 0 else ""
    mine = tuple([part for part in _parts(p) if part in may])
    key = (p.id, seen, colour, done, mine, words.title.id, words.language)
    return sheet.lately("gwt-spot", key, lambda its: _spot(its, view, words, p, may))


def _parts(p: c.Spot) -> tuple[str, ...]:
    """What can be clicked at a spot: itself, and what lies there where that is a part of its own."""
    if p.kind == "teepee":
        return f"spot-{p.id}", _village(p)
    return (f"spot-{p.id}", f"hazard-{p.id}") if p.kind == "hazard" else (f"spot-{p.id}",)


def _village(p: c.Spot) -> str:
    return f"village-{c.VILLAGE.index(c.SPOT[p.id])}"


def _spot(sheet: Sheet, view: GreatWesternTrailView, words: Words, p: c.Spot, may: set[str]) -> str:
    x, y = where(p.id)
    tile = view.tiles.get(p.id)
    called = name_place(words, p.id)
    label = f"{called}: {words.term(tile_name(tile)) if tile else _empty(words, p)}"
    if p.kind == "start":
        return _start(x, y, words, may)
    if p.kind in ("neutral", "building"):
        face = tile_symbol(tile, view.head.colours) if tile else _site(p.forest, p.kind == "neutral")
        body = sheet.put(face)
        if tile is None:
            body += fit(0, -12 if not p.special else 0, called, FIGURE, TILE[0] - 14, fill="#6d6236")
            if p.forest:
                body += sheet.put(pine(), 42, 12, scale=1.8) + sheet.put(pine(), 28, 18, scale=1.4)
        else:
            body += _owner(sheet, view, tile) + _done(view, p.id, tile) + _plate(tile)
        state = "may" if f"spot-{p.id}" in may else ""
        main = field(
            f"spot-{p.id}",
            _HOUSE_OUTLINE if tile else OUTLINE,
            body,
            state=state,
            label=label,
            name=called,
            clause=_clause(p, tile),
            transform=place(x, y),
        )
        return main + (_special(p, view, words) if p.special else "")
    if p.kind == "hazard":
        return _hazard(sheet, view, p, tile, (called, label), may)
    return _teepee(sheet, view, p, tile, (called, label), may)


def _empty(words: Words, p: c.Spot) -> str:
    """What a spot without a tile is for."""
    if p.kind == "building":
        return words.say("site-forest" if p.forest else "site-building")
    return words.say(f"site-{p.kind}", {"value": p.value})


def _special_told(words: Words, p: c.Spot) -> str:
    """What the special action of a spot gives."""
    return words.say("choice-do", {"spot": p.id, "special": 1, **act_facts(c.SPECIAL_ACT[c.SPOT[p.id]])})


def _clause(p: c.Spot, tile: Tile | None) -> str:
    """The clause that says most about a building spot: what its tile allows, its special action, or how to build there."""
    if tile is None:
        return "GWT-5.4" if p.special else "GWT-8.8"
    return "GWT-5.2" if tile.kind == "neutral" else "GWT-5.6"


def _start(x: float, y: float, words: Words, may: set[str]) -> str:
    sign = "M-40-13H28L40 0L28 13H-40z"
    body = path("M0 12V30", stroke=INK, stroke_width=5) + path("M0 12V29", stroke="#a06f3e", stroke_width=2.6)
    body += path(sign, transform="scale(-1 1)", fill="#a06f3e", **pen(1.8)) + write(
        2, 0, name_place(words, "START"), SMALL, fill="#fff3d6"
    )
    return field(
        "spot-START",
        "M-40 0L-28-13H40V13H-28z",
        body,
        state="may" if "spot-START" in may else "",
        label=words.say("site-start"),
        name=name_place(words, "START"),
        transform=place(x, y),
    )


def _hazard(sheet: Sheet, view: GreatWesternTrailView, p: c.Spot, tile: Tile | None, told: Told, may: set[str]) -> str:
    """A hazard spot is where one may go, the tile on it what one may remove."""
    fill = {"flood": "#a9d6dc", "drought": "#e6cf8c", "rockfall": "#c3a486"}.get(p.zone, PAPER)
    ground = sheet.put(_empty_square(HAZARD_SIZE, f"{p.zone}-{p.number}", str(p.number), fill))
    tag = group(write(-21, 20, str(p.number), FIGURE, fill=darker(fill, 0.62)), class_="tag")
    face = sheet.put(tile_symbol(tile, view.head.colours)) + tag if tile else ""
    return _double(p, f"hazard-{p.id}", _SMALL_OUTLINE, ground, face, told, may)


def _teepee(sheet: Sheet, view: GreatWesternTrailView, p: c.Spot, tile: Tile | None, told: Told, may: set[str]) -> str:
    """A village spot: its value stands on a tag, so that it can be read when a tile lies there."""
    index = c.VILLAGE.index(c.SPOT[p.id])
    tag = [cost(-p.value)] if p.value < 0 else [Sign(23, _gain_tag(p.value))]
    ground = sheet.put(_empty_square(TEEPEE_SIZE, f"teepee-{index}", "", "#e2d3a2")) + row(tag, 0, 0, 60, high=1.1)
    value = group(row(tag, -15, -17, 60, high=1.05), class_="tag")
    face = sheet.put(tile_symbol(tile, view.head.colours)) + value if tile else ""
    return _double(p, _village(p), _TEEPEE_OUTLINE, ground, face, told, may)


def _double(p: c.Spot, tile_part: str, outline: str, ground: str, face: str, told: Told, may: set[str]) -> str:
    """A spot and the tile upon it, two parts of one place; the one that can be clicked now lies on top."""
    called, label = told
    at = place(*where(p.id))
    spot = f"spot-{p.id}"
    if not face:
        return field(spot, outline, ground, state="may" if spot in may else "", label=label, name=called, transform=at)
    tile = field(tile_part, outline, face, state="may" if tile_part in may else "", label=label, transform=at)
    if spot in may:
        return tile + field(spot, outline, state="may", label=label, name=called, transform=at)
    return field(spot, outline, ground, label=label, name=called, transform=at) + tile


def _gain_tag(value: int) -> str:
    body = circle(11.5, 0, 11, fill=GOLD, **pen(1.1)) + circle(
        11.5, 0, 9, fill="#f2cb55", stroke="#8a5f10", stroke_width=0.6
    )
    return body + fit(11.5, 0.4, f"+{value}" if value < 10 else str(value), FIGURE, 20, fill="#3f2704")


def _owner(sheet: Sheet, view: GreatWesternTrailView, tile: Tile) -> str:
    """The glyph of the owner, beside the number."""
    if tile.owner < 0:
        return ""
    seat: Seat = seat_named(view.head.colours[tile.owner])
    return sheet.put(badge(seat), -TILE[0] / 2 + 3, -TILE[1] / 2 + 6, scale=1.15)


def _plate(tile: Tile) -> str:
    """Where the name of the place is written when it is asked for: over the front, so that what the building does stays in view."""
    left, top = -TILE[0] / 2, -TILE[1] / 2 - 5
    inset = 34 if tile.kind == "neutral" else 0
    return rect(left + inset, top, TILE[0] - inset - (10 if inset else 0), _HEAD + 5, fill="none", class_="plate")


def _done(view: GreatWesternTrailView, spot: str, tile: Tile) -> str:
    """Ticks over the local actions that have been done this turn."""
    done = {a.group for a in view.actions if a.spot == spot and a.done and a.number != "special"}
    if not done:
        return ""
    rows = len(set(c.BUILDING_GROUPS[c.BUILDING_NAMES.index(tile.name)]))
    height = TILE[1] - _HEAD
    pitch = min(30.0, (height - 2) / rows)
    out = ""
    for group_ in done:
        y = -TILE[1] / 2 + _HEAD + height / 2 + (group_ - (rows - 1) / 2) * pitch
        out += rect(-TILE[0] / 2 + 2, y - pitch / 2 + 1, TILE[0] - 4, pitch - 2, rx=4, fill=PAPER, opacity=0.7)
        out += path(
            "M-9 0L-2.6 7L9.4-7.4",
            transform=place(0, y),
            fill="none",
            stroke="#3d7a45",
            stroke_width=4,
            stroke_linecap="round",
        )
    return out


def _special(p: c.Spot, view: GreatWesternTrailView, words: Words) -> str:
    """The special action printed at a spot, on a plank below it."""
    x, y = where(p.id)
    signs = act_signs(c.SPECIAL_ACT[c.SPOT[p.id]])
    width = width_of(signs) + 16
    top = y + TILE[1] / 2 - 1
    out = path(
        f"M{num(x - width / 2)} {num(top)}h{num(width)}v22q0 6-6 6h{num(12 - width)}q-6 0-6-6z",
        fill="#c79a64",
        **pen(1.5),
    )
    out += row(signs, x, top + 14.4, width)
    if any(a.spot == p.id and a.number == "special" and a.done for a in view.actions):
        out += rect(x - width / 2 + 2, top + 2, width - 4, 24, rx=4, fill=PAPER, opacity=0.7)
    return group(el("title", text(_special_told(words, p))), out)


# What moves ----------------------------------------------------------------------------------------------------------


def cattlemen(sheet: Sheet, view: GreatWesternTrailView, active: int) -> str:
    """The cattlemen upon their spots, side by side where several stand; those who have not begun wait below the map."""
    out = ""
    for spot in sorted({r.cattleman for r in view.ranchers if r.cattleman}, key=lambda s: (where(s)[1], s)):
        x, y = where(spot)
        seats = [i for i, r in enumerate(view.ranchers) if r.cattleman == spot]
        kind = c.TRAIL[c.SPOT[spot]].kind
        wide = kind in ("neutral", "building")
        up = {"neutral": 46, "building": 46, "kansas_city": -6}.get(kind, 30)
        for k, seat in enumerate(seats):
            step = 38 if len(seats) < 4 else 30
            dx = (40 if wide else 0) - step * (len(seats) - 1 - k) if wide else step * (k - (len(seats) - 1) / 2)
            out += _cattleman(sheet, view, seat, x + dx, y - up, seat == active)
    waiting = [i for i, r in enumerate(view.ranchers) if not r.cattleman]  # GWT-2.18
    return out + "".join(
        _cattleman(sheet, view, seat, _CAMP[0] - 52 * k, _CAMP[1], seat == active) for k, seat in enumerate(waiting)
    )


def _cattleman(sheet: Sheet, view: GreatWesternTrailView, seat: int, x: float, y: float, active: bool) -> str:
    symbol = rider(seat_named(view.head.colours[seat]))
    out = ""
    if active:
        out += ellipse(0, 17, 27, 8, fill="#ffe27a", stroke=RUST, stroke_width=2.4)
        out += path("M-8-8H8L0 4z", transform=place(0, -37), fill=RUST, stroke=PAPER, stroke_width=1.8)
    out += sheet.put(symbol, scale=1.8)
    return group(out, id=f"cattleman-{seat}", class_="moves", transform=place(x, y), pointer_events="none")


def routes(view: GreatWesternTrailView) -> str:
    """How far every destination is and what the way costs, on a tag: two where ways differ in fees."""
    offers: dict[str, list[tuple[int, int]]] = {}
    for r in view.routes:
        offer = (r.steps, r.fee)
        if offer not in offers.setdefault(r.spot, []):
            offers[r.spot].append(offer)
    out = ""
    for spot, found in offers.items():
        best = sorted(found, key=lambda o: (o[1], o[0]))[:2]
        x, y = where(spot)
        kind = c.TRAIL[c.SPOT[spot]].kind
        low = {"neutral": 44, "building": 44, "hazard": 34, "teepee": 32}.get(kind, 66)
        if c.TRAIL[c.SPOT[spot]].special:
            low = -60
        ways = [[BOOT, number(steps), *([cost(fee)] if fee else [])] for steps, fee in best]
        if kind == "teepee":  # they stand too close for both ways side by side
            out += "".join(_tag(way, x, y + low + 24 * k) for k, way in enumerate(ways))
        else:
            out += _tag([sign for k, way in enumerate(ways) for sign in ([number("|")] if k else []) + way], x, y + low)
    return group(out, pointer_events="none")


def _tag(signs: list[Sign], x: float, y: float) -> str:
    width = width_of(signs) + 14
    return rect(x - width / 2, y - 4, width, 26, rx=9, fill="#fff3c2", **pen(1.4)) + row(signs, x, y + 9, width)


def fees(view: GreatWesternTrailView) -> str:
    """The overlay of fees: what passing every tile costs the reader."""
    out = ""
    for spot, tile in view.tiles.items():
        if tile.fee and tile.owner != view.head.seat and c.TRAIL[c.SPOT[spot]].on_trail:
            x, y = where(spot)
            wide = tile.kind == "building"
            out += row([cost(tile.fee)], x + (44 if wide else 16), y + (30 if wide else 18), 80, high=1.5)
    return group(out, pointer_events="none")
