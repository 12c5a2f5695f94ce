"""Damage stays where it is: one table says so and everything else goes on; the doctor finds it and saves what can be read."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from typer.testing import CliRunner

import westward
from westward.cli import app

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Serve = Callable[..., "Server"]
Visit = Callable[["Server", str], "Person"]


@dataclass
class Left:
    """What a server left behind: its database, Ann's token, and her tables."""

    database: Path
    token: str
    tables: dict[str, str]


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory, serve: Serve, visit_any: Visit) -> Left:
    folder = tmp_path_factory.mktemp("left")
    server = serve(str(folder / "tables.db"), folder / "log", "--pause", "0")
    ann = visit_any(server, "Ann")
    names = ("sound", "colour", "kind", "entry", "state", "seat", "game", "asked")
    tables = {name: ann.table("gold-seekers", "me", "bot", seed=5) for name in names}
    tables["county"] = ann.table("colorado-county", "me", "local", seed=5)
    for name in ("sound", "entry", "state"):
        ann.move_on(tables[name])
    ann.leave()
    server.stop()
    return Left(folder / "tables.db", ann.token, tables)


@pytest.fixture
def hurt(left: Left, tmp_path: Path) -> Left:
    """A copy with every kind of damage at one table each."""
    path = tmp_path / "tables.db"
    shutil.copy(left.database, path)
    tables = left.tables
    with closing(sqlite3.connect(path)) as connection:
        for sql, name in {
            "UPDATE seats SET colour = 'mauve' WHERE seat = 0 AND table_id = ?": "colour",
            "UPDATE seats SET kind = 'ghost' WHERE seat = 1 AND table_id = ?": "kind",
            "UPDATE entries SET move = 'go nowhere' WHERE number = 3 AND table_id = ?": "entry",
            "UPDATE tables SET state = 'over' WHERE id = ?": "state",
            "DELETE FROM seats WHERE seat = 0 AND table_id = ?": "seat",
            "UPDATE tables SET game = 'solitaire', bot_due = 1 WHERE id = ?": "game",
            "UPDATE tables SET asked = 'everybody', bot_due = 1 WHERE id = ?": "asked",
        }.items():
            connection.execute(sql, (tables[name],))
        connection.execute(
            "INSERT INTO seats (table_id, seat, kind, name, level, word) VALUES ('lost', 0, 'person', 'Lost', '', '')"
        )
        connection.commit()
    return Left(path, left.token, tables)


def test_the_doctor_names_all_damage_and_saves_what_can_be_read(hurt: Left, tmp_path: Path) -> None:
    before = hurt.database.read_bytes()
    told = CliRunner().invoke(app, ["doctor", "--database", str(hurt.database), "--export", str(tmp_path / "saved")])
    assert told.exit_code == 1, told.output
    for name, sentence in {
        "colour": "there is no colour mauve",
        "entry": "Entry 3 (go nowhere) does not fit",
        "state": "Its state is 'over' and should be 'running'.",
        "seat": "its seats are numbered [1]",
        "game": "solitaire",
        "asked": "This table cannot be read",
        "kind": "there is no such seat as a 'ghost'",
    }.items():
        assert any(line.startswith(hurt.tables[name]) and sentence in line for line in told.output.splitlines()), name
    assert "lost: 1 rows of 'seats' belong to no table." in told.output
    assert f"{len(hurt.tables)} tables" in told.output
    assert hurt.tables["sound"] not in told.output
    saved = tmp_path / "saved" / f"gold-seekers-{hurt.tables['entry']}.westward.txt"
    assert len(westward.loads(saved.read_text(encoding="utf-8")).actions) == 2
    assert hurt.database.read_bytes() == before


def test_the_doctor_finds_nothing_where_nothing_is(left: Left, tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["doctor", "--database", str(left.database), "--export", str(tmp_path / "all"), "--all"]
    )
    assert (told.exit_code, "none damaged" in told.output) == (0, True), told.output
    assert len(list((tmp_path / "all").iterdir())) == len(left.tables)
    told = CliRunner().invoke(app, ["doctor", "--database", str(tmp_path / "nothing.db")])
    assert "There is no file" in str(told.exception)


def ann_at(server: Server, left: Left, visit: Visit) -> Person:
    ann = visit(server, "Ann")
    ann.http.cookies.clear()
    ann.http.cookies.set("westward", left.token)
    return ann


def test_one_damaged_table_disturbs_no_other(hurt: Left, open_server: Serve, visit: Visit) -> None:
    server = open_server(str(hurt.database))
    ann = ann_at(server, hurt, visit)
    for state in ("open", "running", "over"):
        ann.get("/api/tables", state=state)
    listed = {table["id"] for table in ann.get("/api/tables", mine=True)}
    assert {hurt.tables["sound"], hurt.tables["county"], hurt.tables["entry"]} <= listed
    for name in ("colour", "seat", "game", "asked", "kind"):
        answer = ann.http.get(f"/api/tables/{hurt.tables[name]}")
        assert answer.status_code in (404, 500)
        assert answer.json()["error"] != "Something went wrong on the server; it has been noted.", name
    ann.move_on(hurt.tables["sound"])
    fresh = ann.table("gold-seekers", "me", "bot")
    ann.move_on(fresh)
    ann.move_on(fresh)
    ann.leave()
    server.stop()
    damaged = [f"{hurt.tables[name][:4]}…" for name in ("colour", "seat", "game", "asked", "kind")]
    assert all(any(table in line for table in damaged) for line in server.complaints().splitlines())
    server.log.write_text("")  # that was meant


def test_a_drawing_that_fails_is_told_and_the_game_goes_on(
    left: Left, open_server: Serve, visit: Visit, edited: Callable[..., dict[str, str]], tmp_path: Path
) -> None:
    changed = ("def picture\\(.*\\n", "\\\\g<0>    raise RuntimeError('no paint')\\n")
    env = edited("games/gold_seekers/picture.py", changed)
    shutil.copy(left.database, tmp_path / "tables.db")
    server = open_server(str(tmp_path / "tables.db"), env=env)
    ann = ann_at(server, left, visit)
    line = ann.line(left.tables["sound"])
    line.send("ping")
    frames = [line.next()]
    while not {"position", "pong", "error"} <= {frame["type"] for frame in frames}:
        frames.append(line.next())
    assert "cannot be drawn" in next(frame["text"] for frame in frames if frame["type"] == "error")
    shown = next(frame for frame in frames if frame["type"] == "position")
    assert shown["picture"] is None
    line.play(shown["seat"], shown["event"], shown["choices"][0]["action"])
    while line.next()["type"] != "ack":
        pass
    assert ann.line(left.tables["county"]).until("position")["picture"]["scenes"]
    ann.leave()
    server.stop()
    assert "no paint" in server.complaints()
    server.log.write_text("")  # that was meant


def serve_again(database: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "westward", "serve", "--port", "0", "--database", str(database), *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_file_serves_one_process_and_nobody_else_reads_it(open_server: Serve, tmp_path: Path) -> None:
    first = open_server()
    second = serve_again(Path(first.database))
    assert second.returncode == 2
    assert "Another server has the tables in" in second.stderr
    assert "Traceback" not in second.stderr
    assert second.stdout == ""
    assert httpx.get(f"{first.url}/healthz", timeout=20).status_code == 200
    for path in tmp_path.glob("tables.db*"):
        assert path.stat().st_mode & 0o077 == 0, path


def test_a_foreign_file_gets_a_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    found = serve_again(letter)
    assert (found.returncode, found.stdout) == (2, "")
    assert "it is no SQLite file" in found.stderr
    assert "Traceback" not in found.stderr
