"""The position of a game: an agenda of steps, each of which asks one question or none.

This is the contract that every game fulfils and everything else is built on. A game supplies its fields, their `copy`
and `numbers`, and a table of `Step`s; asking, checking, playing and drawing are the same for all.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from westward.core.errors import IllegalAction, NotationError, Refusal, Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.space import ActionSpace

CHANCE: Final = -1
OVER: Final = -2
#: Who "decides" a step that needs no decision.
AUTO: Final = -3

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of pending step: what may be chosen, and what happens then.

    `arg` is a number that whoever put the step on the agenda gave along (a die roll, a field, …).
    """

    #: Key of the question's words, and the clause that asks it.
    name: str = ""
    clause: str = ""
    #: The kinds of action that answer it, separated by spaces.
    kinds: str = ""
    #: A sealed question is answered by several seats at once; nobody sees an answer before all are in. An answer may take
    #: several actions of its seat: then the step goes back on the agenda after each of them but the last.
    sealed: bool = False

    def legal(self, s: S, seat: int, arg: int) -> list[int]:
        """The actions that answer the question, ascending; for chance, the possible outcomes."""
        raise NotImplementedError

    def weights(self, s: S, arg: int) -> list[int]:
        """For chance: the weight of each outcome of `legal`; an empty list means equally likely."""
        return []

    def draw(self, s: S, arg: int, rng: Rng) -> int:
        """For chance: one outcome at random; override it where that is quicker than listing all."""
        legal = self.legal(s, CHANCE, arg)
        weights = self.weights(s, arg)
        return legal[rng.weighted(weights)] if weights else rng.pick(legal)

    def play(self, s: S, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        """Carry out the chosen action; the step has already left the agenda."""
        raise NotImplementedError

    def nothing(self, s: S, seat: int, arg: int, journal: Journal | None) -> None:
        """What happens if a seat has nothing to choose: by default the step is over."""

    def facts(self, s: S, seat: int, arg: int) -> dict[str, Value]:
        """Public facts that the words of the question fill in."""
        return {}

    def why_not(self, s: S, seat: int, arg: int, action: int) -> Refusal:
        """The reason why an action of the right kind is not legal now."""
        return Refusal("not-legal", self.clause)


def whole_number(action: object) -> int:
    """The action as an int, also from NumPy; an error says it when it is no whole number."""
    if isinstance(action, int):
        return action
    if hasattr(action, "__index__"):
        return int(action.__index__())
    raise NotationError(f"An action is a whole number, not {action!r}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `to_act` is the seat to be asked, or CHANCE, or OVER."""

    def __init__(
        self, game: str, players: int, settings: dict[str, Value], space: ActionSpace, steps: list[Step[State]]
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.space = space
        self.steps = steps
        self.agenda: list[int] = []
        self.to_act = OVER
        self._legal: list[int] = []
        self._listed = False

    # What a game supplies ------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent position equal to this one."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All that distinguishes this position, as integers; `restore` reads them back."""
        raise NotImplementedError

    def restore(self, numbers: Numbers) -> None:
        """Take over a position written by `numbers`."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> State:
        """A copy in which all that the seat cannot know is drawn anew, consistently with what it does know."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat, as they would count if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that are ahead; several if they share the victory."""
        scores = self.scores()
        best = max(scores)
        return [i for i in range(self.players) if scores[i] == best]

    # The agenda ------------------------------------------------------------------------------------------------------

    def push(self, step: int, who: int, arg: int = 0) -> None:
        """Put a step on top of the agenda: what is pushed last happens first."""
        self.agenda.append(step | (who + 3) << 8 | arg << 16)

    def settle(self, journal: Journal | None) -> None:
        """Carry out what needs no decision, until somebody must be asked or the game is over."""
        agenda = self.agenda
        self._listed = False
        while agenda:
            entry: i64 = agenda[len(agenda) - 1]
            step = self.steps[entry & 255]
            who: i64 = ((entry >> 8) & 255) - 3
            if who == CHANCE:
                self.to_act = CHANCE
                return
            arg: i64 = entry >> 16
            if who == AUTO:
                agenda.pop()
                step.play(self, AUTO, arg, 0, journal)
                continue
            legal = step.legal(self, who, arg)
            if legal:
                self._legal = legal
                self._listed = True
                self.to_act = who
                return
            agenda.pop()
            step.nothing(self, who, arg, journal)
        self.to_act = OVER
        self._legal = []
        self._listed = True

    def copy_agenda(self, other: State) -> None:
        """For `copy`: take over the agenda of another position."""
        self.agenda = other.agenda.copy()
        self.to_act = other.to_act
        self._legal = other._legal
        self._listed = other._listed

    # Asking ----------------------------------------------------------------------------------------------------------

    def step_now(self) -> Step[State]:
        """The step whose question is open; there is none when the game is over."""
        return self.steps[self.agenda[-1] & 255]

    def arg_now(self) -> int:
        """The argument of the open step."""
        return self.agenda[-1] >> 16

    def legal(self) -> list[int]:
        """The legal actions, ascending; for chance, its outcomes. The list is shared: do not change it."""
        if not self._listed:
            entry: i64 = self.agenda[-1]
            self._legal = self.steps[entry & 255].legal(self, self.to_act, entry >> 16)
            self._listed = True
        return self._legal

    def weights(self) -> list[int]:
        """For chance: how likely each outcome of `legal` is, as whole-number weights."""
        if self.to_act != CHANCE:
            raise ValueError("only chance has weights")
        weights = self.step_now().weights(self, self.arg_now())
        return weights if weights else [1] * len(self.legal())

    def draw(self, rng: Rng) -> int:
        """For chance: one outcome at random."""
        entry: i64 = self.agenda[-1]
        return self.steps[entry & 255].draw(self, entry >> 16, rng)

    def pending(self) -> list[int]:
        """The seats whose answers to the open question are collected at once: one, or several when it is sealed."""
        if self.to_act < 0:
            return []
        kind = self.agenda[-1] & 255
        step = self.steps[kind]
        if not step.sealed:
            return [self.to_act]
        seats: list[int] = []
        for entry in reversed(self.agenda):
            if entry & 255 != kind:
                break
            seat = (entry >> 8 & 255) - 3
            if step.legal(self, seat, entry >> 16):
                seats.append(seat)
        return seats

    def asking(self, seat: int) -> State:
        """The position as a pending seat sees it: the same, with that seat's question on top."""
        if seat == self.to_act or seat not in self.pending():
            return self
        other = self.copy()
        i = len(other.agenda) - 1
        while (other.agenda[i] >> 8 & 255) - 3 != seat:
            i -= 1
        other.agenda.append(other.agenda.pop(i))
        other.settle(None)
        return other

    # Playing ---------------------------------------------------------------------------------------------------------

    def apply(self, action: int, journal: Journal | None = None) -> None:
        """Play an action taken from `legal` or `draw`, without checking it again."""
        entry: i64 = self.agenda.pop()
        self.steps[entry & 255].play(self, ((entry >> 8) & 255) - 3, entry >> 16, action, journal)
        self.settle(journal)

    def play(self, action: object, journal: Journal | None = None) -> None:
        """Play an action; anything but a legal one raises an error with a sentence and changes nothing."""
        number = whole_number(action)
        if number not in self.legal():
            refusal = self.why_not(number)
            if refusal is not None:
                raise IllegalAction(
                    refusal, f"{self._spell(number)} is not allowed ({refusal.clause}: {refusal.reason})."
                )
        self.apply(number, journal)

    def why_not(self, action: int) -> Refusal | None:
        """Why an action is not legal now, with the clause that says so; None if it is legal."""
        if action in self.legal():
            return None
        if self.to_act == OVER:
            return Refusal("game-over", self.end_clause())
        if not 0 <= action < self.space.size:
            return Refusal("no-such-action", self.step_now().clause, {"action": action, "last": self.space.size - 1})
        step = self.step_now()
        if self.space.kind_of(action).name not in step.kinds.split():
            return Refusal("other-question", step.clause)
        return step.why_not(self, self.to_act, self.arg_now(), action)

    def end_clause(self) -> str:
        """The clause by which a finished game takes no more moves."""
        raise NotImplementedError

    def _spell(self, action: int) -> str:
        if 0 <= action < self.space.size:
            return f"'{self.space.format(action)}'"
        return f"Action {action}"

    # Comparing -------------------------------------------------------------------------------------------------------

    def key(self) -> tuple[int, ...]:
        """All of the position as one hashable value: two positions are equal exactly when their keys are."""
        return (len(self.agenda), *self.agenda, *self.numbers())

    def load(self, key: list[int]) -> None:
        """Become the position that a `key` describes."""
        reader = Numbers(key)
        self.agenda = reader.take(reader.one())
        self.restore(reader)
        self.settle(None)


class Numbers:
    """Reads back, one after the other, what `State.numbers` wrote."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.at = 0

    def one(self) -> int:
        """The next integer."""
        self.at += 1
        return self.values[self.at - 1]

    def take(self, n: int) -> list[int]:
        """The next n integers."""
        self.at += n
        if self.at > len(self.values):
            raise IndexError("the packed position is too short")
        return self.values[self.at - n : self.at]
