"""How the places of a board get their names: one for each in every language, found from where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import atan2, pi
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from westward.core.words import Words

#: The directions of the compass clockwise, as a picture shows them: y grows to the south.
COMPASS: Final = ("east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast")


def bearing(dx: float, dy: float) -> str:
    """In which direction something lies, seen from where one stands."""
    return COMPASS[round(atan2(dy, dx) / (pi / 4)) % 8]


def numbered(called: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Places with what each is called; where several are called alike, a number tells them apart."""
    pairs = list(called)
    alike, count = Counter(name for _, name in pairs), Counter[str]()
    names: dict[str, str] = {}
    for place, name in pairs:
        count[name] += 1
        names[place] = name if alike[name] == 1 else f"{name} {count[name]}"
    return names


class Atlas:
    """The names of a board's places in each language, put together when they are first asked for."""

    def __init__(self, survey: Callable[[Words], dict[str, str]], facts: Iterable[str]) -> None:
        self._survey = survey
        self._facts = frozenset(facts)
        self._names: dict[str, dict[str, str]] = {}

    def names(self, words: Words) -> dict[str, str]:
        """The names of all places."""
        if words.language not in self._names:
            self._names[words.language] = self._survey(words)
        return self._names[words.language]

    def named(self, words: Words, facts: Mapping[str, object]) -> dict[str, str]:
        """The names of the places that facts speak of, by the names of the facts."""
        if self._facts.isdisjoint(facts):
            return {}
        names = self.names(words)
        return {fact: names[place] for fact in self._facts & facts.keys() if (place := str(facts[fact])) in names}
