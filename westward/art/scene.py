"""A game's picture: the board and its companions (a player's mat, a hand), drawn on one sheet of symbols."""

from __future__ import annotations

from dataclasses import dataclass

from westward.art.svg import Box, Sheet, document, el, num


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawing: its name (`board`, `seat-0`, `hand`), its view box (x, y, width, height), and its markup."""

    name: str
    box: Box
    body: str
    title: str


@dataclass(frozen=True)
class Picture:
    """All scenes of a position. Ids are unique over all of them, since a page shows them side by side."""

    sheet: Sheet
    scenes: list[Scene]

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
        """All scenes as one standalone document: the board, the others below it, two in a row."""
        board, others = self.scenes[0], self.scenes[1:]
        width = board.box[2]
        body = [_inner(board, 0, 0, width)]
        left, top, row = 0.0, board.box[3], 0.0
        for scene in others:
            half = width / 2
            high = half * scene.box[3] / scene.box[2]
            body.append(_inner(scene, left, top, half))
            row = max(row, high)
            left += half
            if left + half > width + 1:
                left, top, row = 0.0, top + row, 0.0
        height = top + row
        return document(width, height, *body, title=board.title, defs=[self.defs()])


def _inner(scene: Scene, x: float, y: float, width: float) -> str:
    box = " ".join(num(v) for v in scene.box)
    return el("svg", scene.body, x=x, y=y, width=width, height=width * scene.box[3] / scene.box[2], viewBox=box)
