"""Fair use of the processor: everybody gets a turn, nobody all places, and what nobody waits for is not done."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest

import westward
from westward.server.facts import Seat
from westward.server.house import House
from westward.server.settings import Settings
from westward.server.shares import Places, Share, Turns, Whereabouts

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Line, Person, Server

HERE: Share = ("here", "ann", "t1")


def test_turns_go_round_by_address_then_guest_then_table() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        for guest in "ab":
            turns.push(("there", guest, f"{guest}-table"), f"{guest}{number}")
    turns.push(("here", "c", "x"), "c-x")
    turns.push(("here", "c", "y"), "c-y")
    assert len(turns) == 8
    assert [turns.pop() for _ in range(9)] == ["a0", "c-x", "b0", "c-y", "a1", "b1", "a2", "b2", None]
    assert len(turns) == 0


async def crowd(places: int) -> list[str]:
    """Twenty of one address are there first; then somebody comes from another, and one goes before it is its turn."""
    house, order, all_there = Places(places), list[str](), asyncio.Event()

    async def work(share: Share, name: str) -> None:
        async with house.place(share):
            order.append(name)
            await all_there.wait()

    tasks = [asyncio.ensure_future(work(("there", f"g{n}", "t"), f"stranger {n}")) for n in range(20)]
    await asyncio.sleep(0)
    tasks[7].cancel()
    await asyncio.sleep(0)
    tasks.append(asyncio.ensure_future(work(HERE, "ann")))
    await asyncio.sleep(0)
    all_there.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (house.free, house.waiting) == (places, 0)
    return order


@pytest.mark.parametrize(("places", "before"), [(1, 2), (2, 1), (4, 3)])
def test_nobody_waits_for_all_of_a_stranger(places: int, before: int, in_loop: Callable[..., Any]) -> None:
    order = in_loop(crowd(places))
    assert order.index("ann") == before
    assert len(order) == 20
    assert "stranger 7" not in order, "what nobody waits for is not done"


async def given_up() -> tuple[int, int]:
    """Whoever goes while it is being worked for keeps the place until the work is done, and no longer."""
    places = Places(1)

    async def work() -> None:
        async with places.place(HERE):
            await asyncio.sleep(30)

    task = asyncio.ensure_future(work())
    await asyncio.sleep(0.01)
    busy = places.free
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return busy, places.free


def test_a_place_is_free_again_when_its_work_is_given_up(in_loop: Callable[..., Any]) -> None:
    assert in_loop(given_up()) == (0, 1)


def test_guests_of_one_address_count_as_one() -> None:
    where = Whereabouts()
    where.note("ann", "1.2.3.4")
    where.note("ben", "1.2.3.4")
    assert where.share("ann", "t")[0] == where.share("ben", "t")[0] != where.share("cleo", "t")[0]


async def unwatched(database: Path) -> tuple[int, int, int, list[str], list[str]]:
    """Entries of a table of bots before anybody looks, while nobody does, and after somebody has looked again."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", pause=0))
    await house.database.open()
    bots, people = [Seat("bot", "A", None, "random"), Seat("bot", "B", None, "random")], Seat("person", "Ann", "ann")
    table = await house.create("ann", westward.title("gold-seekers"), {}, bots, True, "live")
    table.used = 0
    await asyncio.sleep(0.3)
    before = table.number
    await asyncio.sleep(0.5)
    still, due = table.number, await house.database.due()
    idle = [t.id for t in house.tables.values() if t.idle(1)]
    while table.number == still:
        await house.table(table.id)
        await asyncio.sleep(0.05)
    with_people = await house.create("ann", westward.title("gold-seekers"), {}, [bots[0], people], True, "live")
    with_people.used = 0
    while 1 not in with_people.waits_for():
        await asyncio.sleep(0.05)
    await house.close()
    return before, still, table.number, due, idle


def test_bots_that_nobody_sees_sleep(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    before, still, after, due, idle = in_loop(unwatched(tmp_path / "tables.db"))
    assert before == still < after
    assert due == []
    assert len(idle) == 1, "a table whose bots sleep can be put away"


class Stranger:
    """Somebody at another address who uses up everything that is allowed."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(
            base_url=server.url, timeout=60, transport=httpx.HTTPTransport(local_address="127.0.0.2")
        )
        self.http.get("/api/me")
        self.tables: list[str] = []

    def table(self, game: str, *seats: dict[str, str]) -> None:
        made = self.http.post("/api/tables", json={"game": game, "seats": seats, "private": True})
        if made.status_code == 201:
            self.tables.append(made.json()["table"])

    def close(self) -> None:
        self.http.close()

    @contextmanager
    def busy(self, work: Callable[[], object], hands: int = 1) -> Iterator[None]:
        """Do something again and again, with several hands."""
        done = threading.Event()

        def again() -> None:
            while not done.is_set():
                with suppress(httpx.HTTPError):
                    work()

        threads = [threading.Thread(target=again) for _ in range(hands)]
        for thread in threads:
            thread.start()
        time.sleep(1.5)
        try:
            yield
        finally:
            done.set()
            for thread in threads:
                thread.join()


def bot_turn(line: Line) -> float:
    """Seconds that a decision of the bot takes, as Ann sees it over her line: the median of some."""
    taken: list[float] = []
    line.quiet()
    before = [frame for frame in line.seen if frame["type"] == "position"]
    shown = before[-1] if before else line.until("position")
    while len(taken) < 3:
        assert not shown["over"], "the game is long enough"
        if shown["choices"]:
            line.play(0, shown["event"], shown["choices"][0]["action"])
        begun, thinks = time.monotonic(), shown["to_act"] == [1]
        while (frame := line.next())["type"] != "position" or frame["event"] <= shown["event"]:
            assert frame["type"] not in ("refused", "error"), frame
        shown = frame
        if thinks:
            taken.append(time.monotonic() - begun)
    return statistics.median(taken)


@pytest.mark.long
def test_a_stranger_slows_nobodys_bots_by_more_than_twice(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person]
) -> None:
    """Records of a running game asked for by thirty hands, the same given up at once, and sixty tables of Legends.

    Whatever else the machine does only slows it down, so of some measurements the quickest tells.
    """
    server = open_server("", "--pause", "0.9")
    with closing(visit(server, "Ann")) as ann, closing(Stranger(server)) as stranger:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "legend"}]
        table = ann.post("/api/tables", 201, game="great-western-trail", seats=seats)["table"]
        line = ann.line(table, pictures=False)
        alone = bot_turn(line)

        def slowed(work: Callable[[], object], hands: int = 1) -> float:
            with stranger.busy(work, hands):
                quickest = bot_turn(line)
                for _ in range(6):
                    quickest = quickest if quickest <= 2 * alone else min(quickest, bot_turn(line))
            return quickest / alone

        stranger.table("great-western-trail", {"kind": "me"}, {"kind": "bot", "level": "legend"})
        target = f"/api/tables/{stranger.tables[0]}"
        found = {"records": slowed(lambda: stranger.http.get(f"{target}/record"), 30)}
        found["abandoned"] = slowed(lambda: stranger.http.get(f"{target}/record", timeout=0.7), 30)
        for _ in range(55):
            stranger.table("golden-city", *[{"kind": "bot", "level": "legend"}] * 4)
        assert len(stranger.tables) > 50
        found["legends"] = slowed(lambda: [stranger.http.get(f"/api/tables/{t}") for t in stranger.tables])
        assert max(found.values()) <= 2, found
