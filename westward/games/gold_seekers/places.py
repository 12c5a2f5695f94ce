"""What the fields of Gold Seekers are called: after their trail, their detour, or the mountain they lead round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westward.core.places import Atlas, numbered
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import Field


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """The names of the fields that facts speak of."""
    return ATLAS.named(words, facts)


def parts(facts: Mapping[str, object]) -> list[str]:
    """The fields that facts speak of, in the picture."""
    return [f"field-{facts[fact]}" for fact in ("start", "field") if facts.get(fact) in c.NUMBER]


def name_place(words: Words, field: str) -> str:
    """What a field is called."""
    return ATLAS.names(words)[field]


def _survey(words: Words) -> dict[str, str]:
    return numbered((f.id, _called(words, f)) for f in sorted(c.FIELDS, key=_to_go, reverse=True))


def _to_go(f: Field) -> int:
    """How many fields lie ahead, straight on."""
    count = 0
    while f.next:
        f, count = c.FIELDS[c.NUMBER[f.next]], count + 1
    return count


def _called(words: Words, f: Field) -> str:
    """What a field is called before numbers tell equal names apart."""
    if f.lane:
        return words.say("name-start" if f.kind == "start" else "name-trail", {"trail": f.lane, "number": f.step})
    if f.kind == "detour":
        return words.say(f"name-detour-{f.obstacle}")
    if f.mountain:
        peak = c.BOX.mountain[f.mountain - 1].name
        return words.say("name-pass" if f.kind == "mountain" else "name-loop", {"peak": peak})
    return words.say(f"name-{f.kind}") if f.kind in ("connect", "claim", "gold") else words.say("name-road")


ATLAS: Final = Atlas(_survey, ("field", "start"))
