"""Hostile guests: talking without end, sitting down and getting up at once, one cookie many times, names that are not ours, half a request."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn

import westward
from westward.server.facts import Guest, Seat
from westward.server.house import House
from westward.server.patience import Patient
from westward.server.settings import Limits, Settings

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]


def test_only_players_talk_unless_the_host_says_otherwise(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("gold-seekers", "me", "bot")
    here, there = ann.line(table), ben.line(table)
    there.send("chat", text="let me in")
    assert there.until("error")["text"] == "Only somebody who sits at the table can do that."
    ben.post(f"/api/tables/{table}/talk", 403, who="everybody")
    ben.post(f"/api/tables/{table}/mute", 403, line=1)
    assert ann.post(f"/api/tables/{table}/talk", who="everybody", slow=60)["talk"] == {"who": "everybody", "slow": 60}
    there.until("table", lambda frame: frame["talk"]["who"] == "everybody")
    there.send("chat", text="howdy")
    said = here.until("chat")
    assert said["text"] == "howdy"
    there.send("chat", text="again")
    assert "you can talk again in" in there.until("error")["text"]
    here.send("chat", text="the host")
    here.send("chat", text="is never slow")
    here.until("chat", lambda frame: frame["text"] == "is never slow")
    ann.post(f"/api/tables/{table}/mute", 404, line=10**9)
    ann.post(f"/api/tables/{table}/mute", line=said["number"])
    ann.post(f"/api/tables/{table}/talk", who="everybody", slow=0)
    there.send("chat", text="what?")
    assert there.until("error")["text"] == "You can no longer talk at this table."
    ann.post(f"/api/tables/{table}/talk", 422, who="friends")
    ann.post(f"/api/tables/{table}/talk", who="nobody")
    assert "luck" in ann.get(f"/api/tables/{table}")


def test_a_thousand_lines_are_too_many(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person]
) -> None:
    ann = visit(open_server(), "Ann")
    line = ann.line(ann.table("gold-seekers", "me", "bot"))
    for number in range(60):
        line.send("chat", text=f"spam {number}")
    line.send("ping")
    assert "too much at once" in line.until("error")["text"]
    texts = {frame["text"] for frame in line.quiet(1) + line.seen if frame["type"] == "chat"}
    assert len(texts) <= Limits().chat + 2
    ann.leave()


async def race_for_a_seat(database: Path) -> list[tuple[str | None, str | None]]:
    """Ann gets up twice at the same moment, while Ben sits down on her seat: who is there at the end, and who should be."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", pause=0))
    await house.database.open()
    found: list[tuple[str | None, str | None]] = []
    for _ in range(12):
        seats = [Seat("open"), Seat("person", "Ann", "ann")]
        table = await house.create("ann", westward.title("gold-seekers"), {}, seats, False, "live")
        both = await asyncio.gather(
            table.seating.leave("ann", 1, None),
            table.seating.sit(1, Seat("person", "Ben", "ben"), "open"),
            table.seating.leave("ann", 1, None),
            return_exceptions=True,
        )
        sat = not isinstance(both[1], BaseException)
        found.append((table.facts.seats[1].guest, "ben" if sat else None))
    await house.close()
    return found


def test_nobody_is_put_off_a_seat_by_somebody_elses_getting_up(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    for there, right in in_loop(race_for_a_seat(tmp_path / "tables.db")):
        assert there == right


def test_many_first_requests_with_one_cookie_are_one_guest(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me", timeout=60).cookies["westward"]
    body = {"game": "gold-seekers", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def ask(_: int) -> int:
        with httpx.Client(base_url=server.url, cookies={"westward": cookie}, timeout=60) as http:
            return http.post("/api/tables", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, range(8))) == [201] * 8
    mine = httpx.get(f"{server.url}/api/tables?mine=true", cookies={"westward": cookie}, timeout=60).json()
    assert len(mine) == 8


def test_a_cookie_cannot_be_chosen(server: Server) -> None:
    for chosen in ("a" * 22, "a" * 22 + "." + "0" * 32, "x"):
        answer = httpx.get(f"{server.url}/api/me", cookies={"westward": chosen}, timeout=60)
        assert answer.cookies["westward"] != chosen
    ours = answer.cookies["westward"]
    assert "westward" not in httpx.get(f"{server.url}/api/me", cookies={"westward": ours}, timeout=60).cookies


def test_a_server_answers_to_its_own_name(open_server: Callable[..., Server]) -> None:
    server = open_server("", "--name", "club.example.org")
    for name, status in {"club.example.org": 200, "CLUB.example.org:443": 200, "evil.example": 421, "": 421}.items():
        for path in ("/", "/api/me"):
            assert httpx.get(server.url + path, headers={"Host": name}, timeout=60).status_code == status, name
    assert httpx.get(f"{server.url}/api/me", timeout=60).status_code == 200, "on the machine itself it always works"
    refused = httpx.get(f"{server.url}/api/me?lang=de", headers={"Host": "evil.example"}, timeout=60).json()
    assert refused["error"].startswith("So heißt dieser Server nicht")


async def _hello(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Hasty(Patient):
    """As the server does it, sooner."""

    patience = 0.5


def test_half_a_request_is_not_waited_for_for_ever() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(_hello, http=Hasty, lifespan="off", log_config=None, timeout_keep_alive=30)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=[[listening]])
    thread.start()
    whole = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    for parts in ((b"",), (b"GET / HT",), (whole, b"GET / HTTP/1.1\r\nHo"), (b"GET", b" / HTTP/1.1\r\nHost: ")):
        with socket.create_connection(listening.getsockname(), 30) as client:
            begun = time.monotonic()
            for part in parts:
                client.sendall(part)
                time.sleep(0.1)
            answered = b""
            while data := client.recv(1000):
                answered += data
            assert time.monotonic() - begun < 5
            assert (b"200 OK" in answered) == (whole in parts)
    server.should_exit = True
    thread.join()


async def undo_without_end(database: Path) -> tuple[int, str]:
    """How many entries there are when a move is taken back and played again until that is refused; and the refusal."""
    house = House(Settings(database=f"sqlite+aiosqlite:///{database}", limits=Limits(backs=20)))
    await house.database.open()
    game = westward.start("gold-rush", players=2, seed=1)
    while not game.undoable:
        game.play(game.legal()[0])
    table = await house.bring(Guest("ann", "Ann"), game.record())
    seat = table.history.actors[-1]
    try:
        for _ in range(200):
            await table.playing.back(seat, False)
            await table.playing.again(seat)
    except Exception as problem:
        return table.number - len(table.history.actions), str(problem)
    finally:
        await house.close()
    return table.number, ""


def test_taking_back_comes_to_an_end(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    assert in_loop(undo_without_end(tmp_path / "tables.db")) == (40, "too-much-taken-back")


def test_nobody_sees_that_a_sealed_answer_was_withdrawn(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("colorado-county", "me", "open")
    ben.post(f"/api/tables/{table}/join", seat=1)
    people = {0: ann, 1: ben}
    while not (shown := ann.get(f"/api/tables/{table}/position", seat=0, picture=False))["question"]["sealed"]:
        for seat in shown["to_act"]:
            people[seat].move_on(table)
    ann.post(f"/api/tables/{table}/moves", seat=0, number=shown["event"], action=shown["choices"][0]["action"])
    before = ben.get(f"/api/tables/{table}")
    line = ann.line(table)
    line.send("undo", seat=0)
    line.until("position", lambda frame: not frame["answered"])
    listed = next(t for t in ben.get("/api/tables", mine=True) if t["id"] == table)
    assert (ben.get(f"/api/tables/{table}")["changed"], listed["changed"]) == (before["changed"], before["changed"])
