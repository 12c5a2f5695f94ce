"""Sections 3 and 4 and option 10.1: the set-up, the course of a round, and how lakes are laid."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import westward
from westward.games.colorado_county import components
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.events import RoundBegan
from westward.games.colorado_county.state import Position

from .table import asked, chance, hand, kinds, may, play, reason, start, table, until


@pytest.mark.clause("CC-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_picks_the_start_player_uniformly(players: int) -> None:
    s = start(players)
    assert asked(s) == (westward.CHANCE, "first")
    assert (may(s), s.weights()) == ({str(i + 1) for i in range(players)}, [1] * players)
    play(s, "start 2")
    assert table(s).start == 1


@pytest.mark.clause("CC-3.2")
def test_a_layout_is_drawn_or_named() -> None:
    s = start(3)
    play(s, "start 1")
    assert (may(s), s.weights()) == ({"valley", "north_fork", "twin_basins", "long_river"}, [1] * 4)
    play(s, "layout long_river")
    assert table(s).lakes[0].fields == ["M2"]
    named = start(3, layout="valley")
    play(named, "start 1")
    assert [one.fields[0] for one in table(named).lakes] == ["H4", "J8", "K2", "E7", "M5", "C2"]


@pytest.mark.clause("CC-3.2")
@pytest.mark.effect("layout=valley", "layout=north_fork", "layout=twin_basins", "layout=long_river")
@pytest.mark.parametrize(
    ("layout", "pond"), [("valley", "H4"), ("north_fork", "C2"), ("twin_basins", "F5"), ("long_river", "M2")]
)
def test_a_named_layout_lies_where_it_says(layout: str, pond: str) -> None:
    s = start(3, layout=layout)
    play(s, "start 1")
    assert (asked(s)[1], table(s).lakes[0].fields) == ("draw", [pond])


@pytest.mark.clause("CC-3.3", "CC-3.4", "CC-3.8")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 5), (4, 4)])
def test_players_begin_with_40_markers_their_tiles_and_no_points(players: int, tiles: int) -> None:
    s = start(players)
    chance(s)
    v = table(s)
    assert (v.supply, v.tiles, v.head.scores) == ([40] * players, [tiles] * players, [0] * players)


@pytest.mark.clause("CC-3.5")
@pytest.mark.parametrize(("players", "left"), [(2, 36), (3, 21), (4, 6)])
def test_each_draws_15_of_66_cowboys(players: int, left: int) -> None:
    s = start(players, layout="valley")
    play(s, "start 1")
    assert may(s) == {str(value) for value in range(1, 67)}
    chance(s)
    assert (table(s).hands, table(s).bag) == ([15] * players, left)
    assert len({value for seat in range(players) for value in hand(s, seat)}) == 15 * players


@pytest.mark.clause("CC-3.6", "CC-3.7")
def test_every_stack_has_three_cards_of_each_colour() -> None:
    s = start(3)
    rng = westward.Rng(3)
    seen: list[list[str]] = [[], [], [], []]
    while s.to_act != westward.OVER:
        number = table(s).round - 1
        action = s.draw(rng) if s.to_act == westward.CHANCE else s.legal()[0]
        if s.space.format(action).startswith("reveal"):
            seen[number].append(s.space.format(action).split()[1])
        s.play(action)
    assert [Counter(card.split("-")[0] for card in stack) for stack in seen] == [
        Counter(blue=3, red=3, yellow=3, green=3)
    ] * 4
    whole = dict(zip(components.CARD_NAMES, components.CARD_COUNT, strict=True))
    assert Counter(card for stack in seen for card in stack) == Counter(whole)


@pytest.mark.clause("CC-3.6")
def test_the_next_card_is_as_likely_as_in_a_shuffled_stack() -> None:
    s = arrange(3, "auction")
    assert asked(s) == (westward.CHANCE, "reveal")
    weights = dict(zip([s.space.format(a).split()[1] for a in s.legal()], s.weights(), strict=True))
    assert weights["blue-single"] == 4 * weights["blue-knight"] == 4 * weights["green-long"]
    play(s, "reveal blue-single")
    weights = dict(zip([s.space.format(a).split()[1] for a in s.legal()], s.weights(), strict=True))
    blue = sum(weight for name, weight in weights.items() if name.startswith("blue"))
    red = sum(weight for name, weight in weights.items() if name.startswith("red"))
    assert blue * 3 == red * 2, "two blue and three red cards are left in this stack"
    assert weights["blue-single"] * 2 == weights["blue-pair"] * 3, (
        "of eleven blue cards three are single, two are pairs"
    )


@pytest.mark.clause("CC-3.9")
def test_the_start_player_moves_on_clockwise_each_round() -> None:
    s = start(4, sale_windows="off")
    journal: westward.Journal = []
    rng = westward.Rng(1)
    while s.to_act != westward.OVER:
        s.play(s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()), journal)
    begun = [(e.round, e.seat) for e in journal if isinstance(e, RoundBegan)]
    first = begun[0][1]
    assert begun == [(r + 1, (first + r) % 4) for r in range(4)]


@pytest.mark.clause("CC-3.10", "CC-5.1")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 4), (4, 3)])
def test_players_place_flags_in_turn_order_from_the_start_player(players: int, each: int) -> None:
    s = arrange(players, start=1)
    seats = []
    while asked(s)[1] == "flag":
        seats.append(asked(s)[0])
        s.play(s.legal()[0])
    assert seats == [(1 + i) % players for i in range(12)]
    assert Counter(seats) == Counter(dict.fromkeys(range(players), each))


def questions_of_a_round(s: Position) -> list[str]:
    """What is asked from now until the round is scored, each once in a row; everybody bids one cowboy, nobody sells."""
    seen: list[str] = []
    rng = westward.Rng(2)
    number = table(s).round
    while s.to_act != westward.OVER and table(s).round == number:
        name = asked(s)[1]
        facts = table(s).head.question
        name += f" {facts.facts['window']}" if facts is not None and name == "sell" else ""
        if not seen or seen[-1] != name:
            seen.append(name)
        if s.to_act == westward.CHANCE:
            s.play(s.draw(rng))
        else:
            s.play(s.legal()[1] if asked(s)[1] == "bid" else s.legal()[0])
    return seen


@pytest.mark.clause("CC-4.1", "CC-8.2", "CC-8.3", "CC-7.1")
def test_a_round_runs_through_its_steps() -> None:
    s = arrange(
        3,
        "round_start",
        round=2,
        markers={0: "A5", 1: "O5"},
        hands={0: range(1, 20), 1: range(20, 40), 2: range(40, 60)},
    )
    seen = questions_of_a_round(s)
    assert seen[:4] == ["sell round_start", "flag", "reveal", "sell pre_bid"]
    one = ["reveal", "sell pre_bid", "bid", "pick", "sell pre_place", "place", "draw"]
    without_choice = [name for name in seen[2:] if name != "pick" and name != "place"]
    assert without_choice == [name for name in one if name not in ("pick", "place")] * 6
    for name, after in pairwise(seen[2:]):
        assert one.index(name) < one.index(after) or after == "reveal"


@pytest.mark.clause("CC-4.1", "CC-8.3")
def test_the_first_round_begins_with_the_flags() -> None:
    s = start(2)
    chance(s)
    assert (table(s).round, asked(s)[1]) == (1, "flag")


@pytest.mark.clause("CC-4.2")
@pytest.mark.parametrize(("players", "auctions", "cards"), [(2, 6, 2), (3, 6, 2), (4, 4, 3)])
def test_a_round_has_exactly_as_many_auctions_as_the_stack_gives(players: int, auctions: int, cards: int) -> None:
    s = arrange(players, "auction", sale_windows="off")
    revealed: list[int] = []
    rng = westward.Rng(1)
    while table(s).round == 1:
        line = s.space.format(action := s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()))
        if line.startswith("reveal"):
            revealed.append(table(s).auction)
        s.play(action)
    assert revealed == [number + 1 for number in range(auctions) for _ in range(cards)]
    assert table(s).auctions == auctions


@pytest.mark.clause("CC-10.1")
@pytest.mark.effect("lake_mode=scatter")
def test_scattered_lakes_are_laid_largest_first_with_all_places_equally_likely() -> None:
    s = start(2, lake_mode="scatter")
    play(s, "start 1")
    counts = []
    while asked(s)[1] == "scatter":
        assert set(s.weights()) == {1}
        counts.append(len(s.legal()))
        s.play(s.legal()[len(s.legal()) // 3])
    assert counts[0] == 264, "four turns of the largest lake in 66 places each"
    assert [len(one.fields) for one in table(s).lakes] == [1, 2, 3, 4, 5, 7]
    assert len(counts) == 6


@pytest.mark.clause("CC-10.1")
@pytest.mark.effect("lake_mode=draft")
def test_in_a_draft_players_lay_the_lakes_in_turn_largest_first() -> None:
    s = start(4, lake_mode="draft")
    play(s, "start 3")
    seats, sizes = [], []
    while asked(s)[1] == "lake":
        seats.append(asked(s)[0])
        s.play(s.legal()[0])
        sizes.append(max(len(one.fields) for one in table(s).lakes if len(one.fields) not in sizes))
    assert (seats, sizes) == ([2, 3, 0, 1, 2, 3], [7, 5, 4, 3, 2, 1])


@pytest.mark.clause("CC-10.1")
def test_the_lake_with_most_places_has_596_of_them() -> None:
    sizes = Counter(components.SPOT_LAKE)
    assert max(sizes.values()) == 596
    assert set(Counter(components.SPOT_NAMES).values()) == {1}


@pytest.mark.clause("CC-10.1", "CC-2.6")
def test_a_lake_may_be_turned_and_mirrored_but_not_touch_another() -> None:
    s = start(2, lake_mode="draft")
    play(s, "start 1")
    assert reason(s, "lake H4") == ("other-lake", "CC-10.1")
    play(s, "lake C2-D2-C3-D3-E3-C4-D4")
    assert "M5-N5-M6-N6-M7" in may(s)
    assert "M5-N5-M6-N6-N7" in may(s), "mirrored"
    assert "L5-M5-N5-M6-N6" in may(s), "turned"
    assert reason(s, "lake F4-G4-F5-G5-F6") == ("lakes-touch", "CC-2.6")


@pytest.mark.clause("CC-10.1")
def test_however_badly_lakes_are_drafted_the_next_one_has_a_place() -> None:
    for seed in range(30):
        s = start(3, lake_mode="draft")
        until(s, "lake", seed)
        rng = westward.Rng(seed)
        while asked(s)[1] == "lake":
            fewest = min((rng.pick(s.legal()) for _ in range(6)), key=lambda a: crowding(s, a))
            s.play(fewest)
        assert len(table(s).lakes) == 6


def crowding(s: Position, action: int) -> int:
    """How many places the next lake would have after an action."""
    after = s.copy()
    after.apply(action)
    return len(after.legal()) if asked(after)[1] == "lake" else 0


def test_what_happens_at_the_start_is_told() -> None:
    s = start(2)
    told = play(s, "start 1", "layout valley")
    assert kinds(told) == ["First", "LakesLaid"]
    drafted = start(2, lake_mode="draft")
    play(drafted, "start 1")
    assert kinds(play(drafted, "lake C2-D2-C3-D3-E3-C4-D4")) == ["LakeLaid"]
