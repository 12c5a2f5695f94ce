"""Gold Rush in words: the tile in hand, the players, and every area with whose it is and where it lies."""

from __future__ import annotations

from westward.core.telling import Section
from westward.core.words import Words
from westward.games.gold_rush import components as c
from westward.games.gold_rush.places import name_place
from westward.games.gold_rush.view import Area, GoldRushView


def told(view: GoldRushView, words: Words) -> list[Section]:
    """The landscape area by area: those that are not finished, the most valuable first."""
    sections = [
        Section(words.say("told-table"), _table(view, words)),
        Section(words.say("told-players"), _players(view, words)),
    ]
    for role in c.ROLES:
        open_ = [area for area in view.areas if area.role == role and not area.finished]
        lines = [_area(view, words, area) for area in sorted(open_, key=lambda a: -a.worth)]
        sections.append(Section(words.say(f"told-{role}"), lines))
    return sections


def _table(view: GoldRushView, words: Words) -> list[str]:
    lines = [words.say("label-deck", {"count": view.deck_left}), words.say("label-supply", {"count": view.supply})]
    if view.drawn:
        lines.insert(0, words.say("told-drawn", {"layout": f"layout-{c.ROWS[c.KIND[view.drawn]].layout}"}))
    return lines


def _players(view: GoldRushView, words: Words) -> list[str]:
    return [
        f"{words.seat(seat, view.head.colours)}: "
        + ", ".join(
            [
                words.say("label-points", {"count": view.booked[seat]}),
                words.say("label-cowboys", {"count": view.cowboys_left[seat]}),
                words.say("label-tokens", {"count": view.tokens[seat]}),
            ]
        )
        for seat in range(view.head.players)
    ]


def _area(view: GoldRushView, words: Words, area: Area) -> str:
    cells = dict.fromkeys(tuple(map(int, spot.rsplit("-", 2)[0].split("_"))) for spot in area.spots)
    where = "; ".join(name_place(words, x, y) for x, y in cells)
    there = [words.seat(seat, view.head.colours) for seat, n in enumerate(area.cowboys) if n]
    there += [words.say("label-tent", {"seat": words.seat(seat, view.head.colours)}) for seat in area.tents]
    facts = {"points": area.worth, "open": area.open, "tokens": area.tokens, "where": where, "there": ", ".join(there)}
    return words.say("told-area", facts | {"taken": bool(there)})
