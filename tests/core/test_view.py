"""What every view begins with."""

from __future__ import annotations

import msgspec

import westward
from westward.core.view import as_json


def start() -> westward.State:
    return westward.title("golden-city").start(3)


def asked() -> westward.State:
    state = start()
    for line in ("first 2", "die 3"):
        state.play(state.space.parse(line))
    return state


def test_before_the_first_decision_chance_is_asked_and_nobody_may_act() -> None:
    head = westward.view(start(), 0).head
    assert head.question is not None
    assert (head.to_act, head.question.seat, head.legal) == (westward.CHANCE, westward.CHANCE, [])


def test_the_asked_seat_alone_sees_its_choices() -> None:
    state = asked()
    assert westward.view(state, 1).head.legal == state.legal()
    assert [westward.view(state, seat).head.legal for seat in (westward.SPECTATOR, 0, 2)] == [[], [], []]


def test_scores_are_the_sums_of_their_sheets_and_winners_are_known_at_the_end() -> None:
    state, rng = start(), westward.Rng(2)
    assert westward.view(state, 0).head.winners == []
    while state.to_act != westward.OVER:
        state.play(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
    head = westward.view(state, 0).head
    assert (head.winners, head.question) == (state.winners(), None)
    assert head.scores == [sum(item.points for item in sheet) for sheet in head.sheet] == state.scores()


def test_equal_views_are_written_as_equal_bytes() -> None:
    one, two = westward.view(asked(), 1), westward.view(asked(), 1)
    assert as_json(one) == as_json(two)
    assert list(msgspec.json.decode(as_json(one))["head"]) == sorted(msgspec.json.decode(as_json(one))["head"])


def test_the_answers_of_a_view_are_never_those_of_another() -> None:
    """They are kept for whoever asks for the same view again."""
    state, title = asked(), westward.title("golden-city")
    own, spectators = westward.view(state, state.to_act), westward.view(state, westward.SPECTATOR)
    first = title.choices(own)
    assert title.choices(own) is first
    assert first == [title.choice(own, action) for action in own.head.legal] != []
    assert title.choices(spectators) == []
    assert title.choices(own) == first
