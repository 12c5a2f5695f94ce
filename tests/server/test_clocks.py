"""A pace that means something: days pass by a moved clock; who is late is reminded, then what the host chose happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.callees import Clock as Moved
from tests.server.callees import Listener, at_table, move, opened, ways_of
from westward.server.facts import Clock, Wishes
from westward.server.problems import Problem
from westward.server.table import Table

if TYPE_CHECKING:
    from tests.server.conftest import Person

Run = Callable[[Coroutine[Any, Any, Any]], Any]
DAY = 86_400.0
PEOPLE = ("ann", "ben", "cid")


@pytest.fixture
def listener() -> Iterator[Listener]:
    one = Listener()
    yield one
    one.close()


def kinds(table: Table) -> list[str]:
    return [notice.kind for notice in table.notices]


def test_a_reminder_then_a_bot_moves_once(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(4 * DAY), "once"))
            await ways_of(house, listener, *PEOPLE)
            late = table.waits_for()[0]
            clock.now += 1 * DAY
            await house.calling.round()
            await house.keeper.round()
            assert len(listener.heard) == 1
            clock.now += 2 * DAY
            for _ in range(2):
                await house.keeper.round()
            assert len(listener.heard) == 2
            assert listener.read(1, house.calling.public_key)["title"].startswith("Die Zeit läuft ab")
            before = table.number
            clock.now += 1 * DAY - 1
            await house.keeper.round()
            assert table.number == before
            clock.now += 1
            await house.keeper.round()
            assert table.number > before
            assert late not in table.waits_for()
            assert table.facts.seats[late].kind == "person"
            assert kinds(table) == ["moved-for"]

    in_loop(play())


def test_a_bot_takes_the_seat_until_its_owner_is_back(tmp_path: Path, in_loop: Run) -> None:
    """Also when the server was stopped meanwhile."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(DAY), "bot"))
            late, id = table.waits_for()[0], table.id
            guest = table.facts.seats[late].guest
        clock.now += DAY
        async with opened(tmp_path, clock) as house:
            await house.keeper.round()
            table = await house.table(id)
            assert table.facts.seats[late].kind == "bot"
            assert kinds(table) == ["bot-late"]
            await table.seating.come_back(guest)
            assert table.facts.seats[late].kind == "person"
            assert kinds(table) == ["bot-late", "back"]
            if late in table.waits_for():
                assert table.facts.seats[late].since == clock.now

    in_loop(play())


def test_a_table_that_waits_waits(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(DAY), "wait"))
            before = table.number
            clock.now += 30 * DAY
            await house.keeper.round()
            assert (table.number, kinds(table)) == (before, [])
            left = table.described(None, "en")["clock"]["left"][table.waits_for()[0]]
            assert left == -29 * DAY

    in_loop(play())


def test_time_per_decision_and_for_the_game(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play(per: Any) -> list[float]:
        path = tmp_path / per
        path.mkdir()
        async with opened(path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock(per, 100, "wait"))
            seat = table.waits_for()[0]
            left = list[float]()
            while seat in table.waits_for():
                clock.now += 10
                left.append(table.described(None, "en")["clock"]["left"][seat])
                await move(table)
            while seat not in table.waits_for():
                clock.now += 10
                await move(table)
            return [*left, table.described(None, "en")["clock"]["left"][seat]]

    decision = in_loop(play("decision"))
    assert set(decision[:-1]) == {90.0}
    assert decision[-1] == 100.0
    game = in_loop(play("game"))
    turns = len(game) - 1
    assert game == [100.0 - 10 * n for n in range(1, turns + 1)] + [100.0 - 10 * turns]


def test_a_holiday_stops_the_days(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(DAY), "once"))
            guest, before = table.facts.seats[table.waits_for()[0]].guest or "", table.number
            await house.database.ways.wish(guest, Wishes(away=clock.now + 10 * DAY))
            await house.touched([table.id])
            told = table.described(None, "en")["clock"]
            assert max(left for left in told["left"] if left is not None) == 11 * DAY
            assert max(away for away in told["away"] if away is not None) == 10 * DAY
            for _ in range(2):
                clock.now += 5 * DAY
                await house.keeper.round()
            clock.now += DAY - 1
            await house.keeper.round()
            assert table.number == before
            clock.now += 1
            await house.keeper.round()
            assert table.number > before

    in_loop(play())


def test_all_agree_to_pause_and_to_go_on(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(2 * DAY), "once"))
            before = table.number
            clock.now += DAY
            for guest in PEOPLE:
                assert not table.described(None, "en")["clock"]["paused"]
                await table.timing.agree(guest, True)
            assert table.described(None, "en")["clock"]["paused"]
            with pytest.raises(Problem):
                await table.timing.agree("ann", True)
            clock.now += 30 * DAY
            await house.keeper.round()
            for guest in PEOPLE:
                await table.timing.agree(guest, False)
            clock.now += DAY - 1
            await house.keeper.round()
            assert table.number == before
            clock.now += 1
            await house.keeper.round()
            assert table.number > before
            wanted = ["wants-pause", "wants-pause", "paused", "wants-on", "wants-on", "resumed", "moved-for"]
            assert kinds(table) == wanted

    in_loop(play())


def test_two_processes_move_once(postgres: str, in_loop: Run) -> None:
    """Two houses on one PostgreSQL look at the same clock at the same moment."""
    import sqlalchemy as sa

    plain = postgres.replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(plain, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text("DROP DATABASE IF EXISTS clocks"))
        connection.execute(sa.text("CREATE DATABASE clocks"))
    engine.dispose()
    url = sa.make_url(plain).set(database="clocks").render_as_string(hide_password=False)
    clock = Moved()

    async def play() -> None:
        async with opened(url, clock) as one, opened(url, clock) as other:
            table = await at_table(one, *PEOPLE, clock=Clock("turn", int(DAY), "once"))
            late = table.waits_for()[0]
            clock.now += DAY
            await asyncio.gather(one.keeper.round(), other.keeper.round())
            await table.catch_up()
            again = await other.table(table.id)
            await again.catch_up()
            assert late not in table.waits_for()
            assert (again.number, kinds(again)) == (table.number, ["moved-for"])

    in_loop(play())


def test_the_interface(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    clock = {"per": "turn", "seconds": 259200, "then": "bot"}
    table = ann.table("golden-city", "me", "local", "bot", pace="leisure", clock=clock)
    shown = ann.get(f"/api/tables/{table}")["clock"]
    assert {k: shown[k] for k in clock} == clock
    ann.post("/api/tables", 422, game="golden-city", seats=[{"kind": "me"}] * 3, clock={"per": "turn", "seconds": 1})
    line = ann.line(table)
    ann.post(f"/api/tables/{table}/pause", pause=True)  # Ann holds all seats of people
    assert line.until("notice")["text"] == "The clock is paused: all agree."
    assert ann.get(f"/api/tables/{table}")["clock"]["paused"]
    assert ann.get(f"/api/tables/{ann.table('golden-city', 'me', 'bot', 'bot')}")["clock"] is None
