"""Draws a view of Colorado County: the county with its table, a mat for each player, and the own cowboys."""

from __future__ import annotations

from typing import Final

from westward.art.glyphs import badge, seat_pattern
from westward.art.marks import claim, score_marker, trophy
from westward.art.palette import GOLD, INK, PAPER, PAPER_DEEP, PAPER_EDGE, RUST, WATER, WATER_INK, lighter, seat_named
from westward.art.scene import Picture, Scene
from westward.art.svg import Sheet, circle, el, group, num, once, path, pen, place, rect, write
from westward.art.svg import text as escaped
from westward.core.words import Words
from westward.games.colorado_county import components as c
from westward.games.colorado_county.picture_county import COUNTY, ground, owner_place
from westward.games.colorado_county.picture_pieces import (
    CARD,
    CELL,
    COWBOY,
    bag,
    centre,
    corner,
    cowboy_card,
    emblem,
    flag_stone,
    land_card,
    outline,
    paint,
    sale_tile,
    small_figure,
    start_star,
    track_cell,
)
from westward.games.colorado_county.picture_text import text
from westward.games.colorado_county.view import ColoradoCountyView, LakeView
from westward.games.colorado_county.view import ground as ground_of

__all__ = ["picture", "text"]


_TRAY: Final = (820, 166)
_INFO: Final = (318, 466)
#: How much larger than on the info sheet the flag stones are.
_STONES: Final = 1.48
_MAT: Final = (444, 188)
#: Letters of the mats: 10 px beside the board.
_LETTERS: Final = 15.0
_CATEGORIES: Final = ("border", "double", "area", "lake")
#: So many cowboys stand in a row, and the hand is at least so wide.
_HAND_ROW: Final = 15
_HAND_LEAST: Final = 8
_MANY: Final = 30


def picture(view: ColoradoCountyView, words: Words, overlay: str) -> Picture:
    """The board, the players' mats and the own hand."""
    lakes = tuple((lake.id, tuple(lake.fields), lake.value, words.term(lake.id)) for lake in view.lakes)
    kept, printed = ground(lakes, words.say("picture-go"))
    sheet = kept.copy()
    may = {part for one in words.title.choices(view) for part in one.parts}
    body = [
        printed,
        _owned(view),
        *(_marker(sheet, view, seat, field) for seat, fields in enumerate(view.markers) for field in fields),
        _shores(view) if overlay == "shores" else "",
        *(_flag(sheet, view, words, field) for field in view.flags),
        _owners(sheet, view, words),
        _forecast(sheet, view) if overlay == "forecast" else "",
        _offer(sheet, view),
        _fields(view, words, may),
        _scores(sheet, view, words),
    ]
    scenes = [Scene("board", (0, 0, *COUNTY), group(*body), words.say("title"))]
    scenes += [_tray(sheet, view, words, may), _info(sheet, view, words)]
    scenes += [_mat(sheet, view, words, seat) for seat in range(view.head.players)]
    if view.head.seat >= 0:
        scenes.append(_hand(sheet, view, words, may))
    return Picture(sheet, scenes)


def _name(view: ColoradoCountyView, words: Words, seat: int) -> str:
    return words.seat(seat, view.head.colours)


# The county ----------------------------------------------------------------------------------------------------------


def _fields(view: ColoradoCountyView, words: Words, may: set[str]) -> str:
    """Every field as a part to click; where very many are possible, a dot in each is calmer than as many frames."""
    open_fields = {field for field in c.IDS if f"field-{field}" in may}
    lakes = {field: lake_told(view, words, lake) for lake in view.lakes for field in lake.fields}
    many = len(open_fields) > _MANY
    out = ""
    for field in c.IDS:
        label = lakes.get(field) or words.term(ground_of(view, field))
        out += _field(field, label, field in lakes, field in open_fields, many)
    return out


def lake_told(view: ColoradoCountyView, words: Words, lake: LakeView) -> str:
    """A lake with its value and its owners."""
    owners = words.listing([_name(view, words, seat) for seat in lake.owners])
    return words.say(
        "picture-lake-told", {"lake": lake.id, "value": lake.value, "owners": owners, "owned": bool(owners)}
    )


@once
def _field(field: str, label: str, water: bool, possible: bool, dotted: bool) -> str:
    frame = outline(field)
    x, y = centre(field)
    mark = f"M{num(x - 4)} {num(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" if dotted else frame
    shapes = path(frame, fill="none") + path(mark, class_="rim") + path(mark, class_="halo")
    return group(
        el("title", escaped(f"{field}: {label}")),
        shapes,
        id=f"field-{field}",
        class_="part may" if possible else "part",
        data_name=field,
        data_clause="CC-9.3" if water else "CC-9.8" if c.BORDER[c.NUMBER[field]] else None,
    )


def _owned(view: ColoradoCountyView) -> str:
    """The land of a seat in its colour, so that groups are seen as one."""
    out = ""
    for seat, fields in enumerate(view.markers):
        d = "".join(f"M{num(x)} {num(y)}h{CELL}v{CELL}h-{CELL}z" for x, y in map(corner, fields))
        out += path(d, fill=seat_named(view.head.colours[seat]).colour, opacity=0.5) if d else ""
    return out


def _marker(sheet: Sheet, view: ColoradoCountyView, seat: int, field: str) -> str:
    x, y = centre(field)
    sign = sheet.put(claim(seat_named(view.head.colours[seat])), x, y, height=48)
    return group(sign, id=f"marker-{field}", class_="moves")


def _flag(sheet: Sheet, view: ColoradoCountyView, words: Words, field: str) -> str:
    x, y = centre(field)
    flag = sheet.put(flag_stone(view.flags[field]), x + 1, y, height=48)
    return group(el("title", escaped(words.term(view.flags[field]))), flag, id=f"flag-{field}", class_="moves")


def _owners(sheet: Sheet, view: ColoradoCountyView, words: Words) -> str:
    out = ""
    for lake in view.lakes:
        x, y = owner_place(tuple(lake.fields))
        for i, seat in enumerate(lake.owners):
            label = el("title", escaped(f"{words.term(lake.id)}: {_name(view, words, seat)}"))
            out += group(label, sheet.put(badge(seat_named(view.head.colours[seat])), x, y + i * 9, scale=1.2))
    return out


def _offer(sheet: Sheet, view: ColoradoCountyView) -> str:
    if not view.offered:
        return ""
    x, y = centre(view.offered)
    return path(outline(view.offered, 0), fill="none", stroke=RUST, stroke_width=5) + sheet.put(
        sale_tile(), x + 12, y - 14, height=34
    )


def _scores(sheet: Sheet, view: ColoradoCountyView, words: Words) -> str:
    """The scoring figures on the track; those that share a cell stand beside and above each other."""
    out = ""
    cells = [score % c.BOX.board.svg.track_cells for score in view.head.scores]
    for seat, score in enumerate(view.head.scores):
        x, y = track_cell(score)
        together = cells.count(cells[seat])
        if together > 1:
            before = cells[:seat].count(cells[seat])
            x += (before % 2) * 19 - 9.5
            y += (before // 2) * 17 - (8.5 if together > 2 else 0)
        label = el("title", escaped(f"{_name(view, words, seat)}: {score}"))
        disc = sheet.put(
            score_marker(seat_named(view.head.colours[seat])), 0, -1, scale=1.65 if together == 1 else 1.05
        )
        out += group(label, disc, id=f"score-{seat}", class_="moves", transform=place(x, y))
    return out


def _shores(view: ColoradoCountyView) -> str:
    """CC-2.5: the shore fields, with the values of their lakes."""
    out = ""
    for field in c.IDS:
        values = [str(lake.value) for lake in view.lakes if field in lake.shore]
        if values:
            x, y = corner(field)
            out += rect(x + 2, y + 2, CELL - 4, CELL - 4, fill=WATER, opacity=0.35)
            out += rect(
                x + 4, y + 4, CELL - 8, CELL - 8, fill="none", stroke=WATER_INK, stroke_width=2, stroke_dasharray="5 4"
            )
            out += rect(
                x + CELL - 8 - 11 * len(values), y + CELL - 21, 11 * len(values) + 6, 18, rx=4, fill=PAPER, **pen(1)
            )
            out += write(x + CELL - 5 - 5.5 * len(values), y + CELL - 12, "·".join(values), 14, fill=WATER_INK)
    return out


def _forecast(sheet: Sheet, view: ColoradoCountyView) -> str:
    """What would count now: border markers, doubles, and the largest areas."""
    out = ""
    for seat, fields in enumerate(view.markers):
        colour = seat_named(view.head.colours[seat])
        groups = _groups(fields)
        largest = max((len(one) for one in groups), default=0)
        for one in groups:
            counts = len(one) == c.BOX.scoring.double_size or (len(one) == largest >= c.BOX.scoring.area_min_size)
            if counts:
                d = "".join(f"M{num(x)} {num(y)}h{CELL}v{CELL}h-{CELL}z" for x, y in map(corner, one))
                out += path(d, fill=sheet.paint(seat_pattern(colour)), stroke=GOLD, stroke_width=3)
                x, y = centre(one[0])
                out += circle(x, y, 14, fill=PAPER, **pen(1.4)) + write(x, y, str(len(one)), 18, fill=INK)
        for field in fields:
            if c.BORDER[c.NUMBER[field]]:
                x, y = corner(field)
                out += circle(x + 10, y + 10, 6, fill=GOLD, **pen(1.2))
    return out


def _groups(fields: list[str]) -> list[list[str]]:
    """CC-9.5: connected markers, from the fields alone."""
    left = {c.NUMBER[field] for field in fields}
    found: list[list[str]] = []
    while left:
        one = [min(left)]
        left.remove(one[0])
        for field in one:
            for other in c.NEIGHBOURS[field]:
                if other in left:
                    left.remove(other)
                    one.append(other)
        found.append([c.IDS[field] for field in one])
    return found


# The table beside it -------------------------------------------------------------------------------------------------


def _tray(sheet: Sheet, view: ColoradoCountyView, words: Words, may: set[str]) -> Scene:
    """What is chosen from: the land cards of the auction, and the flag stones."""
    width, height = _TRAY
    out = rect(2, 2, width - 4, height - 4, rx=10, fill=PAPER_DEEP, **pen(2))
    out += group(_cards(sheet, view, words, may), transform=place(14, 20))
    out += group(_pool(sheet, view, words, may), transform=place(width - 14 - 290 * _STONES, 24, _STONES))
    return Scene("tray", (0, 0, width, height), out, f"{words.say('picture-table')}, {words.say('picture-pool')}")


def _info(sheet: Sheet, view: ColoradoCountyView, words: Words) -> Scene:
    """What is looked up: the round, the stack and the bag, the bids, and what counts how much."""
    width, height = _INFO
    out = rect(2, 2, width - 4, height - 4, rx=10, fill=PAPER_DEEP, **pen(2))
    out += write(width / 2, 30, words.say("picture-county"), 25, class_="mark", weight=400, fill=RUST)
    out += write(width / 2, 58, _phase(view, words), 17, fill=INK)
    out += group(_stocks(sheet, view, words), transform=place(14, 86))
    out += group(_bids(sheet, view, words), transform=place(14, 166))
    out += group(_overview(view, words), transform=place(14, 304))
    return Scene("info", (0, 0, width, height), out, _phase(view, words))


def _phase(view: ColoradoCountyView, words: Words) -> str:
    now = words.say("picture-round", {"round": view.round})
    return f"{now} · {words.say('picture-auction', {'auction': view.auction, 'auctions': view.auctions})}"


def _heading(x: float, y: float, content: str, size: float = 16) -> str:
    line = path(f"M{num(x)} {num(y + 9)}H290", stroke=PAPER_EDGE, stroke_width=1.4)
    return line + write(x, y, content, size, text_anchor="start", fill=RUST)


def _cards(sheet: Sheet, view: ColoradoCountyView, words: Words, may: set[str]) -> str:
    """The face-up cards, and those already taken with their holder's badge."""
    out = _heading(0, -2, words.say("picture-table"), 22)
    width, height = CARD
    shown: dict[str, int] = {}
    x = 0.0
    for name in view.face_up:
        shown[name] = shown.get(name, 0) + 1
        part = f"card-{name}" if shown[name] == 1 else f"card-{name}-{shown[name]}"
        state = " may" if part in may else ""
        frame = f"M0 0H{width}V{height}H0z"
        face = land_card(name)
        marks = path(frame, class_="rim") + path(frame, class_="halo")
        label = el("title", escaped(words.term(name)))
        out += group(label, face, marks, id=part, class_=f"part{state}", transform=place(x, 16))
        x += width + 6
    for seat, name in enumerate(view.cards):
        if name:
            face = land_card(name)
            holder = sheet.put(badge(seat_named(view.head.colours[seat])), width - 16, 40, scale=1.35)
            out += group(face, holder, id=f"taken-{seat}", class_="moves", transform=place(x, 16))
            x += width + 6
    if not x:
        for i in range(2 if view.head.players < 4 else 3):
            frame = rect(
                i * (width + 6),
                16,
                width,
                height,
                rx=5,
                fill="none",
                stroke=PAPER_EDGE,
                stroke_width=1.6,
                stroke_dasharray="6 5",
            )
            out += frame
    return out


def _pool(sheet: Sheet, view: ColoradoCountyView, words: Words, may: set[str]) -> str:
    """The flag stones to be placed: the pool, or the stones of whoever is asked."""
    dealt = len(view.stones) > 1
    seat = (
        view.head.to_act if dealt and view.head.to_act >= 0 else view.head.seat if dealt and view.head.seat >= 0 else 0
    )
    stones = view.stones[seat]
    out = _heading(0, 0, words.say("picture-pool"), 16)
    if dealt and any(stones.values()):
        out += sheet.put(badge(seat_named(view.head.colours[seat])), 278, -2, scale=1.1)
    for i, colour in enumerate(c.FLAG_COLOURS):
        part = f"stone-{colour}"
        count = stones.get(colour, 0)
        x = i * 73
        frame = f"M{x} 16h66v62h-66z"
        body = rect(x, 16, 66, 62, rx=5, fill=PAPER if count else PAPER_DEEP, stroke=PAPER_EDGE, stroke_width=1.2)
        body += group(
            sheet.put(flag_stone(colour), x + 26, 46, height=46, opacity=None if count else 0.3), class_="thing"
        )
        body += write(x + 54, 64, str(count), 20, fill=INK, opacity=1 if count else 0.4)
        marks = path(frame, class_="rim") + path(frame, class_="halo")
        state = " may" if part in may else ""
        label = el("title", escaped(f"{words.term(colour)}: {count}"))
        out += group(label, body, marks, id=part, class_=f"part moves{state}")
    return out


def _stocks(sheet: Sheet, view: ColoradoCountyView, words: Words) -> str:
    """The stack of the round with its colours, and the bag."""
    out = _heading(0, 0, f"{words.say('picture-stack')}: {sum(view.stack.values())}")
    cards = el("title", escaped(words.say("picture-stack-told", {"count": sum(view.stack.values())})))
    for i, colour in enumerate(c.FLAG_COLOURS):
        x = i * 46
        cards += rect(x, 18, 30, 38, rx=4, fill=paint(colour), **pen(1.2)) + emblem(colour, x + 15, 37, 1.7)
        cards += circle(x + 31, 53, 10, fill=PAPER, **pen(1.1)) + write(
            x + 31, 53, str(view.stack.get(colour, 0)), 14, fill=INK
        )
    sack = sheet.put(bag(), 222, 38, height=40) + write(248, 40, str(view.bag), 24, text_anchor="start", fill=INK)
    out += group(cards) + group(el("title", escaped(words.say("picture-bag-told", {"count": view.bag}))), sack)
    return out + write(216, 0, words.say("picture-bag"), 15, text_anchor="start", fill=RUST)


def _bids(sheet: Sheet, view: ColoradoCountyView, words: Words) -> str:
    """The revealed bids by rank, those without a bid below."""
    out = _heading(0, 0, words.say("picture-bid").capitalize())
    if not view.ranking:
        return out + write(146, 60, "–", 22, fill=PAPER_EDGE)
    others = [seat for seat in range(view.head.players) if seat not in view.ranking]
    for row, seat in enumerate([*view.ranking, *others]):
        y = 30 + row * 27
        count, top = view.bids[seat]
        out += sheet.put(badge(seat_named(view.head.colours[seat])), 14, y, scale=1.15)
        out += write(36, y, _name(view, words, seat), 15, text_anchor="start", weight=600, fill=INK, class_="read")
        if count:
            for i in range(min(count, 6)):
                out += rect(176 + i * 7, y - 11, 16, 22, rx=2.5, fill=PAPER, **pen(1))
            out += write(168, y, f"{count} ×", 17, text_anchor="end", fill=INK)
            out += circle(266, y, 13.5, fill=GOLD, **pen(1.2)) + write(266, y, str(top), 16, fill=INK)
        else:
            out += write(280, y, words.say("picture-none"), 15, text_anchor="end", weight=500, fill=INK, class_="read")
    return out


def _overview(view: ColoradoCountyView, words: Words) -> str:
    """CC-9.13: the scoring overview, with the present round marked."""
    table = c.BOX.scoring
    rows = [
        ("border", [_places(a, b) for a, b in zip(table.border_first, table.border_second, strict=True)]),
        ("double", [str(n) for n in table.double_each]),
        ("area", [_places(a, b) for a, b in zip(table.area_first, table.area_second, strict=True)]),
        (
            "lake",
            [
                f"{words.say('picture-printed')}" if p else str(n)
                for n, p in zip(table.lake_flat, table.lake_printed, strict=True)
            ],
        ),
    ]
    out = _heading(0, 0, words.say("picture-points"))
    out += rect(84 + (view.round - 1) * 52, 14, 50, 134, rx=5, fill=lighter(GOLD, 0.45), stroke=GOLD, stroke_width=1.5)
    for i in range(c.BOX.game.rounds):
        out += write(109 + i * 52, 28, str(i + 1), 17, fill=RUST)
    for i, (name, cells) in enumerate(rows):
        y = 54 + i * 27
        out += write(0, y, words.say(f"picture-{name}"), 15, text_anchor="start", weight=600, fill=INK, class_="read")
        for k, cell in enumerate(cells):
            out += write(109 + k * 52, y, cell, 15, fill=INK)
    return out


def _places(first: int, second: int) -> str:
    return f"{first} / {second}" if second else str(first) if first else "–"


# The mats and the hand -----------------------------------------------------------------------------------------------


def _mat(sheet: Sheet, view: ColoradoCountyView, words: Words, seat: int) -> Scene:
    """What is public about a player."""
    width, height = _MAT
    colour = seat_named(view.head.colours[seat])
    name = _name(view, words, seat)
    asked = view.head.to_act == seat
    body = rect(3, 3, width - 6, height - 6, rx=10, fill=PAPER, **pen(4 if asked else 2, RUST if asked else INK))
    body += path(f"M5 13a8 8 0 0 1 8-8H{width - 13}a8 8 0 0 1 8 8V48H5z", fill=lighter(colour.colour, 0.62))
    body += sheet.put(badge(colour), 28, 27, scale=1.75)
    body += write(54, 27, name, 22, text_anchor="start", fill=INK)
    if view.start == seat:
        label = el("title", escaped(words.say("picture-start")))
        body += group(label, sheet.put(start_star(), width - 118, 27, scale=1.3), id=f"start-{seat}")
    if seat in view.head.winners:
        body += sheet.put(trophy(), width - 150, 27, height=32)
    body += write(width - 24, 27, str(view.head.scores[seat]), 32, text_anchor="end", fill=INK)
    body += _stock_row(sheet, view, words, seat)
    body += _count_table(view, words, seat)
    notes = []
    if seat in view.not_selling:
        notes.append(words.say("picture-rests"))
    if seat in view.not_buying:
        notes.append(words.say("picture-declines"))
    body += (
        write(16, 172, "; ".join(notes), _LETTERS, text_anchor="start", weight=500, fill=RUST, class_="read")
        if notes
        else ""
    )
    return Scene(f"seat-{seat}", (0, 0, width, height), group(body, id=f"mat-{seat}"), name)


def _stock_row(sheet: Sheet, view: ColoradoCountyView, words: Words, seat: int) -> str:
    """Cowboys, markers, tiles, and dealt stones or the card taken."""
    colour = seat_named(view.head.colours[seat])
    y = 80
    out = rect(14, y - 15, 22, 30, rx=3, fill=PAPER_DEEP, **pen(1.1)) + rect(
        20, y - 17, 22, 30, rx=3, fill=lighter(GOLD, 0.5), **pen(1.1)
    )
    out += _stock(words.say("picture-hidden"), view.hands[seat], 50, y)
    out += group(sheet.put(claim(colour), 30, y + 50, height=30), id=f"supply-{seat}") + _stock(
        words.say("picture-supply"), view.supply[seat], 50, y + 50
    )
    out += group(sheet.put(sale_tile(), 138, y + 50, height=32), id=f"sign-{seat}") + _stock(
        words.say("picture-tiles"), view.tiles[seat], 156, y + 50
    )
    if view.cards[seat]:
        flag, kind = view.cards[seat].split("-")
        out += sheet.put(flag_stone(flag), 140, y - 2, height=32) + small_figure(kind, 186, y, 11, flag)
    elif len(view.stones) > 1:
        for i, (flag, count) in enumerate(view.stones[seat].items()):
            for k in range(count):
                out += sheet.put(flag_stone(flag), 134 + i * 24 + k * 6, y, height=26)
    return out


def _stock(label: str, count: int, x: float, y: float) -> str:
    out = write(x, y - 7, str(count), 21, text_anchor="start", fill=INK)
    return out + write(x, y + 12, label, _LETTERS, text_anchor="start", weight=500, fill=INK, class_="read")


def _count_table(view: ColoradoCountyView, words: Words, seat: int) -> str:
    """The points of the four rounds by category, and what would count now."""
    left, top = 220, 60
    out = rect(left - 6, top - 4, 214, 108, rx=5, fill=PAPER_DEEP)
    out += rect(left + 156, top - 2, 50, 104, rx=4, fill=lighter(GOLD, 0.45))
    for r in range(c.BOX.game.rounds):
        out += write(left + 84 + r * 22, top + 8, str(r + 1), _LETTERS, fill=RUST)
    out += write(left + 181, top + 8, words.say("picture-now"), _LETTERS, fill=RUST)
    for k, name in enumerate(_CATEGORIES):
        y = top + 30 + k * 21
        out += write(
            left, y, words.say(f"picture-{name}"), _LETTERS, text_anchor="start", weight=600, fill=INK, class_="read"
        )
        for r in range(c.BOX.game.rounds):
            points = view.points[r][seat][k]
            done = r + 1 < view.round or view.head.to_act == -2
            out += write(left + 84 + r * 22, y, str(points) if done else "·", _LETTERS, weight=500, fill=INK)
        out += write(left + 168, y, str(view.counts[seat][k]), 16, fill=INK)
        points = 0 if view.head.winners else view.forecast[seat][k]
        out += write(left + 204, y, f"+{points}", 14, text_anchor="end", weight=500, fill=INK) if points else ""
    return out


def _hand(sheet: Sheet, view: ColoradoCountyView, words: Words, may: set[str]) -> Scene:
    """The own cowboys as cards; those put forward stand a little higher."""
    width, height = COWBOY
    rows = max(1, -(-len(view.hand) // _HAND_ROW))
    box = (
        0.0,
        0.0,
        min(_HAND_ROW, max(_HAND_LEAST, len(view.hand))) * (width + 8) + 24.0,
        27 + rows * (height + 14) + 2.0,
    )
    body = rect(2, 2, box[2] - 4, box[3] - 4, rx=10, fill=PAPER_DEEP, **pen(1.6))
    body += write(16, 17, words.say("picture-hand"), 19, text_anchor="start", fill=RUST)
    for i, value in enumerate(view.hand):
        x = 12 + (i % _HAND_ROW + 0.5) * (width + 8)
        y = 27 + 10 + (i // _HAND_ROW) * (height + 14) + height / 2 - (12 if value in view.forward else 0)
        part = f"cowboy-{value}"
        state = "may" if part in may else "chosen" if value in view.forward else ""
        body += sheet.part(part, cowboy_card(value), x, y, state=state, label=str(value))
    return Scene("hand", box, group(body), words.say("picture-hand"))
