"""What there is to play: games with their options, bots, and rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from westward.core import guide
from westward.core.errors import WestwardError
from westward.server import describe, rulebook, shapes
from westward.server.desk import At, Language, Who, as_json
from westward.server.problems import Problem
from westward.server.titles import find_title, titles

router = APIRouter()

Game = Annotated[str, Path(max_length=40)]
_DRAWING: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


@router.get("/games", response_model=shapes.Games)
async def games(desk: At, visit: Who, lang: Language = None) -> Response:
    """All games with their options, and the bots."""
    return as_json(await desk.house.helpers.work(lambda: _games(lang or visit.language)))


@router.get("/rules/{game}", response_model=shapes.Rules)
async def rules(game: Game, desk: At, visit: Who, lang: Language = None) -> Response:
    """A rulebook as HTML, each clause with its id."""
    title, language = find_title(game), lang or visit.language
    return as_json(await desk.house.helpers.work(lambda: _rules(title.id, language)))


@router.get("/rules/{game}/pictures/{name}", response_class=Response, responses=_DRAWING)
async def picture(
    game: Game, name: Annotated[str, Path(max_length=40)], desk: At, visit: Who, lang: Language = None
) -> Response:
    """A picture of the guide, as SVG."""
    title, language = find_title(game), lang or visit.language
    try:
        drawn = await desk.house.helpers.work(lambda: _picture(title.id, name, language))
    except WestwardError as problem:  # also where an owner's box has no such place
        raise Problem("bad-request", 404, why=str(problem)) from None
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


@cache
def _picture(game: str, name: str, language: str) -> bytes:
    return guide.drawn(find_title(game), name, language).encode()


@cache
def _games(language: str) -> describe.Json:
    usual = [t for t in titles() if not t.beside]
    return {"games": [describe.game(t, language) for t in usual], "bots": describe.bots(language)}


@cache
def _rules(game: str, language: str) -> describe.Json:
    return rulebook.page(find_title(game), language)
