"""Many games at once, by people who play on whatever happens to the servers; and the proof that nothing acknowledged was lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import uuid
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import westward
from westward.server.problems import say

if TYPE_CHECKING:
    from tests.server.conftest import Server

#: `make soak` asks for more.
SOAK = "WESTWARD_SOAK" in os.environ
GAMES, KILLS = (100, 10) if SOAK else (8, 3)
#: Short games for the most part; one of them has sealed questions, and one in the long run is long.
CROWD = (*["gold-seekers"] * 4, "colorado-county", *["gold-seekers"] * 4, "golden-city")


#: What a server says to a move while its database cannot be written to; the client sends the move again.
DATABASE_AWAY = {say("no-database", "en")}


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
                case "error" if frame["text"] in DATABASE_AWAY:
                    return  # connect anew and send the move again
                case "refused" | "error":
                    raise AssertionError(frame)
            # After connecting anew the position may come before the acknowledgement of the move that led to it.
            if self.waiting is None and position is not None and position["choices"]:
                action = self.chance.choice(position["choices"])["action"]
                self.waiting = {"type": "play", "id": str(uuid.uuid4()), "seat": 0, "number": position["event"],
                                "action": action}  # fmt: skip
                await socket.send(json.dumps(self.waiting))
                self.answered, position = position["event"], None


Trouble = Callable[[], Awaitable[None]]


def killing(servers: list[Server]) -> Trouble:
    """Kill one of the servers, and start it again."""
    chance = random.Random(17)

    async def kill() -> None:
        await asyncio.sleep(chance.uniform(0, 1))
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start)

    return kill


async def run(servers: list[Server], troubles: Sequence[Trouble], games: int = GAMES) -> list[Guest]:
    """Many games against bots, while one trouble comes after the other."""
    guests: list[Guest] = []
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(games):
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
    for trouble in troubles:
        moves = sum(len(guest.acknowledged) for guest in guests)
        while sum(len(guest.acknowledged) for guest in guests) < moves + games and any(g.over is None for g in guests):
            await asyncio.sleep(0.05)
        await trouble()
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
    assert acknowledged > len(guests)
