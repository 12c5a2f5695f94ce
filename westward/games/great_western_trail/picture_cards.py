"""The cards of Great Western Trail: cattle, objectives, the tray with the market and the open display, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from westward.art.cards import card_back
from westward.art.marks import field
from westward.art.palette import INK, PAPER, PAPER_DEEP, PAPER_EDGE, TEAL, ink_on, lighter
from westward.art.scene import Scene
from westward.art.svg import Attr, Sheet, circle, group, once, path, pen, place, rect, write
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
    tile_outline,
)
from westward.games.great_western_trail.view import GreatWesternTrailView

#: Width and height of a card.
CARD: Final = (100.0, 138.0)
OUTLINE: Final = f"M7 0H{CARD[0] - 7}a7 7 0 0 1 7 7V{CARD[1] - 7}a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"
_MARKET: Final = "#7a4c2c"
#: Size of the letters on and above cards.
_LETTERS: Final = 21.8
#: From card to card, from one to the next of its breed, and of equal ones in a pile.
GAP: Final = CARD[0] + 8
_FANNED: Final = 50.0
_PILED: Final = 14.0
#: Of a card that shows less than this, the breed would only be a few cut letters.
_LEGIBLE: Final = 60.0
#: Width of a stack, where the cards begin, where the objectives begin, and the width of the tray.
_BACK: Final = 62.0
_TOP: Final = 30.0
_DISPLAY: Final = 800.0
_TRAY: Final = _DISPLAY + _BACK + 14 + 4 * GAP + 6
#: A hand is as wide as so many cards; more of them overlap.
_HELD: Final = 5
_EMPTY: Final[dict[str, Attr]] = {
    "fill": PAPER_DEEP,
    "stroke": PAPER_EDGE,
    "stroke_width": 2,
    "stroke_dasharray": "7 5",
}


def card(name: str, words: Words, covered: bool = False) -> str:
    """Any card with its upper left corner at the origin; of a covered one nobody could read the breed."""
    if c.CARD[name] >= c.CATTLE:
        return _objective(name)
    return _cattle(name, words.say(f"breed-{c.BREEDS[c.CARD_BREED[c.CARD[name]]]}"), covered)


@once
def _cattle(name: str, title: str, covered: bool) -> str:
    """A cattle card: value and points in the corners, where a fan still shows them, the head, and the breed below."""
    kind = c.CARD[name]
    breed = c.BREEDS[c.CARD_BREED[kind]]
    colour = colour_of(breed)
    w, h = CARD
    head = head_of(breed)
    body = path(OUTLINE, fill=PAPER, **pen(1.8))
    lines = title.split(" ", 1)
    plate = 6 + 20.0 * len(lines)
    body += rect(5, 5, w - 10, h - 12 - plate, rx=4, fill=lighter(colour, 0.42), stroke=INK, stroke_width=0.8)
    body += head.inline(w / 2 + 6, (h - plate) / 2 + 4, min(2.6, 78 / head.width, (h - plate - 22) / head.height))
    body += circle(20, 21, 15, fill=PAPER, **pen(1.6)) + write(20, 21.5, str(c.CARD_VALUE[kind]), 25, fill=INK)
    if c.CARD_VP[kind]:
        body += row([points(c.CARD_VP[kind])], 20, 52, 40, high=1.1)
    body += rect(5, h - 5 - plate, w - 10, plate, rx=3, fill=colour, stroke=INK, stroke_width=0.8)
    for i, line in enumerate(() if covered else lines):
        body += fit(w / 2, h + 5.4 - plate + 20 * i + 2, line, _LETTERS, w - 13, fill=ink_on(colour))
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


def part(part_id: str, name: str, words: Words, x: float, may: set[str], covered: bool = False) -> str:
    """A card as a part to click."""
    drawn, state = card(name, words, covered), "may" if part_id in may else ""
    return field(part_id, OUTLINE, drawn, state=state, label=words.term(name), transform=place(x, _TOP))


def _cards(prefix: str, names: Sequence[str], words: Words, places: Sequence[float], may: set[str]) -> str:
    """Cards side by side, which may cover one another."""
    seen = [*(b - a for a, b in pairwise(places)), CARD[0]]
    return "".join(
        part(f"{prefix}-{i}", name, words, places[i], may, seen[i] < _LEGIBLE) for i, name in enumerate(names)
    )


def _stack(sheet: Sheet, part_id: str, count: int, colour: str, x: float, label: str, may: set[str]) -> str:
    """A face-down stack with its number of cards, smaller than the cards: nobody reads its back."""
    k = _BACK / CARD[0]
    high = k * CARD[1]
    body = ""
    for i in reversed(range(min(3, count))):
        body += sheet.put(card_back(colour), 2 * i, -2 * i, width=_BACK)
    if not count:
        body += path(OUTLINE, transform=place(-_BACK / 2, -high / 2, k), **_EMPTY)
    body += circle(0, high / 2 - 4, 18, fill=PAPER, **pen(1.6)) + write(0, high / 2 - 3.5, str(count), _LETTERS)
    at = place(x + _BACK / 2, _TOP + 22 + high / 2)
    state = "may" if part_id in may else ""
    return field(part_id, tile_outline(_BACK, high), body, state=state, label=label, transform=at)


# The tray ------------------------------------------------------------------------------------------------------------


def tray(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> Scene:
    """The cattle market with its breeds in piles, and the open objective cards."""
    h = CARD[1]
    left = sum(view.market_stack.values())
    title = words.say("picture-market")
    body = rect(1, 1, _TRAY - 2, h + _TOP + 8, rx=10, fill=lighter(_MARKET, 0.78), stroke=PAPER_EDGE, stroke_width=1.5)
    body += write(14, 16, title, _LETTERS, text_anchor="start")
    stack = words.say("picture-market-stack", {"left": left})
    body += _stack(sheet, "market-stack", left, _MARKET, 14, stack, may)
    body += _cards("market", view.market, words, spread(view.market, 14 + _BACK + 14, _DISPLAY - 20), may)
    return Scene("tray", (0, 0, _TRAY, h + _TOP + 10), body + _objectives(sheet, view, words, may), title)


def spread(names: Sequence[str], left: float, right: float) -> list[float]:
    """Where cards lie between two edges: equal ones in a pile, those of a breed so that value and points are seen."""
    gaps = [_PILED if a == b else _FANNED if _breed(a) == _breed(b) else GAP for a, b in pairwise(names)]
    need = sum(gaps) + CARD[0]
    scale = min(1.0, (right - left - CARD[0]) / (need - CARD[0])) if gaps else 1.0
    return [left + scale * at for at in accumulate(gaps, initial=0.0)][: len(names)]


def _breed(name: str) -> int:
    """The breed of a card; objective cards are all of one kind."""
    return c.CARD_BREED[c.CARD[name]] if c.CARD[name] < c.CATTLE else -1


def prices() -> str:
    """The price list of the cattle market, a block for each value, between the stations of the right edge."""
    out = ""
    values = sorted({offer.value for offer in c.BOX.cattle_offer})
    for i, value in enumerate(values):
        found = [offer for offer in c.BOX.cattle_offer if offer.value == value]
        top = 427 + 178 * i + 14 * (3 - len(found))
        out += rect(1392, top, 138, 28 * len(found) + 10, rx=8, fill="#efe3c4", stroke=PAPER_EDGE, stroke_width=1.6)
        for k, offer in enumerate(found):
            signs = price_signs(offer.value, offer.cards, offer.cowboys, offer.money)
            out += row(signs, 1397, top + 19 + 28 * k, 131, anchor="start")
    return out


def _objectives(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """The open objective cards and their stack."""
    out = write(_DISPLAY, 16, words.say("picture-objectives"), _LETTERS, text_anchor="start")
    stack = words.say("picture-objective-stack", {"left": view.objective_stack})
    out += _stack(sheet, "objective-stack", view.objective_stack, CARD_COLOUR, _DISPLAY, stack, may)
    for i, name in enumerate(view.display):
        x = _DISPLAY + _BACK + 14 + GAP * i
        if name:
            out += part(f"objective-{i}", name, words, x, may)
        else:
            out += path(OUTLINE, transform=place(x, _TOP), **_EMPTY)
    return out


# The own hand --------------------------------------------------------------------------------------------------------


def hand(view: GreatWesternTrailView, words: Words, may: set[str]) -> Scene:
    """The own hand as cards."""
    h = CARD[1]
    width = 20 + CARD[0] + GAP * (_HELD - 1)
    places = spread(view.hand, 10, width - 10)
    body = rect(0, 0, width, h + _TOP + 10, rx=10, fill=lighter(TEAL, 0.72), stroke=PAPER_EDGE, stroke_width=1.5)
    title = words.say("picture-hand", {"count": len(view.hand)})
    body += write(14, 16, title, _LETTERS, text_anchor="start")
    body += _cards("hand", view.hand, words, places, may)
    return Scene("hand", (0, 0, width, h + _TOP + 10), group(body, id="hand"), title)
