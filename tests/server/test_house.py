"""The tables in use: there is one of each, whoever asks and whatever is put away meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import westward
from westward.server.facts import Seat
from westward.server.house import House
from westward.server.settings import Settings


async def ask_while_putting_away(database: Path) -> int:
    """How often somebody gets another copy of a table than the one before."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", pause=0))
    await house.store.open()
    seats = [Seat("person", name, "guest") for name in ("Ann", "Ben", "Cleo")]
    made = await house.create("guest", westward.title("golden-city"), {}, seats, False, "live", 1)

    async def put_away() -> None:
        while True:
            await house.put_away()
            await asyncio.sleep(0)

    putting_away = asyncio.ensure_future(put_away())
    copies = 0
    for _ in range(30):
        house.tables.clear()  # as after a restart
        first, second = await house.table(made.id), await house.table(made.id)
        copies += first is not second
    putting_away.cancel()
    await house.close()
    return copies


def test_a_table_that_has_just_been_loaded_is_not_put_away(tmp_path: Path) -> None:
    assert asyncio.run(ask_while_putting_away(tmp_path / "tables.db")) == 0
