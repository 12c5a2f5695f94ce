"""Gold Seekers as lines of text, for the terminal and for those who do not see the board."""

from __future__ import annotations

from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.picture_pieces import entry_text, event_title, name_of, order_of, status
from westward.games.gold_seekers.places import name_place
from westward.games.gold_seekers.view import GoldSeekersView


def text(v: GoldSeekersView, words: Words) -> str:
    """The position as a few lines: one per player in turn order, the throw and the event."""
    head = [
        words.say("title"),
        words.say("label-round", {"round": v.round}),
        words.say("label-pot", {"units": v.pot}),
    ]
    lines = [" · ".join(head)]
    for seat in order_of(v):
        mark = ">" if seat == v.turn and not v.head.winners else " "
        lines.append(f"{mark} {player_line(v, words, seat)}")
    lines += [f"  {line}" for line in [*throw_lines(v, words), *event_line(v, words)]]
    return "\n".join(lines)


def player_line(v: GoldSeekersView, words: Words, seat: int) -> str:
    """Who a player is, where the figure stands, and what is open about it."""
    p = v.players[seat]
    if not p.person:
        return name_of(v, words, seat)
    who = f"{name_of(v, words, seat)} ({c.BOX.person[p.person - 1].name})"
    field = "gold" if p.place else p.field
    where = [name_place(words, field)] if field else []
    rest = [] if p.place else [words.say("label-rest", {"rest": p.rest})]
    return f"{who}: {', '.join([*where, *rest, words.say('label-units', {'units': p.money}), *status(v, words, seat)])}"


def throw_lines(v: GoldSeekersView, words: Words) -> list[str]:
    """What the dice show."""
    lines: list[str] = []
    for thrown in v.throws:
        colour = f" {words.term(thrown.colour)}" if thrown.colour else ""
        lines.append(f"{words.say('label-dice')}: {name_of(v, words, thrown.seat)}{colour} {thrown.number}")
    return lines


def event_line(v: GoldSeekersView, words: Words) -> list[str]:
    """The event that struck last, if one did."""
    if v.struck is None:
        return []
    said = entry_text(words, v.struck.number, v.players[v.struck.seat].person)
    event = f"{words.say('label-event', {'number': v.struck.number})}, {event_title(words, v.struck.number)}"
    return [f"{event}. {name_of(v, words, v.struck.seat)}: {said}"]
