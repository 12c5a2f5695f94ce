"""Strangers, other sites, too much at once, things that are too large, and the headers of every page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from westward.core.errors import SettingsError
from westward.server.settings import Limits, database_url

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]


def test_every_page_forbids_inline_script(server: Server) -> None:
    for path in ("/", "/t/none", "/rules/golden-city", "/api/games", "/static/none.js", "/nowhere"):
        answer = httpx.get(server.url + path, timeout=60)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'; style-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.status_code in (200, 404)


def test_pages_have_no_inline_script(server: Server) -> None:
    for path in ("/", "/t/none", "/rules/golden-city"):
        page = httpx.get(server.url + path, timeout=60).text
        for tag in page.split("<script")[1:]:
            assert "src=" in tag.split(">")[0]
        assert " onclick=" not in page


def test_a_socket_from_another_site_is_turned_away(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "bot", "bot")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        connection = ann.connect(table, origin=origin)
        frame = json.loads(connection.recv(120))
        assert (frame["type"], frame["final"]) == ("error", True)
        with pytest.raises(ConnectionClosed):
            connection.recv(120)
    ann.connect(table, origin=None).close()


def test_a_change_from_another_site_is_turned_away(person: Come) -> None:
    ann = person("Ann")
    body = {"game": "golden-city", "seats": [{"kind": "me"}] * 3}
    answer = ann.http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert ann.http.post("/api/tables", json=body, headers={"Origin": ann.server.url}).status_code == 201


def test_somebody_elses_seat_cannot_be_used(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "local", "local")
    number = ann.get(f"/api/tables/{table}")["event"]
    for seat in range(3):
        ben.post(f"/api/tables/{table}/moves", 403, seat=seat, number=number, action=1)
        ben.get(f"/api/tables/{table}/position", 403, seat=seat)
        ben.post(f"/api/tables/{table}/leave", 403, seat=seat)
        ben.post(f"/api/tables/{table}/join", 409, seat=seat)
    ben.post(f"/api/tables/{table}/leave", 403)
    ben.post(f"/api/tables/{table}/rematch", 403)
    ben.post(f"/api/tables/{table}/moves", 404, seat=9, number=number, action=1)


def test_what_is_too_large_is_not_read(person: Come) -> None:
    ann = person("Ann")
    answer = ann.http.post("/api/me", content=b'{"name": "' + b"x" * 20_000 + b'"}')
    assert answer.status_code == 413
    assert ann.http.post("/api/tables/import", content=b"x" * 1_000_001).status_code == 413
    assert ann.http.post("/api/me", json={"name": "x" * 41}).status_code == 422
    line = ann.line(ann.table("golden-city", "me", "bot", "bot"))
    line.send("chat", text="x" * 9_000)
    assert "too large" in line.until("error")["text"]


def test_names_are_sent_as_they_are_and_shown_by_the_page(person: Come) -> None:
    ann = person("<img src=x onerror=alert(1)>")
    table = ann.table("golden-city", "me", "bot", "bot")
    assert ann.get(f"/api/tables/{table}")["players"][0]["name"] == "<img src=x onerror=alert(1)>"
    picture = ann.get(f"/api/tables/{table}/position", seat=0)["picture"]
    assert "<img" not in picture["defs"]
    assert not [scene["name"] for scene in picture["scenes"] if "<img" in scene["body"]]


def test_too_much_at_once_is_refused(open_server: Callable[..., Any], visit: Callable[..., Person]) -> None:
    server = open_server("", "--limits", "0.2")
    ann = visit(server, "Ann")
    codes = [ann.http.post("/api/me", json={"name": "Ann"}).status_code for _ in range(30)]
    assert 429 in codes
    assert set(codes) == {200, 429}
    ben = visit(server, "Ben")
    made = [
        ben.http.post("/api/tables", json={"game": "golden-city", "seats": [{"kind": "open"}] * 3}) for _ in range(10)
    ]
    table = made[0].json()["table"]
    line = ben.line(table)
    for _ in range(40):
        line.send("ping")
    assert "too much at once" in line.until("error")["text"]
    ann.leave()
    ben.leave()


def test_a_guest_has_only_so_many_tables(open_server: Callable[..., Any], visit: Callable[..., Person]) -> None:
    ann = visit(open_server("", "--limits", "0.5"), "Ann")
    body = {"game": "golden-city", "seats": [{"kind": "open"}] * 3}
    codes: list[int] = []
    while 429 not in codes or codes[-1] == 201:
        codes.append(ann.http.post("/api/tables", json=body).status_code)
        assert len(codes) < 200
    assert codes.count(201) <= Limits().times(0.5).tables
    ann.leave()


def test_the_database_is_a_file_or_a_url(tmp_path: Any) -> None:
    assert database_url(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"
    assert database_url("postgres://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("postgresql://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    with pytest.raises(SettingsError, match="mysql"):
        database_url("mysql://x")
