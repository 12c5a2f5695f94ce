"""The tables in use: there is one of each, whoever asks and whatever is put away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

import westward
from westward.server.facts import Guest, Seat
from westward.server.house import House
from westward.server.settings import Settings


async def turns_as_kept(database: Path) -> list[tuple[tuple[int, ...], list[int]]]:
    """Per table: for whom it waits as the list of tables tells, and as the position itself does."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", pause=0))
    await house.database.open()
    seats = [Seat("person", name, "guest") for name in ("Ann", "Ben")]
    sealed = await house.create("guest", westward.title("colorado-county"), {}, seats, False, "live", 1)
    while not sealed.history.state.step_now().sealed:
        await sealed.playing.play(sealed.asked()[0], sealed.number, None, sealed.history.state.legal()[0])
    await sealed.playing.play(1, sealed.number, None, sealed.history.state.asking(1).legal()[0])
    record = westward.start("gold-seekers", players=2, seed=1).record()
    brought = await house.bring(Guest("guest", "Ann"), record)
    kept = {facts.id: facts.waits_for for facts in await house.database.listing("", "guest")}
    await house.close()
    return [(kept[table.id], table.waits_for()) for table in (sealed, brought)]


def test_whose_turn_it_is_is_kept_with_the_table(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    (sealed, asked), (brought, first) = in_loop(turns_as_kept(tmp_path / "tables.db"))
    assert (sealed, asked) == ((0,), [0])
    assert list(brought) == first != []


async def ask_while_putting_away(database: Path) -> int:
    """How often somebody gets another copy of a table than the one before."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", pause=0))
    await house.database.open()
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


def test_a_table_that_has_just_been_loaded_is_not_put_away(tmp_path: Path, in_loop: Callable[..., int]) -> None:
    assert in_loop(ask_while_putting_away(tmp_path / "tables.db")) == 0


def test_several_who_ask_for_the_health_at_once_are_all_answered(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    async def ask() -> list[bool]:
        house = House(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 't.db'}"))
        await house.database.open()
        answers = await asyncio.gather(*(house.healthy() for _ in range(3)))
        await house.close()
        return answers

    assert in_loop(ask()) == [True] * 3


@pytest.mark.parametrize("just_before", ["entries", "answers", "facts"])
def test_a_game_that_begins_elsewhere_while_a_process_catches_up_has_begun_there_too(
    tmp_path: Path, in_loop: Callable[..., Any], just_before: str
) -> None:
    """News of the first entries come after these have been read: the table has begun all the same."""

    async def catch_up_meanwhile() -> tuple[str, int, int]:
        house = House(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 't.db'}", pause=0))
        await house.database.open()
        seats = [Seat("person", "Ann", "ann"), Seat("person", "Ben", "ben"), Seat("open")]
        here = await house.create("ann", westward.title("golden-city"), {}, seats, False, "live", None)
        house.tables.clear()  # as in another process
        there = await house.table(here.id)
        read = getattr(house.database, just_before)

        async def read_later(*which: Any) -> Any:
            setattr(house.database, just_before, read)
            await there.seating.sit(2, Seat("person", "Cleo", "cleo"), "open")
            return await read(*which)

        setattr(house.database, just_before, read_later)
        await here.catch_up()
        await here.follow(there.number)
        await house.close()
        return here.facts.state, here.number, there.number

    state, seen, entries = in_loop(catch_up_meanwhile())
    assert (state, seen) == ("running", entries)
    assert entries > 0


def test_a_game_that_ends_while_the_database_is_away_is_counted_when_it_is_back(
    tmp_path: Path, in_loop: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def count() -> list[int]:
        house = House(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 't.db'}", pause=0))
        await house.database.open()
        game, rng = westward.start("gold-seekers", players=2, seed=1), westward.Rng(1)
        while not game.over:
            game.play(rng.pick(game.legal()))
        await house.bring(Guest("ann", "Ann"), game.record())

        async def fail(*_: object) -> Any:
            raise OperationalError("SELECT", {}, Exception("server closed the connection unexpectedly"))

        monkeypatch.setattr(house.database, "entries", fail)
        with pytest.raises(OperationalError):
            await house.counting.round()
        monkeypatch.undo()
        left = [len(await house.database.played.uncounted(20))]
        await house.counting.round()
        left.append(len(await house.database.played.uncounted(20)))
        await house.close()
        return left

    assert in_loop(count()) == [1, 0]
