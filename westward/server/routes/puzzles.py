"""Puzzles: which there are, their positions, and what is said about an answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from westward.server import puzzling, shapes
from westward.server.desk import At, Language, Who, as_json

router = APIRouter()

Game = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=1, le=10_000)]


@router.get("/puzzles", response_model=shapes.PuzzleShelf)
async def shelf(desk: At, visit: Who, lang: Language = None) -> Response:
    """How many puzzles each game has, and the one of the day (UTC), the same for everybody."""
    return as_json(await desk.house.helpers.work(lambda: puzzling.shelf(lang or visit.language)))


@router.get("/puzzles/{game}/{number}", response_model=shapes.Puzzle)
async def puzzle(game: Game, number: Number, desk: At, visit: Who, request: Request, lang: Language = None) -> Response:
    """A puzzle: the position as the seat that is asked sees it, and its table."""
    language, helpers = lang or visit.language, desk.house.helpers
    found, share = puzzling.find(game, number), (desk.doorman.address(request), visit.id or "", game)
    told = await helpers.work(
        lambda: {**puzzling.told(game, number, language), "table": puzzling.table(found, language)}
    )
    return as_json({**told, "position": await puzzling.position(helpers, share, found, language)})


@router.get("/puzzles/{game}/{number}/look", response_model=shapes.Position)
async def look(
    game: Game,
    number: Number,
    desk: At,
    visit: Who,
    request: Request,
    overlay: Annotated[str, Query(max_length=40)] = "",
    lang: Language = None,
) -> Response:
    """A puzzle's position with an overlay."""
    found, share = puzzling.find(game, number), (desk.doorman.address(request), visit.id or "", game)
    return as_json(await puzzling.position(desk.house.helpers, share, found, lang or visit.language, overlay))


@router.get("/puzzles/{game}/{number}/answer", response_model=shapes.PuzzleAnswer)
async def answer(
    game: Game,
    number: Number,
    desk: At,
    visit: Who,
    action: Annotated[int, Query(ge=-1, le=2**31 - 1)] = -1,
    reveal: bool = False,
    lang: Language = None,
) -> Response:
    """Whether an answer is right, and why the right one is; with `reveal` that is told in any case."""
    found, language = puzzling.find(game, number), lang or visit.language
    return as_json(await desk.house.helpers.work(lambda: puzzling.judge(found, action, reveal, language)))


@router.get("/puzzles/{game}/{number}/why", response_model=shapes.PuzzleWhy)
async def why(
    game: Game,
    number: Number,
    desk: At,
    visit: Who,
    part: Annotated[str, Query(max_length=80)],
    lang: Language = None,
) -> Response:
    """Why a part of a puzzle's picture cannot be chosen."""
    found, language = puzzling.find(game, number), lang or visit.language
    return as_json(await desk.house.helpers.work(lambda: puzzling.why_not(found, part, language)))


@router.get("/puzzles/{game}/{number}/words", response_model=shapes.InWords)
async def in_words(game: Game, number: Number, desk: At, visit: Who, lang: Language = None) -> Response:
    """A puzzle's position in words, area by area."""
    found, language = puzzling.find(game, number), lang or visit.language
    sections = await desk.house.helpers.work(lambda: puzzling.in_words(found, language))
    return as_json({"sections": [{"title": s.title, "lines": s.lines} for s in sections]})
