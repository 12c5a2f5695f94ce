"""Calling people whose turn it is: once per turn, as soon and as late as they wish, and never those who look at the table."""

from __future__ import annotations

import hashlib
import hmac
import logging
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parseaddr
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from westward.server.describe import names
from westward.server.facts import Asked, Way, Wishes
from westward.server.problems import Problem, briefly, say
from westward.server.ways import CALLED_ONCE

if TYPE_CHECKING:
    from westward.server.house import House
    from westward.server.outgoing import Outgoing

log = logging.getLogger(__name__)

#: What push services answer when a browser no longer wants to be called.
_GONE: Final = (404, 410)
#: So many seats are remembered to which somebody was called.
_REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class Call:
    """What somebody is told: at which table, in the words of their language."""

    table: str
    title: str
    text: str
    #: What is asked, which only the person on the seat may know.
    question: str = ""


class Calling:
    """Calls the guests of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database
        #: Whether push messages and webhooks can be sent: they need the extra `calls`.
        self.can_push = all(find_spec(name) is not None for name in ("httpx", "http_ece", "py_vapid"))
        self._out: Outgoing | None = None
        self._key = ""
        #: How many moves a table's game had when somebody was last called to a seat there.
        self._called: OrderedDict[tuple[str, int], int] = OrderedDict()
        #: By which links that turn a way off are known.
        self._seal = b""

    async def open(self) -> None:
        """Have the keys at hand."""
        self._seal = (await self._database.keep_key()).encode()
        if self.can_push:
            from westward.server.outgoing import Outgoing
            from westward.server.pushing import new_key

            self._key = await self._database.keep_key("vapid", new_key)
            self._out = Outgoing(self._house.settings.inward)

    async def close(self) -> None:
        """Close all connections."""
        if self._out is not None:
            await self._out.close()

    @property
    def public_key(self) -> str:
        """What browsers must know to be called; empty if none can be."""
        if not self._key:
            return ""
        from westward.server.pushing import public

        return public(self._key)

    async def check(self, url: str) -> None:
        """A Problem says when nothing may be sent to an address."""
        if self._out is None:
            raise Problem("no-calls", 409)
        await self._out.check(url)

    # Turning off

    def code(self, way: str) -> str:
        """What turns a way off, by one tap."""
        return f"{way}.{self._sign(way)}"

    def read(self, code: str) -> str:
        """The way that a code turns off; a Problem says when we have not made it."""
        way, _, sign = code.partition(".")
        if not hmac.compare_digest(sign.encode(), self._sign(way).encode()):
            raise Problem("link-used", 404)
        return way

    def _sign(self, way: str) -> str:
        return hmac.new(self._seal, f"off {way}".encode(), hashlib.sha256).hexdigest()[:32]

    # Calling

    async def round(self) -> None:
        """Call everybody whose time has come."""
        now = self._house.settings.clock()
        for asked, wishes in await self._database.ways.waiting():
            try:
                await self._see_to(asked, wishes, now)
            except Exception as problem:
                log.warning("somebody could not be called: %s", briefly(problem))

    async def _see_to(self, asked: Asked, wishes: Wishes, now: float) -> None:
        table = self._house.tables.get(asked.table)
        if table is not None and asked.guest in table.presence.looking():
            await self._database.ways.claim(asked.table, asked.seat, asked.since, CALLED_ONCE)  # they have seen it
            return
        if now < asked.since + 60 * wishes.soon or now < wishes.away or is_quiet(wishes, now):
            return
        if not await self._database.ways.claim(asked.table, asked.seat, asked.since, CALLED_ONCE):
            return
        if await self._is_new(asked):
            await self.tell(asked.guest, await self._turn(asked, wishes.language))

    async def _is_new(self, asked: Asked) -> bool:
        """Whether the game has gone on since somebody was last called: who takes a move back and makes it again calls nobody again."""
        moves = len((await self._house.table(asked.table)).history.actions)
        key = (asked.table, asked.seat)
        if self._called.get(key, -1) >= moves:
            return False
        self._called[key] = moves
        self._called.move_to_end(key)
        if len(self._called) > _REMEMBERED:
            self._called.popitem(last=False)
        return True

    async def remind(self, asked: Asked) -> None:
        """Tell somebody that their time runs out."""
        language = (await self._database.ways.wishes(asked.guest)).language
        await self.tell(asked.guest, await self._turn(asked, language, "call-late"))

    async def _turn(self, asked: Asked, language: str, key: str = "call-turn") -> Call:
        """That it is somebody's turn, in words."""
        table = await self._house.table(asked.table)
        people = names(table.facts, language)
        others = ", ".join(name for seat, name in enumerate(people) if seat != asked.seat)
        shown = msgspec.json.decode(await table.showing.any(asked.guest, asked.seat, None, language, "", False))
        title = table.described(None, language)["title"]
        question = shown["question"]["text"] if shown.get("question") else ""
        facts = {"name": people[asked.seat], "game": title, "others": others}
        return Call(asked.table, say(f"{key}-title", language, **facts), say(key, language, **facts), question)

    async def tell(self, guest: str, call: Call) -> int:
        """Tell somebody something on every way; on how many it went."""
        wishes = await self._database.ways.wishes(guest)
        done = 0
        for way in await self._database.ways.of(guest):
            if way.active and await self._send(way, call, wishes):
                done += 1
        return done

    async def _send(self, way: Way, call: Call, wishes: Wishes) -> bool:
        base = self._house.post.url or way.base.rstrip("/")
        url, off = f"{base}/t/{call.table}" if call.table else base, f"{base}/off/{self.code(way.id)}"
        if way.kind == "mail":
            facts = {"text": call.text, "question": call.question or "–", "link": url, "off": off}
            text = say("letter-call" if call.question else "letter-call-plain", wishes.language, **facts)
            return self._house.post.open and await self._house.post.send(way.address, call.title, text, off)
        if self._out is None:
            return False
        if way.kind == "push":
            return await self._push(way, call, wishes.language)
        status = await self._out.post(way.address, *_hook(way.address, call, url, off, wishes.language))
        return 200 <= status < 300

    def _subject(self, way: Way) -> str:
        """Whom a push service can ask about us."""
        sender, url = parseaddr(self._house.settings.sender)[1], self._house.post.url or way.base
        if "@" in sender:
            return f"mailto:{sender}"
        return url if url.startswith("https://") else "mailto:table@westward.invalid"

    async def _push(self, way: Way, call: Call, language: str) -> bool:
        from westward.server.pushing import headers, sealed

        assert self._out is not None
        message = {
            "title": call.title,
            "body": call.question or call.text,
            "path": f"t/{call.table}" if call.table else "",
            "tag": call.table,
            "off": self.code(way.id),
            "words": {
                "open": say("call-open", language),
                "off": say("call-off", language),
                "done": say("call-is-off", language),
            },
        }
        topic = call.table or "try"
        status = await self._out.post(
            way.address, sealed(way.keys, message), headers(self._key, way.address, self._subject(way), topic)
        )
        if status in _GONE:
            await self._database.ways.drop(way.id)
        return 200 <= status < 300


def _hook(address: str, call: Call, url: str, off: str, language: str) -> tuple[bytes, dict[str, str]]:
    """A webhook's message. What is asked stays out of it: others read along."""
    text = f"{call.text} {url}\n{say('call-off', language)}: {off}"
    host = urlsplit(address).hostname or ""
    if host in ("discord.com", "discordapp.com") or host.endswith(".discord.com"):
        body: dict[str, Any] = {"content": text, "flags": 4, "allowed_mentions": {"parse": []}}
    elif host.endswith(("slack.com", "slack-gov.com")):
        body = {"text": text}
    else:
        body = {"text": text, "title": call.title, "table": call.table, "url": url, "off": off}
    return msgspec.json.encode(body), {"Content-Type": "application/json"}


def zone(name: str) -> ZoneInfo | None:
    """A time zone by its name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def is_quiet(wishes: Wishes, now: float) -> bool:
    """Whether somebody does not want to be called at a time of day.

    >>> night = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, zone="UTC")
    >>> [is_quiet(night, 3600.0 * hour) for hour in (21, 22, 3, 7)]
    [False, True, True, False]
    """
    if wishes.quiet_from is None or wishes.quiet_to is None:
        return False
    here = datetime.fromtimestamp(now, zone(wishes.zone) or UTC)
    minute = 60 * here.hour + here.minute
    if wishes.quiet_from <= wishes.quiet_to:
        return wishes.quiet_from <= minute < wishes.quiet_to
    return minute >= wishes.quiet_from or minute < wishes.quiet_to
