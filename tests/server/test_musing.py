"""Bots think on while others decide: with more tries at their next move, behind everybody who waits, and not for long."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import westward
from westward.bots import ask, bot
from westward.core import registry
from westward.core.state import CHANCE
from westward.server import musing, thinking_pool
from westward.server.facts import Seat
from westward.server.house import House
from westward.server.metrics import REGISTRY
from westward.server.musing import Muser
from westward.server.settings import Settings
from westward.server.shares import NOBODY
from westward.server.thinking_pool import ThinkingPool

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server


def work(steps: list[str], name: str) -> Iterator[int]:
    """A thought without end, in steps of two thousandths of a second."""
    while True:
        end = time.thread_time() + 0.002
        while time.thread_time() < end:
            pass
        steps.append(name)
        yield len(steps)


def test_musing_stops_at_once_and_goes_on_afterwards() -> None:
    muser, steps = Muser[str](), list[str]()
    with muser.stopped():
        muser.muse("ann", NOBODY, work(steps, "ann"), 30.0)
    further: list[int] = []
    for _ in range(5):
        before = len(steps)
        end = time.monotonic() + 20
        while len(steps) == before:
            assert time.monotonic() < end, "it goes on"
            time.sleep(0.005)
        asked = len(steps)
        with muser.stopped():
            still = len(steps)
            further.append(still - asked)
            time.sleep(0.03)
            assert len(steps) == still
    with muser.stopped():
        muser.end("ann")
    assert sorted(further)[2] <= 5, f"a hundredth of a second at most, of thirty: {further}"


def test_musing_ends_when_its_time_is_used_up_and_goes_round_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(musing, "_LAST", 0)  # however busy the machine is, the test comes to an end
    monkeypatch.setattr(musing, "_LONGEST", 0.0)
    muser, steps = Muser[str](), list[str]()
    with muser.stopped():
        for name, address in (("a1", "there"), ("a2", "there"), ("b", "here")):
            muser.muse(name, (address, name, name), work(steps, name), 0.2)
    end = time.monotonic() + 40
    while len(steps) < 60:
        assert time.monotonic() < end
        time.sleep(0.01)
    early = steps[:60]
    assert 20 <= early.count("b") <= 40, "who shares an address shares its turns"
    while len(muser):
        assert time.monotonic() < end, "it comes to an end"
        time.sleep(0.02)
    assert all(60 <= steps.count(name) <= 120 for name in ("a1", "a2", "b")), "a fifth of a second each, and no more"


def asked_of_another() -> westward.State:
    """A position of Great Western Trail in which seat 0 is asked and seat 1 will be next."""
    state, rng = westward.title("great-western-trail").start(2), westward.Rng(5)
    for _ in range(28):
        while state.to_act == CHANCE:
            state.apply(state.draw(rng))
        state.apply(rng.pick(state.choices()))
    while state.to_act != 0 or state.step_now().sealed:
        state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.choices()))
    return state


def tries() -> float:
    """Tries that bots had made before they were asked, as the host is told."""
    return REGISTRY.get_sample_value("westward_bot_tries_begun_total") or 0.0


async def begun_with(seconds: float) -> float:
    """From how many tries a bot begins after another seat has decided, having mused for so long at each decision."""
    state, rng, other = asked_of_another(), westward.Rng(9), bot("sheriff")
    who, pool = (1, 1, "legend@50"), ThinkingPool(1)
    before = tries()
    try:
        while state.to_act != 1:
            if state.to_act == CHANCE:
                state.apply(state.draw(rng))
                continue
            if seconds:
                await pool.muse(who, state, 3, NOBODY, seconds)
                await asyncio.sleep(5 * seconds)  # on a busy machine it stands back
            state.apply(ask(other, state, rng))
        await pool.choose(who, state, 4)
    finally:
        await pool.close()
    return tries() - before


def test_a_bot_begins_from_what_it_mused(in_loop: Callable[..., Any]) -> None:
    assert in_loop(begun_with(0.0)) == 0
    assert in_loop(begun_with(0.3)) > 20


def test_a_bot_keeps_all_that_it_mused(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this very process, where it need not stand back: however busy the machine is, it muses to the end."""
    monkeypatch.setattr(musing, "_LAST", 0)
    monkeypatch.setattr(musing, "_LONGEST", 0.0)
    muser = Muser[thinking_pool.Thinker]()
    monkeypatch.setattr(thinking_pool, "_MUSER", muser)
    state, rng, other = asked_of_another(), westward.Rng(9), bot("sheriff")
    who, end = (2, 1, "legend@50"), time.monotonic() + 60
    while state.to_act != 1:
        if state.to_act >= 0:
            thinking_pool.go_on(who, registry.pack(state), 3, NOBODY, 0.3)
            while len(muser):
                assert time.monotonic() < end, "it comes to an end"
                time.sleep(0.02)
        state.apply(state.draw(rng) if state.to_act == CHANCE else ask(other, state, rng))
    assert thinking_pool.think(who, registry.pack(state), 4)[1] > 100


def used(process: int) -> float:
    """Seconds of processor time that the processes below one have used."""
    total = 0.0
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + used(int(child))
    return total


def settling(process: int) -> bool:
    """Whether the processes below one do more within two seconds than keep the house."""
    before = used(process)
    time.sleep(2.0)
    return used(process) > before + 0.3


def test_a_table_left_open_is_mused_on_for_a_moment_and_only_while_somebody_looks(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person]
) -> None:
    server = open_server("", "--musing", "0.8")
    with closing(visit(server, "Ann")) as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "legend"}]
        table = ann.post("/api/tables", 201, game="gold-rush", seats=seats)["table"]
        time.sleep(1.0)  # the helpers have begun
        before = used(server.process.pid)
        ann.move_on(table)
        time.sleep(1.0)
        unwatched = used(server.process.pid)
        ann.line(table, pictures=False)
        ann.move_on(table)
        end = time.monotonic() + 60
        while used(server.process.pid) < unwatched + 0.5:
            assert time.monotonic() < end, "the bot thinks on while Ann looks at her choice"
            time.sleep(0.1)
        while settling(server.process.pid):
            assert time.monotonic() < end, "it comes to rest"
    assert unwatched - before < 0.4


class Looker:
    """Somebody who looks on."""

    guest, away = "ann", False

    def wake(self) -> None:
        """Nothing is shown to them."""


async def thoughtful(database: Path, seconds: float) -> list[bool]:
    """Whether bots would think on at tables that are looked at: of a person and a bot, the same with nobody there, of bots alone."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", musing=seconds, ready=False))
    await house.database.open()
    bots, person = [Seat("bot", name, None, "legend") for name in "AB"], Seat("person", "Ann", "ann")
    found: list[bool] = []
    for seats, looks in (([person, bots[0]], True), ([person, bots[0]], False), (bots, True)):
        table = await house.create("ann", westward.title("gold-rush"), {}, seats, True, "live")
        if looks:
            table.presence.watchers.add(Looker())
        found.append(table.thinking.thoughtful())
    await house.close()
    return found


def test_bots_think_on_only_where_a_person_plays_and_looks_and_the_host_lets_them(
    tmp_path: Path, in_loop: Callable[..., list[bool]]
) -> None:
    assert in_loop(thoughtful(tmp_path / "on.db", 1.0)) == [True, False, False]
    assert in_loop(thoughtful(tmp_path / "off.db", 0.0)) == [False, False, False]
