"""What somebody may try who plays to annoy: time without end, holding a game, flooding a table, ratings for games that nobody came to."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.callees import Clock as Moved
from tests.server.callees import at_table, move, opened, until_other
from westward.server.facts import Clock, Guest, Seat, Way, Wishes
from westward.server.problems import Problem
from westward.server.table import Table
from westward.server.titles import find_title

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Run = Callable[[Coroutine[Any, Any, Any]], Any]
Come = Callable[[str], "Person"]
DAY = 86_400.0
PEOPLE = ("ann", "ben", "cid")
#: A game in which the end of a turn can be taken back.
BACK = "great-western-trail"


def left(table: Table, seat: int) -> float | None:
    found: float | None = table.described(None, "en")["clock"]["left"][seat]
    return found


async def ended(table: Table) -> int:
    """Play until somebody ends a turn in a way that can be taken back; who."""
    while True:
        before = table.waits_for()
        await move(table)
        if table.waits_for() != before and table.snapshot().takes_back(before[0], 1):
            return before[0]


# Time


@pytest.mark.parametrize("per", ["turn", "decision"])
def test_taking_back_gives_no_new_time(tmp_path: Path, in_loop: Run, per: Any) -> None:
    """Who ends a turn, takes the end back and ends it again could else think for ever."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, game=BACK, clock=Clock(per, 1000, "wait"))
            seat = await ended(table)
            await table.playing.back(seat, False)
            before = left(table, seat)
            for _ in range(5):
                clock.now += 100
                number = table.number
                await table.playing.again(seat)
                assert seat not in table.waits_for()
                assert table.number > number
                clock.now += 7  # until it is taken back: that counts too, as long as the turn is not over
                await table.playing.back(seat, False)
            assert before is not None
            assert left(table, seat) == before - 500 - 4 * 7

    in_loop(play())


def test_a_decision_made_again_goes_on_with_its_time(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, game=BACK, clock=Clock("decision", 1000, "wait"))
            while True:  # until somebody is asked twice in a row, and can take the first answer back
                seat = table.waits_for()[0]
                await move(table)
                if table.waits_for() == [seat] and table.snapshot().takes_back(seat, 1):
                    break
            for rest in (900, 800, 700):
                clock.now += 100
                await table.playing.back(seat, False)
                await table.playing.again(seat)
                assert left(table, seat) == rest
            await move(table)
            now = table.waits_for()[0]
            assert left(table, now) == 1000

    in_loop(play())


def test_nobody_holds_a_game_for_ever(tmp_path: Path, in_loop: Run) -> None:
    """All have agreed to a pause; one wants to go on, another never says so."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(3 * DAY), "once"))
            for guest in PEOPLE:
                await table.timing.agree(guest, True)
            clock.now += 30 * DAY
            await house.keeper.round()
            assert table.described(None, "en")["clock"]["paused"]
            await table.timing.agree("ben", False)
            clock.now += DAY - 1
            await house.keeper.round()
            assert table.described(None, "en")["clock"]["paused"]
            clock.now += 1
            await house.keeper.round()
            assert not table.described(None, "en")["clock"]["paused"]
            assert left(table, table.waits_for()[0]) == 3 * DAY
            assert [notice.kind for notice in table.notices][-2:] == ["wants-on", "resumed"]

    in_loop(play())


def test_no_holiday_is_endless(tmp_path: Path, in_loop: Run) -> None:
    """Nor does one stop the clock of a game that is played at once."""
    clock = Moved()

    async def play(seconds: float, waits: float) -> None:
        path = tmp_path / str(seconds)
        path.mkdir()
        async with opened(path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(seconds), "bot"))
            for guest in PEOPLE:
                await house.database.ways.wish(guest, Wishes(away=clock.now + 3000 * DAY))
            late = table.waits_for()[0]
            house.helpers.closing = True  # that bots go on is another matter
            clock.now += waits - 1
            await house.keeper.round()
            assert table.facts.seats[late].kind == "person"
            clock.now += 1
            await house.keeper.round()
            assert table.facts.seats[late].kind == "bot"

    in_loop(play(2 * DAY, 32 * DAY))
    in_loop(play(60, 60))


def test_a_host_cannot_shorten_the_time_of_others(tmp_path: Path, in_loop: Run) -> None:
    """In a game over days nobody is absent because they are not there for two minutes."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            for number, (set_to, days) in enumerate(((Clock("turn", int(5 * DAY), "wait"), 5), (None, 3))):
                table = await at_table(house, *PEOPLE, clock=set_to)
                await until_other(table)
                late = table.waits_for()[0]
                host = next(s.guest for i, s in enumerate(table.facts.seats) if i != late)
                await house.database.set_host(table.id, table.facts.host, host or "")
                clock.now += days * DAY - 1
                with pytest.raises(Problem, match=("has-time", "not-absent-days")[number]):
                    await table.hosts.fill(host, late, None, "en")
                clock.now += 1
                await table.hosts.fill(host, late, None, "en")
                assert table.facts.seats[late].kind == "bot"

    in_loop(play())


# Flooding


def test_a_table_is_not_flooded_with_what_happens_beside_the_game(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, clock=Clock("turn", int(DAY), "wait"))
            for _ in range(30):
                await table.timing.agree("ann", True)
            assert [notice.kind for notice in table.notices] == ["wants-pause"]
            idle = next(seat for seat in (2, 1, 0) if seat not in table.waits_for())
            guest = table.facts.seats[idle].guest
            for _ in range(20):
                await table.seating.leave(guest, idle, "random")
                await table.seating.come_back(guest)
            await table.seating.leave(guest, idle, "random")
            with pytest.raises(Problem, match="come-back-too-often"):
                await table.seating.come_back(guest)

    in_loop(play())


def test_who_asks_and_does_not_read_is_let_go(server: Server, person: Come) -> None:
    """Pictures that nobody takes are not kept for them: the server's memory is everybody's."""
    ann = person("Ann")
    table = ann.table("great-western-trail", "me", "local")
    headers = {"Cookie": f"westward={ann.token}"}
    url = f"{server.url.replace('http', 'ws')}/ws/{table}"
    asked, told = 400, 0
    with connect(url, additional_headers=headers, origin=Origin(server.url), max_queue=1, ping_interval=None) as deaf:
        deaf.send(json.dumps({"type": "hello"}))
        deaf.recv(120)
        for _ in range(asked):
            deaf.send(json.dumps({"type": "look", "at": 0}))
        until = time.monotonic() + 300
        while ann.get(f"/api/tables/{table}")["players"][0]["online"]:
            assert time.monotonic() < until, "the server goes on for who does not read"
            time.sleep(0.1)
        with suppress(ConnectionClosed):  # what has not been sent by then is never told
            for frame in deaf:
                told += "look" in str(frame)[:20]
    assert told < asked / 2


# Many from one address


def test_whoever_makes_many_guests_may_not_do_more(open_server: Callable[..., Server]) -> None:
    """Changes and new tables are counted by address too; whoever has a network of IPv6 is one address."""
    server = open_server("", "--limits", "0.25", "--proxied")
    codes = dict[str, set[int]]()
    with httpx.Client(base_url=server.url, timeout=60) as http:
        tokens = list[str]()
        for number in range(12):
            from_there = {"x-forwarded-for": f"2001:db8:0:1::{number:x}"}
            tokens.append(http.post("/api/token", headers=from_there).json()["token"])
        for number, token in enumerate(tokens):
            headers = {"authorization": f"Bearer {token}", "x-forwarded-for": f"2001:db8:0:1::{number:x}"}
            body = {"game": "gold-seekers", "seats": [{"kind": "me"}, {"kind": "open"}]}
            for _ in range(4):
                answer = http.post("/api/tables", json=body, headers=headers)
                codes.setdefault("tables", set()).add(answer.status_code)
        elsewhere = http.post("/api/token", headers={"x-forwarded-for": "2001:db8:0:2::1"})
        third = {
            "x-forwarded-for": "2001:db8:0:3::1"
        }  # a table that must be brought back counts for more than one that is in use
        looked = [http.get(f"/api/tables/nowhere-{number}", headers=third).status_code for number in range(12)]
    assert codes["tables"] == {201, 429}
    assert elsewhere.status_code == 200
    assert (looked[0], looked[-1], set(looked)) == (404, 429, {404, 429})


# Ratings


def test_nobody_is_rated_for_a_game_to_which_they_never_came(tmp_path: Path, in_loop: Run) -> None:
    """A rematch begins at once; who has gone home does not lose it."""

    async def play(comes: bool) -> float | None:
        path = tmp_path / str(comes)
        path.mkdir()
        async with opened(path, Moved()) as house:
            for guest in ("ann", "ben"):
                await house.database.people.welcome(Guest(guest, guest), f"token of {guest}", "")
            seats = [Seat("person", guest, guest) for guest in ("ann", "ben")]
            table = await house.create("ann", find_title("gold-seekers"), {}, seats, True, "live")
            while table.facts.state != "over":
                seat = table.waits_for()[0]
                state = table.position(seat).asking(seat)
                name = f"{seat} {table.number}" if comes or not seat else None
                await table.playing.play(seat, table.number, name, state.legal()[0])
            await house.counting.round()
            found = await house.database.played.games("ann", None, None, 5)
            assert len(found) == 1
            return found[0].mu

    assert in_loop(play(False)) is None
    assert in_loop(play(True)) is not None


# Sealed answers


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_can_tell_who_has_answered(
    open_server: Callable[..., Server], visit: Callable[..., Any], request: pytest.FixtureRequest, kind: str
) -> None:
    """Neither by what the clock says, nor by when the server says anything at all."""
    server = open_server(request.getfixturevalue("postgres") if kind == "postgresql" else "", "--limits", "100")
    ann, ben, zoe = (visit(server, name) for name in ("Ann", "Ben", "Zoe"))
    clock = {"per": "game", "seconds": 3600, "then": "wait"}
    table = ann.table("colorado-county", "me", "open", clock=clock)
    ben.post(f"/api/tables/{table}/join", seat=1)
    people = [ann, ben]
    while True:
        shown = [p.get(f"/api/tables/{table}/position", seat=i, picture=False) for i, p in enumerate(people)]
        if len(shown[0]["to_act"]) > 1:
            break
        people[shown[0]["to_act"][0]].move_on(table)
    lines = [one.line(table, pictures=False, last=shown[0]["event"]) for one in (ann, zoe)]
    for line in lines:
        line.until("position")
        line.quiet(0.4)
    before = [_told(one, table) for one in (ann, zoe)]
    assert before[1]["left"] == [None, None]
    time.sleep(1.1)
    ben.post(f"/api/tables/{table}/moves", seat=1, number=shown[1]["event"], action=shown[1]["choices"][0]["action"])
    assert [frame for line in lines for frame in line.quiet(0.4)] == []
    ann.post(f"/api/tables/{table}/pause", pause=True)  # whatever makes the server look at the table anew
    after = [_told(one, table) for one in (ann, zoe)]
    assert after[0]["left"][1] is None
    assert [one["left"][1] for one in after] == [one["left"][1] for one in before]
    assert [one["banks"][1] for one in after] == [one["banks"][1] for one in before]
    for one in people:
        mine = [json.dumps(found["clock"]) for found in one.get("/api/tables", mine=True) if found["id"] == table]
        assert mine, "a list tells no more"
    listed = next(found for found in ann.get("/api/tables", mine=True) if found["id"] == table)["clock"]
    assert (listed["left"][1], listed["banks"][1]) == (None, None)


def _told(one: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = one.get(f"/api/tables/{table}")["clock"]
    return found


# Being called


def test_a_move_made_again_calls_nobody_again(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, *PEOPLE, game=BACK)
            called = list[str]()
            for guest in PEOPLE:
                await house.database.ways.keep(Way(f"of {guest}", guest, "hook", "https://hook.example"))

            async def tell(guest: str, call: object) -> int:
                called.append(guest)
                return 1

            house.calling.tell = tell  # type: ignore[method-assign]
            seat = await ended(table)
            other = table.facts.seats[table.waits_for()[0]].guest
            for _ in range(4):
                clock.now += 600
                await house.calling.round()
                await table.playing.back(seat, False)
                await table.playing.again(seat)
            assert called.count(other or "") == 1
            await until_other(table)
            clock.now += 600
            await house.calling.round()
            assert len(called) == 2

    in_loop(play())


# Odd things


def test_numbers_and_addresses_that_are_none(person: Come, server: Server) -> None:
    """A sentence, and neither a 500 nor a socket that fails."""
    ann = person("Ann")
    line = ann.line(ann.table("gold-seekers", "me", "local"))
    for number in (10**30, 2**64, -(2**64)):
        for frame in (
            {"type": "undo", "seat": number},
            {"type": "look", "at": number},
            {"type": "hello", "last": number},
        ):
            line.connection.send(json.dumps(frame))
            assert "read" in line.until("error")["text"] or line.seen[-1]["text"]
    line.send("ping")
    line.until("pong")
    deep = base64.urlsafe_b64encode(b"[" * 9000).decode()
    ann.http.headers["origin"] = server.url
    ann.post("/api/me/passkeys", 422, credential={"id": "x", "response": {"clientDataJSON": deep}})
    ann.post("/api/enter/passkey", 422, credential={"id": "x", "response": {"clientDataJSON": deep}})
    wrong = {"origin": "http://[::1"}
    assert ann.http.post("/api/me", json={"name": "Eve"}, headers=wrong).status_code == 403
    ann.post("/api/me/link", 421, base="http://[::1")
    ann.post("/api/me/calls/hook", 422, url="https://[::1", base=server.url)


def test_a_name_that_no_database_takes_is_nothing(
    open_server: Callable[..., Server], visit: Callable[..., Any], postgres: str
) -> None:
    """PostgreSQL refuses a NUL; that is no fault of the database."""
    ann = visit(open_server(postgres), "Ann")
    ann.get("/api/tables/a%00b", 422)
    ann.get("/api/me/played", 422, game="\0")
    ann.post("/api/me/passkeys/drop", 422, code="\0")
    ann.post("/api/tournaments/%00/begin", 422)


def test_tables_that_nobody_needs_make_room(tmp_path: Path, in_loop: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for one table after the other does not fill the memory."""
    monkeypatch.setattr("westward.server.house._MOST", 10)
    monkeypatch.setattr("westward.server.house._SPARE", 0.0)

    async def play() -> None:
        async with opened(tmp_path, Moved()) as house:
            first = await at_table(house, "ann", "ben", "cid")
            first.presence.watchers.add(_Watcher())
            for _ in range(14):
                await at_table(house, "ann", "ben", "cid")
            assert len(house.tables) <= 11
            assert first.id in house.tables

    in_loop(play())


class _Watcher:
    guest, away = "ann", False

    def wake(self) -> None:
        """Nothing is to be told."""
