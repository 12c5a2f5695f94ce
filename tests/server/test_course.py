"""The course of a game: entries that only grow, positions by number, and the same course when it is read back."""

from __future__ import annotations

import pytest

import westward
from westward.server.course import BACK, Course
from westward.server.drawing import patch
from westward.server.facts import Entry


def played(game: str, seed: int, moves: int) -> tuple[Course, list[tuple[int, ...]]]:
    """A course with moves taken back now and then, and the key of the position after every entry."""
    title = westward.title(game)
    course = Course(title, title.players[0], title.settings({}), f"course {seed}")
    rng = westward.Rng(seed)
    keys = [course.state.key()]

    def go(entries: list[Entry]) -> None:
        for entry in entries:
            if entry.action == BACK:
                course.follow([entry])
                keys.append(course.state.key())
        keys.extend(course.after(n).key() for n in range(len(keys), course.number + 1))

    plan = course.plan()
    course.adopt(plan)
    go(plan.entries)
    for _ in range(moves):
        if course.over:
            break
        seat = course.state.to_act
        plan = course.plan([(seat, rng.pick(course.state.legal()), None)])
        course.adopt(plan)
        go(plan.entries)
        if rng.below(3) == 0 and not course.over and course.can_take_back(seat):
            go([Entry(BACK, seat)])
    return course, keys


@pytest.mark.parametrize("game", westward.ids())
def test_a_number_names_one_position_for_good(game: str) -> None:
    course, keys = played(game, 1, 80)
    assert [course.after(n).key() for n in range(course.number + 1)] == keys
    assert course.after(course.number).key() == course.state.key()


@pytest.mark.parametrize("game", westward.ids())
def test_reading_back_gives_the_same_course(game: str) -> None:
    course, _ = played(game, 2, 80)
    title = course.title
    again = Course(title, title.players[0], title.settings({}), course.seed)
    again.follow([Entry(a, s) for a, s in zip(course.entries, course.seats, strict=True)])
    assert again.state.key() == course.state.key()
    assert (again.actions, again.actors, again.undone) == (course.actions, course.actors, course.undone)
    assert again.told == course.told


@pytest.mark.parametrize("game", westward.ids())
def test_a_seed_decides_all_chance(game: str) -> None:
    assert played(game, 3, 30)[0].entries == played(game, 3, 30)[0].entries


def test_what_chance_drew_cannot_be_taken_back() -> None:
    course, _ = played("golden-city", 1, 5)
    assert not course.can_take_back(westward.CHANCE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<a><b><c>", "<a><x><c>"),
        ("", "<a>"),
        ("<a>", ""),
        ("<a><a><a>", "<a>"),
        ("<a>", "<a><a><a>"),
        ("<b><a>", "<a><b>"),
    ],
)
def test_a_patch_gives_the_new_markup(old: str, new: str) -> None:
    pieces = old.split("<")
    found = [q for p in patch(old, new) for q in ([p] if isinstance(p, str) else pieces[p[0] : p[1]])]
    assert "<".join(found) == new
