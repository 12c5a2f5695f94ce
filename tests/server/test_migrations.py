"""An older database of any released form is carried on: what it holds is still there, can be read, and is played on with.

`schemas` holds the forms as they were released, so that nobody can change what is already out there.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.engine import Connection

import westward
from westward.core.errors import SettingsError
from westward.core.history import History, Written
from westward.server.database import Database
from westward.server.facts import Answer
from westward.server.house import House
from westward.server.opening import config, newest
from westward.server.settings import Settings

SCHEMAS = Path(__file__).parent / "schemas"
RELEASED = sorted(path.stem for path in SCHEMAS.glob("*.sql"))
TOKEN = "a-token-from-long-ago"


def insert(connection: Connection, table: str, row: dict[str, Any]) -> None:
    """A row, as far as the form of the database has columns for it."""
    columns = {c["name"] for c in sa.inspect(connection).get_columns(table)}
    row = {name: value for name, value in row.items() if name in columns}
    names = ", ".join(row)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(':' + n for n in row)})"), row)


def fill(connection: Connection) -> History:
    """One game of a guest, with a line of chat and an answer; and that game."""
    game = westward.start("golden-city", players=3, seed=5)
    for _ in range(6):
        game.play(game.legal()[0])
    guest = {"id": "h", "token": hashlib.sha256(TOKEN.encode()).hexdigest(), "name": "Ann", "since": 1.0}
    insert(connection, "guests", guest)
    table = {"id": "t", "game": "golden-city", "options": "{}", "state": "running", "private": False, "pace": "live",
             "seed": "seed 5", "host": "h", "created": 1.0, "changed": 1.0, "bot_due": False, "asked": "0",
             "event": len(game.actions)}  # fmt: skip
    insert(connection, "tables", table)
    for seat in range(3):
        row = {"table_id": "t", "seat": seat, "kind": "person", "name": "A", "level": "", "guest": "h"}
        insert(connection, "seats", row)
    for number, entry in enumerate(game.history.entries, start=1):
        row = {"table_id": "t", "number": number, "action": entry.action, "seat": entry.seat, "at": 1.0}
        insert(connection, "entries", row)
    insert(connection, "answers", {"table_id": "t", "number": 3, "seat": 1, "part": 0, "action": 7})
    insert(connection, "chat", {"table_id": "t", "seat": 0, "name": "A", "text": "howdy", "at": 1.0})
    connection.commit()
    return game.history


def older(url: str, form: str) -> History:
    """A database of a form with one game; and that game."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        with closing(sqlite3.connect(str(engine.url.database))) as raw:
            raw.executescript((SCHEMAS / f"{form}.sql").read_text(encoding="utf-8"))
    with engine.connect() as connection:
        if engine.dialect.name != "sqlite":
            command.upgrade(config(connection), form)
            connection.commit()
        history = fill(connection)
    engine.dispose()
    return history


async def read(url: str) -> tuple[Any, list[Written], list[Answer], list[str]]:
    database = Database(url)
    await database.open()
    said = [line.text for line in await database.said("t", 0)]
    found = await database.facts("t"), await database.entries("t", 0), await database.answers("t", 3), said
    await database.close()
    return found


async def play_on(url: str) -> tuple[int, int]:
    """The events of the table before and after a move."""
    house = House(Settings(database=url, pause=0))
    await house.database.open()
    table = await house.table("t")
    before = table.number
    await table.playing.play(table.asked()[0], before, None, table.history.state.legal()[0])
    await house.close()
    return before, table.number


def columns(url: str) -> dict[str, set[str]]:
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        look = sa.inspect(connection)
        found = {name: {c["name"] for c in look.get_columns(name)} for name in look.get_table_names()}
    engine.dispose()
    return found


def fresh(server: str, name: str) -> str:
    """A new database of a PostgreSQL server."""
    server = server.replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE IF EXISTS {name}"))
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return str(sa.make_url(server).set(database=name).render_as_string(hide_password=False))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("form", RELEASED)
def test_a_database_of_every_released_form(
    kind: str, form: str, tmp_path: Path, request: pytest.FixtureRequest, in_loop: Callable[..., Any]
) -> None:
    plain, url = f"sqlite:///{tmp_path / 't.db'}", f"sqlite+aiosqlite:///{tmp_path / 't.db'}"
    if kind == "postgresql":
        plain = url = fresh(request.getfixturevalue("postgres"), "older")
    history = older(plain, form)
    before = columns(plain)
    facts, entries, answers, said = in_loop(read(url))
    assert (facts.version, facts.damage, facts.event, facts.talk) == ("", "", history.number, "players")
    again = History(history.at(0), "")
    assert again.read(entries, facts.version) is None
    assert again == history
    assert answers == [Answer(1, 7, None, 0, None)]
    assert said == ["howdy"]
    engine = sa.create_engine(plain)
    with engine.connect() as connection:
        command.downgrade(config(connection), form)
        connection.commit()
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar_one() == history.number
    engine.dispose()
    assert columns(plain) == before


def test_a_game_of_the_first_form_is_played_on(tmp_path: Path, in_loop: Callable[..., Any]) -> None:
    history = older(f"sqlite:///{tmp_path / 't.db'}", RELEASED[0])
    before, after = in_loop(play_on(f"sqlite+aiosqlite:///{tmp_path / 't.db'}"))
    assert before == history.number < after


def test_the_forms_that_are_kept_are_all_but_the_newest() -> None:
    assert [f"{int(form) + 1:04}" for form in RELEASED][-1] == newest()
    assert [f"{number:04}" for number in range(1, len(RELEASED) + 1)] == RELEASED


def newer(path: Path) -> None:
    older(f"sqlite:///{path}", RELEASED[0])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()


def garbage(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we went west." * 100)


def torn(path: Path) -> None:
    older(f"sqlite:///{path}", RELEASED[-1])
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\x07" * (len(data) - 4096))


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, r"was last used by a newer Westward \(its form is 9999; this one knows up to \d+\)\. Update Westward"),
        (foreign, "is no database of Westward: it holds other things. It was not touched."),
        (garbage, "is no database of Westward: it is no SQLite file. It was not touched."),
        (torn, "cannot be used: "),
    ],
)
def test_a_file_that_cannot_be_used_gets_a_sentence(
    make: Callable[[Path], None], sentence: str, tmp_path: Path, in_loop: Callable[..., Any]
) -> None:
    path = tmp_path / "t.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(SettingsError) as problem:
        in_loop(read(f"sqlite+aiosqlite:///{path}"))
    assert re.search(sentence, str(problem.value)), str(problem.value)
    assert str(path) in str(problem.value)
    assert path.read_bytes() == before


def test_a_server_that_cannot_be_reached_gets_a_sentence_without_its_password(in_loop: Callable[..., Any]) -> None:
    with pytest.raises(SettingsError, match="cannot be used") as problem:
        in_loop(read("postgresql+psycopg://ann:sesame@127.0.0.1:1/none"))
    assert "sesame" not in str(problem.value)
