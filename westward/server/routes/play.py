"""Playing over HTTP: positions, moves, and what has happened."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from westward.core.view import SPECTATOR
from westward.server import shapes
from westward.server.describe import names
from westward.server.desk import At, Language, TableId, Who, as_json
from westward.server.lines import log

router = APIRouter()

Number = Annotated[int, Query(ge=0, le=2**31 - 1)]
OfSeat = Annotated[int | None, Query(ge=SPECTATOR, le=11)]


@router.get("/tables/{table}/position", response_model=shapes.Position)
async def position(
    table: TableId,
    desk: At,
    visit: Who,
    request: Request,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    seat: Annotated[int, Query(ge=SPECTATOR, le=11)] = SPECTATOR,
    overlay: Annotated[str, Query(max_length=40)] = "",
    picture: bool = True,
    lang: Language = None,
) -> Response:
    """The position now or after an event, as a seat of the asker or a spectator sees it."""
    found = await desk.house.visited(table, visit.id)
    drawn = found.showing.any(visit.id, seat, at, lang or visit.language, overlay, picture)
    data = await desk.while_there(request, drawn)
    return Response(data, media_type="application/json")


@router.get("/tables/{table}/words", response_model=shapes.InWords)
async def in_words(
    table: TableId,
    desk: At,
    visit: Who,
    at: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    seat: Annotated[int, Query(ge=-1, le=11)] = SPECTATOR,
    lang: Language = None,
) -> Response:
    """The position in words, area by area, as a seat of the asker or a spectator sees it."""
    found = await desk.house.visited(table, visit.id)
    sections = await found.showing.in_words(visit.id, seat, at, lang or visit.language)
    return as_json({"sections": [{"title": s.title, "lines": s.lines} for s in sections]})


@router.post("/tables/{table}/moves", response_model=shapes.Moved)
async def move(table: TableId, body: shapes.Move, desk: At, visit: Who) -> dict[str, int]:
    """Make a move on a seat of the asker, by number or notation."""
    found = await desk.house.visited(table, visit.id)
    found.seating.check(visit.id, body.seat)
    name = body.id or f"http-{secrets.token_hex(8)}"  # a move with a name is a person's, and no bot's
    return {"number": await found.playing.play(body.seat, body.number, name, body.action, body.notation)}


@router.get("/tables/{table}/events", response_model=shapes.Events)
async def events(
    table: TableId, desk: At, visit: Who, since: Number = 0, seat: OfSeat = None, lang: Language = None
) -> Response:
    """What happened after an event, as far as the asker may know, and who is asked now."""
    found = await desk.house.visited(table, visit.id)
    if seat is not None and seat != SPECTATOR:
        found.seating.check(visit.id, seat)
    seats = [s for s in (found.seating.of(visit.id) if seat is None else [seat]) if s != SPECTATOR]
    language = lang or visit.language
    history, people = found.snapshot(), names(found.facts, language)
    after = min(since, history.number)
    lines = await desk.house.helpers.work(lambda: log(history, after, seats, people, language))
    return as_json({"from": after, "to": history.number, "lines": lines, "to_act": found.asked(),
                    "over": found.facts.state == "over"})  # fmt: skip
