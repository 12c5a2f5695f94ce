"""Being called in a real browser: its service worker shows what a push brings, one tap turns it off; and reading without a network."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn
from playwright.sync_api import expect

from tests.server.callees import Listener
from tests.server.conftest import free_port
from westward.server.app import create
from westward.server.settings import Settings

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


@contextmanager
def table_that_calls(folder: Path) -> Iterator[str]:
    """A server that may call services on this machine; its address. Bots and pictures are not needed."""
    port = free_port()
    settings = Settings(database=f"sqlite+aiosqlite:///{folder / 't.db'}", inward=True, thinkers=1, artists=1)
    server = uvicorn.Server(uvicorn.Config(create(settings), port=port, log_config=None, ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        yield f"http://localhost:{port}"
    finally:
        server.should_exit = True
        thread.join()


#: What a browser's push service would answer: headless Chromium has none. Everything else is the page's own.
SUBSCRIBED = """PushManager.prototype.subscribe = async function (options) {
  if (!options.userVisibleOnly) throw new Error("a push without a notification");
  window.askedWith = options.applicationServerKey;
  const made = %s;
  return { ...made, toJSON: () => made };
};"""
#: A tap on a button of the notification that is shown, as the browser tells the service worker of it.
TAP = """async (action) => {
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification, action });
  const waits = [];
  Object.defineProperty(event, "waitUntil", { value: (work) => waits.push(work) });
  self.dispatchEvent(event);
  await Promise.all(waits);
}"""


def test_a_push_message_is_shown_and_turned_off_by_one_tap(come: Come, tmp_path: Path) -> None:
    """The page subscribes; the call is signed and encrypted for it; the worker shows it; one tap on it and the server calls no more."""
    service = Listener()
    try:
        with table_that_calls(tmp_path) as home:
            ann = come(at=home)
            ann.context.grant_permissions(["notifications"], origin=home)
            ann.context.add_init_script(
                SUBSCRIBED % json.dumps({"endpoint": f"{service.origin}/ann", "keys": service.keys})
            )
            with_worker(ann)
            ann.page.get_by_role("button", name="Being called").click()
            ann.page.get_by_role("switch", name="Notifications on this device").check()
            ann.page.get_by_role("button", name="Try it out").click()
            expect(ann.page.locator(".toast")).to_contain_text("You were called on one way.")
            message = service.read(0, ann.page.evaluate("window.askedWith"))
            push(ann, message)
            ann.until(f"{SHOWN}.then(all => all.length === 1)")
            (shown,) = ann.page.evaluate(SHOWN)
            assert shown == {"title": message["title"], "body": message["body"], "actions": ["open", "off"]}
            calls = f"{home}/api/me/calls"
            assert ann.page.request.get(calls).json()["ways"][0]["active"]
            ann.context.service_workers[0].evaluate(TAP, "off")
            assert not ann.page.request.get(calls).json()["ways"][0]["active"]
            (told,) = ann.page.evaluate(SHOWN)
            assert told == {"title": "You are no longer called this way.", "body": "", "actions": []}
            assert ann.page.request.post(f"{calls}/try").json() == {"reached": 0}
            assert len(service.heard) == 1
            ann.context.close()
    finally:
        service.close()


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
    """Two games wait for Ann; after her move at one the other is a tap away, and with the wish for it opens by itself."""
    ann, ben = come(), come()
    ann.visit()
    ben.visit()
    first = ann.set_up("golden-city", "me:Ann", "bot", "bot", seed=4)
    ann.asked(first)
    second = ann.set_up("golden-city", "me:Ann", "open", "open")
    for seat in (1, 2):
        body = {"seat": seat, "name": f"Ben {seat}"}
        assert ben.page.request.post(f"{ben.api(second)}/join", data=body).status == 200
    waits = f"{ann.api(second)}"
    while not ann.page.request.get(waits).json()["your_turn"]:  # whoever begins is a matter of luck
        seat = next(
            s
            for s in (1, 2)
            if ben.page.request.get(f"{ben.api(second)}/position?seat={s}&picture=false").json()["choices"]
        )
        now = ben.asked(second, seat)
        move = {"seat": seat, "number": now["event"], "action": now["choices"][0]["action"]}
        ben.page.request.post(f"{ben.api(second)}/moves", data=move)
    ann.visit()
    expect(ann.page).to_have_title("(2) Westward")
    ann.visit(second)
    while ann.page.request.get(waits).json()["your_turn"]:
        assert ann.wait_for_turn()
        ann.press()
    link = ann.page.locator(".next-game")
    expect(link).to_be_visible()
    expect(link).to_have_attribute("href", re.compile(f"{first}$"))
    expect(link).to_have_text("Next game")
    link.click()
    ann.page.wait_for_url(f"**{first}")
    assert ann.wait_for_turn()


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
