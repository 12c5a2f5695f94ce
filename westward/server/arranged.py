"""What is kept of tournaments: who takes part, the tables of the rounds, and how they ended. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from westward.core.title import Settings as Options
from westward.server import chance
from westward.server.facts import Clock, Facts
from westward.server.rows import insert_table
from westward.server.schema import ENTRANTS, MATCHES, TABLES, TOURNAMENTS
from westward.server.standings import Result


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part in a tournament: a person, or a bot of a level; nobody any more who has deleted all that is theirs."""

    number: int
    guest: str | None
    name: str
    level: str = ""
    word: str = ""
    #: The round in which somebody withdrew; 0 for nobody.
    gone: int = 0


@dataclass(frozen=True)
class Match:
    """A table of a round, and how far it is."""

    table: str
    result: Result
    state: str


@dataclass(frozen=True)
class Tournament:
    """A tournament: what is played and how, and how far it has come."""

    id: str
    name: str
    host: str
    game: str
    options: Options
    form: str
    size: int
    rounds: int
    pace: str
    clock: Clock
    private: bool
    alike: bool
    secrets: tuple[str, ...]
    level: str
    state: str
    round: int
    created: float
    changed: float
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()

    def of_round(self, round: int) -> list[Match]:
        """The tables of a round."""
        return [match for match in self.matches if match.result.round == round]

    def entrant(self, guest: str | None) -> Entrant | None:
        """Somebody as an entrant who has not withdrawn."""
        return next((e for e in self.entrants if guest is not None and e.guest == guest and not e.gone), None)


class Arranged:
    """The tournaments of a database."""

    def __init__(
        self,
        engine: AsyncEngine,
        write: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._write = write
        self._clock = clock

    async def create(self, new: Tournament) -> None:
        """Keep a new tournament."""
        names = ("id", "name", "host", "game", "form", "size", "rounds", "pace", "private", "alike", "level", "state",
                 "round", "created", "changed")  # fmt: skip
        row: dict[str, Any] = {name: getattr(new, name) for name in names}
        row |= {
            "options": msgspec.json.encode(new.options).decode(),
            "clock": msgspec.json.encode(new.clock).decode(),
            "secrets": " ".join(new.secrets),
        }
        async with self._write() as connection:
            await connection.execute(sa.insert(TOURNAMENTS).values(row))

    async def find(self, id: str) -> Tournament | None:
        """The tournament of an id, with all that belongs to it."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id))).first()
            return None if row is None else await _whole(connection, row)

    async def listing(self, guest: str | None, limit: int = 20) -> list[Tournament]:
        """The tournaments of a guest, latest first; or the public ones that are not over."""
        asked = sa.select(TOURNAMENTS).order_by(TOURNAMENTS.c.changed.desc()).limit(limit)
        if guest is not None:
            mine = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest)
            asked = asked.where(sa.or_(TOURNAMENTS.c.host == guest, TOURNAMENTS.c.id.in_(mine)))
        else:
            asked = asked.where(TOURNAMENTS.c.state.in_(("open", "running")), TOURNAMENTS.c.private == sa.false())
        async with self._engine.connect() as connection:
            return [await _whole(connection, row) for row in list(await connection.execute(asked))]

    async def unfinished(self, guest: str) -> int:
        """How many tournaments of a host are not over."""
        counted = (TOURNAMENTS.c.host == guest, TOURNAMENTS.c.state != "over")
        async with self._engine.connect() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).where(*counted))).scalar_one())

    async def running(self) -> list[str]:
        """The tournaments that are being played."""
        async with self._engine.connect() as connection:
            asked = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == "running")
            return [row.id for row in await connection.execute(asked)]

    async def enter(self, id: str, who: Entrant, most: int) -> bool:
        """Somebody takes part; False if it has begun, is full, or they do already."""
        here = ENTRANTS.c.tournament == id
        try:
            async with self._write() as connection:
                if not await self._touch(connection, id, "open"):
                    return False
                rows = list(await connection.execute(sa.select(ENTRANTS.c.number, ENTRANTS.c.guest).where(here)))
                if len(rows) >= most or any(row.guest == who.guest for row in rows):
                    return False
                number = max((row.number for row in rows), default=-1) + 1
                await connection.execute(sa.insert(ENTRANTS).values(_entrant_row(id, replace(who, number=number))))
                return True
        except IntegrityError:
            return False  # another process was quicker

    async def leave(self, id: str, number: int, round: int) -> None:
        """Somebody takes part no more: before the first round they are forgotten."""
        who = (ENTRANTS.c.tournament == id, ENTRANTS.c.number == number)
        async with self._write() as connection:
            if await self._touch(connection, id, "open"):
                await connection.execute(sa.delete(ENTRANTS).where(*who))
            else:
                await connection.execute(sa.update(ENTRANTS).where(*who, ENTRANTS.c.gone == 0).values(gone=round))
                await self._touch(connection, id, "running")

    async def begin(self, id: str, entrants: Sequence[Entrant], rounds: int) -> bool:
        """Begin a tournament with these entrants, numbered anew; False if it has begun."""
        async with self._write() as connection:
            if not await self._touch(connection, id, "open"):
                return False
            values = {"state": "running", "rounds": rounds}
            await connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(values))
            await connection.execute(sa.delete(ENTRANTS).where(ENTRANTS.c.tournament == id))
            await connection.execute(sa.insert(ENTRANTS), [_entrant_row(id, entrant) for entrant in entrants])
            return True

    async def open_round(self, one: Tournament, tables: Sequence[tuple[Facts, Sequence[int]]]) -> bool:
        """Set up the tables of the next round, all at once; False if another process has done so, or somebody withdrew meanwhile."""
        round = one.round + 1
        now = sa.update(TOURNAMENTS).where(
            TOURNAMENTS.c.id == one.id,
            TOURNAMENTS.c.round == one.round,
            TOURNAMENTS.c.state == "running",
            TOURNAMENTS.c.changed == one.changed,
        )
        async with self._write() as connection:
            if not (await connection.execute(now.values(round=round, changed=self._clock()))).rowcount:
                return False
            for number, (facts, sat) in enumerate(tables, start=1):
                await insert_table(connection, facts)
                row = {"tournament": one.id, "round": round, "number": number, "table_id": facts.id,
                       "sat": ",".join(map(str, sat)), "scores": None, "winners": ""}  # fmt: skip
                await connection.execute(sa.insert(MATCHES).values(row))
            return True

    async def note(self, table: str, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Note how a table has ended; without scores, that it could not be finished."""
        written = {"scores": ",".join(map(str, scores)), "winners": ",".join(map(str, winners))}
        async with self._write() as connection:
            await connection.execute(
                sa.update(MATCHES).where(MATCHES.c.table_id == table, MATCHES.c.scores.is_(None)).values(written)
            )

    async def open_luck(self, one: Tournament, round: int) -> list[str]:
        """All tables of a round are over: from now on everybody may know its secret and look at its tables; which these are."""
        tables, secret = [match.table for match in one.of_round(round)], one.secrets[round - 1]
        values = {"seed": chance.opened(secret), "private": one.private}
        closed = (TABLES.c.id.in_(tables), TABLES.c.seed == chance.shared(secret))
        async with self._write() as connection:
            await connection.execute(sa.update(TABLES).where(*closed).values(values))
        return tables

    async def end(self, id: str) -> None:
        """The tournament is over."""
        async with self._write() as connection:
            values = {"state": "over", "changed": self._clock()}
            await connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(values))

    async def _touch(self, connection: AsyncConnection, id: str, state: str) -> bool:
        """Whether a tournament is in a state; until the transaction is over, nobody else changes that."""
        found = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id, TOURNAMENTS.c.state == state)
        return bool((await connection.execute(found.values(changed=self._clock()))).rowcount)


def _entrant_row(id: str, who: Entrant) -> dict[str, Any]:
    names = ("number", "guest", "name", "level", "word", "gone")
    return {"tournament": id, **{name: getattr(who, name) for name in names}}


async def _whole(connection: AsyncConnection, row: Any) -> Tournament:
    asked = sa.select(ENTRANTS).where(ENTRANTS.c.tournament == row.id).order_by(ENTRANTS.c.number)
    entrants = [Entrant(e.number, e.guest, e.name, e.level, e.word, e.gone) for e in await connection.execute(asked)]
    played = sa.select(MATCHES, TABLES.c.state).join(TABLES, TABLES.c.id == MATCHES.c.table_id)
    played = played.where(MATCHES.c.tournament == row.id).order_by(MATCHES.c.round, MATCHES.c.number)
    names = ("id", "name", "host", "game", "form", "size", "rounds", "pace", "private", "alike", "level", "state",
             "round", "created", "changed")  # fmt: skip
    return Tournament(
        **{name: getattr(row, name) for name in names},
        options=msgspec.json.decode(row.options, type=Options),
        clock=msgspec.json.decode(row.clock, type=Clock),
        secrets=tuple(row.secrets.split()),
        entrants=tuple(entrants),
        matches=tuple(_match(one) for one in await connection.execute(played)),
    )


def _match(row: Any) -> Match:
    def numbers(text: str) -> tuple[int, ...]:
        return tuple(int(number) for number in text.split(",") if number)

    scores = None if row.scores is None else numbers(row.scores)
    return Match(row.table_id, Result(row.round, numbers(row.sat), scores, numbers(row.winners)), row.state)
