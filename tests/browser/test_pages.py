"""What holds for every page: narrow screens, accessibility, and that words and drawings are complete."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import westward

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "westward" / "web"
PHONE = (390, 844)


def at_a_table(person: Person, game: str = "golden-city") -> None:
    person.visit()
    players = westward.title(game).players[0]
    person.visit(person.set_up(game, "me:Ann", *["bot"] * (players - 1), seed=2))
    assert person.wait_for_turn()


@pytest.mark.parametrize("game", westward.ids())
def test_no_page_scrolls_sideways_on_a_phone(come: Come, game: str) -> None:
    """Lobby, its dialog, rulebook, table with its drawers, menu and settings fit into 390 pixels."""
    ann = come(screen=PHONE, touch=True)
    ann.visit()
    assert ann.scroll_width() == PHONE[0]
    ann.page.locator(".game-card .set-up").nth(westward.ids().index(game)).click()
    assert ann.scroll_width() == PHONE[0]
    ann.page.locator("dialog summary").click()
    assert ann.page.evaluate("(box => box.scrollWidth - box.clientWidth)(document.querySelector('dialog[open]'))") == 0
    ann.visit(f"/rules/{game}")
    assert ann.scroll_width() == PHONE[0]
    at_a_table(ann, game)
    assert ann.scroll_width() == PHONE[0]
    for tab in ("Log", "Rules", "Chat"):
        ann.page.get_by_role("button", name=tab, exact=True).click()
        assert ann.scroll_width() == PHONE[0]
        ann.page.locator(".drawer .tool").click()
    ann.page.get_by_role("button", name="Menu").click()
    assert ann.scroll_width() == PHONE[0]
    ann.page.get_by_role("button", name="Settings").click()
    assert ann.scroll_width() == PHONE[0]
    ann.page.keyboard.press("Escape")
    board = ann.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] > 180


@pytest.mark.parametrize(("screen", "dark"), [((1280, 800), True), (PHONE, False)], ids=["desktop-dark", "phone-light"])
def test_axe_finds_no_serious_fault(come: Come, axe: str, screen: tuple[int, int], dark: bool) -> None:
    """Lobby, dialog, rulebook, table and its drawers."""
    ann = come(screen=screen, dark=dark)
    ann.visit()
    assert ann.faults(axe) == []
    ann.page.locator(".game-card .set-up").first.click()
    assert ann.faults(axe, "dialog") == []
    ann.visit("/rules/golden-city")
    assert ann.faults(axe) == []
    at_a_table(ann)
    assert ann.faults(axe) == []
    for tab in ("Log", "Rules", "Chat"):
        ann.page.get_by_role("button", name=tab, exact=True).click()
        assert ann.faults(axe, ".drawer") == []
        ann.page.locator(".drawer .tool").click()
    ann.page.get_by_role("button", name="Menu").click()
    assert ann.faults(axe, "dialog") == []
    ann.page.get_by_role("button", name="Settings").click()
    assert ann.faults(axe, "dialog") == []


def test_both_languages_have_all_words(come: Come) -> None:
    """The same keys in English and German, and every key that the pages name."""
    ann = come()
    ann.visit()
    keys = {
        language: set(ann.page.evaluate(f"import('/static/words/{language}.js').then(m => Object.keys(m.default))"))
        for language in ("en", "de")
    }
    assert keys["en"] == keys["de"]
    scripts = "".join(file.read_text(encoding="utf-8") for file in (WEB / "scripts").glob("*.js"))
    named = set(re.findall(r'say\("([\w-]+)"', scripts))
    assert named <= keys["en"]
    written = set(re.findall(r'"([\w-]+)"', scripts))
    stems = [re.compile(re.sub(r"\$\{[^}]*\}", r"[\\w-]+", stem)) for stem in re.findall(r"say\(`([^`]+)`", scripts)]
    unused = {k for k in keys["en"] - written if not any(stem.fullmatch(k) for stem in stems)}
    assert unused == set()


def test_what_the_kit_draws_for_the_pages_is_up_to_date() -> None:
    """After a change of `westward/art`, run `python tools/web_art.py`."""
    spec = importlib.util.spec_from_file_location("web_art", ROOT / "tools" / "web_art.py")
    assert spec is not None
    assert spec.loader is not None
    web_art = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web_art)
    for file, content in web_art.files().items():
        assert file.read_text(encoding="utf-8") == content, f"{file.name} is out of date"
