"""What there is to play: games with their options, bots, and rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Response

from westward.server import describe, rulebook, shapes
from westward.server.desk import At, Language, Who, as_json
from westward.server.titles import find_title, titles

router = APIRouter()


@router.get("/games", response_model=shapes.Games)
async def games(desk: At, visit: Who, lang: Language = None) -> Response:
    """All games with their options, and the bots."""
    return as_json(await desk.house.helpers.work(lambda: _games(lang or visit.language)))


@router.get("/rules/{game}", response_model=shapes.Rules)
async def rules(game: Annotated[str, Path(max_length=40)], desk: At, visit: Who, lang: Language = None) -> Response:
    """A rulebook as HTML, each clause with its id."""
    title, language = find_title(game), lang or visit.language
    return as_json(await desk.house.helpers.work(lambda: _rules(title.id, language)))


@cache
def _games(language: str) -> describe.Json:
    return {"games": [describe.game(t, language) for t in titles()], "bots": describe.bots(language)}


@cache
def _rules(game: str, language: str) -> describe.Json:
    return rulebook.page(find_title(game), language)
