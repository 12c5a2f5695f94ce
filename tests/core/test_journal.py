"""Events: who may learn of them, and how they are written."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from westward import Event, Item, Journal
from westward.core.journal import Scored, seen_by


class Dug(Event, frozen=True):
    """Somebody dug, for all to see."""

    seat: int


class Saw(Event, frozen=True):
    """Somebody saw something that nobody else saw."""

    private: ClassVar[bool] = True
    seat: int
    chip: str


JOURNAL: Journal = [Dug(0), Saw(0, "gold-3"), Dug(1), Saw(1, "robber")]


def test_a_private_event_is_told_to_its_seat_alone() -> None:
    assert seen_by(JOURNAL, 0) == [Dug(0), Saw(0, "gold-3"), Dug(1)]
    assert seen_by(JOURNAL, 1) == [Dug(0), Dug(1), Saw(1, "robber")]


def test_who_only_watches_learns_what_is_public() -> None:
    assert seen_by(JOURNAL, -1) == [Dug(0), Dug(1)]


def test_an_event_is_written_with_its_tag_and_comes_back() -> None:
    scored = Scored(1, 5, "GC-10.4", [Item("gold", 5, "GC-10.4", 2, ["house-1"])])
    written = msgspec.json.encode(scored)
    assert b'"event":"scored"' in written
    assert msgspec.json.decode(written, type=Scored) == scored
