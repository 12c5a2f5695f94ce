"""The socket of a table: numbered events to the client, moves from it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy.exc import DataError, DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from westward.core.errors import WestwardError
from westward.core.view import SPECTATOR
from westward.core.words import LANGUAGES
from westward.server.describe import Json, names
from westward.server.drawing_pool import Mark
from westward.server.ending import result
from westward.server.frames import (
    FRAMES,
    Away,
    Chat,
    Frame,
    Hello,
    Hint,
    Judge,
    Lang,
    Look,
    Ping,
    Play,
    Redo,
    Restart,
    Undo,
    Why,
)
from westward.server.guests import Doorman, Visit
from westward.server.house import House
from westward.server.limits import Rates
from westward.server.lines import log as told
from westward.server.problems import NOTHING_SUCH, Problem, Refused, briefly, language_of, say
from westward.server.table import Table
from westward.server.why import why

log = logging.getLogger(__name__)
T = TypeVar("T")

#: Close codes: try again with a new connection; do not.
_AGAIN: Final = 4000
_NEVER: Final = 4001
#: What opening a socket counts for among requests that read, and besides if the table must be brought back from the database.
_COMES: Final = 2
_BROUGHT: Final = 8
#: What takes more work than a move.
_COSTS: Final[dict[type[Frame], float]] = {Hello: 3, Look: 3, Why: 2, Lang: 6, Hint: 12, Judge: 12}


async def _surely(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end even if the client goes meanwhile: what is written down must also happen here."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


class Connection:
    """One client at a table. Reading and sending are two tasks; sending always catches up with the table as it is."""

    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        house: House,
        doorman: Doorman,
        visit: Visit,
        may: Callable[[float], bool],
        may_talk: Callable[[], bool],
    ) -> None:
        self.socket = socket
        self.table = table
        self.house = house
        self.guest = visit.id or ""
        self.name = visit.guest.name if visit.guest else ""
        self.away = False
        self._doorman = doorman
        self._token = visit.token
        self.language = visit.language
        self._out: deque[bytes] = deque()
        #: Bytes that wait to be sent.
        self._held = 0
        self._news = asyncio.Event()
        self._greeted = False
        #: What the client has been sent.
        self._event = 0
        self._chat = 0
        self._notice = 0
        self._version = -1
        self._online: set[int] = set()
        self._position: object = None
        self._over = False
        self._lesson: Json | None = None
        #: Per seat, of what the drawing is that the client has.
        self._has: dict[int, Mark] = {}
        self._patches = False
        self._pictures = True
        self._may = may
        self._may_talk = may_talk

    def wake(self) -> None:
        """Something has changed."""
        self._news.set()

    def send(self, value: Json) -> None:
        """Put something on its way."""
        self._put(msgspec.json.encode(value))

    def _put(self, data: bytes) -> None:
        self._out.append(data)
        self._held += len(data)
        self._news.set()

    def _too_slow(self) -> bool:
        """Whether more waits for the client than one that reads leaves."""
        limits = self.house.settings.limits
        return len(self._out) > limits.waiting or self._held > limits.held

    async def run(self) -> None:
        """Serve the client until it goes. From its first moment on the table has somebody who looks on, and stays."""
        self.table.presence.watchers.add(self)
        pump = asyncio.ensure_future(self._pump())
        read = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait([pump, read], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.presence.watchers.discard(self)
            for task in (pump, read):
                task.cancel()
            for result in await asyncio.gather(pump, read, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, (WebSocketDisconnect, RuntimeError, OSError)
                ):
                    log.error("a socket failed", exc_info=result)
            self.table.presence.wake()
            self.house.tell_presence(self.table)

    # Reading

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data: bytes = text.encode(errors="replace") if text is not None else message.get("bytes") or b""
            if self._too_slow():
                return  # it asks and does not read: what it would be told is not kept for it
            if not await self._identify():
                await self.socket.close(_AGAIN)
                return
            problem = await self._take(data)
            if problem is not None:
                self.send({"type": "error", "text": problem.say(self.language)})
                if problem.status in (429, 413):
                    await asyncio.sleep(0.5)
                if problem.status == 503:
                    # Whether it was written down is not known: the client connects anew, and sends again what was not acknowledged.
                    await asyncio.sleep(0.5)
                    await self.socket.close(_AGAIN)
                    return

    async def _take(self, data: bytes) -> Problem | None:
        limits = self.house.settings.limits
        if len(data) > limits.frame:
            return Problem("too-large", 413, most=limits.frame)
        try:
            frame = FRAMES.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            return Problem("too-fast", 429) if not self._may(1) else Problem("bad-frame", why=str(problem))
        if not self._may(_COSTS.get(type(frame), 1)):
            return Problem("too-fast", 429)
        try:
            await self._answer(frame)
        except Problem as problem:
            return problem
        except WestwardError as problem:
            return Problem("bad-request", why=str(problem))
        except DataError:
            return Problem("bad-request", why=NOTHING_SUCH)
        except DBAPIError as problem:
            log.warning("the database failed at the table %s: %s", self.table.id, briefly(problem.orig))
            return Problem("no-database", 503)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise  # the client has gone
        except Exception:
            log.exception("a frame failed at the table %s", self.table.id)
            return Problem("internal", 500)
        return None

    async def _answer(self, frame: Frame) -> None:
        if not self._greeted and not isinstance(frame, (Hello, Ping)):
            raise Problem("hello-first")
        table = self.table
        match frame:
            case Hello():
                if self.house.bus is not None:
                    await table.catch_up()  # whoever comes sees the table as it is, whatever news was lost
                self._hello(frame)
            case Play():
                await _surely(self._play(frame))
            case Undo() | Restart():
                table.seating.check(self.guest, frame.seat)
                await _surely(table.playing.back(frame.seat, isinstance(frame, Restart)))
            case Redo():
                table.seating.check(self.guest, frame.seat)
                await _surely(table.playing.again(frame.seat))
            case Why():
                await self._why(frame)
            case Look():
                await self._look(frame)
            case Chat():
                await self._say(frame.text)
            case Hint():
                await self._hint(frame.seat)
            case Judge():
                await self._judge(frame.seat)
            case Lang():
                self._speak(frame.lang)
            case Away():
                self.away = frame.away
            case Ping():
                self.send({"type": "pong"})

    def _hello(self, frame: Hello) -> None:
        self.language = language_of(frame.lang, self.language)
        last = frame.last or 0
        self._event = last if 0 <= last <= self.table.number else 0
        self._chat = max(0, frame.chat or 0)
        self._notice = 0
        self._version, self._position, self._over = -1, None, False
        self._patches = frame.patches
        self._pictures = frame.pictures
        self._has.clear()
        self._online = self.table.seating.online()
        table = self._table()
        you = {"name": self.name, "seats": self.table.seating.of(self.guest)}
        if not self._greeted:
            self._greeted = True
            self.table.changed()
            self.house.tell_presence(self.table)
        self.send({"type": "welcome", "you": you, "table": table, "event": self.table.number})

    async def _identify(self) -> bool:
        """Somebody who only looked on may have sat down or taken a name since; False if the device is no longer the same person's."""
        try:
            guest = await self._doorman.find(self._token)
        except DBAPIError:
            return True  # nobody can tell just now
        if self.guest and (guest is None or guest.id != self.guest):
            return False
        if guest is not None:
            self.guest, self.name = guest.id, guest.name
        return True

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Problem("no-such-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self._event, self._version, self._position, self._over, self._notice = 0, -1, None, False, 0
        self.wake()

    async def _play(self, frame: Play) -> None:
        try:
            self.table.seating.check(self.guest, frame.seat)
            if not 1 <= len(frame.id) <= 64 or not frame.id.isprintable():
                raise Problem("bad-frame", why="'id' has 1 to 64 characters.")
            number = await self.table.playing.play(frame.seat, frame.number, frame.id, frame.action)
        except (Problem, WestwardError) as problem:
            text = problem.say(self.language) if isinstance(problem, Problem) else str(problem)
            clause = problem.clause if isinstance(problem, Refused) and problem.clause else None
            self.send({"type": "refused", "id": frame.id[:64], "text": text, "clause": clause})
            return
        self.send({"type": "ack", "id": frame.id, "number": number})

    async def _why(self, frame: Why) -> None:
        if (frame.part is None) == (frame.action is None):
            raise Problem("bad-frame", why="'why' needs either 'part' or 'action'.")
        self.table.seating.check(self.guest, frame.seat)
        if self.table.waits:
            raise Refused("not-running")
        history, people, language = self.table.snapshot(), self._names(), self.language
        state = self.table.position(frame.seat).copy()
        asked = partial(why, history, state, frame.seat, frame.part, frame.action, people, language)
        self.send(await self.table.helpers.work(asked))

    async def _hint(self, seat: int) -> None:
        self.table.seating.check(self.guest, seat)
        self.send({"type": "hint", **await self.table.thinking.hint(seat, self.language)})

    async def _judge(self, seat: int) -> None:
        self.table.seating.check(self.guest, seat)
        self.send({"type": "judged", **await self.table.thinking.judge(seat, self.language)})

    async def _look(self, frame: Look) -> None:
        shown = self.table.showing
        self._put(await shown.any(self.guest, frame.seat, frame.at, self.language, frame.overlay))

    async def _say(self, text: str) -> None:
        shown = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
        if not 1 <= len(shown) <= 500:
            raise Problem("bad-chat")
        if not self.name:
            raise Problem("not-your-table", 403)
        if not self._may_talk():
            raise Problem("too-fast", 429)
        await self.table.talking.check(self.guest)
        seats = self.table.seating.of(self.guest)
        seat = seats[0] if seats else None
        name = self.table.facts.seats[seat].name if seat is not None else self.name
        await self.table.say(self.guest, seat, name, shown)

    # Sending

    def _names(self) -> list[str]:
        return names(self.table.facts, self.language)

    def _table(self) -> Json:
        return self.table.described(self.guest, self.language)

    async def _pump(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self._too_slow():
                await self.socket.close(_AGAIN)
                return
            while self._out:
                data = self._out.popleft()
                self._held -= len(data)
                await self._send(data)
            if not await self._identify():
                await self.socket.close(_AGAIN)
                return
            if self._greeted:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Send what the client has not seen yet: the table, the log, the chat, and the position as it is now."""
        table = self.table
        online = table.seating.online()
        if self._version != table.version or online != self._online:
            self._version, self._online = table.version, online
            await self._send({"type": "table", **self._table()})
        if not table.waits and self._event < table.number:
            await self._send_log()
        for line in [said for said in table.chat if said.number > self._chat]:
            self._chat = line.number
            if not table.talking.hears(self.guest, line):
                continue
            await self._send({"type": "chat", "number": line.number, "seat": line.seat, "name": line.name,
                              "text": line.text, "at": line.at})  # fmt: skip
        for notice in [one for one in table.notices if one.number > self._notice]:
            self._notice = notice.number
            named = {fact: value or say("somebody", self.language) for fact, value in notice.facts.items()}
            text = say(f"notice-{notice.kind}", self.language, **named)
            await self._send(
                {"type": "notice", "number": notice.number, "event": notice.event, "text": text, "at": notice.at}
            )
        if table.waits:
            return
        key = self._now()
        if self._position != key:
            self._position = key
            await self._send_positions()
            await self._send_lesson()
        if self._position != self._now() or self._event < table.number:
            self._news.set()  # the table has moved on meanwhile; the log comes before the end
        elif table.history.over and not self._over:
            self._over = True
            make = partial(result, table.snapshot(), self._names(), self.language, f"/api/tables/{table.id}/record")
            await self._send(await table.helpers.work(make))

    def _now(self) -> tuple[object, ...]:
        """What a position depends on, as far as this client is concerned."""
        table = self.table
        sealed = [table.sealed.actions(seat) for seat in table.seating.of(self.guest)]
        return (table.number, table.version, self.language, sealed)

    async def _send_log(self) -> None:
        table, history = self.table, self.table.snapshot()
        after, people, language = self._event, self._names(), self.language
        seats = table.seating.of(self.guest)
        make = partial(told, history, after, seats, people, language)
        lines = make() if history.number - after <= 8 else await table.helpers.work(make)
        self._event = history.number
        await self._send({"type": "log", "from": after, "to": history.number, "lines": lines})

    async def _send_positions(self) -> None:
        seats = self.table.seating.of(self.guest)
        asked = [s for s in seats if s in self.table.asked()]
        for seat in asked or seats[:1] or [SPECTATOR]:
            before = self._has.get(seat) if self._patches else None
            try:
                frame, mark = await self.table.showing.present(seat, self.language, self._pictures, before)
            except Exception:
                await self._send_without_picture(seat)
                continue
            await self._send(frame)
            self._has[seat] = mark

    async def _send_lesson(self) -> None:
        """At a lesson's table, what is said now; once more when it is left."""
        told = self.table.lesson.told(self.language)
        if told is not None or self._lesson is not None:
            self._lesson = told
            await self._send({"type": "lesson", "lesson": told})

    async def _send_without_picture(self, seat: int) -> None:
        """When a drawing fails, say so, and send what can be said without it: the game goes on."""
        log.exception("a position of the table %s cannot be drawn", self.table.id)
        await self._send({"type": "error", "text": say("no-picture", self.language)})
        try:
            frame, _ = await self.table.showing.present(seat, self.language, False, None)
        except Exception:
            log.exception("a position of the table %s cannot be described", self.table.id)
        else:
            await self._send(frame)

    async def _send(self, frame: bytes | Json) -> None:
        data = frame if isinstance(frame, bytes) else msgspec.json.encode(frame)
        await self.socket.send_text(data.decode())


class Sockets:
    """Accepts sockets, as many as a guest may have."""

    def __init__(self, house: House, doorman: Doorman) -> None:
        self.house = house
        self.doorman = doorman
        self._open: dict[str, int] = {}
        limits = house.settings.limits
        #: All sockets of a guest share what one may ask.
        self._rates = Rates(limits.frame_burst, limits.frames_per_second)
        #: Sockets that are opened, by address.
        self._coming = Rates(limits.read_burst, limits.read_per_second)
        #: Lines of chat, by address.
        self._talk = Rates(limits.chat, limits.chat_per_second)

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """Serve one socket from its first to its last message."""
        language = language_of(None, socket.headers.get("accept-language", ""))
        counted: tuple[str, ...] = ()
        try:
            self.doorman.check_origin(socket)
            address = self.doorman.address(socket)
            self._coming.check(address, _COMES if table_id in self.house.tables else _COMES + _BROUGHT)
            visit = await self.doorman.visit(socket)
            table = await self.house.visited(table_id, visit.id)
            who = visit.id or address
            self.house.whereabouts.note(who, address)
            self._check_number(who, address)
            counted = (who, f"from {address}")
            for name in counted:
                self._open[name] = self._open.get(name, 0) + 1
            await socket.accept()
            await Connection(
                socket,
                table,
                self.house,
                self.doorman,
                visit,
                partial(self._rates.take, who),
                partial(self._talk.take, address),
            ).run()
        except Problem as problem:
            await self._refuse(socket, problem.say(language), _AGAIN if problem.key == "too-fast" else _NEVER)
        except DataError:
            await self._refuse(socket, say("no-such-table", language), _NEVER)
        except DBAPIError as problem:
            log.warning("the database failed at the table %s: %s", table_id, briefly(problem.orig))
            await self._refuse(socket, say("no-database", language), _AGAIN)
        finally:
            for name in counted:
                self._open[name] -= 1
                if not self._open[name]:
                    del self._open[name]

    def _check_number(self, who: str, address: str) -> None:
        """A Problem says when a guest, or everybody at an address together, has too many sockets open."""
        limits = self.house.settings.limits
        crowd = limits.crowd * limits.sockets
        if self._open.get(who, 0) >= limits.sockets or self._open.get(f"from {address}", 0) >= crowd:
            raise Problem("too-many-sockets", 429)

    async def _refuse(self, socket: WebSocket, text: str, code: int) -> None:
        if socket.client_state == WebSocketState.CONNECTING:
            await socket.accept()
        told = {"type": "error", "text": text, "final": code == _NEVER}
        await socket.send_text(msgspec.json.encode(told).decode())
        await socket.close(code)
