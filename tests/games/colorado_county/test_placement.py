"""Section 7 and option 10.4: from cards to markers."""

from __future__ import annotations

import pytest

import westward
from westward.core.journal import seen_by
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.components import BOX, COLUMNS, IDS, NUMBER

from .table import asked, kinds, lake, may, owner_of, play, reason, start, table


@pytest.mark.example(1)
@pytest.mark.clause("CC-7.2")
def test_a_single_claim_goes_on_any_flag_of_its_colour() -> None:
    s = arrange(2, flags={"blue": "A1 H6 O10", "red": "B5"}, cards={0: "blue-single"})
    assert may(s) == {"A1", "H6", "O10"}
    assert reason(s, "place B5") == ("no-such-flag", "CC-7.2")


@pytest.mark.example(2)
@pytest.mark.clause("CC-7.7")
def test_a_second_field_that_is_possible_must_be_taken() -> None:
    s = arrange(2, flags={"blue": "A1"}, cards={0: "blue-pair"})
    assert may(s) == {"A1+A2", "A1+B1"}
    assert reason(s, "place A1") == ("second-field-due", "CC-7.7")


@pytest.mark.example(3)
@pytest.mark.clause("CC-7.8", "CC-7.9")
def test_a_flag_without_a_second_field_may_be_chosen_although_another_has_one() -> None:
    s = arrange(2, flags={"blue": "H5 A10"}, markers={0: "H6", 1: "G5 I5"}, cards={0: "blue-pair"})
    assert may(s) == {"H5", "A10+A9", "A10+B10"}
    assert reason(s, "place H5+H4") == ("second-water", "CC-7.6")
    assert reason(s, "place H5+G5") == ("second-marker", "CC-7.6")


@pytest.mark.example(34)
@pytest.mark.clause("CC-10.10")
@pytest.mark.effect("second_marker=board")
def test_with_second_marker_board_a_lone_marker_needs_a_board_without_room_for_two() -> None:
    blocked = {0: "H6", 1: "G5 I5"}
    s = arrange(2, flags={"blue": "H5 A10"}, markers=blocked, cards={0: "blue-pair"}, second_marker="board")
    assert may(s) == {"A10+A9", "A10+B10"}
    assert reason(s, "place H5") == ("second-elsewhere", "CC-10.10")
    assert reason(s, "place A10") == ("second-field-due", "CC-7.7")
    last = arrange(2, flags={"blue": "H5 A10"}, supply={0: 1}, cards={0: "blue-pair"}, second_marker="board")
    assert may(last) == {"H5", "A10"}, "with one marker there are no two"


@pytest.mark.example(4)
@pytest.mark.clause("CC-7.6")
def test_a_field_with_another_flag_is_no_second_field() -> None:
    s = arrange(2, flags={"blue": "G4", "red": "G6 I4"}, cards={0: "blue-skip"})
    assert may(s) == {"G4+E4", "G4+G2"}
    assert reason(s, "place G4+I4") == ("second-flag", "CC-7.6")
    assert reason(s, "place G4+F4") == ("other-distance", "CC-7.5")


@pytest.mark.example(5)
@pytest.mark.clause("CC-7.5", "CC-10.4")
@pytest.mark.effect("mirror_figures=off")
def test_a_knights_move_may_be_mirrored_unless_the_option_forbids_it() -> None:
    s = arrange(2, flags={"yellow": "B2"}, cards={0: "yellow-knight"})
    assert may(s) == {"B2+A4", "B2+D1"}
    assert reason(s, "place B2+C4") == reason(s, "place B2+D3") == ("second-water", "CC-7.6")
    strict = arrange(2, flags={"yellow": "B2"}, cards={0: "yellow-knight"}, mirror_figures=False)
    assert table(strict).markers[0] == ["B2", "A4"], "the only way is taken at once"


@pytest.mark.clause("CC-10.4")
@pytest.mark.parametrize(
    ("colour", "turned", "mirrored"),
    [
        ("blue", "H6 E7 D4 G3", "H4 G7 D6 E3"),
        ("yellow", "H6 E7 D4 G3", "H4 G7 D6 E3"),
        ("red", "H4 G7 D6 E3", "H6 E7 D4 G3"),
        ("green", "H4 G7 D6 E3", "H6 E7 D4 G3"),
    ],
)
def test_without_mirroring_each_card_has_its_four_turns(colour: str, turned: str, mirrored: str) -> None:
    flags, cards = {colour: "F5"}, {0: f"{colour}-knight"}
    strict = arrange(2, layout="north_fork", flags=flags, cards=cards, mirror_figures=False)
    assert may(strict) == {f"F5+{end}" for end in turned.split()}
    assert reason(strict, f"place F5+{mirrored[:2]}") == ("other-distance", "CC-7.5")
    whole = arrange(2, layout="north_fork", flags=flags, cards=cards)
    assert may(whole) == {f"F5+{end}" for end in [*turned.split(), *mirrored.split()]}


@pytest.mark.example(6)
@pytest.mark.clause("CC-7.5", "CC-2.10")
def test_diagonal_and_skip_two_have_four_ends() -> None:
    s = arrange(2, flags={"green": "H6"}, cards={0: "green-diagonal"})
    assert may(s) == {"H6+G5", "H6+G7", "H6+I5", "H6+I7"}
    s = arrange(2, flags={"green": "H6"}, cards={0: "green-long"})
    assert may(s) == {"H6+E6", "H6+H3", "H6+H9", "H6+K6"}


@pytest.mark.example(7)
@pytest.mark.clause("CC-7.10")
def test_with_one_marker_left_only_the_flag_field_is_taken() -> None:
    s = arrange(2, flags={"blue": "A1 H6"}, supply={0: 1}, cards={0: "blue-pair"})
    assert may(s) == {"A1", "H6"}
    assert reason(s, "place A1+A2") == ("last-marker", "CC-7.10")


@pytest.mark.clause("CC-7.10")
def test_with_an_empty_supply_nothing_is_placed_and_the_flag_stays() -> None:
    s = arrange(2, flags={"blue": "A1 H6"}, supply={0: 0}, cards={0: "blue-pair", 1: "blue-single"})
    assert asked(s) == (1, "place")
    assert table(s).flags == {"A1": "blue", "H6": "blue"}
    assert table(s).cards == ["", "blue-single"]


@pytest.mark.clause("CC-7.1")
def test_cards_are_placed_in_ranking_order() -> None:
    s = arrange(3, flags={"blue": "A1 A5", "red": "O1 O5"}, cards={2: "blue-single", 0: "red-single"})
    assert asked(s) == (2, "place")
    play(s, "place A1")
    assert asked(s) == (0, "place")


@pytest.mark.clause("CC-7.3", "CC-7.12")
def test_the_flag_goes_a_marker_comes_and_the_card_is_discarded() -> None:
    s = arrange(2, flags={"blue": "A1 H6"}, cards={0: "blue-pair"})
    told = play(s, "place A1+A2")
    v = table(s)
    assert (v.markers[0], v.supply, v.cards) == (["A1", "A2"], [38, 40], ["", ""])
    assert v.flags == {"H6": "blue"}
    assert kinds(told)[0] == "PlacedTwo"
    assert "blue-pair" not in v.face_up


@pytest.mark.clause("CC-7.3")
def test_a_removed_flag_stays_out_until_the_next_round() -> None:
    s = arrange(2, flags={"blue": "A1 H6 O10"}, cards={0: "blue-single", 1: "blue-single"})
    play(s, "place A1")
    assert may(s) == {"H6", "O10"}


@pytest.mark.clause("CC-7.4")
def test_either_star_may_be_on_the_flag_and_the_card_is_turned_freely() -> None:
    s = arrange(2, flags={"red": "H7"}, cards={0: "red-skip"})
    assert may(s) == {"H7+H5", "H7+H9", "H7+J7"}, "F7 is water"


@pytest.mark.clause("CC-7.9")
def test_the_duty_is_checked_for_the_chosen_flag_only() -> None:
    s = arrange(2, flags={"blue": "H5 A10"}, markers={0: "H6", 1: "G5 I5"}, cards={0: "blue-pair"})
    play(s, "place H5")
    assert owner_of(s, "H5") == 0


@pytest.mark.clause("CC-7.11")
def test_a_card_without_a_flag_of_its_colour_has_no_effect() -> None:
    s = arrange(2, flags={"red": "A1 A5"}, cards={0: "blue-single", 1: "red-single"})
    assert (asked(s), table(s).cards) == ((1, "place"), ["", "red-single"])
    assert table(s).markers == [[], []]


@pytest.mark.clause("CC-7.13", "CC-7.14")
def test_the_redraw_goes_to_who_made_no_bid_or_else_to_the_last() -> None:
    flags = {"blue": "A1 A5", "red": "O1 O5"}
    none = arrange(
        3, face_up=["blue-single", "red-single"], flags=flags, hands={0: [1, 2], 1: [3], 2: [4]}, sale_windows="off"
    )
    play(none, "bid 1 top 1", "no-bid", "bid 1 top 4", "pick blue-single", "place A1", "place O1")
    question = table(none).head.question
    assert question is not None
    assert (question.name, question.facts["drawer_seat"]) == ("draw", 1)
    before = table(none).hands
    play(none, "draw 1", "draw 4")
    assert table(none).hands == [before[0], before[1] + 2, before[2]]
    everybody = arrange(
        3, face_up=["blue-single", "red-single"], flags=flags, hands={0: [1], 1: [3], 2: [4]}, sale_windows="off"
    )
    play(everybody, "bid 1 top 1", "bid 1 top 3", "bid 1 top 4", "pick blue-single", "place A1", "place O1")
    before = table(everybody).hands
    play(everybody, "draw 9")
    assert table(everybody).hands == [before[0] + 1, *before[1:]]
    assert asked(everybody)[1] == "reveal"


@pytest.mark.clause("CC-10.5")
def test_with_lowest_nonzero_a_sole_bidder_draws_last_as_well() -> None:
    flags = {"blue": "A1 A5", "red": "O1 O5"}
    hands = {0: [1], 1: [3], 2: [4]}
    s = arrange(
        3,
        face_up=["blue-single", "red-single"],
        flags=flags,
        hands=hands,
        sale_windows="off",
        redraw_mode="lowest_nonzero",
    )
    play(
        s, "no-bid", "no-bid", "bid 1 top 4", "pick blue-single", "place A1", "draw 11", "draw 12", "draw 13", "draw 14"
    )
    question = table(s).head.question
    assert question is not None
    assert question.facts["drawer_seat"] == 2


@pytest.mark.clause("CC-7.15")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    s = arrange(
        2, face_up=["blue-single", "red-single"], flags={"blue": "A1 A3"}, hands={0: [1], 1: [3]}, sale_windows="off"
    )
    journal = play(s, "no-bid", "no-bid", "draw 50")
    assert 50 in table(s, 0).hand
    assert [type(e).__name__ for e in seen_by(journal, 1)][-1] == "Drew"
    assert [type(e).__name__ for e in seen_by(journal, 0)][-1] == "Saw"


@pytest.mark.clause("CC-9.4")
def test_lakes_are_looked_at_after_every_placement() -> None:
    s = arrange(3, flags={"blue": "G4 A1"}, cards={0: "blue-single"})
    play(s, "place G4")
    assert lake(s, "prairie_pond").owners == [0]


def brute_force(
    flags: dict[str, str], taken: set[str], water: set[str], card: str, supply: int, mirrored: bool
) -> set[str]:
    """All placements by sections 7.2 to 7.10, by trying every field of the board in every orientation of the figure."""
    colour, kind = card.split("-")
    figure = BOX.figures[kind]
    chirality = {"blue": 1, "yellow": 1, "red": -1, "green": -1}[colour]
    found: set[str] = set()
    for flag in (field for field, c in flags.items() if c == colour):
        seconds: set[str] = set()
        if figure.vector is not None and supply > 1:
            for second in IDS:
                dx = NUMBER[second] % COLUMNS - NUMBER[flag] % COLUMNS
                dy = NUMBER[second] // COLUMNS - NUMBER[flag] // COLUMNS
                hands = (1, -1) if mirrored or kind != "knight" else (chirality,)
                for hand in hands:
                    vx, vy = figure.vector[0], figure.vector[1] * hand
                    for _ in range(4):
                        vx, vy = -vy, vx
                        if (dx, dy) == (vx, vy) and second not in taken | water | set(flags):
                            seconds.add(second)
        found |= {f"{flag}+{second}" for second in seconds} or {flag}
    return found


@pytest.mark.clause("CC-7.2", "CC-7.5", "CC-7.6", "CC-7.7", "CC-7.8", "CC-10.4")
@pytest.mark.parametrize("mirrored", [True, False])
def test_placements_agree_with_brute_force_on_random_boards(mirrored: bool) -> None:
    rng = westward.Rng(5)
    checked = 0
    for seed in range(6):
        s = start(3, mirror_figures=mirrored, lake_mode="scatter" if seed % 2 else "preset")
        while s.to_act != westward.OVER:
            if s.to_act == westward.CHANCE:
                s.play(s.draw(rng))
                continue
            seat, name = asked(s)
            if name == "place":
                v = table(s)
                taken = {field for fields in v.markers for field in fields}
                water = {field for one in v.lakes for field in one.fields}
                assert may(s) == brute_force(v.flags, taken, water, v.cards[seat], v.supply[seat], mirrored)
                checked += 1
            s.play(s.legal()[0] if name == "sell" else rng.pick(s.legal()))
    assert checked > 100


@pytest.mark.clause("CC-7.5")
def test_every_figure_has_four_ends_in_the_open_and_knights_eight() -> None:
    ends = {}
    for kind in BOX.figures:
        flag = "G5" if kind == "long" else "F5"
        s = arrange(2, layout="north_fork", flags={"blue": f"{flag} O10"}, cards={0: f"blue-{kind}"})
        ends[kind] = len([line for line in may(s) if line.startswith(f"{flag}+")])
    assert ends == {"single": 0, "pair": 4, "diagonal": 4, "skip": 4, "long": 4, "knight": 8}
