"""Being called in a real browser: its service worker shows what a push brings, one tap turns it off; and reading without a network."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import FLAGS, PATIENCE, Person, executable
from tests.browser.house import served
from tests.browser.push_service import PushService
from tests.server.callees import Listener
from tests.server.letters import Letterbox, link

if TYPE_CHECKING:
    from tests.browser.conftest import Come

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


#: A tap on the notification that is shown, as the browser tells the service worker of it; gives the pages that it opened.
TAP = """async (action) => {
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification, action });
  const waits = [], opened = [];
  Object.defineProperty(event, "waitUntil", { value: (work) => waits.push(work) });
  self.clients.openWindow = async (url) => opened.push(url); // without a finger on the screen no page may open
  self.dispatchEvent(event);
  await Promise.all(waits);
  return opened;
}"""


@pytest.fixture
def phone(chromium: Browser, tmp_path: Path) -> Iterator[tuple[PushService, Callable[[str], Person]]]:
    """A browser that keeps what it is told, as push messages need it, and its push service."""
    service = PushService(tmp_path)
    context = chromium.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=executable(),
        args=[*(flag for flag in FLAGS if flag != "--disable-background-networking"), *service.flags],
        ignore_default_args=["--disable-background-networking"],
        permissions=["notifications"],
        locale="en-US",
    )
    context.set_default_timeout(PATIENCE)
    person = Person("", context, context.pages[0])
    person.listen()

    def at(site: str) -> Person:
        person.site = site
        return person

    yield service, at
    context.close()
    service.close()
    assert not person.complaints


def ways(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.request.get(f"{person.site}/api/me/calls").json()["ways"]
    return found


def shown(person: Person, count: int = 1) -> list[dict[str, Any]]:
    """The notifications that are there, once there are so many."""
    person.until(f"{SHOWN}.then(all => all.length === {count})")
    found: list[dict[str, Any]] = person.page.evaluate(SHOWN)
    return found


def subscribed(ann: Person, service: PushService) -> None:
    """Have a page subscribe at the push service. Its own address leads to Google, so that only its origin is changed here."""

    def redirect(route: Route) -> None:
        body: dict[str, Any] = json.loads(route.request.post_data or "")
        assert body["endpoint"].startswith("https://")
        route.continue_(post_data={**body, "endpoint": f"{service.origin}{urlsplit(body['endpoint']).path}"})

    ann.context.route("**/api/me/calls/push", redirect)
    with_worker(ann)
    ann.page.get_by_role("button", name="Being called").click()
    ann.page.get_by_role("switch", name="Notifications on this device").check()
    expect(ann.page.get_by_role("button", name="Try it out")).to_be_visible()


#: The browser has another address from now on; gives what the worker says of it, and to whom.
RENEWED = """async () => {
  const waits = [], said = [];
  const oldSubscription = await self.registration.pushManager.getSubscription();
  const event = new PushSubscriptionChangeEvent("pushsubscriptionchange", { oldSubscription });
  Object.defineProperty(event, "waitUntil", { value: (work) => waits.push(work) });
  self.fetch = async (to, { body }) => said.push([to, JSON.parse(body).endpoint === oldSubscription.endpoint]);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return said;
}"""


def test_a_push_message_comes_and_is_turned_off_by_one_tap(
    phone: tuple[PushService, Callable[[str], Person]], tmp_path: Path
) -> None:
    """Chromium subscribes, its push service checks who sends, Chromium decrypts, the worker shows it; one tap, and the server calls no more."""
    service, at = phone
    with served(tmp_path) as home:
        ann = at(home)
        subscribed(ann, service)
        ann.page.get_by_role("button", name="Try it out").click()
        expect(ann.page.locator(".toast")).to_contain_text("You were called on one way.")
        (told,) = shown(ann)
        words = "Howdy Guest, this is how you will be called."
        assert told == {"title": "Westward", "body": words, "actions": ["open", "off"]}
        worker = ann.context.service_workers[0]
        assert ways(ann)[0]["active"]
        assert worker.evaluate(TAP, "off") == []
        assert not ways(ann)[0]["active"]
        (told,) = shown(ann)
        assert told == {"title": "You are no longer called this way.", "body": "", "actions": []}
        assert ann.page.request.post(f"{home}/api/me/calls/try").json() == {"reached": 0}
        assert service.handed_on == 1
        assert worker.evaluate(RENEWED) == [["api/me/calls/push", True]]
        ann.context.close()  # before its server goes


def test_what_taps_on_a_notification_do(phone: tuple[PushService, Callable[[str], Person]], site: str) -> None:
    """The text and its button open the table, the next call takes its place, a look at the table takes it away; off is a page where it fails."""
    ann = phone[1](local(site))
    with_worker(ann)
    path = ann.set_up("golden-city", "me:Ann", "local:Ben", "local:Cid")
    words = {"open": "To the table", "off": "Turn off", "done": "Off"}

    def call(table: str, body: str) -> None:
        push(
            ann, {"title": "Your turn", "body": body, "path": table[1:], "tag": table[3:], "off": "x.y", "words": words}
        )

    call(path, "first")
    call(path, "second")
    ann.until(f"{SHOWN}.then(all => all.some(one => one.body === 'second'))")
    shown(ann)
    worker = ann.context.service_workers[0]
    for action in ("", "open"):
        assert worker.evaluate(TAP, action) == [ann.site + path]
        shown(ann, 0)
        call(path, "again")
        shown(ann)
    call("/t/elsewhere", "another table")
    shown(ann, 2)
    ann.visit(path)
    (left,) = shown(ann)
    assert left["body"] == "another table"
    assert worker.evaluate(TAP, "off") == [f"{ann.site}/off/x.y"]
    ann.complaints[:] = [line for line in ann.complaints if "404" not in line]


def test_a_letter_and_a_webhook_are_turned_off_by_one_tap(come: Come, tmp_path: Path) -> None:
    """The links that came by mail and by webhook, opened on a phone that nobody knows: to open one is the tap."""
    box, room = Letterbox(), Listener()
    box.open()
    with closing(box), closing(room):
        settings = {"mail": box.url, "url": "https://table.example", "sender": "table@example.org"}
        with served(tmp_path, **settings) as home:
            ann, phone = come(at=home), come("de", (390, 844), at=home)
            ann.visit()

            def post(path: str, **body: str) -> Any:
                return ann.page.request.post(f"{home}/api/{path}", data=body).json()

            post("me/mail", address="ann@example.org")
            post("enter", code=link(box.next(), "d"))
            post("me/calls/hook", url=f"{room.origin}/room", base=home)
            assert post("me/calls/try") == {"reached": 2}
            told = json.loads(room.heard[0][2])["text"]
            for kind, code in (("mail", link(box.next(2), "off")), ("hook", told.rpartition("/off/")[2])):
                phone.page.goto(f"{home}/off/{code}")
                expect(phone.page.get_by_role("heading")).to_have_text("Abgestellt")
                assert [way["active"] for way in ways(ann) if way["kind"] == kind] == [False]
            assert post("me/calls/try") == {"reached": 0}
            phone.page.get_by_role("button", name="Wieder anstellen").click()
            expect(phone.page.get_by_role("heading")).to_have_text("Wieder an")
            assert post("me/calls/try") == {"reached": 1}
            for person in (ann, phone):
                person.context.close()


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
