"""A game's picture: the board and its companions (a player's mat, a hand), drawn on one sheet of symbols."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from westward.art.svg import Box, Sheet, document, el, num

#: A scene that is so many times as wide as high is a strip.
_STRIP: Final = 8


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawing: its name, its view box (x, y, width, height), and its markup.

    Every picture has a `board`; `tray` (what is chosen from: a tile in hand, a market), `track` (a score track), `info` (what is only
    looked up), `hand` and `seat-0`, `seat-1`, … are laid out around it by whoever shows the picture.
    """

    name: str
    box: Box
    body: str = field(repr=False)
    title: str


@dataclass(frozen=True)
class Picture:
    """All scenes of a position. Ids are unique over all of them, since a page shows them side by side."""

    sheet: Sheet
    scenes: list[Scene]

    def __repr__(self) -> str:
        return f"<Picture '{self.scenes[0].title}': {', '.join(s.name for s in self.scenes)}>"

    def _repr_svg_(self) -> str:
        return self.whole()

    def defs(self) -> str:
        """The symbols that the scenes use; a page needs them once."""
        return self.sheet.defs()

    def scene(self, name: str) -> Scene:
        """The scene of that name."""
        return next(s for s in self.scenes if s.name == name)

    def svg(self, name: str = "board") -> str:
        """One scene as a standalone document."""
        scene = self.scene(name)
        return document(
            scene.box[2], scene.box[3], scene.body, title=scene.title, view_box=scene.box, defs=[self.defs()]
        )

    def whole(self) -> str:
        """All scenes as one standalone document: the board, the others below it, two in a row where they are not long strips."""
        board, others = self.scenes[0], self.scenes[1:]
        width = board.box[2]
        body = [_inner(board, 0, 0, width)]
        left, top, row = 0.0, board.box[3], 0.0
        for scene in sorted(others, key=lambda one: one.box[2] < _STRIP * one.box[3]):
            wide = width if scene.box[2] > _STRIP * scene.box[3] else width / 2
            body.append(_inner(scene, left, top, wide))
            row = max(row, wide * scene.box[3] / scene.box[2])
            left += wide
            if left + width / 2 > width + 1:
                left, top, row = 0.0, top + row, 0.0
        height = top + row
        return document(width, height, *body, title=board.title, defs=[self.defs()])


def _inner(scene: Scene, x: float, y: float, width: float) -> str:
    box = " ".join(num(v) for v in scene.box)
    return el("svg", scene.body, x=x, y=y, width=width, height=width * scene.box[3] / scene.box[2], viewBox=box)
