"""View -> scenes of SVG, and the position as text."""

from westward.games.nuggets.view import NuggetsView

from westward.art.scene import Picture, Scene
from westward.art.svg import Sheet
from westward.art.things import nugget
from westward.core.words import Words


def picture(v: NuggetsView, words: Words, overlay: str) -> Picture:
    """The heap in rows of seven."""
    sheet = Sheet()
    parts = [sheet.part(f"nugget-{i}", nugget(), 20 + i % 7 * 30, 20 + i // 7 * 30, height=24) for i in range(v.heap)]
    return Picture(sheet, [Scene("board", (0, 0, 220, 100), "".join(parts), words.say("title"))])


def text(v: NuggetsView, words: Words) -> str:
    """The heap as a row of stars."""
    return "*" * v.heap
