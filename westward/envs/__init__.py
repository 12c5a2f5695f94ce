"""The games as environments for learning programs: PettingZoo, OpenSpiel, Gymnasium, and many positions at once.

Each adapter is a module of its own and needs its library alone: `pettingzoo`, `openspiel`, `gym`, `rllib`, `batch`; `dataset` makes examples of recorded games.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from westward.extras import extra

#: The adapters, and what the sentence says that is told where their library is missing.
_ADAPTERS = {
    "batch": "A batch of games",
    "dataset": "A data set",
    "gym": "The Gymnasium adapter",
    "openspiel": "The OpenSpiel adapter",
    "pettingzoo": "The PettingZoo adapter",
    "rllib": "The RLlib adapter",
}


def __getattr__(name: str) -> ModuleType:
    if name not in _ADAPTERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with extra("batch" if name == "dataset" else name, _ADAPTERS[name]):
        return import_module(f"{__name__}.{name}")
