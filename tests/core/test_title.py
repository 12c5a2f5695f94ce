"""What a game tells about itself: options, settings, rulebook pages."""

from __future__ import annotations

import pytest

import westward
from westward import SettingsError
from westward.core.errors import Value
from westward.core.title import Option, Rulebook, write_value

FARMERS = Option("farmers", (True, False), "GR-11.1")
ENDING = Option("ending", ("train", "chips"), "GC-10.2")
STAKE = Option("stake", (10, 5), "KL-2.4")


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (FARMERS, True, True),
        (FARMERS, "off", False),
        (FARMERS, "Yes", True),
        (ENDING, "chips", "chips"),
        (STAKE, 5, 5),
        (STAKE, "10", 10),
    ],
)
def test_an_option_is_read_also_as_it_is_written(option: Option, given: object, read: Value) -> None:
    assert option.read(given) is read or option.read(given) == read
    assert option.read(write_value(read)) == read


@pytest.mark.parametrize(("option", "given"), [(FARMERS, 1), (FARMERS, "perhaps"), (ENDING, True), (STAKE, True)])
def test_another_value_is_refused_with_those_that_are_allowed(option: Option, given: object) -> None:
    allowed = ", ".join(write_value(choice) for choice in option.choices)
    with pytest.raises(SettingsError, match=f"The option {option.name} cannot be {given!r}; it can be {allowed}."):
        option.read(given)


def test_settings_are_completed_by_what_the_box_has() -> None:
    title = westward.title("gold-rush")
    assert title.settings({})["farmers"] is True
    assert title.settings({"farmers": "off"})["farmers"] is False
    with pytest.raises(SettingsError, match="gold-rush has no option 'sheriff'; its options are: "):
        title.settings({"sheriff": True})


@pytest.mark.parametrize("players", [1, 6, True, "2", 2.0])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SettingsError, match=f"gold-rush is for 2 to 5 players, not {players!r}"):
        westward.title("gold-rush").start(players)


def test_a_rulebook_page_has_its_clauses_by_id() -> None:
    page = Rulebook(
        "# Nuggets\n- [NU-1.1] Take one to three.\n- [NU-1.2a] The last one wins.\n- [XX-1.3] Not ours.\n", "NU"
    )
    assert page.clauses == {"NU-1.1": "Take one to three.", "NU-1.2a": "The last one wins."}
    assert page.clause("1.1") == page.clause("nu-1.1") == "Take one to three."
    with pytest.raises(SettingsError, match=r"There is no clause NU-2.1; they go from NU-1.1 to NU-1.2a."):
        page.clause("2.1")


def test_there_is_no_page_in_another_language() -> None:
    with pytest.raises(SettingsError, match="There is no rulebook page of gold-rush in the language 'fr'"):
        westward.title("gold-rush").rulebook("fr")
