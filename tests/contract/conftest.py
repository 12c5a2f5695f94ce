"""The cases of the contract suite: every game, every number of players, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import westward
from westward.core.title import Settings, Title, write_value


@dataclass(frozen=True)
class Case:
    """One game with a number of players and settings."""

    title: Title
    players: int
    changed: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        options = "".join(
            f"-{name}={write_value(value)}" for name, value in self.settings.items() if (name, value) in self.changed
        )
        return f"{self.title.id}-{self.players}{options}"

    @property
    def settings(self) -> Settings:
        return self.title.settings(dict(self.changed))

    def start(self) -> westward.State:
        return self.title.start(self.players, **self.settings)

    def game(self, seed: int) -> westward.Game:
        return westward.Game(self.title, self.start(), seed)

    def states(self, seed: int) -> Iterator[westward.State]:
        """Every position of one random game, the same object again and again."""
        state, rng = self.start(), westward.Rng(seed)
        yield state
        while state.to_act != westward.OVER:
            state.apply(state.draw(rng) if state.to_act == westward.CHANCE else rng.pick(state.legal()))
            yield state


def cases() -> list[Case]:
    found: list[Case] = []
    for title in westward.titles():
        found += [Case(title, players, ()) for players in title.players]
        for number, option in enumerate(title.options):
            players = title.players[number % len(title.players)]
            found += [Case(title, players, ((option.name, value),)) for value in option.choices[1:]]
        everything = tuple((option.name, option.choices[-1]) for option in title.options)
        if len(everything) > 1:
            found.append(Case(title, title.players[-1], everything))
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        marked = [pytest.param(case, marks=[pytest.mark.option] if case.changed else []) for case in cases()]
        metafunc.parametrize("case", marked, ids=str)
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", westward.titles(), ids=lambda t: t.id)
