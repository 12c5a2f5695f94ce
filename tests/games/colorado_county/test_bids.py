"""Section 6 and option 10.3: reveal, sealed bids and the choice of cards."""

from __future__ import annotations

from itertools import combinations

import pytest

import westward
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.events import BidShown, Drew
from westward.games.colorado_county.state import Position

from .table import asked, chance, hand, kinds, may, play, reason, table

THREE = ("blue-single", "red-pair", "green-knight")
FLAGS = {"blue": "A1 A3 A5", "red": "C9 E10 G10", "green": "O1 O3 O9", "yellow": "H6 J5 J10"}
FOUR = {0: [3, 8, 40, 41], 1: [1, 2, 66], 2: [65], 3: [7, 9]}


def four(start: int = 0) -> Position:
    """Four players before their bids; nobody has land to sell."""
    return arrange(4, face_up=THREE, flags=FLAGS, hands=FOUR, start=start)


def draws(journal: westward.Journal) -> list[int]:
    """Who drew cowboys, in order."""
    return [e.seat for e in journal if isinstance(e, Drew)]


def finish(s: Position) -> westward.Journal:
    """Everybody takes the first card and places it in the first way; until the redraw is over."""
    journal: westward.Journal = []
    auction = table(s).auction
    rng = westward.Rng(4)
    while s.to_act != westward.OVER and table(s).auction == auction:
        s.play(s.draw(rng) if s.to_act == westward.CHANCE else s.legal()[0], journal)
    return journal


@pytest.mark.clause("CC-6.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 2), (3, 2), (4, 3)])
def test_two_or_three_cards_are_turned_face_up(players: int, cards: int) -> None:
    s = arrange(players, "auction", hands={0: [1]})
    chance(s)
    assert (len(table(s).face_up), sum(table(s).stack.values())) == (cards, 12 - cards)


@pytest.mark.clause("CC-6.2", "CC-12.1")
def test_bids_are_asked_in_turn_order_and_revealed_together() -> None:
    s = four(start=2)
    assert (asked(s), s.pending()) == ((2, "bid"), [2, 3, 0, 1])
    told = play(s, "bid 1 top 65", "bid 2 top 9", "no-bid")
    assert told == []
    assert table(s).bids == [(0, 0)] * 4
    assert kinds(play(s, "bid 3 top 66"))[:4] == ["BidShown", "BidShown", "NoBidShown", "BidShown"]
    assert table(s).bids == [(0, 0), (3, 66), (1, 65), (2, 9)]


@pytest.mark.clause("CC-6.2", "CC-12.1")
def test_the_order_in_which_sealed_bids_come_in_makes_no_difference() -> None:
    bids = {0: "bid 2 top 41", 1: "no-bid", 2: "bid 1 top 65", 3: "bid 2 top 9"}
    ends = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]):
        now: westward.State = four()
        for seat in order:
            now = now.asking(seat)
            assert now.to_act == seat
            now.play(now.space.parse(bids[seat]))
        ends.append(now.key())
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.clause("CC-6.3")
def test_one_bids_only_cowboys_of_the_own_hand() -> None:
    s = four()
    assert reason(s, "bid 1 top 66") == ("not-your-cowboy", "CC-6.3")
    assert reason(s, "bid 5 top 41") == ("too-many", "CC-6.5")


@pytest.mark.example(10)
@pytest.mark.clause("CC-6.4", "CC-6.5")
def test_a_bid_is_a_count_and_a_top_and_the_rest_are_the_lowest() -> None:
    s = arrange(2, face_up=["blue-single", "red-pair"], flags=FLAGS, hands={0: [5, 20, 41], 1: [60, 61]})
    assert may(s) == {"no-bid", "1 top 5", "1 top 20", "1 top 41", "2 top 20", "2 top 41", "3 top 41"}
    assert reason(s, "bid 2 top 5") == ("too-few-below", "CC-6.5")
    play(s, "bid 2 top 41", "no-bid")
    assert hand(s, 0) == [20]


@pytest.mark.clause("CC-6.5")
def test_fifteen_cowboys_make_121_bids() -> None:
    s = arrange(2, face_up=["blue-single", "red-pair"], hands={0: range(11, 26), 1: [1]})
    assert len(s.legal()) == 121


@pytest.mark.clause("CC-6.6", "CC-12.2")
def test_without_a_marker_or_a_cowboy_there_is_only_no_bid_and_no_question() -> None:
    s = arrange(
        3, face_up=["blue-single", "red-pair"], hands={0: [5], 1: [6], 2: []}, supply={0: 0}, sale_windows="off"
    )
    assert s.pending() == [1]
    play(s, "bid 1 top 6")
    assert table(s).bids == [(0, 0), (1, 6), (0, 0)]


@pytest.mark.example(11)
@pytest.mark.clause("CC-6.7", "CC-6.9", "CC-7.13")
def test_more_cowboys_rank_first_then_the_higher_top() -> None:
    s = four()
    play(s, "bid 3 top 40", "bid 3 top 66", "bid 1 top 65", "no-bid")
    assert table(s).ranking == [1, 0, 2]
    told = finish(s)
    assert kinds(told).count("Picked") == 3
    assert draws(told) == [3, 3]


@pytest.mark.example(12)
@pytest.mark.clause("CC-7.14", "CC-6.12")
def test_if_all_bid_the_last_gets_no_card_and_draws_one() -> None:
    s = four()
    play(s, "bid 3 top 40", "bid 3 top 66", "bid 1 top 65", "bid 1 top 7")
    assert table(s).ranking == [1, 0, 2, 3]
    told = finish(s)
    assert kinds(told).count("Picked") == 3
    assert draws(told) == [3]


@pytest.mark.example(13)
@pytest.mark.clause("CC-6.13", "CC-7.13", "CC-10.5")
@pytest.mark.parametrize(("mode", "drawers"), [("last_place", [0, 1, 0, 1]), ("lowest_nonzero", [0, 1, 0, 1, 2])])
@pytest.mark.effect("redraw_mode=lowest_nonzero")
def test_a_card_nobody_takes_is_discarded_and_its_flags_stay(mode: str, drawers: list[int]) -> None:
    cards = ["blue-single", "red-single"]
    s = arrange(3, face_up=cards, flags=FLAGS, hands={0: [4], 1: [5], 2: [9, 30]}, redraw_mode=mode, sale_windows="off")
    play(s, "no-bid", "no-bid", "bid 2 top 30")
    told = play(s, "pick blue-single")
    assert kinds(told) == ["Picked", "Discarded"]
    told = play(s, "place A1")
    flags = list(table(s).flags.values())
    assert (flags.count("blue"), flags.count("red")) == (2, 3)
    assert draws(finish(s)) == drawers


@pytest.mark.example(14)
@pytest.mark.clause("CC-7.15", "CC-6.13")
def test_draws_go_round_the_table_until_the_bag_is_empty() -> None:
    s = arrange(4, face_up=THREE, flags=FLAGS, bag=6, sale_windows="off")
    assert table(s).bag == 6
    told = play(s, "no-bid", "no-bid", "no-bid", "no-bid")
    assert kinds(told).count("Discarded") == 3
    assert draws(finish(s)) == [0, 1, 2, 3, 0, 1]
    assert table(s).bag == 0


@pytest.mark.example(15)
@pytest.mark.clause("CC-7.14", "CC-6.12")
def test_of_two_players_both_get_a_card_and_the_lower_bidder_draws() -> None:
    s = arrange(2, face_up=["blue-single", "red-single"], flags=FLAGS, hands={0: [10], 1: [11]}, sale_windows="off")
    play(s, "bid 1 top 10", "bid 1 top 11")
    assert asked(s) == (1, "pick")
    play(s, "pick red-single")
    assert table(s).cards == ["blue-single", "red-single"]
    assert draws(finish(s)) == [0]


@pytest.mark.example(16)
@pytest.mark.clause("CC-6.7", "CC-6.8")
def test_the_sum_of_the_values_does_not_matter() -> None:
    s = arrange(2, face_up=["blue-single", "red-pair"], flags=FLAGS, hands={0: [1, 2], 1: [66]})
    play(s, "bid 2 top 2", "bid 1 top 66")
    assert table(s).ranking == [0, 1]


@pytest.mark.clause("CC-6.9")
def test_who_makes_no_bid_gets_no_card() -> None:
    s = four()
    play(s, "no-bid", "bid 1 top 1", "no-bid", "no-bid")
    assert (table(s).ranking, asked(s)) == ([1], (1, "pick"))
    play(s, "pick green-knight")
    assert table(s).cards == ["", "green-knight", "", ""]


@pytest.mark.clause("CC-6.10", "CC-12.6")
def test_all_bids_go_into_the_bag_and_everybody_sees_them() -> None:
    s = four()
    before = table(s).bag
    told = play(s, "bid 2 top 40", "bid 1 top 66", "bid 1 top 65", "bid 1 top 7")
    assert [(e.seat, e.cowboys) for e in told if isinstance(e, BidShown)] == [
        (0, [3, 40]),
        (1, [66]),
        (2, [65]),
        (3, [7]),
    ]
    assert (table(s).bag, table(s).hands) == (before + 5, [2, 2, 0, 1])
    assert all(table(s).whereabouts[value - 1] == 1 << 7 for value in (3, 40, 66, 65, 7)), (
        "all know that they are in the bag"
    )


@pytest.mark.clause("CC-6.11", "CC-12.2")
def test_bidders_choose_in_ranking_order_and_the_last_takes_what_is_left() -> None:
    s = four()
    play(s, "bid 1 top 40", "bid 1 top 66", "bid 1 top 65", "no-bid")
    assert (asked(s), may(s)) == ((1, "pick"), set(THREE))
    assert reason(s, "pick yellow-pair") == ("card-not-there", "CC-6.11")
    assert reason(s, "pass")[0] == "other-question", "taking a card is mandatory"
    play(s, "pick red-pair")
    assert (asked(s), may(s)) == ((2, "pick"), {"blue-single", "green-knight"})
    play(s, "pick green-knight")
    assert table(s).cards == ["blue-single", "red-pair", "green-knight", ""]


@pytest.mark.clause("CC-6.12")
def test_with_three_players_one_always_ends_without_a_card() -> None:
    s = arrange(3, face_up=["blue-single", "red-pair"], flags=FLAGS, hands={0: [1], 1: [2], 2: [3]})
    play(s, "bid 1 top 1", "bid 1 top 2", "bid 1 top 3", "pick red-pair")
    assert table(s).cards == ["", "blue-single", "red-pair"]


@pytest.mark.clause("CC-6.14")
def test_all_cards_are_chosen_before_the_first_marker_is_placed() -> None:
    s = four()
    play(s, "bid 1 top 40", "bid 1 top 66", "bid 1 top 65", "no-bid", "pick red-pair")
    assert asked(s) == (2, "pick")
    assert table(s).markers == [[]] * 4


@pytest.mark.clause("CC-12.3")
def test_equal_cards_are_interchangeable() -> None:
    s = arrange(3, face_up=["blue-single", "blue-single"], flags=FLAGS, hands={0: [1], 1: [2], 2: [3]})
    play(s, "bid 1 top 1", "bid 1 top 2", "bid 1 top 3")
    assert table(s).cards == ["", "blue-single", "blue-single"], "there was nothing to choose"
    s = arrange(4, face_up=["blue-single", "blue-single", "red-pair"], flags=FLAGS, hands=FOUR)
    play(s, "bid 1 top 3", "no-bid", "no-bid", "no-bid")
    assert may(s) == {"blue-single", "red-pair"}


@pytest.mark.clause("CC-10.3")
@pytest.mark.effect("bid_mode=free")
def test_a_free_bid_is_put_forward_cowboy_by_cowboy_in_rising_order() -> None:
    s = arrange(
        2, face_up=["blue-single", "red-pair"], flags=FLAGS, hands={0: [5, 20, 41], 1: [60, 61]}, bid_mode="free"
    )
    assert may(s) == {"done", "5", "20", "41"}
    play(s, "add 20")
    assert may(s) == {"done", "41"}
    assert reason(s, "add 5") == ("rising-order", "CC-10.3")
    assert reason(s, "add 60") == ("not-your-cowboy", "CC-6.3")
    assert (table(s, 0).forward, table(s, 1).forward, table(s).forward) == ([20], [], [])
    play(s, "add 41")
    assert asked(s) == (1, "bid-freely"), "no higher cowboy is left"
    play(s, "done")
    assert (table(s).bids, hand(s, 0)) == ([(2, 41), (0, 0)], [5])


@pytest.mark.clause("CC-10.3")
def test_every_set_of_cowboys_can_be_bid_freely() -> None:
    values = [5, 20, 41, 50]
    for size in range(5):
        for wanted in combinations(values, size):
            s = arrange(
                2, face_up=["blue-single", "red-pair"], hands={0: values, 1: []}, bid_mode="free", sale_windows="off"
            )
            for value in wanted:
                assert len(s.legal()) <= len(values) + 1
                play(s, f"add {value}")
            if asked(s)[1] == "bid-freely":
                play(s, "done")
            assert hand(s, 0)[: 4 - size] == [value for value in values if value not in wanted] or size == 0


@pytest.mark.clause("CC-10.3", "CC-12.1")
def test_free_bids_are_collected_at_once_and_nobody_sees_them() -> None:
    s: westward.State = arrange(
        3, face_up=["blue-single", "red-pair"], hands={0: [5, 6, 7], 1: [8, 9], 2: [10]}, bid_mode="free"
    )
    assert s.pending() == [0, 1, 2]
    before = [westward.view(s, seat) for seat in (westward.SPECTATOR, 0, 2)]
    for seat, line in ((1, "add 8"), (0, "add 5"), (2, "add 10"), (0, "add 7"), (1, "done")):
        s = s.asking(seat)
        s.play(s.space.parse(line))
        if line == "add 8":
            assert [westward.view(s.asking(0), other) for other in (westward.SPECTATOR, 0, 2)] == before, (
                "not even that one has begun"
            )
    assert isinstance(s, Position)
    assert table(s).bids == [(2, 7), (1, 8), (1, 10)]
