"""All that is somebody's in one file: what is kept about them as JSON, and the record of every game they sat at."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from westward.server.describe import names
from westward.server.problems import Problem
from westward.server.records import written
from westward.server.shares import Share
from westward.server.table import begin

if TYPE_CHECKING:
    from westward.server.house import House


class _Sink:
    """Takes what a zip file is written of, until somebody fetches it."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._waiting.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back here."""

    def close(self) -> None:
        """What is left is fetched later."""

    def take(self) -> bytes:
        data, self._waiting = b"".join(self._waiting), []
        return data


async def bundle(house: House, guest: str, language: str, share: Share) -> AsyncIterator[bytes]:
    """A zip file, piece by piece: `me.json`, and a record for each game, as far as somebody may know it."""
    sink = _Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("me.json", msgspec.json.format(msgspec.json.encode(await house.database.owning.told(guest))))
        yield sink.take()
        for table in await house.database.owning.tables(guest):
            text = await _record(house, table, guest, language, share)
            if text is not None:
                file.writestr(f"games/{table}.westward.txt", text)
                yield sink.take()
    yield sink.take()


async def _record(house: House, table: str, guest: str, language: str, share: Share) -> str | None:
    """The record of a table's game; None if there is none, or it cannot be read."""
    facts = await house.database.facts(table)
    if facts is None or not facts.event:
        return None
    try:
        if facts.state != "over":
            found = await house.table(table)
            return await found.recording.text(share, found.seating.of(guest), language)
        history, entries = begin(facts), await house.database.entries(table, 0)
        if await house.helpers.work(lambda: history.read(entries, facts.version)) is not None:
            return None
        called = names(facts, language)
        return await house.helpers.record(share, written, history, facts, called, len(history.actions), language)
    except Problem:
        return None
