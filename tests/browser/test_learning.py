"""Guides, puzzles and coaching in a real browser, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import westward
from westward.bots import puzzles

if TYPE_CHECKING:
    from tests.browser.conftest import Person

Come = Callable[..., "Person"]
GAME = "gold-rush"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_guide_has_its_pictures_and_is_searched(come: Come, language: str) -> None:
    ann = come(language)
    ann.visit(f"/rules/{GAME}")
    page = ann.page
    expect(page.locator(".guide-part")).to_have_count(4)
    assert page.locator("#GR-8\\.7 figure img").count() == 1, "a clause has its picture"
    heads, clauses = page.locator(".rulebook h2:visible"), page.locator(".clause-item:visible")
    all_heads = heads.count()
    page.locator(".filter").fill("tipi" if language == "en" else "indianer")
    expect(page.locator(".rules-side [role=status]")).to_have_text(re.compile(rf"\b{clauses.count()}\b"))
    assert 0 < clauses.count() < page.locator(".clause-item").count()
    assert heads.count() < all_heads, "a heading without anything below it is left out"
    page.locator(".filter").fill("")
    assert heads.count() == all_heads


@pytest.mark.parametrize(("language", "games"), [("en", [GAME]), ("de", westward.ids())], ids=["en", "de"])
def test_every_guide_fits_on_two_printed_pages(come: Come, language: str, games: list[str]) -> None:
    ann = come(language)
    for game in games:  # German is longer
        ann.visit(f"/rules/{game}")
        ann.page.evaluate("for (const image of document.images) image.loading = 'eager'")
        ann.until("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        ann.page.evaluate("document.documentElement.dataset.print = 'guide'")
        assert ann.page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 2, game


def test_a_clause_is_opened_from_a_search_that_does_not_show_it(come: Come) -> None:
    ann = come("en")
    ann.visit(ann.set_up(GAME, "me", "bot", options={"first": "first-seat"}))
    assert ann.wait_for_turn()
    ann.page.locator(".question .clause").click()
    expect(ann.page.locator(".drawer .target")).to_be_in_viewport()
    ann.page.locator(".drawer .filter").fill("tipi")
    expect(ann.page.locator(".drawer .target")).to_be_hidden()
    expect(ann.page.locator(".drawer .pane [role=status]")).to_contain_text("found")
    ann.page.locator(".question .clause").click()
    expect(ann.page.locator(".drawer .target")).to_be_in_viewport()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("de", (390, 844))])
def test_a_puzzle_is_answered_on_the_board(come: Come, language: str, size: tuple[int, int]) -> None:
    puzzle = puzzles.of(GAME)[0]
    ann = come(language, size)
    ann.visit(f"/puzzles/{GAME}/1")
    page = ann.page
    expect(page.locator(".puzzle-note")).to_be_visible()
    shown = page.request.get(f"{ann.site}/api/puzzles/{GAME}/1?lang={language}").json()
    labels = {c["action"]: c["label"] for c in shown["position"]["choices"]}
    wrong = next(
        label for action, label in labels.items() if action != puzzle.action and label != labels[puzzle.action]
    )
    _answer(ann, wrong)
    expect(page.locator(".puzzle-wrong")).to_be_visible()
    assert page.locator(".puzzle-why").count() == 0, "the answer is not given away"
    expect(page.locator(".scene .may")).to_have_count(0)
    page.locator(".puzzle-row .primary").click()
    _answer(ann, labels[puzzle.action])
    expect(page.locator(".puzzle-right")).to_be_visible()
    expect(page.locator(".puzzle-why")).to_contain_text(labels[puzzle.action])
    page.locator(".puzzle-row .primary").click()
    page.wait_for_url(f"**/puzzles/{GAME}/2")


def _answer(ann: Person, label: str) -> None:
    """Choose an answer by its label, with the filter where there are many, and confirm it."""
    page = ann.page
    if page.locator(".ask .filter").is_visible():
        page.locator(".ask .filter").fill(label)
    page.locator(".choice", has=page.get_by_text(label, exact=True)).first.click()
    page.locator(".confirm").click()


def test_the_puzzle_of_the_day_is_on_the_lobby_and_counts_days(come: Come) -> None:
    ann = come("en")
    ann.visit("/")
    page = ann.page
    expect(page.locator(".daily h2")).to_contain_text("Puzzle of the day")
    daily = page.request.get(f"{ann.site}/api/puzzles").json()["daily"]
    assert daily["name"] == puzzles.of(daily["game"])[daily["number"] - 1].name
    before = page.evaluate("(day) => new Date(Date.parse(day) - 86400000).toISOString().slice(0, 10)", daily["day"])
    page.evaluate(
        "(kept) => localStorage.setItem('westward-puzzles', JSON.stringify(kept))",
        {"solved": [], "streak": 2, "last": before},
    )
    page.locator(".daily a").click()
    expect(page.locator(".puzzle-note")).to_be_visible()
    action = puzzles.of(daily["game"])[daily["number"] - 1].action
    shown = page.request.get(f"{ann.site}/api/puzzles/{daily['game']}/{daily['number']}?lang=en").json()
    _answer(ann, next(c["label"] for c in shown["position"]["choices"] if c["action"] == action))
    expect(page.locator(".puzzle-streak")).to_contain_text("3 days")
    ann.visit("/")
    expect(page.locator(".daily")).to_contain_text("3 days")


def test_the_own_moments_are_asked_about_and_the_last_move_is_judged(come: Come) -> None:
    game = westward.start("gold-seekers", players=2, seed=3)
    rng = westward.Rng(3)
    while not game.over:
        game.play(rng.pick(game.legal()))
    ann = come("de")
    ann.visit("/")
    page = ann.page
    headers = {"Content-Type": "text/plain"}
    brought = page.request.post(f"{ann.site}/api/tables/import", data=game.record().dumps(), headers=headers).json()
    ann.visit(f"/t/{brought['table']}")
    page.locator("dialog.end .turning button").click()
    page.locator(".moments button").first.click()
    page.locator(".moment-choice").first.click()
    expect(page.locator(".puzzle-right, .puzzle-wrong")).to_be_visible()
    expect(page.locator(".puzzle-why")).not_to_be_empty()
    path = ann.set_up(GAME, "me", "bot", options={"first": "first-seat"})
    ann.visit(path)
    page.locator(".choice").first.click()
    if page.locator(".confirm-bar.active").count():
        page.locator(".confirm").click()
    expect(page.locator(".question")).to_contain_text("Einen Cowboy")
    page.locator("[data-tool=info]").click()
    expect(page.locator("dialog.judged .puzzle-why")).not_to_be_empty()
