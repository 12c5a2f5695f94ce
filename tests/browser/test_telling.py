"""What the table tells: names on the board, where a line of the log happened, every event of a replay, and the board in words."""

from __future__ import annotations

import html
import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import westward

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

#: Ids that nobody should read (the contract suite has them all, over whole games).
RAW = re.compile(r"\bh\d{4}\b|\b[a-z]\d?-\d\d\b|\b(?:FL|DR|RF|TP)R?_?\w?\d\b|\b(?!O10)[OS]\d\d\b|-\d, ?-?\d")

#: So many names are always written where a list speaks of no more.
FEW = 4


def seated(person: Person, game: str) -> None:
    person.visit()
    others = max(2, westward.title(game).players[0] - 1)
    person.visit(person.set_up(game, "me:Ann", *["bot"] * others, seed=4))
    assert person.wait_for_turn()


@pytest.mark.parametrize("game", westward.ids())
def test_places_have_names_and_the_board_is_told_in_words(come: Come, game: str) -> None:
    ann = come(language="de")
    seated(ann, game)
    written = ann.page.locator(".place-names text")
    every = unwritten(ann, ".board [data-name]")
    ann.page.keyboard.press("p")
    expect(written).to_have_count(every)
    names = ann.page.locator(".board [data-name]").evaluate_all("places => places.map(p => p.dataset.name)")
    assert every > 0
    assert [name for name in names if RAW.search(name)] == []
    ann.page.keyboard.press("p")
    asked = unwritten(ann, ".board .may[data-name]")
    ann.until(f"document.querySelectorAll('.place-names text').length <= {asked if asked <= 12 else 0}")
    # By itself the board writes what the list speaks of, where it finds room.
    listed = ann.page.locator(".choices").inner_text().lower()
    lines = written.evaluate_all("texts => texts.map(t => [...t.children].map(line => line.textContent).join(' '))")
    assert [name for name in lines if any(word[:5].lower() not in listed for word in name.split())] == []
    heard = ann.page.locator(".ask, .log, .players").all_inner_texts()
    assert [text for text in heard if RAW.search(text)] == []
    hear_the_board(ann)


@pytest.mark.parametrize("game", westward.ids())
def test_a_few_places_that_the_list_speaks_of_are_written_by_themselves(come: Come, game: str) -> None:
    ann = come(language="de")
    ann.visit()
    path = ann.set_up(game, "me:Ann", "bot", "bot", seed=4)
    chance, now = random.Random(7), ann.asked(path)
    while not 1 <= len(names := spoken(ann, path)) <= FEW:
        assert not now["over"]
        now = ann.answer(path, now, chance)
    ann.visit(path)
    assert ann.wait_for_turn()
    expect(ann.page.locator(".place-names text")).not_to_have_count(0)
    lines = "texts => texts.map(text => [...text.children].map(line => line.textContent).join(' '))"
    assert set(ann.page.locator(".place-names text").evaluate_all(lines)) <= names


def spoken(ann: Person, path: str) -> set[str]:
    """The names of places that the first seat's choices speak of, and that the board does not write itself."""
    now = ann.page.request.get(f"{ann.api(path)}/position?seat=0&lang=de").json()
    board = next(scene["body"] for scene in now["picture"]["scenes"] if scene["name"] == "board")
    found = set()
    for tag in re.findall(r'<\w+[^>]*\bdata-name="[^>]*>', board):
        has = {key: html.unescape(value) for key, value in re.findall(r'([\w-]+)="([^"]*)"', tag)}
        part, name = has["id"], has["data-name"]
        said = [choice[key] for choice in now["choices"] if part in choice["parts"] for key in ("label", "step")]
        # A sentence bends the ends of its words.
        if f">{name}</text>" not in board and any(all(word[:5] in one for word in name.split()) for one in said):
            found.add(name)
    return found


def unwritten(ann: Person, places: str) -> int:
    """How many places the board itself writes no name upon."""
    bare = (
        "some => some.filter(p => ![...p.querySelectorAll('text')].some(t => t.textContent === p.dataset.name)).length"
    )
    return int(ann.page.locator(places).evaluate_all(bare))


def hear_the_board(ann: Person) -> None:
    """The board in words is two tabs away, and gives the focus back."""
    ann.page.evaluate("document.activeElement.blur()")
    for _ in range(2):
        ann.page.keyboard.press("Tab")
    opener = ann.page.get_by_role("button", name="Das Brett in Worten")
    expect(opener).to_be_focused()
    ann.page.keyboard.press("Enter")
    box = ann.page.get_by_role("dialog", name="Das Brett in Worten")
    expect(box.locator("h3")).not_to_have_count(0)
    expect(box).to_contain_text("Ann")
    assert not RAW.search(box.inner_text())
    ann.page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_a_line_of_the_log_lights_its_place_and_a_replay_tells_every_event(come: Come) -> None:
    ann = come()
    seated(ann, "golden-city")
    ann.press()
    assert ann.wait_for_turn()
    ann.page.keyboard.press("l")
    line = ann.page.locator(".log-line").filter(has_text=" goes from ").last
    line.hover()
    expect(ann.page.locator(".board .lit")).to_have_count(2)
    ann.page.keyboard.press("Escape")
    told = ann.page.locator(".replay .told")
    last = ann.event()
    for _ in range(4):
        ann.page.keyboard.press(",")
    for at in range(last - 4, last):
        expect(ann.page.locator(".replay .count")).to_have_text(f"{at} / {last}")
        expect(told).to_be_visible()
        assert told.inner_text().strip()
        assert ann.page.locator(".question").inner_text().startswith(told.inner_text().strip())
        ann.page.keyboard.press(".")
    expect(told).to_be_hidden()
