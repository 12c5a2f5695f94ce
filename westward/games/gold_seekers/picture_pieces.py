"""What moves on the map of Gold Seekers: figures and riders, the dice, the pot, and the event that just struck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from westward.art import (
    GOLD_LIGHT,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    RUST,
    SEATS,
    Point,
    Seat,
    Sheet,
    Symbol,
    badge,
    card_back,
    circle,
    coalition,
    colour_die,
    die,
    el,
    group,
    ink_on,
    once,
    path,
    pen,
    place,
    plate,
    prospector,
    rect,
    rider,
    seat_named,
    text,
    trail,
    write,
)
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.picture_board import FIELD_OF, LETTERS, XY, radius
from westward.games.gold_seekers.view import GoldSeekersView, Player, Struck

FIGURE: Final = 50.0
CARD_BOX: Final = (648.0, 358.0, 304.0, 178.0)
DICE_AT: Final = (1165.0, 598.0)


def seat_of(v: GoldSeekersView, seat: int) -> Seat:
    """The colour and glyph of a seat."""
    return seat_named(v.head.colours[seat])


def name_of(v: GoldSeekersView, words: Words, seat: int) -> str:
    """A player's name, or the colour of the seat."""
    return words.seat(seat, v.head.colours)


def wrap(sentence: str, width: int) -> list[str]:
    """Break a sentence into lines of at most so many characters."""
    lines = [""]
    for word in sentence.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


# Figures -------------------------------------------------------------------------------------------------------------


def spots_around(field: str, count: int) -> list[Point]:
    """Where so many figures stand on one field, their feet side by side."""
    f = FIELD_OF[field]
    x, y = XY[field]
    if f.kind == "gold":
        return [(x + math.cos(a) * 58, y - 6 + math.sin(a) * 34) for a in (3.3, 4.3, 0.9, 5.4)][:count]
    if f.h:
        return [(x, y - f.h / 2 + f.h * (i + 0.9) / (count + 0.4)) for i in range(count)]
    foot = y + radius(f) * 0.55
    if count == 1:
        return [(x, foot)]
    return [(x + (i - (count - 1) / 2) * 24, foot + (i % 2) * 7) for i in range(count)]


def figures(sheet: Sheet, v: GoldSeekersView, words: Words, may: set[str]) -> str:
    """All figures, those farther up the page behind the others."""
    fields: dict[str, list[int]] = {}
    for seat, player in enumerate(v.players):
        if player.field:
            fields.setdefault(player.field, []).append(seat)
    placed = [
        (y, x, seat)
        for field, seats in fields.items()
        for seat, (x, y) in zip(seats, spots_around(field, len(seats)), strict=True)
    ]
    return "".join(_figure(sheet, v, words, seat, x, y, may) for y, x, seat in sorted(placed))


def _figure(sheet: Sheet, v: GoldSeekersView, words: Words, seat: int, x: float, y: float, may: set[str]) -> str:
    player = v.players[seat]
    turn = (
        path("M0 0l-8-12h16z", transform=place(x, y - FIGURE - 6), fill=RUST, **pen(1.4))
        if v.turn == seat and not v.head.winners
        else ""
    )
    if player.partner >= 0:
        names = words.listing([name_of(v, words, seat), name_of(v, words, player.partner)])
        label = words.say("label-coalition", {"seats": names})
        black = sheet.part(f"coalition-{seat}", coalition(), x, y, label=label, height=FIGURE + 6, foot=True)
        pair = sheet.put(badge(seat_of(v, seat)), x - 13, y + 8, scale=0.9) + sheet.put(
            badge(seat_of(v, player.partner)), x + 13, y + 8, scale=0.9
        )
        return black + pair + turn
    part = f"figure-{seat}"
    shape = rider(seat_of(v, seat)) if player.horse else prospector(seat_of(v, seat))
    label = ", ".join([name_of(v, words, seat), *status(v, words, seat)])
    state = "may" if part in may else ""
    height = FIGURE + 8 if player.horse else FIGURE
    out = sheet.part(part, shape, x, y, state=state, label=label, height=height, foot=True)
    if player.colour_die:
        out += sheet.put(_small_colour_die(), x - 17, y - 8)
    if player.misses:
        out += _count(x + 19, y - 4, f"−{player.misses}", "#8b8b8b")
    if player.shields:
        out += sheet.put(shield(), x + 19, y - 28, scale=0.9)
    return out + turn


@once
def _small_colour_die() -> Symbol:
    body = rect(-9, -9, 18, 18, rx=3, fill="#fbf3df", **pen(1.4))
    for x, y, fill in ((-3.6, 3.6, "#3f8a3d"), (3.8, 3.6, "#b8342a"), (0, -3.8, "#e0b52e")):
        body += circle(x, y, 2.7, fill=fill, stroke=INK, stroke_width=0.6)
    return Symbol("gs-under-colour-die", body, (-10, -10, 10, 10))


@once
def shield() -> Symbol:
    """A shield: the next obstacle does not count."""
    shape = "M0-10C3.4-7.6 6.6-7 9-7C9 1 6.4 6.8 0 10C-6.4 6.8-9 1-9-7C-6.6-7-3.4-7.6 0-10z"
    return Symbol(
        "gs-shield",
        path(shape, fill="#b9c4c9", **pen(1.5)) + path("M0-8V8", stroke=INK, stroke_width=1.2),
        (-10, -11, 10, 11),
        shape,
    )


def _count(x: float, y: float, content: str, fill: str) -> str:
    return circle(x, y, 12.5, fill=fill, **pen(1.3)) + write(x, y, content, LETTERS, fill=ink_on(fill))


def status(v: GoldSeekersView, words: Words, seat: int) -> list[str]:
    """What there is to say about a player's party, in short."""
    p = v.players[seat]
    said: list[str] = []
    if p.place:
        said.append(words.say("label-first" if p.place == 1 else "label-second"))
    if p.partner >= 0:
        said.append(words.say("label-leads" if p.leads else "label-partner", {"seat": name_of(v, words, p.partner)}))
    if p.place:
        return said
    if p.streak:
        said.append(words.say("label-streak", {"count": p.streak}))
    if p.horse:
        said.append(words.say("label-horse", {"jumped": p.jumped, "limit": c.BOX.rules.horse_release_limit}))
    if p.colour_die:
        said.append(words.say("label-colour-die"))
    if p.misses:
        said.append(words.say("label-misses", {"count": p.misses}))
    if p.waiting:
        said.append(words.say("label-waiting", {"count": p.waiting}))
    if p.shields:
        said.append(words.say("label-shields", {"count": p.shields}))
    said += [words.say(f"label-{key}") for key in (p.decision, p.mountain) if key]
    return said


def last_move(v: GoldSeekersView) -> str:
    """The dotted trail of the latest move by dice."""
    if v.mover < 0 or not v.players[v.mover].field:
        return ""
    (ax, ay), (bx, by) = XY[v.moved_from], XY[v.players[v.mover].field]
    if (ax, ay) == (bx, by):
        return ""
    middle = ((ax + bx) / 2 + (by - ay) * 0.12, (ay + by) / 2 - (bx - ax) * 0.12)
    return circle(ax, ay, 7, fill="none", stroke=INK, stroke_width=2, opacity=0.5) + trail([(ax, ay), middle, (bx, by)])


def ways_ahead(v: GoldSeekersView) -> str:
    """The overlay: the fields that each figure gets to with 1 to 6, in the colour of the seat."""
    out = ""
    for seat, p in enumerate(v.players):
        if not p.field or p.place or FIELD_OF[p.field].kind == "claim":
            continue
        spot = c.SPOT[p.field, p.lane, p.mountain == "round-again"]
        ways = [c.OTHER if p.decision.endswith("detour") and not p.horse else c.AHEAD]
        if p.mountain == "right-of-way":
            ways.append(c.OTHER)
        factor = c.BOX.rules.horse_factor if p.horse and FIELD_OF[p.field].kind != "yellow" else 1
        colour = SEATS[4] if p.partner >= 0 else seat_of(v, seat)
        for way in ways:
            for number in c.NUMBER_FACES:
                there = way[spot * c.STRIDE + number * factor]
                if there >= 0:
                    x, y = XY[c.IDS[c.FIELD[there]]]
                    dx, dy = ((-15, -15), (15, -15), (-15, 15), (15, 15))[seat]
                    out += circle(x + dx, y + dy, 11, fill=colour.colour, stroke=PAPER, stroke_width=1.6)
                    out += write(x + dx, y + dy, str(number), LETTERS, fill=colour.ink)
    return group(out, pointer_events="none")


# Table things --------------------------------------------------------------------------------------------------------


def dice(sheet: Sheet, v: GoldSeekersView, words: Words, may: set[str]) -> str:
    """The latest throw, with the badge of who made it; in a joint turn both."""
    x, y = DICE_AT
    shape = "M-128-46h256v92h-256z"
    body = path(shape, fill=PAPER, opacity=0.82, **pen(1.4))
    at = -60.0 * (len(v.throws) - 1)
    for thrown in v.throws:
        wide = 22 if thrown.colour else 0
        body += sheet.put(badge(seat_of(v, thrown.seat)), at - 34 - wide, -2, scale=1.1)
        body += sheet.put(die(thrown.number), at + 4 - wide, -2, scale=1.75)
        if thrown.colour:
            body += sheet.put(colour_die(thrown.colour), at + 26, -2, scale=1.75)
        at += 120
    body += write(0, 33, words.say("label-round", {"round": v.round}), LETTERS, weight=600, class_="read", fill=INK)
    marks = path(shape, class_="rim") + path(shape, class_="halo")
    title = el("title", text(words.say("label-dice")))
    state = "part may" if "dice" in may else "part"
    return group(title, body, marks, id="dice", class_=state, transform=place(x, y))


def pot(v: GoldSeekersView, words: Words) -> str:
    """The money on the GOLD field."""
    gold = FIELD_OF["gold"]
    return group(
        plate(gold.x - 88, gold.y + 46, words.say("label-pot", {"units": v.pot}), 18, fill=GOLD_LIGHT), id="pot"
    )


def event_card(sheet: Sheet, v: GoldSeekersView, words: Words, may: set[str]) -> str:
    """The event that just struck: its title, what it says to whom it struck, and what the other cards say."""
    x, y, w, h = CARD_BOX
    shape = f"M8 0h{w - 16}q8 0 8 8v{h - 16}q0 8-8 8h-{w - 16}q-8 0-8-8v-{h - 16}q0-8 8-8z"
    left = words.say("label-deck", {"cards": len(v.deck)})
    body = path(shape, fill=PAPER, **pen(2))
    if v.struck is None:
        body += sheet.put(card_back(), w / 2, 66, scale=1.5) + write(
            w / 2, 126, words.say("label-no-event"), 18, fill=INK
        )
    else:
        body += _struck(sheet, v, v.struck, words, w)
    body += write(w - 12, h - 13, left, LETTERS, weight=400, text_anchor="end", class_="read", fill=INK)
    marks = path(shape, class_="rim") + path(shape, class_="halo")
    return group(body, marks, id="struck", class_="part may" if "struck" in may else "part", transform=place(x, y))


def _struck(sheet: Sheet, v: GoldSeekersView, struck: Struck, words: Words, w: float) -> str:
    number = struck.number
    body = path(f"M1 34V9q0-8 8-8h{w - 18}q8 0 8 8V34z", fill=RUST) + path(f"M0 34H{w}", stroke=INK, stroke_width=1.4)
    body += circle(24, 18, 15, fill=PAPER, **pen(1.3)) + write(24, 18, str(number), 19, fill=INK)
    body += write(46, 18, event_title(words, number), 19, text_anchor="start", fill="#fff8e6")
    body += sheet.put(badge(seat_of(v, struck.seat)), w - 20, 18)
    person = v.players[struck.seat].person
    for i, line in enumerate(wrap(entry_text(words, number, person), 38)[:3]):
        body += write(w / 2, 51 + 20 * i, line, LETTERS, weight=400, class_="read", fill=INK)
    for seat, player in enumerate(v.players):
        px, py = 18 + (seat % 2) * w / 2, 115 + (seat // 2) * 25
        followed = seat == struck.seat
        if followed:
            body += rect(px - 13, py - 11.5, w / 2 - 10, 23, rx=5, fill=PAPER_DEEP, stroke=PAPER_EDGE, stroke_width=1.2)
        body += sheet.put(badge(seat_of(v, seat)), px, py, scale=0.82)
        said = short_entry(words, number, player.person)
        body += write(
            px + 14, py, said, LETTERS, weight=700 if followed else 400, text_anchor="start", class_="read", fill=INK
        )
    return body


def event_title(words: Words, number: int) -> str:
    """The title of an event in the reader's language, or as the components have it."""
    key = f"term-event-{number}"
    return words.say(key) if words.has(key) else c.BOX.event[number - 1].title


def entry_text(words: Words, number: int, person: int) -> str:
    """What a person card says about an event."""
    key = f"term-entry-{number}-{person}"
    return words.say(key) if words.has(key) else c.entry(number, person).text


def short_entry(words: Words, number: int, person: int) -> str:
    """The same in a word or two."""
    entry = c.entry(number, person)
    return words.say("op-back" if entry.op == "move" and entry.n < 0 else f"op-{entry.op}", {"n": abs(entry.n)})


def order_of(v: GoldSeekersView) -> Sequence[int]:
    """Seats in turn order; in seating order before it is drawn."""
    return v.order if len(v.order) == v.head.players else range(v.head.players)


def party_rest(v: GoldSeekersView, player: Player) -> int:
    """How far a player's party still has to go."""
    return player.rest if player.person else c.REST[c.STARTS[1]]
