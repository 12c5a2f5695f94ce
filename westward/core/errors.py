"""What can go wrong, as sentences for the person who caused it."""

from __future__ import annotations

import msgspec

Value = int | str | bool


class WestwardError(Exception):
    """Base of all errors that a person's input can cause; its text is one clear sentence."""


class NotationError(WestwardError):
    """A line of notation that names no action."""


class RecordError(WestwardError):
    """A record that cannot be read or does not replay."""


class HistoryError(WestwardError):
    """A position that a game has not had, or nothing that could be taken back or played again."""


class SettingsError(WestwardError):
    """An unknown game, a wrong number of players or a wrong option."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the key of a sentence, what to fill in, and the clause that decides it."""

    reason: str
    clause: str
    args: dict[str, Value] = {}


class Misfit(msgspec.Struct, frozen=True):
    """An entry of a saved game that does not fit the game as it is here: its number, the move, and the reason.

    `version` is that under which it was written down, empty if that is not known; see `Words.misfit`.
    """

    number: int
    move: str
    reason: str
    facts: dict[str, Value] = {}
    refusal: Refusal | None = None
    version: str = ""


class IllegalAction(WestwardError):
    """An action that the rules do not allow now; the position is unchanged."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal
