"""What is kept about guests, tables and the course of games, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from westward.core.title import Settings as Options


@dataclass(frozen=True)
class Guest:
    """A person, known by a token that only that person's browser holds."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat: a person, a bot, or nobody yet."""

    kind: str
    name: str = ""
    guest: str | None = None
    level: str = ""


@dataclass(frozen=True)
class Facts:
    """What a table is, apart from the course of its game."""

    id: str
    game: str
    options: Options
    state: str
    private: bool
    pace: str
    seed: str
    host: str
    created: float
    changed: float
    seats: tuple[Seat, ...]
    rematch: str | None = None


@dataclass(frozen=True)
class Entry:
    """One line of a game's course: an action, or -1 for taking back, and the seat it came from."""

    action: int
    seat: int
    client_id: str | None = None


@dataclass(frozen=True)
class Answer:
    """An answer to a sealed question that waits for the others."""

    seat: int
    action: int
    client_id: str | None = None


@dataclass(frozen=True)
class Said:
    """A line of the table's chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
