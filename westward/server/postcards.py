"""Positions to send to others: as a picture for link previews, and the end of a game as a drawing that moves. Drawn beside the server."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from westward.art.film import film
from westward.art.palette import INK, PAPER
from westward.art.raster import png
from westward.art.scene import Scene
from westward.art.svg import document, el, num, rect, write
from westward.server.drawing import Drawn

#: How large pictures for link previews are.
SIZE: Final = (1200, 630)
_CAPTION: Final = 72
#: How wide a letter is beside its size; and how many letters of a name are written.
_LETTER: Final = 0.6
_LONGEST: Final = 16
#: A film is no larger than this; else its first frames are left out.
_LARGEST: Final = 1_500_000
#: Seconds for which each position is held, and the last one.
_HOLD: Final = 1.2
_LAST: Final = 4.0


def can_draw() -> bool:
    """Whether pictures can be drawn as pixels here: the extra `previews` is installed."""
    return all(find_spec(name) is not None for name in ("resvg_py", "fontTools", "brotli"))


def postcard(drawn: Drawn, title: str, names: Sequence[str]) -> bytes:
    """A position as a PNG file: the board, and below it the game, the players and their points."""
    wide, high = SIZE
    room = high - _CAPTION
    scene = board(drawn)
    box = " ".join(num(v) for v in scene.box)
    body = el("svg", scene.body, x=16, y=10, width=wide - 32, height=room - 14, viewBox=box)
    svg = document(wide, high, rect(0, 0, wide, high, fill=PAPER), body, _caption(drawn, title, names, wide, room),
                   title=title, defs=[drawn.defs])  # fmt: skip
    return png(svg, wide)


def board(drawn: Drawn) -> Scene:
    """The board of a position that was drawn."""
    name, box, body, title = drawn.scenes[0]
    x, y, width, height = box
    return Scene(name, (x, y, width, height), body, title)


def _caption(drawn: Drawn, title: str, names: Sequence[str], wide: float, top: float) -> str:
    points = [f"{_short(name)} {drawn.words['players'][seat]['score']}" for seat, name in enumerate(names)]
    said = " · ".join(points)
    room = wide - 90 - 34 * _LETTER * len(title)
    size = min(30.0, room / (_LETTER * len(said)))
    line = rect(0, top, wide, _CAPTION, fill=INK)
    line += write(28, top + _CAPTION / 2, title, 34, text_anchor="start", fill=PAPER, weight=700)
    return line + write(wide - 28, top + _CAPTION / 2, said, size, text_anchor="end", fill=PAPER, weight=400)


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def ending(frames: Sequence[Drawn]) -> bytes:
    """The last positions of a game as one drawing that moves; of a large one the first are left out until it is small enough."""
    while True:
        scenes = [board(drawn) for drawn in frames]
        made = film(
            [scene.body for scene in scenes],
            scenes[-1].box,
            defs=[drawn.defs for drawn in frames],
            title=scenes[-1].title,
            hold=_HOLD,
            last=_LAST,
        ).encode()
        if len(made) <= _LARGEST or len(frames) <= 2:
            return made
        frames = frames[-max(2, len(frames) * 2 // 3) :]
