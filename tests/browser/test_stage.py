"""The stage: the board as large as can be in every layout, what is needed always in view, drawers that take nothing from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import westward

if TYPE_CHECKING:
    from tests.browser.conftest import Come, Person

LAYOUTS = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1280, 800),
    "large": (1920, 1080),
}
#: The least share of the screen that the board's pane has.
SHARE = {"phone": 0.3, "sideways": 0.4, "tablet": 0.42, "laptop": 0.35, "large": 0.33}

Box = dict[str, float]


def at_a_table(person: Person, game: str, players: int = 0) -> None:
    person.visit()
    count = players or westward.title(game).players[0]
    person.visit(person.set_up(game, "me:Ann", *["bot"] * (count - 1), seed=2))
    assert person.wait_for_turn()


def box(person: Person, selector: str) -> Box:
    """Where something is on the screen."""
    found = person.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return {side: float(found[side]) for side in ("x", "y", "width", "height")}


def inside(person: Person, selector: str) -> bool:
    """Whether something lies on the screen as a whole."""
    b = box(person, selector)
    size = person.page.viewport_size
    assert size is not None
    right, low = b["x"] + b["width"], b["y"] + b["height"]
    return b["x"] >= -1 and b["y"] >= -1 and right <= size["width"] + 1 and low <= size["height"] + 1


def test_the_side_keeps_its_width(come: Come) -> None:
    """The panel is as wide in a tall landscape as in a flat one, so that no button moves during play."""
    ann = come()
    at_a_table(ann, "gold-rush")
    widths = set()
    for _ in range(12):
        widths.add(box(ann, ".side")["width"])
        ann.press()
        assert ann.wait_for_turn()
    assert widths == {380}


@pytest.mark.parametrize("screen", [LAYOUTS["laptop"], LAYOUTS["large"]], ids=["laptop", "large"])
def test_drawers_take_nothing_from_the_board(come: Come, screen: tuple[int, int]) -> None:
    """Log, rules and chat lie over the stage's edge, or where there is room in a place of their own."""
    ann = come(screen=screen)
    at_a_table(ann, "golden-city")
    before = box(ann, ".board-pane")
    for tab in ("Log", "Rules", "Chat"):
        ann.page.get_by_role("button", name=tab, exact=True).click()
        assert box(ann, ".board-pane") == before
        assert inside(ann, ".question")
        covered = box(ann, ".drawer")
        assert covered["x"] + covered["width"] <= box(ann, ".side")["x"] + 1
    ann.page.keyboard.press("Escape")
    assert box(ann, ".board-pane") == before


@pytest.mark.parametrize("screen", list(LAYOUTS.values()), ids=list(LAYOUTS))
def test_the_tile_in_hand_stays_in_view_when_the_board_is_close(come: Come, screen: tuple[int, int]) -> None:
    ann = come(screen=screen)
    at_a_table(ann, "gold-rush")
    tile = ann.page.evaluate("document.querySelector('.tray [id^=turn-]').id")
    size = box(ann, f"#{tile}")["width"]
    assert size >= 40
    for _ in range(5):
        ann.page.keyboard.press("+")
    assert inside(ann, f"#{tile}")
    assert box(ann, f"#{tile}")["width"] == size
    assert inside(ann, ".question")


def test_a_sheet_to_look_things_up_opens_where_the_board_would_pay_for_it(come: Come) -> None:
    """Colorado County's table of points opens at a press, and stands beside the board where there is room to spare."""
    ann = come(screen=LAYOUTS["laptop"])
    at_a_table(ann, "colorado-county")
    for screen in (LAYOUTS["laptop"], LAYOUTS["phone"]):
        ann.page.set_viewport_size({"width": screen[0], "height": screen[1]})
        expect(ann.page.locator(".beside .scene.info")).to_have_count(0)
        ann.page.get_by_role("button", name="Round 1").click()
        assert box(ann, "dialog.enlarged svg")["width"] > 300
        ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size({"width": 1500, "height": 760})
    assert inside(ann, ".beside .scene.info")
