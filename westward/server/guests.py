"""Who is asking: guests are known by an unguessable token in a cookie or a bearer header."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from ipaddress import IPv6Address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from westward.server.database import Database
from westward.server.facts import Guest
from westward.server.people import hashed
from westward.server.problems import Problem, language_of, say
from westward.server.settings import Settings

COOKIE: Final = "westward"
#: A year, in seconds.
KEPT: Final = 31_536_000
_LONGEST: Final = 40
#: Seconds for which it is remembered who holds a token; less where another process may have signed a device out.
_REMEMBERED: Final = 300.0
_SHARED: Final = 5.0
#: What browsers and systems call themselves; the first that is found counts.
_BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
                    ("FxiOS", "Firefox"), ("Chrom", "Chrome"), ("CriOS", "Chrome"), ("Safari", "Safari"))  # fmt: skip
_SYSTEMS: Final = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
                   ("CrOS", "ChromeOS"), ("Mac OS", "Mac"), ("Linux", "Linux"))  # fmt: skip


class Visit:
    """One request's or socket's guest. A new token is made when there is none; it is kept when the guest does something."""

    def __init__(self, token: str, guest: Guest | None, fresh: bool, language: str, device: str = "") -> None:
        self.token = token
        #: What the browser calls itself, in two words.
        self.device = device
        self.guest = guest
        #: Whether the token was made just now, so that the browser must be told.
        self.fresh = fresh
        self.language = language

    @property
    def id(self) -> str | None:
        """The guest's id, if the guest is known."""
        return None if self.guest is None else self.guest.id


class Doorman:
    """Knows the guests."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._known: dict[str, tuple[Guest, float]] = {}
        #: How often somebody was to be looked up anew.
        self._forgotten = 0
        #: By which the house knows its own tokens; set when the house opens.
        self.key = ""

    async def visit(self, connection: HTTPConnection) -> Visit:
        """Who is asking; a Problem says when a bearer token is not known."""
        language = language_of(connection.query_params.get("lang"), connection.headers.get("accept-language", ""))
        bearer = connection.headers.get("authorization", "")
        if bearer:
            kind, _, token = bearer.partition(" ")
            guest = await self.find(token.strip()) if kind.lower() == "bearer" else None
            if guest is None:
                raise Problem("wrong-token", 401)
            return Visit(token.strip(), guest, False, language)
        device = device_name(connection.headers.get("user-agent", ""))
        cookie = connection.cookies.get(COOKIE, "")
        known = await self.find(cookie)
        if known is not None or self._ours(cookie):
            return Visit(cookie, known, False, language, device)
        return Visit(self.new_token(), None, True, language, device)

    def new_token(self) -> str:
        """An unguessable token of 128 bits, signed so that nobody can choose one."""
        word = secrets.token_urlsafe(16)
        return f"{word}.{self._sign(word)}"

    def _ours(self, token: str) -> bool:
        word, _, sign = token.partition(".")
        return hmac.compare_digest(sign.encode(), self._sign(word).encode())

    def _sign(self, word: str) -> str:
        return hmac.new(self.key.encode(), word.encode(), hashlib.sha256).hexdigest()[:32]

    async def find(self, token: str) -> Guest | None:
        """The guest who holds a token."""
        if not 16 <= len(token) <= 64:
            return None
        key = hashed(token)
        guest, until = self._known.get(key, (None, 0.0))
        if guest is None or until < time.monotonic():
            before = self._forgotten
            guest = await self._database.people.guest(key)
            if before == self._forgotten:  # else what was read may be no longer so
                self._remember(key, guest)
        return guest

    def _remember(self, key: str, guest: Guest | None) -> None:
        if len(self._known) > 20_000:
            self._known.clear()
        if guest is None:
            self._known.pop(key, None)
        else:
            kept = _SHARED if self._database.shared else _REMEMBERED
            self._known[key] = (guest, time.monotonic() + kept)

    def forget(self, guest: str) -> None:
        """Look up anew who holds the tokens of somebody."""
        self._forgotten += 1
        self._known = {key: known for key, known in self._known.items() if known[0].id != guest}

    async def keep(self, visit: Visit, name: str | None = None) -> Guest:
        """Make the visitor a guest, or rename a known one."""
        known = visit.guest
        if known is not None and (name is None or name == known.name):
            return known
        wanted = name or say("guest", visit.language)
        guest = Guest(secrets.token_hex(8) if known is None else known.id, wanted)
        guest = await self._database.people.welcome(guest, hashed(visit.token), visit.device)
        self.forget(guest.id)
        self._remember(hashed(visit.token), guest)
        visit.guest = guest
        return guest

    async def enter(self, visit: Visit, guest: str) -> list[str]:
        """Make the visitor's device one of somebody's; the tables at which that changes something."""
        changed = await self._database.people.bring(hashed(visit.token), visit.device, visit.id, guest)
        if changed is None:
            raise Problem("link-used", 404)
        for one in (visit.id, guest):
            self.forget(one or "")
        visit.guest = await self.find(visit.token)
        return changed

    def check_origin(self, connection: HTTPConnection) -> None:
        """A Problem says when another site's page is asking; programs send no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        if place(origin) != connection.headers.get("host", "").lower():
            raise Problem("wrong-origin", 403)

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, for its limits."""
        if self._settings.proxied:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return network(forwarded.split(",")[-1].strip())
        return network(connection.client.host) if connection.client else ""


def place(url: str) -> str | None:
    """The host and port that a URL names; None if it is none.

    >>> [place(url) for url in ("https://Table.example:8080/t/x", "http://[::1", "null")]
    ['table.example:8080', None, '']
    """
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return None


def network(address: str) -> str:
    """What counts as one address: of IPv6 whole networks, since whoever has one has all 2^64 addresses of it.

    >>> [network(a) for a in ("192.0.2.7", "2001:db8:1:2:3:4:5:6", "::ffff:192.0.2.7", "localhost")]
    ['192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', 'localhost']
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def greet(request: Request, visit: Visit) -> None:
    """See that a new guest gets a cookie with the answer."""
    if visit.fresh:
        request.state.new_token = visit.token


def cookie(token: str, settings: Settings) -> str:
    """The header that gives a guest a token to keep."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={token}; HttpOnly; Max-Age={KEPT}; Path=/; SameSite=Lax{secure}"


def device_name(agent: str) -> str:
    """What a browser calls itself, in two words.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    """
    found = [next((name for word, name in names if word in agent), "") for names in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)


def clean_name(name: str) -> str:
    """A name as it is shown."""
    return clean(name, "bad-name")


def clean(text: str, problem: str) -> str:
    """A short text as it is shown: visible characters, single spaces; a Problem says when nothing is left or it is too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(shown) <= _LONGEST:
        raise Problem(problem, 422)
    return shown
