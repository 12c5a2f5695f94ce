"""The clock and the host's dialog as people see them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Come


def test_a_table_with_a_clock_is_set_up_paused_and_told(come: Come) -> None:
    ann = come()
    ann.visit()
    ann.page.get_by_role("button", name=re.compile("^Set up a table")).first.click()
    ann.page.get_by_label("Pace").select_option("leisure")
    ann.page.get_by_label("Clock").select_option(label="3 days per turn")
    ann.page.get_by_label("When the time is up").select_option("bot")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.locator(".clock-note")).to_have_text(re.compile(r"You have 2 days, 23 hours left|left$"))
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.locator("dialog.menu")).to_contain_text("3 days per turn · a bot plays on until its person is back")
    ann.page.get_by_role("button", name="Pause the clock").click()
    expect(ann.page.locator(".clock-note")).to_have_text("Clock paused")
    ann.page.get_by_role("button", name="Log", exact=True).click()
    expect(ann.page.locator(".log-notice")).to_have_text("The clock is paused: all agree.")


def test_the_host_has_a_dialog(come: Come) -> None:
    """Ann lets a bot play on an open seat, hands the table over, and the others see what they may do."""
    ann, ben = come(), come("de")
    ann.visit()
    path = ann.set_up("golden-city", "me:Ann", "open", "open")
    ben.visit(path)
    ben.page.get_by_role("button", name=re.compile("Hier sitzen|hinsetzen|Platz")).first.click()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.locator("dialog .primary").click()
    ann.visit(path)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Host’s table").click()
    ann.page.get_by_role("button", name="A bot plays").first.click()
    ann.page.wait_for_selector(".ask")
    expect(ann.page.locator(".table")).to_have_attribute("data-state", "running")
    expect(ann.page.locator("[data-tool=bulb]")).to_be_hidden()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Host’s table").click()
    ann.page.get_by_label("Who may talk").select_option("everybody")
    expect(ann.page.locator(".toast")).to_contain_text("That holds from now on.")
    ann.page.get_by_role("button", name="Make host").click()
    ben.page.get_by_role("button", name="Verlauf", exact=True).click()
    expect(ben.page.locator(".log-notice").last).to_have_text("Ben hat jetzt den Tisch.")
    ben.page.get_by_role("button", name="Menü").click()
    expect(ben.page.get_by_role("button", name="Gastgeber des Tisches")).to_be_visible()


def test_a_lost_seat_is_found_again_by_a_link(come: Come) -> None:
    """Ben clears his cookies, so that a bot plays on for him; with the host's link he sits there again, and the log says so."""
    ann, ben = come(), come("de", (390, 844))
    ann.visit()
    ben.visit()
    path = ann.set_up("golden-city", "me:Ann", "open", "bot")
    ben.page.request.post(f"{ben.api(path)}/join", data={"seat": 1, "name": "Ben"})
    ben.page.request.post(f"{ben.api(path)}/leave", data={})
    ben.context.clear_cookies()
    ann.visit(path)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Host’s table").click()
    ann.page.get_by_role("button", name="Invite somebody").first.click()
    link = ann.page.get_by_label("Link to the seat").input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_text("Du bist eingeladen, hier anstelle eines Bots weiterzuspielen.")).to_be_visible()
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.locator("dialog .primary").click()
    expect(ben.page.locator(".player.mine .name")).to_have_text("Ben")
    expect(ben.page).not_to_have_url(re.compile("seat="))
    for name in ("Close", "Close"):
        ann.page.get_by_role("button", name=name).last.click()
    expect(ann.page.locator(".player").nth(1).locator(".kind")).to_have_text("")
    ann.page.get_by_role("button", name="Log", exact=True).click()
    expect(ann.page.locator(".log-notice").last).to_have_text("Ben plays on in Ben’s place, by the host’s invitation.")
