"""Sections 9 and 11 and options 10.6 and 10.8: lakes, scoring and the end."""

from __future__ import annotations

import pytest

import westward
from westward.core.journal import Scored
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.state import Position

from .table import asked, chance, hand, kinds, lake, owner_of, play, table

EXAMPLE = {0: "A1 B1 C1 F1 O4", 1: "A6 A7 J1 K1 O8 H10", 2: "G4 G5 I4 A10"}


def scored(players: int, number: int, markers: dict[int, str], lake_ties: str = "incumbent") -> list[list[int]]:
    """The points border, double, area, lake of every seat when a position is scored in a round."""
    s = arrange(players, "score", round=number, markers=markers, lake_ties=lake_ties)
    return table(s).points[number - 1]


def column(rows: list[list[int]], category: str) -> list[int]:
    """The points of all seats in one category."""
    return [row[["border", "double", "area", "lake"].index(category)] for row in rows]


def pond(s: Position) -> list[int]:
    """Who owns Prairie Pond."""
    return lake(s, "prairie_pond").owners


@pytest.mark.example(23)
@pytest.mark.clause("CC-9.4", "CC-9.3")
def test_a_lake_stays_with_its_owner_until_somebody_has_more() -> None:
    s = arrange(3, flags={"blue": "G4 I4 H3", "red": "H5 A1"}, cards={0: "blue-single", 1: "blue-single"})
    play(s, "place G4")
    assert pond(s) == [0]
    play(s, "place I4")
    assert pond(s) == [0], "a tie"
    assert pond(arrange(3, markers={0: "G4", 1: "I4 H3"})) == [1]
    assert pond(arrange(3, markers={0: "G4", 1: "I4 H3", 2: "H5"})) == [1]


@pytest.mark.example(24)
@pytest.mark.clause("CC-9.4")
def test_an_owner_among_the_tied_keeps_the_lake() -> None:
    s = arrange(3, "round_start", round=2, start=1, markers={0: "G4", 1: "I4 H3", 2: "H5"})
    play(s, "sell I4")
    assert (lake(s, "prairie_pond").counts, pond(s)) == ([1, 1, 1], [1])


@pytest.mark.example(25)
@pytest.mark.clause("CC-9.4", "CC-9.13")
def test_a_tie_without_the_owner_leaves_the_lake_to_nobody() -> None:
    s = arrange(3, "round_start", round=2, start=1, markers={0: "G4", 1: "I4 H3", 2: "H5"})
    play(s, "sell I4")
    chance(s)
    play(s, "sell H3")
    assert (lake(s, "prairie_pond").counts, pond(s)) == ([1, 0, 1], [])
    later = arrange(3, flags={"blue": "I4 A1"}, markers={0: "G4", 2: "H5"}, cards={2: "blue-single"})
    play(later, "place I4")
    assert pond(later) == [2]
    for number in (3, 4):
        assert column(scored(3, number, {0: "G4", 2: "H5 I4"}), "lake") == [0, 0, 3]


@pytest.mark.example(26)
@pytest.mark.clause("CC-9.3", "CC-9.6", "CC-9.7", "CC-9.8", "CC-9.9", "CC-9.13", "CC-9.2")
@pytest.mark.parametrize(
    ("number", "points"),
    [
        (1, [[3, 0, 0, 1], [6, 4, 0, 1], [0, 2, 0, 1]]),
        (2, [[4, 0, 3, 2], [9, 4, 0, 2], [0, 2, 0, 2]]),
        (3, [[0, 0, 7, 3], [3, 2, 0, 3], [0, 1, 0, 3]]),
        (4, [[0, 0, 11, 8], [1, 2, 0, 5], [0, 1, 0, 3]]),
    ],
)
def test_one_position_scored_in_each_round(number: int, points: list[list[int]]) -> None:
    s = arrange(3, markers=EXAMPLE)
    assert table(s).counts == [[5, 0, 3, 1], [6, 2, 0, 1], [1, 1, 0, 1]]
    owners = {one.id: one.owners for one in table(s).lakes if one.owners}
    assert owners == {"great_bear_lake": [0], "elk_lake": [1], "prairie_pond": [2]}
    assert scored(3, number, EXAMPLE) == points


@pytest.mark.example(27)
@pytest.mark.clause("CC-9.10")
def test_tied_for_first_all_score_it_and_nobody_is_second() -> None:
    assert column(scored(3, 1, {0: "A1 C1 E1", 1: "O1 O3 O5", 2: "A10 C10"}), "border") == [6, 6, 0]


@pytest.mark.example(28)
@pytest.mark.clause("CC-9.11")
def test_tied_for_second_all_score_it() -> None:
    assert column(scored(4, 2, {0: "A1 C1 E1", 1: "O1 O3", 2: "A10 C10", 3: "H10"}), "border") == [9, 4, 4, 0]


@pytest.mark.example(29)
@pytest.mark.clause("CC-9.10", "CC-9.6")
def test_two_largest_areas_both_score_first_place() -> None:
    rows = scored(4, 4, {0: "H6 H7 H8 I7", 1: "B6 B7 B8", 2: "J5 J6 K5 K6", 3: "A1 B1"})
    assert (column(rows, "area"), column(rows, "double")) == ([11, 0, 11, 0], [0, 0, 0, 1])


@pytest.mark.example(30)
@pytest.mark.clause("CC-9.11")
def test_two_second_largest_areas_both_score_second_place() -> None:
    assert column(scored(3, 3, {0: "H6 H7 H8 I7", 1: "B6 B7 B8", 2: "K5 K6 J6"}), "area") == [7, 3, 3]


@pytest.mark.example(31)
@pytest.mark.clause("CC-9.7", "CC-9.9")
def test_who_has_no_area_of_three_is_not_second() -> None:
    rows = scored(3, 2, {0: "H6 H7", 1: "B6 B7 B8 B9 A1 A2 O1", 2: "K5"})
    assert (column(rows, "area"), column(rows, "double")) == ([0, 3, 0], [2, 2, 0])


@pytest.mark.example(32)
@pytest.mark.clause("CC-9.6", "CC-9.5")
def test_a_double_is_exactly_two_markers() -> None:
    s = arrange(2, flags={"blue": "H8 A1"}, markers={0: "H6 H7"}, cards={0: "blue-single"})
    assert table(s).counts[0][1] == 1
    play(s, "place H8")
    assert table(s).counts[0][1:3] == [0, 3]
    row = arrange(2, "round_start", round=2, markers={0: "G6 H6 I6 J6"})
    assert table(row).counts[0][1:3] == [0, 4]
    play(row, "sell H6")
    assert table(row).counts[0][1:3] == [1, 0]


@pytest.mark.clause("CC-9.1")
def test_at_the_end_of_a_round_flags_go_and_markers_stay() -> None:
    s = arrange(2, "score", flags={"blue": "H8 A1"}, markers={0: "H6"})
    assert (table(s).flags, owner_of(s, "H6"), table(s).round) == ({}, 0, 2)


@pytest.mark.clause("CC-9.2")
def test_every_scoring_is_told_with_its_items() -> None:
    s = arrange(3, auction=6, flags={"blue": "A1 D6"}, markers={1: "A6 A7"}, cards={0: "blue-single"})
    told = [e for e in play(s, "place A1") + chance(s) if isinstance(e, Scored)]
    assert [(e.seat, e.points) for e in told] == [(0, 3), (1, 8), (2, 0)]
    items = {item.name: (item.points, item.count, item.parts) for item in told[1].items}
    assert items == {"border-1": (6, 2, ["field-A6", "field-A7"]), "double-1": (2, 1, ["field-A6", "field-A7"])}
    assert [item.name for item in table(s).head.sheet[1]] == ["border-1", "double-1"]


@pytest.mark.clause("CC-9.3")
def test_an_ownership_marker_does_not_use_up_the_supply() -> None:
    s = arrange(2, markers={0: "G4"})
    assert (pond(s), table(s).supply) == ([0], [39, 40])


@pytest.mark.example(35)
@pytest.mark.clause("CC-10.11", "CC-12.10")
@pytest.mark.effect("lake_markers=supply")
def test_with_lake_markers_supply_an_owned_lake_costs_a_marker() -> None:
    cards = {0: "blue-single", 1: "red-diagonal"}
    s = arrange(2, flags={"blue": "G4 A9", "red": "H3 O9"}, markers={0: "A1"}, cards=cards, lake_markers="supply")
    play(s, "place G4")
    assert (pond(s), table(s).supply) == ([0], [37, 40])
    play(s, "place H3+I4")
    assert (pond(s), table(s).supply) == ([1], [38, 37]), "the marker came back"


@pytest.mark.clause("CC-10.11", "CC-6.6", "CC-7.10")
def test_who_has_all_markers_on_land_and_lakes_places_and_buys_nothing() -> None:
    spent = {1: 1}
    facts: dict[str, object] = {
        "hands": {0: [10], 1: [4]},
        "face_up": ["blue-single", "red-pair"],
        "markers": {0: "C9", 1: "G4"},
    }
    for mode, pending in (("extra", [0, 1]), ("supply", [0])):
        s = arrange(2, "bid", supply=spent, lake_markers=mode, **facts)  # type: ignore[arg-type]
        assert s.pending() == pending, mode
        assert table(s).supply[1] == (mode == "extra")


@pytest.mark.clause("CC-9.5")
def test_groups_hang_together_by_edges_and_not_over_lakes() -> None:
    assert table(arrange(2, markers={0: "G6 H7 I6"})).counts[0][1:3] == [0, 0], "diagonal contact"
    s = arrange(2, markers={0: "G4 I4 H3 H5"})
    assert pond(s) == [0]
    assert table(s).counts[0][1:3] == [0, 0], "the lake between them does not connect"
    assert table(arrange(2, markers={0: "G6 G7 H7 I7", 1: "H6 I6"})).counts == [[0, 0, 4, 1], [0, 1, 0, 0]]


@pytest.mark.clause("CC-9.7")
def test_only_the_largest_area_of_a_player_is_ranked() -> None:
    rows = scored(3, 3, {0: "H6 H7 H8", 1: "B6 B7 B8 N8 N9 M9", 2: "K5 K6 J6 J5"})
    assert column(rows, "area") == [3, 3, 7]


@pytest.mark.clause("CC-9.8", "CC-2.4")
def test_a_corner_field_counts_once() -> None:
    assert table(arrange(2, markers={0: "A1 O10 B2"})).counts[0][0] == 2


@pytest.mark.clause("CC-9.9")
def test_without_a_border_marker_there_is_no_place() -> None:
    assert column(scored(3, 1, {0: "A1", 1: "B6"}), "border") == [6, 0, 0]
    assert column(scored(3, 1, {1: "B6"}), "border") == [0, 0, 0]


@pytest.mark.clause("CC-9.12")
def test_two_players_score_second_place_as_well() -> None:
    assert column(scored(2, 1, {0: "A1 C1", 1: "O1"}), "border") == [6, 3]


@pytest.mark.clause("CC-9.13")
def test_second_place_on_the_border_counts_in_rounds_one_and_two_only() -> None:
    rows = [column(scored(2, number, {0: "A1 C1", 1: "O1"}), "border") for number in (1, 2, 3, 4)]
    assert rows == [[6, 3], [9, 4], [3, 0], [1, 0]]
    areas = [column(scored(2, number, {0: "H6 H7 H8 I8", 1: "B6 B7 B8"}), "area") for number in (1, 2, 3, 4)]
    assert areas == [[0, 0], [3, 1], [7, 3], [11, 5]]
    doubles = [column(scored(2, number, {0: "H6 H7 B6 B7"}), "double")[0] for number in (1, 2, 3, 4)]
    assert doubles == [4, 4, 2, 2]
    lakes = [column(scored(2, number, {0: "G4 L5 F3"}), "lake")[0] for number in (1, 2, 3, 4)]
    assert lakes == [3, 6, 9, 3 + 7 + 8]


@pytest.mark.clause("CC-9.14")
def test_after_a_scoring_the_next_round_begins_with_the_next_stack() -> None:
    s = arrange(3, "score", round=2)
    assert (table(s).round, table(s).stack, asked(s)) == (
        3,
        dict.fromkeys(("blue", "red", "yellow", "green"), 3),
        (1, "flag"),
    )


@pytest.mark.clause("CC-10.6")
@pytest.mark.example(36)
@pytest.mark.effect("lake_ties=none")
def test_with_lake_ties_none_only_a_strict_majority_owns() -> None:
    s = arrange(3, flags={"blue": "I4 A1"}, markers={0: "G4"}, cards={1: "blue-single"}, lake_ties="none")
    assert pond(s) == [0]
    play(s, "place I4")
    assert pond(s) == []


@pytest.mark.clause("CC-10.6")
@pytest.mark.example(36)
@pytest.mark.effect("lake_ties=shared")
def test_with_lake_ties_shared_all_that_are_tied_score() -> None:
    rows = scored(3, 4, {0: "G4", 1: "I4", 2: "F3"}, lake_ties="shared")
    assert column(rows, "lake") == [3, 3, 8]
    assert column(scored(3, 4, {0: "G4", 1: "I4 H3"}, lake_ties="shared"), "lake") == [0, 3, 0]


@pytest.mark.clause("CC-11.1")
def test_the_game_ends_after_the_fourth_scoring_and_the_highest_score_wins() -> None:
    s = arrange(3, "score", round=4, markers=EXAMPLE)
    assert asked(s) == (westward.OVER, "")
    assert (s.scores(), s.winners()) == ([19, 8, 4], [0])
    assert table(s).head.winners == [0]
    refusal = s.why_not(0)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "CC-11.1")


@pytest.mark.clause("CC-11.1")
def test_the_end_is_told_with_the_winners() -> None:
    s = arrange(2, round=4, auction=6, flags={"blue": "A1 D6"}, cards={0: "blue-single"})
    told = play(s, "place A1") + chance(s)
    assert kinds(told)[-1] == "Ended"


@pytest.mark.clause("CC-11.2")
def test_tied_players_share_the_victory() -> None:
    s = arrange(3, "score", round=4, points={0: 20, 2: 20, 1: 5})
    assert s.winners() == [0, 2]


@pytest.mark.clause("CC-11.3")
def test_cowboys_and_tiles_are_worth_nothing() -> None:
    s = arrange(2, "score", round=4, hands={0: range(50, 67)}, tiles={0: 5, 1: 0}, points={1: 1})
    assert (len(hand(s, 0)), s.scores(), s.winners()) == (17, [0, 1], [1])


@pytest.mark.clause("CC-10.8")
@pytest.mark.effect("final_tie=cowboys")
def test_with_final_tie_cowboys_the_larger_hand_wins_then_the_highest_cowboy() -> None:
    tied = {0: 20, 1: 20, 2: 3}
    more = arrange(3, "score", round=4, points=tied, hands={0: [66], 1: [1, 2], 2: [3, 4, 5]}, final_tie="cowboys")
    assert more.winners() == [1]
    higher = arrange(3, "score", round=4, points=tied, hands={0: [7, 66], 1: [8, 65]}, final_tie="cowboys")
    assert higher.winners() == [0]
    empty = arrange(3, "score", round=4, points=tied, hands={2: [3]}, final_tie="cowboys")
    assert empty.winners() == [0, 1]
