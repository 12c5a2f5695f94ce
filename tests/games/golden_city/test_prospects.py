"""What bots expect of a position: checked against thrown dice and against plain sense."""

from __future__ import annotations

import pytest

import westward
from westward.games.golden_city import components as c
from westward.games.golden_city import prospects
from westward.games.golden_city.arrange import arrange
from westward.games.golden_city.hints import HINTS
from westward.games.golden_city.moves import GO
from westward.games.golden_city.prospects import Prospects


def walk_home(players: int, train: int, steps: int, rng: westward.Rng) -> bool:
    """One walk home by dice, with the others throwing in between (GC-3.2, 3.3, 10.1)."""
    while True:
        roll = 1 + rng.below(6)
        if roll == 1:
            train -= 1
        elif roll >= steps:
            return True
        else:
            steps -= roll
        train -= sum(rng.below(6) == 0 for _ in range(players - 1))
        if train <= 0:
            return False


@pytest.mark.parametrize(("players", "train", "steps"), [(3, 2, 7), (4, 5, 12), (6, 3, 9), (6, 17, 13)])
def test_the_chance_to_be_home_in_time_is_that_of_the_dice(players: int, train: int, steps: int) -> None:
    rng = westward.Rng(train)
    home = sum(walk_home(players, train, steps, rng) for _ in range(4000)) / 4000
    s = arrange(players, locomotive=c.STATION - train)
    assert prospects._IN_TIME[Prospects(s).in_time + steps] == pytest.approx(home, abs=0.03)


def test_ways_are_counted_in_steps() -> None:
    house, door = c.IDS.index("h0907"), c.IDS.index("h0808")
    assert prospects._STEPS[door * c.LAKES_TO + house] == 1
    assert prospects._STEPS[house * c.LAKES_TO + house] == 0


def expected(colour: str, field: str, purse: list[str], **others: str) -> float:
    """What a player with a purse can expect on a field, with the train half way."""
    s = arrange(4, locomotive=9, figures={colour: field, **others}, carried={colour: purse})
    return HINTS.evaluate(s)[c.COLOURS.index(colour)]


def test_a_purse_is_worth_more_the_nearer_to_home() -> None:
    purse = ["gold-5", "gold-4"]
    far, near, home = (expected("red", field, purse) for field in ("h1403", "h0808", "h0907"))
    assert far < near < home


def test_a_purse_far_from_home_is_worth_less_when_the_chips_run_out() -> None:
    """GC-10.2: the last chip ends the game as the train does; with another rule for the chips it need not."""
    purse = {"red": ["gold-5", "gold-4"]}
    many = arrange(4, locomotive=9, figures={"red": "h1403"}, carried=purse)
    few = arrange(4, locomotive=9, figures={"red": "h1403"}, carried=purse)
    few.face_down = 7
    assert Prospects(few).in_time < Prospects(many).in_time
    assert Prospects(few).of(0, few.figure[0]) < Prospects(many).of(0, many.figure[0]) / 2
    few.gold_ends = True
    assert Prospects(few).in_time == Prospects(many).in_time


def test_a_poorer_figure_nearby_is_a_threat_and_a_richer_one_is_prey() -> None:
    purse = ["gold-5", "gold-4"]
    assert expected("red", "h1403", purse, blue="h1303") < expected("red", "h1403", purse)
    s = arrange(4, locomotive=9, figures={"red": "h1403", "blue": "h1303"}, carried={"blue": purse})
    t = arrange(4, locomotive=9, figures={"red": "h1403", "blue": "h1303"})
    assert HINTS.evaluate(s)[0] > HINTS.evaluate(t)[0]


def test_with_a_purse_and_the_train_near_one_goes_home() -> None:
    s = arrange(3, locomotive=c.STATION - 1, figures={"red": "h0808"}, carried={"red": ["gold-5"]}, roll=3)
    worths = HINTS.priors(s, s.legal())
    assert s.legal()[worths.index(max(worths))] == GO + c.IDS.index("h0907")


def test_a_raft_is_worth_the_best_shore_it_reaches() -> None:
    # All chips lie behind Eagle Lake, far from where the raft is boarded; that they are few does not end the game.
    behind = ["h1309", "h1409", "h1210", "h1310", "h1111", "h1211"]
    s = arrange(4, figures={"red": "h1204"}, face_down=behind, roll=2, chips_end_rule="gold_on_board")
    boarding = HINTS.priors(s, s.legal())[s.legal().index(GO + c.IDS.index("h1305"))]
    s.play(GO + c.IDS.index("h1305"))
    landing = Prospects(s)
    shores = [landing.of(0, shore) for shore in c.SHORES[0] if shore not in s.raft]
    assert HINTS.evaluate(s)[0] == pytest.approx(max(shores))
    assert max(shores) > landing.of(0, c.IDS.index("h1305"))
    assert boarding == pytest.approx(max(shores))
