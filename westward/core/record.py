"""Records: a whole game as readable text, one move per line, that replays to the same position.

    Westward record 1
    game golden-city
    players 4
    option scout_variant on
    moves 212
    result 31 22 0 18
    digest 5b1d20c14f0a

    1 * first 2
    2 * die 4
    3 2 go h0808

A star marks chance, a number the seat (from 1). Lines that begin with a semicolon are remarks. The digest is that of the
move lines: whoever edits a record on purpose removes that line.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from westward.core import registry
from westward.core.errors import NotationError, RecordError, WestwardError
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Settings, write_value

FIRST_LINE: Final = "Westward record 1"
_LONGEST: Final = 4_000_000


@dataclass
class Record:
    """A game as it is written down: what was played by how many with which options, and every action."""

    game: str
    players: int
    settings: Settings
    actions: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)

    def start(self) -> State:
        """The position before the first action."""
        return registry.title(self.game).start(self.players, **self.settings)

    def state(self, moves: int | None = None) -> State:
        """The position after a number of actions, or after all of them."""
        state = self.start()
        for action in self.actions[:moves]:
            state.play(action)
        return state

    def dumps(self) -> str:
        """The record as text."""
        lines: list[str] = []
        state = self.start()
        for number, action in enumerate(self.actions, start=1):
            lines.append(f"{number} {_who(state)} {state.space.format(action)}")
            state.play(action)
        head = [FIRST_LINE, f"game {self.game}", f"players {self.players}"]
        head += [f"option {name} {write_value(value)}" for name, value in self.settings.items()]
        head += [f"name {seat} {name}" for seat, name in enumerate(self.names, start=1)]
        head.append(f"moves {len(lines)}")
        if state.to_act == OVER:
            head.append("result " + " ".join(map(str, state.scores())))
        head.append(f"digest {_digest(lines)}")
        return "\n".join([*head, "", *lines, ""])


def loads(text: str) -> Record:
    """Read and replay a record; a RecordError names the line and what is wrong with it."""
    if len(text) > _LONGEST:
        raise RecordError(f"The record is too long: {len(text)} characters, at most {_LONGEST} are read.")
    lines = [(n, line.strip()) for n, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith(";")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise RecordError(f"Line 1 should be '{FIRST_LINE}'; this is no Westward record.")
    head = [(n, line) for n, line in lines[1:] if not line[0].isdigit()]
    moves = [(n, line) for n, line in lines[1:] if line[0].isdigit()]
    facts = _read_head(head)
    record, state = _begin(facts)
    for number, (n, line) in enumerate(moves, start=1):
        record.actions.append(_read_move(n, line, number, state))
    _check_end(facts, record, state, [line for _, line in moves])
    return record


@dataclass
class _Head:
    game: str = ""
    players: int = 0
    options: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: int | None = None
    result: list[int] | None = None
    digest: str | None = None


def _read_head(lines: list[tuple[int, str]]) -> _Head:
    head = _Head()
    for n, line in lines:
        key, _, value = line.partition(" ")
        try:
            match key:
                case "game":
                    head.game = value
                case "players":
                    head.players = int(value)
                case "option":
                    name, _, setting = value.partition(" ")
                    head.options[name] = setting
                case "name":
                    head.names.append(value.partition(" ")[2])
                case "moves":
                    head.moves = int(value)
                case "result":
                    head.result = [int(v) for v in value.split()]
                case "digest":
                    head.digest = value
                case _:
                    raise RecordError(f"Line {n}: '{key}' is nothing that a record's head can say.")
        except ValueError:
            raise RecordError(f"Line {n}: '{value}' should be a whole number.") from None
    return head


def _begin(head: _Head) -> tuple[Record, State]:
    if not head.game:
        raise RecordError("The record does not say which game it is of; a line 'game …' is missing.")
    try:
        title = registry.title(head.game)
        record = Record(head.game, head.players, title.settings(head.options), names=head.names)
        return record, record.start()
    except WestwardError as problem:
        raise RecordError(f"In the head of the record: {problem}") from None


def _read_move(n: int, line: str, number: int, state: State) -> int:
    parts = line.split(None, 2)
    if len(parts) < 3:
        raise RecordError(f"Line {n}: '{line}' should be a number, who moves, and the move; it is cut short.")
    if parts[0] != str(number):
        raise RecordError(f"Line {n}: this should be move {number}, not {parts[0]}; a line is missing or doubled.")
    if state.to_act == OVER:
        raise RecordError(f"Line {n}: the game was over before move {number}.")
    if parts[1] != _who(state):
        raise RecordError(f"Line {n}: move {number} is made by {_who(state)}, not by {parts[1]}.")
    try:
        action = state.space.parse(parts[2])
        state.play(action)
    except NotationError as problem:
        raise RecordError(f"Line {n}: {problem}") from None
    except WestwardError as problem:
        raise RecordError(f"Line {n}: move {number} is illegal: {problem}") from None
    return action


def _check_end(head: _Head, record: Record, state: State, lines: list[str]) -> None:
    if head.moves is not None and head.moves != len(lines):
        raise RecordError(f"The record says it has {head.moves} moves, but {len(lines)} are there.")
    if head.digest is not None and head.digest != _digest(lines):
        raise RecordError(
            "The moves do not fit the digest: the record was changed. If on purpose, remove the digest line."
        )
    if head.result is not None and state.to_act != OVER:
        raise RecordError(f"The record gives a result, but after its {len(record.actions)} moves the game goes on.")
    if head.result is not None and head.result != state.scores():
        given, true = " ".join(map(str, head.result)), " ".join(map(str, state.scores()))
        raise RecordError(f"The record gives the result {given}, but its moves lead to {true}.")


def _who(state: State) -> str:
    return "*" if state.to_act == CHANCE else str(state.to_act + 1)


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(" ".join(line.split()) for line in lines).encode()).hexdigest()[:12]
