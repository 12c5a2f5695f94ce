"""A mat for each player, and a sheet to look things up: the person card of whoever looks, and what the fields do."""

from __future__ import annotations

from typing import Final

from westward.art import (
    GOLD,
    INK,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    RUST,
    Sheet,
    Symbol,
    badge,
    circle,
    coin,
    darker,
    el,
    ellipse,
    group,
    ink_on,
    lighter,
    nugget,
    once,
    path,
    pen,
    rect,
    text,
    write,
)
from westward.art.scene import Scene
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.picture_board import LEGEND, legend
from westward.games.gold_seekers.picture_pieces import (
    entry_text,
    event_title,
    name_of,
    order_of,
    party_rest,
    seat_of,
    short_entry,
    status,
    wrap,
)
from westward.games.gold_seekers.view import GoldSeekersView

MAT: Final = (0.0, 0.0, 480.0, 208.0)
#: The width of the sheet that is looked up.
_SHEET: Final = 440.0
SKIN: Final = "#e0b48c"
#: Hats, and what else tells the four persons apart.
HATS: Final = (
    "M-17-8C-19-26-9-33 0-33S19-26 17-8Q0-15-17-8zM13-10C22-8 24 4 19 14C15 8 13 0 13-10z",
    "M-26-13C-14-22-10-30 2-30C14-30 18-22 26-17C16-11 6-12-2-12S-16-9-26-13zM8-27C14-44 30-42 32-30C24-30 16-26 10-21z",
    "M-29-11C-20-10-16-13-15-17C-14-31-8-36 0-32C8-36 14-31 15-17C16-13 20-10 29-11C27-3 12-4 0-4S-27-3-29-11z",
    "M-23-11H-14V-34Q0-38 14-34V-11H23Q24-6 0-6T-23-11z",
)
EXTRAS: Final = (
    "M-9 10C-6 18 6 18 9 10C9 22-9 22-9 10z",
    "M-15-6C-22 2-20 14-16 20C-12 14-14 4-12-4zM15-6C22 2 20 14 16 20C12 14 14 4 12-4z",
    "M-12 18L0 23L12 18L7 32L0 26L-7 32z",
    "M-11-1h8v6h-8zM3-1h8v6h-8zM-3 1h6",
)


@once
def portrait(person: int) -> Symbol:
    """The bust of a person."""
    colour = c.BOX.person[person - 1].hex
    at = (person - 1) % len(HATS)
    body = circle(0, 0, 42, fill=lighter(colour, 0.68), **pen(2))
    body += path("M-34 25C-28 17-14 16-8 14H8C14 16 28 17 34 25A42 42 0 0 1-34 25z", fill=colour, **pen(1.6))
    body += path("M-5 8h10v9q-5 5-10 0z", fill=SKIN, **pen(1.2)) + ellipse(0, 0, 13, 15, fill=SKIN, **pen(1.5))
    body += circle(-5, 0, 1.5, fill=INK) + circle(5, 0, 1.5, fill=INK)
    body += path("M-4 8Q0 10.5 4 8", fill="none", stroke=INK, stroke_width=1.4, stroke_linecap="round")
    dark = darker(colour, 0.35)
    if at == 3:
        body += path(EXTRAS[at], fill="#ffffff", fill_opacity=0.6, stroke=INK, stroke_width=1.4)
    else:
        body += path(EXTRAS[at], fill=("#6b4a2b", "#6b2a1d", RUST)[at], **pen(1.2))
    body += path(HATS[at], fill=dark, **pen(1.5))
    return Symbol(f"gs-person-{person}", body, (-43, -43, 43, 43))


def mat(sheet: Sheet, v: GoldSeekersView, words: Words, seat: int) -> Scene:
    """What is open about a player: person, money, how far it is to the claim, and all that is pending."""
    w, h = MAT[2], MAT[3]
    p = v.players[seat]
    own = seat_of(v, seat)
    name = name_of(v, words, seat)
    on_turn = not v.head.winners and (seat == v.turn or (p.partner >= 0 and p.partner == v.turn))
    won = seat in v.head.winners
    body = rect(2, 2, w - 4, h - 4, rx=12, fill=lighter(own.colour, 0.82), stroke=own.colour, stroke_width=3)
    if on_turn or won:
        body += rect(6, 6, w - 12, h - 12, rx=9, fill="none", stroke=GOLD if won else RUST, stroke_width=3)
    if p.person:
        body += sheet.put(portrait(p.person), 62, 74, scale=1.06)
    body += sheet.put(badge(own), 25, 120, scale=1.3)
    place_in_order = list(order_of(v)).index(seat) + 1
    body += write(122, 30, f"{place_in_order}. {name}", 22, text_anchor="start", fill=INK)
    if on_turn:
        body += write(w - 18, 30, words.say("label-on-turn"), 17, text_anchor="end", fill=RUST)
    if p.person:
        person = c.BOX.person[p.person - 1]
        role = words.term(f"role-{p.person}")
        body += write(122, 56, f"{person.name}, {role}", 17, weight=400, text_anchor="start", class_="read", fill=INK)
    body += group(
        sheet.put(coin(p.money), 136, 86, scale=1.75),
        write(162, 86, words.say("label-units", {"units": p.money}), 17, text_anchor="start", fill=INK),
        id=f"purse-{seat}",
    )
    body += _progress(sheet, v, words, seat)
    for i, line in enumerate(wrap(" · ".join(status(v, words, seat)), 46)[:3]):
        body += write(16, 150 + 20 * i, line, 16, weight=600, text_anchor="start", class_="read", fill=INK)
    return Scene(f"seat-{seat}", MAT, body, name)


def _progress(sheet: Sheet, v: GoldSeekersView, words: Words, seat: int) -> str:
    """A bar from the start to the claim."""
    p = v.players[seat]
    whole = c.REST[c.STARTS[1]]
    done = 1 - party_rest(v, p) / whole
    left, top, wide = 122.0, 112.0, 330.0
    colour = seat_of(v, seat).colour
    out = rect(left, top, wide, 11, rx=5.5, fill=PAPER, stroke=INK, stroke_width=1.4)
    if done > 0.02:
        out += rect(left, top, wide * done, 11, rx=5.5, fill=colour, stroke=INK, stroke_width=1.4)
    out += sheet.put(nugget(), left + wide + 8, top + 5, scale=1.7)
    said = words.say("label-rest", {"rest": party_rest(v, p)})
    return out + write(left + wide, 88, said, 16, text_anchor="end", fill=INK)


def look_up(sheet: Sheet, v: GoldSeekersView, words: Words) -> Scene:
    """What is looked up: the viewer's person card, and what the fields do."""
    number = v.players[v.head.seat].person if v.head.seat >= 0 else 0
    card, height = _person_card(sheet, v, words, number) if number else ("", 0.0)
    high = height + 64 + 38 * ((len(LEGEND) + 1) // 2)
    body = rect(2, 2, _SHEET - 4, high - 4, rx=12, fill=PAPER, **pen(2)) + card
    body += legend(sheet, words, 16, height + 30, _SHEET - 24)
    title = c.BOX.person[number - 1].name if number else words.say("label-legend")
    return Scene("info", (0, 0, _SHEET, high), body, title)


def _person_card(sheet: Sheet, v: GoldSeekersView, words: Words, number: int) -> tuple[str, float]:
    """What each event number means to a person, and how high that is; cards no longer in the deck are pale."""
    person = c.BOX.person[number - 1]
    body = path(f"M3 54V14q0-11 11-11h{_SHEET - 28}q11 0 11 11V54z", fill=person.hex)
    body += path(f"M2 54H{_SHEET - 2}", stroke=INK, stroke_width=1.6)
    name = f"{person.name}, {words.term(f'role-{number}')}"
    body += write(20, 29, name, 22, text_anchor="start", fill=ink_on(person.hex))
    body += sheet.put(portrait(number), _SHEET - 36, 29, scale=0.56)
    for i, event in enumerate(c.BOX.event):
        body += _entry(v, words, number, event.number, 16, 80 + 36 * i, _SHEET - 32)
    return body, 72 + 36.0 * len(c.BOX.event)


def _entry(v: GoldSeekersView, words: Words, person: int, card: int, x: float, y: float, wide: float) -> str:
    struck = v.struck is not None and v.struck.number == card and v.players[v.struck.seat].person == person
    gone = card not in v.deck and not struck
    body = rect(x - 6, y - 16, wide + 12, 34, rx=6, fill=PAPER_DEEP, stroke=RUST, stroke_width=2) if struck else ""
    body += circle(x + 12, y + 1, 13, fill=PAPER_EDGE if gone else RUST, **pen(1.2)) + write(
        x + 12, y + 1, str(card), 18, fill="#fff8e6"
    )
    body += write(x + 33, y + 1, event_title(words, card), 19, text_anchor="start", fill=INK)
    body += write(x + wide, y + 1, short_entry(words, card, person), 19, text_anchor="end", class_="read", fill=INK)
    title = el("title", text(entry_text(words, card, person)))
    return group(title, body, id=f"entry-{card}", opacity=0.5 if gone else None)
