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


class SettingsError(WestwardError):
    """An unknown game, a wrong number of players or a wrong option."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the key of a sentence, what to fill in, and the clause that decides it."""

    reason: str
    clause: str
    args: dict[str, Value] = {}


class IllegalAction(WestwardError):
    """An action that the rules do not allow now; the position is unchanged."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal
