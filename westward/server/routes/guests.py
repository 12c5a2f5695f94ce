"""Who is asking: names and tokens."""

from __future__ import annotations

from fastapi import APIRouter, Request

from westward.server import shapes
from westward.server.desk import At, Who
from westward.server.guests import Visit, clean_name
from westward.server.problems import say

router = APIRouter()


@router.get("/me", response_model=shapes.Me)
async def me(visit: Who) -> dict[str, str]:
    """Who am I?"""
    name = visit.guest.name if visit.guest else say("guest", visit.language)
    return {"name": name, "language": visit.language}


@router.post("/me", response_model=shapes.Me)
async def rename(body: shapes.NewName, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """Take a name."""
    guest = await desk.guest(visit, request, clean_name(body.name))
    return {"name": guest.name, "language": visit.language}


@router.post("/token", response_model=shapes.Token)
async def token(desk: At, visit: Who, request: Request) -> dict[str, str]:
    """A new guest for a program: send the token as `Authorization: Bearer …`."""
    desk.arrivals.check(desk.doorman.address(request))
    fresh = Visit(desk.doorman.new_token(), None, True, visit.language)
    await desk.doorman.keep(fresh)
    return {"token": fresh.token}
