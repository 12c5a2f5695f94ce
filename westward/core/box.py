"""Reading what is in a game's box: `components.toml`, which owners of the box correct.

A game is played with its own file, or with another one that the environment variable WESTWARD_BOX names, such as
`golden-city=my-box.toml` (several are separated like the folders of PATH). A name behind the game, as in
`golden-city~mine=mine.toml`, names a box that is played beside the usual one (`core/beside.py`). Both count when the
tables are first imported. `use` is how the command line sets them.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import westward.games
from westward.core.errors import SettingsError

VARIABLE: Final = "WESTWARD_BOX"
#: What stands between a game and the name of a box that is played beside the usual one.
BESIDE: Final = "~"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
#: Ids of games are kept in databases that have so much room for them.
_LONGEST: Final = 40

B = TypeVar("B")


def read_box(game: str, text: str, box: type[B], check: Callable[[B], list[str]]) -> B:
    """The components of a game from their text; a SettingsError names the row that is wrong.

    `box` says what the file looks like, `check` gives sentences about what does not fit together.
    """
    try:
        found = msgspec.toml.decode(text, type=box)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise SettingsError(f"components.toml of {game}: {problem}.") from None
    problems = check(found)
    if problems:
        raise SettingsError(f"components.toml of {game}: {' '.join(problems)}")
    return found


def box_of(game: str, load: Callable[[str], B]) -> B:
    """The box that a game is played with; a SettingsError says what is wrong with a file of one's own."""
    try:
        return load(text_of(game))
    except SettingsError as problem:
        if game in chosen():
            raise SettingsError(f"{VARIABLE} names {chosen()[game]}. {problem}") from None
        raise


def text_of(game: str) -> str:
    """The text of the file that `file_of` names; a SettingsError says why it cannot be read."""
    path = file_of(game)
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise SettingsError(f"{path} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{path} is no text file.") from None


def file_of(game: str) -> Path:
    """The file that a game's box is read from: one's own, or the one in its folder."""
    own = chosen()
    return own[game] if game in own else packaged(game)


def split(game: str) -> tuple[str, str]:
    """A game and the name of the box that is played beside its usual one, empty for the usual one.

    >>> split("golden-city~mine")
    ('golden-city', 'mine')
    """
    usual, _, name = game.partition(BESIDE)
    return usual, name


def package(game: str) -> str:
    """The package of a game, and for a box beside the usual one that of its own modules."""
    return f"{westward.games.__name__}.{game.replace('-', '_').replace(BESIDE, '__')}"


def beside(game: str) -> list[str]:
    """The ids under which a game is played with boxes beside its usual one."""
    return [other for other in chosen() if other.startswith(game + BESIDE)]


def name_of(file: Path, game: str) -> str:
    """What the box of a file is called: by the file, in small letters, digits and hyphens, and without the name of its game."""
    plain = unicodedata.normalize("NFKD", file.stem).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return name.removeprefix(f"{game}-")


def packaged(game: str) -> Path:
    """The box in a game's folder; a SettingsError says when there is no such game."""
    for folder in westward.games.__path__:
        path = Path(folder) / game.replace("-", "_") / "components.toml"
        if path.exists():
            return path
    raise SettingsError(f"There is no game '{game}' with a box of components.")


def chosen() -> dict[str, Path]:
    """The files that the environment names, by game; a SettingsError says how to write them."""
    found: dict[str, Path] = {}
    for entry in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        game, equals, path = entry.partition("=")
        if not equals or not path:
            raise SettingsError(f"{VARIABLE} lists files as game=file, such as golden-city=my-box.toml, not '{entry}'.")
        _check(game)
        found[game] = Path(path)
    return found


def _check(game: str) -> None:
    """A SettingsError says when there is no such game, or the name of a box beside its usual one cannot be used."""
    usual, name = split(game)
    packaged(usual)
    if BESIDE in game and not (_NAME.fullmatch(name) and len(game) <= _LONGEST):
        raise SettingsError(
            f"A box beside the usual one of {usual} is called by small letters, digits and hyphens, {_LONGEST - len(usual) - 1} at most, not '{name}'."
        )


def use(said: Iterable[str]) -> list[str]:
    """Play with these boxes from now on, each a file, game=file or game~name=file; the games they are for.

    A SettingsError says what is wrong.
    """
    games: list[str] = []
    for entry in said:
        game, equals, name = entry.partition("=")
        path = Path(name if equals else entry).resolve()
        if not equals:
            game = game_in(path)
        _check(game)
        if os.pathsep in str(path):
            raise SettingsError(f"{path} cannot be a box: its name has a '{os.pathsep}', which separates the boxes.")
        if package(game) in sys.modules:
            raise SettingsError(
                f"{game} is being played with another box already; name its box before the game begins."
            )
        others = [f"{other}={file}" for other, file in chosen().items() if other != game]
        os.environ[VARIABLE] = os.pathsep.join([*others, f"{game}={path}"])
        text_of(game)
        games.append(game)
    return games


def forget(game: str) -> None:
    """Play a game no longer with the box that was named for it; only for one that has not begun."""
    others = [f"{other}={file}" for other, file in chosen().items() if other != game]
    os.environ[VARIABLE] = os.pathsep.join(others)
    for module in [m for m in sys.modules if m == package(game) or m.startswith(package(game) + ".")]:
        del sys.modules[module]


def game_in(path: Path) -> str:
    """The game that a file of components is for: the one whose own box has most of its sections."""
    sections = _sections(path)
    found = {folder.name: folder / "components.toml" for folder in _folders() if (folder / "components.toml").exists()}
    alike = {name: len(sections & _sections(file)) for name, file in found.items()}
    best = max(alike, key=lambda name: alike[name])
    if alike[best] * 2 <= len(sections):
        raise SettingsError(f"{path} does not look like the box of any game; say which, as in golden-city={path.name}.")
    return best.replace("_", "-")


def _folders() -> list[Path]:
    return [folder for place in westward.games.__path__ for folder in sorted(Path(place).iterdir()) if folder.is_dir()]


def _sections(path: Path) -> set[str]:
    try:
        return set(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as problem:
        raise SettingsError(f"{path} cannot be read: {problem.strerror}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as problem:
        raise SettingsError(f"{path} is no file of components: {problem}.") from None
