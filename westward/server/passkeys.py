"""Passkeys: who somebody is, proven by a key that never leaves their device. Needs the extra `calls`."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from westward.server.facts import Guest, Passkey
from westward.server.people import People
from westward.server.problems import Problem

#: Seconds within which a challenge is to be answered.
_ANSWERED: Final = 300.0
#: What a credential that is no credential makes the library, and what it reads it with, stumble over: anything.
_WRONG: Final = Exception


class Place:
    """By which name and origin a browser knows the server."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.origin = connection.headers.get("origin", "")
        self.name = urlsplit(self.origin).hostname or ""
        if not self.name:
            raise Problem("bad-passkey", 422)


async def begin_keeping(people: People, guest: Guest, place: Place) -> dict[str, Any]:
    """What a browser needs to make a passkey for somebody."""
    known = [PublicKeyCredentialDescriptor(base64url_to_bytes(k.id)) for k in await people.passkeys(guest.id)]
    options = generate_registration_options(
        rp_id=place.name,
        rp_name="Westward",
        user_id=guest.id.encode(),
        user_name=guest.name,
        exclude_credentials=known,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    await people.hand_out("register", guest.id, "", _ANSWERED, bytes_to_base64url(options.challenge))
    return _plain(options_to_json(options))


async def keep(people: People, guest: Guest, place: Place, credential: dict[str, Any], device: str) -> Passkey:
    """Keep a passkey that a browser has made; a Problem says when it is not what was asked for."""
    challenge = await _asked(people, credential, "register", guest.id)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
        )
    except _WRONG:
        raise Problem("bad-passkey", 422) from None
    passkey = Passkey(
        bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key), made.sign_count, device
    )
    if not await people.keep_passkey(guest.id, passkey):
        raise Problem("bad-passkey", 409)
    return passkey


async def begin_entering(people: People, place: Place) -> dict[str, Any]:
    """What a browser needs to say who somebody is by a passkey."""
    options = generate_authentication_options(rp_id=place.name)
    await people.hand_out("enter", None, "", _ANSWERED, bytes_to_base64url(options.challenge))
    return _plain(options_to_json(options))


async def owner(people: People, place: Place, credential: dict[str, Any]) -> str:
    """Whose passkey has answered; a Problem says when none of ours has."""
    challenge = await _asked(people, credential, "enter", None)
    known = await people.passkey(str(credential.get("id", ""))[:2000])
    if known is None:
        raise Problem("unknown-passkey", 403)
    try:
        answer = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(known.key),
            credential_current_sign_count=known.count,
        )
    except _WRONG:
        raise Problem("bad-passkey", 403) from None
    await people.count_passkey(known.id, answer.new_sign_count)
    return known.guest


async def _asked(people: People, credential: dict[str, Any], kind: str, guest: str | None) -> bytes:
    """The challenge that is answered, if it was one of ours and nobody has answered it yet."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        code = str(told["challenge"])
        challenge = base64url_to_bytes(code)
    except _WRONG:
        raise Problem("bad-passkey", 422) from None
    found = await people.use_up(code, kind)
    if found is None or found.guest != guest:
        raise Problem("bad-passkey", 403)
    return challenge


def _plain(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
