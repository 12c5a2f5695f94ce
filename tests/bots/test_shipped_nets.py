"""The nets that come with Great Western Trail fit its rules as they are, and choose what is legal."""

from __future__ import annotations

import pytest

import westward
from westward.bots import ask
from westward.bots.learnt import load


@pytest.mark.parametrize("players", [2, 4])
def test_a_shipped_net_plays(players: int) -> None:
    title = westward.title("great-western-trail")
    player = load(title.folder / "nets" / f"{players}.net")
    state, rng = title.start(players), westward.Rng(players)
    for _ in range(150):
        if state.to_act == westward.CHANCE:
            state.apply(state.draw(rng))
            continue
        action = ask(player, state, rng)
        assert action in state.legal()
        state.apply(action)
