"""The socket of a table: numbered events to the client, moves from it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from westward.core import registry
from westward.core.errors import WestwardError
from westward.core.rng import derive
from westward.core.view import SPECTATOR
from westward.core.words import LANGUAGES
from westward.server import show
from westward.server.easels import Mark
from westward.server.guests import Doorman, Visit
from westward.server.house import House
from westward.server.limits import Bucket
from westward.server.lines import log as told
from westward.server.problems import Problem, Refused, language_of
from westward.server.table import Table
from westward.server.tale import result
from westward.server.thinkers import hint
from westward.server.why import why

log = logging.getLogger(__name__)
T = TypeVar("T")

#: Close codes: try again with a new connection; do not.
_AGAIN: Final = 4000
_NEVER: Final = 4001


class Frame(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(Frame):
    """The first message: the number of the last event and chat line that the client has seen."""

    last: int | None = None
    lang: str = "en"
    chat: int | None = None
    #: Whether the client can put a picture together from what it has and what has changed.
    patches: bool = False
    #: Whether the client wants pictures at all.
    pictures: bool = True


class Play(Frame):
    """A move. The same id is applied once."""

    id: str
    seat: int
    number: int
    action: int


class Undo(Frame):
    """Take the latest move back."""

    seat: int


class Redo(Frame):
    """Play again what was taken back."""

    seat: int


class Restart(Frame):
    """Take back all that can be taken back."""

    seat: int


class Why(Frame):
    """Why can this not be chosen?"""

    seat: int
    part: str | None = None
    action: int | None = None


class Look(Frame):
    """Show an earlier position, or the present one with an overlay."""

    seat: int = SPECTATOR
    at: int | None = None
    overlay: str = ""


class Chat(Frame):
    """Say something."""

    text: str


class Hint(Frame):
    """What would you consider?"""

    seat: int


class Lang(Frame):
    """Speak another language from now on."""

    lang: str


class Ping(Frame):
    """Are you there?"""


_FRAMES: Final = msgspec.json.Decoder(Hello | Play | Undo | Redo | Restart | Why | Look | Chat | Hint | Lang | Ping)


async def _surely(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end even if the client goes meanwhile: what is written down must also happen here."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


class Connection:
    """One client at a table. Reading and sending are two tasks; sending always catches up with the table as it is."""

    def __init__(self, socket: WebSocket, table: Table, house: House, doorman: Doorman, visit: Visit) -> None:
        self.socket = socket
        self.table = table
        self.house = house
        self.guest = visit.id or ""
        self.name = visit.guest.name if visit.guest else ""
        self._doorman = doorman
        self._token = visit.token
        self.language = visit.language
        self._out: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._greeted = False
        #: What the client has been sent.
        self._event = 0
        self._chat = 0
        self._version = -1
        self._online: set[int] = set()
        self._position: object = None
        self._over = False
        #: Per seat, of what the drawing is that the client has.
        self._has: dict[int, Mark] = {}
        self._patches = False
        self._pictures = True
        self._bucket = Bucket(house.settings.limits.frame_burst, house.settings.limits.frames_per_second)

    def wake(self) -> None:
        """Something has changed."""
        self._news.set()

    def send(self, value: show.Json) -> None:
        """Put something on its way."""
        self._out.append(msgspec.json.encode(value))
        self._news.set()

    async def run(self) -> None:
        """Serve the client until it goes. From its first moment on the table has somebody who looks on, and stays."""
        self.table.watchers.add(self)
        pump = asyncio.ensure_future(self._pump())
        read = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait([pump, read], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.watchers.discard(self)
            for task in (pump, read):
                task.cancel()
            for result in await asyncio.gather(pump, read, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, (WebSocketDisconnect, RuntimeError, OSError)
                ):
                    log.error("a socket failed", exc_info=result)
            self.table.wake()
            self.house.tell_presence(self.table)

    # Reading

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data: bytes = text.encode(errors="replace") if text is not None else message.get("bytes") or b""
            problem = await self._take(data)
            if problem is not None:
                self.send({"type": "error", "text": problem.say(self.language)})
                if problem.status in (429, 413):
                    await asyncio.sleep(0.5)

    async def _take(self, data: bytes) -> Problem | None:
        limits = self.house.settings.limits
        if not self._bucket.take():
            return Problem("too-fast", 429)
        if len(data) > limits.frame:
            return Problem("too-large", 413, most=limits.frame)
        try:
            frame = _FRAMES.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            return Problem("bad-frame", why=str(problem))
        try:
            await self._answer(frame)
        except Problem as problem:
            return problem
        except WestwardError as problem:
            return Problem("bad-request", why=str(problem))
        return None

    async def _answer(self, frame: Frame) -> None:
        if not self._greeted and not isinstance(frame, (Hello, Ping)):
            raise Problem("hello-first")
        table = self.table
        match frame:
            case Hello():
                if (frame.last or 0) > table.number and self.house.bus is not None:
                    await table.catch_up()  # the client has heard more from another process
                self._hello(frame)
            case Play():
                await _surely(self._play(frame))
            case Undo() | Restart():
                table.check_seat(self.guest, frame.seat)
                await _surely(table.back(frame.seat, isinstance(frame, Restart)))
            case Redo():
                table.check_seat(self.guest, frame.seat)
                await _surely(table.again(frame.seat))
            case Why():
                await self._why(frame)
            case Look():
                await self._look(frame)
            case Chat():
                await self._say(frame.text)
            case Hint():
                await self._hint(frame.seat)
            case Lang():
                self._speak(frame.lang)
            case Ping():
                self.send({"type": "pong"})

    def _hello(self, frame: Hello) -> None:
        self.language = language_of(frame.lang, self.language)
        last = frame.last or 0
        self._event = last if 0 <= last <= self.table.number else 0
        self._chat = max(0, frame.chat or 0)
        self._version, self._position, self._over = -1, None, False
        self._patches = frame.patches
        self._pictures = frame.pictures
        self._has.clear()
        self._online = self.table.online()
        table = self._table()
        you = {"name": self.name, "seats": self.table.seats_of(self.guest)}
        if not self._greeted:
            self._greeted = True
            self.table.changed()
            self.house.tell_presence(self.table)
        self.send({"type": "welcome", "you": you, "table": table, "event": self.table.number})

    async def _identify(self) -> None:
        """Somebody who only looked on may have sat down or taken a name since."""
        guest = await self._doorman.find(self._token)
        if guest is not None:
            self.guest, self.name = guest.id, guest.name

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Problem("no-such-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._event, self._version, self._position, self._over = 0, -1, None, False
        self.wake()

    async def _play(self, frame: Play) -> None:
        try:
            self.table.check_seat(self.guest, frame.seat)
            if not 1 <= len(frame.id) <= 64 or not frame.id.isprintable():
                raise Problem("bad-frame", why="'id' has 1 to 64 characters.")
            number = await self.table.play(frame.seat, frame.number, frame.id, frame.action)
        except (Problem, WestwardError) as problem:
            text = problem.say(self.language) if isinstance(problem, Problem) else str(problem)
            clause = problem.clause if isinstance(problem, Refused) and problem.clause else None
            self.send({"type": "refused", "id": frame.id[:64], "text": text, "clause": clause})
            return
        self.send({"type": "ack", "id": frame.id, "number": number})

    async def _why(self, frame: Why) -> None:
        if (frame.part is None) == (frame.action is None):
            raise Problem("bad-frame", why="'why' needs either 'part' or 'action'.")
        self.table.check_seat(self.guest, frame.seat)
        if self.table.facts.state == "open":
            raise Refused("not-running")
        still, names, language = self.table.still(), self._names(), self.language
        state = self.table.position(frame.seat).copy()
        asked = partial(why, still, state, frame.seat, frame.part, frame.action, names, language)
        self.send(await self.house.work(asked))

    async def _hint(self, seat: int) -> None:
        table = self.table
        table.check_seat(self.guest, seat)
        if seat not in table.asked() or seat in table.answers:
            raise Refused("nobody-asked")
        number, seed = table.number, derive(table.facts.seed, table.number)
        packed, names = registry.pack(table.position(seat)), tuple(self._names())
        found = await self.house.thinkers.do(hint, packed, seat, names, self.language, seed)
        self.send({"type": "hint", "event": number, **found})

    async def _look(self, frame: Look) -> None:
        found = await look(self.table, self.guest, frame.seat, frame.at, self.language, frame.overlay)
        self._out.append(found)
        self._news.set()

    async def _say(self, text: str) -> None:
        shown = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
        if not 1 <= len(shown) <= 500:
            raise Problem("bad-chat")
        await self._identify()
        if not self.name:
            raise Problem("not-your-table", 403)
        seats = self.table.seats_of(self.guest)
        seat = seats[0] if seats else None
        name = self.table.facts.seats[seat].name if seat is not None else self.name
        await self.house.said(self.table, seat, name, shown)

    # Sending

    def _names(self) -> list[str]:
        return show.names(self.table.facts, self.language)

    def _table(self) -> show.Json:
        table = self.table
        return show.table(table.facts, self.language, self.guest, table.online(), table.number, table.waits_for())

    async def _pump(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if len(self._out) > self.house.settings.limits.waiting:
                await self.socket.close(_AGAIN)
                return
            while self._out:
                await self._send(self._out.popleft())
            if self._greeted:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Send what the client has not seen yet: the table, the log, the chat, and the position as it is now."""
        table = self.table
        online = table.online()
        if self._version != table.version or online != self._online:
            if not self.guest:
                await self._identify()
                online = table.online()
            self._version, self._online = table.version, online
            await self._send({"type": "table", **self._table()})
        if table.facts.state != "open" and self._event < table.number:
            await self._send_log()
        for line in [said for said in table.chat if said.number > self._chat]:
            self._chat = line.number
            await self._send({"type": "chat", "number": line.number, "seat": line.seat, "name": line.name,
                              "text": line.text, "at": line.at})  # fmt: skip
        if table.facts.state == "open":
            return
        key = self._now()
        if self._position != key:
            self._position = key
            await self._send_positions()
        if self._position != self._now() or self._event < table.number:
            self._news.set()  # the table has moved on meanwhile; the log comes before the end
        elif table.facts.state == "over" and not self._over:
            self._over = True
            still, names, language, url = table.still(), self._names(), self.language, f"/api/tables/{table.id}/record"
            await self._send(await self.house.work(partial(result, still, names, language, url)))

    def _now(self) -> tuple[object, ...]:
        """What a position depends on, as far as this client is concerned."""
        table = self.table
        sealed = [table.sealed(seat) for seat in table.seats_of(self.guest)]
        return (table.number, table.version, self.language, sealed)

    async def _send_log(self) -> None:
        table, still = self.table, self.table.still()
        after, names, language = self._event, self._names(), self.language
        seats = table.seats_of(self.guest)
        make = partial(told, still, after, seats, names, language)
        lines = make() if still.number - after <= 8 else await self.house.work(make)
        self._event = still.number
        await self._send({"type": "log", "from": after, "to": still.number, "lines": lines})

    async def _send_positions(self) -> None:
        seats = self.table.seats_of(self.guest)
        asked = [s for s in seats if s in self.table.asked()]
        for seat in asked or seats[:1] or [SPECTATOR]:
            before = self._has.get(seat) if self._patches else None
            frame, mark = await self.table.frame(seat, self.language, self._pictures, before)
            await self._send(frame)
            self._has[seat] = mark

    async def _send(self, frame: bytes | show.Json) -> None:
        data = frame if isinstance(frame, bytes) else msgspec.json.encode(frame)
        await self.socket.send_text(data.decode())


async def look(
    table: Table,
    guest: str | None,
    seat: int,
    at: int | None,
    language: str,
    overlay: str,
    picture: bool = True,
) -> bytes:
    """An earlier position, or the present one with an overlay, as one of the asker's seats or a spectator sees it.

    When the game is over, everybody may look through everybody's eyes.
    """
    if seat != SPECTATOR and not (table.facts.state == "over" and 0 <= seat < len(table.facts.seats)):
        table.check_seat(guest, seat)
    if table.facts.state == "open":
        raise Refused("not-running")
    if overlay and overlay not in table.course.title.overlays:
        raise Problem("no-such-overlay", 404, name=overlay)
    if at is not None and not 0 <= at <= table.number:
        raise Problem("no-such-event", 404, number=at, last=table.number)
    return await table.look(seat, language, overlay, at, picture)


class Sockets:
    """Accepts sockets, as many as a guest may have."""

    def __init__(self, house: House, doorman: Doorman) -> None:
        self.house = house
        self.doorman = doorman
        self._open: dict[str, int] = {}

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """Serve one socket from its first to its last message."""
        language = language_of(None, socket.headers.get("accept-language", ""))
        who = ""
        try:
            self.doorman.check_origin(socket)
            visit = await self.doorman.visit(socket)
            table = await self.house.table(table_id)
            who = visit.id or self.doorman.address(socket)
            if self._open.get(who, 0) >= self.house.settings.limits.sockets:
                who = ""
                raise Problem("too-many-sockets", 429)
            self._open[who] = self._open.get(who, 0) + 1
            await socket.accept()
            await Connection(socket, table, self.house, self.doorman, visit).run()
        except Problem as problem:
            await self._refuse(socket, problem.say(language))
        finally:
            if who:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]

    async def _refuse(self, socket: WebSocket, text: str) -> None:
        if socket.client_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(msgspec.json.encode({"type": "error", "text": text, "final": True}).decode())
        await socket.close(_NEVER)
