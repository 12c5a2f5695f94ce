"""Compose the course of Golden City's lesson anew, after its board has changed.

    python tools/lesson_golden_city.py > westward/games/golden_city/lesson/first.txt

The learner digs near the town and brings the gold home; goes to a raft, rides and digs on the other side; meets a robber, loses, retreats, comes
back, challenges the robber and wins. Dice and chips are chosen so that it works out, on whatever board there is; the others play as friendly bots do.
The remarks name no places, so that they stay true. The numbers of the steps, which `course.toml` needs, are printed to the other output.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from westward.bots import bot
from westward.core import registry
from westward.core.history import History
from westward.core.record import Record
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, State
from westward.games.golden_city import components as c
from westward.games.golden_city.view import GoldenCityView

GAME = "golden-city"
PLAYERS = 3
LEARNER = 0
ROLLS = ("die 2", "die 3", "die 4", "die 5", "die 6")
#: Rolls after which there is not much to choose from.
NEAR = ("die 2", "die 3")

#: Whether a field is one to end on.
Wish = Callable[[State, str], bool]


def seen(state: State) -> GoldenCityView:
    """What the learner sees."""
    view = registry.view(state, LEARNER)
    assert isinstance(view, GoldenCityView)
    return view


class Stuck(Exception):
    """It does not work out this time."""


class Story:
    """One try to tell the story."""

    def __init__(self, seed: int) -> None:
        self.history = History(registry.title(GAME).start(PLAYERS), f"story {seed}")
        self.luck = random.Random(seed)
        self.seed = seed
        self.steps: list[tuple[int, str]] = []
        self.bots = [bot("greenhorn") for _ in range(PLAYERS)]

    @property
    def state(self) -> State:
        return self.history.state

    def do(self, move: str) -> None:
        action = self.state.space.parse(move)
        if action not in self.state.legal():
            raise Stuck
        if self.state.to_act == LEARNER:
            self.steps.append((len(self.history.actions) + 1, self.state.step_now().name))
        self.history.play(action)

    def others(self) -> None:
        """Let the others play until the learner's turn to roll."""
        for _ in range(60):
            view = seen(self.state)
            if self.state.to_act == CHANCE and self.state.step_now().name == "roll" and view.turn == LEARNER:
                return
            if self.state.to_act == LEARNER:
                raise Stuck  # somebody attacked the learner
            if self.state.to_act == CHANCE:
                self.history.play(self.state.draw(Rng(derive(f"story {self.seed}", self.history.number))))
            else:
                rng = Rng(derive(f"story {self.seed} bots", self.history.number))
                self.history.play(self.bots[self.state.to_act].choose(self.state.redeal(self.state.to_act, rng), rng))
        raise Stuck

    def go(self, wish: Wish, rolls: tuple[str, ...] = ROLLS) -> str:
        """The learner rolls something with which a wished field can be reached, and goes there."""
        self.others()
        found: list[tuple[str, str]] = []
        for roll in rolls:
            after = self.state.copy()
            after.play(after.space.parse(roll))
            if after.to_act != LEARNER:
                continue
            moves = [after.space.format(a) for a in after.legal()]
            found += [(roll, move) for move in moves if wish(after, move.removeprefix("go "))]
        if not found:
            raise Stuck
        roll, move = self.luck.choice(found)
        self.do(roll)
        self.do(move)
        return move.removeprefix("go ")


def facing_down(state: State, field: str) -> bool:
    """A face-down chip, with nobody on it."""
    view = seen(state)
    return field in view.face_down and field not in view.figures


def at_home(state: State, field: str) -> bool:
    """The learner's house."""
    return field == seen(state).houses[LEARNER]


def on_the_way(state: State, field: str) -> bool:
    """A street of the town, where neither the train comes nor anybody may attack."""
    place = c.FIELDS[c.NUMBER[field]]
    return place.town and place.rail < 0 and not at_home(state, field)


def on_a_raft(state: State, field: str) -> bool:
    """A raft."""
    return field in seen(state).rafts


def richest(state: State) -> str:
    """The landing with most face-down chips beside it."""
    down = set(seen(state).face_down)
    moves = [state.space.format(action) for action in state.legal()]
    return max(moves, key=lambda move: len(down & set(c.FIELDS[c.NUMBER[move.removeprefix("ferry ")]].adj)))


def off_the_rails(state: State) -> list[str]:
    """The retreats to where the train does not come."""
    moves = [state.space.format(action) for action in state.legal()]
    return [move for move in moves if c.FIELDS[c.NUMBER[move.removeprefix("retreat ")]].rail < 0]


def tell(seed: int) -> Story:
    """The whole story; Stuck where it does not work out."""
    story = Story(seed)
    story.do("first 1")
    story.go(facing_down)
    story.do("chip gold-3")
    story.go(at_home)
    story.go(on_the_way)
    story.go(on_a_raft)
    story.do(richest(story.state))
    story.go(facing_down, NEAR)
    story.do("chip gold-5")
    field = story.go(facing_down, NEAR)
    story.do("chip robber-4")
    story.do("die 2")
    story.do(story.luck.choice(off_the_rails(story.state)))
    story.go(lambda state, to: to == field)
    story.do("challenge")
    story.do("die 6")
    story.others()
    story.do("die 5")
    if story.state.to_act != LEARNER:
        raise Stuck
    return story


def main() -> int:
    """Try until it works out, and print the record."""
    for seed in range(100_000):
        try:
            story = tell(seed)
        except Stuck:
            continue
        settings = story.history.state.settings
        print(Record(GAME, PLAYERS, settings, story.history.actions).dumps(), end="")
        for at, asks in story.steps:
            print(f'[[chapter.step]]\nat = {at}\nasks = "{asks}"', file=sys.stderr)
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
