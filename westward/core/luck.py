"""Luck that nobody can know beforehand and everybody can check afterwards; docs/chance.md tells the scheme.

Before the first draw a secret is drawn and its commitment published; then everybody at the table may add a word. Secret and words
together make the key from which all draws follow. When the game is over, the secret is opened.

>>> key("5eed", ["howdy", ""]) == key("5eed", ["howdy", ""]), key("5eed", ["howdy", ""]) == key("5eed", ["hello", ""])
(True, False)
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from westward.core.rng import Rng, derive
from westward.core.state import State

#: What the seed of a history begins with whose luck is that of other tables too.
ALIKE: Final = "alike "


@dataclass(frozen=True)
class Luck:
    """Where the draws of a game come from, as far as it may be told."""

    #: The number that somebody chose; None where a secret was drawn.
    seed: int | None = None
    #: What was published of the secret before the first draw, and the secret once the game is over.
    commitment: str = ""
    secret: str = ""
    #: What the people at the table added, by seat; empty for whoever added nothing.
    words: tuple[str, ...] = ()
    #: How many of the first entries were brought along from elsewhere.
    brought: int = 0
    #: The numbers of the entries that do not count: those taken back, and those that took them back.
    gone: tuple[int, ...] = ()
    #: Whether other tables drew by the same secret: then draws go by pile and seat instead of by entry.
    alike: bool = False


def new_secret() -> str:
    """An unguessable secret of 128 bits."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """What is published of a secret: nobody can find the secret from it, or another secret that fits it."""
    return hashlib.sha256(f"westward {secret}".encode()).hexdigest()


def key(secret: str, words: Sequence[str]) -> str:
    """The seed of a game's history that a secret and the words of the seats give."""
    said = "\n".join(f"{seat} {word}" for seat, word in enumerate(words, start=1))
    return hmac.new(secret.encode(), said.encode(), hashlib.sha256).hexdigest()


def pile(state: State, seat: int) -> str:
    """What an open draw is counted by where several tables have the same luck: its kind, and the seat that decided last, from 1."""
    return f"{state.step_now().name} {seat + 1}"


def draw(state: State, seed: str, number: int, earlier: Sequence[str], seat: int) -> int:
    """What chance draws as the next entry after so many, when these piles were drawn from and this seat decided last (-1: nobody).

    Where other tables have the same luck, each outcome has a lot of its own for the n-th draw from a pile, heavier outcomes a
    shorter one, and the shortest wins. So every outcome is as likely as it should be, and tables at which not the same is left
    still draw the same wherever they can.
    """
    if not seed.startswith(ALIKE):
        return state.draw(Rng(derive(seed, number)))
    of = pile(state, seat)
    lots = [_lot(f"{seed} {of} {earlier.count(of) + 1} {state.space.format(a)}") for a in state.legal()]
    lengths = [lot / weight if weight else math.inf for lot, weight in zip(lots, state.weights(), strict=True)]
    return state.legal()[lengths.index(min(lengths))]


def _lot(text: str) -> float:
    """A number that is exponentially distributed: minus the logarithm of a fraction that follows from a text."""
    found = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
    return -math.log((found + 1) / 2**48)


def write_numbers(numbers: Sequence[int]) -> str:
    """Ascending numbers as ranges.

    >>> write_numbers([3, 4, 5, 9])
    '3-5 9'
    """
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)


def read_numbers(text: str, most: int) -> tuple[int, ...]:
    """The numbers of ranges, at most so many; a ValueError says when they cannot be read.

    >>> read_numbers("3-5 9", 100)
    (3, 4, 5, 9)
    """
    found: list[int] = []
    for part in text.split():
        first, _, last = part.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        if len(found) + len(numbers) > most:
            raise ValueError(text)
        found += numbers
    return tuple(found)
