"""Whether the draws of a record followed from what was published before the first of them."""

from __future__ import annotations

from dataclasses import dataclass

from westward.core.errors import RecordError
from westward.core.luck import ALIKE, commitment, draw, key, pile
from westward.core.record import Record
from westward.core.state import CHANCE


@dataclass(frozen=True)
class Proof:
    """How many draws were checked, and the first that is not as it should be: its move, what was drawn and what should have been."""

    draws: int
    move: int | None = None
    drawn: str = ""
    expected: str = ""

    @property
    def holds(self) -> bool:
        """Whether every draw is as it should be."""
        return self.move is None


def prove(record: Record, published: str | None = None) -> Proof:
    """Draw everything that chance drew once more; a RecordError says when there is nothing to check it by.

    `published` is the commitment that the table showed, as somebody noted it; without it that of the record is believed.
    """
    seed = _seed(record, published)
    luck = record.luck
    assert luck is not None
    gone, state = set(luck.gone), record.start()
    number, draws, decided = 0, 0, -1
    piles: list[str] = []
    for move, action in enumerate(record.actions, start=1):
        number += 1
        while number in gone:
            number += 1
        if state.to_act == CHANCE and number > luck.brought:
            expected = draw(state, seed, number - 1, piles, decided)
            if expected != action:
                return Proof(draws, move, state.space.format(action), state.space.format(expected))
            draws += 1
        if state.to_act == CHANCE:
            piles.append(pile(state, decided) if luck.alike else "")
        else:
            decided = state.to_act
        state.apply(action)
    return Proof(draws)


def _seed(record: Record, published: str | None) -> str:
    luck = record.luck
    if luck is None or not (luck.commitment or luck.seed is not None):
        raise RecordError("The record does not say where its luck came from, so that nothing can be proven.")
    if published is not None and published.lower() != luck.commitment:
        raise RecordError("The commitment of the record is not the one that was published.")
    if luck.seed is not None:
        return f"seed {luck.seed}"
    if not luck.secret:
        raise RecordError("The secret is not in the record; it is opened when the game is over.")
    if commitment(luck.secret) != luck.commitment:
        raise RecordError("The secret does not fit the commitment: it is not the one that was drawn before the game.")
    return (ALIKE if luck.alike else "") + key(luck.secret, luck.words)
