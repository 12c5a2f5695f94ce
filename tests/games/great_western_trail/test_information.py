"""Sections 14 and 15: what is open, what is hidden, and what is on offer."""

from __future__ import annotations

import pytest

import westward
from westward.core.rng import Rng
from westward.core.state import CHANCE
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.view import view

from .table import Seat, Table, arrange


@pytest.mark.clause("GWT-14.1")
def test_what_everybody_sees() -> None:
    seats = {
        0: Seat(money=7, kept=["green"], masters=["SM3"], objectives=["S01"], hand=["jersey"], discard=["holstein"])
    }
    table = arrange(foresight={"a": ["blue"]}, market=["ayrshire"], display=["O01"], seats=seats)
    seen = table.view()
    rancher = seen.ranchers[0]
    assert (rancher.money, rancher.teepees, rancher.masters, rancher.objectives) == (
        7,
        {"green": 1, "blue": 0},
        ["SM3"],
        ["S01"],
    )
    assert (rancher.discard, rancher.hand, rancher.draw) == ({"holstein": 1}, 1, 13)
    assert (seen.market, seen.display[0], seen.objective_stack) == (["ayrshire"], "O01", 23)
    assert sum(seen.market_stack.values()) == 34


@pytest.mark.clause("GWT-14.2")
def test_a_hand_is_private() -> None:
    table = arrange(seats={0: Seat(hand=["jersey", "guernsey"])})
    assert table.view(0).hand == ["jersey", "guernsey"]
    assert (table.view().hand, table.view(1).hand) == ([], [])
    assert table.view(1).ranchers[0].unseen == {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}


@pytest.mark.clause("GWT-14.2", "GWT-14.5")
def test_hand_and_draw_stack_are_dealt_anew_for_others_only() -> None:
    table = arrange(seats={0: Seat(hand=["jersey"] * 4), 1: Seat(hand=["guernsey"] * 3)})
    hands = set()
    for seed in range(8):
        other = table.state.redeal(1, Rng(seed))
        assert view(other, 1) == table.view(1)
        hands.add(tuple(view(other, 0).hand))
        assert view(other, 1).hand == ["guernsey"] * 3
    assert len(hands) > 2


@pytest.mark.clause("GWT-14.2", "GWT-14.5")
def test_what_is_beside_the_cards_that_a_question_asks_for_is_dealt_anew_however_rare_they_are() -> None:
    others = [f"O{number:02}" for number in range(1, 22) if number != 5] * 4
    hand = ["jersey", "jersey", "guernsey", "guernsey", "O05"]
    table = arrange(phase="B", seats={0: Seat(at="F", hand=hand, draw=others)}).play("do F 1")
    hands = [view(table.state.redeal(1, Rng(seed)), 0).hand for seed in range(40)]
    assert all(max(hand.count("jersey"), hand.count("guernsey")) == 2 for hand in hands)
    assert sum("O05" in hand for hand in hands) < 10


def blind(card: str = "O05") -> Table:
    """The first seat takes the top card of the objective stack into the hand by 6b."""
    seat = Seat(at="A1", hand=["jersey"])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 6"}, display=["O01"], seats={0: seat})
    return table.play("do A1 1", "take stack", f"objective {card}")


@pytest.mark.clause("GWT-14.3")
def test_a_card_taken_blindly_is_known_to_its_owner_alone() -> None:
    table = blind()
    assert table.view(0).hand == ["O05"]
    assert "O05" not in table.view(0).objectives_unseen
    assert (table.view(1).ranchers[0].blind, table.view(1).ranchers[0].unseen.get("O05")) == (1, None)
    assert table.view(1).objectives_unseen["O05"] == 1
    assert (table.view(1).objective_stack, sum(table.view(1).objectives_unseen.values())) == (22, 23)
    cards = {view(table.state.redeal(1, Rng(seed)), 0).hand[0] for seed in range(12)}
    assert len(cards) > 3
    assert [e.card for e in table.events(events.SawBlind)] == ["O05"]
    assert events.SawBlind(0, "O05").audience() == [0]


@pytest.mark.clause("GWT-14.3", "GWT-14.1")
def test_a_blind_card_that_is_played_is_open() -> None:
    table = blind().play("play O05")
    assert (table.view(1).ranchers[0].blind, table.view(1).ranchers[0].objectives) == (0, ["O05"])
    assert "O05" not in table.view(1).objectives_unseen


@pytest.mark.clause("GWT-14.5")
def test_a_card_taken_from_the_display_is_known_to_be_in_hand() -> None:
    seat = Seat(at="A1", hand=["jersey"])
    table = arrange(phase="B", sides="b" * 10, tiles={"A1": "0 6"}, display=["O01"], seats={0: seat})
    table.play("do A1 1", "take O01").draw()
    assert table.view(1).ranchers[0].known == {"O01": 1}
    assert all("O01" in view(table.state.redeal(1, Rng(seed)), 0).hand for seed in range(6))
    table.play("play O01").draw()
    assert table.view(1).ranchers[0].known == {}


@pytest.mark.clause("GWT-14.5", "GWT-3.8")
def test_a_reshuffle_tells_what_is_in_hand() -> None:
    seat = Seat(at="FL1", hand=["jersey", "guernsey"], draw=[], discard=["holstein", "black_angus"])
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: seat}).play("aux cycle 1", "card holstein")
    assert table.view(1).ranchers[0].known == {"jersey": 1, "guernsey": 1}
    table.play("discard jersey")
    assert table.view(1).ranchers[0].known == {"guernsey": 1}


@pytest.mark.clause("GWT-14.6", "GWT-14.7")
def test_a_draw_is_uniform_from_the_unseen_cards() -> None:
    table = arrange(phase="B", tiles={"FL1": "flood_2_green"}, seats={0: Seat(at="FL1", hand=["jersey", "jersey"])})
    table.play("aux money 1")
    assert (table.state.to_act, table.options("card")) == (CHANCE, ["jersey", "guernsey", "black_angus", "dutch_belt"])
    assert table.state.weights() == [3, 3, 3, 3]
    table.play("card jersey")
    assert table.state.weights() == [2, 3, 3, 3]


@pytest.mark.clause("GWT-15.1", "GWT-15.3")
def test_what_is_impossible_or_changes_nothing_is_not_on_offer() -> None:
    table = arrange(phase="B", objective_stack=[], seats={0: Seat(at="C", certificates=3)})
    assert table.options("do") == ["C 3"]
    assert table.why_not("do C 1").reason == "action-impossible"
    nothing = arrange(phase="B", market_stack=[], seats={0: Seat(at="E", money=99)})
    assert nothing.options("do") == []
    empty = Seat(at="G", hand=["jersey"], draw=[])
    assert arrange(phase="B", seats={0: empty}).options("aux") == ["money 1"]


@pytest.mark.clause("GWT-15.2")
def test_an_action_with_an_empty_reward_is_on_offer() -> None:
    seat = Seat(at="DRR1", hand=["jersey"], certificates=3)
    table = arrange(phase="B", tiles={"DRR1": "0 2"}, market_stack=[], seats={0: seat})
    assert table.options("do") == ["DRR1 special"]


def test_the_estimate_of_the_score_uses_public_knowledge() -> None:
    table = blind("O06")
    for seat in (westward.SPECTATOR, 1):
        sheet = {item.name: item.points for item in table.view(seat).head.sheet[0]}
        assert list(sheet)[:7] == c.BOX.scoring.categories[:7]
        assert sheet["objectives"] == 0, "the blind card does not count"
