"""Measures how long it takes from a click to the changed board, in a real browser against a server of its own. Needs Chromium.

Beside the time by the clock it prints how long the processor worked until then, in all and part by part: on a busy machine that tells more. The
page's parts are its scripts, working out styles, laying out, and the rest, which is mostly painting; `helpers` are the processes that draw and think.
What bots do until the page has painted counts as well.

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
#: What the processor works on.
PARTS = ("script", "style", "layout", "paint", "server", "helpers")


class Processor:
    """How long the processor has worked for the page and for the server, in milliseconds."""

    def __init__(self, page: Page, server: int) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.server = server

    def spent(self) -> list[float]:
        """So far, part by part."""
        metrics = {one["name"]: 1000 * one["value"] for one in self.line.send("Performance.getMetrics")["metrics"]}
        page = [metrics[f"{name}Duration"] for name in ("Script", "RecalcStyle", "Layout", "Task")]
        children = Path(f"/proc/{self.server}/task/{self.server}/children").read_text().split()
        return [*page[:3], page[3] - sum(page[:3]), worked(self.server), sum(worked(int(child)) for child in children)]


def worked(process: int) -> float:
    """How many milliseconds a process has worked, all of its threads."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6


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
            spent = [after - one for after, one in zip(processor.spent(), before, strict=True)]
            taken.append((clock, sum(spent), *spent))
    return taken


def told(game: str, taken: list[tuple[float, ...]]) -> str:
    """A line about the clicks of a game."""
    clock, busy, *parts = (sorted(column) for column in zip(*taken, strict=True))
    half, most = len(taken) // 2, int(len(taken) * 0.95)
    figures = f"{clock[half]:8.0f}{clock[most]:6.0f}{clock[-1]:7.0f}{busy[half]:17.0f}{busy[most]:6.0f}"
    return f"{game:28}{figures}   " + "".join(f"{one[half]:9.1f}" for one in parts)


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
            parts = "".join(f"{part:>9}" for part in PARTS)
            print(f"click to changed board, ms      p50   p95   most   processor: p50   p95   {parts}")
            for game in wanted.games:
                print(told(game, measure(page, site, game, wanted.clicks, processor)), flush=True)
        finally:
            chromium.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
