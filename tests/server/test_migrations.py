"""An older database is carried on: what it holds is still there and can be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

import westward
from westward.core.history import History, Written
from westward.server.database import Database
from westward.server.facts import Answer

MIGRATIONS = Path(westward.__file__).parent / "server" / "migrations"


def carry(connection: Connection, to: str, up: bool = True) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    (command.upgrade if up else command.downgrade)(config, to)
    connection.commit()


def older(url: str) -> History:
    """A database from before there were versions, with one game; and that game."""
    game = westward.start("golden-city", players=3, seed=5)
    for _ in range(6):
        game.play(game.legal()[0])
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        carry(connection, "0003")
        table = {"id": "t", "game": "golden-city", "options": "{}", "state": "running", "private": False, "pace": "live",
                 "seed": "seed 5", "host": "h", "created": 1.0, "changed": 1.0, "bot_due": False, "asked": "0",
                 "event": len(game.actions)}  # fmt: skip
        insert(connection, "tables", table)
        for seat in range(3):
            insert(connection, "seats", {"table_id": "t", "seat": seat, "kind": "person", "name": "A", "level": ""})
        for number, entry in enumerate(game.history.entries, start=1):
            insert(connection, "entries", {"table_id": "t", "number": number, "action": entry.action, "seat": entry.seat,
                                           "at": 1.0})  # fmt: skip
        insert(connection, "answers", {"table_id": "t", "number": 3, "seat": 1, "part": 0, "action": 7})
        connection.commit()
    engine.dispose()
    return game.history


def insert(connection: Connection, table: str, row: dict[str, Any]) -> None:
    names = ", ".join(row)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(':' + n for n in row)})"), row)


async def read(url: str) -> tuple[Any, list[Written], list[Answer]]:
    database = Database(url)
    await database.open()
    found = await database.facts("t"), await database.entries("t", 0), await database.answers("t", 3)
    await database.close()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_from_before_versions(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, in_loop: Callable[..., Any]
) -> None:
    plain, url = f"sqlite:///{tmp_path / 't.db'}", f"sqlite+aiosqlite:///{tmp_path / 't.db'}"
    if kind == "postgresql":
        server = request.getfixturevalue("postgres").replace("postgresql://", "postgresql+psycopg://")
        engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text("CREATE DATABASE older"))
        engine.dispose()
        plain = url = str(sa.make_url(server).set(database="older").render_as_string(hide_password=False))
    history = older(plain)
    facts, entries, answers = in_loop(read(url))
    assert (facts.version, facts.damage, facts.event) == ("", "", history.number)
    again = History(history.at(0), "")
    assert again.read(entries, facts.version) is None
    assert again == history
    assert answers == [Answer(1, 7, None, 0, None)]
    engine = sa.create_engine(plain)
    with engine.connect() as connection:
        carry(connection, "0003", up=False)
        columns = {
            name: {c["name"] for c in sa.inspect(connection).get_columns(name)} for name in ("tables", "entries")
        }
        assert "version" not in columns["tables"]
        assert "move" not in columns["entries"]
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar_one() == history.number
    engine.dispose()
