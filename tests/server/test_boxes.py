"""Boxes that a host offers beside the usual ones: a table chooses one, and nobody else notices."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
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
MINE = "golden-city~mine"
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
    (folder / "first.toml").write_bytes((EXAMPLES / "gold-seekers-first-board.toml").read_bytes())
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
    assert sorted(offered) == ["gold-seekers~first", MINE]
    left_out = {Path(line.partition(" is left out: ")[0]).name: line for line in lines if " is left out: " in line}
    assert set(left_out) == {"wrong.toml", "noise.toml", "cocktails.toml", "mine!.toml"}
    assert "There are 66 chips for 64 dig fields" in left_out["wrong.toml"]
    assert "is no file of components" in left_out["noise.toml"]
    assert "does not look like the box of any game" in left_out["cocktails.toml"]


def test_the_lobby_offers_them_with_their_game(ann: Person) -> None:
    for language, game in (("en", "Golden City · mine"), ("de", "Golden City · mine")):
        games = {g["id"]: g for g in ann.get("/api/games", lang=language)["games"]}
        assert list(games) == westward.ids(), "no game of its own"
        assert {i: [b["id"] for b in g["boxes"]] for i, g in games.items() if g["boxes"]} == {
            "golden-city": [MINE],
            "gold-seekers": ["gold-seekers~first"],
        }
        box = games["golden-city"]["boxes"][0]
        assert (box["title"], box["lesson"], box["boxes"]) == (game, None, [])
        assert box["options"] == games["golden-city"]["options"]


def chips(ann: Person, table: str) -> str:
    """What the table tells of the chips that are still on the board."""
    return str(ann.get(f"/api/tables/{table}/words", seat=-1))


def test_two_tables_play_side_by_side_with_different_boxes(ann: Person, club: Club) -> None:
    usual, mine = (ann.table(game, "me", "bot", "bot") for game in ("golden-city", MINE))
    for _ in range(12):
        for table in (usual, mine):
            ann.move_on(table)
    shown = [ann.get(f"/api/tables/{table}") for table in (usual, mine)]
    assert [(t["game"], t["title"], t["stopped"]) for t in shown] == [
        ("golden-city", "Golden City", None),
        (MINE, "Golden City · mine", None),
    ]
    assert (shown[0]["box"], shown[1]["box"]) == ("", "with a corrected box (Mine.toml)")
    for table in (usual, mine):
        assert ann.get(f"/api/tables/{table}/position", at=5)["picture"]["scenes"]
    assert {t["id"] for t in ann.get("/api/tables", mine=True)} >= {usual, mine}
    assert ann.get(f"/api/rules/{MINE}")["clauses"] == ann.get("/api/rules/golden-city")["clauses"]


def replay(file: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "westward", "replay", str(file), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_game_to_its_end_its_record_and_its_figures(ann: Person, club: Club, tmp_path: Path) -> None:
    table = ann.table(MINE, "me", "local", "local", seed=3)
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


def test_a_box_that_is_not_offered_is_refused_in_a_sentence(ann: Person) -> None:
    seats: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 2
    for game in ("golden-city~wrong", "golden-city~", "golden-city~../../x", "golden-city~mine~mine", "poker~mine"):
        said = ann.post("/api/tables", 404, game=game, seats=seats)["error"]
        assert said.endswith(".")
        assert "Traceback" not in said
    german = ann.http.get("/api/rules/golden-city~wrong", params={"lang": "de"}, headers={"accept-language": "de"})
    assert (german.status_code, "nicht mit dem Material »wrong«" in german.json()["error"]) == (404, True)


def test_where_it_is_not_offered_any_more_other_tables_go_on(
    open_server: Serve, visit: Visit, club: Club, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.db")
    server = open_server(database, "--boxes", str(club.folder))
    server.log.write_text("")
    ann = visit(server, "Ann")
    usual, mine = (ann.table(game, "me", "bot", "bot") for game in ("golden-city", MINE))
    for table in (usual, mine):
        ann.move_on(table)
    record = ann.get(f"/api/tables/{mine}/record")
    token = ann.token
    server.stop()
    again = open_server(database)
    ben = visit(again, "Ben")
    ben.http.cookies.clear()
    ben.http.cookies.set("westward", token)
    said = "golden-city cannot be played here with the box 'mine': the host of this server does not offer it, or no longer."
    for path in ("", "/position", "/events", "/record"):
        assert ben.get(f"/api/tables/{mine}{path}", 404)["error"] == said
    assert [t["id"] for t in ben.get("/api/tables", mine=True)] == [usual]
    ben.move_on(usual)
    answer = ben.http.post("/api/tables/import", content=record)
    assert (answer.status_code, "played with the box 'mine'" in answer.json()["error"]) == (422, True)
    again.stop()
    third = open_server(database, "--boxes", str(club.folder))
    third.log.write_text("")
    cleo = visit(third, "Cleo")
    cleo.http.cookies.clear()
    cleo.http.cookies.set("westward", token)
    cleo.move_on(mine)
