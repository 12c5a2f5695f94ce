"""What can be shared of a game: pictures of positions, its end as a drawing that moves, and a board for other pages."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from westward.server import chance, previews, puzzling
from westward.server.desk import At, Language, TableId
from westward.server.facts import Facts
from westward.server.postcards import can_draw
from westward.server.problems import Problem
from westward.server.shares import Share
from westward.server.web import POLICY, WEB

router = APIRouter(include_in_schema=False)

#: So many bytes of pictures are kept.
_KEPT: Final = 24_000_000
#: Seconds for which others may keep a picture.
_FRESH: Final = 300
#: The board may be shown by any page; it reads, and changes nothing.
_ANYWHERE: Final = {
    "content-security-policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "no-referrer",
}


class Album:
    """Pictures that were drawn, the latest ones; who asks for the same at once waits for the same."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[object, bytes] = OrderedDict()
        self._drawing: dict[object, asyncio.Future[bytes]] = {}
        self._size = 0

    async def get(self, key: object, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The picture of a key, drawn if need be."""
        found = self._drawn.get(key)
        if found is not None:
            self._drawn.move_to_end(key)
            return found
        if key not in self._drawing:
            self._drawing[key] = asyncio.ensure_future(self._make(key, make))
            self._drawing[key].add_done_callback(lambda _: self._drawing.pop(key, None))
        return await asyncio.shield(self._drawing[key])

    async def _make(self, key: object, make: Callable[[], Awaitable[bytes]]) -> bytes:
        made = await make()
        self._drawn[key] = made
        self._size += len(made)
        while self._size > _KEPT:
            self._size -= len(self._drawn.popitem(last=False)[1])
        return made


_ALBUM: Final = Album()


def _picture(data: bytes, kind: str, facts: Facts | None) -> Response:
    """A picture that other pages may show; of a private table it is kept by nobody but its reader."""
    whose = "private" if facts is not None and (facts.private or chance.closed(facts)) else "public"
    headers = {"cache-control": f"{whose}, max-age={_FRESH}", "cross-origin-resource-policy": "cross-origin"}
    return Response(data, media_type=kind, headers=headers)


@router.get("/t/{table}/picture.png")
async def picture(
    table: TableId,
    desk: At,
    request: Request,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    lang: Language = None,
) -> Response:
    """A position as a spectator sees it, as a picture for link previews."""
    visit = await desk.passer_by(request)
    _check()
    found = await desk.house.visited(table, visit.id)
    language, share = lang or visit.language, _share(desk, request, table)
    number = found.number if at is None else at
    key = (found.serial, found.version, number, language)
    data = await desk.while_there(request, _ALBUM.get(key, lambda: found.showing.picture(at, language, share)))
    return _picture(data, "image/png", found.facts)


@router.get("/t/{table}/ending.svg")
async def ending(
    table: TableId,
    desk: At,
    request: Request,
    moves: Annotated[int, Query(ge=1, le=30)] = 12,
    lang: Language = None,
) -> Response:
    """The last moves of a game that is over, as a spectator sees them, as a drawing that moves by itself."""
    visit = await desk.passer_by(request)
    found = await desk.house.visited(table, visit.id)
    language, share = lang or visit.language, _share(desk, request, table)
    key = (found.serial, found.version, "ending", moves, language)
    data = await desk.while_there(request, _ALBUM.get(key, lambda: found.showing.ending(moves, language, share)))
    answer = _picture(data, "image/svg+xml", found.facts)
    # Opened by itself it is a document: it may do nothing but be seen.
    answer.headers["content-security-policy"] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    return answer


@router.get("/puzzles/{game}/{number}/picture.png")
async def puzzle(game: str, number: int, desk: At, request: Request, lang: Language = None) -> Response:
    """The position of a puzzle, as a picture for link previews."""
    visit = await desk.passer_by(request)
    _check()
    language, share = lang or visit.language, _share(desk, request, game)
    asked = puzzling.find(game, number)
    key = ("puzzle", asked.name, language)
    helpers = desk.house.helpers
    data = await desk.while_there(request, _ALBUM.get(key, lambda: puzzling.picture(helpers, share, asked, language)))
    return _picture(data, "image/png", None)


@router.get("/embed/{table}")
async def embed(table: TableId, desk: At, request: Request) -> Response:
    """A board for other pages: a public table that is followed, or a finished one that is replayed."""
    await desk.passer_by(request)
    facts = await desk.house.database.facts(table)
    if facts is None:
        raise Problem("no-such-table", 404)
    if facts.private or chance.closed(facts):
        raise Problem("not-embedded", 403)
    return HTMLResponse(previews.headed(WEB / "embed.html", ""), headers=_ANYWHERE)


def _check() -> None:
    if not can_draw():
        raise Problem("no-pictures", 501)


def _share(desk: At, request: Request, of: str) -> Share:
    return (desk.doorman.address(request), "", of)
