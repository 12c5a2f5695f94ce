"""The cards of Great Western Trail: cattle, objectives, the market, the open display and the own hand."""

from __future__ import annotations

from typing import Final

from westward.art.cards import card_back
from westward.art.marks import field
from westward.art.palette import INK, PAPER, PAPER_DEEP, PAPER_EDGE, TEAL, ink_on, lighter
from westward.art.scene import Scene
from westward.art.svg import Sheet, circle, ellipse, group, once, path, pen, place, rect, write
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_icons import (
    CARD_COLOUR,
    act_signs,
    colour_of,
    fit,
    head_of,
    points,
    price_signs,
    row,
    task_signs,
)
from westward.games.great_western_trail.view import GreatWesternTrailView

#: Width and height of a card.
CARD: Final = (100.0, 138.0)
OUTLINE: Final = f"M7 0H{CARD[0] - 7}a7 7 0 0 1 7 7V{CARD[1] - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"
_MARKET: Final = "#7a4c2c"


def card(name: str, words: Words) -> str:
    """Any card with its upper left corner at the origin."""
    if c.CARD[name] >= c.CATTLE:
        return _objective(name)
    return _cattle(name, words.say(f"breed-{c.BREEDS[c.CARD_BREED[c.CARD[name]]]}"))


@once
def _cattle(name: str, title: str) -> str:
    """A cattle card: value and points in the corners, where a fan still shows them, the head, and the breed below."""
    kind = c.CARD[name]
    breed = c.BREEDS[c.CARD_BREED[kind]]
    colour = colour_of(breed)
    w, h = CARD
    head = head_of(breed)
    body = path(OUTLINE, fill=PAPER, **pen(1.8))
    body += rect(5, 5, w - 10, h - 36, rx=4, fill=lighter(colour, 0.42), stroke=INK, stroke_width=0.8)
    body += ellipse(w / 2, 92, 34, 6, fill=INK, opacity=0.13)
    body += head.inline(w / 2 + 4, 62, min(2.7, 82 / head.width))
    body += circle(20, 21, 15, fill=PAPER, **pen(1.6)) + write(20, 21, str(c.CARD_VALUE[kind]), 23, fill=INK)
    if c.CARD_VP[kind]:
        body += row([points(c.CARD_VP[kind])], 20, 52, 40, high=1.1)
    body += rect(5, h - 29, w - 10, 24, rx=3, fill=colour, stroke=INK, stroke_width=0.8)
    body += fit(w / 2, h - 17, title, 16.5, w - 16, fill=ink_on(colour))
    return body


@once
def _objective(name: str) -> str:
    """An objective card: what it does when played above, its tasks, and what they are worth, done or not."""
    kind = c.CARD[name] - c.CATTLE
    w = CARD[0]
    body = path(OUTLINE, fill=lighter(CARD_COLOUR, 0.82), **pen(1.8))
    body += path(f"M1 34V7a6 6 0 0 1 6-6H{w - 7}a6 6 0 0 1 6 6V34z", fill=CARD_COLOUR)
    if kind < len(c.CARD_ACT):
        body += rect(8, 4, w - 16, 27, rx=5, fill="#efe8f4") + row(act_signs(c.CARD_ACT[kind]), w / 2, 17.5, w - 20)
    else:
        body += path(
            "M0-12L3.4-4L12-3.4L5.6 2.2L7.4 10.6L0 6.2L-7.4 10.6L-5.6 2.2L-12-3.4L-3.4-4z",
            transform=place(w / 2, 18),
            fill="#efe8f4",
        )
    signs = task_signs(name)
    scale = 1.55 if len(signs) > 1 else 2.1
    rows = [signs[i : i + 2] for i in range(0, len(signs), 2)]
    for i, two in enumerate(rows):
        body += row(two, w / 2, 71 + (i - (len(rows) - 1) / 2) * 36, w - 12, high=scale)
    body += path(f"M8 108H{w - 8}", stroke=CARD_COLOUR, stroke_width=1.2)
    body += row([points(c.OBJECTIVE_VP[kind])], w * 0.3, 121, 50, high=1.12)
    if c.OBJECTIVE_PENALTY[kind]:
        body += row([points(-c.OBJECTIVE_PENALTY[kind])], w * 0.7, 121, 50, high=1.12)
    return body


def part(part_id: str, name: str, words: Words, x: float, y: float, may: set[str]) -> str:
    """A card as a part to click."""
    state = "may" if part_id in may else ""
    return field(part_id, OUTLINE, card(name, words), state=state, label=words.term(name), transform=place(x, y))


def _stack(sheet: Sheet, part_id: str, count: int, colour: str, x: float, y: float, label: str, may: set[str]) -> str:
    """A face-down stack with its number of cards."""
    w, h = CARD
    body = ""
    for i in reversed(range(min(3, count))):
        body += sheet.put(card_back(colour), w / 2 + 3 * i, h / 2 - 3 * i, width=w)
    if not count:
        body += path(OUTLINE, fill=PAPER_DEEP, stroke=PAPER_EDGE, stroke_width=2, stroke_dasharray="7 5")
    body += circle(w / 2, h - 22, 17, fill=PAPER, **pen(1.6)) + write(w / 2, h - 22, str(count), 20, fill=INK)
    state = "may" if part_id in may else ""
    return field(part_id, OUTLINE, body, state=state, label=label, transform=place(x, y))


# On the board --------------------------------------------------------------------------------------------------------


def market(
    sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str], x: float, y: float, width: float
) -> str:
    """The cattle market: the stack, then the open cards as a fan."""
    left = sum(view.market_stack.values())
    out = write(x, y - 16, words.say("picture-market"), 19, text_anchor="start", fill=INK)
    out += _stack(sheet, "market-stack", left, _MARKET, x, y, words.say("picture-market-stack", {"left": left}), may)
    start = x + CARD[0] + 16
    step = min(CARD[0] + 8, (x + width - CARD[0] - start) / max(len(view.market) - 1, 1))
    for i, name in enumerate(view.market):
        out += part(f"market-{i}", name, words, start + step * i, y, may)
    return out


def prices() -> str:
    """The price list of the cattle market, a block for each value, between the stations of the right edge."""
    out = ""
    values = sorted({offer.value for offer in c.BOX.cattle_offer})
    for i, value in enumerate(values):
        found = [offer for offer in c.BOX.cattle_offer if offer.value == value]
        top = 456 + 201 * i
        out += rect(1392, top, 138, 28 * len(found) + 12, rx=8, fill="#efe3c4", stroke=PAPER_EDGE, stroke_width=1.6)
        for k, offer in enumerate(found):
            signs = price_signs(offer.value, offer.cards, offer.cowboys, offer.money)
            out += row(signs, 1397, top + 20 + 28 * k, 131, anchor="start")
    return out


def objectives(
    sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str], x: float, y: float, width: float
) -> str:
    """The open objective cards and their stack."""
    out = write(x, y - 16, words.say("picture-objectives"), 19, text_anchor="start", fill=INK)
    stack = words.say("picture-objective-stack", {"left": view.objective_stack})
    out += _stack(sheet, "objective-stack", view.objective_stack, CARD_COLOUR, x, y, stack, may)
    start = x + CARD[0] + 16
    step = min(CARD[0] + 8, (x + width - CARD[0] - start) / max(len(view.display) - 1, 1))
    for i, name in enumerate(view.display):
        if name:
            out += part(f"objective-{i}", name, words, start + step * i, y, may)
        else:
            out += path(
                OUTLINE,
                transform=place(start + step * i, y),
                fill=PAPER_DEEP,
                stroke=PAPER_EDGE,
                stroke_width=2,
                stroke_dasharray="7 5",
            )
    return out


# The own hand --------------------------------------------------------------------------------------------------------


def hand(view: GreatWesternTrailView, words: Words, may: set[str]) -> Scene:
    """The own hand as cards."""
    w, h = CARD
    step = w + 10
    width = max(step * len(view.hand) + 24.0, 5 * step)
    left = (width - step * len(view.hand) + 10) / 2
    body = rect(0, 0, width, h + 20, rx=10, fill=lighter(TEAL, 0.72), stroke=PAPER_EDGE, stroke_width=1.5)
    for i, name in enumerate(view.hand):
        body += part(f"hand-{i}", name, words, left + step * i, 10, may)
    title = words.say("picture-hand", {"count": len(view.hand)})
    return Scene("hand", (0, 0, width, h + 20), group(body, id="hand"), title)
