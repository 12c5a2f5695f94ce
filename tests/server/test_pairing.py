"""Who meets whom, on which seats, and what comes of it: without a server."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from westward.server.pairing import Past, put_together, robin, seated, sizes
from westward.server.standings import BYE, Result, by_places, by_seats, points_of, standings


@pytest.mark.parametrize(("count", "size"), [(4, 2), (7, 2), (12, 2), (8, 4), (9, 3), (12, 4), (11, 4), (6, 5)])
def test_in_a_round_robin_everybody_meets_everybody(count: int, size: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    rounds = robin(count, size, range(2, 7))
    for tables in rounds:
        seats = [entrant for table in tables for entrant in table]
        assert len(seats) == len(set(seats))
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert len(met) == count * (count - 1) // 2
    if size == 2:
        assert set(met.values()) == {1}
        assert len(rounds) == count - 1 + count % 2


#: As many as can be shown to be needed, but for 6, 10 and 12 at tables of three, five and four, where one more is.
ROUNDS = {(9, 3): 4, (6, 3): 4, (14, 4): 6, (12, 4): 5, (16, 4): 5, (10, 5): 4, (12, 6): 3}


@pytest.mark.parametrize("of", ROUNDS)
def test_a_round_robin_takes_few_rounds(of: tuple[int, int]) -> None:
    count, size = of
    rounds = robin(count, size, range(2, 7))
    assert len(rounds) == ROUNDS[of]
    for tables in rounds:
        assert sorted(entrant for table in tables for entrant in table) == list(range(count))
    met = {frozenset(pair) for tables in rounds for table in tables for pair in combinations(table, 2)}
    assert len(met) == count * (count - 1) // 2
    assert robin(count, size, range(2, 7)) == rounds  # it is worked out anew for every round


def test_tables_are_as_large_as_the_game_allows() -> None:
    assert sizes(10, 4, [2, 3, 4]) == [4, 3, 3]
    assert sizes(5, 4, [4]) == [4]
    assert sizes(3, 4, [4]) == []
    assert sizes(8, 3, [2, 3, 4]) == [3, 3, 2]  # and not four tables of two, or two of four


def test_in_swiss_tournaments_those_with_equal_points_meet_and_nobody_meets_again_without_need() -> None:
    past, points = Past(), dict.fromkeys(range(16), 0.0)
    for round in range(4):
        tables = put_together(range(16), sizes(16, 2, [2]), past, points, round)
        assert all(past.met[frozenset(pair)] == 0 for pair in tables)
        assert all(abs(points[a] - points[b]) <= 1 for a, b in tables)
        past.note(tables, range(16))
        for a, b in tables:
            points[min(a, b)] += 1  # the lower number is the stronger player
    assert max(points, key=lambda e: points[e]) == 0


def test_byes_go_round_and_begin_with_the_last() -> None:
    past, points = Past(), {0: 3.0, 1: 2.0, 2: 1.0}
    free = list[int]()
    for round in range(3):
        tables = put_together(range(3), [2], past, points, round)
        past.note(tables, range(3))
        free += {0, 1, 2} - set(tables[0])
    assert free[0] == 2
    assert sorted(free) == [0, 1, 2]


@pytest.mark.parametrize(("count", "size"), [(4, 4), (12, 4), (8, 2), (9, 3)])
def test_everybody_has_each_seat_about_equally_often(count: int, size: int) -> None:
    past = Past()
    for round in range(2 * size):
        tables = put_together(range(count), [size] * (count // size), past, {}, round)
        past.note([seated(table, past, round) for table in tables], range(count))
    had = [[past.sat[entrant, seat] for seat in range(size)] for entrant in range(count)]
    assert all(sum(row) == 2 * size for row in had)
    assert max(max(row) - min(row) for row in had) <= 2


def test_points_for_places() -> None:
    assert by_places(Result(1, (5, 6, 7), (30, 10, 30), (2,))) == {5: 0.5, 6: 0.0, 7: 1.0}
    assert by_places(Result(1, (5, 6), (), ())) == {5: BYE, 6: BYE}
    assert by_places(Result(1, (5, 6), None)) == {}


def test_with_the_same_luck_each_is_compared_with_those_on_the_same_seat() -> None:
    one, two = Result(1, (0, 1), (50, 40), (0,)), Result(1, (2, 3), (60, 40), (0,))
    assert by_seats([one, two]) == {0: 0.0, 2: 1.0, 1: 0.5, 3: 0.5}
    assert by_seats([one, Result(1, (2, 3), None)]) == {}
    assert by_seats([one, Result(1, (2, 3), ())]) == {0: BYE, 1: BYE, 2: BYE, 3: BYE}


def test_standings_go_by_points_then_wins_then_opponents_and_places_are_shared() -> None:
    results = [Result(1, (0, 1), (5, 3), (0,)), Result(1, (2, 3), (5, 3), (0,)), Result(2, (0, 2), (4, 4), (0, 1)),
               Result(2, (1, 3), (4, 2), (0,))]  # fmt: skip
    points = points_of(results, 2, False, {1: range(5), 2: range(4)})
    rows = {row.entrant: row for row in standings(points, results)}
    assert [rows[e].points for e in range(5)] == [1.5, 1.0, 1.5, 0.0, BYE]
    assert (rows[0].place, rows[2].place, rows[1].place, rows[4].place, rows[3].place) == (1, 2, 3, 4, 5)
    assert rows[0].opponents > rows[2].opponents
    assert rows[4].rounds == (BYE, 0.0)
    even = standings({0: [0.5], 1: [0.5]}, [Result(1, (0, 1), (2, 2), (0, 1))])
    assert [row.place for row in even] == [1, 1]
