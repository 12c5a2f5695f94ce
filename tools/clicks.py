"""Measures how long it takes from a click to the changed board, in a real browser against a server of its own. Needs Chromium.

python tools/clicks.py                        # every game, with as many players as can be
python tools/clicks.py gold-rush --clicks 100
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

import westward

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.screenshots import serve

#: Gives the milliseconds from pressing a button until the page has painted a further event.
CLICK = """button => new Promise(done => {
  const count = document.querySelector('.replay .count');
  const before = count.textContent;
  const start = performance.now();
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  new MutationObserver((_, one) => count.textContent !== before && (one.disconnect(), painted()))
    .observe(count, {childList: true, characterData: true, subtree: true});
  button.click();
})"""
PATIENCE = 90_000


def the_button(page: Page, chance: random.Random) -> Locator:
    """The button that sends an answer: a choice, or Confirm where one must be picked first."""
    if not page.locator(".choice:not(.step)").count():
        page.locator(".choice.step").first.click()
    choices = page.locator(".choice:not(.step)")
    choice = choices.nth(chance.randrange(choices.count()))
    if (
        page.locator(".choice").count() > 1 or page.locator(".narrowed button").count()
    ):  # "always" has every choice wait for Confirm, so that all answers are sent alike
        choice.click()
        return page.locator(".confirm")
    return choice


def measure(page: Page, site: str, game: str, clicks: int) -> list[float]:
    """Play by chance against bots that answer at once; give the time of each answer."""
    count = westward.title(game).players[-1]
    seats = [{"kind": "me", "name": "Ann"}] + [{"kind": "bot", "level": "random"}] * (count - 1)
    taken: list[float] = []
    chance = random.Random(5)
    while len(taken) < clicks:
        made = page.request.post(f"{site}/api/tables", data={"game": game, "seats": seats, "private": True})
        page.goto(f"{site}/t/{made.json()['table']}")
        while len(taken) < clicks:
            page.wait_for_selector(".ask.mine .choice, dialog.end[open]", timeout=PATIENCE)
            if page.locator("dialog.end[open]").count():
                break
            page.wait_for_timeout(120)  # nothing of the last answer is still on its way
            taken.append(the_button(page, chance).evaluate(CLICK))
    return taken


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=westward.ids())
    parser.add_argument("--clicks", type=int, default=60)
    wanted = parser.parse_args()
    found = next((p for n in ("chromium", "chromium-browser", "google-chrome") if (p := shutil.which(n))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, site = serve(folder)
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        try:
            context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
            context.add_init_script("""localStorage.westward ??= '{"speed": "off", "confirm": "always"}'""")
            page = context.new_page()
            page.goto(site)
            print("click to changed board, ms      p50   p95   most")
            for game in wanted.games:
                taken = sorted(measure(page, site, game, wanted.clicks))
                p50, p95 = taken[len(taken) // 2], taken[int(len(taken) * 0.95)]
                print(f"{game:28}{p50:8.0f}{p95:6.0f}{taken[-1]:7.0f}", flush=True)
        finally:
            chromium.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
