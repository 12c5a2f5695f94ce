"""Sections 5 and 6: event and person cards, shields, and the colour die."""

from __future__ import annotations

import pytest

from westward.games.gold_seekers import TITLE
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.arrange import arrange, at
from westward.games.gold_seekers.effects import instructed

from .table import asked, kinds, may, play, player, table, turn, where


@pytest.mark.clause("KL-5.1")
def test_the_card_is_announced_carried_out_and_leaves_the_deck() -> None:
    s = arrange(at("a1-01"), at("a2-00"))
    play(s, "die 2", "card 11")
    struck = table(s).struck
    assert struck is not None
    assert (struck.number, struck.seat, struck.op, struck.n) == (11, 0, "move", 5)
    assert where(s, 0) == "a1-08"
    assert 11 not in table(s).deck
    assert len(table(s).deck) == 15


@pytest.mark.clause("KL-5.1")
def test_an_empty_deck_is_shuffled_anew() -> None:
    s = arrange(at("a1-01"), at("a2-03"), deck=[6])
    play(s, "die 2", "card 6")
    assert table(s).deck == []
    journal = play(s, "die 1")
    assert "Shuffled" in kinds(journal)
    assert may(s) == [f"card {n}" for n in range(1, 17)]


@pytest.mark.clause("KL-5.2")
def test_before_the_card_come_observers_boats_and_the_horse() -> None:
    s = arrange(at("a1-01", horse=True), at("a2-24", waiting=1), at("a3-18", decision="river-direct"))
    journal = play(s, "die 1")
    assert (where(s, 1), where(s, 2), player(s, 0).horse) == ("a2-44", "a3-03", False)
    assert asked(s) == (-1, "card")
    assert [name for name in kinds(journal) if name in ("Reported", "Adrift", "HorseLost")] == [
        "Reported",
        "Adrift",
        "HorseLost",
    ]


@pytest.mark.clause("KL-5.3")
@pytest.mark.parametrize(
    ("person", "card", "field"),
    [
        (1, 1, "a1-25"),
        (1, 14, "a1-27"),
        (1, 13, "a1-21"),
        (2, 16, "a1-29"),
        (4, 10, "a1-22"),
        (1, 15, "a1-28"),
        (4, 11, "a1-28"),
    ],
)
def test_moves_and_the_way_to_the_next_release_field(person: int, card: int, field: str) -> None:
    s = arrange(at("a1-24", person=person), at("a3-00", person=3))
    play(s, "die 1", f"card {card}")
    assert where(s, 0) == field


@pytest.mark.clause("KL-5.3", "KL-12.1")
@pytest.mark.parametrize(("field", "steps", "end"), [("b-20", 5, "b-23"), ("b-20", 4, "b-23"), ("b-20", 2, "b-22")])
def test_an_instruction_stops_on_the_last_yellow_field(field: str, steps: int, end: str) -> None:
    s = arrange(at(field), at("a2-00"))
    assert c.IDS[c.FIELD[instructed(s, 0, steps)]] == end


@pytest.mark.clause("KL-5.3")
def test_no_release_field_before_the_claim_means_nothing() -> None:
    spot = c.SPOT["b-19", 1, False]
    assert c.TO_RELEASE[spot] == -1
    assert c.IDS[c.FIELD[c.TO_RELEASE[c.SPOT["l4-6", 1, False]]]] == "b-18"


@pytest.mark.clause("KL-5.3")
def test_the_way_to_the_next_release_field_follows_the_detour() -> None:
    s = arrange(at("a1-14", decision="river-detour"), at("a2-00"))
    play(s, "die 1", "card 15")
    assert where(s, 0) == "a1-23"


@pytest.mark.clause("KL-5.3")
def test_misses_shields_release_and_nothing() -> None:
    s = arrange(at("a1-01", colour_die=True), at("a2-03"))
    after = {}
    for card in (5, 8, 10, 6):
        other = s.copy()
        play(other, "dice green 2", f"card {card}")
        p = player(other, 0)
        after[card] = (p.misses, p.shields, p.colour_die, p.field)
    assert after == {
        5: (1, 0, True, "a1-03"),
        8: (0, 1, True, "a1-03"),
        10: (0, 0, False, "a1-03"),
        6: (0, 0, True, "a1-03"),
    }


@pytest.mark.clause("KL-5.3")
def test_an_instructed_move_is_never_doubled_for_it_is_made_on_foot() -> None:
    s = arrange(at("a1-01", horse=True), at("a2-00"))
    play(s, "die 1", "card 11")
    assert where(s, 0) == "a1-08"


@pytest.mark.clause("KL-5.3")
def test_the_merits_rank_the_operations() -> None:
    merit = {
        "none": 0,
        "colour": -6,
        "release": 1,
        "shield": 2,
        "again": 4,
        "to_release": 3,
        "horse": 4,
        "coalition": 2,
    }
    for event in c.BOX.event:
        for entry in event.person:
            wanted = entry.n if entry.op == "move" else -3 * entry.n if entry.op == "skip" else merit[entry.op]
            assert entry.merit == wanted, f"event {event.number}, person {entry.id}"


@pytest.mark.clause("KL-5.3")
def test_the_rulebook_page_has_the_table_of_the_cards() -> None:
    page = TITLE.rulebook("en").markdown
    short = {"none": "–", "colour": "colour die", "again": "throw again", "to_release": "to release field"}
    for event in c.BOX.event:
        cells = []
        for entry in event.person:
            if entry.op == "move":
                cells.append(f"forward {entry.n}" if entry.n > 0 else f"back {-entry.n}")
            else:
                cells.append(
                    {"skip": f"miss {entry.n}", "shield": f"shield {entry.n}"}.get(
                        entry.op, short.get(entry.op, entry.op)
                    )
                )
        assert f"| {event.number} | {event.title} | {' | '.join(cells)} |" in page


@pytest.mark.clause("KL-5.4")
def test_a_shield_is_used_up_by_the_card_operation_too() -> None:
    s = arrange(at("a1-01", shields=2), at("a2-00"))
    play(s, "die 2", "card 4")
    assert (player(s, 0).shields, player(s, 0).colour_die) == (1, False)


@pytest.mark.clause("KL-5.4")
def test_a_shield_is_used_up_even_under_the_colour_die() -> None:
    s = arrange(at("a1-04", shields=1, colour_die=True), at("a2-00"))
    play(s, "dice green 1")
    assert (player(s, 0).shields, player(s, 0).colour_die) == (0, True)


@pytest.mark.clause("KL-5.4")
def test_riders_do_not_use_up_shields() -> None:
    s = arrange(at("a1-03", shields=1, horse=True), at("a2-00"))
    play(s, "die 1")
    assert (where(s, 0), player(s, 0).shields, player(s, 0).horse) == ("a1-05", 1, True)


@pytest.mark.clause("KL-5.4")
def test_a_shield_keeps_a_boat() -> None:
    s = arrange(at("a1-19", decision="river-direct", shields=1), at("a2-03"), turn=1)
    play(s, "die 1")
    assert (where(s, 0), player(s, 0).shields) == ("a1-19", 0)


@pytest.mark.clause("KL-6.1")
def test_a_colour_die_field_puts_the_player_under_the_colour_die() -> None:
    s = arrange(at("a1-24"), at("a2-00"))
    play(s, "die 2")
    assert (where(s, 0), player(s, 0).colour_die) == ("a1-26", True)


@pytest.mark.clause("KL-6.1")
def test_being_put_under_it_twice_changes_nothing() -> None:
    s = arrange(at("a1-04", colour_die=True), at("a2-00"))
    play(s, "dice green 1", "die 1", "dice green 3")
    assert (where(s, 0), player(s, 0).colour_die) == ("a1-08", False)


@pytest.mark.clause("KL-6.3")
def test_what_ends_the_colour_die() -> None:
    field = arrange(at("a1-21", colour_die=True), at("a2-00"))
    play(field, "dice green 2")
    card = arrange(at("a1-01", colour_die=True), at("a2-00"))
    play(card, "dice green 2", "card 10")
    horse = arrange(at("a1-01", colour_die=True), at("a2-00"))
    play(horse, "dice green 2", "card 2", "buy")
    assert [player(s, 0).colour_die for s in (field, card, horse)] == [False, False, False]


@pytest.mark.clause("KL-6.4")
def test_reaching_the_claim_ends_the_colour_die() -> None:
    s = arrange(at("b-23", colour_die=True), at("claim"))
    play(s, "dice green 1", "die 1")
    assert (turn(s), player(s, 0).colour_die, may(s)[0]) == (0, False, "die 1")


@pytest.mark.clause("KL-6.5")
def test_the_colour_die_goes_on_in_phase_two() -> None:
    s = arrange(at("a1-53", colour_die=True), at("a2-00"))
    play(s, "dice green 2")
    assert (where(s, 0), player(s, 0).colour_die) == ("b-01", True)
