"""The guides of the games: both languages say the same with the same pictures, every picture is drawn, and every clause cited exists."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

import westward
from westward.core import guide
from westward.core.errors import SettingsError
from westward.core.words import LANGUAGES

GAMES = westward.ids()
_CITED = re.compile(r"\[([A-Z]+-\d+\.\d+[a-z]?)\]")
_PICTURE = re.compile(r"\]\(([\w-]+)\)")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts_pictures_and_clauses_in_the_same_order(game: str) -> None:
    title = westward.title(game)
    shapes = []
    for language in LANGUAGES:
        text = guide.text(title, language)
        parts = text.split("\n## ")[1:]
        assert len(parts) == 4, f"goal, turn, scoring and what beginners miss in {language}"
        assert len(re.findall(r"^\d\. ", parts[-1], re.MULTILINE)) == 5, f"five things beginners miss in {language}"
        shapes.append([(_PICTURE.findall(part), _CITED.findall(part)) for part in parts])
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_shown_and_named_with_a_caption(game: str) -> None:
    title = westward.title(game)
    for language in LANGUAGES:
        assert set(guide.captions(title, language)) == set(guide.pictures(title))
        assert all(len(said) > 15 for said in guide.captions(title, language).values())


@pytest.mark.parametrize(("game", "name"), [(g, n) for g in GAMES for n in guide.pictures(westward.title(g))])
def test_every_picture_is_drawn_in_both_languages(game: str, name: str) -> None:
    title = westward.title(game)
    for language in LANGUAGES:
        drawn = ET.fromstring(guide.drawn(title, name, language))
        assert drawn.tag.endswith("svg")
        box = [float(v) for v in drawn.attrib["viewBox"].split()]
        shown = guide.pictures(title)[name]
        assert shown.box is None or box == pytest.approx(shown.box, abs=0.01)
        texts = [t.text for t in drawn.iter("{http://www.w3.org/2000/svg}text")]
        numbers = texts[len(texts) - len(shown.marks) :]
        assert numbers == [str(i + 1) for i in range(len(shown.marks))]


@pytest.mark.parametrize("game", GAMES)
def test_clauses_that_are_cited_or_have_a_picture_exist(game: str) -> None:
    title = westward.title(game)
    for language in LANGUAGES:
        clauses = title.rulebook(language).clauses
        cited = _CITED.findall(guide.text(title, language))
        assert len(cited) > 15
        assert [clause for clause in [*cited, *guide.clauses(title)] if clause not in clauses] == []
    assert set(guide.clauses(title).values()) <= set(guide.pictures(title))


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_stands_at_clauses_of_questions(game: str) -> None:
    title = westward.title(game)
    asked = {step.clause for step in title.start(title.players[0]).steps}
    assert asked & set(guide.clauses(title)), "no question's § opens a clause with a picture"


def test_a_picture_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(SettingsError, match="has no picture 'moon'"):
        guide.drawn(westward.title("gold-rush"), "moon", "en")
