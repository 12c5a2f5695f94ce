"""Section 17: the worked examples of the rulebook, one by one."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers.arrange import arrange, at

from .table import asked, kinds, may, over, play, player, table, turn, where


@pytest.mark.example(1)
@pytest.mark.clause("KL-4.2")
def test_over_the_connecting_field() -> None:
    s = arrange(at("a1-51"), at("a2-00"))
    play(s, "die 5")
    assert where(s, 0) == "b-02"
    assert asked(s) == (-1, "card")


@pytest.mark.example(2)
@pytest.mark.clause("KL-1.5")
@pytest.mark.parametrize(
    ("field", "rest"),
    [("a1-00", 114), ("connect", 60), ("b-04", 56), ("l1-1", 54), ("l1-7", 48), ("b-05", 46), ("b-23", 1), ("m1", 47)],
)
def test_the_distance_to_go(field: str, rest: int) -> None:
    assert player(arrange(at(field), at("a2-00")), 0).rest == rest


@pytest.mark.example(2)
@pytest.mark.clause("KL-1.5")
def test_the_distance_to_go_without_right_of_way() -> None:
    assert player(arrange(at("m1", round_again=True), at("a2-00")), 0).rest == 55


@pytest.mark.example(3)
@pytest.mark.clause("KL-11.1", "KL-11.6")
def test_passing_a_mountain_field_leads_into_the_loop() -> None:
    s = arrange(at("b-03"), at("a2-00"))
    play(s, "die 4")
    assert (where(s, 0), player(s, 0).misses) == ("l1-2", 1)


@pytest.mark.example(4)
@pytest.mark.clause("KL-11.2")
def test_touching_a_mountain_field_gives_the_right_of_way() -> None:
    s = arrange(at("b-03"), at("a2-00"))
    play(s, "die 2")
    assert player(s, 0).mountain == "right-of-way"
    play(s, "die 1", "die 3")
    assert (asked(s), may(s)) == ((0, "mountain"), ["straight", "loop"])
    loop = s.copy()
    play(s, "straight")
    play(loop, "loop")
    assert (where(s, 0), where(loop, 0)) == ("b-07", "l1-3")


@pytest.mark.example(5)
@pytest.mark.clause("KL-11.3")
def test_touching_it_after_the_loop_means_going_round_again() -> None:
    s = arrange(at("l1-6"), at("a2-00"))
    play(s, "die 2")
    assert (where(s, 0), player(s, 0).mountain) == ("m1", "round-again")
    play(s, "die 1", "die 3")
    assert where(s, 0) == "l1-3"


@pytest.mark.example(6)
@pytest.mark.clause("KL-11.1")
def test_passing_it_after_the_loop_leads_on() -> None:
    s = arrange(at("l1-6"), at("a2-00"))
    play(s, "die 3")
    assert where(s, 0) == "b-05"


@pytest.mark.example(7)
@pytest.mark.clause("KL-11.5")
def test_arriving_backward_at_a_mountain() -> None:
    from_loop = arrange(at("l1-2", colour_die=True), at("a2-00"))
    beyond = arrange(at("b-10", colour_die=True), at("a2-00"))
    play(from_loop, "dice red 2")
    play(beyond, "dice red 2")
    assert (where(from_loop, 0), player(from_loop, 0).mountain) == ("m1", "right-of-way")
    assert (where(beyond, 0), player(beyond, 0).mountain) == ("m2", "round-again")


@pytest.mark.example(8)
@pytest.mark.clause("KL-11.8")
def test_exhaustion_leads_back_to_an_event() -> None:
    s = arrange(at("l1-6"), at("a2-00"))
    play(s, "die 1")
    assert where(s, 0) == "l1-4"
    assert asked(s) == (-1, "card")


@pytest.mark.example(9)
@pytest.mark.clause("KL-4.6", "KL-4.7")
def test_red_captures_blue() -> None:
    red, blue = 0, 1
    s = arrange(at("b-05"), at("b-07"))
    play(s, "die 2")
    assert (where(s, red), where(s, blue)) == ("b-07", "connect")


@pytest.mark.example(10)
@pytest.mark.clause("KL-4.8")
def test_nobody_is_captured_on_the_claim() -> None:
    s = arrange(at("b-22"), at("claim"))
    play(s, "die 2")
    assert (where(s, 0), where(s, 1)) == ("claim", "claim")


@pytest.mark.example(11)
@pytest.mark.clause("KL-4.5")
def test_figures_meet_on_a_detour() -> None:
    s = arrange(at("dr-01", decision="river-detour"), at("dr-02"))
    play(s, "die 1")
    assert (where(s, 0), where(s, 1)) == ("dr-02", "dr-02")


@pytest.mark.example(12)
@pytest.mark.clause("KL-8.1", "KL-8.2")
def test_the_detour_around_the_river() -> None:
    s = arrange(at("a1-11"), at("a2-00"))
    play(s, "die 2")
    assert (asked(s), may(s)) == ((0, "crossing"), ["detour", "direct"])
    play(s, "detour", "die 1", "die 1")
    assert where(s, 0) == "a1-14"
    play(s, "die 1", "die 4")
    assert where(s, 0) == "dr-02"
    without = arrange(at("a1-14"), at("a2-03"))
    play(without, "die 4", "die 1", "card 1")
    assert where(without, 0) == "a1-18"


@pytest.mark.example(12)
@pytest.mark.clause("KL-8.3")
def test_without_a_decision_there_is_no_danger_on_the_river() -> None:
    s = arrange(at("a1-18"), at("a2-03"), turn=1)
    play(s, "die 1")
    assert (asked(s), where(s, 0)) == ((-1, "card"), "a1-18")


@pytest.mark.example(13)
@pytest.mark.clause("KL-8.2")
def test_rejoining_the_lane() -> None:
    s = arrange(at("dr-12", decision="river-detour"), at("a2-00"))
    play(s, "die 3")
    assert where(s, 0) == "a1-24"


@pytest.mark.example(14)
@pytest.mark.clause("KL-4.3", "KL-6.3")
def test_back_from_the_detour() -> None:
    s = arrange(at("dr-02", decision="river-detour", colour_die=True), at("a2-00"))
    play(s, "dice red 4")
    assert (where(s, 0), player(s, 0).colour_die) == ("a1-14", False)


@pytest.mark.example(15)
@pytest.mark.clause("KL-8.4")
def test_a_boat_goes_adrift() -> None:
    s = arrange(at("a1-19", decision="river-direct"), at("a2-03"), turn=1)
    play(s, "die 1")
    assert where(s, 0) == "a1-04"


@pytest.mark.example(16)
@pytest.mark.clause("KL-8.5", "KL-3.4")
def test_an_ambush_costs_four_turns() -> None:
    s = arrange(at("a1-32", decision="canyon-direct"), at("a2-32"))
    play(s, "die 2")
    assert (where(s, 0), player(s, 0).misses) == ("a1-34", 4)
    passed = []
    for _ in range(5):
        passed.append(turn(s))
        play(s, "die 1")
    assert passed == [1, 1, 1, 1, 1]
    assert turn(s) == 0


@pytest.mark.example(17)
@pytest.mark.clause("KL-5.4")
def test_a_shield_prevents_the_ambush() -> None:
    s = arrange(at("a1-32", decision="canyon-direct", shields=1), at("a2-00"))
    play(s, "die 2")
    assert (player(s, 0).misses, player(s, 0).shields) == (0, 0)


@pytest.mark.example(18)
@pytest.mark.clause("KL-7.3")
def test_an_observer_becomes_a_journalist() -> None:
    s = arrange(at("a1-23"), at("a2-03", person=2))
    play(s, "die 1", "wait", "die 1")
    assert (where(s, 1), player(s, 0).waiting, where(s, 0)) == ("a2-04", 1, "a1-24")
    play(s, "card 15", "die 5")
    assert (where(s, 1), where(s, 0), player(s, 0).waiting) == ("a2-09", "a1-43", 0)


@pytest.mark.example(19)
@pytest.mark.clause("KL-7.5")
def test_two_observers_do_not_wait_for_each_other() -> None:
    s = arrange(at("a1-24", waiting=2), at("a2-22"), turn=1)
    play(s, "die 2", "wait")
    assert (asked(s), turn(s), player(s, 0).waiting) == ((-1, "throw"), 0, 0)
    assert player(s, 1).waiting == 2


@pytest.mark.example(20)
@pytest.mark.clause("KL-6.2")
@pytest.mark.parametrize(("throw", "field"), [("green 4", "a1-30"), ("yellow 4", "a1-26"), ("red 4", "a1-22")])
def test_the_colour_die(throw: str, field: str) -> None:
    s = arrange(at("a1-26", colour_die=True), at("a2-00"))
    play(s, f"dice {throw}")
    assert where(s, 0) == field


@pytest.mark.example(21)
@pytest.mark.clause("KL-10.3", "KL-10.8")
def test_a_rider_goes_twice_as_far() -> None:
    s = arrange(at("a1-36", horse=True), at("a2-00"))
    play(s, "die 6")
    assert (where(s, 0), player(s, 0).jumped) == ("a1-48", 3)


@pytest.mark.example(22)
@pytest.mark.clause("KL-10.5", "KL-10.6")
def test_a_rider_before_the_claim() -> None:
    fields = []
    for number in (2, 3, 6, 1):
        s = arrange(at("b-20", horse=True), at("a2-00"))
        play(s, f"die {number}")
        fields.append(where(s, 0))
    assert fields == ["claim", "b-20", "b-20", "b-22"]
    play(s, "die 1", "die 2")
    assert where(s, 0) == "claim"


@pytest.mark.example(23)
@pytest.mark.clause("KL-10.7")
def test_a_rider_on_an_event_field() -> None:
    s = arrange(at("a3-01", person=3, horse=True), at("a2-00"))
    play(s, "die 1")
    assert (where(s, 0), player(s, 0).horse) == ("a3-03", False)
    play(s, "card 3")
    assert asked(s) == (0, "horse")


@pytest.mark.example(24)
@pytest.mark.clause("KL-4.9")
def test_the_claim_needs_the_exact_number() -> None:
    s = arrange(at("b-22"), at("a2-00"))
    play(s, "die 4")
    assert where(s, 0) == "b-22"
    play(s, "die 1", "die 2")
    assert where(s, 0) == "claim"


@pytest.mark.example(25)
@pytest.mark.clause("KL-9.5")
def test_the_black_figure_stands_where_the_nearer_partner_was() -> None:
    s = arrange(at("a2-26", person=2), at("a4-39", person=4), at("a3-00", person=3))
    assert (player(s, 0).rest, player(s, 1).rest) == (88, 75)
    s = arrange(at("a2-21", person=2), at("a4-39", person=4), at("a3-00", person=3))
    play(s, "die 4", "card 12", "ask 2", "accept")
    assert (where(s, 0), where(s, 1)) == ("a4-39", "")
    assert table(s).players[0].lane == 4


@pytest.mark.example(26)
@pytest.mark.clause("KL-9.8")
def test_the_better_throw() -> None:
    one = arrange(at("a1-36"), at("", joins=0, colour_die=True), at("a3-00"))
    play(one, "die 3", "dice red 6")
    assert (where(one, 0), player(one, 0).streak) == ("a1-39", 1)
    two = arrange(at("a1-36", colour_die=True), at("", joins=0, colour_die=True), at("a3-00"))
    play(two, "dice red 2", "dice red 5")
    assert (where(two, 0), player(two, 0).streak) == ("a1-34", 1)


@pytest.mark.example(27)
@pytest.mark.clause("KL-9.8")
def test_a_throw_that_cannot_be_used_is_no_better() -> None:
    s = arrange(at("b-21"), at("", joins=0), at("a3-00"))
    play(s, "die 5", "die 2")
    assert (where(s, 0), player(s, 1).streak) == ("b-23", 1)


@pytest.mark.example(28)
@pytest.mark.clause("KL-9.10")
def test_the_better_entry_is_carried_out() -> None:
    s = arrange(at("a1-37", person=1), at("", person=4, joins=0), at("a3-00"))
    play(s, "die 2", "die 2", "card 6")
    assert where(s, 0) == "a1-44"
    assert (player(s, 0).streak, player(s, 1).streak) == (0, 1)


@pytest.mark.example(29)
@pytest.mark.clause("KL-9.13")
def test_a_tie_interrupts_the_streak_and_three_in_a_row_dissolve_the_coalition() -> None:
    s = arrange(at("b-04"), at("", joins=0), at("claim"))
    streaks = []
    for first, second in ((4, 1), (2, 1), (4, 4), (2, 1), (3, 1), (2, 1)):
        assert player(s, 0).partner == 1
        play(s, f"die {first}", f"die {second}", "die 1")
        streaks.append(player(s, 0).streak)
    assert streaks == [1, 2, 0, 1, 2, 0]
    assert player(s, 0).partner == -1


@pytest.mark.example(29)
@pytest.mark.clause("KL-9.14")
def test_the_other_partner_goes_back_15() -> None:
    s = arrange(at("b-05", streak=2), at("", joins=0), at("a3-00"))
    play(s, "die 2", "die 1")
    assert (where(s, 0), where(s, 1)) == ("b-07", "a1-47")


@pytest.mark.example(30)
@pytest.mark.clause("KL-9.4")
def test_no_offer_without_a_third_party() -> None:
    two = arrange(at("a1-01"), at("a2-00"))
    play(two, "die 2", "card 7")
    assert asked(two) == (-1, "throw")
    three = arrange(at("a1-01"), at("a2-00"), at("gold", place=1))
    play(three, "die 2", "card 7")
    assert (asked(three), turn(three)) == ((-1, "throw"), 1)


@pytest.mark.example(31)
@pytest.mark.clause("KL-12.2")
def test_a_6_on_the_claim() -> None:
    s = arrange(at("claim"), at("a2-00"), at("a3-00"))
    play(s, "die 5")
    assert where(s, 0) == "claim"
    play(s, "die 1", "die 2", "die 6")
    assert (where(s, 0), player(s, 0).place) == ("gold", 1)


@pytest.mark.example(32)
@pytest.mark.clause("KL-13.2")
def test_two_thirds_and_one_third() -> None:
    s = arrange(at("claim", money=5), at("claim"), at("a3-00"), at("a4-00"))
    assert table(s).pot == 55
    play(s, "die 6", "die 6")
    assert over(s)
    assert s.scores() == [5 + 37, 20 + 18, 20, 20]


@pytest.mark.example(33)
@pytest.mark.clause("KL-13.3")
@pytest.mark.parametrize(
    ("money", "throws", "shares"),
    [(15, (6, 3), (15, 15)), (5, (6, 3), (19, 18)), (5, (3, 6), (18, 19)), (5, (6, 6), (19, 18))],
)
def test_a_coalition_halves_its_share(money: int, throws: tuple[int, int], shares: tuple[int, int]) -> None:
    s = arrange(at("claim"), at("", joins=0), at("claim", money=money), at("a4-00"))
    play(s, *(f"die {number}" for number in throws), "die 6")
    assert over(s)
    assert s.scores()[:2] == [20 + shares[0], 20 + shares[1]]


@pytest.mark.example(34)
@pytest.mark.clause("KL-13.4", "KL-13.5")
def test_two_players_end_with_the_first_arrival() -> None:
    s = arrange(at("claim"), at("a2-16"))
    play(s, "die 6")
    assert over(s)
    assert s.scores() == [34, 26]


@pytest.mark.example(35)
@pytest.mark.clause("KL-11.11")
def test_standing_still_keeps_the_right_of_way() -> None:
    s = arrange(at("m1", colour_die=True), at("a2-00"))
    play(s, "dice yellow 3")
    assert (where(s, 0), player(s, 0).mountain) == ("m1", "right-of-way")
    play(s, "die 1", "dice green 2")
    loop = s.copy()
    play(s, "straight")
    play(loop, "loop")
    assert (where(s, 0), where(loop, 0)) == ("b-06", "l1-2")


@pytest.mark.example(36)
@pytest.mark.clause("KL-10.8", "KL-6.1")
def test_the_fifth_release_field_costs_the_horse_first() -> None:
    s = arrange(at("a1-22", horse=True, jumped=4), at("a2-00"))
    journal = play(s, "die 2")
    assert (where(s, 0), player(s, 0).horse, player(s, 0).colour_die) == ("a1-26", False, True)
    assert kinds(journal).index("HorseLost") < kinds(journal).index("UnderColourDie")


@pytest.mark.example(37)
@pytest.mark.clause("KL-9.6")
def test_an_offer_refused_and_an_offer_accepted() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("a3-00"))
    play(s, "die 2", "card 7", "ask 2")
    assert asked(s) == (1, "answer")
    accepted = s.copy()
    play(s, "refuse")
    assert (turn(s), player(s, 0).partner) == (1, -1)
    play(accepted, "accept")
    assert (turn(accepted), player(accepted, 0).partner) == (2, 1)
