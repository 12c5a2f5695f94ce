"""Section 4: movement, captures, and when fields take effect."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.arrange import arrange, at

from .table import asked, kinds, play, player, turn, where


@pytest.mark.clause("KL-4.1")
@pytest.mark.parametrize("number", range(1, 7))
def test_forward_as_many_fields_as_thrown(number: int) -> None:
    s = arrange(at("a1-47"), at("a2-00"))
    play(s, f"die {number}")
    assert player(s, 0).rest == 114 - 47 - number


@pytest.mark.clause("KL-4.2")
@pytest.mark.parametrize("lane", [1, 2, 3, 4])
def test_the_connecting_field_is_one_step_for_every_lane(lane: int) -> None:
    s = arrange(at(f"a{lane}-53"), at("connect", lane=2))
    play(s, "die 2")
    assert where(s, 0) == "b-01"


@pytest.mark.clause("KL-4.3")
@pytest.mark.parametrize(
    ("field", "back", "end"),
    [
        ("connect", 3, "a1-51"),
        ("dr-01", 1, "a1-16"),
        ("dc-01", 2, "a1-31"),
        ("b-05", 2, "b-04"),
        ("a1-03", 6, "a1-00"),
        ("l1-1", 2, "b-04"),
    ],
)
def test_the_way_back(field: str, back: int, end: str) -> None:
    s = arrange(at(field, colour_die=True), at("a2-00"))
    play(s, f"dice red {back}")
    assert where(s, 0) == end


@pytest.mark.clause("KL-4.4")
def test_the_lane_belongs_to_the_position() -> None:
    s = arrange(at("b-01", person=1, lane=3, colour_die=True), at("a2-00"))
    play(s, "dice red 3")
    assert where(s, 0) == "a3-52"


@pytest.mark.clause("KL-4.5")
def test_nobody_is_captured_in_phase_one() -> None:
    s = arrange(at("a1-37"), at("a1-39", person=2))
    play(s, "die 2")
    assert (where(s, 0), where(s, 1)) == ("a1-39", "a1-39")


@pytest.mark.clause("KL-4.6")
def test_backward_moves_and_instructions_capture_too() -> None:
    back = arrange(at("b-09", colour_die=True), at("b-07"))
    play(back, "dice red 3")
    assert (where(back, 0), where(back, 1)) == ("b-07", "connect")
    told_to = arrange(at("b-07"), at("l2-1"))
    play(told_to, "die 1", "card 14")
    assert (where(told_to, 0), where(told_to, 1)) == ("l2-1", "connect")
    exhausted = arrange(at("b-18"), at("b-17"))
    play(exhausted, "die 1")
    assert (where(exhausted, 0), where(exhausted, 1)) == ("b-17", "connect")


@pytest.mark.clause("KL-4.6", "KL-11.4")
def test_a_mountain_field_is_one_field_however_it_was_reached() -> None:
    s = arrange(at("b-03"), at("m1", round_again=True))
    play(s, "die 2")
    assert (where(s, 0), where(s, 1)) == ("m1", "connect")


@pytest.mark.clause("KL-4.7")
def test_what_a_captured_figure_keeps_and_forgets() -> None:
    s = arrange(at("b-03"), at("m1", shields=2, misses=1, colour_die=True), at("a3-00"), order=[0, 2, 1])
    play(s, "die 2")
    blue = player(s, 1)
    assert (blue.field, blue.mountain) == ("connect", "")
    assert (blue.shields, blue.misses, blue.colour_die) == (2, 1, True)
    rider = arrange(at("b-03"), at("m1", horse=True, jumped=3))
    play(rider, "die 2")
    assert (player(rider, 1).horse, player(rider, 1).jumped) == (True, 3)
    pair = arrange(at("b-03"), at("m1", streak=2), at("", joins=1))
    play(pair, "die 2")
    assert (player(pair, 1).partner, player(pair, 1).streak, where(pair, 1)) == (2, 2, "connect")


@pytest.mark.clause("KL-4.7", "KL-4.4")
def test_a_captured_figure_keeps_its_lane() -> None:
    s = arrange(at("b-05"), at("b-07", lane=4))
    play(s, "die 2")
    assert (where(s, 1), player(s, 1).lane) == ("connect", 4)


@pytest.mark.clause("KL-4.8", "KL-12.3")
def test_figures_share_the_connecting_field_and_the_claim() -> None:
    s = arrange(at("a1-53"), at("connect"), at("claim"), at("b-23"))
    play(s, "die 1", "die 1", "die 1", "die 1")
    assert [where(s, seat) for seat in range(4)] == ["connect", "b-01", "claim", "claim"]


@pytest.mark.clause("KL-4.9", "KL-12.1")
def test_a_throw_beyond_the_claim_is_not_used() -> None:
    s = arrange(at("b-21"), at("a2-00"))
    journal = play(s, "die 4")
    assert where(s, 0) == "b-21"
    assert kinds(journal) == ["Threw", "Unused"]


@pytest.mark.clause("KL-4.10")
@pytest.mark.parametrize(
    ("start", "lines", "end", "asks"),
    [
        ("a1-10", ["die 3"], "a1-13", "crossing"),
        ("l3-4", ["die 1"], "l3-2", "card"),
        ("b-01", ["die 1", "card 14"], "b-04", "extra"),
    ],
)
def test_dice_exhaustion_and_instructed_moves_touch(start: str, lines: list[str], end: str, asks: str) -> None:
    s = arrange(at(start), at("a2-00"))
    play(s, *lines)
    assert (where(s, 0), asked(s)[1]) == (end, asks)


@pytest.mark.clause("KL-4.10", "KL-6.3")
def test_the_way_to_a_release_field_touches_it() -> None:
    s = arrange(at("a1-38", colour_die=True), at("a2-00"))
    play(s, "dice green 3", "card 15")
    assert (where(s, 0), player(s, 0).colour_die) == ("a1-42", False)


@pytest.mark.clause("KL-4.10", "KL-6.3")
def test_an_instructed_move_to_a_release_field_frees() -> None:
    s = arrange(at("a1-48", colour_die=True), at("a2-00"))
    play(s, "dice green 2", "card 14")
    assert (where(s, 0), player(s, 0).colour_die) == ("a1-52", False)


@pytest.mark.clause("KL-4.11")
def test_a_transport_does_not_touch() -> None:
    s = arrange(at("l1-3", streak=2), at("", joins=0), at("a3-00"))
    journal = play(s, "die 2", "die 1")
    assert (where(s, 0), where(s, 1)) == ("l1-5", "a1-49")
    assert c.FIELDS[c.NUMBER["a1-49"]].kind == "event"
    assert "Struck" not in kinds(journal)
    assert asked(s) == (-1, "throw")


@pytest.mark.clause("KL-4.11", "KL-11.5")
def test_a_transport_captures_and_touches_mountains() -> None:
    s = arrange(at("b-22", streak=2), at("", joins=0), at("b-10"))
    play(s, "die 1", "die 6")
    assert (where(s, 0), where(s, 1), where(s, 2)) == ("b-23", "b-10", "connect")
    mountain = arrange(at("b-15", streak=2), at("", joins=0), at("a3-00"))
    play(mountain, "die 2", "die 1")
    assert (where(mountain, 1), player(mountain, 1).mountain) == ("m1", "round-again")


@pytest.mark.clause("KL-4.12")
def test_a_field_takes_effect_once_in_a_throw() -> None:
    s = arrange(at("l1-6", person=2), at("a1-00", person=1))
    journal = play(s, "die 1", "card 6")
    assert where(s, 0) == "l1-7"
    assert kinds(journal).count("Exhausted") == 1
    assert turn(s) == 1


@pytest.mark.clause("KL-4.12")
def test_each_new_event_field_of_a_chain_counts_for_observers() -> None:
    s = arrange(at("a2-02", person=1), at("a1-24", person=2, waiting=2), at("a3-00"))
    play(s, "die 2", "card 11")
    assert (where(s, 0), player(s, 1).waiting, asked(s)) == ("a2-09", 0, (-1, "card"))
    again = arrange(at("l1-6", person=2), at("a1-24", person=1, waiting=2), at("a3-00"))
    play(again, "die 1", "card 6")
    assert (where(again, 0), player(again, 1).waiting) == ("l1-7", 1)


@pytest.mark.clause("KL-4.12")
def test_the_next_throw_starts_afresh() -> None:
    s = arrange(at("l1-6", person=2), at("claim", person=1))
    play(s, "die 1", "card 15", "die 1", "die 3")
    assert where(s, 0) == "l1-4"
    assert asked(s) == (-1, "card")


@pytest.mark.clause("KL-4.13")
def test_standing_still_touches_nothing() -> None:
    s = arrange(at("a1-25", colour_die=True), at("a2-00"))
    journal = play(s, "dice yellow 6")
    assert kinds(journal) == ["ThrewBoth", "Stayed"]
    unused = arrange(at("b-19"), at("a2-00"))
    play(unused, "die 6")
    assert where(unused, 0) == "b-19"


@pytest.mark.clause("KL-4.14")
@pytest.mark.parametrize(
    ("field", "back", "kind"),
    [("a1-02", 2, "start"), ("a1-45", 1, "plain"), ("a1-44", 1, "journalist"), ("dr-03", 1, "detour")],
)
def test_fields_without_effect(field: str, back: int, kind: str) -> None:
    s = arrange(at(field, colour_die=True), at("a2-00"))
    journal = play(s, f"dice red {back}")
    assert c.FIELDS[c.NUMBER[where(s, 0)]].kind == kind
    assert kinds(journal) == ["ThrewBoth", "MovedBack"]
