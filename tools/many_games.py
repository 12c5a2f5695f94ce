"""Fills a database with finished games and running ones, and measures how long people's lists, figures and plots take, and a server on it.

    python tools/many_games.py --games 1000000 --running 10000

Prints percentiles in milliseconds, by the clock and of the processor, for people with about as many games as everybody, and for one who
has ten thousand. The finished games have results and seats and no moves: no list reads any. The running ones, of all games in turn, were played at
random up to somewhere in their first sixty entries; half of them have a clock of a day for each turn, and at every fifth a bot plays too. Then a server is
started on that database: how long until it answers, how long the lobby takes over HTTP while it minds the clocks, how long it takes until a
table is open that nobody had looked at, and how much memory it has before and after.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from westward.core.history import History
from westward.core.registry import titles
from westward.server import statistics
from westward.server.database import Database
from westward.server.facts import Clock, Facts, Seat, Standing
from westward.server.people import hashed
from westward.server.titles import find_title

GAME = "gold-rush"
BUSY = "busy"
OFTEN = 10_000
#: Entries that a running game has at most.
BEGUN = 60
DAY = 86_400
#: By which one of the people asks.
TOKEN = "one-of-many-people"


def rows(games: int, people: int, luck: random.Random) -> Iterator[tuple[list[tuple[Any, ...]], ...]]:
    """Tables, seats and results, a thousand games at a time."""
    for first in range(0, games, 1000):
        tables: list[tuple[Any, ...]] = []
        seats: list[tuple[Any, ...]] = []
        results: list[tuple[Any, ...]] = []
        for number in range(first, min(games, first + 1000)):
            table, ended = f"t{number:09}", 1.7e9 + 10 * number
            who = [
                BUSY if number % max(1, games // OFTEN) == 0 else f"g{luck.randrange(people)}",
                f"g{luck.randrange(people)}",
                None,
            ]
            tables.append((table, who[0], ended, ended))
            for seat, guest in enumerate(who):
                level = "" if guest else "legend"
                seats.append((table, seat, "person" if guest else "bot", guest, guest or "Legend", level))
                items = '{"lines": 12, "tiles": 7, "gold": 9}'
                results.append(
                    (
                        table,
                        seat,
                        GAME,
                        guest,
                        level,
                        ended,
                        1 + (seat + number) % 3,
                        luck.randrange(80),
                        items,
                        "rail",
                        25.0,
                        2.0,
                        0.1,
                    )
                )
        yield tables, seats, results


def fill(path: Path, games: int, people: int) -> None:
    """Write all games down."""
    line = sqlite3.connect(path)
    line.execute("PRAGMA synchronous=OFF")
    for tables, seats, results in rows(games, people, random.Random(1)):
        line.executemany(
            "INSERT INTO tables (id, game, options, state, private, pace, seed, host, created, changed, bot_due, event, asked, counted)"
            f" VALUES (?, '{GAME}', '{{}}', 'over', 1, 'live', 'secret x', ?, ?, ?, 0, 100, '', 1)", tables)  # fmt: skip
        line.executemany(
            "INSERT INTO seats (table_id, seat, kind, guest, name, level) VALUES (?, ?, ?, ?, ?, ?)", seats
        )
        line.executemany(
            "INSERT INTO results (table_id, seat, game, guest, level, players, ended, place, score, items, opening, mu, sigma, gain)"
            " VALUES (?, ?, ?, ?, ?, 3, ?, ?, ?, ?, ?, ?, ?, ?)", results)  # fmt: skip
        line.commit()
    line.executemany(
        "INSERT INTO guests (id, name, since) VALUES (?, ?, 0)", [(f"g{n}", f"Guest {n}") for n in range(people)]
    )
    line.execute(
        "INSERT INTO devices (token, id, guest, name, since, seen) VALUES (?, 'one', 'g0', 'Chrome', 0, 0)",
        [hashed(TOKEN)],
    )
    line.commit()
    line.close()


async def fill_running(path: Path, running: int, people: int) -> list[str]:
    """Write running games down, as the server does; gives their ids."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    luck = random.Random(3)
    games = [played(number, people, luck) for number in range(running)]
    for facts, _ in games:
        await database.create(facts)
    for first in range(0, running, 500):
        await asyncio.gather(*(begin(database, *game) for game in games[first : first + 500]))
    await database.close()
    return [facts.id for facts, _ in games]


def played(number: int, people: int, luck: random.Random) -> tuple[Facts, History]:
    """A running game and its table."""
    every = titles()
    title = every[number % len(every)]
    players = luck.choice(title.players)
    seats = [Seat("person", f"Guest {n}", f"g{n}") for n in luck.sample(range(people), players)]
    if number % 5 == 0:
        seats[-1] = Seat("bot", "Rancher", level="rancher")
    history = History(title.start(players), f"running {number}")
    until = luck.randrange(1, BEGUN)
    history.draw()
    while history.number < until and not history.over:
        history.play(luck.choice(history.state.legal()))
        history.draw()
    begun = time.time() - luck.uniform(0, DAY / 2)
    clock = Clock("turn", DAY) if number // 5 % 2 else None
    facts = Facts(f"r{number:09}", title.id, history.state.settings, "open", number % 2 == 0, "leisure", history.seed,
                  seats[0].guest or "", begun, begun, tuple(seats), version=title.version, clock=clock)  # fmt: skip
    return facts, history


async def begin(database: Database, facts: Facts, history: History) -> None:
    """Write down how far a game has come."""
    asked = tuple(history.state.pending())
    due = any(facts.seats[seat].kind == "bot" for seat in asked)
    now = Standing("over" if history.over else "running", asked, due)
    await database.append(facts, 0, history.written(history.entries, 0), now, since=facts.created)


def serve(path: Path, tables: Sequence[str], seconds: float) -> None:
    """Start a server on the database, and measure it."""
    begun = time.perf_counter()
    command = [sys.executable, "-P", "-m", "westward", "serve", "--port", "0", "--limits", "1000"]
    server = subprocess.Popen([*command, "--database", f"sqlite:///{path}"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[3].rstrip("/").replace("localhost", "127.0.0.1")
        with httpx.Client(base_url=url, timeout=60) as line:
            line.get("/healthz").raise_for_status()
            print(
                f"the server answers {time.perf_counter() - begun:.1f} s after its start, with {memory(server.pid):.0f} MB",
                flush=True,
            )
            line.headers["Authorization"] = f"Bearer {TOKEN}"
            for name, times in visited(line, tables, seconds).items():
                print(shown(name, times), flush=True)
            print(f"after {seconds:.0f} s the server has {memory(server.pid):.0f} MB", flush=True)
    finally:
        server.terminate()
        server.wait()


def visited(line: httpx.Client, tables: Sequence[str], seconds: float) -> dict[str, list[float]]:
    """Ask the lists of the lobby and single tables by turns, as long as that; milliseconds by the clock."""
    luck, until = random.Random(4), time.monotonic() + seconds
    times: dict[str, list[float]] = {}
    while time.monotonic() < until:
        for name, address in (
            ("open tables, over HTTP", "?state=open"),
            ("running tables, over HTTP", "?state=running"),
            ("my tables, over HTTP", "?mine=1"),
            ("some running table, over HTTP", f"/{luck.choice(tables)}"),
        ):
            asked = time.perf_counter()
            answer = line.get(f"/api/tables{address}")
            times.setdefault(name, []).append(1000 * (time.perf_counter() - asked))
            assert answer.status_code in (200, 403), answer.text
        time.sleep(0.02)
    return times


def shown(name: str, clock: Sequence[float], processor: Sequence[float] = ()) -> str:
    """A line of percentiles."""
    parts = [name.ljust(38)]
    for what, values in (("clock", sorted(clock)), ("processor", sorted(processor))):
        if values:
            figures = [values[min(len(values) - 1, int(share * len(values)))] for share in (0.5, 0.99)]
            parts.append(f"{what} p50 {figures[0]:7.1f} p99 {figures[1]:7.1f}")
    return "   ".join([*parts, f"{len(clock)} times"])


def memory(pid: int) -> float:
    """Megabytes of the server's own process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(name: str, ask: Callable[[str], Awaitable[object]], who: list[str]) -> None:
    """Ask once for each, and print how long that took."""
    clock, processor = list[float](), list[float]()
    for guest in who:
        begun, spent = time.perf_counter(), time.process_time()
        await ask(guest)
        clock.append(1000 * (time.perf_counter() - begun))
        processor.append(1000 * (time.process_time() - spent))
    print(shown(name, clock, processor), flush=True)


async def ask_all(path: Path, people: int, times: int) -> None:
    """Measure every list."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    title, luck = find_title(GAME), random.Random(2)

    async def plots(guest: str) -> object:
        found = await statistics.gather(database, guest, title, "en")
        return statistics.plots(found), await database.played.against(guest, GAME)

    asked: dict[str, Callable[[str], Awaitable[object]]] = {
        "finished games, first page": lambda guest: database.played.games(guest, None, None, 21),
        "finished games, a page in the middle": lambda guest: database.played.games(guest, GAME, (1.703e9, ""), 21),
        "figures of all games": database.played.sums,
        "plots and opponents of one game": plots,
        "my tables in the lobby": lambda guest: database.listing("", guest),
        "public tables in the lobby": lambda guest: database.listing("open", None),
        "games to be counted": lambda guest: database.played.uncounted(20),
    }
    for name, ask in asked.items():
        await measure(name, ask, [f"g{luck.randrange(people)}" for _ in range(times)])
        await measure("  of somebody with ten thousand", ask, [BUSY] * max(1, times // 10))
    await database.close()


async def create(path: Path) -> None:
    """An empty database."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    await database.open()
    await database.close()


def main() -> None:
    """Fill and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--running", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "many.db")
        asyncio.run(create(path))
        fill(path, given.games, given.people)
        print(f"{given.games} games, {given.people} people, {path.stat().st_size / 2**20:.0f} MiB")
        if given.times:
            asyncio.run(ask_all(path, given.people, given.times))
        if given.running:
            tables = asyncio.run(fill_running(path, given.running, given.people))
            print(f"and {given.running} running games, {path.stat().st_size / 2**20:.0f} MiB", flush=True)
            serve(path, tables, given.seconds)


if __name__ == "__main__":
    main()
