"""The lobby: games, guests, tables, seats, invitations, rematch, records."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

import westward
from westward.bots import LEVELS
from westward.bots.strengths import strengths
from westward.core.box import packaged

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]


def test_every_registered_game_appears_with_its_options(person: Come) -> None:
    for lang in ("en", "de"):
        found = person("Ann").get("/api/games", lang=lang)
        assert [g["id"] for g in found["games"]] == westward.ids()
        assert [b["id"] for b in found["bots"]] == [*(level.name for level in LEVELS), "random"]
        assert all(b["title"] and b["about"] for b in found["bots"])
        for game in found["games"]:
            title = westward.title(game["id"])
            assert game["players"] == list(title.players)
            assert [o["name"] for o in game["options"]] == [o.name for o in title.options]
            assert all(o["default"] in [v["value"] for v in o["values"]] for o in game["options"])
            assert len(game["colours"]) == len(game["glyphs"]) == title.players[-1]
            measured = [(s["level"], s["players"], s["rating"]) for s in game["strengths"]]
            assert measured == [(s.level, s.players, s.rating) for s in strengths(title.id)]


@pytest.mark.parametrize("game", westward.ids())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_rulebook_has_every_clause_as_an_anchor(person: Come, game: str, lang: str) -> None:
    page = person("Ann").get(f"/api/rules/{game}", lang=lang)
    clauses = westward.title(game).rulebook(lang).clauses
    assert page["clauses"] == clauses
    assert all(f'<li id="{clause}"' in page["html"] for clause in clauses)
    assert "<script" not in page["html"]


@pytest.mark.parametrize("game", westward.ids())
def test_a_table_with_bots_begins_at_once(person: Come, game: str) -> None:
    ann = person("Ann")
    players = westward.title(game).players[0]
    table = ann.table(game, "me", *["bot"] * (players - 1))
    shown = ann.get(f"/api/tables/{table}")
    assert shown["state"] == "running"
    assert [p["kind"] for p in shown["players"]] == ["person", *["bot"] * (players - 1)]
    assert [p["mine"] for p in shown["players"]] == [True, *[False] * (players - 1)]


def test_a_guest_keeps_the_name(person: Come) -> None:
    ann = person("Ann")
    assert ann.get("/api/me")["name"] == "Ann"
    ann.post("/api/me", name="  Annie \n Oakley ")
    assert ann.get("/api/me")["name"] == "Annie Oakley"
    ann.post("/api/me", 422, name="\u200b\n ")


def test_the_cookie_cannot_be_read_by_scripts(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me", timeout=60).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) >= 22


def test_open_seats_are_joined_and_the_last_one_begins_the_game(person: Come) -> None:
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    table = ann.table("golden-city", "open", "me", "open")
    listed = [t["id"] for t in ben.get("/api/tables", state="open")]
    assert table in listed
    assert ben.post(f"/api/tables/{table}/join", seat=2)["state"] == "open"
    assert cleo.post(f"/api/tables/{table}/join", 409, seat=2, name="Cleo")["error"] == "Somebody already sits there."
    shown = cleo.post(f"/api/tables/{table}/join", seat=0, name="Calamity")
    assert shown["state"] == "running"
    assert [p["name"] for p in shown["players"]] == ["Calamity", "Ann", "Ben"]
    assert table in [t["id"] for t in ben.get("/api/tables", mine=True)]


def test_the_list_of_ones_own_tables_tells_whose_turn_it_is(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("gold-seekers", "me", "open")

    def turn(one: Person) -> bool:
        return bool(next(t["your_turn"] for t in one.get("/api/tables", mine=True) if t["id"] == table))

    assert not turn(ann)
    ben.post(f"/api/tables/{table}/join", seat=1)
    seen: set[int] = set()
    while len(seen) < 2:
        asked = ann.get(f"/api/tables/{table}/events", since=10**6)["to_act"][0]
        seen.add(asked)
        assert (turn(ann), turn(ben)) == (asked == 0, asked == 1)
        who = (ann, ben)[asked]
        shown = who.get(f"/api/tables/{table}/position", seat=asked, picture=False)
        action = shown["choices"][0]["action"]
        who.post(f"/api/tables/{table}/moves", seat=asked, number=shown["event"], action=action)


@pytest.mark.parametrize("game", westward.ids())
def test_a_colour_can_be_chosen_apart_from_the_seat(person: Come, game: str) -> None:
    ann, ben = person("Ann"), person("Ben")
    title = westward.title(game)
    known = next(g for g in ann.get("/api/games")["games"] if g["id"] == game)["colours"]
    seats = [{"kind": "me", "colour": known[-1]}, {"kind": "open"}, *[{"kind": "me"}] * (title.players[0] - 2)]
    ann.post("/api/tables", 409, game=game, seats=[{"kind": "me", "colour": known[0]}] * title.players[0])
    ann.post("/api/tables", 422, game=game, seats=[seats[0] | {"colour": "mauve"}, *seats[1:]])
    table = ann.post("/api/tables", 201, game=game, seats=seats)["table"]
    path = f"/api/tables/{table}"
    shown = [p["colour"] for p in ann.get(path)["players"]]
    assert shown[0] == known[-1]
    assert len(set(shown)) == len(shown)
    assert "mauve" in ben.post(f"{path}/join", 422, seat=1, colour="mauve")["error"]
    assert ben.post(f"{path}/join", 409, seat=1, colour=known[-1])["error"].startswith("That colour is taken")
    wanted = next(c for c in reversed(known) if c not in (known[-1], *shown[2:]))
    assert ben.post(f"{path}/join", seat=1, colour=wanted)["players"][1]["colour"] == wanted
    after = [p["colour"] for p in ann.get(path)["players"]]
    assert after == [known[-1], wanted, *shown[2:]]
    scenes = {s["name"]: s["body"] for s in ann.get(f"{path}/position", seat=0)["picture"]["scenes"]}
    pieces = r'href="#w-(?:badge|score|claim|cowboy|prospector|rider|tent)-(\w+)"'
    for seat, colour in enumerate(after):
        assert set(re.findall(pieces, scenes[f"seat-{seat}"])) == {colour}
    assert set(re.findall(pieces, scenes["board"])) <= set(after)


def test_private_tables_are_not_listed(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open", private=True)
    assert table not in [t["id"] for t in ben.get("/api/tables", state="open")]
    assert table in [t["id"] for t in ann.get("/api/tables", mine=True)]
    assert ben.get(f"/api/tables/{table}")["invite"] == f"/t/{table}"


def test_leaving_before_the_game_frees_the_seat_and_during_it_a_bot_takes_over(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open")
    ben.post(f"/api/tables/{table}/join", seat=1)
    assert ben.post(f"/api/tables/{table}/leave")["players"][1]["kind"] == "open"
    ben.post(f"/api/tables/{table}/leave", 403)
    ben.post(f"/api/tables/{table}/join", seat=1)
    ben.post(f"/api/tables/{table}/join", seat=2)
    ben.post(f"/api/tables/{table}/leave", 403, seat=0)
    shown = ben.post(f"/api/tables/{table}/leave")
    assert [p["kind"] for p in shown["players"]] == ["person", "bot", "bot"]


def test_who_left_during_a_game_can_take_the_seat_back_and_nobody_else_can(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open")
    for seat in (1, 2):
        ben.post(f"/api/tables/{table}/join", seat=seat)
    ben.post(f"/api/tables/{table}/return", 403)
    left = ben.post(f"/api/tables/{table}/leave")["players"]
    assert [(p["kind"], p["name"], p["mine"], p["left"]) for p in left[1:]] == [("bot", "Ben", False, True)] * 2
    assert not any(p["left"] for p in ann.get(f"/api/tables/{table}")["players"])
    ben.get(f"/api/tables/{table}/position", 403, seat=1)
    ann.post(f"/api/tables/{table}/return", 403)
    back = ben.post(f"/api/tables/{table}/return")["players"]
    assert [(p["kind"], p["mine"], p["left"]) for p in back[1:]] == [("person", True, False)] * 2
    assert [p["colour"] for p in back] == [p["colour"] for p in left]
    ben.get(f"/api/tables/{table}/position", seat=1)


def test_a_record_that_cannot_be_read_is_refused_in_the_readers_language(person: Come) -> None:
    ann = person("Ann")
    text = westward.start("golden-city", players=3, seed=1).record().dumps()
    head, moves = text.split("\n\n", 1) if "\n\n" in text else (text, "")
    broken = {"no record at all": "Das ist keine Westward-Aufzeichnung", f"{head}\n\n7 1 {moves}": "ab Zeile"}
    for content, told in broken.items():
        answer = ann.http.post("/api/tables/import", content=content, headers={"Accept-Language": "de"})
        assert answer.status_code == 422
        assert told in answer.json()["error"]
    assert ann.http.post("/api/tables/import", content="nothing").json()["error"].startswith("Line 1 should be")


def test_the_score_at_the_table_leaves_out_what_counts_only_at_the_end(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("gold-rush", "me", "local", seed=5)
    path = f"/api/tables/{table}"
    for _ in range(60):
        shown = ann.get(f"{path}/position", picture=False)
        seat = shown["to_act"][0]
        shown = ann.get(f"{path}/position", picture=False, seat=seat)
        for player in shown["players"]:
            assert player["score"] == sum(item["points"] for item in player["items"] if not item["later"])
        action = shown["choices"][len(shown["choices"]) // 2]["action"]
        ann.post(f"{path}/moves", seat=seat, number=shown["event"], action=action)
    assert any(item["later"] for player in shown["players"] for item in player["items"])


def test_a_whole_game_over_http_then_rematch_and_record(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "me", "local", seed=5)
    ann.post(f"/api/tables/{table}/rematch", 409)
    finish(ann, table)
    assert ann.get(f"/api/tables/{table}")["state"] == "over"
    text = ann.get(f"/api/tables/{table}/record")
    record = westward.loads(text)
    assert record.state().to_act == westward.OVER
    new = ann.post(f"/api/tables/{table}/rematch", 201)["table"]
    assert ann.post(f"/api/tables/{table}/rematch", 201)["table"] == new
    again = ann.get(f"/api/tables/{new}")
    assert (again["state"], [p["name"] for p in again["players"]]) == ("running", ["Ann", "Ann", "Ann 3"])
    brought = ann.http.post("/api/tables/import", content=text).json()["table"]
    assert ann.get(f"/api/tables/{brought}")["state"] == "over"
    again = ann.get(f"/api/tables/{brought}/record")
    assert again == text.replace("seed 5\n", ""), "what was drawn elsewhere is not vouched for here"


def test_a_record_of_an_unfinished_game_is_gone_on_with(person: Come) -> None:
    ann = person("Ann")
    game = westward.start("golden-city", players=3, seed=3)
    for _ in range(10):
        game.play(game.legal()[0])
    table = ann.http.post("/api/tables/import", content=game.record().dumps()).json()["table"]
    shown = ann.get(f"/api/tables/{table}/position", seat=game.to_act, picture=False)
    assert shown["to_act"] == [game.to_act]
    assert [c["action"] for c in shown["choices"]] == game.legal()


def test_a_record_that_ends_before_a_draw_is_gone_on_with(person: Come) -> None:
    ann = person("Ann")
    record = westward.start("golden-city", players=3, seed=3).record()
    record.actions.clear()
    table = ann.http.post("/api/tables/import", content=record.dumps()).json()["table"]
    assert ann.get(f"/api/tables/{table}/events")["to_act"]


def test_a_broken_record_is_refused_with_its_line(person: Come) -> None:
    ann = person("Ann")
    for text in (
        "",
        "hello",
        "Westward record 1\ngame chess\nplayers 2\n",
        "Westward record 1\ngame golden-city\nplayers 99\n",
    ):
        answer = ann.http.post("/api/tables/import", content=text)
        assert answer.status_code == 422
        assert answer.json()["error"]
    assert ann.http.post("/api/tables/import", content=b"\xff\xfe\x00").status_code == 422


def test_errors_are_sentences_in_the_readers_language(person: Come) -> None:
    ann = person("Ann")
    assert ann.get("/api/tables/none", 404)["error"] == "There is no such table."
    assert ann.get("/api/tables/none", 404, lang="de")["error"] == "Diesen Tisch gibt es nicht."
    assert "players" in ann.post("/api/tables", 422, game="golden-city", seats=[{"kind": "me"}])["error"]
    assert "chess" in ann.post("/api/tables", 404, game="chess", seats=[{"kind": "me"}] * 3)["error"]
    assert (
        "option"
        in ann.post("/api/tables", 422, game="golden-city", seats=[{"kind": "bot"}] * 3, options={"x": 1})["error"]
    )
    assert (
        "wizard"
        in ann.post("/api/tables", 422, game="golden-city", seats=[{"kind": "bot", "level": "wizard"}] * 3)["error"]
    )


def test_a_program_uses_a_bearer_token(server: Server, person: Come) -> None:
    token = httpx.post(f"{server.url}/api/token", timeout=60).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    seats = [{"kind": "me"}] * 3
    table = httpx.post(
        f"{server.url}/api/tables", json={"game": "golden-city", "seats": seats}, headers=headers, timeout=60
    ).json()["table"]
    assert httpx.get(f"{server.url}/api/tables/{table}", headers=headers, timeout=60).json()["players"][0]["mine"]
    assert not person("Ann").get(f"/api/tables/{table}")["players"][0]["mine"]
    assert (
        httpx.get(f"{server.url}/api/me", headers={"Authorization": "Bearer nonsense"}, timeout=60).status_code == 401
    )


def test_a_host_plays_with_a_corrected_box_and_everybody_sees_it(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person], tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    text = packaged("golden-city").read_text(encoding="utf-8")
    mine.write_text(text.replace('"1" = 8,', '"1" = 7,', 1).replace('"2" = 10,', '"2" = 11,', 1), encoding="utf-8")
    ann = visit(open_server("", "--box", str(mine)), "Ann")
    boxes = {game["id"]: game["box"] for game in ann.get("/api/games", lang="de")["games"]}
    assert (boxes["golden-city"], boxes["gold-rush"]) == ("mit korrigiertem Material (mine.toml)", "")
    table = ann.table("golden-city", "me", "bot", "bot")
    assert ann.get(f"/api/tables/{table}", lang="en")["box"] == "with a corrected box (mine.toml)"
    assert "\nbox mine\n" in ann.get(f"/api/tables/{table}/record")
    ann.leave()


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_bots_of_every_level_move(person: Come, level: str) -> None:
    ann = person("Ann")
    seats = [{"kind": "bot", "level": level}] * 3
    table = ann.post("/api/tables", 201, game="golden-city", seats=seats)["table"]
    line = ann.line(table, pictures=False)
    line.until("log", lambda f: f["to"] >= 6)


def test_a_level_with_a_budget_of_ones_own_is_refused(person: Come) -> None:
    seats = [{"kind": "bot", "level": "legend@3600s"}] * 3
    person("Ann").post("/api/tables", 422, game="golden-city", seats=seats)


def finish(one: Person, table: str) -> None:
    """Play all seats of a table to the end of the game, over HTTP."""
    while True:
        events = one.get(f"/api/tables/{table}/events", since=10**6)
        if events["over"]:
            return
        for seat in events["to_act"]:
            shown = one.get(f"/api/tables/{table}/position", seat=seat, picture=False)
            if shown["choices"]:
                move = shown["choices"][0]["notation"]
                one.post(f"/api/tables/{table}/moves", seat=seat, number=shown["event"], notation=move)
