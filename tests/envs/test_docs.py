"""docs/research.md shows code that runs and the layouts as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westward
from westward.envs.observer import Observer

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS, ids=[str(i) for i in range(len(BLOCKS))])
def test_the_examples_run(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})


def number(formula: str, players: int) -> int:
    """The value of a size such as `169n` or `n+2`."""
    if formula == "n·n":
        return players * players
    terms = re.fullmatch(r"(?:(\d*)n)?\+?(\d*)", formula)
    assert terms is not None, formula
    times, more = terms.groups()
    return (int(times or 1) * players if times is not None else 0) + int(more or 0)


def test_the_page_lists_every_block(game: str, players: int) -> None:
    section = PAGE.split(f"### {game}\n")[1].split("\n##")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \| (\S+) \| (.+) \|$", section, re.MULTILINE)
    shown = [(name, number(size, players), number(unit, players)) for name, size, unit, _ in rows]
    eyes = Observer(game, players)
    assert shown == eyes.layout()
    assert f"{eyes.actions:,} actions" in section
    assert f"{eyes.size:,} numbers for {players}" in section


def test_what_the_page_says_about_the_edge_of_gold_rush() -> None:
    eyes = Observer("gold-rush", 2)
    space = eyes.title.space
    for line, number in (("place 3,-2 r1", 596 + 289 + 17 * 11 + 6), ("tent -8,8 1", 18 + 289 + 16)):
        assert eyes.tensor.fold([space.parse(line)]) == [number]
        assert eyes.tensor.unfold(number) == space.parse(line)
    assert space.base("tent") == 18
    assert eyes.tensor.fold([space.parse("place 3,-9 r1")]) == [1752]
    assert "122,712 numbers" in PAGE
    assert (eyes.own_actions, eyes.actions) == (122_712, 2_328)
    tiles = sum(westward.view(westward.title("gold-rush").start(2), westward.SPECTATOR).deck.values()) + 1  # type: ignore[attr-defined]
    assert tiles == 72
