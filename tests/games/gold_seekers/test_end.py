"""Sections 12 and 13: the claim, GOLD, and the money."""

from __future__ import annotations

import pytest

import westward
from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.state import Position

from .table import asked, kinds, over, play, player, table, turn, where


@pytest.mark.clause("KL-12.1")
def test_the_claim_is_reached_by_the_exact_number() -> None:
    reached = []
    for number in range(1, 7):
        s = arrange(at("b-20"), at("a2-00"))
        play(s, f"die {number}")
        reached.append(where(s, 0))
    assert reached == ["b-21", "b-22", "b-23", "claim", "b-20", "b-20"]


@pytest.mark.clause("KL-12.2")
def test_on_the_claim_one_throws_once_per_turn() -> None:
    s = arrange(at("claim"), at("a2-00"))
    play(s, "die 5")
    assert (turn(s), asked(s)) == (1, (-1, "throw"))


@pytest.mark.clause("KL-12.2")
@pytest.mark.parametrize("throws", [(6, 1), (1, 6), (6, 6)])
def test_a_6_of_either_partner_suffices(throws: tuple[int, int]) -> None:
    s = arrange(at("claim"), at("", joins=0), at("a3-00"), at("a4-00"))
    play(s, *(f"die {n}" for n in throws))
    assert [player(s, seat).place for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.clause("KL-12.3")
def test_any_number_of_figures_on_the_claim() -> None:
    s = arrange(at("b-23"), at("claim"), at("claim"), at("claim"))
    play(s, "die 1")
    assert [where(s, seat) for seat in range(4)] == ["claim"] * 4


@pytest.mark.clause("KL-12.4", "KL-3.1")
def test_gold_is_an_arrival() -> None:
    s = arrange(at("claim"), at("claim"), at("a3-34"))
    journal = play(s, "die 6")
    assert (where(s, 0), player(s, 0).place) == ("gold", 1)
    assert "Arrived" in kinds(journal)
    play(s, "die 1", "die 3")
    assert turn(s) == 1


@pytest.mark.clause("KL-13.1")
def test_horse_money_paid_after_the_first_arrival_is_in_the_pot_too() -> None:
    s = arrange(at("claim"), at("claim"), at("a3-01"))
    play(s, "die 6", "die 1", "die 2", "card 3", "buy")
    assert table(s).pot == 35
    play(s, "die 6")
    assert s.scores() == [20 + 24, 20 + 11, 15]


@pytest.mark.clause("KL-13.2")
@pytest.mark.parametrize(("money", "first", "second"), [(20, 27, 13), (15, 30, 15), (10, 34, 16)])
def test_the_shares_in_whole_units(money: int, first: int, second: int) -> None:
    s = arrange(at("claim"), at("claim"), at("a3-00", money=money), at("a4-00"))
    play(s, "die 6", "die 6")
    assert s.scores() == [20 + first, 20 + second, money, 20]


@pytest.mark.clause("KL-13.3")
def test_a_coalition_that_comes_second_unthrown_gives_the_odd_unit_to_its_leader() -> None:
    s = arrange(at("claim"), at("a2-36", money=15), at("", joins=1))
    play(s, "die 6")
    assert over(s)
    assert s.scores() == [20 + 24, 15 + 6, 20 + 5]


@pytest.mark.clause("KL-13.4")
def test_the_game_ends_with_the_second_arrival() -> None:
    s = arrange(at("claim"), at("claim"), at("a3-00"), at("a4-00"))
    play(s, "die 6")
    assert not over(s)
    play(s, "die 6")
    assert over(s)
    assert [player(s, seat).place for seat in range(4)] == [1, 2, 0, 0]
    refusal = s.why_not(0)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "KL-13.4")


@pytest.mark.clause("KL-13.4")
def test_the_last_party_counts_as_second() -> None:
    s = arrange(at("claim"), at("a2-36"), at("", joins=1))
    play(s, "die 6")
    assert over(s)
    assert [player(s, seat).place for seat in range(3)] == [1, 2, 2]


@pytest.mark.clause("KL-13.5")
def test_money_ranks_and_arrival_breaks_ties() -> None:
    s = arrange(at("claim"), at("", joins=0), at("claim", money=15), at("a4-00"))
    play(s, "die 6", "die 1", "die 6")
    assert s.scores() == [35, 35, 30, 20]
    assert s.winners() == [0, 1]
    rich = arrange(at("claim", money=0), at("claim"), at("a3-00"))
    play(rich, "die 6", "die 6")
    assert rich.scores() == [34, 36, 20]
    assert rich.winners() == [1]


@pytest.mark.clause("KL-13.5")
@pytest.mark.effect("ranking=arrival")
def test_ranking_by_arrival_first() -> None:
    s = arrange(at("claim", money=0), at("claim"), at("a3-00"), ranking="arrival")
    play(s, "die 6", "die 6")
    assert s.scores() == [34, 36, 20]
    assert s.winners() == [0]
    pair = arrange(at("claim", money=15), at("", joins=0), at("a3-00"), ranking="arrival")
    play(pair, "die 6", "die 1")
    assert pair.scores() == [15 + 12, 20 + 12, 20 + 11]
    assert pair.winners() == [1]


@pytest.mark.clause("KL-13.5")
def test_before_the_end_the_nearest_party_is_ahead() -> None:
    s = arrange(at("a1-36"), at("a2-46"), at("a3-00"))
    assert s.winners() == [1]


@pytest.mark.clause("KL-13.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pay", [0, 5])
def test_gains_sum_to_what_the_newspaper_paid(players: int, pay: int) -> None:
    rng = westward.Rng(players)
    for _ in range(5):
        s = TITLE.start(players, newspaper=pay)
        assert isinstance(s, Position)
        while s.to_act != westward.OVER:
            s.apply(s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()))
        assert sum(score - 30 for score in s.scores()) == s.wages
        assert pay or s.wages == 0


def last_round(*figures: str, order: list[int]) -> Position:
    return arrange(*(at(field) for field in figures), round=1000, order=order, turn=order[-1])


@pytest.mark.clause("KL-13.6")
def test_after_1000_rounds_the_nearest_parties_fill_the_places() -> None:
    s = last_round("a1-36", "a2-46", "a3-26", order=[0, 1, 2])
    journal = play(s, "die 2")
    assert over(s)
    assert [player(s, seat).place for seat in range(3)] == [2, 1, 0]
    assert s.scores() == [20 + 10, 20 + 20, 20]
    assert kinds(journal)[-1] == "Ended"


@pytest.mark.clause("KL-13.6")
def test_the_1000th_round_is_still_played() -> None:
    s = arrange(at("a1-35"), at("a2-35"), round=999, turn=1)
    play(s, "die 1")
    assert (over(s), table(s).round) == (False, 1000)
    play(s, "die 1")
    assert not over(s)
    play(s, "die 1")
    assert over(s)


@pytest.mark.clause("KL-13.6")
def test_an_equal_distance_goes_by_turn_order() -> None:
    s = last_round("a1-35", "a4-36", "a3-36", order=[2, 1, 0])
    play(s, "die 1")
    assert [player(s, seat).place for seat in range(3)] == [0, 2, 1]


@pytest.mark.clause("KL-13.6")
def test_a_coalition_of_the_only_two_players_gets_everything() -> None:
    s = arrange(at("a1-35"), at("", joins=0), round=1000, order=[1, 0], turn=0, coalition_two_players=True)
    play(s, "die 1", "die 1")
    assert over(s)
    assert s.scores() == [30, 30]
