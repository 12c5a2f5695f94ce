"""Small things that make a table pleasant: nothing silent, nothing lost by a slip, the keyboard where one types."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Bridge, Come, Person


def seated(person: Person, game: str = "golden-city", *others: str) -> None:
    person.visit()
    person.visit(person.set_up(game, "me:Ann", *(others or ("bot", "bot")), seed=4))
    assert person.wait_for_turn()


def test_what_is_typed_into_the_chat_is_no_shortcut(come: Come) -> None:
    """Opening the chat puts the focus into its line, closing it gives the focus back."""
    ann = come()
    seated(ann)
    button = ann.page.get_by_role("button", name="Chat", exact=True)
    button.click()
    expect(ann.page.get_by_label("Say something to the table")).to_be_focused()
    before = ann.event()
    ann.page.keyboard.type("look 1 2 3 u r h b q")
    expect(ann.page.get_by_label("Say something to the table")).to_have_value("look 1 2 3 u r h b q")
    assert ann.event() == before
    expect(ann.page.locator(".advice")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_the_question_is_one_tab_away(come: Come) -> None:
    """The first stop of the Tab key leads past everything else."""
    ann = come()
    seated(ann)
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("link", name="To the question")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".choice:focus")).to_have_count(1)


def test_a_line_that_goes_silent_is_noticed(come: Come, bridge: Bridge) -> None:
    """A network that loses everything and says nothing: the page tells, and is back when the network is."""
    ann = come(at=bridge.url)
    seated(ann)
    bridge.freeze()
    frozen = time.monotonic()
    expect(ann.page.locator(".lost")).to_be_visible()
    assert time.monotonic() - frozen < 10.5
    bridge.mend()
    expect(ann.page.locator(".lost")).to_be_hidden()
    ann.press()
    ann.complaints[:] = [line for line in ann.complaints if "WebSocket connection" not in line and "ERR_" not in line]


def test_getting_up_asks_first_is_told_to_everybody_and_can_be_undone(come: Come) -> None:
    ann, ben = come(), come(language="de")
    ann.visit()
    path = ann.set_up("golden-city", "me:Ann", "open", "bot")
    ben.visit()
    ben.page.request.post(f"{ben.site}/api/tables/{path.removeprefix('/t/')}/join", data={"seat": 1, "name": "Ben"})
    ann.visit(path)
    ben.visit(path)
    expect(ben.page.locator(".player").nth(0).locator(".kind")).not_to_have_text("Bot")
    for answer in ("Stay", "Leave the game"):
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Leave; a bot takes over").click()
        expect(ann.page.locator("dialog[open]")).to_contain_text("You can come back as long as the game lasts.")
        ann.page.get_by_role("button", name=answer).click()
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(
        ben.page.locator(".toast").filter(has_text="Ann hat den Tisch verlassen; ein Bot spielt weiter.")
    ).to_be_visible()
    expect(ben.page.locator(".player").nth(0).locator(".kind")).to_have_text("Bot")
    ann.page.get_by_role("button", name="Take your seat again").click()
    expect(ben.page.locator(".toast").filter(has_text="Ann ist zurück und spielt weiter.")).to_be_visible()
    expect(ann.page.locator(".player.mine")).to_have_count(1)


def test_who_is_away_is_seen_in_the_list_of_players(come: Come) -> None:
    ann, ben = come(), come()
    ann.visit()
    path = ann.set_up("great-western-trail", "me:Ann", "open", "bot", "bot")
    ben.visit()
    ben.page.request.post(f"{ben.site}/api/tables/{path.removeprefix('/t/')}/join", data={"seat": 1, "name": "Ben"})
    ben.visit(path)
    ann.visit(path)
    kind = ann.page.locator(".player").nth(1).locator(".kind")
    expect(kind).to_have_text("")
    ben.visit()
    expect(kind).to_have_text("away")
    expect(kind).to_be_visible()


def test_only_who_sits_at_the_table_has_a_line_to_talk(come: Come) -> None:
    ann, eve = come(), come()
    seated(ann)
    eve.page.goto(ann.page.url)
    for person, shown in ((ann, True), (eve, False)):
        person.page.get_by_role("button", name="Chat", exact=True).click()
        line = person.page.locator(".chat form")
        expect(line).to_be_visible() if shown else expect(line).to_be_hidden()


def test_bots_are_told_apart_in_the_short_list_of_players(come: Come) -> None:
    ann = come()
    seated(ann, "great-western-trail", "bot", "bot", "bot")
    expect(ann.page.locator(".players.compact")).to_have_count(1)
    expect(ann.page.locator(".player.bot .kind").first).to_be_visible()
    expect(ann.page.locator(".player.bot .kind").first).to_have_text("bot")


def test_the_score_sheet_has_one_row_for_each_category(come: Come) -> None:
    ann = come()
    ann.visit("/rules/golden-city")
    rows: list[str] = ann.page.evaluate(
        """async () => {
      const {endScreen} = await import('/static/scripts/over.js');
      const item = (category, text, points) => ({category, text, points, clause: 'GC-1.1'});
      const sheet = [
        {seat: 0, name: 'Ann', total: 7, items: [item('Money', 'Money ($41)', 8), item('Hazards', 'Hazards', -1)]},
        {seat: 1, name: 'Ben', total: 4, items: [item('Money', 'Money ($20)', 4)]},
      ];
      const players = [{colour: 'red', name: 'Ann'}, {colour: 'blue', name: 'Ben'}];
      const end = endScreen({sheet, winners: [0], plot: [], plot_at: []}, players, {});
      end.querySelector('tbody button').click();
      return [...end.querySelectorAll('tbody tr:not([hidden])')].map(row => [...row.children].map(cell => cell.textContent).join('|'));
    }"""
    )
    assert rows == ["Money|8|4", "Ann: MoneyMoney ($41): +8 § GC-1.1", "Hazards|−1|"]


def test_the_end_screen_opens_with_who_has_won_in_view(come: Come) -> None:
    """Also on a phone held sideways, where what one may do next lies below."""
    ann = come(screen=(844, 390), touch=True)
    ann.visit("/t/no-such-table")
    ann.page.evaluate("""async () => {
      const {endScreen} = await import('/static/scripts/over.js');
      const sheet = [...'ABCDEF'].map((name, seat) => ({seat, name, total: 9 - seat, items: []}));
      const players = sheet.map(({name}) => ({colour: 'red', name}));
      const plot = [0, 1].map(() => sheet.map(() => 1));
      const end = endScreen({sheet, winners: [0], plot, plot_at: [0, 1]}, players, {});
      document.body.append(end);
      end.showModal();
    }""")
    for thing in (
        ann.page.locator("#end-title"),
        ann.page.locator(".won"),
        ann.page.get_by_role("button", name="Play again"),
    ):
        expect(thing).to_be_in_viewport(ratio=1)


def test_hovering_a_choice_lights_its_cell(come: Come) -> None:
    """The outline of a field that may be chosen changes its colour while the choice that names it is pointed at."""
    ann = come()
    seated(ann)
    colour = "getComputedStyle(document.querySelector('.board .may.part > .halo')).stroke"
    lit = "getComputedStyle(document.querySelector('.board .lit.may > .halo')).stroke"
    plain: str = ann.page.evaluate(colour)
    ann.choices.first.hover()
    assert ann.page.evaluate(lit) != plain
