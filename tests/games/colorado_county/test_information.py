"""Section 12: what is secret, what everybody knows, and what a redeal keeps."""

from __future__ import annotations

import pytest

import westward
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.state import Position

from .table import chance, hand, play, start, table

BAG = 7
CARDS = ["blue-single", "red-pair"]


def redealt(s: Position, seat: int, count: int = 60) -> list[Position]:
    """Many redeals for a seat."""
    rng = westward.Rng(11)
    return [s.redeal(seat, rng) for _ in range(count)]


@pytest.mark.clause("CC-12.1", "CC-12.4", "CC-12.7")
def test_nobody_sees_a_bid_or_its_size_before_all_are_in() -> None:
    s = arrange(3, face_up=CARDS, hands={0: [1, 2, 3], 1: [4, 5], 2: [6]})
    question = table(s, 0).head.question
    assert question is not None
    assert question.sealed
    ends = []
    for line in ("no-bid", "bid 1 top 1", "bid 3 top 3"):
        after = s.copy()
        play(after, line)
        ends.append([table(after, seat) for seat in (westward.SPECTATOR, 1, 2)])
    assert ends[0] == ends[1] == ends[2]
    play(s, "bid 3 top 3")
    assert table(s, 0).forward == [1, 2, 3], "but the bidder sees the own bid"


@pytest.mark.clause("CC-12.1")
def test_the_answers_of_a_seat_do_not_depend_on_another() -> None:
    s = arrange(3, face_up=CARDS, hands={0: [1, 2, 3], 1: [4, 5], 2: [6]})
    before = [s.asking(seat).legal() for seat in (1, 2)]
    for action in s.legal():
        after = s.copy()
        after.apply(action)
        assert [after.asking(seat).legal() for seat in (1, 2)] == before


@pytest.mark.clause("CC-12.4", "CC-12.5", "CC-12.7")
def test_hands_are_secret_and_their_sizes_public() -> None:
    s = start(3)
    chance(s)
    everybody = table(s)
    assert (everybody.hand, everybody.hands, everybody.bag) == ([], [15, 15, 15], 21)
    mine = table(s, 1)
    assert len(mine.hand) == 15
    assert all(mine.whereabouts[value - 1] == 1 << 1 for value in mine.hand)
    others = (1 << 0) | (1 << 2) | (1 << BAG)
    assert all(mine.whereabouts[value - 1] == others for value in range(1, 67) if value not in mine.hand)


@pytest.mark.clause("CC-12.5")
def test_what_lies_on_the_table_is_public() -> None:
    s = arrange(3, markers={0: "G4"}, flags={"blue": "A1"}, face_up=CARDS, hands={1: [5]}, tiles={2: 1}, sold={0: 1})
    v = table(s)
    assert (v.markers[0], v.flags, v.face_up) == (["G4"], {"A1": "blue"}, CARDS)
    assert (v.supply, v.tiles, v.sold, v.hands) == ([39, 40, 40], [4, 5, 1], [1, 0, 0], [0, 1, 0])
    assert v.lakes[0].owners == [0]


@pytest.mark.clause("CC-12.4")
def test_a_redeal_mixes_what_a_seat_cannot_know() -> None:
    s = start(3)
    chance(s)
    seen = {tuple(hand(one, 2)) for one in redealt(s, 0)}
    assert len(seen) > 50
    assert {tuple(hand(one, 0)) for one in redealt(s, 0)} == {tuple(hand(s, 0))}
    dealt = [value for one in redealt(s, 0, 200) for value in hand(one, 2)]
    rest = [value for value in range(1, 67) if value not in hand(s, 0)]
    share = 200 * 15 / len(rest)
    assert all(share / 2 < dealt.count(value) < share * 2 for value in rest), "every cowboy about equally often"


@pytest.mark.clause("CC-12.6", "CC-12.8")
def test_a_redeal_leaves_what_was_shown_where_it_was_shown() -> None:
    s = arrange(3, "pre_bid", markers={0: "C9"}, hands={0: [10, 11], 1: [4, 33, 34], 2: [50, 51]}, face_up=CARDS)
    play(s, "sell C9", "want", "decline", "pay 33", "draw 20", "draw 21")
    for one in redealt(s, 2):
        assert 33 in hand(one, 0)
    play(s, "pass", "bid 1 top 20", "bid 1 top 34", "no-bid")
    for one in redealt(s, 2):
        assert not {20, 34} & {*hand(one, 0), *hand(one, 1)}, "they are in the bag, and nobody has drawn since"


@pytest.mark.clause("CC-12.8")
def test_a_redeal_knows_that_who_drew_once_can_hold_only_one_of_the_returned() -> None:
    s = arrange(
        2,
        face_up=CARDS,
        hands={0: [1, 2, 3], 1: range(4, 67)},
        flags={"blue": "A1 A3", "red": "O1 O3"},
        sale_windows="off",
    )
    play(s, "bid 1 top 1", "bid 1 top 66", "pick blue-single", "place A1", "place O1+O2", "draw 66")
    for one in redealt(s, westward.SPECTATOR):
        assert len({1, 66} & set(hand(one, 0))) == 1, "the bag held just these two"
        assert not {1, 66} & set(hand(one, 1))


@pytest.mark.clause("CC-12.8", "CC-6.4")
def test_a_redeal_knows_that_a_bid_took_the_lowest_cowboys() -> None:
    s = arrange(3, face_up=CARDS, hands={0: [9, 30, 31, 40], 1: [4, 5], 2: [6]})
    play(s, "bid 3 top 40", "no-bid", "no-bid")
    for one in redealt(s, 1):
        assert all(value > 30 for value in hand(one, 0)), (
            "the second of the three bid was the second lowest of the hand"
        )
    assert table(s).whereabouts[29 - 1] & 1 == 0
    assert table(s).whereabouts[31 - 1] & 1 == 1


@pytest.mark.clause("CC-12.1", "CC-12.4")
def test_a_redeal_draws_sealed_bids_anew() -> None:
    s = arrange(2, face_up=CARDS, hands={0: [1, 2, 3], 1: [4, 5]}, sale_windows="off")
    play(s, "bid 3 top 3")
    sizes = {len(table(one, 0).forward) for one in redealt(s, 1)}
    assert sizes == {0, 1, 2, 3}
    assert {tuple(table(one, 0).forward) for one in redealt(s, 0)} == {(1, 2, 3)}


@pytest.mark.clause("CC-12.1", "CC-8.8")
def test_a_redeal_draws_sealed_answers_anew() -> None:
    s = arrange(3, "pre_bid", markers={0: "C9"}, hands={0: [10], 1: [4], 2: [50]}, face_up=CARDS)
    play(s, "sell C9", "want")
    assert {table(one, 1).answer for one in redealt(s, 2)} == {"want", "decline", "decline-window"}


@pytest.mark.clause("CC-12.2")
def test_a_decision_with_one_choice_is_carried_out_at_once() -> None:
    s = arrange(2, flags={"blue": "A1"}, cards={0: "blue-single"})
    assert table(s).markers[0] == ["A1"]


@pytest.mark.clause("CC-12.13")
@pytest.mark.parametrize(("players", "sales"), [(2, 10), (3, 15), (4, 16)])
def test_a_game_has_48_flags_its_auctions_and_at_most_so_many_sales(players: int, sales: int) -> None:
    for seed in range(3):
        s = start(players)
        rng = westward.Rng(seed)
        lines: list[str] = []
        while s.to_act != westward.OVER:
            action = s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal())
            lines.append(s.space.format(action))
            s.play(action)
        count = {kind: sum(line.startswith(kind) for line in lines) for kind in ("flag ", "reveal ", "sell ")}
        assert (count["flag "], count["reveal "]) == (48, 48)
        assert count["sell "] <= sales
        tiles = 4 if players == 4 else 5
        assert sum(table(s).tiles) + count["sell "] == tiles * players
