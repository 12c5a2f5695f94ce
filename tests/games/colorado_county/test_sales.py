"""Section 8 and options 10.7 and 10.9: selling land."""

from __future__ import annotations

import pytest

import westward
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.state import Position

from .table import asked, chance, hand, kinds, lake, may, owner_of, play, reason, table

HANDS = {0: [10, 11], 1: [4, 33, 34], 2: [50, 51]}
CARDS = ["blue-single", "red-pair"]
FLAGS = {"blue": "A1 A3", "red": "O1 O3"}


def window(name: str = "pre_bid", **facts: object) -> Position:
    """Three players in a sale window; only the first has land, on C9 and C10."""
    known: dict[str, object] = {"markers": {0: "C9 C10"}, "hands": HANDS, "flags": FLAGS, "face_up": CARDS, **facts}
    return arrange(3, name, **known)  # type: ignore[arg-type]  # the facts are named by each test


@pytest.mark.example(17)
@pytest.mark.clause("CC-8.9", "CC-8.14", "CC-8.7")
def test_land_nobody_wants_becomes_free_and_the_seller_draws_two() -> None:
    s = window()
    play(s, "sell C9", "decline", "decline")
    assert (owner_of(s, "C9"), table(s).supply[0], table(s).tiles[0]) == (-1, 39, 4)
    play(s, "draw 20", "draw 21")
    assert hand(s, 0) == [10, 11, 20, 21]
    assert asked(s) == (0, "sell")


@pytest.mark.example(18)
@pytest.mark.clause("CC-8.10", "CC-8.13", "CC-12.6")
def test_a_sole_buyer_pays_one_cowboy_of_his_choice_openly() -> None:
    s = window()
    play(s, "sell C9", "want", "decline")
    assert (asked(s), may(s)) == ((1, "pay"), {"4", "33", "34"})
    assert reason(s, "pay 50") == ("not-your-cowboy", "CC-8.10")
    play(s, "pay 4")
    assert (owner_of(s, "C9"), table(s).supply) == (1, [39, 39, 40])
    assert table(s).whereabouts[4 - 1] == 1 << 0, "everybody saw it go to the seller"
    play(s, "draw 20", "draw 21")
    assert (hand(s, 0), hand(s, 1)) == ([4, 10, 11, 20, 21], [33, 34])


@pytest.mark.example(19)
@pytest.mark.clause("CC-8.11", "CC-8.12", "CC-10.7")
@pytest.mark.parametrize(("losers", "left"), [("keep", [50, 51]), ("bag", [51])])
@pytest.mark.effect("sale_losers=bag")
def test_the_best_of_several_bids_buys(losers: str, left: list[int]) -> None:
    s = window(sale_losers=losers)
    play(s, "sell C9", "want", "want")
    assert (asked(s), s.pending()) == ((1, "land-bid"), [1, 2])
    assert reason(s, "no-bid") == ("bid-at-least-one", "CC-8.11")
    assert may(s) == {"1 top 4", "1 top 33", "1 top 34", "2 top 33", "2 top 34", "3 top 34"}
    before = table(s).bag
    play(s, "bid 2 top 33", "bid 1 top 50")
    assert (owner_of(s, "C9"), hand(s, 1), hand(s, 2)) == (1, [34], left)
    assert table(s).bag == before + (losers == "bag")
    assert ("50" in may(s)) == (losers == "bag"), "the seller draws after the loser has paid"
    play(s, "draw 20", "draw 21")
    assert hand(s, 0) == [4, 10, 11, 20, 21, 33]


@pytest.mark.example(20)
@pytest.mark.clause("CC-8.1", "CC-8.5")
def test_who_has_sold_twice_or_has_no_tile_is_not_asked() -> None:
    markers = {0: "C9", 1: "C10", 2: "A5"}
    s = window(markers=markers, sold={0: 2}, tiles={0: 3, 1: 0})
    assert asked(s) == (2, "sell")
    play(s, "pass")
    assert asked(s)[1] == "bid"
    after = window("round_start", markers=markers, tiles={1: 0}, round=2, face_up=())
    assert asked(after) == (0, "sell"), "in the next round the first may sell again"
    play(after, "pass")
    assert asked(after) == (2, "sell"), "who has no tile is never asked again"


@pytest.mark.example(21)
@pytest.mark.clause("CC-8.4", "CC-11.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_after_the_last_placement_of_a_round_scoring_follows_at_once(number: int) -> None:
    s = arrange(3, round=number, auction=6, flags={"blue": "A1 A5"}, cards={0: "blue-single"}, sale_windows="wide")
    play(s, "place A1")
    told = chance(s)
    assert kinds(told).count("Scored") == 3
    assert asked(s) == ((0, "sell") if number < 4 else (westward.OVER, ""))


@pytest.mark.example(21)
@pytest.mark.clause("CC-8.4")
def test_nobody_sells_directly_before_a_scoring_when_nobody_bid() -> None:
    land = {0: "H6 H7 H8"}
    s = arrange(3, round=1, auction=6, face_up=CARDS, hands=HANDS, markers=land, flags=FLAGS)
    play(s, "no-bid", "no-bid", "no-bid")
    chance(s)
    assert (table(s).round, table(s).points[0][0]) == (2, [0, 0, 0, 0]), "H6 H7 alone would have been a double"
    earlier = arrange(3, round=1, auction=5, face_up=CARDS, hands=HANDS, markers=land, flags=FLAGS)
    play(earlier, "no-bid", "no-bid", "no-bid")
    assert asked(earlier) == (0, "sell"), "another auction follows"


@pytest.mark.clause("CC-8.4", "CC-7.10")
def test_a_card_that_brings_no_marker_does_not_keep_the_last_window_open() -> None:
    facts: dict[str, object] = {"auction": 6, "markers": {0: "C9"}, "hands": {0: [10], 1: [4, 5]}}
    s = arrange(3, "pre_place", cards={1: "blue-single"}, flags=FLAGS, supply={1: 1}, **facts)  # type: ignore[arg-type]
    assert asked(s) == (0, "sell")
    play(s, "sell C9", "want", "pay 4", "draw 20", "draw 21")
    chance(s)
    assert table(s).round == 2, "with the last marker on C9 the scoring is next, and the window is over"
    no_flag = arrange(3, "pre_place", cards={1: "green-single"}, flags=FLAGS, **facts)  # type: ignore[arg-type]
    chance(no_flag)
    assert table(no_flag).round == 2


@pytest.mark.example(33)
@pytest.mark.clause("CC-10.9", "CC-8.4")
@pytest.mark.effect("sale_windows=always")
def test_with_always_one_sells_between_two_placements() -> None:
    s = window("bid", auction=6, markers={2: "H6"}, tiles={0: 0, 1: 0}, sale_windows="always")
    play(s, "bid 1 top 11", "bid 2 top 33", "no-bid")
    seen: list[str] = []
    while table(s).round == 1:
        question = table(s).head.question
        assert question is not None
        if question.seat >= 0:
            seen.append(str(question.facts.get("window", question.name)))
        s.play(s.legal()[0])
    assert seen == ["pre_pick", "pick", "pre_pick", "pre_place", "place", "next_place", "place"]


@pytest.mark.clause("CC-10.9")
def test_with_always_a_field_sold_between_two_flags_is_free_for_the_next() -> None:
    s = arrange(3, "flag", round=2, markers={0: "H6"}, hands=HANDS, sale_windows="always")
    play(s, "flag blue A1")
    assert (asked(s), table(s).head.question.facts["window"]) == ((0, "sell"), "pre_flag")  # type: ignore[union-attr]
    play(s, "sell H6", "decline", "decline", "draw 20", "draw 21")
    assert asked(s) == (1, "flag")
    assert {"blue H6", "red H6"} <= may(s)


@pytest.mark.clause("CC-8.3", "CC-10.9")
@pytest.mark.parametrize(
    ("mode", "answer"),
    [("standard", ("no-window", "CC-8.3")), ("wide", ("no-window", "CC-10.9")), ("off", ("no-sales", "CC-10.9"))],
)
def test_outside_the_windows_the_refusal_names_them(mode: str, answer: tuple[str, str]) -> None:
    s = arrange(3, flags=FLAGS, cards={0: "blue-single"}, markers={0: "G6"}, sale_windows=mode)
    assert (asked(s), reason(s, "sell G6")) == ((0, "place"), answer)
    assert reason(s, "no-bid") == ("other-question", "CC-7.2")


@pytest.mark.clause("CC-8.4", "CC-5.1")
def test_without_land_to_sell_the_next_round_begins_with_flags() -> None:
    s = arrange(3, round=1, auction=6, face_up=CARDS, hands=HANDS)
    play(s, "no-bid", "no-bid", "no-bid")
    chance(s)
    assert (table(s).round, asked(s)) == (2, (1, "flag"))


@pytest.mark.example(22)
@pytest.mark.clause("CC-8.14")
def test_the_seller_draws_only_what_is_left_in_the_bag() -> None:
    s = arrange(4, "pre_bid", markers={0: "C9"}, bag=1, face_up=[*CARDS, "green-long"], flags=FLAGS)
    play(s, "sell C9", "decline", "decline", "decline")
    before = table(s).hands[0]
    assert len(s.legal()) == 1
    s.play(s.legal()[0])
    assert (table(s).hands[0], table(s).bag, asked(s)[1]) == (before + 1, 0, "bid")


@pytest.mark.clause("CC-8.1")
def test_one_offers_only_the_own_markers() -> None:
    s = window(markers={0: "C9", 1: "C10"})
    assert may(s) == {"pass", "pass-round", "C9"}
    assert reason(s, "sell C10") == ("not-your-land", "CC-8.1")
    assert reason(s, "sell A9") == reason(s, "sell H4") == ("nobodys-land", "CC-8.1")


@pytest.mark.clause("CC-8.3")
@pytest.mark.parametrize("name", ["round_start", "pre_bid", "pre_place"])
def test_the_standard_windows(name: str) -> None:
    s = window(name, round=2, face_up=() if name == "round_start" else CARDS)
    question = table(s).head.question
    assert question is not None
    assert (question.name, question.facts["window"]) == ("sell", name)


@pytest.mark.clause("CC-8.5", "CC-8.6")
def test_each_is_asked_once_in_turn_order() -> None:
    s = window(markers={0: "C9", 1: "C10", 2: "A5"}, start=1)
    seats = []
    while asked(s)[1] == "sell":
        seats.append(asked(s)[0])
        play(s, "pass")
    assert seats == [1, 2, 0]


@pytest.mark.clause("CC-8.6", "CC-8.17")
def test_after_a_sale_the_same_player_is_asked_again_while_entitled() -> None:
    s = window(markers={0: "C9 C10 D10", 1: "A5"}, hands={0: [10]})
    play(s, "sell C9", "draw 20", "draw 21")
    assert asked(s) == (0, "sell")
    play(s, "sell C10", "draw 22", "draw 23")
    assert asked(s) == (1, "sell"), "two sales are the limit of a round"
    play(s, "sell A5")
    assert asked(s) == (0, "interest"), "but buying is not limited"


@pytest.mark.clause("CC-8.6")
def test_a_standing_pass_lasts_for_the_round_and_is_recorded() -> None:
    s = window("pre_bid", markers={0: "C9 C10", 1: "A5"})
    told = play(s, "pass-round")
    assert kinds(told) == ["PassedRound"]
    assert table(s).not_selling == [0]
    play(s, "pass", "no-bid", "no-bid", "no-bid")
    assert asked(s) == (1, "sell"), "before placing, the first is not asked"
    while table(s).round == 1:
        s.play(s.draw(westward.Rng(1)) if s.to_act == westward.CHANCE else s.legal()[0])
        assert (s.to_act, asked(s)[1], table(s).round) != (0, "sell", 1)
    assert table(s).not_selling == [], "in the next round it is forgotten"


@pytest.mark.clause("CC-8.7")
def test_an_offer_is_binding_and_costs_a_tile() -> None:
    s = window()
    told = play(s, "sell C9")
    assert (kinds(told), table(s).tiles, table(s).sold, table(s).offered) == (["Offered"], [4, 5, 5], [1, 0, 0], "C9")
    assert asked(s) == (1, "interest"), "there is no way back"


@pytest.mark.clause("CC-8.8")
def test_interest_is_asked_of_all_who_can_pay_and_place_at_the_same_time() -> None:
    s = window()
    play(s, "sell C9")
    assert (s.pending(), may(s)) == ([1, 2], {"want", "decline", "decline-window"})
    broke = window(hands={0: [10], 1: [], 2: [50]})
    play(broke, "sell C9")
    assert broke.pending() == [2]
    no_marker = window(hands={0: [10], 1: [4], 2: [50]}, supply={1: 0}, markers={0: "C9", 2: "C10"})
    play(no_marker, "sell C9")
    assert no_marker.pending() == [2]


@pytest.mark.clause("CC-8.8", "CC-12.4")
def test_answers_are_hidden_until_all_are_in_and_then_shown() -> None:
    s = window()
    play(s, "sell C9")
    other = s.copy()
    told = play(s, "want")
    play(other, "decline")
    assert told == []
    assert [table(s, seat) for seat in (westward.SPECTATOR, 0, 2)] == [
        table(other, seat) for seat in (westward.SPECTATOR, 0, 2)
    ]
    assert (table(s, 1).answer, table(other, 1).answer) == ("want", "decline")
    assert kinds(play(s, "decline"))[:2] == ["Wanted", "Declined"]


@pytest.mark.clause("CC-8.8")
def test_a_standing_no_lasts_for_the_window_and_is_recorded() -> None:
    s = window()
    play(s, "sell C9", "decline-window", "decline")
    assert table(s).not_buying == [1]
    play(s, "draw 20", "draw 21", "sell C10")
    assert s.pending() == [2], "the other is not asked again"
    play(s, "decline", "draw 22", "draw 23", "no-bid", "no-bid", "no-bid")
    chance(s)
    later = window("pre_place", face_up=(), flags={**FLAGS, "green": "H6"})
    assert table(later).not_buying == []


@pytest.mark.clause("CC-8.8", "CC-8.9")
def test_where_nobody_can_buy_nothing_is_asked() -> None:
    s = window(hands={0: [10]})
    told = play(s, "sell C9")
    assert kinds(told) == ["Offered", "Freed"]


@pytest.mark.clause("CC-8.5")
def test_where_nobody_can_sell_nothing_is_asked() -> None:
    assert asked(window(markers={}))[1] == "bid"
    assert asked(window(tiles={0: 0}))[1] == "bid"


@pytest.mark.clause("CC-8.10", "CC-12.2")
def test_who_has_only_one_cowboy_pays_it_without_being_asked() -> None:
    s = window(hands={0: [10], 1: [4], 2: [50, 51]})
    play(s, "sell C9", "want", "decline")
    assert (asked(s), hand(s, 0), hand(s, 1)) == ((-1, "draw"), [4, 10], [])


@pytest.mark.clause("CC-8.11", "CC-12.2")
def test_who_has_only_one_cowboy_bids_it_without_being_asked() -> None:
    s = window(hands={0: [10], 1: [4], 2: [50, 51]})
    play(s, "sell C9", "want", "want")
    assert s.pending() == [2]
    play(s, "bid 1 top 51")
    assert (owner_of(s, "C9"), hand(s, 0), hand(s, 1)) == (2, [10, 51], [4])


@pytest.mark.clause("CC-8.11", "CC-10.3")
def test_free_bids_for_land_need_at_least_one_cowboy() -> None:
    s = window(bid_mode="free")
    play(s, "sell C9", "want", "want")
    assert (asked(s), may(s)) == ((1, "land-bid-freely"), {"4", "33", "34"})
    assert reason(s, "done") == ("bid-at-least-one", "CC-8.11")
    play(s, "add 33", "done")
    assert asked(s) == (2, "land-bid-freely")
    play(s, "add 51")
    assert (owner_of(s, "C9"), hand(s, 0)) == (2, [10, 11, 51])


@pytest.mark.clause("CC-8.12")
def test_losing_bids_go_back_but_everybody_has_seen_them() -> None:
    s = window()
    play(s, "sell C9", "want", "want", "bid 1 top 33", "bid 1 top 51")
    assert (owner_of(s, "C9"), hand(s, 1)) == (2, [4, 33, 34])
    assert table(s).whereabouts[33 - 1] == 1 << 1


@pytest.mark.clause("CC-8.13")
def test_the_buyer_replaces_the_marker_from_the_own_supply() -> None:
    s = window()
    play(s, "sell C9", "want", "decline", "pay 33")
    assert table(s).markers == [["C10"], ["C9"], []]
    assert [n + len(fields) for n, fields in zip(table(s).supply, table(s).markers, strict=True)] == [40] * 3


@pytest.mark.clause("CC-8.15")
def test_lakes_are_looked_at_once_after_a_sale() -> None:
    s = window(markers={0: "G4 I4", 1: "H3"})
    assert lake(s, "prairie_pond").owners == [0]
    play(s, "sell G4", "want", "decline", "pay 4")
    assert (lake(s, "prairie_pond").counts, lake(s, "prairie_pond").owners) == ([1, 2, 0], [1])
    tie = arrange(
        4,
        "pre_bid",
        markers={0: "J7 J9", 1: "K7 K9", 2: "I8"},
        hands={0: [1], 2: [2], 1: [3], 3: [5]},
        face_up=[*CARDS, "green-long"],
    )
    play(tie, "sell J7", "decline", "want", "decline")
    assert lake(tie, "beaver_pond").counts == [1, 2, 2, 0]
    assert lake(tie, "beaver_pond").owners == [], "the seller has fewer than the two that are tied"


@pytest.mark.clause("CC-8.16")
def test_land_bought_this_round_may_be_offered_this_round() -> None:
    s = window(hands={0: [10], 1: [4, 33], 2: []})
    play(s, "sell C9", "want", "pay 4", "draw 20", "draw 21", "pass")
    assert (asked(s), may(s)) == ((1, "sell"), {"C9", "pass", "pass-round"}), (
        "even in the window in which it was bought"
    )
    later = window("pre_place", markers={0: "C10", 1: "C9"}, face_up=())
    play(later, "pass")
    assert "C9" in may(later)


@pytest.mark.clause("CC-8.17")
def test_the_limit_counts_sales_not_purchases() -> None:
    s = window(markers={0: "C9 C10", 1: "A5"}, hands={0: [10], 1: [4, 33, 34]})
    play(s, "sell C9", "want", "pay 4", "draw 20", "draw 21", "sell C10", "want", "pay 33", "draw 22", "draw 23")
    assert (table(s).sold, asked(s)) == ([2, 0, 0], (1, "sell"))
    play(s, "sell A5")
    assert table(s).sold == [2, 1, 0]


@pytest.mark.clause("CC-10.9", "CC-8.4")
@pytest.mark.parametrize(
    ("mode", "windows"),
    [
        ("standard", ["pre_bid", "pre_place"]),
        ("wide", ["pre_reveal", "pre_bid", "pre_place", "post_place"]),
        ("always", ["pre_reveal", "pre_bid", "pre_place", "post_place"]),
        ("off", []),
    ],
)
@pytest.mark.effect("sale_windows=wide", "sale_windows=off")
def test_the_windows_of_an_auction(mode: str, windows: list[str]) -> None:
    hands = {seat: range(1 + 15 * seat, 16 + 15 * seat) for seat in range(3)}
    flags = {"blue": "A1 A3 A5", "red": "O1 O3 O9", "green": "C9 E10 G10", "yellow": "H6 J5 J10"}
    last = [name for name in windows if name not in ("pre_place", "post_place")]  # nobody bids in this test
    for auction, expected in ((1, windows), (6, last)):
        s = arrange(3, "auction", auction=auction, markers={0: "D6"}, hands=hands, flags=flags, sale_windows=mode)
        seen: list[str] = []
        rng = westward.Rng(1)
        while table(s).auction == auction and table(s).round == 1:
            question = table(s).head.question
            if question is not None and question.name == "sell" and question.seat == 0:
                seen.append(str(question.facts["window"]))
            s.play(s.draw(rng) if s.to_act == westward.CHANCE else s.legal()[0])
        assert seen == expected


@pytest.mark.clause("CC-10.9")
def test_without_sales_nobody_is_ever_asked_to_sell() -> None:
    s = arrange(3, "round_start", round=2, markers={0: "D6"}, sale_windows="off")
    assert asked(s)[1] == "flag"
