"""The games that are there: every folder of `westward.games` is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

import msgspec

import westward.games
from westward.core import beside, box
from westward.core.errors import SettingsError
from westward.core.state import State
from westward.core.title import Settings, Title
from westward.core.view import SPECTATOR, View
from westward.core.words import Words

if TYPE_CHECKING:
    from westward.art.scene import Picture


@cache
def ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(westward.games.__path__) if m.ispkg)


@cache
def title(game: str) -> Title:
    """The game of that id, also one with a box beside its usual one (golden-city~mine); a SettingsError lists the known ones."""
    usual, name = box.split(game)
    if usual not in ids():
        raise SettingsError(f"There is no game '{game}'; the games are: {', '.join(ids())}.")
    if game != usual:
        if game not in box.chosen():
            raise SettingsError(f"There is no box '{name}' of {usual} here; name its file, as in --box {game}=FILE.")
        beside.install()
    found: Title = importlib.import_module(box.package(game)).TITLE
    return found


def titles() -> list[Title]:
    """All games."""
    return [title(i) for i in ids()]


def boxes(game: str) -> list[Title]:
    """A game with each of the boxes that are played beside its usual one."""
    return [title(i) for i in box.beside(game)]


def view(state: State, seat: int) -> View:
    """What a seat, or SPECTATOR, may know of a position."""
    state.check_seat(seat)
    return title(state.game).view(state.asking(seat), seat)


def picture(state: State, seat: int = SPECTATOR, language: str = "en", overlay: str = "") -> Picture:
    """A position as a seat sees it, drawn; with an overlay if one is named."""
    game = title(state.game)
    return game.picture(view(state, seat), Words(game, language), overlay)


def text(state: State, seat: int = SPECTATOR, language: str = "en") -> str:
    """A position as a seat sees it, as lines of text."""
    game = title(state.game)
    return game.text(view(state, seat), Words(game, language))


class _Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    game: str
    players: int
    settings: Settings
    key: list[int]


def pack(state: State) -> bytes:
    """A position as a short string of bytes."""
    return msgspec.msgpack.encode(_Packed(state.game, state.players, state.settings, list(state.key())))


def unpack(data: bytes) -> State:
    """The position that `pack` wrote; a SettingsError says when the bytes are no position."""
    try:
        packed = msgspec.msgpack.decode(data, type=_Packed)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise SettingsError(f"These bytes are no packed position: {problem}.") from None
    state = title(packed.game).start(packed.players, **packed.settings)
    try:
        state.load(packed.key)
    except (IndexError, OverflowError):
        raise SettingsError("These bytes are no packed position: it is cut short or changed.") from None
    return state
