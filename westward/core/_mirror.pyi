"""Rows that follow lists: the C code of `_mirror.c`. Without it the same class of `mirror_plain` is used."""

from typing_extensions import Buffer

from westward.core.shown import Way

def restore(now: list[list[int]], wanted: list[list[int]], which: int, /) -> int: ...

class Mirror:
    def __init__(self, values: Buffer, size: int, players: int, by_seat: int, shown: list[Way]) -> None: ...
    def follow(self, row: int, seat: int, facts: list[list[int]], own: list[list[int]], /) -> int: ...
