"""Taking back to the last new information, playing again, restarting a turn; nothing is ever erased."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import westward

if TYPE_CHECKING:
    from tests.server.conftest import Line, Person

Come = Callable[[str], "Person"]


def asked(line: Line) -> dict[str, Any]:
    return line.until("position", lambda f: bool(f["choices"]))


def scouting(ann: Person) -> str:
    """A table at which a turn can be spent without any chance: every player scouts in town, where no chip is near."""
    return ann.table("golden-city", "me", "local", "local", seed=4, options={"scout_variant": True})


def scout(line: Line) -> dict[str, Any]:
    shown = asked(line)
    choice = next(c for c in shown["choices"] if c["kind"] == "scout")
    line.play(shown["seat"], shown["event"], choice["action"])
    line.until("ack")
    return shown


def test_a_move_without_new_information_is_taken_back_and_played_again(person: Come) -> None:
    ann = person("Ann")
    table = scouting(ann)
    line = ann.line(table)
    before = scout(line)
    seat = before["seat"]
    assert asked(line)["seat"] == (seat + 1) % 3
    line.send("undo", seat=seat)
    back = line.until("log")["lines"][-1]
    assert (back["seat"], back["back"], back["number"]) == (seat, before["event"], before["event"] + 2)
    again = asked(line)
    assert (again["seat"], again["choices"], again["players"]) == (seat, before["choices"], before["players"])
    assert again["redo"]
    assert again["event"] == before["event"] + 2
    line.send("redo", seat=seat)
    assert asked(line)["seat"] == (seat + 1) % 3
    assert len(westward.loads(ann.get(f"/api/tables/{table}/record")).actions) == before["event"] + 1


def test_undo_is_offered_only_where_it_is_possible(person: Come) -> None:
    ann = person("Ann")
    table = scouting(ann)
    line = ann.line(table)
    first = scout(line)
    assert ann.get(f"/api/tables/{table}/position", seat=first["seat"], picture=False)["undo"]
    shown = asked(line)
    assert not shown["undo"]
    roll = next(c for c in shown["choices"] if c["kind"] == "roll")
    assert roll["warn"]
    assert not next(c for c in shown["choices"] if c["kind"] == "scout")["warn"]
    line.play(shown["seat"], shown["event"], roll["action"])
    line.until("ack")
    for seat in range(3):
        assert not ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)["undo"]
        line.send("undo", seat=seat)
        assert "nothing you could take back" in line.until("error")["text"]


def test_scouting_a_chip_is_new_information(person: Come) -> None:
    """A scout who sees a chip that another has seen before learns it without any draw; it cannot be taken back."""
    ann = person("Ann")
    game = seen_by_another()
    table = ann.http.post("/api/tables/import", content=game.record().dumps()).json()["table"]
    line = ann.line(table, last=len(game.actions))
    shown = scout(line)
    line.send("undo", seat=shown["seat"])
    assert "learnt something new" in line.until("error")["text"]


def seen_by_another() -> westward.Game:
    """A game in which the seat to act can scout chips that are all known to others, and not all to itself."""
    for seed in range(100):
        game = westward.start("golden-city", players=3, seed=seed, scout_variant=True)
        while not game.over:
            scouting = [c for c in game.choices() if c.kind == "scout" and c.facts["count"]]
            others = [a for a in game.legal() if not scouting or a != scouting[0].action]
            move = others[len(game.actions) * 7 % len(others)]
            if scouting:
                trial, journal = game.state.copy(), list[westward.Event]()
                trial.apply(scouting[0].action, journal)
                known = game.view(game.to_act).scouted  # type: ignore[attr-defined] # Golden City's own view
                if trial.to_act == westward.CHANCE:
                    move = scouting[0].action  # somebody must be the first to look
                elif any(e.private and getattr(e, "field", "") not in known for e in journal):
                    return game
            game.play(move)
    raise AssertionError("no game comes to such a position")


def test_restart_takes_back_all_since_the_last_new_information(person: Come) -> None:
    ann = person("Ann")
    table, seat, moves = long_turn(ann)
    line = ann.line(table)
    start = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
    for move in moves:
        shown = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
        ann.post(f"/api/tables/{table}/moves", seat=seat, number=shown["event"], action=move)
    after = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
    line.send("restart", seat=seat)
    line.until("log", lambda f: bool(f["lines"]) and "back" in f["lines"][-1])
    now = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
    assert now["event"] == start["event"] + 2 * len(moves)
    assert (now["choices"], now["players"]) == (start["choices"], start["players"])
    for _ in moves:
        line.send("redo", seat=seat)
    line.send("ping")
    line.until("pong")
    done = ann.get(f"/api/tables/{table}/position", seat=seat, picture=False)
    assert (done["players"], done["question"], done["event"]) == (
        after["players"],
        after["question"],
        now["event"] + len(moves),
    )


def long_turn(ann: Person) -> tuple[str, int, list[int]]:
    """A table where a seat makes at least two moves in a row that tell it nothing new."""
    for name in westward.ids():
        title = westward.title(name)
        for seed in range(40):
            game = westward.start(name, players=title.players[0], seed=seed)
            while not game.over and len(game.actions) < 400:
                if not game.state.step_now().sealed and len(game.legal()) > 1:
                    seat, record = game.to_act, game.record().dumps()
                    trial = westward.Game.replay(record)
                    moves: list[int] = []
                    while trial.to_act == seat and len(moves) < 3 and not trial.state.step_now().sealed:
                        moves.append(trial.legal()[0])
                        trial.play(moves[-1])
                    if len(moves) >= 2 and trial.to_act >= 0:
                        table = ann.http.post("/api/tables/import", content=record).json()["table"]
                        return table, seat, moves
                game.play(game.legal()[len(game.actions) % len(game.legal())])
    raise AssertionError("no game has a turn of two moves")


def test_nobody_takes_back_for_another(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = scouting(ann)
    line = ann.line(table)
    seat = scout(line)["seat"]
    other = ben.line(table)
    for kind in ("undo", "redo", "restart"):
        other.send(kind, seat=seat)
        assert other.until("error")["text"] == "You do not hold that seat."
