"""What programs show that preview links: the title of a page, a sentence and a picture, with whole addresses (Open Graph).

Previews are made by programs and shown to whoever reads along, so that they tell of private tables no more than the game.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from fastapi import Request

from westward.core import registry
from westward.core.box import split
from westward.core.words import Words
from westward.server import chance, describe, puzzling
from westward.server.below import BELOW
from westward.server.facts import Facts
from westward.server.postcards import SIZE, can_draw
from westward.server.problems import Problem, say
from westward.server.titles import titles

#: How large the games' own pictures are.
_OWN = (720, 360)


def whole(request: Request, path: str) -> str:
    """A path as a whole address: by the host's own setting, or by how the request came, also through a proxy and below a path."""
    url: str = request.app.state.desk.settings.url
    below = request.scope.get(BELOW, "")
    return f"{url.rstrip('/') or f'{request.url.scheme}://{request.url.netloc}{below}'}{path}"


@cache
def _page(file: Path) -> tuple[str, str]:
    """A page, cut at the end of its head."""
    before, _, after = file.read_text(encoding="utf-8").partition("  </head>")
    return before, f"  </head>{after}"


def headed(file: Path, told: str) -> str:
    """A page with what is told of it in its head."""
    before, after = _page(file)
    return before + told + after


def _told(request: Request, path: str, title: str, about: str, image: str, size: tuple[int, int]) -> str:
    """The lines of a head; what is said in them comes from people, and is taken as text."""
    open_graph = {
        "type": "website",
        "site_name": "Westward",
        "title": title,
        "description": about,
        "url": whole(request, path),
        "image": whole(request, image),
        "image:width": size[0],
        "image:height": size[1],
        "image:alt": title,
    }
    lines = [f'<meta property="og:{name}" content="{escape(str(value))}">' for name, value in open_graph.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    return "".join(f"    {line}\n" for line in lines)


def _of_game(request: Request, path: str, game: str, language: str, about: str = "") -> str:
    words = Words(registry.title(game), language)
    return _told(request, path, words.say("title"), about or words.say("summary"), own_picture(game), _OWN)


def own_picture(game: str) -> str:
    """The picture of a game itself."""
    return f"/static/art/games/{split(game)[0]}.jpg"


async def of_table(request: Request, language: str) -> str:
    """What is told of a table's page, or of an event of its game; nothing of a table that there is not."""
    id = request.path_params["table"]
    house = request.app.state.desk.house
    used = house.tables.get(id)
    facts: Facts | None = used.facts if used is not None else await house.database.facts(id) if len(id) <= 32 else None
    if facts is None or facts.damage or facts.game not in {title.id for title in titles()}:
        return ""
    at = request.query_params.get("at", "")
    latest = facts.event if used is None else used.number
    at = str(min(int(at), latest)) if at.isdecimal() and len(at) < 9 else ""
    path = f"/t/{id}?at={at}" if at else f"/t/{id}"
    if facts.private or chance.closed(facts):
        return _of_game(request, path, facts.game, language, say("preview-private", language))
    game = Words(registry.title(facts.game), language).say("title")
    state = "running" if facts.state == "closed" else facts.state
    about = say("preview-move" if at else f"preview-{state}", language, number=at or 0)
    title = f"{game}: {', '.join(describe.names(facts, language))}"
    if facts.state == "open" or not can_draw():
        return _told(request, path, title, about, own_picture(facts.game), _OWN)
    return _told(request, path, title, about, f"/t/{id}/picture.png?at={at or latest}&lang={language}", SIZE)


async def of_puzzle(request: Request, language: str) -> str:
    """What is told of a puzzle's page."""
    game, number = request.path_params["game"], request.path_params["number"]
    try:
        told: dict[str, Any] = puzzling.told(
            game, int(number) if number.isdecimal() and len(number) < 6 else 0, language
        )
    except Problem:
        return ""
    path, about = f"/puzzles/{game}/{number}", say("preview-puzzle", language)
    if not can_draw():
        return _of_game(request, path, game, language, about)
    title = say("preview-puzzle-title", language, game=told["title"], number=told["number"])
    return _told(request, path, title, about, f"{path}/picture.png?lang={language}", SIZE)


async def of_tournament(request: Request, language: str) -> str:
    """What is told of a tournament's page: its name is in the invitation anyway, unless it is private."""
    id = request.path_params["id"]
    found = await request.app.state.desk.house.database.arranged.find(id) if len(id) <= 32 else None
    if found is None or found.game not in {title.id for title in titles()}:
        return ""
    path = f"/tournaments/{id}"
    if found.private:
        return _of_game(request, path, found.game, language, say("preview-private", language))
    game = Words(registry.title(found.game), language).say("title")
    about = say("preview-tournament", language, game=game, count=len(found.entrants))
    return _told(request, path, found.name, about, own_picture(found.game), _OWN)
