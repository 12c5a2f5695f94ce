"""Section 10: the end of the game and the points."""

from __future__ import annotations

import pytest

import westward
from westward.games.golden_city import components as c
from westward.games.golden_city.arrange import OpenRobber, arrange

from .table import kinds, play, refusal, table, turn

GOLD = [name for name, n in zip(c.CHIP_NAMES[:5], c.CHIP_COUNTS[:5], strict=True) for _ in range(n)]
ROBBERS = [name for name, n in zip(c.CHIP_NAMES[5:], c.CHIP_COUNTS[5:], strict=True) for _ in range(n)]


@pytest.mark.clause("GC-10.1")
def test_the_game_ends_at_once_when_the_train_arrives() -> None:
    s = arrange(locomotive=c.STATION - 1, figures={"blue": "h0609"}, carried={"blue": ["gold-3"]})
    journal = play(s, "die loco")
    assert s.to_act == westward.OVER
    assert kinds(journal) == ["Rolled", "Steamed", "Ended"]
    assert table(s).carried[1] == {"gold-3": 1}
    assert refusal(s, "roll").clause == "GC-10.1"


@pytest.mark.clause("GC-10.1")
def test_the_field_before_the_station_does_not_end_it() -> None:
    s = arrange(locomotive=c.STATION - 2, roll=1)
    assert turn(s) == "blue"


@pytest.mark.clause("GC-10.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_ends_after_a_turn_that_leaves_as_many_chips_as_players(players: int) -> None:
    left = ["h1403", "h1302", "h1407", "h1409", "h1210", "h0702", "h0603"][: players + 1]
    s = arrange(players, figures={"red": "h1204"}, face_down=left, hidden=["gold-1"] * len(left), roll=2)
    play(s, "go h1403", "chip gold-1")
    assert s.to_act == westward.OVER
    assert refusal(s, "roll").clause == "GC-10.2"


@pytest.mark.clause("GC-10.2")
def test_one_chip_more_and_the_game_goes_on() -> None:
    left = ["h1403", "h1302", "h1407", "h1409", "h1210", "h0702"]
    s = arrange(figures={"red": "h1204"}, face_down=left, hidden=["gold-1"] * 6, roll=2)
    play(s, "go h1403", "chip gold-1")
    assert turn(s) == "blue"


@pytest.mark.clause("GC-10.2")
@pytest.mark.effect("chips_end_rule=gold_on_board")
def test_by_option_the_gold_on_the_board_is_counted() -> None:
    # 43 gold chips are in stocks, 1 lies under a robber and 4 face down: 5 are on the board, with 4 players.
    s = arrange(
        figures={"red": "h1204"},
        banked={"blue": GOLD[:43]},
        robbers={"h1301": OpenRobber(3, [GOLD[43]])},
        face_down=["h1403", "h1302", "h1407", "h1409"],
        hidden=GOLD[44:],
        chips_end_rule="gold_on_board",
        roll=2,
    )
    passed = s.copy()
    play(passed, "go h1304")
    assert turn(passed) == "blue"
    play(s, "go h1403", f"chip {GOLD[-1]}")
    assert s.to_act == westward.OVER


@pytest.mark.clause("GC-10.2")
def test_by_option_few_face_down_robbers_do_not_end_it() -> None:
    s = arrange(
        figures={"red": "h1204"}, chips_end_rule="gold_on_board", robbers={"h1301": OpenRobber(3, GOLD)},
        face_down=["h1403"], hidden=["robber-1"], roll=2,
    )  # fmt: skip
    play(s, "go h1403", "chip robber-1", "die 2")
    assert turn(s) == "blue"


@pytest.mark.example(24)
@pytest.mark.clause("GC-10.2")
@pytest.mark.parametrize(("rule", "over"), [("face_down", True), ("all_on_board", False)])
@pytest.mark.effect("chips_end_rule=all_on_board")
def test_by_option_the_gold_under_robbers_keeps_the_game_going(rule: str, over: bool) -> None:
    left = ["h1403", "h1302", "h1407", "h1409", "h1210"]
    s = arrange(
        figures={"red": "h1204"}, robbers={"h1301": OpenRobber(3, ["gold-2", "robber-1"])}, face_down=left,
        hidden=["gold-1"] * 5, chips_end_rule=rule, roll=2,
    )  # fmt: skip
    play(s, "go h1403", "chip gold-1")
    assert (s.to_act == westward.OVER) == over, "four face-down chips, and one gold chip under a robber"


@pytest.mark.clause("GC-10.3")
def test_what_is_carried_counts_nothing() -> None:
    s = arrange(carried={"red": ["gold-5", "gold-5"]}, banked={"red": ["gold-1"]})
    assert s.scores() == [1, 0, 0, 0]


@pytest.mark.clause("GC-10.4")
def test_the_sheet_says_where_points_come_from() -> None:
    s = arrange(banked={"red": ["gold-3", "gold-3", "robber-4", "robber-1"]})
    items = table(s).head.sheet[0]
    assert [(item.name, item.count, item.points, item.clause) for item in items] == [
        ("gold-3", 2, 6, "GC-10.4"),
        ("robbers", 2, 4, "GC-10.4"),
    ]
    assert s.scores()[0] == 10


@pytest.mark.clause("GC-10.5")
def test_the_highest_score_wins() -> None:
    s = arrange(locomotive=c.STATION - 1, banked={"red": ["gold-4"], "green": ["gold-5"], "blue": ["gold-1"]}, roll=1)
    assert table(s).head.winners == [2]


@pytest.mark.clause("GC-10.6")
def test_all_chips_together_are_worth_176() -> None:
    s = arrange(banked={"red": GOLD, "blue": ROBBERS}, face_down=[])
    assert s.scores() == [144, 32, 0, 0]


@pytest.mark.clause("GC-10.7")
def test_a_tie_is_shared() -> None:
    tied = {"red": ["gold-4"], "green": ["gold-2", "gold-2"], "blue": ["gold-1"]}
    s = arrange(locomotive=c.STATION - 1, banked=tied, roll=1)
    assert table(s).head.winners == [0, 2]


@pytest.mark.clause("GC-10.7")
@pytest.mark.effect("tie_break=fewest_chips")
def test_by_option_fewer_chips_win_a_tie() -> None:
    tied = {"red": ["gold-4"], "green": ["gold-2", "gold-2"], "blue": ["gold-3", "gold-1"]}
    s = arrange(locomotive=c.STATION - 1, banked=tied, tie_break="fewest_chips", roll=1)
    assert table(s).head.winners == [0]
    still = arrange(
        locomotive=c.STATION - 1, banked={"green": ["gold-2"], "blue": ["robber-5"]}, tie_break="fewest_chips", roll=1
    )
    assert table(still).head.winners == [1, 2]
