"""Being called: by push messages that are really signed and encrypted, by mail, by webhooks; once per turn, and not at night."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.callees import Clock, Listener, at_table, opened, until_other, ways_of
from tests.server.letters import Letterbox
from westward.server.facts import Way, Wishes
from westward.server.outgoing import Outgoing, is_public
from westward.server.problems import Problem

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Run = Callable[[Coroutine[Any, Any, Any]], Any]
MINUTE = 60.0


@pytest.fixture
def listener() -> Iterator[Listener]:
    one = Listener()
    yield one
    one.close()


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    box.open()
    yield box
    box.close()


def test_a_push_message_comes_once_per_turn(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await ways_of(house, listener, "ann", "ben", "cid")
            await house.calling.round()
            clock.now += 9 * MINUTE
            await house.calling.round()
            assert not listener.heard
            clock.now += 1 * MINUTE
            await house.calling.round()
            await house.calling.round()
            asked = [table.facts.seats[seat].guest for seat in table.waits_for()]
            assert sorted(path for path, _, _ in listener.heard) == sorted(f"/{guest}" for guest in asked)
            message = listener.read(0, house.calling.public_key)
            assert message["title"].startswith("Du bist am Zug: ")
            assert message["path"] == f"t/{table.id}"
            assert message["body"]
            # The next turn calls again, whoever has it; a turn that is over calls nobody.
            heard = len(listener.heard)
            await until_other(table)
            clock.now += 1 * MINUTE
            await house.calling.round()
            assert len(listener.heard) == heard
            clock.now += 9 * MINUTE
            await house.calling.round()
            assert len(listener.heard) > heard

    in_loop(play())


def test_who_looks_at_the_table_is_not_called(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    class Page:
        def __init__(self, guest: str, away: bool) -> None:
            self.guest, self.away = guest, away

        def wake(self) -> None:
            pass

    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await ways_of(house, listener, "ann", "ben", "cid")
            pages = [Page(seat.guest or "", False) for seat in table.facts.seats]
            table.presence.watchers.update(pages)
            clock.now += 30 * MINUTE
            await house.calling.round()
            table.presence.watchers.clear()  # who has seen it and goes knows it
            clock.now += 30 * MINUTE
            await house.calling.round()
            assert not listener.heard
            await until_other(table)
            table.presence.watchers.update(Page(page.guest, True) for page in pages)  # open, and not looked at
            clock.now += 30 * MINUTE
            await house.calling.round()
            assert listener.heard

    in_loop(play())


def test_quiet_hours_and_holidays(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    """1,800,000,000 is 8:00 in the morning in Greenwich, and 9:00 in Berlin."""
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await ways_of(house, listener, "ann", "ben", "cid")
            asked = len(table.waits_for())
            quiet = Wishes(soon=1, quiet_from=22 * 60, quiet_to=10 * 60, zone="Europe/Berlin")
            for guest in ("ann", "ben", "cid"):
                await house.database.ways.wish(guest, quiet)
            clock.now += 59 * MINUTE
            await house.calling.round()
            assert not listener.heard
            for guest in ("ann", "ben", "cid"):
                await house.database.ways.wish(guest, replace(quiet, away=clock.now + 86_400))
            clock.now += 60 * MINUTE
            await house.calling.round()
            assert not listener.heard
            clock.now += 86_400
            await house.calling.round()
            assert len(listener.heard) == asked

    in_loop(play())


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    clock = Clock()
    listener.status = 410

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await ways_of(house, listener, "ann", "ben", "cid")
            asked = table.facts.seats[table.waits_for()[0]].guest or ""
            clock.now += 30 * MINUTE
            await house.calling.round()
            assert await house.database.ways.of(asked) == []

    in_loop(play())


def test_a_letter_has_the_question_and_ends_by_one_tap(
    tmp_path: Path, letterbox: Letterbox, listener: Listener, in_loop: Run
) -> None:
    clock = Clock()
    post = {"mail": letterbox.url, "url": "https://table.example/west", "sender": "table@example.org"}

    async def play() -> None:
        async with opened(tmp_path, clock, **post) as house:
            table = await at_table(house, "ann", "ben", "cid")
            for guest in ("ann", "ben", "cid"):
                await house.database.people.keep_mail(guest, f"{guest}@example.org", "")
                hook = Way(f"hook of {guest}", guest, "hook", f"{listener.origin}/{guest}", base="")
                await house.database.ways.keep(hook)
            clock.now += 30 * MINUTE
            await house.calling.round()
            letter = letterbox.next()
            text = letter.get_content()
            seat = table.waits_for()[0]
            shown = json.loads(await table.showing.any(table.facts.seats[seat].guest, seat, None, "en", "", False))
            question = shown["question"]["text"]
            assert letter["Subject"] == "Your turn: Golden City"
            assert f"You are asked: {question}" in text
            assert f"https://table.example/west/t/{table.id}" in text
            off = letter["List-Unsubscribe"].strip("<>")
            assert off.startswith("https://table.example/west/off/")
            assert off in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            hook = json.loads(listener.heard[0][2])
            assert f"/t/{table.id}" in hook["text"]
            assert question not in hook["text"]
            assert "/off/" in hook["text"]
            way = house.calling.read(off.rsplit("/", 1)[1])
            found = await house.database.ways.find(way)
            assert found is not None
            assert found.kind == "mail"
            with pytest.raises(Problem):
                house.calling.read(f"{way}.{'0' * 32}")

    in_loop(play())


def test_webhooks_lead_outside_only(in_loop: Run) -> None:
    inside = ["http://example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/", "https://10.1.2.3/",
              "https://169.254.169.254/latest", "https://[::ffff:192.168.0.1]/", "https://ann:pw@example.org/",
              "https://[64:ff9b::7f00:1]/", "ftp://example.org/", "https://", "https://nowhere.invalid/", "https://a:b/"]  # fmt: skip

    async def check() -> list[str]:
        out, passed = Outgoing(False), []
        for url in inside:
            with suppress(Problem):
                await out.check(url)
                passed.append(url)
        assert await out.check("https://93.184.215.14/hook") == "93.184.215.14"
        await out.close()
        return passed

    assert in_loop(check()) == []
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert not is_public("100.64.0.1")


def test_names_that_nobody_answers_for_hold_nothing_up(in_loop: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger names many webhooks whose name servers keep silent: tables are still read from the database, in other threads."""
    silent = threading.Event()
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: silent.wait(20) and [])

    async def check() -> float:
        out = Outgoing(False)
        asked = [asyncio.ensure_future(out.check(f"https://n{number}.example/")) for number in range(60)]
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        await asyncio.to_thread(time.time)
        spent = time.monotonic() - begun
        silent.set()
        assert all(isinstance(found, Problem) for found in await asyncio.gather(*asked, return_exceptions=True))
        await out.close()
        return spent

    assert in_loop(check()) < 5


def test_the_interface(server: Server, person: Callable[[str], Person]) -> None:
    """Wishes are kept; a webhook inside is refused; a stranger turns nothing off, whoever holds the call does."""
    ann = person("Ann")
    found = ann.get("/api/me/calls")
    assert (found["ways"], found["soon"], found["mail"]) == ([], 5, False)
    assert len(found["key"]) == 87
    wish: dict[str, Any] = {"soon": 30, "quiet": [1320, 420], "zone": "Europe/Berlin", "language": "de"}
    assert {k: v for k, v in ann.post("/api/me/calls", **wish).items() if k in wish} == wish
    ann.post("/api/me/calls", 422, zone="Mars/Olympus")
    ann.post("/api/me/calls", 422, soon=0)
    assert "https://" in ann.post("/api/me/calls/hook", 422, url="https://127.0.0.1/x", base=server.url)["error"]
    keys = {"p256dh": "nonsense", "auth": "x"}
    ann.post("/api/me/calls/push", 422, endpoint="https://93.184.215.14/p", keys=keys, base=server.url)
    ann.post("/api/me/calls/hook", url="https://93.184.215.14/secret", base=server.url)
    way = ann.get("/api/me/calls")["ways"][0]
    assert way == {"id": way["id"], "kind": "hook", "address": "93.184.215.14", "active": True, "here": False}
    ben = person("Ben")
    ben.post(f"/api/me/calls/{way['id']}", 404, active=False)
    ben.post("/api/calls/off", 404, code=f"{way['id']}.{'0' * 32}")
    ann.post(f"/api/me/calls/{way['id']}", active=False)
    assert not ann.get("/api/me/calls")["ways"][0]["active"]
    ann.post(f"/api/me/calls/{way['id']}/drop")
    assert ann.get("/api/me/calls")["ways"] == []


def test_one_tap_turns_a_way_off(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person], letterbox: Letterbox
) -> None:
    """The link of a real letter, as a mail program posts it and as its page does; then on again."""
    options = ("--mail", letterbox.url, "--sender", "table@example.org", "--url", "https://table.example")
    server = open_server("", *options)
    ann = visit(server, "Ann")
    ann.post("/api/me/mail", address="ann@example.org")
    code = letterbox.next().get_content().split("/d/")[1].split()[0]
    ann.post("/api/enter", code=code)
    assert ann.post("/api/me/calls/try")["reached"] == 1
    off = letterbox.next(2)["List-Unsubscribe"].strip("<>").rsplit("/", 1)[1]
    answer = ann.http.post(f"/off/{off}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert not ann.get("/api/me/calls")["ways"][0]["active"]
    assert ann.post("/api/me/calls/try")["reached"] == 0
    stranger = visit(server, "Nobody")
    assert stranger.post("/api/calls/off", code=off, active=True) == {"kind": "mail", "active": True}
    assert ann.get("/api/me/calls")["ways"][0]["active"]
    for one in (ann, stranger):
        one.leave()


def test_two_processes_call_once(tmp_path: Path, listener: Listener, in_loop: Run) -> None:
    """Whoever claims a turn first calls; here both rounds run at the same moment."""
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await ways_of(house, listener, "ann", "ben", "cid")
            clock.now += 30 * MINUTE
            await asyncio.gather(*(house.calling.round() for _ in range(4)))
            assert len(listener.heard) == len(table.waits_for())

    in_loop(play())
