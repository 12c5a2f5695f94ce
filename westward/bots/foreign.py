"""Bots that are not ours: a class of any importable module, one that an installed package offers, or a learnt net in a file.

package.module:Class            called without arguments, or with the text behind an @ as in package.module:Class@deep
a name of the entry points `westward.bots`
some/file.net                   written by `westward train`; with a budget behind it as in some/file.net@500 it searches
"""

from __future__ import annotations

import importlib
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from westward.bots.budget import Budget
from westward.core.errors import SettingsError

if TYPE_CHECKING:
    from westward.bots import Bot

#: Under this name packages offer bots.
GROUP: Final = "westward.bots"


def offered() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def find(name: str) -> Bot | None:
    """The bot that a name means; None if it does not look like any, a SettingsError if it does but cannot be had."""
    plain, at, text = name.partition("@")
    if plain.endswith(".net"):
        from westward.bots.greedy import GreedyBot
        from westward.bots.learnt import load
        from westward.bots.mcts import SearchBot

        hints = load(Path(plain))
        return SearchBot(Budget.read(text), hints) if at else GreedyBot(hints=hints)
    made: Any
    if ":" in plain:
        made = _imported(plain)
    elif plain in (points := offered()):
        made = points[plain].load()
    else:
        return None
    try:
        player: Bot = made(text) if at else made()
    except TypeError as problem:
        raise SettingsError(f"The bot {name} cannot be made: {problem}.") from None
    if not callable(getattr(player, "choose", None)):
        raise SettingsError(f"{plain} is no bot: it has no method choose(state, rng).")
    return player


def _imported(name: str) -> Any:
    module, _, inside = name.partition(":")
    # As from the command line of Python itself, modules beside one are found.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Any = importlib.import_module(module)
        for part in inside.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as problem:
        raise SettingsError(f"The bot {name} cannot be imported: {problem}.") from None
    return found
