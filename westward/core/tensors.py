"""How each game writes its rows of numbers, also one that has no `tensor.py`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from westward.core.registry import view
from westward.core.state import State
from westward.core.tensor import Block, Tensor, Writer
from westward.core.title import Title

_HASHED: Final = 1024
_FURTHEST: Final = 32767


class HashedTensor(Tensor[State]):
    """The tensor of a game that has no `tensor.py`: the leaves of the View, each at a place found from its name."""

    def blocks(self, start: State) -> list[Block]:
        return [Block("points", start.players, 20), Block("view", _HASHED, 4)]

    def write(self, s: State, seat: int, out: Writer) -> None:
        seen = view(s, seat)
        n = s.players
        out.put_all([seen.head.scores[(seat + i) % n] for i in range(n)])
        slots = [0] * _HASHED
        for path, value in _leaves(msgspec.to_builtins(seen), ""):
            slots[_slot(path)] += value
        out.put_all([max(-_FURTHEST, min(_FURTHEST, number)) for number in slots])


def _leaves(value: object, path: str) -> Iterator[tuple[str, int]]:
    """Numbers by their path; words as a 1 at the path and the word."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{number}]")
    elif isinstance(value, (bool, int, float)):
        yield path, int(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1


@cache
def _slot(path: str) -> int:
    return int.from_bytes(hashlib.sha256(path.encode()).digest()[:4], "little") % _HASHED


def tensor_of(game: Title) -> Tensor[Any]:
    """The `TENSOR` of a game's `tensor.py`, or the general one where it has none."""
    found: Tensor[Any] = game.room("tensor").TENSOR if game.has_room("tensor") else HashedTensor()
    return found
