"""Questions, choices, events and refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from westward.core.errors import Misfit, Refusal, Value
from westward.core.journal import Event, Item
from westward.core.phrases import LANGUAGES as LANGUAGES
from westward.core.phrases import phrases, said, term
from westward.core.view import Choice, Question

if TYPE_CHECKING:
    from westward.core.title import Title

_HERE: Final = Path(__file__).parent / "words"
#: A name that nobody has: a letter without a meaning.
_NOBODY: Final = "\ue000"


class Words:
    """Puts what a game says into one language; `names` are the players' names in seating order."""

    def __init__(self, title: Title, language: str = "en", names: Sequence[str] = ()) -> None:
        self.title = title
        self.language = language
        self.names = list(names)
        self._phrases = phrases(language, _HERE, title.folder / "words")

    def __repr__(self) -> str:
        return f"Words({self.title.id}, {self.language!r}, {self.names})"

    def __reduce__(self) -> tuple[type[Words], tuple[Title, str, list[str]]]:
        return Words, (self.title, self.language, self.names)

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return self._phrases.has(key)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence of a key with its facts filled in; the key itself if there are no words for it."""
        if not facts:
            plain = said(self._phrases, key, ())
            return f"{plain} · {self.title.beside}" if key == "title" and self.title.beside else plain
        return said(self._phrases, key, self._filled(facts))

    def _filled(self, facts: Mapping[str, object]) -> tuple[tuple[str, str | int], ...]:
        filled = {name: self._fill(name, value) for name, value in facts.items()}
        filled.update(self.title.named(self, facts))
        return tuple(filled.items())

    def _fill(self, name: str, value: object) -> str | int:
        if isinstance(value, str):
            return term(self._phrases, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.seat(value) if name.endswith("seat") else value
        if isinstance(value, (list, tuple)):
            if name.endswith("seats"):
                return self.listing([self.seat(int(v)) for v in value])
            return self.listing([str(self._fill(name, v)) for v in value])
        return term(self._phrases, str(value))

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a row: one, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}"

    def term(self, key: str) -> str:
        """The name of a thing of the game; the key itself if it has none."""
        return term(self._phrases, key)

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

    def remark(self, question: str) -> str:
        """What is remarked when a question first comes up: what it is about, and what to look for."""
        return self.say(f"remark-{question}")

    def symbol(self, part: str) -> str:
        """What a kind of thing in the picture is called and means, as "name: meaning"."""
        return self.say(f"symbol-{part}")

    def choice(self, choice: Choice) -> str:
        """The label of an answer."""
        return self.answer(choice)[0]

    def steps(self, choice: Choice) -> tuple[str, str]:
        """What answers that begin alike are called together, such as a colour, and this one among them; empty if nothing is said."""
        _, step, then = self.answer(choice)
        return step, then

    def answer(self, choice: Choice) -> tuple[str, str, str]:
        """The label of an answer, and its `steps`. The same answers are told again and again, hundreds of them to some questions."""
        facts = tuple(choice.facts.items())
        whoever = _whoever_plays(self.title, self.language, choice.kind, facts)
        return whoever or _answer(self.title, self.language, tuple(self.names), choice.kind, facts)

    def _answer(self, kind: str, facts: Mapping[str, object]) -> tuple[str, str, str]:
        if not self.has(f"step-{kind}"):
            return self.say(f"choice-{kind}", facts), "", ""
        filled = self._filled(facts)
        label, step, then = (said(self._phrases, f"{part}-{kind}", filled) for part in ("choice", "step", "then"))
        return label, step, then

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(event_key(type(event)), facts_of(event))

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed, with its clause."""
        return f"{self.say(f'refusal-{refusal.reason}', refusal.args)} ({refusal.clause})"

    def misfit(self, misfit: Misfit, here: str) -> str:
        """Why an entry of a saved game does not fit the version of the game that is here, as one sentence."""
        refusal = misfit.refusal
        why = self.say(f"misfit-{misfit.reason}", misfit.facts) if refusal is None else self.refusal(refusal)
        key = "misfit" if misfit.version in ("", here) else "misfit-of-another-version"
        facts = {"number": str(misfit.number), "move": misfit.move, "written": misfit.version, "here": here}
        return self.say(key, {**facts, "why": why})

    def item(self, item: Item) -> str:
        """What points were given for."""
        return self.say(f"item-{item.name}", {"count": item.count, "points": item.points})

    def category(self, item: Item) -> str:
        """In which row of a score sheet the points of an item stand; its own if it says nothing of one."""
        key = f"category-{item.name}"
        return self.say(key) if self.has(key) else self.item(item)

    def option(self, name: str, value: Value | None = None) -> str:
        """What an option, or one of its values, means."""
        if value is None:
            return self.say(f"option-{name}")
        word = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        key = f"option-{name}-{word}"
        return self.say(key) if self.has(key) else self.term(word)

    def when(self, name: str) -> str:
        """When players would change an option."""
        return self.say(f"when-{name}")


Facts: TypeAlias = tuple[tuple[str, Value], ...]


@lru_cache(16_384)
def _answer(title: Title, language: str, names: tuple[str, ...], kind: str, facts: Facts) -> tuple[str, str, str]:
    """What is said of an answer, by all that its words depend on."""
    return Words(title, language, names)._answer(kind, dict(facts))


@lru_cache(16_384)
def _whoever_plays(title: Title, language: str, kind: str, facts: Facts) -> tuple[str, str, str] | None:
    """What is said of an answer at all tables alike; None where it names players."""
    said_of_nobody = Words(title, language, [_NOBODY] * title.players[-1])._answer(kind, dict(facts))
    return None if any(_NOBODY in text for text in said_of_nobody) else said_of_nobody


def facts_of(event: Event) -> dict[str, object]:
    """The facts of an event by name."""
    return {name: getattr(event, name) for name in event.__struct_fields__}


def event_key(event: type[Event]) -> str:
    """The key of the words for a type of event."""
    return f"event-{event.__struct_config__.tag}"
