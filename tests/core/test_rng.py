"""Random numbers: reproducible, even, and equal compiled or not."""

from __future__ import annotations

from westward import Rng, derive


def test_the_stream_is_fixed() -> None:
    rng = Rng(7)
    assert [int(rng.below(1000)) for _ in range(8)] == [163, 9, 610, 966, 64, 26, 57, 801]


def test_copies_go_on_alike_and_apart() -> None:
    rng = Rng(1)
    rng.next32()
    twin = rng.copy()
    assert [rng.next32() for _ in range(5)] == [twin.next32() for _ in range(5)]
    rng.next32()
    assert rng.next32() != twin.next32()


def test_draws_are_even() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_500 < n < 10_500 for n in counts)


def test_weights_count() -> None:
    rng = Rng(4)
    drawn = [rng.weighted([1, 0, 3]) for _ in range(8_000)]
    assert drawn.count(1) == 0
    assert 1_800 < drawn.count(0) < 2_200


def test_shuffling_keeps_everything() -> None:
    items = list(range(20))
    Rng(5).shuffle(items)
    assert items != list(range(20)) == sorted(items)


def test_seeds_of_games_depend_on_both_names() -> None:
    assert len({derive(name, n) for name in ("a", "b") for n in range(50)}) == 100
    assert 0 <= Rng(derive("a", 1)).uniform() < 1
