"""Draws a view of Great Western Trail: the board, the markets, every player's board, and the own hand."""

from __future__ import annotations

from typing import Final

from westward.art.glyphs import badge
from westward.art.marks import trophy
from westward.art.palette import GOLD, INK, PAPER, PAPER_EDGE, RUST, lighter, seat_named
from westward.art.scene import Picture, Scene
from westward.art.svg import Sheet, circle, group, once, path, pen, rect, write
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import picture_cards as cards
from westward.games.great_western_trail import picture_railroad as railroad
from westward.games.great_western_trail import picture_town as town
from westward.games.great_western_trail import picture_trail as trail
from westward.games.great_western_trail.picture_icons import cost, fit, hand_signs, number, points, register, row
from westward.games.great_western_trail.picture_land import land
from westward.games.great_western_trail.picture_mat import mat
from westward.games.great_western_trail.picture_text import text
from westward.games.great_western_trail.view import GreatWesternTrailView

__all__ = ["picture", "text"]

_BOARD: Final = (1680.0, 1213.0)
#: All names that the printed board bears; the ground is drawn once for each language.
_PRINTED: Final = ("flood", "drought", "rockfall", "village")


def picture(view: GreatWesternTrailView, words: Words, overlay: str) -> Picture:
    """The board, the tray with the cattle market, the players' boards and the own hand."""
    kept, printed = _ground(tuple(words.say(f"picture-{key}") for key in _PRINTED))
    sheet = kept.copy()
    may = {part for one in words.title.choices(view) for part in one.parts}
    active = _active(view)
    body = [
        printed,
        railroad.spaces(sheet, view, words, may),
        railroad.cities(sheet, view, words, may),
        railroad.stations(sheet, view, words, may),
        town.kansas_city(sheet, words, may),
        town.foresight(sheet, view, words, may),
        town.jobs(sheet, view, words, may),
        trail.spots(sheet, view, words, may),
        trail.cattlemen(sheet, view, active),
        trail.routes(view),
        _fee_list(view),
        _ranking(sheet, view, active),
        trail.fees(view) if overlay == "fees" else "",
        railroad.transport(view) if overlay == "transport" else "",
    ]
    scenes = [Scene("board", (0, 0, *_BOARD), group(*body), words.say("title"))]
    scenes.append(cards.tray(sheet, view, words, may))
    scenes += [mat(sheet, view, words, seat, active, may) for seat in range(view.head.players)]
    if view.head.seat >= 0:
        scenes.append(cards.hand(view, words, may))
    return Picture(sheet, scenes)


@once
def _ground(names: tuple[str, ...]) -> tuple[Sheet, str]:
    """All that never moves, with the sheet of its symbols."""
    sheet = Sheet()
    register(sheet)
    width, height = _BOARD
    out = rect(0, 0, width, height, fill=PAPER)
    for gap, line in ((7, 2.2), (12, 0.9)):
        out += rect(gap, gap, width - 2 * gap, height - 2 * gap, fill="none", stroke=PAPER_EDGE, stroke_width=line)
    out += _title() + land(sheet, dict(zip(_PRINTED, names, strict=True))) + railroad.track() + cards.prices()
    return sheet, group(out, pointer_events="none")


def _title() -> str:
    out = ""
    for y, line, size in ((272, "Great Western", 33), (314, "Trail", 44)):
        out += write(184, y, line, size, weight=400, class_="mark", fill=INK)
    return (
        out
        + path("M42 316H110M258 316H326", stroke=INK, stroke_width=2)
        + path("M118 316l6-6l6 6l-6 6zM238 316l6-6l6 6l-6 6z", fill=RUST)
    )


def _active(view: GreatWesternTrailView) -> int:
    """Whom the table waits for, or whose turn it is; nobody at the end."""
    if view.head.question is None:
        return -1
    return view.head.to_act if view.head.to_act >= 0 else view.turn


def _fee_list(view: GreatWesternTrailView) -> str:
    """What each colour of hand costs with this number of players (GWT-4.9)."""
    n = c.counts(view.head.players)
    signs = [*hand_signs(["green"]), cost(n.fee_green), number(" "), *hand_signs(["black"]), cost(n.fee_black)]
    return row(signs, 1461, 967, 126, high=1.1)


def _ranking(sheet: Sheet, view: GreatWesternTrailView, active: int) -> str:
    """Money and points of everybody at a glance, in the corner that the railroad leaves free."""
    left, high, width = 1396.0, 36.0, 130.0
    top = 1054 - high * view.head.players / 2
    out = ""
    for seat, rancher in enumerate(view.ranchers):
        y = top + high * seat
        look = seat_named(view.head.colours[seat])
        out += rect(left, y, width, high - 3, rx=8, fill=lighter(look.colour, 0.7), **pen(1.4))
        if seat == active:
            out += rect(left, y, width, high - 3, rx=8, fill="none", stroke=RUST, stroke_width=3.4)
        out += sheet.put(badge(look), left + 19, y + 17, scale=1.25)
        out += circle(left + 56, y + 17, 16, fill=GOLD, **pen(1.3))
        out += fit(left + 56, y + 17, str(rancher.money), 20, 26, fill="#3f2704")
        out += row([points(view.head.scores[seat])], left + 100, y + 17, 60, high=1.15)
        if seat in view.head.winners:
            out += sheet.put(trophy(), left + width + 18, y + 17, scale=1.4)
    return group(out, pointer_events="none")
