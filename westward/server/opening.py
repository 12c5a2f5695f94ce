"""Opening a database: it is ours, nobody else has it, nobody else reads it, and it has the newest form. Else a sentence says why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy.exc import DBAPIError

from westward.core.errors import SettingsError
from westward.server.problems import briefly

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
#: Tables that every form of our database has had.
_OURS: Final = {"guests", "tables", "seats", "entries"}
_HEADER: Final = b"SQLite format 3\x00"


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL, and for one in memory."""
    made = sa.make_url(url)
    if not made.drivername.startswith("sqlite") or made.database in (None, "", ":memory:"):
        return None
    return Path(str(made.database))


def shown(url: str) -> str:
    """A database as it may be named to anybody: without its password."""
    return str(file_of(url) or sa.make_url(url).render_as_string(hide_password=True))


def take(url: str) -> BaseFileLock | None:
    """Take a SQLite file for this process alone, and keep it from the eyes of others; None where there is no file."""
    path = file_of(url)
    if path is None:
        return None
    check_file(path)
    lock = FileLock(f"{path}.lock", mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise SettingsError(
            f"Another server has the tables in {path} open. A SQLite file serves one process; several can share a PostgreSQL database."
        ) from None
    except OSError as problem:
        raise SettingsError(f"{path} cannot be used: {problem.strerror}.") from None
    try:
        path.touch(mode=0o600, exist_ok=True)
        path.chmod(0o600)
    except OSError as problem:
        lock.release()
        raise SettingsError(f"{path} cannot be used: {problem.strerror}.") from None
    return lock


def check_file(path: Path) -> None:
    """A SettingsError says when a file is there and is no database of ours, or newer than this program. Nothing is written."""
    try:
        if path.is_dir():
            raise SettingsError(f"{path} is a folder; a file for the tables was expected.")
        if path.exists():
            with path.open("rb") as file:
                begin = file.read(len(_HEADER))
            if begin not in (b"", _HEADER):
                raise SettingsError(f"{path} is no database of Westward: it is no SQLite file. It was not touched.")
            if begin:
                _check_content(path)
    except OSError as problem:
        raise SettingsError(f"{path} cannot be read: {problem.strerror}.") from None


def _check_content(path: Path) -> None:
    engine = sa.create_engine(reading(path))
    try:
        with engine.connect() as connection:
            check_form(connection)
    except DBAPIError as problem:
        raise unusable(f"sqlite:///{path}", problem) from None
    finally:
        engine.dispose()


def reading(path: Path) -> str:
    """The URL of a SQLite file that is only read."""
    return f"sqlite:///file:{path}?mode=ro&uri=true"


def config(connection: sa.Connection) -> Config:
    """The migrations, on a connection."""
    made = Config()
    made.set_main_option("script_location", str(_MIGRATIONS))
    made.attributes["connection"] = connection
    return made


def check_form(connection: sa.Connection) -> str | None:
    """The form that a database has, None if it is empty; a SettingsError says when it is not ours, or newer than this program."""
    where = shown(connection.engine.url.render_as_string(hide_password=False)).removeprefix("file:")
    names = set(sa.inspect(connection).get_table_names())
    if not names:
        return None
    if "alembic_version" not in names or not names >= _OURS:
        raise SettingsError(f"{where} is no database of Westward: it holds other things. It was not touched.")
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    script = ScriptDirectory.from_config(config(connection))
    known = {one.revision for one in script.walk_revisions()}
    if found not in known:
        raise SettingsError(
            f"{where} was last used by a newer Westward (its form is {found}; this one knows up to {newest()}). "
            "Update Westward, or restore a backup from before. It was not touched."
        )
    return str(found)


def newest() -> str:
    """The newest form."""
    script = Config()
    script.set_main_option("script_location", str(_MIGRATIONS))
    return str(ScriptDirectory.from_config(script).get_current_head())


def upgrade(connection: sa.Connection) -> None:
    """Bring the database to the newest form."""
    check_form(connection)
    command.upgrade(config(connection), "head")


def unusable(url: str, problem: Exception) -> SettingsError:
    """Why a database cannot be used, in one sentence."""
    why = briefly(getattr(problem, "orig", None) or problem).rstrip(".")
    return SettingsError(f"The database {shown(url)} cannot be used: {why}.")
