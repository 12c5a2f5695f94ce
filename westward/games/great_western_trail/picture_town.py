"""Kansas City and its job market: foresight spaces, supply piles, rows of workers, and the token that ends the game."""

from __future__ import annotations

from typing import Final

from westward.art.cards import scroll, tile_back, worker_tile
from westward.art.marks import field
from westward.art.palette import GOLD, GOLD_DEEP, INK, PAPER, PAPER_DEEP, PAPER_EDGE, RUST, darker
from westward.art.svg import Sheet, circle, el, group, num, path, pen, place, rect, text, write
from westward.art.town import city
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_icons import FIGURE, any_card, gain, row, tile_outline
from westward.games.great_western_trail.picture_land import where
from westward.games.great_western_trail.picture_trail import tile_symbol
from westward.games.great_western_trail.places import name_place
from westward.games.great_western_trail.view import GreatWesternTrailView
from westward.games.great_western_trail.view_choice import tile_name

_PILES: Final = ("#7c6a49", "#5f7487", "#8b5a4a")
_FORESIGHT: Final = (44.0, 492.0, 74.0)
_SQUARE: Final = 50.0
_JOBS: Final = (34.0, 646.0)
_ROW: Final = 37.8
_COLUMN: Final = 45.0
_SPACE: Final = 37.0


def kansas_city(sheet: Sheet, words: Words, may: set[str]) -> str:
    """The town at the end of the trail."""
    x, y = where("KC")
    body = sheet.put(city(), 0, 2, scale=2.15) + scroll(0, 54, name_place(words, "KC"), FIGURE, width=168)
    d = "M-72-14C-60-50-10-62 4-58C40-56 70-30 72 10L88 38V72H-88V38z"
    state = "may" if "spot-KC" in may else ""
    called = name_place(words, "KC")
    label = f"{called}: {words.say('site-city')}"
    return field("spot-KC", d, body, state=state, label=label, name=called, transform=place(x, y))


def foresight(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """Three columns of two tiles each, fed by the piles below them."""
    left, top, pitch = _FORESIGHT
    out = ""
    for i, column in enumerate("abc"):
        x = left + pitch * i + 32
        out += rect(x - 32, top, 64, 148, rx=7, fill=PAPER, **pen(1.4))
        for n in (1, 2):
            tile = view.foresight[i][n - 1]
            y = top + 29 + 53 * (n - 1)
            body = rect(
                -24, -24, 48, 48, rx=5, fill=PAPER_DEEP, stroke=PAPER_EDGE, stroke_width=1.4, stroke_dasharray="5 4"
            )
            if tile:
                body += sheet.put(tile_symbol(tile, view.head.colours), height=_SQUARE)
            part = f"foresight-{column}-{n}"
            state = "may" if part in may else ""
            out += field(
                part,
                tile_outline(_SQUARE, _SQUARE),
                body,
                state=state,
                label=words.term(tile_name(tile)),
                transform=place(x, y),
            )
        count = sum(view.piles[i].values())
        pile = sheet.put(tile_back(_PILES[i]), x - 14, top + 129, height=24)
        pile += write(x + 13, top + 129, str(count), FIGURE, fill=INK)
        out += group(el("title", text(words.say("picture-pile", {"count": count}))), pile)
    return out


def jobs(sheet: Sheet, view: GreatWesternTrailView, words: Words, may: set[str]) -> str:
    """The job market: a row per cost, with the arrows that the token follows."""
    left, top = _JOBS
    columns = len(view.jobs[0])
    width, height = 116 + _COLUMN * columns, 38 + _ROW * c.ROWS
    out = rect(left, top, width, height, rx=9, fill="#f2e5c6", **pen(2))
    out += path(
        f"M{num(left)} {num(top + 33)}V{num(top + 9)}a9 9 0 0 1 9-9h{num(width - 18)}a9 9 0 0 1 9 9V{num(top + 33)}z",
        fill="#7c5a38",
        **pen(1.6),
    )
    out += write(left + width / 2, top + 17, words.say("picture-jobs"), FIGURE, fill="#fff3d6")
    for r in range(c.ROWS):
        y = top + 38 + _ROW * (r + 0.5) - 2
        out += "" if r % 2 else rect(left + 3, y - _ROW / 2, width - 6, _ROW, fill="#e5d3a8", opacity=0.8)
        out += _arrow(left + 24, y + _ROW / 2, r)
        out += row([gain(c.ROW_COSTS[r])], left + 78, y, 40, high=1.15)
        for k in range(columns):
            out += _job(sheet, view, words, r, k, left + 122 + _COLUMN * k, y, may)
    return out + _token(view, left + 24, top + 38 - 2)


def _job(
    sheet: Sheet, view: GreatWesternTrailView, words: Words, r: int, k: int, x: float, y: float, may: set[str]
) -> str:
    """A place of the market as it was drawn lately, with the same worker or none."""
    worker, part = view.jobs[r][k], f"job-{r + 1}-{k + 1}"
    key = (part, worker, x, y, part in may, words.title.id, words.language)
    return sheet.lately("gwt-job", key, lambda its: _square(its, words, worker, r, part, x, y, may))


def _square(sheet: Sheet, words: Words, worker: str, r: int, part: str, x: float, y: float, may: set[str]) -> str:
    body = rect(
        -_SPACE / 2 + 1.5,
        -_SPACE / 2 + 1.5,
        _SPACE - 3,
        _SPACE - 3,
        rx=4,
        fill=PAPER_DEEP,
        stroke=PAPER_EDGE,
        stroke_width=1.2,
    )
    if worker:
        body = sheet.put(worker_tile(worker), height=_SPACE)
    state = "may" if part in may else ""
    label = words.say("picture-job", {"row": r + 1, "cost": c.ROW_COSTS[r], "worker": worker or "none"})
    return field(part, tile_outline(_SPACE, _SPACE), body, state=state, label=label, transform=place(x, y))


def _arrow(x: float, y: float, r: int) -> str:
    """The arrow that leaves a row: yellow ones refill the cattle market, the red one ends the game."""
    last = r + 1 == c.ROWS
    colour = RUST if last else GOLD if c.YELLOW[r] else darker(PAPER_EDGE, 0.15)
    big = last or c.YELLOW[r]
    k = 1.0 if big else 0.7
    d = "M-6-9H6V0H12L0 10L-12 0H-6z"
    out = path(d, transform=place(x, y, k), fill=colour, **pen(1.4))
    if c.YELLOW[r]:
        out += row([any_card()], x + 26, y, 30, high=0.82)
    return out


def _token(view: GreatWesternTrailView, x: float, top: float) -> str:
    """The job market token; once it has left the market it lies below, with its holder."""
    r = view.token_row
    y = top + _ROW * (min(r, c.ROWS) - 0.5) + (34 if r > c.ROWS else 0)
    body = circle(0, 0, 15.5, fill=GOLD, **pen(1.6)) + circle(0, 0, 12.4, fill="none", stroke=GOLD_DEEP, stroke_width=1)
    body += path("M-6 1C-6-3-3-6 0-6S6-3 6 1L8 4H-8zM-2.6 5.4a2.6 2.6 0 0 0 5.2 0z", fill=INK)
    gone = view.token_holder >= 0
    return "" if gone else group(body, id="job-token", class_="moves", transform=place(x, y))
