"""Several drawings as one that moves: an animated SVG without scripts, in which what stays the same is drawn once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Final
from xml.etree import ElementTree as ET

from westward.art.svg import document, num

_SVG: Final = "http://www.w3.org/2000/svg"
ET.register_namespace("", _SVG)
#: What only the pages of the table need.
_NEEDLESS: Final = re.compile(r"^(data-.*|tabindex|role|aria-.*)$")
_NAMED: Final = re.compile(r"#([\w.-]+)")


@dataclass
class _Node:
    """An element of some of the frames; its children are all that it has in any of them, in an order that fits each."""

    tag: str
    attrs: tuple[tuple[str, str], ...]
    text: str
    frames: set[int]
    children: list[_Node] = field(default_factory=list)

    @property
    def key(self) -> tuple[str, tuple[tuple[str, str], ...], str]:
        return (self.tag, self.attrs, self.text)


#: Opened by itself it is shown as a whole, however small the window.
_FITTING = "<style>svg:root{max-width:100%;max-height:100vh}</style>"


def film(
    bodies: Sequence[str], box: Sequence[float], *, defs: Sequence[str], title: str, hold: float, last: float
) -> str:
    """Frames of one drawing as an animated document: each is held for so many seconds, the last one longer, again and again."""
    named = set(_NAMED.findall("".join([*bodies, *defs])))
    root = _read(bodies[0], 0, named)
    for number, body in enumerate(bodies[1:], start=1):
        _merge(root, _read(body, number, named))
    length = hold * (len(bodies) - 1) + last
    starts = [hold * number / length for number in range(len(bodies))]
    drawn = "".join(_within(child, root, starts, length) for child in root.children)
    return document(box[2], box[3], drawn, title=title, view_box=box, defs=[_FITTING, _together(defs)])


def _together(defs: Sequence[str]) -> str:
    """All symbols of several sheets, each once."""
    found: dict[str, str] = {}
    for sheet in dict.fromkeys(defs):
        for group in ET.fromstring(f'<g xmlns="{_SVG}">{sheet}</g>'):
            for part in group:
                found.setdefault(part.get("id", str(len(found))), _plain(part))
    return f"<defs>{''.join(found.values())}</defs>"


def _plain(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode").replace(f' xmlns="{_SVG}"', "")


def _read(body: str, frame: int, named: set[str]) -> _Node:
    return _node(ET.fromstring(f'<g xmlns="{_SVG}">{body}</g>'), frame, named)


def _node(element: ET.Element, frame: int, named: set[str]) -> _Node:
    attrs = tuple(
        (name, value)
        for name, value in element.attrib.items()
        if not _NEEDLESS.match(name) and (name != "id" or value in named)
    )
    text = element.text or ""
    made = _Node(element.tag.removeprefix(f"{{{_SVG}}}"), attrs, text, {frame})
    made.children = [_node(child, frame, named) for child in element if child.tag != f"{{{_SVG}}}title"]
    return made


def _merge(one: _Node, other: _Node) -> None:
    """Let an element take in what the same one has in another frame."""
    one.frames |= other.frames
    keys = [child.key for child in one.children], [child.key for child in other.children]
    merged: list[_Node] = []
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, *keys, autojunk=False).get_opcodes():
        if kind == "equal":
            for mine, theirs in zip(one.children[i1:i2], other.children[j1:j2], strict=True):
                _merge(mine, theirs)
                merged.append(mine)
        else:
            merged += one.children[i1:i2] + other.children[j1:j2]
    one.children = merged


def _written(node: _Node, starts: Sequence[float], length: float) -> str:
    attrs = "".join(f" {name}={_quoted(value)}" for name, value in node.attrs)
    inside = _escaped(node.text) + "".join(_within(child, node, starts, length) for child in node.children)
    return f"<{node.tag}{attrs}>{inside}</{node.tag}>" if inside else f"<{node.tag}{attrs}/>"


def _within(node: _Node, parent: _Node, starts: Sequence[float], length: float) -> str:
    """An element within another; where the other is to be seen in more frames, it comes and goes."""
    inside = _written(node, starts, length)
    if node.frames == parent.frames:
        return inside
    shown, times = list[str](), list[str]()
    for number, start in enumerate(starts):
        value = "inline" if number in node.frames else "none"
        if not shown or shown[-1] != value:
            shown.append(value)
            times.append(_time(start))
    first = "" if 0 in node.frames else ' display="none"'
    beat = f'<animate attributeName="display" dur="{num(length)}s" calcMode="discrete" repeatCount="indefinite" '
    beat += f'values="{";".join(shown)}" keyTimes="{";".join(times)}"/>'
    return f"<g{first}>{beat}{inside}</g>"


def _time(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".") or "0"


def _quoted(value: str) -> str:
    return '"' + _escaped(value).replace('"', "&quot;") + '"'


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
