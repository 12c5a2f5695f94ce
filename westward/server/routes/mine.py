"""All that is mine: taking it along, and deleting it."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from westward.server import shapes
from westward.server.desk import At, Who
from westward.server.export import bundle
from westward.server.problems import Problem
from westward.server.shapes.people import Sure

router = APIRouter()

_ZIP: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}


@router.get("/me/export", response_class=StreamingResponse, responses=_ZIP)
async def export(desk: At, visit: Who, request: Request) -> StreamingResponse:
    """All that is kept about me, as one zip file: JSON, and the record of every game I sat at."""
    if visit.id is None:
        raise Problem("nobody-yet", 403)
    share = (desk.doorman.address(request), visit.id, "")
    data = bundle(desk.house, visit.id, visit.language, share)
    headers = {"content-disposition": 'attachment; filename="westward.zip"', "cache-control": "no-store"}
    return StreamingResponse(data, media_type="application/zip", headers=headers)


@router.post("/me/delete", response_model=shapes.Done)
async def delete(body: Sure, desk: At, visit: Who) -> dict[str, bool]:
    """Delete all that is mine, for good. In games of others a bot plays on, and my seat is nobody's."""
    if visit.guest is None:
        raise Problem("nobody-yet", 403)
    try:
        await desk.house.forget(visit.guest.id)
    finally:
        desk.doorman.forget(visit.guest.id)
    return {"done": True}
