"""New tables as rows of the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westward.server.facts import Facts, Seat
from westward.server.schema import SEATS, TABLES


async def insert_table(connection: AsyncConnection, facts: Facts, event: int = 0) -> None:
    """Keep a new table, within a transaction."""
    row = {name: getattr(facts, name) for name in
           ("id", "game", "state", "private", "pace", "seed", "host", "created", "changed", "version", "brought",
            "talk", "slow", "lesson", "tournament")}  # fmt: skip
    row |= {
        "clock": "" if facts.clock is None else msgspec.json.encode(facts.clock).decode(),
        "hints": "on" if facts.hints else "",
        "options": msgspec.json.encode(facts.options).decode(),
        "bot_due": False,
        "event": event,
        "asked": "",
    }
    await connection.execute(sa.insert(TABLES).values(row))
    await connection.execute(sa.insert(SEATS), [_seat_row(facts.id, i, s) for i, s in enumerate(facts.seats)])


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"table_id": table, "seat": number, "kind": seat.kind, "guest": seat.guest, "name": seat.name,
            "level": seat.level, "colour": seat.colour, "word": seat.word}  # fmt: skip
