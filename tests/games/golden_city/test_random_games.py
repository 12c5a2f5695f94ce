"""Random games of all kinds end and keep every chip."""

from __future__ import annotations

import pytest

import westward
from westward.games.golden_city import TITLE
from westward.games.golden_city.invariants import broken
from westward.games.golden_city.state import Position

GAMES = 15 if westward.compiled else 8


@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize("scouting", [False, True])
def test_random_games_end_and_nothing_is_lost(players: int, scouting: bool) -> None:
    rng = westward.Rng(players)
    for _ in range(GAMES):
        s = TITLE.start(players, scout_variant=scouting)
        assert isinstance(s, Position)
        while s.to_act != westward.OVER:
            s.play(s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()))
            assert broken(s) == []
        assert sum(s.scores()) <= 176


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("carried", "chips gold-1"),
        ("face_down", "number of face-down chips"),
        ("raft", "Two rafts"),
        ("figure", "under the locomotive"),
        ("pool", "nobody has seen"),
    ],
)
def test_a_broken_position_is_noticed(change: str, sentence: str) -> None:
    s = TITLE.start(4)
    assert isinstance(s, Position)
    if change == "carried":
        s.carried[0] += 1
    elif change == "face_down":
        s.face_down -= 1
    elif change == "raft":
        s.raft[0] = s.raft[1]
    elif change == "figure":
        s.put(0, 0)
        s.figure[0] = TITLE.start(4).space.kinds["go"].args["field"].index("h1503")
    else:
        s.pool[0] -= 1
    assert any(sentence in problem for problem in broken(s))
