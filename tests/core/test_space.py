"""Actions and their notation."""

from __future__ import annotations

import pytest

import westward
from westward import NotationError
from westward.core.space import ActionSpace, Kind

SPACE = ActionSpace(
    Kind("pass"),
    Kind("place", "{x},{y} r{turn}", x=range(-3, 4), y=range(-2, 3), turn=range(4)),
    Kind("hire", "{worker} row {row}", worker=["cowboy", "builder"], row=range(1, 7)),
    Kind("go", field=["a1", "b1", "b2"]),
)


def test_every_action_has_its_own_line_that_reads_back() -> None:
    lines = [SPACE.format(a) for a in range(SPACE.size)]
    assert len(set(lines)) == SPACE.size == 1 + 7 * 5 * 4 + 12 + 3
    assert [SPACE.parse(line) for line in lines] == list(range(SPACE.size))


def test_notation_reads_like_a_move() -> None:
    assert SPACE.format(SPACE.encode("place", 6, 1, 2)) == "place 3,-1 r2"
    assert SPACE.format(SPACE.encode("hire", 0, 3)) == "hire cowboy row 4"
    assert SPACE.arguments(SPACE.parse("place  3,-1   r2")) == {"x": "3", "y": "-1", "turn": "2"}


def test_an_action_is_taken_apart_by_its_place_among_its_kind_and_by_its_last_argument() -> None:
    place = SPACE.encode("place", 6, 1, 2)
    assert (SPACE.index(place), SPACE.pair(place)) == ((6 * 5 + 1) * 4 + 2, (6 * 5 + 1, 2))
    assert SPACE.pair(SPACE.parse("hire builder row 6")) == (1, 5)
    assert (SPACE.index(SPACE.parse("go b2")), SPACE.pair(SPACE.parse("go b2"))) == (2, (0, 2))
    assert (SPACE.index(0), SPACE.pair(0)) == (0, (0, 0))
    assert [SPACE.kind_of(a).encode(SPACE.kind_of(a).decode(a)) for a in range(SPACE.size)] == list(range(SPACE.size))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly a1", "there is no move 'fly'"),
        ("go", "should look like 'go {field}'"),
        ("go c9", "field cannot be 'c9', only a1, b1, b2"),
        ("place 3,9 r1", "y cannot be '9'"),
        ("", "there is no move ''"),
    ],
)
def test_wrong_notation_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence.replace("{", r"\{").replace("}", r"\}")):
        SPACE.parse(line)


def test_numbers_outside_the_space_get_a_sentence() -> None:
    with pytest.raises(NotationError, match="actions go from 0 to 155"):
        SPACE.format(156)
    with pytest.raises(NotationError, match="no argument number 9"):
        SPACE.encode("go", 9)


@pytest.mark.parametrize("title", westward.titles(), ids=lambda title: title.id)
def test_every_action_of_every_game_is_taken_apart_as_it_is_put_together(title: westward.Title) -> None:
    for kind in title.space.kinds.values():
        for i in {*range(0, kind.size, 7), kind.size - 1}:
            assert title.space.kind_of(kind.base + i) is kind
            assert (title.space.index(kind.base + i), title.space.pair(kind.base + i)) == (i, divmod(i, kind.last))


def test_an_argument_may_be_called_like_a_parameter() -> None:
    kind = Kind("aux", "{name} {pattern}", name=["money", "cards"], pattern=[1, 2])
    assert (list(kind.args), kind.size, kind.format(3)) == (["name", "pattern"], 4, "aux cards 2")
