"""The railroad of Great Western Trail: the track with its turnouts and crosses, stations, cities and engines."""

from __future__ import annotations

from typing import Final

from westward.art.cards import station_master_tile, worker_tile
from westward.art.geometry import line_path
from westward.art.glyphs import badge
from westward.art.marks import field
from westward.art.palette import GOLD, INK, PAPER, PAPER_DEEP, RUST, TEAL, lighter, seat_named
from westward.art.rail import locomotive, railway
from westward.art.svg import Point, Sheet, circle, group, num, once, path, pen, place, rect, write
from westward.art.town import house, station
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_icons import (
    FIGURE,
    SMALL,
    Sign,
    choice_signs,
    cost,
    counted_score,
    fit,
    gain,
    number,
    objective_card,
    permanent,
    points,
    row,
)
from westward.games.great_western_trail.places import name_place
from westward.games.great_western_trail.view import GreatWesternTrailView

_LINE: Final = 190.0
_EDGE: Final = 1606.0
_FIRST: Final = 92.0
_STEP: Final = 81.5
_TURN: Final = 18
_TOP: Final = 276.0
_DOWN: Final = 44.5
_CREST: Final = (124.0, 122.0)
_STATION: Final = (238.0, 76.0)
_SHORT: Final = (148.0, 76.0)


def _along(number_: int) -> Point:
    """The middle of a numbered space: eastwards from Kansas City along the upper edge, then down the right one."""
    if number_ <= _TURN:
        return _FIRST + _STEP * number_, _LINE
    return _EDGE, _TOP + _DOWN * (number_ - _TURN - 1)


def space_place(space: str) -> Point:
    """The middle of a space of the track; turnouts lie beside it, inwards."""
    if space[0] != "T":
        return _along(int(space))
    (ax, ay), (bx, by) = _along(int(space[1:])), _along(int(space[1:]) + 1)
    if ay == by:
        return (ax + bx) / 2, _LINE + 46
    return _EDGE - 52, (ay + by) / 2


# What is printed -----------------------------------------------------------------------------------------------------


def track() -> str:
    """The rails, the crosses and the sidings."""
    end = _along(c.BOX.railroad.last_space)
    d = f"M{num(_FIRST - 30)} {_LINE}H{_EDGE - 40}Q{_EDGE} {_LINE} {_EDGE} {_LINE + 40}V{num(end[1] + 18)}"
    out = "".join(_siding(name) for name in c.SPACES if name[0] == "T")
    out += railway(d, 27)
    for n in c.BOX.railroad.crosses:
        (ax, ay), (bx, by) = _along(n), _along(n + 1)
        out += _cross((ax + bx) / 2, (ay + by) / 2)
    return out


def _siding(space: str) -> str:
    x, y = space_place(space)
    if y != space_place(space.lstrip("T"))[1] and x < _EDGE - 60:
        aside = num(y - _LINE)
        d = f"M{num(x - 46)} {_LINE}c20 0 12 {aside} 46 {aside}s26 {num(_LINE - y)} 46 {num(_LINE - y)}"
    else:
        aside = num(_EDGE - x)
        d = f"M{_EDGE} {num(y - 44)}c0 18-{aside} 12-{aside} 44s{aside} 26 {aside} 44"
    return railway(d, 18)


def _cross(x: float, y: float) -> str:
    """A cross on the track: a dollar of transport costs."""
    d = f"M{num(x - 7)} {num(y - 7)}l14 14m0-14l-14 14"
    return path(d, stroke=PAPER, stroke_width=8, stroke_linecap="round") + path(
        d, stroke=RUST, stroke_width=4.2, stroke_linecap="round"
    )


# Spaces and engines --------------------------------------------------------------------------------------------------


def spaces(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """A part for every space; the engines stand upon them."""
    key = (frozenset(may & _RAILS), words.title.id, words.language)
    return sheet.lately("gwt-rails", key, lambda its: _spaces(its, words, may)) + _engines(sheet, view)


#: The parts that the spaces are.
_RAILS: Final = frozenset(f"rail-{space}" for space in c.SPACES)


def _spaces(sheet: Sheet, words: Words, may: set[str]) -> str:
    out = ""
    for space in c.SPACES:
        x, y = space_place(space)
        r = 15.5
        disc = f"M{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"
        turnout = space[0] == "T"
        if space == c.SPACES[0]:
            body = sheet.put(house("#a49b8a"), 0, -4, scale=1.5)
            disc = "M-19 17V-8L-12-22H12L19-8V17z"
        else:
            body = circle(0, 0, r, fill=lighter(TEAL, 0.62) if turnout else PAPER, **pen(1.6))
            body += "" if turnout else fit(0, 0.4, space, FIGURE, 24)
            body += path("M-6 3L0-5L6 3", fill="none", stroke=INK, stroke_width=2.2) if turnout else ""
        state = "may" if f"rail-{space}" in may else ""
        out += field(f"rail-{space}", disc, body, state=state, label=name_place(words, space), transform=place(x, y))
    return out


def _engines(sheet: Sheet, view: GreatWesternTrailView) -> str:
    out = ""
    waiting = [i for i, r in enumerate(view.ranchers) if r.engine == c.SPACES[0]]
    for seat, rancher in enumerate(view.ranchers):
        x, y = space_place(rancher.engine)
        look = seat_named(view.head.colours[seat])
        if seat in waiting:
            k = waiting.index(seat)
            x, y = x - 50 + 42 * k, y + 40
        scale = 1.5 if seat not in waiting else 1.25
        engine = sheet.put(locomotive(look.colour, look.glyph), scale=scale)
        out += group(engine, id=f"engine-{seat}", class_="moves", transform=place(x, y - 6), pointer_events="none")
    return out


# Cities --------------------------------------------------------------------------------------------------------------


def _city_x(number_: int) -> float:
    x = _along(c.CITY_VALUE[number_])[0]
    # The first two crests would touch.
    return x - 8 if number_ == 0 else x + 50 if number_ == 1 else x


def _corner(x: float, y: float, dark: bool, size: float = 15) -> str:
    """The white or dark corner that tells which discs may be placed."""
    d = f"M{num(x)} {num(y)}h{num(-size)}l{num(size)} {num(size)}z"
    return path(d, fill="#3b3733" if dark else "#fffdf6", stroke=INK, stroke_width=1.2, stroke_linejoin="round")


def cities(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """The crests above the track with the discs delivered there, and the green arrows between neighbours."""
    return _arrows() + "".join(_city(sheet, view, words, k, may) for k in range(len(c.CITIES)))


@once
def _arrows() -> str:
    return "".join(_arrow(k) for k in range(len(c.ARROW_VP)))


def _arrow(k: int) -> str:
    a, b = _city_x(c.ARROW_FROM[k]) + _CREST[0] / 2, _city_x(c.ARROW_TO[k]) - _CREST[0] / 2
    x, y = (a + b) / 2, 60
    body = path(f"M{num(a - 4)} {y}H{num(b - 6)}", stroke="#3d7a45", stroke_width=9) + path(
        f"M{num(b + 3)} {y}l-13-11v22z", fill="#3d7a45"
    )
    signs: list[Sign] = []
    if c.ARROW_VP[k] or not c.ARROW_CARD[k]:
        signs.append(points(c.ARROW_VP[k]))
    signs += [objective_card()] if c.ARROW_CARD[k] else []
    return (
        body + row(signs, x - 1, y, 60, high=1.12)
        if len(signs) < 2
        else body + row(signs[:1], x - 1, y - 15, 60, high=1.1) + row(signs[1:], x - 1, y + 14, 60, high=1.1)
    )


def _city(sheet: Sheet, view: GreatWesternTrailView, words: Words, k: int, may: set[str]) -> str:
    """A crest as it was drawn lately, if nobody has delivered there since."""
    name = c.CITIES[k]
    discs = tuple([rancher.cities.get(name, 0) for rancher in view.ranchers])
    key = (k, discs, tuple(view.head.colours), f"city-{name}" in may, words.title.id, words.language)
    return sheet.lately("gwt-city", key, lambda its: _crest(its, view, words, k, may))


def _crest(sheet: Sheet, view: GreatWesternTrailView, words: Words, k: int, may: set[str]) -> str:
    name = c.CITIES[k]
    w, h = _CREST
    low = h / 2 - 24
    d = f"M{-w / 2} {-h / 2}H{w / 2}V{low}C{w / 2} {low + 18} 22 {low + 20} 0 {low + 30}"
    d += f"C-22 {low + 20} {-w / 2} {low + 18} {-w / 2} {low}z"
    colour = "#8b6b4a" if c.CITY_DARK[k] else "#b99a63"
    body = path(d, fill=lighter(colour, 0.72), **pen(2)) + path(
        f"M{num(-w / 2)} {num(-h / 2)}H{num(w / 2)}v27H{num(-w / 2)}z", fill=colour, **pen(1.6)
    )
    body += fit(-8, -h / 2 + 14, words.term(name), SMALL, w - 26, fill="#fff8e6")
    body += _corner(w / 2, -h / 2, bool(c.CITY_DARK[k]), 20)
    signs: list[Sign] = [number(c.CITY_VALUE[k], 32)]
    if c.CITY_MONEY[k]:
        signs.append(gain(f"{c.CITY_MONEY[k]}"))
    if c.CITY_VP_EACH[k] or c.CITY_VP[k]:
        signs.append(points(c.CITY_VP_EACH[k] or c.CITY_VP[k]))
    body += row(signs, 0, -h / 2 + 49, w - 10, high=1.05)
    for seat, rancher in enumerate(view.ranchers):
        body += _disc(sheet, view, seat, rancher.cities.get(name, 0), _slot(seat, view.head.players, 28), h / 2 - 31)
    state = "may" if f"city-{name}" in may else ""
    facts = {"city": name, "value": c.CITY_VALUE[k], "gain": c.CITY_MONEY[k], "vp": c.CITY_VP_EACH[k] or c.CITY_VP[k]}
    label = words.say("picture-city", facts | {"dark": bool(c.CITY_DARK[k])})
    return field(
        f"city-{name}", d, body, state=state, label=label, name=words.term(name), transform=place(_city_x(k), 84)
    )


def _slot(seat: int, players: int, step: float) -> float:
    return (seat - (players - 1) / 2) * step


def _disc(sheet: Sheet, view: GreatWesternTrailView, seat: int, count: int, x: float, y: float) -> str:
    """The disc of a seat with its number, or the empty place for it."""
    if not count:
        return circle(x, y, 10, fill="none", stroke=INK, stroke_width=1, stroke_dasharray="3 3", opacity=0.55)
    out = sheet.put(badge(seat_named(view.head.colours[seat])), x, y, scale=1.2)
    if count > 1:
        out += rect(x - 2, y + 3, 24, 16, rx=6, fill=PAPER, **pen(1)) + write(x + 10, y + 11, f"×{count}", SMALL)
    return out


def transport(view: GreatWesternTrailView) -> str:
    """The overlay of transport costs: what a delivery to each city would cost the reader."""
    seat = view.head.seat if view.head.seat >= 0 else max(view.turn, 0)
    costs = c.TRANSPORT[c.SPACE_INDEX[view.ranchers[seat].engine]]
    tags = [cost(one) if one else gain(0) for one in costs]
    return "".join(row([tag], _city_x(k) - 46, 82, 60, high=1.4) for k, tag in enumerate(tags))


# Stations ------------------------------------------------------------------------------------------------------------


def _station_place(n: int) -> Point:
    """The middle of a station's plate: below its turnout, or left of it."""
    x, y = space_place(c.BOX.station[n].space)
    if c.BOX.station[n].space[0] == "T" and x < _EDGE - 60:
        return x, y + 58
    return _EDGE - (52 if c.BOX.station[n].space[0] == "T" else 0) - 26 - _SHORT[0] / 2, y


def stations(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """The stations with their discs, and the station masters who wait there."""
    return "".join(_station(sheet, view, words, n, may) for n in range(c.STATIONS))


def _station(sheet: Sheet, view: GreatWesternTrailView, words: Words, n: int, may: set[str]) -> str:
    """A station as it was drawn lately, if nothing has changed there since."""
    there = view.stations[n]
    seen = (n, tuple(there.discs), there.master, there.worker, tuple(view.head.colours), f"station-{n + 1}" in may)
    key = (*seen, words.title.id, words.language)
    return sheet.lately("gwt-station", key, lambda its: _plate(its, view, words, n, may))


def _plate(sheet: Sheet, view: GreatWesternTrailView, words: Words, n: int, may: set[str]) -> str:
    row_ = c.BOX.station[n]
    there = view.stations[n]
    w, h = _STATION if row_.station_master else _SHORT
    x, y = _station_place(n)
    d = line_path([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], closed=True)
    left = -w / 2
    body = rect(left, -h / 2, w, h, rx=7, fill="#f0e2bf", **pen(1.8))
    body += sheet.put(station("#3b3733" if row_.corner == "dark" else "#b9a98a"), left + 32, -h / 2 + 25, scale=1.5)
    body += row([cost(row_.cost), points(row_.vp)], left + 60, -h / 2 + 20, 100, high=1.1, anchor="start")
    body += path(f"M{num(left + 58)} {num(h / 2 - 28)}H{num(left + 140)}", stroke=INK, stroke_width=0.8, opacity=0.35)
    shown = max(view.head.players, 2)
    for seat in range(view.head.players):
        sx = left + 22 + seat * min(29.0, 116 / shown)
        body += _disc(sheet, view, seat, int(seat in there.discs), sx, h / 2 - 15)
    corner_x = left + _SHORT[0] if row_.station_master else w / 2
    body += _corner(corner_x - 1, -h / 2 + 1, row_.corner == "dark", 17)
    if row_.station_master:
        body += _master(sheet, there.master, there.worker, left + _SHORT[0] + (w - _SHORT[0]) / 2 - 2)
    called = words.term(f"station_{n + 1}")
    facts = {"station": called, "cost": row_.cost, "vp": row_.vp, "dark": row_.corner == "dark"}
    label = words.say("picture-station", facts | {"master": there.master or "none"})
    state = "may" if f"station-{n + 1}" in may else ""
    clause = "GWT-8.34" if there.master else None
    return field(
        f"station-{n + 1}", d, body, state=state, label=label, name=called, clause=clause, transform=place(x, y)
    )


def _master(sheet: Sheet, master: str, worker: str, x: float) -> str:
    """A station master, or the worker who was given for one, or the empty place."""
    if master:
        return group(master_tile(master), transform=place(x, 0))
    out = rect(x - 40, -31, 80, 62, rx=5, fill=PAPER_DEEP, stroke=INK, stroke_width=1.1, stroke_dasharray="5 4")
    return out + (sheet.put(worker_tile(worker), x, 0, height=46) if worker else "")


@once
def master_tile(master: str) -> str:
    """A station master tile around the origin, 82 by 64: what it gives at once above, what it counts below."""
    number_ = c.MASTERS.index(master)
    body = rect(-41, -32, 82, 64, rx=5, fill="#ead9b0", **pen(1.6))
    body += station_master_tile().inline(-26, -15, 1.12)
    acts = c.MASTER_ACTS[number_]
    above = choice_signs(acts) if acts else [permanent()] * c.MASTER_PERMANENT[number_]
    body += row(above, 14, -15, 52)
    body += rect(-39, 3, 78, 27, rx=3, fill=PAPER, stroke=GOLD, stroke_width=1.2)
    body += row(
        counted_score(c.MASTER_VP[number_], c.MASTER_PER[number_], c.COUNTS[c.MASTER_COUNTS[number_]]), 0, 16.5, 80
    )
    return body
