"""Steps that several games share."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from westward.core.journal import First, Journal
from westward.core.state import State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFirst(Step[S]):
    """The first player is drawn at random; a game says by which clause, and what begins then."""

    name = "first"
    kinds = "first"

    def legal(self, s: S, seat: int, arg: int) -> list[int]:
        base = s.space.base(self.kinds)
        return [base + i for i in range(s.players)]

    def play(self, s: S, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        first = s.space.index(action)
        if journal is not None:
            journal.append(First(first))
        self.begin(s, first, journal)

    def begin(self, s: S, first: int, journal: Journal | None) -> None:
        """What comes when a seat has been drawn."""
        raise NotImplementedError
