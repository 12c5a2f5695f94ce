"""Many positions of one game stepped at once, with their rows of numbers and masks of legal actions side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.tensor import ALL, Tensor, Writer

#: What makes rows: the seed, and by row the position, its chance and the number of the game.
Kept: TypeAlias = tuple[int, list[State], list[Rng], list[int]]


def draw_all(state: State, rng: Rng) -> None:
    """Let chance draw until a seat is asked or the game is over."""
    while state.to_act == CHANCE:
        state.apply(state.draw(rng))


def play_until(state: State, seat: int, rng: Rng) -> None:
    """Let chance draw and the other seats choose at random until the seat is asked or the game is over."""
    who = state.to_act
    while who != seat and who != OVER:
        state.apply(state.draw(rng) if who == CHANCE else state.pick(rng))
        who = state.to_act


def numbers_of(tensor: Tensor[State], legal: list[int]) -> list[int]:
    """By which numbers learning programs know legal actions, ascending."""
    folded = tensor.fold(legal)
    return legal if folded is legal else sorted(folded)


def action_of(tensor: Tensor[State], state: State, number: int) -> int:
    """The action that a number means in a position; one that means none there is -1 or not legal."""
    legal = state.legal()
    folded = tensor.fold(legal)
    if folded is legal:
        return number
    return legal[folded.index(number)] if number in folded else tensor.unfold(number)


@final
class Mask:
    """Rows of flags side by side, one per action; what was set is remembered, so that clearing is quick."""

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: i64 = size
        self.flags: vec[u8] = vec[u8](bytes(size * rows))
        self.listed: list[list[int]] = [[] for _ in range(rows)]

    def show(self, row: i64, legal: list[int]) -> None:
        """Flag these actions in a row, and no others."""
        flags = self.flags
        base: i64 = row * self.size
        for action in self.listed[row]:
            flags[base + action] = u8(0)
        for action in legal:
            flags[base + action] = u8(1)
        self.listed[row] = legal


def advance(tensor: Tensor[State], state: State, number: int, rng: Rng) -> None:
    """Play the action that a number means, if it is legal, and let chance draw until a seat is asked or the game is over."""
    state.play(action_of(tensor, state, number))
    draw_all(state, rng)


@final
class Eye:
    """One row of numbers and one of flags, for one seat at a time."""

    def __init__(self, tensor: Tensor[State], size: int, actions: int) -> None:
        self.tensor = tensor
        self.writer = Writer(size)
        self.mask = Mask(actions)

    def write(self, state: State, seat: int) -> None:
        """Write what a seat knows."""
        self.tensor.show(state if state.to_act == seat else state.asking(seat), seat, self.writer)

    def flag(self, state: State, seat: int) -> None:
        """Flag what a seat may do, if it is asked."""
        state = state if state.to_act == seat else state.asking(seat)
        self.mask.show(0, numbers_of(self.tensor, state.legal()) if state.to_act == seat else [])


def fair(state: State, seat: int, rng: Rng) -> State:
    """The position itself; under a sealed question, with what others may have answered already drawn anew."""
    return state.redeal(seat, rng) if state.to_act >= 0 and state.step_now().sealed else state


@final
class Ahead:
    """Writes rows of positions and of what comes after them, a row for each seat that looks; `take` takes what the row of that number says.

    Where a game's positions can be taken back, all actions are tried in one and the same, and what differs from the position before is
    put right again by `restore`, which makes those lists the same as others that a bit asks for, and tells which were not: so rows follow
    one another by little.
    """

    def __init__(
        self,
        tensor: Tensor[State],
        size: int,
        players: int,
        restore: Callable[[list[list[int]], list[list[int]], int], int],
    ) -> None:
        self.tensor = tensor
        self.writer = Writer(size, players)
        self.restore = restore
        #: The position in which actions are tried.
        self._trial: State | None = None

    def observe(self, states: list[State], seats: list[int], take: Callable[[int], None]) -> None:
        """One row of each position, as its seat knows it."""
        for i in range(len(states)):
            state, seat = states[i], seats[i]
            self._write(state, state.own(), seat)
            take(seat)

    def look(self, state: State, seat: int, rng: Rng, take: Callable[[int], None]) -> list[int]:
        """One row for every legal action: what the seat would know right after it; the numbers of these actions.

        Chance that follows has not drawn yet. What others answered to a sealed question is drawn anew.
        """
        asked = state if state.to_act == seat else state.asking(seat)
        if asked.to_act != seat or seat < 0:
            return []
        asked = fair(asked, seat, rng)
        legal = asked.legal()
        own = asked.own()
        if own:
            self._try_all(asked, own, legal, seat, take)
        else:
            for action in legal:
                after = asked.copy()
                after.apply(action)
                self._write(after, own, seat)
                take(seat)
        return self.tensor.fold(legal)

    def _try_all(
        self, asked: State, before: list[list[int]], legal: list[int], seat: int, take: Callable[[int], None]
    ) -> None:
        trial = self._trial
        if trial is None or trial.settings is not asked.settings:
            trial = asked.copy()
        else:
            self.restore(trial.own(), before, ALL)
            trial.adopt(asked)
        self._trial = None  # not to be found half-way, should anything fail
        # What differs from before: what the row did not show already, or what differed after the action before.
        differs: i64 = ALL
        for action in legal:
            trial.apply(action)
            now = trial.own()
            self._write(trial, now, seat)
            take(seat)
            differs = self.restore(now, before, int(differs | self.writer.own_changed))
            trial.adopt(asked)
        self._trial = trial

    def _write(self, state: State, own: list[list[int]], seat: int) -> None:
        who = state.to_act
        if who != seat and who >= 0:
            seen = state.asking(seat)
            if seen is not state:
                state, own = seen, seen.own()
        self.tensor.show_own(state, own, seat, self.writer, seat)


@final
class Rows:
    """Positions side by side. A game that ends begins anew at once, with chance of its own."""

    def __init__(self, start: State, tensor: Tensor[State], size: int, actions: int, first: int, count: int) -> None:
        self.start = start
        self.tensor = tensor
        self.first = first
        self.writer = Writer(size, count)
        self.mask = Mask(actions, count)
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.games: list[int] = [0] * count
        self.seed = 0
        self.count = count
        #: By row: the seat that is asked.
        self.seats: vec[i16] = vec[i16]([0] * count)
        #: By row: the scores and winners of the game that ended with the latest step, empty if none did.
        self.scores: list[list[int]] = [[] for _ in range(count)]
        self.winners: list[list[int]] = [[] for _ in range(count)]

    def reset(self, seed: int) -> None:
        """Begin all games; what chance draws in a row depends on the seed and the row's number alone."""
        self.seed = seed
        self.states = [self.start for _ in range(self.count)]
        self.rngs = [Rng(0) for _ in range(self.count)]
        for row in range(self.count):
            self.games[row] = 0
            self.scores[row] = []
            self.winners[row] = []
            self.renew(row)
            self.write(row)

    def renew(self, row: int) -> None:
        """Begin the next game of a row; one in which chance alone decides everything is passed over."""
        while True:
            rng = Rng(derive(f"batch/{self.seed}/{self.first + row}", self.games[row]))
            self.games[row] += 1
            state = self.start.copy()
            draw_all(state, rng)
            if state.to_act != OVER:
                self.states[row] = state
                self.rngs[row] = rng
                return

    def write(self, row: int) -> None:
        """Write the row of the seat that is asked."""
        state = self.states[row]
        self.seats[row] = i16(state.to_act)
        self.mask.show(row, numbers_of(self.tensor, state.legal()))
        self.tensor.show(state, state.to_act, self.writer, row)

    def step(self, choices: list[int]) -> list[int]:
        """Play one legal action in every row, given by its number in the mask; the rows whose games ended."""
        ended: list[int] = []
        for row in range(self.count):
            state = self.states[row]
            state.apply(action_of(self.tensor, state, choices[row]))
            draw_all(state, self.rngs[row])
            if state.to_act == OVER:
                ended.append(row)
                self.scores[row] = state.scores()
                self.winners[row] = state.winners()
                self.renew(row)
            self.write(row)
        return ended

    def kept(self) -> Kept:
        """What makes these rows: to be taken up by others of the same number."""
        return self.seed, [s.copy() for s in self.states], [rng.copy() for rng in self.rngs], self.games.copy()

    def take_up(self, kept: Kept) -> None:
        """Go on where other rows were."""
        self.seed, self.states, self.rngs, self.games = kept
        for row in range(self.count):
            self.write(row)

    def sample(self, rng: Rng) -> list[int]:
        """A legal action for every row, all equally likely."""
        return [rng.pick(legal) for legal in self.mask.listed]
