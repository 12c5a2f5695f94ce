"""Section 11: mountains and the special fields of phase II."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers.arrange import arrange, at

from .table import asked, kinds, play, player, turn, where

AROUND = {1: ("b-04", "b-05"), 2: ("b-08", "b-09"), 3: ("b-13", "b-14"), 4: ("b-17", "b-18")}


@pytest.mark.clause("KL-11.1", "KL-11.4")
@pytest.mark.parametrize("mountain", [1, 2, 3, 4])
def test_every_mountain_is_gone_round_once(mountain: int) -> None:
    before, beyond = AROUND[mountain]
    arriving = arrange(at(before, colour_die=False), at("a2-00"))
    play(arriving, "die 2")
    assert where(arriving, 0) == f"l{mountain}-1"
    leaving = arrange(at(f"l{mountain}-6"), at("a2-00"))
    play(leaving, "die 3")
    assert where(leaving, 0) == beyond


@pytest.mark.clause("KL-11.2", "KL-11.4")
@pytest.mark.parametrize("mountain", [1, 2, 3, 4])
def test_right_of_way_at_every_mountain(mountain: int) -> None:
    before, beyond = AROUND[mountain]
    s = arrange(at(before), at("claim"))
    play(s, "die 1")
    assert player(s, 0).mountain == "right-of-way"
    play(s, "die 1", "die 1", "straight")
    assert where(s, 0) == beyond


@pytest.mark.clause("KL-11.4")
def test_the_right_of_way_holds_for_one_mountain_only() -> None:
    s = arrange(at("m1"), at("claim"))
    play(s, "die 6", "straight")
    assert where(s, 0) == "l2-1"


@pytest.mark.clause("KL-11.2")
def test_straight_on_beyond_the_claim_is_an_unused_throw() -> None:
    s = arrange(at("m4", horse=True), at("claim"))
    play(s, "die 4")
    loop = s.copy()
    journal = play(s, "straight")
    assert (where(s, 0), player(s, 0).mountain) == ("m4", "right-of-way")
    assert "Unused" in kinds(journal)
    play(loop, "loop")
    assert (where(loop, 0), player(loop, 0).mountain) == ("m4", "round-again")


@pytest.mark.clause("KL-11.3")
def test_round_again_asks_nothing() -> None:
    s = arrange(at("m3", round_again=True), at("a2-00"))
    play(s, "die 1")
    assert (where(s, 0), turn(s)) == ("l3-1", 1)


@pytest.mark.clause("KL-11.5")
def test_a_backward_move_over_a_mountain_field_leaves_the_loop_out() -> None:
    s = arrange(at("b-10", colour_die=True), at("a2-00"))
    play(s, "dice red 3")
    assert where(s, 0) == "b-08"


@pytest.mark.clause("KL-11.6")
@pytest.mark.parametrize(("start", "field"), [("b-10", "b-11"), ("l1-1", "l1-2"), ("l2-5", "l2-6"), ("l4-3", "l4-4")])
def test_delay_fields(start: str, field: str) -> None:
    s = arrange(at(start), at("claim"))
    play(s, "die 1")
    assert (where(s, 0), player(s, 0).misses) == (field, 1)
    play(s, "die 1", "die 1")
    assert (turn(s), player(s, 0).misses) == (0, 0)


@pytest.mark.clause("KL-11.7")
@pytest.mark.parametrize("start", ["b-03", "b-05", "b-12", "l3-6", "l4-1"])
def test_acceleration_fields(start: str) -> None:
    s = arrange(at(start), at("claim"))
    play(s, "die 1")
    assert asked(s) == (0, "extra")


@pytest.mark.clause("KL-11.8")
@pytest.mark.parametrize(("start", "end"), [("b-18", "b-17"), ("l1-6", "l1-4"), ("l2-2", "m2"), ("l3-4", "l3-2")])
def test_exhaustion_fields(start: str, end: str) -> None:
    s = arrange(at(start), at("claim"))
    play(s, "die 1")
    assert where(s, 0) == end


@pytest.mark.clause("KL-11.8", "KL-11.5")
def test_exhaustion_back_from_the_loop_gives_the_right_of_way() -> None:
    s = arrange(at("l2-2"), at("claim"))
    play(s, "die 1")
    assert player(s, 0).mountain == "right-of-way"


@pytest.mark.clause("KL-11.9")
def test_event_and_release_fields_of_phase_two() -> None:
    event = arrange(at("b-01"), at("a1-24", waiting=1))
    play(event, "die 1")
    assert (asked(event), where(event, 1)) == ((-1, "card"), "a1-43")
    release = arrange(at("b-02", colour_die=True), at("a2-00"))
    play(release, "dice green 1")
    assert not player(release, 0).colour_die


@pytest.mark.clause("KL-11.10")
def test_yellow_fields_do_nothing_to_walkers() -> None:
    s = arrange(at("b-20"), at("a2-00"))
    journal = play(s, "die 1")
    assert (where(s, 0), kinds(journal)) == ("b-21", ["Threw", "Moved"])


@pytest.mark.clause("KL-11.11")
def test_misses_keep_the_right_of_way_and_leaving_ends_it() -> None:
    missing = arrange(at("m1", misses=1), at("claim"))
    play(missing, "die 1")
    assert (turn(missing), player(missing, 0).mountain) == (0, "right-of-way")
    back = arrange(at("m1", colour_die=True), at("claim"))
    play(back, "dice red 1")
    assert (where(back, 0), player(back, 0).mountain, asked(back)[1]) == ("b-04", "", "extra")
