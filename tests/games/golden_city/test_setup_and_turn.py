"""Sections 2 and 3: the set-up and the course of a turn."""

from __future__ import annotations

import pytest

import westward
from westward.core.errors import SettingsError
from westward.games.golden_city import TITLE
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange
from westward.games.golden_city.rules import begin
from westward.games.golden_city.state import Position

from .table import asked, banked, carried, kinds, may, play, reason, refusal, steps, table, turn, where


def new_game(players: int = 4) -> Position:
    return begin(players, TITLE.settings({}))


@pytest.mark.clause("GC-2.1")
def test_one_chip_lies_on_every_dig_field_and_nobody_knows_which() -> None:
    s = new_game()
    play(s, "first 1")
    for seat in [westward.SPECTATOR, *range(4)]:
        view = TITLE.view(s, seat)
        assert view == TITLE.view(s.redeal(seat, westward.Rng(seat + 5)), seat)
    assert sorted(table(s).face_down) == sorted(f.id for f in c.BOX.field if f.kind == "dig")
    assert table(s).hidden == dict(zip(c.CHIP_NAMES, c.CHIP_COUNTS, strict=True))
    assert table(s).scouted == {}


@pytest.mark.clause("GC-2.1", "GC-8.1")
def test_each_chip_is_as_likely_as_there_are_chips_of_its_kind() -> None:
    s = arrange(figures={"red": "h1204"}, roll=2)
    play(s, "go h1403")
    assert s.weights() == [8, 10, 12, 10, 8, 1, 3, 4, 5, 3]


@pytest.mark.clause("GC-2.2")
@pytest.mark.parametrize("players", TITLE.players)
def test_six_rafts_lie_at_their_posts_two_per_lake(players: int) -> None:
    rafts = table(new_game(players)).rafts
    assert rafts == ["h1305", "h1011", "h1103", "h0312", "h0413", "h0713"]
    assert sorted(rafts) == sorted(post for lake in c.BOX.lake for post in lake.posts)
    assert [len(lake.posts) for lake in c.BOX.lake] == [2, 2, 2]


@pytest.mark.clause("GC-2.3")
def test_the_locomotive_begins_at_the_tunnel_mouth() -> None:
    assert table(new_game()).locomotive == 0
    assert c.BOX.railway.fields[0] == "h1503"


@pytest.mark.clause("GC-2.4")
def test_figures_begin_in_the_houses_of_their_colours() -> None:
    assert table(new_game()).figures == ["h0907", "h0909", "h0807", "h0710"]


@pytest.mark.example(25)
@pytest.mark.clause("GC-2.4")
@pytest.mark.effect("houses=chosen")
def test_by_option_everybody_chooses_a_house_in_turn() -> None:
    houses = [seat.house for seat in c.BOX.seat]
    s = TITLE.start(3, houses="chosen")
    assert isinstance(s, Position)
    play(s, "first 2")
    assert (asked(s), may(s)) == (("blue", "house"), set(houses))
    play(s, f"house {houses[0]}")
    assert (where(s, "blue"), table(s).houses[1]) == (houses[0], houses[0])
    assert (asked(s), may(s)) == (("green", "house"), set(houses[1:]))
    assert reason(s, f"house {houses[0]}") == ("house-taken", "GC-2.4")
    play(s, f"house {houses[5]}", f"house {houses[1]}", "die 2")
    assert table(s).houses == table(s).figures == [houses[1], houses[0], houses[5]]
    assert asked(s) == ("blue", "move")


@pytest.mark.clause("GC-2.4", "GC-5.1", "GC-4.5")
def test_who_chose_a_house_banks_there_and_nowhere_else() -> None:
    s = TITLE.start(3, houses="chosen")
    assert isinstance(s, Position)
    red, blue = (seat.house for seat in c.BOX.seat[:2])
    play(s, "first 1", f"house {blue}", f"house {red}", f"house {c.BOX.seat[2].house}", "die 4")
    assert blue in may(s), "by way of door, street and door again"
    assert reason(s, f"go {red}") == ("other-house", "GC-4.5")


@pytest.mark.clause("GC-2.4")
def test_the_last_of_six_takes_the_house_that_is_left() -> None:
    s = TITLE.start(6, houses="chosen")
    assert isinstance(s, Position)
    play(s, "first 1", *(f"house {seat.house}" for seat in reversed(c.BOX.seat[1:])))
    assert asked(s) == ("chance", "roll")
    assert table(s).houses[5] == c.BOX.seat[0].house


@pytest.mark.clause("GC-2.4", "GC-4.5")
def test_an_unused_house_is_closed() -> None:
    s = arrange(3, figures={"red": "h0808"}, roll=2)
    assert "h0710" not in may(s)
    assert reason(s, "go h0710") == ("other-house", "GC-4.5")


@pytest.mark.clause("GC-2.5")
@pytest.mark.parametrize("players", TITLE.players)
def test_the_first_player_is_drawn(players: int) -> None:
    s = new_game(players)
    assert s.to_act == westward.CHANCE
    assert s.weights() == [1] * players
    play(s, f"first {players}")
    assert turn(s) == c.COLOURS[players - 1]


@pytest.mark.clause("GC-2.5", "GC-3.5")
def test_play_goes_clockwise() -> None:
    s = arrange(turn="yellow", roll=1)
    assert turn(s) == "red"


@pytest.mark.clause("GC-2.6")
def test_both_stocks_begin_empty() -> None:
    s = new_game()
    assert table(s).carried == [{}, {}, {}, {}]
    assert table(s).banked == [{}, {}, {}, {}]
    assert s.scores() == [0, 0, 0, 0]


@pytest.mark.clause("GC-2.7")
def test_three_to_six_may_play() -> None:
    assert [TITLE.start(n).players for n in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for n in (2, 7):
        with pytest.raises(SettingsError, match="3 to 6 players"):
            TITLE.start(n)


@pytest.mark.clause("GC-3.1", "GC-11.5")
def test_without_the_variant_a_turn_begins_with_the_roll() -> None:
    s = arrange()
    assert asked(s) == ("chance", "roll")
    assert s.weights() == [1] * 6
    assert refusal(s, "scout").reason == "other-question"


@pytest.mark.clause("GC-3.1", "GC-11.5")
def test_with_the_variant_a_turn_begins_with_a_choice() -> None:
    s = arrange(scout_variant=True)
    assert asked(s) == ("red", "turn")
    play(s, "roll")
    assert asked(s) == ("chance", "roll")


@pytest.mark.clause("GC-3.2")
def test_the_locomotive_face_moves_the_locomotive_and_not_the_figure() -> None:
    s = arrange(figures={"red": "h1304"}, locomotive=3)
    play(s, "die loco")
    assert table(s).locomotive == 4
    assert where(s, "red") == "h1304"
    assert turn(s) == "blue"


@pytest.mark.clause("GC-3.3")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_a_number_moves_the_own_figure_that_many_steps(roll: int) -> None:
    s = arrange(roll=roll)
    assert asked(s) == ("red", "move")
    assert {s.space.kind_of(action).name for action in s.legal()} == {"go"}, "nobody may pass or roll again"
    assert steps(s) == roll


@pytest.mark.clause("GC-3.4", "GC-9.5")
def test_another_figure_comes_before_the_chip() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1403"}, roll=2)
    assert kinds(play(s, "go h1403")) == ["Moved", "Attacked"]
    assert "h1403" in table(s).face_down


@pytest.mark.clause("GC-3.4", "GC-9.5")
def test_another_figure_comes_before_an_open_robber() -> None:
    s = arrange(figures={"red": "h1204", "blue": "h1403"}, robbers={"h1403": OpenRobber(2)}, roll=2)
    assert kinds(play(s, "go h1403")) == ["Moved", "Attacked"]


@pytest.mark.clause("GC-3.4")
def test_on_bare_land_nothing_happens() -> None:
    s = arrange(figures={"red": "h1204"}, carried={"red": ["gold-2"]}, roll=2)
    assert kinds(play(s, "go h1304")) == ["Moved"]
    assert carried(s, "red") == {"gold-2": 1}
    assert turn(s) == "blue"


@pytest.mark.clause("GC-3.4")
def test_an_empty_dig_hole_gives_nothing() -> None:
    s = arrange(figures={"red": "h1204"}, empty=["h1403"], roll=2)
    assert kinds(play(s, "go h1403")) == ["Moved"]


@pytest.mark.clause("GC-3.5")
def test_a_brawl_does_not_change_the_order_of_turns() -> None:
    s = arrange(figures={"red": "h1204", "yellow": "h1404"}, roll=2)
    play(s, "go h1404", "die 2", "die 5", "die 2")
    assert asked(s) == ("yellow", "retreat")
    play(s, "retreat h1402")
    assert turn(s) == "blue"


@pytest.mark.clause("GC-5.1", "GC-3.4")
def test_the_own_house_takes_the_open_stock() -> None:
    s = arrange(
        figures={"red": "h0908"}, carried={"red": ["gold-5", "gold-1", "robber-3"]}, banked={"red": ["gold-2"]}, roll=2
    )
    journal = play(s, "go h0907")
    assert kinds(journal) == ["Moved", "Banked"]
    assert carried(s, "red") == {}
    assert banked(s, "red") == {"gold-1": 1, "gold-2": 1, "gold-5": 1, "robber-3": 1}
    assert s.scores()[0] == 10


@pytest.mark.clause("GC-5.2")
def test_what_is_at_home_is_never_lost() -> None:
    s = arrange(
        figures={"red": "h1204", "blue": "h1404"},
        banked={"red": ["gold-5"], "blue": ["gold-4"]},
        carried={"red": ["gold-1"]},
        robbers={"h1403": OpenRobber(5)},
        roll=2,
    )
    lost_brawl = s.copy()
    play(lost_brawl, "go h1404", "die 2", "die 6")
    assert (banked(lost_brawl, "red"), carried(lost_brawl, "red")) == ({"gold-5": 1}, {})
    lost_to_robber = s.copy()
    play(lost_to_robber, "go h1403", "die 2")
    assert (banked(lost_to_robber, "red"), carried(lost_to_robber, "red")) == ({"gold-5": 1}, {})
    hit = arrange(locomotive=4, figures={"blue": "h1502"}, banked={"blue": ["gold-4"]}, roll=1)
    assert banked(hit, "blue") == {"gold-4": 1}


@pytest.mark.clause("GC-5.3")
def test_the_figure_stays_in_its_house_until_its_next_move() -> None:
    s = arrange(figures={"red": "h0908"}, roll=2)
    play(s, "go h0907", "die 2", "go h0808", "die 2", "go h0809", "die 2", "go h0808")
    assert turn(s) == "red"
    assert where(s, "red") == "h0907"


@pytest.mark.clause("GC-5.4")
def test_nobody_can_attack_a_figure_in_its_house() -> None:
    for roll in (2, 3, 4, 5, 6):
        s = arrange(figures={"red": "h0808"}, roll=roll)
        assert not may(s) & {"h0909", "h0807", "h0710"}
        assert reason(s, "go h0909") == ("other-house", "GC-4.5")
