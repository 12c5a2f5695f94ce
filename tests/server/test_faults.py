"""What a host meets: a database that is restarted, a line that is cut, a full disk, a clock that jumps. Nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import httpx
import psycopg
import pytest

from tests.server.callees import Clock as Moved
from tests.server.callees import at_table, move, opened
from tests.server.crowd import SOAK, Guest, check, run
from westward.server.facts import Clock

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

pytestmark = pytest.mark.long

Serve = Callable[..., "Server"]
Run = Callable[[Coroutine[Any, Any, Any]], Any]
GAMES, TIMES = (100, 10) if SOAK else (4, 1)
DAY = 86_400.0


class Proxy:
    """A line to PostgreSQL that can be cut: what is on it stays there, and nobody is told."""

    def __init__(self, database: str) -> None:
        self._to = f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
        self._whole = threading.Event()
        self._whole.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self.mend()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._to)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                self._whole.wait()
                target.sendall(data)
        except OSError:
            pass
        for one in (source, target):
            one.close()


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    found = Proxy(postgres)
    yield found
    found.close()


def meant(*servers: Server) -> None:
    """Stop the servers: that the database did not answer was meant, and there is no other complaint."""
    for server in servers:
        server.stop()
        expected = (
            "the database",
            "could not be done",
            "cannot be written down now",
            "psycopg: query cancellation failed",
        )
        lines = [line for line in server.complaints().splitlines() if not any(word in line for word in expected)]
        assert lines == []
        server.log.write_text("")


def restart(database: str) -> None:
    """End all processes of PostgreSQL that serve somebody at once, as a crash does, and wait until it is back."""
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'").fetchone()
        assert row is not None
        # One that is killed takes all others with it: PostgreSQL cannot trust its memory any more, and recovers from its log.
        os.kill(int(row[0]), signal.SIGKILL)
    while True:
        try:
            psycopg.connect(database).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)


def test_postgresql_is_restarted_under_load(open_server: Serve, postgres: str, in_loop: Run) -> None:
    servers = [open_server(postgres, "--limits", "1000") for _ in range(2)]

    async def trouble() -> None:
        await asyncio.to_thread(restart, postgres)

    guests: list[Guest] = in_loop(run(servers, [trouble] * TIMES, GAMES))
    check(guests, servers[0])
    meant(*servers)


def test_the_line_to_the_database_is_cut(open_server: Serve, postgres: str, proxy: Proxy, in_loop: Run) -> None:
    """One of two processes hears and says nothing for a while; the other goes on, and then both agree."""
    far = f"postgresql://postgres:@127.0.0.1:{proxy.port}/postgres"
    servers = [open_server(postgres, "--limits", "1000"), open_server(far, "--limits", "1000")]

    async def trouble() -> None:
        proxy.cut()
        await asyncio.sleep(6)
        proxy.mend()

    guests: list[Guest] = in_loop(run(servers, [trouble] * TIMES, GAMES))
    check(guests, servers[1])
    meant(*servers)


def test_a_full_disk(open_server: Serve, visit: Callable[..., Person]) -> None:
    """Moves are refused with a sentence, health says so; when there is room again, play goes on where it was."""
    server = open_server()
    ann = visit(server, "Ann")
    table = ann.table("golden-city", "me", "local", "local")
    ann.move_on(table)
    pid = server.process.pid
    unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    # No file may grow any more: that is what a full disk looks like to whoever writes.
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
    shown = ann.get(f"/api/tables/{table}")
    seat = ann.get(f"/api/tables/{table}/events", since=10**6)["to_act"][0]
    position = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
    body = {"seat": seat, "number": position["event"], "action": position["choices"][0]["action"], "id": "same"}
    refused = ann.http.post(f"/api/tables/{table}/moves", json=body)
    assert refused.status_code == 503, refused.text
    assert "database" in refused.json()["error"] or "written" in refused.json()["error"]
    assert ann.get(f"/api/tables/{table}")["event"] == shown["event"]
    time.sleep(3.1)  # for so long a database counts as well
    assert httpx.get(f"{server.url}/healthz", timeout=20).status_code == 503
    resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
    assert httpx.get(f"{server.url}/healthz", timeout=20).status_code == 200
    ann.post(f"/api/tables/{table}/moves", **body)
    ann.post(f"/api/tables/{table}/moves", **body)  # the same once more: it counts once
    record = ann.get(f"/api/tables/{table}/record")
    ann.leave()
    meant(server)
    server.start()
    again = visit(server, "Ann")
    assert again.get(f"/api/tables/{table}/record") == record


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_the_clock_jumps_by_a_day(tmp_path: Path, in_loop: Run, jump: float) -> None:
    """No move is lost or refused, nobody's time becomes negative, and clocks go on by the new time."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid", clock=Clock("turn", int(4 * DAY), "once"))
            for number in range(6):
                await move(table)
                if number == 2:
                    clock.now += jump
                await house.calling.round()
                await house.keeper.round()
                facts = await house.database.facts(table.id)
                assert facts is not None
                assert all(seat.used >= 0 and seat.since <= clock.now for seat in facts.seats)
            assert len(await house.database.entries(table.id, 0)) == table.number
            assert all(seat.kind == "person" for seat in table.facts.seats)

    in_loop(play())
