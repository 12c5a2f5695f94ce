"""Tables: listing them, setting them up, sitting down and getting up."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from fastapi import APIRouter, Request, Response

from westward.core.errors import WestwardError
from westward.core.record import loads
from westward.server import describe, shapes
from westward.server.database import note_damage
from westward.server.desk import At, Desk, Language, TableId, Who, as_json
from westward.server.facts import Clock, Facts, Seat
from westward.server.guests import Visit, clean, clean_name
from westward.server.problems import Problem
from westward.server.seating import known_colour, wished
from westward.server.titles import find_title, titles

router = APIRouter()

_TEXT_BODY: Final[dict[str, Any]] = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string", "maxLength": 1_000_000}}}}
}


@router.get("/tables", response_model=list[shapes.Table])
async def tables(
    desk: At,
    visit: Who,
    state: Literal["open", "running", "over"] | None = None,
    mine: bool = False,
    lang: Language = None,
) -> Response:
    """Public tables, or with `mine` the asker's own, latest first."""
    if mine and visit.id is None:
        return as_json([])
    found = await desk.house.database.listing(state or ("" if mine else "open"), visit.id if mine else None)
    shown = [_listed(desk, f, visit, lang or visit.language) for f in found if _can_be_listed(f)]
    return as_json([table for table in shown if table is not None])


@router.post("/tables", response_model=shapes.Created, status_code=201)
async def create(body: shapes.NewTable, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """Set up a table. The game begins when no seat is open."""
    desk.check_fresh(request)
    title = find_title(body.game)
    if body.players is not None and body.players != len(body.seats):
        raise Problem("wrong-seats", 422, low=title.players[0], high=title.players[-1], given=len(body.seats))
    options = title.settings(dict(body.options))
    guest = await desk.guest(visit, request)
    seats = wished(title, body.seats, guest, visit.language)
    clock = None if body.clock is None else Clock(body.clock.per, body.clock.seconds, body.clock.then)
    table = await desk.house.create(
        guest.id, title, dict(options), seats, body.private, body.pace, body.seed, clock, body.hints
    )
    return {"table": table.id}


@router.post("/tables/import", response_model=shapes.Created, status_code=201, openapi_extra=_TEXT_BODY)
async def bring(request: Request, desk: At, visit: Who) -> dict[str, str]:
    """A table from a record: a finished game to look at, or one to go on with, the asker on all seats."""
    text = await _text(request, desk.settings.limits.record)
    desk.check_fresh(request, max(1, len(text)))
    try:
        record = await desk.house.helpers.work(lambda: loads(text))
    except WestwardError as problem:
        raise Problem("bad-record", 422, why=str(problem), line=_line_of(str(problem))) from None
    table = await desk.house.bring(await desk.guest(visit, request), record)
    return {"table": table.id}


@router.get("/tables/{table}", response_model=shapes.Table)
async def one(table: TableId, desk: At, visit: Who, lang: Language = None) -> Response:
    """A table."""
    found = await desk.house.visited(table, visit.id)
    return as_json(found.described(visit.id, lang or visit.language))


@router.post("/tables/{table}/join", response_model=shapes.Table)
async def join(table: TableId, body: shapes.Join, desk: At, visit: Who, request: Request) -> Response:
    """Sit down on an open seat."""
    found = await desk.house.visited(table, visit.id)
    found.seating.check_number(body.seat)
    name = clean_name(body.name) if body.name is not None else None
    guest = await desk.guest(visit, request, name if visit.guest is None else None)
    colour = known_colour(found.history.title, body.colour)
    word = clean(body.word, "bad-word") if body.word is not None else ""
    who = Seat("person", name or guest.name, guest.id, colour=colour, word=word)
    await found.seating.sit(body.seat, who, "open")
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/word", response_model=shapes.Table)
async def word(table: TableId, body: shapes.AddWord, desk: At, visit: Who) -> Response:
    """Add a word of one's own to the luck, as long as a seat is open."""
    found = await desk.house.visited(table, visit.id)
    await found.seating.add_word(visit.id, body.seat, body.word)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/talk", response_model=shapes.Table)
async def talk(table: TableId, body: shapes.Talk, desk: At, visit: Who) -> Response:
    """Say who may talk at one's table, and how often."""
    found = await desk.house.visited(table, visit.id)
    await found.talking.allow(visit.id, body.who, body.slow)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/mute", response_model=shapes.Table)
async def mute(table: TableId, body: shapes.Mute, desk: At, visit: Who) -> Response:
    """Mute whoever said a line at one's table, or let them talk again."""
    found = await desk.house.visited(table, visit.id)
    await found.talking.mute(visit.id, body.line, body.muted)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/leave", response_model=shapes.Table)
async def leave(table: TableId, body: shapes.Leave, desk: At, visit: Who) -> Response:
    """Get up: before the game the seat is open again, during the game a bot takes over."""
    found = await desk.house.visited(table, visit.id)
    await found.seating.leave(visit.id, body.seat, body.level)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/return", response_model=shapes.Table)
async def come_back(table: TableId, desk: At, visit: Who) -> Response:
    """Take back the seats that one got up from during the game."""
    found = await desk.house.visited(table, visit.id)
    await found.seating.come_back(visit.id)
    return as_json(found.described(visit.id, visit.language))


@router.post("/tables/{table}/rematch", response_model=shapes.Created, status_code=201)
async def rematch(table: TableId, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """The same set-up again, for those who sit here; the same table for everybody who asks."""
    found = await desk.house.visited(table, visit.id)
    if found.facts.rematch is None:
        desk.check_fresh(request)
    return {"table": await desk.house.rematch(found, visit.id)}


def _line_of(sentence: str) -> int:
    """The line of a record that a sentence speaks of; 0 if it speaks of none."""
    found = re.match(r"Line (\d+)", sentence)
    return int(found.group(1)) if found else 0


def _can_be_listed(facts: Facts) -> bool:
    """Whether a table can be described: its row is whole, and the game still has its options and its number of players."""
    title = next((t for t in titles() if t.id == facts.game), None)
    if title is None or facts.damage or len(facts.seats) not in title.players:
        return False
    try:
        title.settings(dict(facts.options))
    except WestwardError:
        return False
    return True


def _listed(desk: Desk, facts: Facts, visit: Visit, language: str) -> describe.Json | None:
    """A table as a guest sees it; None if its row is damaged in a way that nobody thought of, which spoils no list."""
    table = desk.house.tables.get(facts.id)
    try:
        return describe.table(facts, language, visit.id) if table is None else table.described(visit.id, language)
    except Exception as problem:
        note_damage(facts.id, repr(problem))
        return None


async def _text(request: Request, most: int) -> str:
    data = await request.body()
    if len(data) > most:
        raise Problem("too-large", 413, most=most)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Problem("record-no-text", 422) from None
