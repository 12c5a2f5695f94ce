"""What must hold in all games, in the middle of a game with as many players as can be: sizes, targets, lists, calm, and axe."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import westward
from tests.browser.test_stage import LAYOUTS, SHARE, box, inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import Come, Middle, Person

    Middles = Callable[[str], Middle]

PHONES = ("phone", "sideways")
#: What is needed is at least so large, in pixels; and fewer than a tenth of all texts are smaller than the second figure.
LETTERS = (9.0, 10.0)
MOUSE, FINGER = 24, 44
#: Half a pixel is a matter of rounding.
ROUND = 0.97

#: The height of the letters of every text in the pictures, those of symbols too.
TEXTS = """() => [...document.querySelectorAll('svg.scene')].filter(svg => svg.getBoundingClientRect().width).flatMap(svg => {
  const seen = one => getComputedStyle(one).visibility !== 'hidden';
  const grown = matrix => Math.hypot(matrix.c, matrix.d);
  const size = (text, scale) => ({text: text.textContent, px: parseFloat(getComputedStyle(text).fontSize) * scale});
  const within = (text, symbol) => {
    let scale = 1;
    for (let at = text; at && at !== symbol; at = at.parentElement) {
      const own = at.transform?.baseVal.consolidate()?.matrix;
      if (own) scale *= grown(own);
    }
    return scale;
  };
  const texts = [...svg.querySelectorAll('text')].filter(seen).map(text => size(text, grown(text.getScreenCTM())));
  const used = [...svg.querySelectorAll('use')].filter(seen).flatMap(use => {
    const symbol = document.querySelector(use.getAttribute('href'));
    return [...symbol?.querySelectorAll('text') ?? []].map(text => size(text, grown(use.getScreenCTM()) * within(text, symbol)));
  });
  return [...texts, ...used].filter(one => one.text.trim());
})"""

#: Every part that can be chosen, with the size of its smaller side and whether it lies on the board.
TARGETS = """() => [...document.querySelectorAll('.field .scene .may')].map(part => {
  const {width, height} = part.getBoundingClientRect();
  return {id: part.id, size: Math.min(width, height), board: part.closest('svg').classList.contains('board')};
})"""

#: Every button and field on the page that a finger would not find; links within sentences have their words' size.
CRAMPED = """least => [...document.querySelectorAll('.table :is(button, summary, input, a.button):not(.clause, .clause *)')].flatMap(one => {
  const {width, height} = one.getBoundingClientRect();
  const seen = one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !one.matches('.skip');
  return seen && Math.min(width, height) < least ? [`${one.className} ${one.textContent.slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`] : [];
})"""

#: The parts of pictures whose rim of gold would lie beside them: its middle is away from theirs by a good part of its size.
AWRY = """() => [...document.querySelectorAll('.scene .part > .halo')].flatMap(halo => {
  const own = halo.getBoundingClientRect();
  const drawn = [...halo.parentElement.children].filter(one => !one.matches('.halo, .rim, title')).map(one => one.getBoundingClientRect());
  const boxes = drawn.filter(box => box.width && box.height);
  const off = (from, size) => {
    const [low, high] = [Math.min(...boxes.map(box => box[from])), Math.max(...boxes.map(box => box[from] + box[size]))];
    return Math.abs((low + high - 2 * own[from] - own[size]) / 2 / own[size]);
  };
  return boxes.length && own.width && Math.max(off('left', 'width'), off('top', 'height')) > 0.4 ? [halo.parentElement.id] : [];
})"""

#: How many of the choices are in view as wholes.
IN_VIEW = """() => {
  const {bottom} = document.querySelector('.choices').getBoundingClientRect();
  return [...document.querySelectorAll('.choices .choice')].filter(one => one.getBoundingClientRect().bottom <= bottom + 1).length;
}"""

#: The places of the question that lie beyond the edge of the board's pane.
OUTSIDE = """() => {
  const pane = document.querySelector('.board-pane').getBoundingClientRect();
  const beyond = ({left, top, right, bottom}) => left < pane.left - 2 || top < pane.top - 2 || right > pane.right + 2 || bottom > pane.bottom + 2;
  const places = [...document.querySelectorAll('.board .may:not(.moves)')];
  return places.filter(place => beyond(place.getBoundingClientRect())).map(place => place.id);
}"""


def full_table(person: Person, game: str) -> str:
    """A table with as many players as can be."""
    person.visit()
    return person.set_up(game, "me:Ann", *["bot"] * (westward.title(game).players[-1] - 1), seed=3)


def sit_down(come: Come, middle: Middles, game: str, **how: Any) -> Person:
    """Sit at a table in the middle of a game."""
    table = middle(game)
    ann = come(sits=table, **how)
    ann.visit(table.path)
    assert ann.wait_for_turn()
    ann.page.wait_for_timeout(200)
    return ann


@pytest.mark.parametrize("game", westward.ids())
def test_all_is_large_enough_in_view_and_clean(come: Come, middle: Middles, axe: str, game: str) -> None:
    """On a laptop letters and targets have their sizes; in four layouts the board has its share, what is needed is in view, and axe finds nothing."""
    ann = sit_down(come, middle, game)
    texts: list[dict[str, Any]] = ann.page.evaluate(TEXTS)
    assert [text for text in texts if text["px"] < LETTERS[0]] == []
    assert sum(text["px"] < LETTERS[1] for text in texts) < 0.1 * len(texts)
    assert [one for one in ann.page.evaluate(TARGETS) if one["size"] < MOUSE * ROUND] == []
    assert ann.page.evaluate(AWRY) == []
    assert ann.page.locator(".choices .choice").count() <= 12
    ann.page.evaluate(axe)
    for name, (width, height) in LAYOUTS.items():
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_timeout(300)
        four_layouts(ann, name)
        # The drawings are the same in all layouts: once is enough for what is within them.
        found = ann.page.evaluate(AXE, [] if name == "laptop" else ["svg.scene > g"])
        assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found["violations"]] == [], name


AXE = "without => axe.run({include: ['html'], exclude: without.map(one => [one])}, {resultTypes: ['violations']})"


def four_layouts(ann: Person, name: str) -> None:
    """The board has its share of the screen, and question, choices and what is chosen from are in view."""
    width, height = LAYOUTS[name]
    assert ann.scroll_width() == width, name
    pane = box(ann, ".board-pane")
    assert pane["width"] * pane["height"] >= SHARE[name] * width * height, name
    assert inside(ann, ".question"), name
    assert inside(ann, ".ask .choice"), name
    if ann.page.locator(".scene.tray").count():
        assert inside(ann, ".scene.tray"), name
    assert ann.page.evaluate(OUTSIDE) == [], name


@pytest.mark.parametrize("game", westward.ids())
def test_a_finger_finds_its_target_or_comes_closer_first(come: Come, middle: Middles, game: str) -> None:
    """Buttons are large enough; what is too small on the board is not chosen by the first touch: the view comes closer, and then it is large enough."""
    for layout in PHONES:
        ann = sit_down(come, middle, game, screen=LAYOUTS[layout], touch=True, remarks=True)
        expect(ann.page.locator(".first-time")).to_be_visible()
        assert min(2, ann.page.locator(".choices .choice").count()) <= ann.page.evaluate(IN_VIEW) <= 12
        assert ann.page.evaluate(CRAMPED, FINGER * ROUND) == []
        assert ann.page.evaluate(OUTSIDE) == []
        targets: list[dict[str, Any]] = ann.page.evaluate(TARGETS)
        assert [one for one in targets if not one["board"] and one["size"] < FINGER * ROUND] == []
        small = [one for one in targets if one["board"] and one["size"] < FINGER * ROUND]
        for one in small[:1]:
            before = ann.event()
            ann.tap(one["id"])
            assert ann.page.locator(".chosen, .ask.sending, .confirm-bar.active").count() == 0
            assert ann.event() == before
            assert min(box(ann, f"[id='{one['id']}']")[side] for side in ("width", "height")) >= FINGER * ROUND
            ann.tap(one["id"])
            ann.until("document.querySelector('.chosen, .ask.sending, .confirm-bar.active, .narrowed button') !== null"
                      f" || Number(document.querySelector('.replay .count').textContent.split('/')[1]) > {before}")  # fmt: skip


@pytest.mark.parametrize("layout", PHONES)
def test_all_that_declines_stays_in_view_on_a_phone(come: Come, layout: str) -> None:
    """Also where there are two ways to decline, below a question of three lines and a list."""
    ann = come(screen=LAYOUTS[layout], touch=True)
    table = full_table(ann, "colorado-county")
    assert ann.play_on(table, 160)
    ann.play_until(table, "does Ann sell land")
    ann.visit(table)
    assert ann.wait_for_turn()
    assert ann.page.locator(".choices .choice").count() > 1
    expect(ann.page.locator(".asides .choice")).to_have_count(2)
    assert inside(ann, ".asides .choice:last-child")
    assert ann.page.evaluate(IN_VIEW) >= 1


def test_targets_stay_large_enough_in_a_window_that_shrinks(come: Come, middle: Middles) -> None:
    """The view that came closer for them comes closer still."""
    ann = sit_down(come, middle, "gold-seekers")
    width, height = LAYOUTS["laptop"]
    for part in (1, 0.75):
        ann.page.set_viewport_size({"width": width, "height": round(part * height)})
        ann.page.wait_for_timeout(200)
        assert [one for one in ann.page.evaluate(TARGETS) if one["size"] < MOUSE * ROUND] == []
        assert ann.page.evaluate(OUTSIDE) == []


def test_the_view_comes_back_to_the_question_from_what_others_did(come: Come, middle: Middles) -> None:
    """Also where it has just shown the places that are asked about, and is still on its way to somebody's move."""
    ann = sit_down(come, middle, "gold-seekers", screen=LAYOUTS["phone"], touch=True, speed="slow")
    ann.page.evaluate(ELSEWHERE)
    ann.until(f"({OUTSIDE})().length === 0 && document.querySelectorAll('.board .may').length > 0")


#: The view sets out for the far corner of the board, and then a new question is there.
ELSEWHERE = """async () => {
  const {comeCloser, zoom} = await import('/static/scripts/stage.js');
  const {now} = await import('/static/scripts/state.js');
  const [x, y, w, h] = zoom.home;
  zoom.glide(6, {x: x + w, y: y + h});
  now.asked += ' anew';
  comeCloser();
  await new Promise(done => setTimeout(done, 1500));
}"""


def test_a_large_landscape_of_gold_rush_can_be_played(come: Come) -> None:
    """With more than forty tiles: every place and the tile in hand are in view, and what is too small for the mouse comes closer first."""
    ann = come()
    table = full_table(ann, "gold-rush")
    assert ann.play_on(table, 130)
    ann.visit(table)
    while ann.page.locator(".question").filter(has_text="Where do you lay the tile").count() == 0:
        ann.press()
        assert ann.wait_for_turn()
    assert ann.page.locator("[id^=tile-]").count() > 40
    for part in ann.may():
        assert inside(ann, f"[id='{part}']"), part
    ann.tap(next(part for part in ann.may() if part.startswith("place-")))
    expect(ann.page.locator(".question")).not_to_contain_text(re.compile("Where do you lay"))
    assert ann.wait_for_turn()
    for one in [one for one in ann.page.evaluate(TARGETS) if one["board"] and one["size"] < MOUSE * ROUND][:1]:
        ann.tap(one["id"])
        assert min(box(ann, f"[id='{one['id']}']")[side] for side in ("width", "height")) >= MOUSE * ROUND


# Under the pointer


GHOSTS = {"colorado-county": 2, "gold-rush": 20, "golden-city": 20, "great-western-trail": 4}


@pytest.mark.parametrize("game", GHOSTS)
def test_what_would_come_shows_under_the_pointer(come: Come, game: str) -> None:
    """A flag, a tile, a figure, the cattleman: before the click, and gone when the pointer leaves."""
    ann = come()
    table = full_table(ann, game)
    assert ann.play_on(table, GHOSTS[game])
    ann.visit(table)
    assert ann.wait_for_turn()
    while not (places := [part for part in ann.may() if re.match("field-|place-|spot-", part)]):
        ann.press()
        assert ann.wait_for_turn()
    if stones := [part for part in ann.may() if part.startswith("stone-")]:
        ann.tap(stones[0])
    ann.page.locator(f"[id='{places[-1]}']").hover(force=True)
    expect(ann.page.locator(".ghost *")).not_to_have_count(0)
    ghost, place = box(ann, ".ghost"), box(ann, f"[id='{places[-1]}']")
    assert abs(ghost["x"] + ghost["width"] / 2 - place["x"] - place["width"] / 2) < place["width"]
    ann.page.locator(".question").hover()
    expect(ann.page.locator(".ghost *")).to_have_count(0)


def test_a_building_shows_on_its_site_as_it_will_stand_there(come: Come) -> None:
    """Own boards list what is left to build as strips; under the pointer, and beside the sites in the list, it is a house."""
    ann = come()
    ann.visit()
    table = ann.set_up("great-western-trail", "me:Ann", "bot", seed=4)
    ann.play_until(table, "Which building do you put where")
    ann.visit(table)
    assert ann.wait_for_turn()
    ann.choices.first.click()
    expect(ann.page.locator(".choices .choice:not(.step) .little use[href^='#gwt-tile-']").first).to_be_visible()
    site = ann.page.locator(".board .may[id^=spot-]").last
    site.hover(force=True)
    expect(ann.page.locator(".ghost use[href^='#gwt-tile-']")).to_be_visible()
    ghost, place = box(ann, ".ghost"), site.bounding_box()
    assert place is not None
    assert ghost["height"] > 0.6 * place["height"]


@pytest.mark.parametrize("game", westward.ids())
def test_the_magnifier_shows_a_thing_large_with_its_meaning_and_clause(come: Come, middle: Middles, game: str) -> None:
    """By a rest of the mouse, and by its key; Escape closes it."""
    ann = sit_down(come, middle, game)
    thing = ann.page.locator(".board [id^=field-], .board [id^=tile-], .board [id^=city-]").nth(5)
    thing.hover(force=True)
    expect(ann.page.locator(".tip .lens-drawing")).to_be_visible()
    expect(ann.page.locator(".tip")).to_contain_text(re.compile(r"§ [A-Z]+-\d+\.\d+ \w+"))
    ann.page.keyboard.press("m")
    lens = ann.page.locator(".lens")
    expect(lens).to_be_visible()
    assert box(ann, ".lens .lens-drawing")["width"] > 60
    lens.locator(".clause").click()
    expect(ann.page.locator("#drawer-rules .target")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(lens).to_be_hidden()


def test_a_long_press_magnifies_and_chooses_nothing(come: Come, middle: Middles) -> None:
    ann = sit_down(come, middle, "great-western-trail", screen=LAYOUTS["phone"], touch=True)
    spot = ann.may()[0]
    place = box(ann, f"#{spot}")
    touch = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    line = ann.context.new_cdp_session(ann.page)
    before = ann.event()
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(ann.page.locator(".lens")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.page.wait_for_timeout(200)
    expect(ann.page.locator(".lens")).to_be_visible()
    assert ann.event() == before
    assert ann.page.locator(".chosen").count() == 0


# What others did


def test_what_others_did_is_outlined_and_told_with_pictures(come: Come) -> None:
    """Where a bot has moved its figure stays outlined, and the recap shows it beside its words."""
    ann = come(speed="fast")
    ann.visit(ann.set_up("golden-city", "me:Ann", "bot", "bot", seed=4))
    assert ann.wait_for_turn()
    while ann.page.locator(".board .last-move").count() == 0:
        ann.press()
        assert ann.wait_for_turn()
    ann.page.locator(".recap summary").click()
    expect(ann.page.locator(".recap .little")).not_to_have_count(0)


def test_nobody_waits_for_pictures_of_others(come: Come) -> None:
    """While others' moves are still shown slowly, a press ends that, and the own question is there."""
    ann = come(speed="slow")
    ann.visit(ann.set_up("golden-city", "me:Ann", *["bot"] * 5, seed=4))
    assert ann.wait_for_turn()
    before = ann.event()
    ann.choose()
    if ann.page.locator(".confirm-bar.active").count():
        ann.page.locator(".confirm").click()
    ann.moved(before)
    ann.page.mouse.click(5, 5)
    assert ann.wait_for_turn()


def test_whoever_answers_quickly_waits_for_no_position_to_have_stood(come: Come) -> None:
    """Two answers while time stands still, so that nothing that is shown ever has stood long enough: the board follows both."""
    ann = come(speed="slow")
    ann.page.clock.install()
    ann.visit(ann.set_up("great-western-trail", "me:Ann", "bot", seed=4))
    assert ann.wait_for_turn()
    ann.page.clock.pause_at(datetime.now() + timedelta(seconds=2))
    for _ in range(2):
        ann.press()
        ann.until(SHOWN)


SHOWN = """import('/static/scripts/state.js').then(({now}) => now.shown.event === now.event && now.shown.choices.length > 0)"""


def test_points_rise_where_they_fall_unless_motion_is_unwanted(come: Come) -> None:
    ann = come(speed="slow")
    ann.visit()
    ann.page.evaluate(RISE)
    expect(ann.page.locator(".rise")).to_have_text("+3")
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.evaluate(RISE)
    expect(ann.page.locator(".rise")).to_have_count(1)


RISE = """async () => {
  const {riseOf} = await import('/static/scripts/traces.js');
  const at = score => ({players: [{seat: 0, score, items: []}]});
  riseOf(at(4), at(7), [{colour: 'red'}]);
}"""
