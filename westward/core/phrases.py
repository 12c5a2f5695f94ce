"""Sentences by key from Fluent files (https://projectfluent.org), one file per language in a folder `words`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from westward.core.errors import SettingsError

LANGUAGES: Final = ("en", "de")

#: A hyphen before a number is a minus sign, unless it stands within an id or a line of notation, which misfits quote.
_HYPHEN: Final = re.compile(r"(?<![\w,])-(?=\d)")


def check_language(language: str) -> None:
    """A SettingsError if there is no such language."""
    if language not in LANGUAGES:
        raise SettingsError(f"There is no language '{language}'; there are {', '.join(LANGUAGES)}.")


class Phrases:
    """The sentences of some folders in one language; those of later folders replace those of earlier ones."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        check_language(language)
        from fluent.runtime import (
            FluentBundle,
            FluentResource,
        )  # here, because it takes longer to import than all the rest

        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of a key with its facts filled in; the key itself if there are no words for it."""
        return said(self, key, tuple(facts.items()))


@cache
def phrases(language: str, *folders: Path) -> Phrases:
    """The sentences of some folders, read once."""
    return Phrases(language, folders)


@lru_cache(16_384)
def said(spoken: Phrases, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """The sentence of a key. The same is said again and again, and putting a sentence together takes long."""
    bundle = spoken._bundle
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return key
    text = str(bundle.format_pattern(pattern, dict(facts))[0])
    return text if key.startswith(("misfit", "refusal-no-such-action")) else _HYPHEN.sub("−", text)


@lru_cache(16_384)
def term(spoken: Phrases, key: str) -> str:
    """The name of a thing; the key itself if it has none."""
    return said(spoken, f"term-{key}", ()) if spoken.has(f"term-{key}") else key
