"""Kill -9 at random moments during many games at once: every acknowledged move is there, and every game finishes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.crowd import KILLS, SOAK, Guest, check, killing, run

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from tests.server.conftest import Server


def test_kill_with_sqlite(open_server: Callable[..., Server], in_loop: Callable[..., list[Guest]]) -> None:
    server = open_server("", "--limits", "1000")
    check(in_loop(run([server], [killing([server])] * KILLS)), server)


@pytest.mark.parametrize("processes", [2, 4] if SOAK else [2])
def test_kill_with_postgresql_and_several_processes(
    open_server: Callable[..., Server], postgres: str, in_loop: Callable[..., list[Guest]], processes: int
) -> None:
    """Several processes share the tables; any of them is killed while the others go on."""
    servers = [open_server(postgres, "--limits", "1000") for _ in range(processes)]
    guests = in_loop(run(servers, [killing(servers)] * KILLS))
    check(guests, servers[0])


def test_every_client_sees_every_move_whichever_process_it_uses(
    open_server: Callable[..., Server], visit: Callable[..., Any], postgres: str
) -> None:
    first, second = open_server(postgres), open_server(postgres)
    ann, ben = visit(first, "Ann"), visit(second, "Ben")
    table = ann.table("golden-city", "me", "open", "local")
    here = ann.line(table)
    there = ben.line(table)
    ben.post(f"/api/tables/{table}/join", seat=1)
    here.until("table", lambda f: f["state"] == "running" and f["players"][1]["online"])
    there.until("table", lambda f: f["players"][0]["online"])
    lines = {0: here, 2: here, 1: there}
    for _ in range(8):
        now = first_asked(ann, ben, table)
        lines[now["seat"]].play(now["seat"], now["event"], now["choices"][0]["action"])
        lines[now["seat"]].until("ack")
        for line in (here, there):
            line.until("log", lambda f, n=now["event"]: f["to"] > n)
    here.send("chat", text="howdy")
    assert there.until("chat")["text"] == "howdy"
    ann.leave()
    ben.leave()


def first_asked(ann: Any, ben: Any, table: str) -> dict[str, Any]:
    for one, seat in ((ann, 0), (ben, 1), (ann, 2)):
        shown: dict[str, Any] = one.get(f"/api/tables/{table}/position", seat=seat, picture=False)
        if shown["choices"]:
            return shown
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_run_twice_without_harm(open_server: Callable[..., Server], postgres: str, kind: str) -> None:
    server = open_server(postgres if kind == "postgresql" else "")
    server.stop()
    server.start()
    assert httpx.get(f"{server.url}/api/tables", timeout=60).json() is not None
