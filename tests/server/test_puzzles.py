"""Puzzles over HTTP: the position for its seat, what is said about answers, and the same one for everybody on a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from westward.bots import puzzles
from westward.server import puzzling

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]
GAME = "gold-seekers"


def reader(person: Come) -> Callable[..., Any]:
    """Somebody who asks for addresses as they stand."""
    http = person("Ann").http

    def get(path: str, status: int = 200) -> Any:
        answer = http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    return get


def test_the_shelf_has_every_game_and_the_puzzle_of_the_day(person: Come) -> None:
    get = reader(person)
    shelf = get("/api/puzzles?lang=de")
    assert shelf["games"][GAME] == len(puzzles.of(GAME))
    daily = puzzles.daily(date.fromisoformat(shelf["daily"]["day"]))
    assert daily == (shelf["daily"]["game"], shelf["daily"]["number"])


def test_the_day_changes_at_midnight_in_universal_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for day in (date(2026, 11, 18), date(2026, 11, 19)):
        monkeypatch.setattr(puzzling, "today", lambda day=day: day)
        seen.append(puzzling.shelf("en")["daily"])
    assert [one["day"] for one in seen] == ["2026-11-18", "2026-11-19"]
    assert seen[0]["name"] != seen[1]["name"]


def test_a_puzzle_is_asked_and_its_answer_is_not_told(person: Come) -> None:
    get = reader(person)
    found = get(f"/api/puzzles/{GAME}/1?lang=en")
    puzzle = puzzles.of(GAME)[0]
    assert found["name"] == puzzle.name
    assert [p["mine"] for p in found["table"]["players"]].index(True) == puzzle.seat - 1
    actions = [choice["action"] for choice in found["position"]["choices"]]
    assert puzzle.action in actions
    assert all(choice["warn"] for choice in found["position"]["choices"]), "each waits to be confirmed"
    wrong = next(a for a in actions if a != puzzle.action)
    said = get(f"/api/puzzles/{GAME}/1/answer?action={wrong}")
    assert said["text"]
    assert (said["right"], said["answer"], said["why"], said["choices"]) == (False, None, "", [])


def test_the_right_answer_is_explained_and_whoever_gives_up_is_told(person: Come) -> None:
    get = reader(person)
    puzzle = puzzles.of(GAME)[0]
    right = get(f"/api/puzzles/{GAME}/1/answer?action={puzzle.action}&lang=de")
    given_up = get(f"/api/puzzles/{GAME}/1/answer?reveal=true&lang=de")
    assert right["right"]
    assert not given_up["right"]
    assert right["answer"] == given_up["answer"] == puzzle.action
    assert right["why"] == given_up["why"]
    assert right["choices"][0]["action"] == puzzle.action


def test_it_is_told_in_words_with_overlays_and_why_not(person: Come) -> None:
    get = reader(person)
    assert get(f"/api/puzzles/{GAME}/1/words")["sections"]
    why = get(f"/api/puzzles/{GAME}/1/why?part=nowhere")
    assert why["type"] == "why"
    assert why["clause"].startswith("KL-")
    table = get(f"/api/puzzles/{GAME}/1")["table"]
    overlay = table["overlays"][0]["name"]
    assert get(f"/api/puzzles/{GAME}/1/look?overlay={overlay}")["picture"]


@pytest.mark.parametrize(
    "path",
    [f"/api/puzzles/{GAME}/9999", "/api/puzzles/chess/1", f"/api/puzzles/{GAME}/1/answer?action=999999",
     f"/api/puzzles/{GAME}/1/look?overlay=moon"],
)  # fmt: skip
def test_what_is_not_there_is_refused_in_a_sentence(person: Come, path: str) -> None:
    get = reader(person)
    assert get(path, 404)["error"].endswith(".")


def test_a_guide_has_its_pictures(person: Come) -> None:
    ann = person("Ann")
    rules = ann.get("/api/rules/gold-rush", lang="de")
    assert rules["guide"].count('<section class="guide-part"') == rules["guide"].count("</section>") == 4
    assert 'src="/api/rules/gold-rush/pictures/line?lang=de"' in rules["guide"]
    assert 'data-picture="line"' in rules["html"].split('id="GR-8.7"')[1].split("</li>")[0], "at its clause"
    drawn = ann.http.get("/api/rules/gold-rush/pictures/line?lang=de")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert ann.http.get("/api/rules/gold-rush/pictures/moon").status_code == 404
