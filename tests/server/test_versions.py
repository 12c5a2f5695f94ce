"""Tables that were saved under another version of their game, or damaged: shown as far as they fit, and no other table suffers."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import westward

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

SOURCE = Path(__file__).parent.parent.parent / "westward"
Edit = Callable[..., dict[str, str]]
Serve = Callable[..., "Server"]
Visit = Callable[["Server", str], "Person"]


def everything(ann: Person, table: str) -> tuple[list[Any], Any]:
    """What the log and the last position say."""
    lines = ann.get(f"/api/tables/{table}/events")["lines"]
    return lines, ann.get(f"/api/tables/{table}/position", picture=False)["players"]


def rows(database: Path, sql: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(sql, values).fetchall()


@dataclass
class Saved:
    """A database with some games that Ann has begun, and what they showed."""

    database: Path
    token: str
    tables: dict[str, str]
    shown: dict[str, tuple[list[Any], Any]]

    def entries(self, table: str) -> list[tuple[int, str]]:
        asked = "SELECT number, coalesce(move, '') FROM entries WHERE table_id = ? ORDER BY number"
        return rows(self.database, asked, self.tables[table])

    def change(self, sql: str, table: str) -> None:
        rows(self.database, sql, self.tables[table])

    def visit(self, visit: Visit, server: Server) -> Person:
        """Ann, at another server."""
        ann = visit(server, "Ann")
        ann.http.cookies.clear()
        ann.http.cookies.set("westward", self.token)
        return ann


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory, serve: Callable[..., Server], visit_any: Visit) -> Saved:
    """What a server of this version leaves behind."""
    folder = tmp_path_factory.mktemp("saved")
    server = serve(str(folder / "tables.db"), folder / "log", "--pause", "0", "--limits", "100")
    ann = visit_any(server, "Ann")
    try:
        tables, shown = begin_games(ann, folder / "tables.db")
    finally:
        ann.leave()
        server.stop()
    return Saved(folder / "tables.db", ann.token, tables, shown)


def begin_games(ann: Person, database: Path) -> tuple[dict[str, str], dict[str, tuple[list[Any], Any]]]:
    """The tables of the games that are begun, by name, and what they show."""
    tables = {name: ann.table("golden-city", "me", "local", "local", seed=5)
              for name in ("city", "older", "nowhere", "number", "minus", "seat", "missing", "options")}  # fmt: skip
    tables["seekers"] = ann.table("gold-seekers", "me", "local", seed=5)
    tables["unknown"] = ann.table("gold-seekers", "me", "local", seed=6)
    tables["bots"] = ann.table("gold-seekers", "me", "bot", seed=7)
    tables["bids"] = ann.table("colorado-county", "me", "local", seed=8)
    for name, moves in {
        **dict.fromkeys(tables, 5),
        "city": 30,
        "older": 10,
        "unknown": 0,
        "bots": 0,
        "bids": 0,
    }.items():
        for _ in range(moves):
            ann.move_on(tables[name])
    while not rows(database, "SELECT 1 FROM answers"):
        ann.move_on(tables["bids"])
    return tables, {name: everything(ann, table) for name, table in tables.items()}


@pytest.fixture
def saved(left_behind: Saved, tmp_path: Path) -> Saved:
    """A copy of the database that a test may change."""
    shutil.copy(left_behind.database, tmp_path / "tables.db")
    return replace(left_behind, database=tmp_path / "tables.db")


def stops(ann: Person, table: str, at: int, sentence: str) -> None:
    """The table is shown up to an event, says why, and takes no move."""
    found = ann.get(f"/api/tables/{table}")
    assert found["event"] == at
    assert re.search(sentence, found["stopped"]), found["stopped"]
    assert ann.get(f"/api/tables/{table}", lang="de")["stopped"].startswith(f"Eintrag {at + 1} (")
    events = ann.get(f"/api/tables/{table}/events")
    assert (events["to"], events["to_act"]) == (at, [])
    assert all(line["number"] <= at for line in events["lines"])
    for number in (at, 0):
        shown = ann.get(f"/api/tables/{table}/position", at=number)
        assert (shown["event"], bool(shown["picture"]["scenes"])) == (number, True)
    shown = ann.get(f"/api/tables/{table}/position", seat=0, picture=False)
    assert (shown["choices"], shown["question"], shown["undo"], shown["to_act"]) == ([], None, False, [])
    refused = ann.post(f"/api/tables/{table}/moves", 409, seat=0, number=at, action=0)
    assert refused["error"] == found["stopped"]
    line = ann.line(table)
    assert line.until("position")["choices"] == []
    line.send("undo", seat=0)
    assert line.until("error")["text"] == found["stopped"]
    assert ann.get(f"/api/tables/{table}/record").startswith("Westward record 1")


def test_a_table_keeps_its_version_and_its_moves_by_notation(saved: Saved) -> None:
    for name, game in {"city": "golden-city", "seekers": "gold-seekers"}.items():
        found = rows(saved.database, "SELECT game, version FROM tables WHERE id = ?", saved.tables[name])
        assert found == [(game, westward.title(game).version)]
        space = westward.title(game).space
        asked = "SELECT move, action FROM entries WHERE table_id = ? AND action >= 0"
        moves = rows(saved.database, asked, saved.tables[name])
        assert moves
        assert [space.parse(move) for move, _ in moves] == [action for _, action in moves]


def own_box(folder: Path, game: str, correct: Callable[[str], str]) -> str:
    """A game's box as its owner corrects it, in the words of the command line."""
    text = (SOURCE / "games" / game.replace("-", "_") / "components.toml").read_text(encoding="utf-8")
    path = folder / f"{game}.toml"
    path.write_text(correct(text), encoding="utf-8")
    return f"{game}={path}"


def test_a_corrected_box(saved: Saved, open_server: Serve, visit: Visit, tmp_path: Path) -> None:
    """As the README invites: on the board of one owner a field is called otherwise, and remarks are added."""
    field = next(m.split()[1] for n, m in saved.entries("city") if n > 8 and m.startswith("go "))
    number = next(n for n, m in saved.entries("city") if field in m)
    corrected = [
        own_box(tmp_path, "golden-city", lambda text: text.replace(f'"{field}"', '"h9999"')),
        own_box(tmp_path, "gold-seekers", lambda text: "# read from the board\n" + text),
    ]
    server = open_server(str(saved.database), *(word for box in corrected for word in ("--box", box)))
    ann = saved.visit(visit, server)
    version = westward.title("golden-city").version
    sentence = rf"Entry {number} \(.*{field}.*\), written under version {version} of the game, does not fit version \w+"
    stops(ann, saved.tables["city"], number - 1, sentence)
    assert everything(ann, saved.tables["seekers"]) == saved.shown["seekers"]
    ann.move_on(saved.tables["seekers"])
    fresh = ann.table("golden-city", "me", "local", "local", seed=9)
    assert ann.get(f"/api/tables/{fresh}")["stopped"] is None
    versions = [rows(saved.database, "SELECT version FROM tables WHERE id = ?", t)[0][0]
                for t in (fresh, saved.tables["seekers"], ann.table("gold-seekers", "me", "local"))]  # fmt: skip
    assert versions[0] != version
    assert versions[1] == versions[2], "a remark in the box changes nothing"
    ann.leave()


def test_a_reordered_action_space(saved: Saved, open_server: Serve, visit: Visit, edited: Edit, tmp_path: Path) -> None:
    """Other numbers for the same moves: they are read by their notation, and the game goes on.

    A table from before there were versions has nothing but numbers: it stops where they make no sense.
    """
    saved.change("UPDATE entries SET move = NULL WHERE table_id = ?", "older")
    saved.change("UPDATE tables SET version = '' WHERE id = ?", "older")
    env = edited(
        "games/golden_city/moves.py",
        (r'    Kind\("first".*\n', ""),
        (r'(    Kind\("roll"\),\n)', r'    Kind("first", seat=range(1, len(c.COLOURS) + 1), chance=True),\n\1'),
    )
    server = open_server(str(saved.database), env=env)
    ann = saved.visit(visit, server)
    assert ann.get(f"/api/tables/{saved.tables['city']}")["stopped"] is None
    assert everything(ann, saved.tables["city"]) == saved.shown["city"]
    shown = ann.move_on(saved.tables["city"])
    assert ann.get(f"/api/tables/{saved.tables['city']}")["event"] > shown["event"]
    stops(ann, saved.tables["older"], 0, r"Entry 1 \(.*\) does not fit: Something else is asked now")
    assert everything(ann, saved.tables["seekers"]) == saved.shown["seekers"]
    ann.leave()


def test_older_tables_and_damaged_ones(saved: Saved, open_server: Serve, visit: Visit) -> None:
    """What is damaged is shown as far as it fits, or says what it is; older tables and all others go on."""
    saved.change("UPDATE entries SET move = NULL WHERE table_id = ?", "older")
    saved.change("UPDATE tables SET version = '' WHERE id = ?", "older")
    saved.change("UPDATE entries SET move = 'go nowhere' WHERE number = 9 AND table_id = ?", "nowhere")
    saved.change("UPDATE entries SET move = NULL, action = 123456789 WHERE number = 9 AND table_id = ?", "number")
    saved.change("UPDATE entries SET move = NULL, action = -5 WHERE number = 9 AND table_id = ?", "minus")
    saved.change("UPDATE entries SET seat = 9 WHERE number = 9 AND table_id = ?", "seat")
    saved.change("DELETE FROM entries WHERE number = 9 AND table_id = ?", "missing")
    saved.change("UPDATE answers SET move = 'bid 99 top 1' WHERE table_id = ?", "bids")
    saved.change("UPDATE tables SET options = '{', bot_due = 1 WHERE id = ?", "options")
    saved.change("""UPDATE tables SET options = '{"ranking": "beauty"}' WHERE id = ?""", "unknown")
    server = open_server(str(saved.database))
    ann = saved.visit(visit, server)
    for name, sentence in {
        "nowhere": "cannot be 'nowhere'",
        "number": "There is no action 123456789",
        "minus": "There is no action -5",
        "seat": "would have to make it, not Player 10",
        "missing": "it is missing",
    }.items():
        stops(ann, saved.tables[name], 8, rf"Entry 9 \(.*\) does not fit: .*{sentence}")
    number = len(saved.entries("bids"))
    stops(ann, saved.tables["bids"], number, rf"Entry {number + 1} \(bid 99 top 1\) does not fit: ")
    listed = {table["id"] for table in ann.get("/api/tables", mine=True)}
    assert listed == set(saved.tables.values()) - {saved.tables["options"], saved.tables["unknown"]}
    assert "cannot be read" in ann.get(f"/api/tables/{saved.tables['options']}", 500)["error"]
    assert "ranking cannot be 'beauty'" in ann.get(f"/api/tables/{saved.tables['unknown']}", 500)["error"]
    for name in ("city", "older", "seekers", "bots"):
        assert ann.get(f"/api/tables/{saved.tables[name]}")["stopped"] is None
        ann.move_on(saved.tables[name])
    ann.leave()
    server.stop()
    complaints = server.complaints().splitlines()
    assert complaints
    assert all(f"the table {saved.tables['options'][:4]}… " in line for line in complaints), complaints
    server.log.write_text("")  # that was meant
