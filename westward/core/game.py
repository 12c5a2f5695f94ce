"""A game being played: a history that chance goes on with by itself, and what a person asks of it."""

from __future__ import annotations

import secrets

from westward.art.scene import Picture
from westward.core import registry
from westward.core.errors import HistoryError, IllegalAction, Refusal
from westward.core.history import History
from westward.core.journal import Journal
from westward.core.record import Record, loads
from westward.core.rng import whole_seed
from westward.core.state import OVER, State, whole_number
from westward.core.title import Title
from westward.core.view import SPECTATOR, Choice, View
from westward.core.words import Words


class Game:
    """A game from its first position on. Chance draws by itself, unless `draws` is False.

    >>> import westward
    >>> game = westward.start("golden-city", players=4, seed=7)
    >>> game.play(game.legal()[0])
    >>> game.undo()
    >>> game
    <Game of golden-city: 4 players, 2 moves, seat 3 to act>
    """

    def __init__(self, title: Title, state: State, seed: int | None = None, draws: bool = True) -> None:
        self.title = title
        self.names: list[str] = []
        self.draws = draws
        #: All that has happened: entries, positions, what was told, what was taken back.
        self.history = History(state, secrets.token_hex(16) if seed is None else f"seed {whole_seed(seed)}")
        self._draw()

    @classmethod
    def replay(cls, record: Record | str, draws: bool = False) -> Game:
        """The game that a record tells; a RecordError says what is wrong with it."""
        if isinstance(record, str):
            record = loads(record)
        game = cls.__new__(cls)
        game.history = record.history(secrets.token_hex(16))
        game.title, game.names, game.draws = game.history.title, list(record.names), draws
        game._draw()
        return game

    # Asking

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self.history.state

    @property
    def actions(self) -> list[int]:
        """All actions that count, of seats and of chance; do not change the list."""
        return self.history.actions

    @property
    def to_act(self) -> int:
        """The seat to be asked, CHANCE or OVER."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.history.over

    def legal(self) -> list[int]:
        """The legal actions of the seat to act."""
        return list(self.state.legal())

    def why_not(self, action: int | str) -> Refusal | None:
        """Why an action, by number or notation, is not legal now; None if it is."""
        return self.state.why_not(self._number(action))

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
        """The legal actions with their facts and the parts of the picture they touch; none when no seat is asked."""
        if self.to_act < 0:
            return []
        view = self.view(self.to_act)
        return [self.title.choice(view, action) for action in view.head.legal]

    # Playing

    def play(self, action: int | str, journal: Journal | None = None) -> None:
        """Play an action, by number or notation; then chance draws until a seat must decide."""
        number = self._number(action)
        refusal = self.state.why_not(number)
        if refusal is not None:
            raise IllegalAction(refusal, self.words().refusal(refusal))
        before = self.history.number
        self.history.play(number)
        self._draw()
        if journal is not None:
            journal += [event for n in range(before, self.history.number) for event in self.history.told(n + 1)]

    def _number(self, action: int | str) -> int:
        return self.state.space.parse(action) if isinstance(action, str) else whole_number(action)

    def _draw(self) -> None:
        if self.draws:
            self.history.draw()

    # Going back and forth

    def at(self, moves: int) -> State:
        """The position after a number of actions; a HistoryError says when there are not so many."""
        return self.history.at(moves)

    def last_decision(self) -> int | None:
        """The number of actions before the latest one that a seat decided; None if there was none."""
        return self.history.last_decision()

    @property
    def undoable(self) -> bool:
        """Whether the latest move can be taken back without anybody having learnt something new, as at the table."""
        return bool(self.actions) and self.history.can_take_back(self.history.actors[-1])

    def undo(self) -> None:
        """Take back the latest decision and what chance drew after it, whatever has been learnt from it."""
        moves = self.last_decision()
        if moves is None:
            raise HistoryError("There is nothing to take back.")
        self.history.take_back(len(self.actions) - moves, self.history.actors[moves])

    def redo(self) -> None:
        """Play again what was taken back last, with the same draws."""
        undone = self.history.undone
        if not undone:
            raise HistoryError("There is nothing to play again.")
        self.history.play(undone[-1])
        while undone and self.state.space.kind_of(undone[-1]).chance:
            self.history.play(undone[-1])

    # Writing, copying and drawing

    def record(self) -> Record:
        """All that is needed to replay the game."""
        state, version = self.state, self.title.version
        return Record(state.game, state.players, state.settings, self.actions.copy(), self.names.copy(), version)

    def copy(self) -> Game:
        """An independent game equal to this one; chance will draw the same in both."""
        other = Game.__new__(Game)
        other.title, other.names, other.draws = self.title, self.names.copy(), self.draws
        other.history = self.history.copy()
        return other

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __getstate__(self) -> tuple[History, list[str], bool]:
        return self.history, self.names, self.draws

    def __setstate__(self, state: tuple[History, list[str], bool]) -> None:
        self.history, self.names, self.draws = state
        self.title = self.history.title

    def __eq__(self, other: object) -> bool:
        """Two games are equal when they began alike, the same actions count, and the same people play."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record() == other.record() and self.at(0).key() == other.at(0).key()

    def __repr__(self) -> str:
        asked = "over" if self.to_act == OVER else "chance to draw" if self.to_act < 0 else f"seat {self.to_act} to act"
        return f"<Game of {self.title.id}: {self.state.players} players, {len(self.actions)} moves, {asked}>"

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
