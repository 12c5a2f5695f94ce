"""One game of an arena, with what a report wants to know about it."""

from __future__ import annotations

import hashlib
import time
from typing import Final

import msgspec

from westward.arena.plan import Task
from westward.bots import ask, bot
from westward.core.errors import WestwardError
from westward.core.registry import title, view
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER

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


def play(task: Task) -> Played:
    """Play one game. Chance and each bot have their own luck, so that a bot's thinking does not change the dice."""
    found = title(task.game)
    players = len(task.seats)
    state = found.start(players, **task.settings)
    chance = Rng(derive("chance", task.seed))
    bots = [bot(name) for name in task.seats]
    luck = [Rng(derive(f"seat {seat}", task.seed)) for seat in range(players)]
    decisions, seconds, choices = [0] * players, [0.0] * players, [0] * players
    kinds: list[dict[str, int]] = [{} for _ in range(players)]
    actions = hashlib.sha256()
    while state.to_act != OVER:
        if sum(decisions) > MOST_DECISIONS:
            raise WestwardError(f"A game of {task.game} does not end: seats {', '.join(task.seats)}, seed {task.seed}.")
        if state.to_act == CHANCE:
            action = state.draw(chance)
        else:
            seat = state.to_act
            begun = time.perf_counter()
            action = ask(bots[seat], state, luck[seat])
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
            choices[seat] += len(state.legal())
            kind = state.space.kind_of(action).name
            kinds[seat][kind] = kinds[seat].get(kind, 0) + 1
        actions.update(b"%d," % action)
        state.play(action)
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
        decisions=decisions,
        seconds=seconds,
        choices=choices,
        items=items,
        kinds=kinds,
        digest=actions.hexdigest()[:12],
    )
