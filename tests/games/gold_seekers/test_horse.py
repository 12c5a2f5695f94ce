"""Section 10: horses."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers.arrange import arrange, at

from .table import asked, may, play, player, table, turn, where


@pytest.mark.clause("KL-10.1", "KL-13.1")
def test_buying_a_horse() -> None:
    s = arrange(at("a1-01"), at("a2-00"))
    play(s, "die 2", "card 2")
    assert (asked(s), may(s)) == ((0, "horse"), ["buy", "walk"])
    play(s, "buy")
    assert (player(s, 0).money, table(s).pot, player(s, 0).horse) == (15, 25, True)


@pytest.mark.clause("KL-10.1")
def test_going_on_foot_costs_nothing() -> None:
    s = arrange(at("a1-01"), at("a2-00"))
    play(s, "die 2", "card 2", "walk")
    assert (player(s, 0).money, player(s, 0).horse, turn(s)) == (20, False, 1)


@pytest.mark.clause("KL-10.1")
def test_there_is_no_credit() -> None:
    poor = arrange(at("a1-01", money=4), at("a2-00"))
    play(poor, "die 2", "card 2")
    assert (asked(poor), turn(poor)) == ((-1, "throw"), 1)
    just = arrange(at("a1-01", money=5), at("a2-00"))
    play(just, "die 2", "card 2")
    assert asked(just) == (0, "horse")


@pytest.mark.clause("KL-10.2")
def test_buying_frees_from_the_colour_die() -> None:
    s = arrange(at("a1-01", colour_die=True), at("a2-00"))
    play(s, "dice green 2", "card 2", "buy")
    assert not player(s, 0).colour_die


@pytest.mark.clause("KL-10.3")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6])
def test_a_thrown_number_counts_double(number: int) -> None:
    s = arrange(at("a1-44", horse=True), at("a2-00"))
    play(s, f"die {number}")
    assert player(s, 0).rest == 114 - 44 - 2 * number


@pytest.mark.clause("KL-10.4")
def test_for_a_rider_the_obstacles_do_not_exist() -> None:
    colour = arrange(at("a1-03", horse=True), at("a2-00"))
    play(colour, "die 1")
    canyon = arrange(at("a1-32", horse=True, decision="canyon-direct"), at("a2-00"))
    play(canyon, "die 1")
    river = arrange(at("a1-19", horse=True, decision="river-direct"), at("a2-03"), turn=1)
    play(river, "die 1")
    assert (player(colour, 0).colour_die, player(canyon, 0).misses, where(river, 0)) == (False, 0, "a1-19")


@pytest.mark.clause("KL-10.5", "KL-11.10")
@pytest.mark.parametrize(("field", "number"), [("b-21", 3), ("b-22", 2), ("b-23", 1)])
def test_no_doubling_on_the_yellow_fields(field: str, number: int) -> None:
    s = arrange(at(field, horse=True), at("a2-00"))
    play(s, f"die {number}")
    assert where(s, 0) == "claim"


@pytest.mark.clause("KL-10.6")
def test_the_doubled_number_must_fit() -> None:
    s = arrange(at("b-19", horse=True), at("a2-00"))
    play(s, "die 3")
    assert where(s, 0) == "b-19"
    assert player(s, 0).rest == 5


@pytest.mark.clause("KL-10.7")
def test_an_event_is_resolved_on_foot() -> None:
    s = arrange(at("a1-03", horse=True), at("a2-00"))
    play(s, "die 3", "card 4")
    assert (player(s, 0).horse, player(s, 0).colour_die) == (False, True)


@pytest.mark.clause("KL-10.8")
def test_only_release_fields_passed_forward_by_dice_count() -> None:
    touched = arrange(at("a1-21", horse=True), at("a2-00"))
    play(touched, "die 1")
    assert (where(touched, 0), player(touched, 0).jumped) == ("a1-23", 0)
    passed = arrange(at("a1-40", horse=True), at("a2-00"))
    play(passed, "die 2")
    assert (where(passed, 0), player(passed, 0).jumped) == ("a1-44", 1)


@pytest.mark.clause("KL-10.8")
def test_the_fifth_release_field_is_the_last() -> None:
    s = arrange(at("a1-40", horse=True, jumped=4), at("a2-00"))
    play(s, "die 2")
    assert (where(s, 0), player(s, 0).horse, player(s, 0).jumped) == ("a1-44", False, 0)
    four = arrange(at("a1-40", horse=True, jumped=3), at("a2-00"))
    play(four, "die 2")
    assert (player(four, 0).horse, player(four, 0).jumped) == (True, 4)


@pytest.mark.clause("KL-10.8", "KL-11.2")
@pytest.mark.parametrize(("way", "jumped"), [("straight", 1), ("loop", 0)])
def test_the_release_fields_of_the_way_that_was_taken_count(way: str, jumped: int) -> None:
    s = arrange(at("m3", lane=1, horse=True), at("a2-00"))
    play(s, "die 2", way)
    assert player(s, 0).jumped == jumped


@pytest.mark.clause("KL-10.9")
def test_the_horse_is_given_up_on_the_claim_and_in_a_coalition() -> None:
    claim = arrange(at("b-20", horse=True), at("a2-00"))
    play(claim, "die 2")
    assert (where(claim, 0), player(claim, 0).horse) == ("claim", False)
    joined = arrange(at("a1-01"), at("a2-00", horse=True), at("a3-00"))
    play(joined, "die 2", "card 7", "ask 2", "accept")
    assert not player(joined, 1).horse


@pytest.mark.clause("KL-10.10")
def test_the_money_stays_and_another_horse_may_be_bought() -> None:
    s = arrange(at("a1-01"), at("claim"))
    play(s, "die 2", "card 2", "buy", "die 1", "die 3")
    assert (where(s, 0), player(s, 0).horse, table(s).pot) == ("a1-09", False, 25)
    other = arrange(at("a1-45", money=15), at("claim"), deck=[2])
    play(other, "die 6", "card 2", "buy")
    assert (table(other).pot, player(other, 0).money) == (30, 10)


@pytest.mark.clause("KL-10.10")
def test_without_the_horse_one_throws_normally() -> None:
    s = arrange(at("a1-40", horse=True, jumped=4), at("claim"))
    play(s, "die 2", "die 1", "die 1")
    assert where(s, 0) == "a1-45"
