"""Great Western Trail in words: the trail, the village, Kansas City and its markets, the railroad, the players, the own hand."""

from __future__ import annotations

from westward.core.telling import Section
from westward.core.words import Words
from westward.games.great_western_trail.picture_text import blocks
from westward.games.great_western_trail.view import GreatWesternTrailView


def told(view: GreatWesternTrailView, words: Words) -> list[Section]:
    """The board area by area: what the terminal shows, with the first line of each block as its title."""
    found: list[Section] = []
    for first, *lines in (block for block in blocks(view, words) if block):
        title, _, rest = first.partition(": ")
        found.append(Section(title.rstrip(":"), [line.strip() for line in ([rest] if rest else []) + lines]))
    return found
