"""Where the luck of a table comes from: the server's secret with the words of the people, or a number that was chosen."""

from __future__ import annotations

from typing import Any, Final

from westward.core.history import History
from westward.core.luck import ALIKE, Luck, commitment, key, new_secret
from westward.server.facts import Facts

_SECRET: Final = "secret "
_CHOSEN: Final = "seed "
#: The secret of a round whose tables have the same luck: as long as one of them is played, and once all are over.
_SHARED: Final = "shared "
_OPENED: Final = "opened "


def drawn() -> str:
    """A table's own secret, as it is kept."""
    return _SECRET + new_secret()


def chosen(seed: int) -> str:
    """A number that somebody chose, as it is kept; it gives the same luck as in the library."""
    return f"{_CHOSEN}{seed}"


def shared(secret: str) -> str:
    """The secret of a round of tables that have the same luck, as it is kept while the round lasts."""
    return _SHARED + secret


def opened(secret: str) -> str:
    """The same once all tables of the round are over."""
    return _OPENED + secret


def closed(facts: Facts) -> bool:
    """Whether other tables with the same luck are still played, so that nobody but its players may look on."""
    return facts.seed.startswith(_SHARED)


def _alike(facts: Facts) -> str | None:
    """The secret that a table shares with others; None where it has its own."""
    if facts.seed.startswith((_SHARED, _OPENED)):
        return facts.seed.partition(" ")[2]
    return None


def is_drawn(facts: Facts) -> bool:
    """Whether the luck of a table was drawn, and nobody chose it."""
    return not facts.seed.startswith(_CHOSEN)


def seed(facts: Facts) -> str:
    """The seed of a table's history. Until the game begins it changes with the words."""
    if facts.seed.startswith(_SECRET):
        return key(facts.seed.removeprefix(_SECRET), _words(facts))
    if (common := _alike(facts)) is not None:
        return ALIKE + key(common, _words(facts))
    return facts.seed  # it was chosen, or is a secret from before there were commitments


def luck(facts: Facts, history: History) -> Luck | None:
    """What a record tells of a table's luck; None where nothing was published."""
    brought, gone = facts.brought, tuple(history.gone())
    if facts.lesson:
        return None  # it was written down beforehand
    if facts.seed.startswith(_CHOSEN):
        return Luck(int(facts.seed.removeprefix(_CHOSEN)), brought=brought, gone=gone)
    if (common := _alike(facts)) is not None:
        known = "" if closed(facts) else common
        return Luck(None, commitment(common), known, _words(facts), brought, gone, alike=True)
    if not facts.seed.startswith(_SECRET):
        return None
    secret = facts.seed.removeprefix(_SECRET)
    opened = secret if history.over else ""
    return Luck(None, commitment(secret), opened, _words(facts), brought, gone)


def told(facts: Facts) -> dict[str, Any]:
    """The luck of a table as everybody may know it: the secret is opened when the game is over."""
    words, common = list(_words(facts)), _alike(facts)
    shown: dict[str, Any] = {"seed": None, "commitment": None, "secret": None, "words": words, "alike": bool(common)}
    if facts.seed.startswith(_CHOSEN):
        shown["seed"] = int(facts.seed.removeprefix(_CHOSEN))
    elif facts.seed.startswith(_SECRET):
        secret = facts.seed.removeprefix(_SECRET)
        shown |= {"commitment": commitment(secret), "secret": secret if facts.state == "over" else None}
    elif common is not None:
        shown |= {"commitment": commitment(common), "secret": None if closed(facts) else common}
    return shown


def _words(facts: Facts) -> tuple[str, ...]:
    return tuple(seat.word for seat in facts.seats)
