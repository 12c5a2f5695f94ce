"""How facts become sentences."""

from __future__ import annotations

import pytest

import westward
from westward import SettingsError, Words
from westward.core.errors import Value
from westward.core.journal import Scored
from westward.core.view import Choice
from westward.games.golden_city.events import Brawled


def words(language: str = "en", *names: str) -> Words:
    return Words(westward.title("golden-city"), language, names)


def test_seats_have_names_or_numbers_and_chance_has_a_name() -> None:
    assert [words("en", "Ada").seat(seat) for seat in (0, 1, -1)] == ["Ada", "Player 2", "Chance"]
    assert words().seat(1, ["red", "blue"]) == "Blue"


def test_things_in_a_row_are_joined_like_in_speech() -> None:
    assert words().listing([]) == ""
    assert words().listing(["one"]) == "one"
    assert words().listing(["one", "two", "three"]) == "one, two and three"
    assert words("de").listing(["eins", "zwei"]) == "eins und zwei"


def test_without_words_the_key_stands_for_itself() -> None:
    assert words().say("nothing-of-the-kind") == "nothing-of-the-kind"
    assert words().term("nothing-of-the-kind") == "nothing-of-the-kind"
    assert not words().has("nothing-of-the-kind")


@pytest.mark.parametrize(("points", "said"), [(1, "Ada scores 1 point."), (3, "Ada scores 3 points.")])
def test_an_event_is_told_with_names_and_numbers(points: int, said: str) -> None:
    assert words("en", "Ada").event(Scored(0, points, "GC-10.4")) == said


def test_two_seats_of_an_event_are_both_named() -> None:
    told = words("en", "Ada", "Bob").event(Brawled(0, 6, 1, 2))
    assert "Ada" in told
    assert "Bob" in told


def test_an_answer_that_names_a_player_is_told_by_the_names_of_each_table() -> None:
    """Labels are remembered for all tables; those of one shall not have the players of another."""
    facts: dict[str, Value] = {"field": "B3", "ground": "inland", "seller_seat": 1}
    want = Choice(0, "want", "want", "CC-8.4", facts)
    labels = [
        Words(westward.title("colorado-county"), "en", names).choice(want)
        for names in (["Ada", "Bob"], ["Ada", "Cleo"], ["Ada", "Bob"], [])
    ]
    assert [label.rsplit(" from ", 1)[1] for label in labels] == ["Bob", "Cleo", "Bob", "Player 2"]


def test_there_is_no_third_language() -> None:
    with pytest.raises(SettingsError, match=r"There is no language 'fr'; there are en, de\."):
        words("fr")
