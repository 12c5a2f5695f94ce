"""Hosts and guests: who may fill, free and replace, who becomes host; and that nobody is replaced without the log saying so."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.callees import Clock, at_table, opened
from westward.server.problems import Problem

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]
Run = Callable[[Coroutine[Any, Any, Any]], Any]
DAY = 86_400.0


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
            table = await at_table(house, "ann", "ben", "cid")
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


def test_who_is_asked_for_nothing_is_not_absent(tmp_path: Path, in_loop: Run) -> None:
    clock = Clock()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            table = await at_table(house, "ann", "ben", "cid")
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
