"""To be somebody on every device: links that carry one over, mail, passkeys, and signing devices out."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Path, Request

from westward.extras import extra
from westward.server import shapes
from westward.server.desk import At, Desk, Who
from westward.server.facts import Guest, Pass
from westward.server.guests import Visit, place
from westward.server.post import clean_address
from westward.server.problems import Problem, say

router = APIRouter()

#: Seconds for which a link to another device is good, and one in a letter.
_LINK: Final = 600.0
_LETTER: Final = 3_600.0


@router.get("/me/devices", response_model=shapes.Identity)
async def identity(desk: At, visit: Who) -> dict[str, Any]:
    """By what one is known here: devices, passkeys and mail addresses; and what this server can do."""
    people = desk.house.database.people
    can = {"mail": desk.post.open, "passkeys": find_spec("webauthn") is not None}
    if visit.guest is None:
        return {"devices": [], "passkeys": [], "mails": [], "can": can}
    devices = [
        {"id": d.id, "name": d.name, "since": d.since, "seen": d.seen, "here": d.id == visit.guest.device}
        for d in await people.devices(visit.guest.id)
    ]
    passkeys = [{"id": k.id, "name": k.name, "since": k.since} for k in await people.passkeys(visit.guest.id)]
    mails = [way.address for way in await desk.house.database.ways.of(visit.guest.id) if way.kind == "mail"]
    return {"devices": devices, "passkeys": passkeys, "mails": mails, "can": can}


@router.post("/me/devices/{device}/sign-out", response_model=shapes.Done)
async def sign_out(device: Annotated[str, Path(max_length=16)], desk: At, visit: Who) -> dict[str, bool]:
    """Sign a device out: it is nobody's then."""
    guest = _known(visit)
    if not await desk.house.database.people.sign_out(guest.id, device):
        raise Problem("no-such-device", 404)
    desk.doorman.forget(guest.id)
    desk.house.wake(guest.id)
    return {"done": True}


# A link to another device


@router.post("/me/link", response_model=shapes.Link)
async def link(body: shapes.Base, desk: At, visit: Who, request: Request) -> dict[str, Any]:
    """A link that makes another device one of mine, once and within ten minutes; as a QR code too."""
    guest = await desk.guest(visit, request)
    await _check_number(desk, guest)
    base = checked_base(body.base, request)
    code = await desk.house.database.people.hand_out("device", guest.id, "", _LINK)
    url = f"{base}/d/{code}"
    return {"url": url, "qr": segno.make(url, error="m").svg_data_uri(scale=6, border=2), "seconds": int(_LINK)}


@router.post("/me/mail", response_model=shapes.Done)
async def letter(body: shapes.Mail, desk: At, visit: Who, request: Request) -> dict[str, bool]:
    """Have a link sent by mail: with it one is the same person again, on any device. The answer does not tell who is known."""
    if not desk.post.open:
        raise Problem("no-mail", 409)
    address = clean_address(body.address)
    desk.letters.check(desk.doorman.address(request))
    desk.letters.check(address.casefold())
    guest = await desk.guest(visit, request)
    code = await desk.house.database.people.hand_out("mail", guest.id, address, _LETTER)
    facts = {"name": guest.name, "link": f"{desk.post.url}/d/{code}"}
    words = [say(key, visit.language, **facts) for key in ("letter-enter-subject", "letter-enter")]
    if not await desk.post.send(address, *words):
        raise Problem("mail-failed", 502)
    return {"done": True}


@router.post("/enter/look", response_model=shapes.Entry)
async def look(body: shapes.Code, desk: At, visit: Who) -> dict[str, Any]:
    """Whose device this one would become by a link, and how many games of its own would come along."""
    people = desk.house.database.people
    found = await people.look_up(body.code, "device", "mail")
    if found is None:
        raise Problem("link-used", 404)
    owner = await people.named(await _owner(desk, found))
    if owner is None:
        raise Problem("link-used", 404)
    same = owner.id == visit.id
    brings = await people.games(visit.id) if visit.id is not None and not same else 0
    return {"name": owner.name, "mail": found.data if found.kind == "mail" else "", "same": same, "brings": brings}


@router.post("/enter", response_model=shapes.Me)
async def enter(body: shapes.Code, desk: At, visit: Who) -> dict[str, str]:
    """Use a link: this device is then its owner's, and its own games come along."""
    people = desk.house.database.people
    found = await people.use_up(body.code, "device", "mail")
    if found is None:
        raise Problem("link-used", 404)
    owner = await _owner(desk, found)
    if found.kind == "mail":
        owner = await people.keep_mail(owner, found.data, desk.post.url)
    return await _enter(desk, visit, owner)


async def _owner(desk: Desk, found: Pass) -> str:
    """Who is meant by a link: of one in a letter, whoever has the address, else who asked for it."""
    known = await desk.house.database.people.owner_of(found.data) if found.kind == "mail" else None
    return known or found.guest or ""


async def _enter(desk: Desk, visit: Visit, owner: str) -> dict[str, str]:
    guest = await desk.house.database.people.named(owner)
    if guest is None:
        raise Problem("link-used", 404)
    if owner != visit.id:
        await _check_number(desk, guest)
        await desk.house.touched(await desk.doorman.enter(visit, owner))
        desk.house.wake(owner)
    return {"name": guest.name, "language": visit.language}


# Passkeys


@router.post("/me/passkeys/begin", response_model=dict[str, Any])
async def begin_keeping(desk: At, visit: Who, request: Request) -> dict[str, Any]:
    """What the browser needs to make a passkey."""
    with extra("calls", "A passkey"):
        from westward.server import passkeys
    place = passkeys.Place(request)
    return await passkeys.begin_keeping(desk.house.database.people, await desk.guest(visit, request), place)


@router.post("/me/passkeys", response_model=shapes.Done)
async def keep(body: shapes.Credential, desk: At, visit: Who, request: Request) -> dict[str, bool]:
    """Keep a passkey that the browser has made."""
    with extra("calls", "A passkey"):
        from westward.server import passkeys
    guest, place, people = _known(visit), passkeys.Place(request), desk.house.database.people
    if len(await people.passkeys(guest.id)) >= desk.settings.limits.devices:
        raise Problem("too-many-devices", 429, most=desk.settings.limits.devices)
    await passkeys.keep(people, guest, place, body.credential, visit.device)
    return {"done": True}


@router.post("/me/passkeys/drop", response_model=shapes.Done)
async def drop(body: shapes.Code, desk: At, visit: Who) -> dict[str, bool]:
    """Forget a passkey."""
    if not await desk.house.database.people.drop_passkey(_known(visit).id, body.code):
        raise Problem("no-such-device", 404)
    return {"done": True}


@router.post("/enter/passkey/begin", response_model=dict[str, Any])
async def begin_entering(desk: At, visit: Who, request: Request) -> dict[str, Any]:
    """What the browser needs to answer with a passkey."""
    with extra("calls", "A passkey"):
        from westward.server import passkeys
    desk.arrivals.check(desk.doorman.address(request))
    return await passkeys.begin_entering(desk.house.database.people, passkeys.Place(request))


@router.post("/enter/passkey", response_model=shapes.Me)
async def enter_by_passkey(body: shapes.Credential, desk: At, visit: Who, request: Request) -> dict[str, str]:
    """Be whoever the passkey belongs to, on this device."""
    with extra("calls", "A passkey"):
        from westward.server import passkeys
    owner = await passkeys.owner(desk.house.database.people, passkeys.Place(request), body.credential)
    return await _enter(desk, visit, owner)


def _known(visit: Visit) -> Guest:
    if visit.guest is None:
        raise Problem("nobody-yet", 403)
    return visit.guest


async def _check_number(desk: Desk, guest: Guest) -> None:
    most = desk.settings.limits.devices
    if len(await desk.house.database.people.devices(guest.id)) >= most:
        raise Problem("too-many-devices", 429, most=most)


def checked_base(base: str, request: Request) -> str:
    """The address by which a page reaches the server, as the page says; a Problem says when it is another server's."""
    host = request.headers.get("host", "").lower()
    found = urlsplit(base) if place(base) == host else None
    if found is None or found.scheme not in ("http", "https") or found.query or found.fragment:
        raise Problem("wrong-host", 421)
    return base.rstrip("/")
