"""Choices in the terminal: numbered, those that belong together in one group, and a page at a time where there are many."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from westward.core.view import Choice
from westward.core.words import Words

#: Up to so many choices stand one below the other as they are.
_FEW: Final = 9


class Line(NamedTuple):
    """A line of a menu, and how many choices have been named with it."""

    text: str
    named: int


class Menu:
    """The choices in the order in which they are numbered, and their lines."""

    def __init__(self, choices: list[Choice], words: Words, width: int) -> None:
        labels = [(_split(choice, words) if len(choices) > _FEW else ("", words.choice(choice))) for choice in choices]
        groups: dict[str, list[int]] = {}
        for i, (group, _) in enumerate(labels):
            groups.setdefault(group, []).append(i)
        #: Those that stand alone keep their own words; one group at most has no heading.
        for group in [g for g, members in groups.items() if g and len(members) == 1]:
            alone = groups.pop(group)[0]
            labels[alone] = "", words.choice(choices[alone])
            groups.setdefault("", []).append(alone)
        self.choices: list[Choice] = []
        self.lines: list[Line] = []
        for group, members in sorted(groups.items(), key=lambda g: min(g[1])):
            if group or self.lines:
                self.lines.append(Line(f"{group[:1].upper()}{group[1:]}", len(self.choices)))
            items = [f"{len(self.choices) + n:>3}  {labels[i][1]}" for n, i in enumerate(sorted(members), start=1)]
            self._fill(items, width, bool(group))
            self.choices += [choices[i] for i in sorted(members)]

    def _fill(self, items: list[str], width: int, side_by_side: bool) -> None:
        """Items of a group side by side, others one below the other."""
        widest = max(cell_len(item) for item in items) + 2
        columns = max(1, (width - 1) // widest) if side_by_side else 1
        named = len(self.choices)
        for i in range(0, len(items), columns):
            row = items[i : i + columns]
            named += len(row)
            cells = [item + " " * (widest - cell_len(item)) for item in row]
            self.lines.append(Line("".join(cells).rstrip(), named))


def _split(choice: Choice, words: Words) -> tuple[str, str]:
    """What a choice has in common with others, and what it is among them."""
    step, then = words.steps(choice)
    if step:
        return step, then
    label = words.choice(choice)
    head, colon, rest = label.partition(": ")
    return (rest, head) if colon and len(head) < 32 else ("", label)
