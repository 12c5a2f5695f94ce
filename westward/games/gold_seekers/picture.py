"""The picture of Gold Seekers: the map with its figures, a mat for each player, and the viewer's person card."""

from __future__ import annotations

from westward.art import Sheet
from westward.art.scene import Picture, Scene
from westward.core.words import Words
from westward.games.gold_seekers.picture_board import HEIGHT, WIDTH, ground
from westward.games.gold_seekers.picture_mats import look_up, mat
from westward.games.gold_seekers.picture_pieces import (
    dice,
    event_card,
    figures,
    last_move,
    pot,
    ways_ahead,
)
from westward.games.gold_seekers.picture_text import text
from westward.games.gold_seekers.view import GoldSeekersView

__all__ = ["picture", "text"]


def picture(v: GoldSeekersView, words: Words, overlay: str) -> Picture:
    """Draw the position; the overlay `ways` shows where each figure gets with 1 to 6."""
    sheet = Sheet()
    may = {part for one in words.title.choices(v) for part in one.parts}
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
