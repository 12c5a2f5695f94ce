"""The writer of rows: what is written, cleared and left standing."""

from __future__ import annotations

import pytest

from westward.core.tensor import Writer


def test_numbers_are_written_from_left_to_right() -> None:
    out = Writer(12)
    out.begin(0)
    out.put(7)
    out.one_of(1, 3)
    out.one_of(5, 2)
    out.put_bits(0b101, 3)
    out.put_some([9, 8, 7], 1, 2)
    assert list(out.values) == [7, 0, 1, 0, 0, 0, 1, 0, 1, 8, 7, 0]
    assert out.at == 11


def test_a_row_is_cleared_without_touching_the_others() -> None:
    out = Writer(3, rows=2)
    for row in (0, 1):
        out.begin(row)
        out.put_all([1, 2, 3])
    out.begin(0)
    out.put_at(2, 5)
    assert list(out.values) == [0, 0, 5, 1, 2, 3]


def test_what_is_laid_stays_until_it_is_swept_and_its_note_with_it() -> None:
    out = Writer(4, rows=2)
    out.begin(1)
    out.lay(2, 6)
    out.set_note(3, 17)
    out.begin(0)
    assert out.note(3) == 0
    out.begin(1)
    assert (list(out.values)[4:], out.note(3)) == ([0, 0, 6, 0], 17)
    out.sweep(2, 1)
    assert list(out.values) == [0] * 8


@pytest.mark.parametrize("number", [32768, -32768])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    out = Writer(1)
    out.begin(0)
    with pytest.raises(OverflowError, match=f"{number} does not fit into a tensor"):
        out.put(number)
