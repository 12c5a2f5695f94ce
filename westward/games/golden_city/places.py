"""What the fields of Golden City are called: after the town, the lakes, the railway or the country they lie in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from westward.core.places import Atlas, bearing, numbered
from westward.core.words import Words
from westward.games.golden_city import components as c
from westward.games.golden_city.components_box import Field


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """The names of the fields that facts speak of."""
    return ATLAS.named(words, facts)


def parts(facts: Mapping[str, object]) -> list[str]:
    """The fields that facts speak of, in the picture."""
    return [f"field-{facts[fact]}" for fact in ("start", "field") if facts.get(fact) in c.NUMBER]


def name_place(words: Words, field: str) -> str:
    """What a field is called."""
    return ATLAS.names(words)[field]


def lake_name(words: Words, lake: str) -> str:
    """What a lake is called; one that the words do not know, as the box has it."""
    key = f"lake-{lake}"
    return words.term(key) if words.has(f"term-{key}") else next(k.name for k in c.BOX.lake if k.id == lake)


def _survey(words: Words) -> dict[str, str]:
    # Read like a page, so that the next number is found beside or below the last.
    fields = sorted(c.FIELDS, key=lambda f: (round(f.y), f.x))
    return numbered((f.id, _called(words, f)) for f in fields)


def _called(words: Words, f: Field) -> str:
    """What a field is called before numbers tell equal names apart."""
    town = _middle(g for g in c.FIELDS if g.kind == "street")
    if f.rail >= 0:
        left = c.STATION - f.rail
        kind = "station" if left == 0 else "tunnel" if f.rail == 0 else "gate" if f.town else "rail"
        return words.say(f"name-{kind}", {"left": left, "side": _side(f, town)})
    if f.kind in ("street", "house"):
        square = min((g for g in c.FIELDS if g.kind == "street"), key=lambda g: _apart(g, town))
        return words.say("name-square") if f is square else words.say(f"name-{f.kind}", {"side": _side(f, town)})
    if f.kind == "lake":
        return words.say("name-bay", {"lake": lake_name(words, f.lake), "side": _side(f, _lake(f.lake))})
    shores = [c.FIELDS[c.NUMBER[n]].lake for n in f.adj if c.FIELDS[c.NUMBER[n]].kind == "lake"]
    if shores:
        lake = min(shores, key=lambda k: _apart(f, _lake(k)))
        return words.say("name-shore", {"lake": lake_name(words, lake), "side": _side(f, _lake(lake))})
    if f.kind == "mountain":
        return words.say("name-mountain")
    return words.say(f"name-{f.terrain}") if words.has(f"name-{f.terrain}") else words.say("name-land")


def _lake(lake: str) -> tuple[float, float]:
    return _middle(f for f in c.FIELDS if f.lake == lake)


def _middle(fields: Iterable[Field]) -> tuple[float, float]:
    found = list(fields)
    return sum(f.x for f in found) / len(found), sum(f.y for f in found) / len(found)


def _apart(f: Field, point: tuple[float, float]) -> float:
    return (f.x - point[0]) ** 2 + (f.y - point[1]) ** 2


def _side(f: Field, point: tuple[float, float]) -> str:
    return bearing(f.x - point[0], f.y - point[1])


ATLAS: Final = Atlas(_survey, ("field", "start"))
