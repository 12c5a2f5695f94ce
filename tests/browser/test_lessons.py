"""Every guided game, chapter by chapter, walked by a person in a real browser: once following, once straying, in both languages.

English is walked by keys alone at a desk, and what a screen reader is given is listened to; German is pressed on a phone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from westward.core import registry
from westward.core.lesson import Chapter, Lesson, StepText, lesson

WORDS = {
    "en": {"learn": "Show me how", "strayed": "Take it back", "next": "Next chapter", "on": "Play on from here"},
    "de": {
        "learn": "Zeig mir, wie’s geht",
        "strayed": "Zurücknehmen",
        "next": "Nächstes Kapitel",
        "on": "Von hier aus weiterspielen",
    },
}
PHONE = (390, 844)
Come = Callable[..., Any]
Person = Any

#: So many chapters are walked in a row.
TOGETHER = 3
WALKS = [
    (title.id, found.names[i : i + TOGETHER])
    for title in registry.titles()
    if (found := lesson(title.id)) is not None
    for i in range(0, len(found.names), TOGETHER)
]
walks = pytest.mark.parametrize(("game", "names"), WALKS, ids=[f"{game}-{names[0]}" for game, names in WALKS])
languages = pytest.mark.parametrize("language", ["en", "de"])

#: Notes everything that a screen reader is given to say.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const box = (target instanceof Element ? target : target.parentElement)?.closest("[role=status][aria-live=polite]");
    if (box) window.heard.push(box.textContent);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

#: How much of the column beside the board lies below the screen, where nobody could scroll.
BEYOND = "(e => e.scrollHeight - e.clientHeight)(document.querySelector('.side'))"


def lesson_of(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def learner(come: Come, language: str) -> Person:
    """Somebody new, at a desk or with a phone."""
    person = come(language, screen=PHONE if language == "de" else (1280, 800))
    person.context.add_init_script(LISTEN)
    return person


def start(person: Person, game: str, name: str, language: str) -> None:
    """From the lobby into a chapter."""
    person.visit("/")
    card = person.page.locator(".game-card", has=person.page.locator(f"a[href='/rules/{game}']"))
    card.get_by_role("button", name=re.compile(WORDS[language]["learn"].split(",")[0])).click()
    if len(lesson_of(game).names) > 1:
        person.page.locator(f"dialog.chapters [data-chapter='{name}']").click()
    person.page.wait_for_url("**/t/*")


def start_anew(person: Person, game: str, name: str) -> None:
    """Into a chapter without the lobby, and to its beginning."""
    answer = person.page.request.post(f"{person.site}/api/lessons", data={"game": game, "chapter": name})
    assert answer.ok, answer.text()
    person.visit(f"/t/{answer.json()['table']}")
    again, first = person.page.locator(".coach [data-deed=again]"), person.page.locator(".coach [data-deed=do]")
    expect(again.or_(first)).to_be_visible()
    if again.count():
        again.click()
    at_step(person, 1)


def at_step(person: Person, number: int) -> None:
    """Wait for the remark of a step, and for its proposal."""
    expect(person.page.locator(f".coach progress[aria-label*=' {number} ']")).to_have_count(1)
    expect(person.page.locator(".coach [data-deed=do]")).to_be_visible()


def confirm(person: Person) -> None:
    if person.page.locator(".confirm-bar.active").count():
        person.page.locator(".confirm").click()


def in_view(person: Person) -> None:
    """What is asked, what is proposed and what to press all lie on the screen."""
    for part in (".ask .question", ".coach .proposal", ".coach [data-deed=do]"):
        expect(person.page.locator(part)).to_be_in_viewport(ratio=0.9)
    assert person.page.evaluate(BEYOND) <= 0


def can_confirm(person: Person) -> None:
    """Confirm, if it is asked for, lies on the screen."""
    if person.page.locator(".confirm-bar.active").count():
        expect(person.page.locator(".confirm")).to_be_in_viewport(ratio=1)


def begins(text: str) -> str:
    """The beginning of a remark, as far as it is plain text."""
    return re.split(r"\{choice\}|§|\*\*|\n", text.strip())[0].rstrip(" (")


def focused(person: Person) -> str:
    """What has the focus."""
    return str(person.page.evaluate("(e => e.dataset.deed ?? (e.id || e.className))(document.activeElement)"))


def do_by_keys(person: Person, step: StepText) -> None:
    """Hear the remark, go to the proposal, choose it and confirm it: D, Enter, Enter."""
    proposal = person.page.locator(".coach .proposal").text_content()
    for text in (begins(step.say), proposal):
        person.until(f"heard.some(one => one.includes({json.dumps(text)}))")
    person.page.keyboard.press("d")
    assert focused(person) == "do"
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".confirm-bar.active")).to_be_visible()
    can_confirm(person)
    assert "confirm" in focused(person)
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".confirm-bar.active")).to_have_count(0)
    # Nobody is lost after a move.
    person.until("(e => e.id === 'question' || e.className.includes('choice'))(document.activeElement)")


def follow(person: Person, chapter: Chapter, language: str) -> None:
    """Do what is proposed, step by step, to the end."""
    said = lesson_of(chapter.record.game).text(language).chapter[chapter.name]
    for number, step in enumerate(said.step, start=1):
        at_step(person, number)
        expect(person.page.locator(".coach .remark").first).to_contain_text(begins(step.say))
        in_view(person)
        if language == "en":
            do_by_keys(person, step)
        else:
            person.page.locator(".coach [data-deed=do]").click()
            can_confirm(person)
            confirm(person)
    expect(person.page.locator(".coach [data-deed=play-on]")).to_be_visible()
    expect(person.page.locator(".coach .remark").first).to_contain_text(begins(said.end))


def go_on(person: Person, name: str, language: str) -> None:
    """Press what the coach offers at the end; in English by keys."""
    button = person.page.get_by_role("button", name=name)
    if language == "en":
        button.focus()
        person.page.keyboard.press("Enter")
    else:
        button.click()


@languages
@walks
def test_whoever_follows_comes_into_a_game(come: Come, axe: str, game: str, names: list[str], language: str) -> None:
    person = learner(come, language)
    start(person, game, names[0], language)
    for name in names:
        follow(person, lesson_of(game).chapter(name), language)
        if name == names[0] and language == "en":
            assert person.faults(axe, ".side") == []
        if name != names[-1]:
            before = person.page.url
            go_on(person, WORDS[language]["next"], language)
            person.page.wait_for_url(lambda url, before=before: url != before)
    go_on(person, WORDS[language]["on"], language)
    expect(person.page.locator(".coach")).to_be_hidden()
    person.press()


@languages
@walks
def test_whoever_strays_is_told_and_comes_back(
    come: Come, axe: str, game: str, names: list[str], language: str
) -> None:
    person = learner(come, language)
    person.visit("/")
    for name in names:
        chapter = lesson_of(game).chapter(name)
        start_anew(person, game, name)
        stray(person)
        expect(person.page.locator(".coach.strayed .remark").first).not_to_be_empty()
        expect(person.page.locator(".who")).not_to_contain_text(re.compile("is choosing|überlegt"))
        if name == names[0] and language == "de":
            assert person.faults(axe, ".coach") == []
        person.page.get_by_role("button", name=re.compile(WORDS[language]["strayed"])).click()
        at_step(person, 1)
        quickly(person, chapter)
        at_step(person, len(chapter.steps))
        stray(person)
        person.page.locator(".coach [data-deed=keep]").click()
        expect(person.page.locator(".coach")).to_be_hidden()
        expect(person.choices.first.or_(person.ended)).to_be_visible()


def quickly(person: Person, chapter: Chapter) -> None:
    """Make all proposed moves but the last while the lobby is looked at, and come back."""
    path = person.page.url.removeprefix(person.site)
    table = f"{person.site}/api/tables/{path.split('/t/')[1].split('#')[0]}"
    person.visit("/")
    for number in range(1, len(chapter.steps)):
        while (told := person.page.request.get(f"{table}/lesson").json())["mode"] == "wait" or told["step"] < number:
            person.page.wait_for_timeout(20)
        move = {"seat": chapter.seat, "number": told["event"], "action": told["action"]}
        answer = person.page.request.post(f"{table}/moves", data=move)
        assert answer.ok, answer.text()
    person.visit(path)


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
