"""Golden City in plain characters, for the terminal, and the names of places for both pictures."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from westward.core.words import Words
from westward.games.golden_city import components as c
from westward.games.golden_city.components_box import Field
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.view import GoldenCityView, worth

#: One letter per seat, in the order of the colours: a figure in capitals, its house in small letters.
LETTERS: Final = "RBGYKW"
_SIGNS: Final[dict[str, str]] = {"street": ":", "rail": "=", "land": ".", "dig": "o", "lake": "~", "mountain": "^"}
_ROWS: Final[list[list[Field]]] = [
    sorted((f for f in c.FIELDS if f.y == y), key=lambda f: f.x) for y in sorted({f.y for f in c.FIELDS})
]


def place_name(view: GoldenCityView, words: Words, name: str) -> str:
    """What lies on a field, in a few words."""
    f = c.FIELDS[c.NUMBER[name]]
    if f.kind == "house":
        said = (
            words.say("place-house", {"owner": words.seat(view.houses.index(name), view.head.colours)})
            if name in view.houses
            else words.say("place-closed")
        )
    elif f.kind == "lake":
        said = words.say("place-raft" if name in view.rafts else "place-lake", {"lake": f"lake-{f.lake}"})
    elif name in view.robbers:
        robber = view.robbers[name]
        said = words.say("place-robber", {"strength": robber.strength, "worth": worth(robber.stack)})
    elif name in view.scouted:
        said = words.say("place-scouted", {"chip": view.scouted[name]})
    else:
        said = words.say("place-chip" if name in view.face_down else f"place-{f.kind}")
    figures = [words.seat(i, view.head.colours) for i, there in enumerate(view.figures) if there == name]
    return ", ".join([said, *figures])


def text(view: GoldenCityView, words: Words) -> str:
    """The board as a map of characters, then what cannot be read from it."""
    return numbered(view, words, {})


def numbered(view: GoldenCityView, words: Words, numbers: Mapping[int, int] | None) -> str:
    """The same with a number before each field that an action leads to, where the action has one; None leaves all choices out."""
    may = {} if numbers is None else _choices(view, numbers)
    return "\n".join([*_map(view, may), "", *_legend(view, words, may), "", *notes(view, words)])


def _choices(view: GoldenCityView, numbers: Mapping[int, int]) -> dict[str, int]:
    """The fields that may be chosen, each with its number, or 0."""
    found: dict[str, int] = {}
    for action in view.head.legal:
        args = SPACE.arguments(action)
        if "field" in args and not found.get(args["field"]):
            found[args["field"]] = numbers.get(action, 0)
    return found


def _cell(sign: str, number: int | None) -> str:
    """Four characters: a sign, in brackets or after its number where it may be chosen."""
    if number is None:
        return f" {sign:^2} "
    return f"{number:>2}{sign:<2}" if 0 < number < 100 else f"({sign:^2})"


def _map(view: GoldenCityView, may: Mapping[str, int]) -> list[str]:
    left = min(f.x for f in c.FIELDS)
    # Two characters for half a field's width.
    half = min(b.x - a.x for row in _ROWS for a, b in pairwise(row)) / 2
    lines = []
    for row in _ROWS:
        cells = "".join(_cell(_sign(view, f), may.get(f.id)) for f in row)
        indent = " " * (2 * round((row[0].x - left) / half))
        lines.append(f"{indent}{cells}")
    return lines


def _sign(view: GoldenCityView, f: Field) -> str:
    figures = [LETTERS[i] for i, there in enumerate(view.figures) if there == f.id]
    if figures:
        return "".join(figures) if len(figures) < 3 else figures[0] + "+"
    if c.NUMBER[f.id] == c.RAIL[view.locomotive]:
        return "#"
    if f.kind == "house":
        return LETTERS[view.houses.index(f.id)].lower() if f.id in view.houses else "x"
    if f.id in view.rafts:
        return "%"
    if f.id in view.robbers:
        return f"!{view.robbers[f.id].strength}"
    if f.id in view.scouted:
        kind, number = view.scouted[f.id].split("-")
        return f"?{number}" if kind == "gold" else "?!"
    return "?" if f.id in view.face_down else _SIGNS[f.kind]


def _legend(view: GoldenCityView, words: Words, may: Mapping[str, int]) -> list[str]:
    seats = [f"{LETTERS[i]} {words.seat(i, view.head.colours)}" for i in range(view.head.players)]
    kinds = [f"{sign} {words.say(f'place-{kind}')}" for kind, sign in _SIGNS.items() if kind != "lake"]
    things = [
        ("~", "legend-lake"),
        ("%", "legend-raft"),
        ("?", "place-chip"),
        ("!", "legend-robber"),
        ("#", "legend-train"),
    ]
    signs = [f"{sign} {words.say(key)}" for sign, key in things]
    choices = [f"{'1, 2 …' if any(may.values()) else '( )'} {words.say('legend-may')}"] if may else []
    return ["  ".join([*seats, *choices]), "  ".join(kinds), "  ".join(signs)]


def notes(view: GoldenCityView, words: Words) -> list[str]:
    """The train, the chips that are left, every robber and scouted chip, then a line for each player."""
    lines = [words.say("text-train", {"left": len(c.RAIL) - 1 - view.locomotive})]
    lines.append(words.say("text-hidden", {"chips": chips(view.hidden, words)}))
    for name, robber in view.robbers.items():
        facts = {"field": name, "strength": robber.strength, "chips": chips(robber.stack, words)}
        lines.append(words.say("text-robber", facts))
    for name, chip in view.scouted.items():
        lines.append(words.say("text-scouted", {"field": name, "chip": chip}))
    for seat in range(view.head.players):
        facts = {
            "player": words.seat(seat, view.head.colours),
            "field": view.figures[seat],
            "points": view.head.scores[seat],
            "chips": chips(view.carried[seat], words),
        }
        lines.append(words.say("text-mat", facts))
    return lines


def chips(counts: dict[str, int], words: Words) -> str:
    """Chips by kind and number."""
    short = [f"{n} × {words.say(f'short-{name}')}" for name, n in counts.items()]
    return ", ".join(short) if short else words.say("text-nothing")
