"""One rule for choosing: what is clear and can be taken back is played at once, the rest waits for Confirm, nothing is widened."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Come, Person


@pytest.fixture(scope="module")
def page(site: str, chromium: Browser) -> Iterator[Page]:
    """A page of the site, whose scripts can be called one by one."""
    context = chromium.new_context()
    one = context.new_page()
    one.goto(f"{site}/rules/golden-city")
    yield one
    context.close()


TOUCH = """async ([choices, touches, confirm]) => {
  const {Choosing} = await import('/static/scripts/choosing.js');
  const choosing = new Choosing({isThing: part => part.startsWith('thing'), confirm: () => confirm});
  const full = {either: false, turn: null, warn: false, kind: 'x', ...{}};
  choosing.open(choices.map((choice, action) => ({...full, ...choice, action})));
  let played = null;
  for (const part of touches) played = choosing.touch(part)?.now?.action ?? null;
  return {played, picked: choosing.picked?.action ?? null, leads: [...new Set(choosing.leads())].sort()};
}"""


def touch(page: Page, choices: list[dict[str, Any]], *touches: str, confirm: str = "careful") -> dict[str, Any]:
    """What comes of touching parts one after the other: the action played, or picked, and the parts that lead on."""
    found: dict[str, Any] = page.evaluate(TOUCH, [choices, list(touches), confirm])
    return found


FLAGS = [{"parts": [f"thing-{colour}", f"field-{n}"]} for colour in ("red", "blue") for n in (1, 2)]
#: A bid is so many of the lowest cards and a top one.
BIDS = [
    {"parts": [f"card-{n}" for n in cards], "warn": True}
    for cards in ((1,), (2,), (3,), (1, 2), (1, 3), (1, 2, 3))
]  # fmt: skip


def test_a_thing_and_a_place_are_played_at_once(page: Page) -> None:
    assert touch(page, FLAGS, "thing-red") == {
        "played": None,
        "picked": None,
        "leads": ["field-1", "field-2", "thing-red"],
    }
    assert touch(page, FLAGS, "thing-red", "field-2")["played"] == 1
    assert touch(page, FLAGS, "field-2", "thing-blue")["played"] == 3
    assert touch(page, FLAGS, "thing-red", "field-2", confirm="always") == {
        "played": None,
        "picked": 1,
        "leads": ["field-1", "field-2", "thing-blue", "thing-red"],
    }


def test_touching_again_lets_go(page: Page) -> None:
    assert touch(page, FLAGS, "thing-red", "thing-red", "field-1")["played"] is None
    assert touch(page, FLAGS, "thing-red", "thing-blue", "field-1")["played"] == 2


def test_what_cannot_be_taken_back_is_never_played_by_a_touch(page: Page) -> None:
    warned = [{"parts": ["field-1"], "warn": True}, {"parts": ["field-2"], "warn": True}]
    for confirm in ("careful", "always", "never"):
        assert touch(page, warned, "field-1", confirm=confirm)["played"] is None
        assert touch(page, warned, "field-1", confirm=confirm)["picked"] == 0
        assert touch(page, warned, "field-1", "field-1", confirm=confirm) == {
            "played": None,
            "picked": None,
            "leads": ["field-1", "field-2"],
        }
        assert touch(page, warned, "field-1", "field-2", confirm=confirm)["picked"] == 1


def test_cards_are_toggled_and_never_widened(page: Page) -> None:
    """Only exactly the cards that were touched can be bid, and a touch never plays them."""
    assert touch(page, BIDS, "card-3")["picked"] == 2
    assert touch(page, BIDS, "card-3", "card-1") == {
        "played": None,
        "picked": 4,
        "leads": ["card-1", "card-2", "card-3"],
    }
    assert touch(page, BIDS, "card-3", "card-2")["picked"] is None
    assert touch(page, BIDS, "card-3", "card-2", "card-2")["picked"] == 2
    assert touch(page, BIDS, "card-1", "card-2", "card-3")["played"] is None
    assert touch(page, BIDS, "card-3")["leads"] == ["card-1", "card-3"]


def test_a_place_that_was_not_touched_waits_for_confirm(page: Page) -> None:
    pairs = [{"parts": ["field-1", "field-2"]}, {"parts": ["field-1", "field-3"]}]
    assert touch(page, pairs, "field-2")["played"] is None
    assert touch(page, pairs, "field-2")["picked"] == 0
    assert touch(page, pairs, "field-1", "field-3")["played"] == 1


def test_equal_cards_stand_for_the_same(page: Page) -> None:
    equal = [{"parts": ["hand-0", "hand-1"], "either": True}, {"parts": ["hand-2"], "either": True}]
    assert touch(page, equal, "hand-1")["played"] == 0
    assert touch(page, equal, "hand-2")["played"] == 1


def test_a_tile_with_several_turns_is_laid_in_the_first(page: Page) -> None:
    tiles = [{"parts": ["place-1", f"thing-{turn}"], "turn": turn} for turn in (0, 2)]
    tiles.append({"parts": ["place-2", "thing-2"], "turn": 2})
    assert touch(page, tiles, "place-1")["played"] == 0
    assert touch(page, tiles, "thing-2", "place-1")["played"] == 1
    assert touch(page, tiles, "thing-2")["played"] is None
    assert touch(page, tiles, "place-1", "place-1", confirm="always")["picked"] == 1


def test_a_step_of_the_list_chooses_nothing(page: Page) -> None:
    """Entering a place of the list leaves open how the tile lies there, also where that would be for good."""
    entered = page.evaluate("""async () => {
      const {Choosing} = await import('/static/scripts/choosing.js');
      const choosing = new Choosing({isThing: part => part.startsWith('thing'), confirm: () => 'careful'});
      const lay = (action, warn) => ({action, parts: ['place-1', `thing-${action}`], turn: action, either: false, warn, kind: 'x'});
      return [false, true].map(warn => {
        choosing.open([lay(0, warn), lay(1, warn)]);
        choosing.enter('place-1');
        const before = choosing.picked;
        const now = choosing.press(choosing.matches()[0]);
        return [before, now?.action ?? choosing.picked.action];
      });
    }""")
    assert entered == [[None, 0], [None, 0]]


# At the table


def sit(person: Person, game: str, *others: str, **more: object) -> None:
    person.visit()
    person.visit(person.set_up(game, "me:Ann", *(others or ("bot",)), **more))
    assert person.wait_for_turn()


class Clicks:
    """Counts what a person clicks in one move after the other."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0

    def tap(self, part: str) -> None:
        self.person.tap(part)
        self.count += 1

    def confirm(self) -> None:
        """Confirm, where that is asked for."""
        if self.person.page.locator(".confirm-bar.active").count():
            self.person.page.locator(".confirm").click()
            self.count += 1

    def press(self, what: str) -> None:
        self.person.page.locator(what).first.click()
        self.count += 1


def test_three_clicks_on_cards_do_not_bid_the_hand(come: Come) -> None:
    """Sealed bids of Colorado County: touched cards are outlined, the bid is exactly those, and it waits for Confirm."""
    ann = come(confirm="careful")
    ann.visit()
    path = ann.set_up("colorado-county", "me:Ann", "bot", seed=3)
    ann.play_until(path, "Sealed bids")
    ann.visit(path)
    assert ann.wait_for_turn()
    before = ann.event()
    cards: list[str] = ann.page.evaluate("[...document.querySelectorAll('.hand .may')].map(e => e.id)")
    for card in cards[-3:]:
        ann.tap(card)
        assert ann.event() == before
    chosen: list[str] = ann.page.evaluate("[...document.querySelectorAll('.hand .chosen')].map(e => e.id)")
    assert sorted(chosen) == sorted(cards[-3:])
    expect(ann.page.locator(".confirm")).to_be_disabled()
    for card in cards[-3:-1]:
        ann.tap(card)
    expect(ann.page.locator(".picked")).to_have_text(re.compile(rf"^Bid cowboy {cards[-1].removeprefix('cowboy-')}$"))
    expect(ann.page.locator(".warning")).to_have_text("You can change it until everybody has answered.")
    ann.page.locator(".confirm").click()
    ann.moved(before)


def bidding(ann: Person, ben: Person, **more: object) -> str:
    """A table of Colorado County at which two people are asked for their first sealed bids."""
    ann.visit()
    path = ann.set_up("colorado-county", "me:Ann", "open", **more)
    ben.visit()
    assert ben.page.request.post(f"{ben.api(path)}/join", data={"seat": 1, "name": "Ben"}).ok
    people, chance = (ann, ben), random.Random(7)
    while True:
        for seat, person in enumerate(people):
            now = person.page.request.get(f"{person.api(path)}/position?seat={seat}&picture=false").json()
            if now["choices"] and now["question"]["sealed"]:
                return path
            if now["choices"]:
                move = {"seat": seat, "number": now["event"], "action": chance.choice(now["choices"])["action"]}
                assert person.page.request.post(f"{person.api(path)}/moves", data=move).ok


def test_an_own_sealed_answer_stays_in_view(come: Come) -> None:
    ann, ben = come(), come()
    path = bidding(ann, ben)
    for person in (ann, ben):
        person.visit(path)
        assert person.wait_for_turn()
    label = ann.page.locator(".asides .choice .label").inner_text()
    ann.page.locator(".asides .choice").click()
    ann.page.locator(".confirm").click()
    for _ in range(2):
        expect(ann.page.locator(".own-answer")).to_contain_text(label)
        ann.page.reload()
    assert label not in ben.page.locator("body").inner_text().replace(ben.page.locator(".ask").inner_text(), "")
    ann.page.get_by_role("button", name="Change it").click()
    expect(ann.page.locator(".own-answer")).to_have_count(0)
    expect(ann.choices.first).to_be_visible()


def test_a_turn_of_gold_rush_takes_three_clicks(come: Come) -> None:
    """The tile lies where it is touched, a figure stands where it is touched, Confirm ends the turn."""
    ann = come()
    sit(ann, "gold-rush", seed=4)
    for _ in range(6):
        clicks = Clicks(ann)
        expect(ann.page.locator(".question")).to_contain_text("Where do you lay the tile")
        before = ann.event()
        clicks.tap(next(part for part in ann.may() if part.startswith("place-")))
        ann.moved(before)
        expect(ann.page.locator(".question")).to_contain_text("Put a cowboy")
        before = ann.event()
        spots = [part for part in ann.may() if part.startswith("spot-")]
        if spots:
            clicks.tap(spots[0])
        else:
            clicks.press(".asides .choice")
        clicks.confirm()
        ann.moved(before)
        assert clicks.count <= 3
        assert ann.wait_for_turn()


def test_a_laid_tile_is_turned_by_touching_it(come: Come) -> None:
    """Until a figure is chosen, a touch on the new tile turns it; so do the button and a key."""
    ann = come()
    sit(ann, "gold-rush", seed=4)
    turn = ann.page.locator("[data-tool=turn]")
    for _ in range(12):
        place = next(part for part in ann.may() if part.startswith("place-"))
        before = ann.event()
        ann.tap(place)
        ann.moved(before)
        expect(ann.page.locator(".question")).to_contain_text("Put a cowboy")
        if turn.is_visible():
            break
        ann.page.locator(".asides .choice").first.click()
        ann.page.locator(".confirm").click()
        expect(ann.page.locator(".question")).to_contain_text("Where do you lay the tile")
    tile = f"#tile-{place.removeprefix('place-')}"
    for way in ("touch", "button", "key"):
        lies = ann.page.locator(tile).inner_html()
        before = ann.event()
        if way == "touch":
            ann.tap(tile[1:])
        elif way == "button":
            turn.click()
        else:
            ann.page.keyboard.press("t")
        ann.until(f"document.querySelector({tile!r})?.innerHTML !== {lies!r} && document.querySelector({tile!r})")
        ann.until(f"Number(document.querySelector('.replay .count').textContent.split('/')[1]) === {before + 2}")
        expect(ann.page.locator(".question")).to_contain_text("Put a cowboy")


def test_a_flag_of_colorado_county_takes_two_clicks(come: Come) -> None:
    """A colour and a field: the flag shows under the pointer, and stands."""
    ann = come()
    sit(ann, "colorado-county", seed=3)
    flags = 0
    while ann.page.locator(".question").filter(has_text="places a flag stone").count():
        clicks = Clicks(ann)
        before = ann.event()
        stones = [part for part in ann.may() if part.startswith("stone-")]
        if len(stones) > 1:
            clicks.tap(stones[0])
        field = [part for part in ann.may() if part.startswith("field-")][20 + flags]
        clicks.tap(field)
        clicks.confirm()
        ann.moved(before)
        assert clicks.count <= 2
        flags += 1
        assert ann.wait_for_turn()
    assert flags >= 3


def test_a_lap_to_kansas_city_takes_at_most_22_clicks(come: Come) -> None:
    """From the first building to the delivery, always as far as the steps go, by the board where it answers."""
    ann = come()
    sit(ann, "great-western-trail", seed=2)
    clicks = Clicks(ann)
    while not any(line.startswith("Ann delivers") for line in ann.log()):
        before = ann.event()
        answer(ann, clicks)
        ann.moved(before)
        assert ann.wait_for_turn()
        assert clicks.count <= 22, ann.log()


def answer(ann: Person, clicks: Clicks) -> None:
    """Answer one question: leave things out where one can, go as far as possible."""
    aside = ann.page.locator(".asides .choice")
    spots = [part for part in ann.may() if part.startswith("spot-")]
    if "Move your cattleman" in ann.page.locator(".question").inner_text():
        far = ann.page.locator(".choices .choice", has_text=re.compile(r"[123] steps?, no fee"))
        (far if far.count() else ann.page.locator(".choices .choice")).last.hover()
        clicks.tap(ann.page.evaluate("document.querySelector('.board .lit').id"))
        ways = ann.page.locator(".narrowed button")
        if ways.count():
            clicks.press(".choices .choice")
    elif aside.count():
        clicks.press(".asides .choice")
    elif len(spots) == 1 and ann.choices.count() == 1:
        clicks.tap(spots[0])
    else:
        clicks.press(".choices .choice")
    clicks.confirm()
