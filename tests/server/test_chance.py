"""Luck that nobody can know: sealed before the first draw, opened at the end, and only chosen where nobody else plays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typer.testing import CliRunner

import westward
from westward.cli import app
from westward.core.luck import commitment
from westward.core.proof import prove
from westward.server.facts import Seat
from westward.server.house import House
from westward.server.settings import Settings, database_url
from westward.server.table import begin

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]


def play_on(people: dict[int, Person], table: str, undo: bool = False) -> dict[str, Any]:
    """Play at random until the game is over; what the table then says."""
    ann = people[0]
    lines = [people[0].line(table, pictures=False)] * 3 if undo else []
    while not (events := ann.get(f"/api/tables/{table}/events", since=10**6))["over"]:
        for seat in [seat for seat in events["to_act"] if seat in people][:1]:
            shown = people[seat].get(f"/api/tables/{table}/position", seat=seat, picture=False)
            if not shown["choices"]:
                continue
            choice = shown["choices"][shown["event"] * 7 % len(shown["choices"])]
            people[seat].post(f"/api/tables/{table}/moves", seat=seat, number=shown["event"], action=choice["action"])
            if lines and seat == 0 and not choice["warn"]:
                line = lines.pop()
                line.send("undo", seat=0)
                line.until("log", lambda frame: any("back" in entry for entry in frame["lines"]))
    found: dict[str, Any] = ann.get(f"/api/tables/{table}")
    return found


def test_the_luck_of_a_table_is_sealed_before_the_game_and_proven_after_it(person: Come, tmp_path: Path) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("gold-rush", "me", "open")
    sealed = ann.get(f"/api/tables/{table}")["luck"]
    assert (sealed["seed"], sealed["secret"], len(sealed["commitment"])) == (None, None, 64)
    assert ann.post(f"/api/tables/{table}/word", seat=0, word="tumbleweed")["luck"]["words"] == ["tumbleweed", ""]
    begun = ben.post(f"/api/tables/{table}/join", seat=1, word="  cactus ")["luck"]
    assert begun == sealed | {"words": ["tumbleweed", "cactus"]}
    assert "secret " not in ann.get(f"/api/tables/{table}/record")
    over = play_on({0: ann, 1: ben}, table, undo=True)["luck"]
    assert over == begun | {"secret": over["secret"]}
    assert commitment(over["secret"]) == sealed["commitment"]
    path = tmp_path / "game.txt"
    path.write_text(ben.get(f"/api/tables/{table}/record"), encoding="utf-8")
    told = CliRunner().invoke(app, ["verify", str(path), "--commitment", sealed["commitment"]])
    assert (told.exit_code, "draws followed from the commitment" in told.output) == (0, True), told.output
    record = westward.loads(path.read_text(encoding="utf-8"))
    assert record.luck is not None
    assert record.luck.gone, "something was taken back"
    path.write_text(path.read_text(encoding="utf-8").replace("word 2 cactus", "word 2 agave"), encoding="utf-8")
    told = CliRunner().invoke(app, ["verify", str(path)])
    assert (told.exit_code, "should have been drawn" in told.output) == (1, True), told.output


def test_a_word_stays_when_a_bot_takes_over(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("gold-seekers", "me", "open")
    ben.post(f"/api/tables/{table}/join", seat=1, word="cactus")
    ben.post(f"/api/tables/{table}/leave", level="random")
    assert play_on({0: ann}, table)["luck"]["words"] == ["", "cactus"]
    assert prove(westward.loads(ann.get(f"/api/tables/{table}/record"))).holds


def test_words_can_be_added_until_the_last_seat_is_taken(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("gold-seekers", "me", "open")
    ben.post(f"/api/tables/{table}/word", 403, seat=0, word="mine")
    ann.post(f"/api/tables/{table}/word", 403, seat=1, word="mine")
    for wrong in ("\n", "x" * 41):
        assert "1 to 40 visible" in ann.post(f"/api/tables/{table}/word", 422, seat=0, word=wrong)["error"]
    ben.post(f"/api/tables/{table}/join", seat=1)
    assert "now it is fixed" in ann.post(f"/api/tables/{table}/word", 409, seat=0, word="late")["error"]
    assert ann.get(f"/api/tables/{table}")["luck"]["words"] == ["", ""]


def test_luck_is_only_chosen_where_nobody_else_plays(person: Come) -> None:
    ann = person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ann.post("/api/tables", 422, game="gold-seekers", seats=seats, seed=5)
    assert "without open seats" in refused["error"]
    table = ann.table("gold-seekers", "me", "bot", seed=5)
    luck = {"seed": 5, "commitment": None, "secret": None, "words": ["", ""], "alike": False}
    assert ann.get(f"/api/tables/{table}")["luck"] == luck
    assert "\nseed 5\n" in ann.get(f"/api/tables/{table}/record")


def test_a_game_that_was_brought_along_is_proven_from_there_on(person: Come) -> None:
    ann = person("Ann")
    begun = westward.start("gold-seekers", players=2, seed=1)
    for _ in range(4):
        begun.play(begun.legal()[0])
    made = ann.http.post("/api/tables/import", content=begun.record().dumps())
    table = made.json()["table"]
    play_on({0: ann, 1: ann}, table)
    record = westward.loads(ann.get(f"/api/tables/{table}/record"))
    assert record.luck is not None
    assert record.luck.brought == len(begun.actions)
    proof = prove(record)
    assert proof.holds
    assert proof.draws > 0


async def crossed(url: str) -> list[tuple[str, str, str, list[int], list[int]]]:
    """Words, getting up and sitting down at the same moment in two processes.

    For each table: the seed by which each process draws and that of the words as they are kept; the draws that are kept, and those
    that the words give.
    """
    houses = [House(Settings(database=url, pause=0)) for _ in range(2)]
    for house in houses:
        await house.database.open()
    found = []
    for turn in range(15):
        seats = [Seat("person", "Ann", "ann"), Seat("open")]
        here = await houses[0].create("ann", westward.title("gold-seekers"), {}, seats, False, "live")
        there = await houses[1].table(here.id)
        ben = Seat("person", "Ben", "ben", word=f"b{turn}")
        both = [there.seating.sit(1, ben, "open"), here.seating.add_word("ann", 0, f"a{turn}")]
        if turn % 3 == 0:
            both.append(here.seating.leave("ann", 0, None))
        await asyncio.gather(*both, return_exceptions=True)
        for table in (here, there):
            await table.catch_up()
        if here.facts.state == "open":
            await here.seating.sit(0, Seat("person", "Cleo", "cleo", word="c"), "open")
            await there.catch_up()
        kept = await houses[0].database.facts(here.id)
        assert kept is not None
        again = begin(kept)
        again.draw()
        actions = [entry.action for entry in await houses[0].database.entries(here.id, 0)]
        found.append((here.history.seed, there.history.seed, again.seed, actions, again.actions))
    for house in houses:
        await house.close()
    return found


def test_a_game_begins_with_the_words_that_are_kept(postgres: str, in_loop: Callable[..., Any]) -> None:
    for here, there, kept, actions, expected in in_loop(crossed(database_url(postgres))):
        assert here == there == kept
        assert actions == expected
        assert actions
