"""A game with another box beside its usual one: the game's modules a second time, reading another file of components.

The tables of a game are constants of its modules, so that two boxes need two sets of modules. `golden-city~mine` is the package
`westward.games.golden_city__mine`: the sources in the game's folder, in which the names of its package and its id are replaced by those of
the box beside it. They run interpreted, also where the game's own modules are compiled.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import westward.games
from westward.core.box import BESIDE, package, split


class _Reader(importlib.abc.SourceLoader):
    """Reads a module's source with the names of the box beside; nothing compiled is kept, since the file is another's."""

    def __init__(self, file: Path, game: str) -> None:
        self._file = file
        self._game = game

    def get_filename(self, fullname: str) -> str:
        """Where the source is."""
        return str(self._file)

    def get_data(self, path: str) -> bytes:
        """The source, as it is to be run."""
        usual = split(self._game)[0]
        source = Path(path).read_text(encoding="utf-8").replace(f'"{usual}"', f'"{self._game}"')
        return re.sub(rf"\b{re.escape(package(usual))}\b", package(self._game), source).encode()


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of boxes beside the usual ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Where a module comes from; None if it is none of these."""
        prefix = f"{westward.games.__name__}."
        head, _, module = fullname.removeprefix(prefix).partition(".")
        if not fullname.startswith(prefix) or "__" not in head:
            return None
        folder, _, name = head.partition("__")
        game = f"{folder}{BESIDE}{name}".replace("_", "-")
        for place in westward.games.__path__:
            file = Path(place, folder, f"{module or '__init__'}.py")
            if file.exists():
                inner = None if module else [str(file.parent)]
                return importlib.util.spec_from_file_location(
                    fullname, file, loader=_Reader(file, game), submodule_search_locations=inner
                )
        return None


def install() -> None:
    """Let Python find these modules from now on, before others do."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
