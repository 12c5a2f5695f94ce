"""The places of Colorado County: its fields are called as the letters and numbers around the county say."""

from __future__ import annotations

from collections.abc import Mapping

from westward.core.words import Words
from westward.games.colorado_county import components as c

_FIELDS = frozenset(c.IDS)


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """The names of the fields that facts speak of: their ids, which stand on the board."""
    return {fact: str(facts[fact]) for fact in ("field", "second") if facts.get(fact) in _FIELDS}


def parts(facts: Mapping[str, object]) -> list[str]:
    """The fields that facts speak of, in the picture."""
    return [f"field-{facts[fact]}" for fact in ("field", "second") if facts.get(fact) in _FIELDS]
