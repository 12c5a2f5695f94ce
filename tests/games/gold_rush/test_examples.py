"""The worked examples of the rulebook, section 15, one test each."""

from __future__ import annotations

import pytest

from westward import CHANCE, OVER
from westward.core.rng import Rng
from westward.games.gold_rush import components as c
from westward.games.gold_rush.events import Finished
from westward.games.gold_rush.invariants import broken
from westward.games.gold_rush.moves import SPACE
from westward.games.gold_rush.view import view

from .table import Table, start

# Laying tiles


def can_lay(board: str, tile: str) -> bool:
    name, where = tile.split(" ", 1)
    return where in Table(board=board).draw(name).options("place")


@pytest.mark.example("1a")
@pytest.mark.clause("GR-4.4", "GR-4.5")
def test_track_and_prairie_are_continued() -> None:
    assert can_lay("11s 0,0 r0", "16f 1,0 r1")


@pytest.mark.example("1b")
@pytest.mark.clause("GR-4.4", "GR-4.5")
def test_the_mountain_is_continued() -> None:
    assert can_lay("11s 0,0 r0", "09d 0,-1 r2")


@pytest.mark.example("1c")
@pytest.mark.clause("GR-4.5")
def test_mountain_on_the_left_and_prairie_below_are_continued() -> None:
    assert can_lay("06a 0,0 r0; 17f 0,1 r0; 17f 1,1 r3", "09d 1,0 r3")


@pytest.mark.example("1d")
@pytest.mark.clause("GR-4.5")
def test_the_fitting_mountain_side_alone_is_not_enough() -> None:
    assert not can_lay("06a 0,0 r0; 17f 0,1 r0; 17f 1,1 r2", "09d 1,0 r3")


@pytest.mark.example("1e")
@pytest.mark.clause("GR-4.5")
def test_prairie_must_not_touch_track() -> None:
    table = Table(board="11s 0,0 r0").draw("16f")
    refusal = table.state.why_not(SPACE.parse("place 1,0 r0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("edge-mismatch", "GR-4.5")


@pytest.mark.example("1f")
@pytest.mark.clause("GR-4.4")
def test_a_corner_is_not_enough() -> None:
    table = Table(board="11s 0,0 r0").draw("16f")
    refusal = table.state.why_not(SPACE.parse("place 1,1 r0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-neighbour", "GR-4.4")


@pytest.mark.example("1g")
@pytest.mark.clause("GR-4.6")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    table = Table(turn="red", board="16f 0,0 r0").draw("01a")
    assert view(table.state, 0).discarded == {"01a": 1, "11s": 1}
    assert table.state.to_act == CHANCE
    assert table.draw("16f").state.to_act == table.seat("red")


@pytest.mark.example("1h")
@pytest.mark.clause("GR-4.8")
def test_all_placements_of_a_straight_track_at_the_start_tile() -> None:
    assert Table().draw("16f").options("place") == ["-1,0 r1", "0,1 r1", "1,0 r1"]


@pytest.mark.example("1i")
@pytest.mark.clause("GR-4.8")
@pytest.mark.parametrize(("tiles", "turns"), [("01a 20a 21a", [0]), ("08b 16f", [0, 1]), ("06a 16d 17f", [0, 1, 2, 3])])
def test_rotations_that_differ(tiles: str, turns: list[int]) -> None:
    assert all(c.TURNS[c.KIND[tile]] == turns for tile in tiles.split())


# Tokens on mountains


@pytest.mark.example("2a")
@pytest.mark.clause("GR-4.9")
def test_two_nugget_symbols_get_two_tokens() -> None:
    table = Table(board="16f 0,0 r0", supply=3).place("04d 1,0 r1")
    assert table.stack("mountain 0 at 1,0") == 2
    assert table.state.supply == 1


@pytest.mark.example("2b")
@pytest.mark.clause("GR-3.11", "GR-4.9")
def test_two_more_go_on_the_same_stack() -> None:
    table = Table(turn="red", board="16f 0,0 r0; 04d 1,0 r1", stacks="2: mountain 0 at 1,0", supply=2)
    table.place("02a 1,-1 r1")
    assert table.stack("mountain 0 at 1,0") == table.stack("mountain 0 at 1,-1") == 4


@pytest.mark.example("2c")
@pytest.mark.clause("GR-4.10")
def test_two_mountains_on_a_tile_have_two_stacks() -> None:
    table = Table(board="16f 0,0 r0", supply=2).place("08b 1,0 r0")
    assert [table.stack("mountain 0 at 1,0"), table.stack("mountain 1 at 1,0")] == [1, 1]
    assert table.segment("mountain 0 at 1,0") != table.segment("mountain 1 at 1,0")


@pytest.mark.example("2d")
@pytest.mark.clause("GR-4.11")
def test_a_short_supply_puts_down_what_is_left() -> None:
    table = Table(board="16f 0,0 r0", supply=1).place("04d 1,0 r1")
    assert table.stack("mountain 0 at 1,0") == 1
    assert table.state.supply == 0


@pytest.mark.example("2e")
@pytest.mark.clause("GR-3.12", "GR-8.12")
def test_two_mountains_join_into_one_stack_and_without_miner_it_is_lost() -> None:
    table = Table(
        board="09a 1,-1 r2; 17f 0,-1 r1; 09d 0,0 r1",
        stacks="1: mountain 0 at 1,-1; 1: mountain 0 at 0,0",
        supply=2,
    )
    gone = table.state.out
    table.place("04d 1,0 r0")
    assert table.stack("mountain 0 at 1,-1") == table.stack("mountain 0 at 0,0") == 4
    table.act("pass")
    assert table.points == {}
    assert table.state.out - gone == 4


# Cowboys


@pytest.mark.example(3)
@pytest.mark.clause("GR-5.3")
def test_the_track_is_taken() -> None:
    table = Table(board="16f 0,0 r1", cowboys="red: rail 0 at 0,0").place("11a 1,0 r0")
    assert table.options("cowboy") == ["mountain 0", "prairie 0", "prairie 1"]


@pytest.mark.example(4)
@pytest.mark.clause("GR-4.9", "GR-5.3")
def test_the_mountain_is_taken() -> None:
    table = Table(board="06b 0,0 r1; 04d 0,-1 r2", cowboys="red: mountain 0 at 0,-1", stacks="3: mountain 0 at 0,0")
    table.place("11a 0,1 r0")
    assert table.stack("mountain 0 at 0,1") == 4
    assert table.options("cowboy") == ["rail 0", "prairie 0", "prairie 1"]


@pytest.mark.example(5)
@pytest.mark.clause("GR-5.3", "GR-5.4")
def test_the_own_cowboy_blocks_and_a_tent_does_not() -> None:
    table = Table(
        board="06b 0,0 r0; 17f 0,1 r0; 16f 1,1 r0",
        cowboys="blue: rail 0 at 1,1",
        tents="red: mountain 0 at 0,0",
        stacks="2: mountain 0 at 0,0",
    ).place("13c 1,0 r3")
    assert table.stack("mountain 0 at 0,0") == 3
    assert table.options("cowboy") == ["mountain 0", "prairie 0", "prairie 1"]


@pytest.mark.example(6)
@pytest.mark.clause("GR-5.8")
def test_without_cowboys_only_the_tent_is_left() -> None:
    away = "; ".join(f"blue: prairie {i} at {x},0" for x, i in ((-1, 0), (-1, 1), (-2, 0), (-2, 1)))
    table = Table(board="16f 0,0 r1; 16f -1,0 r1; 16e -2,0 r1", cowboys=away).place("11a 1,0 r0")
    assert table.cowboys("blue") == 0
    assert table.options("cowboy") == []
    assert table.options("tent") == ["1,0 0"]
    assert table.options("mine") == []


@pytest.mark.example(7)
@pytest.mark.clause("GR-5.6", "GR-9.3")
def test_city_tracks_and_prairies_are_separate() -> None:
    table = Table(board="16f 0,0 r1").place("19c 1,0 r0")
    every = ["rail 0", "rail 1", "rail 2", "city 0", "prairie 0", "prairie 1", "prairie 2"]
    assert table.options("cowboy") == every


@pytest.mark.example(8)
@pytest.mark.clause("GR-11.1")
@pytest.mark.effect("farmers=off")
def test_without_farmers_the_prairies_are_no_choice() -> None:
    table = Table(board="16f 0,0 r1", farmers=False).place("19c 1,0 r0")
    assert table.options("cowboy") == ["rail 0", "rail 1", "rail 2", "city 0"]


# Tents and mining

TWO_TILES = "06a 0,0 r0; 04d 1,0 r0"


@pytest.mark.example(9)
@pytest.mark.clause("GR-6.2", "GR-6.4", "GR-6.6")
def test_a_tent_joins_a_mountain_with_a_blue_miner_on_an_older_tile() -> None:
    table = Table("yellow blue", board=TWO_TILES, cowboys="blue: mountain 0 at 0,0").place("17f 0,1 r0")
    assert table.options("tent") == ["1,0 0"]
    assert table.options("mine") == []
    table.act("tent 1,0 0")
    assert table.tent_at("yellow") == table.segment("mountain 0 at 1,0")
    assert table.points == {}


@pytest.mark.example(10)
@pytest.mark.clause("GR-6.5", "GR-6.6")
def test_the_tile_with_the_red_railwayman_still_has_a_free_mountain_segment() -> None:
    table = Table(
        "yellow blue red",
        board="02b 0,0 r2; 04d -1,0 r1; 06a 1,0 r0; 05d 2,0 r0; 12c 0,1 r0",
        cowboys="blue: mountain 0 at -1,0; red: mountain 0 at 1,0; red: rail 0 at 2,0",
        tents="blue: mountain 0 at 0,0",
    ).place("16f 0,2 r0")
    assert table.options("tent") == ["0,1 0", "2,0 0"]
    table.act("tent 2,0 0")
    assert table.tent_at("yellow") == table.segment("mountain 0 at 2,0")


@pytest.mark.example(11)
@pytest.mark.clause("GR-7.1", "GR-7.3")
def test_the_tent_takes_the_top_token_although_a_blue_miner_stands_there() -> None:
    table = Table(
        "yellow blue", board=TWO_TILES, cowboys="blue: mountain 0 at 0,0", tents="yellow: mountain 0 at 1,0"
    ).place("17f 0,1 r0")
    assert table.options("mine") == [""]
    table.act("mine", faces="3")
    assert table.tokens("yellow") == [3]
    assert table.points == {}


@pytest.mark.example("11b")
@pytest.mark.clause("GR-6.1", "GR-6.8")
def test_a_moved_tent_leaves_nothing_behind_and_does_not_mine() -> None:
    table = Table(
        "yellow blue",
        board="06a 0,0 r0; 04d 1,0 r0; 09d 0,1 r2",
        cowboys="blue: mountain 0 at 0,0",
        tents="yellow: mountain 0 at 1,0",
    ).place("08b -1,1 r0")
    assert table.options("tent") == ["-1,1 0", "-1,1 1", "0,1 0"]
    assert table.options("mine") == [""]
    table.act("tent 0,1 0")
    assert table.tent_at("yellow") == table.segment("mountain 0 at 0,1")
    assert table.tokens("yellow") == []
    assert view(table.state, 0).areas[0].tents == []


@pytest.mark.example("11c")
@pytest.mark.clause("GR-7.1")
def test_nothing_to_mine_on_an_emptied_mountain() -> None:
    table = Table("yellow blue", board=TWO_TILES, tents="yellow: mountain 0 at 1,0", stacks="0: mountain 0 at 0,0")
    assert table.place("17f 0,1 r0").options("mine") == []


@pytest.mark.example("11d")
@pytest.mark.clause("GR-6.8")
def test_a_tent_may_not_change_over_to_the_other_mountain_of_its_tile() -> None:
    table = Table("yellow blue", board="08b 0,0 r0", tents="yellow: mountain 0 at 0,0").place("16f 1,0 r0")
    assert table.options("tent") == []
    assert table.options("mine") == [""]


BAND = "06a 0,0 r0; 09d -1,0 r1"


@pytest.mark.example(12)
@pytest.mark.clause("GR-6.3", "GR-7.4")
def test_a_tent_may_mine_first_when_its_mountain_is_finished() -> None:
    table = Table(
        "yellow blue",
        board=BAND,
        cowboys="blue: mountain 0 at -1,0",
        tents="yellow: mountain 0 at 0,0",
        stacks="2: mountain 0 at 0,0",
    )
    gone = table.state.out
    table.place("09a 1,0 r3")
    assert table.options("tent") == []
    table.act("mine", faces="5 2 1")
    assert (table.tokens("yellow"), table.tokens("blue")) == ([5], [1, 2])
    assert table.points == {"blue": 4}
    assert table.cowboys("blue") == 4
    assert table.tent_at("yellow") == -1
    assert table.state.out == gone


@pytest.mark.example(13)
@pytest.mark.clause("GR-8.12")
def test_a_finished_mountain_without_miners_gives_nothing() -> None:
    table = Table("yellow blue", board=BAND, tents="blue: mountain 0 at 0,0", stacks="3: mountain 0 at 0,0")
    gone = table.state.out
    table.place("09a 1,0 r3").act("pass")
    assert table.points == {}
    assert table.tokens("yellow") == table.tokens("blue") == []
    assert table.tent_at("blue") == -1
    assert table.state.out - gone == 4


# Lines


@pytest.mark.example("14a")
@pytest.mark.clause("GR-8.5")
def test_four_tiles_from_junction_to_city() -> None:
    table = Table(turn="red", board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0")
    table.place("19c 3,0 r0").act("pass")
    assert table.points == {"blue": 4}
    assert table.cowboys("blue") == 4


@pytest.mark.example("14b")
@pytest.mark.clause("GR-3.7", "GR-8.5")
def test_three_tiles_the_line_ends_at_a_mountain() -> None:
    table = Table(turn="red", board="18d 0,0 r0; 16f 1,0 r1", cowboys="blue: rail 0 at 1,0")
    assert table.place("03c 2,0 r1").act("pass").points == {"blue": 3}


@pytest.mark.example("15a")
@pytest.mark.clause("GR-8.7")
def test_exactly_one_locomotive_doubles() -> None:
    table = Table(turn="red", board="18d 0,0 r0; 16a 1,0 r1; 16f 2,0 r1", cowboys="blue: rail 0 at 1,0")
    assert table.place("19c 3,0 r0").act("pass").points == {"blue": 8}


@pytest.mark.example("15b")
@pytest.mark.clause("GR-8.7")
def test_two_locomotives_do_not_double() -> None:
    board = "18d 0,0 r0; 16a 1,0 r1; 16f 2,0 r1; 16b 3,0 r1; 16f 4,0 r1"
    table = Table(turn="red", board=board, cowboys="blue: rail 0 at 1,0")
    assert table.place("19c 5,0 r0").act("pass").points == {"blue": 6}


@pytest.mark.example(16)
@pytest.mark.clause("GR-8.3")
def test_the_new_tile_joins_two_lines_and_both_owners_get_the_full_value() -> None:
    table = Table(
        "blue yellow",
        turn="yellow",
        board="18d 0,0 r0; 16f 1,0 r1; 17f 1,1 r3; 16d 2,1 r1; 17f 3,1 r0; 16f 3,0 r1; 19c 4,0 r0",
        cowboys="blue: rail 0 at 1,0; yellow: rail 0 at 3,0",
    )
    table.place("16f 2,0 r1").act("pass")
    assert table.points == {"blue": 5, "yellow": 5}
    assert table.cowboys("blue") == table.cowboys("yellow") == 4


@pytest.mark.example(17)
@pytest.mark.clause("GR-8.3", "GR-8.20")
def test_two_to_one_the_minority_gets_nothing_but_its_cowboy_back() -> None:
    table = Table(
        "blue yellow",
        turn="yellow",
        board="18d 0,0 r0; 16f 1,0 r1; 16f 2,0 r1",
        cowboys="blue: rail 0 at 0,0; blue: rail 0 at 1,0; yellow: rail 0 at 2,0",
    )
    table.place("19c 3,0 r0").act("pass")
    assert table.points == {"blue": 4}
    assert table.cowboys("blue") == table.cowboys("yellow") == 4


@pytest.mark.example(18)
@pytest.mark.clause("GR-3.7")
def test_a_closed_ring_of_four_curves() -> None:
    table = Table(turn="red", board="17f 0,0 r3; 17f 1,0 r0; 17f 0,1 r2", cowboys="blue: rail 0 at 0,0")
    assert table.place("17f 1,1 r1").act("pass").points == {"blue": 4}


@pytest.mark.example(19)
@pytest.mark.clause("GR-8.6")
def test_a_loop_from_a_junction_to_itself_counts_its_tile_once() -> None:
    table = Table(turn="red", board="18d 0,0 r3; 17f 0,-1 r3; 17f 1,-1 r0", cowboys="blue: rail 0 at 0,-1")
    assert table.place("17f 1,0 r1").act("pass").points == {"blue": 4}


@pytest.mark.example(20)
@pytest.mark.clause("GR-8.21")
def test_place_occupy_score_and_take_back_in_one_turn() -> None:
    table = Table(board="18d 0,0 r0; 16f 1,0 r1").place("03c 2,0 r1").act("cowboy rail 0")
    assert table.points == {"blue": 3}
    assert table.cowboys("blue") == 4


# Mountains


@pytest.mark.example(21)
@pytest.mark.clause("GR-8.8", "GR-8.10")
def test_yellow_takes_all_tokens_left_then_seven_points() -> None:
    table = Table(
        "blue yellow",
        board="02c 0,0 r0; 09a 0,-1 r2; 09d -1,0 r1",
        cowboys="yellow: mountain 0 at 0,0",
        stacks="3: mountain 0 at 0,0",
    )
    table.place("11c 1,0 r3").act("pass", faces="1 3 2 0 1")
    assert table.tokens("yellow") == [0, 1, 1, 2, 3]
    assert table.points == {"yellow": 7}
    assert table.cowboys("yellow") == 4


SHARED = "02a 1,0 r0; 09d 1,-1 r2; 09b 2,0 r3"
MINERS = "blue: mountain 0 at 1,-1; red: mountain 0 at 2,0"


@pytest.mark.example(22)
@pytest.mark.clause("GR-8.9")
def test_the_active_owner_takes_first_then_on_in_turn() -> None:
    table = Table("red green blue", turn="blue", board=SHARED, cowboys=MINERS, stacks="2: mountain 0 at 1,0")
    table.place("09a 0,0 r1").act("pass", faces="2 3 0")
    assert (table.tokens("blue"), table.tokens("red")) == ([0, 2], [3])
    assert table.points == {"blue": 5, "red": 5}
    assert table.cowboys("blue") == table.cowboys("red") == 4


@pytest.mark.example(23)
@pytest.mark.clause("GR-8.9")
def test_next_after_green_comes_blue_not_red() -> None:
    table = Table("red green blue", turn="green", board=SHARED, cowboys=MINERS, stacks="2: mountain 0 at 1,0")
    table.place("09a 0,0 r1").act("pass", faces="2 3 0")
    assert (table.tokens("blue"), table.tokens("red")) == ([0, 2], [3])
    assert table.points == {"blue": 5, "red": 5}


@pytest.mark.example(24)
@pytest.mark.clause("GR-8.21")
def test_place_occupy_and_score_two_tokens_and_two_points() -> None:
    table = Table(board="09d 0,0 r2").place("09a 0,1 r0").act("cowboy mountain 0", faces="0 2")
    assert table.tokens("blue") == [0, 2]
    assert table.points == {"blue": 2}
    assert table.cowboys("blue") == 4


@pytest.mark.example(25)
@pytest.mark.clause("GR-8.4", "GR-8.11")
def test_tents_never_give_a_majority() -> None:
    table = Table(
        "blue red yellow",
        turn="yellow",
        board=BAND,
        cowboys="blue: mountain 0 at -1,0",
        tents="red: mountain 0 at 0,0",
        stacks="3: mountain 0 at 0,0",
    )
    table.place("11c 1,0 r3").act("pass", faces="1 5 0 2 1")
    assert table.tokens("blue") == [0, 1, 1, 2, 5]
    assert table.points == {"blue": 5}
    assert table.tent_at("red") == -1


# Cities


@pytest.mark.example(26)
@pytest.mark.clause("GR-8.13", "GR-8.14")
def test_a_loop_and_one_more_line_are_two_lines() -> None:
    board = "19c 0,0 r3; 17f 0,-1 r3; 17f 1,-1 r0; 17f 1,0 r1; 16f 0,1 r0"
    table = Table(turn="red", board=board, cowboys="blue: city 0 at 0,0")
    table.place("18d 0,2 r2").act("pass")
    assert table.points == {"blue": 6}
    assert table.cowboys("blue") == 4


@pytest.mark.example(27)
@pytest.mark.clause("GR-8.15", "GR-8.18")
def test_a_track_between_two_cities_finishes_both() -> None:
    table = Table(
        turn="red",
        board="19c 0,0 r0; 18d 0,1 r2; 18a -1,0 r0; 16f 1,1 r1; 18b 2,1 r2; 19c 2,0 r0; 18c 3,0 r0",
        cowboys="blue: city 0 at 0,0; red: city 0 at 2,0; red: rail 0 at 0,0",
    )
    table.place("16e 1,0 r1").act("pass")
    assert table.points == {"blue": 9, "red": 12}
    assert table.cowboys("blue") == table.cowboys("red") == 4


@pytest.mark.clause("GR-8.2")
@pytest.mark.parametrize(
    "cities",
    [
        "19c 0,1 r0; 18a -1,1 r0; 18d 0,2 r1; 18b 0,0 r2; 19c 1,0 r0; 18c 2,0 r0",
        "18c 2,0 r0; 19c 1,0 r0; 18b 0,0 r2; 19c 0,1 r0; 18a -1,1 r0; 18d 0,2 r1",
    ],
)
def test_cities_are_scored_from_north_to_south_whichever_was_laid_first(cities: str) -> None:
    table = Table(board=cities).place("17f 1,1 r1").act("pass")
    finished = [e.parts for e in table.events if isinstance(e, Finished) and e.role == "city"]
    assert finished == [["tile-1_0"], ["tile-0_1"]]


@pytest.mark.clause("GR-8.2")
def test_cities_of_one_row_are_scored_from_west_to_east() -> None:
    cities = "19c 2,0 r0; 18c 3,0 r0; 18b 2,1 r2; 16f 1,1 r1; 18d 0,1 r2; 19c 0,0 r0; 18a -1,0 r0"
    table = Table(board=cities).place("16e 1,0 r1").act("pass")
    finished = [e.parts for e in table.events if isinstance(e, Finished) and e.role == "city"]
    assert finished == [["tile-0_0"], ["tile-2_0"]]


@pytest.mark.example(28)
@pytest.mark.clause("GR-3.9")
def test_two_of_three_lines_are_not_enough() -> None:
    table = Table(turn="red", board="19c 0,0 r0; 18a -1,0 r0", cowboys="blue: city 0 at 0,0")
    table.place("18d 0,1 r2").act("pass")
    assert table.points == {}
    assert table.cowboys("blue") == 3


# Prairies

RANGE = "06b 0,0 r0; 09a 0,-1 r0; 04b 1,-1 r1; 09d 0,1 r2; 04a 1,1 r2"
FARMERS = "blue: prairie 0 at 0,-1; red: prairie 0 at 0,1"


@pytest.mark.example(29)
@pytest.mark.clause("GR-9.2", "GR-9.4")
def test_two_prairies_become_one_and_nobody_may_add_a_farmer() -> None:
    table = Table("blue red green", turn="green", board=RANGE, cowboys=FARMERS)
    assert len({table.state.land.root(table.segment(f"prairie 0 at 0,{y}")) for y in (-1, 1)}) == 2
    table.place("09b 1,0 r3")
    assert len({table.state.land.root(table.segment(f"prairie 0 at 0,{y}")) for y in (-1, 1)}) == 1
    assert table.options("cowboy") == ["mountain 0"]


@pytest.mark.example(30)
@pytest.mark.clause("GR-9.2", "GR-10.6")
def test_two_prairies_at_the_end() -> None:
    assert Table("blue red green", board=RANGE, cowboys=FARMERS, final=True).points == {"blue": 8, "red": 4}


@pytest.mark.example(31)
@pytest.mark.clause("GR-9.4", "GR-10.6")
def test_one_shared_prairie_at_the_end() -> None:
    table = Table("blue red green", board=f"{RANGE}; 09b 1,0 r3", cowboys=FARMERS, final=True)
    assert table.points == {"blue": 16, "red": 16}


# Final scoring


@pytest.mark.example("32a")
@pytest.mark.clause("GR-10.3")
def test_ten_nugget_symbols_of_an_unfinished_mountain() -> None:
    table = Table(
        "green black",
        board="01a 0,0 r0; 02c 1,0 r0; 02a -1,0 r0; 04c 0,1 r0",
        cowboys="green: mountain 0 at 1,0; green: mountain 0 at -1,0; black: mountain 0 at 0,1",
        stacks="3: mountain 0 at 0,0",
        supply=60,
        final=True,
    )
    assert table.points == {"green": 10}
    assert table.state.out == 3
    assert table.tokens("green") == []


@pytest.mark.example("32b")
@pytest.mark.clause("GR-10.4")
def test_an_unfinished_line_ignores_its_locomotive() -> None:
    table = Table("red blue", board="18d 0,0 r0; 16a 1,0 r1", cowboys="red: rail 0 at 1,0", final=True)
    assert table.points == {"red": 2}


@pytest.mark.example("32c")
@pytest.mark.clause("GR-10.5")
def test_a_city_with_one_finished_line() -> None:
    table = Table("yellow red", board="19c 0,0 r0; 18a -1,0 r0", cowboys="yellow: city 0 at 0,0", final=True)
    assert table.points == {"yellow": 3}


@pytest.mark.example("32d")
@pytest.mark.clause("GR-10.3")
def test_three_nugget_symbols_of_an_unfinished_mountain() -> None:
    table = Table(board="02b 0,0 r0; 09d 1,0 r3", cowboys="blue: mountain 0 at 1,0", final=True)
    assert table.points == {"blue": 3}


@pytest.mark.example("33a")
@pytest.mark.clause("GR-10.6")
def test_one_camp_and_one_herd_tied() -> None:
    farmers = "green: prairie 0 at 0,0; yellow: prairie 0 at 1,0"
    table = Table("green yellow", board="09a 0,0 r0; 09b 1,0 r0", cowboys=farmers, final=True)
    assert table.points == {"green": 6, "yellow": 6}


@pytest.mark.example("33b")
@pytest.mark.clause("GR-10.6")
def test_two_camps_for_the_only_farmer() -> None:
    table = Table(board="09a 0,0 r0; 04b 1,0 r1", cowboys="red: prairie 0 at 1,0", final=True)
    assert table.points == {"red": 4}


@pytest.mark.example("33c")
@pytest.mark.clause("GR-10.6")
def test_two_farmers_against_one() -> None:
    table = Table(
        "blue yellow",
        board="09a 0,0 r0; 09b 1,0 r0; 09c 2,0 r0; 04a 3,0 r1",
        cowboys="blue: prairie 0 at 0,0; blue: prairie 0 at 2,0; yellow: prairie 0 at 3,0",
        final=True,
    )
    assert table.points == {"blue": 16}


@pytest.mark.example(34)
@pytest.mark.clause("GR-10.7")
def test_nine_tokens_are_turned_over() -> None:
    table = Table(held="blue: 0 0 1 1 1 2 2 3 5", final=True)
    assert table.points == {"blue": 15}
    assert view(table.state, 1).faces[0] == {"0": 2, "1": 3, "2": 2, "3": 1, "5": 1}


# Score track and sequences


@pytest.mark.example(35)
@pytest.mark.clause("GR-8.19")
def test_from_field_49_two_points_further() -> None:
    table = Table("yellow red", turn="red", board="18d 0,0 r0", cowboys="yellow: rail 0 at 0,0", points="yellow: 49")
    table.place("18a 1,0 r0").act("pass")
    marker = view(table.state, 0).markers[0]
    assert (view(table.state, 0).booked[0], marker.field, marker.flat) == (51, 1, True)


@pytest.mark.example(36)
@pytest.mark.clause("GR-4.7", "GR-13.2")
def test_the_last_tile_does_not_fit() -> None:
    table = Table(board="16f 0,0 r0", cowboys="red: rail 0 at 0,0", deck="01a").draw("01a")
    assert table.state.to_act == OVER
    assert table.points == {"red": 1}


@pytest.mark.example(37)
@pytest.mark.clause("GR-2.2", "GR-2.3", "GR-2.4", "GR-2.5", "GR-2.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start(players: int) -> None:
    v = view(start(players), 0)
    assert [(t.tile, t.x, t.y, t.turn) for t in v.tiles] == [("11s", 0, 0, 0)]
    assert (v.supply, v.deck_left) == (62, 71)
    assert [a.tokens for a in v.areas if a.role == "mountain"] == [1]
    assert v.cowboys_left == [4] * players
    assert v.tents == []


@pytest.mark.example(38, 39)
@pytest.mark.clause("GR-2.2", "GR-2.4", "GR-2.5", "GR-4.6", "GR-4.11", "GR-8.12", "GR-13.4")
@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_lost_or_made_and_the_supply_is_never_short(seed: int) -> None:
    s = start(2 + seed % 4)
    rng = Rng(seed)
    while s.to_act != OVER:
        s.play(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
        assert broken(s) == []
        v = view(s, 0)
        stacks = sum(a.tokens for a in v.areas)
        assert v.supply + stacks + sum(v.tokens) + v.out == 63
        on_board = [sum(f.seat == seat for f in v.cowboys) for seat in range(s.players)]
        assert [a + b for a, b in zip(v.cowboys_left, on_board, strict=True)] == [4] * s.players
        assert v.deck_left + len(v.tiles) + sum(v.discarded.values()) + (v.drawn != "") == 72
        laid = sum(sum(c.ROWS[c.KIND[t.tile]].nuggets) for t in v.tiles)
        assert v.supply == 63 - laid


@pytest.mark.example(40)
@pytest.mark.clause("GR-12.5", "GR-12.6")
def test_other_faces_look_the_same() -> None:
    one = Table("blue red", held="blue: 5; red: 3 0")
    other = Table("blue red", held="blue: 5; red: 1 2")
    assert view(one.state, 0) == view(other.state, 0)
    assert view(one.state, 1) != view(other.state, 1)


@pytest.mark.example(41)
@pytest.mark.clause("GR-10.9", "GR-13.12")
def test_equal_points_share_the_victory() -> None:
    table = Table("blue red green", points="blue: 88; red: 88; green: 70", final=True)
    assert table.state.winners() == [0, 1]
