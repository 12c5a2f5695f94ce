"""What somebody has played: finished games, figures, plots and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response

from westward.core.words import Words
from westward.server import describe, statistics
from westward.server.desk import At, Language, Who, as_json
from westward.server.facts import Seat
from westward.server.played import Finished
from westward.server.problems import Problem
from westward.server.shapes import played as shapes
from westward.server.titles import find_title, titles

router = APIRouter()

#: How many games a list has at most.
_MOST: Final = 20


@router.get("/me/played", response_model=shapes.FinishedGames)
async def played(
    desk: At,
    visit: Who,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[str | None, Query(max_length=80, description="`next` of the page before.")] = None,
    lang: Language = None,
) -> Response:
    """My finished games, the latest first, page by page."""
    if visit.id is None:
        return as_json({"games": [], "next": None})
    known = {title.id for title in titles()}
    found = await desk.house.database.played.games(visit.id, game, _read_place(before), _MOST + 1)
    more = found[_MOST - 1] if len(found) > _MOST else None
    shown = [_shown(one, lang or visit.language) for one in found[:_MOST] if one.game in known]
    return as_json({"games": shown, "next": None if more is None else f"{more.ended!r}~{more.table}"})


@router.get("/me/statistics", response_model=list[shapes.GameFigures])
async def all_figures(desk: At, visit: Who, lang: Language = None) -> list[dict[str, Any]]:
    """My games in figures: one line for each that I have finished."""
    if visit.id is None:
        return []
    database, language = desk.house.database.played, lang or visit.language
    sums = await database.sums(visit.id)
    found: list[dict[str, Any]] = []
    for title in titles():
        mine = [one for one in sums if one.game == title.id]
        if mine:
            rated = (await database.ratings(title.id, [visit.id])).get(visit.id)
            found.append(statistics.summary(mine, Words(title, language).say("title"), title.id, rated))
    return found


@router.get("/me/statistics/{game}", response_model=shapes.GameStatistics)
async def one_game(game: str, desk: At, visit: Who, lang: Language = None) -> Response:
    """My games of one kind: figures, against whom, and plots."""
    title, language = find_title(game), lang or visit.language
    if visit.id is None:
        raise Problem("nobody-yet", 403)
    database = desk.house.database
    sums = [one for one in await database.played.sums(visit.id) if one.game == title.id]
    found = await statistics.gather(database, visit.id, title, language)
    against = await database.played.against(visit.id, title.id)
    plots = await desk.house.helpers.work(lambda: statistics.plots(found))
    figures = statistics.summary(sums, found.words.say("title"), title.id, found.ratings.get(visit.id))
    return as_json({**figures, "against": statistics.opponents(against, language), "plots": plots})


def _read_place(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    at, _, table = before.partition("~")
    try:
        return float(at), table
    except ValueError:
        raise Problem("bad-request", 422, why="before: there is no such page.") from None


def _shown(one: Finished, language: str) -> dict[str, Any]:
    seats = [Seat("bot" if s.level else "person", s.name, s.guest, s.level, s.colour) for s in one.seats]
    colours = describe.seat_colours(one.game, seats)
    words = Words(find_title(one.game), language)
    players = [
        {
            "name": s.name or words.say(f"colour-{colour}"),
            "colour": colour,
            "bot": bool(s.level),
            "mine": s.seat == one.seat,
            "place": s.place,
            "score": s.score,
        }
        for s, colour in zip(one.seats, colours, strict=True)
    ]
    return {
        "table": one.table,
        "game": one.game,
        "title": words.say("title"),
        "ended": one.ended,
        "place": players[one.seat]["place"],
        "players": players,
        "rating": None if one.mu is None else statistics.points(one.mu),
        "gain": None if one.mu is None or one.gain is None
        else statistics.points(one.mu) - statistics.points(one.mu - one.gain),
    }  # fmt: skip
