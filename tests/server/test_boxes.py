"""Boxes that a host offers beside the usual ones: a table chooses one, and nobody else notices."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import westward
from westward.core.box import packaged

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Serve = Callable[..., "Server"]
Visit = Callable[["Server", str], "Person"]
MINE, SECOND = "golden-city~mine", "golden-city~second"
EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "boxes"


@dataclass
class Club:
    """A server that offers boxes from a folder."""

    server: Server
    folder: Path
    #: What it said of boxes when it started.
    said: str


def corrected(file: Path, ones: int = 7) -> Path:
    """A box of Golden City with a gold chip of value 2 in the place of one of value 1; with other numbers of ones a wrong one."""
    text = packaged("golden-city").read_text(encoding="utf-8")
    file.write_text(text.replace('"1" = 8,', f'"1" = {ones},', 1).replace('"2" = 10,', '"2" = 11,', 1), "utf-8")
    return file


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, serve: Serve) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("boxes")
    corrected(folder / "Mine.toml")
    corrected(folder / "wrong.toml", ones=9)
    corrected(folder / "mine!.toml")
    (folder / "noise.toml").write_bytes(b"\xff\xfe\xff")
    (folder / "cocktails.toml").write_text("[cocktails]\ngin = 1\n", "utf-8")
    (folder / "second.toml").write_bytes((EXAMPLES / "golden-city-second-board.toml").read_bytes())
    data = tmp_path_factory.mktemp("data")
    server = serve(str(data / "tables.db"), data / "log", "--pause", "0", "--limits", "100", "--boxes", str(folder))
    said = server.log.read_text()
    server.log.write_text("")
    yield Club(server, folder, said)
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def ann(club: Club, visit: Visit) -> Person:
    return visit(club.server, "Ann")


def test_the_host_is_told_what_is_offered_and_what_is_not(club: Club) -> None:
    lines = club.said.splitlines()
    offered = [line.split()[0] for line in lines if "is offered with the box" in line]
    assert sorted(offered) == [MINE, SECOND]
    left_out = {Path(line.partition(" is left out: ")[0]).name: line for line in lines if " is left out: " in line}
    assert set(left_out) == {"wrong.toml", "noise.toml", "cocktails.toml", "mine!.toml"}
    assert "There are 66 chips for 64 dig fields" in left_out["wrong.toml"]
    assert "is no file of components" in left_out["noise.toml"]
    assert "does not look like the box of any game" in left_out["cocktails.toml"]


def test_the_lobby_offers_them_with_their_game(ann: Person) -> None:
    for language in ("en", "de"):
        games = {g["id"]: g for g in ann.get("/api/games", lang=language)["games"]}
        assert list(games) == westward.ids(), "no game of its own"
        assert {i: [b["id"] for b in g["boxes"]] for i, g in games.items() if g["boxes"]} == {
            "golden-city": [MINE, SECOND]
        }
        box = games["golden-city"]["boxes"][0]
        assert (box["title"], box["lesson"], box["boxes"]) == ("Golden City · mine", None, [])
        assert box["options"] == games["golden-city"]["options"]


def test_tables_play_side_by_side_with_different_boxes(ann: Person) -> None:
    games = ("golden-city", MINE, SECOND)
    tables = [ann.table(game, "me", "bot", "bot") for game in games]
    for _ in range(8):
        for table in tables:
            ann.move_on(table)
    shown = [ann.get(f"/api/tables/{table}") for table in tables]
    assert [(t["game"], t["stopped"]) for t in shown] == [(game, None) for game in games]
    assert [t["title"] for t in shown] == ["Golden City", "Golden City · mine", "Golden City · second"]
    assert [t["box"] for t in shown[:2]] == ["", "with a corrected box (Mine.toml)"]
    boards = [ann.get(f"/api/tables/{t}/position", at=0)["picture"]["scenes"][0]["body"] for t in tables]
    assert boards[0] != boards[2], "another board is drawn"
    assert {t["id"] for t in ann.get("/api/tables", mine=True)} >= set(tables)
    assert ann.get(f"/api/rules/{MINE}")["clauses"] == ann.get("/api/rules/golden-city")["clauses"]


def replay(file: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "westward", "replay", str(file), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_game_to_its_end_its_record_and_its_figures(ann: Person, club: Club, tmp_path: Path) -> None:
    table = ann.table(MINE, "me", "bot", "bot")
    while ann.get(f"/api/tables/{table}")["state"] != "over":
        ann.move_on(table)
    record = ann.get(f"/api/tables/{table}/record")
    head = record.partition("\n\n")[0].splitlines()
    assert head[1:3] == ["game golden-city", "box mine"]
    assert head[3] != f"version {westward.title('golden-city').version}"
    (tmp_path / "game.txt").write_text(record, "utf-8")
    without = replay(tmp_path / "game.txt")
    assert without.returncode == 2
    assert "was played with the box 'mine' (version " in without.stderr
    assert "name it with --box" in without.stderr
    assert replay(tmp_path / "game.txt", "--box", str(club.folder / "Mine.toml")).returncode == 0
    beside = replay(tmp_path / "game.txt", "--box", f"golden-city~yours={club.folder / 'Mine.toml'}")
    assert "Golden City · yours" in beside.stdout, "the version tells which box it is, whatever it is called"
    answer = ann.http.post("/api/tables/import", content=record)
    assert ann.get(f"/api/tables/{answer.json()['table']}")["game"] == MINE
    deadline = time.monotonic() + 60
    while not (figures := ann.get("/api/me/statistics")):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert [(one["game"], one["title"]) for one in figures] == [(MINE, "Golden City · mine")]
    assert ann.get(f"/api/me/statistics/{MINE}")["title"] == "Golden City · mine"


def test_a_box_that_is_not_offered_is_refused_in_a_sentence(ann: Person) -> None:
    seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 2
    for game in ("golden-city~wrong", "golden-city~", "golden-city~../../x", "golden-city~mine~mine", "poker~mine"):
        said = ann.post("/api/tables", 404, game=game, seats=seats)["error"]
        assert said.endswith(".")
        assert "Traceback" not in said
    german = ann.http.get("/api/rules/golden-city~wrong", params={"lang": "de"}, headers={"accept-language": "de"})
    assert (german.status_code, "nicht mit dem Material »wrong«" in german.json()["error"]) == (404, True)


def test_where_it_is_not_offered_any_more_other_tables_go_on(
    ann: Person, open_server: Serve, visit: Visit, club: Club, tmp_path: Path
) -> None:
    usual, mine = (ann.table(game, "me", "bot", "bot") for game in ("golden-city", MINE))
    for table in (usual, mine):
        ann.move_on(table)
    record = ann.get(f"/api/tables/{mine}/record")
    clock = {"per": "decision", "seconds": 3600, "then": "bot"}
    names = {
        game: ann.post("/api/tournaments", 201, game=game, name=game, form="swiss", size=3, clock=clock)["tournament"]
        for game in ("golden-city", MINE)
    }
    with (
        closing(sqlite3.connect(club.server.database)) as kept,
        closing(sqlite3.connect(tmp_path / "tables.db")) as copy,
    ):
        kept.backup(copy)
    ben = visit(open_server(), "Ben")
    ben.http.cookies.clear()
    ben.http.cookies.set("westward", ann.token)
    said = "golden-city cannot be played here with the box 'mine': the host of this server does not offer it, or no longer."
    for path in ("", "/position", "/events", "/record"):
        assert ben.get(f"/api/tables/{mine}{path}", 404)["error"] == said
    assert [t["id"] for t in ben.get("/api/tables", mine=True)] == [usual]
    assert [one["name"] for one in ben.get("/api/tournaments")] == ["golden-city"]
    assert ben.get(f"/api/tournaments/{names[MINE]}", 404)["error"] == said
    ben.move_on(usual)
    answer = ben.http.post("/api/tables/import", content=record)
    assert (answer.status_code, "played with the box 'mine'" in answer.json()["error"]) == (422, True)
    ann.move_on(mine)  # where it is offered, the game has gone on
