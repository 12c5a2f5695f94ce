"""Fills a database with finished games and measures how long people's lists, figures and plots take.

    python tools/many_games.py --games 1000000

Prints percentiles in milliseconds, by the clock and of the processor, for people with about as many games as everybody, and for one who
has ten thousand. The games have results and seats and no moves: no list reads any.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from westward.server import statistics
from westward.server.database import Database
from westward.server.titles import find_title

GAME = "gold-rush"
BUSY = "busy"
OFTEN = 10_000


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
    line.commit()
    line.close()


async def measure(name: str, ask: Callable[[str], Awaitable[object]], who: list[str]) -> None:
    """Ask once for each, and print how long that took."""
    clock, processor = list[float](), list[float]()
    for guest in who:
        begun, spent = time.perf_counter(), time.process_time()
        await ask(guest)
        clock.append(1000 * (time.perf_counter() - begun))
        processor.append(1000 * (time.process_time() - spent))
    shown = [
        sorted(values)[min(len(values) - 1, int(share * len(values)))]
        for values in (clock, processor)
        for share in (0.5, 0.99)
    ]
    print(
        f"{name:38} clock p50 {shown[0]:7.1f} p99 {shown[1]:7.1f}   processor p50 {shown[2]:7.1f} p99 {shown[3]:7.1f}",
        flush=True,
    )


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
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "many.db")
        asyncio.run(create(path))
        fill(path, given.games, given.people)
        print(f"{given.games} games, {given.people} people, {path.stat().st_size / 2**20:.0f} MiB")
        asyncio.run(ask_all(path, given.people, given.times))


if __name__ == "__main__":
    main()
