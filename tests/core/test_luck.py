"""Luck that is sealed before a game and proven after it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import westward
from westward.core.errors import RecordError
from westward.core.history import History
from westward.core.luck import Luck, commitment, key, new_secret, read_numbers, write_numbers
from westward.core.proof import prove
from westward.core.record import Record
from westward.core.rng import Rng

SECRET = "00112233445566778899aabbccddeeff"
WORDS = ("tumbleweed", "Ööö, 7")


def played(seed: str, backs: bool = False) -> History:
    """A whole game played at random; now and then a move is taken back and played again."""
    history, rng = History(westward.title("gold-seekers").start(2), seed), Rng(4)
    history.draw()
    while not history.over:
        history.play(rng.pick(history.state.legal()))
        if backs and rng.below(3) == 0 and not history.over:
            history.take_back(1, history.actors[-1])
            continue
        history.draw()
    return history


def recorded(history: History, luck: Luck) -> Record:
    luck = replace(luck, gone=tuple(history.gone()))
    return Record("gold-seekers", 2, history.state.settings, history.actions, ["A", "B"], luck=luck)


@pytest.fixture(scope="module")
def sealed() -> Record:
    return recorded(played(key(SECRET, WORDS), backs=True), Luck(None, commitment(SECRET), SECRET, WORDS))


def test_every_draw_follows_from_the_secret_and_the_words(sealed: Record) -> None:
    assert sealed.luck is not None
    assert sealed.luck.gone
    again = westward.loads(sealed.dumps())
    assert again.luck == sealed.luck
    proof = prove(again, commitment(SECRET))
    assert proof.holds
    assert proof.draws == sum(line.split()[1:2] == ["*"] for line in sealed.dumps().splitlines())


def test_other_words_another_secret_or_another_draw_prove_nothing(sealed: Record) -> None:
    assert sealed.luck is not None
    assert not prove(replace(sealed, luck=replace(sealed.luck, words=("cactus", WORDS[1])))).holds
    assert not prove(replace(sealed, luck=replace(sealed.luck, gone=()))).holds
    with pytest.raises(RecordError, match="does not fit the commitment"):
        prove(replace(sealed, luck=replace(sealed.luck, secret=new_secret())))
    with pytest.raises(RecordError, match="not the one that was published"):
        prove(sealed, commitment(new_secret()))
    with pytest.raises(RecordError, match="opened when the game is over"):
        prove(replace(sealed, luck=replace(sealed.luck, secret="")))
    with pytest.raises(RecordError, match="does not say where its luck came from"):
        prove(replace(sealed, luck=None))
    first = next(i for i, line in enumerate(sealed.dumps().split("\n\n")[1].splitlines()) if " * " in line)
    state = sealed.state(first)
    other = next(action for action in state.legal() if action != sealed.actions[first])
    proof = prove(Record("gold-seekers", 2, sealed.settings, [*sealed.actions[:first], other], luck=sealed.luck))
    assert (proof.holds, proof.move, proof.drawn) == (False, first + 1, state.space.format(other))


def test_a_chosen_number_is_told_and_gives_the_luck_of_the_library() -> None:
    game = westward.start("gold-seekers", players=2, seed=7)
    record = replace(game.record(), luck=Luck(7))
    text = record.dumps()
    assert "\nseed 7\n" in text
    assert prove(westward.loads(text)).holds
    assert not prove(replace(record, luck=Luck(8))).holds


def test_what_was_brought_along_is_not_proven() -> None:
    history = played("somewhere else")
    assert prove(recorded(history, Luck(1, brought=history.number))).draws == 0
    assert not prove(recorded(history, Luck(1))).holds


def test_numbers_are_written_as_ranges() -> None:
    for numbers in ((), (1,), (1, 2), (2, 4, 5, 6, 9)):
        assert read_numbers(write_numbers(numbers), 10) == numbers
    for wrong in ("1-x", "-", "1-9999999999"):
        with pytest.raises(ValueError, match=r"."):
            read_numbers(wrong, 1000)
    text = replace(westward.start("gold-seekers", players=2, seed=1).record(), luck=Luck(1, gone=(3,))).dumps()
    with pytest.raises(RecordError, match="'1-99999999999' should be a whole number"):
        westward.loads(text.replace("gone 3", "gone 1-99999999999"))
