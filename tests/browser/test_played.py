"""What one has played, in the browser: real games that are over, with lists, plots and ratings; taken along as a file, and deleted."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.house import in_loop, served
from tests.server.callees import Clock, opened
from tests.server.finishing import finished, played
from westward.core.record import loads
from westward.server.facts import Guest
from westward.server.people import hashed

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

DAY = 86_400.0
PHONE = (390, 844)
#: So many games of each kind Ann has finished, always on the first seat.
SEEKERS, CITIES = 23, 4
PLOTS = ["places", "points", "categories", "openings", "rating"]


def token(name: str) -> str:
    return f"the token of {name} alone".replace(" ", "-")


async def lived(folder: Path) -> None:
    """Ann's games of some weeks, against Ben, Cid and bots; at the last one she left."""
    clock = Clock()
    async with opened(folder, clock) as house:
        for name in ("ann", "ben", "cid"):
            await house.database.people.welcome(Guest(name, name.title()), hashed(token(name)), "Firefox, Linux")
        for number in range(SEEKERS):
            clock.now += DAY
            await finished(house, "ann", "ben", "bot:legend", seed=1 + number % 6)
        for number in range(CITIES):
            clock.now += DAY
            first = "left:ann" if number == CITIES - 1 else "ann"
            await finished(house, first, "bot:greenhorn", "cid", "bot:legend", game="golden-city", seed=1 + number % 2)
        while await house.database.played.uncounted(1):
            await house.counting.round()


def known(person: Person, name: str, site: str) -> Person:
    """Somebody whose browser has their cookie."""
    person.site = site
    person.context.add_cookies([{"name": "westward", "value": token(name), "url": site}])
    return person


def wins() -> int:
    """How many games of Gold Seekers Ann has won, by their records."""
    return sum(0 in played("gold-seekers", 3, 1 + n % 6)[0].state().winners() for n in range(SEEKERS))


def test_what_one_has_played(come: Come, tmp_path: Path, axe: str) -> None:
    """Ann looks at her games on a laptop and on a phone, takes all along, and deletes it; Ben keeps his games."""
    in_loop(lived(tmp_path))
    with served(tmp_path) as site:
        ann = known(come(), "ann", site)
        look_at_figures(ann, axe)
        look_at_games(ann)
        take_along(ann)
        phone = known(come("de", PHONE, touch=True), "ann", site)
        delete(phone)
        ann.page.goto(f"{site}/played")
        expect(ann.page.locator(".figures")).to_contain_text("Nothing yet.")
        ben = known(come(), "ben", site)
        ben.page.goto(f"{site}/played#gold-seekers")
        expect(ben.page.locator(".details tbody tr", has_text="Somebody")).to_contain_text(str(SEEKERS))
        expect(ben.page.locator(".finished .table-row")).to_have_count(20)
        assert "Ann" not in ben.page.locator("main").inner_text()
        for person in (ann, phone, ben):
            person.context.close()


def look_at_figures(ann: Person, axe: str) -> None:
    ann.page.goto(f"{ann.site}/played")
    rows = ann.page.locator(".figures tbody tr")
    expect(rows).to_have_count(2)
    row = rows.filter(has_text="Gold Seekers")
    expect(row.locator("td").nth(0)).to_have_text(str(SEEKERS))
    expect(row.locator("td").nth(1)).to_have_text(re.compile(rf"^{wins()}by chance 7\.7$"))
    expect(row.locator("td").nth(4)).to_have_text(re.compile(r"^[\d,]+ ± \d+$"))
    row.get_by_role("link").click()
    for name in PLOTS:
        plot = ann.page.locator(f".details .plot.{name} svg")
        expect(plot).to_be_visible()
        assert (plot.bounding_box() or {"height": 0})["height"] > 80, name
    against = ann.page.locator(".details tbody tr")
    expect(against).to_have_count(2)
    for name in ("Ben", "Legend"):
        expect(against.filter(has_text=name)).to_contain_text(re.compile(r"\d ± \d"))
    expect(ann.page.locator(".details .plot.rating")).to_contain_text("Legend")  # people and bots on one scale
    assert ann.faults(axe) == []


def look_at_games(ann: Person) -> None:
    games = ann.page.locator(".finished .table-row")
    expect(games).to_have_count(20)
    ann.page.get_by_role("button", name="Older games").click()
    expect(games).to_have_count(SEEKERS)
    expect(ann.page.get_by_role("button", name="Older games")).to_be_hidden()
    expect(games.first).to_contain_text("rating")
    ann.page.get_by_role("link", name="All games").click()
    expect(games.first).to_contain_text("Golden City")
    games.nth(CITIES).click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.ended).to_be_visible()  # the score sheet; behind it lies the replay
    ann.page.locator("dialog.end .dialog-close").click()
    ann.page.locator(".replay button").first.click()
    expect(ann.page.locator(".replay .count")).to_have_text(re.compile("^0 /"))


def take_along(ann: Person) -> None:
    ann.page.goto(f"{ann.site}/played")
    with ann.page.expect_download() as waited:
        ann.page.get_by_role("link", name="Take everything along").click()
    with zipfile.ZipFile(io.BytesIO(Path(waited.value.path()).read_bytes())) as file:
        assert waited.value.suggested_filename == "westward.zip"
        me = json.loads(file.read("me.json"))
        games = [name for name in file.namelist() if name.startswith("games/")]
        assert len(me["results"]) == len(games) == SEEKERS + CITIES
        assert loads(file.read(games[0]).decode()).history().over


def delete(phone: Person) -> None:
    phone.page.goto(f"{phone.site}/played#gold-seekers")
    expect(phone.page.locator(".details .plot svg")).to_have_count(len(PLOTS))
    assert phone.scroll_width() == PHONE[0]
    phone.page.get_by_role("button", name="Alles löschen", exact=True).click()
    phone.page.get_by_role("button", name="Behalten").click()
    expect(phone.page.locator(".figures tbody tr")).to_have_count(2)
    phone.page.get_by_role("button", name="Alles löschen", exact=True).click()
    phone.page.get_by_role("button", name="Alles löschen, für immer").click()
    expect(phone.page.locator(".toast")).to_contain_text("Alles ist gelöscht")
    expect(phone.page.locator(".figures tbody tr")).to_have_count(0)
    expect(phone.page.locator(".finished .table-row")).to_have_count(0)
