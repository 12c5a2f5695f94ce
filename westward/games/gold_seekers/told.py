"""Gold Seekers in words: the players in turn order, what lies ahead of each, the throw and the event."""

from __future__ import annotations

from westward.core.telling import Section
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.picture_pieces import name_of, order_of
from westward.games.gold_seekers.picture_text import event_line, player_line, throw_lines
from westward.games.gold_seekers.view import GoldSeekersView, kind_of

#: How many fields ahead are told.
_AHEAD = 6


def told(view: GoldSeekersView, words: Words) -> list[Section]:
    """The race area by area."""
    facts = [words.say("label-round", {"round": view.round}), words.say("label-pot", {"units": view.pot})]
    return [
        Section(words.say("title"), facts),
        Section(words.say("told-players"), [player_line(view, words, seat) for seat in order_of(view)]),
        Section(words.say("told-ahead"), [line for seat in order_of(view) for line in _ahead(view, words, seat)]),
        Section(words.say("told-table"), [*throw_lines(view, words), *event_line(view, words)]),
    ]


def _ahead(view: GoldSeekersView, words: Words, seat: int) -> list[str]:
    """What the next fields straight ahead of a figure are."""
    field, kinds = view.players[seat].field, list[str]()
    while field and len(kinds) < _AHEAD:
        field = c.FIELDS[c.NUMBER[field]].next
        if field:
            kinds.append(words.term(f"kind-{kind_of(field)}"))
    return [f"{name_of(view, words, seat)}: {', '.join(kinds)}"] if kinds else []
