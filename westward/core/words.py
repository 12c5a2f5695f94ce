"""Questions, choices, events and refusals in the reader's language, by Project Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from westward.core.errors import Refusal, SettingsError, Value
from westward.core.journal import Event, Item
from westward.core.view import Choice, Question

if TYPE_CHECKING:
    from westward.core.title import Title

LANGUAGES: Final = ("en", "de")
_HERE: Final = Path(__file__).parent / "words"


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise SettingsError(f"There is no language '{language}'; there are {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([language], use_isolating=False)
    for place in (_HERE, folder / "words"):
        text = (place / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@lru_cache(16_384)
def _said(bundle: FluentBundle, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """The sentence of a key. Tables say the same things again and again, and putting a sentence together takes long."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    return key if pattern is None else str(bundle.format_pattern(pattern, dict(facts))[0])


class Words:
    """Puts what a game says into one language; `names` are the players' names in seating order."""

    def __init__(self, title: Title, language: str = "en", names: Sequence[str] = ()) -> None:
        self.title = title
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(title.folder, language)

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence of a key with its facts filled in; the key itself if there are no words for it."""
        filled = tuple([(name, self._fill(name, value)) for name, value in facts.items()]) if facts else ()
        return _said(self._bundle, key, filled)

    def _fill(self, name: str, value: object) -> str | int:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.seat(value) if name.endswith("seat") else value
        if isinstance(value, (list, tuple)):
            if name.endswith("seats"):
                return self.listing([self.seat(int(v)) for v in value])
            return self.listing([str(self._fill(name, v)) for v in value])
        return self.term(str(value))

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a row: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}"

    def term(self, key: str) -> str:
        """The name of a thing of the game; the key itself if it has none."""
        return self.say(f"term-{key}") if self.has(f"term-{key}") else key

    def seat(self, seat: int, colours: Sequence[str] = ()) -> str:
        """A player's name, or the name of the seat's colour or number."""
        if seat < 0:
            return self.say("chance")
        if seat < len(self.names):
            return self.names[seat]
        return self.say(f"colour-{colours[seat]}") if colours else self.say("seat", {"number": seat + 1})

    def question(self, question: Question) -> str:
        """What is asked."""
        return self.say(f"question-{question.name}", {"seat": question.seat, **question.facts})

    def choice(self, choice: Choice) -> str:
        """The label of an answer."""
        return self.say(f"choice-{choice.kind}", choice.facts)

    def event(self, event: Event) -> str:
        """What happened."""
        facts = {name: getattr(event, name) for name in event.__struct_fields__}
        return self.say(event_key(type(event)), facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed, with its clause."""
        return f"{self.say(f'refusal-{refusal.reason}', refusal.args)} ({refusal.clause})"

    def item(self, item: Item) -> str:
        """What points were given for."""
        return self.say(f"item-{item.name}", {"count": item.count, "points": item.points})

    def option(self, name: str, value: Value | None = None) -> str:
        """What an option, or one of its values, means."""
        if value is None:
            return self.say(f"option-{name}")
        word = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        key = f"option-{name}-{word}"
        return self.say(key) if self.has(key) else self.term(word)


def event_key(event: type[Event]) -> str:
    """The key of the words for a type of event."""
    return f"event-{event.__struct_config__.tag}"
