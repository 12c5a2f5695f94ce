"""What can go wrong at the table, as sentences in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from westward.core.phrases import LANGUAGES, phrases
from westward.server.metrics import REFUSALS

_WORDS: Final = Path(__file__).parent / "words"


class Problem(Exception):
    """Something a client did that cannot be done; `say` puts it into words, `status` is its HTTP status."""

    def __init__(self, key: str, status: int = 400, /, **facts: str | int) -> None:
        super().__init__(key)
        REFUSALS.labels(key).inc()
        self.key = key
        self.status = status
        self.facts = facts

    def say(self, language: str) -> str:
        """The sentence in a language."""
        return say(self.key, language, **self.facts)


#: Said of what no database would take.
NOTHING_SUCH: Final = "There is nothing that is called so."


class Refused(Problem):
    """A move that the rules or the moment do not allow, with the clause if it is the rules."""

    def __init__(self, key: str, texts: dict[str, str] | None = None, clause: str = "", /, **facts: str | int) -> None:
        super().__init__(key, 409, **facts)
        self.texts = texts or {}
        self.clause = clause

    def say(self, language: str) -> str:
        return self.texts.get(language) or super().say(language)


def say(key: str, language: str, /, **facts: str | int) -> str:
    """A sentence of the server's own."""
    return phrases(language, _WORDS).say(key, **facts)


def briefly(problem: BaseException | None) -> str:
    """What went wrong, on one line."""
    return (str(problem).strip() or repr(problem)).splitlines()[0]


def language_of(asked: str | None, accepted: str = "") -> str:
    """A language that there is: the one asked for, else the first accepted one, else English."""
    for wish in (asked or "", *accepted.replace(" ", "").lower().split(",")):
        short = wish.split(";")[0].split("-")[0]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
