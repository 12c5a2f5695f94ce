"""Learnt nets in files: what they are for, where they come from, and their numbers. Reading one needs no other library.

A file begins with one line of JSON, `Origin`; then come the net's numbers as float16, compressed.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from westward.core.errors import SettingsError
from westward.core.hints import Hints
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State
from westward.core.tensor import Tensor

try:
    from westward.bots._net import Line, Net
except ImportError:
    from westward.bots.net_plain import Line, Net  # type: ignore[assignment]

_MAGIC: Final = b"westward net 1\n"
#: So many steps of a game tell whether hints are those that a net was learnt with.
_ALONG: Final = 120


class Origin(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a net is for and where it comes from."""

    game: str
    players: int
    #: The sizes of the row and of every layer.
    sizes: tuple[int, ...]
    #: What expected points are divided by.
    scale: float
    #: Fingerprint of how rows are laid out: with another layout the numbers mean nothing.
    layout: str
    #: How it was made.
    command: str = ""
    commit: str = ""
    games: int = 0
    minutes: float = 0.0
    #: How much the points of the best of the others counted against the own ones while it was learnt.
    rivalry: float = 1.0
    #: Fingerprint of the hints whose points the net's are added to; empty if it says all by itself.
    hints: str = ""
    #: Whether chances of victory alone count at play, not points.
    victory: bool = False


def row_size(tensor: Tensor[State], start: State) -> int:
    """How many numbers a row has in games that begin like this."""
    return sum(block.size for block in tensor.blocks(start))


def layout_of(tensor: Tensor[State], start: State) -> str:
    """The fingerprint of a game's rows: names, sizes and units of the blocks."""
    blocks = ";".join(f"{b.name},{b.size},{b.unit}" for b in tensor.blocks(start))
    return hashlib.sha256(blocks.encode()).hexdigest()[:16]


def judged_by(hints: Hints[State], start: State) -> str:
    """The fingerprint of what hints say, along a game of chance."""
    rng, state, said = Rng(1), start.copy(), hashlib.sha256()
    for _ in range(_ALONG):
        if state.to_act == OVER:
            break
        if state.to_act != CHANCE:
            said.update(";".join(f"{x:.2f}" for x in hints.evaluate(state)).encode())
        state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.legal()))
    return said.hexdigest()[:16]


def count_of(sizes: tuple[int, ...]) -> int:
    """How many numbers a net of these sizes has."""
    return sum((before + 1) * after for before, after in pairwise(sizes))


def write(file: Path, origin: Origin, numbers: bytes) -> None:
    """Write a net from its float32 numbers; what does not fit into float16 is cut to what does."""
    wide = array("f", numbers)
    most = 65504.0
    narrow = struct.pack(f"<{len(wide)}e", *[max(-most, min(most, x)) for x in wide])
    data = _MAGIC + msgspec.json.encode(origin) + b"\n" + zlib.compress(narrow, 9)
    part = file.with_name(file.name + ".part")
    part.write_bytes(data)
    part.replace(file)


def origin(file: Path) -> Origin:
    """What a file of a net tells about it."""
    return _parts(file)[0]


def read(file: Path) -> tuple[Origin, bytes]:
    """A net: what it is, and its numbers as float32; a SettingsError says when the file is none."""
    told, packed = _parts(file)
    try:
        narrow = zlib.decompress(packed)
        numbers = struct.unpack(f"<{count_of(told.sizes)}e", narrow)
    except (zlib.error, struct.error):
        raise SettingsError(f"{file} is no net: it is cut short or changed.") from None
    return told, array("f", numbers).tobytes()


def _parts(file: Path) -> tuple[Origin, bytes]:
    try:
        data = file.read_bytes()
    except OSError as problem:
        raise SettingsError(f"The net {file} cannot be read: {problem.strerror}.") from None
    if not data.startswith(_MAGIC):
        raise SettingsError(f"{file} is no net.")
    head, _, packed = data[len(_MAGIC) :].partition(b"\n")
    try:
        return msgspec.json.decode(head, type=Origin), packed
    except msgspec.DecodeError as problem:
        raise SettingsError(f"{file} is no net: {problem}.") from None


__all__ = ["Line", "Net", "Origin", "count_of", "judged_by", "layout_of", "origin", "read", "row_size", "write"]
