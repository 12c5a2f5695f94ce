"""Being called: on which ways, how soon, when not; and turning it off by one tap."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from westward.server import shapes
from westward.server.calling import Call, zone
from westward.server.desk import At, Desk, Who
from westward.server.facts import Guest, Way, Wishes
from westward.server.guests import Visit
from westward.server.people import hashed
from westward.server.problems import Problem, say
from westward.server.routes.devices import checked_base

router = APIRouter()

WayId = Annotated[str, Path(max_length=64)]


@router.get("/me/calls", response_model=shapes.Calls)
async def calls(desk: At, visit: Who) -> dict[str, Any]:
    """On which ways I am called and when, and what the server can do."""
    ways, wishes = list[Way](), Wishes(language=visit.language)
    if visit.guest is not None:
        ways = await desk.house.database.ways.of(visit.guest.id)
        wishes = await desk.house.database.ways.wishes(visit.guest.id)
    here = visit.guest.device if visit.guest else ""
    return {
        "ways": [_shown(way, here) for way in ways],
        "soon": wishes.soon,
        "quiet": None if wishes.quiet_from is None else [wishes.quiet_from, wishes.quiet_to],
        "zone": wishes.zone,
        "language": wishes.language,
        "away": wishes.away or None,
        "key": desk.house.calling.public_key,
        "mail": desk.post.open,
    }


@router.post("/me/calls", response_model=shapes.Calls)
async def wish(body: shapes.Wish, desk: At, visit: Who, request: Request) -> dict[str, Any]:
    """Say how soon I am called, and when not."""
    guest = await desk.guest(visit, request)
    if zone(body.zone) is None:
        raise Problem("bad-request", 422, why=f"There is no time zone '{body.zone}'.")
    begin, end = body.quiet or (None, None)
    wishes = Wishes(body.soon, begin, end, body.zone, body.language, body.away or 0.0)
    before = await desk.house.database.ways.wishes(guest.id)
    await desk.house.database.ways.wish(guest.id, wishes)
    if before.away != wishes.away:  # others see it at their tables
        await desk.house.touched([one.id for one in await desk.house.database.listing("running", guest.id)])
    return await calls(desk, visit)


@router.post("/me/calls/push", response_model=shapes.Done)
async def push(body: shapes.Push, desk: At, visit: Who, request: Request) -> dict[str, bool]:
    """Be called by push messages to this browser."""
    guest = await desk.guest(visit, request)
    await desk.house.calling.check(body.endpoint)
    from westward.server.pushing import read_keys

    keys, base = read_keys(body.keys.p256dh, body.keys.auth), checked_base(body.base, request)
    await _check_number(desk, guest)
    id = hashed(f"push:{body.endpoint}")
    await desk.house.database.ways.keep(Way(id, guest.id, "push", body.endpoint, keys, guest.device, base))
    return {"done": True}


@router.post("/me/calls/hook", response_model=shapes.Done)
async def hook(body: shapes.Hook, desk: At, visit: Who, request: Request) -> dict[str, bool]:
    """Be called by a webhook of Discord, Slack, Matrix or the like."""
    guest = await desk.guest(visit, request)
    await desk.house.calling.check(body.url)
    base = checked_base(body.base, request)
    await _check_number(desk, guest)
    await desk.house.database.ways.keep(Way(secrets.token_hex(16), guest.id, "hook", body.url, base=base))
    return {"done": True}


@router.post("/me/calls/try", response_model=shapes.Tried)
async def attempt(desk: At, visit: Who, request: Request) -> dict[str, int]:
    """Call me now on all my ways, to see whether it works."""
    guest = _known(visit)
    desk.letters.check(guest.id)
    wishes = await desk.house.database.ways.wishes(guest.id)
    call = Call("", say("call-try-title", wishes.language), say("call-try", wishes.language, name=guest.name))
    return {"reached": await desk.house.calling.tell(guest.id, call)}


@router.post("/me/calls/{way}", response_model=shapes.Done)
async def switch(way: WayId, body: shapes.Switch, desk: At, visit: Who) -> dict[str, bool]:
    """Turn a way on or off."""
    found = await _mine(desk, visit, way)
    await desk.house.database.ways.switch(found.id, body.active)
    return {"done": True}


@router.post("/me/calls/{way}/drop", response_model=shapes.Done)
async def drop(way: WayId, desk: At, visit: Who) -> dict[str, bool]:
    """Forget a way. A mail address that is forgotten brings nobody back any more."""
    found = await _mine(desk, visit, way)
    await desk.house.database.ways.drop(found.id)
    return {"done": True}


@router.post("/calls/off", response_model=shapes.TurnedOff)
async def off(body: shapes.Off, desk: At, visit: Who) -> dict[str, Any]:
    """Turn the way off on which a call came, or on again; whoever holds the call may do that, on any device."""
    found = await turn(desk, body.code, body.active)
    return {"kind": found.kind, "active": body.active}


async def turn(desk: Desk, code: str, active: bool) -> Way:
    """Turn a way off or on by the code in a call; a Problem says when there is no such way any more."""
    id = desk.house.calling.read(code)
    found = await desk.house.database.ways.find(id)
    if found is None or not await desk.house.database.ways.switch(id, active):
        raise Problem("link-used", 404)
    return found


def _shown(way: Way, here: str) -> dict[str, Any]:
    """A way as its owner sees it: a webhook's address is a secret, and its host says enough."""
    address = way.address if way.kind == "mail" else way.address.split("/")[2]
    return {"id": way.id, "kind": way.kind, "address": address, "active": way.active,
            "here": bool(here) and way.device == here}  # fmt: skip


async def _mine(desk: Desk, visit: Visit, way: str) -> Way:
    found = await desk.house.database.ways.find(way)
    if found is None or found.guest != _known(visit).id:
        raise Problem("no-such-device", 404)
    return found


def _known(visit: Visit) -> Guest:
    if visit.guest is None:
        raise Problem("nobody-yet", 403)
    return visit.guest


async def _check_number(desk: Desk, guest: Guest) -> None:
    if len(await desk.house.database.ways.of(guest.id)) >= desk.settings.limits.ways:
        raise Problem("too-many-ways", 429, most=desk.settings.limits.ways)
