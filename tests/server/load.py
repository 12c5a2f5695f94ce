"""Load from a second process: many tables, two clients at each, a move every so often; how long moves take to arrive.

    python tests/server/load.py --tables 200 --every 2 --seconds 60 [--game gold-seekers] [--database postgresql://…]

Starts a server of its own and reports, in milliseconds, from the sending of a move to its arrival at the other client: as a line
of the log, and as the new position with its picture. Memory is that of the server with all its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import westward


class Seat:
    """One client on one seat; both clients of a table share the times at which moves were sent."""

    def __init__(self, url: str, table: str, token: str, seat: int, load: Load) -> None:
        self.url, self.table, self.token, self.seat, self.load = url, table, token, seat, load
        self.sent: dict[int, float] = {}
        self.other: Seat | None = None
        self.chance = random.Random(f"{table} {seat}")

    async def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(self.url, additional_headers=headers, max_size=2**24, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "patches": True}))
            self.load.connected += 1
            while not self.load.done:
                text = await socket.recv()
                now = time.perf_counter()
                self.load.received += len(text)
                frame = json.loads(text)
                match frame["type"]:
                    case "log":
                        self._arrived(frame["from"], now, self.load.log)
                    case "position":
                        self._arrived(frame["event"] - 1, now, self.load.position)
                        if frame["choices"] and not frame["answered"]:
                            await self._move(socket, frame)
                    case "refused" | "error":
                        self.load.refused += 1

    def _arrived(self, event: int, now: float, times: list[float]) -> None:
        """The other client's move that answered an event, or the one before it with its draws, has come."""
        if self.other is None or not self.load.measuring:
            return
        for number in [n for n in self.other.sent if n <= event]:
            sent = self.other.sent[number] if times is self.load.log else self.other.sent.pop(number)
            if (number, id(times)) not in self.load.counted.setdefault(self.table, set()):
                self.load.counted[self.table].add((number, id(times)))
                times.append(now - sent)

    async def _move(self, socket: Any, frame: dict[str, Any]) -> None:
        await asyncio.sleep(max(0.0, self.load.next_move(self.table) - time.monotonic()))
        if self.load.done:
            return
        move = {"type": "play", "id": str(uuid.uuid4()), "seat": self.seat, "number": frame["event"],
                "action": self.chance.choice(frame["choices"])["action"]}  # fmt: skip
        self.sent[frame["event"]] = time.perf_counter()
        self.load.moves += self.load.measuring
        await socket.send(json.dumps(move))


class Load:
    """All tables, and what is measured."""

    def __init__(self, every: float) -> None:
        self.every = every
        self.log: list[float] = []
        self.position: list[float] = []
        self.counted: dict[str, set[tuple[int, int]]] = {}
        self.moves = self.refused = self.connected = self.received = 0
        self.done = self.measuring = False
        self.cpu = 0.0
        self._next: dict[str, float] = {}

    def next_move(self, table: str) -> float:
        """When a table's next move is due."""
        now = time.monotonic()
        due = self._next.get(table, now + random.random() * self.every)
        self._next[table] = max(due, now) + self.every
        return due


async def run(url: str, game: str, tables: int, every: float, seconds: float, pid: int) -> Load:
    """Set the tables up, let them play, and measure."""
    load = Load(every)
    seats: list[Seat] = []
    kinds = [
        {"kind": "me"},
        {"kind": "open"},
        *[{"kind": "bot", "level": "random"}] * (westward.title(game).players[0] - 2),
    ]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            tokens = [(await http.post("/api/token")).json()["token"] for _ in range(2)]
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            made = await http.post("/api/tables", json={"game": game, "seats": kinds}, headers=headers[0])
            table = made.json()["table"]
            (await http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers=headers[1])).raise_for_status()
            pair = [Seat(f"{url.replace('http', 'ws')}/ws/{table}", table, t, i, load) for i, t in enumerate(tokens)]
            pair[0].other, pair[1].other = pair[1], pair[0]
            seats += pair
    tasks = [asyncio.ensure_future(seat.run()) for seat in seats]
    while load.connected < len(seats):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2 * every)
    load.measuring, load.received = True, 0
    before = sum(cpu for _, cpu in used(pid))
    await asyncio.sleep(seconds)
    load.cpu = sum(cpu for _, cpu in used(pid)) - before
    load.measuring, load.done = False, True
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            print(f"a client failed: {result!r}", file=sys.stderr)
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


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="gold-seekers")
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"{folder}/load.db"
        command = [sys.executable, "-m", "westward", "serve", "--port", "0", "--limits", "1000", "--pause", "0"]
        server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/").replace("localhost", "127.0.0.1")
            while True:
                try:
                    httpx.get(f"{url}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            load = asyncio.run(run(url, given.game, given.tables, given.every, given.seconds, server.pid))
            memory = sum(size for size, _ in used(server.pid))
        finally:
            server.terminate()
            server.wait()
    print(f"{given.game}, {given.tables} tables, {load.moves / given.seconds:.0f} moves/s, {load.refused} refused")
    for name, times in (("log line", load.log), ("position", load.position)):
        figures = ", ".join(f"p{p:g} {percentile(times, p):.0f}" for p in (50, 90, 99))
        print(f"move to {name} at the other client, ms: {figures} ({len(times)} moves)")
    print(f"processor time of the server: {load.cpu / max(1, load.moves) * 1000:.1f} ms per move, "
          f"{load.cpu / given.seconds:.2f} cores; {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")  # fmt: skip
    print(f"sent to clients: {load.received / given.seconds / 1e6:.1f} MB/s; memory of the server: {memory:.0f} MB")


if __name__ == "__main__":
    main()
