"""What every game shows: views without leaks, pictures, and words in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import msgspec
import pytest

import westward
from westward.core.title import Title
from westward.core.view import as_json
from westward.core.words import LANGUAGES, event_key

from .conftest import Case

STRIDE = 3 if westward.compiled else 9


def test_no_view_tells_what_the_seat_cannot_know(case: Case) -> None:
    rng = westward.Rng(1)
    for seed in range(2):
        for number, state in enumerate(case.states(seed)):
            if number % STRIDE:
                continue
            for seat in [westward.SPECTATOR, *range(case.players)]:
                redealt = state.redeal(seat, rng)
                assert case.title.broken(redealt) == []
                assert westward.view(redealt, seat) == westward.view(state, seat)


def test_a_redeal_leaves_the_position_untouched(case: Case) -> None:
    rng = westward.Rng(2)
    for number, state in enumerate(case.states(2)):
        if number % 13 == 0:
            before = state.key()
            other = state.redeal(0, rng)
            while other.to_act == westward.CHANCE:
                other.apply(other.draw(rng))
            if other.to_act != westward.OVER:
                other.apply(other.legal()[0])
            assert state.key() == before


def test_sealed_answers_stay_sealed(case: Case) -> None:
    rng = westward.Rng(3)
    for number, state in enumerate(case.states(3)):
        seats = state.pending()
        if len(seats) < 2 or number % 2:
            continue
        seat = state.to_act
        others = [other for other in [westward.SPECTATOR, *range(case.players)] if other != seat]
        before = [westward.view(state, other) for other in others]
        views = []
        for answer in (state.legal()[0], state.legal()[-1], rng.pick(state.legal())):
            after = state.copy()
            after.apply(answer)
            while after.to_act == seat:  # an answer may take several actions, and nobody sees that it has begun
                assert [westward.view(after, other) for other in others] == before
                after.apply(rng.pick(after.legal()))
            assert sorted(after.pending()) == sorted(seats[1:])
            views.append([westward.view(after, other) for other in others])
        assert views[0] == views[1] == views[2]
        for other in seats[1:]:
            assert state.asking(other).legal() == after.asking(other).legal()


def test_sealed_answers_can_be_given_in_any_order(case: Case) -> None:
    rng = westward.Rng(4)
    tried = 0
    for state in case.states(7):
        seats = state.pending()
        if len(seats) < 2 or tried > 12:
            continue
        tried += 1
        answers: dict[int, list[int]] = {}
        for seat in seats:
            now, answers[seat] = state.asking(seat).copy(), []
            while now.to_act == seat:
                answers[seat].append(rng.pick(now.legal()))
                now.apply(answers[seat][-1])
        ends: set[tuple[int, ...]] = set()
        for _ in range(3):
            now, left = state.copy(), {seat: list(actions) for seat, actions in answers.items()}
            while left:
                seat = rng.pick(sorted(left))
                now = now.asking(seat)
                assert now.to_act == seat
                now.apply(left[seat].pop(0))
                if not left[seat]:
                    del left[seat]
            ends.add(now.key())
        assert len(ends) == 1


def test_views_are_json_and_come_back(case: Case) -> None:
    for number, state in enumerate(case.states(4)):
        if number % 17 and state.to_act != westward.OVER:
            continue
        for seat in (westward.SPECTATOR, 0):
            view = westward.view(state, seat)
            assert msgspec.json.decode(as_json(view), type=type(view)) == view


def test_a_view_lists_choices_for_the_asked_seat_alone(case: Case) -> None:
    for number, state in enumerate(case.states(5)):
        if number % 5:
            continue
        for seat in [westward.SPECTATOR, *range(case.players)]:
            head = westward.view(state, seat).head
            if seat in state.pending():
                assert head.legal == state.asking(seat).legal()
                assert head.question is not None
            else:
                assert head.legal == []


def test_the_score_sheet_adds_up(case: Case) -> None:
    for seed in range(2):
        *_, state = case.states(seed)
        for seat in [westward.SPECTATOR, *range(case.players)]:
            head = westward.view(state, seat).head
            assert head.scores == state.scores()
            assert head.winners == state.winners()
            clauses = case.title.rulebook().clauses
            assert all(item.clause in clauses for items in head.sheet for item in items)


def test_pictures_are_well_formed_and_their_ids_unique(case: Case) -> None:
    overlays = ["", *case.title.overlays]
    for number, state in enumerate(case.states(6)):
        if number % 61 and state.to_act != westward.OVER:
            continue
        seat = state.to_act if state.to_act >= 0 else 0
        view = westward.view(state, seat)
        words = westward.Words(case.title, LANGUAGES[number % 2])
        picture = case.title.picture(view, words, overlays[number % len(overlays)])
        assert picture.scenes[0].name == "board"
        for scene in picture.scenes:
            ET.fromstring(picture.svg(scene.name))
        whole = ET.fromstring(picture.whole())
        counts = Counter(e.attrib["id"] for e in whole.iter() if "id" in e.attrib)
        assert [i for i, n in counts.items() if n > 1] == []
        used = {e.attrib["href"][1:] for e in whole.iter() if e.attrib.get("href", "").startswith("#")}
        assert used <= set(counts)
        for action in view.head.legal:
            choice = case.title.choice(view, action)
            for part in [*choice.parts, *filter(None, [choice.mover])]:
                assert part in counts, f"{case.title.space.format(action)} names {part}, which the picture lacks"


def test_a_clause_says_what_each_thing_of_a_picture_means(case: Case) -> None:
    """The magnifier finds it by what the thing names itself, or else by how its id begins."""
    clauses, about = case.title.rulebook().clauses, case.title.about
    assert set(about.values()) <= set(clauses)
    for number, state in enumerate(case.states(6)):
        if number % 61:
            continue
        picture = case.title.picture(westward.view(state, max(state.to_act, 0)), westward.Words(case.title), "")
        for thing in ET.fromstring(picture.whole()).iter():
            if not {"part", "moves"} & set(thing.attrib.get("class", "").split()):
                continue
            pieces = thing.attrib["id"].split("-")
            begins = ["-".join(pieces[:n]) for n in range(len(pieces), 0, -1)]
            clause = thing.attrib.get("data-clause") or next((about[b] for b in begins if b in about), "")
            assert clause in clauses, thing.attrib["id"]


def test_every_action_of_the_kinds_that_are_asked_for_can_be_described(case: Case) -> None:
    """Also one that is not legal now: whoever asks why not has pointed at it."""
    for number, state in enumerate(case.states(6)):
        if number % 61 or state.to_act < 0:
            continue
        view = westward.view(state, state.to_act)
        for kind in (case.title.space.kinds[name] for name in state.step_now().kinds.split()):
            for action in range(kind.base, kind.base + kind.size, 1 + kind.size // 60):
                choice = case.title.choice(view, action)
                assert (choice.action, choice.kind, choice.notation) == (action, kind.name, kind.format(action))


def test_pictures_and_texts_need_no_state(case: Case) -> None:
    rng = westward.Rng(7)
    for number, state in enumerate(case.states(7)):
        if number % 97 == 5:
            words = westward.Words(case.title)
            for seat in (westward.SPECTATOR, 0):
                pair = [westward.view(s, seat) for s in (state, state.redeal(seat, rng))]
                assert case.title.picture(pair[0], words, "").whole() == case.title.picture(pair[1], words, "").whole()
                assert case.title.text(pair[0], words) == case.title.text(pair[1], words)


def test_what_is_said_has_words_in_both_languages(case: Case) -> None:
    journal: westward.Journal = []
    state, rng = case.start(), westward.Rng(8)
    while state.to_act != westward.OVER:
        begun = len(journal)
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng), journal)
        else:
            view = westward.view(state, state.to_act)
            assert view.head.question is not None
            said = []
            for language in LANGUAGES:
                words = westward.Words(case.title, language)
                said.append(words.question(view.head.question))
                for action in view.head.legal[:3]:
                    choice = case.title.choice(view, action)
                    assert choice.clause in case.title.rulebook().clauses
                    said.append(words.choice(choice))
            for sentence in said:
                assert not re.search(r"[{}]|question-|choice-", sentence), sentence
                assert sentence.strip()
            state.apply(rng.pick(view.head.legal), journal)
        for event in journal[begun:]:
            assert type(event) in case.title.events
            for language in LANGUAGES:
                sentence = westward.Words(case.title, language).event(event)
                assert not re.search(r"[{}]|event-", sentence), sentence
    assert journal


def test_the_journal_changes_nothing(case: Case) -> None:
    silent, told, rng = case.start(), case.start(), westward.Rng(9)
    journal: westward.Journal = []
    while silent.to_act != westward.OVER:
        action = silent.draw(rng) if silent.to_act == westward.CHANCE else rng.pick(silent.legal())
        silent.apply(action)
        told.apply(action, journal)
        assert silent.key() == told.key()


def test_both_languages_say_the_same_things(title: Title) -> None:
    keys = []
    for language in LANGUAGES:
        text = (title.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(set(keys[0])) == len(keys[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(title: Title, language: str) -> None:
    words = westward.Words(title, language)
    steps = title.start(title.players[0]).steps
    asked = [s for s in steps if s.kinds and not all(title.space.kinds[k].chance for k in s.kinds.split())]
    wanted = ["title", "summary", *[f"{key}-{s.name}" for s in asked for key in ("question", "remark")]]
    wanted += [f"choice-{kind.name}" for kind in title.space.kinds.values() if not kind.chance]
    wanted += [event_key(e) for e in title.events]
    wanted += [f"overlay-{name}" for name in title.overlays]
    wanted += [f"option-{o.name}" for o in title.options]
    wanted += [f"symbol-{part}" for part in title.about]
    assert [key for key in wanted if not words.has(key)] == []
    for step in asked:
        assert 40 < len(words.remark(step.name)) < 220, step.name
    for part in title.about:
        assert re.match(r".{3,40}: .{12,150}$", words.symbol(part)), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_of_a_score_has_its_row(title: Title, language: str) -> None:
    words = westward.Words(title, language)
    text = (title.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    items = re.findall(r"^item-([\w-]+) =", text, re.MULTILINE)
    assert items
    assert [name for name in items if not words.has(f"category-{name}")] == []


def test_both_rulebook_pages_have_the_same_clauses(title: Title) -> None:
    english, german = title.rulebook("en").clauses, title.rulebook("de").clauses
    assert list(english) == list(german)
    assert all(english.values())
    assert all(german.values())
