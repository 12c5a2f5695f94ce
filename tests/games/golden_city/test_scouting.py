"""Section 11: the scout variant."""

from __future__ import annotations

import pytest

import westward
from westward.core.journal import seen_by
from westward.games.golden_city.arrange import Scouting, arrange
from westward.games.golden_city.view import view

from .table import asked, carried, kinds, play, seat, table, turn, where


@pytest.mark.clause("GC-11.1")
@pytest.mark.effect("scout_variant=on")
def test_scouting_shows_every_neighbouring_chip_and_ends_the_turn() -> None:
    s = arrange(figures={"red": "h1309"}, scout_variant=True)
    play(s, "scout", "chip gold-5", "chip robber-2", "chip gold-1")
    assert sorted(view(s, seat("red")).scouted) == ["h1210", "h1310", "h1409"]
    assert sorted(view(s, seat("red")).scouted.values()) == ["gold-1", "gold-5", "robber-2"]
    assert len(table(s).face_down) == 64, "all are put back"
    assert turn(s) == "blue"


@pytest.mark.clause("GC-11.2")
def test_scouting_where_nothing_lies_passes_the_turn() -> None:
    s = arrange(scout_variant=True)
    journal = play(s, "scout")
    assert kinds(journal) == ["Scouted"]
    assert turn(s) == "blue"
    assert where(s, "red") == "h0907"


@pytest.mark.clause("GC-11.2")
def test_the_chip_under_the_own_figure_is_not_seen() -> None:
    s = arrange(figures={"red": "h0702"}, empty=["h0603"], scout_variant=True)
    play(s, "scout")
    assert view(s, seat("red")).scouted == {}
    assert "h0702" in table(s).face_down


@pytest.mark.clause("GC-11.3")
def test_one_may_scout_from_a_raft() -> None:
    s = arrange(figures={"red": "h1408"}, rafts={1: "h1408"}, scout_variant=True)
    play(s, "scout", "chip gold-1", "chip gold-2", "chip gold-3")
    assert sorted(view(s, seat("red")).scouted) == ["h1309", "h1407", "h1409"]


@pytest.mark.clause("GC-11.4")
def test_everybody_sees_where_one_scouts_and_only_the_scout_what() -> None:
    s = arrange(figures={"red": "h1309"}, empty=["h1409"], scout_variant=True)
    journal = play(s, "scout", "chip gold-5", "chip robber-2")
    assert kinds(seen_by(journal, seat("blue"))) == ["Scouted"]
    assert kinds(seen_by(journal, westward.SPECTATOR)) == ["Scouted"]
    assert kinds(seen_by(journal, seat("red"))) == ["Scouted", "Saw", "Saw"]
    assert view(s, seat("blue")).scouted == {}
    assert view(s, seat("blue")).scouts == {"h1210": [0], "h1310": [0]}
    guesses = {tuple(view(s.redeal(seat("blue"), westward.Rng(n)), seat("red")).scouted.items()) for n in range(20)}
    assert len(guesses) > 5, "for blue these chips may be anything"


@pytest.mark.clause("GC-11.4", "GC-8.1")
def test_a_scouted_chip_is_the_same_when_another_scouts_it_or_digs_it_up() -> None:
    s = arrange(
        figures={"red": "h1204", "blue": "h1404"},
        scouted={"h1403": Scouting("gold-5", ["green"])},
        empty=["h1302", "h1405", "h1404"],
        scout_variant=True,
    )
    assert view(s, seat("green")).scouted == {"h1403": "gold-5"}
    play(s, "roll", "die 3", "go h1304", "scout")
    assert view(s, seat("blue")).scouted == {"h1403": "gold-5"}
    play(s, "scout", "scout", "roll", "die 3", "go h1403")
    assert carried(s, "red") == {"gold-5": 1}
    assert table(s).scouts == {}


@pytest.mark.clause("GC-11.5")
def test_the_choice_is_roll_or_scout() -> None:
    s = arrange(scout_variant=True)
    assert [s.space.format(a) for a in s.legal()] == ["roll", "scout"]
    assert asked(s) == ("red", "turn")
