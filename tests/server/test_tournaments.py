"""Tournaments from the first entrant to the last table, over days by a moved clock; and the same luck for everybody, proven."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import westward
from tests.server.callees import Clock as Moved
from tests.server.callees import move, opened
from tests.server.test_migrations import fresh
from westward.core.luck import commitment
from westward.core.proof import prove
from westward.core.state import CHANCE
from westward.core.title import Settings as Options
from westward.server import arranging, contests
from westward.server.arranged import Entrant, Match, Tournament
from westward.server.facts import Clock, Guest
from westward.server.house import House
from westward.server.pairing import robin
from westward.server.problems import Problem, Refused
from westward.server.shares import NOBODY
from westward.server.standings import Result
from westward.server.table import Table

if TYPE_CHECKING:
    from tests.server.conftest import Person

Run = Callable[[Coroutine[Any, Any, Any]], Any]
DAY = 86_400.0
PEOPLE = ("ann", "ben", "cid", "dot")


def plan(**more: Any) -> Tournament:
    """A tournament of Gold Seekers at tables of two, a day per turn."""
    usual: dict[str, Any] = {
        "form": "robin", "size": 2, "rounds": 2, "alike": False, "level": "", "private": False,
        "clock": Clock("turn", int(DAY), "bot"), "host": "ann",
    }  # fmt: skip
    return Tournament(id="", name="Frontier Cup", game="gold-seekers", options=Options(), pace="leisure",
                      secrets=(), state="open", round=0, created=0.0, changed=0.0, **{**usual, **more})  # fmt: skip


async def entered(house: House, *people: str, **more: Any) -> str:
    """A tournament with these people, begun by its host."""
    one = await house.arranger.create(plan(**more))
    for name in people:
        guest = await house.database.people.welcome(Guest(name, name.title()), f"token of {name}", "")
        await house.arranger.enter(one.id, guest, name.title(), f"{name}'s word")
    await house.arranger.begin(one.id, "ann", "en")
    return one.id


async def tables(house: House, id: str) -> list[Table]:
    """The tables of the running round."""
    one = await house.arranger.find(id)
    return [await house.table(match.table) for match in one.of_round(one.round)]


async def to_the_end(table: Table) -> None:
    while table.facts.state == "running":
        with suppress(Refused):  # a bot at the table was quicker
            await move(table)


async def told(house: House, id: str, guest: str | None = None) -> Any:
    one = await house.arranger.find(id)
    return contests.told(one, arranging.table_of(one), guest, "en")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_round_robin_goes_on_by_itself_round_by_round(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, in_loop: Run
) -> None:
    """Four people meet each other within three rounds, a day apart; the server is stopped in between."""
    clock = Moved()
    where = tmp_path if kind == "sqlite" else fresh(request.getfixturevalue("postgres"), "arranged")

    async def play() -> None:
        async with opened(where, clock) as house:
            id = await entered(house, *PEOPLE)
            met = list[frozenset[str]]()
            for number in (1, 2):
                here = await tables(house, id)
                assert [table.facts.state for table in here] == ["running", "running"]
                assert {table.facts.created for table in here} == {clock.now}
                met += [frozenset(seat.name for seat in table.facts.seats) for table in here]
                await to_the_end(here[0])
                await house.arranger.round()
                assert (await house.arranger.find(id)).round == number
                clock.now += DAY
                await to_the_end(here[1])
                if number == 1:
                    await house.arranger.round()
        async with opened(where, clock) as house:  # what a process had left to do, another one does
            await house.arranger.round()
            here = await tables(house, id)
            met += [frozenset(seat.name for seat in table.facts.seats) for table in here]
            for table in here:
                await to_the_end(table)
            await house.arranger.round()
            shown = await told(house, id)
        assert len(set(met)) == 6
        assert (shown["state"], shown["round"], shown["rounds"]) == ("over", 3, 3)
        assert sum(row["points"] for row in shown["standings"]) == 6
        assert shown["standings"][0]["place"] == 1
        assert all(len(row["rounds"]) == 3 and None not in row["rounds"] for row in shown["standings"])
        best = shown["standings"][0]
        games = [
            seat
            for r in shown["played"]
            for t in r["tables"]
            for seat in t["seats"]
            if seat["number"] == best["number"]
        ]
        assert best["points"] == sum(seat["points"] for seat in games)

    in_loop(play())


def test_everybody_has_the_same_luck_and_it_is_proven_when_all_are_done(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            id = await entered(house, *PEOPLE, form="swiss", alike=True, level="random")
            seal = (await told(house, id))["seals"][0]
            one, two = await tables(house, id)
            assert draws(one) == draws(two)
            await to_the_end(one)
            await house.arranger.round()
            # While the other table is played, nobody else may know anything of this one.
            mine = one.facts.seats[0].guest
            elsewhere = next(s.guest for s in two.facts.seats)
            for guest in (None, elsewhere, "somebody"):
                with pytest.raises(Problem, match="closed-table"):
                    await house.visited(one.id, guest)
            await house.visited(one.id, mine)
            assert one.described(mine, "en")["luck"]["secret"] is None
            text = await one.recording.text(NOBODY, [0], "en")
            assert "secret" not in text
            assert f"commitment {seal}" in text
            shown = await told(house, id, "nobody")
            assert [seat["score"] for t in shown["played"][0]["tables"] for seat in t["seats"]] == [None] * 4
            assert shown["played"][0]["secret"] is None
            assert not any(t["visible"] for t in shown["played"][0]["tables"])
            clock.now += 3 * DAY
            await to_the_end(two)
            await house.arranger.round()
            await proven(house, id, seal, one.id, two.id)
            shown = await told(house, id)
            assert shown["round"] == 2
            assert shown["played"][1]["commitment"] == shown["seals"][1] != seal
            again = await tables(house, id)
            assert draws(again[0]) == draws(again[1])

    in_loop(play())


def draws(table: Table) -> list[int]:
    """What chance drew before anybody decided."""
    history = table.history
    first = next((i for i, seat in enumerate(history.actors) if seat != CHANCE), len(history.actors))
    return history.actions[:first]


async def proven(house: House, id: str, seal: str, *ids: str) -> None:
    """All draws of the round follow from what was sealed before the tournament began, with everybody's words."""
    shown = await told(house, id)
    first = shown["played"][0]
    assert commitment(first["secret"]) == seal
    assert shown["words"] == [f"{name}'s word" for name in PEOPLE]
    for table in ids:
        found = await house.visited(table, None)
        assert not found.facts.private
        record = westward.loads(await found.recording.text(NOBODY, [], "en"))
        assert record.luck is not None
        assert record.luck.words == (shown["word"], "")
        proof = prove(record, seal)
        assert proof.holds
        assert proof.draws > 20
    seats = [[t["seats"][seat] for t in first["tables"]] for seat in (0, 1)]
    for one, other in seats:  # compared with whoever had the same seat
        assert one["points"] + other["points"] == 1
        assert (one["points"] > other["points"]) == (one["score"] > other["score"])


def test_who_is_absent_or_withdraws_is_played_for_by_a_bot(tmp_path: Path, in_loop: Run) -> None:
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            id = await entered(house, *PEOPLE, form="swiss", rounds=2, level="random")
            here = await tables(house, id)
            absent = here[0].waits_for()[0]
            clock.now += DAY
            await house.keeper.round()
            assert here[0].facts.seats[absent].kind == "bot"
            with pytest.raises(Problem, match="not-the-host"):
                await house.arranger.leave(id, "ben", 0)
            await house.arranger.leave(id, "dot", None)
            dots = next(table for table in here if any(seat.guest == "dot" for seat in table.facts.seats))
            assert next(seat for seat in dots.facts.seats if seat.guest == "dot").kind == "bot"
            with pytest.raises(Problem, match="no-entrant"):
                await house.arranger.leave(id, "dot", None)
            for table in here:
                await table.thinking.stop()
                await to_the_end(table)
            await house.arranger.round()
            names = [seat.name for table in await tables(house, id) for seat in table.facts.seats]
            assert sorted(names) == ["Ann", "Ben", "Cid", "Dot (Bot)"]
            assert [row["gone"] for row in (await told(house, id))["standings"]].count(True) == 1
            await smaller(house)

    async def smaller(house: House) -> None:
        """Without bots tables are as large as they can be, and a tournament ends when too few are left."""
        id = await entered(house, *PEOPLE[:3], form="swiss", rounds=3)
        (table,) = await tables(house, id)
        assert len(table.facts.seats) == 3
        for name in ("ben", "cid"):
            await house.arranger.leave(id, name, None)
        await table.thinking.stop()
        await to_the_end(table)
        await house.arranger.round()
        assert (await told(house, id))["state"] == "over"

    in_loop(play())


def test_a_series_is_one_table_whose_seats_go_round(tmp_path: Path, in_loop: Run) -> None:
    """Three people play three games, each of them once on every seat; a fourth finds no place, and who withdraws makes the table smaller."""
    clock = Moved()

    async def play() -> None:
        async with opened(tmp_path, clock) as house:
            id = (await house.arranger.create(plan(form="series", size=3, rounds=3))).id
            for name in PEOPLE:
                guest = await house.database.people.welcome(Guest(name, name.title()), f"token of {name}", "")
                with pytest.raises(Problem, match="tournament-full") if name == "dot" else nullcontext():
                    await house.arranger.enter(id, guest, name.title(), "")
            await house.arranger.begin(id, "ann", "en")
            sat = list[list[str]]()
            for number in (1, 2, 3):
                (table,) = await tables(house, id)
                assert (await house.arranger.find(id)).round == number
                sat.append([seat.name for seat in table.facts.seats])
                clock.now += DAY
                await to_the_end(table)
                await house.arranger.round()
            assert [sorted(row) for row in zip(*sat, strict=True)] == [["Ann", "Ben", "Cid"]] * 3
            shown = await told(house, id)
            assert (shown["state"], shown["form"], len(shown["played"])) == ("over", "series", 3)
            for row in shown["standings"]:  # over a series one has as many points as one has won against
                games = [
                    s for r in shown["played"] for t in r["tables"] for s in t["seats"] if s["name"] == row["name"]
                ]
                assert row["points"] == sum(seat["points"] for seat in games)
            assert sum(row["points"] for row in shown["standings"]) == 3 * 1.5
            await with_one_gone(house)
            with pytest.raises(Problem, match="alike-needs-tables"):
                await house.arranger.create(plan(form="series", alike=True, level="random"))

    async def with_one_gone(house: House) -> None:
        id = await entered(house, *PEOPLE[:3], form="series", size=3, rounds=2)
        await house.arranger.leave(id, "cid", None)
        (table,) = await tables(house, id)
        await table.thinking.stop()
        await to_the_end(table)
        await house.arranger.round()
        (table,) = await tables(house, id)
        assert sorted(seat.name for seat in table.facts.seats) == ["Ann", "Ben"]

    in_loop(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_is_deleted_leaves_results_to_the_others(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, in_loop: Run
) -> None:
    """Ann is host and plays in a tournament with the same luck when she deletes all that is hers: it goes on, and is proven at its end."""
    where = tmp_path if kind == "sqlite" else fresh(request.getfixturevalue("postgres"), "deleted")

    clock = Moved()

    async def play() -> None:
        async with opened(where, clock) as house:
            id = await entered(house, *PEOPLE, form="swiss", rounds=2, alike=True, level="random")
            seal = (await told(house, id))["seals"][0]
            for table in await tables(house, id):
                await to_the_end(table)
            await house.arranger.round()
            await house.counting.round()
            clock.now += DAY
            before = {row["number"]: row["rounds"][0] for row in (await told(house, id))["standings"]}
            hers = next(t for t in await tables(house, id) if any(seat.guest == "ann" for seat in t.facts.seats))
            await house.forget("ann")
            assert [(s.kind, s.level) for s in hers.facts.seats if not s.name] == [("bot", "random")]
            assert hers.facts.host == "ben"
            for table in await tables(house, id):
                await table.thinking.stop()
                await to_the_end(table)
            await house.arranger.round()
            shown = await told(house, id, "ben")
            assert (shown["state"], shown["hosted"]) == ("over", True)
            (row,) = [row for row in shown["standings"] if row["name"] == "Somebody"]
            assert (row["number"], row["bot"], row["gone"]) == (0, False, True)
            assert {row["number"]: row["rounds"][0] for row in shown["standings"]} == before
            assert "Ann" not in str({**shown, "words": ()})
            await proven(house, id, seal, *(table["table"] for table in shown["played"][0]["tables"]))
            await counted(house, hers)

    async def counted(house: House, hers: Table) -> None:
        """The game that went on without her moves nobody's rating; the one before did, and is in the others' lists."""
        await house.counting.round()
        foe = next(seat.guest or "" for seat in hers.facts.seats if seat.guest)
        second, first = await house.database.played.games(foe, None, None, 10)
        assert (second.table, second.mu) == (hers.id, None)
        assert first.mu is not None
        assert [one.level for one in await house.database.played.against(foe, "gold-seekers")].count("random") == 0

    in_loop(play())


def test_tournaments_of_who_is_deleted(tmp_path: Path, in_loop: Run) -> None:
    """What concerns nobody else is deleted whole; before the first round a place is free again; later a bot plays on it."""

    async def play() -> None:
        async with opened(tmp_path, Moved()) as house:
            alone = await entered(house, "ann", form="swiss", level="random")
            (table,) = await tables(house, alone)
            waiting = (await house.arranger.create(plan(host="ben", form="swiss", level="random"))).id
            for name in ("ann", "ben", "cid"):
                guest = await house.database.people.welcome(Guest(name, name.title()), f"token of {name}", "")
                await house.arranger.enter(waiting, guest, name.title(), "")
            going = await entered(house, "ann", "ben", form="swiss", rounds=2, level="random")
            await house.forget("ann")
            with pytest.raises(Problem, match="no-such-tournament"):
                await house.arranger.find(alone)
            with pytest.raises(Problem, match="no-such-table"):
                await house.table(table.id)
            assert [who.name for who in (await house.arranger.find(waiting)).entrants] == ["Ben", "Cid"]
            await house.arranger.begin(waiting, "ben", "en")
            assert [who.name for who in (await house.arranger.find(waiting)).entrants] == ["Ben", "Cid"]
            (table,) = await tables(house, going)
            await table.thinking.stop()
            await to_the_end(table)
            await house.arranger.round()
            (table,) = await tables(house, going)
            assert sorted(seat.name for seat in table.facts.seats) == ["Ben", "Bot 1"]

    in_loop(play())


def test_a_round_robin_that_began_by_another_plan_goes_on() -> None:
    """An earlier version planned other rounds: whoever has met does not meet again without need."""
    trios = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
    one = replace(
        plan(size=3, rounds=5),
        entrants=tuple(Entrant(number, f"guest {number}", f"Player {number}") for number in range(9)),
        matches=tuple(Match(str(sat), Result(1, sat, (3, 2, 1), (0,)), "over") for sat in trios),
        round=1,
    )
    assert {frozenset(table) for table in robin(9, 3, [2, 3])[0]} != {frozenset(sat) for sat in trios}
    tables = arranging.next_round(one)
    assert sorted(entrant for table in tables for entrant in table) == list(range(9))
    assert all(len(set(table) & set(sat)) == 1 for table in tables for sat in trios)


def test_one_person_with_two_devices_takes_part_once(tmp_path: Path, in_loop: Run) -> None:
    """Ann has entered on her laptop and on her phone before they became one person's."""

    async def play() -> None:
        async with opened(tmp_path, Moved()) as house:
            id = (await house.arranger.create(plan())).id
            for name in ("ann", "phone", "ben"):
                guest = await house.database.people.welcome(Guest(name, name.title()), f"token of {name}", "")
                await house.arranger.enter(id, guest, name.title(), "")
            await house.database.people.bring("token of phone", "", "phone", "ann")
            assert [who.guest for who in (await house.arranger.find(id)).entrants] == ["ann", "ben"]
            await house.arranger.begin(id, "ann", "en")
            assert [who.name for who in (await house.arranger.find(id)).entrants] == ["Ann", "Ben"]

    in_loop(play())


def test_a_tournament_over_http(person: Callable[[str], Person]) -> None:
    """Announced, entered by link, begun with bots that fill up; tables of bots alone are played too."""
    ann, ben = person("Ann"), person("Ben")
    clock = {"per": "turn", "seconds": 86_400, "then": "once"}
    plain = {"name": "Cup", "game": "gold-seekers", "form": "swiss", "size": 2, "rounds": 1, "clock": clock}
    for wrong in ({"clock": {**clock, "then": "wait"}}, {"size": 9}, {"alike": True}, {"level": "nobody"}):
        ann.post("/api/tournaments", 422, **{**plain, **wrong})
    id = ann.post("/api/tournaments", 201, **plain, alike=True, level="random")["tournament"]
    shown = ann.post(f"/api/tournaments/{id}/enter")
    assert (shown["entered"], shown["hosted"], shown["state"]) == (True, True, "open")
    ann.post(f"/api/tournaments/{id}/enter", 409)
    assert id in [one["id"] for one in ben.get("/api/tournaments")]
    ben.post(f"/api/tournaments/{id}/enter", name="Benny", word="cactus")
    ben.post(f"/api/tournaments/{id}/withdraw")
    ben.post(f"/api/tournaments/{id}/begin", 403)
    shown = ann.post(f"/api/tournaments/{id}/begin")
    assert [row["bot"] for row in shown["standings"]].count(True) == 3
    table = next(t for t in shown["played"][0]["tables"] if t["visible"])["table"]
    other = next(t for t in shown["played"][0]["tables"] if not t["visible"])["table"]
    for path in ("", "/position", "/events", "/record", "/words"):
        ann.get(f"/api/tables/{other}{path}", 403)
        ben.get(f"/api/tables/{table}{path}", 403)
    assert ann.get(f"/api/tables/{table}")["tournament"] == id
    assert not ann.get(f"/api/tables/{table}")["hints"]
    while ann.get(f"/api/tables/{table}")["state"] == "running":
        if ann.get(f"/api/tables/{table}")["your_turn"]:
            ann.move_on(table)
        else:
            time.sleep(0.1)
    while (shown := ann.get(f"/api/tournaments/{id}"))["state"] != "over":
        time.sleep(0.5)
    assert shown["played"][0]["secret"]
    assert ben.get(f"/api/tables/{other}")["state"] == "over"
    assert id in [one["id"] for one in ann.get("/api/tournaments", mine=True)]
    ann.get("/api/tournaments/nothing", 404)
