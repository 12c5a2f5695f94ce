"""Push messages to browsers: signed with the server's own key (VAPID), encrypted for one browser alone."""

from __future__ import annotations

import base64
import binascii
import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

from westward.server.problems import Problem

#: Seconds for which a push service keeps a message for a browser that sleeps, and for which a signature is good.
_KEPT: Final = 86_400
_SIGNED: Final = 43_200


class Keys(msgspec.Struct):
    """What a browser gives to encrypt for it."""

    p256dh: str
    auth: str


def new_key() -> str:
    """A new key of a server, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public(key: str) -> str:
    """The public half of a server's key, as browsers want it."""
    point = Vapid02.from_pem(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def read_keys(p256dh: str, auth: str) -> str:
    """A browser's keys as they are kept; a Problem says when they are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        if len(_bytes(auth)) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise Problem("bad-hook", 422) from None
    return msgspec.json.encode(Keys(p256dh, auth)).decode()


def sealed(keys: str, message: dict[str, Any]) -> bytes:
    """A message that only one browser can read."""
    given = msgspec.json.decode(keys, type=Keys)
    secret: bytes = http_ece.encrypt(
        msgspec.json.encode(message),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(given.p256dh),
        auth_secret=_bytes(given.auth),
        version="aes128gcm",
    )
    return secret


def headers(key: str, endpoint: str, subject: str, topic: str) -> dict[str, str]:
    """What goes with a message, with the server's signature. A newer message of a topic takes the place of an older one."""
    parts = urlsplit(endpoint)
    claims = {"sub": subject, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _SIGNED}
    signed: dict[str, str] = Vapid02.from_pem(key.encode()).sign(claims)
    return {**signed, "TTL": str(_KEPT), "Urgency": "high", "Topic": topic, "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream"}  # fmt: skip


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
