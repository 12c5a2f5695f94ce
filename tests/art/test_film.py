"""Drawings that move: each frame of the film is what was drawn, and what stays the same is drawn once."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import westward
from westward.art.film import film
from westward.art.scene import Picture
from westward.core import registry
from westward.core.rng import Rng
from westward.core.state import CHANCE, OVER

SVG = "{http://www.w3.org/2000/svg}"


def frame(element: ET.Element, at: float) -> list[str]:
    """What is to be seen at a point of time of a film, element by element."""
    beat = element.find(f"{SVG}animate")
    if beat is not None:
        times = [float(time) for time in beat.attrib["keyTimes"].split(";")]
        shown = beat.attrib["values"].split(";")[max(i for i, time in enumerate(times) if time <= at)]
        if shown == "none":
            return []
    seen = [f"{element.tag} {sorted(element.attrib.items())} {element.text}"] if beat is None else []
    return seen + [line for child in element if child.tag != f"{SVG}animate" for line in frame(child, at)]


def played(game: str, moves: int) -> list[Picture]:
    state, rng = westward.title(game).start(westward.title(game).players[0]), Rng(3)
    found: list[Picture] = []
    for number in range(moves):
        if state.to_act == OVER:
            break
        state.apply(state.draw(rng) if state.to_act == CHANCE else rng.pick(state.choices()))
        if number >= moves - 3:
            found.append(registry.picture(state))
    return found


@pytest.mark.parametrize("game", westward.ids())
def test_every_frame_is_what_was_drawn(game: str) -> None:
    pictures = played(game, 70)
    bodies = [picture.scene("board").body for picture in pictures]
    box = pictures[-1].scene("board").box
    defs = [picture.defs() for picture in pictures]
    made = film(bodies, box, defs=defs, title="The end", hold=1, last=1)
    root = ET.fromstring(made)
    for number, body in enumerate(bodies):
        alone = ET.fromstring(film([body], box, defs=defs, title="The end", hold=1, last=1))
        assert frame(root, (number + 0.5) / len(bodies)) == frame(alone, 0)
    assert len(made) < 2 * (len(bodies[-1]) + len(defs[-1]))


def test_what_comes_and_goes_keeps_its_place() -> None:
    bodies = [
        '<g><circle r="1"/><text>a</text></g>',
        "<g><rect/><text>a</text></g>",
        '<g><circle r="1"/><text>a</text></g>',
    ]
    root = ET.fromstring(film(bodies, (0, 0, 9, 9), defs=["<defs></defs>"], title="t", hold=1, last=2))
    tags = [[line.split()[0].removeprefix(SVG) for line in frame(root, at)] for at in (0.1, 0.3, 0.9)]
    assert [one[-2:] for one in tags] == [["circle", "text"], ["rect", "text"], ["circle", "text"]]
    assert len(root.findall(f".//{SVG}text")) == 1
