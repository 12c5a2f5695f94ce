"""Lessons: guided first games, each chapter at a table of its own."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from westward.core.lesson import lesson
from westward.server import shapes
from westward.server.desk import At, Language, TableId, Who, as_json
from westward.server.problems import Problem
from westward.server.titles import find_title

router = APIRouter()


@router.post("/lessons", response_model=shapes.Created, status_code=201)
async def learn(body: shapes.Learn, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """The asker's table of a chapter of a game's lesson: the one that was left, or a new one."""
    title = find_title(body.game)
    found = lesson(title.id)
    if found is None:
        raise Problem("no-such-lesson", 404)
    desk.check_fresh(request)
    guest = await desk.guest(visit, request)
    return {"table": await desk.house.learn(guest, title, body.chapter or found.names[0], visit.language)}


@router.get("/tables/{table}/lesson", response_model=shapes.Coach | None)
async def coach(table: TableId, desk: At, visit: Who, lang: Language = None) -> Response:
    """What is said at a lesson's table now; null at every other table."""
    found = await desk.house.visited(table, visit.id)
    return as_json(found.lesson.told(lang or visit.language))


@router.post("/tables/{table}/lesson", response_model=shapes.Table)
async def do(table: TableId, body: shapes.LessonDeed, desk: At, visit: Who) -> Response:
    """Go back to the decision before, begin the chapter again, or leave into a normal game from here."""
    found = await desk.house.visited(table, visit.id)
    await found.lesson.do(visit.id, body.do)
    return as_json(found.described(visit.id, visit.language))
