"""Small signs for all that tiles and cards can do: an act of the tables becomes a row of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from westward.art.animals import cattle_head
from westward.art.cards import tipi_tile, worker_tile
from westward.art.icons import icon
from westward.art.marks import hazard, star
from westward.art.nature import pine
from westward.art.palette import GOLD, GOLD_DEEP, INK, PAPER, RUST, TEAL, ink_on, lighter
from westward.art.rail import locomotive
from westward.art.svg import Sheet, Symbol, circle, group, num, once, path, pen, place, rect, use, write
from westward.art.town import house, station
from westward.games.great_western_trail import components as c

#: The smallest size of letters on the board and the cards: 9 px on a laptop of 1280 by 800.
SMALL: Final = 18.0
#: Figures upon signs: 10 px there.
FIGURE: Final = 20.0
#: Average width of a letter as a share of its size.
_LETTER: Final = 0.5

GREEN: Final = "#3d7a45"
BLACK: Final = "#2b2926"
CARD_COLOUR: Final = "#5d4f86"
HANDS: Final[dict[str, str]] = {"green": GREEN, "black": BLACK}
_COLOURS: Final[dict[str, str]] = {
    "grey": "#b9b3a6",
    "white": "#f1ebdc",
    "black": "#4a4641",
    "green": "#7d9f58",
    "yellow": "#e5c04a",
    "red": "#bb5236",
    "blue": "#5f8bb8",
    "brown": "#95683f",
    "purple": "#8d629f",
}
#: Coat, blaze, horns and a shaggy fringe of each breed.
_HEADS: Final[dict[str, tuple[str, str, str, bool]]] = {
    "jersey": ("#c8955c", "#ead2a6", "short", False),
    "guernsey": ("#d9a066", "#fbf4e4", "none", False),
    "black_angus": ("#3a3530", "#4d463f", "none", False),
    "dutch_belt": ("#3a3530", "#f3ecdc", "short", False),
    "holstein": ("#f3ecdc", "#3a3530", "short", False),
    "brown_swiss": ("#8f7258", "#b89a78", "short", False),
    "ayrshire": ("#a4472c", "#f3ecdc", "wide", False),
    "west_highland": ("#b7692f", "#c98345", "wide", True),
    "texas_longhorn": ("#7c4a2e", "#ecd9b8", "long", False),
}


class Sign(NamedTuple):
    """A small sign that stands from 0 to its width around the line y = 0, about 22 units high."""

    width: float
    markup: str


def fit(x: float, y: float, content: str, size: float, width: float, *, fill: str = INK) -> str:
    """A centred line of text: smaller where it would be too wide, and at the least size drawn narrower."""
    needed = max(len(content), 1) * _LETTER
    size = max(min(size, width / needed), min(size, SMALL))
    squeeze = min(1.0, width / (needed * size))
    if squeeze == 1:
        return write(x, y, content, size, fill=fill)
    left = (x - width / 2) / squeeze
    return write(left, y, content, size, fill=fill, text_anchor="start", transform=f"scale({squeeze:.3f} 1)")


def tile_outline(width: float, height: float, r: float = 6) -> str:
    """The outline of a tile with round corners around the origin."""
    w, h, q, a = num(width - 2 * r), num(height - 2 * r), num(r), f"a{num(r)} {num(r)} 0 0 1"
    start = f"M{num(r - width / 2)} {num(-height / 2)}"
    return f"{start}h{w}{a} {q} {q}v{h}{a}-{q} {q}h-{w}{a}-{q}-{q}v-{h}{a} {q}-{q}z"


def colour_of(breed: str) -> str:
    """The colour of a breed's cards."""
    return _COLOURS.get(c.BOX.breeds[breed].colour, "#b9b3a6")


def head_of(breed: str) -> Symbol:
    """The head of a breed."""
    return cattle_head(*_HEADS.get(breed, ("#a97c50", "#e9d9b8", "short", False)))


# Signs are drawn hundreds of times: their shapes are symbols, put on the sheet once and for all by `register`.

_SHAPES: Final[dict[str, Symbol]] = {}


def _use(symbol: Symbol) -> str:
    _SHAPES[symbol.id] = symbol
    return use(symbol.id)


def register(sheet: Sheet) -> None:
    """Put the shapes of all signs on a sheet."""
    for symbol in _SHAPES.values():
        sheet.put(symbol)


def _shape(name: str, width: float, body: str) -> Sign:
    """A sign whose drawing is kept as a symbol."""
    return Sign(width, _use(Symbol(f"gwt-sign-{name}", body, (0, -11, width, 11))))


_STAR: Final = Symbol(
    "gwt-sign-star", star(GOLD).inline(0, 0, 1.45) + circle(0, 0.4, 8.2, fill="#f0c64a"), (-15, -15, 15, 14)
)


# Single signs --------------------------------------------------------------------------------------------------------


@once
def number(value: int | str, size: float = FIGURE, fill: str = INK) -> Sign:
    """A number or a short word."""
    width = len(str(value)) * size * 0.52
    return Sign(width, write(width / 2, 0, str(value), size, fill=fill))


@once
def gain(value: int | str) -> Sign:
    """Money that one takes."""
    coin = circle(11, 0, 10.6, fill=GOLD, **pen(1.1)) + circle(
        11, 0, 8.6, fill="#f2cb55", stroke=GOLD_DEEP, stroke_width=0.6
    )
    return Sign(22, coin + fit(11, 0.4, str(value), FIGURE, 19, fill="#3f2704"))


@once
def cost(value: int | str) -> Sign:
    """Money that one pays."""
    coin = circle(11.5, 0, 11.2, fill=RUST, **pen(1.1)) + circle(
        11.5, 0, 9.4, fill="none", stroke="#f0cdb4", stroke_width=0.6
    )
    return Sign(23, coin + fit(11, 0.4, f"−{value}", FIGURE, 20, fill="#fff8e6"))


@once
def points(value: int) -> Sign:
    """Victory points: a star for those gained, a red plate for those lost, a golden one for very many."""
    if value < 0:
        body = rect(1, -10, 27, 20, rx=4, fill="#b5482a", **pen(1.1))
        return Sign(29, body + fit(14.5, 0.4, f"−{-value}", FIGURE, 25, fill="#fff8e6"))
    if value >= 100:
        body = rect(1, -10.4, 33, 20.8, rx=5, fill=GOLD, **pen(1.1))
        return Sign(35, body + fit(17.5, 0.4, str(value), FIGURE, 31, fill="#33210a"))
    body = _use(_STAR) + fit(0, 1, str(value), FIGURE, 21, fill="#33210a")
    return Sign(29, group(body, transform=place(14.5, 0.4)))


def _scaled(symbol: Symbol, high: float) -> Sign:
    scale = high / symbol.height
    left, top, _, _ = symbol.box
    at = place(-left * scale, -top * scale - high / 2, scale)
    return Sign(symbol.width * scale, group(_use(symbol), transform=at))


def _line_icon(name: str, size: float = 20, colour: str = INK) -> Sign:
    return Sign(size, group(_use(icon(name)), transform=place(size / 2, 0, size / 21.6), color=colour))


@once
def breed_card(breed: str) -> Sign:
    """A small cattle card of a breed."""
    head = head_of(breed)
    body = rect(0.6, -11, 18, 22, rx=2.4, fill=lighter(colour_of(breed), 0.45), **pen(1))
    return _shape(breed, 19.2, body + head.inline(9.6, 0.6, 17 / head.width))


@once
def value_card(value: str) -> Sign:
    """A small cattle card of any breed of a value."""
    body = rect(0.6, -11, 18, 22, rx=2.4, fill="#efe6cf", **pen(1))
    return _shape(f"value-{value}", 19.2, body + write(9.6, 0.4, value, FIGURE, fill=INK))


@once
def any_card() -> Sign:
    """Any cattle card."""
    body = rect(0.6, -11, 18, 22, rx=2.4, fill="#efe6cf", **pen(1))
    return _shape("cattle", 19.2, body + group(icon("cow").body, transform=place(9.6, 0.4, 0.78), color=INK))


@once
def objective_card() -> Sign:
    """An objective card."""
    body = rect(0.6, -11, 17, 22, rx=2.4, fill=CARD_COLOUR, **pen(1)) + star("#f3ead8").inline(9.1, 0, 0.62)
    return _shape("objective", 18.2, body)


@once
def scrip(value: str) -> Sign:
    """A certificate with its number."""
    width = max(24.6, 10.0 * len(value) + 5)
    body = rect(0.6, -9.4, width, 18.8, rx=1.6, fill="#fbf3df", **pen(1.1))
    body += rect(2.4, -7.6, width - 3.6, 15.2, fill="none", stroke=TEAL, stroke_width=1.2)
    return Sign(width + 1.2, body + fit(width / 2 + 0.6, 0.6, value, FIGURE, width - 3, fill="#1f5a57"))


@once
def permanent() -> Sign:
    """A permanent certificate: one with a seal."""
    body = rect(0.6, -9.4, 24.6, 18.8, rx=1.6, fill="#fbf3df", **pen(1.1))
    body += rect(2.4, -7.6, 21, 15.2, fill="none", stroke=RUST, stroke_width=1.2)
    body += path("M16 5L14.6 12L17.6 10.4L20.6 12L19.2 5z", fill=RUST, **pen(0.6)) + circle(
        17.6, 2.6, 4.4, fill=RUST, **pen(0.8)
    )
    return _shape("permanent", 25.8, body + write(9, 0.4, "1", FIGURE, fill=INK))


ENGINE: Final = _scaled(locomotive(), 18)
_FOREST: Final = _shape("forest", 27, house("#a06f3e").inline(17, 0.6, 0.7) + pine().inline(6, 0.4, 1.25))
HOUSE: Final = _scaled(house("#a06f3e"), 21)
STATION: Final = _scaled(station(), 20)
BOOT: Final = _line_icon("boot", 19)
HAMMER: Final = _line_icon("hammer", 18)
CRAFTSMAN: Final = _scaled(worker_tile("craftsman"), 21)
HAZARD: Final = _scaled(hazard("rockfall"), 21)
_NEXT: Final = Sign(9, path("M1-5.4L8 0L1 5.4z", fill=INK))
_OR: Final = Sign(7, path("M5.4-10L1.6 10", stroke=INK, stroke_width=2.2, stroke_linecap="round"))
_TIMES: Final = Sign(9, path("M1.4-3.2L7.6 3.2M7.6-3.2L1.4 3.2", stroke=INK, stroke_width=1.8, stroke_linecap="round"))
_BACK: Final = Sign(
    15, path("M14 0H5", stroke=RUST, stroke_width=3.4) + path("M.6 0L8-5.8V5.8z", fill=RUST, stroke="none")
)
_AHEAD: Final = Sign(
    15, path("M1 0H10", stroke=GREEN, stroke_width=3.4) + path("M14.6 0L7.2-5.8V5.8z", fill=GREEN, stroke="none")
)


def teepee(colour: str, high: float = 21) -> Sign:
    """A teepee tile."""
    return _scaled(tipi_tile(colour), high)


def worker(kind: str, high: float = 21) -> Sign:
    """A worker tile."""
    return _scaled(worker_tile(kind), high)


@once
def struck(sign: Sign) -> Sign:
    """A sign crossed out: it is taken away."""
    x = sign.width / 2
    d = f"M{x - 8} -8L{x + 8} 8M{x + 8} -8L{x - 8} 8"
    cross = path(d, stroke=PAPER, stroke_width=5.4, stroke_linecap="round") + path(
        d, stroke=RUST, stroke_width=3, stroke_linecap="round"
    )
    return Sign(sign.width, sign.markup + cross)


def _swap(sign: Sign) -> Sign:
    """A sign with two arrows around: it is traded or drawn anew."""
    x = sign.width
    arrows = path(f"M2 -9Q{x / 2 + 3} -15 {x + 5} -7", fill="none", stroke=INK, stroke_width=1.6) + path(
        f"M{x + 8} -3L{x + 1.6} -6.4L{x + 8} -9.6z", fill=INK
    )
    return Sign(x + 8, sign.markup + arrows)


@once
def auxiliary(level: int) -> Sign:
    """Auxiliary actions: a single disc, or single and double."""
    one = circle(0, 0, 5.6, fill=PAPER, **pen(1.6))
    if level < 2:
        return Sign(14, group(one, transform=place(7, 0)))
    pair = (
        path("M25 0h7", stroke=INK, stroke_width=3.4)
        + group(one, transform=place(22, 0))
        + group(one, transform=place(35, 0))
    )
    slash = path("M16.4-9L12.8 9", stroke=INK, stroke_width=1.6)
    return Sign(42, group(one, transform=place(6.4, 0)) + slash + pair)


def _hand(ink: str) -> str:
    body = circle(9, 0, 9, fill=PAPER, stroke=INK, stroke_width=0.8)
    return body + group(icon("hand").body, transform=place(9, 0, 0.72), color=ink)


@once
def crest(short: str, fill: str = TEAL) -> Sign:
    """A small city crest."""
    body = path("M1-10H21V1C21 7 15 10 11 11.4C7 10 1 7 1 1z", fill=fill, **pen(1.1))
    return Sign(22, body + fit(11, -1, short, SMALL, 18, fill=ink_on(fill)))


def _hire() -> Sign:
    plus = path("M21-2h10M26-7v10", stroke=GREEN, stroke_width=3)
    return Sign(32, group(_use(icon("hat")), transform=place(10, 0.4, 0.94), color=INK) + plus)


def _counted(what: str) -> list[Sign]:
    """What is counted."""
    found: dict[str, list[Sign]] = {
        "engineers": [worker("engineer")],
        "cowboys": [worker("cowboy")],
        "own_forest_buildings": [_FOREST],
        "workers_incl_printed": [_line_icon("hat", 21)],
        "objectives_in_area": [objective_card()],
        "hazards": [HAZARD],
        "teepee_pairs": [teepee("green", 19), teepee("blue", 19)],
        "certificates_temp_and_permanent": [scrip("1")],
    }
    return found[what]


def counted_score(vp: int, per: int, what: str) -> list[Sign]:
    """What a station master counts: points, a slash, the thing."""
    return [points(vp), _OR, *([number(per)] if per > 1 else []), *_counted(what)]


def _amount(value: int) -> list[Sign]:
    """A number, or one for each of what is counted."""
    if value < c.COUNTED:
        return [number(value)]
    return [number(1), _TIMES, *_counted(c.COUNTS[value - c.COUNTED])]


def _asked(what: str) -> list[Sign]:
    """The card that is discarded."""
    special: dict[str, list[Sign]] = {
        "any-cattle": [any_card()],
        "any-pair": [any_card(), number("="), any_card()],
        "any-objective": [objective_card()],
        "any-card": [any_card()],
    }
    return special.get(what) or [breed_card(what)]


_OPERATIONS: Final[dict[str, Callable[[int, int], list[Sign]]]] = {
    "pay": lambda a, b: [cost(a)],
    "discard": lambda a, b: _asked(c.ASKS[a]),
    "back": lambda a, b: [_BACK, ENGINE, number(a)],
    "money": lambda a, b: [gain(a)],
    "money-per": lambda a, b: [gain(a), _TIMES, *_counted(c.COUNTS[b - c.COUNTED])],
    "certificate": lambda a, b: [scrip(f"+{a}")],
    "certificate-limit": lambda a, b: [scrip("max")],
    "teepee-pairs": lambda a, b: [teepee("green"), teepee("blue"), _NEXT, scrip(f"+{a}"), gain(b)],
    "take": lambda a, b: [objective_card()],
    "forward": lambda a, b: [ENGINE, _AHEAD, *_amount(a)],
    "hire": lambda a, b: [_hire(), *([] if a == 0 else [cost(a)] if a > 0 else [number(f"−${-a}", FIGURE, GREEN)])],
    "build": lambda a, b: [HOUSE, cost(a), CRAFTSMAN],
    "trade": lambda a, b: [_swap(teepee("green", 19))],
    "clear": lambda a, b: [struck(HAZARD), *([cost(a)] if a else [])],
    "auxiliary": lambda a, b: [auxiliary(a)],
    "move": lambda a, b: [BOOT, _AHEAD, number(a)],
    "free-move": lambda a, b: [BOOT, _AHEAD, number(a)],
    "buy": lambda a, b: [worker("cowboy"), _NEXT, any_card(), any_card()],
    "cycle": lambda a, b: [_swap(any_card()), *_amount(a)],
    "adjacent": lambda a, b: [HOUSE, _AHEAD, HOUSE],
    "station-behind": lambda a, b: [_BACK, STATION],
    "extra-delivery": lambda a, b: [_BACK, ENGINE, _NEXT, crest("★")],
    "trash": lambda a, b: [struck(any_card()), *([number(a)] if a > 1 else [])],
}


def price_signs(value: int, cards: int, cowboys: int, money: int) -> list[Sign]:
    """A price of the cattle market: cowboys used and dollars paid for cards of a value."""
    return [number(cowboys), worker("cowboy"), cost(money), _NEXT, *[value_card(str(value))] * cards]


def act_signs(act: int) -> list[Sign]:
    """The signs of an act: what it asks for, an arrow, and what it gives."""
    signs: list[Sign] = []
    part, asked = c.ACTS[act], False
    while part >= 0:
        op = c.PART_OP[part]
        if asked and op > c.LAST_REQUIREMENT:
            signs.append(_NEXT)
            asked = False
        signs += _OPERATIONS[c.OP_NAMES[op]](c.PART_A[part], c.PART_B[part])
        asked = asked or c.PAY < op <= c.LAST_REQUIREMENT
        part = c.PART_NEXT[part]
    return signs


def choice_signs(acts: Sequence[int]) -> list[Sign]:
    """The signs of acts of which one is done, with slashes between them."""
    signs: list[Sign] = []
    for act in acts:
        signs += ([_OR] if signs else []) + act_signs(act)
    return signs


def building_rows(kind: int) -> list[list[Sign]]:
    """The local actions of a kind of building, one row of signs each."""
    groups = c.BUILDING_GROUPS[kind]
    return [
        choice_signs([act for act, g in zip(c.BUILDING_ACTS[kind], groups, strict=True) if g == number_])
        for number_ in sorted(set(groups))
    ]


def width_of(signs: Sequence[Sign], gap: float = 2.6) -> float:
    """How wide a row of signs is."""
    return sum(s.width for s in signs) + gap * max(len(signs) - 1, 0)


def row(signs: Sequence[Sign], x: float, y: float, room: float, *, high: float = 1.0, anchor: str = "middle") -> str:
    """Signs side by side, centred on (x, y) or beginning there, made smaller only where they would not find room."""
    wide = width_of(signs)
    scale = min(high, room / wide) if wide else high
    left = x - wide * scale / 2 if anchor == "middle" else x
    return group(_side_by_side(tuple(signs)), transform=place(left, y, scale))


@once
def _side_by_side(signs: tuple[Sign, ...]) -> str:
    out, at = "", 0.0
    for sign in signs:
        out += group(sign.markup, transform=place(at, 0)) if at else sign.markup
        at += sign.width + 2.6
    return out


_TASKS: Final[dict[str, Sign]] = {
    "building": HOUSE,
    "green_teepee": teepee("green"),
    "blue_teepee": teepee("blue"),
    "hazard": HAZARD,
    "station": STATION,
    "cattle3": value_card("3"),
    "west_highland": breed_card("west_highland"),
    "texas_longhorn": breed_card("texas_longhorn"),
    "san_francisco": crest("SF"),
}


def task_signs(card: str) -> list[Sign]:
    """The tasks of an objective card, each as often as it is asked for."""
    tasks = c.OBJECTIVE_TASKS[c.CARD[card] - c.CATTLE]
    return [_TASKS[name] for name, n in zip(c.TASKS, tasks, strict=True) for _ in range(n)]


# Every shape is known before the first picture is drawn, so that equal views give equal pictures.
for _breed in c.BREEDS:
    breed_card(_breed)
for _act in range(len(c.ACTS)):
    act_signs(_act)
for _what in c.COUNTS:
    _counted(_what)
for _offer in c.BOX.cattle_offer:
    value_card(str(_offer.value))
permanent()
points(1)
_HANDS: Final = {colour: _shape(f"hand-{colour}", 18, _hand(ink)) for colour, ink in HANDS.items()}


def hand_signs(hands: Sequence[str]) -> list[Sign]:
    """The hands on a tile, in their colours upon paper, so that both read on any ground."""
    return [_HANDS[colour] for colour in hands]
