"""What the table tells: names on the board, where a line of the log happened, every event of a replay, and the board in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import westward

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

#: Ids that nobody should read (the contract suite has them all, over whole games).
RAW = re.compile(r"\bh\d{4}\b|\b[a-z]\d?-\d\d\b|\b(?:FL|DR|RF|TP)R?_?\w?\d\b|\b(?!O10)[OS]\d\d\b|-\d, ?-?\d")


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
