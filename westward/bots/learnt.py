"""What was learnt of the games: nets in the folder `nets` of a game, one for each number of players that has one, or in a file of yours."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from westward.bots.afterstates import Afterstates
from westward.bots.net import Net, Origin, judged_by, layout_of, origin, read
from westward.bots.search_values import LearntHints
from westward.core import registry
from westward.core.errors import SettingsError
from westward.core.hints import Hints
from westward.core.state import State
from westward.core.tensors import tensor_of


def load(file: Path) -> LearntHints:
    """What the net of a file says, in the words of hints; a SettingsError says when it does not fit the game as it is."""
    told, numbers = read(file)
    game = registry.title(told.game)
    tensor = tensor_of(game)
    if layout_of(tensor, game.start(told.players)) != told.layout:
        raise SettingsError(f"{file} was learnt with other rows of {told.game} than this version writes.")
    if told.hints and judged_by(game.hints, game.start(told.players)) != told.hints:
        raise SettingsError(f"{file} was learnt beside other hints of {told.game} than this version has.")
    ground = game.hints if told.hints else None
    eyes = Afterstates(tensor, told.sizes[0], Net(told.sizes, numbers), told.scale, ground=ground)
    found = LearntHints(eyes, game.hints, told.rivalry, told.victory)
    found.file = str(file)
    return found


def _reduce(hints: LearntHints) -> tuple[Callable[[str], LearntHints], tuple[str]]:
    if not hints.file:
        raise TypeError("a net that is in no file cannot be copied to another process")
    return _again, (hints.file,)


def _again(file: str) -> LearntHints:
    return load(Path(file))


copyreg.pickle(LearntHints, _reduce)


def files() -> list[Path]:
    """The nets that come with the games, game by game."""
    return [file for game in registry.ids() for file in sorted((registry.title(game).folder / "nets").glob("*.net"))]


@cache
def shipped(game: str, players: int) -> LearntHints | None:
    """What was learnt of a game for that many players; None if nothing was, or nothing that fits the game as it is."""
    title = registry.title(game)
    file = title.folder / "nets" / f"{players}.net"
    if title.beside or not file.exists():  # a net reads positions of the usual box
        return None
    try:
        return load(file)
    except SettingsError:
        # Somebody changed the game, as its owner may: the hints still fit.
        return None


def judge_of(state: State, learnt: bool) -> Hints[Any]:
    """Who judges positions of a game: what was learnt of it, if that is wanted and there is something, or its hints."""
    found = shipped(state.game, state.players) if learnt else None
    return found if found is not None else registry.title(state.game).hints


__all__ = ["Origin", "files", "judge_of", "load", "origin", "shipped"]
