"""Choices in the terminal: numbered, those that belong together in one group, and a page at a time where there are many."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len

from westward.core.view import Choice
from westward.core.words import Words

#: Up to so many choices stand one below the other as they are.
_FEW: Final = 9

#: Choices that belong together: what they have in common (nothing, if they do not), and each with what it is among them.
Group: TypeAlias = tuple[str, list[tuple[str, Choice]]]


class Line(NamedTuple):
    """A line of a menu, and how many of its entries have been named with it."""

    text: str
    named: int


class Menu:
    """The entries in the order in which they are numbered, and their lines.

    An entry is a choice or, where all choices would not fit into the room, a whole group with a menu of its own.
    """

    def __init__(self, groups: list[Group], width: int, room: int = 0) -> None:
        self.entries: list[Choice | Menu] = []
        self.labels: list[str] = []
        self.lines: list[Line] = []
        for heading, members in groups:
            if heading or self.lines:
                self.lines.append(Line(f"{heading[:1].upper()}{heading[1:]}", len(self.entries)))
            self._fill([label for label, _ in members], width, bool(heading))
            self.entries += [choice for _, choice in members]
        if room and len(self.lines) > room and sum(1 for heading, _ in groups if heading) > 1:
            self._fold(groups, width)

    def _fold(self, groups: list[Group], width: int) -> None:
        self.entries, self.labels, self.lines = [], [], []
        for heading, members in groups:
            if heading:
                self._fill([f"{heading[:1].upper()}{heading[1:]} … ({len(members)})"], width, False)
                self.entries.append(Menu([(heading, members)], width))
            else:
                self._fill([label for label, _ in members], width, False)
                self.entries += [choice for _, choice in members]

    def _fill(self, labels: list[str], width: int, side_by_side: bool) -> None:
        """Items of a group side by side, others one below the other."""
        items = [f"{len(self.labels) + n:>3}  {label}" for n, label in enumerate(labels, start=1)]
        widest = max(cell_len(item) for item in items) + 2
        columns = max(1, (width - 1) // widest) if side_by_side else 1
        named = len(self.labels)
        for i in range(0, len(items), columns):
            row = items[i : i + columns]
            named += len(row)
            cells = [item + " " * (widest - cell_len(item)) for item in row]
            self.lines.append(Line("".join(cells).rstrip(), named))
        self.labels += labels

    def numbers(self) -> dict[int, int]:
        """The number that each action stands under."""
        return {entry.action: i for i, entry in enumerate(self.entries, start=1) if isinstance(entry, Choice)}

    def named(self, words: str) -> Choice | Menu | None:
        """The only entry whose words begin like this."""
        asked = words.casefold()
        found = [i for i, label in enumerate(self.labels) if _begins(label.casefold(), asked)]
        return self.entries[found[0]] if len(found) == 1 else None


def _begins(label: str, asked: str) -> bool:
    return label.startswith(asked) and not label[len(asked) : len(asked) + 1].isalnum()


def grouped(choices: list[Choice], words: Words) -> list[Group]:
    """Choices as they stand in a menu: a few as they are, many in groups, those that have nothing in common together."""
    labels = [(_split(choice, words) if len(choices) > _FEW else ("", words.choice(choice))) for choice in choices]
    members: dict[str, list[int]] = {}
    for i, (group, _) in enumerate(labels):
        members.setdefault(group, []).append(i)
    # Those that stand alone keep their own words; one group at most has no heading.
    for group in [g for g, some in members.items() if g and len(some) == 1]:
        alone = members.pop(group)[0]
        labels[alone] = "", words.choice(choices[alone])
        members.setdefault("", []).append(alone)
    ordered = sorted(members.items(), key=lambda g: min(g[1]))
    return [(group, [(labels[i][1], choices[i]) for i in sorted(some)]) for group, some in ordered]


def _split(choice: Choice, words: Words) -> tuple[str, str]:
    """What a choice has in common with others, and what it is among them."""
    step, then = words.steps(choice)
    if step:
        return step, then
    label = words.choice(choice)
    head, colon, rest = label.partition(": ")
    return (rest, head) if colon and len(head) < 32 else ("", label)
