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
        self.writer.begin(0)
        self.tensor.write(state if state.to_act == seat else state.asking(seat), seat, self.writer)

    def flag(self, state: State, seat: int) -> None:
        """Flag what a seat may do, if it is asked."""
        state = state if state.to_act == seat else state.asking(seat)
        self.mask.show(0, numbers_of(self.tensor, state.legal()) if state.to_act == seat else [])


def fair(state: State, seat: int, rng: Rng) -> State:
    """The position itself; under a sealed question, with what others may have answered already drawn anew."""
    return state.redeal(seat, rng) if state.to_act >= 0 and state.step_now().sealed else state


@final
class Ahead:
    """Collects rows of positions and of what comes after them, written into one buffer; `take` takes what it says.

    Where a game's positions can be taken back, all actions are tried in one and the same, and what differs from the position before is
    put right again; so only those parts of the row are written anew that rest on what differs. `differing` tells which of some lists
    differ from others, `seats_differing` for which seats they do, and `refill` makes them the same.
    """

    def __init__(
        self,
        tensor: Tensor[State],
        size: int,
        differing: Callable[[list[list[int]], list[list[int]]], int],
        seats_differing: Callable[[list[list[int]], list[list[int]], int, int], int],
        refill: Callable[[list[list[int]], list[list[int]], int], None],
    ) -> None:
        self.tensor = tensor
        self.writer = Writer(size)
        self.differing = differing
        self.seats_differing = seats_differing
        self.refill = refill
        #: The position in which actions are tried, and the seat that looks.
        self._trial: State | None = None
        self._seat = -1
        self._players = 0
        #: A bit for all that the row was written from and that is otherwise in that position as it is now.
        self._stale: i64 = ALL
        #: Likewise a bit for every seat of which such a thing is otherwise that is kept by seat.
        self._stale_seats: i64 = ALL
        self._by_seat: i64 = tensor.by_seat()
        #: How many of the lists are no own ones of the position.
        self._others: i64 = 0

    def observe(self, states: list[State], seats: list[int], take: Callable[[], None]) -> None:
        """One row of each position, as its seat knows it."""
        self._stale = self._stale_seats = ALL
        self.writer.seats = ALL
        for i in range(len(states)):
            self._write(states[i], seats[i], ALL)
            take()

    def look(self, state: State, seat: int, rng: Rng, take: Callable[[], None]) -> list[int]:
        """One row for every legal action: what the seat would know right after it; the numbers of these actions.

        Chance that follows has not drawn yet. What others answered to a sealed question is drawn anew.
        """
        asked = state if state.to_act == seat else state.asking(seat)
        if asked.to_act != seat or seat < 0:
            return []
        asked = fair(asked, seat, rng)
        legal = asked.legal()
        if asked.own():
            self._try_all(asked, legal, seat, take)
        else:
            self._stale = self._stale_seats = ALL
            self.writer.seats = ALL
            for action in legal:
                after = asked.copy()
                after.apply(action)
                self._write(after, seat, ALL)
                take()
        return self.tensor.fold(legal)

    def _try_all(self, asked: State, legal: list[int], seat: int, take: Callable[[], None]) -> None:
        before = self._lists(asked)
        after = self._ready(asked, before, seat)
        self._trial = None  # not to be found half-way, should anything fail
        for action in legal:
            after.apply(action)
            now = self._lists(after)
            differs: i64 = self.differing(now, before)
            seats: i64 = self._seats(now, before, differs)
            self.writer.seats = self._stale_seats | seats
            self._write(after, seat, self._stale | differs)
            take()
            self._put_right(after, now, asked, before, differs)
            self._stale, self._stale_seats = differs, seats
        self._trial = after

    def _ready(self, asked: State, before: list[list[int]], seat: int) -> State:
        """A position like the one that is asked, for actions to be tried in."""
        trial = self._trial
        known = seat == self._seat
        self._seat = seat
        self._players = asked.players
        if not known:
            self._stale = self._stale_seats = ALL
        if trial is None or trial.settings is not asked.settings:
            self._stale = self._stale_seats = ALL
            return asked.copy()
        now = self._lists(trial)
        differs: i64 = self.differing(now, before)
        self._stale = self._stale | differs
        self._stale_seats = self._stale_seats | self._seats(now, before, differs)
        self._put_right(trial, now, asked, before, differs)
        return trial

    def _seats(self, now: list[list[int]], before: list[list[int]], differs: i64) -> i64:
        """A bit for every seat of which something differs that is kept by seat."""
        which: i64 = differs & self._by_seat
        if which == 0:
            return 0
        found: i64 = self.seats_differing(now, before, which, self._players)
        return found

    def _put_right(
        self, trial: State, now: list[list[int]], asked: State, before: list[list[int]], differs: i64
    ) -> None:
        # What the tensor names first is shared, or was put together for it.
        self.refill(now, before, differs >> self._others << self._others)
        trial.adopt(asked)

    def _lists(self, state: State) -> list[list[int]]:
        found = self.tensor.facts(state)
        self._others = len(found)
        found.extend(state.own())
        return found

    def _write(self, state: State, seat: int, changed: i64) -> None:
        who = state.to_act
        self.writer.changed = changed
        self.writer.begin(0)
        self.tensor.write(state if who == seat or who < 0 else state.asking(seat), seat, self.writer)


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
        self.writer.begin(row)
        self.tensor.write(state, state.to_act, self.writer)

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
