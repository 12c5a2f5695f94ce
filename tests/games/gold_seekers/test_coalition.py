"""Section 9: coalitions by consent, joint turns, streaks and break-ups."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.events import Better

from .table import asked, kinds, may, over, play, player, table, turn, where


@pytest.mark.clause("KL-9.1")
def test_only_the_card_operation_brings_an_offer_and_both_may_decline() -> None:
    offering = {
        event.number for event in c.BOX.event for entry in event.person if entry.id == 1 and entry.op == "coalition"
    }
    asking = set()
    for card in range(1, 17):
        s = arrange(at("a1-01"), at("a2-00"), at("a3-00"))
        play(s, "die 2", f"card {card}")
        if asked(s)[1] == "offer":
            asking.add(card)
    assert asking == offering == {7, 12}
    s = arrange(at("a1-01"), at("a2-00"), at("a3-00"))
    play(s, "die 2", "card 7", "nobody")
    assert [p.partner for p in table(s).players] == [-1, -1, -1]


@pytest.mark.clause("KL-9.2")
def test_one_player_is_asked_and_answers() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("a3-00"))
    play(s, "die 2", "card 7")
    assert (asked(s), may(s)) == ((0, "offer"), ["ask 2", "ask 3", "nobody"])
    play(s, "ask 3")
    assert (asked(s), may(s)) == ((2, "answer"), ["accept", "refuse"])
    play(s, "refuse")
    assert (asked(s), turn(s)) == ((-1, "throw"), 1)


@pytest.mark.clause("KL-9.3")
def test_who_is_eligible() -> None:
    s = arrange(at("a1-01"), at("a2-24", waiting=2), at("gold", place=1), at("a4-00"))
    play(s, "die 2", "card 7")
    assert may(s) == ["ask 4", "nobody"]
    reasons = []
    for line in ("ask 1", "ask 2", "ask 3"):
        refusal = s.why_not(s.space.parse(line))
        assert refusal is not None
        reasons.append((refusal.reason, refusal.clause))
    assert reasons == [("ask-yourself", "KL-9.2"), ("ask-observer", "KL-9.3"), ("ask-arrived", "KL-9.3")]


@pytest.mark.clause("KL-9.3")
def test_players_in_a_coalition_neither_offer_nor_accept() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("", joins=1), at("a4-00"))
    play(s, "die 2", "card 7")
    assert may(s) == ["ask 4", "nobody"]
    refusal = s.why_not(s.space.parse("ask 2"))
    assert refusal is not None
    assert refusal.reason == "ask-partner"
    pair = arrange(at("a1-01"), at("", joins=0), at("a3-00"), at("a4-00"))
    play(pair, "die 2", "die 2", "card 7")
    assert (asked(pair), turn(pair)) == ((-1, "throw"), 2)


@pytest.mark.clause("KL-9.3")
def test_a_leader_whose_partner_sits_first_is_not_asked_either() -> None:
    s = arrange(at("", joins=1), at("a2-00"), at("a3-01"), at("a4-00"), turn=2)
    play(s, "die 2", "card 7")
    assert may(s) == ["ask 4", "nobody"]
    refusal = s.why_not(s.space.parse("ask 2"))
    assert refusal is not None
    assert refusal.reason == "ask-partner"


@pytest.mark.clause("KL-7.1", "KL-9.11")
def test_a_coalition_whose_partner_sits_first_is_not_asked_for_the_job() -> None:
    s = arrange(at("", joins=1), at("a2-23"), at("a3-00"), turn=1)
    play(s, "die 1", "die 1")
    assert (where(s, 1), asked(s), turn(s)) == ("a2-24", (-1, "throw"), 2)


@pytest.mark.clause("KL-9.10")
def test_a_partner_who_sits_first_can_have_the_better_entry() -> None:
    s = arrange(at("", joins=1), at("a1-01"), at("a3-00"), turn=1)
    journal = play(s, "die 2", "die 2", "card 9")
    assert [e.seat for e in journal if isinstance(e, Better)] == [0]
    assert asked(s) == (1, "extra")


@pytest.mark.clause("KL-9.7")
def test_after_a_joint_turn_the_second_dice_are_taken_away() -> None:
    s = arrange(at("a1-36"), at("", joins=0), at("a3-00"))
    play(s, "die 1", "die 2", "die 3")
    assert [(t.seat, t.number) for t in table(s).throws] == [(2, 3)]


@pytest.mark.clause("KL-9.3")
def test_there_is_nobody_to_ask_at_an_empty_seat() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("a3-00"))
    play(s, "die 2", "card 7")
    refusal = s.why_not(s.space.parse("ask 4"))
    assert refusal is not None
    assert refusal.reason == "no-such-player"


@pytest.mark.clause("KL-9.4")
def test_two_coalitions_can_race_each_other() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("a3-00"), at("", joins=2))
    play(s, "die 2", "card 7", "ask 2", "accept")
    assert [p.partner for p in table(s).players] == [1, 0, 3, 2]


@pytest.mark.clause("KL-9.4", "KL-13.3")
@pytest.mark.effect("coalition_two_players=on")
def test_two_players_may_join_if_the_table_allows_it_and_share_everything() -> None:
    s = arrange(at("a1-01"), at("claim", money=15), coalition_two_players=True)
    play(s, "die 2", "card 7", "ask 2", "accept")
    assert (where(s, 0), turn(s)) == ("claim", 0)
    play(s, "die 5", "die 6")
    assert over(s)
    assert s.scores() == [20 + 12, 15 + 13]
    assert s.winners() == [0]


@pytest.mark.clause("KL-9.4")
def test_the_option_is_for_two_players_only() -> None:
    s = arrange(at("a1-01"), at("a2-00"), at("gold", place=1), coalition_two_players=True)
    play(s, "die 2", "card 7")
    assert (asked(s), turn(s)) == ((-1, "throw"), 1)


@pytest.mark.clause("KL-9.5")
def test_on_a_tie_the_black_figure_stands_on_the_leaders_field() -> None:
    s = arrange(at("a1-01"), at("a3-03", person=3), at("a4-00", person=4))
    play(s, "die 2", "card 7", "ask 2", "accept")
    assert where(s, 0) == "a1-03"


@pytest.mark.clause("KL-9.5")
def test_the_black_figure_takes_over_right_of_way_and_decision() -> None:
    mountain = arrange(at("a1-01"), at("m2", lane=2), at("a3-00"))
    play(mountain, "die 2", "card 7", "ask 2", "accept")
    assert (where(mountain, 0), player(mountain, 0).mountain, player(mountain, 0).lane) == ("m2", "right-of-way", 2)
    river = arrange(at("a1-01"), at("a2-18", decision="river-detour"), at("a3-00"))
    play(river, "die 2", "card 7", "ask 2", "accept")
    assert player(river, 0).decision == "river-detour"


@pytest.mark.clause("KL-9.6")
def test_what_partners_bring_into_a_coalition() -> None:
    s = arrange(at("a1-01", shields=1, colour_die=True), at("a2-36", horse=True, shields=2, misses=3), at("a3-00"))
    play(s, "dice green 2", "card 7", "ask 2", "accept")
    leader, partner = player(s, 0), player(s, 1)
    assert (leader.shields, leader.misses, leader.horse) == (3, 0, False)
    assert (partner.shields, partner.misses, partner.horse) == (0, 0, False)
    assert (leader.colour_die, partner.colour_die) == (True, False)


@pytest.mark.example(40)
@pytest.mark.clause("KL-6.4", "KL-9.6")
def test_on_the_claim_nobody_is_under_the_colour_die_not_even_who_joins_there() -> None:
    s = arrange(at("a1-01", colour_die=True), at("claim"), at("a3-00"))
    play(s, "dice green 2", "card 7", "ask 2", "accept")
    assert (where(s, 0), player(s, 0).colour_die) == ("claim", False)
    play(s, "die 1")
    assert may(s) == [f"die {n}" for n in range(1, 7)], "both throw the number die alone"


@pytest.mark.clause("KL-9.7")
def test_both_throw_with_their_own_dice_and_the_better_throw_moves() -> None:
    s = arrange(at("a1-36", colour_die=True), at("", joins=0), at("a3-00"))
    assert len(may(s)) == 18
    play(s, "dice green 2")
    assert may(s) == [f"die {n}" for n in range(1, 7)]
    play(s, "die 4")
    assert where(s, 0) == "a1-40"
    assert [(t.seat, t.number, t.colour) for t in table(s).throws] == [(0, 2, "green"), (1, 4, "")]


@pytest.mark.clause("KL-9.8")
@pytest.mark.parametrize(
    ("first", "second", "field", "streaks"),
    [
        ("green 1", "yellow 6", "a1-39", (1, 0)),
        ("yellow 1", "red 1", "a1-38", (1, 0)),
        ("red 3", "yellow 2", "a1-38", (0, 1)),
        ("yellow 1", "yellow 6", "a1-38", (0, 0)),
        ("green 2", "green 2", "a1-40", (0, 0)),
    ],
)
def test_green_beats_yellow_and_yellow_beats_red(first: str, second: str, field: str, streaks: tuple[int, int]) -> None:
    s = arrange(at("a1-38", colour_die=True), at("", joins=0, colour_die=True), at("a3-00"))
    play(s, f"dice {first}", f"dice {second}")
    assert where(s, 0) == field
    assert (player(s, 0).streak, player(s, 1).streak) == streaks


@pytest.mark.clause("KL-9.8")
def test_on_the_claim_the_higher_number_is_better() -> None:
    s = arrange(at("claim"), at("", joins=0), at("a3-00"))
    play(s, "die 2", "die 5")
    assert (where(s, 0), player(s, 1).streak) == ("claim", 1)


@pytest.mark.clause("KL-9.9")
def test_colour_die_and_release_act_on_both() -> None:
    field = arrange(at("a1-24"), at("", joins=0), at("a3-00"))
    play(field, "die 2", "die 1")
    assert [player(field, seat).colour_die for seat in (0, 1)] == [True, True]
    freed = arrange(at("a1-26", colour_die=True), at("", joins=0, colour_die=True), at("a3-00"))
    play(freed, "dice green 2", "dice red 1")
    assert [player(freed, seat).colour_die for seat in (0, 1)] == [False, False]
    first = arrange(at("", joins=1), at("a1-24"), at("a3-00"), turn=1)
    play(first, "die 2", "die 1")
    assert [player(first, seat).colour_die for seat in (0, 1)] == [True, True]
    card = arrange(at("a1-24", person=2), at("", person=4, joins=0), at("a3-00", person=3))
    play(card, "die 1", "die 1", "card 8")
    assert [player(card, seat).colour_die for seat in (0, 1)] == [True, True]
    release = arrange(at("a1-24", person=1, colour_die=True), at("", person=2, joins=0, colour_die=True), at("a3-00"))
    play(release, "dice green 1", "dice green 1", "card 10")
    assert [player(release, seat).colour_die for seat in (0, 1)] == [False, False]


@pytest.mark.clause("KL-9.10")
def test_horse_and_coalition_are_void_for_a_coalition() -> None:
    s = arrange(at("a1-24", person=2), at("", person=3, joins=0), at("claim", person=1))
    play(s, "die 1", "die 1", "card 3")
    assert (asked(s), turn(s), where(s, 0)) == ((-1, "throw"), 2, "a1-25")
    better = arrange(at("a1-24", person=3), at("", person=1, joins=0), at("claim", person=2))
    play(better, "die 1", "die 1", "card 12")
    assert (player(better, 0).streak, player(better, 1).streak) == (0, 0)


@pytest.mark.clause("KL-9.10")
def test_on_equal_merit_the_leaders_entry_is_carried_out() -> None:
    s = arrange(at("a1-24", person=1), at("", person=2, joins=0), at("a3-00"))
    play(s, "die 1", "die 1", "card 5")
    assert (player(s, 0).misses, where(s, 0)) == (1, "a1-25")
    struck = table(s).struck
    assert struck is not None
    assert struck.seat == 0


@pytest.mark.clause("KL-9.11")
def test_a_coalition_buys_no_horse() -> None:
    s = arrange(at("a1-24", person=3), at("", person=2, joins=0), at("a1-00", person=1))
    play(s, "die 1", "die 1", "card 3")
    assert asked(s) == (-1, "throw")
    assert [p.money for p in table(s).players] == [20, 20, 20]


@pytest.mark.clause("KL-9.12")
@pytest.mark.parametrize(("first", "second", "decides"), [(1, 2, 1), (2, 1, 0), (2, 2, 0)])
def test_who_decides_for_a_coalition(first: int, second: int, decides: int) -> None:
    s = arrange(at("a1-11"), at("", joins=0), at("a3-00"))
    play(s, f"die {first}", f"die {second}")
    assert asked(s) == (decides, "crossing")
    mountain = arrange(at("m1"), at("", joins=0), at("a3-00"))
    play(mountain, f"die {first}", f"die {second}")
    assert asked(mountain) == (decides, "mountain")
    extra = arrange(at("b-02"), at("", joins=0), at("a3-00"))
    play(extra, f"die {first}", f"die {second}")
    assert asked(extra) == (decides, "extra")


@pytest.mark.clause("KL-9.13")
def test_an_event_is_a_comparison_too() -> None:
    s = arrange(at("a1-24", person=1, streak=-1), at("", person=4, joins=0), at("a3-00"))
    play(s, "die 1", "die 1")
    assert player(s, 1).streak == 0
    play(s, "card 6")
    assert player(s, 1).streak == 1
    other = arrange(at("a1-24", person=1, streak=2), at("", person=4, joins=0), at("a3-00"))
    play(other, "die 1", "die 2")
    assert (player(other, 0).streak, player(other, 1).streak) == (0, 1)


@pytest.mark.clause("KL-9.13")
def test_a_later_comparison_of_the_same_throw_saves_nothing() -> None:
    s = arrange(at("a1-38", person=1, streak=2), at("", person=4, joins=0), at("claim"))
    play(s, "die 2", "die 1")
    assert player(s, 0).partner == 1
    assert table(s).breaking == 0
    play(s, "card 6")
    assert (where(s, 0), where(s, 1)) == ("a1-45", "a1-30")
    assert player(s, 0).partner == -1


@pytest.mark.clause("KL-9.14")
def test_what_each_partner_keeps() -> None:
    s = arrange(
        at("a1-16", streak=-2, shields=2, decision="river-direct", colour_die=True), at("", joins=0), at("claim")
    )
    play(s, "dice red 1", "die 3")
    other, better = player(s, 0), player(s, 1)
    assert (better.field, better.shields, better.decision, better.colour_die) == ("a1-19", 2, "river-direct", False)
    assert (other.field, other.shields, other.decision, other.colour_die) == ("a1-04", 0, "", True)


@pytest.mark.clause("KL-9.14")
def test_pending_misses_and_right_of_way_stay_with_the_better_partner() -> None:
    delayed = arrange(at("b-09", streak=2), at("", joins=0), at("claim"))
    play(delayed, "die 2", "die 1")
    assert (where(delayed, 0), player(delayed, 0).misses, player(delayed, 1).misses) == ("b-11", 1, 0)
    mountain = arrange(at("b-03", streak=2), at("", joins=0), at("claim"))
    play(mountain, "die 2", "die 1")
    assert (player(mountain, 0).mountain, player(mountain, 1).mountain) == ("right-of-way", "")


@pytest.mark.clause("KL-9.14")
def test_there_is_no_extra_throw_and_each_plays_in_the_own_seat() -> None:
    s = arrange(at("b-02", streak=2), at("", joins=0), at("claim"), order=[0, 2, 1])
    play(s, "die 2", "die 1")
    assert (where(s, 0), turn(s)) == ("b-04", 2)
    play(s, "die 1")
    assert turn(s) == 1


@pytest.mark.clause("KL-9.15")
def test_on_gold_a_coalition_is_not_dissolved() -> None:
    s = arrange(at("claim", streak=2), at("", joins=0), at("a3-00"), at("a4-00"))
    play(s, "die 6", "die 2")
    assert (player(s, 0).partner, player(s, 0).place, player(s, 1).place) == (1, 1, 1)


@pytest.mark.clause("KL-9.15")
def test_on_the_claim_it_still_is() -> None:
    s = arrange(at("claim", streak=-2), at("", joins=0), at("a3-00"))
    play(s, "die 2", "die 5")
    assert (where(s, 1), where(s, 0)) == ("claim", "b-11")


@pytest.mark.clause("KL-9.16")
def test_an_extra_throw_of_a_coalition_is_a_joint_throw() -> None:
    s = arrange(at("b-05"), at("", joins=0), at("a3-00"))
    play(s, "die 1", "die 1", "throw", "die 1")
    assert (asked(s), where(s, 0)) == ((-1, "throw"), "b-06")
    journal = play(s, "die 1")
    assert where(s, 0) == "b-07"
    assert "Moved" in kinds(journal)
