"""Sections 1 to 3: terms, set-up and the turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

import westward
from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.state import Position

from .table import asked, kinds, may, play, player, table, turn, where


def start(players: int, **options: object) -> Position:
    s = TITLE.start(players, **options)
    assert isinstance(s, Position)
    return s


@pytest.mark.clause("KL-1.1")
def test_a_coalition_is_one_party_with_one_figure() -> None:
    s = arrange(at("a1-26"), at("", joins=0), at("a3-00"))
    assert [p.field for p in table(s).players] == ["a1-26", "", "a3-00"]
    assert [p.rest for p in table(s).players] == [88, 88, 114]


@pytest.mark.clause("KL-1.2")
def test_fields_passed_over_are_not_touched() -> None:
    s = arrange(at("a1-01"), at("a2-00"))
    journal = play(s, "die 5")
    assert where(s, 0) == "a1-06"
    assert kinds(journal) == ["Threw", "Moved"]


@pytest.mark.clause("KL-1.3")
def test_the_connecting_field_is_in_neither_phase() -> None:
    s = arrange(at("a1-53"), at("connect"))
    play(s, "die 1")
    assert (where(s, 0), where(s, 1)) == ("connect", "connect")
    assert {f.phase for f in c.FIELDS if f.kind == "connect"} == {0}


@pytest.mark.clause("KL-1.4")
@pytest.mark.parametrize(
    ("start_field", "throw", "facts"),
    [
        ("a1-04", "die 1", {}),
        ("a1-32", "die 2", {"decision": "canyon-direct"}),
        ("a1-18", "", {"decision": "river-direct"}),
    ],
)
def test_colour_die_canyon_and_river_are_what_shields_ignore(
    start_field: str, throw: str, facts: dict[str, str]
) -> None:
    s = arrange(at(start_field, shields=1, decision=facts.get("decision", "")), at("a2-03"), turn=0 if throw else 1)
    play(s, throw or "die 1")
    assert player(s, 0).shields == 0
    assert not player(s, 0).colour_die
    assert player(s, 0).misses == 0


@pytest.mark.clause("KL-1.5")
def test_the_distance_on_a_detour_is_the_rest_of_the_detour() -> None:
    s = arrange(at("dr-06", decision="river-detour"), at("dc-13", decision="canyon-detour"))
    assert [p.rest for p in table(s).players] == [(114 - 23) + 8, (114 - 39) + 1]


@pytest.mark.clause("KL-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(westward.SettingsError, match="for 2 to 4 players"):
        TITLE.start(players)


@pytest.mark.clause("KL-2.2")
def test_each_player_draws_another_person() -> None:
    s = start(3)
    assert (asked(s), may(s)) == ((-1, "person"), ["person 1", "person 2", "person 3", "person 4"])
    play(s, "person 4")
    assert may(s) == ["person 1", "person 2", "person 3"]
    play(s, "person 1", "person 3")
    assert [p.person for p in table(s).players] == [4, 1, 3]
    assert asked(s) == (-1, "order")


@pytest.mark.clause("KL-2.3")
def test_figures_start_on_the_lane_of_their_person() -> None:
    s = start(2)
    play(s, "person 4", "person 2")
    assert [where(s, 0), where(s, 1)] == ["a4-00", "a2-00"]


@pytest.mark.clause("KL-2.4", "KL-13.1")
def test_everybody_stakes_ten_of_thirty_units() -> None:
    s = start(4)
    assert [p.money for p in table(s).players] == [20] * 4
    assert table(s).pot == 40


@pytest.mark.example(39)
@pytest.mark.clause("KL-2.4", "KL-13.2")
@pytest.mark.parametrize(("stake", "shares"), [(5, (7, 3)), (10, (14, 6)), (15, (20, 10)), (20, (27, 13))])
@pytest.mark.effect("stake=5", "stake=15", "stake=20")
def test_a_table_may_agree_on_another_stake(stake: int, shares: tuple[int, int]) -> None:
    s = start(2, stake=stake)
    assert ([p.money for p in table(s).players], table(s).pot) == ([30 - stake] * 2, 2 * stake)
    last = arrange(at("claim", money=30 - stake), at("a2-00", money=30 - stake), stake=stake)
    play(last, "die 6")
    assert last.scores() == [30 - stake + share for share in shares]


@pytest.mark.clause("KL-2.5", "KL-5.1")
def test_every_card_of_the_deck_is_equally_likely_and_all_that_is_known() -> None:
    s = arrange(at("a1-01"), at("a2-00"), deck=[2, 5, 9])
    play(s, "die 2")
    assert may(s) == ["card 2", "card 5", "card 9"]
    assert s.weights() == [1, 1, 1]
    assert table(s).deck == [2, 5, 9]


@pytest.mark.clause("KL-2.6")
def test_the_turn_order_is_drawn_by_lot_and_stays() -> None:
    s = start(4)
    play(s, "person 1", "person 2", "person 3", "person 4", "order 3", "order 1")
    assert may(s) == ["order 2", "order 4"]
    play(s, "order 4")
    assert table(s).order == [2, 0, 3, 1]
    turns = [turn(s)]
    for _ in range(4):
        play(s, "die 2")
        turns.append(turn(s))
    assert turns == [2, 0, 3, 1, 2]


@pytest.mark.clause("KL-3.1")
def test_who_has_arrived_is_skipped() -> None:
    s = arrange(at("a1-00"), at("gold", place=1), at("a3-00"))
    play(s, "die 1")
    assert turn(s) == 2


@pytest.mark.clause("KL-3.2")
@pytest.mark.parametrize("leader", [0, 1])
def test_a_coalition_has_one_turn_in_the_seat_of_its_leader(leader: int) -> None:
    pair = [at("a1-35"), at("", joins=0)] if leader == 0 else [at("", joins=1), at("a2-37")]
    s = arrange(*pair, at("claim"), turn=2)
    play(s, "die 1")
    assert turn(s) == leader
    play(s, "die 1", "die 1")
    assert turn(s) == 2


@pytest.mark.clause("KL-3.3")
def test_an_observer_does_not_throw() -> None:
    s = arrange(at("a1-00"), at("a2-24", waiting=2), at("a3-01"))
    journal = play(s, "die 1")
    assert turn(s) == 2
    assert "Waited" in kinds(journal)


@pytest.mark.clause("KL-3.4")
def test_a_pending_miss_is_used_up_instead_of_a_throw() -> None:
    s = arrange(at("a1-00"), at("a2-00", misses=2))
    play(s, "die 1")
    assert (turn(s), player(s, 1).misses) == (0, 1)


@pytest.mark.clause("KL-3.5")
def test_only_players_under_the_colour_die_throw_it() -> None:
    s = arrange(at("a1-35"), at("a2-28", colour_die=True))
    assert may(s) == [f"die {n}" for n in range(1, 7)]
    play(s, "die 1")
    assert len(may(s)) == 18
    assert dict(zip(may(s), s.weights(), strict=True))["dice green 1"] == 3
    assert sorted(set(s.weights())) == [1, 2, 3]


@pytest.mark.clause("KL-3.6", "KL-11.7")
def test_an_acceleration_field_grants_an_optional_throw() -> None:
    s = arrange(at("b-05"), at("a2-00"))
    play(s, "die 1")
    assert (asked(s), may(s)) == ((0, "extra"), ["throw", "stop"])
    stopped = s.copy()
    play(s, "throw")
    assert (asked(s), turn(s)) == ((-1, "throw"), 0)
    play(stopped, "stop")
    assert turn(stopped) == 1


@pytest.mark.clause("KL-3.6")
def test_an_event_grants_an_extra_throw() -> None:
    s = arrange(at("a1-01"), at("a2-00"))
    play(s, "die 2", "card 9")
    assert asked(s) == (0, "extra")


@pytest.mark.clause("KL-3.6")
@pytest.mark.effect("accel_optional=off")
def test_the_extra_throw_of_an_acceleration_field_can_be_a_duty() -> None:
    forced = arrange(at("b-05"), at("a2-00"), accel_optional=False)
    play(forced, "die 1")
    assert (asked(forced), turn(forced)) == ((-1, "throw"), 0)
    event = arrange(at("a1-01"), at("a2-00"), accel_optional=False)
    play(event, "die 2", "card 9")
    assert asked(event) == (0, "extra")


@pytest.mark.clause("KL-3.6")
def test_pending_misses_cancel_the_extra_throw() -> None:
    s = arrange(at("a1-24", waiting=2, misses=1), at("claim"))
    play(s, "die 1", "card 9")
    assert (turn(s), asked(s)) == (1, (-1, "throw"))
    play(s, "die 1")
    assert (turn(s), player(s, 0).misses) == (1, 0)


@pytest.mark.clause("KL-3.4", "KL-5.3")
def test_new_misses_are_added_to_pending_ones() -> None:
    s = arrange(at("a1-24", waiting=2, misses=1), at("claim"))
    play(s, "die 1", "card 5")
    assert player(s, 0).misses == 2


@pytest.mark.clause("KL-3.1")
def test_rounds_are_counted_by_the_turn_order() -> None:
    s = arrange(at("a1-35"), at("claim"), order=[1, 0], turn=1)
    rounds = []
    for _ in range(4):
        rounds.append(table(s).round)
        play(s, "die 1")
    assert [b - a for a, b in pairwise(rounds)] == [0, 1, 0]
