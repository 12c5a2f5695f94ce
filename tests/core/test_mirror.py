"""Rows that follow lists: by what differs they come to say the same as if they were written anew."""

from __future__ import annotations

from array import array

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import westward
from westward.core.mirror_plain import Mirror as PlainMirror
from westward.core.mirror_plain import restore as plain_restore
from westward.core.shown import OTHERS, OWN, Way, digits, ladder, number, one_of
from westward.envs.matrices import Mirror, restore

PLAYERS = 3
SIZE = 90
#: Of these lists the first two are nobody's, the others are told by seat.
BY_SEAT = 0b11100
WAYS: list[Way] = [
    number(0, 0),
    one_of(1, 4, 4),
    one_of(1, 20, PLAYERS, low=1, high=7, part=2, turned=True),
    number(2, 32, stride=5),
    number(2, 34, stride=5, width=0, factor=-2),
    number(2, 60, whose=OWN),
    number(2, 60, stride=0, whose=OTHERS, factor=3),
    ladder(3, 47, 4),
    digits(4, 66, 4, 2),
]


def row_of(seat: int, lists: list[list[int]]) -> list[int]:
    """A row as somebody writes it who has written none before."""
    row = array("h", [0] * SIZE)
    PlainMirror(row, SIZE, PLAYERS, BY_SEAT, WAYS).follow(0, seat, lists[:1], lists[1:])
    return row.tolist()


def some_lists(rng: westward.Rng) -> list[list[int]]:
    lists = [
        [rng.below(9) - 4 for _ in range(4)],
        [rng.below(9) - 1 for _ in range(4)],
        [rng.below(4) for _ in range(6)],
    ]
    return [
        *lists,
        [rng.below(7) - 1 for _ in range(PLAYERS)],
        [rng.below(256) for _ in range(PLAYERS)],
        [0] * rng.below(4),
    ]


def test_every_number_stands_where_its_way_says() -> None:
    lists = [[5, 0, -6, 7], [3, -1, 0, 9], [1, 2, 3, 0, 0, 4], [0, 2, 9], [0b11_10_01_00, 0, 1], []]
    row = row_of(1, lists)
    assert row[:4] == [5, 0, -6, 7]
    assert row[4:20] == [0, 0, 0, 1] + [0] * 4 + [1, 0, 0, 0] + [0] * 4
    assert row[20:32] == [1, 0, 0] + [0] * 9, "3 is seat 1, which is the one that looks"
    assert row[32:47] == [3, 0, -6, 0, 0, 0, 4, -8, 0, 0, 1, 2, -6, 0, 0]
    assert row[60:62] == [3 + 3 * (1 + 0), 0 + 3 * (2 + 4)], "the own ones once, those of others thrice"
    assert row[47:59] == [1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]
    assert row[66:78] == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3]


def test_rows_that_follow_say_the_same_as_rows_written_anew() -> None:
    rng = westward.Rng(4)
    quick, plain = vec[i16]([0] * (2 * SIZE)), array("h", [0] * (2 * SIZE))
    mirrors = [kind(rows, SIZE, PLAYERS, BY_SEAT, WAYS) for kind, rows in ((Mirror, quick), (PlainMirror, plain))]
    lists = some_lists(rng)
    for turn in range(400):
        if turn % 50 == 0:
            lists = some_lists(rng)
        which = rng.below(5)
        lists[which] = lists[which].copy()
        lists[which][rng.below(len(lists[which]))] = rng.below(4)
        row, seat = rng.below(2), turn // 20 % PLAYERS
        found = {mirror.follow(row, seat, lists[:1], lists[1:]) for mirror in mirrors}
        assert len(found) == 1
        assert list(quick) == plain.tolist()
        assert plain.tolist()[row * SIZE : (row + 1) * SIZE] == row_of(seat, lists)


def test_what_differs_is_told_list_by_list_and_seat_by_seat() -> None:
    for kind in (Mirror, PlainMirror):
        mirror = kind(vec[i16]([0] * SIZE), SIZE, PLAYERS, BY_SEAT, WAYS)
        lists = some_lists(westward.Rng(1))
        assert mirror.follow(0, 1, lists[:1], lists[1:]) == -1, "nothing was shown"
        assert mirror.follow(0, 1, lists[:1], lists[1:]) == 0
        lists[2][5] += 1
        lists[5].append(400)
        assert mirror.follow(0, 1, lists[:1], lists[1:]) == 1 << 2 | 1 << 5 | 1 << 56 + 2
        assert mirror.follow(0, 2, lists[:1], lists[1:]) == -1, "another seat looks"


def test_a_number_that_does_not_fit_leaves_the_row_as_it_was() -> None:
    for kind in (Mirror, PlainMirror):
        rows = vec[i16]([0] * SIZE)
        mirror = kind(rows, SIZE, PLAYERS, BY_SEAT, WAYS)
        lists = some_lists(westward.Rng(2))
        mirror.follow(0, 0, lists[:1], lists[1:])
        before, kept = list(rows), lists[2][1]
        lists[2][1] = 12000  # fits as it is and twice, but not three times
        with pytest.raises(OverflowError, match="does not fit into a tensor"):
            mirror.follow(0, 1, lists[:1], lists[1:])
        lists[2][1] = kept
        mirror.follow(0, 0, lists[:1], lists[1:])
        assert list(rows) == before


def test_lists_are_put_right_where_they_differ() -> None:
    for put_right in (restore, plain_restore):
        now, wanted = [[1, 2], [3], [4, 5, 6]], [[1, 9], [3], [4]]
        assert put_right(now, wanted, 0b011) == 0b001
        assert now == [[1, 9], [3], [4, 5, 6]]
        assert put_right(now, wanted, -1) == 0b100
        assert now == wanted
