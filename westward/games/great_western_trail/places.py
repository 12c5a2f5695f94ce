"""What the places of Great Western Trail are called: those of the trail, the spaces of the railroad, and ways along forks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westward.core.places import Atlas, numbered
from westward.core.words import Words
from westward.games.great_western_trail import components as c

#: Which parts of the picture a fact speaks of.
_PARTS: Final = {"spot": "spot", "start": "spot", "city": "city", "station": "station", "space": "rail"}


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """The names of the places that facts speak of."""
    found = ATLAS.named(words, facts)
    way = facts.get("way")
    if isinstance(way, str) and way != "direct":
        found["way"] = words.listing([name_place(words, spot) for spot in way.split("+")])
    return found


def parts(facts: Mapping[str, object]) -> list[str]:
    """The places that facts speak of, in the picture."""
    found = [f"{part}-{facts[fact]}" for fact, part in _PARTS.items() if facts.get(fact)]
    return [part.replace("spot-", "rail-") if facts.get("space") else part for part in found]


def name_place(words: Words, place: str) -> str:
    """What a place is called."""
    return ATLAS.names(words)[place]


def _survey(words: Words) -> dict[str, str]:
    trail = numbered((place.id, _called(words, i)) for i, place in enumerate(c.TRAIL))
    rail = {
        space: words.term(f"station_{c.STATION_AT[i] + 1}")
        if c.STATION_AT[i] >= 0
        else words.say("name-space", {"number": space})
        for i, space in enumerate(c.SPACES)
    }
    return trail | rail


def _called(words: Words, i: int) -> str:
    """What a place of the trail is called before numbers tell equal names apart; one that the words do not know, by its kind."""
    place = c.TRAIL[i]
    if place.kind == "hazard":
        return words.say(f"picture-{place.zone}")
    if place.kind == "teepee":
        return words.say("name-village", {"value": f"{place.value:+d}".replace("-", "−")})
    key = f"name-{place.id}"
    return words.say(key) if words.has(key) else words.say(f"name-{place.kind}")


ATLAS: Final = Atlas(_survey, ("spot", "start", "space"))
