"""Being called in a real browser: its service worker shows what a push brings, one tap turns it off; and reading without a network."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

SHOWN = """navigator.serviceWorker.ready.then(r => r.getNotifications())
    .then(all => all.map(n => ({title: n.title, body: n.body, actions: n.actions.map(a => a.action)})))"""


def local(site: str) -> str:
    return site.replace("127.0.0.1", "localhost")


def with_worker(person: Person) -> None:
    person.visit()
    person.until("navigator.serviceWorker.ready.then(r => r.active.state === 'activated')")


def push(person: Person, message: dict[str, Any]) -> None:
    """Have the browser get a push message, as from its push service."""
    line = person.context.new_cdp_session(person.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda e: found.extend(r["registrationId"] for r in e["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    line.send("ServiceWorker.deliverPushMessage",
              {"origin": person.site, "registrationId": found[0], "data": json.dumps(message)})  # fmt: skip


def test_a_push_message_is_shown_and_turned_off_by_one_tap(come: Come, site: str) -> None:
    ann = come(at=local(site))
    ann.context.grant_permissions(["notifications"], origin=ann.site)
    with_worker(ann)
    hook = ann.page.request.post(
        f"{ann.site}/api/me/calls/hook", data={"url": "https://93.184.215.14/x", "base": ann.site}
    )
    assert hook.status == 200, hook.text()
    words = {"open": "To the table", "off": "Call me no more this way", "done": "Off"}
    push(
        ann,
        {
            "title": "Your turn: Golden City",
            "body": "Choose a card.",
            "path": "t/x",
            "tag": "x",
            "off": "none",
            "words": words,
        },
    )
    ann.until(f"{SHOWN}.then(all => all.length === 1)")
    shown = ann.page.evaluate(SHOWN)
    assert shown == [{"title": "Your turn: Golden City", "body": "Choose a card.", "actions": ["open", "off"]}]


def test_how_one_is_called_is_set_in_the_lobby(come: Come, site: str) -> None:
    """Quiet hours, how soon and a webhook are kept; a refused webhook says why."""
    ann = come(at=local(site))
    ann.visit()
    ann.page.get_by_role("button", name="Being called").click()
    ann.page.get_by_label("Webhook of Discord").fill("https://127.0.0.1/hook")
    ann.page.get_by_role("button", name="Add").click()
    expect(ann.page.locator(".toast.bad")).to_contain_text("public internet")
    ann.page.get_by_label("Webhook of Discord").fill("https://93.184.215.14/hook")
    ann.page.get_by_role("button", name="Add").click()
    expect(ann.page.get_by_role("switch", name="Webhook at 93.184.215.14")).to_be_checked()
    ann.page.get_by_label("Call me").select_option("30")
    ann.page.get_by_role("switch", name="Quiet hours").check()
    expect(ann.page.get_by_label("quiet from")).to_have_value("22:00")
    kept = ann.page.request.get(f"{ann.site}/api/me/calls").json()
    assert (kept["soon"], kept["quiet"], kept["language"]) == (30, [1320, 480], "en")
    holiday = ann.page.get_by_label("On holiday until")
    assert re.fullmatch(r"[A-Z][a-z]+day, [A-Z][a-z]+ \d+", holiday.locator("option").nth(8).inner_text())
    holiday.select_option(index=8)
    ann.until(
        f"fetch('{ann.site}/api/me/calls').then(all => all.json()).then(now => now.away > {time.time() + 7 * 86400})"
    )
    ann.page.get_by_role("switch", name="Webhook at").uncheck()
    expect(ann.page.get_by_role("switch", name="Webhook at")).not_to_be_checked()
    while ann.page.request.get(f"{ann.site}/api/me/calls").json()["ways"][0]["active"]:
        ann.page.wait_for_timeout(50)  # the page says so at once and tells the server then
    ann.complaints[:] = [line for line in ann.complaints if "422" not in line]


def test_a_link_that_no_longer_leads_on_says_so(come: Come) -> None:
    ann = come("de")
    ann.page.goto(f"{ann.site}/off/nothing.at-all")
    expect(ann.page.get_by_role("heading")).to_have_text("Dieser Link führt nicht weiter")
    ann.complaints[:] = [line for line in ann.complaints if "404" not in line]


def test_the_lobby_counts_and_the_next_game_is_one_tap_away(come: Come) -> None:
    ann = come()
    ann.visit()
    first = ann.set_up("golden-city", "me:Ann", "bot", "bot", seed=4)
    second = ann.set_up("golden-city", "me:Ann", "open", "open")
    ben = come()
    ben.visit()
    for seat in (1, 2):
        answer = ben.page.request.post(
            f"{ben.site}/api/tables/{second[3:]}/join", data={"seat": seat, "name": f"Ben {seat}"}
        )
        assert answer.status == 200, answer.text()
    ann.visit(first)
    assert ann.wait_for_turn()
    waits = ann.page.request.get(f"{ann.site}/api/tables/{second[3:]}").json()["your_turn"]
    ann.visit()
    expect(ann.page).to_have_title("(2) Westward" if waits else "(1) Westward")
    # At the open table Ann moves until somebody else is asked; then the game against bots is the next one.
    ann.visit(second)
    ann.page.wait_for_selector(".ask")
    while ann.page.request.get(f"{ann.site}/api/tables/{second[3:]}").json()["your_turn"]:
        assert ann.wait_for_turn()
        ann.press()
    if waits:
        link = ann.page.locator(".next-game")
        expect(link).to_be_visible()
        expect(link).to_have_attribute("href", re.compile(first))


def test_rules_and_finished_games_are_read_without_a_network(come: Come, site: str) -> None:
    ann = come(at=local(site))
    with_worker(ann)
    ann.until("caches.open('westward-1').then(s => s.match('/rules/gold-rush')).then(Boolean)")
    ann.until("caches.open('westward-1').then(s => s.match('/api/rules/gold-rush?lang=en')).then(Boolean)")
    path = ann.set_up("golden-city", "bot", "bot", "bot", seed=3)
    table = f"{ann.site}/api/tables/{path[3:]}"
    ann.visit(path)
    ann.page.wait_for_selector("dialog.end[open]")
    ann.until(
        f"caches.open('westward-1').then(s => s.match('/api/tables/{path[3:]}/events?since=0&lang=en')).then(Boolean)"
    )
    assert ann.page.request.get(table).json()["state"] == "over"
    ann.context.set_offline(True)
    ann.page.goto(f"{ann.site}/rules/gold-rush")
    expect(ann.page.locator(".rulebook h2").first).to_be_visible()
    ann.page.goto(ann.site + path)
    expect(ann.page.locator(".kept-note")).to_be_visible()
    expect(ann.page.locator(".kept figure svg").first).to_be_visible()
    assert ann.page.locator(".kept-log li").count() > 20

    ann.context.set_offline(False)
    ann.complaints.clear()
