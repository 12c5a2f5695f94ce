"""Colorado County in words: the lakes, the flags, everybody's land, the table, the own hand."""

from __future__ import annotations

from westward.core.telling import Section
from westward.core.words import Words
from westward.games.colorado_county.picture_text import phase, seat_line
from westward.games.colorado_county.view import ColoradoCountyView


def told(view: ColoradoCountyView, words: Words) -> list[Section]:
    """The county area by area."""
    hand = [" ".join(map(str, view.hand))] if view.hand else []
    return [
        Section(phase(view, words), _table(view, words)),
        Section(
            words.say("told-players"), [seat_line(view, words, seat).lstrip("> ") for seat in range(view.head.players)]
        ),
        Section(words.say("told-land"), _land(view, words)),
        Section(words.say("told-flags"), _flags(view, words)),
        Section(words.say("told-lakes"), _lakes(view, words)),
        Section(words.say("picture-hand"), hand),
    ]


def _table(view: ColoradoCountyView, words: Words) -> list[str]:
    cards = [words.term(card) for card in view.face_up]
    lines = [f"{words.say('picture-table')}: {', '.join(cards)}"] if cards else []
    lines.append(words.say("picture-stack-told", {"count": sum(view.stack.values())}))
    return [*lines, words.say("picture-bag-told", {"count": view.bag})]


def _land(view: ColoradoCountyView, words: Words) -> list[str]:
    return [
        f"{words.seat(seat, view.head.colours)}: {', '.join(fields)}"
        for seat, fields in enumerate(view.markers)
        if fields
    ]


def _flags(view: ColoradoCountyView, words: Words) -> list[str]:
    by_colour: dict[str, list[str]] = {}
    for field, colour in view.flags.items():
        by_colour.setdefault(colour, []).append(field)
    return [f"{words.term(colour)}: {', '.join(fields)}" for colour, fields in by_colour.items()]


def _lakes(view: ColoradoCountyView, words: Words) -> list[str]:
    lines: list[str] = []
    for lake in view.lakes:
        owners = words.listing([words.seat(seat, view.head.colours) for seat in lake.owners])
        facts = {"lake": lake.id, "value": lake.value, "owners": owners, "owned": bool(owners)}
        lines.append(f"{words.say('picture-lake-told', facts)}: {', '.join(lake.fields)}")
    return lines
