"""What a game's folder tells the rest of the house about itself."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from westward.core.box import chosen, name_of, package, split
from westward.core.errors import SettingsError, Value
from westward.core.hints import Hints
from westward.core.journal import Event, First, Scored
from westward.core.space import ActionSpace
from westward.core.state import State
from westward.core.view import Choice, View

if TYPE_CHECKING:
    from westward.art.scene import Picture
    from westward.core.telling import Section
    from westward.core.words import Words

Settings = dict[str, Value]

#: Events that any game may tell.
COMMON: Final[tuple[type[Event], ...]] = (First, Scored)


@dataclass(frozen=True)
class Option:
    """A rule that a table may switch: its values, the default first, and the clause that names it."""

    name: str
    choices: tuple[Value, ...]
    clause: str

    def read(self, value: object) -> Value:
        """The value, also from its written form; a SettingsError lists what is allowed."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        for choice in self.choices:
            if isinstance(choice, bool):
                if value is choice or (isinstance(value, str) and words.get(value.lower()) is choice):
                    return choice
            elif not isinstance(value, bool) and (value == choice or value == str(choice)):
                return choice
        allowed = ", ".join(write_value(c) for c in self.choices)
        raise SettingsError(f"The option {self.name} cannot be {value!r}; it can be {allowed}.")


def write_value(value: Value) -> str:
    """An option's value as records and the command line write it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True, kw_only=True, eq=False)
class Title:
    """One of the games: how to begin, see, draw and check it.

    Each game's package defines its `TITLE`, the only one there is, with what it cannot be asked elsewhere; the rest is found in its modules by
    name when it is first needed.
    """

    id: str
    #: Prefix of the clause ids, such as GC.
    prefix: str
    #: Numbers of players it can be played by.
    players: range
    options: tuple[Option, ...] = ()
    #: Names of the overlays that `picture` can lay over the board.
    overlays: tuple[str, ...] = ()
    #: Which clause says most about a part of the picture: by the beginning of the part's id, up to a hyphen or its end.
    about: Mapping[str, str] = field(default_factory=dict)
    #: Names of the items of a score that count only at the end of the game: until then they are no part of the points on the table.
    at_the_end: tuple[str, ...] = ()
    #: What a game begins with for a seat: the first event of a kind that tells of it, and the fact of that event which counts.
    opening: tuple[str, str] | None = None
    #: How far it has come: "complete" when every clause is tested.
    maturity: str = "complete"
    #: The number of its rules: whoever changes what a legal game is, or what a move does, counts it up.
    rules: int = 1
    _rulebooks: dict[str, Rulebook] = field(default_factory=dict, repr=False)
    #: The view whose answers were asked for last, with them.
    _latest: list[tuple[View, list[Choice]]] = field(default_factory=list, repr=False)

    def __repr__(self) -> str:
        return f"<Title {self.id}, {self.players[0]} to {self.players[-1]} players>"

    def __reduce__(self) -> tuple[Callable[[str], Title], tuple[str]]:
        from westward.core.registry import title

        return title, (self.id,)

    # Rooms. The views and states of a game are its own types, which only the game's functions know.

    @property
    def package(self) -> str:
        """The name of the game's package."""
        return package(self.id)

    @property
    def game(self) -> str:
        """The id of the game with its usual box; this one's own unless it is played with a box beside that."""
        return split(self.id)[0]

    @property
    def beside(self) -> str:
        """The name of the box that is played beside the usual one; empty if this is the usual one."""
        return split(self.id)[1]

    def room(self, name: str) -> ModuleType:
        """One of the game's modules."""
        return importlib.import_module(f"{self.package}.{name}")

    def has_room(self, name: str) -> bool:
        """Whether the game has a module of that name."""
        return importlib.util.find_spec(f"{self.package}.{name}") is not None

    def open(self) -> Title:
        """Import all that the game has, so that no later question waits for it and what is broken is seen now."""
        for name in ("rules", "view", "picture", "invariants", "events"):
            self.room(name)
        return self

    @cached_property
    def folder(self) -> Path:
        """The game's folder, with its rulebook pages and words."""
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def space(self) -> ActionSpace:
        """The actions: `SPACE` of `moves.py`."""
        found: ActionSpace = self.room("moves").SPACE
        return found

    @cached_property
    def begin(self) -> Callable[[int, Settings], State]:
        """The first position for a number of players and complete settings: `begin` of `rules.py`."""
        found: Callable[[int, Settings], State] = self.room("rules").begin
        return found

    @cached_property
    def view(self) -> Callable[[Any, int], View]:
        """What a seat may know: `view` of `view.py`."""
        found: Callable[[Any, int], View] = self.room("view").view
        return found

    @cached_property
    def choice(self) -> Callable[[Any, int], Choice]:
        """What there is to know about an action: `choice` of `view_choice.py`, or of `view.py` where there is none."""
        room = "view_choice" if self.has_room("view_choice") else "view"
        found: Callable[[Any, int], Choice] = self.room(room).choice
        return found

    @cached_property
    def picture(self) -> Callable[[Any, Words, str], Picture]:
        """The picture of a view, with an overlay if one is named: `picture` of `picture.py`."""
        found: Callable[[Any, Words, str], Picture] = self.room("picture").picture
        return found

    @cached_property
    def text(self) -> Callable[[Any, Words], str]:
        """A view as lines of text: `text` of `picture.py`."""
        found: Callable[[Any, Words], str] = self.room("picture").text
        return found

    @cached_property
    def numbered(self) -> Callable[[Any, Words, Mapping[int, int] | None], str]:
        """The same lines with the numbers that a menu has for actions, or with no choices for None: `numbered` of `picture.py`.

        A game whose text shows no choices has none.
        """
        room = self.room("picture")
        found: Callable[[Any, Words, Mapping[int, int] | None], str]
        found = getattr(room, "numbered", lambda view, words, numbers: room.text(view, words))
        return found

    @cached_property
    def named(self) -> Callable[[Words, Mapping[str, object]], dict[str, str]]:
        """The names of the places that facts speak of, by fact: `named` of `places.py`; none where there is no such room."""
        if not self.has_room("places"):
            return lambda words, facts: {}
        found: Callable[[Words, Mapping[str, object]], dict[str, str]] = self.room("places").named
        return found

    @cached_property
    def parts(self) -> Callable[[Mapping[str, object]], list[str]]:
        """The parts of the picture that facts speak of: `parts` of `places.py`; none where there is no such room."""
        if not self.has_room("places"):
            return lambda facts: []
        found: Callable[[Mapping[str, object]], list[str]] = self.room("places").parts
        return found

    @cached_property
    def told(self) -> Callable[[Any, Words], list[Section]]:
        """A view in words, area by area: `told` of `told.py`; nothing where there is no such room."""
        if not self.has_room("told"):
            return lambda view, words: []
        found: Callable[[Any, Words], list[Section]] = self.room("told").told
        return found

    @cached_property
    def broken(self) -> Callable[[Any], list[str]]:
        """Sentences about broken invariants of a position, none for every reachable one: `broken` of `invariants.py`."""
        found: Callable[[Any], list[str]] = self.room("invariants").broken
        return found

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        """What a journal can tell: the types of `events.py`, and those that all games share."""
        room = self.room("events")
        own = [e for e in vars(room).values() if isinstance(e, type) and issubclass(e, Event)]
        return (*(e for e in own if e.__module__ == room.__name__), *COMMON)

    # Asking

    def settings(self, given: dict[str, object]) -> Settings:
        """Complete settings from the given options; a SettingsError names what is wrong."""
        known = {o.name: o for o in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise SettingsError(f"{self.id} has no option '{name}'; its options are: {names}.")
        return {o.name: o.read(given[o.name]) if o.name in given else o.choices[0] for o in self.options}

    def start(self, players: int, **options: object) -> State:
        """The first position of a game."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SettingsError(f"{self.id} is for {low} to {high} players, not {players!r}.")
        return self.begin(players, self.settings(options))

    def choices(self, view: View) -> list[Choice]:
        """All answers to the open question of a view: worked out once for whoever draws it and whoever tells of it."""
        for latest, choices in self._latest:
            if latest is view:
                return choices
        choices = [self.choice(view, action) for action in view.head.legal]
        self._latest[:] = [(view, choices)]
        return choices

    def check_components(self, text: str) -> None:
        """Check an edited `components.toml`; a SettingsError names the row that is wrong."""
        self.room("components_box").load(text)

    @cached_property
    def hints(self) -> Hints[Any]:
        """What bots are told about the game: the `HINTS` of its `hints.py`, or general ones where it has none."""
        found: Hints[Any] = self.room("hints").HINTS if self.has_room("hints") else Hints()
        return found

    @property
    def own_box(self) -> Path | None:
        """The file of components that is played with instead of the game's own, None if there is none."""
        return chosen().get(self.id)

    @property
    def box(self) -> str:
        """What the box is called, by its name beside the usual one or by its file; empty for the game's own."""
        own = self.own_box
        return self.beside or ("" if own is None else name_of(own, self.id) or "mine")

    @cached_property
    def version(self) -> str:
        """A digest of the rules' number, the action space and the box: saved games tell under which one they were played."""
        box = self.own_box or self.folder / "components.toml"
        kinds = [(k.name, k.pattern, k.chance, list(k.args.items())) for k in self.space.kinds.values()]
        parsed = tomllib.loads(box.read_text(encoding="utf-8")) if box.exists() else {}
        facts = json.dumps([self.rules, kinds, parsed], sort_keys=True, default=str)
        return hashlib.sha256(facts.encode()).hexdigest()[:12]

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rulebook page in a language."""
        if language not in self._rulebooks:
            page = self.folder / f"rules.{language}.md"
            if not page.exists():
                raise SettingsError(f"There is no rulebook page of {self.id} in the language '{language}'.")
            self._rulebooks[language] = Rulebook(page.read_text(encoding="utf-8"), self.prefix)
        return self._rulebooks[language]


class Rulebook:
    """A rulebook page, with its clauses by id."""

    def __init__(self, markdown: str, prefix: str) -> None:
        self.markdown = markdown
        self.prefix = prefix

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The text of every clause, in the order of the page."""
        found = re.findall(rf"^- \[({self.prefix}-\d+\.\d+[a-z]?)\] (.+)$", self.markdown, re.MULTILINE)
        return {clause: text.strip() for clause, text in found}

    def clause(self, name: str) -> str:
        """The text of one clause; a SettingsError says when there is none."""
        key = name.upper() if "-" in name else f"{self.prefix}-{name}"
        if key not in self.clauses:
            raise SettingsError(
                f"There is no clause {key}; they go from {next(iter(self.clauses))} to {list(self.clauses)[-1]}."
            )
        return self.clauses[key]
