"""Random games of all kinds end and lose nothing."""

from __future__ import annotations

import pytest

import westward
from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.invariants import broken
from westward.games.gold_seekers.state import Position

GAMES = 100 if westward.compiled else 15
TABLES: list[dict[str, object]] = [
    {},
    {"accel_optional": False},
    {"coalition_two_players": True},
    {"ranking": "arrival"},
    {"newspaper": 0, "stake": 20},
]


@pytest.mark.parametrize("players", TITLE.players)
@pytest.mark.parametrize("options", TABLES, ids=lambda o: "".join(o) or "usual")
def test_random_games_end_and_nothing_is_lost(players: int, options: dict[str, object]) -> None:
    rng = westward.Rng(players)
    for _ in range(GAMES):
        s = TITLE.start(players, **options)
        assert isinstance(s, Position)
        while s.to_act != westward.OVER:
            s.apply(s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()))
            assert broken(s) == []
        assert sum(s.scores()) == 30 * players + s.wages
        assert s.round < 1000


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(westward.SettingsError, match="Two figures share the field b-07"):
        arrange(at("b-07"), at("b-07"))
    with pytest.raises(westward.SettingsError, match="rides in a coalition, under the colour die or while waiting"):
        arrange(at("a1-26", horse=True, colour_die=True), at("a2-00"))
    with pytest.raises(westward.SettingsError, match="waits elsewhere than on an observer field"):
        arrange(at("a1-26", waiting=1), at("a2-00"))
    with pytest.raises(westward.SettingsError, match="should have lapsed"):
        arrange(at("a1-26", decision="river-direct"), at("a2-00"))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [("pot", "units, not"), ("deck", "a card twice"), ("partner", "do not agree"), ("person", "the same person")],
)
def test_a_broken_position_is_noticed(change: str, sentence: str) -> None:
    s = arrange(at("a1-26"), at("a2-00"), at("a3-00"))
    if change == "pot":
        s.pot += 1
    elif change == "deck":
        s.deck.append(1)
    elif change == "partner":
        s.partner[0] = 1
    else:
        s.person[0] = 2
    assert any(sentence in problem for problem in broken(s))
