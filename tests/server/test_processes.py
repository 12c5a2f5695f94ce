"""Several processes on one PostgreSQL: lost news is caught up with, and the tables of a process that dies go on elsewhere."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Visit = Callable[["Server", str], "Person"]


@pytest.fixture
def own_database(postgres: str) -> str:
    """A database of its own on the PostgreSQL of the tests."""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS processes WITH (FORCE)")
        connection.execute("CREATE DATABASE processes")
    return postgres.replace("/postgres?", "/processes?")


def ask(database: str, sql: str, *values: object) -> Any:
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(sql.encode(), values).fetchall()


def cut_the_lines(database: str) -> int:
    """End all connections on which processes listen."""
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'westward listens'"
    return len(ask(database, cut))


def at_two(
    own_database: str, open_server: Callable[..., Server], visit: Visit
) -> tuple[list[Server], Person, Person, str]:
    """A table of two people, each with a process of their own."""
    servers = [open_server(own_database), open_server(own_database)]
    ann, ben = visit(servers[0], "Ann"), visit(servers[1], "Ben")
    table = ann.table("golden-city", "me", "open", "local")
    ben.post(f"/api/tables/{table}/join", seat=1)
    while ann.get(f"/api/tables/{table}")["state"] != "running":
        time.sleep(0.05)
    until_ann_is_asked(ann, ben, table)
    return servers, ann, ben, table


def until_ann_is_asked(ann: Person, ben: Person, table: str) -> None:
    """Play on until it is the first seat's turn."""
    while 0 not in (asked := ann.get(f"/api/tables/{table}/events", since=10**6)["to_act"]):
        answered = (ben if 1 in asked else ann).move_on(table)["event"]
        while ann.get(f"/api/tables/{table}")["event"] <= answered:
            time.sleep(0.05)


def test_news_that_were_lost_are_caught_up_with(
    own_database: str, open_server: Callable[..., Server], visit: Visit
) -> None:
    servers, ann, ben, table = at_two(own_database, open_server, visit)
    watching = ben.line(table)
    number = ann.get(f"/api/tables/{table}")["event"]
    # The second process hears nothing while its line is cut and a move is made.
    os.kill(servers[1].process.pid, signal.SIGSTOP)
    try:
        assert cut_the_lines(own_database) >= 1
        ann.move_on(table)
    finally:
        os.kill(servers[1].process.pid, signal.SIGCONT)
    begun = time.monotonic()
    watching.until("log", lambda frame: frame["to"] > number)
    assert time.monotonic() - begun < 10
    assert ben.line(table, last=number).until("log")["to"] > number
    leave(servers, ann, ben)


def test_whoever_says_hello_sees_the_table_as_it_is(
    postgres: str, own_database: str, open_server: Callable[..., Server], visit: Visit
) -> None:
    """Even when a process has not heard of a move at all."""
    servers, ann, ben, table = at_two(own_database, open_server, visit)
    ben.line(table).close()
    # Once round, so that the first process has all connections that it needs for a move.
    ann.move_on(table)
    until_ann_is_asked(ann, ben, table)
    number = ann.get(f"/api/tables/{table}")["event"]
    with psycopg.connect(postgres, autocommit=True) as connection:
        # The lines on which processes listen are cut, and cannot be opened again for a while.
        connection.execute("ALTER DATABASE processes ALLOW_CONNECTIONS false")
        cut_the_lines(postgres)
        ann.move_on(table)
        welcome = ben.line(table, last=number).seen[0]
        connection.execute("ALTER DATABASE processes ALLOW_CONNECTIONS true")
    assert welcome["event"] > number
    leave(servers, ann, ben)


def test_the_tables_of_a_process_that_dies_go_on_in_another(
    own_database: str, open_server: Callable[..., Server], visit: Visit
) -> None:
    """Within ten seconds, without anybody asking for them."""
    servers = [open_server(own_database, "--pause", "2"), open_server(own_database, "--pause", "2")]
    ann = visit(servers[0], "Ann")
    table = ann.table("gold-seekers", "me", "bot")
    while 1 not in ann.get(f"/api/tables/{table}/events", since=10**6)["to_act"]:
        ann.move_on(table)
    entries = "SELECT count(*) FROM entries WHERE table_id = %s"
    before = ask(own_database, entries, table)
    servers[0].kill()
    begun = time.monotonic()
    while ask(own_database, entries, table) == before:
        time.sleep(0.1)
        assert time.monotonic() - begun < 10, "the bot of a table is minded by the other process"
    leave(servers[1:], ann)


def leave(servers: list[Server], *people: Person) -> None:
    """Everybody goes; that the database did not answer for a moment was meant."""
    for one in people:
        one.leave()
    for server in servers:
        server.stop()
        lines = server.complaints().splitlines()
        expected = ("the database", "could not be done")
        assert all(any(word in line for word in expected) for line in lines), lines
        server.log.write_text("")
