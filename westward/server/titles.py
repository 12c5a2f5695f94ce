"""The games that can be played here."""

from __future__ import annotations

import logging
from functools import cache

from westward.core import registry
from westward.core.errors import SettingsError
from westward.core.title import Title
from westward.server.problems import Problem

log = logging.getLogger(__name__)


@cache
def titles() -> list[Title]:
    """All games that work; one that does not is noted and left out, so that the others can be played."""
    found: list[Title] = []
    for game in registry.ids():
        try:
            found.append(registry.title(game).open())
        except Exception:
            log.exception("the game %s cannot be loaded", game)
    return found


def find_title(game: str) -> Title:
    """The game of that id; a Problem says when there is none."""
    try:
        return registry.title(game)
    except SettingsError as problem:
        raise Problem("bad-request", 404, why=str(problem)) from None
