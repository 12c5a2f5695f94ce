"""Sections 7 and 8: the observer, river and canyon."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers.arrange import arrange, at

from .table import asked, kinds, may, play, player, table, turn, where


@pytest.mark.clause("KL-7.1")
def test_the_observer_field_asks_a_single_player() -> None:
    s = arrange(at("a1-23"), at("a2-00"))
    play(s, "die 1")
    assert (asked(s), may(s), turn(s)) == ((0, "job"), ["wait", "decline"], 0)


@pytest.mark.clause("KL-7.1", "KL-9.11")
def test_a_coalition_is_not_asked() -> None:
    s = arrange(at("a1-23"), at("", joins=0), at("a3-00"))
    play(s, "die 1", "die 1")
    assert (where(s, 0), asked(s), turn(s)) == ("a1-24", (-1, "throw"), 2)


@pytest.mark.clause("KL-7.2")
def test_declining_changes_nothing() -> None:
    s = arrange(at("a1-23"), at("a2-00"))
    play(s, "die 1", "decline", "die 1")
    assert (asked(s), turn(s), where(s, 0)) == ((-1, "throw"), 0, "a1-24")


@pytest.mark.clause("KL-7.3")
def test_touches_of_two_different_parties_count() -> None:
    s = arrange(at("a1-24", waiting=2), at("a2-03"), at("a3-02"), turn=1)
    play(s, "die 1", "card 2")
    assert player(s, 0).waiting == 1
    play(s, "die 1")
    assert (where(s, 0), player(s, 0).waiting) == ("a1-43", 0)


@pytest.mark.clause("KL-7.3")
def test_a_coalitions_touch_counts_once() -> None:
    s = arrange(at("a1-24", waiting=2), at("a2-03"), at("", joins=1), turn=1)
    play(s, "die 1", "die 1")
    assert player(s, 0).waiting == 1


@pytest.mark.clause("KL-7.3")
def test_the_journalist_throws_normally_from_the_next_turn_on() -> None:
    s = arrange(at("a1-24", waiting=1), at("a2-03"), turn=1)
    play(s, "die 1", "card 2")
    assert (turn(s), asked(s), where(s, 0)) == (0, (-1, "throw"), "a1-43")


@pytest.mark.clause("KL-7.3")
@pytest.mark.parametrize(
    ("observer", "journalist"), [("a1-24", "a1-43"), ("a2-24", "a2-44"), ("a3-24", "a3-43"), ("a4-24", "a4-44")]
)
def test_the_observer_field_names_the_journalist_field(observer: str, journalist: str) -> None:
    s = arrange(at(observer, waiting=1), at("a2-03"), turn=1)
    play(s, "die 1")
    assert where(s, 0) == journalist


@pytest.mark.example(38)
@pytest.mark.clause("KL-7.4")
@pytest.mark.parametrize("pay", [5, 0, 10])
@pytest.mark.effect("newspaper=0", "newspaper=10")
def test_the_newspaper_pays_for_the_story_and_not_from_the_pot(pay: int) -> None:
    s = arrange(at("a1-24", waiting=1), at("a2-03"), turn=1, newspaper=pay)
    play(s, "die 1")
    assert (player(s, 0).money, table(s).pot) == (20 + pay, 20)


@pytest.mark.clause("KL-7.4", "KL-7.5")
def test_a_job_that_ends_without_a_story_is_not_paid() -> None:
    s = arrange(at("a1-24", waiting=2), at("claim"), turn=0)
    assert (player(s, 0).waiting, player(s, 0).money) == (0, 20)


@pytest.mark.clause("KL-7.5")
def test_the_job_ends_when_the_others_stand_on_the_claim_or_wait() -> None:
    s = arrange(at("a1-24", waiting=2), at("claim"), at("a3-24", waiting=1), turn=0)
    assert (turn(s), player(s, 0).waiting) == (0, 0)
    goes_on = arrange(at("a1-24", waiting=2), at("claim"), at("a3-01"), turn=0)
    assert (turn(goes_on), player(goes_on, 0).waiting) == (1, 2)


@pytest.mark.clause("KL-7.6", "KL-10.9")
def test_accepting_gives_up_the_horse() -> None:
    s = arrange(at("a1-22", horse=True), at("a2-00"))
    play(s, "die 1", "wait")
    assert (player(s, 0).horse, player(s, 0).waiting) == (False, 2)


@pytest.mark.clause("KL-7.6")
def test_the_colour_die_remains_with_an_observer() -> None:
    s = arrange(at("a1-23", colour_die=True), at("a2-00"))
    play(s, "dice green 1", "wait")
    assert player(s, 0).colour_die


@pytest.mark.clause("KL-8.1")
@pytest.mark.parametrize(
    ("field", "section"), [("a1-12", "river"), ("a1-15", "river"), ("a1-28", "canyon"), ("a1-31", "canyon")]
)
def test_both_decision_fields_of_a_section_ask(field: str, section: str) -> None:
    s = arrange(at(field), at("a2-00"))
    play(s, "die 1")
    assert (asked(s), turn(s)) == ((0, "crossing"), 0)
    play(s, "direct")
    assert player(s, 0).decision == f"{section}-direct"


@pytest.mark.clause("KL-8.1")
def test_the_second_decision_field_asks_anew() -> None:
    s = arrange(at("a1-13", decision="river-direct"), at("a2-00"))
    play(s, "die 3", "detour")
    assert player(s, 0).decision == "river-detour"


@pytest.mark.clause("KL-8.1", "KL-10.4")
def test_riders_do_not_decide() -> None:
    s = arrange(at("a1-11", horse=True), at("a2-00"))
    play(s, "die 1")
    assert (where(s, 0), asked(s), turn(s)) == ("a1-13", (-1, "throw"), 1)


@pytest.mark.clause("KL-8.2")
def test_leaving_the_branch_field_turns_into_the_detour() -> None:
    river = arrange(at("a2-16", decision="river-detour"), at("a2-00"))
    play(river, "die 2")
    canyon = arrange(at("a4-31", decision="canyon-detour"), at("a2-00"))
    play(canyon, "die 3")
    assert (where(river, 0), where(canyon, 0)) == ("dr-02", "dc-02")


@pytest.mark.clause("KL-8.2")
@pytest.mark.parametrize(("field", "lane", "rejoin"), [("dr-13", 3, "a3-23"), ("dc-13", 2, "a2-39")])
def test_a_detour_rejoins_the_own_lane(field: str, lane: int, rejoin: str) -> None:
    s = arrange(at(field, lane=lane), at("a4-00", person=4))
    play(s, "die 1")
    assert where(s, 0) == rejoin


@pytest.mark.clause("KL-8.2")
def test_nothing_happens_on_a_detour() -> None:
    s = arrange(at("dr-01", decision="river-detour"), at("a2-03"))
    journal = play(s, "die 2")
    assert kinds(journal) == ["Threw", "Moved"]
    play(s, "die 1")
    assert where(s, 0) == "dr-03"


@pytest.mark.clause("KL-8.2", "KL-10.4")
def test_a_rider_passes_the_branch_field_straight() -> None:
    s = arrange(at("a1-13", decision="river-detour", horse=True), at("a2-00"))
    play(s, "die 2")
    assert where(s, 0) == "a1-17"


@pytest.mark.clause("KL-8.3")
def test_the_canyon_is_harmless_without_the_decision_to_go_direct() -> None:
    s = arrange(at("a1-33"), at("a2-00"))
    play(s, "die 1")
    assert player(s, 0).misses == 0


@pytest.mark.clause("KL-8.4")
def test_the_own_touch_and_a_riders_boat_are_no_danger() -> None:
    own = arrange(
        at("a1-18", decision="river-direct"), at("a1-18", person=2, decision="river-direct"), at("a3-02"), turn=2
    )
    play(own, "die 1")
    assert (where(own, 0), where(own, 1), where(own, 2)) == ("a1-03", "a1-03", "a3-03")
    rider = arrange(at("a1-18", decision="river-direct", horse=True), at("a2-03"), turn=1)
    play(rider, "die 1")
    assert where(rider, 0) == "a1-18"


@pytest.mark.clause("KL-8.5")
def test_both_canyon_fields_are_ambushes_unless_riding() -> None:
    misses = []
    for field, horse in (("a1-33", False), ("a1-34", False), ("a1-32", True)):
        s = arrange(at(field, decision="canyon-direct", horse=horse), at("a2-00"))
        play(s, "die 1")
        misses.append((where(s, 0), player(s, 0).misses))
    assert misses == [("a1-34", 4), ("a1-35", 4), ("a1-34", 0)]


@pytest.mark.clause("KL-8.6")
def test_where_a_decision_lapses() -> None:
    behind = arrange(at("a1-20", decision="river-direct"), at("a2-00"))
    play(behind, "die 4")
    before = arrange(at("a1-14", decision="river-direct", colour_die=True), at("a2-00"))
    play(before, "dice red 2")
    within = arrange(at("a1-14", decision="river-direct", colour_die=True), at("a2-00"))
    play(within, "dice green 4")
    rejoined = arrange(at("dr-13", decision="river-detour"), at("a2-00"))
    play(rejoined, "die 1")
    decisions = [player(s, 0).decision for s in (behind, before, within, rejoined)]
    assert decisions == ["", "", "river-direct", ""]


@pytest.mark.clause("KL-8.6")
def test_a_decision_lapses_outside_phase_one_too() -> None:
    s = arrange(at("a1-18", decision="river-direct"), at("b-02"), at("a3-02", person=3), turn=2)
    play(s, "die 1", "card 7", "ask 2", "accept")
    assert (where(s, 2), player(s, 2).decision) == ("b-02", "")
