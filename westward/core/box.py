"""Reading what is in a game's box: `components.toml`, which owners of the box correct."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from westward.core.errors import SettingsError

B = TypeVar("B")


def read_box(game: str, text: str, box: type[B], check: Callable[[B], list[str]]) -> B:
    """The components of a game from their text; a SettingsError names the row that is wrong.

    `box` says what the file looks like, `check` gives sentences about what does not fit together.
    """
    try:
        found = msgspec.toml.decode(text, type=box)
    except msgspec.DecodeError as problem:
        raise SettingsError(f"components.toml of {game}: {problem}.") from None
    problems = check(found)
    if problems:
        raise SettingsError(f"components.toml of {game}: {' '.join(problems)}")
    return found
