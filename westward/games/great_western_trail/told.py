"""Great Western Trail in words: the trail, the village, Kansas City and its markets, the railroad, the players, the own hand."""

from __future__ import annotations

from westward.core.telling import Section
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_text import STRETCHES, blocks
from westward.games.great_western_trail.places import name_place
from westward.games.great_western_trail.view import GreatWesternTrailView
from westward.games.great_western_trail.view_choice import tile_name


def told(view: GreatWesternTrailView, words: Words) -> list[Section]:
    """The board area by area: what the terminal shows, the trail in whole words."""
    found: list[Section] = []
    for first, *lines in (block for block in blocks(view, words) if block):
        title, _, rest = first.partition(": ")
        found.append(Section(title.rstrip(":"), [line.strip() for line in ([rest] if rest else []) + lines]))
    return [Section(found[0].title, [_stretch(view, words, stretch) for stretch in STRETCHES]), *found[1:]]


def _stretch(view: GreatWesternTrailView, words: Words, stretch: list[str]) -> str:
    """A stretch of the trail, place by place, and where it leads."""
    line = ", ".join(_place(view, words, spot) for spot in stretch)
    after = [name_place(words, spot) for spot in c.TRAIL[c.SPOT[stretch[-1]]].next]
    return f"{line}; {words.say('told-then', {'after': ' / '.join(after)})}" if after else line


def _place(view: GreatWesternTrailView, words: Words, spot: str) -> str:
    """A place with its tile, what passing costs, whose tile it is and who stands there."""
    facts: list[str] = []
    tile = view.tiles.get(spot)
    if tile is not None:
        facts.append(words.term(tile_name(tile)))
        facts += [words.seat(tile.owner, view.head.colours)] if tile.owner >= 0 else []
        facts += [words.say("told-fee", {"fee": tile.fee})] if tile.fee else []
    here = [words.seat(i, view.head.colours) for i, r in enumerate(view.ranchers) if r.cattleman == spot]
    facts += [words.say("told-here", {"who": words.listing(here)})] if here else []
    return f"{name_place(words, spot)} [{', '.join(facts)}]" if facts else name_place(words, spot)
