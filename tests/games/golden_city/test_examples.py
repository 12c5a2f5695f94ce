"""Section 15: the worked examples of the rulebook, one by one."""

from __future__ import annotations

from fractions import Fraction

import pytest

import westward
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange
from westward.games.golden_city.state import Position
from westward.games.golden_city.view import view

from .table import asked, carried, kinds, may, play, reason, seat, table, turn, where

RAIL = c.BOX.railway.fields


@pytest.mark.example(1)
@pytest.mark.clause("GC-4.5")
def test_at_the_start_red_rolls_2() -> None:
    assert may(arrange(roll=2)) == {"h0709", "h0809", "h0908"}


@pytest.mark.example(2)
@pytest.mark.clause("GC-4.4", "GC-4.5", "GC-4.6")
def test_at_the_start_red_rolls_3_to_6() -> None:
    assert [len(may(arrange(roll=roll))) for roll in (3, 4, 5, 6)] == [8, 18, 28, 34]
    assert {"h1106", "h0808", "h0907"} <= may(arrange(roll=4))
    strict = [may(arrange(roll=roll, reversal="no_immediate")) for roll in (3, 4, 5, 6)]
    assert [len(fields) for fields in strict] == [7, 16, 28, 34]
    assert ["h0907" in fields for fields in strict] == [False, False, True, True]


@pytest.mark.example(3)
@pytest.mark.clause("GC-4.6")
def test_red_on_h0809() -> None:
    two = arrange(figures={"red": "h0809"}, roll=2)
    assert len(may(two)) == 8
    assert "h0907" in may(two)
    assert reason(two, "go h0809") == ("to-and-fro", "GC-4.6")
    three = may(arrange(figures={"red": "h0809"}, roll=3))
    assert len(three) == 18
    assert "h0809" in three
    assert len(may(arrange(figures={"red": "h0809"}, roll=3, reversal="no_immediate"))) == 17


@pytest.mark.example(4)
@pytest.mark.clause("GC-4.3")
def test_the_locomotive_stands_in_the_way() -> None:
    assert (RAIL[18], RAIL[19]) == ("h0812", "h0813")
    blocked = may(arrange(figures={"red": "h0812"}, locomotive=19, roll=2))
    assert blocked == {"h0910"}
    free = may(arrange(figures={"red": "h0812"}, locomotive=0, roll=2))
    assert free == {"h0910", "h0713", "h0714", "h0814", "h0913"}


@pytest.mark.example(5)
@pytest.mark.clause("GC-6.1", "GC-6.3")
def test_red_takes_raft_1() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1305")
    eagle_lake = next(lake for lake in c.BOX.lake if lake.name == "Eagle Lake")
    assert may(s) == set(eagle_lake.fields) - {"h1011"}
    assert len(may(s)) == 7
    play(s, "ferry h1408", "die loco", "die loco", "die loco", "die 2")
    assert may(s) == {"h1210", "h1309", "h1310", "h1406", "h1407", "h1409", "h1506", "h1507"}


@pytest.mark.example(6)
@pytest.mark.clause("GC-6.2")
def test_blue_stands_on_raft_1() -> None:
    assert "h1305" not in may(arrange(figures={"red": "h1204", "blue": "h1305"}, roll=2))


@pytest.mark.example(7)
@pytest.mark.clause("GC-3.2", "GC-6.3")
def test_a_figure_waits_on_its_raft() -> None:
    s = arrange(figures={"red": "h1305"}, locomotive=2, roll=1)
    assert where(s, "red") == "h1305"
    assert table(s).locomotive == 3


@pytest.mark.example(8)
@pytest.mark.clause("GC-8.2", "GC-8.3")
def test_a_robber_of_strength_3_is_beaten() -> None:
    s = arrange(figures={"red": "h1204"}, carried={"red": ["gold-3", "gold-4"]}, roll=2)
    play(s, "go h1403", "chip robber-3", "die 3", "die 3", "die 5")
    assert carried(s, "red") == {"gold-3": 1, "gold-4": 1, "robber-3": 1}
    assert table(s).carried_worth[0] == 9


def robbed() -> Position:
    """Example 9: red has lost a gold 5 and a gold 2 to a robber of strength 4 on h1403; blue, on h1404, has a gold 3."""
    s = arrange(
        figures={"red": "h1204", "blue": "h1404"}, carried={"red": ["gold-5", "gold-2"], "blue": ["gold-3"]}, roll=2
    )
    play(s, "go h1403", "chip robber-4", "die 2", "retreat h1302")
    return s


@pytest.mark.example(9)
@pytest.mark.clause("GC-8.4", "GC-8.6")
def test_a_robber_of_strength_4_wins() -> None:
    s = robbed()
    assert table(s).robbers["h1403"].stack == {"gold-2": 1, "gold-5": 1}
    assert carried(s, "red") == {}
    assert where(s, "red") == "h1302"
    assert "h1302" in table(s).face_down


@pytest.mark.example(10)
@pytest.mark.clause("GC-8.7")
def test_another_player_beats_the_robber() -> None:
    s = robbed()
    play(s, "die 3", "go h1403", "die 6")
    assert carried(s, "blue") == {"gold-2": 1, "gold-3": 1, "gold-5": 1, "robber-4": 1}
    assert table(s).carried_worth[1] == 12


@pytest.mark.example(11)
@pytest.mark.clause("GC-8.7", "GC-7.7")
def test_another_player_loses_too() -> None:
    s = robbed()
    play(s, "die 3", "go h1403", "die loco")
    assert table(s).robbers["h1403"].stack == {"gold-2": 1, "gold-3": 1, "gold-5": 1}
    assert asked(s) == ("blue", "retreat")
    assert may(s) <= set(c.FIELDS[c.NUMBER["h1403"]].adj)
    assert table(s).locomotive == 0


def outcomes(strength: int) -> dict[str, list[int]]:
    """Which faces win, lose and are repeated against a robber."""
    found: dict[str, list[int]] = {"Captured": [], "Robbed": [], "again": []}
    for face in ("loco", "2", "3", "4", "5", "6"):
        s = arrange(figures={"red": "h1204"}, robbers={"h1403": OpenRobber(strength)}, roll=2)
        play(s, "go h1403")
        told = kinds(play(s, f"die {face}"))
        found[told[1] if len(told) > 1 else "again"].append(1 if face == "loco" else int(face))
    return found


@pytest.mark.example(12)
@pytest.mark.clause("GC-8.2")
def test_a_robber_of_strength_1_cannot_win() -> None:
    assert outcomes(1) == {"Captured": [2, 3, 4, 5, 6], "Robbed": [], "again": [1]}


@pytest.mark.example(13)
@pytest.mark.clause("GC-8.2")
def test_the_chance_against_strength_5_is_one_fifth() -> None:
    faces = outcomes(5)
    won, lost = len(faces["Captured"]), len(faces["Robbed"])
    assert faces["again"] == [5]
    assert Fraction(won, won + lost) == Fraction(1, 5)


@pytest.mark.example(14)
@pytest.mark.clause("GC-9.2", "GC-9.3", "GC-9.4", "GC-3.5")
def test_the_defender_wins_a_brawl() -> None:
    s = arrange(figures={"red": "h1204", "yellow": "h1404"}, carried={"red": ["gold-5", "gold-1"]}, roll=2)
    play(s, "go h1404", "die 4", "die 4", "die 2", "die 3")
    assert carried(s, "yellow") == {"gold-1": 1, "gold-5": 1}
    assert asked(s) == ("chance", "withdraw")
    play(s, "die 2")
    assert asked(s) == ("yellow", "retreat")
    play(s, "retreat h1402")
    assert (where(s, "red"), where(s, "yellow")) == ("h1404", "h1402")
    assert turn(s) == "blue"


@pytest.mark.example(15)
@pytest.mark.clause("GC-9.1")
def test_no_brawl_in_the_street() -> None:
    s = arrange(figures={"blue": "h0809"}, carried={"blue": ["gold-5"]}, roll=2)
    assert kinds(play(s, "go h0809")) == ["Moved"]
    assert (where(s, "red"), where(s, "blue")) == ("h0809", "h0809")


@pytest.mark.example(16)
@pytest.mark.clause("GC-7.2", "GC-7.4")
def test_red_runs_over_blue() -> None:
    s = arrange(locomotive=4, figures={"blue": RAIL[5]}, carried={"blue": ["gold-5", "gold-3"]}, roll=1)
    assert table(s).locomotive == 5
    assert table(s).carried_worth[:2] == [8, 0]
    assert where(s, "blue") == RAIL[4]


@pytest.mark.example(17)
@pytest.mark.clause("GC-7.3")
def test_red_runs_over_red() -> None:
    s = arrange(locomotive=4, figures={"red": RAIL[5]}, carried={"red": ["gold-5", "gold-3"]}, roll=1)
    assert table(s).carried_worth[0] == 8
    assert where(s, "red") == RAIL[4]


@pytest.mark.example(18)
@pytest.mark.clause("GC-10.1", "GC-10.3")
def test_the_train_ends_the_game() -> None:
    s = arrange(locomotive=c.STATION - 1, banked={"red": ["gold-5"] * 4}, carried={"red": ["gold-3"] * 5}, roll=1)
    assert s.to_act == westward.OVER
    assert table(s).carried_worth[0] == 15
    assert s.scores()[0] == 20


@pytest.mark.example(19)
@pytest.mark.clause("GC-10.4")
def test_the_score_of_a_house() -> None:
    s = arrange(banked={"red": ["gold-5", "gold-3", "gold-3", "gold-1", "robber-1", "robber-5"]})
    assert s.scores()[0] == 16


@pytest.mark.example(20)
@pytest.mark.clause("GC-10.2")
@pytest.mark.parametrize("chip", ["gold-2", "robber-3"])
def test_the_fifth_last_chip_ends_a_game_of_four(chip: str) -> None:
    left = ["h1403", "h1302", "h1407", "h1409", "h1210"]
    s = arrange(
        figures={"red": "h1204"}, face_down=left, hidden=["gold-2", "robber-3", "gold-1", "gold-1", "gold-1"], roll=2
    )
    play(s, "go h1403", f"chip {chip}")
    assert len(table(s).face_down) == 4
    if chip == "robber-3":
        assert asked(s) == ("chance", "fight"), "the brawl still belongs to this turn"
        play(s, "die 2", "retreat h1204")
    assert s.to_act == westward.OVER


@pytest.mark.example(21)
@pytest.mark.clause("GC-8.6", "GC-9.5")
def test_a_chip_below_two_brawlers_stays_face_down() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1504"}, robbers={"h1403": OpenRobber(4)}, roll=2)
    play(s, "go h1403", "die 2", "retreat h1405")
    assert "h1405" in table(s).face_down
    play(s, "die 2", "go h1405", "die 6", "die 2", "die 2")
    assert asked(s) == ("blue", "retreat")
    play(s, "retreat h1506")
    assert "h1405" in table(s).face_down
    assert (where(s, "red"), where(s, "blue")) == ("h1405", "h1506")


@pytest.mark.example(22)
@pytest.mark.clause("GC-11.1", "GC-11.4")
def test_a_figure_on_h1309_scouts() -> None:
    s = arrange(figures={"red": "h1309"}, empty=["h1409"], scout_variant=True)
    play(s, "scout", "chip gold-4", "chip robber-1")
    assert sorted(view(s, seat("red")).scouted) == ["h1210", "h1310"]
    assert where(s, "red") == "h1309"
    for colour in ("blue", "green", "yellow"):
        assert view(s, seat(colour)).scouted == {}
