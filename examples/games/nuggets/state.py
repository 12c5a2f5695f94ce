"""The position of Nuggets."""

from westward.games.nuggets.moves import SPACE

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import Numbers, State, Step


class Position(State):
    """A heap of nuggets and who took last."""

    heap: int
    last: int

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("nuggets", players, settings, SPACE, steps)

    def copy(self) -> "Position":
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.heap, p.last = self.heap, self.last
        return p

    def fields(self, numbers: Numbers) -> None:
        self.heap = numbers.one(self.heap)
        self.last = numbers.one(self.last)

    def redeal(self, seat: int, rng: Rng) -> "Position":
        self.check_seat(seat)
        return self.copy()  # nothing is hidden

    def scores(self) -> list[int]:
        return [int(seat == self.last and self.heap == 0) for seat in range(self.players)]

    def end_clause(self) -> str:
        return "NU-1.2"
