"""A position in words, area by area, for those who do not see the board."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from westward.core.view import View

if TYPE_CHECKING:
    from westward.core.words import Words


class Section(msgspec.Struct, frozen=True):
    """What there is to tell about one thing, line by line."""

    title: str
    lines: list[str]


def gathered(names: Iterable[str]) -> list[str]:
    """Names that differ in their number alone as one: `Desert 1` and `Desert 3` are `Desert 1, 3`."""
    found: dict[str, list[str]] = {}
    for name in names:
        plain, number = re.fullmatch(r"(.*?)(?: (\d+))?", name, re.DOTALL).groups()  # type: ignore[union-attr] # it always fits
        found.setdefault(plain, []).append(number or "")
    return [
        f"{plain} {', '.join(n for n in sorted(numbers, key=_size) if n)}".strip() for plain, numbers in found.items()
    ]


def _size(number: str) -> int:
    return int(number or 0)


def told(view: View, words: Words) -> list[Section]:
    """The position in words: what the game tells of it, and where the choices of the seat lead."""
    sections = [section for section in words.title.told(view, words) if section.lines]
    reached = reach(view, words)
    return [*sections, Section(words.say("told-reach"), reached)] if reached else sections


def reach(view: View, words: Words) -> list[str]:
    """The places that the choices of the seat name, each kind of choice in a line."""
    title = words.title
    found: dict[str, list[str]] = {}
    for action in view.head.legal:
        choice = title.choice(view, action)
        step, _ = words.steps(choice)
        for place in title.named(words, choice.facts).values():
            places = found.setdefault(step, [])
            if place not in places:
                places.append(place)
    return [
        f"{step}: {'; '.join(gathered(places))}" if step else "; ".join(gathered(places))
        for step, places in found.items()
    ]
