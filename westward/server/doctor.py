"""Goes through a database without changing it: what is damaged, in sentences, and what can still be read of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from westward.core.errors import SettingsError
from westward.core.history import History, Written
from westward.core.record import Record
from westward.server import chance
from westward.server.database import read_facts
from westward.server.facts import Facts, Seat
from westward.server.opening import check_file, check_form, file_of, newest, reading, shown, unusable
from westward.server.problems import Problem
from westward.server.schema import ANSWERS, CHAT, ENTRIES, SEATS, TABLES
from westward.server.scribe import answers
from westward.server.sealed import SealedAnswers
from westward.server.table import begin


@dataclass
class Findings:
    """What the doctor saw."""

    tables: int = 0
    entries: int = 0
    #: Per damaged table, or per part of the file, one sentence for each thing that is wrong.
    damage: list[tuple[str, str]] = field(default_factory=list)
    #: Where the records of damaged tables were written.
    exported: list[Path] = field(default_factory=list)


def examine(url: str, export: Path | None = None, every: bool = False) -> Findings:
    """Examine a database; `export` is a folder for the records of damaged tables, or of every one."""
    engine = _engine(url)
    found = Findings()
    try:
        with engine.connect() as connection:
            form = check_form(connection)
            if form != newest():
                raise SettingsError(
                    f"{shown(url)} has the form {form or 'of an empty database'}, and the newest is {newest()}: "
                    "start the server once, then ask again."
                )
            found.damage += [("the file", line) for line in _integrity(connection)]
            found.damage += _orphans(connection)
            for table in connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.created)).scalars().all():
                _table(connection, table, found, export, every)
    except DBAPIError as problem:
        raise unusable(url, problem) from None
    finally:
        engine.dispose()
    return found


def _engine(url: str) -> sa.Engine:
    path = file_of(url)
    if path is None:
        return sa.create_engine(url, hide_parameters=True)
    if not path.exists():
        raise SettingsError(f"There is no file {path}.")
    check_file(path)
    return sa.create_engine(reading(path), hide_parameters=True)


def _integrity(connection: sa.Connection) -> Iterator[str]:
    """What SQLite itself finds wrong; PostgreSQL looks after its own pages."""
    if connection.dialect.name == "sqlite":
        for line in connection.execute(sa.text("PRAGMA integrity_check(20)")).scalars():
            if line != "ok":
                yield str(line)


def _orphans(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Rows of tables that are not there."""
    for rows in (SEATS, ENTRIES, ANSWERS, CHAT):
        lost = sa.select(rows.c.table_id, sa.func.count()).where(rows.c.table_id.not_in(sa.select(TABLES.c.id)))
        for table, count in connection.execute(lost.group_by(rows.c.table_id)):
            yield table, f"{count} rows of '{rows.name}' belong to no table."


def _table(connection: sa.Connection, table: str, found: Findings, export: Path | None, every: bool) -> None:
    found.tables += 1
    history: History | None = None
    facts: Facts | None = None
    damage: list[str] = []
    try:
        facts = _facts(connection, table)
        history = begin(facts)
        damage += _history(connection, facts, history, found)
    except Problem as problem:
        damage.append(problem.say("en"))
    except Exception as problem:  # whatever is wrong with one table, the others are looked at too
        damage.append(f"It cannot be read: {problem!r}.")
    found.damage += [(table, line) for line in damage]
    if export is not None and facts is not None and history is not None and (damage or every):
        found.exported.append(_export(export, facts, history))


def _facts(connection: sa.Connection, table: str) -> Facts:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one()
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).all()
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise Problem("damaged-table", 500, why=f"its seats are numbered {[seat.seat for seat in seats]}.")
    return read_facts(row, [Seat(s.kind, s.name, s.guest, s.level, s.colour, s.word) for s in seats], set())


def _history(connection: sa.Connection, facts: Facts, history: History, found: Findings) -> Iterator[str]:
    """What is wrong with the entries and answers of a table; the history is what can be read."""
    asked = sa.select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.move, ENTRIES.c.action, ENTRIES.c.client_id)
    rows = connection.execute(asked.where(ENTRIES.c.table_id == facts.id).order_by(ENTRIES.c.number))
    entries = [Written(*row) for row in rows]
    found.entries += len(entries)
    misfit = history.read(entries, facts.version)
    if misfit is not None:
        yield history.sentence(misfit)
        return
    if facts.event != len(entries):
        yield f"It should have {facts.event} entries and has {len(entries)}."
    state = "open" if facts.state == "open" and not entries else "over" if history.over else "running"
    if facts.state not in (state, "closed"):
        yield f"Its state is '{facts.state}' and should be '{state}'."
    sealed = SealedAnswers(history)
    for answer in answers(connection, facts.id, history.number):
        misfit = sealed.note(answer, facts.version)
        if misfit is not None:
            yield history.sentence(misfit)


def _export(folder: Path, facts: Facts, history: History) -> Path:
    """Write what can be read of a table as a record. Luck that is not opened yet stays sealed."""
    folder.mkdir(parents=True, exist_ok=True)
    names = [seat.name or f"Seat {number}" for number, seat in enumerate(facts.seats, start=1)]
    luck = chance.luck(facts, history)
    record = Record(facts.game, len(facts.seats), facts.options, history.actions, names, history.title.version, luck)
    path = folder / f"{facts.game}-{facts.id}.westward.txt"
    path.write_text(record.dumps(), encoding="utf-8")
    return path
