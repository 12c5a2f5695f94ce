"""What a seat may not know never leaves the server: not in positions, log, looking back, records, refusals or to spectators."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import westward
from westward.core.history import History
from westward.core.view import SPECTATOR
from westward.server.drawing import Sight, draw
from westward.server.facts import Facts, Seat
from westward.server.lines import log
from westward.server.records import known, written
from westward.server.why import refusal_words, why

if TYPE_CHECKING:
    from tests.server.conftest import Person

Come = Callable[[str], "Person"]


def played(game: str, seed: int, moves: int) -> History:
    """A game played at random for a while."""
    title = westward.title(game)
    found = History(title.start(title.players[0], **secretive(game)), f"secret {seed}")
    rng = westward.Rng(seed)
    found.draw()
    for _ in range(moves):
        if found.over:
            break
        found.play(rng.pick(found.state.legal()))
        found.draw()
    return found


def secretive(game: str) -> dict[str, object]:
    """Options that make a game keep more secrets."""
    return {"scout_variant": True} if game == "golden-city" else {}


@pytest.mark.parametrize("game", westward.ids())
@pytest.mark.parametrize("seed", range(3))
def test_a_position_shows_nothing_that_redealing_would_change(game: str, seed: int) -> None:
    """All that is sent for a seat is the same when everything that the seat cannot know is drawn anew."""
    for moves in (3, 12, 30, 55):
        found = played(game, seed, moves)
        if found.over:
            return
        names = tuple(f"P{i}" for i in range(found.state.players))
        for seat in range(found.state.players):
            asked = seat in found.state.pending()
            shown = []
            for trial in range(3):
                state = found.state if trial == 0 else found.state.redeal(seat, westward.Rng(trial))
                sight = Sight(westward.pack(state), found.number, seat, names, "en", open=asked, seed="x")
                shown.append(draw(sight).frame("position"))
            assert shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("game", westward.ids())
def test_refusals_tell_no_secret(game: str) -> None:
    found = played(game, 1, 25)
    title, names = found.title, [f"P{i}" for i in range(found.state.players)]
    if found.over:
        return
    seat = found.state.pending()[0]
    rng = westward.Rng(5)
    for _ in range(60):
        action = int(rng.below(title.space.size))
        if action in found.state.asking(seat).legal():
            continue
        told = refusal_words(found, found.state, seat, action, names)
        other = found.copy()
        other.state = found.state.redeal(seat, westward.Rng(7))
        assert refusal_words(other, other.state, seat, action, names) == told
        said = why(found, found.state, seat, None, action, names, "en")
        assert why(other, other.state, seat, None, action, names, "en") == said


@pytest.mark.parametrize("game", westward.ids())
def test_the_log_tells_private_things_only_to_their_seats(game: str) -> None:
    found = played(game, 2, 120)
    names = [f"P{i}" for i in range(found.state.players)]
    public = log(found, 0, [], names, "en")
    assert all("private" not in line for line in public)
    for seat in range(found.state.players):
        lines = log(found, 0, [seat], names, "en")
        assert [line for line in lines if "private" not in line] == public
        assert all(seat in line["private"] for line in lines if "private" in line)


@pytest.mark.parametrize("game", westward.ids())
def test_the_record_of_a_running_game_ends_before_the_first_secret(game: str) -> None:
    """Other moves in place of those that a seat could not see would have given it the same record."""
    found = played(game, 3, 24)
    if found.over:
        return
    seats = tuple(Seat("person", f"P{i}") for i in range(found.state.players))
    options = westward.title(game).settings(secretive(game))
    facts = Facts("t", game, options, "running", False, "live", "s", "h", 0, 0, seats)
    counts = {seat: known(found, seat) for seat in [SPECTATOR, *range(found.state.players)]}
    for seat, count in counts.items():
        text = written(found, facts, [s.name for s in seats], count, "en")
        assert westward.loads(text).actions == found.actions[:count]
        assert all(known(found, seat, first) == count for first in range(0, count + 1, 5))
        assert counts[SPECTATOR] <= count
        if count < len(found.actions):
            assert seat == SPECTATOR or found.actors[count] != seat
            assert "secret until the game is over" in text


def test_scouted_chips_stay_secret_on_every_way_out(person: Come) -> None:
    """One player scouts a chip; the others and spectators find it nowhere, and everybody sees it when the game is over."""
    ann, ben, zoe = person("Ann"), person("Ben"), person("Zoe")
    table = ann.table("golden-city", "me", "open", "bot", options={"scout_variant": True})
    ben.post(f"/api/tables/{table}/join", seat=1)
    mine = ann.line(table)
    theirs = [ben.line(table), zoe.line(table)]
    saw: list[dict[str, Any]] = []
    people = {0: ann, 1: ben}
    while not saw:
        events = ann.get(f"/api/tables/{table}/events", since=0, seat=0)
        saw = [line for line in events["lines"] if "private" in line]
        for seat in events["to_act"]:
            if seat in people:
                shown = people[seat].get(f"/api/tables/{table}/position", seat=seat, picture=False)
                if not shown["choices"]:
                    continue
                scouts = [c for c in shown["choices"] if c["kind"] == "scout" and "look secretly" in c["label"]]
                rolls = [c for c in shown["choices"] if c["kind"] != "scout"] or shown["choices"]
                best = scouts[0] if scouts and seat == 0 else rolls[shown["event"] % len(rolls)]
                people[seat].post(f"/api/tables/{table}/moves", seat=seat, number=shown["event"], action=best["action"])
    secret = saw[0]["text"]
    assert saw[0]["private"] == [0]
    number = saw[0]["number"]
    mine.until("log", lambda f: any(line["text"] == secret for line in f["lines"]))
    for one, line in zip((ben, zoe), theirs, strict=True):
        line.until("log", lambda f: f["to"] >= number)
        assert secret not in json.dumps(line.seen)
        path = f"/api/tables/{table}"
        assert secret not in json.dumps(one.get(f"{path}/events", since=0))
        one.get(f"{path}/position", 403, seat=0, at=number)
        one.get(f"{path}/events", 403, seat=0)
        one.get(f"{path}/record", 403, seat=0)
        assert "secret until" in one.get(f"{path}/record")
        line.send("look", seat=0, at=number)
        assert line.until("error")["text"] == "You do not hold that seat."
    assert ann.get(f"/api/tables/{table}/position", seat=0, at=number, picture=False)["secret"]


def test_hidden_things_on_one_device_are_marked(person: Come) -> None:
    """Two people on one device: what one of them alone may read is marked, so that the page can wait for that person."""
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "local", seed=3)
    assert not ann.get(f"/api/tables/{table}/position", seat=0, picture=False)["secret"]
