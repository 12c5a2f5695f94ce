"""The typed events that a move may report; words are chosen when they are shown."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened. Subclasses declare its facts as fields.

    Fields whose name ends in `seat` hold seats, strings are keys of terms; `Words.event` puts them into a sentence.
    """

    #: A private event is told to the seat named by its field ``seat`` alone.
    private: ClassVar[bool] = False

    def audience(self) -> list[int] | None:
        """The seats that may learn of it, or None for everybody."""
        return [getattr(self, "seat")] if self.private else None  # noqa: B009


class Item(msgspec.Struct, frozen=True):
    """One line of a score: what for, how many points, by which clause, and where in the picture."""

    name: str
    points: int
    clause: str
    count: int = 1
    parts: list[str] = []


class First(Event, frozen=True):
    """A seat begins."""

    seat: int


class Scored(Event, frozen=True):
    """Points were scored; the items say where each of them came from."""

    seat: int
    points: int
    clause: str
    items: list[Item] = []


Journal: TypeAlias = list[Event]


def seen_by(events: Journal, seat: int) -> Journal:
    """The events that a seat or a spectator may know."""
    return [e for e in events if (a := e.audience()) is None or seat in a]
