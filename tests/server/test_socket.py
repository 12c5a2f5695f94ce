"""The socket: events by number, reconnecting, moves sent twice, chat, languages, looking back."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import connect

import westward

if TYPE_CHECKING:
    from tests.server.conftest import Line, Person, Server

Come = Callable[[str], "Person"]


def asked(line: Line) -> dict[str, Any]:
    return line.until("position", lambda f: bool(f["choices"]))


@pytest.mark.parametrize("game", westward.ids())
def test_a_whole_game_against_bots(person: Come, game: str) -> None:
    """Every event arrives once and in order, and the record replays to what the end says."""
    ann = person("Ann")
    chance = random.Random(game)
    table = ann.table(game, "me", *["bot"] * (westward.title(game).players[0] - 1), seed=11)
    line = ann.line(table, pictures=False)
    last = 0
    while True:
        frame = line.next()
        if frame["type"] == "log":
            assert frame["from"] == last
            assert all(frame["from"] < entry["number"] <= frame["to"] for entry in frame["lines"])
            last = frame["to"]
        elif frame["type"] == "position" and frame["choices"]:
            line.play(0, frame["event"], chance.choice(frame["choices"])["action"])
        elif frame["type"] == "over":
            break
        assert frame["type"] not in ("error", "refused"), frame
    record = westward.loads(ann.get(f"/api/tables/{table}/record"))
    state = record.state()
    assert len(record.actions) == last
    assert [row["total"] for row in frame["sheet"]] == state.scores() == frame["plot"][-1]
    assert frame["winners"] == state.winners()


def test_a_client_that_comes_back_gets_exactly_what_it_missed(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "open")
    for seat in (1, 2):
        ben.post(f"/api/tables/{table}/join", seat=seat)
    watching = ben.line(table)
    whole: list[dict[str, Any]] = []
    for _ in range(12):
        shown = next(
            p for one, seats in ((ann, [0]), (ben, [1, 2])) for seat in seats
            if (p := one.get(f"/api/tables/{table}/position", seat=seat, picture=False))["choices"]
        )  # fmt: skip
        who = ann if shown["seat"] == 0 else ben
        who.post(
            f"/api/tables/{table}/moves",
            seat=shown["seat"],
            number=shown["event"],
            action=shown["choices"][0]["action"],
        )
    now = ann.get(f"/api/tables/{table}")["event"]
    while not whole or whole[-1]["to"] < now:
        whole.append(watching.until("log"))
    lines = [entry for frame in whole for entry in frame["lines"]]
    for last in (None, 0, 1, now // 2, now - 1, now):
        again = ann.line(table, last=last)
        missed = [entry for entry in lines if entry["number"] > (last or 0)]
        if last == now:
            assert all(f["type"] != "log" for f in again.quiet())
        else:
            frame = again.until("log")
            assert (frame["from"], frame["to"], frame["lines"]) == (last or 0, now, missed)


def test_a_move_sent_twice_counts_once(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "local", seed=4)
    line = ann.line(table)
    shown = asked(line)
    move = line.play(shown["seat"], shown["event"], shown["choices"][0]["action"])
    first = line.until("ack")
    line.play(shown["seat"], shown["event"], shown["choices"][0]["action"], move)
    assert line.until("ack") == first
    again = ann.line(table)
    again.play(shown["seat"], shown["event"], shown["choices"][0]["action"], move)
    assert again.until("ack") == first
    played = westward.loads(ann.get(f"/api/tables/{table}/record")).actions
    assert first["number"] == shown["event"] + 1
    assert played.count(shown["choices"][0]["action"]) == 1


def test_a_late_or_illegal_move_is_refused_with_a_reason(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "local", "local", seed=4)
    line = ann.line(table)
    shown = asked(line)
    seat, event = shown["seat"], shown["event"]
    legal = {c["action"] for c in shown["choices"]}
    space = westward.title("golden-city").space
    illegal = next(a for a in range(space.base("go"), space.size) if a not in legal)
    line.play(seat, event, illegal)
    refused = line.until("refused")
    assert refused["clause"].startswith("GC-")
    assert refused["clause"] in refused["text"]
    for action in (-1, space.size, 10**12):
        line.play(seat, event, action)
        assert "actions go from 0" in line.until("refused")["text"]
    line.play(seat, event + 1, min(legal))
    assert line.until("refused")["text"] == "The table has moved on; look again."
    line.play((seat + 1) % 3, event, min(legal))
    assert "not your turn" in line.until("refused")["text"]
    stranger = ben.line(table)
    stranger.play(seat, event, min(legal))
    assert stranger.until("refused")["text"] == "You do not hold that seat."
    ben.post(f"/api/tables/{table}/moves", 403, seat=seat, number=event, action=min(legal))
    assert ann.get(f"/api/tables/{table}")["event"] == event


def test_why_names_the_clause(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "local", seed=4)
    line = ann.line(table)
    shown = asked(line)
    parts = {p for c in shown["choices"] for p in c["parts"]}
    line.send("why", seat=shown["seat"], part=min(parts))
    assert line.until("why")["text"] == "That is allowed."
    line.send("why", seat=shown["seat"], part="field-h0909" if "field-h0909" not in parts else "field-h0907")
    answer = line.until("why")
    assert answer["clause"].startswith("GC-")
    assert answer["action"] not in {c["action"] for c in shown["choices"]}
    line.send("why", seat=shown["seat"], part="no such part")
    assert "Nothing that is asked now" in line.until("why")["text"]
    line.send("why", seat=(shown["seat"] + 1) % 3, part=min(parts))
    assert "not your turn" in line.until("why")["text"]


def test_a_hint_is_given_to_who_is_asked(person: Come) -> None:
    ann = person("Ann")
    line = ann.line(ann.table("golden-city", "me", "local", "local", seed=4), lang="de")
    shown = asked(line)
    line.send("hint", seat=shown["seat"])
    hint = line.until("hint")
    assert (hint["seat"], hint["event"]) == (shown["seat"], shown["event"])
    assert hint["action"] in {c["action"] for c in shown["choices"]}
    assert hint["choices"][0]["label"] in hint["text"]
    line.send("hint", seat=(shown["seat"] + 1) % 3)
    line.until("error")


def test_both_languages_at_any_time(person: Come) -> None:
    ann = person("Ann")
    line = ann.line(ann.table("golden-city", "me", "local", "local", seed=4), lang="de")
    first = line.until("log")["lines"][0]["text"]
    assert "beginnt" in first
    line.send("lang", lang="en")
    assert "begins" in line.until("log")["lines"][0]["text"]
    line.send("lang", lang="fr")
    assert "fr" in line.until("error")["text"]


def test_chat_is_plain_text_for_everybody_and_is_kept(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "bot")
    ann.post(f"/api/tables/{table}/talk", who="everybody")
    here, there = ann.line(table), ben.line(table)
    here.send("chat", text="<b>Howdy</b> & welcome")
    frame = there.until("chat")
    assert (frame["text"], frame["name"], frame["seat"]) == ("<b>Howdy</b> & welcome", "Ann", 0)
    there.send("chat", text="hi")
    said = here.until("chat", lambda f: f["name"] == "Ben")
    assert said["seat"] is None
    later = person("Cleo").line(table)
    assert [later.until("chat")["text"] for _ in range(2)] == ["<b>Howdy</b> & welcome", "hi"]
    missed = ann.line(table, chat=frame["number"])
    assert missed.until("chat")["text"] == "hi"
    for bad in ("", "   ", "x" * 501):
        here.send("chat", text=bad)
        assert "500" in here.until("error")["text"]


def test_a_stranger_who_sits_down_plays_on_the_same_socket(
    server: Server, person: Come, line_of: Callable[..., Line]
) -> None:
    """Who follows an invitation has looked on before taking a seat and a name."""
    ann = person("Ann")
    table = ann.table("golden-city", "local", "open", "local")
    with httpx.Client(base_url=server.url, timeout=60) as new:
        new.get(f"/t/{table}")
        headers = {"Cookie": f"westward={new.cookies['westward']}"}
        url = f"{server.url.replace('http', 'ws')}/ws/{table}"
        with connect(url, additional_headers=headers, max_size=2**24, max_queue=None, ping_interval=None) as socket:
            line = line_of(socket)
            line.hello()
            new.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Newcomer"})
            shown = line.until("table", lambda f: f["players"][1]["mine"])
            assert shown["players"][1]["name"] == "Newcomer"
            assert line.until("position")["seat"] == 1
            line.send("chat", text="hello")
            assert line.until("chat")["name"] == "Newcomer"


def test_presence_is_shown(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("golden-city", "me", "open", "bot")
    here = ann.line(table)
    ben.post(f"/api/tables/{table}/join", seat=1)
    there = ben.line(table)
    here.until("table", lambda f: f["players"][1]["online"])
    there.close()
    here.until("table", lambda f: not f["players"][1]["online"])


def test_looking_back_and_through_overlays(person: Come) -> None:
    ann = person("Ann")
    table = ann.table("golden-city", "me", "local", "local", seed=4)
    line = ann.line(table)
    events = []
    for _ in range(5):
        shown = asked(line)
        events.append(shown)
        line.play(shown["seat"], shown["event"], shown["choices"][0]["action"])
        line.until("ack")
    for earlier in events:
        line.send("look", seat=earlier["seat"], at=earlier["event"])
        look = line.until("look")
        assert (look["event"], look["choices"], look["players"]) == (earlier["event"], [], earlier["players"])
    overlay = ann.get(f"/api/tables/{table}")["overlays"][0]["name"]
    line.send("look", seat=0, overlay=overlay)
    assert line.until("look")["picture"]["scenes"]
    line.send("look", seat=0, at=10**6)
    assert "latest" in line.until("error")["text"]
    line.send("look", seat=0, overlay="x-ray")
    assert "x-ray" in line.until("error")["text"]


@pytest.mark.parametrize("game", westward.ids())
def test_patches_rebuild_the_same_picture(person: Come, game: str) -> None:
    """A client that puts pictures together sees what is sent whole, and gets much less."""
    ann = person("Ann")
    table = ann.table(game, "me", *["local"] * (westward.title(game).players[0] - 1), seed=6)
    line = ann.line(table, patches=True)
    had: dict[int, dict[str, str]] = {}
    sent, whole = 0, 0
    for _ in range(16):
        shown = line.until("position")
        if shown["over"]:
            break
        bodies = had.setdefault(shown["seat"], {})
        first = not bodies
        size = len(str(shown["picture"]))
        bodies["defs"] = put_together(shown["picture"]["defs"], shown["picture"].get("defs_patch"), bodies.get("defs"))
        for scene in shown["picture"]["scenes"]:
            bodies[scene["name"]] = put_together(scene.get("body"), scene.get("patch"), bodies.get(scene["name"]))
        if shown["choices"]:
            other = ann.get(f"/api/tables/{table}/position", seat=shown["seat"])
            if (other["event"], other["answered"]) == (shown["event"], False):
                scenes = {s["name"]: s["body"] for s in other["picture"]["scenes"]}
                assert bodies == {"defs": other["picture"]["defs"], **scenes}
                line.play(shown["seat"], shown["event"], shown["choices"][0]["action"])
            if not first:
                sent, whole = sent + size, whole + len(str(other["picture"]))
    assert sent < whole / 2


def put_together(body: str | None, patch: list[Any] | None, had: str | None) -> str:
    if body is not None:
        return body
    assert patch is not None
    assert had is not None
    old = had.split("<")
    return "<".join(q for p in patch for q in ([p] if isinstance(p, str) else old[p[0] : p[1]]))


def test_hello_comes_first(person: Come) -> None:
    ann = person("Ann")
    connection = ann.connect(ann.table("golden-city", "me", "bot", "bot"))
    connection.send('{"type": "undo", "seat": 0}')
    assert "hello" in str(connection.recv(120))
    connection.send('{"type": "ping"}')
    assert "pong" in str(connection.recv(120))
    connection.close()


def test_bots_are_paced_so_that_people_can_follow(
    open_server: Callable[..., Any], visit: Callable[..., Person]
) -> None:
    ann = visit(open_server("", "--pause", "0.3"), "Ann")
    started = time.monotonic()
    line = ann.line(ann.table("golden-city", "bot", "bot", "bot"), pictures=False)
    events = {line.until("position")["event"]}
    while len(events) < 4:  # between two positions there is at least one move
        events.add(line.until("position")["event"])
    assert time.monotonic() - started >= 3 * 0.3
    ann.leave()
