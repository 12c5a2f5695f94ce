"""Offering the boxes of a folder beside the games' usual ones; each is tried before anybody plays with it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from westward.core import box, registry
from westward.core.errors import SettingsError
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER
from westward.core.title import Title

#: So many moves are tried with each number of players.
_TRIED: Final = 60


def offer(folder: Path) -> tuple[list[Title], list[str]]:
    """Play with every `.toml` file of a folder from now on; what is offered, and for each file that is not, a sentence."""
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == ".toml" and file.is_file())
    except OSError as problem:
        raise SettingsError(f"{folder} cannot be read: {problem.strerror}.") from None
    offered: list[Title] = []
    left_out: list[str] = []
    for file in files:
        try:
            offered.append(_offered(file))
        except SettingsError as problem:
            left_out.append(f"{file} is left out: {problem}")
    return offered, left_out


def _offered(file: Path) -> Title:
    """The game with a file's box beside its usual one; a SettingsError says why it cannot be played."""
    game = box.game_in(file)
    beside = f"{game}{box.BESIDE}{box.name_of(file, game)}"
    if beside in box.chosen():
        raise SettingsError(f"another box is called {beside} already.")
    box.use([f"{beside}={file}"])
    try:
        title = registry.title(beside).open()
        _try(title)
    except Exception as problem:
        box.forget(beside)
        registry.title.cache_clear()
        if isinstance(problem, SettingsError):
            raise
        raise SettingsError(f"it cannot be played: {problem!r}.") from problem
    return title


def _try(title: Title) -> None:
    """Begin with every number of players, draw the board, and make some moves."""
    for players in title.players:
        state, rng = title.start(players), Rng(players)
        registry.picture(state)
        for _ in range(_TRIED):
            if state.to_act == OVER:
                break
            state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.legal()))
        registry.picture(state)
