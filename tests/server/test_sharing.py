"""Sharing: previews of links with whole addresses, pictures that hide what spectators may not see, and a board for other pages."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import TYPE_CHECKING

import httpx
import pytest
from PIL import Image

if TYPE_CHECKING:
    from tests.server.conftest import Person, Server


def told(page: str) -> dict[str, str]:
    """What a page tells programs that preview links."""
    return {name: unescape(text) for name, text in re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page)}


@pytest.fixture(scope="module")
def behind(serve: type[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, below a path."""
    folder = tmp_path_factory.mktemp("behind")
    one = serve(str(folder / "t.db"), folder / "log", "--pause", "0", "--path", "/west", "--proxied")
    yield one
    one.stop()
    assert one.complaints() == ""


def finished(ann: Person) -> str:
    table = ann.table("gold-seekers", "me", "bot")
    while ann.get(f"/api/tables/{table}")["state"] == "running":
        if ann.get(f"/api/tables/{table}")["your_turn"]:
            ann.move_on(table)
    return table


def test_a_preview_shows_the_position_by_whole_addresses(behind: Server, visit: Callable[..., Person]) -> None:
    """Behind a proxy and below a path, with nothing of what people are called taken for markup; not for private tables."""
    ann = visit(behind, "Ann", "/west")
    seats = [{"kind": "me", "name": 'Ann <"&>'}, {"kind": "bot", "level": "random"}]
    table, hidden = (
        ann.post("/api/tables", 201, game="gold-seekers", seats=seats, private=private)["table"]
        for private in (False, True)
    )
    outside = {"host": "games.example", "x-forwarded-proto": "https", "accept-language": "de"}
    with httpx.Client(base_url=behind.url, headers=outside, timeout=120) as crawler:
        answer = crawler.get(f"/west/t/{table}?at=3")
        head = told(answer.text)
        assert head["url"] == f"https://games.example/west/t/{table}?at=3"
        assert head["image"].startswith(f"https://games.example/west/t/{table}/picture.png?at=3")
        assert 'Ann <"&>' in head["title"]
        assert "nach Zug 3" in head["description"]
        assert "<script>" not in answer.text
        drawn = crawler.get(head["image"].removeprefix("https://games.example"))
        with Image.open(io.BytesIO(drawn.content)) as image:
            assert (image.format, image.size) == ("PNG", (1200, 630))
        assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "set-cookie" not in drawn.headers
        assert drawn.headers["cache-control"].startswith("public")
        secret = told(crawler.get(f"/west/t/{hidden}").text)
        assert secret["image"] == "https://games.example/west/static/art/games/gold-seekers.jpg"
        assert "Ann" not in str(secret)
        assert crawler.get(f"/west/embed/{hidden}").status_code == 403
        assert crawler.get(f"/west/t/{hidden}/picture.png").headers["cache-control"].startswith("private")
        assert told(crawler.get("/west/t/nothing").text) == {}
        puzzle = told(crawler.get("/west/puzzles/gold-rush/1").text)
        assert crawler.get(puzzle["image"].removeprefix("https://games.example")).content[1:4] == b"PNG"


def test_pictures_are_those_of_a_spectator_whoever_asks(person: Callable[[str], Person]) -> None:
    """In Great Western Trail one's own hand is hidden from others: the picture is the same for its owner and a stranger."""
    ann, ben = person("Ann"), person("Ben")
    table = ann.table("great-western-trail", "me", "bot", seed=3)
    pictures = [p.http.get(f"/t/{table}/picture.png", params={"at": 20, "lang": "en"}).content for p in (ann, ben)]
    assert pictures[0] == pictures[1]
    assert pictures[0][:4] == b"\x89PNG"
    assert ann.http.get(f"/t/{table}/picture.png", params={"at": 10**6}).status_code == 404
    assert ann.http.get(f"/t/{table}/ending.svg").status_code == 409
    assert ann.http.get("/t/nothing/picture.png").status_code == 404


def test_the_end_moves_and_the_board_stands_on_other_pages(person: Callable[[str], Person]) -> None:
    ann = person("Ann")
    table = finished(ann)
    ending = ann.http.get(f"/t/{table}/ending.svg", params={"moves": 30})
    assert ending.headers["content-type"] == "image/svg+xml"
    assert "script" not in ending.headers["content-security-policy"]
    assert "<script" not in ending.text
    assert "repeatCount" in ending.text
    assert len(ending.content) < 1_500_000
    assert ann.http.get(f"/t/{table}/ending.svg", params={"moves": 31}).status_code == 422
    board = httpx.get(f"{ann.server.url}/embed/{table}", timeout=120)
    assert "frame-ancestors *" in board.headers["content-security-policy"]
    assert "script-src 'self'" in board.headers["content-security-policy"]
    assert "set-cookie" not in board.headers
    for page in ("/", f"/t/{table}", "/rules/gold-seekers", "/api/games"):
        assert "frame-ancestors 'none'" in ann.http.get(page).headers["content-security-policy"]
