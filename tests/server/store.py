"""A store that has grown: how long a server takes to start on it, and to list tables.

    python tests/server/store.py --over 1000000 --running 10000 [--database postgresql://…]

Plays one game of each kind, writes it down once, and copies its rows under other names until the store is full; of every finished game the first
entries only (`--entries`), since no list reads them. Every twentieth running game waits for a bot, half of the others have a clock. Then it
starts a server on it and asks for the lobby's lists, for the tables of somebody who has played a thousand games, and for a new table, each many
times, one after the other and then twenty at once. Times are in milliseconds, at the client; memory is that of the server with all its processes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

import westward
from tests.server.load import percentile, start, used
from westward.core.history import Written
from westward.server import chance
from westward.server.database import Database
from westward.server.facts import Facts, Seat
from westward.server.schema import ENTRIES, GUESTS, SEATS, TABLES
from westward.server.settings import database_url

#: Rows that are written at once.
BATCH = 20_000
#: So many games somebody has played who plays a lot.
MANY = 1_000
CLOCK = '{"per":"turn","seconds":86400,"then":"wait","paused":0.0,"agreed":[]}'


class Model:
    """A game of which the rows are copied."""

    def __init__(self, game: str, over: bool, entries: int) -> None:
        title = westward.title(game)
        played = westward.start(game, players=title.players[0], seed=1)
        chance_ = random.Random(1)
        while not played.over and (over or len(played.history.entries) < entries):
            played.play(chance_.choice(played.state.legal()))
        self.players = title.players[0]
        self.asked = "" if over else ",".join(map(str, played.state.pending()))
        self.written: list[Written] = played.history.written(played.history.entries, 0)[: entries if over else None]
        seats = tuple(Seat("person", "Ada") for _ in range(self.players))
        self.facts = Facts(
            id="", game=game, options=title.settings({}), state="over" if over else "running", private=False, pace="live",
            seed=chance.drawn(), host="", created=0.0, changed=0.0, seats=seats, version=title.version,
            event=len(self.written),
        )  # fmt: skip


class Filling:
    """Writes copies of the models."""

    def __init__(self, url: str, people: list[str]) -> None:
        self.engine = sa.create_engine(url.replace("sqlite+aiosqlite:", "sqlite:"))
        self.people = people
        with self.engine.connect() as connection:
            #: The one guest there is so far: whoever asks later.
            self.heavy = str(connection.execute(sa.select(GUESTS.c.id)).scalar_one())
        self.chance = random.Random(2)
        self.now = time.time()

    def rows(self, model: Model, number: int, most: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """A table and its seats."""
        table = secrets.token_hex(8)
        over = model.facts.state == "over"
        host = self.heavy if over and number < MANY else self.chance.choice(self.people)
        guests = [host, *(self.chance.choice(self.people) for _ in range(model.players - 1))]
        bot = not over and number % 20 == 0
        changed = self.now - (most - number) * (20 if over else 5)
        asked = [int(seat) for seat in model.asked.split(",") if seat]
        row = {
            "id": table, "game": model.facts.game, "options": "{}", "state": model.facts.state, "private": number % 3 == 0,
            "pace": "live", "seed": model.facts.seed, "host": host, "created": changed - 3600, "changed": changed,
            "bot_due": bot, "event": model.facts.event, "asked": model.asked, "version": model.facts.version,
            "clock": CLOCK if not over and number % 2 else "", "brought": 0,
        }  # fmt: skip
        seats = [
            {"table_id": table, "seat": seat, "kind": "bot" if bot and seat in asked else "person",
             "guest": None if bot and seat in asked else guest, "name": f"Guest {guest[:4]}",
             "level": "sheriff" if bot and seat in asked else "",
             "since": changed if seat in asked and not bot else 0.0}
            for seat, guest in enumerate(guests)
        ]  # fmt: skip
        return row, seats

    def fill(self, models: list[Model], number: int) -> None:
        """So many tables, of all models in turn."""
        numbers: Iterator[int] = iter(range(number))
        while part := list(islice(numbers, BATCH)):
            tables, seats, entries = [], [], []
            for i in part:
                model = models[i % len(models)]
                row, sitting = self.rows(model, i, number)
                tables.append(row)
                seats += sitting
                entries += [
                    {"table_id": row["id"], "number": e.number, "action": e.action, "seat": e.seat, "move": e.move,
                     "client_id": None, "at": row["changed"]} for e in model.written
                ]  # fmt: skip
            with self.engine.begin() as connection:
                connection.execute(sa.insert(TABLES), tables)
                connection.execute(sa.insert(SEATS), seats)
                connection.execute(sa.insert(ENTRIES), entries)


async def prepare(url: str) -> None:
    """Bring the database to its newest form."""
    database = Database(url)
    await database.open()
    await database.close()


async def ask(http: httpx.AsyncClient, what: str, times: int, at_once: int) -> list[float]:
    """How long it takes to ask for something, in seconds."""
    found: list[float] = []
    waiting = asyncio.Semaphore(at_once)

    async def once() -> None:
        async with waiting:
            began = time.perf_counter()
            answer = await http.get(what)
            answer.raise_for_status()
            found.append(time.perf_counter() - began)

    await asyncio.gather(*(once() for _ in range(times)))
    return found


async def measure(url: str, token: str, times: int) -> None:
    """Ask for everything, and tell how long it took."""
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"Authorization": f"Bearer {token}"}) as http:
        for name, what in {
            "open tables": "/api/tables",
            "running tables": "/api/tables?state=running",
            "finished games": "/api/tables?state=over",
            "my tables": "/api/tables?mine=true",
            "my finished games": "/api/tables?mine=true&state=over",
        }.items():
            for at_once in (1, 20):
                taken = await ask(http, what, times, at_once)
                figures = ", ".join(f"p{p:g} {percentile(taken, p):.0f}" for p in (50, 99))
                print(f"{name}, {at_once} at once: {figures} ms ({len(taken)} times)", flush=True)
        began = time.perf_counter()
        body = {"game": "gold-seekers", "seats": [{"kind": "me"}, {"kind": "bot", "level": "sheriff"}]}
        (await http.post("/api/tables", json=body)).raise_for_status()
        print(f"setting up a table: {(time.perf_counter() - began) * 1000:.0f} ms")


def main() -> None:
    """Fill, start, measure, report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--over", type=int, default=1_000_000)
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--entries", type=int, default=10)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"{folder}/store.db"
        url = database_url(database)
        asyncio.run(prepare(url))
        server, where = start(database)
        try:
            token = httpx.post(f"{where}/api/token").json()["token"]
        finally:
            server.terminate()
            server.wait()
        began = time.monotonic()
        people = [secrets.token_hex(8) for _ in range(given.people)]
        filling = Filling(url, people)
        games = westward.ids()
        filling.fill([Model(game, True, given.entries) for game in games], given.over)
        filling.fill([Model(game, False, given.entries) for game in games], given.running)
        filling.engine.dispose()
        size = Path(database).stat().st_size / 1e6 if not url.startswith("postgresql") else 0.0
        print(
            f"{given.over:,} finished and {given.running:,} running games, {size:,.0f} MB, {time.monotonic() - began:.0f} s"
        )
        began = time.monotonic()
        server, where = start(database)
        print(f"start: {time.monotonic() - began:.1f} s", flush=True)
        try:
            asyncio.run(measure(where, token, given.times))
            print(f"memory of the server: {sum(m for m, _ in used(server.pid)):.0f} MB")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
