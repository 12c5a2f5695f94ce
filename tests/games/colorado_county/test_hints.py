"""What the bots know about Colorado County beside its rules."""

from __future__ import annotations

import pytest

import westward
from westward.bots import ask, bot
from westward.games.colorado_county import components as c
from westward.games.colorado_county.arrange import arrange

FLAGS = {"blue": "A1 A3 A5", "red": "C9 E10 G10", "green": "O1 O3 O9", "yellow": "H6 J5 J10"}


@pytest.mark.clause("CC-11.3")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_keeps_cowboys_in_the_last_auction(seed: int) -> None:
    """Nothing is left to use them for, so the bid that leaves none is the best there is."""
    s = arrange(
        2,
        face_up=("blue-single", "red-pair"),
        flags=FLAGS,
        hands={0: [4, 9, 30], 1: [5, 33, 41]},
        round=c.ROUNDS,
        auction=c.AUCTIONS[0],
        tiles={0: 0, 1: 0},
    )
    assert s.choices() == [s.space.parse("bid 3 top 30")]
    for name in ("greenhorn", "sheriff", "legend@20"):
        assert ask(bot(name), s, westward.Rng(seed)) == s.space.parse("bid 3 top 30")


@pytest.mark.clause("CC-10.3", "CC-11.3")
def test_nobody_keeps_cowboys_that_are_put_forward_one_by_one() -> None:
    s = arrange(
        2,
        face_up=("blue-single", "red-pair"),
        flags=FLAGS,
        hands={0: [4, 9, 30], 1: [5, 33, 41]},
        round=c.ROUNDS,
        auction=c.AUCTIONS[0],
        tiles={0: 0, 1: 0},
        bid_mode="free",
    )
    given = [s.space.format(s.choices()[0])]
    while s.to_act == 0 and len(s.choices()) == 1 and len(given) < 4:
        s.apply(s.choices()[0])
        given.append(s.space.format(s.choices()[0]))
    assert given[:3] == ["add 4", "add 9", "add 30"]


@pytest.mark.parametrize("seed", range(3))
def test_earlier_on_some_are_kept(seed: int) -> None:
    hands = {0: [4, 9, 30, 31, 44, 50], 1: [5, 33, 41, 42, 43, 45]}
    s = arrange(2, face_up=("blue-single", "red-pair"), flags=FLAGS, hands=hands)
    action = ask(bot("sheriff"), s, westward.Rng(seed))
    assert s.space.format(action) == "no-bid" or int(s.space.arguments(action)["count"]) < 6
