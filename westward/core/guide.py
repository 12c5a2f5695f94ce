"""The guide of a game: two pages for whoever is new to it, with pictures that the game draws itself.

The text stands in `guide.en.md` and `guide.de.md` of the game's folder, the pictures in its room `guide.py`: `PICTURES` by name, and
`CLAUSES`, which says which clause of the rulebook has which picture. A game without them has no guide.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from westward.core.errors import SettingsError
from westward.core.registry import view
from westward.core.state import State
from westward.core.title import Title
from westward.core.view import SPECTATOR
from westward.core.words import Words

if TYPE_CHECKING:
    from westward.art.svg import Box

#: A picture stands still: what is printed must not wait for its pieces to fall into place.
_STILL: Final = ".westward *{animation:none!important;transition:none!important}"
#: How a picture stands in the text, on a line of its own: `![what it shows](name)`.
_PICTURE: Final = re.compile(r"^!\[(.+)\]\(([\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Shown:
    """A picture: a position, the moves that lead on from it, whose eyes, which scene, and what of it.

    `box` is in units of the scene, all of it if not given. `marks` are places with numbers, from 1, that the text speaks of; `lit` names parts
    that are marked.
    """

    position: Callable[[], State]
    plays: tuple[str, ...] = ()
    seat: int = SPECTATOR
    scene: str = "board"
    box: Box | None = None
    marks: tuple[tuple[float, float], ...] = ()
    lit: tuple[str, ...] = ()
    overlay: str = ""


def pictures(title: Title) -> dict[str, Shown]:
    """The pictures of a game's guide by name."""
    found: dict[str, Shown] = title.room("guide").PICTURES if title.has_room("guide") else {}
    return found


def clauses(title: Title) -> dict[str, str]:
    """The name of the picture that a clause of the rulebook has, by clause."""
    found: dict[str, str] = title.room("guide").CLAUSES if title.has_room("guide") else {}
    return found


def text(title: Title, language: str) -> str:
    """The guide's two pages as Markdown; empty where there are none."""
    page = title.folder / f"guide.{language}.md"
    return page.read_text(encoding="utf-8") if page.exists() else ""


def captions(title: Title, language: str) -> dict[str, str]:
    """What each picture shows, in words, by name."""
    return {name: said for said, name in _PICTURE.findall(text(title, language))}


def drawn(title: Title, name: str, language: str) -> str:
    """A picture as a standalone SVG document; a SettingsError says when there is none of that name."""
    from westward.art.fonts import embedded_css
    from westward.art.svg import document, el

    if name not in pictures(title):
        raise SettingsError(f"The guide of {title.id} has no picture '{name}'.")
    shown = pictures(title)[name]
    state = shown.position()
    for move in shown.plays:
        state.play(state.space.parse(move))
    whole = title.picture(view(state, shown.seat), Words(title, language), shown.overlay)
    scene = whole.scene(shown.scene)
    box = shown.box or scene.box
    body = scene.body
    for part in shown.lit:
        body = _lighten(body, part)
    scale = max(box[2] / 640, box[3] / 480)
    body += "".join(_mark(number, x, y, scale) for number, (x, y) in enumerate(shown.marks, start=1))
    fonts = el("style", embedded_css(body) + _STILL)
    return document(box[2], box[3], body, title=scene.title, view_box=box, defs=[fonts, whole.defs()])


def _lighten(body: str, part: str) -> str:
    """The body with a part marked as chosen."""
    marked, times = re.subn(rf'(id="{re.escape(part)}" class=")', r"\1chosen ", body)
    if times != 1:
        raise SettingsError(f"There is no part '{part}' to be marked.")
    return marked


def _mark(number: int, x: float, y: float, scale: float) -> str:
    from westward.art.palette import INK, PAPER, RUST
    from westward.art.svg import circle, write

    ring = circle(x, y, 15 * scale, fill=RUST, stroke=PAPER, stroke_width=2.5 * scale)
    rim = circle(x, y, 17 * scale, fill=INK, opacity=0.6)
    return rim + ring + write(x, y, str(number), 19 * scale, fill=PAPER)
