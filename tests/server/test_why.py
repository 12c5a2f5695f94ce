"""Why something cannot be chosen: whoever points at a part of the picture is told about a move that names it."""

from __future__ import annotations

import pytest

import westward
from westward.core.history import History
from westward.server.why import why


@pytest.mark.parametrize("game", westward.ids())
def test_a_part_of_the_picture_leads_to_a_move_that_names_it(game: str) -> None:
    title = westward.title(game)
    history, rng = History(title.start(title.players[0]), "why"), westward.Rng(3)
    history.draw()
    asked = 0
    for _ in range(40):
        if history.over:
            break
        state, seat = history.state, history.state.to_act
        view, kinds = westward.view(state, seat), [title.space.kinds[k] for k in state.step_now().kinds.split()]
        for kind in kinds:
            action = kind.base + int(rng.below(kind.size))
            for part in title.choice(view, action).parts:
                asked += 1
                told = why(history, state, seat, part, None, ["A", "B", "C"], "en")
                assert part in title.choice(view, told["action"]).parts
                assert (told["text"] == "That is allowed.") == (told["action"] in state.legal())
        history.play(rng.pick(state.legal()))
        history.draw()
    assert asked


def test_a_place_far_out_is_found_too() -> None:
    """In Gold Rush there are more places for a tile than could be tried one after the other."""
    title = westward.title("gold-rush")
    history = History(title.start(2), "far")
    history.draw()
    told = why(history, history.state, history.state.to_act, "place-60_-60", None, ["A", "B"], "en")
    assert title.space.format(told["action"]).startswith("place 60,-60 ")
    assert told["clause"].startswith("GR-")


def test_what_is_no_part_of_the_question_is_said_to_be_none() -> None:
    title = westward.title("gold-rush")
    history = History(title.start(2), "far")
    history.draw()
    told = why(history, history.state, history.state.to_act, "the-moon", None, ["A", "B"], "en")
    assert told["text"] == "Nothing that is asked now concerns this part of the table."
