"""Whole games through the page: every game with the mouse, one with the keyboard alone, one shared device."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import westward

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person


#: Unprovoked shifts of the layout in windows, as browsers count them: within a second of each other and five seconds at most.
CALM = """() => {
  window.shifts = [];
  const called = ({node}) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
  const places = ({previousRect: a, currentRect: b}) => [a, b].map(r => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')).join(' to ');
  const told = ({value, startTime, hadRecentInput, sources}) =>
    ({value, startTime, hadRecentInput, what: sources.map(one => `${called(one)} from ${places(one)}`)});
  new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(told))).observe({type: 'layout-shift'});
}"""
#: The worst of these windows: how much shifted, and what.
SHIFTED = """() => {
  let worst = [0, []], sum = 0, what = [], first = -1e9, last = -1e9;
  for (const one of window.shifts) {
    if (one.hadRecentInput) continue;
    if (one.startTime - last > 1000 || one.startTime - first > 5000) [sum, what, first] = [0, [], one.startTime];
    [sum, what, last] = [sum + one.value, [...what, [one.value, ...one.what]], one.startTime];
    if (sum > worst[0]) worst = [sum, what];
  }
  return worst;
}"""
#: What looks as if it could be chosen, and cannot.
GILDED = """() => [...document.querySelectorAll('.field .part:not(.may, .chosen, .lit) > .halo')]
  .filter(halo => getComputedStyle(halo).stroke !== 'none').map(halo => halo.parentElement.id)"""
#: How many questions are answered without the page in between: games have few questions or many.
MEANWHILE = {"colorado-county": 30, "gold-rush": 20, "gold-seekers": 1, "golden-city": 8, "great-western-trail": 40}
#: How much of a page may shift by itself.
CALMLY = 0.05


def seats(game: str) -> list[str]:
    return ["me:Ann", *["bot"] * (westward.title(game).players[0] - 1)]


def touch(person: Person, chance: random.Random) -> None:
    """Touch parts of the picture until they make up an answer; what they leave open is chosen in the list."""
    question = person.page.locator(".question").inner_text()
    before = person.event()
    for _ in range(6):
        chosen: list[str] = person.page.evaluate("[...document.querySelectorAll('.scene .chosen')].map(e => e.id)")
        left = [part for part in person.may() if part not in chosen]
        if not left:
            break
        part = chance.choice(left)
        if person.page.locator(f"[id='{part}']").count():  # a picture may come in between that has it no longer
            person.touch(part)
        person.page.wait_for_timeout(50)
        if person.page.locator(".ask.sending, .confirm-bar.active").count() or person.event() != before:
            return
    assert person.page.locator(".question").inner_text() == question
    person.page.locator(".choices .choice").first.click()


def answer(person: Person, chance: random.Random, by_picture: bool) -> None:
    """Answer the open question, by the picture where that is wanted and possible."""
    may = person.may() if by_picture else []
    before = person.event()
    assert person.page.locator(".choices .choice").count() <= 12
    if may:
        touch(person, chance)
        if person.page.locator(".confirm-bar.active").count():
            person.page.locator(".confirm").click()
        person.moved(before)
    else:
        person.press(chance.randrange(person.choices.count()))


@pytest.mark.parametrize("game", westward.ids())
def test_a_whole_game_against_bots(come: Come, game: str) -> None:
    """From the first question to the score sheet, by hint, list and picture in turn; in between others answer for her while she looks on.

    All the time no list is longer than a dozen, nothing is gilt that cannot be chosen, and the page never shifts by itself by more than a twentieth.
    """
    ann = come()
    ann.visit()
    path = ann.set_up(game, *seats(game), seed=5)
    ann.visit(path)
    chance = random.Random(game)
    assert ann.wait_for_turn()
    ann.page.evaluate(CALM)
    moves = hints = 0
    while ann.wait_for_turn():
        assert ann.page.evaluate(GILDED) == []
        if not hints and ann.choices.count() > 1:
            before = ann.event()
            ann.ask_for_a_hint()
            ann.page.locator(".confirm").click()
            ann.moved(before)
            hints += 1
        else:
            answer(ann, chance, by_picture=moves % 2 == 1)
        moves += 1
        if moves % 2 == 0:
            ann.knows(play_some(ann, path, chance, MEANWHILE[game]))
    assert hints
    assert moves >= 3
    shifted, what = ann.page.evaluate(SHIFTED)
    assert shifted <= CALMLY, what
    expect(ann.page.locator(".ranking li")).to_have_count(len(seats(game)))
    expect(ann.page.locator(".plot polyline.curve")).to_have_count(len(seats(game)))
    expect(ann.page.locator(".score-sheet tfoot td")).to_have_count(len(seats(game)))


def play_some(ann: Person, path: str, chance: random.Random, most: int) -> int:
    """Answer some questions without the page; gives how many events there are then."""
    now = ann.asked(path)
    for _ in range(most):
        if now["over"]:
            break
        now = ann.answer(path, now, chance)
    return int(now["event"])


def test_play_now_is_two_clicks(come: Come) -> None:
    """From the lobby to a first choice against bots."""
    ann = come(bot="random")
    ann.visit()
    ann.page.get_by_role("button", name="Play now: Golden City").click()
    assert ann.wait_for_turn()
    ann.press()


def test_a_game_by_keyboard_alone(come: Come) -> None:
    """From the lobby through a dozen turns, and out of the score sheet, without touching the mouse; the focus stays with the question."""
    ann = come(bot="random")
    ann.visit()
    keys = ann.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if (
            ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
            == "Play now: Golden City, against bots"
        ):
            break
    keys.press("Enter")
    assert ann.wait_for_turn()
    path = ann.page.url.removeprefix(ann.site)
    keys.press("q")
    turn = 0
    while ann.wait_for_turn():
        expect(ann.page.locator(".choice:focus")).to_have_count(1)
        before = ann.event()
        turn += 1
        if (
            turn % 3 == 0 and ann.page.locator(".ask.mine .choices .choice").count() > 1
        ):  # digits are for the list, X for its foot
            keys.press("2")
        else:
            if turn % 3 == 1:
                keys.press("ArrowDown")
            keys.press("Enter")
        if ann.page.locator(".narrowed button").count():  # it was a step
            expect(ann.page.locator(".choice:focus")).to_have_count(1)
            keys.press("Enter")
        count = "document.querySelector('.replay .count').textContent"
        ann.until(f"document.querySelector('.confirm-bar.active') || {count} !== '{before} / {before}'")
        if ann.page.locator(".confirm-bar.active").count():
            keys.press("Enter")
        ann.moved(before)
        if turn == 12:  # the rest is no different
            ann.play_on(path, 10_000)
            expect(ann.ended).to_have_count(1)  # the page hears of it turn by turn
    assert turn > 5
    keys.press("Escape")
    expect(ann.ended).to_have_count(0)


def test_what_stands_at_the_foot_is_picked_and_confirmed_by_keys(come: Come) -> None:
    """To pass cannot be taken back where a tile is drawn next: X picks it, and Enter confirms it, wherever the focus is."""
    ann = come()
    path = ann.set_up("gold-rush", "me:Ann", "bot")
    ann.visit(path)
    until = time.monotonic() + 60
    while not (ann.wait_for_turn() and ann.page.locator(".asides .choice").count()):
        assert time.monotonic() < until, "nobody may pass"
        ann.press()
    before = ann.event()
    ann.page.keyboard.press("x")
    expect(ann.page.locator(".confirm-bar.active")).to_be_visible()
    expect(ann.page.locator(".asides .choice:focus")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Enter")
    ann.moved(before)


def test_a_shared_device_hides_every_hand_from_the_others(come: Come) -> None:
    """Between two people the device is covered, and nothing of a hand is on the page under the cover."""
    ann = come(confirm="never")
    ann.visit()
    ann.visit(ann.set_up("colorado-county", "me:Ann", "local:Ben", seed=3))
    cover = ann.page.locator(".pass")
    hands: dict[str, set[str]] = {"Ann": set(), "Ben": set()}
    passed = 0
    while passed < 10:
        # A choice that was made is gone at once, so that what is waited for is the next thing to do.
        ann.page.wait_for_selector(".cover:not([hidden]) .pass, .ask.mine .choice")
        if cover.is_visible():
            name = "Ann" if "Ann" in cover.inner_text() else "Ben"
            assert ann.page.locator(":is(svg.hand, svg.board) g *, .ask.mine .choice").count() == 0
            cover.get_by_role("button").click()
            passed += 1
            expect(ann.page.locator(".who .line")).to_contain_text(name)
            hands[name].add(ann.page.locator("svg.hand").text_content() or "")
        else:
            aside = ann.page.locator(".asides .choice")
            if aside.count():
                aside.first.click()
            else:
                ann.choose()
    assert hands["Ann"].isdisjoint(hands["Ben"])
