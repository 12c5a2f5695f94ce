"""Records: a whole game as readable text, one move per line, that replays to the same position.

    Westward record 1
    game golden-city
    version 0d927f6d8b89
    players 4
    option scout_variant on
    moves 212
    result 31 22 0 18
    digest 5b1d20c14f0a

    1 * first 2
    2 * die 4
    3 2 go h0808

A star marks chance, a number the seat (from 1). Lines that begin with a semicolon are remarks. The version is that of the game
(`Title.version`); older records have none. The digest is that of the move lines: whoever edits a record on purpose removes
that line. Where another box was played with than the game's own, a line `box mine` says what it is called. docs/records.md tells the rest.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from typing import Final

from westward.core import registry
from westward.core.errors import RecordError, WestwardError
from westward.core.history import History, Written, check_numbers
from westward.core.luck import Luck, read_numbers, write_numbers
from westward.core.state import CHANCE, State, whole_number
from westward.core.title import Settings, Title, write_value
from westward.core.view import SPECTATOR
from westward.core.words import Words

FIRST_LINE: Final = "Westward record 1"
_LONGEST: Final = 4_000_000


@dataclass(repr=False)
class Record:
    """A game as it is written down: what was played by how many with which options, and every action."""

    game: str
    players: int
    settings: Settings
    actions: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    #: The version of the game whose actions these are; empty for the one that is here.
    version: str = field(default="", compare=False)
    #: Where its luck came from, if it tells.
    luck: Luck | None = field(default=None, compare=False)

    def start(self) -> State:
        """The position before the first action."""
        return registry.title(self.game).start(self.players, **self.settings)

    def history(self, seed: str = "") -> History:
        """The game move by move; a RecordError says which entry does not fit. The seed decides what chance draws later."""
        check_numbers(registry.title(self.game), self.version)
        history = History(self.start(), seed)
        moves = enumerate(self.actions, start=1)
        misfit = history.read(Written(n, history.state.to_act, None, whole_number(action)) for n, action in moves)
        if misfit is not None:
            raise RecordError(history.sentence(misfit, names=self.names))
        return history

    def state(self, moves: int | None = None) -> State:
        """The position after a number of actions, or after all of them."""
        history = self.history()
        return history.state if moves is None else history.at(moves)

    def dumps(self) -> str:
        """The record as text."""
        history = self.history()
        pairs = zip(history.actors, history.actions, strict=True)
        lines = [f"{n} {_who(seat)} {history.state.space.format(a)}" for n, (seat, a) in enumerate(pairs, start=1)]
        title = history.title
        head = [FIRST_LINE, f"game {title.game}", *([f"box {title.box}"] if title.box else [])]
        head += [f"version {title.version}", f"players {self.players}"]
        head += [f"option {name} {write_value(value)}" for name, value in self.settings.items()]
        head += [f"name {seat} {name}" for seat, name in enumerate(self.names, start=1)]
        head += _luck_lines(self.luck)
        head.append(f"moves {len(lines)}")
        if history.over:
            head.append("result " + " ".join(map(str, history.state.scores())))
        head.append(f"digest {_digest(lines)}")
        return "\n".join([*head, "", *lines, ""])

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.players} players, {len(self.actions)} moves>"

    def _repr_svg_(self) -> str:
        title = registry.title(self.game)
        view = registry.view(self.state(), SPECTATOR)
        return title.picture(view, Words(title, names=self.names), "").whole()


def loads(text: str) -> Record:
    """Read and replay a record; a RecordError names the line and what is wrong with it."""
    record, problem = salvage(text)
    if problem is not None:
        raise problem
    return record


def salvage(text: str) -> tuple[Record, RecordError | None]:
    """As much of a record as fits, and what is wrong with the rest, None if nothing is.

    A RecordError is raised only when there is no game at all: when the head cannot be read.
    """
    if len(text) > _LONGEST:
        raise RecordError(f"The record is too long: {len(text)} characters, at most {_LONGEST} are read.")
    lines = [(n, line.strip()) for n, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith(";")]
    if not lines or lines[0][1] != FIRST_LINE:
        raise RecordError(f"Line 1 should be '{FIRST_LINE}'; this is no Westward record.")
    head = _read_head([(n, line) for n, line in lines[1:] if not line[0].isdigit()])
    moves = [(n, line) for n, line in lines[1:] if line[0].isdigit()]
    history = _begin(head)
    problem = None
    try:
        for number, (n, line) in enumerate(moves, start=1):
            _read_move(n, line, number, history, head)
        _check_end(head, history, [line for _, line in moves])
    except RecordError as found:
        problem = found
    title, settings = history.title, history.state.settings
    return Record(title.id, head.players, settings, history.actions, head.names, title.version, head.luck), problem


@dataclass
class _Head:
    game: str = ""
    box: str = ""
    version: str = ""
    players: int = 0
    options: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    moves: int | None = None
    result: list[int] | None = None
    digest: str | None = None
    luck: Luck | None = None


def _read_head(lines: list[tuple[int, str]]) -> _Head:
    head = _Head()
    for n, line in lines:
        key, _, value = line.partition(" ")
        try:
            match key:
                case "game":
                    head.game = value
                case "box":
                    head.box = value
                case "version":
                    head.version = value
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
                case "seed" | "commitment" | "secret" | "word" | "brought" | "gone" | "draws":
                    head.luck = _read_luck(head.luck or Luck(), key, value)
                case _:
                    raise RecordError(f"Line {n}: '{key}' is nothing that a record's head can say.")
        except ValueError:
            raise RecordError(f"Line {n}: '{value}' should be a whole number.") from None
    return head


def _luck_lines(luck: Luck | None) -> list[str]:
    if luck is None:
        return []
    lines = [] if luck.seed is None else [f"seed {luck.seed}"]
    lines += [f"{name} {value}" for name, value in (("commitment", luck.commitment), ("secret", luck.secret)) if value]
    lines += [f"word {seat} {word}" for seat, word in enumerate(luck.words, start=1)]
    lines += [f"brought {luck.brought}"] if luck.brought else []
    lines += ["draws alike"] if luck.alike else []
    return lines + ([f"gone {write_numbers(luck.gone)}"] if luck.gone else [])


def _read_luck(luck: Luck, key: str, value: str) -> Luck:
    match key:
        case "seed":
            return replace(luck, seed=int(value))
        case "commitment":
            return replace(luck, commitment=value)
        case "secret":
            return replace(luck, secret=value)
        case "word":
            return replace(luck, words=(*luck.words, value.partition(" ")[2]))
        case "brought":
            return replace(luck, brought=int(value))
        case "draws":
            if value != "alike":
                raise RecordError(f"Draws can be 'alike' at several tables, not '{value}'.")
            return replace(luck, alike=True)
        case _:
            return replace(luck, gone=read_numbers(value, _LONGEST))


def _begin(head: _Head) -> History:
    if not head.game:
        raise RecordError("The record does not say which game it is of; a line 'game …' is missing.")
    try:
        return History(_title(head).start(head.players, **head.options), "")
    except WestwardError as problem:
        raise RecordError(f"In the head of the record: {problem}") from None


def _title(head: _Head) -> Title:
    """The game with the box that the record was played with: the one of that version, or else the one of that name."""
    usual = registry.title(head.game)
    if not head.box and head.version in ("", usual.version):
        return usual
    known = [usual, *registry.boxes(usual.id)]
    fits = [t for t in known if t.version == head.version] or [t for t in known if head.box and t.box == head.box]
    if fits:
        return fits[0]
    if head.box and not usual.box:
        raise RecordError(
            f"this game of {usual.id} was played with the box '{head.box}' (version {head.version or 'unknown'}), "
            "which is not here; whoever has its file can name it with --box."
        )
    return usual


def _read_move(n: int, line: str, number: int, history: History, head: _Head) -> None:
    parts = line.split(None, 2)
    if len(parts) < 3:
        raise RecordError(f"Line {n}: '{line}' should be a number, who moves, and the move; it is cut short.")
    if parts[0] != str(number):
        raise RecordError(f"Line {n}: this should be move {number}, not {parts[0]}; a line is missing or doubled.")
    if parts[1] != "*" and not parts[1].isdecimal():
        raise RecordError(
            f"Line {n}: move {number} is made by a seat, from 1, or by * for chance, not by '{parts[1]}'."
        )
    seat = CHANCE if parts[1] == "*" else int(parts[1]) - 1
    misfit = history.read([Written(number, seat, parts[2])], head.version)
    if misfit is not None:
        raise RecordError(f"Line {n}: {history.sentence(misfit, names=head.names)}")


def _check_end(head: _Head, history: History, lines: list[str]) -> None:
    if head.moves is not None and head.moves != len(lines):
        raise RecordError(f"The record says it has {head.moves} moves, but {len(lines)} are there.")
    if head.digest is not None and head.digest != _digest(lines):
        raise RecordError(
            "The moves do not fit the digest: the record was changed. If on purpose, remove the digest line."
        )
    if head.result is None:
        return
    if not history.over:
        raise RecordError(f"The record gives a result, but after its {len(lines)} moves the game goes on.")
    scores = history.state.scores()
    if head.result != scores:
        given, true = " ".join(map(str, head.result)), " ".join(map(str, scores))
        raise RecordError(f"The record gives the result {given}, but its moves lead to {true}.")


def _who(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(" ".join(line.split()) for line in lines).encode()).hexdigest()[:12]
