"""Section 5 and option 10.2: flag placement."""

from __future__ import annotations

from collections import Counter

import pytest

import westward
from westward.games.colorado_county.arrange import arrange
from westward.games.colorado_county.components import FLAG_COLOURS, IDS

from .table import asked, chance, kinds, may, play, reason, start, table

WATER = "H4 J8 K8 K2 L2 K3 E7 F7 E8 F8 M5 N5 M6 N6 M7 C2 D2 C3 D3 E3 C4 D4"
LAND = [field for field in IDS if field not in WATER.split()]


@pytest.mark.example(8)
@pytest.mark.clause("CC-5.3", "CC-5.4")
def test_a_flag_stands_apart_from_others_but_may_touch_them_diagonally() -> None:
    s = arrange(2, flags={"red": "B6"})
    blue = {line.split()[1] for line in may(s) if line.startswith("blue")}
    assert not blue & {"A6", "C6", "B5", "B7", "B6", "H4"}
    assert {"A5", "C5", "A7", "C7"} <= blue
    assert reason(s, "flag blue A6") == ("beside-flag", "CC-5.3")
    assert reason(s, "flag blue B6") == ("flag-there", "CC-5.3")
    assert reason(s, "flag blue H4") == ("water", "CC-5.3")


@pytest.mark.example(9)
@pytest.mark.clause("CC-5.2", "CC-5.3")
def test_the_first_flag_has_512_choices() -> None:
    s = start(3, layout="valley")
    chance(s)
    assert may(s) == {f"{colour} {field}" for colour in FLAG_COLOURS for field in LAND}
    assert len(s.legal()) == 512


@pytest.mark.clause("CC-5.1")
def test_all_twelve_stones_are_placed_three_of_each_colour() -> None:
    s = arrange(3)
    while asked(s)[1] == "flag":
        s.play(s.legal()[-1])
    assert Counter(table(s).flags.values()) == Counter(dict.fromkeys(FLAG_COLOURS, 3))


@pytest.mark.clause("CC-5.2")
def test_only_stones_in_the_pool_can_be_placed() -> None:
    s = arrange(2, pool={"blue": 1, "red": 1})
    assert {line.split()[0] for line in may(s)} == {"blue", "red"}
    play(s, "flag blue A1")
    assert {line.split()[0] for line in may(s)} == {"red"}
    assert reason(s, "flag blue C3") == ("no-stone", "CC-5.2")
    assert reason(s, "flag green A5") == ("no-stone", "CC-5.2")


@pytest.mark.clause("CC-5.4")
def test_the_colour_of_the_other_flag_makes_no_difference() -> None:
    s = arrange(2, flags={"blue": "G6"})
    assert reason(s, "flag blue G5") == reason(s, "flag green G5") == ("beside-flag", "CC-5.3")
    assert {"blue F5", "green F5"} <= may(s)


@pytest.mark.clause("CC-5.5")
def test_a_flag_may_stand_beside_markers_on_the_border_and_on_a_shore() -> None:
    s = arrange(2, markers={0: "G6", 1: "A2"})
    assert {"red G5", "red G7", "red A1", "red A3", "red H3"} <= may(s)
    assert reason(s, "flag red G6") == ("marker-there", "CC-5.3")


@pytest.mark.clause("CC-5.6")
def test_without_a_legal_field_any_free_field_will_do() -> None:
    full = " ".join(field for field in LAND if field not in ("A1", "A2"))
    half = full.split()
    s = arrange(
        4, pool={"red": 2}, markers=dict(enumerate(" ".join(half[i::4]) for i in range(4))), flags={"blue": "A1"}
    )
    assert may(s) == {"red A2"}, "beside the flag on A1"
    told = play(s, "flag red A2")
    assert kinds(told)[:2] == ["FlagPlaced", "FlagAside"], "now there is no free field at all"
    assert table(s).aside >= 1


@pytest.mark.clause("CC-5.7")
def test_nobody_can_pass() -> None:
    s = arrange(2)
    assert {s.space.kind_of(action).name for action in s.legal()} == {"flag"}
    assert reason(s, "pass")[0] == "other-question"


@pytest.mark.clause("CC-10.2")
@pytest.mark.effect("flag_mode=dealt")
def test_three_players_are_dealt_one_stone_of_each_colour() -> None:
    s = arrange(3, flag_mode="dealt")
    assert table(s).stones == [dict.fromkeys(FLAG_COLOURS, 1)] * 3
    play(s, "flag blue A1", "flag blue A3", "flag blue A5")
    assert {line.split()[0] for line in may(s)} == {"red", "yellow", "green"}
    assert reason(s, "flag blue A7") == ("no-stone", "CC-10.2")


@pytest.mark.clause("CC-10.2")
def test_of_four_players_each_lacks_another_colour() -> None:
    s = arrange(4, flag_mode="dealt")
    assert (asked(s), len(s.legal())) == ((westward.CHANCE, "stones"), 24)
    play(s, "deal-lack green-yellow-red-blue")
    assert table(s).stones == [
        {"blue": 1, "red": 1, "yellow": 1},
        {"blue": 1, "red": 1, "green": 1},
        {"blue": 1, "yellow": 1, "green": 1},
        {"red": 1, "yellow": 1, "green": 1},
    ]


@pytest.mark.clause("CC-10.2")
def test_two_players_get_two_of_the_other_four_stones_each() -> None:
    s = arrange(2, flag_mode="dealt")
    assert (asked(s), len(s.legal())) == ((westward.CHANCE, "stones"), 6)
    play(s, "deal-extra red-green")
    assert table(s).stones == [
        {"blue": 1, "red": 2, "yellow": 1, "green": 2},
        {"blue": 2, "red": 1, "yellow": 2, "green": 1},
    ]


@pytest.mark.clause("CC-10.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_stones_are_all_placed_and_dealt_anew_every_round(players: int) -> None:
    s = arrange(players, flag_mode="dealt", sale_windows="off")
    rng = westward.Rng(1)
    deals = 0
    while s.to_act != westward.OVER:
        if s.step_now().name == "reveal" and table(s).auction == 1 and not table(s).face_up:
            deals += 1
            assert Counter(table(s).flags.values()) == Counter(dict.fromkeys(FLAG_COLOURS, 3))
        s.play(s.draw(rng) if s.to_act == westward.CHANCE else rng.pick(s.legal()))
    assert deals == 4


@pytest.mark.clause("CC-5.2", "CC-5.3")
def test_what_a_stone_leaves_is_what_would_be_listed_anew() -> None:
    for seed in range(4):
        s, rng = start(2, layout="valley"), westward.Rng(seed)
        chance(s)
        while asked(s)[1] == "flag":
            s.play(rng.pick(s.legal()))
            assert s.legal() == westward.unpack(westward.pack(s)).legal()


@pytest.mark.clause("CC-5.2")
def test_what_a_stone_leaves_does_not_depend_on_what_the_position_listed_last() -> None:
    s = arrange(2, flags={"red": "B6"})
    placed, alone = s.copy(), s.copy()
    action = s.space.parse("flag blue H8")
    placed.apply(action)
    alone.agenda = alone.agenda[:0]
    alone.settle(None)
    s.step_now().play(alone, s.to_act, s.arg_now(), action, None)
    alone.agenda = placed.agenda[:]
    alone.settle(None)
    assert alone.legal() == placed.legal()
