"""The history of a game: entries that only grow, the position after each, what each told whom, and the way back.

An entry is an action of a seat, a draw of chance, or BACK, which takes the latest action back. Nothing is ever erased, so a
number of entries names one position for good, and whoever has seen so many needs exactly the rest.

The positions are places of a tree: an action leads on, to the same place whenever it is played again, and BACK leads to the
place before. So what was taken back and played again a thousand times costs no more than what was played once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from westward.core import registry
from westward.core.errors import HistoryError, Misfit, NotationError, RecordError, Value
from westward.core.journal import Journal, seen_by
from westward.core.luck import ALIKE, draw, pile
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Title
from westward.core.view import as_json
from westward.core.words import Words

#: The entry that takes the latest action back.
BACK: Final = -1
#: A copy of the position is kept at every so many actions.
_STRIDE: Final = 32
#: How often what a seat cannot know is drawn anew to find out whether a move told it something.
_TRIALS: Final = 8


class Entry(NamedTuple):
    """One line of a history: an action or BACK, the seat it came from or CHANCE, and an id if whoever made it gave one."""

    action: int
    seat: int
    id: str | None = None


class Written(NamedTuple):
    """An entry as it was written down. The notation counts, since it stays true when actions are numbered anew.

    BACK has none, and neither has what was written long ago: there the number of the action has to do.
    """

    number: int
    seat: int
    move: str | None
    action: int = BACK
    id: str | None = None


@dataclass(frozen=True)
class Plan:
    """What would happen: entries, what they tell, and the position after them. Nothing has changed yet."""

    entries: list[Entry]
    told: list[Journal]
    state: State
    #: For each entry what chance drew from; only where other tables have the same luck.
    piles: list[str]


class _Place(NamedTuple):
    """A position of the game: the place before it, how many actions lead to it, the last of them and what it told."""

    before: int
    moves: int
    action: int
    told: Journal


_Pickled: TypeAlias = tuple[bytes, str, str, list[tuple[int, int, str | None]]]


class History:
    """A game from its first position on. The seed decides all that chance draws.

    >>> import westward
    >>> history = History(westward.title("golden-city").start(3), "an example")
    >>> history.draw()
    >>> history.play(history.state.legal()[0])
    >>> history.after(history.number).key() == history.state.key()
    True
    """

    def __init__(self, start: State, seed: str) -> None:
        self.title: Title = registry.title(start.game)
        self.seed = seed
        #: The position after all entries.
        self.state = start
        self.entries: list[Entry] = []
        #: The actions that count, those that were not taken back; who made each, and the number of its entry.
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.numbers: list[int] = []
        #: What chance drew each of them from, where other tables have the same luck.
        self.piles: list[str] = []
        #: What was taken back and can be played again, the next one last.
        self.undone: list[int] = []
        self._places = [_Place(-1, 0, BACK, [])]
        self._onward: dict[tuple[int, int], int] = {}
        #: The place after each number of entries, and the places on the way to the present one.
        self._after = [0]
        self._line = [0]
        self._kept: dict[int, State] = {0: start.copy()}
        self._tells: dict[int, bool] = {}

    @property
    def number(self) -> int:
        """How many entries there are: the number of the latest event."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    # Going on

    def play(self, action: int, id: str | None = None) -> None:
        """Go on by a legal action of whoever is to act."""
        told: Journal = []
        seat = self.state.to_act
        of = self._pile(self.state, self._decided())
        self.state.apply(action, told)
        self._note(Entry(action, seat, id), told, of)
        self._keep()

    def draw(self) -> None:
        """Let chance draw until a seat must decide or the game is over."""
        while self.state.to_act == CHANCE:
            self.play(draw(self.state, self.seed, self.number, self.piles, self._decided()))

    def plan(self, actions: Sequence[int] = (), id: str | None = None, draws: Sequence[int] = ()) -> Plan:
        """What happens when whoever is to act plays these actions, and chance draws before and after each of them.

        The first of them has the id. Chance draws what is given first, as far as it can, and then by the seed.
        """
        state = self.state.copy()
        given = list(draws)[::-1]
        entries: list[Entry] = []
        told: list[Journal] = []
        piles: list[str] = []
        decided = self._decided()

        def play(action: int, id: str | None) -> None:
            entries.append(Entry(action, state.to_act, id))
            told.append([])
            piles.append(self._pile(state, decided))
            state.apply(action, told[-1])

        def draw_on() -> None:
            while state.to_act == CHANCE:
                drawn = given.pop() if given else -1
                if drawn not in state.legal():
                    given.clear()
                    drawn = draw(state, self.seed, self.number + len(entries), [*self.piles, *piles], decided)
                play(drawn, None)

        draw_on()
        for i, action in enumerate(actions):
            decided = state.to_act
            play(action, id if i == 0 else None)
            draw_on()
        return Plan(entries, told, state, piles)

    def adopt(self, plan: Plan) -> None:
        """Carry out a plan that was made from the position as it is."""
        for entry, told, of in zip(plan.entries, plan.told, plan.piles, strict=True):
            self._note(entry, told, of)
            place = self._after[-1]
            if self._places[place].moves % _STRIDE == 0 and place not in self._kept:
                self._kept[place] = self._at(place)
        self.state = plan.state

    def _decided(self) -> int:
        """The seat that decided last; -1 before anybody did. Only asked for where other tables have the same luck."""
        if not self.seed.startswith(ALIKE):
            return -1
        last = self.last_decision()
        return -1 if last is None else self.actors[last]

    def _pile(self, state: State, decided: int) -> str:
        return pile(state, decided) if state.to_act == CHANCE and self.seed.startswith(ALIKE) else ""

    def _note(self, entry: Entry, told: Journal, of: str) -> None:
        here = self._after[-1]
        place = self._onward.setdefault((here, entry.action), len(self._places))
        if place == len(self._places):
            self._places.append(_Place(here, self._places[here].moves + 1, entry.action, told))
        self.entries.append(entry)
        self._after.append(place)
        self._line.append(place)
        self.actions.append(entry.action)
        self.actors.append(entry.seat)
        self.numbers.append(self.number)
        self.piles.append(of)
        if self.undone and self.undone[-1] == entry.action:
            self.undone.pop()
        else:
            self.undone.clear()

    def _keep(self) -> None:
        place = self._after[-1]
        if self._places[place].moves % _STRIDE == 0 and place not in self._kept:
            self._kept[place] = self.state.copy()

    # Reading

    def read(self, lines: Iterable[Written], version: str = "") -> Misfit | None:
        """Go on by what was written down under a version of the game, entry by entry, as far as it fits.

        The first entry that does not fit is told; it and what comes after it are left out.
        """
        for line in lines:
            found = self._fit(line, version)
            if isinstance(found, Misfit):
                return found
            if found.action == BACK:
                self.take_back(1, found.seat)
            else:
                self.play(found.action, found.id)
        return None

    def _fit(self, line: Written, version: str) -> Entry | Misfit:
        """The entry that a line means, or why it cannot come next."""

        def misfit(reason: str, **facts: Value) -> Misfit:
            return Misfit(self.number + 1, self._spell(line), reason, facts, version=version)

        if line.number != self.number + 1:
            return misfit("missing")
        if line.move is None and line.action == BACK:
            if not self.actions:
                return misfit("nothing-to-take-back")
            if self.actors[-1] not in (line.seat, CHANCE):
                return misfit("other-seat", seat=line.seat, right_seat=self.actors[-1])
            return Entry(BACK, line.seat, line.id)
        if self.state.to_act == OVER:
            return misfit("game-over")
        if line.seat != self.state.to_act:
            return misfit("other-seat", seat=line.seat, right_seat=self.state.to_act)
        try:
            action = line.action if line.move is None else self.state.space.parse(line.move)
        except NotationError as problem:
            return misfit("no-such-move", why=str(problem))
        refusal = self.state.why_not(action)
        if refusal is not None:
            return Misfit(self.number + 1, self._spell(line), "illegal", {}, refusal, version)
        return Entry(action, line.seat, line.id)

    def _spell(self, line: Written) -> str:
        if line.move is not None:
            return line.move
        known = 0 <= line.action < self.state.space.size
        return self.state.space.format(line.action) if known else str(line.action)

    def written(self, entries: Sequence[Entry], after: int | None = None) -> list[Written]:
        """Entries as they are written down after so many others, all if nothing is said."""
        first = (self.number if after is None else after) + 1
        return [self._written(number, entry) for number, entry in enumerate(entries, start=first)]

    def _written(self, number: int, entry: Entry) -> Written:
        move = None if entry.action == BACK else self.state.space.format(entry.action)
        return Written(number, entry.seat, move, entry.action, entry.id)

    def sentence(self, misfit: Misfit, language: str = "en", names: Sequence[str] = ()) -> str:
        """Why an entry does not fit, in words."""
        return Words(self.title, language, names).misfit(misfit, self.title.version)

    # Going back

    def take_back(self, count: int, seat: int) -> None:
        """Take a number of the latest actions back, as a seat wishes; whether it may is not asked here."""
        for _ in range(count):
            self.entries.append(Entry(BACK, seat))
            self.undone.append(self.actions.pop())
            self.actors.pop()
            self.numbers.pop()
            self.piles.pop()
            self._line.pop()
            self._after.append(self._line[-1])
        place = self._line[-1]
        if place not in self._kept:  # whoever comes back to a place may do so again
            self._kept[place] = self._at(place)
        self.state = self._kept[place].copy()

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat can take its latest move back: it was the last one, and nobody has learnt anything from it."""
        return self.takes_back(seat, 1) > 0

    def takes_back(self, seat: int, most: int | None = None) -> int:
        """How many of a seat's latest moves it can take back: all since it last learnt something, or so many at most."""
        if self.over:
            return 0
        count = 0
        for i in range(len(self.actions) - 1, -1, -1):
            if count == most or self.actors[i] != seat or self.tells(i):
                break
            count += 1
        return count

    def tells(self, index: int) -> bool:
        """Whether an action that counts told its seat something that it could not know before; chance always does."""
        place = self._line[index + 1]
        if place not in self._tells:
            self._tells[place] = self._told_something(index)
        return self._tells[place]

    def _told_something(self, index: int) -> bool:
        seat = self.actors[index]
        if seat == CHANCE:
            return True
        before = self.at(index)
        if before.step_now().sealed:
            return True
        known: bytes | None = None
        first, alike = before, before.key()
        for trial in range(_TRIALS):
            state = before.copy() if trial == 0 else before.redeal(seat, self._anew(8 * index + trial))
            state.apply(self.actions[index])
            # Positions that are equal once what the seat cannot know is dealt anew show it the same: looking at each takes far longer.
            dealt = state.redeal(seat, self._anew(8 * index)).key()
            if trial == 0:
                first, alike = state, dealt
            elif dealt != alike:
                known = known or as_json(registry.view(first, seat))
                if as_json(registry.view(state, seat)) != known:
                    return True
        return False

    def _anew(self, number: int) -> Rng:
        return Rng(derive(f"{self.seed} redeal", number))

    # Answering a sealed question

    def answering(self, seat: int, actions: Sequence[int]) -> tuple[State, bool]:
        """The position after actions by which a seat answers a sealed question, and whether they are all of its answer."""
        state = self.state.asking(seat).copy()
        question, depth = state.agenda[-1], len(state.agenda)
        for action in actions:
            state.apply(action)
        return state, len(state.agenda) != depth or state.agenda[-1] != question

    # Looking back

    def at(self, moves: int) -> State:
        """The position after so many of the actions that count; a HistoryError says when there are not so many."""
        if not 0 <= moves <= len(self.actions):
            raise HistoryError(f"The game has {len(self.actions)} moves; there is no position after {moves}.")
        return self._at(self._line[moves])

    def after(self, number: int) -> State:
        """The position after so many entries; a HistoryError says when there are not so many."""
        return self._at(self._place(number))

    def moves(self, number: int) -> int:
        """How many actions counted after so many entries."""
        return self._places[self._place(number)].moves

    def gone(self) -> list[int]:
        """The numbers of the entries that do not count: those that were taken back, and those that took them back."""
        counting = set(self.numbers)
        return [number for number in range(1, self.number + 1) if number not in counting]

    def told(self, number: int, seat: int | None = None) -> Journal:
        """What the entry of a number told: all of it, or what a seat, or a spectator, may know of it."""
        place = self._place(number)
        if number == 0 or self.entries[number - 1].action == BACK:
            return []
        told = self._places[place].told
        return told if seat is None else seen_by(told, seat)

    def last_decision(self) -> int | None:
        """The number of actions before the latest one that a seat decided; None if there was none."""
        return next((i for i in range(len(self.actors) - 1, -1, -1) if self.actors[i] != CHANCE), None)

    def _place(self, number: int) -> int:
        if not 0 <= number <= self.number:
            raise HistoryError(f"The game has {self.number} entries; there is none with the number {number}.")
        return self._after[number]

    def _at(self, place: int) -> State:
        actions: list[int] = []
        while place not in self._kept:
            actions.append(self._places[place].action)
            place = self._places[place].before
        state = self._kept[place].copy()
        for action in reversed(actions):
            state.apply(action)
        return state

    # Copying and comparing

    def copy(self) -> History:
        """An independent history equal to this one."""
        other = History.__new__(History)
        other.title, other.seed, other.state = self.title, self.seed, self.state.copy()
        other.entries, other.numbers, other.piles = self.entries.copy(), self.numbers.copy(), self.piles.copy()
        other.actions, other.actors, other.undone = self.actions.copy(), self.actors.copy(), self.undone.copy()
        other._places, other._onward = self._places.copy(), self._onward.copy()
        other._after, other._line = self._after.copy(), self._line.copy()
        other._kept, other._tells = self._kept.copy(), self._tells.copy()
        return other

    def __copy__(self) -> History:
        return self.copy()

    def __deepcopy__(self, memo: object) -> History:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self.entries == other.entries and registry.pack(self._kept[0]) == registry.pack(other._kept[0])

    def __repr__(self) -> str:
        return f"<History of {self.title.id}: {self.state.players} players, {self.number} entries>"

    def __getstate__(self) -> _Pickled:
        return (
            registry.pack(self._kept[0]),
            self.title.version,
            self.seed,
            [(e.action, e.seat, e.id) for e in self.entries],
        )

    def __setstate__(self, pickled: _Pickled) -> None:
        packed, version, seed, entries = pickled
        History.__init__(self, registry.unpack(packed), seed)
        check_numbers(self.title, version)
        for action, seat, id in entries:
            if action == BACK:
                self.take_back(1, seat)
            else:
                self.play(action, id)


def check_numbers(title: Title, version: str) -> None:
    """A RecordError says when actions were numbered under another version of a game."""
    if version not in ("", title.version):
        raise RecordError(
            f"The actions are numbers of version {version} of {title.id}, and this is {title.version}; keep games as text."
        )
