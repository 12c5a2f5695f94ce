"""What looks alike is alike to the byte: a picture is made of what its viewer knows, and of nothing else.

The same view is drawn from positions that came about differently: packed and read, copied, redealt, replayed after detours; and in
processes whose sets have another order. What is left to differ would be a leak.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

import pytest

import westward
from westward.core import registry
from westward.core.history import History
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.view import SPECTATOR, as_json
from westward.core.words import Words

_EVERY = 12
_MOVES = 140


def picture(state: State, seat: int) -> str:
    title = registry.title(state.game)
    return title.picture(registry.view(state, seat), Words(title), "").whole()


def line_of_play(game: str, detours: bool) -> History:
    """A game played at random, with or without moves that were taken back and played again."""
    title = westward.title(game)
    history, rng = History(title.start(title.players[-1]), "alike"), Rng(2)
    actions: list[int] = []
    while not history.over and len(actions) < _MOVES:
        legal = history.state.legal()
        weights = Rng(len(actions))  # chance is drawn by the number of actions, so that detours change nothing
        action = history.state.draw(weights) if history.state.to_act < 0 else rng.pick(legal)
        if detours and history.state.to_act >= 0 and len(legal) > 1:
            other = next(a for a in legal if a != action)
            history.play(other)
            history.take_back(1, history.actors[-1])
        history.play(action)
        actions.append(action)
    return history


@pytest.mark.parametrize("game", westward.ids())
def test_the_same_view_gives_the_same_picture_whatever_came_before(game: str) -> None:
    plain, winding = line_of_play(game, False), line_of_play(game, True)
    assert plain.actions == winding.actions
    for moves in range(_EVERY, len(plain.actions), _EVERY):
        state = plain.at(moves)
        seats = [SPECTATOR, 0, state.players - 1]
        for seat in seats:
            shown, seen = picture(state, seat), as_json(registry.view(state, seat))
            eyes = range(state.players) if seat == SPECTATOR else [seat]
            others = [registry.unpack(registry.pack(state)), winding.at(moves)]
            others += [state.redeal(eye, Rng(trial)) for eye in eyes for trial in range(2)]
            for other in others:
                assert as_json(registry.view(other, seat)) == seen
                assert picture(other, seat) == shown


def digests() -> dict[str, str]:
    """The pictures of some positions of every game, as digests."""
    found: dict[str, str] = {}
    for game in westward.ids():
        history = line_of_play(game, False)
        drawn = hashlib.sha256()
        for moves in range(_EVERY, len(history.actions), 4 * _EVERY):
            for seat in (SPECTATOR, 0):
                drawn.update(picture(history.at(moves), seat).encode())
        found[game] = drawn.hexdigest()
    return found


def test_two_processes_draw_the_same() -> None:
    """Sets of words have another order in every process; no picture may show it."""
    told = []
    for order in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": order}
        done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=True)
        told.append(json.loads(done.stdout))
    assert told[0] == told[1]


if __name__ == "__main__":
    print(json.dumps(digests()))
