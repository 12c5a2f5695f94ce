"""How one drawing becomes the next in the page: `morph` keeps the elements that have ids, patches make whole pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import westward
from westward.core import registry
from westward.core.state import OVER
from westward.core.words import Words
from westward.server.drawing import patch

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def page(site: str, chromium: Browser) -> Iterator[Page]:
    """A page of the site, whose scripts can be called one by one."""
    context = chromium.new_context()
    one = context.new_page()
    one.goto(f"{site}/rules/golden-city")
    yield one
    context.close()


MORPH = """async ([old, next, how]) => {
  const {morph, parse, redraw} = await import('/static/scripts/morph.js');
  const root = document.body.appendChild(parse(old));
  const had = new Map([...root.querySelectorAll('[id]')].map(element => [element.id, element]));
  how === 'morph' ? morph(root, parse(next)) : redraw(root, old, next);
  const kept = [...root.querySelectorAll('[id]')].filter(element => had.get(element.id) === element);
  const result = {same: root.isEqualNode(parse(next)), kept: kept.map(element => element.id), markup: root.innerHTML};
  root.remove();
  return result;
}"""


def morph(page: Page, old: str, new: str, how: str) -> dict[str, Any]:
    """What becomes of a drawing: whether it is the new one, and which elements stayed."""
    found: dict[str, Any] = page.evaluate(MORPH, [old, new, how])
    return found


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        ("", '<circle id="a" r="1"/>', []),
        ('<circle id="a" r="1"/>', "", []),
        ('<circle id="a" r="1"/>', '<circle id="a" r="2" class="part"/>', ["a"]),
        ('<circle id="a" r="1" class="may"/>', '<circle id="a" r="1"/>', ["a"]),
        ('<g id="a"/><g id="b"/><g id="c"/>', '<g id="c"/><g id="a"/><g id="b"/>', ["c", "a", "b"]),
        ('<g id="a"/><g id="b"/><g id="c"/>', '<g id="a"/><g id="c"/>', ["a", "c"]),
        ('<g id="a"/><rect width="1"/><g id="b"/>', '<rect width="2"/><g id="b"/><g id="a"/>', ["b", "a"]),
        ('<g id="a"><g id="x"/></g><g id="b"/>', '<g id="a"/><g id="b"><g id="x"/></g>', ["a", "b"]),
        ('<circle id="a" r="1"/>', '<rect id="a" width="1"/>', []),
        ('<text id="a">3</text>', '<text id="a">4 <tspan>of 5</tspan></text>', ["a"]),
        ("plain<rect/>", "<rect/>text", []),
    ],
    ids=[
        "new", "gone", "changed", "attribute-gone", "turned-round", "one-left-out", "with-nameless", "to-another-parent",
        "another-kind", "text", "text-beside",
    ],
)  # fmt: skip
def test_a_drawing_becomes_the_next(page: Page, old: str, new: str, kept: list[str]) -> None:
    """The result is the new drawing, and whatever has an id and stays under the same parent keeps its element."""
    for how in ("morph", "redraw"):
        result = morph(page, old, new, how)
        assert result["same"], result["markup"]
        assert result["kept"] == kept


def test_a_long_drawing_is_compared_inside(page: Page) -> None:
    """Within a group whose markup is long, only what is written otherwise is read again; the rest keeps its elements, named or not."""
    many = "".join(f'<g id="g{i}"><title>{i}</title><circle r="{i}"/></g>' for i in range(60))
    old = f'<g class="all"><rect width="1"/>{many}</g>'
    changed = many.replace('<circle r="7"/>', "<rect/>")
    new = f'<g class="all now"><rect width="1"/>{changed}<g id="more"/></g>'
    assert page.evaluate(
        """async ([old, next]) => {
      const {parse, redraw} = await import('/static/scripts/morph.js');
      const root = parse('');
      redraw(root, '', old);
      const [group] = root.children, [rect, ...had] = group.children;
      redraw(root, old, next);
      return [root.isEqualNode(parse(next)), root.firstChild === group, group.firstChild === rect, had.every(one => one.parentNode === group)];
    }""",
        [old, new],
    ) == [True, True, True, True]


def scenes(game: str, seat: int = 0) -> Iterator[tuple[str, dict[str, str]]]:
    """The pictures of a game as a seat sees them while it is played by chance: the symbols, and the scenes by name."""
    title = registry.title(game)
    words = Words(title, "en", ("Ann", "Ben", "Cem", "Dora"))
    state = title.start(title.players[0])
    chance = random.Random(game)
    for number in range(84):
        if state.to_act == OVER:
            return
        if number % 6 == 0:
            picture = title.picture(registry.view(state, seat), words, "")
            yield picture.defs(), {scene.name: scene.body for scene in picture.scenes}
        state.apply(chance.choice(state.legal()))


ASSEMBLE = """async pictures => {
  const {assemble} = await import('/static/scripts/socket.js');
  const {parse, redraw} = await import('/static/scripts/morph.js');
  const roots = {}, drawn = {};
  let had, wrong = [];
  pictures.forEach(({sent, whole}, i) => {
    had = assemble(sent, had);
    if (sent.defs !== whole.defs) wrong.push(`${i}: defs`);
    for (const {name, body} of sent.scenes) {
      if (body !== whole.scenes[name]) wrong.push(`${i}: ${name}`);
      const next = parse(body);
      roots[name] ??= parse('');
      redraw(roots[name], drawn[name] ?? '', body);
      drawn[name] = body;
      if (!roots[name].isEqualNode(next)) wrong.push(`${i}: ${name} as drawn`);
    }
  });
  return wrong;
}"""


@pytest.mark.parametrize("game", westward.ids())
def test_pictures_are_put_together_from_patches(page: Page, game: str) -> None:
    """From the first whole picture on, every game's patches give the server's markup again, and morphing draws it."""
    sent: list[dict[str, Any]] = []
    old: tuple[str, dict[str, str]] | None = None
    for defs, bodies in scenes(game):
        picture: dict[str, Any] = {"defs": defs} if old is None else {"defs": None, "defs_patch": patch(old[0], defs)}
        picture["scenes"] = [
            {"name": name, "body": body}
            if old is None or name not in old[1]
            else {"name": name, "patch": patch(old[1][name], body)}
            for name, body in bodies.items()
        ]
        sent.append({"sent": picture, "whole": {"defs": defs, "scenes": bodies}})
        old = defs, bodies
    assert len(sent) > 10
    assert page.evaluate(ASSEMBLE, sent) == []
