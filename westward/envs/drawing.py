"""Environments draw themselves like any game: as text or as a picture, from what a seat or a spectator may know."""

from __future__ import annotations

import sys
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from westward.art.raster import pixels
from westward.core.errors import SettingsError
from westward.core.registry import view
from westward.core.state import State
from westward.core.title import Title
from westward.core.view import SPECTATOR
from westward.core.words import Words

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
#: What drawing gives: nothing where text went to the screen.
Drawn: TypeAlias = "str | NDArray[np.uint8] | None"


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise SettingsError(f"The render mode cannot be '{mode}'; it can be {', '.join(RENDER_MODES)}.")


def draw(title: Title, state: State, mode: str | None, seat: int = SPECTATOR) -> Drawn:
    """Text on the screen (human), text (ansi), a picture (svg), its pixels (rgb_array), or nothing."""
    if mode is None:
        return None
    seen, words = view(state, seat), Words(title, "en")
    if mode in ("svg", "rgb_array"):
        svg = title.picture(seen, words, "").whole()
        return svg if mode == "svg" else pixels(svg)
    text = title.text(seen, words)
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None
