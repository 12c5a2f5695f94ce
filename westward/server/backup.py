"""Backups of a SQLite database: made while the server runs, checked before they are used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from westward.core.errors import SettingsError
from westward.server.opening import check_file, file_of, take


def back_up(url: str, target: Path) -> int:
    """Copy a database as it is at one moment into a new file; how many tables it has."""
    path = _file(url, "pg_dump makes a backup of it")
    if not path.exists():
        raise SettingsError(f"There is no file {path}.")
    if target.exists():
        raise SettingsError(f"{target} is there already; it was not touched.")
    check_file(path)
    part = target.with_name(target.name + ".part")
    try:
        part.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            count = _check(copy, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as problem:
        raise SettingsError(f"The backup could not be written to {target}: {problem}.") from None
    finally:
        part.unlink(missing_ok=True)
    return count


def restore(url: str, backup: Path, instead: bool) -> int:
    """Put a backup in the place of a database; what was there is kept beside it, as `….before`."""
    path = _file(url, "psql or pg_restore brings a backup back")
    if not backup.exists():
        raise SettingsError(f"There is no file {backup}.")
    check_file(backup)
    if path.exists() and not instead:
        raise SettingsError(
            f"{path} is there already; with --instead the backup takes its place, and it is kept beside it."
        )
    lock = take(url)  # not while a server has it
    new = path.with_name(path.name + ".new")
    try:
        new.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(new)) as copy,
        ):
            source.backup(copy)
            count = _check(copy, backup)
        if path.stat().st_size:
            with closing(sqlite3.connect(path)) as old:
                old.execute("PRAGMA journal_mode=DELETE")  # everything into the one file that is kept
            path.replace(path.with_name(path.name + ".before"))
        new.replace(path)
    except (OSError, sqlite3.Error) as problem:
        raise SettingsError(f"The backup could not be brought back: {problem}.") from None
    finally:
        new.unlink(missing_ok=True)
        if lock is not None:
            lock.release()
    return count


def _file(url: str, otherwise: str) -> Path:
    path = file_of(url)
    if path is None:
        raise SettingsError(f"This is for SQLite files; of a PostgreSQL database, {otherwise}.")
    return path


def _check(connection: sqlite3.Connection, path: Path) -> int:
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise SettingsError(f"{path} is damaged; 'westward doctor' says where.")
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
