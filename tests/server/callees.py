"""Those who are called in the tests: a push service that checks signature and encryption, and a clock that can be moved."""

from __future__ import annotations

import base64
import json
import os
import secrets
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from westward.server.facts import Guest, Seat, Way, Wishes
from westward.server.house import House
from westward.server.pushing import read_keys
from westward.server.settings import Settings
from westward.server.table import Table
from westward.server.titles import find_title


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def signed_by(server_key: str, headers: dict[str, str], origin: str) -> None:
    """Check that a push message is signed by a server for a push service, and is as the standard wants it."""
    assert Vapid02.verify(headers["authorization"])
    signed = dict(part.split("=", 1) for part in headers["authorization"].split(" ", 1)[1].split(","))
    assert signed["k"].rstrip("=") == server_key
    claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
    assert claims["aud"] == origin
    assert claims["sub"].startswith(("mailto:", "http"))
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Listener:
    """A server that keeps what is posted to it; as a browser's push service it can read it too."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:  # http.server calls it that
                body = self.rfile.read(int(self.headers["content-length"]))
                listener.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(listener.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def keys(self) -> dict[str, str]:
        """What a browser would give the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": plain(point), "auth": plain(self._auth)}

    def read(self, number: int, server_key: str) -> dict[str, Any]:
        """A push message, once its signature is checked to be of a server and it is decrypted."""
        _, headers, body = self.heard[number]
        signed_by(server_key, headers, self.origin)
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return found


@asynccontextmanager
async def opened(path: Path | str, clock: Clock, **more: Any) -> AsyncIterator[House]:
    """A house with its own clock, whose rounds are made by hand."""
    url = path if isinstance(path, str) else f"sqlite+aiosqlite:///{path / 't.db'}"
    settings = Settings(database=url, pause=0, clock=clock, inward=True, ready=False, **more)
    house = House(settings)
    await house.database.open()
    await house.calling.open()
    try:
        yield house
    finally:
        await house.close()


async def at_table(house: House, *guests: str, game: str = "golden-city", pace: str = "leisure", **more: Any) -> Table:
    """People who play, each on a seat of their own; known by name."""
    for guest in guests:
        await house.database.people.welcome(Guest(guest, guest.title()), f"token of {guest}", "")
    seats = [Seat("person", guest.title(), guest) for guest in guests]
    return await house.create(guests[0], find_title(game), {}, seats, True, pace, 7, **more)


async def move(table: Table) -> None:
    seat = table.waits_for()[0]
    state = table.position(seat).asking(seat)
    # What people do carries a name, as their devices give it.
    name = secrets.token_hex(8) if table.facts.seats[seat].kind == "person" else None
    await table.playing.play(seat, table.number, name, state.legal()[0])


async def until_other(table: Table) -> str:
    """Play until somebody else is asked; who."""
    before = table.waits_for()
    while table.waits_for() == before:
        await move(table)
    return table.facts.seats[table.waits_for()[0]].guest or ""


async def ways_of(house: House, listener: Listener, *guests: str) -> None:
    for guest in guests:
        keys = read_keys(**listener.keys)
        way = Way(f"push of {guest}", guest, "push", f"{listener.origin}/{guest}", keys, base="http://table.example")
        await house.database.ways.keep(way)
        await house.database.ways.wish(guest, Wishes(soon=10, language="de"))
