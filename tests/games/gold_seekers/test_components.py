"""The data of the box: what is in it, and what the check says about a box that does not fit together."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import westward
from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import check, load

TEXT = (TITLE.folder / "components.toml").read_text(encoding="utf-8")


def test_the_board_is_what_the_rulebook_says() -> None:
    assert len(c.FIELDS) == 300
    per_lane = Counter(f.kind for f in c.FIELDS if f.lane == 1)
    assert per_lane == {
        "start": 1, "event": 13, "colour": 4, "release": 9, "observer": 1, "journalist": 1, "river_decision": 2,
        "canyon_decision": 2, "river": 6, "canyon": 2, "plain": 13,
    }  # fmt: skip
    assert all(Counter(f.kind for f in c.FIELDS if f.lane == lane) == per_lane for lane in (2, 3, 4))
    mountains = Counter(f.kind for f in c.FIELDS if f.phase == 2)
    assert mountains == {
        "event": 7, "release": 8, "delay": 4, "accel": 5, "exhaust": 4, "yellow": 3, "mountain": 4, "plain": 20, "claim": 1, "gold": 1,
    }  # fmt: skip


def test_the_rulebook_pages_name_the_same_fields() -> None:
    for language in ("en", "de"):
        page = TITLE.rulebook(language).markdown
        for kind in ("event", "colour", "release"):
            cells = [
                ", ".join(str(f.step) for f in c.FIELDS if f.lane == lane and f.kind == kind) for lane in (1, 2, 3, 4)
            ]
            assert " | ".join(cells) in page


def test_every_person_has_the_same_sum_of_merits() -> None:
    sums = [sum(c.entry(card, person).merit for card in range(1, 17)) for person in (1, 2, 3, 4)]
    assert sums == [6, 6, 6, 6]


def test_the_english_words_are_those_of_the_cards() -> None:
    words = westward.Words(TITLE, "en")
    for event in c.BOX.event:
        assert words.say(f"term-event-{event.number}") == event.title
        for entry in event.person:
            assert words.say(f"term-entry-{event.number}-{entry.id}") == entry.text


def test_the_german_titles_are_those_of_the_german_page() -> None:
    words, page = westward.Words(TITLE, "de"), TITLE.rulebook("de").markdown
    for event in c.BOX.event:
        assert f"| {event.number} | {words.say(f'term-event-{event.number}')} |" in page


def test_the_box_as_it_is_has_no_faults() -> None:
    assert check(c.BOX) == []


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def without_field(name: str) -> str:
    return re.sub(rf'\[\[field\]\]\nid = "{name}"\n(?:[a-z_]+ = .*\n)+', "", TEXT, count=1)


def field_changed(name: str, key: str, value: str) -> str:
    pattern = rf'(\[\[field\]\]\nid = "{name}"\n(?:[a-z_]+ = .*\n)*?){key} = .*\n'
    found, count = re.subn(pattern, rf"\g<1>{key} = {value}\n", TEXT, count=1)
    assert count == 1
    return found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (without_field("b-07"), r"Field b-06: its next is b-07, and there is no such field\."),
        (field_changed("a1-05", "next", '"a1-07"'), r"Field a1-05: its next is a1-07, but the prev of a1-07 is a1-06\."),
        (field_changed("a2-18", "kind", '"swamp"'), r"Field a2-18: there is no kind 'swamp'\."),
        (changed('id = "a1-06"', 'id = "a1-05"'), r"Field a1-05: two fields have this id\."),
        (field_changed("a3-24", "journalist", '"a3-42"'), r"Field a3-24: its journalist field a3-42 is of kind 'plain'\."),
        (field_changed("a1-17", "kind", '"plain"'), r"Section river: step 17 of lane 1 is not of kind 'river'\."),
        (field_changed("a1-29", "kind", '"plain"'), r"Section canyon: step 29 of lane 1 is no decision field of it\."),
        (field_changed("dr-01", "branch_step", "15"), r"Field dr-01: its branch step should be 16, not 15\."),
        (field_changed("dc-13", "rejoin_step", "40"), r"Field dc-13: its rejoin step should be 39, not 40\."),
        (field_changed("m2", "loop", '"l3-1"'), r"Mountain 2: its loop must lead back to m2 after 7 fields\."),
        (changed("detour_fields = 13", "detour_fields = 12"), r"Section river: its detour has 13 fields, not 12\."),
        (changed('start = "a4-00"', 'start = "a9-00"'), r"Person 4: the start field a9-00 does not exist\."),
        (changed("[[event]]\nnumber = 16", "[[event]]\nnumber = 18"), r"Event 18: the events must be numbered .* this is number 16\."),
        (changed("id = 4\nop = \"move\"\nn = -2\nmerit = -2\ntext = \"The wind", "id = 3\nop = \"move\"\nn = -2\nmerit = -2\ntext = \"The wind"), r"Event 1: person 3 must have one entry, not 2\. Event 1: person 4 must have one entry, not 0\."),
        (changed('op = "again"', 'op = "fly"'), r"Event 4, person 2: there is no operation 'fly'\."),
        (changed('op = "move"\nn = 2', 'op = "move"\nn = 0'), r"Event 1, person 3: a move needs a number n"),
        (changed('op = "skip"\nn = 1', 'op = "skip"'), r"Event 1, person 2: 'skip' needs a number n"),
        (changed('colour = ["green", "green", "green", "yellow", "red", "red"]', 'colour = ["green", "green", "blue"]'), r"The colour die has no face 'yellow'\..*cannot show 'blue'"),
        (changed("number = [1, 2, 3, 4, 5, 6]", "number = [1, 2, 3]"), r"The number die must have the faces 1 to 6\."),
        (changed("stake = 10", "stake = 40"), r"The stake must fit into the purse"),
        (changed("second_share = [1, 3]", "second_share = [1, 4]"), r"must add up to the whole pot"),
        (changed("exhaust_back = 3", "exhaust_back = 0"), r"The rule number exhaust_back must be at least 1\."),
        (changed('colours = ["yellow", "red", "green", "blue"]', 'colours = ["yellow", "red"]'), r"There are 2 colours of figures for 4 persons\."),
        (changed('phase = 2\nkind = "claim"', 'phase = 2\nkind = "plain"'), r"There must be one field of kind 'claim', not 0\."),
        (changed("horse_price = 5", 'horse_price = "five"'), r"components.toml of gold-seekers: Expected `int`, got `str`"),
        (TEXT + '\n[[field]]\nid = "x-1"\nphase = 2\nkind = "plain"\nx = 1\ny = 1\nnext = "x-2"\nprev = "x-2"\n[[field]]\nid = "x-2"\nphase = 2\nkind = "plain"\nx = 1\ny = 1\nnext = "x-1"\nprev = "x-1"\n', r"Field x-1 cannot be reached from any start\. Field x-2 cannot"),
    ],
)  # fmt: skip
def test_the_check_names_the_wrong_row(text: str, sentence: str) -> None:
    with pytest.raises(westward.SettingsError, match=sentence):
        load(text)


@pytest.mark.clause("KL-8.4")
def test_the_river_lies_so_far_on_that_a_boat_always_drifts_by_all_15() -> None:
    assert min(f.step for f in c.FIELDS if f.kind == "river") > c.BOX.rules.adrift_back


def test_events_stand_close_together_with_gaps_so_that_danger_can_be_seen() -> None:
    for lane in (1, 2, 3, 4):
        events = {f.step for f in c.FIELDS if f.lane == lane and f.kind == "event"}
        within_a_throw = {len(events & set(range(step + 1, step + 7))) for step in range(54)}
        assert {0, 1, 2, 3} <= within_a_throw, "some can reach no event field, some three"
