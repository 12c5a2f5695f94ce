"""One game between bots: the loop that simulations and arenas share, and what a report wants to know about a game."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from westward.arena.plan import Task
from westward.bots import ask, bot
from westward.core.errors import WestwardError
from westward.core.registry import title, view
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State

#: A game that takes more decisions than this has got stuck.
MOST_DECISIONS: Final = 50_000


class Played(msgspec.Struct, frozen=True):
    """A finished game. Lists go by seat."""

    meeting: str
    number: int
    seats: list[str]
    first: list[bool]
    scores: list[int]
    winners: list[int]
    #: Decisions of each seat, the seconds it thought, and how many legal actions its decisions had in all.
    decisions: list[int]
    seconds: list[float]
    choices: list[int]
    #: Points by item of the score sheet, and decisions by kind of action.
    items: list[dict[str, int]]
    kinds: list[dict[str, int]]
    #: Of all actions in order: two runs of the same game can be compared.
    digest: str

    @property
    def share(self) -> float:
        """The part of the victory that went to the first bot of the meeting."""
        return sum(self.first[seat] for seat in self.winners) / len(self.winners)

    @property
    def length(self) -> int:
        """Decisions of all seats."""
        return sum(self.decisions)


def play_out(state: State, names: list[str], seed: int, note: Callable[[State, int, float], object]) -> None:
    """Let the bots of these names play a position to its end.

    Chance and each bot have their own luck, so that a bot's thinking does not change the dice. `note` is told of every action:
    the position before it, the action, and the seconds of thought.
    """
    chance = Rng(derive("chance", seed))
    bots = [bot(name) for name in names]
    luck = [Rng(derive(f"seat {seat}", seed)) for seat in range(len(names))]
    decisions = 0
    while state.to_act != OVER:
        seat, spent = state.to_act, 0.0
        if seat == CHANCE:
            action = state.draw(chance)
        else:
            begun = time.perf_counter()
            action = ask(bots[seat], state, luck[seat])
            spent = time.perf_counter() - begun
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise WestwardError(f"A game of {state.game} does not end: seats {', '.join(names)}, seed {seed}.")
        note(state, action, spent)
        state.play(action)


class _Notes:
    """What is written down about a game while it is played."""

    def __init__(self, players: int) -> None:
        self.decisions, self.seconds, self.choices = [0] * players, [0.0] * players, [0] * players
        self.kinds: list[dict[str, int]] = [{} for _ in range(players)]
        self.actions = hashlib.sha256()

    def __call__(self, state: State, action: int, spent: float) -> None:
        seat = state.to_act
        self.actions.update(b"%d," % action)
        if seat == CHANCE:
            return
        self.seconds[seat] += spent
        self.decisions[seat] += 1
        self.choices[seat] += len(state.legal())
        kind = state.space.kind_of(action).name
        self.kinds[seat][kind] = self.kinds[seat].get(kind, 0) + 1


def play(task: Task) -> Played:
    """Play one game of a meeting."""
    state = title(task.game).start(len(task.seats), **task.settings)
    notes = _Notes(len(task.seats))
    play_out(state, task.seats, task.seed, notes)
    items: list[dict[str, int]] = []
    for sheet in view(state, 0).head.sheet:
        items.append({})
        for item in sheet:
            items[-1][item.name] = items[-1].get(item.name, 0) + item.points
    return Played(
        meeting=task.meeting,
        number=task.number,
        seats=task.seats,
        first=task.first,
        scores=state.scores(),
        winners=state.winners(),
        decisions=notes.decisions,
        seconds=notes.seconds,
        choices=notes.choices,
        items=items,
        kinds=notes.kinds,
        digest=notes.actions.hexdigest()[:12],
    )
