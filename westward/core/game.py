"""A game being played: a position with its history, its chance, and the way back."""

from __future__ import annotations

import secrets
from typing import Final

from westward.art.scene import Picture
from westward.core import registry
from westward.core.errors import IllegalAction, Refusal, WestwardError
from westward.core.journal import Journal
from westward.core.record import Record, loads
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER, State, whole_number
from westward.core.title import Title
from westward.core.view import SPECTATOR, Choice, View
from westward.core.words import Words

#: A copy of the position is kept every so many actions, so that going back is quick.
_STRIDE: Final = 32


class Game:
    """A game from its first position on. Chance draws by itself, unless `draws` is False.

    >>> import westward
    >>> game = westward.start("golden-city", players=4, seed=7)
    >>> game.play(game.legal()[0])
    >>> game.undo()
    """

    def __init__(self, title: Title, state: State, seed: int | None = None, draws: bool = True) -> None:
        self.title = title
        self.state = state
        self.actions: list[int] = []
        self.names: list[str] = []
        self.draws = draws
        self._rng = Rng(secrets.randbits(64) if seed is None else seed)
        self._kept: list[State] = [state.copy()]
        self._undone: list[int] = []
        self._draw(None)

    @classmethod
    def replay(cls, record: Record | str, draws: bool = False) -> Game:
        """The game that a record tells; a RecordError says what is wrong with it."""
        if isinstance(record, str):
            record = loads(record)
        game = cls(registry.title(record.game), record.start(), draws=False)
        game.names = list(record.names)
        for action in record.actions:
            game._do(action, None)
        game.draws = draws
        game._draw(None)
        return game

    # Asking

    @property
    def to_act(self) -> int:
        """The seat to be asked, CHANCE or OVER."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        return list(self.state.legal())

    def why_not(self, action: int) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        return self.state.why_not(action)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know."""
        return registry.view(self.state, seat)

    def scores(self) -> list[int]:
        """Points per seat."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """Who is ahead, or has won."""
        return self.state.winners()

    def words(self, language: str = "en") -> Words:
        """The words of this game in a language, with the players' names."""
        return Words(self.title, language, self.names)

    def choices(self) -> list[Choice]:
        """The legal actions with their facts and the parts of the picture they touch."""
        view = self.view(self.to_act)
        return [self.title.choice(view, action) for action in view.head.legal]

    # Playing

    def play(self, action: int | str, journal: Journal | None = None) -> None:
        """Play an action, by number or notation; then chance draws until a seat must decide."""
        number = self.state.space.parse(action) if isinstance(action, str) else whole_number(action)
        refusal = self.state.why_not(number)
        if refusal is not None:
            raise IllegalAction(refusal, self.words().refusal(refusal))
        self._undone.clear()
        self._do(number, journal)
        self._draw(journal)

    def _do(self, action: int, journal: Journal | None) -> None:
        self.state.apply(action, journal)
        self.actions.append(action)
        if len(self.actions) % _STRIDE == 0:
            self._kept.append(self.state.copy())

    def _draw(self, journal: Journal | None) -> None:
        while self.draws and self.state.to_act == CHANCE:
            self._do(self.state.draw(self._rng), journal)

    # Going back and forth

    def at(self, moves: int) -> State:
        """The position after a number of actions."""
        state = self._kept[min(moves // _STRIDE, len(self._kept) - 1)].copy()
        for action in self.actions[moves // _STRIDE * _STRIDE : moves]:
            state.apply(action)
        return state

    def last_decision(self) -> int | None:
        """The number of actions before the latest one that a seat decided; None if there was none."""
        for moves in range(len(self.actions) - 1, -1, -1):
            if not self.state.space.kind_of(self.actions[moves]).chance:
                return moves
        return None

    @property
    def undoable(self) -> bool:
        """Whether the latest decision can be taken back without anybody having learnt something new."""
        return self.last_decision() == len(self.actions) - 1 and bool(self.actions)

    def undo(self) -> None:
        """Take back the latest decision and what chance drew after it."""
        moves = self.last_decision()
        if moves is None:
            raise WestwardError("There is nothing to take back.")
        self._undone += reversed(self.actions[moves:])
        self.state = self.at(moves)
        del self.actions[moves:]
        del self._kept[moves // _STRIDE + 1 :]

    def redo(self) -> None:
        """Play again what was taken back last, with the same draws."""
        if not self._undone:
            raise WestwardError("There is nothing to play again.")
        self._do(self._undone.pop(), None)
        while self._undone and self.state.to_act == CHANCE:
            self._do(self._undone.pop(), None)

    # Writing and drawing

    def record(self) -> Record:
        """All that is needed to replay the game."""
        return Record(self.state.game, self.state.players, self.state.settings, list(self.actions), list(self.names))

    def picture(self, seat: int = SPECTATOR, language: str = "en", overlay: str = "") -> Picture:
        """The picture of the position as a seat sees it, with an overlay if one is named."""
        return self.title.picture(self.view(seat), self.words(language), overlay)

    def text(self, seat: int = SPECTATOR, language: str = "en") -> str:
        """The position as lines of text."""
        return self.title.text(self.view(seat), self.words(language))

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.picture().whole()
