"""Questions that are put only if there is a choice, and questions whose answer may be forgone."""

from __future__ import annotations

from typing import Final

from westward.core.errors import Refusal
from westward.core.journal import Journal
from westward.core.state import Step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.moves import FORGO
from westward.games.great_western_trail.state import Position

#: The argument of a step that carries out a part: the part, and a bit if it may be forgone.
PART_MASK: Final = c.MOST_PARTS - 1
MAY_FORGO: Final = c.MOST_PARTS

NO_ACTIONS: Final[list[int]] = []


def lapse(seat: int, journal: Journal | None) -> None:
    """What was offered is left."""
    if journal is not None:
        journal.append(events.Lapsed(seat))


class Ask(Step[Position]):
    """A question that is put only if there is a choice; a single answer is carried out at once."""

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        """The answers the rules allow, ascending."""
        raise NotImplementedError

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        options = self.options(s, seat, arg)
        return options if len(options) > 1 else NO_ACTIONS

    def nothing(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        options = self.options(s, seat, arg)
        if options:
            self.play(s, seat, arg, options[0], journal)
        else:
            self.impossible(s, seat, arg, journal)

    def impossible(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        """What happens if there is no answer at all: by default the step is over."""


class AskOrForgo(Ask):
    """A question that may be left unanswered: what was offered lapses then. Whether it may, the argument says."""

    #: The clause by which it must be answered where it may not be forgone.
    due: str = ""

    def free(self, arg: int) -> bool:
        """Whether the answer may be forgone."""
        return arg & MAY_FORGO != 0

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        """The answers the rules allow, ascending, without forgoing."""
        raise NotImplementedError

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        """The reason why an answer is not allowed now."""
        return Refusal("not-legal", self.clause)

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        answers = self.answers(s, seat, arg)
        return [FORGO, *answers] if answers and self.free(arg) else answers

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action != FORGO:
            self.do(s, seat, arg, action, journal)
        else:
            lapse(seat, journal)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("must-do", self.due) if action == FORGO else self.refuse(s, seat, arg, action)
