"""The picture of a position: the landscape, the score track, a tray with the tile in hand, a mat per player, the own gold."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from westward.art import (
    GOLD,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    RUST,
    Seat,
    Sheet,
    badge,
    chip_back,
    cowboy,
    el,
    group,
    path,
    place,
    prospector,
    rect,
    resting,
    score_marker,
    seat_named,
    stack,
    tent,
    tile_back,
    trophy,
    write,
)
from westward.art import (
    text as escape,
)
from westward.art.scene import Picture, Scene
from westward.art.svg import once
from westward.core.words import Words
from westward.games.gold_rush import components as c
from westward.games.gold_rush.picture_gold import gold_scene, token_row
from westward.games.gold_rush.picture_overlays import overlay_markup
from westward.games.gold_rush.picture_tiles import SIZE, ground_plan, spot, tile
from westward.games.gold_rush.places import from_landmarks, name_place
from westward.games.gold_rush.view import GoldRushView, Tile, stack_id

#: The board is never drawn smaller than this many tiles, so that it does not jump with every tile of the opening.
_LEAST_COLUMNS: Final = 9
_LEAST_ROWS: Final = 5
_TABLE: Final = "#e9dcbc"
#: The room that the landscape has on a laptop of 1280 by 800, in pixels.
_LAPTOP: Final = (900.0, 555.0)
#: Width and height of the score track and of the tray.
_TRACK: Final = (1280.0, 76.0)
_TRAY: Final = (640.0, 132.0)
#: How wide a letter of the tray's sentence is.
_SAID: Final = 10.8


@dataclass(frozen=True)
class _Frame:
    """What of the landscape is shown."""

    left: float
    top: float
    width: float
    height: float
    #: How much larger than on a board of 1280 units lettering must be to look the same.
    k: float
    #: How much larger tokens are drawn where the landscape is large, so that their numbers can be read.
    tokens: float


def _frame(v: GoldRushView) -> _Frame:
    xs, ys = [t.x for t in v.tiles], [t.y for t in v.tiles]
    columns = max(_LEAST_COLUMNS, max(xs) - min(xs) + 3)
    rows = max(_LEAST_ROWS, max(ys) - min(ys) + 3)
    left = (min(xs) + max(xs) + 1 - columns) / 2 * SIZE
    top = (min(ys) + max(ys) + 1 - rows) / 2 * SIZE
    width, height = columns * SIZE + 40.0, rows * SIZE + 40.0
    shown = min(_LAPTOP[0] / width, _LAPTOP[1] / height)
    tokens = max(1.0, min(2.0, 0.64 / shown))
    return _Frame(left - 20, top - 20, width, height, width / 1280, tokens)


def picture(v: GoldRushView, words: Words, overlay: str = "") -> Picture:
    """The position as the seat of the view sees it."""
    sheet = Sheet()
    may = {part for one in words.title.choices(v) for part in one.parts}
    scenes = [_board(sheet, v, words, overlay, may), _tray(sheet, v, words, may), _score_track(sheet, v, words)]
    scenes += [_mat(sheet, v, words, seat, may) for seat in range(v.head.players)]
    if v.head.seat >= 0:
        scenes.append(gold_scene(sheet, v, words))
    return Picture(sheet, scenes)


def seat_of(v: GoldRushView, seat: int) -> Seat:
    """Colour and glyph of a seat."""
    return seat_named(v.head.colours[seat])


def _name(v: GoldRushView, words: Words, seat: int) -> str:
    return words.seat(seat, v.head.colours)


# The board


def _board(sheet: Sheet, v: GoldRushView, words: Words, overlay: str, may: set[str]) -> Scene:
    f = _frame(v)
    tiles = {f"{t.x}_{t.y}": t for t in v.tiles}
    body = rect(f.left, f.top, f.width, f.height, fill=_TABLE, stroke=PAPER_EDGE, stroke_width=2 * f.k)
    body += "".join(_laid(sheet, t, words) for t in v.tiles)
    body += _open_places(v, words, may)
    if v.tiles and not v.drawn:
        last = v.tiles[-1]
        body += rect(last.x * SIZE + 2, last.y * SIZE + 2, 96, 96, rx=3, fill="none", stroke=RUST, stroke_width=2.5,
                     stroke_dasharray="6 5", opacity=0.8, class_="last")  # fmt: skip
    box = (f.left, f.top, f.width, f.height)
    if overlay != "deck":
        body += overlay_markup(sheet, v, words, overlay, box, f.k)
    body += _stacks(sheet, v, words, tiles, may, f.tokens)
    body += _figures(sheet, v, words, tiles, may)
    body += _spots(v, tiles, may)
    if overlay == "deck":
        body += overlay_markup(sheet, v, words, overlay, box, f.k)
    return Scene("board", box, body, words.say("label-board"))


def _laid(sheet: Sheet, t: Tile, words: Words) -> str:
    """A tile as it was drawn lately: where it once lies it stays."""
    key = (t.tile, t.turn, t.x, t.y, words.title.id, words.language)
    return sheet.lately("gold-rush-tile", key, lambda its: _ground(its, t, words))


def _ground(sheet: Sheet, t: Tile, words: Words) -> str:
    called = name_place(words, t.x, t.y)
    label = f"{called}: {words.term(f'layout-{c.ROWS[c.KIND[t.tile]].layout}')}"
    return group(
        el("title", escape(label)),
        sheet.put(tile(t.tile, t.turn)),
        path(f"M3 3H{SIZE - 3}V{SIZE - 3}H3z", class_="halo"),
        id=f"tile-{t.x}_{t.y}",
        class_="drop",
        data_name=called,
        transform=place(t.x * SIZE, t.y * SIZE),
    )


def _open_places(v: GoldRushView, words: Words, may: set[str]) -> str:
    out = ""
    for p in v.places:
        if not p.turns:
            continue
        part = f"place-{p.x}_{p.y}"
        called = from_landmarks(words, p.near) if p.near else name_place(words, p.x, p.y)
        d = f"M{p.x * SIZE + 10} {p.y * SIZE + 6}h80q4 0 4 4v80q0 4-4 4h-80q-4 0-4-4v-80q0-4 4-4z"
        out += group(
            path(d, class_="halo"),
            path(d, fill=GOLD, fill_opacity=0.16, stroke="#8a6a2e", stroke_width=1.6, stroke_dasharray="7 5"),
            el("title", escape(called)),
            id=part,
            class_="part may" if part in may else "part",
            data_name=called,
        )
    return out


def _stacks(sheet: Sheet, v: GoldRushView, words: Words, tiles: dict[str, Tile], may: set[str], k: float) -> str:
    """One stack per mountain, on its first tile."""
    out = ""
    for area in v.areas:
        if area.role != "mountain" or not area.tokens:
            continue
        at, _, index = area.spots[0].rsplit("-", 2)
        t = tiles[at]
        x, y = ground_plan(c.ROWS[c.KIND[t.tile]].layout, t.turn).stack_spots[int(index)]
        name = stack_id(area)
        label = words.say("label-stack", {"count": area.tokens})
        state = "may" if name in may else ""
        out += sheet.part(
            name,
            stack(area.tokens),
            t.x * SIZE + x,
            t.y * SIZE + y - 2,
            scale=1.3 * k,
            state=state,
            label=label,
        )
    return out


def _figures(sheet: Sheet, v: GoldRushView, words: Words, tiles: dict[str, Tile], may: set[str]) -> str:
    out = []
    for figure in v.cowboys:
        role, x, y = _standing(tiles, figure.spot)
        seat = seat_of(v, figure.seat)
        symbol = resting(seat) if role == "prairie" else prospector(seat) if role == "mountain" else cowboy(seat)
        label = words.say("label-cowboy", {"role": role, "seat": _name(v, words, figure.seat)})
        name = f"cowboy-{figure.seat}-{figure.number}"
        out.append((y, sheet.part(name, symbol, x, y, scale=1.2, label=label)))
    for figure in v.tents:
        _, x, y = _standing(tiles, figure.spot)
        name = f"tent-{figure.seat}"
        label = words.say("label-tent", {"seat": _name(v, words, figure.seat)})
        state = "may" if name in may else ""
        out.append((y, sheet.part(name, tent(seat_of(v, figure.seat)), x, y, scale=1.25, state=state, label=label)))
    return "".join(markup for _, markup in sorted(out))


def _standing(tiles: dict[str, Tile], name: str) -> tuple[str, float, float]:
    at, role, index = name.rsplit("-", 2)
    t = tiles[at]
    x, y = spot(t.tile, t.turn, role, int(index))
    return role, t.x * SIZE + x, t.y * SIZE + y


def _spots(v: GoldRushView, tiles: dict[str, Tile], may: set[str]) -> str:
    """Rings where a figure may be put."""
    out = ""
    for name in sorted(may):
        if not name.startswith("spot-"):
            continue
        _, x, y = _standing(tiles, name.removeprefix("spot-"))
        d = "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"
        out += group(
            path(d, class_="halo"),
            path(d, fill=PAPER, fill_opacity=0.55, stroke=INK, stroke_width=1.4, stroke_dasharray="4 3"),
            id=name,
            class_="part may",
            transform=place(x, y),
        )
    return out


def _score_track(sheet: Sheet, v: GoldRushView, words: Words) -> Scene:
    """GR-8.19: a ring of fields, out along the upper row and back along the lower one."""
    half = c.TRACK // 2
    wide, high = _TRACK[0] / half, _TRACK[1] / 2
    out = _ring()
    here: dict[int, int] = {}
    for seat, marker in enumerate(v.markers):
        column = marker.field if marker.field < half else c.TRACK - 1 - marker.field
        nth = here.get(marker.field, 0)
        here[marker.field] = nth + 1
        x = (column + 0.62 + 0.12 * nth) * wide
        y = (0.55 if marker.field < half else 1.55) * high - nth * 2
        figure = resting(seat_of(v, seat)) if marker.flat else score_marker(seat_of(v, seat))
        out += sheet.part(f"marker-{seat}", figure, x, y, height=20 if marker.flat else 26)
    return Scene("track", (0, 0, *_TRACK), out, words.say("label-track"))


@once
def _ring() -> str:
    """The fields of the score track."""
    half = c.TRACK // 2
    wide, high = _TRACK[0] / half, _TRACK[1] / 2
    out = rect(0, 0, *_TRACK, fill=PAPER)
    for field in range(c.TRACK):
        column = field if field < half else c.TRACK - 1 - field
        x, y = column * wide, 0 if field < half else high
        fill = PAPER_DEEP if field % 5 == 0 else PAPER
        out += rect(x + 1, y + 1, wide - 2, high - 2, rx=4, fill=fill, stroke=PAPER_EDGE, stroke_width=1)
        out += write(x + 4, y + 10, str(field), 15, text_anchor="start", fill="#6b4f3a")
    return out


def _tray(sheet: Sheet, v: GoldRushView, words: Words, may: set[str]) -> Scene:
    """The deck, the tile in hand in all its rotations, whose turn it is, the tokens left."""
    width, height = _TRAY
    middle = height / 2 - 10
    out = rect(1, 1, width - 2, height - 2, rx=8, fill=PAPER, stroke=PAPER_EDGE, stroke_width=2)
    for i in range(min(3, v.deck_left)):
        out += sheet.put(tile_back(), 52 - 3 * i, middle - 3 * i, height=76)
    out += write(14, height - 14, words.say("label-deck", {"count": v.deck_left}), 17, text_anchor="start", fill=INK)
    out += sheet.put(chip_back(), width - 62, middle, height=48)
    supply = words.say("label-supply", {"count": v.supply})
    out += write(width - 14, height - 14, supply, 17, text_anchor="end", fill=INK)
    x = 108.0
    if v.drawn:
        for turn in c.TURNS[c.KIND[v.drawn]]:
            name = f"turn-{turn}"
            label = words.say("label-turn", {"degrees": 90 * turn})
            state = "may" if name in may else ""
            out += sheet.part(name, tile(v.drawn, turn), x, 10, scale=0.98, state=state, label=label)
            x += 107
    out += _status(sheet, v, words, x, middle) if x < width - 300 else ""
    return Scene("tray", (0, 0, width, height), out, words.say("label-tray"))


def _status(sheet: Sheet, v: GoldRushView, words: Words, x: float, middle: float) -> str:
    if v.head.winners:
        out = sheet.put(trophy(), x + 34, middle, height=64)
        x += 84
        for seat in v.head.winners:
            out += sheet.put(badge(seat_of(v, seat)), x + 26, middle, height=42)
            x += 54
        return out + write(x + 6, middle, words.say("label-over"), 22, text_anchor="start", fill=INK)
    key = "label-in-hand" if v.drawn else "label-drawing" if v.head.to_act < 0 else "label-acting"
    out = sheet.put(badge(seat_of(v, v.turn)), x + 26, middle, height=42)
    said = wrap(words.say(key, {"seat": _name(v, words, v.turn)}), int((_TRAY[0] - 96 - x - 56) / _SAID))
    for i, line in enumerate(said):
        out += write(x + 56, middle + 23 * (i - (len(said) - 1) / 2), line, 20, text_anchor="start", fill=INK)
    return out


# The mats


def _mat(sheet: Sheet, v: GoldRushView, words: Words, seat: int, may: set[str]) -> Scene:
    """What is public about a player: points, figures at home, tokens."""
    who, name = seat_of(v, seat), _name(v, words, seat)
    active = v.head.to_act != -2 and v.turn == seat
    body = rect(
        1.5, 1.5, 417, 117, rx=9, fill=PAPER, stroke=RUST if active else PAPER_EDGE, stroke_width=3 if active else 2
    )
    body += sheet.put(badge(who), 30, 30, height=40)
    body += write(60, 23, name, 20, text_anchor="start", fill=INK)
    outlook = v.head.scores[seat] - v.booked[seat]
    if outlook > 0:
        shown = words.say("label-outlook", {"count": v.head.scores[seat]})
        body += write(60, 45, shown, 14, text_anchor="start", weight=400, fill=INK, class_="read")
    body += write(400, 32, str(v.booked[seat]), 38, text_anchor="end", fill=INK)
    away = {f.number for f in v.cowboys if f.seat == seat}
    for number in range(c.COWBOYS):
        x = 26 + 37 * number
        if number in away:
            body += path(f"M{x - 7} 104h14", stroke=PAPER_EDGE, stroke_width=3, stroke_linecap="round")
        else:
            part = f"cowboy-{seat}-{number}"
            label = words.say("label-cowboy", {"role": "other", "seat": name})
            body += sheet.part(part, cowboy(who), x, 82, height=49, state="may" if part in may else "", label=label)
    if any(t.seat == seat for t in v.tents):
        body += path("M164 104h26", stroke=PAPER_EDGE, stroke_width=3, stroke_linecap="round")
    else:
        part = f"tent-{seat}"
        label = words.say("label-tent", {"seat": name})
        body += sheet.part(part, tent(who), 176, 86, height=37, state="may" if part in may else "", label=label)
    faces = v.faces[seat]
    if v.head.winners and faces:
        body += token_row(sheet, faces, 212, 88, 24, 43)
    elif v.tokens[seat]:
        body += sheet.put(chip_back(), 238, 86, height=30)
        body += write(264, 86, words.say("label-tokens", {"count": v.tokens[seat]}), 16, text_anchor="start", fill=INK)
    return Scene(f"seat-{seat}", (0, 0, 420, 120), body, words.say("label-mat", {"seat": name}))


# The position as text

_LETTER: Final = {"m": "^", "r": "#", "p": " "}


def text(v: GoldRushView, words: Words) -> str:
    """The landscape as a map of letters, then the players: `^` mountain, `#` track, `o` city, `+` junction."""
    tiles = {(t.x, t.y): t for t in v.tiles}
    marks = _marks(v)
    xs, ys = [t.x for t in v.tiles], [t.y for t in v.tiles]
    lines = ["         " + "".join(f"{_ruler(words, x, 0):^6}" for x in range(min(xs), max(xs) + 1)).rstrip()]
    for y in range(min(ys), max(ys) + 1):
        rows = ["", "", ""]
        for x in range(min(xs), max(xs) + 1):
            drawing = _letters(tiles[x, y], marks.get((x, y), "")) if (x, y) in tiles else ["      "] * 3
            rows = [row + part for row, part in zip(rows, drawing, strict=True)]
        lines += [f"{_ruler(words, 0, y) if i == 1 else '':>8} {row}".rstrip() for i, row in enumerate(rows)]
    lines.append("")
    for seat in range(v.head.players):
        name = _name(v, words, seat)
        facts = [
            words.say("label-points", {"count": v.booked[seat]}),
            words.say("label-cowboys", {"count": v.cowboys_left[seat]}),
            words.say("label-tokens", {"count": v.tokens[seat]}),
        ]
        lines.append(f"{'>' if seat == v.turn else ' '} {chr(65 + seat)} {name}: {', '.join(facts)}")
    if v.head.seat >= 0 and v.faces[v.head.seat]:
        own = v.faces[v.head.seat] or {}
        lines.append(words.say("label-hand", {"count": sum(int(f) * n for f, n in own.items())}))
    lines.append(
        words.say("label-deck", {"count": v.deck_left}) + ", " + words.say("label-supply", {"count": v.supply})
    )
    if v.head.question is not None and v.head.to_act >= 0:
        lines.append(words.question(v.head.question))
    return "\n".join(lines)


def _ruler(words: Words, x: int, y: int) -> str:
    """What stands at the edges of the map: how far from the start."""
    return name_place(words, x, y) if x or y else "0"


def _marks(v: GoldRushView) -> dict[tuple[int, int], str]:
    """Who stands on a tile: capital letters for cowboys, small ones for tents."""
    found: dict[tuple[int, int], str] = {}
    for figures, first in ((v.cowboys, "A"), (v.tents, "a")):
        for figure in figures:
            x, y = map(int, figure.spot.rsplit("-", 2)[0].split("_"))
            found[x, y] = found.get((x, y), "") + chr(ord(first) + figure.seat)
    return found


def _letters(t: Tile, marks: str) -> list[str]:
    layout = c.LAYOUT[c.KIND[t.tile]]
    north, east, south, west = (_LETTER[layout.edges[(i - t.turn) % 4]] for i in range(4))
    ends = {r.end for r in layout.rails}
    through = "#" if any(len(r.edges) == 2 for r in layout.rails) else "^" if layout.edges.count("m") > 1 else "."
    middle = "o" if layout.city else "+" if "junction" in ends else through
    return [f"┌ {north} ┐ "[:6], f"{west} {middle} {east} "[:6], f"└{marks[:1] or ' '}{south}{marks[1:2] or ' '}┘ "[:6]]
