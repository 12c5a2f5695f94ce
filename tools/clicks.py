"""Measures how long it takes from a click to the changed board, in a real browser against a server of its own. Needs Chromium.

Beside the time by the clock it prints how long the processor worked until then, in the page and in the server together: on a busy machine that tells
more.

python tools/clicks.py                        # every game, with as many players as can be
python tools/clicks.py gold-rush --clicks 100
"""

from __future__ import annotations

import argparse
import os
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
#: The clock's ticks in a second, as the system counts processor time.
TICKS = os.sysconf("SC_CLK_TCK")


class Processor:
    """How long the processor has worked for the page and for the server, in milliseconds."""

    def __init__(self, page: Page, server: int) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.server = server

    def spent(self) -> tuple[float, float]:
        """So far, in the page and in the server."""
        metrics = {one["name"]: one["value"] for one in self.line.send("Performance.getMetrics")["metrics"]}
        fields = Path(f"/proc/{self.server}/stat").read_text().rsplit(")", 1)[1].split()
        return 1000 * metrics["TaskDuration"], 1000 * (int(fields[11]) + int(fields[12])) / TICKS


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


def measure(page: Page, site: str, game: str, clicks: int, processor: Processor) -> list[tuple[float, ...]]:
    """Play by chance against bots that answer at once; give the time of each answer, by the clock and of the processor."""
    count = westward.title(game).players[-1]
    seats = [{"kind": "me", "name": "Ann"}] + [{"kind": "bot", "level": "random"}] * (count - 1)
    taken: list[tuple[float, ...]] = []
    chance = random.Random(5)
    while len(taken) < clicks:
        made = page.request.post(f"{site}/api/tables", data={"game": game, "seats": seats, "private": True})
        page.goto(f"{site}/t/{made.json()['table']}")
        while len(taken) < clicks:
            page.wait_for_selector(".ask.mine .choice, dialog.end[open]", timeout=PATIENCE)
            if page.locator("dialog.end[open]").count():
                break
            page.wait_for_timeout(120)  # nothing of the last answer is still on its way
            button = the_button(page, chance)
            before = processor.spent()
            clock: float = button.evaluate(CLICK)
            spent = (after - one for after, one in zip(processor.spent(), before, strict=True))
            taken.append((clock, *spent))
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
            context.add_init_script("""localStorage.westward ??= '{"confirm": "always"}'""")
            page = context.new_page()
            page.goto(site)
            processor = Processor(page, server.pid)
            print("click to changed board, ms      p50   p95   most   processor: p50   p95")
            for game in wanted.games:
                taken = sorted(measure(page, site, game, wanted.clicks, processor))
                p50, p95 = taken[len(taken) // 2][0], taken[int(len(taken) * 0.95)][0]
                worked = sorted(in_page + in_server for _, in_page, in_server in taken)
                busy50, busy95 = worked[len(worked) // 2], worked[int(len(worked) * 0.95)]
                print(f"{game:28}{p50:8.0f}{p95:6.0f}{taken[-1][0]:7.0f}{busy50:17.0f}{busy95:6.0f}", flush=True)
        finally:
            chromium.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
