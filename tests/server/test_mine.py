"""All that is mine: everything is exported, everything is deleted, and what others played stays theirs. On SQLite and PostgreSQL."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from tests.server.callees import Clock, at_table, opened
from tests.server.finishing import finished, welcome
from tests.server.test_migrations import fresh
from westward.core.record import loads
from westward.server.export import bundle
from westward.server.facts import Way, Wishes
from westward.server.owning import OWNED
from westward.server.schema import METADATA

if TYPE_CHECKING:
    from tests.server.conftest import Person
    from westward.server.house import House

Run = Callable[[Coroutine[Any, Any, Any]], Any]
#: Names of columns that say whose something is.
WHOSE = {"guest", "host", "by", "who"}


def test_every_column_that_names_somebody_is_known() -> None:
    named = {column for table in METADATA.sorted_tables for column in table.columns if column.name in WHOSE}
    assert named <= set(OWNED)


async def live_a_little(house: House) -> dict[str, str]:
    """Ann with all that can be kept about her: tables of each kind by name."""
    await welcome(house, "ann", "ben")
    await house.database.people.keep_mail("ann", "ann@example.org", "")
    await house.database.ways.keep(Way("hook of ann", "ann", "hook", "https://example.org/secret"))
    await house.database.ways.wish("ann", Wishes(soon=30, zone="Europe/Berlin"))
    await house.database.people.hand_out("device", "ann", "", 600)
    tables = {
        "alone": await finished(house, "ann", "bot:legend"),
        "shared": await finished(house, "ann", "ben"),
    }
    await house.counting.round()
    running = await at_table(house, "ben", "ann", "cid")
    await running.say("ann", 1, "Ann", "howdy")
    await running.say("ben", 0, "Ben", "howdy yourself")
    await running.seating.leave("ann", 1, None)
    await running.seating.come_back("ann")
    await house.database.reports.keep(running.id, "ann", ("ben", "Ben", "howdy yourself"), "rude")
    await house.database.reports.keep(running.id, "ben", ("ann", "Ann", "howdy"), "ruder")
    hosted = await at_table(house, "ann", "ben", "cid")
    return {**tables, "running": running.id, "hosted": hosted.id}


async def everything(house: House) -> str:
    """All that the database holds, as text."""
    async with house.database.engine.connect() as connection:
        rows = [
            str(dict(row._mapping))
            for table in METADATA.sorted_tables
            for row in await connection.execute(sa.select(table))
        ]
    return "\n".join(rows)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_all_is_exported_and_deleted(kind: str, tmp_path: Path, request: pytest.FixtureRequest, in_loop: Run) -> None:
    where: Path | str = tmp_path if kind == "sqlite" else fresh(request.getfixturevalue("postgres"), "mine")

    async def live() -> None:
        async with opened(where, Clock()) as house:
            tables = await live_a_little(house)
            data = b"".join([part async for part in bundle(house, "ann", "en", ("", "ann", ""))])
            check_export(data, tables)
            await house.forget("ann")
            left = await everything(house)
            for trace in ("'ann'", "Ann", "ann@example.org", "example.org/secret", "howdy'", "Europe/Berlin", "rude"):
                assert trace not in left, trace
            assert "howdy yourself" in left
            assert tables["alone"] not in left
            await check_others(house, tables)

    in_loop(live())


def check_export(data: bytes, tables: dict[str, str]) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        assert file.testzip() is None
        me = json.loads(file.read("me.json"))
        for table in ("alone", "shared"):
            record = loads(file.read(f"games/{tables[table]}.westward.txt").decode())
            assert record.names[0] == "Ann"
            assert record.history().over
        assert f"games/{tables['running']}.westward.txt" in file.namelist()
    assert me["guests"] == [{"id": "ann", "name": "Ann", "since": 1_800_000_000.0}]
    assert [row["name"] for row in me["devices"]] == ["Firefox, Linux"]
    assert {row["address"] for row in me["ways"]} == {"ann@example.org", "https://example.org/secret"}
    assert [row["text"] for row in me["chat"]] == ["howdy"]
    assert {row["table_id"] for row in me["results"]} == {tables["alone"], tables["shared"]}
    assert [row["games"] for row in me["ratings"]] == [2]
    assert {row["why"]: row.get("by") for row in me["reports"]} == {"rude": "ann", "ruder": None}
    assert not {"token", "code", "keys", "seed"} & {name for rows in me.values() for row in rows for name in row}


async def check_others(house: House, tables: dict[str, str]) -> None:
    """Ben's finished game is whole, with a seat that is nobody's; running games go on with a bot, and the log says so."""
    (mine,) = await house.database.played.games("ben", None, None, 10)
    assert mine.table == tables["shared"]
    assert [seat.name for seat in mine.seats] == ["", "Ben"]
    shared = await house.table(tables["shared"])
    assert shared.history.over
    assert shared.described("ben", "en")["players"][0]["name"] == "Yellow"
    running = await house.table(tables["running"])
    assert [line.text for line in running.chat] == ["howdy yourself"]
    assert "Ann" not in str(running.notices)
    assert [seat.kind for seat in running.facts.seats] == ["person", "bot", "person"]
    assert running.notices[-1].kind == "gone"
    hosted = await house.table(tables["hosted"])
    assert hosted.facts.host == "ben"
    assert [notice.kind for notice in hosted.notices] == ["gone", "new-host"]
    assert await house.database.people.named("ann") is None


def test_ratings_and_results_come_along_to_another_device(tmp_path: Path, in_loop: Run) -> None:
    async def bring() -> None:
        async with opened(tmp_path, Clock()) as house:
            await welcome(house, "ann", "phone", "ben")
            for seed in (1, 2):
                await finished(house, "ann", "ben", seed=seed)
            await finished(house, "phone", "ben", seed=3)
            await house.counting.round()
            before = await house.database.played.ratings("gold-seekers", ["ann"])
            await house.database.people.bring("token of phone", "", "phone", "ann")
            assert len(await house.database.played.games("ann", None, None, 10)) == 3
            assert await house.database.played.ratings("gold-seekers", ["ann", "phone"]) == before

    in_loop(bring())


def test_the_interface(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "bot", "bot")
    answer = ann.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert [row["table_id"] for row in json.loads(file.read("me.json"))["seats"]] == [table]
    ann.post("/api/me/delete", 422)
    ann.post("/api/me/delete", 422, sure=False)
    assert ann.post("/api/me/delete", sure=True) == {"done": True}
    assert ann.get("/api/me")["name"] == "Guest"
    ann.get(f"/api/tables/{table}", 404)
    ann.post("/api/me/delete", 403, sure=True)
    ann.post("/api/me", name="Ann again")
    assert ann.get("/api/tables", mine=True) == []
