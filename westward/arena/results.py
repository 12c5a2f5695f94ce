"""Results in one SQLite file: a row per game, written when it ends, so that an interrupted arena goes on where it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from westward.arena.plan import Contest, Meeting
from westward.arena.playing import Played
from westward.core.errors import SettingsError
from westward.core.title import Settings

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS meeting (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, settings TEXT NOT NULL, first TEXT NOT NULL,
    second TEXT NOT NULL, seed INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS game (
    meeting TEXT NOT NULL REFERENCES meeting (id), number INTEGER NOT NULL, share REAL NOT NULL, decisions INTEGER NOT NULL,
    facts TEXT NOT NULL, PRIMARY KEY (meeting, number)
);
"""


class Kept(msgspec.Struct, frozen=True):
    """A meeting in a file of results."""

    id: str
    game: str
    players: int
    settings: Settings
    first: str
    second: str
    seed: int


class Results:
    """A file of results. Each game of each meeting is kept once, whoever played it."""

    def __init__(self, path: Path, new: bool = True) -> None:
        if not new and not path.exists():
            raise SettingsError(f"{path} does not exist.")
        try:
            self._base = sqlite3.connect(path)
            self._base.executescript(_TABLES)
        except sqlite3.Error as problem:
            raise SettingsError(f"{path} is no file of results: {problem}.") from None

    def begin(self, contest: Contest) -> None:
        """Note the meetings of a contest."""
        settings = msgspec.json.encode(contest.settings, order="sorted").decode()
        rows = [
            (contest.id(m), contest.game, contest.players, settings, m.first, m.second, contest.seed)
            for m in contest.meetings()
        ]
        with self._base:
            self._base.executemany("INSERT OR IGNORE INTO meeting VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    def add(self, games: Iterable[Played]) -> None:
        """Keep games; one that is there already stays as it is."""
        rows = [(g.meeting, g.number, g.share, g.length, msgspec.json.encode(g).decode()) for g in games]
        with self._base:
            self._base.executemany("INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?)", rows)

    def numbers(self, meeting: str) -> set[int]:
        """The games of a meeting that are there."""
        return {n for (n,) in self._base.execute("SELECT number FROM game WHERE meeting = ?", (meeting,))}

    def games(self, meeting: str, below: int | None = None) -> list[Played]:
        """The games of a meeting in order, all or the first ones."""
        rows = self._base.execute(
            "SELECT facts FROM game WHERE meeting = ? AND number < ? ORDER BY number",
            (meeting, below if below is not None else 1 << 40),
        )
        return [msgspec.json.decode(facts, type=Played) for (facts,) in rows]

    def meetings(self) -> list[Kept]:
        """All meetings, by game and number of players."""
        rows = self._base.execute("SELECT * FROM meeting ORDER BY game, players, settings, rowid")
        return [Kept(i, g, p, msgspec.json.decode(s, type=Settings), a, b, seed) for i, g, p, s, a, b, seed in rows]

    def close(self) -> None:
        """Close the file."""
        self._base.close()


def meeting_of(kept: Kept) -> Meeting:
    """The two bots of a kept meeting."""
    return Meeting(kept.first, kept.second)
