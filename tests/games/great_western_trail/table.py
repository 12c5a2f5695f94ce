"""How the tests speak: an arranged position that is played by notation.

table = arrange(players=2, tiles={"A1": "1 2a"}, seats={0: Seat(at="A", money=9)})
table.play("go A1 by direct").may("aux money 1")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from westward.core.errors import Refusal
from westward.core.journal import Event, Journal
from westward.core.rng import Rng
from westward.core.state import CHANCE, SPECTATOR
from westward.games.great_western_trail import arrange as positions
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.arrange import Seat as Seat
from westward.games.great_western_trail.scoring import items
from westward.games.great_western_trail.state import Position
from westward.games.great_western_trail.view import GreatWesternTrailView, Rancher, view

E = TypeVar("E", bound=Event)
P = ParamSpec("P")


class Table:
    """A position that is played by notation; chance draws by itself unless its draw is played too."""

    def __init__(self, state: Position, seed: int = 1) -> None:
        self.state = state
        self.journal: Journal = []
        self._rng = Rng(seed)

    def play(self, *lines: str) -> Table:
        """Play moves one after the other; draws in between that are not named happen at random."""
        for line in lines:
            action = m.SPACE.parse(line)
            while self.state.to_act == CHANCE and not m.SPACE.kind_of(action).chance:
                self.state.play(self.state.draw(self._rng), self.journal)
            self.state.play(action, self.journal)
        return self

    def draw(self) -> Table:
        """Let chance draw until a player is asked."""
        while self.state.to_act == CHANCE:
            self.state.play(self.state.draw(self._rng), self.journal)
        return self

    def options(self, kind: str = "") -> list[str]:
        """The legal moves by notation, or those of one kind without its name."""
        found = [m.SPACE.format(action) for action in self.state.legal()]
        return [line.removeprefix(kind + " ") for line in found if line.split()[0] == kind] if kind else found

    def may(self, line: str) -> bool:
        """Whether a move is legal now."""
        return m.SPACE.parse(line) in self.state.legal()

    def why_not(self, line: str) -> Refusal:
        """Why a move is not legal; an error if it is."""
        refusal = self.state.why_not(m.SPACE.parse(line))
        if refusal is None:
            raise ValueError(f"'{line}' is legal.")
        return refusal

    @property
    def asked(self) -> str:
        """The name of the open question or draw; empty when the game is over."""
        return self.state.step_now().name if self.state.agenda else ""

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    def view(self, seat: int = SPECTATOR) -> GreatWesternTrailView:
        """What a seat may know."""
        return view(self.state, seat)

    def rancher(self, seat: int = 0) -> Rancher:
        """What a player knows about the own board."""
        return self.view(seat).ranchers[seat]

    def points(self, seat: int = 0) -> dict[str, int]:
        """The score sheet of a seat, as if the game ended now."""
        return {item.name: item.points for item in items(self.state, seat, True)}

    def events(self, kind: type[E]) -> list[E]:
        """What has happened of one kind since the position was arranged."""
        return [event for event in self.journal if isinstance(event, kind)]


def _at_a_table(make: Callable[P, Position]) -> Callable[P, Table]:
    def made(*args: P.args, **facts: P.kwargs) -> Table:
        return Table(make(*args, **facts))

    return made


#: A table with the position that these facts describe.
arrange = _at_a_table(positions.arrange)
