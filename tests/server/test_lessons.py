"""Lessons at the server's tables: the course is followed, left and come back to; chance and the others follow it too."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from westward.core import registry
from westward.core.lesson import lesson

Json = dict[str, Any]
CHAPTERS = [
    (title.id, name) for title in registry.titles() if (found := lesson(title.id)) is not None for name in found.names
]


class Learner:
    """A person at the table of a chapter."""

    def __init__(self, person: Any, game: str, chapter: str | None = None) -> None:
        self.person = person
        self.table = person.post("/api/lessons", 201, game=game, **({"chapter": chapter} if chapter else {}))["table"]
        found = lesson(game)
        assert found is not None
        self.seat = found.plan.seat - 1

    def told(self, language: str = "en") -> Json:
        """What is said once the others have moved."""
        until = time.monotonic() + 60
        while True:
            told: Json = self.person.get(f"/api/tables/{self.table}/lesson", lang=language)
            if told["mode"] != "wait":
                return told
            assert time.monotonic() < until, told
            time.sleep(0.02)

    def play(self, told: Json, action: int) -> None:
        self.person.post(f"/api/tables/{self.table}/moves", seat=self.seat, number=told["event"], action=action)

    def do(self, deed: str, status: int = 200) -> Json:
        found: Json = self.person.post(f"/api/tables/{self.table}/lesson", status, do=deed)
        return found

    def goes_on(self) -> None:
        """Make a move, and see the others make theirs."""
        before = self.person.move_on(self.table)["event"]
        until = time.monotonic() + 60
        while self.person.get(f"/api/tables/{self.table}/events", since=0)["to"] <= before + 1:
            assert time.monotonic() < until
            shown = self.person.get(f"/api/tables/{self.table}/position", seat=self.seat, picture=False)
            if shown["choices"] and shown["event"] > before:
                self.person.move_on(self.table)
            time.sleep(0.02)

    def others(self, told: Json) -> list[int]:
        shown = self.person.get(f"/api/tables/{self.table}/position", seat=self.seat, picture=False)
        return [one["action"] for one in shown["choices"] if one["action"] != told["action"]]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_whoever_follows_comes_to_the_end(person: Callable[[str], Any], game: str, chapter: str) -> None:
    learner = Learner(person("Ann"), game, chapter)
    steps: list[int] = []
    while (told := learner.told())["mode"] == "step":
        assert told["text"]
        assert "{choice}" not in told["text"]
        steps.append(told["step"])
        learner.play(told, told["action"])
    assert told["mode"] == "end"
    assert steps == list(range(1, told["steps"] + 1))
    assert told["text"]
    german = learner.told("de")
    assert german["text"] != told["text"]
    # From here it is a normal game against bots, whose luck nobody knows.
    left = learner.do("leave")
    assert left["lesson"] is None
    assert learner.person.get(f"/api/tables/{learner.table}/lesson") is None
    learner.goes_on()


def test_whoever_strays_can_come_back_or_stay(person: Callable[[str], Any]) -> None:
    learner = Learner(person("Ann"), "golden-city")
    first = learner.told()
    assert not first["back"]
    learner.play(first, learner.others(first)[0])
    strayed = learner.told()
    assert strayed["mode"] == "strayed"
    assert "face-down chip" in strayed["text"]
    # The others wait until it is decided.
    events = learner.person.get(f"/api/tables/{learner.table}/events", since=0)["to"]
    time.sleep(0.3)
    assert learner.person.get(f"/api/tables/{learner.table}/events", since=0)["to"] == events
    learner.do("back")
    again = learner.told()
    assert (again["mode"], again["step"], again["action"]) == ("step", 1, first["action"])
    learner.play(again, again["action"])
    second = learner.told()
    assert second["step"] == 2
    assert second["back"]
    learner.play(second, learner.others(second)[0])
    assert learner.told()["mode"] == "strayed"
    learner.do("leave")
    learner.goes_on()


def test_one_step_back_and_from_the_start(person: Callable[[str], Any]) -> None:
    learner = Learner(person("Ann"), "gold-seekers")
    for step in (1, 2, 3):
        told = learner.told()
        assert told["step"] == step
        learner.play(told, told["action"])
    assert learner.told()["step"] == 4
    learner.do("back")
    assert learner.told()["step"] == 3
    learner.do("back")
    assert learner.told()["step"] == 2
    learner.do("again")
    assert learner.told()["step"] == 1


def test_a_lesson_that_was_left_goes_on_where_it_was(person: Callable[[str], Any]) -> None:
    ann = person("Ann")
    learner = Learner(ann, "golden-city")
    told = learner.told()
    learner.play(told, told["action"])
    assert learner.told()["step"] == 2
    assert Learner(ann, "golden-city").table == learner.table
    mine = ann.get("/api/tables", mine=True, lang="en")
    assert [one["lesson"]["chapter"] for one in mine] == ["first"]
    learner.do("leave")
    assert Learner(ann, "golden-city").table != learner.table


def test_a_lesson_comes_back_with_its_server(
    open_server: Callable[..., Any], visit: Callable[[Any, str], Any], tmp_path: Any
) -> None:
    server = open_server(str(tmp_path / "kept.db"))
    ann = visit(server, "Ann")
    learner = Learner(ann, "golden-city")
    for _ in range(3):
        told = learner.told()
        learner.play(told, told["action"])
    learner.do("back")
    assert learner.told()["step"] == 3
    server.kill()
    server.start()
    assert learner.told()["step"] == 3
    told = learner.told()
    learner.play(told, told["action"])
    assert learner.told()["step"] == 4
    ann.leave()


def test_nobody_else_decides_in_a_lesson(person: Callable[[str], Any]) -> None:
    learner = Learner(person("Ann"), "golden-city")
    ben = person("Ben")
    ben.post(f"/api/tables/{learner.table}/lesson", 403, do="leave")
    table = ben.table("golden-city", "me", "bot", "bot")
    ben.post(f"/api/tables/{table}/lesson", 404, do="leave")
    ben.post("/api/lessons", 404, game="golden-city", chapter="no-such-chapter")


def test_what_was_scripted_is_no_part_of_the_luck_that_is_proven(person: Callable[[str], Any]) -> None:
    learner = Learner(person("Ann"), "golden-city")
    told = learner.told()
    assert "commitment" not in learner.person.get(f"/api/tables/{learner.table}/record")
    learner.play(told, told["action"])
    learner.told()
    learner.do("leave")
    record = learner.person.get(f"/api/tables/{learner.table}/record")
    assert "brought" in record


def test_the_games_tell_of_their_lessons(person: Callable[[str], Any]) -> None:
    games = person("Ann").get("/api/games", lang="de")["games"]
    for game in games:
        found = lesson(game["id"])
        assert (game["lesson"] is None) == (found is None)
        if found is not None:
            assert game["lesson"]["goal"] == found.text("de").goal
            assert [one["name"] for one in game["lesson"]["chapters"]] == found.names
