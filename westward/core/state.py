"""The position of a game: an agenda of steps, each of which asks one question or none.

This is the contract that every game fulfils and everything else is built on. A game supplies its fields, how to `copy`
them and which of them distinguish positions (`fields`), and a table of `Step`s; asking, checking, playing and drawing are
the same for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from westward.core.errors import IllegalAction, NotationError, Refusal, SettingsError, Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.space import ActionSpace

CHANCE: Final = -1
OVER: Final = -2
#: Who "decides" a step that needs no decision.
AUTO: Final = -3
#: The seat of somebody who only watches.
SPECTATOR: Final = -4

S = TypeVar("S", bound="State")


def as_python_sees(thing: object, name: str) -> object:
    """An attribute of a thing whose class may be compiled or not."""
    found: object = getattr(thing, name)
    return found


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

    def __init__(self) -> None:
        # A subclass that is not compiled has its own in the class, where compiled code does not look.
        self.name = str(as_python_sees(self, "name"))
        self.clause = str(as_python_sees(self, "clause"))
        self.kinds = str(as_python_sees(self, "kinds"))
        self.sealed = bool(as_python_sees(self, "sealed"))

    def legal(self, s: S, seat: int, arg: int) -> list[int]:
        """The actions that answer the question, ascending; for chance, the possible outcomes."""
        raise NotImplementedError

    def count(self, s: S, seat: int, arg: int) -> i64:
        """How many actions answer the question; -1 where only listing them tells. Override it together with `nth`."""
        return -1

    def nth(self, s: S, seat: int, arg: int, n: i64) -> int:
        """The action that stands at place n of `legal`, found without listing all."""
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

    def undoes(self, s: S, seat: int, arg: int, action: int) -> bool:
        """Whether an action only takes back the seat's choice that asked this question, with nothing done in between: a person
        may look and leave, but who never tires could do so for ever.
        """
        return False

    def idle(self, s: S, seat: int, arg: int, action: int) -> bool:
        """Whether nobody who knows the game would consider an action: it undoes, or saves what is worth nothing afterwards."""
        return self.undoes(s, seat, arg, action)

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
    """A position. `to_act` is the seat to be asked, or CHANCE, or OVER.

    Positions are equal when all about them is, whichever way led to them. They change as they are played, so they have no
    hash: `key` is what to look them up by. They can be copied, pickled, printed and shown in a notebook.
    """

    # What tests hold every copy and every key against; a game names its own fields in lists of its own.
    #: The fields that copies share, since what they hold is never changed but made anew.
    shared: ClassVar[str] = "settings space steps _legal"
    #: The fields that follow from the others and the settings, so that `fields` need not name them.
    derived: ClassVar[str] = "to_act"
    #: Those of them that only save work and may differ between equal positions.
    loose: ClassVar[str] = "_legal _listed _count"

    def __init__(
        self, game: str, players: int, settings: dict[str, Value], space: ActionSpace, steps: list[Step[State]]
    ) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        self.space = space
        self.steps = steps
        self.agenda = vec[i64]()
        self.to_act = OVER
        self._legal: list[int] = []
        self._listed = False
        # How many legal actions there are where they are counted and not yet listed, or -1.
        self._count: i64 = -1

    # What a game supplies ------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent position equal to this one."""
        raise NotImplementedError

    def fields(self, numbers: Numbers) -> None:
        """Write all that distinguishes this position, field by field, or take it over: `numbers` knows which."""
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

    # What a game may supply, so that actions can be tried and taken back in one position instead of many copies.

    def own(self) -> list[list[int]]:
        """The lists that belong to this position alone, always in the same order; none where it cannot be taken back."""
        return []

    def adopt(self, other: State) -> None:
        """Take over from another position of the same table all but what is in the lists of `own`."""
        raise NotImplementedError

    # The agenda ------------------------------------------------------------------------------------------------------

    def push(self, step: i64, who: i64, arg: i64 = 0) -> None:
        """Put a step on top of the agenda: what is pushed last happens first."""
        self.agenda = append(self.agenda, step | (who + 3) << 8 | arg << 16)

    def settle(self, journal: Journal | None) -> None:
        """Carry out what needs no decision, until somebody must be asked or the game is over."""
        self._listed = False
        self._count = -1
        while len(self.agenda) > 0:
            entry: i64 = self.agenda[len(self.agenda) - 1]
            step = self.steps[entry & 255]
            who: i64 = ((entry >> 8) & 255) - 3
            if who == CHANCE:
                self.to_act = CHANCE
                return
            arg: i64 = entry >> 16
            if who == AUTO:
                self.agenda, _ = pop(self.agenda)
                step.play(self, AUTO, arg, 0, journal)
                continue
            count: i64 = step.count(self, who, arg)
            if count > 0:
                self._count = count
                self.to_act = who
                return
            if count < 0:
                legal = step.legal(self, who, arg)
                if legal:
                    self._legal = legal
                    self._listed = True
                    self.to_act = who
                    return
            self.agenda, _ = pop(self.agenda)
            step.nothing(self, who, arg, journal)
        self.to_act = OVER
        self._legal = []
        self._listed = True

    def copy_agenda(self, other: State) -> None:
        """For `copy`: take over the agenda of another position."""
        self.agenda = other.agenda[:]
        self.to_act = other.to_act
        self._legal = other._legal
        self._listed = other._listed
        self._count = other._count

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

    def pick(self, rng: Rng) -> int:
        """One legal action at random: the same as `rng.pick(state.legal())`, found without listing them where that is quicker."""
        if self._listed or self._count < 0:
            return rng.pick(self.legal())
        entry: i64 = self.agenda[-1]
        return self.steps[entry & 255].nth(self, self.to_act, entry >> 16, rng.below(self._count))

    def undoes(self, action: int) -> bool:
        """Whether a legal action only takes back the choice before it."""
        entry: i64 = self.agenda[-1]
        return self.steps[entry & 255].undoes(self, self.to_act, entry >> 16, action)

    def idle(self, action: int) -> bool:
        """Whether nobody who knows the game would consider a legal action."""
        entry: i64 = self.agenda[-1]
        return self.steps[entry & 255].idle(self, self.to_act, entry >> 16, action)

    def choices(self) -> list[int]:
        """What a bot chooses from: the legal actions but those that are idle, if there are others. The list is shared."""
        legal = self.legal()
        found = [action for action in legal if not self.idle(action)]
        return legal if len(found) == len(legal) or not found else found

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
        for i in range(len(self.agenda) - 1, -1, -1):
            entry = self.agenda[i]
            if entry & 255 != kind:
                break
            seat = (entry >> 8 & 255) - 3
            if step.legal(self, seat, entry >> 16):
                seats.append(seat)
        return seats

    def check_seat(self, seat: int) -> None:
        """A SettingsError if there is no such seat, and nobody who only watches."""
        if not 0 <= seat < self.players and seat != SPECTATOR:
            last = self.players - 1
            raise SettingsError(f"There is no seat {seat}; the seats are 0 to {last}, and {SPECTATOR} only watches.")

    def asking(self, seat: int) -> State:
        """The position as a pending seat sees it: the same, with that seat's question on top."""
        if seat == self.to_act or self.to_act < 0 or not self.step_now().sealed or seat not in self.pending():
            return self
        other = self.copy()
        i = len(other.agenda) - 1
        while (other.agenda[i] >> 8 & 255) - 3 != seat:
            i -= 1
        other.agenda, entry = pop(other.agenda, i)
        other.agenda = append(other.agenda, entry)
        other.settle(None)
        return other

    # Playing ---------------------------------------------------------------------------------------------------------

    def apply(self, action: int, journal: Journal | None = None) -> None:
        """Play an action taken from `legal` or `draw`, without checking it again."""
        self.agenda, entry = pop(self.agenda)
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
            return self.elsewhere(action)
        return step.why_not(self, self.to_act, self.arg_now(), action)

    def elsewhere(self, action: int) -> Refusal:
        """Why an action that does not answer the open question is not legal; a game may know more than that."""
        return Refusal("other-question", self.step_now().clause)

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
        written = Numbers([], False)
        written.some([int(entry) for entry in self.agenda])
        self.fields(written)
        return tuple(written.values)

    def load(self, key: list[int]) -> None:
        """Become the position that a `key` describes."""
        reader = Numbers(key, True)
        self.agenda = vec[i64](reader.some([]))
        self.fields(reader)
        if reader.at != len(key):
            raise IndexError("the packed position is too long")
        self.settle(None)

    # As any Python object --------------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        alike = self.game == other.game and self.players == other.players and self.settings == other.settings
        return self is other or (alike and self.key() == other.key())

    def __repr__(self) -> str:
        if self.to_act == OVER:
            asked = "over"
        elif self.to_act == CHANCE:
            asked = f"chance to draw '{self.step_now().name}'"
        else:
            asked = f"seat {self.to_act} asked '{self.step_now().name}'"
        return f"<{self.game} position, {self.players} players, {asked}>"

    def __str__(self) -> str:
        from westward.core.registry import text

        return text(self)

    def _repr_svg_(self) -> str:
        from westward.core.registry import picture

        return picture(self).whole()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        from westward.core.registry import pack, unpack

        return unpack, (pack(self),)


class Numbers:
    """The fields of a position as integers, one after the other.

    Each method is given a field's value and gives the value it has from now on: the same while a position is written, the
    next integers while it is read back. So one list of fields serves both.
    """

    def __init__(self, values: list[int], reading: bool) -> None:
        self.values = values
        self.reading = reading
        self.at = 0

    def one(self, value: int) -> int:
        """A field that is one integer."""
        if not self.reading:
            self.values.append(value)
            return value
        self.at += 1
        return self.values[self.at - 1]

    def flag(self, value: bool) -> bool:
        """A field that is true or false."""
        return self.one(int(value)) != 0

    def row(self, value: list[int]) -> list[int]:
        """A field that is a list, always as long as it is now."""
        if not self.reading:
            self.values.extend(value)
            return value
        return self._take(len(value))

    def some(self, value: list[int]) -> list[int]:
        """A field that is a list of any length."""
        count = self.one(len(value))
        if not self.reading:
            self.values.extend(value)
            return value
        return self._take(count)

    def _take(self, count: int) -> list[int]:
        self.at += count
        if count < 0 or self.at > len(self.values):
            raise IndexError("the packed position is too short")
        return self.values[self.at - count : self.at]
