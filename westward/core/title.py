"""What a game's folder tells the rest of the house about itself."""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from westward.art.scene import Picture
from westward.core.errors import SettingsError, Value
from westward.core.hints import Hints
from westward.core.journal import Event
from westward.core.space import ActionSpace
from westward.core.state import State
from westward.core.view import Choice, View

if TYPE_CHECKING:
    from westward.core.words import Words

Settings = dict[str, Value]


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


@dataclass(frozen=True, kw_only=True)
class Title:
    """One of the games: how to begin, see, draw and check it. Each game's package defines its `TITLE`."""

    id: str
    #: Prefix of the clause ids, such as GC.
    prefix: str
    #: Numbers of players it can be played by.
    players: range
    options: tuple[Option, ...]
    space: ActionSpace
    #: The game's folder, with its rulebook pages and words.
    folder: Path
    #: The first position for a number of players and complete settings.
    begin: Callable[[int, Settings], State]
    # The views and states of a game are its own types, which only the game's functions know.
    view: Callable[[Any, int], View]
    picture: Callable[[Any, Words, str], Picture]
    text: Callable[[Any, Words], str]
    choice: Callable[[Any, int], Choice]
    #: Sentences about broken invariants of a position: an empty list for every reachable one.
    broken: Callable[[Any], list[str]]
    events: tuple[type[Event], ...]
    #: Names of the overlays that `picture` can lay over the board.
    overlays: tuple[str, ...] = ()
    #: How far it has come: "complete" when every clause is tested.
    maturity: str = "complete"
    _rulebooks: dict[str, Rulebook] = field(default_factory=dict, repr=False)

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

    def check_components(self, text: str) -> None:
        """Check an edited `components.toml`; a SettingsError names the row that is wrong."""
        importlib.import_module(f"westward.games.{self.folder.name}.components").load(text)

    @cached_property
    def hints(self) -> Hints[Any]:
        """What bots are told about the game: the `HINTS` of its `hints.py`, or general ones where it has none."""
        name = f"westward.games.{self.folder.name}.hints"
        if importlib.util.find_spec(name) is None:
            return Hints()
        found: Hints[Any] = importlib.import_module(name).HINTS
        return found

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
