"""The clauses of the rulebook that its worked examples do not show, in the order of the page."""

from __future__ import annotations

import pytest

import westward
from westward import CHANCE, OVER, Rng
from westward.core.journal import Scored
from westward.games.gold_rush import components as c
from westward.games.gold_rush import events
from westward.games.gold_rush.moves import PASS, SPACE
from westward.games.gold_rush.state import Position
from westward.games.gold_rush.view import Area, choice, view

from .table import Table, start

# 2 Setup


@pytest.mark.clause("GR-2.1", "GR-2.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_setup_is_the_same_for_any_number_of_players(players: int) -> None:
    v = view(start(players), 0)
    two = view(start(2), 0)
    assert (v.tiles, v.deck, v.supply, v.areas[0].spots) == (two.tiles, two.deck, two.supply, two.areas[0].spots)
    assert v.booked == v.tokens == [0] * players


@pytest.mark.clause("GR-2.7", "GR-12.3")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    s = start(3)
    assert [SPACE.format(a) for a in s.legal()] == ["first 1", "first 2", "first 3"]
    s.play(SPACE.parse("first 2"))
    turns: list[int] = []
    rng = Rng(1)
    while len(turns) < 4:
        s.play(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
        if not turns or s.turn != turns[-1]:
            turns.append(s.turn)
    assert turns == [1, 2, 0, 1]


@pytest.mark.example(42)
@pytest.mark.clause("GR-11.3", "GR-13.16", "GR-2.7")
@pytest.mark.effect("first=first-seat")
def test_with_first_seat_nobody_draws_who_begins() -> None:
    s = start(3, first="first-seat")
    assert {SPACE.kind_of(action).name for action in s.legal()} == {"tile"}
    turns: list[int] = []
    rng = Rng(1)
    while len(turns) < 4:
        s.play(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
        if not turns or s.turn != turns[-1]:
            turns.append(s.turn)
    assert turns == [0, 1, 2, 0]


# 3 Landscape and areas


def area(table: Table, segment: str) -> Area:
    role, index, _, where = segment.split(" ")
    x, y = where.split(",")
    return next(a for a in view(table.state, 0).areas if f"{x}_{y}-{role}-{index}" in a.spots)


def same_area(table: Table, one: str, other: str) -> bool:
    return table.state.land.root(table.segment(one)) == table.state.land.root(table.segment(other))


@pytest.mark.clause("GR-3.1")
@pytest.mark.parametrize(
    ("tile", "fits"), [("04d 0,-1 r3", True), ("16f 0,-1 r1", False), ("16f 0,-1 r0", False), ("09d 0,-1 r0", False)]
)
def test_only_equal_kinds_of_edge_match(tile: str, fits: bool) -> None:
    name, where = tile.split(" ", 1)
    assert (where in Table().draw(name).options("place")) == fits


@pytest.mark.clause("GR-3.2")
def test_mountains_and_tracks_go_on_over_a_shared_edge() -> None:
    table = Table(board="11s 0,0 r0; 09d 0,-1 r2; 16f 1,0 r1")
    assert same_area(table, "mountain 0 at 0,0", "mountain 0 at 0,-1")
    assert same_area(table, "rail 0 at 0,0", "rail 0 at 1,0")


@pytest.mark.clause("GR-3.3")
def test_prairies_go_on_left_and_right_of_a_track() -> None:
    # The straight track of the start tile runs on into one turned upside down: its prairies change sides with it.
    table = Table(board="11s 0,0 r0; 16d 1,0 r1; 16e 2,0 r3")
    assert same_area(table, "prairie 0 at 0,0", "prairie 1 at 1,0")
    assert same_area(table, "prairie 1 at 0,0", "prairie 0 at 1,0")
    assert same_area(table, "prairie 1 at 1,0", "prairie 0 at 2,0")
    assert not same_area(table, "prairie 0 at 0,0", "prairie 1 at 0,0")


@pytest.mark.clause("GR-3.4")
def test_a_track_runs_through_or_stops() -> None:
    ends = {(len(r.edges), r.end) for k in c.BOX.layout for r in k.rails}
    assert ends == {(2, ""), (1, "junction"), (1, "city"), (1, "mountain")}


@pytest.mark.clause("GR-3.5")
@pytest.mark.parametrize("tile", ["18d", "19c"])
def test_the_tracks_of_a_junction_or_city_are_not_connected(tile: str) -> None:
    table = Table(board=f"{tile} 0,0 r0; 16f 1,0 r1; 16f -1,0 r1")
    assert not same_area(table, "rail 0 at 1,0", "rail 0 at -1,0")


@pytest.mark.clause("GR-3.6")
def test_a_city_has_one_segment_and_never_grows() -> None:
    table = Table(board="19c 0,0 r0; 16f 1,0 r1; 20a 0,1 r0")
    assert area(table, "city 0 at 0,0").spots == ["0_0-city-0"]
    assert area(table, "city 0 at 0,1").spots == ["0_1-city-0"]


@pytest.mark.clause("GR-3.8")
def test_a_mountain_is_finished_when_no_mountain_edge_is_open() -> None:
    table = Table(board="02c 0,0 r0; 09a 0,-1 r2; 09d -1,0 r1")
    mountain = area(table, "mountain 0 at 0,0")
    assert (mountain.open, mountain.finished) == (1, False)
    table.place("11c 1,0 r3")
    mountain = area(table, "mountain 0 at 0,0")
    assert (mountain.open, mountain.finished) == (0, True)


@pytest.mark.clause("GR-3.10", "GR-9.5", "GR-9.1", "GR-13.14")
def test_a_prairie_is_never_finished_and_its_farmer_never_comes_home() -> None:
    # The wedge inside a ring of four curves is closed in on all sides.
    table = Table(turn="red", board="17f 0,0 r3; 17f 1,0 r0; 17f 0,1 r2", cowboys="blue: prairie 1 at 0,0")
    table.place("17f 1,1 r1").act("pass")
    inside = area(table, "prairie 1 at 0,0")
    assert (len(inside.spots), inside.finished) == (4, False)
    assert table.points == {}
    assert table.cowboys("blue") == 3


# 4 Tile


@pytest.mark.clause("GR-4.1", "GR-8.1", "GR-8.22")
def test_a_turn_is_tile_then_one_action_then_scoring_then_the_next_player() -> None:
    table = Table(board="18d 0,0 r0; 16f 1,0 r1").place("03c 2,0 r1")
    assert {SPACE.kind_of(a).name for a in table.state.legal()} == {"pass", "cowboy", "tent"}
    table.act("cowboy rail 0")
    told = [type(e) for e in table.events]
    order = [events.Drew, events.Placed, events.Occupied, events.Finished, Scored, events.Home]
    assert [e for e in told if e in order] == order
    assert (table.state.to_act, table.state.turn) == (CHANCE, table.seat("red"))


@pytest.mark.clause("GR-4.2", "GR-12.4")
def test_the_drawn_tile_is_shown_to_everybody() -> None:
    table = Table("blue red green").draw("16f")
    assert [view(table.state, seat).drawn for seat in (westward.SPECTATOR, 0, 1, 2)] == ["16f"] * 4


@pytest.mark.clause("GR-4.3")
def test_the_tile_must_be_laid_where_the_player_chooses() -> None:
    table = Table().draw("16f")
    assert {SPACE.kind_of(a).name for a in table.state.legal()} == {"place"}
    refusal = table.state.why_not(SPACE.parse("place 0,0 r0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("cell-taken", "GR-4.3")
    assert len(table.options("place")) > 1


@pytest.mark.clause("GR-4.8")
def test_turning_further_to_the_same_picture_is_refused() -> None:
    refusal = Table().draw("16f").state.why_not(SPACE.parse("place 1,0 r3"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("same-picture", "GR-4.8")


@pytest.mark.clause("GR-4.10")
def test_two_mountain_segments_of_one_tile_can_feed_one_stack() -> None:
    table = Table(board="06a 0,0 r1; 04b 0,-1 r2; 04c 1,-1 r3; 04a 0,1 r1; 04d 1,1 r0").place("08b 1,0 r0")
    assert same_area(table, "mountain 0 at 1,0", "mountain 1 at 1,0")
    assert table.stack("mountain 0 at 1,0") == table.stack("mountain 0 at 0,0") == (2 + 1 + 2 + 1 + 2) + (1 + 1)


@pytest.mark.clause("GR-4.12")
def test_the_landscape_has_no_size_limit() -> None:
    # All 72 tiles in one row: whatever lies far away, every tile is found where it was laid and nothing meets.
    s = Position(2, start(2).settings, start(2).steps)
    s.clear()
    straight = c.KIND["16f"]
    for x in range(c.TILES):
        s.land.lay(straight * 4 + 1, (x + c.REACH - 35) * c.SPAN + c.REACH)
    assert [s.land.tile_at((x + c.REACH - 35) * c.SPAN + c.REACH) for x in range(c.TILES)] == list(range(c.TILES))
    assert s.land.place_count == 2 * c.TILES + 2
    assert s.land.root(s.land.first[c.TILES - 1]) == 0


# 5 Cowboy


@pytest.mark.clause("GR-5.1", "GR-5.9")
def test_exactly_one_cowboy_goes_on_the_new_tile_and_stays() -> None:
    table = Table(board="11s 0,0 r0").place("16f 1,0 r1").act("cowboy prairie 0")
    assert table.cowboys("blue") == 3
    assert [f.spot for f in view(table.state, 0).cowboys] == ["1_0-prairie-0"]
    table.place("16f 2,0 r1")
    assert not [a for a in table.options("cowboy") if "1,0" in a]
    table.act("pass")
    assert [f.spot for f in view(table.state, 0).cowboys] == ["1_0-prairie-0"]


@pytest.mark.clause("GR-5.2")
@pytest.mark.parametrize("role", ["rail 0", "mountain 0", "city 0", "prairie 0"])
def test_a_cowboy_can_take_four_roles(role: str) -> None:
    table = Table(board="11s 0,0 r0").place("15a 1,0 r0").act(f"cowboy {role}")
    assert view(table.state, 0).cowboys[0].spot == f"1_0-{role.replace(' ', '-')}"


@pytest.mark.clause("GR-5.2")
def test_a_segment_that_is_not_there_is_refused() -> None:
    refusal = Table().place("16f 1,0 r1").state.why_not(SPACE.parse("cowboy city 0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-such-segment", "GR-5.2")


@pytest.mark.clause("GR-5.3")
@pytest.mark.parametrize("whose", ["blue", "red"])
def test_any_cowboy_however_far_away_keeps_others_out(whose: str) -> None:
    board = "16f 0,0 r1; 16f 1,0 r1; 16d 2,0 r1"
    table = Table(board=board, cowboys=f"{whose}: rail 0 at 0,0").place("11a 3,0 r0")
    assert "rail 0" not in table.options("cowboy")
    refusal = table.state.why_not(SPACE.parse("cowboy rail 0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("area-taken", "GR-5.3")


@pytest.mark.clause("GR-5.5", "GR-8.17")
def test_a_city_can_be_entered_on_its_own_tile_only_and_without_merchant_gives_nothing() -> None:
    table = Table(board="16f 0,0 r1").place("19c 1,0 r0")
    assert "city 0" in table.options("cowboy")
    table.act("pass").place("18d 1,1 r2")
    assert "city 0" not in table.options("cowboy")
    table.act("pass").place("18a 2,0 r0").act("pass").place("18b -1,0 r0").act("pass")
    assert area(table, "city 0 at 1,0").finished
    assert table.points == {}


@pytest.mark.clause("GR-5.7")
def test_an_area_finished_by_this_tile_may_still_be_entered() -> None:
    table = Table(board="09d 0,0 r2").place("09a 0,1 r0")
    assert area(table, "mountain 0 at 0,1").finished
    assert "mountain 0" in table.options("cowboy")


ALL_FOUR = "; ".join(f"blue: prairie {i} at {x},0" for x, i in ((0, 0), (0, 1), (1, 0), (1, 1)))


@pytest.mark.clause("GR-5.8")
def test_without_a_cowboy_the_refusal_says_so() -> None:
    table = Table(board="16f 0,0 r1; 16f 1,0 r1", cowboys=ALL_FOUR).place("11a 2,0 r0")
    refusal = table.state.why_not(SPACE.parse("cowboy rail 0"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-cowboy", "GR-5.8")


@pytest.mark.clause("GR-5.8", "GR-7.6")
def test_who_can_only_pass_is_not_asked() -> None:
    table = Table(board="16f 0,0 r1; 16f 1,0 r1", cowboys=ALL_FOUR).place("16d 2,0 r1")
    assert (table.state.to_act, table.state.turn) == (CHANCE, table.seat("red"))
    assert isinstance(table.events[-1], events.Passed)


# 6 Tent


def tent_refusal(table: Table, where: str) -> tuple[str, str]:
    refusal = table.state.why_not(SPACE.parse(f"tent {where}"))
    assert refusal is not None
    return refusal.reason, refusal.clause


@pytest.mark.clause("GR-6.1")
def test_a_tent_needs_a_mountain_segment() -> None:
    table = Table().place("16f 1,0 r1")
    assert tent_refusal(table, "1,0 0") == ("no-mountain", "GR-6.1")
    assert tent_refusal(table, "5,5 0") == ("no-mountain", "GR-6.1")


@pytest.mark.clause("GR-6.3")
def test_a_finished_mountain_is_no_target() -> None:
    table = Table(board="11s 0,0 r0; 09d 0,-1 r2").place("16f 1,0 r1")
    assert tent_refusal(table, "0,0 0") == ("mountain-finished", "GR-6.3")


@pytest.mark.clause("GR-6.4")
@pytest.mark.parametrize(("facts", "figure"), [("cowboys", "cowboy"), ("tents", "tent")])
@pytest.mark.parametrize(("turn", "owner"), [("blue", "red"), ("red", "blue")])
def test_the_target_segment_must_be_free(facts: str, figure: str, turn: str, owner: str) -> None:
    there = f"{owner}: mountain 0 at 0,0"
    table = Table(turn=turn, cowboys=there) if facts == "cowboys" else Table(turn=turn, tents=there)
    table.place("16f 1,0 r1")
    assert tent_refusal(table, "0,0 0") == ("segment-taken", "GR-6.4")
    refusal = table.state.why_not(SPACE.parse("tent 0,0 0"))
    assert refusal is not None
    assert (refusal.args["figure"], refusal.args["other_seat"]) == (figure, table.seat(owner))


@pytest.mark.clause("GR-6.7")
def test_a_mountain_without_tokens_is_a_target_too() -> None:
    table = Table(stacks="0: mountain 0 at 0,0").place("16f 1,0 r1")
    assert table.options("tent") == ["0,0 0"]


@pytest.mark.clause("GR-6.8", "GR-13.7")
def test_a_tent_may_move_within_its_mountain_but_to_another_tile() -> None:
    table = Table(board="06a 0,0 r0; 06b 1,0 r0", tents="blue: mountain 0 at 0,0").place("17f 0,1 r0")
    assert same_area(table, "mountain 0 at 0,0", "mountain 0 at 1,0")
    assert table.options("tent") == ["1,0 0"]
    assert tent_refusal(table, "0,0 0") == ("same-tile", "GR-6.8")


@pytest.mark.clause("GR-6.9", "GR-13.8")
def test_a_tent_is_never_taken_back_by_choice() -> None:
    table = Table(board="08b 0,0 r0", tents="blue: mountain 0 at 0,0").place("16f 1,0 r0")
    table.act("pass")
    assert table.tent_at("blue") == table.segment("mountain 0 at 0,0")


@pytest.mark.clause("GR-13.3")
def test_two_mountains_of_a_tile_stand_on_their_own() -> None:
    table = Table("blue red", turn="red", board="08b 0,0 r0", cowboys="blue: mountain 0 at 0,0").place("16f 1,0 r0")
    assert table.options("tent") == ["0,0 1"]


@pytest.mark.clause("GR-13.13", "GR-5.4")
def test_a_miner_may_join_a_mountain_with_tents() -> None:
    table = Table(tents="red: mountain 0 at 0,0").place("09d 0,-1 r2")
    assert "mountain 0" in table.options("cowboy")


# 7 Mining


@pytest.mark.clause("GR-7.1")
def test_mining_needs_the_own_tent_out() -> None:
    refusal = Table(tents="red: mountain 0 at 0,0").place("16f 1,0 r1").state.why_not(SPACE.parse("mine"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-tent-out", "GR-7.1")


@pytest.mark.clause("GR-7.2")
def test_one_token_per_turn() -> None:
    table = Table(board="06a 0,0 r0", tents="blue: mountain 0 at 0,0").place("17f 0,1 r0").act("mine", faces="2")
    assert (table.tokens("blue"), table.stack("mountain 0 at 0,0")) == ([2], 1)
    assert table.state.turn == table.seat("red")


@pytest.mark.clause("GR-7.5", "GR-12.6")
def test_taken_tokens_are_known_to_their_owner_alone_and_count_at_the_end() -> None:
    table = Table(board="06a 0,0 r0", tents="blue: mountain 0 at 0,0").place("17f 0,1 r0").act("mine", faces="5")
    assert table.points == {}
    assert [view(table.state, seat).faces[0] for seat in (0, 1, westward.SPECTATOR)] == [{"5": 1}, None, None]
    assert [view(table.state, seat).tokens for seat in (0, 1, westward.SPECTATOR)] == [[1, 0]] * 3
    told = [e for e in table.events if isinstance(e, events.Took)]
    assert [e.audience() for e in told] == [[0]]


@pytest.mark.clause("GR-7.6", "GR-12.2")
def test_passing_is_always_possible_and_the_choices_are_bounded() -> None:
    for seed in range(3):
        s, rng = start(2), Rng(seed)
        while s.to_act != OVER:
            if s.to_act >= 0 and s.step_now().name == "act":
                assert PASS in s.legal()
                free = sum(a.role == "mountain" and len(a.spots) for a in view(s, 0).areas)
                segments = len(c.segments(c.KIND[view(s, 0).tiles[-1].tile]))
                assert len(s.legal()) <= 1 + segments + free + 1
            s.play(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))


# 8 Scoring


@pytest.mark.clause("GR-8.2", "GR-13.6")
def test_lines_come_before_mountains_and_mountains_before_cities() -> None:
    table = Table(
        turn="red",
        board="19c 0,0 r0; 18a -1,0 r0; 18d 0,1 r2; 17f 1,1 r0; 09a 2,1 r1; 09d 2,0 r3",
        cowboys="blue: city 0 at 0,0; red: mountain 0 at 2,0",
    )
    table.place("10a 1,0 r1").act("pass", faces="1 2")
    assert [e.role for e in table.events if isinstance(e, events.Finished)] == ["rail", "mountain", "city"]
    assert table.points == {"blue": 9, "red": 2}


@pytest.mark.clause("GR-8.2", "GR-8.18")
def test_cities_finished_together_are_scored_from_north_to_south_and_west_to_east() -> None:
    table = Table(
        turn="red",
        board="19c 0,0 r0; 18d 0,1 r2; 18a -1,0 r0; 16f 1,1 r1; 18b 2,1 r2; 19c 2,0 r0; 18c 3,0 r0",
        cowboys="red: city 0 at 2,0; blue: city 0 at 0,0",
    )
    table.place("16e 1,0 r1").act("pass")
    cities = [e.parts for e in table.events if isinstance(e, events.Finished) and e.role == "city"]
    assert cities == [["tile-0_0"], ["tile-2_0"]]


@pytest.mark.clause("GR-8.16")
def test_owner_length_and_locomotives_of_a_line_do_not_matter_for_the_city() -> None:
    for tile in ("16a", "16f"):
        table = Table(
            turn="red",
            board=f"19c 0,0 r0; 18a -1,0 r0; 18d 0,1 r2; {tile} 1,0 r1",
            cowboys="blue: city 0 at 0,0; red: rail 0 at 1,0",
        )
        table.place("18b 2,0 r0").act("pass")
        assert table.points["blue"] == 9


@pytest.mark.clause("GR-8.20", "GR-8.21")
def test_cowboys_that_come_back_can_be_used_in_the_next_turn() -> None:
    all_four = "blue: rail 0 at 1,0; blue: prairie 0 at 1,0; blue: prairie 1 at 1,0; blue: prairie 1 at 0,0"
    table = Table(turn="red", board="18d 0,0 r0; 16f 1,0 r1", cowboys=all_four)
    assert table.cowboys("blue") == 0
    table.place("18a 2,0 r0").act("pass")
    assert table.cowboys("blue") == 1
    assert table.place("16f 3,0 r1").options("cowboy")


# 9 Prairies


@pytest.mark.clause("GR-9.3", "GR-13.11")
@pytest.mark.parametrize("tile", ["19c", "20a", "18d", "21a", "14a", "15a"])
def test_cities_and_junctions_do_not_link_prairies(tile: str) -> None:
    table = Table(board=f"{tile} 0,0 r0")
    n = len(c.LAYOUT[c.KIND[tile]].prairies)
    assert len({table.state.land.root(table.segment(f"prairie {i} at 0,0")) for i in range(n)}) == n


# 10 End


@pytest.mark.clause("GR-10.1")
def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    table = Table("blue red green", turn="red", deck="16f").place("16f 1,0 r1")
    assert table.state.to_act == table.seat("red")
    table.act("cowboy rail 0")
    assert table.state.to_act == OVER
    assert table.points == {"red": 2}


@pytest.mark.clause("GR-10.2", "GR-10.10")
def test_final_scoring_goes_mountains_lines_cities_prairies_gold() -> None:
    table = Table(
        "blue red green",
        board="11s 0,0 r0; 19c 1,0 r0; 18a 2,0 r0",
        cowboys="red: mountain 0 at 0,0; blue: rail 0 at 0,0; green: city 0 at 1,0; blue: prairie 0 at 2,0",
        held="red: 3",
        deck="16f",
    )
    table.place("16f 3,0 r1").act("pass")
    told = [e.items[0].name for e in table.events if isinstance(e, Scored)]
    assert told == ["open-nuggets", "open-tiles", "open-lines", "camps", "gold"]
    assert {f.spot.rsplit("-", 2)[1] for f in view(table.state, 0).cowboys} == {"prairie"}
    assert table.points == {"red": 1 + 3, "blue": 2 + 2, "green": 3}


@pytest.mark.clause("GR-10.3")
def test_tents_are_taken_off_and_tokens_left_on_mountains_are_lost() -> None:
    table = Table(tents="blue: mountain 0 at 0,0", final=True)
    assert table.tent_at("blue") == -1
    assert (table.state.out, table.points) == (1, {})


@pytest.mark.clause("GR-10.8")
def test_most_points_win() -> None:
    assert Table("blue red", points="blue: 40; red: 41", final=True).state.winners() == [1]
    assert Table("blue red", points="blue: 40; red: 41", held="blue: 2", final=True).state.winners() == [0]


# 12 Decisions, chance, hidden information


@pytest.mark.clause("GR-12.1")
def test_nothing_else_is_decided() -> None:
    asked = set()
    for seed in range(4):
        s, rng = start(2 + seed), Rng(seed)
        while s.to_act != OVER:
            if s.to_act >= 0:
                asked.add(s.step_now().name)
            s.play(s.draw(rng) if s.to_act == CHANCE else rng.pick(s.legal()))
    assert asked == {"lay", "act"}


@pytest.mark.clause("GR-13.1", "GR-12.3", "GR-2.4")
def test_every_tile_of_the_deck_is_as_likely_as_any_other() -> None:
    s = start(2)
    s.play(SPACE.parse("first 1"))
    chances = dict(zip((SPACE.format(a) for a in s.legal()), s.weights(), strict=True))
    assert chances == {f"tile {r.id}": r.count for r in c.ROWS if r.id != "11s"}
    assert sum(chances.values()) == 71


@pytest.mark.clause("GR-2.5", "GR-12.5", "GR-13.5")
def test_every_token_nobody_has_seen_is_as_likely_as_any_other() -> None:
    table = Table(board="06a 0,0 r0", tents="blue: mountain 0 at 0,0", held="red: 5 0").place("17f 0,1 r0")
    table.state.play(SPACE.parse("mine"))
    chances = dict(zip((SPACE.format(a) for a in table.state.legal()), table.state.weights(), strict=True))
    assert chances == {"token 0": 12, "token 1": 20, "token 2": 16, "token 3": 10, "token 5": 3}


@pytest.mark.clause("GR-12.7")
def test_owners_who_share_a_stack_see_their_own_tokens_only() -> None:
    table = Table(
        board="02a 1,0 r0; 09d 1,-1 r2; 09b 2,0 r3",
        cowboys="blue: mountain 0 at 1,-1; red: mountain 0 at 2,0",
        stacks="2: mountain 0 at 1,0",
    )
    table.place("09a 0,0 r1").act("pass", faces="2 3 0")
    assert [view(table.state, seat).faces for seat in (0, 1)] == [[{"0": 1, "2": 1}, None], [None, {"3": 1}]]


@pytest.mark.clause("GR-12.8")
def test_what_is_left_can_be_counted() -> None:
    table = Table(board="11s 0,0 r0; 16f 1,0 r1", held="blue: 5; red: 3").draw("01a")
    v = view(table.state, 0)
    assert v.deck == {r.id: r.count - (r.id == "16f") for r in c.ROWS if r.id not in ("11s", "01a")}
    assert v.unseen == {"0": 13, "1": 20, "2": 16, "3": 10, "5": 3}


@pytest.mark.clause("GR-12.9")
def test_redealt_tokens_fit_what_the_seat_knows_and_differ_otherwise() -> None:
    s = Table("blue red green", held="blue: 5 1; red: 3 0 2; green: 1").state
    deals = {tuple(s.redeal(0, Rng(i)).held) for i in range(40)}
    assert len(deals) > 5
    for held in deals:
        assert list(held[:5]) == s.held[:5]
        assert (sum(held[5:10]), sum(held[10:])) == (3, 1)


# 13 Rulings that show elsewhere too


@pytest.mark.clause("GR-13.9")
def test_a_line_counts_tiles_not_track_sections() -> None:
    board = "19c 0,0 r3; 17f 0,-1 r3; 17f 1,-1 r0"
    table = Table(turn="red", board=board, cowboys="blue: rail 0 at 0,-1")
    assert table.place("17f 1,0 r1").act("pass").points == {"blue": 4}


@pytest.mark.clause("GR-13.10")
def test_tokens_of_a_mountain_without_miner_are_out_of_reach() -> None:
    table = Table(board="09d 0,0 r2", tents="blue: mountain 0 at 0,0").place("09a 0,1 r0").act("pass")
    assert (table.state.out, table.stack("mountain 0 at 0,0"), table.tent_at("blue")) == (2, 0, -1)


@pytest.mark.clause("GR-13.15")
@pytest.mark.parametrize(("locomotives", "points"), [(0, 5), (1, 10), (2, 5), (3, 5)])
def test_exactly_one_locomotive_counts(locomotives: int, points: int) -> None:
    line = ["16a 1,0 r1", "16b 2,0 r1", "16c 3,0 r1"][:locomotives]
    line += [f"16f {x},0 r1" for x in range(locomotives + 1, 4)]
    table = Table(turn="red", board="; ".join(["18d 0,0 r0", *line]), cowboys="blue: rail 0 at 1,0")
    assert table.place("18a 4,0 r0").act("pass").points == {"blue": points}


# Scores carry their items


@pytest.mark.clause("GR-8.5", "GR-8.7")
def test_a_score_says_where_its_points_come_from() -> None:
    table = Table(turn="red", board="18d 0,0 r0; 16a 1,0 r1", cowboys="blue: rail 0 at 1,0")
    table.place("18a 2,0 r0").act("pass")
    scored = [e for e in table.events if isinstance(e, Scored)]
    assert [(e.seat, e.points, e.clause) for e in scored] == [(0, 6, "GR-8.5")]
    assert [(i.name, i.points, i.clause, i.count) for i in scored[0].items] == [
        ("tiles", 3, "GR-8.5", 3),
        ("locomotive", 3, "GR-8.7", 3),
    ]
    assert scored[0].items[0].parts == ["tile-0_0", "tile-1_0", "tile-2_0"]


@pytest.mark.clause("GR-10.6")
def test_the_sheet_shows_what_final_scoring_would_give_now() -> None:
    table = Table(board="09a 0,0 r0; 09b 1,0 r0", cowboys="blue: prairie 0 at 0,0", held="blue: 3; red: 2")
    head = view(table.state, 0).head
    assert [(i.name, i.points) for i in head.sheet[0]] == [("camps", 2), ("herds", 4), ("gold", 3)]
    assert head.scores == [9, 0]
    assert table.state.scores() == [9, 2]


@pytest.mark.clause("GR-5.1")
def test_a_choice_tells_what_lies_there() -> None:
    table = Table(board="18d 0,0 r0; 16a 1,0 r1").place("18a 2,0 r0")
    v = view(table.state, 0)
    best = choice(v, SPACE.parse("cowboy rail 2"))
    assert (best.facts["tiles"], best.facts["locomotives"], best.facts["finished"], best.facts["points"]) == (
        3,
        1,
        True,
        6,
    )
    assert best.parts == ["cowboy-0-0", "spot-2_0-rail-2"]
