"""Kill -9 at random moments during many games at once: every acknowledged move is there, and every game finishes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import westward

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from tests.server.conftest import Server

#: `make soak` asks for more.
SOAK = "WESTWARD_SOAK" in os.environ
GAMES, KILLS = (100, 10) if SOAK else (20, 3)
#: Short games for the most part; one of them has sealed questions.
CROWD = (*["gold-seekers"] * 4, "golden-city", *["gold-seekers"] * 4, "colorado-county")


@dataclass
class Guest:
    """A client that plays its seat to the end, whatever happens to the server."""

    token: str
    table: str
    servers: list[Server]
    chance: random.Random
    #: Acknowledged moves: the event they answered, and the action.
    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)
    #: The latest event that the client has answered: a process that lags behind may show it once more.
    answered: int = -1
    last: int = 0
    lines: list[tuple[int, str]] = field(default_factory=list)
    connections: int = 0
    over: dict[str, Any] | None = None
    #: A move that has been sent and not acknowledged: it is sent again after connecting anew.
    waiting: dict[str, Any] | None = None

    async def play(self) -> None:
        while self.over is None:
            server = self.servers[self.connections % len(self.servers)]
            self.connections += 1
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                url = f"ws://127.0.0.1:{server.port}/ws/{self.table}"
                async with connect(
                    url, additional_headers=headers, max_size=2**24, open_timeout=20, ping_interval=None
                ) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)

    async def _talk(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "last": self.last, "pictures": False}))
        if self.waiting is not None:
            await socket.send(json.dumps(self.waiting))
        position: dict[str, Any] | None = None
        while self.over is None:
            frame = json.loads(await socket.recv())
            match frame["type"]:
                case "log":
                    assert frame["from"] == self.last
                    self.lines += [(line["number"], line["text"]) for line in frame["lines"]]
                    self.last = frame["to"]
                case "position" if frame["event"] > self.answered:
                    position = frame
                case "ack":
                    assert self.waiting is not None
                    assert frame["id"] == self.waiting["id"]
                    self.acknowledged[frame["id"]] = (self.waiting["number"], self.waiting["action"])
                    self.waiting = None
                case "over":
                    self.over = frame
                case "refused" | "error":
                    raise AssertionError(frame)
            # After connecting anew the position may come before the acknowledgement of the move that led to it.
            if self.waiting is None and position is not None and position["choices"]:
                action = self.chance.choice(position["choices"])["action"]
                self.waiting = {"type": "play", "id": str(uuid.uuid4()), "seat": 0, "number": position["event"],
                                "action": action}  # fmt: skip
                await socket.send(json.dumps(self.waiting))
                self.answered, position = position["event"], None


async def run(servers: list[Server], kills: int) -> list[Guest]:
    """Many games against bots, while the servers are killed and started again one after the other."""
    chance = random.Random(17)
    guests: list[Guest] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(GAMES):
            url = servers[number % len(servers)].url
            token = (await http.post(f"{url}/api/token")).json()["token"]
            game = CROWD[number % len(CROWD)]
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (westward.title(game).players[0] - 1)]
            made = await http.post(
                f"{url}/api/tables",
                json={"game": game, "seats": seats, "seed": number},
                headers={"Authorization": f"Bearer {token}"},
            )
            guests.append(Guest(token, made.json()["table"], servers, random.Random(number), connections=number))
    playing = [asyncio.ensure_future(guest.play()) for guest in guests]
    for _ in range(kills):
        moves = sum(len(guest.acknowledged) for guest in guests)
        while sum(len(guest.acknowledged) for guest in guests) < moves + GAMES and any(g.over is None for g in guests):
            await asyncio.sleep(0.05)
        await asyncio.sleep(chance.uniform(0, 1))
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)
    done, pending = await asyncio.wait(playing, timeout=600, return_when=asyncio.FIRST_EXCEPTION)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        task.result()
    assert not pending, f"{len(pending)} games have not finished"
    return guests


def check(guests: list[Guest], server: Server) -> None:
    """Every acknowledged move is in its place, once; the record replays to the live result; the log has no gap."""
    acknowledged = 0
    for guest in guests:
        headers = {"Authorization": f"Bearer {guest.token}"}
        text = httpx.get(f"{server.url}/api/tables/{guest.table}/record", headers=headers, timeout=60).text
        record = westward.loads(text)
        state = record.state()
        assert guest.over is not None
        where = f"table {guest.table}: {len(record.actions)} moves in the record, {guest.last} seen, {guest.over}"
        assert state.to_act == westward.OVER, where
        assert guest.last == len(record.actions), where
        assert [row["total"] for row in guest.over["sheet"]] == state.scores(), where
        assert guest.over["winners"] == state.winners(), where
        made = sum(int(line.split()[1] == "1") for line in text.splitlines() if line[:1].isdigit())
        # The move that ends the game may show its end before its acknowledgement.
        assert made == len(guest.acknowledged) + (guest.waiting is not None)
        sealed = any(step.sealed for step in state.steps)
        for number, action in guest.acknowledged.values():
            # A sealed answer is played in the game's order, a little after the event that it answers.
            assert (
                action in record.actions[number : number + state.players]
                if sealed
                else record.actions[number] == action
            )
        assert [n for n, _ in guest.lines] == sorted(n for n, _ in guest.lines)
        events = httpx.get(f"{server.url}/api/tables/{guest.table}/events", headers=headers, timeout=60).json()
        assert guest.lines == [(line["number"], line["text"]) for line in events["lines"]]
        acknowledged += len(guest.acknowledged)
    assert acknowledged > GAMES


def test_kill_with_sqlite(open_server: Callable[..., Server], in_loop: Callable[..., list[Guest]]) -> None:
    server = open_server("", "--limits", "1000")
    check(in_loop(run([server], KILLS)), server)


def test_kill_with_postgresql_and_two_processes(
    open_server: Callable[..., Server], postgres: str, in_loop: Callable[..., list[Guest]]
) -> None:
    """Two processes share the tables; each is killed in turn while the other goes on."""
    servers = [open_server(postgres, "--limits", "1000"), open_server(postgres, "--limits", "1000")]
    guests = in_loop(run(servers, KILLS))
    check(guests, servers[0])


def test_every_client_sees_every_move_whichever_process_it_uses(
    open_server: Callable[..., Server], visit: Callable[..., Any], postgres: str
) -> None:
    first, second = open_server(postgres), open_server(postgres)
    ann, ben = visit(first, "Ann"), visit(second, "Ben")
    table = ann.table("golden-city", "me", "open", "local")
    here = ann.line(table)
    there = ben.line(table)
    ben.post(f"/api/tables/{table}/join", seat=1)
    here.until("table", lambda f: f["state"] == "running" and f["players"][1]["online"])
    there.until("table", lambda f: f["players"][0]["online"])
    lines = {0: here, 2: here, 1: there}
    for _ in range(8):
        now = first_asked(ann, ben, table)
        lines[now["seat"]].play(now["seat"], now["event"], now["choices"][0]["action"])
        lines[now["seat"]].until("ack")
        for line in (here, there):
            line.until("log", lambda f, n=now["event"]: f["to"] > n)
    here.send("chat", text="howdy")
    assert there.until("chat")["text"] == "howdy"
    ann.leave()
    ben.leave()


def first_asked(ann: Any, ben: Any, table: str) -> dict[str, Any]:
    for one, seat in ((ann, 0), (ben, 1), (ann, 2)):
        shown: dict[str, Any] = one.get(f"/api/tables/{table}/position", seat=seat, picture=False)
        if shown["choices"]:
            return shown
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_run_twice_without_harm(open_server: Callable[..., Server], postgres: str, kind: str) -> None:
    server = open_server(postgres if kind == "postgresql" else "")
    server.stop()
    server.start()
    assert httpx.get(f"{server.url}/api/tables", timeout=60).json() is not None
