"""Hosts and guests: who may fill, free and replace, who becomes host; and that nobody is replaced without the log saying so."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from tests.server.callees import Clock, at_table, opened
from westward.cli import app
from westward.server.problems import Problem

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]
Run = Callable[[Coroutine[Any, Any, Any]], Any]
DAY = 86_400.0


def operator(server: Server, *options: str) -> list[dict[str, Any]]:
    """What whoever runs the server sees of its reports."""
    told = CliRunner().invoke(app, ["reports", "--database", server.database, "--json", *options])
    assert told.exit_code == 0, told.output
    found: list[dict[str, Any]] = json.loads(told.output)
    return found


def test_a_host_fills_and_frees_seats_before_the_game(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open")
    ben.post(f"/api/tables/{table}/join", seat=1)
    assert "set the table up" in ben.post(f"/api/tables/{table}/fill", 403, seat=2)["error"]
    ben.post(f"/api/tables/{table}/free", 403, seat=0)
    ann.post(f"/api/tables/{table}/fill", 409, seat=1)
    line = ben.line(table)
    ann.post(f"/api/tables/{table}/free", seat=1)
    assert line.until("notice")["text"] == "Ann has freed Ben’s seat."
    ann.post(f"/api/tables/{table}/fill", seat=1, level="random")
    assert ann.post(f"/api/tables/{table}/fill", seat=2, level="random")["state"] == "running"
    ann.post(f"/api/tables/{table}/free", 409, seat=1)


def test_the_absent_are_replaced_and_come_back(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid", pace="live")
            late = table.waits_for()[0]
            guest, name = table.facts.seats[late].guest, table.facts.seats[late].name
            if guest == "ann":
                await table.hosts.hand_over("ann", 1)
            host = table.facts.host
            with pytest.raises(Problem, match="not-absent"):
                await table.hosts.fill(host, late, None, "en")
            clock.now += 121
            with pytest.raises(Problem, match="not-the-host"):
                await table.hosts.fill(guest, late, None, "en")
            await table.hosts.fill(host, late, None, "en")
            assert table.facts.seats[late].kind == "bot"
            assert table.notices[-1].kind == "bot-host"
            assert table.notices[-1].facts["name"] == name
            await table.seating.come_back(guest)
            assert table.facts.seats[late].kind == "person"
            assert table.notices[-1].kind == "back"

    in_loop(play())


def test_who_has_lost_every_cookie_is_invited_to_their_seat(person: Come) -> None:
    """Ben's bot plays on; with the host's link a new guest sits there, once, and the log and the rating say so."""
    ann, ben, again = person("Ann"), person("Ben"), person("Ben again")
    table = ann.table("golden-city", "me", "open", "bot")
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/invite", 409, seat=1)
    ben.post(f"/api/tables/{table}/leave")
    ben.post(f"/api/tables/{table}/invite", 403, seat=1)
    code, other = (ann.post(f"/api/tables/{table}/invite", seat=1)["code"] for _ in range(2))
    ann.post(f"/api/tables/{table}/accept", 409, code=code)
    again.post(f"/api/tables/{ann.table('golden-city', 'me', 'bot', 'bot')}/accept", 404, code=code)
    line = ann.line(table)
    shown = again.post(f"/api/tables/{table}/accept", code=code, name="Benny")
    assert [(player["name"], player["kind"]) for player in shown["players"]][1] == ("Benny", "person")
    assert shown["players"][1]["mine"]
    told = [line.until("notice")["text"] for _ in range(2)]
    assert told == ["Ben has left; a bot plays on.", "Benny plays on in Ben’s place, by the host’s invitation."]
    with zipfile.ZipFile(io.BytesIO(again.http.get("/api/me/export").content)) as file:
        (seat,) = json.loads(file.read("me.json"))["seats"]
    assert seat["helped"] == 1  # so that the game counts for nobody's rating
    again.post(f"/api/tables/{table}/accept", 404, code=code)
    person("Late").post(f"/api/tables/{table}/accept", 409, code=other)
    ben.post(f"/api/tables/{table}/return", 403)


def test_who_is_asked_for_nothing_is_not_absent(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid", pace="live")
            idle = next(seat for seat in (2, 1) if seat not in table.waits_for())
            clock.now += DAY
            with pytest.raises(Problem, match="not-absent"):
                await table.hosts.fill("ann", idle, None, "en")

    in_loop(play())


def test_a_table_is_handed_over_or_claimed(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            await table.hosts.hand_over("ann", 1)
            assert table.facts.host == "ben"
            assert table.described("ben", "en")["hosted"]
            with pytest.raises(Problem, match="host-is-there"):
                await table.hosts.claim("cid")
            with pytest.raises(Problem, match="not-your-table"):
                await table.hosts.claim("stranger")
            clock.now += 3 * DAY
            await table.hosts.claim("cid")
            assert table.facts.host == "cid"
            assert [notice.kind for notice in table.notices] == ["new-host", "claimed"]

    in_loop(play())


def test_no_hints_between_people(person: Come) -> None:
    """Alone against bots there are hints; between people only where the table says so."""
    ann, ben = person("Ann"), person("Ben")
    for hints in (False, True):
        table = ann.table("golden-city", "me", "open", "bot", hints=hints)
        ben.post(f"/api/tables/{table}/join", seat=1)
        assert ann.get(f"/api/tables/{table}")["hints"] is hints
        line = ann.line(table)
        line.send("hint", seat=0)
        if not hints:
            assert line.until("error")["text"] == "There are no hints between people at this table."
    assert ann.get(f"/api/tables/{ann.table('golden-city', 'me', 'bot', 'bot')}")["hints"]


def test_who_leaves_is_in_the_log(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "bot", seed=2)
    ann.post(f"/api/tables/{table}/leave", seat=0, level="random")
    ann.post(f"/api/tables/{table}/return")
    line = ann.line(table)
    told = [line.until("notice")["text"] for _ in range(2)]
    assert told == ["Ann has left; a bot plays on.", "Ann is back and plays on."]


def test_a_host_lists_and_closes_a_table(tmp_path: Path, in_loop: Run) -> None:
    """Before the game always; during it once nobody else is there. A closed table takes no moves and is in no list."""
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
            with pytest.raises(Problem, match="not-the-host"):
                await table.hosts.close("ben")
            with pytest.raises(Problem, match="others-play"):
                await table.hosts.close("ann")
            await table.hosts.show("ann", False)
            assert [one.id for one in await house.database.listing("running", None)] == [table.id]
            await table.hosts.show("ann", True)
            assert await house.database.listing("running", None) == []
            clock.now += 4 * DAY
            await table.hosts.close("ann")
            assert (table.facts.state, table.notices[-1].kind) == ("closed", "closed")
            with pytest.raises(Problem, match="table-closed"):
                await table.playing.play(0, table.number, None, 0)
            with pytest.raises(Problem, match="table-closed"):
                await table.seating.leave("ben", 1, None)
            assert await house.database.listing("", "ann") == []
            assert await house.database.unfinished("ann") == 0
            await house.calling.round()
            await house.keeper.round()
            assert table.facts.state == "closed"

    in_loop(play())


def test_a_table_is_closed_before_its_game(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open")
    line = ben.line(table)
    ben.post(f"/api/tables/{table}/close", 403)
    assert ann.post(f"/api/tables/{table}/close")["state"] == "closed"
    assert line.until("notice")["text"] == "Ann has closed the table."
    assert ben.post(f"/api/tables/{table}/join", 409, seat=1)["error"] == "This table is closed."
    assert ann.get("/api/tables", mine=True) == []
    alone = ann.table("golden-city", "me", "bot", "bot")
    assert ann.post(f"/api/tables/{alone}/close")["state"] == "closed"


def test_onlookers_talk_apart(person: Come) -> None:
    """Those who play do not hear those who look on; the host and other onlookers do."""
    ann, ben, eve, fay = (person(name) for name in ("Ann", "Ben", "Eve", "Fay"))
    table = ann.table("golden-city", "me", "open", "bot")
    ben.post(f"/api/tables/{table}/join", seat=1)
    ann.post(f"/api/tables/{table}/talk", who="apart")
    host, player, onlooker, other = (one.line(table) for one in (ann, ben, eve, fay))
    onlooker.send("chat", text="Ben bluffs")
    for hears in (host, other):
        assert hears.until("chat")["text"] == "Ben bluffs"
    host.send("chat", text="howdy all")
    assert player.until("chat")["text"] == "howdy all"
    assert [frame["text"] for frame in player.seen if frame["type"] == "chat"] == ["howdy all"]


def test_a_report_reaches_the_operator_and_the_host(person: Come, server: Server) -> None:
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    table = ann.table("golden-city", "me", "open", "bot")
    ben.post(f"/api/tables/{table}/join", seat=1)
    there, here = ben.line(table), eve.line(table)
    there.send("chat", text="something rude")
    said = here.until("chat")
    eve.post(f"/api/tables/{table}/report", line=said["number"], why="  that is\nrude ")
    eve.post(f"/api/tables/{table}/report", seat=0, why="lets him")
    eve.post(f"/api/tables/{table}/report", 409, seat=2)
    eve.post(f"/api/tables/{table}/report", 404, line=10**9)
    ben.post(f"/api/tables/{table}/report", 409, line=said["number"])
    eve.post(f"/api/tables/{table}/report", 409)
    ben.get(f"/api/tables/{table}/reports", 403)
    (shown,) = ann.get(f"/api/tables/{table}/reports")
    assert (shown["name"], shown["line"], shown["why"]) == ("Ben", "something rude", "that is rude")
    told = CliRunner().invoke(app, ["reports", "--database", server.database])
    assert re.search(r"Ben \(\w+\) at table .*\n    said: something rude\n    because: that is rude\n", told.output), (
        told.output
    )
    found = [one for one in operator(server) if one["table"] == table]
    assert [(one["name"], one["why"]) for one in found] == [("Ben", "that is rude"), ("Ann", "lets him")]
    left = operator(server, *(f"--close={one['number']}" for one in found))
    assert not [one for one in left if one["table"] == table]
    unknown = CliRunner().invoke(app, ["reports", "--database", server.database, "--close", "1000000"])
    assert str(unknown.exception) == "There is no report 1000000."
    assert ann.get(f"/api/tables/{table}/reports") == []
    assert "westward_reports_total" in ann.get("/metrics")
