"""What there is to play, as `westward games` lists it: without the libraries of the command line, so that it is there at once."""

from __future__ import annotations

import platform
import textwrap
from typing import Final

import westward
from westward.core.phrases import check_language
from westward.core.title import Title
from westward.core.words import Words

_WIDTH: Final = 100
#: What is counted, by language: here, since this module reads no words.
_COUNTED: Final = {"en": ("players", "clauses"), "de": ("Personen", "Absätze")}


def version() -> str:
    """Which Westward, compiled or not, and which Python."""
    how = "compiled" if westward.compiled else "interpreted"
    return f"westward {westward.__version__} ({how}, Python {platform.python_version()})"


def facts(language: str) -> list[dict[str, object]]:
    """All about the games, for machines."""
    return [_facts(title, language) for title in westward.titles()]


def _facts(t: Title, language: str) -> dict[str, object]:
    words = Words(t, language)
    options = [
        {"name": o.name, "choices": list(o.choices), "clause": o.clause, "about": words.option(o.name)}
        for o in t.options
    ]
    return {
        "id": t.id,
        "title": words.say("title"),
        "summary": words.say("summary"),
        "players": list(t.players),
        "options": options,
        "clauses": len(t.rulebook().clauses),
        "maturity": t.maturity,
    }


def text(language: str) -> str:
    """The games for people: the id whole, then what it is; the options below."""
    check_language(language)
    players, clauses = _COUNTED[language]
    lines: list[str] = []
    for t in westward.titles():
        seats = f"{t.players[0]}-{t.players[-1]} {players}"
        counted = f"{len(t.rulebook().clauses):>3} {clauses}"
        lines.append(f"{t.id:<22}{_name(t, language):<24}{seats:<14}{counted}  {t.maturity}")
        lines += textwrap.wrap(
            ", ".join(o.name for o in t.options), _WIDTH, initial_indent="    ", subsequent_indent="    "
        )
    return "\n".join(lines) + "\n"


def _name(t: Title, language: str) -> str:
    # The first line of a game's words; reading all of them takes longer than everything else here.
    said = (t.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return next(line.partition("=")[2].strip() for line in said.split("\n") if line.startswith("title ="))
