"""Draws a view of Golden City: the board with all that moves on it, and a mat for each player."""

from __future__ import annotations

from typing import Final

from westward.art.cards import plate
from westward.art.glyphs import badge, glyph
from westward.art.marks import hatch, trophy
from westward.art.nature import dig_hole
from westward.art.palette import GOLD, GOLD_DEEP, INK, PAPER, PAPER_DEEP, PAPER_EDGE, RUST, Seat, lighter, seat_named
from westward.art.people import prospector
from westward.art.rail import locomotive, raft
from westward.art.scene import Picture, Scene
from westward.art.svg import (
    Sheet,
    Symbol,
    circle,
    el,
    ellipse,
    group,
    memory,
    once,
    path,
    pen,
    place,
    polygon,
    rect,
    write,
)
from westward.art.svg import text as escaped
from westward.art.things import chip_back, coin, die, die_locomotive, gold_chip, robber_chip
from westward.art.town import seat_house
from westward.core.words import Words
from westward.games.golden_city import components as c
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.picture_ground import (
    BOX,
    LEFT,
    LOW,
    RIGHT,
    TOP,
    corners,
    field,
    ground,
    homesteads,
    lake_names,
    on_track,
)
from westward.games.golden_city.picture_text import numbered, place_name, text
from westward.games.golden_city.places import lake_name, name_place
from westward.games.golden_city.view import GoldenCityView, worth

__all__ = ["numbered", "picture", "text"]

_MAT: Final = (420, 184)


def picture(view: GoldenCityView, words: Words, overlay: str) -> Picture:
    """The board and the players' mats."""
    kept, below, above = ground(words.say("picture-station"))
    sheet = kept.copy()
    printed = group(below, homesteads(sheet, _owners(view)), pointer_events="none")
    pieces = [
        above,
        *(sheet.put(dig_hole(), f.x, f.y + 3, scale=2.1) for f in c.FIELDS if f.kind == "dig"),
        *(_chip(sheet, view, name) for name in view.face_down),
        *(_robber(sheet, view, name) for name in view.robbers),
        *(_raft(sheet, number, name) for number, name in enumerate(view.rafts, start=1)),
        lake_names(tuple(lake_name(words, lake.id) for lake in c.BOX.lake)),
        _train(sheet, view),
        *_figures(sheet, view),
        _risk(sheet, view, words) if overlay == "risk" else "",
        _train_panel(sheet, view, words),
        _hidden_panel(sheet, view, words),
        _turn_panel(sheet, view, words),
    ]
    body = printed + _fields(view, words) + group(*pieces, pointer_events="none")
    board = Scene("board", BOX, body, words.say("picture-board"))
    return Picture(sheet, [board, *(_mat(sheet, view, words, seat) for seat in range(view.head.players))])


def _seat(view: GoldenCityView, seat: int) -> Seat:
    return seat_named(view.head.colours[seat])


def _owners(view: GoldenCityView) -> list[str]:
    """The colour of whoever lives in each house; empty if nobody."""
    owner = dict(zip(view.houses, view.head.colours, strict=False))
    return [owner.get(seat.house, "") for seat in c.BOX.seat]


def _name(view: GoldenCityView, words: Words, seat: int) -> str:
    return words.seat(seat, view.head.colours)


# The board -----------------------------------------------------------------------------------------------------------


def _legal_fields(view: GoldenCityView) -> set[str]:
    return {args["field"] for a in view.head.legal if "field" in (args := SPACE.arguments(a))}


def _fields(view: GoldenCityView, words: Words) -> str:
    """A clickable part for every field that can be entered; what lies upon it lets clicks through."""
    may = _legal_fields(view)
    out: list[str] = []
    for f in c.FIELDS[: c.LAKES_TO]:
        out.append(_field(f.id, (name_place(words, f.id), place_name(view, words, f.id)), f.id in may))
    return "".join(out)


#: The clause about each kind of field.
_CLAUSES: Final = {"house": "GC-5.1", "street": "GC-1.3", "rail": "GC-7.2", "dig": "GC-8.1", "lake": "GC-4.4"}


@memory
def _field(field_id: str, told: tuple[str, str], may: bool) -> str:
    # The line grows and shrinks with the board: on a phone a fixed width would cover the field.
    called, what = told
    shape = polygon(corners(field(field_id), 4), class_="halo grows")
    label = el("title", escaped(f"{called}: {what}"))
    wash = polygon(corners(field(field_id), 5), fill="#ffe27a", opacity=0.45) if may else ""
    return group(shape, label, wash, id=f"field-{field_id}", class_="part may" if may else "part",
                 data_name=called, data_clause=_CLAUSES.get(field(field_id).kind))  # fmt: skip


def _disc(sheet: Sheet, name: str, x: float, y: float, scale: float, part: str | None = None) -> str:
    return sheet.put(chip_symbol(name), x, y, scale=scale, id=part)


def chip_symbol(name: str) -> Symbol:
    """The turned-up chip of a name."""
    kind, number = name.split("-")
    return gold_chip(int(number)) if kind == "gold" else robber_chip(int(number))


def _chip(sheet: Sheet, view: GoldenCityView, name: str) -> str:
    """A face-down chip; what this seat has scouted lies small upon it, and eyes tell who else knows it."""
    f = field(name)
    out = sheet.put(chip_back(), f.x, f.y - 3, scale=1.95, id=f"chip-{name}")
    if name in view.scouted:
        out += _disc(sheet, view.scouted[name], f.x + 9, f.y - 12, 1.4)
    knowing = view.scouts.get(name, [])
    apart = min(22.0, 50 / max(len(knowing) - 1, 1))
    for i, seat in enumerate(knowing):
        out += sheet.put(eye(_seat(view, seat)), f.x - 25 + apart * i, f.y + 26)
    return out


@once
def eye(seat: Seat) -> Symbol:
    """An eye with the seat's glyph: this player knows what lies here."""
    lid = "M-10.4 0Q0-10.4 10.4 0Q0 10.4-10.4 0z"
    body = path(lid, fill=PAPER, **pen(1.2)) + circle(0, 0, 5, fill=seat.colour, stroke=INK, stroke_width=1)
    return Symbol(f"gc-eye-{seat.name}", body + glyph(seat.glyph, 0, 0, 1.05, seat.ink), (-11, -6, 11, 6), lid)


def _robber(sheet: Sheet, view: GoldenCityView, name: str) -> str:
    """An open robber on its stack, with what the stack is worth."""
    f, robber = field(name), view.robbers[name]
    loot = [chip for chip, n in robber.stack.items() for _ in range(n)]
    out = ""
    y = f.y + 4
    for chip in loot[:5]:
        out += _disc(sheet, chip, f.x, y, 1.9)
        y -= 6
    out += _disc(sheet, f"robber-{robber.strength}", f.x, y - 2, 1.95, f"robber-{name}")
    if loot:
        out += sheet.put(coin(worth(robber.stack)), f.x + 24, f.y + 24, scale=1.35)
    return out


def _raft(sheet: Sheet, number: int, name: str) -> str:
    f = field(name)
    return group(
        sheet.put(raft(), scale=2.3, rotate=-8), id=f"raft-{number}", class_="moves", transform=place(f.x, f.y + 8)
    )


def _train(sheet: Sheet, view: GoldenCityView) -> str:
    x, y = on_track(view.locomotive)
    last = view.locomotive == c.STATION
    ahead = on_track(view.locomotive - 1 if last else view.locomotive + 1)
    side = -1 if (ahead[0] < x) != last else 1
    puffs = [(6, -13.5, 2.6, 0.9), (-1, -16, 3.6, 0.75), (-9.5, -16.5, 4.4, 0.6)]
    smoke = "".join(
        circle(px, py, r, fill="#fffaf0", stroke=INK, stroke_width=0.6, opacity=o) for px, py, r, o in puffs
    )
    drawn = group(smoke, sheet.put(locomotive()), transform=f"scale({2.3 * side} 2.3)")
    return group(drawn, id="locomotive", class_="moves", transform=place(x, y - 9))


_SPREAD: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(0, 0)],
    2: [(-16, 0), (16, 3)],
    3: [(-19, -6), (19, -6), (0, 10)],
    4: [(-18, -14), (18, -14), (-18, 12), (18, 12)],
    5: [(-19, -14), (19, -14), (0, 0), (-19, 13), (19, 13)],
    6: [(-21, -14), (0, -17), (21, -14), (-21, 13), (0, 10), (21, 13)],
}


def _figures(sheet: Sheet, view: GoldenCityView) -> list[str]:
    """Figures from back to front, several on a field side by side, with what they carry."""
    placed: list[tuple[float, str]] = []
    for name in dict.fromkeys(view.figures):
        f = field(name)
        seats = sorted((s for s, there in enumerate(view.figures) if there == name), key=lambda s: view.arrived[s])
        size = 60 if len(seats) == 1 else 52 if len(seats) < 4 else 42
        # At home beside the house, on a raft upon its logs.
        right, drop = {"house": (15, 13), "lake": (0, -4)}.get(f.kind, (0, 0))
        for (dx, dy), seat in zip(_SPREAD[len(seats)], seats, strict=True):
            placed.append((f.y + dy, _figure(sheet, view, seat, f.x + dx + right, f.y + dy + drop, size)))
    return [drawn for _, drawn in sorted(placed)]


def _figure(sheet: Sheet, view: GoldenCityView, seat: int, x: float, y: float, size: float) -> str:
    symbol = prospector(_seat(view, seat))
    scale = size / symbol.height
    out = ""
    if seat == _active(view):
        out += ellipse(0, 10.6 * scale, 12.6 * scale, 4.6 * scale, fill="#ffe27a", stroke=RUST, stroke_width=3)
        out += path("M-9-9H9L0 5z", transform=place(0, -18 * scale), fill=RUST, stroke=PAPER, stroke_width=2)
    # A rim of paper sets the figure off from a house or field of its own colour.
    out += path(
        symbol.silhouette(),
        transform=place(0, 0, scale),
        fill=PAPER,
        stroke=PAPER,
        stroke_width=3.4,
        stroke_linejoin="round",
    )
    out += sheet.put(symbol, scale=scale)
    if view.carried_worth[seat]:
        out += sheet.put(coin(view.carried_worth[seat]), 9.5 * scale, 7.5 * scale, scale=1.35)
    return group(out, id=f"figure-{seat}", class_="moves", transform=place(x, y))


def _active(view: GoldenCityView) -> int:
    """Whom the table waits for, or whose turn it is; nobody at the end."""
    if view.head.question is None:
        return -1
    return view.head.to_act if view.head.to_act >= 0 else view.turn


def _risk(sheet: Sheet, view: GoldenCityView, words: Words) -> str:
    """Where the train comes next, and how likely one beats each open robber (GC-8.2)."""
    out = ""
    for ahead, strength in ((1, 0.9), (2, 0.5)):
        if view.locomotive + ahead <= c.STATION:
            f = c.FIELDS[c.RAIL[view.locomotive + ahead]]
            out += polygon(corners(f, 3), fill=sheet.paint(hatch()), stroke=RUST, stroke_width=4, opacity=strength)
    for name, robber in view.robbers.items():
        f = field(name)
        chance = words.say("picture-win", {"percent": (6 - robber.strength) * 20})
        out += plate(f.x - 20, f.y + 30, chance, 16, fill=RUST)
    return out


# The corners of the board --------------------------------------------------------------------------------------------


def _train_panel(sheet: Sheet, view: GoldenCityView, words: Words) -> str:
    left = c.STATION - view.locomotive
    x, y = RIGHT - 150, TOP + 64
    out = sheet.put(locomotive(), x - 42, y + 4, scale=2.6)
    out += write(x + 62, y, str(left), 68, fill=RUST)
    out += write(x, y + 62, words.say("picture-train", {"left": left}), 26, fill=INK)
    done = view.locomotive / c.STATION
    out += rect(x - 108, y + 86, 216, 9, rx=4.5, fill=PAPER_DEEP, stroke=PAPER_EDGE, stroke_width=1.4)
    out += rect(x - 108, y + 86, max(9, 216 * done), 9, rx=4.5, fill=RUST)
    return out


def _hidden_panel(sheet: Sheet, view: GoldenCityView, words: Words) -> str:
    x, y = LEFT + 46, LOW - 150
    out = write(LEFT + 28, y - 38, words.say("picture-hidden"), 22, text_anchor="start", fill=INK)
    for i, name in enumerate(c.CHIP_NAMES):
        px, py = x + 43 * (i % 5), y + 70 * (i // 5)
        count = view.hidden.get(name, 0)
        chip = _disc(sheet, name, px, py, 1.6) + write(px, py + 36, str(count), 26, fill=INK)
        out += group(chip, opacity=None if count else 0.35)
    return out


def _turn_panel(sheet: Sheet, view: GoldenCityView, words: Words) -> str:
    x, y = RIGHT - 46, LOW - 80
    if view.head.question is None:
        out = sheet.put(trophy(), x - 30, y - 30, scale=3.4)
        for i, seat in enumerate(view.head.winners):
            out += sheet.put(badge(_seat(view, seat)), x - 88 - 38 * i, y - 24, scale=1.7)
        out += write(x + 8, y + 40, words.say("picture-over"), 28, text_anchor="end", fill=INK)
        return out
    seat = _active(view)
    out = sheet.put(badge(_seat(view, seat)), x - 30, y - 26, scale=3.4)
    steps = view.head.question.facts.get("steps")
    if isinstance(steps, int):
        face = die_locomotive() if steps == 1 else die(steps)
        out += sheet.put(face, x - 118, y - 26, scale=2.9, class_="tumble")
    out += write(x + 8, y + 40, _name(view, words, seat), 28, text_anchor="end", fill=INK, class_="read")
    return out


# The mats ------------------------------------------------------------------------------------------------------------


def _mat(sheet: Sheet, view: GoldenCityView, words: Words, seat: int) -> Scene:
    """A player's mat: what is safe at home above, what is carried below."""
    width, height = _MAT
    look, name = _seat(view, seat), _name(view, words, seat)
    active = seat == _active(view)
    out = rect(3, 3, width - 6, height - 6, rx=10, fill=PAPER, **pen(2))
    out += path(f"M14 4H{width - 14}Q{width - 4} 4 {width - 4} 14V52H4V14Q4 4 14 4z", fill=lighter(look.colour, 0.62))
    out += path(f"M4 52H{width - 4}", stroke=INK, stroke_width=1.4)
    out += sheet.put(badge(look), 33, 28, scale=1.75)
    out += write(62, 28, name, 25, weight=600, text_anchor="start", fill=INK, class_="read")
    if seat in view.head.winners:
        out += sheet.put(trophy(), width - 36, 28, scale=1.7)
    elif active:
        out += path("M0-9L13 0L0 9z", transform=place(width - 44, 28), fill=RUST, **pen(1.4))
    out += sheet.put(seat_house(look), 36, 86, scale=1.75)
    out += write(84, 86, str(view.head.scores[seat]), 34, fill=INK)
    out += _row(sheet, view.banked[seat], 86)
    out += path(f"M16 117H{width - 16}", stroke=PAPER_EDGE, stroke_width=1.2, stroke_dasharray="2 4")
    out += sheet.put(prospector(look), 34, 150, scale=1.75)
    out += write(84, 150, str(view.carried_worth[seat]), 34, fill=GOLD_DEEP)
    out += _row(sheet, view.carried[seat], 150)
    if active:
        out += rect(3, 3, width - 6, height - 6, rx=10, fill="none", stroke=GOLD, stroke_width=5)
    facts = {"player": name, "points": view.head.scores[seat], "worth": view.carried_worth[seat]}
    return Scene(f"seat-{seat}", (0, 0, width, height), group(out, id=f"mat-{seat}"), words.say("picture-mat", facts))


def _row(sheet: Sheet, chips: dict[str, int], y: float) -> str:
    """Chips by kind with their numbers, closer together when there are many kinds."""
    left, right = 140.0, _MAT[0] - 12.0
    step = min(52.0, (right - left) / max(len(chips), 1))
    scale = min(1.55, step / 27)
    out = ""
    for i, (name, count) in enumerate(chips.items()):
        x = left + step * i
        out += _disc(sheet, name, x, y - 4, scale)
        if count > 1:
            out += rect(x + 2, y + 6, 27, 20, rx=6, fill=PAPER, **pen(1.2))
            out += write(x + 15.5, y + 16, f"×{count}", 16, fill=INK)
    return out
