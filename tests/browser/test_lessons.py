"""Every guided game, chapter by chapter, walked by a person in a real browser: once following, once straying, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from westward.core import registry
from westward.core.lesson import Chapter, lesson

WORDS = {
    "en": {"learn": "Show me how", "strayed": "Take it back", "on": "Play on from here"},
    "de": {"learn": "Zeig mir, wie’s geht", "strayed": "Zurücknehmen", "on": "Von hier aus weiterspielen"},
}
PHONE = (390, 844)
Come = Callable[..., Any]
Person = Any
CHAPTERS = [
    (title.id, name) for title in registry.titles() if (found := lesson(title.id)) is not None for name in found.names
]
#: A lesson of several chapters is strayed from in each language by turns.
STRAYING = [
    (game, name, language)
    for game, name in CHAPTERS
    for i, language in enumerate(("en", "de"))
    if (found := lesson(game)) is not None and (len(found.names) == 1 or found.names.index(name) % 2 == i)
]
languages = pytest.mark.parametrize("language", ["en", "de"])


def chapter_of(game: str, name: str) -> Chapter:
    found = lesson(game)
    assert found is not None
    return found.chapter(name)


def start(person: Person, game: str, name: str, language: str) -> None:
    """From the lobby into a chapter."""
    person.visit("/")
    title = registry.title(game)
    found = lesson(game)
    assert found is not None
    card = person.page.locator(".game-card", has=person.page.locator(f"a[href='/rules/{title.id}']"))
    card.get_by_role("button", name=re.compile(WORDS[language]["learn"].split(",")[0])).click()
    if len(found.names) > 1:
        person.page.locator(f"dialog.chapters [data-chapter='{name}']").click()
    person.page.wait_for_url("**/t/*")


def at_step(person: Person, number: int) -> None:
    """Wait for the remark of a step, and for its proposal."""
    expect(person.page.locator(f".coach progress[aria-label*=' {number} ']")).to_have_count(1)
    expect(person.page.locator(".coach [data-deed=do]")).to_be_visible()


def confirm(person: Person) -> None:
    if person.page.locator(".confirm-bar.active").count():
        person.page.locator(".confirm").click()


def follow(person: Person, chapter: Chapter, language: str) -> None:
    """Do what is proposed, step by step, to the end."""
    found = lesson(chapter.record.game)
    assert found is not None
    said = found.text(language).chapter[chapter.name]
    for number, step in enumerate(said.step, start=1):
        at_step(person, number)
        first = re.split(r"\{choice\}|§|\*\*|\n", step.say.strip())[0].rstrip(" (")
        expect(person.page.locator(".coach .remark").first).to_contain_text(first)
        person.page.locator(".coach [data-deed=do]").click()
        confirm(person)
    expect(person.page.locator(".coach [data-deed=play-on]")).to_be_visible()
    expect(person.page.locator(".coach .remark").first).to_contain_text(
        said.end.strip().split("§")[0].split("\n")[0].rstrip(" (")
    )


@languages
@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_whoever_follows_comes_into_a_game(come: Come, game: str, name: str, language: str) -> None:
    person = come(language)
    start(person, game, name, language)
    expect(person.page.locator(".coach")).to_be_visible()
    follow(person, chapter_of(game, name), language)
    person.page.get_by_role("button", name=WORDS[language]["on"]).click()
    expect(person.page.locator(".coach")).to_be_hidden()
    person.press()


@pytest.mark.parametrize(("game", "name", "language"), STRAYING)
def test_whoever_strays_is_told_and_comes_back(come: Come, game: str, name: str, language: str) -> None:
    chapter = chapter_of(game, name)
    person = come(language, screen=PHONE if language == "de" else (1280, 800))
    start(person, game, name, language)
    at_step(person, 1)
    stray(person)
    expect(person.page.locator(".coach.strayed .remark").first).not_to_be_empty()
    person.page.get_by_role("button", name=re.compile(WORDS[language]["strayed"])).click()
    at_step(person, 1)
    quickly(person, chapter)
    at_step(person, len(chapter.steps))
    stray(person)
    person.page.locator(".coach [data-deed=keep]").click()
    expect(person.page.locator(".coach")).to_be_hidden()
    expect(person.choices.first.or_(person.ended)).to_be_visible()


def quickly(person: Person, chapter: Chapter) -> None:
    """Make all proposed moves but the last without the page, which looks on."""
    table = f"{person.site}/api/tables/{person.page.url.split('/t/')[1].split('#')[0]}"
    for number in range(1, len(chapter.steps)):
        person.page.wait_for_selector(f".coach progress[aria-label*=' {number} ']")
        while (told := person.page.request.get(f"{table}/lesson").json())["mode"] == "wait" or told["step"] < number:
            person.page.wait_for_timeout(20)
        move = {"seat": chapter.seat, "number": told["event"], "action": told["action"]}
        answer = person.page.request.post(f"{table}/moves", data=move)
        assert answer.ok, answer.text()


def stray(person: Person) -> None:
    """Choose something that is not proposed."""
    other = person.page.locator(".ask.mine .choice:not(.proposed)")
    if not other.count():  # all of the list leads to the proposal
        person.page.locator(".ask.mine .choice.step").first.click()
    step = "step" in (other.first.get_attribute("class") or "")
    other.first.click()
    if step:
        person.page.locator(".choices .choice:not(.step):not(.proposed)").first.click()
    confirm(person)
    expect(person.page.locator(".coach.strayed")).to_be_visible()


def test_the_keyboard_takes_a_lesson_and_a_screen_reader_hears_it(come: Come) -> None:
    person = come("en")
    start(person, "golden-city", "first", "en")
    found = lesson("golden-city")
    assert found is not None
    at_step(person, 1)
    heard = person.page.locator("[role=status][aria-live=polite]")
    expect(heard).to_contain_text(found.text("en").goal)
    expect(heard).to_contain_text("the die says how far you go")
    person.page.locator(".coach [data-deed=do]").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".confirm-bar.active")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.locator(".coach [data-deed=do]").focus()
    person.page.keyboard.press("Enter")
    person.page.locator(".confirm").focus()
    person.page.keyboard.press("Enter")
    at_step(person, 2)
    expect(heard).to_contain_text("Gold worth 3!")


def test_what_is_proposed_is_outlined_on_the_board_and_can_be_touched_there(come: Come) -> None:
    person = come("en")
    start(person, "golden-city", "first", "en")
    at_step(person, 1)
    outlined = person.page.evaluate("[...document.querySelectorAll('.field .proposed')].map(e => e.id)")
    assert len(outlined) == 1
    person.touch(outlined[0])
    confirm(person)
    at_step(person, 2)


def test_a_lesson_is_left_and_resumed_in_the_lobby(come: Come) -> None:
    person = come("en")
    start(person, "golden-city", "first", "en")
    at_step(person, 1)
    person.page.locator(".coach [data-deed=do]").click()
    confirm(person)
    at_step(person, 2)
    person.visit("/")
    expect(person.page.locator(".table-row", has_text="lesson: Out for gold")).to_be_visible()
    start(person, "golden-city", "first", "en")
    at_step(person, 2)
