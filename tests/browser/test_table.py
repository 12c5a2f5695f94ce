"""The table: inviting, losing the line, undoing, looking back, asking why, talking, both languages."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.test_choosing import bidding

if TYPE_CHECKING:
    from tests.browser.conftest import Bridge, Come, Person


def seated(person: Person, game: str = "golden-city", **more: object) -> None:
    person.visit()
    person.visit(person.set_up(game, "me:Ann", "bot", "bot", seed=4, **more))
    assert person.wait_for_turn()


def play_until(person: Person, words: str) -> None:
    """Take the first choice until the question holds these words."""
    for _ in range(60):
        assert person.wait_for_turn()
        if re.search(words, person.page.locator(".question").inner_text()):
            return
        person.press()
    raise AssertionError(f"nobody asked about {words}")


def test_two_browsers_at_one_table_with_an_invite_link(come: Come) -> None:
    """Ann opens a private table, Ben follows the link, sits down in a colour, and each sees the other's moves and words."""
    ann, ben = come(), come()
    ann.visit()
    ann.page.get_by_role("button", name="Set up a table: Golden City").click()
    ann.page.get_by_label("Name on seat 1").fill("Ann")
    ann.page.get_by_label("Colour on seat 1").select_option("blue")
    ann.page.get_by_label("Who sits on seat 2").select_option("open")
    ann.page.get_by_label("Bot on seat 3").select_option("random")
    ann.page.get_by_text("Private: only people with the link find it").click()
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.locator(".invite input").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_label("Your name").fill("Ben")
    expect(ben.page.get_by_label("blue", exact=True)).to_have_count(0)
    ben.page.get_by_label("black", exact=True).check(force=True)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".player .name").nth(1)).to_have_text("Ben")
    expect(ben.page.locator(".player.mine .name")).to_have_text("Ben")
    for person in (ann, ben):
        expect(person.page.locator(".player .badge.seat-blue + .name")).to_have_text("Ann")
        expect(person.page.locator(".player .badge.seat-black + .name")).to_have_text("Ben")
    for _ in range(6):
        _whoever_is_asked(ann, ben).press()
    _whoever_is_asked(ann, ben)
    expect(ben.page.locator(".replay .count")).to_have_text(ann.page.locator(".replay .count").inner_text())
    expect(ann.page.locator(".replay .count")).to_have_text(ben.page.locator(".replay .count").inner_text())
    ben.page.keyboard.press("c")
    ben.page.get_by_label("Say something to the table").fill("<b>Howdy</b>")
    ben.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("button", name="Chat").click()
    expect(ann.page.locator(".talk")).to_contain_text("<b>Howdy</b>")


def test_a_table_is_set_up_with_a_box_of_the_host_and_another_without(come: Come) -> None:
    """The dialog says which boxes there are; the board of the table is that of the box, and the usual one is as before."""
    ann = come()
    holes: list[set[str]] = []
    for box, title in (("corrected: club", "Golden City · club"), ("the usual one", "Golden City")):
        ann.visit()
        ann.page.get_by_role("button", name="Set up a table: Golden City").click()
        ann.page.get_by_label("Box").select_option(box)
        expect(ann.page.get_by_role("dialog")).to_have_count(1)
        expect(ann.page.get_by_role("dialog").get_by_role("heading")).to_have_text(f"A table of {title}")
        expect(ann.page.get_by_role("dialog").get_by_label("Box").locator("option:checked")).to_have_text(box)
        ann.page.get_by_role("button", name="Open the table").click()
        assert ann.wait_for_turn()
        holes.append(set(ann.page.evaluate("[...document.querySelectorAll('.field [id^=chip-]')].map(e => e.id)")))
        ann.press()
        assert ann.wait_for_turn()
        shown = ann.page.request.get(ann.api(ann.page.url.partition("#")[0])).json()
        assert (shown["title"], shown["box"]) == (title, "with a corrected box (Club.toml)" if "·" in title else "")
    assert len(holes[0] ^ holes[1]) > 10, "gold lies elsewhere"


def _whoever_is_asked(*people: Person) -> Person:
    """Wait until one of several people has something to choose."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        for person in people:
            if person.choices.count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_the_line_is_lost_in_mid_turn(come: Come, bridge: Bridge) -> None:
    """A move confirmed while the line is down is sent once it is back, and counts exactly once."""
    ann = come(at=bridge.url, confirm="always")
    seated(ann)
    play_until(ann, "where does the figure go")
    walks = re.compile("Ann goes")
    walked = len([line for line in ann.log() if walks.match(line)])
    ann.choose()
    expect(ann.page.locator(".confirm-bar.active")).to_be_visible()
    bridge.cut()
    expect(ann.page.locator(".lost")).to_be_visible()
    before = ann.event()
    ann.page.locator(".confirm").click()
    bridge.mend()
    expect(ann.page.locator(".lost")).to_be_hidden()
    ann.moved(before)
    assert ann.wait_for_turn()
    assert len([line for line in ann.log() if walks.match(line)]) == walked + 1
    # A browser itself complains about a lost line; nothing else may.
    ann.complaints[:] = [line for line in ann.complaints if "WebSocket connection" not in line and "ERR_" not in line]


def test_undo_redo_and_restart(come: Come) -> None:
    """A step that told nobody anything can be taken back and played again; a roll of the die cannot."""
    ann = come(confirm="never")
    ann.visit()
    ann.visit(ann.set_up("gold-rush", "me:Ann", "bot", seed=4))
    play_until(ann, "Where do you lay the tile")
    undo = ann.page.locator("[data-tool=undo]")
    expect(undo).to_be_disabled()
    question = ann.page.locator(".question").inner_text()
    ann.press()
    expect(ann.page.locator(".question")).not_to_have_text(question)
    expect(undo).to_be_enabled()
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".question")).to_have_text(question)
    ann.page.keyboard.press("r")
    expect(ann.page.locator(".question")).not_to_have_text(question)
    ann.page.locator("[data-tool=restart]").click()
    expect(ann.page.locator(".question")).to_have_text(question)


def test_a_tile_is_laid_by_tapping_turning_and_confirming(come: Come) -> None:
    """Who wants to be asked sees the tile lying there first; the next taps turn it, the button lays it."""
    ann = come(confirm="always")
    ann.visit()
    ann.visit(ann.set_up("gold-rush", "me:Ann", "bot", seed=4))
    for _ in range(30):
        play_until(ann, "Where do you lay the tile")
        for place in [part for part in ann.may() if part.startswith("place-")]:
            ann.tap(place)
            expect(ann.page.locator(".ghost use")).to_have_count(1)
            if ann.choices.count() > 1:
                first = ann.page.locator(".picked").inner_text()
                ann.tap(place)
                expect(ann.page.locator(".picked")).not_to_have_text(first)
                before = ann.event()
                ann.page.locator(".confirm").click()
                ann.moved(before)
                expect(ann.page.locator(".ghost use")).to_have_count(0)
                return
        ann.page.keyboard.press("Escape")
        ann.press()
    raise AssertionError("no tile could be turned")


def test_something_not_allowed_says_why_and_links_the_clause(come: Come) -> None:
    """A click on a field out of reach names the reason; its link opens the rulebook beside the board there."""
    ann = come()
    seated(ann)
    play_until(ann, "where does the figure go")
    parts: list[str] = ann.page.evaluate(
        "[...document.querySelectorAll('.board .part[id^=field]:not(.may)')].map(e => e.id)"
    )
    ann.tap(parts[0])
    toast = ann.page.locator(".toast.why")
    expect(toast).to_be_visible()
    clause = toast.locator(".clause").inner_text().removeprefix("§ ")
    toast.locator(".clause").click()
    expect(ann.page.locator(".rulebook .target")).to_have_id(clause)
    expect(ann.page.locator("svg.board")).to_be_visible()


def test_looking_back_and_a_link_to_a_position(come: Come) -> None:
    """A log line shows its position, keys step through the game, and the address leads others there."""
    ann, ben = come(), come()
    seated(ann)
    for _ in range(6):
        assert ann.wait_for_turn()
        ann.press()
    assert ann.wait_for_turn()
    ann.page.keyboard.press("l")
    ann.page.locator(".log-line").nth(2).click()
    expect(ann.page.locator(".board-banner")).to_be_visible()
    then = ann.page.locator(".replay .count").inner_text()
    ann.page.keyboard.press(".")
    expect(ann.page.locator(".replay .count")).not_to_have_text(then)
    link = ann.page.url
    assert "#at=" in link
    ben.page.goto(link)
    expect(ben.page.locator(".board-banner")).to_be_visible()
    expect(ben.page.locator(".replay .count")).to_have_text(ann.page.locator(".replay .count").inner_text())
    ann.page.keyboard.press("n")
    expect(ann.page.locator(".board-banner")).to_be_hidden()
    expect(ann.choices.first).to_be_visible()


def test_a_record_is_saved_and_opened_again(come: Come, tmp_path: Path) -> None:
    """The saved file, brought to the lobby, is a table with the same course."""
    ann = come()
    seated(ann)
    for _ in range(4):
        assert ann.wait_for_turn()
        ann.press()
    ann.page.get_by_role("button", name="Menu").click()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    assert "golden-city" in file.read_text()
    ann.visit()
    with ann.page.expect_file_chooser() as chooser:
        ann.page.get_by_role("button", name="Open a recorded game").click()
    chooser.value.set_files(file)
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator("svg.board g *").first).to_be_attached()


def test_pieces_glide_and_keep_their_elements(come: Come) -> None:
    """A moved figure is the same element, under way for a while, unless motion is off."""
    ann = come(speed="slow")
    seated(ann)
    play_until(ann, "where does the figure go")
    ann.page.evaluate("""() => {
      window.figure = document.getElementById('figure-0');
      figure.addEventListener('transitionrun', () => { window.glided = true; });
    }""")
    start: str = ann.page.evaluate("figure.getAttribute('transform')")
    ann.choose()
    if ann.page.locator(".confirm-bar.active").count():
        ann.page.locator(".confirm").click()
    expect(ann.page.locator("#figure-0")).not_to_have_attribute("transform", start)
    assert ann.page.evaluate("figure === document.getElementById('figure-0')")
    ann.until("window.glided")


def test_both_languages_at_any_time(come: Come) -> None:
    """In mid-game the settings turn question, choices, log and buttons into German; what was picked stays picked."""
    ann = come(confirm="always")
    seated(ann)
    ann.page.keyboard.press("l")
    shown = [ann.page.locator(".question"), ann.choices.first, ann.page.locator(".log .log-text").first]
    english = [part.text_content() or "" for part in shown]
    ann.choose()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Deutsch").check()
    expect(ann.page.get_by_label("Deutsch")).to_be_focused()
    ann.page.keyboard.press("Escape")
    for part, before in zip(shown, english, strict=True):
        expect(part).not_to_have_text(before)
    expect(ann.page.locator("#tab-rules")).to_have_text("Regeln")
    assert ann.page.evaluate("document.documentElement.lang") == "de"
    before_event = ann.event()
    ann.page.get_by_role("button", name="Bestätigen").click()
    ann.moved(before_event)


def test_a_german_browser_is_greeted_in_german(come: Come) -> None:
    ann = come("de", bot="random")
    ann.visit()
    ann.page.get_by_role("button", name="Jetzt spielen: Golden City, gegen Bots").click()
    assert ann.wait_for_turn()
    expect(ann.page.locator(".who .line")).to_have_text("Du bist am Zug")


def test_tab_and_lobby_say_whose_turn_it_is(come: Come) -> None:
    ann = come()
    seated(ann)
    expect(ann.page).to_have_title(re.compile("Your turn"))
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/art/icon-turn.svg")
    ann.visit()
    expect(ann.page.locator(".table-row.waiting")).to_contain_text("Your turn")


def test_a_sealed_answer_is_taken_back_while_others_think(come: Come) -> None:
    """A bid may take several moves, and who has bid may think again until all bids are in."""
    ann, ben = come(confirm="never"), come()
    path = bidding(ann, ben, options={"bid_mode": "free"})
    for person in (ann, ben):
        person.visit(path)
        assert person.wait_for_turn()
    ann.choices.nth(1).click()
    ann.choices.filter(has_text="Done: bid cowboy").click()
    expect(ann.page.locator(".who .line")).to_have_text("You have answered; the others are still thinking.")
    ann.page.locator("[data-tool=undo]").click()
    expect(ann.choices.first).to_be_visible()
    expect(ann.page.locator(".who .line")).to_have_text("Your turn")


def test_zoom_by_wheel_drag_and_keys(come: Come) -> None:
    """The board comes closer and goes back to the whole; a drag is no click; a click on a mat shows it large."""
    ann = come()
    seated(ann)
    board = ann.page.locator("svg.board")
    whole = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box is not None
    assert whole is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.wheel(0, -300)
    expect(board).not_to_have_attribute("viewBox", whole)
    close = board.get_attribute("viewBox")
    assert close is not None
    ann.page.mouse.down()
    ann.page.mouse.move(x + 80, y + 40, steps=4)
    ann.page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", close)
    expect(ann.page.locator(".choice[aria-pressed=true]")).to_have_count(0)
    ann.page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole)
    ann.page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    mat = ann.page.locator(".player-mat svg").first
    small = mat.bounding_box()
    mat.click(position={"x": 40, "y": 10})
    large = ann.page.locator("dialog.enlarged svg.mat").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]


def test_a_phone_shows_where_the_question_is(come: Come) -> None:
    """The board is close to the choices at first sight; a button and two taps show the whole, two more come closer."""
    ann = come(screen=(390, 844), touch=True)
    seated(ann)
    play_until(ann, "where does the figure go")
    board = ann.page.locator("svg.board")
    wide = "parseFloat(document.querySelector('svg.board').getAttribute('viewBox').split(' ')[2])"
    near: float = ann.page.evaluate(wide)
    pane = board.bounding_box()
    assert pane is not None
    for part in ann.may():
        box = ann.page.locator(f"#{part}").bounding_box()
        assert box is not None
        assert box["x"] >= pane["x"] - 1
        assert box["x"] + box["width"] <= pane["x"] + pane["width"] + 1
    ann.page.get_by_role("button", name="The whole board").click()
    whole: float = ann.page.evaluate(wide)
    assert near < 0.8 * whole
    spot = pane["x"] + 12, pane["y"] + pane["height"] / 2
    for reached in (f"{wide} < {whole}", f"{wide} === {whole}"):
        for _ in range(40):  # on a slow machine two taps may be too far apart to count as one gesture
            ann.page.touchscreen.tap(*spot)
            ann.page.touchscreen.tap(*spot)
            if ann.page.evaluate(reached):
                break
            ann.page.wait_for_timeout(400)
        assert ann.page.evaluate(reached)
    ann.page.get_by_role("button", name="Closer to the question").click()
    assert ann.page.evaluate(wide) == near


def test_a_spectator_sees_the_game_but_has_no_choices(come: Come) -> None:
    ann, eve = come(), come()
    seated(ann)
    eve.page.goto(ann.page.url)
    expect(eve.page.locator("svg.board g *").first).to_be_attached()
    assert eve.choices.count() == 0
    expect(eve.page.locator(".who .line")).to_contain_text("Ann")


def test_a_table_that_is_not_there_says_so(come: Come) -> None:
    ann = come()
    ann.visit("/t/no-such-table")
    expect(ann.page.locator(".question")).to_have_text("There is no such table.")
    ann.page.get_by_role("link", name="To the lobby").click()
    ann.page.wait_for_selector(".game-card")


def test_the_recap_tells_what_the_others_did(come: Come) -> None:
    """It keeps telling the same while the reader's own turn goes on, and also after the page was loaded anew."""
    ann = come()
    seated(ann)
    ann.press()
    play_until(ann, "where does the figure go")
    for _ in range(2):
        expect(ann.page.locator(".recap li").filter(has_text="Tumbleweed").first).to_be_attached()
        ann.page.reload()
        assert ann.wait_for_turn()


def test_an_overlay_lies_over_the_board_and_goes_away(come: Come) -> None:
    """One press lays the game's overlay over the board, the next takes it off."""
    ann = come()
    seated(ann)
    play_until(ann, "where does the figure go")
    shapes = "document.querySelectorAll('.board g *').length"
    plain: int = ann.page.evaluate(shapes)
    button = ann.page.get_by_role("button", name="Lay information over the board")
    button.click()
    expect(ann.page.locator(".toast")).to_contain_text("Shown:")
    expect(button).to_have_attribute("aria-pressed", "true")
    ann.until(f"{shapes} > {plain}")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    ann.until(f"{shapes} === {plain}")


def test_a_finished_game_is_played_again_with_the_same_set_up(come: Come) -> None:
    """The end screen shows where the game turned, and leads to a new table with the same people in the same seats."""
    ann = come()
    ann.visit()
    ann.visit(ann.set_up("gold-seekers", "me:Ann", "bot", seed=8))
    while ann.wait_for_turn():
        ann.press()
    first = ann.page.url
    ann.page.get_by_role("button", name="Where did the game turn?").click()
    expect(ann.page.locator(".turning .plot polyline.curve")).to_have_count(2)
    ann.page.locator(".turns .log-line").first.click()
    expect(ann.page.locator(".board-banner")).to_be_visible()
    ann.page.keyboard.press("n")
    ann.page.get_by_role("button", name="Score sheet").click()
    names = ann.page.locator(".ranking .name").all_inner_texts()
    ann.page.locator(".end").get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != first)
    ann.page.wait_for_selector(".player .name")
    assert sorted(ann.page.locator(".player .name").all_inner_texts()) == sorted(names)
