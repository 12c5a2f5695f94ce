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
