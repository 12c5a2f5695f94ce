"""The picture of Gold Seekers: the map with its figures, a mat for each player, and the viewer's person card."""

from __future__ import annotations

from westward.art import Sheet
from westward.art.scene import Picture, Scene
from westward.core.words import Words
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.picture_board import HEIGHT, WIDTH, ground
from westward.games.gold_seekers.picture_mats import look_up, mat
from westward.games.gold_seekers.picture_pieces import (
    dice,
    entry_text,
    event_card,
    event_title,
    figures,
    last_move,
    name_of,
    order_of,
    pot,
    status,
    ways_ahead,
)
from westward.games.gold_seekers.view import GoldSeekersView, choice


def picture(v: GoldSeekersView, words: Words, overlay: str) -> Picture:
    """Draw the position; the overlay `ways` shows where each figure gets with 1 to 6."""
    sheet = Sheet()
    may = {part for action in v.head.legal for part in choice(v, action).parts}
    fields = {part.removeprefix("field-") for part in may if part.startswith("field-")}
    board = ground(words).draw(sheet, fields)
    board += last_move(v)
    board += event_card(sheet, v, words, may) + dice(sheet, v, words, may) + pot(v, words)
    board += figures(sheet, v, words, may)
    if overlay == "ways":
        board += ways_ahead(v)
    scenes = [Scene("board", (0, 0, WIDTH, HEIGHT), board, words.say("title"))]
    scenes += [mat(sheet, v, words, seat) for seat in range(v.head.players)]
    return Picture(sheet, [*scenes, look_up(sheet, v, words)])


def text(v: GoldSeekersView, words: Words) -> str:
    """The position as a few lines for the terminal: one per player in turn order, the throw and the event."""
    lines = [
        f"{words.say('title')} · {words.say('label-round', {'round': v.round})} · {words.say('label-pot', {'units': v.pot})}"
    ]
    for seat in order_of(v):
        p = v.players[seat]
        if not p.person:
            lines.append(f"  {name_of(v, words, seat)}")
            continue
        mark = ">" if seat == v.turn and not v.head.winners else " "
        who = f"{name_of(v, words, seat)} ({c.BOX.person[p.person - 1].name})"
        where = (
            f"{p.field or '–':8} {words.say('label-rest', {'rest': p.rest}):22}"
            if not p.place
            else f"{'gold':8} {'':22}"
        )
        facts = ", ".join([words.say("label-units", {"units": p.money}), *status(v, words, seat)])
        lines.append(f"{mark} {who:32} {where} {facts}")
    for thrown in v.throws:
        colour = f" {words.term(thrown.colour)}" if thrown.colour else ""
        lines.append(f"  {words.say('label-dice')}: {name_of(v, words, thrown.seat)}{colour} {thrown.number}")
    if v.struck is not None:
        said = entry_text(words, v.struck.number, v.players[v.struck.seat].person)
        event = f"{words.say('label-event', {'number': v.struck.number})}, {event_title(words, v.struck.number)}"
        lines.append(f"  {event}. {name_of(v, words, v.struck.seat)}: {said}")
    return "\n".join(lines)
