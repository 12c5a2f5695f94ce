"""The games that can be played here."""

from __future__ import annotations

import logging
from functools import cache

from westward.core import box, registry
from westward.core.errors import SettingsError
from westward.core.title import Title
from westward.server.problems import Problem

log = logging.getLogger(__name__)


@cache
def titles() -> list[Title]:
    """All games that work, each followed by what is played with other boxes beside its usual one.

    What does not work is noted and left out, so that the others can be played.
    """
    found: list[Title] = []
    for game in (one for usual in registry.ids() for one in (usual, *box.beside(usual))):
        try:
            found.append(registry.title(game).open())
        except Exception:
            log.exception("the game %s cannot be loaded", game)
    return found


def boxes(game: str) -> list[Title]:
    """A game with each of the boxes that can be played beside its usual one."""
    return [title for title in titles() if title.beside and title.game == game]


def find_title(game: str) -> Title:
    """The game of that id; a Problem says when there is none, or not with that box."""
    found = next((title for title in titles() if title.id == game), None)
    if found is not None:
        return found
    usual, name = box.split(game)
    if name and usual in registry.ids():
        raise Problem("no-such-box", 404, game=usual, name=name)
    try:
        return registry.title(game)
    except SettingsError as problem:
        raise Problem("bad-request", 404, why=str(problem)) from None
