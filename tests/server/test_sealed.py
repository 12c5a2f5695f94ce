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


def seated(person: Come, game: str, **fields: object) -> tuple[list[Person], str]:
    number = westward.title(game).players[0]
    people = [person(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:number]]
    table = people[0].table(game, "me", *["open"] * (number - 1), **fields)
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
    # Who is connected may still be told; what others have answered not.
    assert [f for line in (spectator, watching[last]) for f in line.quiet() if f["type"] != "table"] == []
    assert people[last].get(f"/api/tables/{table}/events", since=event)["lines"] == []
    assert people[last].get(f"/api/tables/{table}/position", seat=last, picture=False)["to_act"] == seats
    watching[last].play(last, event, shown[last]["choices"][-1]["action"])
    assert spectator.until("log")["to"] >= event + len(seats)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_taken_back_until_all_are_in(person: Come, game: str) -> None:
    people, table = seated(person, game)
    shown = to_sealed(people, table)
    seats, event = shown[0]["to_act"], shown[0]["event"]
    first, *others = seats
    mine, watching = people[first].line(table, last=event), people[others[0]].line(table, last=event)
    before = mine.until("position")
    assert not before["undo"]
    for choice in (shown[first]["choices"][0], shown[first]["choices"][-1]):
        mine.play(first, event, choice["action"])
        mine.until("ack")
        assert mine.until("position", lambda f: f["answered"])["undo"]
        mine.send("undo", seat=first)
        again = mine.until("position", lambda f: not f["answered"])
        assert (again["choices"], again["undo"], again["event"]) == (before["choices"], False, event)
    assert [f["type"] for f in watching.quiet() if f["type"] in ("log", "ack")] == []
    assert people[first].get(f"/api/tables/{table}")["your_turn"]
    for seat in seats:
        action = shown[seat]["choices"][-1]["action"]
        people[seat].post(f"/api/tables/{table}/moves", seat=seat, number=event, action=action)
    mine.until("log", lambda f: f["to"] >= event + len(seats))
    mine.send("undo", seat=first)
    assert "nothing you could take back" in mine.until("error")["text"]


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


def test_an_answer_of_several_actions_is_collected_unseen_and_survives_a_kill(
    open_server: Callable[..., Any], visit: Callable[..., Person]
) -> None:
    server = open_server("", "--limits", "100")
    people, table = seated(lambda name: visit(server, name), "colorado-county", options={"bid_mode": "free"})
    shown = to_sealed(people, table)
    (other, bidder), event = shown[0]["to_act"], shown[0]["event"]

    def seen(seat: int) -> dict[str, Any]:
        return dict(people[seat].get(f"/api/tables/{table}/position", seat=seat, picture=False))

    def bid(seat: int, action: int) -> None:
        body = {"seat": seat, "number": event, "action": action}
        assert people[seat].post(f"/api/tables/{table}/moves", **body) == {"number": event + 1}

    done, *cowboys = [choice["action"] for choice in shown[bidder]["choices"]]
    bid(bidder, cowboys[2])
    line = people[bidder].line(table, last=event)
    line.send("undo", seat=bidder)
    line.until("position", lambda f: not f["undo"])
    for given in (1, 2):
        bid(bidder, cowboys[given - 1])
        now = seen(bidder)
        assert (now["answered"], now["event"], now["undo"]) == (False, event, True)
        assert [choice["action"] for choice in now["choices"]] == [done, *cowboys[given:]]
        assert seen(other) == shown[other], "nobody learns that it has begun"
    server.kill()
    server.start()
    assert [choice["action"] for choice in seen(bidder)["choices"]] == [done, *cowboys[2:]]
    bid(bidder, done)
    assert seen(bidder)["answered"]
    assert seen(other) == shown[other], "nor that it is complete"
    bid(other, done)
    assert seen(other)["event"] >= event + 4
    lines = people[other].get(f"/api/tables/{table}/events", since=event)["lines"]
    assert any("2" in line["text"] and line["seat"] == bidder for line in lines)
    for one in people:
        one.leave()
