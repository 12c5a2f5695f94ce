"""A game as a whole: its record, and its review once it is over."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from westward.core.view import SPECTATOR
from westward.server import shapes
from westward.server.desk import At, Language, TableId, Who, as_json

router = APIRouter()

_TEXT_ANSWER: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=_TEXT_ANSWER)
async def record(
    table: TableId,
    desk: At,
    visit: Who,
    request: Request,
    seat: Annotated[int | None, Query(ge=SPECTATOR, le=11)] = None,
) -> PlainTextResponse:
    """The record as text: all of it when the game is over, before that as far as the asker may know it."""
    found = await desk.house.visited(table, visit.id)
    if seat is not None and seat != SPECTATOR:
        found.seating.check(visit.id, seat)
    seats = found.seating.of(visit.id) if seat is None else [seat]
    share = (desk.doorman.address(request), visit.id or "", found.id)
    seats = [s for s in seats if s != SPECTATOR]
    text = await desk.while_there(request, found.recording.text(share, seats, visit.language))
    disposition = f'attachment; filename="{found.facts.game}-{found.id}.westward.txt"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})


@router.get("/tables/{table}/review", response_model=shapes.Review)
async def review(table: TableId, desk: At, visit: Who, request: Request, lang: Language = None) -> Response:
    """How everybody's chances went and where they turned, once the game is over. Takes a while: ask until it is ready."""
    found = await desk.house.visited(table, visit.id)
    told = await desk.while_there(request, found.reviewing.told(lang or visit.language))
    return as_json(told or {"ready": False, "at": [], "chances": [], "turns": [], "moments": []})
