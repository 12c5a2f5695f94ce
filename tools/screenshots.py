"""Photographs the lobby and every game in all layouts into `docs/screenshots`. Needs Chromium.

A detail of each board becomes the little picture on its card in the lobby.

python tools/screenshots.py                   # the lobby and all games
python tools/screenshots.py golden-city       # one game
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import westward

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "screenshots"
CARDS = ROOT / "westward" / "web" / "art" / "games"
SCREENS = {
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
LOBBY = ("desktop", "phone")
#: Photographs are taken when so much has happened: a board should look lived in.
EVENTS = {"colorado-county": 220, "gold-rush": 110, "great-western-trail": 170}
USUAL = 60


def serve(folder: str, pause: str = "0", *options: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server of its own for the photographs; its bots do not wait."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [
        sys.executable,
        "-P",
        "-m",
        "westward",
        "serve",
        "--port",
        str(port),
        "--pause",
        pause,
        "--limits",
        "100",
    ]
    server = subprocess.Popen([*command, *options, "--database", f"{folder}/tables.db"], stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
            return server, f"http://127.0.0.1:{port}"
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


def come(chromium: Browser, screen: str, dark: bool = False) -> Page:
    """A page of a person who wants things to move at once."""
    width, height = SCREENS[screen]
    context = chromium.new_context(
        viewport={"width": width, "height": height},
        locale="en-US",
        color_scheme="dark" if dark else "light",
    )
    context.add_init_script("""localStorage.westward ??= '{"speed": "off", "remarks": false}'""")
    return context.new_page()


def keep(page: Page, name: str) -> None:
    """Keep what the page shows."""
    page.wait_for_timeout(500)
    page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=78)


def play(page: Page, table: str, events: int) -> None:
    """Answer for the first seat by chance, without its page, for a while; stop at a question that the board answers."""
    chance = random.Random(7)
    while True:
        now = page.request.get(f"{table}/position?seat=0&picture=false").json()
        choices, done = now["choices"], now["event"]
        asked = any(re.match("field-|place-|spot-", part) for choice in choices for part in choice["parts"])
        if now["over"] or (choices and done >= events and (asked or done >= events + 40)):
            return
        if not choices:
            time.sleep(0.05)
            continue
        named = [choice for choice in choices if choice["parts"]] or choices  # to pass would leave the board empty
        page.request.post(f"{table}/moves", data={"seat": 0, "number": done, "action": chance.choice(named)["action"]})


#: Words are taken off the board; figures stay.
WORDLESS = """() => document.querySelectorAll('svg text').forEach(text => {
  if (/\\p{L}{2}/u.test(text.textContent)) text.style.visibility = 'hidden';
})"""


def keep_card(page: Page, game: str) -> None:
    """Keep a detail of the board for the game's card, without words: every reader sees it."""
    page.set_viewport_size({"width": 1500, "height": 900})
    for key in ("Escape", "0", "+"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    page.evaluate(WORDLESS)
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - 360, box["y"] + box["height"] / 2 - 180
    clip = {"x": x, "y": y, "width": 720, "height": 360}
    page.screenshot(path=CARDS / f"{game}.jpg", type="jpeg", quality=86, clip=clip)  # type: ignore[arg-type] # a TypedDict that is not exported


def main() -> None:
    """Take all photographs, or those of some games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    some = parser.parse_args().games
    OUT.mkdir(parents=True, exist_ok=True)
    CARDS.mkdir(parents=True, exist_ok=True)
    found = next((p for n in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(n))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, site = serve(folder)
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        try:
            page = come(chromium, "desktop")
            page.goto(site)
            for game in some or westward.ids():
                seats = [{"kind": "me", "name": "Ann"}]
                seats += [{"kind": "bot"}] * (max(3, westward.title(game).players[0]) - 1)
                made = page.request.post(f"{site}/api/tables", data={"game": game, "seats": seats, "seed": 3})
                table = made.json()["table"]
                play(page, f"{site}/api/tables/{table}", EVENTS.get(game, USUAL))
                for screen, (width, height) in SCREENS.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.goto(f"{site}/t/{table}")
                    page.wait_for_selector(".ask .choice, .ask .primary")
                    keep(page, f"{game}-{screen}")
                keep_card(page, game)
                page.set_viewport_size({"width": 1280, "height": 800})
            games = ", ".join(f'"{game}"' for game in westward.ids())
            index = f"// Written by tools/screenshots.py: the games whose board has been photographed.\nexport default [{games}];\n"
            (CARDS / "index.js").write_text(index, encoding="utf-8")
            for screen in LOBBY if not some else ():
                page = come(chromium, screen)
                page.goto(site)
                page.wait_for_selector(".game-card")
                keep(page, f"lobby-{screen}")
        finally:
            chromium.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
