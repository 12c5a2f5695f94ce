"""Sealed questions: answered by all at once, in any order, and nobody learns anything before all are in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import westward

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]
GAMES = [t.id for t in westward.titles() if any(step.sealed for step in t.start(t.players[0]).steps)]


def to_sealed(people: list[Person], table: str) -> list[dict[str, Any]]:
    """Play until a sealed question is asked of several; the positions of those who are asked."""
    while True:
        shown = [p.get(f"/api/tables/{table}/position", seat=i, picture=False) for i, p in enumerate(people)]
        now = [s for s in shown if s["choices"]]
        if now[0]["question"]["sealed"] and len(now) > 1:
            return shown
        for s in now[:1]:
            people[s["seat"]].post(
                f"/api/tables/{table}/moves", seat=s["seat"], number=s["event"], action=s["choices"][0]["action"]
            )


def seated(person: Come, game: str) -> tuple[list[Person], str]:
    number = westward.title(game).players[0]
    people = [person(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:number]]
    table = people[0].table(game, "me", *["open"] * (number - 1), seed=8)
    for seat, one in enumerate(people[1:], start=1):
        one.post(f"/api/tables/{table}/join", seat=seat)
    return people, table


def test_there_is_a_game_with_sealed_questions() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_answers_come_in_any_order_and_nobody_learns_of_them(person: Come, game: str) -> None:
    people, table = seated(person, game)
    shown = to_sealed(people, table)
    seats = shown[0]["to_act"]
    event = shown[0]["event"]
    watching = [p.line(table, last=event) for p in people]
    spectator = person("Zoe").line(table, last=event)
    for line in [*watching, spectator]:
        line.until("position")
    last = seats[0]
    for seat in seats[:0:-1]:  # the reverse of the game's own order, so nothing can be applied at once
        action = shown[seat]["choices"][-1]["action"]
        watching[seat].play(seat, event, action, f"bid-{seat}")
        assert watching[seat].until("ack")["number"] == event + 1
        mine = watching[seat].until("position")
        assert (mine["answered"], mine["choices"], mine["event"]) == (True, [], event)
        watching[seat].play(seat, event, action, "another")
        assert "answered already" in watching[seat].until("refused")["text"]
        watching[seat].play(seat, event, action, f"bid-{seat}")
        assert watching[seat].until("ack")["number"] == event + 1
    assert spectator.quiet() == []
    assert watching[last].quiet() == []
    assert people[last].get(f"/api/tables/{table}/events", since=event)["lines"] == []
    assert people[last].get(f"/api/tables/{table}/position", seat=last, picture=False)["to_act"] == seats
    watching[last].play(last, event, shown[last]["choices"][-1]["action"])
    assert spectator.until("log")["to"] >= event + len(seats)


@pytest.mark.parametrize("game", GAMES)
def test_sealed_answers_survive_a_kill(
    open_server: Callable[..., Any], visit: Callable[..., Person], game: str
) -> None:
    server = open_server("", "--limits", "100")
    people, table = seated(lambda name: visit(server, name), game)
    shown = to_sealed(people, table)
    seats, event = shown[0]["to_act"], shown[0]["event"]
    first = seats[-1]
    action = shown[first]["choices"][0]["action"]
    body = {"seat": first, "number": event, "action": action, "id": "sealed"}
    assert people[first].post(f"/api/tables/{table}/moves", **body) == {"number": event + 1}
    server.kill()
    server.start()
    assert people[first].get(f"/api/tables/{table}/position", seat=first, picture=False)["answered"]
    assert people[first].post(f"/api/tables/{table}/moves", **body) == {"number": event + 1}
    for seat in seats[:-1]:
        move = shown[seat]["choices"][0]["action"]
        people[seat].post(f"/api/tables/{table}/moves", seat=seat, number=event, action=move)
    assert people[0].get(f"/api/tables/{table}")["event"] >= event + len(seats)
    server.kill()
    server.start()
    assert people[first].post(f"/api/tables/{table}/moves", **body) == {"number": event + 1}
    for one in people:
        one.leave()
