"""Help while playing: what can be done here, what symbols mean, and a remark when a kind of decision first comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

Come = Callable[..., Any]
WORDS = {"en": ("What can I do here?", "New to you:"), "de": ("Was kann ich hier tun?", "Neu für dich:")}
GAMES = {
    "golden-city": ("me", "bot", "bot"),
    "gold-rush": ("me", "bot"),
    "colorado-county": ("me", "bot"),
    "great-western-trail": ("me", "bot"),
}


@pytest.mark.parametrize(("game", "language"), [(game, ("en", "de")[i % 2]) for i, game in enumerate(GAMES)])
def test_what_can_be_done_is_explained_with_its_figures(come: Come, game: str, language: str) -> None:
    person = come(language)
    path = person.set_up(game, *GAMES[game])
    person.visit(path)
    assert person.wait_for_turn()
    table = path.rsplit("/", 1)[1]
    shown = person.page.request.get(f"{person.site}/api/tables/{table}/position?seat=0&lang={language}").json()
    person.until("document.querySelector('[data-tool=help]') && !document.querySelector('[data-tool=help]').disabled")
    person.page.keyboard.press("e")
    box = person.page.locator("dialog.help")
    expect(box.locator("h2")).to_have_text(WORDS[language][0])
    expect(box.locator(".kind")).to_have_count(len({one["kind"] for one in shown["choices"]}))
    first = shown["choices"][0]
    expect(box.locator(".kind li").first).to_contain_text(first["step"] or first["label"])
    expect(box.locator(".glossary li").nth(1)).to_be_visible()
    assert box.locator(".glossary svg.little").count() == box.locator(".glossary li").count()
    box.locator(".clause").first.click()
    expect(box).to_have_count(0)
    expect(person.page.locator(".drawer .target")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_kind_of_decision_is_explained_once(come: Come, language: str) -> None:
    person = come(language, remarks=True)
    person.visit(person.set_up("golden-city", "me", "bot", "bot"))
    assert person.wait_for_turn()
    remark = person.page.locator(".first-time")
    expect(remark).to_contain_text(WORDS[language][1])
    remark.locator("[data-first=ok]").click()
    expect(remark).to_have_count(0)
    person.visit(person.set_up("golden-city", "me", "bot", "bot"))
    assert person.wait_for_turn()
    expect(remark).to_have_count(0)
    met = person.page.evaluate("JSON.parse(localStorage.westward).met")
    assert met == ["golden-city/move"]


def test_remarks_can_be_switched_off(come: Come) -> None:
    person = come("en", remarks=True)
    person.visit(person.set_up("gold-rush", "me", "bot"))
    assert person.wait_for_turn()
    expect(person.page.locator(".first-time")).to_be_visible()
    person.page.locator("[data-first=never]").click()
    expect(person.page.locator(".first-time")).to_have_count(0)
    person.press()
    assert person.wait_for_turn()
    expect(person.page.locator(".first-time")).to_have_count(0)
    person.page.locator(".top-tools button").last.click()
    person.page.get_by_role("button", name="Settings").click()
    switch = person.page.locator("dialog.settings [name=remarks]")
    expect(switch).not_to_be_checked()
    switch.check()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".first-time")).to_be_visible()
