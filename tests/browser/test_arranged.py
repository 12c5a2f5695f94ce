"""Tournaments and sharing as people see them: four take part, a stranger opens a shared position, a board on somebody else's page."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

PHONE = (390, 844)


def play_out(people: dict[str, Person], shown: dict[str, Any]) -> None:
    """Have everybody answer by chance, without a page, until all tables of the round are over."""
    for table in shown["played"][-1]["tables"]:
        path = f"/t/{table['table']}"
        seats = [people.get(seat["name"]) for seat in table["seats"]]
        while True:
            api = next(person for person in seats if person is not None).api(path)
            now = next(p for p in seats if p is not None).page.request.get(f"{api}/events?since=1000000").json()
            if now["over"]:
                break
            for seat in now["to_act"]:
                person = seats[seat]
                if person is not None:
                    asked = person.page.request.get(f"{api}/position?seat={seat}&picture=false").json()
                    if asked["choices"]:
                        move = {"seat": seat, "number": asked["event"], "action": asked["choices"][0]["action"]}
                        person.page.request.post(f"{api}/moves", data=move)


def test_a_tournament_of_four_with_the_same_luck(come: Come, axe: str) -> None:
    """Announced in the lobby, joined by link on phones and in German, played, and its standings are seen."""
    ann = come()
    people = {"Ann": ann, "Ben": come("de", PHONE, touch=True), "Cid": come(screen=PHONE), "Dot": come("de")}
    ann.visit()
    ann.page.get_by_role("button", name="Announce a tournament").click()
    ann.page.get_by_label("Name of the tournament").fill("Frontier Cup")
    ann.page.get_by_label(re.compile("^Game")).select_option("gold-seekers")
    ann.page.get_by_label("Players at a table").select_option("2")
    ann.page.get_by_label(re.compile("^Rounds")).fill("1")
    ann.page.get_by_label("The same luck for everybody").check()
    ann.page.locator("dialog .primary").click()
    ann.page.wait_for_url("**/tournaments/*")
    path = ann.page.url.removeprefix(ann.site)
    for name, person in people.items():
        if person is not ann:
            person.page.goto(person.site + path)
        person.page.locator(".entering input").first.fill(name)
        person.page.locator(".entering form .primary").click()
        expect(person.page.locator(".plain-list li.mine")).to_contain_text(name)
    ann.page.reload()
    expect(ann.page.locator(".plain-list li")).to_have_count(4)
    ann.page.get_by_role("button", name="Begin the first round").click()
    expect(ann.page.get_by_role("link", name="To your table")).to_be_visible()
    expect(ann.page.locator(".round-tables > li")).to_have_count(2)
    expect(ann.page.get_by_text("shown when all tables of the round are done")).to_be_visible()
    api = f"{ann.site}/api{path}"
    play_out(people, ann.page.request.get(api).json())
    ben = people["Ben"]
    expect(ben.page.locator(".eyebrow")).to_have_text("zu Ende")
    expect(ben.page.locator(".standings tbody tr")).to_have_count(4)
    expect(ben.page.locator(".standings tbody tr").first.locator("td").first).to_have_text("1.")
    assert ben.scroll_width() == PHONE[0]
    expect(ann.page.locator(".eyebrow")).to_have_text("over")
    ann.page.get_by_text("Where the luck comes from").click()
    expect(ann.page.locator(".luck li")).to_contain_text("Opened:")
    ann.page.evaluate(axe)
    found = ann.page.evaluate("axe.run('html', {resultTypes: ['violations']})")
    assert [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")] == []
    ann.visit()
    expect(ann.page.get_by_role("link", name=re.compile("Frontier Cup"))).to_be_visible()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Somebody else's page, at an origin of its own."""
    handler = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield tmp_path, f"http://localhost:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_game_is_shared(come: Come, chromium: Browser, elsewhere: tuple[Path, str]) -> None:
    """A stranger opens a link to a position, the end moves, and the board stands on another page."""
    ann, stranger = come(), come("de")
    ann.visit()
    path = ann.set_up("gold-seekers", "me:Ann", "bot", private=False)
    ann.play_on(path, 10**6)
    ann.visit(path)
    ann.page.wait_for_selector("dialog.end[open]")
    ann.page.locator("dialog.end .dialog-close").click()
    ann.page.locator(".replay input[type=range]").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator(".replay.looking")).to_be_visible()
    ann.page.evaluate("navigator.share = async (what) => { window.shared = what }")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Share").click()
    ann.page.get_by_role("button", name=re.compile("Link to the position")).click()
    link = str(ann.page.evaluate("window.shared.url"))
    number = int(re.fullmatch(rf"{re.escape(ann.site + path)}\?at=(\d+)", link).group(1))  # type: ignore[union-attr] # it fits
    ending = ann.page.locator(".share-ending img")
    ann.until("document.querySelector('.share-ending img').naturalWidth > 0")
    assert (ending.bounding_box() or {"height": 0})["height"] > 100
    snippet = ann.page.get_by_label("On your own page").input_value()

    stranger.page.goto(link)
    expect(stranger.page.locator(".replay.looking .count")).to_contain_text(f"{number} /")
    image = stranger.page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert stranger.page.request.get(image).body()[:8] == b"\x89PNG\r\n\x1a\n"

    folder, other = elsewhere
    page = f"<!doctype html><title>My page</title><link rel=icon href='data:,'>{snippet}"
    (folder / "index.html").write_text(page, encoding="utf-8")
    context = chromium.new_context(locale="de-DE", viewport={"width": 800, "height": 620})
    reader = type(ann)(ann.site, context, context.new_page())
    reader.listen()
    reader.page.goto(f"{other}/index.html")
    board = reader.page.frame_locator("iframe")
    expect(board.locator(".embed-board .body > *").first).to_be_attached()
    expect(board.locator(".replay .count")).to_contain_text(re.compile(r"(\d+) / \1"))
    board.locator(".replay button").first.click()
    expect(board.locator(".replay .count")).to_contain_text(re.compile(r"^0 /"))
    assert reader.complaints == []
    assert context.cookies() == []
    # No other page of the server may be shown within a page from elsewhere.
    refused = reader.page.request.get(reader.site + path).headers["content-security-policy"]
    assert "frame-ancestors 'none'" in refused
    context.close()
