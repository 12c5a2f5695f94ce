"""A real server, a real Chromium, and people who look at its pages. No page may complain in its console."""

from __future__ import annotations

import json
import random
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

import westward

Json = dict[str, Any]

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: Nothing here is a matter of time: a slow machine may take as long as it needs.
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)
BOXES = Path(__file__).parent.parent.parent / "examples" / "boxes"
DESKTOP = (1280, 800)
PHONE = (390, 844)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`westward serve` with bots that do not wait, and with a second box of Golden City, whose board is another."""
    folder = tmp_path_factory.mktemp("site")
    port = free_port()
    boxes = folder / "boxes"
    boxes.mkdir()
    shutil.copy(BOXES / "golden-city-first-board.toml", boxes / "Club.toml")
    command = [sys.executable, "-P", "-m", "westward", "serve", "--port", str(port), "--pause", "0", "--limits", "100"]
    command += ["--boxes", str(boxes)]
    log = folder / "log.txt"
    with log.open("wb") as out:
        server = subprocess.Popen([*command, "--database", str(folder / "tables.db")], stdout=out, stderr=out)
    until = time.monotonic() + 180
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
            break
        except OSError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait(20)
    assert "Traceback" not in log.read_text(), log.read_text()


def executable(*better: str) -> str | None:
    """The system's Chromium, or something better; none for the one that Playwright has installed."""
    names = (*better, "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or the one that Playwright has installed: rather without the windows around its pages, which take
    far longer to open than these.
    """
    with sync_playwright() as playwright:
        found = executable("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@dataclass
class Person:
    """Somebody with a browser of their own."""

    site: str
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)

    def listen(self) -> None:
        """Note everything that a page complains about."""
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.site + path)
        self.page.wait_for_selector(".game-card, .table, .rules-page h2")

    def set_up(self, game: str, *seats: str, **more: Any) -> str:
        """Set a table up without the dialog: "me:Ann", "local:Ben", "bot", "open". Gives the table's path."""
        wishes: list[Json] = []
        for seat in seats:
            kind, _, name = seat.partition(":")
            wishes.append({"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind, "name": name or None})
        body = {"game": game, "seats": [{k: v for k, v in w.items() if v} for w in wishes], "private": True, **more}
        answer = self.page.request.post(f"{self.site}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        return f"/t/{answer.json()['table']}"

    def play_on(self, path: str, events: int, seed: int = 7) -> bool:
        """Have the first seat of a table answer by chance, without a page, until so much has happened; False if the game is over."""
        chance = random.Random(seed)
        now = self.asked(path)
        while not now["over"] and now["event"] < events:
            now = self.answer(path, now, chance)
        return not now["over"]

    def play_until(self, path: str, words: str, seat: int = 0) -> None:
        """Have a seat answer by chance, without a page, until the question holds these words."""
        chance = random.Random(7)
        now = self.asked(path, seat)
        while not re.search(words, now["question"]["text"]):
            now = self.answer(path, now, chance, seat)

    def answer(self, path: str, now: Json, chance: random.Random, seat: int = 0) -> Json:
        """Answer a question by chance; gives the next position in which the seat is asked."""
        # To pass all the time would leave the board empty.
        named = [one for one in now["choices"] if one["parts"]] if chance.random() < 0.85 else []
        move = {"seat": seat, "number": now["event"], "action": chance.choice(named or now["choices"])["action"]}
        self.page.request.post(f"{self.api(path)}/moves", data=move)
        return self.asked(path, seat)

    def api(self, path: str) -> str:
        """The address of a table's API."""
        return f"{self.site}/api/tables/{path.rsplit('/', 1)[1]}"

    def asked(self, path: str, seat: int = 0) -> Json:
        """The next position in which a seat is asked, or the last one of the game."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            assert time.monotonic() < end, "The game does not go on."
            now: Json = self.page.request.get(f"{self.api(path)}/position?seat={seat}&picture=false").json()
            if now["over"] or now["choices"]:
                return now
            time.sleep(0.02)

    @property
    def choices(self) -> Locator:
        return self.page.locator(".ask.mine .choice")

    @property
    def ended(self) -> Locator:
        return self.page.locator("dialog.end[open]")

    def wait_for_turn(self) -> bool:
        """Wait until there is something to choose; False if the game is over."""
        self.page.wait_for_selector(".ask.mine .choice, dialog.end[open]")
        return self.ended.count() == 0

    def knows(self, events: int) -> None:
        """Wait until the page knows of so many events."""
        self.until(f"Number(document.querySelector('.replay .count').textContent.split('/')[1]) >= {events}")

    def event(self) -> int:
        """How many events the page knows of."""
        return int(self.page.locator(".replay .count").inner_text().split("/")[1])

    def choose(self, number: int = 0) -> None:
        """Press one of the choices; where that is a step, which chooses nothing yet, the first of those it stands for."""
        chosen = self.choices.nth(number)
        step = "step" in (chosen.get_attribute("class") or "")
        chosen.click()
        if step:
            self.page.locator(".choices .choice:not(.step)").first.click()

    def press(self, number: int = 0) -> None:
        """Press one of the choices, and confirm it where that is asked for."""
        before = self.event()
        self.choose(number)
        if self.page.locator(".confirm-bar.active").count():
            self.page.locator(".confirm").click()
        self.moved(before)

    def moved(self, before: int) -> None:
        expect(self.page.locator(f'.replay .count:text-is("{before} / {before}")')).to_have_count(0)

    def log(self) -> list[str]:
        """What the log tells this person, from the server; the page may hear of it a little later."""
        table = self.page.url.split("/t/")[1].split("#")[0]
        answer = self.page.request.get(f"{self.site}/api/tables/{table}/events?since=0&seat=0")
        assert answer.status == 200, answer.text()
        return [line["text"] for line in answer.json()["lines"]]

    def ask_for_a_hint(self) -> None:
        """Ask what a strong player would do, and pick the best of it."""
        self.page.locator("[data-tool=bulb]").click()
        best = self.page.locator(".advised")
        expect(best.first).to_be_visible()
        expect(self.page.locator(".advice p").last).to_contain_text(re.compile(r"\d %"))
        best.first.click()
        expect(self.page.locator(".confirm-bar.active")).to_be_visible()

    def until(self, expression: str) -> None:
        """Wait until the page finds something true. The page itself evaluates no text: its policy forbids that."""
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, expression
            self.page.wait_for_timeout(50)

    def may(self) -> list[str]:
        """The parts of the pictures that can be clicked now."""
        found: list[str] = self.page.evaluate("[...document.querySelectorAll('.field .may')].map(e => e.id)")
        return found

    def tap(self, part: str) -> None:
        """Click a part of the picture where it is really visible."""
        self.page.evaluate("id => document.getElementById(id).scrollIntoView?.({block: 'nearest'})", part)
        spot: list[float] | None = self.page.evaluate(VISIBLE_SPOT, part)
        if spot is None:  # the view has come closer to something else
            self.page.keyboard.press("0")
            spot = self.page.evaluate(VISIBLE_SPOT, part)
        assert spot is not None, f"{part} is nowhere to be clicked"
        self.page.mouse.click(*spot)

    def touch(self, part: str) -> None:
        """Click a part, once more if it was too small and has only come closer."""
        wide = "id => document.getElementById(id)?.getBoundingClientRect().width ?? 0"
        before = self.page.evaluate(wide, part)
        self.tap(part)
        if self.page.evaluate(wide, part) > 1.05 * before:
            self.tap(part)

    def faults(self, axe: str, within: str = "html") -> list[str]:
        """Serious and critical faults that axe-core finds on the page, or within a part of it."""
        self.page.evaluate(axe)
        found = self.page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
        return [
            f"{v['id']}: {n['target']} {n['failureSummary']}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for n in v["nodes"]
        ]

    def scroll_width(self) -> int:
        return int(self.page.evaluate("document.documentElement.scrollWidth"))


#: A place of the screen where a part of the picture lies on top.
VISIBLE_SPOT = """id => {
  const part = document.getElementById(id);
  const {left, top, width, height} = part.getBoundingClientRect();
  for (const [dx, dy] of [[.5,.5],[.5,.25],[.5,.75],[.25,.5],[.75,.5],[.2,.2],[.8,.8],[.2,.8],[.8,.2],[.5,.9],[.5,.1],[.06,.5]]) {
    const [x, y] = [left + dx * width, top + dy * height];
    if (part.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""

Come = Callable[..., Person]

#: When so much has happened, a game is in its middle.
MIDDLE = {"colorado-county": 260, "gold-rush": 140, "gold-seekers": 90, "golden-city": 110, "great-western-trail": 330}


@dataclass
class Middle:
    """A table in the middle of a game, and the cookies of whoever sits in its first seat."""

    path: str
    who: Any


@pytest.fixture(scope="session")
def middle(site: str, chromium: Browser) -> Callable[[str], Middle]:
    """Tables in the middle of a game with as many players as can be: one of each game, looked at by many tests."""

    @cache
    def make(game: str) -> Middle:
        context = chromium.new_context()
        ann = Person(site, context, context.new_page())
        ann.visit()
        path = ann.set_up(game, "me:Ann", *["bot"] * (westward.title(game).players[-1] - 1), seed=3)
        assert ann.play_on(path, MIDDLE[game])
        found = Middle(path, context.storage_state())
        context.close()
        return found

    return make


@pytest.fixture
def come(site: str, chromium: Browser) -> Iterator[Come]:
    """People come with a language, a screen and preferences of their own; at the end no page may have complained."""
    here: list[Person] = []

    def arrive(
        language: str = "en",
        screen: tuple[int, int] = DESKTOP,
        at: str | None = None,
        touch: bool = False,
        dark: bool = False,
        sits: Middle | None = None,
        **prefs: object,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": screen[0], "height": screen[1]},
            locale={"en": "en-US", "de": "de-DE"}[language],
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            storage_state=sits.who if sits else None,
        )
        chosen = json.dumps({"speed": "off", "remarks": False, **prefs})
        context.add_init_script(f"localStorage.westward ??= {json.dumps(chosen)}")
        context.set_default_timeout(PATIENCE)
        person = Person(at or site, context, context.new_page())
        person.listen()
        here.append(person)
        return person

    yield arrive
    complaints = [line for person in here for line in person.complaints]
    for person in here:
        person.context.close()
    assert not complaints, complaints


class Bridge:
    """A line between browser and server that can be cut, as a tunnel cuts a train's, or fall silent."""

    def __init__(self, site: str) -> None:
        self.to = ("127.0.0.1", int(site.rsplit(":", 1)[1]))
        self.open = True
        self.flows = threading.Event()
        self.flows.set()
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.ear.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self.ear.accept()
            except OSError:
                return
            if not self.open:
                near.close()
                continue
            far = socket.create_connection(self.to)
            self.pairs.append((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                self.flows.wait()
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            end.close()

    def cut(self) -> None:
        self.open = False
        for pair in self.pairs:
            for end in pair:
                try:
                    end.shutdown(socket.SHUT_RDWR)
                except OSError:
                    end.close()
        self.pairs.clear()

    def freeze(self) -> None:
        """Hold back everything that is sent, and do not tell anybody."""
        self.flows.clear()

    def mend(self) -> None:
        self.open = True
        self.flows.set()

    def close(self) -> None:
        self.flows.set()
        self.ear.close()
        self.cut()


@pytest.fixture
def bridge(site: str) -> Iterator[Bridge]:
    one = Bridge(site)
    yield one
    one.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker axe-core, as it is run inside a page."""
    return Path(__file__).with_name("axe.min.js").read_text(encoding="utf-8")
