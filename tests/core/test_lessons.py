"""Lessons fit the rules: every proposal is legal where it is made, every remark cites what is there, and no question is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westward.core import registry
from westward.core.errors import SettingsError
from westward.core.lesson import CITED, Chapter, Lesson, Standing, find_chapter, lesson
from westward.core.state import OVER
from westward.core.title import Title
from westward.core.words import LANGUAGES

#: So long may a guided game take.
MOST_MINUTES = {"gold-seekers": 5, "golden-city": 5, "gold-rush": 8, "colorado-county": 8, "great-western-trail": 15}
RECORDS = Path(__file__).parents[1] / "records"
LESSONS = [found for title in registry.titles() if (found := lesson(title.id)) is not None]
CHAPTERS = [(found, chapter) for found in LESSONS for chapter in found.chapters()]
every_lesson = pytest.mark.parametrize("found", LESSONS, ids=lambda one: one.title.id)
every_chapter = pytest.mark.parametrize(
    ("found", "chapter"), CHAPTERS, ids=[f"{one.title.id}/{chapter.name}" for one, chapter in CHAPTERS]
)


def asked_of_people(title: Title) -> set[str]:
    """The questions that a game can put to a person."""
    chance = {name for name, kind in title.space.kinds.items() if kind.chance}
    steps = title.start(title.players[0]).steps
    return {step.name for step in steps if set(step.kinds.split()) - chance}


def test_all_five_have_a_lesson() -> None:
    assert len(LESSONS) >= 5


@every_lesson
def test_a_lesson_leaves_no_kind_of_question_out(found: Lesson) -> None:
    covered = {step.asks for chapter in found.chapters() for step in chapter.steps}
    assert covered | set(found.plan.beyond) == asked_of_people(found.title)
    assert not covered & set(found.plan.beyond)


@every_lesson
def test_what_is_left_out_is_asked_only_when_an_option_is_switched(found: Lesson) -> None:
    options = {option.name: option for option in found.title.options}
    assert set(found.plan.beyond.values()) <= set(options)
    plain = 0
    for path in (RECORDS / found.title.id).glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        asked = set(re.findall(r"^; asks \d+ ([\w-]+)", text, re.MULTILINE))
        settings = dict(re.findall(r"^option (\S+) (\S+)$", text, re.MULTILINE))
        for kind in asked & set(found.plan.beyond):
            option = options[found.plan.beyond[kind]]
            assert option.read(settings[option.name]) != option.choices[0], (path.name, kind)
        plain += 1
    assert plain


@every_lesson
def test_both_languages_say_something_at_every_step(found: Lesson) -> None:
    texts = [found.text(language) for language in LANGUAGES]
    for chapter in found.chapters():
        for text in texts:
            assert len(text.chapter[chapter.name].step) == len(chapter.steps), chapter.name
        shapes = [[sorted(step.other) for step in text.chapter[chapter.name].step] for text in texts]
        assert shapes[0] == shapes[1], chapter.name
    assert [list(text.chapter) for text in texts] == [found.names, found.names]
    for one, other in zip(texts[0].all(), texts[1].all(), strict=True):
        assert one.strip()
        assert one != other
        assert sorted(CITED.findall(one)) == sorted(CITED.findall(other))
        assert one.count("{choice}") == other.count("{choice}")


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_is_cited_exists(found: Lesson, language: str) -> None:
    clauses = found.title.rulebook(language).clauses
    cited = [clause for text in found.text(language).all() for clause in CITED.findall(text)]
    assert set(cited) <= set(clauses)
    for chapter in found.chapters():
        said = found.text(language).chapter[chapter.name]
        assert any(CITED.search(step.say) for step in said.step), chapter.name
    assert all("§" not in CITED.sub("", text) for text in found.text(language).all())


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cited_clause_has_changed_since_its_remarks_were_read(found: Lesson, language: str) -> None:
    then, now = found.approved()[language], found.cited(language)
    assert set(then) == set(now)
    changed = [clause for clause in now if now[clause] != then[clause]]
    assert changed == [], (
        f"Read the remarks that cite them anew, then: python tools/lessons.py approve {found.title.id}"
    )


@every_lesson
def test_it_takes_as_long_as_it_says_and_no_longer_than_it_may(found: Lesson) -> None:
    assert abs(max(found.minutes(language) for language in LANGUAGES) - found.plan.minutes) <= 0.75
    assert found.plan.minutes <= MOST_MINUTES.get(found.title.id, 15)


@every_chapter
def test_a_chapter_can_be_followed_to_its_end(found: Lesson, chapter: Chapter) -> None:
    assert chapter.record.settings == found.title.settings({})
    assert chapter.standing(chapter.actions) == Standing(
        len(chapter.actions), len(chapter.actions), len(chapter.actions)
    )
    last = chapter.history.at(len(chapter.actions))
    assert last.to_act != OVER, "the lesson leaves into a game that goes on"
    assert chapter.seat in last.pending(), "it ends where the learner is asked"
    opened = chapter.history.at(chapter.begins)
    assert chapter.seat in opened.pending()


@every_chapter
def test_what_is_foreseen_can_happen(found: Lesson, chapter: Chapter) -> None:
    space = found.title.space
    for step, said in zip(chapter.steps, found.text("en").chapter[chapter.name].step, strict=True):
        state = chapter.history.at(step.at - 1)
        legal = {space.format(action) for action in state.legal()}
        proposed = space.format(chapter.actions[step.at - 1])
        others = legal - {proposed} - set(step.fine)
        assert legal - {proposed} or len(legal) == 1
        assert set(step.fine) <= legal - {proposed}, step.at
        for key in said.other:
            matching = [move for move in others if key in ("*", move, move.split(" ", 1)[0])]
            assert matching, f"step {step.at}: nobody can stray by {key}"


@every_chapter
def test_nobody_strays_without_a_word_about_that_choice(found: Lesson, chapter: Chapter) -> None:
    space = found.title.space
    for step, said in zip(chapter.steps, found.text("en").chapter[chapter.name].step, strict=True):
        proposed = chapter.actions[step.at - 1]
        others = {space.format(action) for action in chapter.history.at(step.at - 1).choices() if action != proposed}
        silent = sorted(move for move in others - set(step.fine) if not said.about(move))
        assert silent == [], f"step {step.at}"


@every_chapter
def test_what_may_stand_does_not_break_the_course(found: Lesson, chapter: Chapter) -> None:
    for step in chapter.steps:
        for move in step.fine:
            action = found.title.space.parse(move)
            state = chapter.history.at(step.at - 1)
            state.play(action)
            for follower in chapter.actions[step.at :]:
                state.play(follower)
            assert chapter.standing([*chapter.actions[: step.at - 1], action]).strayed is False


def test_a_step_that_is_not_the_learners_is_refused(tmp_path: Path) -> None:
    first = LESSONS[0]
    plan = first.plan.chapter[0]
    wrong = type(plan)(plan.name, plan.record, [type(plan.step[0])(plan.step[0].at, "no such question")])
    with pytest.raises(SettingsError, match="it asks"):
        Chapter(wrong, first.plan.seat - 1, first.folder)


def test_a_game_without_a_lesson_has_none() -> None:
    assert find_chapter(LESSONS[0].title.id, "no such chapter") is None
