"""Luck that is sealed before a game and proven after it."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

import westward
from westward.core.errors import RecordError
from westward.core.history import History
from westward.core.luck import ALIKE, Luck, commitment, draw, key, new_secret, read_numbers, write_numbers
from westward.core.proof import prove
from westward.core.record import Record
from westward.core.rng import Rng
from westward.core.state import CHANCE

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


def random_game(game: str, players: int, seed: str, choices: int) -> History:
    """A whole game in which chance has a seed and everybody chooses at random by another."""
    history, rng = History(westward.title(game).start(players), seed), Rng(choices)
    history.draw()
    while not history.over:
        history.play(rng.pick(history.state.choices()))
        history.draw()
    return history


def by_pile(history: History) -> dict[tuple[str, int], int]:
    """What was drawn as the n-th from each pile."""
    drawn: dict[tuple[str, int], int] = {}
    for i, (of, action) in enumerate(zip(history.piles, history.actions, strict=True)):
        if of:
            drawn[of, history.piles[: i + 1].count(of)] = action
    return drawn


def alike(game: str, players: int, seeds: tuple[str, str]) -> float:
    """The share of draws that are the same at two tables where other choices are made."""
    one, other = (by_pile(random_game(game, players, seed, i)) for i, seed in enumerate(seeds))
    both = one.keys() & other.keys()
    return sum(one[draw] == other[draw] for draw in both) / len(both)


@pytest.mark.parametrize("game", westward.ids())
def test_two_tables_have_the_same_luck(game: str) -> None:
    """Though everybody chooses otherwise, most draws of the same seat from the same pile are the same."""
    players = westward.title(game).players[0]
    same, other = alike(game, players, (f"{ALIKE}k", f"{ALIKE}k")), alike(game, players, (f"{ALIKE}k", f"{ALIKE}l"))
    assert same > 0.6
    assert other < 0.4


def test_draws_that_are_alike_are_as_likely_as_the_weights_say() -> None:
    """The first tile of Gold Rush under many seeds, against its weights: chi-square, far from what chance alone would give."""
    state = westward.title("gold-rush").start(2)
    while state.to_act == CHANCE and len(set(state.weights())) == 1:
        state.apply(state.legal()[0])
    weights, tries = state.weights(), 4000
    counts = Counter(draw(state, f"{ALIKE}{n}", 0, [], -1) for n in range(tries))
    expected = [tries * w / sum(weights) for w in weights]
    found = [counts[action] for action in state.legal()]
    chi = sum((f - e) ** 2 / e for f, e in zip(found, expected, strict=True) if e)
    assert chi < 2 * len(weights)
    assert sum(found) == tries


def test_luck_that_is_alike_is_proven(sealed: Record) -> None:
    history = random_game("golden-city", 3, ALIKE + key(SECRET, WORDS), 5)
    luck = Luck(None, commitment(SECRET), SECRET, WORDS, alike=True)
    record = Record("golden-city", 3, history.state.settings, history.actions, luck=luck)
    again = westward.loads(record.dumps())
    assert again.luck == luck
    assert prove(again, commitment(SECRET)).holds
    assert not prove(replace(again, luck=replace(luck, alike=False))).holds
    with pytest.raises(RecordError, match="not 'unlike'"):
        westward.loads(record.dumps().replace("draws alike", "draws unlike"))


def test_a_history_whose_luck_is_alike_goes_on_the_same_however_it_is_kept() -> None:
    """Planned and adopted, pickled, copied, taken back: the next draw is the same."""
    history, rng = History(westward.title("golden-city").start(3), f"{ALIKE}k"), Rng(1)
    history.adopt(history.plan())
    for _ in range(30):
        history.adopt(history.plan([rng.pick(history.state.legal())]))
    again = random_game("golden-city", 3, f"{ALIKE}k", 1)
    assert again.piles[: history.number] == history.piles
    assert again.actions[: history.number] == history.actions
    for other in (history.copy(), pickle.loads(pickle.dumps(history))):
        assert other.piles == history.piles
        action = history.state.legal()[0]
        assert other.plan([action]).entries == history.plan([action]).entries
