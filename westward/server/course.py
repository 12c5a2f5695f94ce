"""The course of a game at a table: its entries in order, the position they lead to, and the way back.

An entry is an action, or BACK for taking the latest action back. Entries are only ever appended, so a number of entries names
one position for good, and whoever has seen so many needs exactly the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from westward.core import registry
from westward.core.journal import Journal
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Settings, Title
from westward.core.view import as_json
from westward.server.facts import Entry

#: The entry that takes the latest action back.
BACK: Final = -1
#: A copy of the position is kept every so many actions.
_STRIDE: Final = 32
#: How often what a seat cannot know is drawn anew to find out whether a move told it something.
_TRIALS: Final = 4


@dataclass(frozen=True)
class Plan:
    """What would happen: entries, what they tell, and the position after them. Nothing has changed yet."""

    entries: list[Entry]
    told: list[Journal]
    state: State


class Course:
    """A game from its first position on."""

    def __init__(self, title: Title, players: int, options: Settings, seed: str) -> None:
        self.title = title
        self.seed = seed
        self.state: State = title.start(players, **options)
        #: All entries, who made them, and what each of them told.
        self.entries: list[int] = []
        self.seats: list[int] = []
        self.told: list[Journal] = []
        #: The actions that count: those that were not taken back.
        self.actions: list[int] = []
        self.actors: list[int] = []
        self.undone: list[int] = []
        self._kept: list[State] = [self.state.copy()]

    @property
    def number(self) -> int:
        """How many entries there are: the number of the latest event."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_act == OVER

    def still(self) -> Course:
        """The course as it is now, for somebody who reads it while it goes on."""
        other = Course.__new__(Course)
        other.title, other.seed = self.title, self.seed
        other.state = self.state.copy()
        other.entries, other.seats, other.told = self.entries.copy(), self.seats.copy(), self.told.copy()
        other.actions, other.actors = self.actions.copy(), self.actors.copy()
        other.undone, other._kept = self.undone.copy(), self._kept.copy()
        return other

    # Going on

    def plan(self, moves: Sequence[tuple[int, int, str | None]] = ()) -> Plan:
        """What happens when seats make moves (seat, action, client's id), and chance draws after each of them."""
        state = self.state.copy()
        entries: list[Entry] = []
        told: list[Journal] = []

        def play(seat: int, action: int, client_id: str | None) -> None:
            journal: Journal = []
            state.apply(action, journal)
            entries.append(Entry(action, seat, client_id))
            told.append(journal)

        def draw() -> None:
            while state.to_act == CHANCE:
                play(CHANCE, state.draw(Rng(derive(self.seed, self.number + len(entries)))), None)

        draw()
        for seat, action, client_id in moves:
            play(seat, action, client_id)
            draw()
        return Plan(entries, told, state)

    def adopt(self, plan: Plan) -> None:
        """Carry out a plan that was made from the position as it is."""
        for entry, told in zip(plan.entries, plan.told, strict=True):
            self._note(entry, told)
            if len(self.actions) % _STRIDE == 0:
                self._kept.append(self.at(len(self.actions)))
        self.state = plan.state

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on by entries that were written down."""
        for entry in entries:
            if entry.action == BACK:
                self._back(entry)
                continue
            journal: Journal = []
            self.state.apply(entry.action, journal)
            self._note(entry, journal)
            if len(self.actions) % _STRIDE == 0:
                self._kept.append(self.state.copy())

    def _note(self, entry: Entry, told: Journal) -> None:
        self.entries.append(entry.action)
        self.seats.append(entry.seat)
        self.told.append(told)
        self.actions.append(entry.action)
        self.actors.append(entry.seat)
        if self.undone and self.undone[-1] == entry.action:
            self.undone.pop()
        else:
            self.undone.clear()

    # Going back

    def _back(self, entry: Entry) -> None:
        self.entries.append(BACK)
        self.seats.append(entry.seat)
        self.told.append([])
        self.undone.append(self.actions.pop())
        self.actors.pop()
        del self._kept[len(self.actions) // _STRIDE + 1 :]
        self.state = self.at(len(self.actions))

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat can take its latest move back."""
        last = len(self.actions) - 1
        return not self.over and last >= 0 and self.actors[last] == seat and not self.tells(last)

    def takes_back(self, seat: int) -> int:
        """How many of a seat's latest moves it can take back: all since it last learnt something."""
        if self.over:
            return 0
        count = 0
        for i in range(len(self.actions) - 1, -1, -1):
            if self.actors[i] != seat or self.tells(i):
                break
            count += 1
        return count

    def tells(self, index: int) -> bool:
        """Whether an action told its seat something that it could not know before; chance always does."""
        seat = self.actors[index]
        if seat == CHANCE:
            return True
        before = self.at(index)
        if before.step_now().sealed:
            return True
        action = self.actions[index]
        expected: bytes | None = None
        for trial in range(_TRIALS):
            state = before.copy() if trial == 0 else before.redeal(seat, Rng(derive(self.seed, index * 8 + trial)))
            state.apply(action)
            seen = as_json(registry.view(state, seat))
            if expected is not None and seen != expected:
                return True
            expected = seen
        return False

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
        """The position after so many of the actions that count."""
        base = min(moves // _STRIDE, len(self._kept) - 1)
        state = self._kept[base].copy()
        for action in self.actions[base * _STRIDE : moves]:
            state.apply(action)
        return state

    def after(self, number: int) -> State:
        """The position after so many entries."""
        actions = self.folded(number)
        same = 0
        for mine, theirs in zip(actions, self.actions, strict=False):
            if mine != theirs:
                break
            same += 1
        state = self.at(same)
        for action in actions[same:]:
            state.apply(action)
        return state

    def events(self) -> list[int]:
        """For each action that counts, the number of the event right after it."""
        found: list[int] = []
        for number, entry in enumerate(self.entries, start=1):
            if entry == BACK:
                found.pop()
            else:
                found.append(number)
        return found

    def folded(self, number: int) -> list[int]:
        """The actions that counted after so many entries."""
        actions: list[int] = []
        for entry in self.entries[:number]:
            if entry == BACK:
                actions.pop()
            else:
                actions.append(entry)
        return actions
