"""Positions side by side: rows that stay apart, and games that begin anew."""

from __future__ import annotations

import westward
from westward.core.rows import Mask, Rows, draw_all, play_until
from westward.core.tensor import Block, Tensor, Writer, head_blocks, write_head


class Heads(Tensor[westward.State]):
    """Tells who is asked what, and nothing else."""

    def blocks(self, start: westward.State) -> list[Block]:
        return head_blocks(start)

    def write(self, s: westward.State, seat: int, out: Writer) -> None:
        write_head(s, seat, out)


START = westward.title("gold-seekers").start(2)
SIZE = sum(block.size for block in Heads().blocks(START))


def rows(count: int, first: int = 0) -> Rows:
    made = Rows(START, Heads(), SIZE, START.space.size, first, count)
    made.reset(5)
    return made


def test_a_row_depends_on_the_seed_and_its_own_number_alone() -> None:
    many, one = rows(4), rows(1, first=2)
    rng = westward.Rng(1)
    for _ in range(200):
        choices = many.sample(rng)
        ended = many.step(choices)
        assert one.step([choices[2]]) == [0] * (2 in ended)
        assert one.states[0].key() == many.states[2].key()
        assert list(one.mask.flags) == list(many.mask.flags)[2 * START.space.size : 3 * START.space.size]
        assert list(one.writer.values) == list(many.writer.values)[2 * SIZE : 3 * SIZE]


def test_a_game_that_ends_tells_its_result_and_begins_anew() -> None:
    games, rng = rows(1), westward.Rng(2)
    while not games.step(games.sample(rng)):
        assert games.scores == [[]]
    assert sum(games.scores[0]) == 60
    assert games.winners[0]
    assert games.states[0].to_act >= 0
    assert games.games == [2]


def test_a_mask_forgets_what_it_showed_before() -> None:
    mask = Mask(4, rows=2)
    mask.show(0, [1, 2])
    mask.show(1, [0])
    mask.show(0, [3])
    assert list(mask.flags) == [0, 0, 0, 1, 1, 0, 0, 0]


def test_chance_draws_until_somebody_is_asked_and_others_play_until_a_seat_is() -> None:
    state, rng = START.copy(), westward.Rng(3)
    draw_all(state, rng)
    assert state.to_act >= 0
    for seat in (1, 0, 1):
        play_until(state, seat, rng)
        assert state.to_act in (seat, westward.OVER)
