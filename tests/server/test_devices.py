"""To be somebody on every device: links that are good once, letters, signing out, and what a lost cookie does not lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.callees import Clock, at_table, opened
from tests.server.letters import Letterbox, link
from westward.server.guests import device_name

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server

Come = Callable[[str], "Person"]


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    box.open()
    yield box
    box.close()


def carry(owner: Person, device: Person) -> None:
    """Make a device the owner's by a link."""
    made = owner.post("/api/me/link", base=owner.server.url)
    device.post("/api/enter", code=made["url"].rsplit("/", 1)[1])


def test_a_link_carries_a_guest_to_another_device_once(server: Server, person: Come) -> None:
    ann, phone, thief = person("Ann"), person("Phone"), person("Thief")
    table = ann.table("golden-city", "me", "bot", "open")
    made = ann.post("/api/me/link", base=server.url)
    assert made["url"].startswith(f"{server.url}/d/")
    code = made["url"].rsplit("/", 1)[1]
    assert phone.post("/api/enter/look", code=code) == {"name": "Ann", "mail": "", "same": False, "brings": 0}
    assert phone.post("/api/enter", code=code)["name"] == "Ann"
    assert phone.get("/api/me")["name"] == "Ann"
    assert phone.get(f"/api/tables/{table}")["players"][0]["mine"]
    assert "used" in thief.post("/api/enter", 404, code=code)["error"]
    assert "used" in thief.post("/api/enter/look", 404, code=code)["error"]
    phone.post("/api/me", name="Annie")
    assert ann.get("/api/me")["name"] == "Annie"


def test_the_code_can_be_scanned(server: Server, person: Come) -> None:
    """The QR code is an SVG of its own, of the size that the link needs."""
    made = person("Ann").post("/api/me/link", base=server.url)
    head, _, data = made["qr"].partition(",")
    assert head.startswith("data:image/svg+xml")
    root = ElementTree.fromstring(unquote(data))
    assert root.tag.endswith("svg")
    assert int(root.attrib["width"]) > 100


def test_games_of_the_new_device_come_along(server: Server, person: Come) -> None:
    ann, phone = person("Ann"), person("Phone")
    table = phone.table("golden-city", "me", "bot", "open")
    code = ann.post("/api/me/link", base=server.url)["url"].rsplit("/", 1)[1]
    assert phone.post("/api/enter/look", code=code)["brings"] == 1
    phone.post("/api/enter", code=code)
    assert [ann.get(f"/api/tables/{table}")[k] for k in ("hosted",)] == [True]
    assert ann.get(f"/api/tables/{table}")["players"][0]["mine"]
    assert phone.get(f"/api/tables/{table}")["players"][0]["mine"]


def test_a_device_is_signed_out_and_its_page_hears_of_it(person: Come) -> None:
    ann, phone = person("Ann"), person("Phone")
    carry(ann, phone)
    table = ann.table("golden-city", "me", "local", "bot", seed=1)
    line = phone.line(table)
    found = ann.get("/api/me/devices")["devices"]
    assert [d["here"] for d in found].count(True) == 1
    other = next(d for d in found if not d["here"])
    ann.post(f"/api/me/devices/{other['id']}/sign-out")
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000
    assert not any(player["mine"] for player in phone.get(f"/api/tables/{table}")["players"])
    phone.post(f"/api/tables/{table}/moves", 403, seat=0, number=1, action=0)
    assert len(ann.get("/api/me/devices")["devices"]) == 1
    ann.post(f"/api/me/devices/{other['id']}/sign-out", 404)
    phone.post(f"/api/me/devices/{found[0]['id']}/sign-out", 403)


def test_nobody_signs_out_the_device_of_another(person: Come) -> None:
    ann, ben = person("Ann"), person("Ben")
    mine = ann.get("/api/me/devices")["devices"][0]["id"]
    ben.post(f"/api/me/devices/{mine}/sign-out", 404)
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_link_for_another_server_is_not_made(person: Come) -> None:
    assert "called" in person("Ann").post("/api/me/link", 421, base="https://evil.example")["error"]


def test_a_letter_keeps_a_guest_for_good(
    open_server: Callable[..., Server], visit: Callable[[Server, str], Person], letterbox: Letterbox
) -> None:
    """Mail is confirmed by its link; when every cookie is lost, the address brings the seats back."""
    options = ("--mail", letterbox.url, "--sender", "table@example.org", "--url", "http://table.example.org/")
    server = open_server("", *options)
    ann = visit(server, "Ann")
    table = ann.table("golden-city", "me", "bot", "open")
    assert ann.get("/api/me/devices")["can"]["mail"]
    ann.post("/api/me/mail", address="Ann@Example.org")
    letter = letterbox.next()
    assert letter["To"] == "Ann@Example.org"
    assert "http://table.example.org/d/" in letter.get_content()
    assert ann.get("/api/me/devices")["mails"] == []
    assert ann.post("/api/enter/look", code=link(letter, "d"))["same"]
    ann.post("/api/enter", code=link(letter, "d"))
    assert ann.get("/api/me/devices")["mails"] == ["Ann@Example.org"]
    ann.leave()  # her cookie is lost
    again = visit(server, "Somebody")
    again.http.headers["accept-language"] = "de"
    again.post("/api/me/mail", address="ann@example.org")
    second = letterbox.next(2)
    assert second["Subject"] == "Westward: dein Link"
    assert again.post("/api/enter/look", code=link(second, "d"))["name"] == "Ann"
    again.post("/api/enter", code=link(second, "d"))
    assert again.get(f"/api/tables/{table}")["players"][0]["mine"]
    for wrong in ("ann", "ann@local", "Ann <ann@example.org>", "a b@example.org", "ann@example.org\nBcc: x@y.zz"):
        again.post("/api/me/mail", 422, address=wrong)
    answers = [again.http.post("/api/me/mail", json={"address": "ann@example.org"}).status_code for _ in range(5)]
    assert answers[-1] == 429
    again.leave()


def test_a_server_without_mail_says_so(person: Come) -> None:
    ann = person("Ann")
    assert not ann.get("/api/me/devices")["can"]["mail"]
    assert ann.post("/api/me/mail", 409, address="ann@example.org")["error"] == "This server sends no mail."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--mail", "smtp://127.0.0.1:1"), "say with --url"),
        (("--mail", "smtp://127.0.0.1:1", "--url", "https://a.example"), "Say with --sender"),
        (("--mail", "imap://x", "--url", "https://a.example", "--sender", "a@b.cc"), "The mail server is given as"),
    ],
)
def test_mail_that_cannot_work_is_refused_at_the_start(
    options: tuple[str, ...], sentence: str, tmp_path: Path, serve: type[Server]
) -> None:
    with pytest.raises(AssertionError) as problem:
        serve(str(tmp_path / "t.db"), tmp_path / "log", *options)
    assert sentence in str(problem.value)


def test_an_old_link_is_good_no_longer(tmp_path: Path, in_loop: Callable[..., object]) -> None:
    """Ten minutes, by a moved clock."""
    from westward.server.database import Database

    now = [1_000_000.0]

    async def look() -> list[bool]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 't.db'}", clock=lambda: now[0])
        await database.open()
        code = await database.people.hand_out("device", "g", "", 600)
        found = [await database.people.look_up(code, "device") is not None]
        now[0] += 601
        found.append(await database.people.look_up(code, "device") is not None)
        found.append(await database.people.use_up(code, "device") is not None)
        await database.close()
        return found

    assert in_loop(look()) == [True, False, False]


def test_browsers_by_their_names() -> None:
    chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0"
    assert [device_name(agent) for agent in (chrome, safari, edge, "curl/8", "")] == [
        "Chrome, Android", "Safari, iPhone", "Edge, Windows", "", ""]  # fmt: skip


def test_two_who_become_each_other_at_once_are_not_both_nobody(tmp_path: Path, in_loop: Callable[..., object]) -> None:
    """Each has looked whose link it is before the other has used theirs."""

    async def enter() -> list[str | None]:
        async with opened(tmp_path, Clock()) as house:
            await at_table(house, "ann", "ben", "cid")
            people = house.database.people
            for token, was, guest in (("token of ann", "ann", "ben"), ("token of ben", "ben", "ann")):
                await people.bring(token, "", was, guest)
            found = [await people.guest(token) for token in ("token of ann", "token of ben")]
            return [one.id if one is not None else None for one in found]

    assert in_loop(enter()) == ["ben", "ben"]
