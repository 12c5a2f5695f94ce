"""Hosting: health that asks the database, figures, logs without secrets, backups, a quick end, and files that can be read."""

from __future__ import annotations

import json
import logging
import re
import shlex
import sqlite3
import time
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import yaml
from typer.testing import CliRunner

from westward.cli import app
from westward.server import logs

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

ROOT = Path(__file__).parent.parent.parent
Serve = Callable[..., "Server"]
Visit = Callable[..., "Person"]


def cli(*words: str) -> tuple[int, str]:
    told = CliRunner().invoke(app, list(words))
    return told.exit_code, told.output + str(told.exception or "")


def test_a_backup_is_made_while_people_play_and_brought_back(open_server: Serve, visit: Visit, tmp_path: Path) -> None:
    server = open_server()
    ann = visit(server, "Ann")
    table = ann.table("golden-city", "me", "bot", "bot")
    for _ in range(4):
        ann.move_on(table)
    copy = tmp_path / "backup.db"
    kept = ann.get(f"/api/tables/{table}")["event"]  # the bots may move on while the copy is made
    code, told = cli("backup", str(copy), "--database", server.database)
    assert (code, "1 tables" in told) == (0, True), told
    assert copy.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.db"]
    ann.move_on(table)
    assert "is there already" in cli("backup", str(copy), "--database", server.database)[1]
    assert "Another server has the tables" in cli("restore", str(copy), "--database", server.database, "--instead")[1]
    server.stop()
    assert "is there already" in cli("restore", str(copy), "--database", server.database)[1]
    code, told = cli("restore", str(copy), "--database", server.database, "--instead")
    assert (code, "1 tables are back" in told) == (0, True), told
    with closing(sqlite3.connect(f"{server.database}.before")) as before:
        assert before.execute("SELECT event FROM tables").fetchone()[0] > kept
    server.start()
    assert ann.get(f"/api/tables/{table}")["event"] >= kept
    ann.move_on(table)
    ann.leave()


def test_backups_that_are_none_are_refused(tmp_path: Path) -> None:
    letter, target = tmp_path / "letter", str(tmp_path / "tables.db")
    letter.write_text("Dear Ann")
    assert "it is no SQLite file" in cli("restore", str(letter), "--database", target)[1]
    assert "There is no file" in cli("restore", str(tmp_path / "none"), "--database", target)[1]
    assert "There is no file" in cli("backup", str(tmp_path / "b"), "--database", target)[1]
    assert "pg_dump" in cli("backup", str(tmp_path / "b"), "--database", "postgresql://u@h/d")[1]
    assert not Path(target).exists()


def test_health_asks_the_database_and_figures_are_for_the_house(open_server: Serve, visit: Visit) -> None:
    server = open_server()
    ann = visit(server, "Ann")
    ann.move_on(ann.table("golden-city", "me", "bot", "bot"))
    ann.get("/api/tables/none", 404)
    assert httpx.get(f"{server.url}/healthz", timeout=20).json()["status"] == "ok"
    text = httpx.get(f"{server.url}/metrics", timeout=20).text
    figures = dict(re.findall(r"^(westward_\S+) (\S+)$", text, re.M))
    assert float(figures["westward_moves_total"]) >= 1
    assert figures["westward_tables"] == "1.0"
    assert {name for name in figures if name.startswith("westward_waiting")} == {
        f'westward_waiting{{queue="{queue}"}}' for queue in ("thinking", "drawing", "records", "reviews")
    }
    assert float(figures['westward_refusals_total{reason="no-such-table"}']) == 1
    assert float(figures["westward_writing_seconds_count"]) >= 1
    assert 'westward_request_seconds_count{method="POST",status="201"}' in figures
    assert httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "9.9.9.9"}, timeout=20).status_code == 404
    # Somebody else holds the file: as with a full disk, nothing can be written, and health says so.
    time.sleep(3.1)
    with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answer = httpx.get(f"{server.url}/healthz", timeout=20)
        other.execute("ROLLBACK")
    assert (answer.status_code, "cannot be read or written" in answer.json()["error"]) == (503, True)
    ann.leave()
    server.stop()
    assert "the database cannot be written to" in server.complaints()
    server.log.write_text("")  # that was meant


def test_a_server_with_much_to_do_stops_within_five_seconds(open_server: Serve, visit: Visit) -> None:
    server = open_server()
    ann = visit(server, "Ann")
    lines = []
    for _ in range(4):
        seats = [{"kind": "bot", "level": "legend"}, {"kind": "bot", "level": "legend"}]
        lines.append(ann.line(ann.post("/api/tables", 201, game="great-western-trail", seats=seats)["table"]))
    for line in lines:
        line.until("position")
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < 5
    assert server.process.returncode in (0, -15), "it ends as it was asked to"
    ann.leave()


def test_logs_are_json_and_hold_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        for form in ("json", "text"):
            logs.set_up("json" if form == "json" else "text")
            try:
                raise RuntimeError("Authorization: Bearer abc.def")
            except RuntimeError:
                logging.getLogger("westward.test").exception("failed: %s", "westward=tok.en; postgresql://u:sesame@h/d")
            told = capsys.readouterr().err
            assert not [word for word in ("abc.def", "tok.en", "sesame") if word in told], told
            assert "RuntimeError" in told
            if form == "json":
                noted = json.loads(told)
                assert (noted["level"], noted["logger"]) == ("error", "westward.test")
                assert noted["event"].startswith("failed: westward=…")
    finally:
        root.handlers[:] = before
        root.setLevel(level)


def test_the_log_of_a_server_names_no_invitation() -> None:
    assert logs.clean("/api/tables/abcdefghijklmnop/moves") == "/api/tables/abcd…/moves"
    assert logs.clean("the table abcdefghijk-mn_p is left alone") == "the table abcd… is left alone"
    assert logs.clean("a bot's move at abcdefghijk-mn_p failed") == "a bot's move at abcd… failed"


def test_a_table_below_a_path(open_server: Serve, visit: Visit) -> None:
    """As behind a proxy that has other things too, whether it takes the path off or leaves it on."""
    server = open_server("", "--path", "/westward")
    for before in ("", "/westward"):
        page = httpx.get(f"{server.url}{before}/", timeout=20)
        assert "Path=/westward/;" in page.headers["set-cookie"]
        named = re.findall(r'(?:src|href)="(/[^"]*)"', page.text)
        assert named
        for address in named:
            assert address.startswith("/westward/"), address
            found = httpx.get(server.url + address, timeout=20)
            assert found.status_code == 200, address
            assert not re.findall(rb"[\"'`(]/(?:static|fonts|api|t|rules)/", found.content), address
    script = httpx.get(f"{server.url}/westward/static/scripts/socket.js", timeout=20).text
    assert "${location.host}/westward/ws/" in script
    assert 'split("/")' in httpx.get(f"{server.url}/westward/static/scripts/send.js", timeout=20).text
    ann = visit(server, "Ann", "/westward")
    table = ann.table("gold-seekers", "me", "local")
    assert ann.get(f"/api/tables/{table}")["invite"] == f"/westward/t/{table}"
    line = ann.line(table)
    assert line.seen[0]["table"]["invite"] == f"/westward/t/{table}"
    before = ann.move_on(table)["event"]
    line.until("log", lambda frame: frame["to"] > before)
    ann.leave()


def options_of_serve() -> str:
    return cli("serve", "--help")[1]


def test_the_files_for_hosting_are_sound() -> None:
    """No container engine runs here: the files are read, and what they name must be there."""
    compose: Any = yaml.safe_load((ROOT / "hosting" / "compose.yaml").read_text(encoding="utf-8"))
    assert set(compose["services"]) == {"table", "database", "proxy"}
    assert "healthcheck" in compose["services"]["database"]
    assert set(compose["volumes"]) == {"tables", "certificates"}
    for source in ("Caddyfile",):
        assert (ROOT / "hosting" / source).exists()
    docker = (ROOT / "hosting" / "Dockerfile").read_text(encoding="utf-8")
    for copied in re.findall(r"^COPY (?!--from)(.+) \S+$", docker, re.M):
        for name in shlex.split(copied):
            assert (ROOT / name).exists(), name
    assert "USER westward" in docker
    assert "HEALTHCHECK" in docker
    unit = (ROOT / "hosting" / "westward.service").read_text(encoding="utf-8")
    helped = options_of_serve()
    for text in (docker, unit, json.dumps(compose)):
        for option in re.findall(r"--(?:host|port|database|proxied|name|log|path)\b", text):
            assert option in helped
    assert {"[Unit]", "[Service]", "[Install]"} <= set(unit.splitlines())


def test_the_lock_file_names_what_the_package_needs() -> None:
    lock = ROOT / "hosting" / "requirements.lock"
    text = lock.read_text(encoding="utf-8")
    wanted: Any = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = wanted["optional-dependencies"]
    needed = [*wanted["dependencies"], *extras["table"], *extras["postgres"]]
    locked = {
        line.split("==")[0].partition("[")[0].lower().replace("_", "-") for line in text.splitlines() if "==" in line
    }
    for one in needed:
        name = re.split(r"[\[=><; ]", one)[0].lower().replace("_", "-").replace(".", "-")
        assert name in {known.replace(".", "-") for known in locked}, name
    entries = [part for part in re.split(r"\n(?=\S)", text) if "==" in part and not part.startswith("#")]
    assert entries
    assert all("--hash=sha256:" in part for part in entries)
    assert "://" not in text.replace("https://pypi.org", ""), "no other source of packages is named"
