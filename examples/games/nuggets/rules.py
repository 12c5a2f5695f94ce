"""The turn of Nuggets."""

from typing import Final, cast

from westward.games.nuggets import events
from westward.games.nuggets.state import Position

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import State, Step

TAKE: Final = 0


class Take(Step[Position]):
    """NU-1.1: take one to three nuggets."""

    name = "take"
    clause = "NU-1.1"
    kinds = "take"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return list(range(min(3, s.heap)))

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.heap -= action + 1
        s.last = seat
        if journal is not None:
            journal.append(events.Took(seat, action + 1, s.heap))
        if s.heap:  # NU-1.2
            s.push(TAKE, (seat + 1) % s.players)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("too-many", "NU-1.1", {"left": s.heap})


STEPS: Final = cast("list[Step[State]]", [Take()])


def begin(players: int, settings: dict[str, Value]) -> Position:
    """Twenty-one nuggets on a heap."""
    s = Position(players, settings, STEPS)
    s.heap, s.last = 21, 0
    s.push(TAKE, 0)
    s.settle(None)
    return s
