"""The review after a game: everybody's chances, and where they turned, with the events to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import westward

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]


def finished(seed: int) -> westward.Game:
    """A short game, played by chance."""
    game = westward.start("gold-seekers", players=2, seed=seed)
    rng = westward.Rng(seed)
    while not game.over:
        game.play(rng.pick(game.legal()))
    return game


def test_a_finished_game_is_reviewed_and_a_running_one_is_not(person: Come) -> None:
    ann = person("Ann")
    running = ann.table("gold-seekers", "me", "local")
    assert ann.get(f"/api/tables/{running}/review", 409)["error"] == "That is possible when the game is over."
    game = finished(3)
    table = ann.http.post("/api/tables/import", content=game.record().dumps()).json()["table"]
    path = f"/api/tables/{table}/review"
    found: dict[str, Any] = ann.get(path)
    while not found["ready"]:
        assert found == {"ready": False, "at": [], "chances": [], "turns": [], "moments": []}
        found = ann.get(path)
    assert (found["at"][0], found["at"][-1]) == (0, len(game.actions))
    assert all(abs(sum(row) - 1) < 0.001 for row in found["chances"])
    assert len(found["chances"]) == len(found["at"])
    assert 1 <= len(found["moments"]) <= 2 * 5, "some choices made by chance miss something"
    for moment in found["moments"]:
        assert moment["best"] in {choice["action"] for choice in moment["choices"]}
        assert moment["played"] == game.actions[moment["move"] - 1]
        assert moment["question"].endswith((".", "?"))
        assert moment["verdict"]
        assert moment["why"]
    winners = game.winners()
    assert all((share > 0) == (seat in winners) for seat, share in enumerate(found["chances"][-1]))
    german = ann.get(path, lang="de")["turns"]
    assert found["turns"]
    for turn, words in zip(found["turns"], german, strict=True):
        assert 0 <= turn["at"] < turn["event"] <= len(game.actions)
        assert turn["text"] != words["text"]
        look = ann.get(f"/api/tables/{table}/position", at=turn["at"], picture=False)
        assert turn["kind"] in ("luck", "slide") or turn["seat"] in look["to_act"]


def test_the_last_move_is_judged_against_bots_but_not_between_people(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("gold-rush", "me", "bot", options={"first": "first-seat"})
    line = ann.line(table)
    line.send("judge", seat=0)
    assert "not chosen anything" in line.until("error")["text"]
    while len((shown := ann.move_on(table))["choices"]) < 2:
        pass  # what leaves no choice is not judged
    line.send("judge", seat=0)
    judged = line.until("judged")
    assert judged["action"] in {choice["action"] for choice in shown["choices"]}
    assert judged["text"]
    assert judged["why"]
    assert judged["choices"][0]["wins"] == max(choice["wins"] for choice in judged["choices"])
    line.close()
    shared = ann.line(ann.table("gold-rush", "me", "local"))
    shared.send("judge", seat=0)
    assert "against bots alone" in shared.until("error")["text"]
    shared.close()
