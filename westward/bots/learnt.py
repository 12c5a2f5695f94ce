"""The bot that trusts a learnt net: one decision ahead, without any search."""

from __future__ import annotations

from pathlib import Path

from westward.bots.afterstates import Afterstates, draw_softly, sealed
from westward.bots.net import Net, layout_of, read
from westward.core.errors import SettingsError
from westward.core.registry import title
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.tensors import tensor_of

#: A sealed question is judged with what others may have answered, drawn so many times.
_SAMPLES = 8


class LearntBot:
    """Takes what promises the greatest lead; with `heat`, often also what promises a little less."""

    def __init__(self, eyes: Afterstates, heat: float = 0.0) -> None:
        self.eyes = eyes
        self.heat = heat

    def choose(self, state: State, rng: Rng) -> int:
        """The action of the greatest lead, or one drawn by its lead."""
        actions = state.choices()
        if len(actions) == 1:
            return actions[0]
        if sealed(state):
            worths = self.eyes.look_fairly(state, actions, _SAMPLES, rng)
        else:
            worths = self.eyes.look(state, actions)
        return actions[draw_softly(worths, self.heat, rng)]


def load(file: Path, heat: float = 0.0) -> LearntBot:
    """The bot of a file of a net; a SettingsError says when it does not fit the game as it is."""
    told, numbers = read(file)
    game = title(told.game)
    start = game.start(told.players)
    tensor = tensor_of(game)
    if layout_of(tensor, start) != told.layout:
        raise SettingsError(f"{file} was learnt with other rows of {told.game} than this version writes.")
    return LearntBot(Afterstates(tensor, told.sizes[0], Net(told.sizes, numbers), told.scale), heat)
